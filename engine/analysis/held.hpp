#pragma once

#include "engine/model/forward.hpp"

#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

namespace lockstep {

/// Neighbouring inputs, both ends included, each of which is in a value so many times.
struct HeldRun {
    std::uint32_t first = 0, last = 0, times = 1;
    bool operator==(const HeldRun&) const = default;
};

/// The inputs that a value was made of: ascending runs; none of an identity.
struct Held {
    std::vector<HeldRun> runs;
    bool isEmpty() const { return runs.empty(); }
    /// One unbroken range, each input once.
    bool isRange() const { return runs.size() == 1 && runs.front().times == 1; }
    bool operator==(const Held&) const = default;
};
Held oneInput(std::uint32_t position);
/// All of both; what is in both counts as often as in both together.
Held together(const Held& left, const Held& right);
/// "2·x0 + x1 + x2 + x3"; longer runs as "x0 + … + x9"; "nothing" of an identity.
std::string heldText(const Held& held);

/// Follows the inputs through the events of a run, in their order. Where an event read what does not stand there (no
/// order explains a race) it takes the last of the values that stood there and are the one it read.
class HeldFollower {
public:
    explicit HeldFollower(const Recording& recording);
    void take(const Event& event);
    /// Local memory ends with its launch.
    void endLaunch();
    /// What a word holds now; a global one belongs to no group.
    Held at(std::uint32_t array, std::uint32_t group, std::uint32_t index) const;
    /// What the value holds that an event reads which has not been taken yet.
    const Held& read(const Event& event, const Access& access) const;

private:
    struct Value {
        std::uint32_t bits = 0;
        Held held;
    };
    void write(const Event& event, const Access& access, Held held);

    std::unordered_map<std::uint64_t, std::vector<Value>> m_global, m_local; ///< all that stood there, in order
};

} // namespace lockstep
