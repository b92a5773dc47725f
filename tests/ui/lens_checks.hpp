#pragma once

#include "tests/ui/lens_recordings.hpp"
#include "ui/scene/text.hpp"

#include <QRegularExpression>
#include <gtest/gtest.h>
#include <map>
#include <type_traits>

namespace lockstep::ui {

inline std::size_t marksNamed(const Scene& scene, const QString& pattern)
{
    const QRegularExpression expression(QRegularExpression::anchoredPattern(pattern));
    return static_cast<std::size_t>(std::count_if(scene.marks.begin(), scene.marks.end(), [&](const Mark& mark) {
        return expression.match(mark.id.name).hasMatch();
    }));
}

/// What the mark covers, its stroke included.
inline QRectF boundsOf(const Shape& shape)
{
    const auto grown = [](const QRectF& rect, const Stroke& stroke) {
        const double half = stroke.width / 2;
        return rect.normalized().adjusted(-half, -half, half, half);
    };
    return std::visit(
        [&grown](const auto& s) -> QRectF {
            using S = std::decay_t<decltype(s)>;
            if constexpr (std::is_same_v<S, LineShape>)
                return grown(QRectF(s.from, s.to), s.stroke);
            else if constexpr (std::is_same_v<S, PathShape>)
                return grown(s.path.boundingRect(), s.stroke);
            else if constexpr (std::is_same_v<S, TextShape>)
                return textBounds(s);
            else if constexpr (std::is_same_v<S, ImageShape>)
                return s.rect;
            else
                return grown(s.rect, s.stroke);
        },
        shape);
}

/// Texts don't meet, none is smaller than `least` (0: than a window's may be), nothing leaves the scene.
inline void expectLegible(const Scene& scene, const std::string& what, double least = 0)
{
    std::vector<std::pair<QRectF, QString>> texts;
    const QRectF whole = QRectF(QPointF(), scene.size).adjusted(-0.5, -0.5, 0.5, 0.5);
    for (const Mark& mark : scene.marks) {
        const QRectF bounds = boundsOf(mark.shape);
        EXPECT_TRUE(bounds.left() >= whole.left() && bounds.right() <= whole.right() && bounds.top() >= whole.top() &&
                    bounds.bottom() <= whole.bottom())
            << what << ": " << mark.id.name.toStdString() << " leaves the scene at " << bounds.left() << ","
            << bounds.top() << " " << bounds.width() << "x" << bounds.height();
        if (const auto* text = std::get_if<TextShape>(&mark.shape); text && mark.opacity > 0 && !text->text.isEmpty()) {
            EXPECT_GE(text->size + 1e-6, least > 0                             ? least
                                         : text->family == FontFamily::display ? 10.5
                                                                               : 11)
                << what << ": " << text->text.toStdString();
            // Only what digits and lower-case letters cover, not the line spacing above them.
            texts.emplace_back(bounds.adjusted(0, 0.18 * text->size, 0, -0.08 * text->size), text->text);
        }
    }
    for (std::size_t i = 0; i < texts.size(); ++i)
        for (std::size_t j = i + 1; j < texts.size(); ++j)
            EXPECT_FALSE(texts[i].first.intersects(texts[j].first))
                << what << ": \"" << texts[i].second.toStdString() << "\" meets \"" << texts[j].second.toStdString()
                << "\" at " << texts[i].first.left() << "," << texts[i].first.top();
}

inline std::vector<std::string> wordsOf(const Words& keys)
{
    std::vector<std::string> words;
    for (const std::uint32_t key : keys)
        words.push_back(formatValue(key, ElementType::text));
    return words;
}

/// The words that are written downwards between two heights, from left to right.
inline std::vector<std::string> wordColumnsOf(const Scene& scene, double top, double bottom)
{
    std::map<double, std::map<double, QString>> columns;
    for (const Mark& mark : scene.marks)
        if (const auto* text = std::get_if<TextShape>(&mark.shape); text && text->family == FontFamily::mono &&
                                                                    text->text.size() == 1 && text->at.y() > top &&
                                                                    text->at.y() < bottom)
            columns[text->at.x()][text->at.y()] = text->text;
    std::vector<std::string> words;
    for (const auto& [x, letters] : columns) {
        words.emplace_back();
        for (const auto& [y, letter] : letters)
            words.back() += letter.toStdString();
    }
    return words;
}

inline std::string sentenceOf(const std::vector<Phrase>& phrases)
{
    QString text;
    for (const Phrase& phrase : phrases)
        text += phrase.text;
    return text.toStdString();
}

inline const QSizeF teachingSizes[] = {{880, 560}, {1208, 560}, {3000, 1800}};

} // namespace lockstep::ui
