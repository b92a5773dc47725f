#include "engine/device/mapped_words.hpp"
#include "engine/error.hpp"
#include "engine/grind/watch.hpp"
#include "engine/model/event.hpp"
#include "engine/model/sentence.hpp"
#include "engine/recording/decode_trace.hpp"
#include "engine/recording/device_run.hpp"
#include "engine/recording/order_events.hpp"

#include <algorithm>
#include <bit>
#include <fmt/format.h>
#include <functional>
#include <numeric>

// How a DeviceRun traces a launch: one command writes its counters and records, and all of it comes back in one trip.

namespace lockstep {
namespace {

constexpr std::size_t mostTraceBytes = std::size_t{1} << 30; // of one launch's events
constexpr std::size_t mostInOneTrip = std::size_t{1} << 15;  // words of a trace; of more the counters come alone
constexpr std::size_t mostPinned = std::size_t{1} << 18;     // words that come back in one trip
constexpr std::size_t mostAhead = std::size_t{1} << 14;      // words of a buffer

double gibibytes(std::size_t bytes)
{
    return static_cast<double>(bytes) / (1 << 30);
}

} // namespace

std::size_t traceWords(const KernelSignature& kernel)
{
    return 4 + 4 * std::size_t{kernel.traceAccesses};
}

void DeviceRun::grow(cl::Buffer& buffer, std::size_t& held, std::size_t words, const char* what)
{
    if (held >= words && buffer() != nullptr)
        return;
    const std::size_t largest = m_device.maxAllocation() / sizeof(std::uint32_t);
    words = std::max<std::size_t>({words, std::min(std::bit_ceil(words), largest), 1});
    buffer = cl::Buffer{}; // the old one goes first
    held = 0;
    withDevice(sentence("making room for {}", translated(what)), m_device.info(), [&] {
        buffer = cl::Buffer{m_device.context(), CL_MEM_READ_WRITE, words * sizeof(std::uint32_t), nullptr, nullptr};
    });
    held = words;
}

void DeviceRun::layOut(const Layout& layout)
{
    // As many slots for each as before, for as many work-items at most: what stands there goes for these, too.
    if (layout.isOfAll() && m_layout.isOfAll() && layout.each == m_layout.each && layout.items <= m_layout.items)
        return;
    m_layout = layout;
    m_offsetsOnDevice = false;
    m_offsetWords.resize(layout.items + 1);
    std::uint32_t next = 0;
    for (std::size_t item = 0; item < layout.items; ++item) {
        m_offsetWords[item] = next;
        if (item >= layout.first && item < layout.last)
            next += layout.each.value_or(m_traceWords[item]);
    }
    m_offsetWords[layout.items] = next;
}

void DeviceRun::forgetAhead()
{
    if (!m_hasAhead)
        return;
    std::ranges::fill(m_ahead, nullptr);
    m_hasAhead = false;
}

std::vector<std::size_t> DeviceRun::toReadAhead(const Launch& launch) const
{
    std::vector<std::size_t> buffers;
    for (const Argument& argument : launch.arguments) {
        if (!argument.buffer || !argument.writable)
            continue;
        const std::size_t size = m_sizes[*argument.buffer];
        if (size > 0 && size <= mostAhead && std::ranges::count(buffers, *argument.buffer) == 0)
            buffers.push_back(*argument.buffer);
    }
    return buffers;
}

void DeviceRun::launchTraced(const Launch& launch)
{
    Known& kernel = known(launch.kernel);
    const std::size_t counters = 2 * launch.global;
    const std::size_t all = counters + m_offsetWords[launch.global] * traceWords(*kernel.signature);
    grow(m_trace, m_traceHeld, all, "events");
    if (m_offsetsHeld < m_offsetWords.size())
        m_offsetsOnDevice = false;
    grow(m_offsets, m_offsetsHeld, m_offsetWords.size(), later("event offsets"));
    forgetAhead();
    m_hasRecords = all <= mostInOneTrip;
    const std::size_t shown = m_hasRecords ? all : counters;
    const std::vector<std::size_t> ahead = toReadAhead(launch);
    const std::size_t behind = std::transform_reduce(ahead.begin(), ahead.end(), shown, std::plus<>{},
                                                     [&](std::size_t buffer) { return m_sizes[buffer]; });
    withDevice(kernel.running, m_device.info(), [&] {
        const cl::CommandQueue& queue = *m_queue;
        m_traceWords = nullptr;
        if (behind <= mostPinned) {
            m_traceWords = m_device.hostWords(behind);
        } else {
            m_manyWords.resize(std::max(m_manyWords.size(), behind));
            m_traceWords = m_manyWords.data();
        }
        try {
            if (!m_offsetsOnDevice)
                queue.enqueueWriteBuffer(m_offsets, CL_FALSE, 0, m_offsetWords.size() * sizeof(std::uint32_t),
                                         m_offsetWords.data());
            m_offsetsOnDevice = true;
            cl::Kernel& built = builtFor(launch, TraceMode::record);
            const cl_uint last = setArguments(built, launch);
            built.setArg(last, m_trace);
            built.setArg(last + 1, m_offsets);
            queue.enqueueNDRangeKernel(built, cl::NullRange, globalRange(launch), localRange(launch));
            const auto read = [&](const cl::Buffer& buffer, std::uint32_t* to, std::size_t words) {
                queue.enqueueReadBuffer(buffer, CL_FALSE, 0, words * sizeof(std::uint32_t), to);
                return to + words;
            };
            std::uint32_t* to = read(m_trace, m_traceWords, shown);
            for (const std::size_t buffer : ahead)
                to = read(m_buffers[buffer], to, m_sizes[buffer]);
            queue.finish();
            m_onTheWay.clear();
        } catch (...) {
            clFinish(queue()); // what is on its way writes to words that may be gone soon
            m_offsetsOnDevice = false;
            throw;
        }
    });
    m_hasAhead = !ahead.empty();
    const std::uint32_t* from = m_traceWords + shown;
    for (const std::size_t buffer : ahead) {
        m_ahead[buffer] = std::make_shared<const Words>(from, from + m_sizes[buffer]);
        from += m_sizes[buffer];
    }
}

void DeviceRun::withRecords(const Launch& launch, const std::function<void(const std::uint32_t*)>& use)
{
    const std::size_t counters = 2 * launch.global;
    const std::size_t words = m_offsetWords[launch.global] * traceWords(*known(launch.kernel).signature);
    if (m_hasRecords || words == 0) {
        use(m_traceWords + counters);
        return;
    }
    withDevice(sentence("reading the events of {}", launch.kernel), m_device.info(), [&] {
        MappedWords shown{*m_queue, m_trace, counters * sizeof(std::uint32_t), words * sizeof(std::uint32_t)};
        use(shown.words());
        shown.close();
    });
}

void DeviceRun::requirePlaces(const Launch& launch, const Events& events) const
{
    for (const Event& event : events)
        for (const auto accesses : {event.reads(), event.writes()})
            for (const Access& access : accesses) {
                if (access.array >= localArrayBase || access.index < m_sizes[access.array])
                    continue;
                const auto argument =
                    std::ranges::find(launch.arguments, std::optional<std::size_t>{access.array}, &Argument::buffer);
                throw DeviceError{sentence("{}, line {}: work-item {} touches {}[{}], beyond its {} elements, or its "
                                           "trace call says so.",
                                           m_file.name(), event.line, event.item, argument->name, access.index,
                                           m_sizes[access.array])};
            }
}

TraceResult DeviceRun::runUntraced(const Launch& launch)
{
    enqueue(launch);
    finish();
    TraceResult result;
    result.events = m_seer != nullptr ? m_seer->take(launch) : std::make_shared<const Events>();
    result.count = result.events->size();
    return result;
}

bool DeviceRun::countsInBytes(const Launch& launch)
{
    return !m_mayRace && known(launch.kernel).signature->fewEvents; // of a kernel from anywhere its text proves little
}

TraceResult DeviceRun::count(const Launch& launch)
{
    if (!isTraced(launch.kernel))
        return runUntraced(launch);
    const bool inBytes = countsInBytes(launch);
    const std::size_t bytes = 2 * launch.global * (inBytes ? 1 : sizeof(std::uint32_t));
    grow(m_trace, m_traceHeld, (bytes + sizeof(std::uint32_t) - 1) / sizeof(std::uint32_t), later("event counts"));
    forgetAhead();
    return withDevice(known(launch.kernel).running, m_device.info(), [&] {
        const cl::CommandQueue& queue = *m_queue;
        cl::Kernel& built = builtFor(launch, TraceMode::count);
        built.setArg(setArguments(built, launch), m_trace);
        queue.enqueueNDRangeKernel(built, cl::NullRange, globalRange(launch), localRange(launch));
        MappedWords shown{queue, m_trace, 0, bytes};
        TraceResult result =
            inBytes ? countedOnly(shown.bytes(), launch.global) : countedOnly(shown.words(), launch.global);
        shown.close();
        return result;
    });
}

/// Another run may give a group another part to play, and make it wait or look for longer: every work-item of a
/// place in its group gets room for twice what one of that place reported.
void DeviceRun::makeRoomForOthers(const Launch& launch, std::size_t first, std::size_t last)
{
    Words most(launch.local, 0);
    for (std::size_t item = first; item < last; ++item)
        most[item % launch.local] = std::max(most[item % launch.local], m_traceWords[item]);
    for (std::size_t item = first; item < last; ++item)
        m_traceWords[item] = 2 * most[item % launch.local];
}

bool DeviceRun::hasOverflowed(const Layout& layout) const
{
    for (std::size_t item = layout.first; item < layout.last; ++item)
        if (m_traceWords[item] > m_offsetWords[item + 1] - m_offsetWords[item])
            return true;
    return false;
}

TraceResult DeviceRun::trace(const Launch& launch, std::uint32_t slotsPerItem, const std::function<void()>& restore,
                             std::size_t firstGroup, std::size_t groupCount, std::size_t mostBytes)
{
    if (m_seer != nullptr || !isTraced(launch.kernel))
        return runUntraced(launch);
    Known& kernel = known(launch.kernel);
    const std::size_t words = traceWords(*kernel.signature);
    const std::size_t bytes = words * sizeof(std::uint32_t);
    const std::size_t first = std::min(firstGroup, launch.groups()) * launch.local;
    const std::size_t last = first + std::min(groupCount, launch.groups() - first / launch.local) * launch.local;

    if (kernel.mostEvents == nullptr)
        withDevice(kernel.running, m_device.info(), [&] { builtFor(launch, TraceMode::record); });
    constexpr std::uint32_t slotsAtFirst = 2;
    std::uint32_t slots = slotsPerItem != 0         ? slotsPerItem
                          : *kernel.mostEvents != 0 ? *kernel.mostEvents
                                                    : slotsAtFirst;
    if ((last - first) * slots * bytes > std::min({mostTraceBytes, m_device.maxAllocation(), mostBytes}))
        slots = 0; // count first, then make room for just as many
    Layout layout{launch.global, first, last, slots};
    layOut(layout);
    launchTraced(launch);

    TraceResult result = sumCounts(m_traceWords, launch.global);
    if (result.count > mostBytes / sizeof(Event))
        return countedOnly(m_traceWords, launch.global);
    std::uint32_t most = 0;
    for (std::size_t item = first; item < last; ++item)
        most = std::max(most, m_traceWords[item]);
    *kernel.mostEvents = std::max(*kernel.mostEvents, most);
    constexpr std::uint32_t mostTries = 8;
    const std::uint32_t tries = launch.varies ? mostTries : 1;
    for (std::uint32_t tried = 0; layout.each ? most > *layout.each : hasOverflowed(layout); ++tried) {
        if (tried == tries)
            throw DeviceError{sentence("{} reported other events when it ran again on {}; choose another device.",
                                       launch.kernel, m_device.info().name)};
        if (launch.varies)
            makeRoomForOthers(launch, first, last);
        const std::size_t room = std::accumulate(m_traceWords + first, m_traceWords + last, std::size_t{0});
        if (room * bytes > std::min(mostTraceBytes, m_device.maxAllocation()))
            throw DeviceError{sentence("The events of one launch of {} would take {:.1f} GiB; look at fewer "
                                       "work-groups at a time.",
                                       launch.kernel, gibibytes(room * bytes))};
        layout.each.reset();
        layOut(layout);
        restore();
        launchTraced(launch);
        result = sumCounts(m_traceWords, launch.global);
    }

    withRecords(launch, [&](const std::uint32_t* records) {
        Trace trace{records, m_offsetWords.data(), m_traceWords, first, last, launch.kernel == m_racing};
        try {
            result.events = std::make_shared<const Events>(decodeTrace(launch, m_file, trace));
            if (m_mayRace && !trace.races && !explainReads(*result.events))
                throwNoOrder(launch);
        } catch (const NoOrder&) {
            if (!m_mayRace)
                throw;
            trace.races = result.races = true;
            result.events = std::make_shared<const Events>(decodeTrace(launch, m_file, trace));
        }
    });
    if (m_mayRace)
        requirePlaces(launch, *result.events);
    constexpr std::size_t mostKept = std::size_t{1} << 24; // words
    if (m_traceHeld > mostKept) {                          // room for small launches stays, a large one's is given back
        m_trace = cl::Buffer{};
        m_traceHeld = 0;
    }
    return result;
}

} // namespace lockstep
