// Which worker a session asks for what a recording does not hold.
#include "engine/device/device_rates.hpp"
#include "engine/device/devices.hpp"
#include "engine/error.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "engine/recording/own_run.hpp"
#include "engine/recording/seen_run.hpp"
#include "engine/recording/session.hpp"
#include "engine/recording/worker.hpp"

#include <gtest/gtest.h>
#include <memory>

namespace lockstep {
namespace {

/// One that only counts how often it is asked.
class Asked : public Worker {
public:
    Asked(int& times, bool reachesMachines) : m_times(times), m_reachesMachines(reachesMachines) {}
    RecordingPtr record(const RunRequest&, const RecordOptions&) override { throw Error{"not asked"}; }
    OwnRecording record(const OwnRun&, const RunRequest&, const RecordOptions&) override { throw Error{"not asked"}; }
    Words runFast(const RunRequest&, const std::stop_token&) override { return {}; }
    void forget() override {}
    State state(const RecordingPtr&, std::size_t, const std::stop_token&) override { return ++m_times, State{}; }
    EventsPtr events(const RecordingPtr&, std::size_t, const std::stop_token&, std::size_t, std::size_t) override
    {
        return ++m_times, std::make_shared<const Events>();
    }
    DeviceList devices() override { return {}; }
    DeviceRates rates(const std::string&, const std::stop_token&) override { return {}; }
    bool isFrom(const RecordingPtr&) const override { return m_reachesMachines; }

private:
    int& m_times;
    bool m_reachesMachines;
};

/// Of Oclgrind as a device, here or on another machine.
RecordingPtr byOclgrind()
{
    auto recording = std::make_shared<Recording>();
    recording->device = {"Oclgrind Simulator", "Oclgrind"};
    recording->launches.resize(1);
    recording->launches[0].global = recording->launches[0].local = 4;
    recording->states = {State{}, std::nullopt};
    recording->events = {nullptr};
    return recording;
}

TEST(SessionWorkers, WhatAnotherMachinesOclgrindMadeIsAskedOfThatMachine)
{
    for (const bool isFar : {false, true}) {
        int own = 0, seers = 0;
        Session::seeThrough([&] { return std::make_unique<Asked>(seers, false); });
        Session session{std::make_unique<Asked>(own, isFar)};
        const RecordingPtr recording = byOclgrind();
        session.state(recording, 1);
        session.events(recording, 1);
        EXPECT_EQ(own, isFar ? 2 : 0);
        EXPECT_EQ(seers, isFar ? 0 : 2);
        Session::seeThrough({});
    }
}

} // namespace
} // namespace lockstep
