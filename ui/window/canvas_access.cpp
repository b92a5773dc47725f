#include "ui/window/canvas_access.hpp"

#include "engine/model/event.hpp"
#include "engine/model/pads.hpp"
#include "engine/model/recording.hpp"
#include "engine/model/state.hpp"
#include "ui/kit/values.hpp"
#include "ui/lens/buffer_word.hpp"
#include "ui/lens/events.hpp"
#include "ui/lens/mistakes.hpp"
#include "ui/lenses/lenses.hpp"
#include "ui/panels/inspector_scenes.hpp"
#include "ui/panels/moment_words.hpp"
#include "ui/picture/frame.hpp"
#include "ui/window/canvas.hpp"
#include "ui/window/part_access.hpp"

#include <QAccessibleWidget>
#include <QPointer>
#include <algorithm>
#include <set>

namespace lockstep::ui {

namespace {

/// What stands over the picture as its narration.
QString sentenceOf(const Resident& resident, Moment moment, const View& view)
{
    const Speaking in(view.language);
    const Recording& recording = *resident.recording;
    const QString mistake = mistakeTitle(recording);
    QString sentence = mistake.isEmpty() ? QString() : mistake + QStringLiteral(". ");
    for (const Phrase& phrase : lensFor(recording, lensView(view)).narration(resident, moment))
        sentence += phrase.text;
    return sentence;
}

/// One work-item of the launch.
class ItemAccess : public PartAccess, public QAccessibleActionInterface {
public:
    ItemAccess(CanvasVoice& voice, std::uint32_t item) : m_voice(&voice), m_item(item) {}

    bool isValid() const override { return m_voice != nullptr; }
    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(&m_voice->canvas()); }
    QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Name ? m_voice->wordsOf(m_item) : QString();
    }
    QRect rect() const override { return m_voice->placeOf(m_item); }
    QAccessible::State state() const override
    {
        QAccessible::State state;
        state.focusable = true;
        state.selectable = true;
        state.focused = m_voice->isFocused(m_item);
        state.selected = m_voice->isFocused(m_item);
        state.invisible = state.offscreen = m_voice->placeOf(m_item).isEmpty();
        return state;
    }
    void* interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this) : nullptr;
    }

    QStringList actionNames() const override { return {pressAction(), setFocusAction()}; }
    void doAction(const QString&) override { m_voice->select(m_item); }
    QStringList keyBindingsForAction(const QString&) const override { return {}; }

protected:
    QWidget& picture() const override { return m_voice->canvas(); }

private:
    QPointer<CanvasVoice> m_voice;
    std::uint32_t m_item;
};

/// What a buffer holds after the launch, for who asks where a key is.
class BufferAccess : public PartAccess {
public:
    BufferAccess(CanvasVoice& voice, std::size_t buffer) : m_voice(&voice), m_buffer(buffer) {}

    bool isValid() const override { return m_voice != nullptr; }
    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(&m_voice->canvas()); }
    QAccessible::Role role() const override { return QAccessible::StaticText; }
    QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Name ? m_voice->holdsOf(m_buffer) : QString();
    }
    QRect rect() const override
    {
        const QWidget& canvas = m_voice->canvas();
        return {canvas.mapToGlobal(QPoint()), canvas.size()};
    }
    QAccessible::State state() const override { return {}; }

protected:
    QWidget& picture() const override { return m_voice->canvas(); }

private:
    QPointer<CanvasVoice> m_voice;
    std::size_t m_buffer;
};

class CanvasAccess : public QAccessibleWidget {
public:
    explicit CanvasAccess(Canvas& canvas) : QAccessibleWidget(&canvas, QAccessible::Graphic), m_voice(&canvas.voice())
    {
    }

    int childCount() const override { return m_voice ? m_voice->parts() : 0; }
    QAccessibleInterface* child(int index) const override { return m_voice ? m_voice->itemAt(index) : nullptr; }
    QAccessibleInterface* childAt(int x, int y) const override
    {
        for (int i = m_voice ? static_cast<int>(m_voice->items().size()) - 1 : -1; i >= 0; --i)
            if (child(i)->rect().contains(x, y))
                return child(i);
        return nullptr;
    }
    int indexOfChild(const QAccessibleInterface* child) const override { return placeAmong(*this, child); }
    QAccessibleInterface* focusChild() const override
    {
        if (QAccessibleInterface* inspected = m_voice ? m_voice->inspected() : nullptr)
            return inspected;
        return QAccessibleWidget::focusChild();
    }

private:
    QPointer<CanvasVoice> m_voice; ///< goes before the widget does
};

