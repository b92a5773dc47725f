#include "engine/presets/written_source.hpp"

#include <string_view>
#include <utility>

namespace lockstep {

Message writtenSource(const std::string& source)
{
    using Part = std::pair<std::string_view, const char*>;
    for (const auto& [word, id] : {Part{", chapter ", "source.chapter"}, Part{", section ", "source.section"}})
        if (const auto at = source.rfind(word); at != std::string::npos)
            return {id, {source.substr(0, at), source.substr(at + word.size())}, source};
    return {{}, {}, source};
}

} // namespace lockstep
