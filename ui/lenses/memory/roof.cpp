#include "ui/lenses/memory/roof.hpp"

#include "engine/model/launch.hpp"
#include "ui/kit/badge.hpp"
#include "ui/kit/drawing.hpp"

#include <QPainterPath>
#include <algorithm>
#include <cmath>
#include <map>

namespace lockstep::ui {
namespace {

/// Three digits are enough of a quotient.
QString rough(double number)
{
    if (number >= 100)
        return digits(static_cast<std::uint64_t>(std::llround(number)));
    return decimal(number, number >= 10 ? 1 : number >= 1 ? 2 : number >= 0.01 ? 3 : 5);
}

/// The powers of two along the lower edge, the powers of ten along the left one; both axes are logarithmic.
class Axes {
public:
    Axes(const QRectF& plot, const Roof& roof, const std::vector<LaunchPoint>& others) : m_plot(plot)
    {
        const double bend = roof.peak / roof.bandwidth;
        double least = roof.intensity() > 0 ? std::min(roof.intensity(), bend) : bend;
        double most = std::max(bend, roof.intensity());
        for (const LaunchPoint& other : others) {
            least = std::min(least, other.intensity());
            most = std::max(most, other.intensity());
        }
        m_low = std::floor(std::log2(least)) - 1;
        m_high = std::ceil(std::log2(most)) + 2;
        m_top = std::ceil(std::log10(roof.peak) + 0.2);
        m_bottom = std::floor(std::log10(roof.reachedAt(std::exp2(m_low))));
    }
    double x(double intensity) const
    {
        return m_plot.left() + (std::log2(intensity) - m_low) / (m_high - m_low) * m_plot.width();
    }
    double y(double rate) const
    {
        return m_plot.bottom() - (std::log10(rate) - m_bottom) / (m_top - m_bottom) * m_plot.height();
    }
    int low() const { return static_cast<int>(m_low); }
    int high() const { return static_cast<int>(m_high); }
    int bottom() const { return static_cast<int>(m_bottom); }
    int top() const { return static_cast<int>(m_top); }

private:
    QRectF m_plot;
    double m_low = 0, m_high = 1, m_bottom = 0, m_top = 1; ///< exponents
};

QString powerOfTwo(int exponent)
{
    return exponent < 0 ? QStringLiteral("1/%1").arg(digits(std::uint64_t{1} << -exponent))
                        : digits(std::uint64_t{1} << exponent);
}

void drawAxes(const MemoryDrawing& on, const Axes& axes, const QRectF& plot)
{
    const double s = on.plan.scale, size = std::max(11 * s, on.plan.smallest);
    for (int power = axes.bottom(); power <= axes.top(); ++power) {
        const double y = axes.y(std::pow(10, power));
        on.scene.add(LineShape{{plot.left(), y}, {plot.right(), y}, {on.colors.line, 0.8 * s, {}}});
        const QString words = power < 0
                                  ? QStringLiteral("1/%1").arg(digits(static_cast<std::uint64_t>(std::pow(10, -power))))
                                  : digits(static_cast<std::uint64_t>(std::pow(10, power)));
        on.labels.place(on.scene, textAt(words, {plot.left() - 8 * s, y}, size, 400, on.colors.ink2, Align::right));
    }
    for (int power = axes.low(); power <= axes.high(); ++power)
        on.labels.place(on.scene, textAt(powerOfTwo(power), {axes.x(std::exp2(power)), plot.bottom() + 12 * s}, size,
                                         400, on.colors.ink2));
    on.labels.place(on.scene, textAt(say("operations for each byte moved"), {plot.center().x(), plot.bottom() + 30 * s},
                                     size, 400, on.colors.ink2));
    on.labels.place(on.scene, textAt(say("10⁹ operations a second"), {plot.left() - 60 * s, plot.top() - 14 * s}, size,
                                     400, on.colors.ink2, Align::left));
}

/// The run's other launches, dim; those of one intensity are one point, which wears their numbers where there is room.
void drawOthers(const MemoryDrawing& on, const Axes& axes, const Roof& roof)
{
    const double s = on.plan.scale, size = std::max(11 * s, on.plan.smallest);
    std::map<double, std::vector<std::size_t>> launches;
    for (const LaunchPoint& other : on.read.others)
        launches[other.intensity()].push_back(other.launch);
    for (const auto& [intensity, numbers] : launches) {
        const QPointF at(axes.x(intensity), axes.y(roof.reachedAt(intensity)));
        on.scene.add(EllipseShape{around(at, 4 * s, 4 * s), on.colors.done, {on.colors.card, 1.2 * s, {}}},
                     {.name = QStringLiteral("memory-other%1").arg(numbers.front())});
        on.labels.keepFree(around(at, 6 * s, 6 * s));
    }
    for (const auto& [intensity, numbers] : launches) {
        const QPointF at(axes.x(intensity), axes.y(roof.reachedAt(intensity)));
        QString words = numbers.size() == 1 ? say("launch %1").arg(digits(numbers.front()))
                                            : say("launches %1").arg(digits(numbers.front()));
        for (std::size_t i = 1; i < std::min<std::size_t>(numbers.size(), 4); ++i)
            words += QStringLiteral(", ") + digits(numbers[i]);
        if (numbers.size() > 4)
            words += QStringLiteral(", …");
        on.labels.place(on.scene,
                        textAt(words, {at.x() - 8 * s, at.y() - 7 * s}, size, 400, on.colors.ink2, Align::right));
    }
}

void drawPoint(const MemoryDrawing& on, const Axes& axes, const QRectF& plot, const Roof& roof)
{
    const double s = on.plan.scale, intensity = roof.intensity(), size = std::max(12.5 * s, on.plan.smallest);
    const QPointF at(axes.x(intensity), axes.y(roof.reachedAt(intensity)));
    on.scene.add(LineShape{at, {at.x(), plot.bottom()}, {on.colors.ink, 1.5 * s, {}}});
    on.scene.add(RectShape{around(at, 5 * s, 5 * s), s, on.colors.ink, {on.colors.card, 1.5 * s, {}}},
                 {.name = QStringLiteral("memory-point")});
    double y = on.plan.card.top() + 34 * s;
    const auto tell = [&](const QString& number, const QString& words, int weight) {
        on.labels.place(on.scene, textAt(number, {on.plan.notes, y}, 20 * s, weight, on.colors.ink, Align::left,
                                         FontFamily::display));
        y += 21 * s;
        on.labels.place(on.scene, textAt(words, {on.plan.notes, y}, size, 400, on.colors.ink2, Align::left));
        y += 29 * s;
    };
    tell(digits(roof.operations), say(roof.operations, "operation", "operations"), 600);
    tell(QStringLiteral("÷ %1").arg(digits(roof.moved)), say("bytes moved"), 600);
    tell(rough(intensity), say("operations a byte"), 700);
    if (y + 21 * s < on.plan.card.bottom())
        tell(rough(roof.reachedAt(intensity)), say("10⁹ a second at most"), 700);
}

} // namespace

Roof roofOf(const MemoryRead& read, const Launch& launch, const MemoryLook& look)
{
    return {launch.work, read.table->bytesMoved(), read.table->bytesAsked() + read.table->localBytes(), look.peak,
            look.bandwidth};
}

void drawRoof(const MemoryDrawing& on, const Roof& roof)
{
    const double s = on.plan.scale, size = std::max(12 * s, on.plan.smallest);
    const QRectF plot = on.plan.plot.adjusted(0, 16 * s, 0, -30 * s);
    const Axes axes(plot, roof, on.read.others);
    drawAxes(on, axes, plot);
    const double bend = roof.peak / roof.bandwidth, first = std::exp2(axes.low()), last = std::exp2(axes.high());
    QPainterPath line({plot.left(), axes.y(roof.reachedAt(first))});
    line.lineTo(axes.x(bend), axes.y(roof.peak));
    line.lineTo(axes.x(last), axes.y(roof.peak));
    on.scene.add(PathShape{line, Qt::transparent, {on.colors.ink, 2 * s, {}}}, {.name = QStringLiteral("memory-roof")});
    on.labels.place(on.scene,
                    textAt(say("arithmetic: %1").arg(digits(static_cast<std::uint64_t>(roof.peak))),
                           {plot.right() - 4 * s, axes.y(roof.peak) - 11 * s}, size, 600, on.colors.ink, Align::right));
    const double middle = std::sqrt(first * bend);
    const QString memory =
        say("memory: %1 × 10⁹ bytes a second").arg(digits(static_cast<std::uint64_t>(roof.bandwidth)));
    on.labels.place(on.scene, textAt(memory, {axes.x(middle) + 16 * s, axes.y(roof.reachedAt(middle)) + 12 * s}, size,
                                     600, on.colors.ink, Align::left));
    drawOthers(on, axes, roof);
    if (roof.intensity() > 0)
        drawPoint(on, axes, plot, roof);
}

std::vector<Phrase> roofNarration(const Roof& roof)
{
    if (roof.operations == 0 || roof.moved == 0)
        return {{say("The launch counts no operation, so that only the bytes it moves take time: ")},
                {digits(roof.moved), Tone::strong},
                {QStringLiteral(".")}};
    const double reached = roof.reachedAt(roof.intensity()), part = 100 * reached / roof.peak;
    std::vector<Phrase> told{{say("%1 operations a byte").arg(rough(roof.intensity())), Tone::strong},
                             {say(" that is moved let this machine reach ")},
                             {say("%1 % of its peak").arg(rough(part)), Tone::strong}};
    if (roof.everywhere > roof.moved) {
        const double without = static_cast<double>(roof.operations) / static_cast<double>(roof.everywhere);
        told.push_back({say("; if all that is asked of local memory came from global memory, it would be %1.")
                            .arg(rough(without))});
    } else {
        told.push_back({QStringLiteral(".")});
    }
    return told;
}

} // namespace lockstep::ui
