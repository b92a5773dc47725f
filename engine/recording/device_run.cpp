#include "engine/recording/device_run.hpp"

#include "engine/error.hpp"
#include "engine/grind/watch.hpp"
#include "engine/model/event.hpp"
#include "engine/model/sentence.hpp"
#include "engine/recording/decode_trace.hpp"
#include "engine/recording/order_events.hpp"

#include <algorithm>
#include <bit>
#include <fmt/format.h>
#include <numeric>
#include <utility>

namespace lockstep {
namespace {

cl::NDRange rangeOf(const Launch& launch, std::size_t Side::*size, std::size_t all)
{
    const std::vector<Side>& sides = launch.sides;
    if (sides.size() == 2)
        return cl::NDRange{sides[0].*size, sides[1].*size};
    return sides.size() == 3 ? cl::NDRange{sides[0].*size, sides[1].*size, sides[2].*size} : cl::NDRange{all};
}

constexpr std::size_t largestBuffer = std::size_t{1} << 30;  // bytes
constexpr std::size_t mostTraceBytes = std::size_t{1} << 30; // of one launch's events

std::string doing(const Launch& launch)
{
    return sentence("running {}", launch.kernel);
}

double gibibytes(std::size_t bytes)
{
    return static_cast<double>(bytes) / (1 << 30);
}

/// Sums the two counters of each work-item: all of the first, then all of the second.
TraceResult sumCounts(const std::uint32_t* counts, std::size_t items)
{
    TraceResult result;
    for (std::size_t item = 0; item < items; ++item)
        result.count += counts[item];
    for (std::size_t item = items; item < 2 * items; ++item) {
        result.work += counts[item];
        result.active += counts[item] != 0;
    }
    return result;
}

/// The same, with how much each work-item did, where nothing but the counters is kept.
TraceResult countedOnly(const std::uint32_t* counts, std::size_t items)
{
    constexpr std::size_t mostRuns = std::size_t{1} << 16; // a long recording's launches must not outweigh its states
    TraceResult result = sumCounts(counts, items);
    bool few = true;
    for (std::size_t i = 0; i < items; ++i) {
        const std::uint32_t work = counts[items + i];
        result.mostWork = std::max(result.mostWork, work);
        if (!result.items.empty() && result.items.back().work == work)
            ++result.items.back().items;
        else if (few && (few = result.items.size() < mostRuns))
            result.items.push_back({0, work, 1});
    }
    if (!few)
        result.items.clear();
    return result;
}

} // namespace

std::size_t traceWords(const KernelSignature& kernel)
{
    return 4 + 4 * std::size_t{kernel.traceAccesses};
}

cl::NDRange globalRange(const Launch& launch)
{
    return rangeOf(launch, &Side::global, launch.global);
}

cl::NDRange localRange(const Launch& launch)
{
    return rangeOf(launch, &Side::local, launch.local);
}

DeviceRun::DeviceRun(OpenedDevice& device, KernelFile file, std::string options)
    : m_device(device), m_file(std::move(file)), m_options(std::move(options))
{
}

void DeviceRun::addBuffer(const BufferInfo& info, const Words* content, const std::uint32_t* pattern)
{
    const std::size_t size = info.size();
    const std::size_t bytes = size * sizeof(std::uint32_t);
    if (bytes > m_device.maxAllocation())
        throw InputError{sentence("The buffer {} would take {:.2f} GiB and {} gives at most {:.2f}; choose fewer "
                                  "keys.",
                                  info.name, gibibytes(bytes), m_device.info().name,
                                  gibibytes(m_device.maxAllocation()))};
    if (bytes > largestBuffer)
        throw InputError{sentence("The buffer {} would take {:.2f} GiB, and a buffer may take {:.2f}; choose fewer "
                                  "keys.",
                                  info.name, gibibytes(bytes), gibibytes(largestBuffer))};
    if (content != nullptr && content->size() != size)
        throw Error{sentence("The buffer {} has {} elements but got {} values.", info.name, size, content->size())};
    withDevice(sentence("making the buffer {}", info.name), m_device.info(), [&] {
        m_buffers.emplace_back(m_device.context(), CL_MEM_READ_WRITE, bytes, nullptr, nullptr);
        m_sizes.push_back(size);
    });
    if (content != nullptr)
        write(m_buffers.size() - 1, *content);
    else if (pattern != nullptr)
        write(m_buffers.size() - 1, Words(size, *pattern));
    if (m_seer != nullptr)
        m_seer->addBuffer(info, content != nullptr);
}

void DeviceRun::write(std::size_t buffer, const Words& content)
{
    withDevice(sentence("writing a buffer"), m_device.info(), [&] {
        m_device.queue().enqueueWriteBuffer(m_buffers[buffer], CL_TRUE, 0, content.size() * sizeof(std::uint32_t),
                                            content.data());
    });
}

template <typename Use>
void DeviceRun::look(const cl::Buffer& buffer, std::size_t words, Words& room, Use use)
{
    constexpr std::size_t large = 1 << 12;
    const cl::CommandQueue& queue = m_device.queue();
    if (words < large) {
        room.resize(words);
        if (words > 0)
            queue.enqueueReadBuffer(buffer, CL_TRUE, 0, words * sizeof(std::uint32_t), room.data());
        use(std::as_const(room).data());
        return;
    }
    void* shown = queue.enqueueMapBuffer(buffer, CL_TRUE, CL_MAP_READ, 0, words * sizeof(std::uint32_t));
    try {
        use(static_cast<const std::uint32_t*>(shown));
    } catch (...) {
        clEnqueueUnmapMemObject(queue(), buffer(), shown, 0, nullptr, nullptr);
        throw;
    }
    queue.enqueueUnmapMemObject(buffer, shown);
}

WordsPtr DeviceRun::read(std::size_t buffer)
{
    auto words = std::make_shared<Words>();
    withDevice(sentence("reading a buffer"), m_device.info(), [&] {
        look(m_buffers[buffer], m_sizes[buffer], *words, [&](const std::uint32_t* shown) {
            if (shown != words->data())
                words->assign(shown, shown + m_sizes[buffer]);
        });
    });
    return words;
}

Launch DeviceRun::makeLaunch(const LaunchSpec& spec, const std::vector<BufferInfo>& infos) const
{
    const KernelSignature& kernel = m_file.kernel(spec.kernel);
    if (spec.global == 0 || spec.local == 0 || spec.global % spec.local != 0)
        throw Error{
            sentence("The launch of {} has {} work-items in groups of {}.", spec.kernel, spec.global, spec.local)};
    Launch launch;
    launch.kernel = spec.kernel;
    launch.global = spec.global;
    launch.local = spec.local;
    launch.sides = spec.sides;
    const auto product = [&](std::size_t Side::*size) {
        return std::accumulate(spec.sides.begin(), spec.sides.end(), std::size_t{1},
                               [&](std::size_t all, const Side& side) { return all * side.*size; });
    };
    if (!spec.sides.empty() && (product(&Side::global) != spec.global || product(&Side::local) != spec.local))
        throw Error{sentence("The sides of the launch of {} do not make {} work-items.", spec.kernel, spec.global)};
    launch.meaning = spec.meaning;
    launch.localArrays = kernel.localArrays;
    launch.localHolds.assign(launch.localArrays.size(), Holds::unnamed);
    std::fill_n(launch.localHolds.rbegin(), kernel.registerArrays, Holds::registers);
    for (const LocalArray& array : spec.locals) {
        const auto named = std::ranges::find(launch.localArrays, array.name);
        if (named == launch.localArrays.end())
            throw Error{sentence("The kernel {} has no local array {}.", spec.kernel, array.name)};
        launch.localHolds[static_cast<std::size_t>(named - launch.localArrays.begin())] = array.holds;
    }
    launch.varies = kernel.globalAtomics || spec.kernel == m_racing;
    for (const Binding& binding : spec.arguments)
        if (std::ranges::none_of(kernel.parameters, [&](const auto& p) { return p.name == binding.parameter; }))
            throw Error{sentence("The kernel {} has no parameter {}.", spec.kernel, binding.parameter)};
    for (const KernelParameter& parameter : kernel.parameters) {
        const auto binding =
            std::ranges::find_if(spec.arguments, [&](const Binding& b) { return b.parameter == parameter.name; });
        if (binding == spec.arguments.end())
            throw Error{sentence("The launch of {} gives no {}.", spec.kernel, parameter.name)};
        Argument argument{parameter.name, parameter.declaration, std::nullopt, 0, parameter.writable};
        if (const auto* buffer = std::get_if<BufferId>(&binding->value)) {
            if (buffer->index >= infos.size())
                throw Error{
                    sentence("The launch of {} gives a buffer for {} that was not made.", spec.kernel, parameter.name)};
            if (!parameter.pointer)
                throw Error{sentence("The launch of {} gives a buffer for {}, which takes a number.", spec.kernel,
                                     parameter.name)};
            argument.buffer = buffer->index;
        } else {
            if (parameter.pointer)
                throw Error{sentence("The launch of {} gives a number for {}, which takes a buffer.", spec.kernel,
                                     parameter.name)};
            argument.scalar = std::get<std::uint32_t>(binding->value);
        }
        launch.arguments.push_back(std::move(argument));
    }
    return launch;
}

DeviceRun::Known& DeviceRun::known(const std::string& kernel)
{
    const auto it = m_known.find(kernel);
    return it != m_known.end() ? it->second : m_known.emplace(kernel, Known{&m_file.kernel(kernel)}).first->second;
}

cl::Kernel& DeviceRun::builtFor(const Launch& launch, TraceMode mode)
{
    Known& known = this->known(launch.kernel);
    cl::Kernel*& built = known.built[static_cast<std::size_t>(mode)];
    if (built == nullptr) {
        std::string options = m_options;
        if (mode != TraceMode::none)
            options += fmt::format(" -DTRACE_ACCESSES={} -DTRACE_WORDS={}", known.signature->traceAccesses,
                                   traceWords(*known.signature));
        built = &m_device.kernel(m_file, launch.kernel, options, mode);
    }
    return *built;
}

void DeviceRun::setArguments(cl::Kernel& kernel, const Launch& launch, TraceMode mode)
{
    cl_uint position = 0;
    for (const Argument& argument : launch.arguments) {
        if (argument.buffer)
            kernel.setArg(position++, m_buffers[*argument.buffer]);
        else
            kernel.setArg(position++, argument.scalar);
    }
    if (mode != TraceMode::none) {
        kernel.setArg(position++, m_slots);
        kernel.setArg(position++, m_counts);
        kernel.setArg(position++, m_offsets);
    }
}

cl::Kernel& DeviceRun::prepare(const Launch& launch, TraceMode mode)
{
    cl::Kernel& kernel = builtFor(launch, mode);
    setArguments(kernel, launch, mode);
    return kernel;
}

cl::Event DeviceRun::enqueue(const Launch& launch)
{
    return withDevice(doing(launch), m_device.info(), [&] {
        cl::Event event;
        cl::Kernel& kernel = prepare(launch, TraceMode::none);
        m_device.queue().enqueueNDRangeKernel(kernel, cl::NullRange, globalRange(launch), localRange(launch), nullptr,
                                              &event);
        return event;
    });
}

cl::Kernel DeviceRun::readied(const Launch& launch)
{
    return withDevice(doing(launch), m_device.info(), [&] {
        const auto program = builtFor(launch, TraceMode::none).getInfo<CL_KERNEL_PROGRAM>();
        cl::Kernel kernel{program, launch.kernel.c_str()};
        setArguments(kernel, launch, TraceMode::none);
        return kernel;
    });
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
    if (layout.each && layout == m_layout) // as for most launches the one before
        return;
    m_layout = layout;
    m_offsetsOnDevice = false;
    m_offsetWords.resize(layout.items + 1);
    std::uint32_t next = 0;
    for (std::size_t item = 0; item < layout.items; ++item) {
        m_offsetWords[item] = next;
        if (item >= layout.first && item < layout.last)
            next += layout.each.value_or(m_countWords[item]);
    }
    m_offsetWords[layout.items] = next;
}

void DeviceRun::launchTraced(const Launch& launch, TraceMode mode)
{
    const bool record = mode == TraceMode::record;
    const std::size_t slots = record ? m_offsetWords.back() * traceWords(*known(launch.kernel).signature) : 1;
    const std::size_t offsets = record ? m_offsetWords.size() : 1;
    grow(m_slots, m_slotsHeld, slots, "events");
    grow(m_counts, m_countsHeld, 2 * launch.global, later("event counts"));
    if (m_offsetsHeld < offsets)
        m_offsetsOnDevice = false;
    grow(m_offsets, m_offsetsHeld, offsets, later("event offsets"));
    withDevice(doing(launch), m_device.info(), [&] {
        const cl::CommandQueue& queue = m_device.queue();
        if (record && !m_offsetsOnDevice) {
            queue.enqueueWriteBuffer(m_offsets, CL_TRUE, 0, offsets * sizeof(std::uint32_t), m_offsetWords.data());
            m_offsetsOnDevice = true;
        }
        cl::Kernel& kernel = prepare(launch, mode);
        queue.enqueueNDRangeKernel(kernel, cl::NullRange, globalRange(launch), localRange(launch));
        if (record) {
            m_countWords.resize(2 * launch.global);
            queue.enqueueReadBuffer(m_counts, CL_TRUE, 0, m_countWords.size() * sizeof(std::uint32_t),
                                    m_countWords.data());
        }
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

TraceResult DeviceRun::count(const Launch& launch)
{
    if (!isTraced(launch.kernel))
        return runUntraced(launch);
    launchTraced(launch, TraceMode::count);
    TraceResult result;
    withDevice(sentence("reading the event counts of {}", launch.kernel), m_device.info(), [&] {
        look(m_counts, 2 * launch.global, m_countWords,
             [&](const std::uint32_t* counts) { result = countedOnly(counts, launch.global); });
    });
    return result;
}

/// Another run may give a group another part to play, and make it wait or look for longer: every work-item of a
/// place in its group gets room for twice what one of that place reported.
void DeviceRun::makeRoomForOthers(const Launch& launch, std::size_t first, std::size_t last)
{
    Words most(launch.local, 0);
    for (std::size_t item = first; item < last; ++item)
        most[item % launch.local] = std::max(most[item % launch.local], m_countWords[item]);
    for (std::size_t item = first; item < last; ++item)
        m_countWords[item] = 2 * most[item % launch.local];
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

    constexpr std::uint32_t slotsAtFirst = 2;
    std::uint32_t slots = slotsPerItem != 0         ? slotsPerItem
                          : kernel.slotsLearnt != 0 ? kernel.slotsLearnt
                                                    : slotsAtFirst;
    if ((last - first) * slots * bytes > std::min({mostTraceBytes, m_device.maxAllocation(), mostBytes}))
        slots = 0; // count first, then make room for just as many
    layOut({launch.global, first, last, slots});
    launchTraced(launch, TraceMode::record);

    TraceResult result = sumCounts(m_countWords.data(), launch.global);
    if (result.count > mostBytes / sizeof(Event))
        return countedOnly(m_countWords.data(), launch.global);
    std::uint32_t most = 0;
    std::size_t events = 0;
    for (std::size_t item = first; item < last; ++item) {
        most = std::max(most, m_countWords[item]);
        events += m_countWords[item];
    }
    kernel.slotsLearnt = std::max(kernel.slotsLearnt, most);
    const auto overflowed = [&] {
        for (std::size_t item = first; item < last; ++item)
            if (m_countWords[item] > m_offsetWords[item + 1] - m_offsetWords[item])
                return true;
        return false;
    };
    constexpr std::uint32_t mostTries = 8;
    const std::uint32_t tries = launch.varies ? mostTries : 1;
    for (std::uint32_t tried = 0; overflowed(); ++tried) {
        if (tried == tries)
            throw DeviceError{sentence("{} reported other events when it ran again on {}; choose another device.",
                                       launch.kernel, m_device.info().name)};
        if (launch.varies)
            makeRoomForOthers(launch, first, last);
        const std::size_t room = std::accumulate(m_countWords.begin() + std::ptrdiff_t(first),
                                                 m_countWords.begin() + std::ptrdiff_t(last), std::size_t{0});
        if (room * bytes > std::min(mostTraceBytes, m_device.maxAllocation()))
            throw DeviceError{sentence("The events of one launch of {} would take {:.1f} GiB; look at fewer "
                                       "work-groups at a time.",
                                       launch.kernel, gibibytes(room * bytes))};
        layOut({launch.global, first, last, std::nullopt});
        restore();
        launchTraced(launch, TraceMode::record);
        result = sumCounts(m_countWords.data(), launch.global);
    }

    withDevice(sentence("reading the events of {}", launch.kernel), m_device.info(), [&] {
        look(m_slots, m_offsetWords.back() * words, m_records, [&](const std::uint32_t* records) {
            Trace trace{records, m_offsetWords.data(),     m_countWords.data(), first, last,
                        events,  launch.kernel == m_racing};
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
    });
    if (m_mayRace)
        requirePlaces(launch, *result.events);
    constexpr std::size_t mostKept = std::size_t{1} << 24; // words
    if (m_slotsHeld > mostKept) {                          // room for small launches stays, a large one's is given back
        m_slots = cl::Buffer{};
        m_slotsHeld = 0;
    }
    return result;
}

void DeviceRun::finish()
{
    withDevice(sentence("finishing"), m_device.info(), [&] { m_device.queue().finish(); });
}

} // namespace lockstep
