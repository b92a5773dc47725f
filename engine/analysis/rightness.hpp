#pragma once

#include "engine/model/forward.hpp"
#include "engine/model/words.hpp"

#include <memory>
#include <vector>

namespace lockstep {

/// What a recording's output must be, and what of it is.
struct Rightness {
    Words right;             ///< by the reference of its algorithm, for its parameters and input; of very many none
    std::vector<bool> wrong; ///< by element of the output; empty where all of it is right
    /// The algorithm's host code would go on launching: what is not right is not finished.
    bool endsEarly = false;
    bool isKnown = true; ///< false: nobody says what it must be, so nothing of it is doubted
    bool isRight() const { return wrong.empty(); }
    bool isWrongAt(std::size_t element) const { return element < wrong.size() && wrong[element]; }
    /// Finished and yet not what it must be.
    std::size_t wrongCount() const;
};

/// Looked up once for a recording and remembered; never null. Where the catalogue does not have its algorithm, and
/// nothing was remembered for it (expected_output.hpp), nothing is doubted.
std::shared_ptr<const Rightness> rightnessOf(const Recording& recording);

/// The same algorithm and keys on the same device without the recording's mistake and with the shipped kernel, as it
/// was recorded beside it; null where none was, or where no mistake is on and the kernel is not changed.
RecordingPtr rightRunOf(const Recording& broken);
/// For rightRunOf(): a run with no mistake on and the shipped kernel, of few keys and complete. The newest are kept.
void rememberRightRun(const RecordingPtr& right);
/// Up to so many keys a right run is recorded beside a broken one, since pictures can show both.
inline constexpr std::size_t mostKeysBeside = 128;

} // namespace lockstep
