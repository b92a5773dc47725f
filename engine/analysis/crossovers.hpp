#pragma once

#include "engine/analysis/units.hpp"
#include "engine/model/message.hpp"

#include <span>
#include <string>
#include <vector>

namespace lockstep {

/// As in a sentence: "a", "a and b", "a, b and c".
std::string joined(const std::vector<std::string>& names, const std::string& conjunction = " and ");

/// From P = from to P = until these curves need the least time; more than one is a tie.
struct Lead {
    std::uint64_t from = 1, until = 1;
    std::vector<std::size_t> ahead; ///< indices of the curves, ascending
    bool operator==(const Lead&) const = default;
};

/// Who is ahead at each P from 1 to `most`, in ranges that do not overlap and leave none out.
std::vector<Lead> leads(std::span<const UnitCurve> curves, std::uint64_t most);

/// One message a range: "Brent–Kung is ahead up to P = 7", "a tie from 8 to 11", "Kogge–Stone from 12". Where the lead
/// changes more often than people read, the changes in the middle become one message that counts them.
std::vector<Message> leadWords(std::span<const Lead> leads, std::span<const std::string> names,
                               const std::string& conjunction = " and ");
/// The messages in English as one sentence, without its full stop.
std::string leadSentence(std::span<const Message> words);

} // namespace lockstep
