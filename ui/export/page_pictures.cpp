#include "ui/export/page_pictures.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace lockstep::ui {

namespace {

constexpr char hole = '\t';

/// Fractions between which the way is not divided further.
constexpr double shortest = 1.0 / 512;
/// So near an end, a picture is that of the way and not yet that of the page.
constexpr double justInside = 1e-6;

/// As toSvg() writes numbers.
QByteArray written(double value)
{
    QByteArray text = QByteArray::number(value, 'f', 3);
    while (text.endsWith('0'))
        text.chop(1);
    if (text.endsWith('.'))
        text.chop(1);
    return text;
}

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

/// Takes the numbers out of the attributes of one line.
class Parser {
public:
    Parser(const QByteArray& text, PictureTable::Form& form, PictureTable::Line& line)
        : m_text(text), m_form(form), m_line(line)
    {
        bool isTag = false;
        while (m_at < m_text.size()) {
            const char c = m_text[m_at];
            if (isTag && c == '"')
                attribute();
            else {
                if (c == '<')
                    isTag = true;
                if (c == '>')
                    isTag = false;
                m_form.text += c;
                ++m_at;
            }
        }
    }

private:
    QByteArray name() const
    {
        qsizetype from = m_form.text.size() - 1; // the equals sign
        while (from > 0 && m_form.text[from - 1] != ' ')
            --from;
        return m_form.text.mid(from, m_form.text.size() - 1 - from);
    }

    void attribute()
    {
        const qsizetype end = m_text.indexOf('"', m_at + 1);
        const QByteArray called = name();
        const QByteArray value = m_text.mid(m_at + 1, end - m_at - 1);
        m_at = end + 1;
        m_form.text += '"';
        // Colours, references and pictures are no numbers.
        if (value.contains('#') || value.contains(':') || value.contains('\''))
            m_form.text += value;
        else
            numbers(value, toleranceOf(called));
        m_form.text += '"';
    }

    static double toleranceOf(const QByteArray& attribute)
    {
        if (attribute == "id" || attribute.startsWith("data-"))
            return 0;
        return attribute.endsWith("opacity") ? 0.004 : 0.04;
    }

    void numbers(const QByteArray& value, double tolerance)
    {
        for (qsizetype i = 0; i < value.size();) {
            qsizetype end = i + (value[i] == '-' ? 1 : 0);
            const qsizetype digits = end;
            while (end < value.size() && isDigit(value[end]))
                ++end;
            if (end == digits) {
                m_form.text += value[i++];
                continue;
            }
            if (end + 1 < value.size() && value[end] == '.' && isDigit(value[end + 1]))
                for (++end; end < value.size() && isDigit(value[end]);)
                    ++end;
            const QByteArray token = value.mid(i, end - i);
            const double number = token.toDouble();
            // What would not come back as it was stays text.
            if (token.size() <= 12 && written(number) == token && token != "-0") {
                m_form.text += hole;
                m_form.holes.push_back({tolerance});
                m_line.numbers.push_back(number);
                m_line.written += ',' + token;
            } else {
                m_form.text += token;
            }
            i = end;
        }
    }

    const QByteArray& m_text;
    PictureTable::Form& m_form;
    PictureTable::Line& m_line;
    qsizetype m_at = 0;
};

/// The way between two fractions by pictures that are made once.
class Way {
public:
    Way(const PictureTable& table, const std::function<PictureTable::Frame(double)>& at) : m_table(table), m_at(at) {}

    std::vector<Run> runs()
    {
        divide(0, 1);
        std::vector<Run> joined;
        for (Run& run : m_runs) {
            if (!joined.empty())
                if (auto both = fit(joined.back().from, run.until)) {
                    joined.back() = std::move(*both);
                    continue;
                }
            joined.push_back(std::move(run));
        }
        return joined;
    }

private:
    const PictureTable::Frame& at(double fraction)
    {
        const auto found = m_made.find(fraction);
        return found != m_made.end() ? found->second : m_made.emplace(fraction, m_at(fraction)).first->second;
    }

