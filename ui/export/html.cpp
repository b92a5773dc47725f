#include "engine/error.hpp"
#include "engine/model/sentence.hpp"
#include "engine/recording/session.hpp"
#include "ui/export/files.hpp"
#include "ui/export/format.hpp"
#include "ui/export/page_fonts.hpp"
#include "ui/export/page_pictures.hpp"
#include "ui/export/page_values.hpp"
#include "ui/export/writer.hpp"
#include "ui/scene/svg.hpp"
#include "ui/scene/theme.hpp"

#include <QCryptographicHash>
#include <QFile>
#include <algorithm>
#include <array>
#include <map>

void initPageResources()
{
    Q_INIT_RESOURCE(html); // of a static library
}

namespace lockstep::ui {

namespace {

/// Stretches of the table by which a motion eases.
constexpr int easingSteps = 120;

QByteArray resource(const char* name)
{
    QFile file(QStringLiteral(":/html/") + QLatin1String(name));
    if (!file.open(QIODevice::ReadOnly))
        throw Error{sentence("the page's {} is missing in the program", name)};
    return file.readAll();
}

/// A part of the page with its words, which stand in «», in the language that is spoken.
QByteArray worded(const char* name)
{
    const QByteArray text = resource(name), open = "«", close = "»";
    QByteArray result;
    qsizetype at = 0;
    for (qsizetype from = text.indexOf(open); from >= 0; from = text.indexOf(open, at)) {
        const qsizetype word = from + open.size(), end = text.indexOf(close, word);
        result += text.mid(at, from - at) + say(text.mid(word, end - word).constData()).toHtmlEscaped().toUtf8();
        at = end + close.size();
    }
    return result + text.mid(at);
}

/// The drawing as part of a page: no file's head, no namespaces.
QByteArray inlineSvg(const Scene& scene, double scale)
{
    QByteArray svg = toSvg(scene, scale);
    svg.remove(0, svg.indexOf("<svg"));
    const qsizetype end = svg.indexOf('>');
    QByteArray head = svg.left(end);
    for (const char* name : {" xmlns=\"", " xmlns:xlink=\""})
        if (const qsizetype from = head.indexOf(name); from >= 0)
            head.remove(from, head.indexOf('"', from + static_cast<qsizetype>(qstrlen(name))) + 1 - from);
    return head + svg.mid(end);
}

QByteArray quoted(const QString& text)
{
    return ui::quoted(text.toUtf8());
}

/// {"name": value, …}
class Object {
public:
    void put(const char* name, const QByteArray& value)
    {
        m_text += (m_text.isEmpty() ? "\"" : ",\"") + QByteArray(name) + "\":" + value;
    }
    QByteArray text() const { return '{' + m_text + '}'; }

private:
    QByteArray m_text;
};

QByteArray number(double value)
{
    return QByteArray::number(value, 'g', 6);
}

class PageWriter {
public:
    PageWriter(const Deck& deck, const ExportPlan& plan, const ExportProgress& progress)
        : m_deck(deck), m_look(plan.look), m_view(exportView(plan.look)), m_scale(exportScale(plan.look)),
          m_progress(progress), m_values(deck), m_writer(m_table)
    {
        // The page's own words.
        TextShape own;
        for (char c = ' '; c <= '~'; ++c)
            own.text += QLatin1Char(c);
        own.text += QStringLiteral("×¼½·…✓✗");
        if (spoken() != Language::english)
            own.text += QString::fromUtf8(worded("page.html"));
        m_fonts.add(own);
        own.weight = 600;
        m_fonts.add(own);

        const std::size_t count = plan.range.last - plan.range.first + 1;
        for (std::size_t page = plan.range.first; page <= plan.range.last; ++page) {
            m_pages += (m_pages.isEmpty() ? "" : ",\n") + write(page);
            if (m_progress.report)
                m_progress.report(page - plan.range.first + 1, count);
        }
        if (const double way = deck.pages[plan.range.first].motion; way > 0)
            m_first = inlineSvg(scene(plan.range.first, 0), m_scale);
        else
            m_first = inlineSvg(scene(plan.range.first, 1), m_scale);
    }

    QByteArray html() const
    {
        const Theme& colors = theme(m_look.theme);
        const QByteArray script = resource("pictures.js") + resource("timeline.js") + worded("page.js");
        const QByteArray hash = QCryptographicHash::hash(script, QCryptographicHash::Sha256).toBase64();
        const std::map<QByteArray, QByteArray> pageParts{
            // Styles stand in the pictures too.
            {"policy", "default-src 'none'; script-src 'sha256-" + hash +
                           "'; style-src 'unsafe-inline'; img-src data:; font-src data:; base-uri 'none'; "
                           "form-action 'none'"},
            {"scheme", colors.dark ? "dark" : "light"},
            {"ground", colors.paper.name().toLatin1()},
            {"language", languageTag(spoken()).toLatin1()},
            {"title", m_deck.title.toHtmlEscaped().toUtf8()},
            {"heading", m_look.hasTitle ? " class=\"aside-only\"" : ""},
            {"fonts", m_fonts.css()},
            {"colours", colours(colors)},
            {"style", resource("page.css")},
            {"picture", m_first},
            {"data", qCompress(data(), 9).mid(4).toBase64()}, // behind Qt's four bytes it is plain zlib
            {"script", script},
        };
        // In one go: what a person wrote may look like a place for a part.
        const QByteArray frame = worded("page.html");
        QByteArray html;
        qsizetype at = 0;
        for (qsizetype from = frame.indexOf("{{"); from >= 0; from = frame.indexOf("{{", at)) {
            const qsizetype end = frame.indexOf("}}", from);
            html += frame.mid(at, from - at) + pageParts.at(frame.mid(from + 2, end - from - 2));
            at = end + 2;
        }
        return html + frame.mid(at);
    }

private:
    QByteArray colours(const Theme& colors) const
    {
        QColor rest = colors.now;
        rest.setAlphaF(colors.dark ? 0.2F : 0.4F);
        const std::array<std::pair<const char*, QColor>, 12> named{{{"paper", colors.paper},
                                                                    {"panel", colors.panel},
                                                                    {"raised", colors.raised},
                                                                    {"line2", colors.line2},
                                                                    {"ink", colors.ink},
                                                                    {"ink2", colors.ink2},
                                                                    {"ghost", colors.ghost},
                                                                    {"done", colors.done},
                                                                    {"now", colors.now},
                                                                    {"right", colors.keep.text},
                                                                    {"wrong", colors.move.text},
                                                                    {"rest", rest}}};
        QByteArray css = ":root{color-scheme:" + QByteArray(colors.dark ? "dark" : "light");
        for (const auto& [name, color] : named)
            css += QByteArray(";--") + name + ':' +
                   (color.alpha() == 255 ? color.name().toLatin1()
                                         : QStringLiteral("rgb(%1 %2 %3 / %4)")
                                               .arg(color.red())
                                               .arg(color.green())
                                               .arg(color.blue())
                                               .arg(color.alphaF(), 0, 'g', 2)
                                               .toLatin1());
        return css + ";--aspect:" + ui::number(m_view.size.width() / m_view.size.height()) + "}\n";
    }

