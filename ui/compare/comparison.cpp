#include "ui/compare/comparison.hpp"

#include "engine/algorithms/algorithm.hpp"
#include "engine/algorithms/made_keys.hpp"
#include "engine/algorithms/shapes.hpp"
#include "engine/analysis/comparison.hpp"
#include "engine/input/word_table.hpp"
#include "engine/model/recording.hpp"
#include "engine/plans/own_kernels.hpp"
#include "ui/compare/pane_runs.hpp"
#include "ui/player/given_keys.hpp"

#include <QtConcurrentRun>
#include <algorithm>
#include <exception>
#include <utility>

namespace lockstep::ui {

namespace {

/// The pane's own recording is of these keys, and of what else is asked for.
/// The words that a recording's keys are the numbers of; empty: they are keys themselves.
std::string longWordsOf(const Recording& recording)
{
    const auto words = recording.parameters.find(wordsParameter);
    return words == recording.parameters.end() ? std::string{} : words->second;
}

/// The same of keys that were asked for.
std::string longWordsOf(const ComparisonAsk& ask)
{
    if (ask.panes.empty() || (ask.input.kind != InputChoice::Kind::typed && ask.input.kind != InputChoice::Kind::file))
        return {};
    const PaneAsk& pane = ask.panes.front();
    return givenKeysFor(runOf(pane, ask.input)).words;
}

bool isOf(const PaneAsk& pane, const Words& keys, const std::string& longWords)
{
    if (!pane.recording || pane.recording->input != keys || longWordsOf(*pane.recording) != longWords)
        return false;
    if (pane.recording->algorithm != pane.algorithm && !isSentKernel(pane.algorithm)) // which is called by its file
        return false;
    const auto& recorded = pane.recording->parameters;
    return std::ranges::all_of(pane.parameters, [&](const auto& parameter) {
        const auto found = recorded.find(parameter.first);
        return found != recorded.end() && found->second == parameter.second;
    });
}

} // namespace

struct Comparison::Slot {
    Service service;
    std::unique_ptr<Player> player; ///< asks the service, so it goes first
    QString failure;
    ClockTimes times{0};

    // The request that is under way.
    quint64 run = 0;
    RecordingPtr coming;
    std::optional<Failure> comingFailure;
};

Comparison::Comparison(QObject* parent) : QObject(parent)
{
    m_timer.setInterval(16);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &Comparison::tick);
}

Comparison::~Comparison() = default;

void Comparison::setNeeds(NeedsOf needs)
{
    m_needs = std::move(needs);
    refresh();
}

void Comparison::refresh()
{
    for (std::size_t i = 0; i < m_shown; i++)
        m_slots[i]->player->refresh();
}

Comparison::Keys Comparison::keysOf(const ComparisonAsk& ask)
{
    Keys keys;
    try {
        std::vector<const Algorithm*> algorithms;
        for (const PaneAsk& pane : ask.panes)
            algorithms.push_back(&offeredAlgorithm(pane.algorithm));
        GivenKeys given;
        // All get the same words; a number of panes that is none of ours is named below.
        if (!ask.panes.empty()) {
            const bool isMade = ask.input.kind == InputChoice::Kind::generated;
            const PaneAsk& pane = ask.panes[isMade ? madeFor(algorithms) : 0];
            // A file's keys are as the file has them.
            const bool hasFile = ask.input.kind == InputChoice::Kind::words && pane.recording;
            given = hasFile ? GivenKeys{ask.input.words} : givenKeysFor(runOf(pane, ask.input));
        }
        keys.words = given.keys;
        std::vector<RunRequest> requests;
        for (const PaneAsk& pane : ask.panes) {
            RunRequest request{pane.algorithm, pane.parameters, {}, pane.device, pane.largestGroup};
            GivenKeys theirs = given;
            if (!fillsRows(offeredAlgorithm(pane.algorithm)))
                theirs.columns = 0; // it has no such parameter
            putKeys(std::move(theirs), request.input, request.parameters);
            requests.push_back(std::move(request));
        }
        requireComparable(requests, algorithms);
        const RunRequest& first = requests.front();
        keys.type =
            elementType(resolveParameters(offeredAlgorithm(first.algorithm), first.parameters, keys.words.size()));
    } catch (...) {
        keys.failure = failureOf(std::current_exception());
    }
    return keys;
}

