#include "engine/error.hpp"
#include "engine/model/sentence.hpp"
#include "ui/export/format.hpp"
#include "ui/export/tex_text.hpp"
#include "ui/export/vectors.hpp"
#include "ui/scene/painter.hpp"
#include "ui/scene/shadow.hpp"
#include "ui/scene/text.hpp"

#include <QHash>
#include <QStringList>
#include <algorithm>
#include <fmt/format.h>

namespace lockstep::ui {

namespace {

constexpr double pointsPerInch = 72.27; ///< TeX's own
constexpr double largestPaper = 16000;  ///< points; TeX counts no further than 16,383
/// TeX takes about a millisecond for each.
constexpr std::size_t mostCells = 10000;

/// A hundredth of a unit is not seen.
QString number(double value)
{
    QString text = QString::number(value, 'f', 2);
    while (text.endsWith(QLatin1Char('0')))
        text.chop(1);
    if (text.endsWith(QLatin1Char('.')))
        text.chop(1);
    return text == QLatin1String("-0") ? QStringLiteral("0") : text;
}

QString point(QPointF at)
{
    return QStringLiteral("(%1,%2)").arg(number(at.x()), number(at.y()));
}

QString length(double units)
{
    return number(units) + QStringLiteral("\\lockstepunit");
}

QString pathText(const QPainterPath& path)
{
    QString text;
    QPointF start, last;
    const auto close = [&] {
        if (!text.isEmpty() && last == start)
            text += QStringLiteral(" -- cycle");
    };
    for (int i = 0; i < path.elementCount(); ++i) {
        const QPointF at = path.elementAt(i);
        switch (path.elementAt(i).type) {
        case QPainterPath::MoveToElement:
            close();
            text += (text.isEmpty() ? QString() : QStringLiteral(" ")) + point(at);
            start = at;
            break;
        case QPainterPath::LineToElement:
            text += QStringLiteral(" -- ") + point(at);
            break;
        case QPainterPath::CurveToElement:
            text += QStringLiteral(" .. controls %1 and %2 .. %3")
                        .arg(point(at), point(path.elementAt(i + 1)), point(path.elementAt(i + 2)));
            i += 2;
            break;
        case QPainterPath::CurveToDataElement:
            break;
        }
        last = path.elementAt(i);
    }
    close();
    return text;
}

class TikzWriter {
public:
    void write(const Mark& mark)
    {
        m_opacity = std::clamp(mark.opacity, 0.0, 1.0);
        m_name = mark.id.name;
        if (m_opacity > 0)
            std::visit(*this, mark.shape);
    }

    void operator()(const RectShape& shape)
    {
        QStringList options = paint(shape.fill, shape.stroke);
        if (options.isEmpty())
            return;
        if (const double radius = fittingRadius(shape); radius > 0)
            options += QStringLiteral("rounded corners=") + length(radius);
        draw(options, box(shape.rect));
    }
    void operator()(const EllipseShape& shape)
    {
        draw(paint(shape.fill, shape.stroke),
             QStringLiteral("%1 ellipse [x radius=%2, y radius=%3]")
                 .arg(point(shape.rect.center()), number(shape.rect.width() / 2), number(shape.rect.height() / 2)));
    }
    void operator()(const LineShape& shape)
    {
        draw(paint(Qt::transparent, shape.stroke), point(shape.from) + QStringLiteral(" -- ") + point(shape.to));
    }
    void operator()(const PathShape& shape)
    {
        QStringList options = paint(shape.fill, shape.stroke);
        if (options.isEmpty() || shape.path.isEmpty())
            return;
        if (shape.path.fillRule() == Qt::OddEvenFill && shape.fill.alpha() > 0)
            options += QStringLiteral("even odd rule");
        draw(options, pathText(shape.path));
    }
    void operator()(const TextShape& shape)
    {
        if (shape.text.trimmed().isEmpty() || shape.color.alpha() == 0)
            return;
        QString style = shape.family == FontFamily::mono ? QStringLiteral("\\ttfamily") : QStringLiteral("\\sffamily");
        if (shape.weight >= 600)
            style += QStringLiteral("\\bfseries\\boldmath");
        if (shape.italic)
            style += QStringLiteral("\\itshape");
        const QPointF start = textStart(shape);
        QString line = QStringLiteral("\\locksteptext{%1}{%2}{%3}{%4}{%5\\color{%6}}{%7}")
                           .arg(number(start.x()), number(start.y()), number(textWidth(shape)), number(shape.size),
                                style, colorName(shape.color))
                           // A text may hold what looks like a place for an argument.
                           .replace(QStringLiteral("%7"), texText(shape.text));
        const double opacity = m_opacity * shape.color.alphaF();
        if (opacity < 0.999)
            line = QStringLiteral("\\begin{scope}[opacity=%1]%2\\end{scope}").arg(number(opacity), line);
        add(line);
    }
    void operator()(const ImageShape& shape)
    {
        const QImage image = toImage(shape);
        if (image.isNull())
            return;
        const double width = shape.rect.width() / image.width(), height = shape.rect.height() / image.height();
        for (int row = 0; row < image.height(); ++row)
            for (int column = 0; column < image.width();) {
                int end = column + 1;
                while (end < image.width() && image.pixel(end, row) == image.pixel(column, row))
                    ++end;
                const QColor color = QColor::fromRgba(image.pixel(column, row));
                if (color.alpha() > 0 && ++m_cells > mostCells)
                    throw Error{sentence("this picture is a density of {} x {} cells, too many for TeX; export it "
                                         "as pdf, svg or png, or take fewer keys",
                                         image.width(), image.height())};
                draw(paint(color, {}), box({shape.rect.x() + column * width, shape.rect.y() + row * height,
                                            (end - column) * width, height}));
                column = end;
            }
    }

