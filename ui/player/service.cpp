#include "ui/player/service.hpp"

#include "engine/algorithms/algorithm.hpp"
#include "engine/algorithms/keys.hpp"
#include "engine/algorithms/known_algorithm.hpp"
#include "engine/algorithms/made_keys.hpp"
#include "engine/algorithms/typed_keys.hpp"
#include "engine/analysis/rightness.hpp"
#include "engine/error.hpp"
#include "engine/input/input.hpp"
#include "engine/input/joined_text.hpp"
#include "engine/input/word_table.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "engine/plans/own_kernels.hpp"
#include "engine/plans/plan_run.hpp"
#include "engine/recording/launch_failed.hpp"
#include "engine/recording/session.hpp"
#include "ui/player/checker.hpp"
#include "ui/player/gather.hpp"
#include "ui/player/given_keys.hpp"

#include <QMetaObject>
#include <QPointer>
#include <chrono>
#include <future>

namespace lockstep::ui {

Failure failureOf(const std::exception_ptr& thrown)
{
    try {
        std::rethrow_exception(thrown);
    } catch (const InputError& error) {
        return {QString::fromUtf8(error.what()), {}, 2};
    } catch (const NoDeviceError& error) {
        return {QString::fromUtf8(error.what()), {}, 3};
    } catch (const LaunchFailed& error) {
        return {QString::fromUtf8(error.what()), QString::fromStdString(error.details()), 1, error.before()};
    } catch (const DeviceError& error) {
        return {QString::fromUtf8(error.what()), QString::fromStdString(error.details()), 1};
    } catch (const std::bad_alloc&) {
        return {QStringLiteral("There is not enough memory for this run; choose a smaller n."), {}, 1};
    } catch (const std::exception& error) {
        return {QString::fromUtf8(error.what()), {}, 1};
    }
}

GivenKeys givenKeysFor(const RunAsk& ask)
{
    const Algorithm& algorithm = offeredAlgorithm(ask.algorithm);
    const ElementType type = keyKind(algorithm, ask.parameters).type;
    switch (ask.input.kind) {
    case InputChoice::Kind::generated:
        return {makeKeys(algorithm, ask.parameters, ask.input.distribution, ask.input.n, ask.input.seed)};
    case InputChoice::Kind::typed:
        return typedKeys(algorithm, ask.parameters, ask.input.text);
    case InputChoice::Kind::file:
        return keysOfFile(algorithm, ask.parameters, ask.input.file);
    case InputChoice::Kind::words:
        break;
    }
    if (joinsTexts(ask.parameters) && firstNoPiece(ask.input.words)) // numbers of another operator's run
        return typedKeys(algorithm, ask.parameters, formatKeys(ask.input.words, ask.input.type));
    if (ask.input.type == type)
        return {ask.input.words};
    return parseGivenKeys(formatKeys(ask.input.words, ask.input.type), type); // another type reads the same keys anew
}

Words keysFor(const RunAsk& ask)
{
    return givenKeysFor(ask).keys;
}

InputChoice inputOf(const Recording& recording)
{
    InputChoice input;
    input.kind = InputChoice::Kind::words;
    input.words = recording.input;
    input.n = recording.n();
    input.type = recording.type;
    if (recording.parameters.contains(wordsParameter)) { // their numbers are no keys of another run
        input.kind = InputChoice::Kind::typed;
        input.text = formatKeys(recording, recording.input);
    }
    return input;
}

namespace {

RunRequest requestFor(const RunAsk& ask)
{
    RunRequest request{ask.algorithm, ask.parameters, {}, ask.device, ask.largestGroup};
    putKeys(givenKeysFor(ask), request.input, request.parameters);
    if (ask.kernel && !isPlanRun(ask.algorithm) &&
        kernelFileOf(offeredAlgorithm(ask.algorithm), request.parameters) == ask.kernelFile)
        request.kernel = ask.kernel;
    return request;
}

} // namespace

Service::Service(QObject* parent)
    : QObject(parent), m_recorder([this](const std::stop_token& quit) { runRecordings(quit); }),
      m_fetcher([this](const std::stop_token& quit) { runFetches(quit); })
{
}

Service::~Service()
{
    m_runStop.request_stop();
    m_breakingStop.request_stop();
    m_fetchStop.request_stop();
    m_recorder.request_stop();
    m_fetcher.request_stop();
    m_wake.notify_all();
    m_recorder.join();
    m_fetcher.join();
}

quint64 Service::requestRecording(RunAsk ask)
{
    const std::lock_guard lock(m_mutex);
    m_breakingStop.request_stop();
    m_runStop.request_stop();
    m_runStop = std::stop_source();
    m_wantedRun = ++m_lastRun;
    m_waitingRun = Run{m_wantedRun, std::move(ask), m_runStop};
    m_wake.notify_all();
    return m_wantedRun;
}

void Service::cancelRecording()
{
    const std::lock_guard lock(m_mutex);
    m_runStop.request_stop();
}

void Service::abandonRecording()
{
    const std::lock_guard lock(m_mutex);
    m_runStop.request_stop();
    m_waitingRun.reset();
    m_wantedRun = ++m_lastRun;
}

quint64 Service::requestBreaking(RunAsk ask, std::size_t times)
{
    const std::lock_guard lock(m_mutex);
    m_breakingStop.request_stop();
    m_breakingStop = std::stop_source();
    m_waitingBreaking = BreakingRun{++m_lastBreaking, std::move(ask), times, m_breakingStop};
    m_wake.notify_all();
    return m_lastBreaking;
}

void Service::cancelBreaking()
{
    const std::lock_guard lock(m_mutex);
    m_breakingStop.request_stop();
}

void Service::fetch(const RecordingPtr& recording, const Needs& needs, std::optional<GroupRequest> group)
{
    const std::lock_guard lock(m_mutex);
    if (m_fetchFrom != recording) {
        m_underWay.reset();
        m_fetchStop.request_stop();
        m_fetchStop = std::stop_source();
    }
    m_fetchFrom = recording;
    m_pieces.clear();
    for (const std::size_t k : needs.states)
        m_pieces.push_back({k, false});
    for (const DensityRequest& density : needs.densities)
        m_pieces.push_back({density, false});
    if (group)
        m_pieces.push_back({*group, true});
    for (const std::size_t k : needs.events)
        m_pieces.push_back({k, true});
    if (m_underWay)
        std::erase(m_pieces, *m_underWay);
    m_wake.notify_all();
}

void Service::forget()
{
    const std::lock_guard lock(m_mutex);
    m_fetchStop.request_stop();
    m_fetchStop = std::stop_source();
    m_pieces.clear();
    m_fetchFrom.reset();
    m_exports.push_back([](Session& session) { session.forget(); });
    m_wake.notify_all();
}

void Service::requestDevices()
{
    const std::lock_guard lock(m_mutex);
    m_devicesWanted = true;
    m_wake.notify_all();
}

void Service::requestRates(std::string device)
{
    const std::lock_guard lock(m_mutex);
    m_ratesWanted = std::move(device);
    m_wake.notify_all();
}

void Service::post(std::function<void()> call)
{
    QMetaObject::invokeMethod(this, std::move(call), Qt::QueuedConnection);
}

void Service::runRecordings(const std::stop_token& quit)
{
    Session session;
    session.makeReady(); // while the window is still being built
    std::unique_lock lock(m_mutex);
    const auto isAsked = [this] { return m_devicesWanted || m_waitingRun || m_waitingBreaking || m_ratesWanted; };
    while (m_wake.wait(lock, quit, isAsked), !quit.stop_requested()) {
        if (m_devicesWanted) {
            m_devicesWanted = false;
            lock.unlock();
            post([this, list = session.devices()] { emit devicesListed(list); });
        } else if (m_waitingRun) {
            const Run run = std::move(*m_waitingRun);
            m_waitingRun.reset();
            lock.unlock();
            record(session, run);
        } else if (m_waitingBreaking) {
            const BreakingRun run = std::move(*m_waitingBreaking);
            m_waitingBreaking.reset();
            lock.unlock();
            breakIt(session, run);
        } else {
            const std::string device = std::move(*m_ratesWanted);
            m_ratesWanted.reset();
            lock.unlock();
            measureIt(session, device, quit);
        }
        lock.lock();
    }
}

void Service::runFetches(const std::stop_token& quit)
{
    Session session;
    std::unique_lock lock(m_mutex);
    while (m_wake.wait(lock, quit, [this] { return !m_pieces.empty() || !m_exports.empty(); }),
           !quit.stop_requested()) {
        if (!m_pieces.empty()) {
            const Piece piece = m_pieces.front();
            m_pieces.pop_front();
            const RecordingPtr recording = m_fetchFrom;
            m_underWay = piece;
            const std::stop_token stop = m_fetchStop.get_token();
            lock.unlock();
            deliver(session, recording, piece, stop);
            lock.lock();
            m_underWay.reset();
        } else {
            const auto job = std::move(m_exports.front());
            m_exports.pop_front();
            lock.unlock();
            job(session);
            lock.lock();
        }
    }
}

void Service::record(Session& session, const Run& run)
{
    // A cancelled run may still deliver: it is dropped by its number.
    const auto wanted = [this, number = run.number] { return number == m_wantedRun; };
    try {
        const RunRequest request = requestFor(run.ask);
        RecordOptions options;
        options.stop = run.stop.get_token();
        options.isMeasured = run.ask.isMeasured;
        if (run.ask.isInterpreted)
            options.eventsFrom = EventsFrom::onlyOclgrind;
        using Clock = std::chrono::steady_clock;
        options.progress = [&, last = Clock::now()](std::size_t done, std::size_t total) mutable {
            if (Clock::now() - last < std::chrono::milliseconds(40))
                return;
            last = Clock::now();
            post([this, wanted, number = run.number, done, total] {
                if (wanted())
                    emit progressed(number, done, total);
            });
        };
        const RecordingPtr recording = isPlanRun(request.algorithm)
                                           ? runPlan(session, ownKernelFor(run.ask), request, options).recording
                                           : session.record(request, options);
        if (!recording->isComplete()) { // it will be asked for the rest
            const std::lock_guard lock(m_mutex);
            m_exports.emplace_back([](Session& fetching) { fetching.makeReady(); });
            m_wake.notify_all();
        }
        rightnessOf(*recording); // of many keys it takes a while; it is remembered, and pictures ask for it
        post([this, wanted, number = run.number, recording] {
            if (wanted())
                emit recorded(number, recording);
        });
    } catch (const Cancelled&) {
        post([this, wanted, number = run.number] {
            if (wanted())
                emit cancelled(number);
        });
    } catch (...) {
        post([this, wanted, number = run.number, failure = failureOf(std::current_exception())] {
            if (wanted())
                emit failed(number, failure);
        });
    }
}

void Service::breakIt(Session& session, const BreakingRun& run)
{
    const quint64 number = run.number;
    try {
        const RunRequest request = requestFor(run.ask);
        BreakOptions options;
        options.times = run.times;
        options.stop = run.stop.get_token();
        using Clock = std::chrono::steady_clock;
        options.progress = [&, last = Clock::now()](std::size_t done, std::size_t total) mutable {
            if (Clock::now() - last < std::chrono::milliseconds(40))
                return;
            last = Clock::now();
            post([this, number, done, total] { emit breakingProgressed(number, done, total); });
        };
        const auto breaking = std::make_shared<const Breaking>(breakRun(session, request, options));
        post([this, number, breaking] { emit broke(number, breaking); });
    } catch (const Cancelled&) {
        post([this, number] { emit breakingCancelled(number); });
    } catch (...) {
        post([this, number, failure = failureOf(std::current_exception())] { emit breakingFailed(number, failure); });
    }
}

void Service::measureIt(Session& session, const std::string& device, const std::stop_token& stop)
{
    try {
        post([this, rates = session.rates(device, stop)] { emit ratesMeasured(rates); });
    } catch (const Cancelled&) {
        return; // the window closes
    } catch (...) {
        post([this, failure = failureOf(std::current_exception())] { emit ratesFailed(failure); });
    }
}

void Service::deliver(Session& session, const RecordingPtr& recording, const Piece& piece, const std::stop_token& stop)
{
    try {
        if (const auto* group = std::get_if<GroupRequest>(&piece.what)) {
            const EventsPtr events = session.events(recording, group->launch, stop, group->group, 1);
            post([this, recording, wanted = *group, events] { emit groupDelivered(recording, wanted, events); });
            return;
        }
        Needs needs;
        if (const auto* density = std::get_if<DensityRequest>(&piece.what))
            needs.densities.push_back(*density);
        else
            (piece.events ? needs.events : needs.states).push_back(std::get<std::size_t>(piece.what));
        const Resident resident = gather(session, recording, needs, stop);
        post([this, resident] { emit delivered(resident); });
    } catch (const Cancelled&) {
        return; // another recording is on the screen
    } catch (...) {
        post(
            [this, recording, failure = failureOf(std::current_exception())] { emit fetchFailed(recording, failure); });
    }
}

Resident Service::fetchNow(const RecordingPtr& recording, const Needs& needs, const std::stop_token& stop)
{
    auto promise = std::make_shared<std::promise<Resident>>();
    std::future<Resident> future = promise->get_future();
    {
        const std::lock_guard lock(m_mutex);
        m_exports.push_back([promise, recording, needs, stop](Session& session) {
            try {
                promise->set_value(gather(session, recording, needs, stop));
            } catch (...) {
                promise->set_exception(std::current_exception());
            }
        });
        m_wake.notify_all();
    }
    while (future.wait_for(std::chrono::milliseconds(50)) != std::future_status::ready)
        if (stop.stop_requested())
            throw Cancelled{};
    return future.get();
}

} // namespace lockstep::ui
