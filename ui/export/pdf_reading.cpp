#include "ui/export/pdf_reading.hpp"

#include "ui/scene/painter.hpp"

#include <QRegularExpression>
#include <map>

namespace lockstep::ui {

namespace {

class Reading {
public:
    explicit Reading(const std::vector<PdfFigure>& figures) : m_figures(figures) {}

    void add(const TextShape& text, const QString& name)
    {
        static const QRegularExpression title(QStringLiteral("^title(-upper|\\d+)?$")),
            narration(QStringLiteral("^narration\\d+$"));
        std::size_t part = 0;
        if (title.match(name).hasMatch())
            part = partOf(QStringLiteral("title"), {.role = "H1"});
        else if (narration.match(name).hasMatch())
            part = partOf(QStringLiteral("narration"), {.role = "P"});
        else if (const PdfFigure* const figure = name.startsWith(QLatin1String("footer")) ? nullptr : figureOf(name))
            part = partOf(QStringLiteral("figure ") + figure->prefix,
                          {.role = "Figure", .alternative = figure->alternative});
        else if (!name.isEmpty())
            part = partOf(QStringLiteral("text ") + name, {.role = "P"});
        else
            part = newPart({.role = "P"});
        m_reading.texts.push_back({glyphMeanings(text), part});
    }

    PdfReading take() { return std::move(m_reading); }

private:
    const PdfFigure* figureOf(const QString& name) const
    {
        for (const PdfFigure& figure : m_figures)
            if (name.startsWith(figure.prefix))
                return &figure;
        return nullptr;
    }

    std::size_t newPart(PdfPart part)
    {
        m_reading.parts.push_back(std::move(part));
        return m_reading.parts.size() - 1;
    }

    std::size_t partOf(const QString& key, PdfPart part)
    {
        const auto found = m_known.find(key);
        return found != m_known.end() ? found->second : m_known[key] = newPart(std::move(part));
    }

    const std::vector<PdfFigure>& m_figures;
    std::map<QString, std::size_t> m_known;
    PdfReading m_reading;
};

} // namespace

PdfReading readingOf(const Scene& scene, const std::vector<PdfFigure>& figures)
{
    Reading reading(figures);
    for (const Mark& mark : scene.marks)
        if (const auto* const text = std::get_if<TextShape>(&mark.shape); text != nullptr && mark.opacity > 0)
            reading.add(*text, mark.id.name);
    return reading.take();
}

} // namespace lockstep::ui
