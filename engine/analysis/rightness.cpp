#include "engine/analysis/rightness.hpp"

#include "engine/algorithms/keys.hpp"
#include "engine/algorithms/known_algorithm.hpp"
#include "engine/analysis/expected_output.hpp"
#include "engine/analysis/host_replay.hpp"
#include "engine/model/recording.hpp"

#include <algorithm>
#include <exception>
#include <list>
#include <mutex>

namespace lockstep {
namespace {

/// Beyond it no host code is gone through again: such a run was recorded here, and is whole.
constexpr std::size_t mostReplayed = std::size_t{1} << 16; // keys

/// Few words themselves; of many where they stand and some of them, so that a frame of a million keys reads no million.
struct Content {
    Words words;
    const std::uint32_t* at = nullptr;
    std::size_t size = 0;

    explicit Content(const Words& all) : size(all.size())
    {
        const std::size_t step = stepOf(size);
        at = step > 1 ? all.data() : nullptr;
        for (std::size_t i = 0; i < size; i += step)
            words.push_back(all[i]);
    }
    bool isOf(const Words& all) const
    {
        const std::size_t step = stepOf(size);
        if (all.size() != size || (at != nullptr && at != all.data()))
            return false;
        for (std::size_t i = 0; i < words.size(); ++i)
            if (words[i] != all[i * step])
                return false;
        return true;
    }

private:
    static std::size_t stepOf(std::size_t size) { return size <= mostReplayed ? 1 : size / 4096; }
};

/// What the answer depends on. An address alone may be another recording's later.
struct Asked {
    std::string algorithm;
    std::map<std::string, std::string> parameters;
    Content input, output;
    std::size_t launches = 0;
    bool isOf(const Recording& r) const
    {
        return launches == r.launchCount() && algorithm == r.algorithm && parameters == r.parameters &&
               output.isOf(r.output) && input.isOf(r.input);
    }
};

struct Answered {
    Asked asked;
    std::shared_ptr<const Rightness> answer;
};

std::shared_ptr<const Rightness> lookUp(const Recording& recording)
{
    auto found = std::make_shared<Rightness>();
    const Algorithm* known = knownAlgorithm(recording.algorithm);
    if (known == nullptr) {
        found->right = recording.output;
        found->isKnown = false;
        return found;
    }
    const Algorithm& algorithm = *known;
    try {
        found->right = algorithm.reference(recording.input, recording.parameters);
    } catch (const std::exception&) { // parameters that are not all there: files with such ones are refused
        found->right = recording.output;
        return found;
    }
    found->wrong = wrongPlaces(algorithm, recording.parameters, found->right, recording.output);
    if (found->right.size() == recording.output.size() && std::ranges::find(found->wrong, true) == found->wrong.end())
        found->wrong.clear();
    if (found->right.size() > mostReplayed)
        found->right = {}; // nobody shows so many
    found->endsEarly = recording.n() <= mostReplayed && wouldLaunchMore(recording);
    return found;
}

/// The newest few, since panes and pages look at several recordings in turn.
template <typename Entry>
class Newest {
public:
    template <typename Fits>
    const Entry* find(Fits fits)
    {
        const auto found = std::ranges::find_if(m_entries, fits);
        if (found == m_entries.end())
            return nullptr;
        m_entries.splice(m_entries.begin(), m_entries, found);
        return &m_entries.front();
    }
    void add(Entry entry)
    {
        constexpr std::size_t most = 16;
        m_entries.push_front(std::move(entry));
        if (m_entries.size() > most)
            m_entries.pop_back();
    }
    std::mutex& mutex() { return m_mutex; }

private:
    std::list<Entry> m_entries;
    std::mutex m_mutex;
};

Newest<Answered>& answers()
{
    static Newest<Answered> all;
    return all;
}

Newest<RecordingPtr>& rightRuns()
{
    static Newest<RecordingPtr> all;
    return all;
}

} // namespace

std::size_t Rightness::wrongCount() const
{
    return endsEarly ? 0 : static_cast<std::size_t>(std::ranges::count(wrong, true));
}

std::shared_ptr<const Rightness> rightnessOf(const Recording& recording)
{
    if (std::shared_ptr<const Rightness> told = expectedOutputOf(recording))
        return told;
    {
        const std::lock_guard lock{answers().mutex()};
        if (const Answered* known = answers().find([&](const Answered& a) { return a.asked.isOf(recording); }))
            return known->answer;
    }
    std::shared_ptr<const Rightness> answer = lookUp(recording);
    const std::lock_guard lock{answers().mutex()};
    answers().add({{recording.algorithm, recording.parameters, Content{recording.input}, Content{recording.output},
                    recording.launchCount()},
                   answer});
    return answer;
}

RecordingPtr rightRunOf(const Recording& broken)
{
    if (mistakeOf(broken) == nullptr && !broken.isKernelChanged)
        return nullptr;
    const Parameters parameters = withoutMistake(broken.parameters);
    const std::lock_guard lock{rightRuns().mutex()};
    const RecordingPtr* found = rightRuns().find([&](const RecordingPtr& right) {
        return right->algorithm == broken.algorithm && right->parameters == parameters &&
               right->input == broken.input && right->device.name == broken.device.name;
    });
    return found == nullptr ? nullptr : *found;
}

void rememberRightRun(const RecordingPtr& right)
{
    if (mistakeOf(*right) != nullptr || right->isKernelChanged || right->n() > mostKeysBeside || !right->isComplete())
        return;
    const std::lock_guard lock{rightRuns().mutex()};
    rightRuns().add(right);
}

} // namespace lockstep
