#pragma once

#include <string>

namespace lockstep {
struct Algorithm;
struct Message;
struct Recording;
} // namespace lockstep

namespace lockstep::app {

/// The language of the call's sentences, by its code: that of --language, else the environment's. English where the
/// answer is for programs (--json, completions) or is built into a package (man pages).
std::string languageOf(int argc, const char* const* argv);
/// The code in the names of a locale as LC_ALL, LC_MESSAGES, LANG and LANGUAGE give them, in this order.
std::string languageOfLocale(const char* all, const char* messages, const char* lang, const char* language);

/// Throws InputError naming the codes there are.
void requireLanguage(const std::string& code);

/// Puts what `lockstep` says in this language.
void speak(const std::string& code);
/// What the engine says, in the language that is spoken.
std::string told(const Message& message);
std::string titleOf(const Algorithm& algorithm);
std::string familyOf(const Algorithm& algorithm);
/// Of a plan's run as the plan gives it.
std::string titleOf(const Recording& recording);

} // namespace lockstep::app
