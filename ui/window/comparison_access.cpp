#include "ui/window/comparison_access.hpp"

#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "ui/compare/comparison.hpp"
#include "ui/compare/comparison_words.hpp"
#include "ui/panels/inspector_scenes.hpp"
#include "ui/panels/worded.hpp"
#include "ui/window/canvas.hpp"
#include "ui/window/comparison_canvas.hpp"
#include "ui/window/part_access.hpp"

#include <QAccessibleWidget>
#include <QPointer>
#include <algorithm>

namespace lockstep::ui {

namespace {

/// A work-item of a pane's launch.
class PaneItemAccess : public PartAccess, public QAccessibleActionInterface {
public:
    PaneItemAccess(ComparisonVoice& voice, ComparisonVoice::Part part) : m_voice(&voice), m_part(part) {}

    bool isValid() const override { return m_voice != nullptr; }
    QAccessibleInterface* parent() const override { return m_voice->paneAt(static_cast<int>(m_part.pane)); }
    QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Name ? m_voice->wordsOf(m_part) : QString();
    }
    QRect rect() const override { return m_voice->onScreen(m_voice->placeOf(m_part)); }
    QAccessible::State state() const override
    {
        QAccessible::State state;
        state.focusable = state.selectable = true;
        state.focused = state.selected = m_voice->isFocused(m_part);
        state.invisible = state.offscreen = m_voice->placeOf(m_part).isEmpty();
        return state;
    }
    void* interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this) : nullptr;
    }

    QStringList actionNames() const override { return {pressAction(), setFocusAction()}; }
    void doAction(const QString& name) override
    {
        m_voice->point(m_part);
        if (name == pressAction())
            m_voice->ask(m_part);
    }
    QStringList keyBindingsForAction(const QString&) const override { return {}; }

protected:
    QWidget& picture() const override { return m_voice->canvas(); }

private:
    QPointer<ComparisonVoice> m_voice;
    ComparisonVoice::Part m_part;
};

/// One of the runs that are compared.
class PaneAccess : public PartAccess {
public:
    PaneAccess(ComparisonVoice& voice, std::size_t pane) : m_voice(&voice), m_pane(pane) {}

    bool isValid() const override { return m_voice != nullptr; }
    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(&m_voice->canvas()); }
    QAccessible::Role role() const override { return QAccessible::Grouping; }
    QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Name          ? m_voice->nameOf(m_pane)
               : kind == QAccessible::Description ? m_voice->statusOf(m_pane)
                                                  : QString();
    }
    QRect rect() const override { return m_voice->onScreen(m_voice->placeOf(m_pane)); }
    QAccessible::State state() const override { return {}; }
    int childCount() const override { return static_cast<int>(m_voice->items(m_pane).size()); }
    QAccessibleInterface* child(int index) const override { return m_voice->itemAt(m_pane, index); }
    QAccessibleInterface* childAt(int x, int y) const override
    {
        for (int i = childCount() - 1; i >= 0; --i)
            if (child(i)->rect().contains(x, y))
                return child(i);
        return nullptr;
    }
    int indexOfChild(const QAccessibleInterface* child) const override { return placeAmong(*this, child); }

protected:
    QWidget& picture() const override { return m_voice->canvas(); }

private:
    QPointer<ComparisonVoice> m_voice;
    std::size_t m_pane;
};

class ComparisonAccess : public QAccessibleWidget {
public:
    explicit ComparisonAccess(ComparisonCanvas& canvas)
        : QAccessibleWidget(&canvas, QAccessible::Graphic), m_voice(&canvas.voice())
    {
    }

    int childCount() const override { return m_voice ? static_cast<int>(m_voice->paneCount()) : 0; }
    QAccessibleInterface* child(int index) const override { return m_voice ? m_voice->paneAt(index) : nullptr; }
    QAccessibleInterface* childAt(int x, int y) const override
    {
        for (int i = 0; i < childCount(); ++i)
            if (child(i)->rect().contains(x, y))
                return child(i);
        return nullptr;
    }
    int indexOfChild(const QAccessibleInterface* child) const override { return placeAmong(*this, child); }
    QAccessibleInterface* focusChild() const override
    {
        if (m_voice && m_voice->pointed() && m_voice->isFocused(*m_voice->pointed()))
            return m_voice->accessOf(*m_voice->pointed());
        return QAccessibleWidget::focusChild();
    }

private:
    QPointer<ComparisonVoice> m_voice; ///< goes before the widget does
};

QAccessibleInterface* makeAccess(const QString& name, QObject* object)
{
    auto* canvas =
        name == QLatin1String("lockstep::ui::ComparisonCanvas") ? qobject_cast<ComparisonCanvas*>(object) : nullptr;
    return canvas ? new ComparisonAccess(*canvas) : nullptr;
}

QString together(const std::vector<Phrase>& phrases)
{
    QString text;
    for (const Phrase& phrase : phrases)
        text += phrase.text;
    return text;
}

} // namespace

