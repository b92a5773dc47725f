#pragma once

#include <QByteArray>
#include <QHash>
#include <functional>
#include <map>
#include <optional>
#include <vector>

namespace lockstep::ui {

/// SVG pictures as lines that are told once: a line is a form with holes and the numbers in them.
class PictureTable {
public:
    /// The lines of a picture, by their numbers in this table.
    using Frame = std::vector<int>;

    /// Takes a picture apart. What toSvg() writes has one mark a line and no tab, which is the sign of a hole.
    Frame take(const QByteArray& svg);
    /// The number of one of its lines.
    int takeLine(const QByteArray& text);

    struct Hole {
        double tolerance; ///< a difference that is not seen; 0: the number must not change
    };
    struct Form {
        QByteArray text; ///< a tab for each hole
        std::vector<Hole> holes;
    };
    struct Line {
        int form = 0;
        std::vector<double> numbers; ///< of the form's holes; thousandths at most
        QByteArray written;          ///< the numbers, after a comma each
    };
    const Line& line(int number) const { return m_lines[static_cast<std::size_t>(number)]; }
    const Form& form(int number) const { return m_forms[static_cast<std::size_t>(number)]; }

private:
    std::vector<Form> m_forms;
    std::vector<Line> m_lines;
    QHash<QByteArray, int> m_formOf, m_lineOf;
};

/// A number of a picture that moves while a run lasts: a parabola through its values.
struct Move {
    std::size_t line = 0, hole = 0;
    double start = 0, middle = 0, end = 0;
};

/// A part of the way to a page in which a picture keeps its lines, and only numbers move.
struct Run {
    double from = 0, until = 1; ///< fractions of the way
    PictureTable::Frame frame;  ///< at `from`
    std::vector<Move> moves;
};

/// The way to a page, from 0 to 1, in as few runs as show it truly. `at` makes the picture of a fraction.
std::vector<Run> runsOf(const PictureTable& table, const std::function<PictureTable::Frame(double)>& at);

/// Writes the forms and lines that are used, as JSON.
class PictureWriter {
public:
    explicit PictureWriter(const PictureTable& table) : m_table(table) {}
    /// First line and count of each stretch of lines: "[0,512,40,3]".
    QByteArray frame(const PictureTable::Frame& frame);
    QByteArray runs(const std::vector<Run>& runs);
    QByteArray forms() const { return '[' + m_writtenForms + ']'; }
    QByteArray rows() const { return '[' + m_writtenRows + ']'; }

private:
    int rowOf(int line);

    const PictureTable& m_table;
    std::map<int, int> m_rowOf, m_formOf; ///< number in the table → number in the file
    QByteArray m_writtenForms, m_writtenRows;
};

/// A JSON string that may stand in a script element of a page.
QByteArray quoted(const QByteArray& utf8);

} // namespace lockstep::ui
