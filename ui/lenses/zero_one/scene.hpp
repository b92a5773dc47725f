#pragma once

#include "ui/kit/labels.hpp"
#include "ui/lenses/zero_one/model.hpp"
#include "ui/scene/theme.hpp"

#include <QRectF>
#include <set>
#include <utility>

namespace lockstep::ui {

struct ZeroOnePlace {
    std::size_t row = 0, column = 0;
};

/// The square of all words at the left, in the order in which they are read: the first wires choose the row, the last
/// ones the column. The network at the right.
struct ZeroOneLayout {
    bool fits = false;
    double scale = 1;
    std::size_t wires = 0, columnWires = 0, rowWires = 0, columns = 1, rows = 1;
    QRectF grid;
    double cell = 0;
    double strip = 0; ///< thickness of a wire's strip along the square's edges
    bool stripNumbers = false;
    bool isImage = false; ///< too many cells for shapes of their own
    double bitsSize = 0, countSize = 0;
    QRectF network; ///< the wires, without their labels
    double countsTop = 0;

    ZeroOnePlace placeOf(std::uint32_t word) const;
    QRectF cellOf(std::uint32_t word) const;
};
ZeroOneLayout layoutZeroOne(const Recording& recording, const View& view);

class ZeroOneScene {
public:
    ZeroOneScene(const Resident& resident, const ZeroOne& now, Moment moment, const View& view);
    Scene take();

private:
    void drawStrips();
    void drawStrip(std::size_t wire);
    RectShape hollow(const QRectF& rect, double radius) const;
    void drawCells();
    void drawWord(std::uint32_t word, const QRectF& rect, std::uint32_t inputs, const QColor& color, double opacity);
    void drawImage();
    void drawOutstanding();
    void drawWays();
    void drawTokens();
    void drawNetwork();
    void drawCounts();
    void drawLegend();
    /// The whole network has run.
    bool isOver() const;
    /// From each word whose inputs the launch changes to what they become.
    std::set<std::pair<std::uint32_t, std::uint32_t>> ways() const;
    std::optional<std::uint32_t> followed() const;
    std::vector<std::uint32_t> wayOf(std::uint32_t input) const;
    void addText(TextShape text, MarkId id = {}, double opacity = 1);

    const Resident& m_resident;
    const Recording& m_recording;
    const ZeroOne& m_now;
    const Moment m_moment;
    const View m_view;
    const Theme& m_colors;
    const ZeroOneLayout m_layout;
    const double m_s;
    const double m_result;
    double m_countsBottom = 0; ///< of the words under the network
    Scene m_scene;
    Labels m_labels;
};

} // namespace lockstep::ui
