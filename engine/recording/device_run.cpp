#include "engine/recording/device_run.hpp"

#include "engine/error.hpp"

#include <algorithm>
#include <bit>
#include <fmt/format.h>

namespace lockstep {
namespace {

constexpr std::size_t mostTraceBytes = std::size_t{1} << 30;

std::string doing(const Launch& launch)
{
    return "running " + launch.kernel;
}

} // namespace

Range groupsOf(std::size_t count, std::size_t largest)
{
    const std::size_t local = std::min(std::bit_ceil(count), largest);
    return {(count + local - 1) / local * local, local};
}

std::size_t traceWords(const KernelSignature& kernel)
{
    return 4 + 4 * std::size_t{kernel.traceAccesses};
}

DeviceRun::DeviceRun(OpenedDevice& device, KernelFile file, std::string options, std::uint32_t workOps)
    : m_device(device), m_file(std::move(file)), m_options(std::move(options)), m_workOps(workOps)
{
}

void DeviceRun::addBuffer(const BufferInfo& info, const Words* content, const std::uint32_t* pattern)
{
    const std::size_t size = info.size();
    const std::size_t bytes = size * sizeof(std::uint32_t);
    if (bytes > m_device.maxAllocation() || bytes > mostTraceBytes)
        throw InputError{fmt::format("The buffer {} would take {:.2f} GiB, more than {} can give; choose fewer keys.",
                                     info.name, static_cast<double>(bytes) / (1 << 30), m_device.info().name)};
    if (content != nullptr && content->size() != size)
        throw Error{fmt::format("The buffer {} has {} elements but got {} values.", info.name, size, content->size())};
    withDevice("making the buffer " + info.name, m_device.info(), [&] {
        m_buffers.emplace_back(m_device.context(), CL_MEM_READ_WRITE, bytes, nullptr, nullptr);
        m_sizes.push_back(size);
    });
    if (content != nullptr)
        write(m_buffers.size() - 1, *content);
    else if (pattern != nullptr)
        write(m_buffers.size() - 1, Words(size, *pattern));
}

void DeviceRun::write(std::size_t buffer, const Words& content)
{
    withDevice("writing a buffer", m_device.info(), [&] {
        m_device.queue().enqueueWriteBuffer(m_buffers[buffer], CL_TRUE, 0, content.size() * sizeof(std::uint32_t),
                                            content.data());
    });
}

WordsPtr DeviceRun::read(std::size_t buffer)
{
    auto words = std::make_shared<Words>(m_sizes[buffer]);
    withDevice("reading a buffer", m_device.info(), [&] {
        m_device.queue().enqueueReadBuffer(m_buffers[buffer], CL_TRUE, 0, words->size() * sizeof(std::uint32_t),
                                           words->data());
    });
    return words;
}

Launch DeviceRun::makeLaunch(const LaunchSpec& spec, const std::vector<BufferInfo>& infos) const
{
    const KernelSignature& kernel = m_file.kernel(spec.kernel);
    if (spec.global == 0 || spec.local == 0 || spec.global % spec.local != 0)
        throw Error{
            fmt::format("The launch of {} has {} work-items in groups of {}.", spec.kernel, spec.global, spec.local)};
    Launch launch;
    launch.kernel = spec.kernel;
    launch.global = spec.global;
    launch.local = spec.local;
    launch.meaning = spec.meaning;
    launch.localArrays = kernel.localArrays;
    for (const Binding& binding : spec.arguments)
        if (std::ranges::none_of(kernel.parameters, [&](const auto& p) { return p.name == binding.parameter; }))
            throw Error{fmt::format("The kernel {} has no parameter {}.", spec.kernel, binding.parameter)};
    for (const KernelParameter& parameter : kernel.parameters) {
        const auto binding =
            std::ranges::find_if(spec.arguments, [&](const Binding& b) { return b.parameter == parameter.name; });
        if (binding == spec.arguments.end())
            throw Error{fmt::format("The launch of {} gives no {}.", spec.kernel, parameter.name)};
        Argument argument{parameter.name, parameter.declaration, std::nullopt, 0, parameter.writable};
        if (const auto* buffer = std::get_if<BufferId>(&binding->value)) {
            if (buffer->index >= infos.size())
                throw Error{fmt::format("The launch of {} gives a buffer for {} that was not made.", spec.kernel,
                                        parameter.name)};
            if (!parameter.pointer)
                throw Error{fmt::format("The launch of {} gives a buffer for {}, which takes a number.", spec.kernel,
                                        parameter.name)};
            argument.buffer = buffer->index;
        } else {
            if (parameter.pointer)
                throw Error{fmt::format("The launch of {} gives a number for {}, which takes a buffer.", spec.kernel,
                                        parameter.name)};
            argument.scalar = std::get<std::uint32_t>(binding->value);
        }
        launch.arguments.push_back(std::move(argument));
    }
    return launch;
}

cl::Kernel& DeviceRun::kernel(const std::string& name, TraceMode mode)
{
    cl::Kernel*& known = m_kernels[{name, mode}];
    if (known == nullptr) {
        std::string options = m_options;
        if (mode != TraceMode::none) {
            const KernelSignature& signature = m_file.kernel(name);
            options += fmt::format(" -DTRACE_ACCESSES={} -DTRACE_WORDS={} -DTRACE_WORK_OPS={}", signature.traceAccesses,
                                   traceWords(signature), m_workOps);
        }
        known = &m_device.kernel(m_file, name, options, mode);
    }
    return *known;
}

cl::Kernel& DeviceRun::prepare(const Launch& launch, TraceMode mode)
{
    cl::Kernel& kernel = this->kernel(launch.kernel, mode);
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
    return kernel;
}

cl::Event DeviceRun::enqueue(const Launch& launch)
{
    return withDevice(doing(launch), m_device.info(), [&] {
        cl::Event event;
        cl::Kernel& kernel = prepare(launch, TraceMode::none);
        m_device.queue().enqueueNDRangeKernel(kernel, cl::NullRange, cl::NDRange{launch.global},
                                              cl::NDRange{launch.local}, nullptr, &event);
        return event;
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
    withDevice(std::string{"making room for "} + what, m_device.info(), [&] {
        buffer = cl::Buffer{m_device.context(), CL_MEM_READ_WRITE, words * sizeof(std::uint32_t), nullptr, nullptr};
    });
    held = words;
}

void DeviceRun::launchTraced(const Launch& launch, TraceMode mode, const Words& offsets)
{
    const std::size_t words = traceWords(m_file.kernel(launch.kernel));
    const std::size_t slots = mode == TraceMode::record ? offsets.back() * words : 1;
    grow(m_slots, m_slotsHeld, slots, "events");
    grow(m_counts, m_countsHeld, 2 * launch.global, "event counts");
    if (m_offsetsHeld < offsets.size())
        m_offsetsWritten.clear();
    grow(m_offsets, m_offsetsHeld, std::max<std::size_t>(offsets.size(), 1), "event offsets");
    m_countWords.resize(2 * launch.global);
    withDevice(doing(launch), m_device.info(), [&] {
        cl::CommandQueue& queue = m_device.queue();
        if (!offsets.empty() && offsets != m_offsetsWritten) { // most launches have as many items as the one before
            m_offsetsWritten.clear();
            queue.enqueueWriteBuffer(m_offsets, CL_TRUE, 0, offsets.size() * sizeof(std::uint32_t), offsets.data());
            m_offsetsWritten = offsets;
        }
        cl::Kernel& kernel = prepare(launch, mode);
        queue.enqueueNDRangeKernel(kernel, cl::NullRange, cl::NDRange{launch.global}, cl::NDRange{launch.local});
        queue.enqueueReadBuffer(m_counts, CL_TRUE, 0, m_countWords.size() * sizeof(std::uint32_t), m_countWords.data());
    });
}

TraceResult DeviceRun::sumCounts(const Launch& launch) const
{
    TraceResult result;
    for (std::size_t item = 0; item < launch.global; ++item) {
        result.count += m_countWords[2 * item];
        result.work += m_countWords[2 * item + 1];
        result.active += m_countWords[2 * item + 1] != 0;
    }
    return result;
}

TraceResult DeviceRun::count(const Launch& launch)
{
    launchTraced(launch, TraceMode::count, {});
    return sumCounts(launch);
}

TraceResult DeviceRun::trace(const Launch& launch, std::uint32_t slotsPerItem, const std::function<void()>& restore,
                             std::size_t firstGroup, std::size_t groupCount, std::size_t mostBytes)
{
    const std::size_t words = traceWords(m_file.kernel(launch.kernel));
    const std::size_t first = std::min(firstGroup, launch.groups()) * launch.local;
    const std::size_t last = first + std::min(groupCount, launch.groups() - first / launch.local) * launch.local;
    const auto reports = [&](std::size_t item) { return item >= first && item < last; };

    std::uint32_t slots = slotsPerItem;
    if (slots == 0)
        slots = m_slotsLearnt[launch.kernel];
    if (slots == 0)
        slots = 2;
    const std::size_t room = std::min({mostTraceBytes, m_device.maxAllocation(), mostBytes});
    if ((last - first) * slots * words * sizeof(std::uint32_t) > room)
        slots = 0; // count first, then make room for just as many
    Words offsets(launch.global + 1);
    for (std::size_t item = 0; item < launch.global; ++item)
        offsets[item + 1] = offsets[item] + (reports(item) ? slots : 0);

    launchTraced(launch, TraceMode::record, offsets);
    bool fits = true;
    std::uint32_t most = 0;
    for (std::size_t item = first; item < last; ++item) {
        most = std::max(most, m_countWords[2 * item]);
        fits = fits && m_countWords[2 * item] <= offsets[item + 1] - offsets[item];
    }
    m_slotsLearnt[launch.kernel] = std::max(m_slotsLearnt[launch.kernel], most);
    if (const TraceResult counted = sumCounts(launch); counted.count > mostBytes / sizeof(Event))
        return counted;
    if (!fits) {
        std::uint64_t total = 0;
        for (std::size_t item = 0; item < launch.global; ++item) {
            offsets[item] = static_cast<std::uint32_t>(total);
            total += reports(item) ? m_countWords[2 * item] : 0;
        }
        if (total * words * sizeof(std::uint32_t) > std::min(mostTraceBytes, m_device.maxAllocation()))
            throw DeviceError{fmt::format("The events of one launch of {} would take {:.1f} GiB; look at fewer "
                                          "work-groups at a time.",
                                          launch.kernel,
                                          static_cast<double>(total * words * sizeof(std::uint32_t)) / (1 << 30))};
        offsets[launch.global] = static_cast<std::uint32_t>(total);
        restore();
        launchTraced(launch, TraceMode::record, offsets);
        for (std::size_t item = first; item < last; ++item)
            if (m_countWords[2 * item] > offsets[item + 1] - offsets[item])
                throw DeviceError{
                    fmt::format("{} reported other events when it ran again on {}; choose another device.",
                                launch.kernel, m_device.info().name)};
    }

    TraceResult result = sumCounts(launch);
    m_records.resize(offsets.back() * words);
    if (!m_records.empty())
        withDevice("reading the events of " + launch.kernel, m_device.info(), [&] {
            m_device.queue().enqueueReadBuffer(m_slots, CL_TRUE, 0, m_records.size() * sizeof(std::uint32_t),
                                               m_records.data());
        });
    Words counts(launch.global);
    for (std::size_t item = 0; item < launch.global; ++item)
        counts[item] = reports(item) ? m_countWords[2 * item] : 0;
    result.events = std::make_shared<const Events>(decodeTrace(launch, m_file, m_records, counts, offsets));
    constexpr std::size_t mostKept = std::size_t{1} << 24; // words
    if (m_records.capacity() > mostKept)                   // room for small launches stays, a large one's is given back
        Words{}.swap(m_records);
    if (m_slotsHeld > mostKept) {
        m_slots = cl::Buffer{};
        m_slotsHeld = 0;
    }
    return result;
}

void DeviceRun::finish()
{
    withDevice("finishing", m_device.info(), [&] { m_device.queue().finish(); });
}

} // namespace lockstep
