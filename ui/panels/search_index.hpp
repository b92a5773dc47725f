#pragma once

#include <QStringList>
#include <span>
#include <vector>

namespace lockstep::ui {

/// What a search can find.
struct Findable {
    enum class Kind { algorithm, preset, lecture, command };
    Kind kind = Kind::algorithm;
    QString id;        ///< of the algorithm or the preset, or the lecture's path
    QString title;     ///< what it is called
    QString line;      ///< what it teaches or shows, or where its source has it
    QStringList names; ///< what it is found by, too: ids, family, book, the English title
    QString lens = {}; ///< of an algorithm or a preset
    QString keys = {}; ///< that a command can be asked for with
};

/// Letters of a text that were asked for.
struct FoundLetters {
    qsizetype start = 0, length = 0;
    bool operator==(const FoundLetters&) const = default;
};

struct FoundThing {
    std::size_t which = 0; ///< of what was searched
    int rank = 0;          ///< 0 is best
    std::vector<FoundLetters> inTitle = {}, inLine = {};
};

/// Those in which every word that was asked for begins a word, best first: at the beginning of the title, in the title,
/// in one of the names, in the line. Case, accents and kinds of hyphens are one; Chinese words are found anywhere.
std::vector<FoundThing> searched(std::span<const Findable> all, const QString& asked);

} // namespace lockstep::ui
