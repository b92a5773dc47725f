#pragma once

#include "ui/kit/key_scale.hpp"
#include "ui/kit/labels.hpp"
#include "ui/kit/wrong_cell.hpp"
#include "ui/lenses/grid/convolution_plan.hpp"
#include "ui/lenses/grid/convolution_scene.hpp"
#include "ui/scene/theme.hpp"

namespace lockstep::ui {

/// Draws one moment of a convolution: the image with what lies past its edge, the card, and the result.
class ConvolutionDrawing {
public:
    ConvolutionDrawing(const ConvolutionRead& read, const Resident& resident, const GridTime& time, const View& view);
    Scene take();

private:
    struct CellLook {
        QColor fill, ink;
        Stroke edge = {};
        double size = 0; ///< of its type; 0: none
        int weight = 500;
        bool isTorn = false;
    };

    bool isRun() const { return m_time.launch > 0 && m_read.hasEvents && !m_read.pixels.empty(); }
    const ConvolutionPixel& open() const { return m_read.pixels[m_open]; }
    int openRow() const { return static_cast<int>(m_open / m_read.columns); }
    int openColumn() const { return static_cast<int>(m_open % m_read.columns); }
    void chooseOpen(const View& view);

    void heading(double left, double top, const QString& words);
    void text(const QString& words, QPointF at, int weight, const QColor& ink, Align align = Align::left);
    QRectF inner(const QRectF& rect) const;
    void cell(const QRectF& rect, std::uint32_t bits, const CellLook& look, const MarkId& id, double opacity = 1);
    void frame(const QRectF& rect, const QColor& color, double width, const MarkId& id = {},
               const std::vector<double>& dash = {});
    /// Around the pixels under the filter; where taps are too many, also around all that the work-item takes.
    void frameWindow(const QRectF& filter, const QRectF& taps, const QString& name);
    CellLook torn(Wrong wrong, double size) const;
    /// Of a tap too many: what lies behind the filter is black, a weight of the next row grey.
    CellLook tornTap(const ConvolutionTap& tap, double size) const;
    QColor lightOf(double share) const;  ///< of a cell without its value
    QColor groundOf(double share) const; ///< of one with its value
    MarkId idOf(const QString& name, std::uint32_t item) const;
    QRectF imageCell(int row, int column) const; ///< those outside too
    void hatch(const std::vector<QRectF>& cells, const MarkId& id);
    /// Trips of the tile that are over, and how far the next one has come.
    std::pair<std::size_t, double> tripNow() const;
    bool isFilled(const TileFill& fill) const { return m_read.tripOf(fill.to) < tripNow().first; }
    bool isMoving(const TileFill& fill) const;

    // convolution_scene.cpp
    void drawThumbnail(const GridPlace& place, const Thumbnail& image, double opacity);
    void drawImage();
    void drawOutside();
    void drawResult();
    void drawSum(std::uint32_t place, const ConvolutionPixel& pixel, const QRectF& rect);
    void drawFrames();
    void drawWays();
    void drawLegend();

    // convolution_card.cpp
    void drawCard();
    void drawTile();
    void drawWindow();
    void drawBadges();
    void addTripNumber(std::size_t trip, QPointF left);
    void drawTrips();
    void drawTrip(std::size_t trip, const QRectF& rect);
    void drawFilter();
    void drawProducts();
    void drawBars();

    const ConvolutionRead& m_read;
    const Recording& m_recording;
    const GridTime m_time;
    const View& m_view;
    const Theme& m_colors;
    ConvolutionPlan m_plan;
    Labels m_labels;
    Scene m_scene;
    KeyScale m_pixelScale, m_sumScale, m_weightScale;
    std::vector<bool> m_wrong;
    std::uint32_t m_open = 0;   ///< place in the result
    std::size_t m_openDone = 0; ///< products of it
};

} // namespace lockstep::ui