void Comparison::request(const ComparisonAsk& ask, std::optional<double> startAt)
{
    stopRuns();
    stopClock();
    m_newAsk = ask;
    m_startAt = startAt;
    m_isRunning = true;
    // Keys of a large file or a large n take their time.
    QtConcurrent::run(keysOf, ask).then(this, [this, number = m_request](Keys keys) {
        if (number == m_request)
            record(std::move(keys));
    });
}

void Comparison::cancel()
{
    if (!m_isRunning)
        return;
    stopRuns();
    refresh();
    emit cancelled();
}

void Comparison::stopRuns()
{
    for (const auto& slot : m_slots) {
        slot->service.cancelRecording();
        slot->run = 0; // what has ended already may still be delivered
        slot->coming.reset();
        slot->comingFailure.reset();
    }
    m_request++;
    m_isRunning = false;
}

void Comparison::clear()
{
    stopRuns();
    stopClock();
    m_shown = 0;
    for (std::size_t i = 0; i < m_slots.size(); i++)
        letGo(i);
    m_ask = {};
    m_names.clear();
    m_words = {};
    m_question.clear();
    m_newKeys = {};
    m_clock.time = 0;
}

void Comparison::addSlot()
{
    const std::size_t pane = m_slots.size();
    m_slots.push_back(std::make_unique<Slot>());
    Slot& slot = *m_slots.back();
    makePlayer(pane);
    const auto isWanted = [this, &slot](quint64 run) { return m_isRunning && run == slot.run; };
    connect(&slot.service, &Service::recorded, this, [=, this, &slot](quint64 run, const RecordingPtr& recording) {
        if (!isWanted(run))
            return;
        slot.coming = recording;
        recordNext();
    });
    connect(&slot.service, &Service::failed, this, [=, this, &slot](quint64 run, const Failure& failure) {
        if (!isWanted(run))
            return;
        slot.comingFailure = failure;
        recordNext();
    });
    connect(&slot.service, &Service::progressed, this, [=, this](quint64 run, qulonglong done, qulonglong total) {
        // Panes count alike, for nobody knows beforehand how long each will take.
        constexpr qulonglong share = 1000;
        if (isWanted(run) && total > 0)
            emit progressed(pane * share + done * share / total, m_newAsk.panes.size() * share);
    });
}

void Comparison::makePlayer(std::size_t pane)
{
    Slot& slot = *m_slots[pane];
    slot.player = std::make_unique<Player>(slot.service);
    slot.player->setInspected(false);
    slot.player->setNeeds([this, pane](const Recording& recording, Moment moment) {
        return m_needs && pane < m_shown ? m_needs(pane, recording, moment) : Needs{};
    });
    connect(slot.player.get(), &Player::residentChanged, this, [this] {
        if (!m_isPlacing)
            emit residentChanged();
    });
    connect(slot.player.get(), &Player::failed, this, [this](const Failure& failure) {
        pause();
        emit failed(failure);
    });
}

void Comparison::letGo(std::size_t pane)
{
    makePlayer(pane);
    m_slots[pane]->service.forget();
}

void Comparison::record(Keys keys)
{
    if (keys.failure)
        return failAll(*keys.failure);
    m_newKeys = std::move(keys);
    while (m_slots.size() < m_newAsk.panes.size())
        addSlot();
    const std::string longWords = longWordsOf(m_newAsk);
    for (std::size_t i = 0; i < m_newAsk.panes.size(); i++)
        if (isOf(m_newAsk.panes[i], m_newKeys.words, longWords))
            m_slots[i]->coming = m_newAsk.panes[i].recording;
    std::vector<bool> isTaken(m_shown); // a pane that asks for the same twice runs it twice
    for (std::size_t i = 0; i < m_newAsk.panes.size(); i++)
        for (std::size_t k = 0; k < m_shown && !m_slots[i]->coming; k++)
            if (!isTaken[k] && m_ask.panes[k] == m_newAsk.panes[i] && recording(k) &&
                recording(k)->input == m_newKeys.words && longWordsOf(*recording(k)) == longWords) {
                m_slots[i]->coming = recording(k);
                isTaken[k] = true;
            }
    std::vector<PaneAsk> runs;
    for (std::size_t i = 0; i < m_newAsk.panes.size(); i++)
        if (!m_slots[i]->coming)
            runs.push_back(m_newAsk.panes[i]);
    if (!m_permit || m_permit(runs))
        return recordNext();
    stopRuns();
}

