#include "ui/player/checker.hpp"

#include "engine/error.hpp"
#include "engine/plans/own_kernels.hpp"
#include "engine/plans/plan_run.hpp"
#include "engine/recording/own_kernel.hpp"
#include "engine/recording/session.hpp"

#include <QMetaObject>

namespace lockstep::ui {

OwnKernel ownKernelFor(const RunAsk& ask)
{
    if (!ask.kernel && !ask.plan)
        return ownKernelNamed(ask.algorithm);
    if (isSentKernel(ask.algorithm)) {
        const SentKernel sent = sentKernel(ask.algorithm);
        return {Plan{sent.planName, ask.plan.value_or(sent.plan)},
                ownKernel(sent.kernelName, ask.kernel.value_or(sent.kernel))};
    }
    const OwnFiles files = ownKernelFiles(ask.algorithm);
    const std::string name = files.kernel.filename().string(), planName = files.plan.filename().string();
    return {ask.plan ? Plan{planName, *ask.plan} : Plan::load(files.plan),
            ask.kernel ? ownKernel(name, *ask.kernel) : loadOwnKernel(files.kernel)};
}

Checker::Checker(QObject* parent) : QObject(parent) {}

Checker::~Checker() = default; // the thread is asked to stop, and waited for

void Checker::begin(const RunAsk& ask)
{
    const quint64 number = ++m_number;
    m_thread = std::jthread([this, ask, number](const std::stop_token& stop) { check(ask, number, stop); });
}

void Checker::cancel()
{
    m_thread.request_stop();
}

void Checker::post(quint64 number, std::function<void()> call)
{
    QMetaObject::invokeMethod(
        this,
        [this, number, what = std::move(call)] {
            if (number == m_number)
                what();
        },
        Qt::QueuedConnection);
}

void Checker::check(const RunAsk& ask, quint64 number, const std::stop_token& stop)
{
    try {
        CheckOptions options;
        options.device = ask.device;
        options.largestGroup = ask.largestGroup;
        options.stop = stop;
        if (ask.isInterpreted)
            options.eventsFrom = EventsFrom::onlyOclgrind;
        options.progress = [&](std::size_t done, std::size_t most) {
            post(number, [this, done, most] { emit progressed(done, most); });
        };
        Session session;
        const auto checked = std::make_shared<const Checked>(checkOwn(session, ownKernelFor(ask), options));
        post(number, [this, checked] { emit ended(checked); });
    } catch (const Cancelled&) {
        post(number, [this] { emit cancelled(); });
    } catch (...) {
        post(number, [this, failure = failureOf(std::current_exception())] { emit failed(failure); });
    }
}

} // namespace lockstep::ui