    /// The colours that were used, to stand before the picture.
    QString colors() const
    {
        QString text;
        for (std::size_t i = 0; i < m_colorOrder.size(); ++i)
            text += QStringLiteral("\\definecolor{lockstep%1}{HTML}{%2}%\n").arg(i + 1).arg(m_colorOrder[i]);
        return text;
    }
    const QString& picture() const { return m_lines; }

private:
    static QString box(const QRectF& rect)
    {
        return point(rect.topLeft()) + QStringLiteral(" rectangle ") + point(rect.bottomRight());
    }

    QString colorName(const QColor& color)
    {
        const QString hex = color.name(QColor::HexRgb).mid(1).toUpper();
        auto found = m_colors.constFind(hex);
        if (found == m_colors.constEnd()) {
            m_colorOrder.push_back(hex);
            found = m_colors.insert(hex, QStringLiteral("lockstep%1").arg(m_colorOrder.size()));
        }
        return *found;
    }

    /// Options of a path; none where nothing would be seen.
    QStringList paint(const QColor& fill, const Stroke& stroke)
    {
        QStringList options;
        const auto add = [&](const char* name, const QColor& color) {
            options += QStringLiteral("%1=%2").arg(QLatin1String(name), colorName(color));
            if (const double opacity = m_opacity * color.alphaF(); opacity < 0.999)
                options += QStringLiteral("%1 opacity=%2").arg(QLatin1String(name), QString::number(opacity, 'f', 3));
        };
        if (fill.alpha() > 0)
            add("fill", fill);
        if (stroke.width <= 0 || stroke.color.alpha() == 0)
            return options;
        add("draw", stroke.color);
        options += QStringLiteral("line width=") + length(stroke.width);
        if (!stroke.dash.empty()) {
            QString pattern = QStringLiteral("dash pattern=");
            bool isOn = true;
            for (const double dash : dashLengths(stroke)) {
                pattern += (isOn ? QStringLiteral("on ") : QStringLiteral(" off ")) + length(dash);
                if (!isOn)
                    pattern += QLatin1Char(' ');
                isOn = !isOn;
            }
            options += pattern.trimmed();
        }
        return options;
    }

    void draw(const QStringList& options, const QString& path)
    {
        if (!options.isEmpty())
            add(QStringLiteral("\\path[") + options.join(QStringLiteral(", ")) + QStringLiteral("] ") + path +
                QLatin1Char(';'));
    }

    void add(const QString& line)
    {
        m_lines += QStringLiteral("  ") + line;
        if (!m_name.isEmpty())
            m_lines += QStringLiteral(" % ") + m_name;
        m_lines += QLatin1Char('\n');
    }

