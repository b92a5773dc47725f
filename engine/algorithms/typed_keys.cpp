#include "engine/algorithms/typed_keys.hpp"

#include "engine/algorithms/keys.hpp"
#include "engine/algorithms/shapes.hpp"
#include "engine/input/image_file.hpp"
#include "engine/input/joined_text.hpp"

#include <utility>

namespace lockstep {

GivenKeys typedKeys(const Algorithm& algorithm, const Parameters& parameters, std::string_view text)
{
    const ElementType type = keyKind(algorithm, parameters).type; // refuses what there is none of
    return joinsTexts(parameters) ? parseJoinedWords(text) : parseGivenKeys(text, type);
}

GivenKeys keysOfFile(const Algorithm& algorithm, const Parameters& parameters, const std::filesystem::path& path)
{
    const ElementType type = keyKind(algorithm, parameters).type;
    if (fillsRows(algorithm) && isImageFile(path)) {
        ImageFile image = readImageFile(path, type);
        return {std::move(image.pixels), {}, image.columns};
    }
    return joinsTexts(parameters) ? readJoinedWords(path) : readGivenKeys(path, type);
}

} // namespace lockstep
