#include "ui/export/pdf_content.hpp"

#include "engine/error.hpp"
#include "engine/model/sentence.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <qpdf/Pl_String.hh>
#include <qpdf/QPDFPageObjectHelper.hh>
#include <qpdf/QPDFTokenizer.hh>
#include <set>

namespace lockstep::ui {

namespace {

using Object = QPDFObjectHandle;
using Token = QPDFTokenizer::Token;

/// A page's content, operator by operator.
class Operators : public Object::TokenFilter {
public:
    void handleToken(const Token& token) final
    {
        m_raw += token.getRawValue();
        if (token.getType() == QPDFTokenizer::tt_integer || token.getType() == QPDFTokenizer::tt_real)
            m_numbers.push_back(QByteArray::fromStdString(token.getValue()).toDouble()); // in any locale
        else if (token.getType() == QPDFTokenizer::tt_name || token.getType() == QPDFTokenizer::tt_string)
            m_operand = token.getValue();
        if (token.getType() != QPDFTokenizer::tt_word)
            return;
        operation(token.getValue());
        m_numbers.clear();
        flush();
    }
    void handleEOF() final
    {
        flush();
        end();
    }

protected:
    virtual void operation(const std::string& name) = 0; ///< before it is written
    virtual void end() {}
    virtual std::string after() { return {}; }                       ///< what follows an operator
    const std::string& operand() const { return m_operand; }         ///< the last that is a name or a string
    const std::vector<double>& numbers() const { return m_numbers; } ///< the operands that are numbers

private:
    void flush()
    {
        write(m_raw);
        m_raw.clear();
        write(after());
    }

    std::string m_raw, m_operand;
    std::vector<double> m_numbers;
};

/// The numbers of the glyphs in a string of two bytes each.
std::vector<int> glyphsIn(const std::string& text)
{
    std::vector<int> glyphs;
    for (std::size_t i = 0; i + 1 < text.size(); i += 2)
        glyphs.push_back(static_cast<unsigned char>(text[i]) * 256 + static_cast<unsigned char>(text[i + 1]));
    return glyphs;
}

struct Shown {
    std::string font; ///< its name on the page
    int glyph = 0;
    std::optional<double> advance = {};
};

class ShownGlyphs : public Operators {
public:
    std::vector<Shown> shown;

private:
    void operation(const std::string& name) override
    {
        if (name == "Tf") {
            m_font = operand();
            m_size = numbers().empty() ? 0 : numbers().back();
        } else if (name == "BT") {
            m_first = shown.size();
        } else if (name == "Td" && shown.size() > m_first && m_size > 0 && numbers().size() == 2) {
            shown.back().advance = numbers().front() / m_size * 1000;
        } else if (name == "Tj") {
            for (const int glyph : glyphsIn(operand()))
                shown.push_back({m_font, glyph});
        }
    }
    std::string m_font;
    double m_size = 0;
    std::size_t m_first = 0; ///< of this run
};

QPDFObjGen fontOn(Object page, const std::string& name)
{
    return page.getKey("/Resources").getKey("/Font").getKey(name).getObjGen();
}

class Marker : public Operators {
public:
    Marker(Object page, const PdfReading& reading, const GlyphMeanings& meanings)
        : m_page(page), m_reading(reading), m_meanings(meanings)
    {
        skipEmpty();
    }

    std::vector<std::size_t> stretches;

private:
    static constexpr std::size_t decoration = static_cast<std::size_t>(-1);

    void operation(const std::string& name) override
    {
        static const std::set<std::string> begins{"m", "re"}, ends{"f", "F", "f*", "S", "s", "B", "B*", "b", "b*", "n"};
        if (name == "BT")
            switchTo(m_text < m_reading.texts.size() ? m_reading.texts[m_text].part : decoration);
        else if ((begins.contains(name) && !m_isInPath) || name == "Do" || name == "sh")
            switchTo(ofShapes());
        if (begins.contains(name))
            m_isInPath = true;
        else if (ends.contains(name))
            m_isInPath = false;
        else if (name == "Tf")
            m_font = fontOn(m_page, operand());
        else if (name == "Tj")
            show(glyphsIn(operand()).front());
    }

