#include "engine/presets/preset_notes.hpp"

#include "engine/presets/preset.hpp"

namespace lockstep {

std::vector<Message> notesOf(const Preset& preset)
{
    std::string own = preset.note;
    std::vector<Message> parts;
    if (const std::size_t head = changedSentence.find('{'); preset.isChanged) {
        // "This is no longer the source's: order is descending instead of ascending."
        const std::string what = own.substr(head, own.size() - head - 1);
        parts.push_back({"preset-note.changed", {what}, own});
        return parts;
    }
    const bool isOurs = own.ends_with(ownDataSentence);
    if (isOurs) {
        own.resize(own.size() - ownDataSentence.size());
        if (own.ends_with(' '))
            own.pop_back();
    }
    if (!own.empty())
        parts.push_back({"preset-note." + preset.id, {}, own});
    if (isOurs)
        parts.push_back({"preset-note.own-data", {}, std::string{ownDataSentence}});
    return parts;
}

} // namespace lockstep
