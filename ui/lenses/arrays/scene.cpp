// The card, the arrays' names, and their elements in cells.
#include "ui/lenses/arrays/scene.hpp"

#include "engine/input/input.hpp"
#include "ui/kit/card.hpp"
#include "ui/kit/drawing.hpp"
#include "ui/kit/ring.hpp"
#include "ui/kit/tab.hpp"
#include "ui/kit/wrong_cell.hpp"
#include "ui/scene/text.hpp"

#include <algorithm>

namespace lockstep::ui {

namespace {

QString roleWord(Role role)
{
    switch (role) {
    case Role::keys:
        return say("keys");
    case Role::values:
        return say("values");
    case Role::table:
        return say("table");
    case Role::flags:
        return say("flags");
    case Role::scratch:
        return say("scratch");
    case Role::sums:
        break;
    }
    return say("sums");
}

} // namespace

ArraysScene::ArraysScene(const ArraysRead& read, const ArraysLayout& layout, const Resident& resident,
                         const ArraysTime& time, const View& view)
    : m_read(read), m_layout(layout), m_resident(resident), m_recording(*resident.recording), m_time(time),
      m_view(view), m_colors(theme(view.theme)), m_s(layout.scale), m_line(layout.strokes),
      m_rightness(rightnessOf(*resident.recording)), m_labels(QRectF({0, 0}, view.size), smallestText(view))
{
    m_scene.size = view.size;
    m_scene.ground = m_colors.paper;
}

Scene ArraysScene::take()
{
    drawCard();
    drawLinks();
    for (const ArrayBox& box : m_layout.boxes) {
        if (box.form == Form::cells)
            drawCells(box);
        else if (box.form == Form::bars)
            drawBars(box);
        else
            drawDensity(box);
        drawStrays(box);
    }
    drawHeads();
    drawHeadsOfLinks();
    drawRaces();
    drawLegend();
    return std::move(m_scene);
}

void ArraysScene::drawCard()
{
    if (m_read.launch == 0)
        return;
    addCard(m_scene, m_colors, m_layout.card, 13 * m_s, 1.5 * m_line, {QStringLiteral("card")});
    const Launch& launch = m_recording.launches[m_read.launch - 1];
    Tab tab;
    tab.words = say(launch.meaning.title);
    if (tab.words.isEmpty())
        tab.words = QString::fromStdString(launch.kernel);
    if (m_read.phase)
        tab.words += say(", phase %1 of %2").arg(*m_read.phase + 1).arg(m_read.phases);
    if (isSeen() && (!m_view.hasLegend || m_view.role == ViewRole::presenter)) // else the legend says so
        tab.words += QStringLiteral(" · ") + say("accesses: Oclgrind");
    tab.size = std::max(12.5 * m_s, smallestText(m_view));
    tab.padding = 13 * m_s;
    tab.height = std::max(22 * m_s, 1.6 * tab.size);
    tab.line = 1.5 * m_line;
    const double room = m_layout.card.width() - 40 * m_s;
    tab.fit(room, smallestText(m_view), 0.5);
    while (tab.width() > room && tab.words.size() > 2) {
        tab.words.chop(2);
        tab.words += QChar(0x2026);
    }
    const double y = std::max(m_layout.card.top(), tab.height / 2 + m_line);
    const QRectF place = tab.from({m_layout.card.left() + 20 * m_s, y});
    addTab(m_scene, m_colors, tab, place, {QStringLiteral("tab"), static_cast<int>(m_read.launch)}, &m_labels);
    m_labels.keepFree(place);
}

QString ArraysScene::prefix(const ArrayBox& box) const
{
    switch (box.tier) {
    case Tier::before:
        return QStringLiteral("before");
    case Tier::local:
        return QStringLiteral("local");
    case Tier::after:
        return QStringLiteral("after");
    case Tier::idle:
        return QStringLiteral("idle");
    case Tier::all:
        break;
    }
    return QStringLiteral("input");
}

/// The accesses are not the device's.
bool ArraysScene::isSeen() const
{
    return m_recording.eventSource == EventSource::oclgrind && m_read.launch > 0 && m_read.telling == Telling::all;
}

/// Where the last of its cells ends, strays included.
double ArraysScene::endOf(const ArrayBox& box)
{
    double end = box.rect.right();
    for (const QRectF& stray : box.strays)
        end = std::max(end, stray.right());
    return end;
}

// ---- names

/// From the longest to the shortest.
QStringList ArraysScene::headWords(const ArrayUse& use, const ArrayBox& box) const
{
    const QString type = QString::fromLatin1(elementTypeName(use.type).data());
    const QString size = use.columns > 0
                             ? QStringLiteral("%1 × %2").arg(digits(use.size / use.columns), digits(use.columns))
                             : digits(use.size);
    if (use.isLocal && box.isHeadedRight)
        return {localWords(use)};
    if (use.isLocal) {
        const QString group = use.groups > 1 ? say("work-group %1 of %2").arg(digits(use.group), digits(use.groups))
                                             : say("work-group %1").arg(digits(use.group));
        if (m_read.localStores > 0) // no line shows how its values came about
            return {say("local memory of %1 in the end, %2 %3").arg(group, size, type),
                    say("local, %1, in the end").arg(group), localWords(use)};
        return {say("local memory of %1, %2 %3").arg(group, size, type), localWords(use)};
    }
    const QString what = QStringLiteral("%1 %2").arg(size, type);
    const QString role = roleWord(use.role);
    switch (box.tier) {
    case Tier::before:
        return {say("before: %1, %2").arg(what, role), say("before: %1").arg(what), say("before")};
    case Tier::after:
        return {say("after: %1, %2").arg(what, role), say("after: %1").arg(what), say("after")};
    case Tier::idle:
        return {say("not touched: %1, %2").arg(what, role), say("not touched")};
    default:
        return {say("%1, %2").arg(what, role), what, size};
    }
}

void ArraysScene::drawHeads()
{
    for (const ArrayBox& box : m_layout.boxes)
        if (box.tier != Tier::idle)
            drawHead(box);
    for (const ArrayBox& box : m_layout.boxes)
        if (box.tier == Tier::idle)
            drawHead(box);
    drawGroupsLeftOut();
    drawUnshown();
}

/// Local arrays of one work-group may be all that there is room for.
void ArraysScene::drawGroupsLeftOut()
{
    const std::size_t groups = m_layout.groupsLeftOut;
    if (groups == 0)
        return;
    const double size = std::max(12 * m_s, smallestText(m_view));
    const QPointF at = m_layout.card.topRight() + QPointF{-14 * m_s, 14 * m_s};
    for (const QString& wording :
         {say(groups, "the local arrays of %1 more work-group are not drawn",
              "the local arrays of %1 more work-groups are not drawn")
              .arg(digits(groups)),
          say(groups, "%1 more work-group: not drawn", "%1 more work-groups: not drawn").arg(digits(groups))})
        if (m_labels.place(m_scene, textAt(wording, at, size, 400, m_colors.ink2, Align::right),
                           {QStringLiteral("groups-left-out")}))
            return;
}

/// Arrays that have no room are named, lest one think that there are no more.
void ArraysScene::drawUnshown()
{
    QStringList names;
    for (const std::size_t use : m_layout.unshown)
        if (!names.contains(m_read.uses[use].name))
            names.push_back(m_read.uses[use].name);
    if (names.isEmpty())
        return;
    const double size = std::max((m_view.role == ViewRole::presenter ? 11 : 12) * m_s, smallestText(m_view));
    double y = m_layout.card.bottom() + 8 * m_s + size / 2;
    for (const ArrayBox& box : m_layout.boxes)
        if (box.tier == Tier::idle)
            y = box.rect.center().y();
    const double right = m_scene.size.width() - 4 * m_s;
    for (const QString& wording : {say("not shown: %1").arg(names.join(QStringLiteral(", "))),
                                   say("%1 more arrays not shown").arg(names.size())})
        if (m_labels.place(m_scene, textAt(wording, {right, y}, size, 400, m_colors.ink2, Align::right)))
            break;
}

void ArraysScene::drawHead(const ArrayBox& box)
{
    const ArrayUse& use = useOf(box);
    const double size = std::max(13 * m_s, smallestText(m_view)), small = std::max(12 * m_s, smallestText(m_view));
    QPointF at{box.rect.left(), box.rect.top() - 10 * m_s};
    if (box.isHeadedBelow)
        at.setY(box.rect.bottom() + 12 * m_s + box.below);
    else if (box.isHeadedRight && box.tier == Tier::local) // in two lines
        at = {endOf(box) + 14 * m_s, box.rect.center().y() - 8 * m_s};
    else if (box.isHeadedRight)
        at = {box.rect.right() + 12 * m_s, box.rect.center().y()};
    else if (box.tier == Tier::local && m_layout.isLinked)
        at.setY(box.rect.top() - localHead * m_s + 8 * m_s);
    TextShape name = textAt(use.name, at, size, 600, m_colors.ink, Align::left);
    // Beside what was wrong, and told so, its name gives way to the right.
    for (int tries = 0; tries < 24 && !m_labels.fits(name); ++tries)
        name.at.rx() += 14 * m_s;
    const bool isIdle = box.tier == Tier::idle;
    if (isIdle)
        name.color = m_colors.ink2;
    const MarkId id{QStringLiteral("%1-%2-name").arg(prefix(box)).arg(box.use)};
    if (!m_labels.fits(name))
        return;
    TextShape words =
        textAt({}, {name.at.x() + textWidth(name) + 7 * m_s, at.y()}, small, 400, m_colors.ink2, Align::left);
    const bool isBelow = box.isHeadedRight && box.tier == Tier::local;
    if (isBelow)
        words.at = name.at + QPointF{0, 16 * m_s};
    // Lines pass behind it.
    const auto plate = [&](const TextShape& text) {
        if (m_layout.isLinked && box.tier != Tier::idle)
            m_scene.add(RectShape{textBounds(text).adjusted(-3 * m_s, 0, 3 * m_s, 0), 3 * m_s, m_colors.card, {}});
    };
    plate(name);
    m_labels.place(m_scene, name, id);
    for (const QString& wording : headWords(use, box)) {
        words.text = wording;
        // It reaches no further than the next array's name.
        double right = isIdle || m_read.launch == 0 ? m_scene.size.width() : m_layout.card.right() - 8 * m_s;
        for (const ArrayBox& other : m_layout.boxes)
            if (!isBelow && other.rect.left() > box.rect.left() + 1 && std::abs(other.rect.top() - box.rect.top()) < 1)
                right = std::min(right, other.rect.left() - 6 * m_s);
        if (words.at.x() + textWidth(words) <= right && m_labels.fits(words)) {
            plate(words);
            m_labels.place(m_scene, words);
            break;
        }
    }
}

// ---- cells

std::optional<bool> ArraysScene::verdict(const ArrayBox& box, std::size_t i) const
{
    const bool isOver = m_read.launch == m_recording.launchCount() && !m_read.phase && m_time.fraction >= 1;
    if (!isOver || !m_rightness->isKnown || box.tier == Tier::before || box.use != m_recording.outputBuffer ||
        i >= m_recording.output.size())
        return std::nullopt;
    return !m_rightness->isWrongAt(i);
}

MarkId ArraysScene::idOf(const ArrayBox& box, std::size_t i) const
{
    const ArrayUse& use = useOf(box);
    MarkId id{QStringLiteral("%1-%2-%3").arg(prefix(box)).arg(box.use).arg(i)};
    if (!use.isLocal && use.array == m_recording.mainBuffer)
        id.index = static_cast<qint64>(i);
    if (i < use.loadedBy.size() && box.tier != Tier::idle) {
        const std::int64_t item = isBefore(box) || use.storedBy[i] == nobody ? use.loadedBy[i] : use.storedBy[i];
        if (item >= 0) {
            id.launch = static_cast<int>(m_read.launch);
            id.item = item;
        }
    }
    return id;
}

bool ArraysScene::isSelected(const ArrayBox& box, std::size_t i) const
{
    const ArrayUse& use = useOf(box);
    if (!m_view.selectedItem || i >= use.loadedBy.size() || box.tier == Tier::idle)
        return false;
    const auto item = static_cast<std::int64_t>(*m_view.selectedItem);
    if (use.loadedBy[i] == item || use.storedBy[i] == item)
        return isBefore(box) ? use.loadedBy[i] == item : true;
    for (const ArrayAct& act : m_read.acts)
        if (act.item == *m_view.selectedItem) {
            const auto& touched = isBefore(box) ? act.from : act.to;
            if (std::ranges::find(touched, ElementAt{box.use, static_cast<std::uint32_t>(i)}) != touched.end())
                return true;
        }
    return false;
}

ArraysScene::Look ArraysScene::lookOf(Came came)
{
    switch (came) {
    case Came::copied:
        m_signs.insert(Sign::copied);
        return {m_colors.move.tint, m_colors.move.line, m_colors.move.text, 1.6, 14, {}, 600};
    case Came::computed:
        m_signs.insert(Sign::computed);
        return {m_colors.compute.tint, m_colors.compute.line, m_colors.compute.text, 1.6, 4, {}, 600};
    case Came::kept:
        m_signs.insert(Sign::kept);
        return {m_colors.keep.tint, m_colors.keep.line, m_colors.keep.text, 1.6, 4, {}, 600};
    case Came::same:
        m_signs.insert(Sign::same);
        return {m_colors.card, m_colors.compute.line, m_colors.ink, 1.6, 4, {}, 600};
    case Came::outside:
        m_signs.insert(Sign::outside);
        return {m_colors.card, m_colors.ink, m_colors.ink, 2, 4, {}, 600};
    case Came::untold:
        m_signs.insert(Sign::untold);
        return {m_colors.raised, m_colors.ink, m_colors.ink, 1.6, 4, {}, 600};
    case Came::nothing:
        break;
    }
    return {m_colors.card, m_colors.line2, m_colors.ink2, 1, 4, {}, 400};
}

ArraysScene::Look ArraysScene::lookOf(const ArrayBox& box, std::size_t i)
{
    const ArrayUse& use = useOf(box);
    if (isBefore(box)) {
        if (use.loadedBy[i] == nobody)
            return lookOf(Came::nothing);
        m_signs.insert(Sign::loaded);
        return {m_colors.card, m_colors.ink, m_colors.ink, 1.6, 4, {}, 600};
    }
    if (const auto right = verdict(box, i)) {
        m_signs.insert(*right ? Sign::right : Sign::wrong);
        if (*right)
            return {m_colors.keep.fill,
                    m_colors.keep.fill,
                    m_colors.keep.on,
                    1,
                    use.came[i] == Came::copied ? 14.0 : 4.0,
                    {},
                    600};
        const WrongLook wrong = wrongLook(m_colors, wrongAt(m_rightness->wrong, i), m_s);
        return {wrong.fill, wrong.stroke.color, wrong.on, 1.4, 4, {}, 600};
    }
    if (box.tier == Tier::idle || box.tier == Tier::all) {
        Look look = lookOf(Came::nothing);
        look.fill = box.tier == Tier::all ? m_colors.card : QColor(Qt::transparent);
        if (box.tier == Tier::all)
            look.text = m_colors.ink;
        return look;
    }
    return lookOf(use.came[i]);
}

void ArraysScene::drawCells(const ArrayBox& box)
{
    for (std::size_t i = 0; i < useOf(box).size; ++i) {
        drawCell(box, i);
        drawStoreCount(box, i);
    }
}

void ArraysScene::drawCell(const ArrayBox& box, std::size_t i)
{
    const ArrayUse& use = useOf(box);
    const QRectF cell = box.cell(i);
    const bool blankBefore = use.isBlankBefore(i), blankAfter = use.isBlankAfter(i);
    const double f = box.tier == Tier::after || box.tier == Tier::local ? m_time.fraction : isBefore(box) ? 0 : 1;
    Look look = lookOf(box, i);
    const MarkId id = idOf(box, i);
    const double radius = std::min({look.radius * m_s, cell.height() / 2, cell.width() / 2});
    const std::size_t first = m_scene.marks.size();
    const auto frame = [&](const Look& as, double opacity, const MarkId& mark) {
        m_scene.add(RectShape{cell, std::min(as.radius * m_s, radius > 0 ? std::max(radius, 1.0) : 1.0), as.fill,
                              Stroke{as.line, as.width * m_line, as.dash}},
                    mark, opacity);
    };
    const Look blank{Qt::transparent, m_colors.ink3, m_colors.ink3, 1, 4, {3, 3}, 400};
    const bool wasBlank = f < 1 && blankBefore, isBlank = f > 0 && blankAfter;
    if (wasBlank || isBlank) {
        if (const auto right = verdict(box, i); isBlank && right && !*right) {
            m_scene.add(tornCell(cell, 4 * m_s, m_colors, wrongAt(m_rightness->wrong, i), m_s), id);
            drawRightValue(box, i);
        } else {
            m_signs.insert(Sign::blank);
            frame(blank, wasBlank && isBlank ? 1 : wasBlank ? 1 - f : f, isBlank || f <= 0 ? id : MarkId{});
        }
    }
    // Frames fade into one another; of the values one is written at a time.
    const bool isOld = isBefore(box) || f < 0.5;
    if (f < 1 && !blankBefore) {
        const Look old = isBefore(box) ? look : lookOf(Came::nothing);
        frame(old, isBefore(box) ? 1 : 1 - f, f <= 0 ? id : MarkId{});
        if (isOld)
            drawValue(box, i, old, valueIn(use, (*use.before)[i]));
    }
    if (f > 0 && !blankAfter) {
        const auto right = verdict(box, i);
        if (right && !*right)
            m_scene.add(tornCell(cell, 4 * m_s, m_colors, wrongAt(m_rightness->wrong, i), m_s), id, f);
        else
            frame(look, f, id);
        if (!isOld)
            drawValue(box, i, look, valueIn(use, (*use.after)[i]));
        if (right && !*right)
            drawRightValue(box, i);
    }
    own(m_scene, first, id);
    if (box.tier != Tier::idle && use.isRaced(i)) {
        m_signs.insert(Sign::raced);
        m_meetings.push_back({cell, {QStringLiteral("%1-%2-raced%3").arg(prefix(box)).arg(box.use).arg(i)}});
    }
    if (isSelected(box, i))
        m_scene.add(inspectedRing(m_colors, cell, 3 * m_s, std::min(7 * m_s, radius + 3 * m_s), m_line));
}

void ArraysScene::drawValue(const ArrayBox& box, std::size_t i, const Look& look, const QString& text)
{
    const ArrayUse& use = useOf(box);
    const QRectF cell = box.cell(i);
    if (box.type <= 0)
        return;
    const double middle = box.namesItems ? cell.top() + cell.height() * 0.34 : cell.center().y();
    TextShape value = textAt(text, {cell.center().x(), middle}, box.type, look.weight, look.text);
    if (box.tier != Tier::idle && use.isRaced(i)) { // it gives way to the bolt, as far as its cell goes
        const double beside = (cell.width() - textWidth(value)) / 2, bolt = boltSize(cell).width() + 2.5 * m_s;
        value.at.rx() -= std::clamp(bolt - beside, 0.0, std::max(0.0, beside - 1.5 * m_s));
    }
    m_scene.add(value);
    if (!box.namesItems || box.tier == Tier::idle)
        return;
    const std::int64_t who = isBefore(box) ? use.loadedBy[i] : use.storedBy[i];
    if (who == nobody)
        return;
    const TextShape item = textAt(who == several ? QStringLiteral("…") : digits(static_cast<std::uint64_t>(who)),
                                  {cell.center().x(), cell.top() + cell.height() * 0.76},
                                  std::max(11 * m_s, smallestText(m_view)), 400, look.text);
    if (textWidth(item) <= cell.width() - 2 * m_s)
        m_scene.add(item);
}

} // namespace lockstep::ui
