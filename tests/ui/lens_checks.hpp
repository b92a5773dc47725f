#pragma once

#include "engine/input/input.hpp"
#include "engine/recording/session.hpp"
#include "ui/lenses/lens.hpp"
#include "ui/scene/text.hpp"

#include <QRegularExpression>
#include <gtest/gtest.h>
#include <type_traits>

namespace lockstep::ui {

/// Recorded on the default device.
inline RecordingPtr recordedRun(const std::string& algorithm, std::size_t n,
                                const std::map<std::string, std::string>& parameters = {}, std::uint64_t seed = 20)
{
    static Session session;
    RunRequest request;
    request.algorithm = algorithm;
    request.parameters = parameters;
    const auto found = parameters.find("operator");
    const auto type = parameters.find("type");
    request.input = generateKeys("uniform", n, seed,
                                 type == parameters.end() ? ElementType::uint32 : parseElementType(type->second),
                                 found != parameters.end() && found->second == "affine");
    return session.record(request);
}

inline Resident keptBy(const RecordingPtr& recording)
{
    Resident resident;
    resident.recording = recording;
    for (std::size_t k = 0; k < recording->states.size(); ++k)
        if (recording->states[k])
            resident.states[k] = *recording->states[k];
    for (std::size_t k = 0; k < recording->events.size(); ++k)
        if (recording->events[k])
            resident.events[k + 1] = recording->events[k];
    return resident;
}

inline std::size_t marksNamed(const Scene& scene, const QString& pattern)
{
    const QRegularExpression expression(QRegularExpression::anchoredPattern(pattern));
    return static_cast<std::size_t>(std::count_if(scene.marks.begin(), scene.marks.end(), [&](const Mark& mark) {
        return expression.match(mark.id.name).hasMatch();
    }));
}

inline QRectF boundsOf(const Shape& shape)
{
    return std::visit(
        [](const auto& s) -> QRectF {
            using S = std::decay_t<decltype(s)>;
            if constexpr (std::is_same_v<S, LineShape>)
                return QRectF(s.from, s.to).normalized();
            else if constexpr (std::is_same_v<S, PathShape>)
                return s.path.boundingRect();
            else if constexpr (std::is_same_v<S, TextShape>)
                return textBounds(s);
            else
                return s.rect;
        },
        shape);
}

/// Texts don't meet, none is too small, nothing leaves the scene.
inline void expectLegible(const Scene& scene, const std::string& what)
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
            EXPECT_GE(text->size, text->family == FontFamily::display ? 10.5 : 11)
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

inline std::string sentenceOf(const std::vector<Phrase>& phrases)
{
    QString text;
    for (const Phrase& phrase : phrases)
        text += phrase.text;
    return text.toStdString();
}

inline const QSizeF teachingSizes[] = {{880, 560}, {1208, 560}, {3000, 1800}};

} // namespace lockstep::ui