ComparisonVoice::ComparisonVoice(ComparisonCanvas& canvas, Comparison& comparison)
    : QObject(&canvas), m_canvas(canvas), m_comparison(comparison)
{
    static const bool isInstalled = (QAccessible::installFactory(makeAccess), true);
    Q_UNUSED(isInstalled)
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, [this] {
        take();
        tell();
    });
    const auto later = [this] { m_soon.start(); };
    connect(&comparison, &Comparison::residentChanged, this, later);
    connect(&comparison, &Comparison::momentChanged, this, later);
    connect(&comparison, &Comparison::clockChanged, this, later);
    connect(&comparison, &Comparison::panesChanged, this, later);
    connect(&comparison, &Comparison::playingChanged, this, later);
    worded(&canvas, later);
}

ComparisonVoice::~ComparisonVoice()
{
    while (!m_paneIds.empty())
        letGo(m_paneIds.begin()->first);
}

void ComparisonVoice::letGo(std::size_t pane)
{
    std::erase_if(m_itemIds, [pane](const auto& each) {
        if (each.first.pane == pane)
            QAccessible::deleteAccessibleInterface(each.second);
        return each.first.pane == pane;
    });
    if (const auto known = m_paneIds.find(pane); known != m_paneIds.end()) {
        QAccessible::deleteAccessibleInterface(known->second);
        m_paneIds.erase(known);
    }
}

ComparisonVoice::Shown ComparisonVoice::shownIn(std::size_t pane) const
{
    const RecordingPtr& recording = m_comparison.recording(pane);
    if (!recording)
        return {};
    const Player& player = m_comparison.player(pane);
    const std::size_t launch = player.moment().launch;
    EventsPtr events;
    if (const auto found = player.resident().events.find(launch); found != player.resident().events.end())
        events = found->second;
    else if (launch > 0 && launch <= recording->events.size())
        events = recording->events[launch - 1];
    return {recording, launch, events};
}

void ComparisonVoice::take()
{
    std::vector<Shown> shown;
    for (std::size_t pane = 0; pane < m_comparison.paneCount(); ++pane)
        shown.push_back(shownIn(pane));
    if (shown == m_shown)
        return;
    for (std::size_t pane = 0; pane < std::max(shown.size(), m_shown.size()); ++pane)
        if (pane >= shown.size() || pane >= m_shown.size() || shown[pane] != m_shown[pane])
            letGo(pane);
    m_items.assign(shown.size(), {});
    m_shown = std::move(shown);
    if (m_pointed &&
        (m_pointed->pane >= m_shown.size() || !std::ranges::binary_search(items(m_pointed->pane), m_pointed->item))) {
        m_pointed.reset();
        m_canvas.update();
    }
    QAccessibleEvent others(&m_canvas, QAccessible::ObjectReorder);
    QAccessible::updateAccessibility(&others);
    if (m_pointed && m_canvas.hasFocus()) // the one that had the focus is gone
        point(*m_pointed);
}