void Comparison::recordNext()
{
    for (std::size_t i = 0; i < m_newAsk.panes.size(); i++) {
        Slot& slot = *m_slots[i];
        if (slot.coming || slot.comingFailure)
            continue;
        const PaneAsk& pane = m_newAsk.panes[i];
        InputChoice input;
        input.kind = InputChoice::Kind::words;
        input.words = m_newKeys.words;
        input.n = m_newKeys.words.size();
        input.type = m_newKeys.type;
        if (!longWordsOf(m_newAsk).empty()) // whose numbers alone are no keys
            input = m_newAsk.input;
        RunAsk run = runOf(pane, std::move(input));
        run.isMeasured = true;
        slot.run = slot.service.requestRecording(std::move(run));
        return;
    }
    showNew();
}

void Comparison::failAll(const Failure& failure)
{
    m_isRunning = false;
    refresh();
    emit failed(failure);
}

void Comparison::showNew()
{
    const std::size_t count = m_newAsk.panes.size();
    const auto alive = [](const auto& slot) { return slot->coming != nullptr; };
    if (std::none_of(m_slots.begin(), m_slots.begin() + static_cast<std::ptrdiff_t>(count), alive))
        return failAll(*m_slots[0]->comingFailure);
    stopClock();
    m_isRunning = false;
    m_isPlacing = true;
    const bool sameKeys = m_shown > 0 && m_words == m_newKeys.words;
    const double time = m_clock.time;
    m_ask = m_newAsk;
    if (!sameKeys)
        m_question.clear();
    m_words = m_newKeys.words;
    m_shown = count;
    std::vector<RecordingPtr> recordings;
    for (std::size_t i = 0; i < m_slots.size(); i++) {
        Slot& slot = *m_slots[i];
        slot.failure = i < count && slot.comingFailure ? slot.comingFailure->sentence : QString();
        if (i >= count || !slot.coming)
            letGo(i);
        else if (slot.player->recording() != slot.coming)
            slot.player->setRecording(slot.coming);
        if (i < count)
            recordings.push_back(slot.coming);
        slot.coming.reset();
    }
    const Speaking in(Language::english);
    m_names = paneNames(m_ask.panes, recordings);
    findUnits();
    const bool losesUnit = std::ranges::find(m_knownUnits, m_clock.unit) == m_knownUnits.end();
    if (losesUnit)
        m_clock.unit = ClockUnit::launches;
    findTimes();
    m_clock.time = losesUnit ? 0 : std::clamp(m_startAt.value_or(sameKeys ? time : 0), 0.0, end());
    place();
    refresh(); // where a pane lies has changed with their number
    m_isPlacing = false;
    m_startAt.reset();
    emit panesChanged();
    emit clockChanged();
    emit momentChanged();
    emit residentChanged();
    if (losesUnit)
        emit failed({tr("Not every run here knows its time on the clock that was chosen; launches are counted instead. "
                        "Fewer keys tell more."),
                     {},
                     2});
}

Player& Comparison::player(std::size_t pane)
{
    return *m_slots.at(pane)->player;
}

const Player& Comparison::player(std::size_t pane) const
{
    return *m_slots.at(pane)->player;
}

Comparison::Fetcher Comparison::fetcher() const
{
    std::vector<std::pair<Service*, RecordingPtr>> sources;
    for (std::size_t i = 0; i < m_shown; i++)
        sources.emplace_back(&m_slots[i]->service, recording(i));
    return [sources](std::size_t pane, const Needs& needs, const std::stop_token& stop) {
        return sources.at(pane).first->fetchNow(sources[pane].second, needs, stop);
    };
}

const RecordingPtr& Comparison::recording(std::size_t pane) const
{
    return m_slots.at(pane)->player->recording();
}

const QString& Comparison::failure(std::size_t pane) const
{
    return m_slots.at(pane)->failure;
}

const ClockTimes& Comparison::times(std::size_t pane) const
{
    return m_slots.at(pane)->times;
}

std::vector<QString> Comparison::names(Language language) const
{
    if (language == Language::english || m_ask.panes.size() != m_shown)
        return m_names;
    const Speaking in(language);
    std::vector<RecordingPtr> recordings;
    for (std::size_t i = 0; i < m_shown; i++)
        recordings.push_back(recording(i));
    return paneNames(m_ask.panes, recordings);
}

