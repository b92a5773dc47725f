#pragma once

#include <QLocale>
#include <QString>
#include <cstdint>
#include <span>
#include <string>

namespace lockstep {
struct Message;
struct Wording;
} // namespace lockstep

namespace lockstep::ui {

/// Of pictures, pages and documents; windows have one for all of them: ui/panels/window_language.hpp.
enum class Language { english, german, chinese };

struct LanguageName {
    Language language;
    const char* code;          ///< "de": on the command line, in files
    const char* region;        ///< "de-DE": in documents that ask for more
    QLocale::Language numbers; ///< how they are written
    const char* name;          ///< "Deutsch": as its speakers call it
};
/// English first.
std::span<const LanguageName> languages();
const LanguageName& nameOf(Language language);
const char* codeOf(Language language);
/// Throws InputError naming the codes there are.
Language languageNamed(const std::string& code);

/// While it lives, say() on this thread speaks this language. Set where a picture or a document begins, from its View
/// or its Deck, so that what draws deep inside needs no parameter.
class Speaking {
public:
    explicit Speaking(Language language);
    ~Speaking();
    Speaking(const Speaking&) = delete;
    Speaking& operator=(const Speaking&) = delete;

private:
    Language m_before;
};
Language spoken();

/// The words in the language that is spoken; English where they have no translation. Blanks at the ends are kept.
QString say(const char* english);
/// The form for this number; `several` is what translations go by. The number itself is an argument like others.
QString say(std::uint64_t number, const char* one, const char* several);
/// What the engine says, by its id; where its last argument is a number, in the form for that.
QString say(const Message& message);
QString say(const Wording& wording);

/// Digits with thousands separators: "1,024", "1.024".
QString digits(std::uint64_t number);
/// "7.4", "7,4".
QString decimal(double number, int places);
/// "7.4 µs"
QString timeText(std::uint64_t nanoseconds);

} // namespace lockstep::ui
