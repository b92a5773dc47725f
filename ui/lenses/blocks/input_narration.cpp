#include "engine/model/recording.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/lenses/blocks/narration.hpp"

namespace lockstep::ui {

std::vector<Phrase> blocksInputNarration(const Recording& recording, const BlocksFlow& flow)
{
    const std::size_t blocks = flow.rows.front().rooms.size();
    const QString in = many(blocks, " in %1 block", " in %1 blocks");
    if (!endsInPrefixes(recording))
        return {{many(recording.n(), "%1 count waits", "%1 counts wait") + in},
                {say(": each is to become the sum of all counts in the columns before its own, and of those "
                     "before it in its column.")}};
    const auto kind = recording.parameters.find("kind");
    const bool exclusive = kind != recording.parameters.end() && kind->second == "exclusive";
    const auto goal = [&]() -> QString {
        switch (scanOperator(recording)) {
        case ScanOperator::max:
            return say(": each position is to hold the largest of all values ");
        case ScanOperator::min:
            return say(": each position is to hold the smallest of all values ");
        case ScanOperator::affine:
            return say(": each position is to hold the composition of all maps ");
        case ScanOperator::multiply:
            return say(": each position is to hold the product of all values ");
        case ScanOperator::join:
            return say(": each position is to hold all texts joined ");
        case ScanOperator::add:
            break;
        }
        return say(": each position is to hold the sum of all values ");
    };
    return {{many(recording.n(), "%1 value waits", "%1 values wait") + in + goal()},
            {exclusive ? say("before its own") : say("up to its own"), Tone::strong},
            {QStringLiteral(".")}};
}

} // namespace lockstep::ui
