#include "ui/lenses/memory/memory.hpp"

#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "ui/kit/card.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/kit/tab.hpp"
#include "ui/lens/lost_events.hpp"
#include "ui/lens/phases.hpp"
#include "ui/lenses/memory/draw.hpp"
#include "ui/lenses/memory/roof.hpp"
#include "ui/lenses/memory/words.hpp"
#include "ui/scene/theme.hpp"

#include <algorithm>
#include <map>
#include <mutex>
#include <tuple>

namespace lockstep::ui {
namespace {

/// Of more events than these nothing is counted: whoever looks would wait for seconds.
constexpr std::uint64_t mostEvents = std::uint64_t{1} << 20;

bool isTooLarge(const Recording& recording, std::size_t launch)
{
    return launch > 0 && recording.launches[launch - 1].events > mostEvents;
}

/// A moment on its way through a launch is in one of its phases; one at rest tells all of them.
Moment shownMoment(const Recording& recording, Moment moment)
{
    return moment.fraction < 1 ? withinLaunch(recording, moment) : moment;
}

/// The input's words as they lie in memory, as many segments as have room.
void drawInput(const MemoryDrawing& on, const Recording& recording)
{
    const double s = on.plan.scale, size = std::max(11 * s, on.plan.smallest);
    const std::size_t segment = on.machine.segment / 4, count = (recording.n() + segment - 1) / segment;
    const double pitch = std::max(30 * s, 2.2 * size), top = on.plan.plot.top();
    const auto rows = std::min(count, static_cast<std::size_t>(std::max(1.0, on.plan.plot.height() / pitch - 1)));
    const double apart = on.plan.plot.width() / static_cast<double>(segment);
    for (std::size_t row = 0; row < rows; ++row) {
        const double y = top + (static_cast<double>(row) + 0.5) * pitch;
        on.scene.add(RectShape{{on.plan.plot.left(), y - 9 * s, on.plan.plot.width(), 18 * s},
                               9 * s,
                               Qt::transparent,
                               {on.colors.line2, std::max(1.0, s), {}}},
                     {.name = QStringLiteral("segment%1").arg(row)});
        on.labels.place(on.scene, textAt(say("segment %1").arg(row), {on.plan.plot.left() - 12 * s, y}, size, 400,
                                         on.colors.ink2, Align::right));
        for (std::size_t i = row * segment; i < std::min(recording.n(), (row + 1) * segment); ++i)
            on.scene.add(
                EllipseShape{QRectF(on.plan.plot.left() + (static_cast<double>(i % segment) + 0.5) * apart - 4 * s,
                                    y - 4 * s, 8 * s, 8 * s),
                             on.colors.ink2,
                             {}},
                {.name = QStringLiteral("word%1").arg(i)});
    }
    if (rows < count)
        on.labels.place(on.scene, textAt(say("and %1 more segments").arg(digits(count - rows)),
                                         {on.plan.plot.left(), top + (static_cast<double>(rows) + 0.3) * pitch}, size,
                                         400, on.colors.ink2, Align::left));
}

class MemoryLens final : public Lens {
public:
    explicit MemoryLens(MemoryLook look) : m_look(std::move(look)) {}
    QString id() const override { return QStringLiteral("memory"); }
    QString title() const override { return QStringLiteral("Memory"); }
    bool canShow(const Recording&, const View&) const override { return true; }

    Needs needs(const Recording& recording, Moment moment, const View&) const override
    {
        Needs needs;
        const std::size_t launch = std::min(moment.launch, recording.launchCount());
        if (launch > 0 && !isTooLarge(recording, launch))
            needs.events.push_back(launch);
        if (launch > 0 && m_look.isRoof && showsAllLaunches(recording))
            for (std::size_t k = 1; k <= recording.launchCount(); ++k)
                if (k != launch)
                    needs.events.push_back(k);
        return needs;
    }

protected:
    PreparedPart partOf(const Recording& recording, Moment moment) const override
    {
        moment = shownMoment(recording, moment);
        return {moment.launch, moment.phase};
    }

    PreparedPtr read(const Resident& resident, Moment moment) const override
    {
        const Recording& recording = *resident.recording;
        if (areEventsLost(recording, moment.launch) || isTooLarge(recording, moment.launch))
            return prepared(MemoryRead{});
        return prepared(readMemory(resident, shownMoment(recording, moment), m_look));
    }

