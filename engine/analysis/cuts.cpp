#include "engine/analysis/cuts.hpp"

#include "engine/algorithms/algorithm.hpp"
#include "engine/algorithms/keys.hpp"
#include "engine/error.hpp"
#include "engine/model/recording.hpp"
#include "engine/model/sentence.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace lockstep {

bool areCuts(const Recording& recording)
{
    const auto is = [&](const char* name, const char* value, bool otherwise) {
        const auto found = recording.parameters.find(name);
        return found == recording.parameters.end() ? otherwise : found->second == value;
    };
    // A sum for every value, each the next value more: no reduction, no segments, no scan of a table.
    if (recording.type != ElementType::uint32 || !is("operator", "add", false) || !is("kind", "inclusive", true) ||
        recording.output.size() != recording.n())
        return false;
    const Words sums = scannedReference(recording.input, recording.parameters);
    return std::ranges::is_sorted(sums) && // none of them wrapped
           sums == findAlgorithm(recording.algorithm).reference(recording.input, recording.parameters);
}

Cuts cutsFrom(const Recording& recording, std::uint64_t whole)
{
    if (!areCuts(recording))
        throw InputError{sentence("{} makes no cuts; choose an inclusive scan of uint32 with the operator add.",
                                  recording.algorithm)};
    Cuts cuts;
    for (std::size_t i = 0; i < recording.output.size(); ++i) {
        if (recording.output[i] > whole) {
            cuts.tooLong = i;
            break;
        }
        cuts.left.push_back(whole - recording.output[i]);
    }
    return cuts;
}

std::string cutsText(const Recording& recording, std::uint64_t whole)
{
    constexpr std::size_t most = 32;
    const Cuts cuts = cutsFrom(recording, whole);
    const std::size_t count = cuts.left.size();
    const auto first = cuts.left.begin(), end = first + static_cast<std::ptrdiff_t>(std::min(count, most));
    std::string text =
        count == 0     ? sentence("all {} are left", whole)
        : count == 1   ? sentence("{} of {} are left", cuts.left[0], whole)
        : count > most ? sentence("{}, … and {} of {} are left", fmt::join(first, end, ", "), cuts.left.back(), whole)
                       : sentence("{} and {} of {} are left", fmt::join(first, end - 1, ", "), cuts.left.back(), whole);
    if (cuts.tooLong)
        text += sentence("; order {} asks for {}, more than that", *cuts.tooLong, recording.input[*cuts.tooLong]);
    return text;
}

} // namespace lockstep