QAccessibleInterface* makeAccess(const QString& name, QObject* object)
{
    auto* canvas = name == QLatin1String("lockstep::ui::Canvas") ? qobject_cast<Canvas*>(object) : nullptr;
    return canvas ? new CanvasAccess(*canvas) : nullptr;
}

} // namespace

void installAccess()
{
    static const bool isInstalled = [] {
        QAccessible::installFactory(makeAccess);
        return true;
    }();
    Q_UNUSED(isInstalled)
}

CanvasVoice::CanvasVoice(Canvas& canvas, Player& player) : QObject(&canvas), m_canvas(canvas), m_player(player)
{
    installAccess();
    connect(&player, &Player::recordingChanged, this, &CanvasVoice::look);
    connect(&player, &Player::momentChanged, this, &CanvasVoice::look);
    connect(&player, &Player::residentChanged, this, &CanvasVoice::look);
    connect(&player, &Player::selectionChanged, this, &CanvasVoice::followSelection);
}

CanvasVoice::~CanvasVoice()
{
    letGo();
}

void CanvasVoice::letGo()
{
    for (const auto& [item, id] : m_ids)
        QAccessible::deleteAccessibleInterface(id);
    for (const auto& [buffer, id] : m_bufferIds)
        QAccessible::deleteAccessibleInterface(id);
    m_ids.clear();
    m_bufferIds.clear();
    m_items.clear();
    m_heard.reset();
    m_hasItems = false;
}

void CanvasVoice::look()
{
    if (!m_player.recording())
        m_canvas.setAccessibleName(Canvas::tr("Picture of the current launch"));
    if (!m_player.isReady())
        return;
    takeItems();
    tell();
}

void CanvasVoice::takeItems()
{
    const RecordingPtr& recording = m_player.recording();
    const Moment moment = m_player.moment();
    const auto found = m_player.resident().events.find(moment.launch);
    const EventsPtr events = found != m_player.resident().events.end() ? found->second : m_player.inspected();
    if (recording == m_recording && moment.launch == m_moment.launch && moment.phase == m_moment.phase &&
        events == m_events)
        return;
    letGo();
    m_recording = recording;
    m_moment = moment;
    m_events = events;
    QAccessibleEvent others(&m_canvas, QAccessible::ObjectReorder);
    QAccessible::updateAccessibility(&others);
}

const std::vector<std::uint32_t>& CanvasVoice::items() const
{
    if (!m_hasItems && m_events && m_moment.launch > 0) {
        for (const Event& event : *m_events)
            m_items.push_back(event.item);
        std::ranges::sort(m_items);
        m_items.erase(std::ranges::unique(m_items).begin(), m_items.end());
    }
    m_hasItems = true;
    return m_items;
}