    Scene draw(const Prepared& prepared, const Resident& resident, Moment moment, const View& view) const override
    {
        const auto& read = valueOf<MemoryRead>(prepared);
        const Recording& recording = *resident.recording;
        Scene scene;
        scene.size = view.size;
        const Theme& colors = theme(view.theme);
        if (areEventsLost(recording, moment.launch) || isTooLarge(recording, moment.launch))
            return scene;
        const MemoryPlan plan = planMemory(view, read.table ? read.table->accesses().size() : 0);
        Labels labels(QRectF({0, 0}, view.size), plan.smallest);
        static const Launch none;
        const Launch& launch = moment.launch == 0 ? none : recording.launches[moment.launch - 1];
        moment = shownMoment(recording, moment);
        const MemoryDrawing on{scene,  colors,           plan, read, m_look.machine, launch, moment.fraction,
                               labels, view.selectedItem};
        if (!read.table) {
            drawInput(on, recording);
            return scene;
        }
        if (m_look.isRoof && !read.table->accesses().empty()) {
            addCard(scene, colors, plan.card, 12 * plan.scale, 1.5 * plan.scale,
                    {.name = QStringLiteral("memory-card"), .launch = static_cast<int>(moment.launch)});
            drawRoof(on, roofOf(read, launch, m_look));
        } else if (read.operation() != nullptr) {
            addCard(scene, colors, plan.card, 12 * plan.scale, 1.5 * plan.scale,
                    {.name = QStringLiteral("memory-card"), .launch = static_cast<int>(moment.launch)});
            Tab tab{wavefrontName(read), std::max(12.5 * plan.scale, plan.smallest)};
            tab.padding *= plan.scale;
            tab.height = std::max(tab.height * plan.scale, 1.6 * tab.size);
            tab.line *= plan.scale;
            addTab(scene, colors, tab, tab.from({plan.card.left() + 18 * plan.scale, plan.card.top()}),
                   {.name = QStringLiteral("memory-tab")}, &labels);
            drawNotes(on);
            if (view.memory && view.memory->isStepped)
                drawStepper(on);
            if (read.row().isLocal)
                drawBanks(on);
            else
                drawSegments(on);
        }
        drawTable(on, launch, m_look.isRoof);
        if (!m_look.isRoof)
            drawMemoryLegend(on, view);
        return scene;
    }

    std::vector<Phrase> tell(const Prepared& prepared, const Resident& resident, Moment moment) const override
    {
        if (areEventsLost(*resident.recording, moment.launch))
            return {{say("What this launch loaded and stored was too much to keep, and another run may differ.")}};
        if (isTooLarge(*resident.recording, moment.launch))
            return {
                {say("This launch reports %1 events; memory is counted of launches with up to %2: take fewer values.")
                     .arg(digits(resident.recording->launches[moment.launch - 1].events), digits(mostEvents))}};
        const auto& read = valueOf<MemoryRead>(prepared);
        if (m_look.isRoof && read.table && !read.table->accesses().empty())
            return roofNarration(roofOf(read, resident.recording->launches[moment.launch - 1], m_look));
        return memoryNarration(read, *resident.recording, moment, m_look.machine);
    }

private:
    MemoryLook m_look;
};

} // namespace

namespace {

/// The number behind this name in that of the mark at a place.
std::optional<std::size_t> numberAt(const Scene& scene, QPointF at, const QString& name)
{
    for (const Mark& mark : scene.marks)
        if (mark.id.name.startsWith(name) && std::holds_alternative<RectShape>(mark.shape) &&
            std::get<RectShape>(mark.shape).rect.contains(at))
            return mark.id.name.sliced(name.size()).toULongLong();
    return std::nullopt;
}

} // namespace

bool isRoofAt(const Scene& scene, QPointF at)
{
    return numberAt(scene, at, QStringLiteral("memory-launch")).has_value();
}

std::optional<std::size_t> accessAt(const Scene& scene, QPointF at)
{
    return numberAt(scene, at, QStringLiteral("memory-row"));
}

std::optional<std::size_t> operationAt(const Scene& scene, QPointF at)
{
    return numberAt(scene, at, QStringLiteral("memory-operation"));
}

std::vector<std::uint32_t> linesOfAccesses(const Resident& resident, Moment moment, const MemoryLook& look)
{
    std::vector<std::uint32_t> lines;
    const auto read = readMemory(resident, shownMoment(*resident.recording, moment), look);
    if (!read || read->operation() == nullptr)
        return lines;
    lines.push_back(read->row().line);
    for (const MemoryAccess& access : read->table->accesses())
        lines.push_back(access.line);
    return lines;
}

const Lens& memoryLens(const MemoryLook& look)
{
    using Row = std::optional<std::size_t>;
    using Key = std::tuple<std::uint32_t, std::uint32_t, std::uint32_t, Row, Row, bool, double, double>;
    const MemoryMachine& machine = look.machine;
    // What was prepared is kept by the object that made it, so an object stays.
    static std::map<Key, MemoryLens> made;
    static std::mutex mutex;
    const std::lock_guard lock(mutex);
    return made
        .try_emplace(Key{machine.wavefront, machine.segment, machine.banks, look.access, look.operation, look.isRoof,
                         look.peak, look.bandwidth},
                     look)
        .first->second;
}

} // namespace lockstep::ui