    std::string after() override
    {
        const bool closes = m_closes;
        m_closes = false;
        return closes ? " EMC" : "";
    }

    void end() override
    {
        if (m_current)
            write("\nEMC\n");
    }

    /// Shapes belong to the figure whose words come next, or else to the one whose words were last.
    std::size_t ofShapes() const
    {
        const auto isFigure = [&](std::size_t part) { return m_reading.parts[part].role == "Figure"; };
        if (m_text < m_reading.texts.size() && isFigure(m_reading.texts[m_text].part))
            return m_reading.texts[m_text].part;
        if (m_last && isFigure(*m_last))
            return *m_last;
        return decoration;
    }

    void switchTo(std::size_t part)
    {
        if (m_current == part)
            return;
        if (m_current)
            write("\nEMC");
        m_current = part;
        if (part == decoration) {
            write("\n/Artifact BMC\n");
            return;
        }
        write(fmt::format("\n/{} <</MCID {}>> BDC\n", m_reading.parts[part].role, stretches.size()));
        stretches.push_back(part);
    }

    void show(int glyph)
    {
        if (m_text >= m_reading.texts.size())
            return;
        const PdfText& text = m_reading.texts[m_text];
        const QString& meant = text.glyphs[m_glyph];
        if (meant != m_meanings.at(m_font).at(glyph).meaning) {
            const std::string said = Object::newUnicodeString(meant.toStdString()).unparse();
            write(fmt::format(" /Span <</ActualText {}>> BDC", said));
            m_closes = true;
        }
        m_last = text.part;
        if (++m_glyph == text.glyphs.size()) {
            m_glyph = 0;
            ++m_text;
            skipEmpty();
        }
    }

    void skipEmpty()
    {
        while (m_text < m_reading.texts.size() && m_reading.texts[m_text].glyphs.isEmpty())
            ++m_text;
    }

    Object m_page;
    const PdfReading& m_reading;
    const GlyphMeanings& m_meanings;
    std::size_t m_text = 0;
    qsizetype m_glyph = 0;
    QPDFObjGen m_font;
    bool m_isInPath = false, m_closes = false;
    std::optional<std::size_t> m_current, m_last; ///< parts; m_current may be `decoration`
};

} // namespace

GlyphMeanings meaningsIn(const std::vector<Object>& pages, const std::vector<PdfReading>& readings)
{
    std::map<QPDFObjGen, std::map<int, std::map<QString, std::size_t>>> votes;
    GlyphMeanings meanings;
    for (std::size_t i = 0; i < pages.size(); ++i) {
        ShownGlyphs content;
        QPDFPageObjectHelper(pages[i]).filterContents(&content);
        QStringList meant;
        for (const PdfText& text : readings[i].texts)
            meant += text.glyphs;
        if (meant.size() != static_cast<qsizetype>(content.shown.size()))
            throw Error{sentence("page {} of the PDF shows {} glyphs instead of {}; its text could not be searched",
                                 i + 1, content.shown.size(), meant.size())};
        for (std::size_t k = 0; k < content.shown.size(); ++k) {
            const Shown& shown = content.shown[k];
            const QPDFObjGen font = fontOn(pages[i], shown.font);
            ++votes[font][shown.glyph][meant[static_cast<qsizetype>(k)]];
            std::optional<double>& advance = meanings[font][shown.glyph].advance;
            if (!advance)
                advance = shown.advance;
        }
    }
    for (const auto& [font, glyphs] : votes)
        for (const auto& [glyph, texts] : glyphs)
            meanings[font][glyph].meaning =
                std::max_element(texts.begin(), texts.end(), [](const auto& a, const auto& b) {
                    return a.second < b.second;
                })->first;
    return meanings;
}

std::vector<std::size_t> markContent(QPDF& pdf, Object page, const PdfReading& reading, const GlyphMeanings& meanings)
{
    Marker marker(page, reading, meanings);
    std::string content;
    Pl_String marked("marked content", nullptr, content);
    QPDFPageObjectHelper(page).filterContents(&marker, &marked);
    page.replaceKey("/Contents", Object::newStream(&pdf, content));
    return marker.stretches;
}

} // namespace lockstep::ui