void CanvasVoice::tell()
{
    // Also while it runs, the launch is told of as a whole: as it is when it has run.
    Moment whole = m_player.moment();
    whole.fraction = 1;
    const View view = m_canvas.view();
    const QString name = launchWords(*m_player.recording(), whole, view.language);
    const QString sentence = sentenceOf(m_player.resident(), whole, view);
    m_canvas.setAccessibleName(name);
    if (sentence == m_sentence)
        return;
    m_sentence = sentence;
    m_canvas.setAccessibleDescription(sentence); // which is an event of its own
    QAccessibleEvent alert(&m_canvas, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
    emit told(sentence);
}

void CanvasVoice::followSelection()
{
    if (!m_canvas.hasFocus())
        return;
    QAccessibleEvent focus(&m_canvas, QAccessible::Focus);
    if (const auto item = m_player.selectedItem(); item && placeIn(*item) >= 0)
        focus.setChild(placeIn(*item));
    QAccessible::updateAccessibility(&focus);
}

QString CanvasVoice::wordsOf(std::uint32_t item) const
{
    if (!m_events || !m_recording)
        return Canvas::tr("Work-item %L1").arg(item);
    return Canvas::tr("Work-item %L1: %2").arg(item).arg(itemWords(*m_recording, m_moment.launch, item, *m_events));
}

QRect CanvasVoice::placeOf(std::uint32_t item) const
{
    QRectF place;
    for (const Mark& mark : m_canvas.scene().marks)
        if (mark.id.item == item && (mark.id.launch < 0 || static_cast<std::size_t>(mark.id.launch) == m_moment.launch))
            place |= extentOf(mark.shape);
    const QRect seen = place.toAlignedRect() & m_canvas.rect();
    return seen.isEmpty() ? QRect() : QRect(m_canvas.mapToGlobal(seen.topLeft()), seen.size());
}

bool CanvasVoice::isFocused(std::uint32_t item) const
{
    return m_canvas.hasFocus() && m_player.selectedItem() == item;
}

void CanvasVoice::select(std::uint32_t item)
{
    m_canvas.setFocus(Qt::OtherFocusReason);
    m_player.select(item);
}

int CanvasVoice::placeIn(std::uint32_t item) const
{
    const auto at = std::ranges::lower_bound(items(), item);
    return at != m_items.end() && *at == item ? static_cast<int>(at - m_items.begin()) : -1;
}

QAccessibleInterface* CanvasVoice::inspected()
{
    const auto item = m_player.selectedItem();
    return item && m_canvas.hasFocus() ? itemAt(placeIn(*item)) : nullptr;
}

const std::vector<std::size_t>& CanvasVoice::buffers() const
{
    if (!m_heard && m_recording && m_player.resident().state(m_moment.launch) != nullptr)
        m_heard = heardBuffers();
    static const std::vector<std::size_t> none;
    return m_heard ? *m_heard : none;
}

std::vector<std::size_t> CanvasVoice::heardBuffers() const
{
    constexpr std::size_t mostHeard = 64;
    const State* state = m_recording ? m_player.resident().state(m_moment.launch) : nullptr;
    if (state == nullptr)
        return {};
    std::map<std::size_t, std::set<std::uint32_t>> written;
    bool isMainRead = false;
    if (m_events && m_moment.launch > 0)
        for (const Event& event : *m_events) {
            for (const Access& write : event.writes())
                written[write.array].insert(write.index);
            for (const Access& read : event.reads())
                isMainRead = isMainRead || read.array == m_recording->mainBuffer;
        }
    // Of an array that was written in part the rest may hold anything, unless the input stood there.
    std::vector<std::size_t> heard;
    for (std::size_t buffer = 0; buffer < state->buffers.size(); ++buffer) {
        const auto at = written.find(buffer);
        const bool isMain = buffer == m_recording->mainBuffer;
        const bool isKnown = isMain ? at != written.end() || isMainRead || written.empty()
                                    : at != written.end() && at->second.size() == m_recording->buffers[buffer].size();
        const Role role = m_recording->buffers[buffer].role;
        if (isKnown && role != Role::flags && role != Role::table && state->buffers[buffer] &&
            state->buffers[buffer]->size() <= mostHeard &&
            m_recording->buffers[buffer].type == m_recording->buffers[m_recording->mainBuffer].type)
            heard.push_back(buffer);
    }
    return heard;
}

int CanvasVoice::parts() const
{
    return static_cast<int>(items().size() + buffers().size());
}

QString CanvasVoice::holdsOf(std::size_t buffer) const
{
    const State* state = m_recording ? m_player.resident().state(m_moment.launch) : nullptr;
    if (state == nullptr || buffer >= state->buffers.size() || !state->buffers[buffer])
        return {};
    const Words& words = *state->buffers[buffer];
    const bool isMain = buffer == m_recording->mainBuffer;
    const auto padsAt = isMain ? padsAfter(*m_recording, m_moment.launch) : std::nullopt;
    const Words* pads = padsAt && *padsAt < state->buffers.size() ? state->buffers[*padsAt].get() : nullptr;
    QStringList values;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const bool isPad = pads != nullptr ? (*pads)[i] != 0 : isMain && i >= m_recording->n();
        if (!isPad)
            values += valueText(words[i], *m_recording);
    }
    const QString name = bufferWord(m_recording->buffers[buffer]), all = values.join(QStringLiteral(", "));
    return m_moment.launch == 0 ? Canvas::tr("%1 at the start: %2").arg(name, all)
                                : Canvas::tr("%1 after launch %L2: %3").arg(name).arg(m_moment.launch).arg(all);
}

QAccessibleInterface* CanvasVoice::itemAt(int place)
{
    if (place < 0)
        return nullptr;
    if (static_cast<std::size_t>(place) >= items().size()) {
        const std::vector<std::size_t>& all = buffers();
        const std::size_t behind = static_cast<std::size_t>(place) - items().size();
        if (behind >= all.size())
            return nullptr;
        auto kept = m_bufferIds.find(all[behind]);
        if (kept == m_bufferIds.end())
            kept = m_bufferIds
                       .emplace(all[behind],
                                QAccessible::registerAccessibleInterface(new BufferAccess(*this, all[behind])))
                       .first;
        return QAccessible::accessibleInterface(kept->second);
    }
    const std::uint32_t item = m_items[static_cast<std::size_t>(place)];
    auto known = m_ids.find(item);
    if (known == m_ids.end())
        known = m_ids.emplace(item, QAccessible::registerAccessibleInterface(new ItemAccess(*this, item))).first;
    return QAccessible::accessibleInterface(known->second);
}

} // namespace lockstep::ui