void ComparisonVoice::tell()
{
    if (m_comparison.paneCount() == 0) {
        m_canvas.setAccessibleDescription({});
        return m_canvas.setAccessibleName(ComparisonCanvas::tr("Picture of the compared runs"));
    }
    if (m_comparison.isMoving() || !m_comparison.isReady())
        return;
    const Language language = m_canvas.view().language;
    const Speaking in(language);
    const std::vector<Pane> panes = m_comparison.panes(language);
    QStringList names;
    for (const Pane& pane : panes)
        names << pane.name;
    m_canvas.setAccessibleName(ComparisonCanvas::tr("Compared: %1").arg(names.join(QStringLiteral(", "))));
    const std::shared_ptr<const Figures> figures = figuresOf(panes, m_comparison.clock().wavefront);
    QString sentence = together(isAsked(panes) ? askedNarration(panes, *figures)
                                               : comparisonNarration(panes, *figures, m_comparison.clock()));
    if (sentence == m_canvas.accessibleDescription())
        return;
    m_canvas.setAccessibleDescription(sentence);
    QAccessibleEvent alert(&m_canvas, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

QString ComparisonVoice::nameOf(std::size_t pane) const
{
    const std::vector<QString> names = m_comparison.names(m_canvas.view().language);
    return pane < names.size() ? names[pane] : QString();
}

QString ComparisonVoice::statusOf(std::size_t pane) const
{
    if (pane >= m_comparison.paneCount())
        return {};
    const Language language = m_canvas.view().language;
    const Speaking in(language);
    const std::vector<Pane> panes = m_comparison.panes(language);
    if (!panes[pane].resident.recording)
        return panes[pane].failure;
    const std::vector<QString> status =
        paneStatus(panes, pane, m_comparison.clock(), *figuresNow(panes, m_comparison.clock()));
    return status.empty() ? QString() : status.front();
}

const std::vector<std::uint32_t>& ComparisonVoice::items(std::size_t pane) const
{
    static const std::vector<std::uint32_t> none;
    if (pane >= m_shown.size())
        return none;
    std::optional<std::vector<std::uint32_t>>& items = m_items[pane];
    if (!items) {
        items.emplace();
        if (m_shown[pane].events && m_shown[pane].launch > 0)
            for (const Event& event : *m_shown[pane].events)
                items->push_back(event.item);
        std::ranges::sort(*items);
        items->erase(std::ranges::unique(*items).begin(), items->end());
    }
    return *items;
}

QString ComparisonVoice::wordsOf(Part part) const
{
    const QString name = Canvas::tr("Work-item %L1").arg(part.item);
    if (part.pane >= m_shown.size() || !m_shown[part.pane].events || m_shown[part.pane].launch == 0)
        return name;
    const Shown& shown = m_shown[part.pane];
    return Canvas::tr("Work-item %L1: %2")
        .arg(part.item)
        .arg(itemWords(*shown.recording, shown.launch, part.item, *shown.events));
}

QRectF ComparisonVoice::placeOf(std::size_t pane) const
{
    return pane < paneCount() ? paneRect(pane, paneCount(), m_canvas.view()) : QRectF();
}

QRectF ComparisonVoice::placeOf(Part part) const
{
    return placeIn(m_canvas.scene(), part);
}

QRectF ComparisonVoice::placeIn(const Scene& scene, Part part) const
{
    if (part.pane >= m_shown.size())
        return {};
    const auto launch = static_cast<int>(m_shown[part.pane].launch);
    QRectF place;
    for (const Mark& mark : scene.marks)
        if (mark.id.pane == static_cast<int>(part.pane) + 1 && mark.id.item == part.item &&
            (mark.id.launch < 0 || mark.id.launch == launch))
            place |= extentOf(mark.shape);
    return place & paneWindow(part.pane, paneCount(), m_canvas.view());
}

QRect ComparisonVoice::onScreen(const QRectF& place) const
{
    const QRect seen = place.toAlignedRect() & m_canvas.rect();
    return seen.isEmpty() ? QRect() : QRect(m_canvas.mapToGlobal(seen.topLeft()), seen.size());
}

bool ComparisonVoice::walk(int way)
{
    std::vector<Part> parts;
    for (std::size_t pane = 0; pane < paneCount(); ++pane)
        for (const std::uint32_t item : items(pane))
            parts.push_back({pane, item});
    if (parts.empty())
        return false;
    const auto at = m_pointed ? std::ranges::lower_bound(parts, *m_pointed) : parts.end();
    if (at == parts.end()) {
        point(way < 0 ? parts.back() : parts.front());
        return true;
    }
    if (way < 0 ? at == parts.begin() : std::next(at) == parts.end())
        return false;
    point(*(at + (way < 0 ? -1 : 1)));
    return true;
}

void ComparisonVoice::point(std::optional<Part> part)
{
    m_pointed = part;
    m_canvas.update();
    if (part && !m_canvas.hasFocus())
        m_canvas.setFocus(Qt::OtherFocusReason);
    QAccessibleInterface* access = part ? accessOf(*part) : QAccessible::queryAccessibleInterface(&m_canvas);
    if (access == nullptr || !m_canvas.hasFocus())
        return;
    QAccessibleEvent focus(access, QAccessible::Focus);
    QAccessible::updateAccessibility(&focus);
}

void ComparisonVoice::ask(Part part)
{
    if (part.pane >= m_shown.size())
        return;
    const auto launch = static_cast<int>(m_shown[part.pane].launch);
    const auto found = std::ranges::find_if(m_canvas.scene().marks, [&](const Mark& mark) {
        return mark.id.pane == static_cast<int>(part.pane) + 1 && mark.id.item == part.item && mark.id.launch == launch;
    });
    if (found != m_canvas.scene().marks.end())
        m_canvas.ask(part.pane, found->id);
}

bool ComparisonVoice::isFocused(Part part) const
{
    return m_canvas.hasFocus() && m_pointed == part;
}

QAccessibleInterface* ComparisonVoice::paneAt(int place)
{
    if (place < 0 || static_cast<std::size_t>(place) >= paneCount())
        return nullptr;
    const auto pane = static_cast<std::size_t>(place);
    auto known = m_paneIds.find(pane);
    if (known == m_paneIds.end())
        known = m_paneIds.emplace(pane, QAccessible::registerAccessibleInterface(new PaneAccess(*this, pane))).first;
    return QAccessible::accessibleInterface(known->second);
}

QAccessibleInterface* ComparisonVoice::itemAt(std::size_t pane, int place)
{
    if (place < 0 || static_cast<std::size_t>(place) >= items(pane).size())
        return nullptr;
    return accessOf({pane, items(pane)[static_cast<std::size_t>(place)]});
}

QAccessibleInterface* ComparisonVoice::accessOf(Part part)
{
    paneAt(static_cast<int>(part.pane)); // they go together
    auto known = m_itemIds.find(part);
    if (known == m_itemIds.end())
        known =
            m_itemIds.emplace(part, QAccessible::registerAccessibleInterface(new PaneItemAccess(*this, part))).first;
    return QAccessible::accessibleInterface(known->second);
}

} // namespace lockstep::ui
