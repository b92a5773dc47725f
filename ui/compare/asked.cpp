#include "ui/compare/asked.hpp"

#include "engine/input/input.hpp"
#include "engine/input/word_table.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "ui/lens/lookup.hpp"

#include <algorithm>

namespace lockstep::ui {
namespace {

/// What is not on the cone stays visible, so that the figure keeps its shape.
constexpr double dimmed = 0.28;

std::uint64_t touchedKey(std::uint64_t item, std::uint64_t index)
{
    return item << 32 | index;
}

/// Such marks show what stood at an element before the first launch.
bool isOfInput(const MarkId& id)
{
    return id.launch == 0 || id.name.startsWith(QStringLiteral("wire"));
}

} // namespace

std::optional<AskedPlace> placeAt(const Recording& recording, std::size_t element, Moment moment)
{
    const std::size_t state = moment.launch == 0 || moment.fraction >= 1 ? moment.launch : moment.launch - 1;
    const std::size_t buffer = dataBufferAfter(recording, state);
    if (buffer >= recording.buffers.size() || element >= recording.buffers[buffer].size())
        return {};
    return AskedPlace{state, {static_cast<std::uint32_t>(buffer), static_cast<std::uint32_t>(element)}};
}

std::optional<AskedPlace> placeOf(const Recording& recording, const MarkId& mark, Moment moment)
{
    if (mark.launch < 1 || mark.item < 0) {
        if (mark.index < 0)
            return {};
        return placeAt(recording, static_cast<std::size_t>(mark.index), mark.launch == 0 ? Moment{} : moment);
    }
    const auto launch = static_cast<std::size_t>(mark.launch);
    if (launch > recording.launchCount() || !recording.events[launch - 1])
        return {};
    std::optional<Place> last;
    for (const Event& event : *recording.events[launch - 1]) {
        // A pair that stays wrote nothing; its keys stand where it read them.
        const auto places = event.op == Op::compare ? event.reads() : event.writes();
        if (event.item != static_cast<std::uint32_t>(mark.item))
            continue;
        for (const Access& access : places) {
            if (access.array >= localArrayBase)
                continue;
            last = Place{access.array, access.index};
            if (mark.index == static_cast<qint64>(access.index))
                return AskedPlace{launch, *last};
            if (event.op == Op::compare)
                break; // the place of the smaller one stands for the pair
        }
    }
    return last ? std::optional<AskedPlace>{{launch, *last}} : std::nullopt;
}

std::shared_ptr<const Asked> ask(const Recording& recording, const AskedPlace& at, std::uint32_t value)
{
    auto asked = std::make_shared<Asked>();
    asked->element = at.place.index;
    const EventsOf events = keptEvents(recording);
    asked->cone = coneOf(recording, at.state, at.place, events);
    const std::optional<Way> way = asked->cone ? wayOf(recording, at.state, at.place, events) : std::nullopt;
    if (!way) {
        asked->cone.reset();
        asked->words = say("%1; where it came from is not known, because the events of so many keys are not kept.")
                           .arg(QString::fromStdString(formatIn(recording, at.place.buffer, value)));
        return asked;
    }
    asked->words = say(coneWords(recording, *asked->cone, *way, value));
    for (std::size_t k = 0; k < asked->cone->launches.size(); ++k) {
        auto& items = asked->items.emplace_back();
        auto& touched = asked->touched.emplace_back();
        for (const std::uint32_t index : asked->cone->launches[k].events) {
            const Event& event = (*recording.events[k])[index];
            items.insert(event.item);
            for (const auto accesses : {event.reads(), event.writes()})
                for (const Access& access : accesses)
                    touched.insert(touchedKey(event.item, access.index));
        }
    }
    asked->inputs.insert(asked->cone->inputs.begin(), asked->cone->inputs.end());
    return asked;
}

void lightCone(Scene& scene, const Asked& asked)
{
    if (!asked.cone)
        return;
    for (Mark& mark : scene.marks) {
        const MarkId& id = mark.id;
        const auto index = static_cast<std::uint64_t>(id.index);
        bool lit = true;
        if (id.launch > 0 && id.item >= 0) {
            const auto launch = static_cast<std::size_t>(id.launch);
            const auto item = static_cast<std::uint64_t>(id.item);
            lit = launch <= asked.items.size() && asked.items[launch - 1].contains(item);
            if (lit && id.index >= 0)
                lit = asked.touched[launch - 1].contains(touchedKey(item, index));
        } else if (id.index >= 0) {
            lit = index == asked.element || (isOfInput(id) && asked.inputs.contains(index));
        }
        if (!lit)
            mark.opacity *= dimmed;
    }
}

void Question::put(std::size_t pane, const AskedPlace& at, Moment moment)
{
    put(at.place.index);
    m_pane = pane;
    m_moment = moment;
    m_at = at;
}

void Question::put(std::size_t element)
{
    clear();
    m_element = element;
}

std::shared_ptr<const Asked> Question::answer(std::size_t pane, const Resident& resident, Moment moment)
{
    if (!m_element || !resident.recording)
        return {};
    const Recording& recording = *resident.recording;
    // A cell that was asked about stays asked about until time goes on; then it is its position that is.
    const bool exact = m_at && pane == m_pane && moment == m_moment;
    const std::optional<AskedPlace> at = exact ? m_at : placeAt(recording, *m_element, moment);
    if (!at)
        return {};
    Answer& known = m_answers[pane];
    if (known.asked && known.recording == resident.recording && known.at == *at && known.language == spoken())
        return known.asked;
    const auto& kept = recording.states.at(at->state);
    const State* state = kept ? &*kept : resident.state(at->state);
    if (state == nullptr || at->place.index >= state->buffers.at(at->place.buffer)->size())
        return {};
    known = {resident.recording, *at, spoken(),
             ask(recording, *at, (*state->buffers[at->place.buffer])[at->place.index])};
    return known.asked;
}

} // namespace lockstep::ui