    void divide(double from, double until)
    {
        if (until - from > shortest && !isAlike(at(from + justInside), at(until - justInside))) {
            // Other lines: where they come is found by one picture a step, and only around it are runs looked for.
            double before = from, after = until;
            while (after - before > shortest) {
                const double middle = (before + after) / 2;
                (isAlike(at(from + justInside), at(middle)) ? before : after) = middle;
            }
            if (before > from)
                divide(from, before);
            divide(before, after);
            if (after < until)
                divide(after, until);
        } else if (auto run = fit(from, until)) {
            m_runs.push_back(std::move(*run));
        } else if (until - from > shortest) {
            const double middle = (from + until) / 2;
            divide(from, middle);
            divide(middle, until);
        } else {
            m_runs.push_back({from, until, at(from + justInside), {}}); // a jump
        }
    }

    bool isAlike(const PictureTable::Frame& a, const PictureTable::Frame& b) const
    {
        return a.size() == b.size() && std::equal(a.begin(), a.end(), b.begin(), [&](int one, int other) {
                   return one == other || m_table.line(one).form == m_table.line(other).form;
               });
    }

    /// One run, if the pictures between the ends are what parabolas through three of them say.
    std::optional<Run> fit(double from, double until)
    {
        const double length = until - from;
        const PictureTable::Frame &start = at(from + justInside), &end = at(until - justInside);
        if (!isAlike(start, end))
            return {};
        const PictureTable::Frame& middle = at(from + length / 2);
        if (!isAlike(start, middle))
            return {};
        std::vector<double> checked{from + length * 0.6180339};
        if (start != end || start != middle)
            checked.insert(checked.end(), {from + length / 4, from + length * 0.75});
        for (auto made = m_made.upper_bound(from + justInside);
             made != m_made.end() && made->first < until - justInside && checked.size() < 40; ++made)
            checked.push_back(made->first);

        Run run{from, until, start, {}};
        std::vector<std::size_t> lines;
        for (std::size_t i = 0; i < start.size(); ++i)
            if (start[i] != middle[i] || start[i] != end[i]) {
                if (!collect(run, i, start[i], middle[i], end[i]))
                    return {};
                lines.push_back(i);
            }
        for (const double fraction : checked)
            if (!agrees(run, lines, fraction))
                return {};
        return run;
    }

    bool collect(Run& run, std::size_t i, int start, int middle, int end) const
    {
        const auto &a = m_table.line(start).numbers, &b = m_table.line(middle).numbers, &c = m_table.line(end).numbers;
        const auto& holes = m_table.form(m_table.line(start).form).holes;
        for (std::size_t h = 0; h < holes.size(); ++h) {
            if (a[h] == b[h] && b[h] == c[h])
                continue;
            if (holes[h].tolerance == 0)
                return false;
            run.moves.push_back({i, h, a[h], b[h], c[h]});
        }
        return true;
    }

    bool agrees(const Run& run, const std::vector<std::size_t>& lines, double fraction)
    {
        const PictureTable::Frame& real = at(fraction);
        if (!isAlike(run.frame, real))
            return false;
        const double u = (fraction - run.from) / (run.until - run.from);
        for (const Move& move : run.moves) {
            const PictureTable::Line& line = m_table.line(real[move.line]);
            const double value = move.start + u * (4 * move.middle - 3 * move.start - move.end) +
                                 u * u * (2 * move.start - 4 * move.middle + 2 * move.end);
            if (std::abs(value - line.numbers[move.hole]) > m_table.form(line.form).holes[move.hole].tolerance)
                return false;
        }
        // What moves there, but has no other place at the start, in the middle and at the end.
        std::size_t next = 0;
        for (std::size_t i = 0; i < real.size(); ++i) {
            const bool moves = next < lines.size() && lines[next] == i;
            if (moves)
                ++next;
            else if (real[i] != run.frame[i])
                return false;
        }
        return true;
    }

