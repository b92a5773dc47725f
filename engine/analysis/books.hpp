#pragma once

#include "engine/analysis/units.hpp"
#include "engine/model/message.hpp"

#include <optional>
#include <string>
#include <vector>

namespace lockstep {

/// What a book's closed formula is about.
enum class BookQuantity : std::uint8_t {
    work,
    span,
    steps,       ///< on P units
    breakEven,   ///< the P from which the algorithm is no slower than a sequential one
    comparisons, ///< beside whatever else a sort does
    loads,       ///< values from global memory
};

/// A book's formula with its value for a recording, beside what was counted.
struct BookClaim {
    BookQuantity quantity = BookQuantity::work;
    std::string formula; ///< "N·log2 N / P"
    double value = 0;
    std::optional<double> corrected; ///< with the book's own correction for lanes that idle, where it names one
    std::optional<std::uint64_t> counted;
    std::string source;          ///< book and section
    std::optional<Message> note; ///< why the count differs, where it does
};

/// "work", "span", "steps", "break-even", "comparisons", "loads".
const char* quantityName(BookQuantity quantity);

/// What the sources claim about this algorithm in closed formulas; none where they give none, for an n that a formula
/// is not for (most are for powers of two), and where a mistake is on. Of steps on P units only those of the scans by
/// levels and of the coarsened one; their notes explain P single units: with wavefronts there is none about steps and
/// the break-even.
std::vector<BookClaim> bookClaims(const Recording& recording, const Units& units);
/// The same with the recording's curve for this wavefront, up to n at least, which is much work to find.
std::vector<BookClaim> bookClaims(const Recording& recording, const Units& units,
                                  const std::optional<UnitCurve>& curve);

} // namespace lockstep
