#pragma once

#include "engine/error.hpp"
#include "engine/input/input.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "engine/recording/session.hpp"
#include "engine/remote/isolated.hpp"
#include "tests/faults/program.hpp"
#include "tests/processes.hpp"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <fstream>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <sys/types.h>
#include <vector>

// What tests of processes that do a device's work share.

namespace lockstep::test {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

inline Isolation patient()
{
    Isolation how;
    how.program = LOCKSTEP_PROGRAM;
    how.grace = 300ms;
    return how;
}

/// For those that hang: as short as a busy machine lets a process start and a kernel be built.
inline Isolation impatient()
{
    Isolation how = patient();
    how.silence = 4s;
    return how;
}

inline RunRequest sorting(std::size_t n = 32)
{
    RunRequest request;
    request.algorithm = "bitonic-sort";
    request.device = "basic";
    request.input = generateKeys("uniform", n, 1, ElementType::uint32);
    return request;
}

inline RecordOptions sparing()
{
    RecordOptions options;
    options.memoryBudget = 0;
    return options;
}

inline void expectRight(Session& session, std::size_t n = 32)
{
    const RecordingPtr recording = session.record(sorting(n));
    Words sorted = recording->input;
    std::ranges::sort(sorted);
    EXPECT_EQ(recording->output, sorted);
}

/// What the DeviceError says that the work ends in; empty where it ends in none.
template <typename Work>
std::string sentenceOf(Work work)
{
    try {
        work();
    } catch (const DeviceError& error) {
        return error.what();
    }
    return {};
}

inline bool has(const std::string& text, const std::string& words)
{
    return text.find(words) != std::string::npos;
}

class IsolatedFaults : public testing::Test {
protected:
    /// Calls of a recording, or of other work, in a process that starts, in order.
    std::vector<std::string> calls(const std::function<void(Session&)>& work = [](Session& session) {
        session.record(sorting());
    }) const
    {
        const std::filesystem::path log = m_folder.path() / "calls";
        const With layer{{{"OPENCL_LAYERS", LOCKSTEP_FAULT_LAYER}, {"FAULT_LOG", log.string()}}};
        {
            Session session{isolated(patient())};
            work(session);
        }
        std::vector<std::string> names;
        std::ifstream file{log};
        for (std::string name; std::getline(file, name);)
            names.push_back(name);
        return names;
    }

    /// From 1; of the first and of the last call of each name.
    static std::map<std::string, std::pair<std::size_t, std::size_t>> places(const std::vector<std::string>& names)
    {
        std::map<std::string, std::pair<std::size_t, std::size_t>> found;
        for (std::size_t i = 0; i < names.size(); ++i)
            found.try_emplace(names[i], i + 1, 0).first->second.second = i + 1;
        return found;
    }

    /// One process does this at that call, the next ones do not.
    Environment once(std::size_t call, const std::string& what) const
    {
        return {{"OPENCL_LAYERS", LOCKSTEP_FAULT_LAYER},
                {"FAULT_AT", std::to_string(call)},
                {"FAULT_DO", what},
                {"FAULT_ONCE", m_folder.write("once", "").string()}};
    }

    TemporaryFolder m_folder;
};

} // namespace lockstep::test
