#pragma once

#include "ui/deck/deck.hpp"

namespace lockstep::ui {

/// Three pages of one disc that moves; 0.4 s of even motion to the second and the third, and 1 s of rest on each.
inline Deck threePages()
{
    Deck deck;
    deck.title = QStringLiteral("Three pages");
    deck.name = QStringLiteral("three");
    for (std::size_t k = 0; k < 3; ++k)
        deck.pages.push_back({k, {}, QStringLiteral("Page"), k == 0 ? 0.0 : 400.0, 1000});
    deck.scene = [](std::size_t page, double fraction, const View& view, const std::stop_token&) {
        Scene scene;
        scene.size = view.size;
        scene.ground = view.isTransparent ? QColor(0, 0, 0, 0) : QColor(Qt::white);
        const double x = 100 + 300 * (static_cast<double>(page) + fraction);
        scene.add(EllipseShape{{x, 300, 200, 200}, QColor(0xC24E00), {}}, {.name = QStringLiteral("disc")});
        return scene;
    };
    deck.fractionAt = [](std::size_t, double ms) { return ms / 400; };
    deck.narration = [](std::size_t, const std::stop_token&) { return QStringLiteral("It moves."); };
    return deck;
}

} // namespace lockstep::ui
