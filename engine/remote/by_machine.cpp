#include "engine/remote/by_machine.hpp"

#include "engine/device/device_rates.hpp"
#include "engine/error.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "engine/model/run_request.hpp"
#include "engine/model/sentence.hpp"
#include "engine/recording/own_run.hpp"
#include "engine/recording/session.hpp"
#include "engine/remote/line.hpp"
#include "engine/remote/machine.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <map>
#include <mutex>
#include <vector>

namespace lockstep {
namespace remote {
namespace {

/// A machine's worker, which all threads of this process share.
class Station {
public:
    Station(const Machine& machine, const Reach& reach)
        : m_worker(workBy([machine, reach] { return std::make_unique<Line>(machine, reach); }))
    {
    }

    /// One works at a time; a stop is heard while another does.
    template <typename Work>
    auto with(const std::stop_token& stop, Work work)
    {
        constexpr std::chrono::milliseconds often{20};
        std::unique_lock lock{m_mutex, std::defer_lock};
        while (!lock.try_lock_for(often))
            if (stop.stop_requested())
                throw Cancelled{};
        return work(*m_worker);
    }

private:
    std::timed_mutex m_mutex;
    std::unique_ptr<Worker> m_worker;
};

/// The machines of this process, and what was recorded where.
class Stations {
public:
    static Stations& all()
    {
        static Stations one;
        return one;
    }

    std::shared_ptr<Station> at(const Machine& machine, const Reach& reach)
    {
        const std::lock_guard lock{m_mutex};
        std::weak_ptr<Station>& known = m_stations[machine.address()];
        std::shared_ptr<Station> station = known.lock();
        if (!station)
            known = station = std::make_shared<Station>(machine, reach);
        return station;
    }

    void remember(const RecordingPtr& recording, const Machine& machine)
    {
        const std::lock_guard lock{m_mutex};
        std::erase_if(m_recordings, [](const auto& each) { return each.first.expired(); });
        m_recordings.emplace_back(recording, machine);
    }

    std::optional<Machine> machineOf(const RecordingPtr& recording)
    {
        const std::lock_guard lock{m_mutex};
        for (const auto& [known, machine] : m_recordings)
            if (known.lock() == recording)
                return machine;
        return std::nullopt;
    }

private:
    std::mutex m_mutex;
    std::map<std::string, std::weak_ptr<Station>> m_stations;
    std::vector<std::pair<std::weak_ptr<const Recording>, Machine>> m_recordings;
};

class ByMachine : public Worker {
public:
    ByMachine(std::function<std::unique_ptr<Worker>()> local, const Reach& reach)
        : m_makeLocal(std::move(local)), m_reach(reach)
    {
    }

    RecordingPtr record(const RunRequest& request, const RecordOptions& options) override
    {
        if (!namesMachine(request.device))
            return local().record(request, options);
        const Machine machine = machineNamed(request.device);
        RecordingPtr recording = at(machine).with(
            options.stop, [&](Worker& worker) { return worker.record(there(request, machine), options); });
        Stations::all().remember(recording, machine);
        return recording;
    }

    OwnRecording record(const OwnRun& own, const RunRequest& request, const RecordOptions& options) override
    {
        if (!namesMachine(request.device))
            return local().record(own, request, options);
        const Machine machine = machineNamed(request.device);
        OwnRecording result = at(machine).with(
            options.stop, [&](Worker& worker) { return worker.record(own, there(request, machine), options); });
        Stations::all().remember(result.recording, machine);
        return result;
    }

    Words runFast(const RunRequest& request, const std::stop_token& stop) override
    {
        if (!namesMachine(request.device))
            return local().runFast(request, stop);
        const Machine machine = machineNamed(request.device);
        return at(machine).with(stop, [&](Worker& worker) { return worker.runFast(there(request, machine), stop); });
    }

    void forget() override
    {
        if (m_local)
            m_local->forget();
        for (const auto& [address, station] : m_stations)
            station->with({}, [](Worker& worker) { worker.forget(); });
    }

    void renew() override
    {
        if (m_local)
            m_local->renew();
        for (const auto& [address, station] : m_stations)
            station->with({}, [](Worker& worker) { worker.renew(); });
    }

    State state(const RecordingPtr& recording, std::size_t k, const std::stop_token& stop) override
    {
        if (const auto machine = Stations::all().machineOf(recording))
            return at(*machine).with(stop, [&](Worker& worker) { return worker.state(recording, k, stop); });
        return local().state(recording, k, stop);
    }

    EventsPtr events(const RecordingPtr& recording, std::size_t k, const std::stop_token& stop, std::size_t firstGroup,
                     std::size_t groupCount) override
    {
        if (const auto machine = Stations::all().machineOf(recording))
            return at(*machine).with(
                stop, [&](Worker& worker) { return worker.events(recording, k, stop, firstGroup, groupCount); });
        return local().events(recording, k, stop, firstGroup, groupCount);
    }

    bool isFrom(const RecordingPtr& recording) const override
    {
        return Stations::all().machineOf(recording).has_value();
    }

    void adopt(const RecordingPtr& made, const RecordingPtr& from) override
    {
        if (const auto machine = Stations::all().machineOf(from))
            Stations::all().remember(made, *machine);
    }

    DeviceList devices() override { return local().devices(); }

    DeviceRates rates(const std::string& device, const std::stop_token& stop) override
    {
        if (!namesMachine(device))
            return local().rates(device, stop);
        const Machine machine = machineNamed(device);
        DeviceRates rates = at(machine).with(stop, [&](Worker& worker) { return worker.rates(machine.device, stop); });
        rates.device.name = machine.nameOf(rates.device.name);
        return rates;
    }

    void makeReady() override { local().makeReady(); }

    DeviceList devicesAt(const std::string& device, const std::stop_token& stop) override
    {
        const Machine machine = machineNamed(device);
        DeviceList list = at(machine).with(stop, [&](Worker& worker) { return worker.devicesAt(device, stop); });
        if (list.devices.empty())
            throw NoDeviceError{list.problems.empty() ? sentence("{} has no OpenCL device.", machine.address())
                                                      : list.problems.front()};
        return list;
    }

private:
    Worker& local()
    {
        if (!m_local)
            m_local = m_makeLocal();
        return *m_local;
    }

    Station& at(const Machine& machine)
    {
        std::shared_ptr<Station>& station = m_stations[machine.address()];
        if (!station)
            station = Stations::all().at(machine, m_reach);
        return *station;
    }

    static RunRequest there(RunRequest request, const Machine& machine)
    {
        request.device = machine.device;
        return request;
    }

    std::function<std::unique_ptr<Worker>()> m_makeLocal;
    Reach m_reach;
    std::unique_ptr<Worker> m_local;
    std::map<std::string, std::shared_ptr<Station>> m_stations; ///< that this worker has asked, kept for the next time
};

} // namespace
} // namespace remote

std::unique_ptr<Worker> byMachine(std::function<std::unique_ptr<Worker>()> local, const Reach& reach)
{
    return std::make_unique<remote::ByMachine>(std::move(local), reach);
}

bool isFar(std::string_view device)
{
    return remote::namesMachine(device);
}

bool isFar(const RecordingPtr& recording)
{
    return remote::Stations::all().machineOf(recording).has_value();
}

} // namespace lockstep