    const PictureTable& m_table;
    const std::function<PictureTable::Frame(double)>& m_at;
    std::map<double, PictureTable::Frame> m_made;
    std::vector<Run> m_runs;
};

} // namespace

PictureTable::Frame PictureTable::take(const QByteArray& svg)
{
    Frame frame;
    for (const QByteArray& text : svg.split('\n'))
        if (!text.isEmpty())
            frame.push_back(takeLine(text));
    return frame;
}

int PictureTable::takeLine(const QByteArray& text)
{
    if (const auto known = m_lineOf.constFind(text); known != m_lineOf.constEnd())
        return *known;
    Form form;
    Line line;
    Parser(text, form, line);
    const auto known = m_formOf.constFind(form.text);
    if (known != m_formOf.constEnd()) {
        line.form = *known;
    } else {
        line.form = static_cast<int>(m_forms.size());
        m_formOf.insert(form.text, line.form);
        m_forms.push_back(std::move(form));
    }
    const int number = static_cast<int>(m_lines.size());
    m_lines.push_back(std::move(line));
    m_lineOf.insert(text, number);
    return number;
}

std::vector<Run> runsOf(const PictureTable& table, const std::function<PictureTable::Frame(double)>& at)
{
    return Way(table, at).runs();
}

int PictureWriter::rowOf(int number)
{
    const auto [row, isNew] = m_rowOf.emplace(number, static_cast<int>(m_rowOf.size()));
    if (isNew) {
        const PictureTable::Line& line = m_table.line(number);
        const auto [form, isNewForm] = m_formOf.emplace(line.form, static_cast<int>(m_formOf.size()));
        if (isNewForm)
            m_writtenForms += (m_writtenForms.isEmpty() ? "" : ",\n") + quoted(m_table.form(line.form).text);
        m_writtenRows +=
            (m_writtenRows.isEmpty() ? "" : ",\n") + ('[' + QByteArray::number(form->second)) + line.written + ']';
    }
    return row->second;
}

QByteArray PictureWriter::frame(const PictureTable::Frame& frame)
{
    QByteArray text;
    int first = -1, count = 0;
    const auto end = [&] {
        if (count > 0)
            text += (text.isEmpty() ? "" : ",") + QByteArray::number(first) + ',' + QByteArray::number(count);
    };
    for (const int line : frame) {
        const int row = rowOf(line);
        if (count > 0 && row == first + count) {
            ++count;
            continue;
        }
        end();
        first = row;
        count = 1;
    }
    end();
    return '[' + text + ']';
}

QByteArray PictureWriter::runs(const std::vector<Run>& runs)
{
    QByteArray text;
    for (const Run& run : runs) {
        QByteArray moves;
        for (const Move& move : run.moves) {
            moves += (moves.isEmpty() ? "[" : ",[") + QByteArray::number(move.line) + ',' +
                     QByteArray::number(move.hole) + ',' + written(move.start);
            // A straight way needs no middle.
            if (std::abs(move.start + move.end - 2 * move.middle) > 0.004)
                moves += ',' + written(move.middle);
            moves += ',' + written(move.end) + ']';
        }
        text += (text.isEmpty() ? "[" : ",[") + QByteArray::number(run.from, 'g', 10) + ',' +
                QByteArray::number(run.until, 'g', 10) + ',' + frame(run.frame) + ",[" + moves + "]]";
    }
    return '[' + text + ']';
}

QByteArray quoted(const QByteArray& utf8)
{
    static constexpr std::array hex{'0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'a', 'b', 'c', 'd', 'e', 'f'};
    QByteArray text = "\"";
    for (const char c : utf8) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\')
            (text += '\\') += c;
        else if (c == '\t')
            text += "\\t";
        else if (c == '\n')
            text += "\\n";
        else if (byte < 0x20 || byte == 0x7f || c == '<' || c == '>' || c == '&') // no end of the script, no comment
            ((text += "\\u00") += hex[byte >> 4U]) += hex[byte & 15U];
        else
            text += c;
    }
    return text + '"';
}

} // namespace lockstep::ui
