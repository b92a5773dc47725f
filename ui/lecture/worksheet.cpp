#include "ui/lecture/worksheet.hpp"

#include "engine/error.hpp"
#include "engine/model/sentence.hpp"
#include "ui/export/pdf_book.hpp"
#include "ui/scene/line_breaks.hpp"
#include "ui/scene/text.hpp"
#include "ui/scene/theme.hpp"

#include <algorithm>

namespace lockstep::ui {

namespace {

/// Pictures are laid out as in a window of this width, so that their smallest type is still read on paper; the page
/// around them is measured in the same units.
constexpr double pictureWidth = 880, margin = 72, pageWidth = pictureWidth + 2 * margin;
constexpr double pointsWide = 595.28, lettersWide = 612;
constexpr std::size_t questionsOnPage = 2;

QSizeF pointsOf(Paper paper)
{
    return paper == Paper::a4 ? QSizeF(pointsWide, 841.89) : QSizeF(lettersWide, 792);
}

class Sheet {
public:
    Sheet(const LectureDeck& lecture, bool hasAnswers, Paper paper)
        : m_lecture(lecture), m_hasAnswers(hasAnswers), m_colors(theme(ThemeName::light))
    {
        const QSizeF points = pointsOf(paper);
        m_unit = pageWidth / points.width();
        m_height = points.height() * m_unit;
        m_room = (m_height - 2 * margin * 0.75 - pt(headHeight)) / static_cast<double>(questionsOnPage);
    }

    std::vector<Scene> pages()
    {
        const std::size_t count = m_lecture.questions.size();
        for (std::size_t i = 0; i < count; ++i) {
            if (i % questionsOnPage == 0)
                beginPage(i / questionsOnPage + 1, (count + questionsOnPage - 1) / questionsOnPage);
            const double top = margin * 0.75 + pt(headHeight) + static_cast<double>(i % questionsOnPage) * m_room;
            addQuestion(i, top);
        }
        return std::move(m_pages);
    }

private:
    static constexpr double headHeight = 48, besidePicture = 104, leastPicture = 90; ///< points

    double pt(double points) const { return points * m_unit; }
    Scene& page() { return m_pages.back(); }

    TextShape textOf(const QString& words, double points, int weight, const QColor& color) const
    {
        TextShape text;
        text.text = words;
        text.size = pt(points);
        text.weight = weight;
        text.color = color;
        return text;
    }

    void beginPage(std::size_t number, std::size_t count)
    {
        Scene& scene = m_pages.emplace_back();
        scene.size = {pageWidth, m_height};
        scene.ground = m_colors.paper;
        const double top = margin * 0.75;
        TextShape title = textOf(m_lecture.deck.title, 15, 600, m_colors.ink);
        title.family = FontFamily::display;
        while (textWidth(title) > pictureWidth * 0.68)
            title.size *= 0.95;
        title.at = {margin, top + pt(14)};
        scene.add(title);
        TextShape kind = textOf(
            say("%1 · page %2 of %3").arg(m_hasAnswers ? say("Answer key") : say("Worksheet")).arg(number).arg(count),
            9, 400, m_colors.ink2);
        kind.align = Align::right;
        kind.at = {margin + pictureWidth, top + pt(14)};
        scene.add(kind);
        const double base = top + pt(34);
        if (m_hasAnswers)
            return;
        TextShape name = textOf(say("Name"), 9, 400, m_colors.ink2);
        name.at = {margin, base};
        scene.add(name);
        TextShape date = textOf(say("Date"), 9, 400, m_colors.ink2);
        date.at = {margin + pictureWidth * 0.66, base};
        scene.add(date);
        addLine(margin + textWidth(name) + pt(6), margin + pictureWidth * 0.63, base);
        addLine(date.at.x() + textWidth(date) + pt(6), margin + pictureWidth, base);
    }

    void addLine(double from, double to, double y)
    {
        page().add(LineShape{{from, y + pt(1.5)}, {to, y + pt(1.5)}, {m_colors.line2, pt(0.7), {}}});
    }

    void addQuestion(std::size_t i, double top)
    {
        const QuestionPage& asked = m_lecture.questions[i];
        TextShape number = textOf(QString::number(i + 1), 12, 600, m_colors.ink);
        number.at = {margin, top + pt(13)};
        page().add(number);
        const double indent = pt(20);
        TextShape words = textOf({}, 12, 600, m_colors.ink);
        const auto lines = [&] { return wrapWords(say(asked.question.text), pictureWidth - indent, words); };
        const auto lineHeight = [&words] { return 1.25 * words.size; };
        const double mostHeight = m_room - pt(besidePicture + leastPicture);
        while (static_cast<double>(lines().size() - 1) * lineHeight() > mostHeight)
            words.size *= 0.9;
        double y = top + pt(13);
        for (const QString& line : lines()) {
            words.text = line;
            words.at = {margin + indent, y};
            page().add(words, {.name = QStringLiteral("question%1").arg(i + 1)});
            y += lineHeight();
        }
        TextShape scene = textOf(asked.scene, 9, 400, m_colors.ink2);
        scene.at = {margin + indent, y};
        page().add(scene);
        y += pt(8);

        View view;
        view.language = spoken();
        // What a long question takes is missing to the picture: the answer's place stays on this half of the page.
        const double pastOneLine = y - top - pt(13 + 15 + 8);
        view.size = {pictureWidth, std::max(m_room - pt(besidePicture) - pastOneLine, pt(leastPicture))};
        addInto(page(), questionPicture(asked, view), {margin, y}, QStringLiteral("q%1-").arg(i + 1));
        y += view.size.height() + pt(4);
        asked.question.isMany ? addBoxes(asked, y) : addBlank(asked, y + pt(12));
    }

