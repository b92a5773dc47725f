#pragma once

#include "ui/deck/deck.hpp"
#include "ui/kit/drawing.hpp"

#include <atomic>

namespace lockstep::ui {

/// Pages that say their number, two to a chapter, each reached by a motion of 120 ms.
inline Deck countingDeck(std::size_t count)
{
    Deck deck;
    deck.title = "Counting";
    for (std::size_t k = 0; k < count; ++k) {
        Page page{k, k == 0 ? QString() : QString("Chapter %1").arg((k + 1) / 2), QString("Page %1").arg(k)};
        page.motion = k == 0 ? 0 : 120;
        page.hold = 40;
        deck.pages.push_back(page);
    }
    deck.fractionAt = [](std::size_t, double ms) { return ms / 120; };
    deck.scene = [](std::size_t page, double fraction, const View& view, const std::stop_token&) {
        Scene scene{view.size, Qt::black, {}};
        scene.add(textAt(QString("page %1 at %2").arg(page).arg(fraction), {100, 200}, 46, 500, Qt::white));
        return scene;
    };
    deck.narration = [](std::size_t page, const std::stop_token&) { return QString("said of %1").arg(page); };
    return deck;
}

/// The same with a question on one page: choice 1 of 0, 1, 2 is right.
inline Deck askingDeck(std::size_t count, std::size_t asks)
{
    Deck deck = countingDeck(count);
    Prediction prediction{"Which?", {{"none", false}, {"one", true}, {"two", false}}};
    deck.pages[asks].prediction = std::make_shared<const Prediction>(prediction);
    deck.answered = [](std::size_t page, const Answer& answer, const View& view, const std::stop_token&) {
        Scene scene{view.size, Qt::black, {}};
        for (int i = 0; i < 3; ++i)
            scene.add(RectShape{QRectF(200 + 300 * i, 400, 200, 100), 0, Qt::white, {}},
                      {QString("choice%1").arg(i), -1, -1, -1});
        QString text = QString("asked on %1").arg(page);
        for (const std::size_t choice : answer.chosen)
            text += QString(" chosen %1").arg(choice);
        scene.add(textAt(text + (answer.isRevealed ? " revealed" : ""), {100, 200}, 46, 500, Qt::white));
        return scene;
    };
    return deck;
}

} // namespace lockstep::ui