    Scene scene(std::size_t page, double fraction) const
    {
        if (m_progress.stop.stop_requested())
            throw Cancelled{};
        return m_deck.scene(page, fraction, m_view, m_progress.stop);
    }

    PictureTable::Frame take(const Scene& scene)
    {
        Scene bare;
        bare.size = scene.size;
        bare.ground = scene.ground;
        PictureTable::Frame frame = m_table.take(inlineSvg(bare, m_scale));
        const std::vector<int> marks = m_lines.of(scene, [this](const Mark& mark, const QByteArray& line) {
            if (const auto* text = std::get_if<TextShape>(&mark.shape))
                m_fonts.add(*text);
            return m_table.takeLine(line);
        });
        frame.insert(frame.end() - 1, marks.begin(), marks.end()); // before the end of the drawing
        return frame;
    }

    QByteArray write(std::size_t number)
    {
        const Page& page = m_deck.pages[number];
        Object object;
        object.put("number", QByteArray::number(page.number));
        object.put("title", quoted(page.title));
        object.put("chapter", quoted(page.chapter));
        object.put("narration", quoted(m_deck.narration(number, m_progress.stop)));
        object.put("hold", ui::number(page.hold));
        if (!page.notes.isEmpty())
            object.put("notes", quoted(page.notes));
        if (page.pauses)
            object.put("pauses", "true");
        if (const QByteArray values = m_values.of(number); !values.isEmpty())
            object.put("values", values);
        if (page.motion > 0) {
            object.put("ms", ui::number(page.motion));
            object.put("easing", easing(number));
            object.put("runs",
                       m_writer.runs(runsOf(m_table, [&](double fraction) { return take(scene(number, fraction)); })));
        }
        // After the way to it, as the next way begins with it: what a device has to make again is made once.
        object.put("at", m_writer.frame(take(scene(number, 1))));
        if (page.prediction)
            object.put("ask", question(number, *page.prediction));
        return object.text();
    }

    QByteArray question(std::size_t page, const Prediction& prediction)
    {
        QByteArray choices;
        for (const Prediction::Choice& choice : prediction.choices) {
            Object one;
            one.put("text", quoted(choice.text));
            one.put("isRight", choice.isRight ? "true" : "false");
            choices += (choices.isEmpty() ? "" : ",") + one.text();
        }
        Object object;
        object.put("question", quoted(prediction.question));
        object.put("choices", '[' + choices + ']');
        object.put("answer", m_writer.frame(take(m_deck.answered(page, Answer{{}, true}, m_view, m_progress.stop))));
        return object.text();
    }

    /// The number of the table by which this page's motion eases.
    QByteArray easing(std::size_t page)
    {
        const double length = m_deck.pages[page].motion;
        QByteArray table;
        for (int i = 0; i <= easingSteps; ++i)
            table +=
                (i == 0 ? "" : ",") + QByteArray::number(m_deck.fractionAt(page, length * i / easingSteps), 'g', 4);
        const auto known = std::find(m_easings.begin(), m_easings.end(), table);
        const auto place = known - m_easings.begin();
        if (known == m_easings.end())
            m_easings.push_back(table);
        return QByteArray::number(place);
    }

    QByteArray data() const
    {
        QByteArray easings;
        for (const QByteArray& table : m_easings)
            easings += (easings.isEmpty() ? "[" : ",[") + table + ']';
        Object object;
        object.put("easings", '[' + easings + ']');
        object.put("forms", m_writer.forms());
        object.put("rows", m_writer.rows());
        object.put("pages", "[\n" + m_pages + "\n]");
        return object.text();
    }

    const Deck& m_deck;
    const FrameLook& m_look;
    View m_view;
    double m_scale;
    const ExportProgress& m_progress;
    PageValues m_values;
    PictureTable m_table;
    PictureWriter m_writer;
    PageFonts m_fonts;
    SvgLines m_lines;
    std::vector<QByteArray> m_easings;
    QByteArray m_pages, m_first;
};

void writeHtml(const Deck& deck, const ExportPlan& plan, NewFile& file, const ExportProgress& progress)
{
    initPageResources();
    const Speaking in(plan.look.language);
    file.write(PageWriter(deck, plan, progress).html());
}

} // namespace

const Format htmlFormat{"html", "HTML page", nullptr, writeHtml};

} // namespace lockstep::ui