    double m_opacity = 1;
    QString m_name;
    std::size_t m_cells = 0;
    QHash<QString, QString> m_colors;
    std::vector<QString> m_colorOrder;
    QString m_lines;
};

/// What the file begins with, by the program that compiles it.
struct Preamble {
    const char* programs;
    const char* packages; ///< besides tikz
};
constexpr Preamble latinPreamble{"pdflatex or lualatex", ""};
constexpr Preamble chinesePreamble{"xelatex", R"(
\usepackage{iftex}\RequireXeTeX % its packages for Chinese are the ones that every system has
\usepackage{xeCJK}
\IfFontExistsTF{Noto Sans CJK SC}{\def\lockstepfont{Noto Sans CJK SC}}{\def\lockstepfont{FandolHei}}
\setCJKmainfont{\lockstepfont}\setCJKsansfont{\lockstepfont}\setCJKmonofont{\lockstepfont}
\xeCJKsetup{CJKglue={},CJKecglue={}} % a text is stretched to its width as a whole)"};

/// Around the picture. %8 programs, %9 packages, %1 page width, %2 height in TeX's points, %3 points to a unit, %4
/// colours, %5 x %6 units, %7 the marks.
constexpr const char* document = R"(% A frame of Lockstep. Compile it as it stands with %8.
% For a document of your own: the packages below in its preamble, and the lines from BEGIN to END
% where the picture shall be. \lockstepunit is the picture's scale: half of it, half the size.
\documentclass{article}
\usepackage[paperwidth=%1pt,paperheight=%2pt,margin=0pt]{geometry}
\usepackage{tikz}%9
\pagestyle{empty}
\setlength{\parindent}{0pt}\setlength{\topskip}{0pt}\setlength{\parskip}{0pt}
\begin{document}%
% BEGIN
\begingroup
\ifdefined\lockstepunit\else\newdimen\lockstepunit\fi
\lockstepunit=%3pt
% A text stretched to the width that the picture has for it, whatever the font:
% x, y of the baseline's left end, width, size, style, text.
\def\locksteptext#1#2#3#4#5#6{\pgftext[left,base,at={\pgfpointxy{#1}{#2}}]{%
  \setbox0\hbox{\fontsize{10}{10}\selectfont#5#6}%
  \pgfmathsetmacro\lockstepx{#3*\lockstepunit/\wd0}%
  \pgfmathsetmacro\lockstepy{#4*\lockstepunit/9.5pt}%
  \scalebox{\lockstepx}[\lockstepy]{\box0}}}%
% A character by its code; an empty box where the engine has no Unicode fonts.
\def\lockstepchar#1{\ifdefined\Uchar\Uchar"#1 \else{\fboxsep0pt\fbox{\rule{0pt}{.6em}\rule{.5em}{0pt}}}\fi}%
%4\begin{tikzpicture}[x=\lockstepunit,y=-\lockstepunit,line join=round]
  \path[use as bounding box] (0,0) rectangle (%5,%6);
%7\end{tikzpicture}%
\endgroup
% END
\end{document}
)";

/// Whether it has letters that only fonts for Chinese have.
bool isChinese(const Scene& scene)
{
    return std::any_of(scene.marks.begin(), scene.marks.end(), [](const Mark& mark) {
        const auto* const text = std::get_if<TextShape>(&mark.shape);
        return text != nullptr && mark.opacity > 0 && std::ranges::any_of(text->text.toUcs4(), isChineseLetter);
    });
}

QByteArray encodeTikz(const Scene& scene, double scale, double dpi)
{
    const double unit = scale / dpi * pointsPerInch;
    const QSizeF paper = scene.size * unit;
    if (paper.width() > largestPaper || paper.height() > largestPaper)
        throw InputError{sentence("a picture of {:.0f} x {:.0f} inches is too large for TeX, which ends at {:.0f}; "
                                  "ask for more dpi or fewer pixels",
                                  paper.width() / pointsPerInch, paper.height() / pointsPerInch,
                                  largestPaper / pointsPerInch)};
    TikzWriter writer;
    if (scene.ground.isValid() && scene.ground.alpha() > 0)
        writer.write(
            {RectShape{QRectF(QPointF(), scene.size), 0, scene.ground, {}}, {.name = QStringLiteral("ground")}});
    for (const Mark& mark : withDrawnShadows(scene).marks)
        writer.write(mark);
    const Preamble& preamble = isChinese(scene) ? chinesePreamble : latinPreamble;
    QString text = QString::fromLatin1(document);
    text.replace(QStringLiteral("%8"), QLatin1String(preamble.programs));
    text.replace(QStringLiteral("%9"), QLatin1String(preamble.packages));
    text.replace(QStringLiteral("%1"), QString::number(paper.width(), 'f', 3));
    text.replace(QStringLiteral("%2"), QString::number(paper.height(), 'f', 3));
    text.replace(QStringLiteral("%3"), QString::number(unit, 'f', 5));
    text.replace(QStringLiteral("%4"), writer.colors());
    text.replace(QStringLiteral("%5"), number(scene.size.width()));
    text.replace(QStringLiteral("%6"), number(scene.size.height()));
    text.replace(QStringLiteral("%7"), writer.picture());
    return text.toUtf8();
}

} // namespace

const Format tikzFormat{
    .id = "tex", .title = "TikZ picture", .encode = encodeTikz, .canBeTransparent = true, .otherName = "tikz"};

} // namespace lockstep::ui
