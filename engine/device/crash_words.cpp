#include "engine/device/crash_words.hpp"

#include "engine/device/driver_watch.hpp"
#include "engine/model/sentence.hpp"

#include <atomic>
#include <exception>
#include <map>
#include <mutex>

namespace lockstep {
namespace {

std::atomic<const CrashWords*> atHand = nullptr;

CrashWords inLanguage(const std::string& language)
{
    return {
        .language = language,
        .ended = translated(later("The OpenCL driver ended the program ({}) while {} on {}; {}")),
        .fault = translated(later("A fault ended the program ({}).")),
        .silent = translated(later("The OpenCL driver has not come back from {} on {}; the program ends without it.")),
        .busy =
            translated(later("Some work has not stopped 10 seconds after the window was closed; the program ends.")),
        .advice = translated(later("choose another device.")),
        .kernelAdvice = translated(kernelAdvice)};
}

} // namespace

const CrashWords* crashWords() noexcept
try {
    const std::string language = sentenceLanguage();
    if (const CrashWords* words = atHand; words != nullptr && words->language == language)
        return words;
    static std::mutex mutex;
    static auto& all = *new std::map<std::string, CrashWords>; // never freed: a crash at the very end reads it, too
    const std::lock_guard lock(mutex);
    auto found = all.find(language);
    if (found == all.end())
        found = all.emplace(language, inLanguage(language)).first;
    atHand = &found->second;
    return atHand;
} catch (const std::exception&) {
    return atHand;
}

const CrashWords* crashWordsAtHand() noexcept
{
    return atHand;
}

} // namespace lockstep