    void addBoxes(const QuestionPage& asked, double top)
    {
        constexpr std::size_t columns = 4;
        const double width = pictureWidth / columns, edge = pt(10);
        std::size_t i = 0;
        for (const LectureQuestion::Choice& choice : asked.question.choices) {
            const QPointF at(margin + static_cast<double>(i % columns) * width,
                             top + static_cast<double>(i / columns) * pt(17));
            const bool isTicked = m_hasAnswers && choice.isRight;
            RectShape box;
            box.rect = {at, QSizeF(edge, edge)};
            box.radius = pt(1.5);
            box.stroke = {m_colors.ink2, pt(0.8), {}};
            page().add(box);
            if (isTicked) {
                PathShape tick;
                tick.path.moveTo(at + QPointF(edge * 0.15, edge * 0.5));
                tick.path.lineTo(at + QPointF(edge * 0.42, edge * 0.8));
                tick.path.lineTo(at + QPointF(edge * 1.1, -edge * 0.25));
                tick.stroke = {m_colors.keep.line, pt(1.8), {}};
                page().add(std::move(tick));
            }
            TextShape words =
                textOf(say(choice.text), 9.5, isTicked ? 600 : 400, isTicked ? m_colors.keep.text : m_colors.ink);
            words.at = at + QPointF(edge + pt(5), pt(8.6));
            page().add(words);
            if (!choice.detail.english.empty()) {
                TextShape detail = textOf(QStringLiteral("(%1)").arg(say(choice.detail)), 9.5, 400, m_colors.ink2);
                detail.at = words.at + QPointF(textWidth(words) + pt(4), 0);
                page().add(detail);
            }
            ++i;
        }
        if (!m_hasAnswers)
            return;
        const std::size_t rows = (asked.question.choices.size() + columns - 1) / columns;
        addAnswer(asked, top + static_cast<double>(rows) * pt(17) + pt(8));
    }

    /// "Answer:" and a line to write on, or what stands there.
    void addBlank(const QuestionPage& asked, double y)
    {
        if (m_hasAnswers) {
            addAnswer(asked, y);
            return;
        }
        TextShape label = textOf(say("Answer:"), 10.5, 600, m_colors.ink);
        label.at = {margin, y};
        page().add(label);
        addLine(margin + textWidth(label) + pt(6), margin + pt(190), y);
    }

    void addAnswer(const QuestionPage& asked, double y)
    {
        TextShape answer = textOf(say("Answer: ") + say(asked.question.answer), 10.5, 600, m_colors.keep.text);
        while (textWidth(answer) > pictureWidth)
            answer.size *= 0.95;
        answer.at = {margin, y};
        page().add(answer);
    }

    const LectureDeck& m_lecture;
    bool m_hasAnswers;
    const Theme& m_colors;
    double m_unit = 1, m_height = 0, m_room = 0;
    std::vector<Scene> m_pages;
};

} // namespace

std::vector<Scene> worksheetPages(const LectureDeck& lecture, bool hasAnswers, Paper paper)
{
    const Speaking in(lecture.deck.language);
    return Sheet(lecture, hasAnswers, paper).pages();
}

QByteArray worksheet(const LectureDeck& lecture, bool hasAnswers, Paper paper)
{
    if (lecture.questions.empty())
        throw InputError{
            sentence("The lecture asks nothing, so there is no worksheet; add \"predict\" to one of its scenes.")};
    const Speaking in(lecture.deck.language);
    PdfBook book(pointsOf(paper), lecture.deck.title + (hasAnswers ? say(" · answer key") : say(" · worksheet")));
    int number = 0;
    std::vector<PdfFigure> figures; // in all pages; a name is on one of them
    for (std::size_t i = 0; i < lecture.questions.size(); ++i)
        figures.push_back({QStringLiteral("q%1-").arg(i + 1), lecture.questions[i].scene});
    for (const Scene& page : worksheetPages(lecture, hasAnswers, paper))
        book.addPage(page, say("Page %1").arg(++number), {}, figures);
    return book.finish();
}

} // namespace lockstep::ui
