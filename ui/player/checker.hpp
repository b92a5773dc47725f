#pragma once

#include "engine/trials/checking.hpp"
#include "ui/player/service.hpp"

#include <thread>

namespace lockstep::ui {

using CheckedPtr = std::shared_ptr<const Checked>;

/// The kernel and plan that a run of a kernel of one's own builds: its files', or as the ask changes their texts.
/// Throws InputError.
OwnKernel ownKernelFor(const RunAsk& ask);

/// Runs a kernel of one's own over sizes and inputs, on a thread and with a session of its own.
class Checker : public QObject {
    Q_OBJECT
public:
    explicit Checker(QObject* parent = nullptr);
    ~Checker() override;

    /// Ends what is under way, which is told no more. The ask's algorithm, texts and device count.
    void begin(const RunAsk& ask);
    void cancel();

signals:
    void progressed(qulonglong done, qulonglong most);
    void ended(const lockstep::ui::CheckedPtr& checked);
    void failed(const lockstep::ui::Failure& failure);
    void cancelled();

private:
    void check(const RunAsk& ask, quint64 number, const std::stop_token& stop);
    /// On the thread that made this, and only if the check is still wanted.
    void post(quint64 number, std::function<void()> call);

    quint64 m_number = 0; ///< of the check that is wanted
    std::jthread m_thread;
};

} // namespace lockstep::ui