std::vector<Pane> Comparison::panes(Language language) const
{
    const Speaking in(language);
    const std::vector<QString> names = this->names(language);
    std::vector<Pane> all;
    for (std::size_t i = 0; i < m_shown; i++) {
        const Slot& slot = *m_slots[i];
        all.push_back({names[i], slot.player->resident(), slot.player->moment(), slot.failure,
                       m_question.answer(i, slot.player->resident(), slot.player->moment())});
    }
    return all;
}

void Comparison::ask(std::size_t pane, const MarkId& mark)
{
    if (pane >= m_shown || !recording(pane))
        return;
    const Moment moment = player(pane).moment();
    if (const auto at = placeOf(*recording(pane), mark, moment)) {
        m_question.put(pane, *at, moment);
        emit residentChanged();
    }
}

void Comparison::ask(std::size_t element)
{
    m_question.put(element);
    emit residentChanged();
}

void Comparison::clearAsked()
{
    if (!m_question.isPut())
        return;
    m_question.clear();
    emit residentChanged();
}

void Comparison::findUnits()
{
    m_knownUnits.clear();
    const Units units{m_clock.units, m_clock.wavefront};
    for (const ClockUnit unit :
         {ClockUnit::launches, ClockUnit::levels, ClockUnit::work, ClockUnit::units, ClockUnit::device}) {
        bool isKnown = true;
        for (std::size_t i = 0; i < m_shown && isKnown; i++)
            isKnown = !recording(i) || clockTimes(*recording(i), unit, units);
        if (isKnown)
            m_knownUnits.push_back(unit);
    }
}

void Comparison::findTimes()
{
    for (std::size_t i = 0; i < m_shown; i++) {
        Slot& slot = *m_slots[i];
        const Units units{m_clock.units, m_clock.wavefront};
        slot.times =
            recording(i) ? clockTimes(*recording(i), m_clock.unit, units).value_or(ClockTimes{0}) : ClockTimes{0};
    }
}

void Comparison::setClock(ClockUnit unit, std::uint64_t units, std::uint32_t wavefront)
{
    try {
        requireUnits({units, wavefront});
    } catch (...) {
        emit failed(failureOf(std::current_exception()));
        return;
    }
    if (m_shown > 0 && std::ranges::find(m_knownUnits, unit) == m_knownUnits.end()) {
        emit failed({tr("Not every run here knows its time in this unit; choose another clock or fewer keys."), {}, 2});
        return;
    }
    if (unit == m_clock.unit && units == m_clock.units && wavefront == m_clock.wavefront)
        return;
    if (unit == m_clock.unit && unit != ClockUnit::units) { // only the strip tells of P
        m_clock.units = units;
        m_clock.wavefront = wavefront;
        findUnits();
        emit clockChanged();
        return;
    }
    stopClock();
    // The pane that has got furthest of those that have not finished stays where it is; where all have, all do.
    const double before = m_clock.time;
    const bool isAtEnd = before >= end() - nearly();
    std::optional<std::size_t> furthest;
    for (std::size_t i = 0; i < m_shown && !isAtEnd; i++)
        if (recording(i) && before < totalTime(times(i)) &&
            (!furthest || player(i).position() > player(*furthest).position()))
            furthest = i;
    m_clock = {unit, units, wavefront, before};
    findTimes();
    if (before > 0 && furthest) {
        const Moment moment = player(*furthest).moment();
        m_clock.time = timeAt(times(*furthest), {moment.launch, moment.fraction});
    } else if (before > 0) {
        m_clock.time = end();
    }
    place();
    emit clockChanged();
    emit momentChanged();
}

double Comparison::end() const
{
    double last = 0;
    for (std::size_t i = 0; i < m_shown; i++)
        last = std::max(last, totalTime(times(i)));
    return last;
}

void Comparison::place()
{
    const bool wasPlacing = m_isPlacing;
    m_isPlacing = true;
    for (std::size_t i = 0; i < m_shown; i++)
        if (recording(i)) {
            const ClockPosition at = positionAt(times(i), m_clock.time);
            player(i).setMoment({at.launch, at.fraction});
        }
    m_isPlacing = wasPlacing;
}

bool Comparison::isReady() const
{
    for (std::size_t i = 0; i < m_shown; i++)
        if (recording(i) && !m_slots[i]->player->isReady())
            return false;
    return m_shown > 0;
}

bool Comparison::isSettled() const
{
    return !m_isRunning && isReady();
}

} // namespace lockstep::ui
