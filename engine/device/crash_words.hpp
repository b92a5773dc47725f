#pragma once

#include <string>

namespace lockstep {

/// What is said where the program ends all of a sudden: sentences with places as of sentence(), made ready beforehand,
/// since a signal handler cannot look them up.
struct CrashWords {
    std::string language; ///< its code
    std::string ended;    ///< by the driver: signal, what it did, on which device, advice
    std::string fault;    ///< by anything else: signal
    std::string silent;   ///< the driver does not come back: from what, on which device
    std::string busy;     ///< work goes on behind a closed window
    std::string advice, kernelAdvice;
};

/// Of the program's language now, made where they are not there yet; those of before where there is no memory. They
/// stay where they are until the program ends.
const CrashWords* crashWords() noexcept;
/// The last ones that were asked for, for a signal handler; null where none were.
const CrashWords* crashWordsAtHand() noexcept;

} // namespace lockstep
