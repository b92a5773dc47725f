#include "engine/recording/device_run.hpp"

#include "engine/device/mapped_words.hpp"
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

constexpr std::size_t largestBuffer = std::size_t{1} << 30; // bytes
double gibibytes(std::size_t bytes)
{
    return static_cast<double>(bytes) / (1 << 30);
}

} // namespace

cl::NDRange globalRange(const Launch& launch)
{
    return rangeOf(launch, &Side::global, launch.global);
}

cl::NDRange localRange(const Launch& launch)
{
    return rangeOf(launch, &Side::local, launch.local);
}

DeviceRun::DeviceRun(OpenedDevice& device, KernelFile file, std::string options, Times times)
    : m_device(device), m_queue(times == Times::told ? &device.timedQueue() : &device.queue()), m_file(std::move(file)),
      m_options(std::move(options))
{
}

DeviceRun::~DeviceRun()
{
    if (!m_onTheWay.empty()) // or the device would read what is gone
        clFinish((*m_queue)());
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
        m_ahead.emplace_back();
    });
    const auto fill = [&](const Words& words) {
        withDevice(sentence("writing a buffer"), m_device.info(),
                   [&] { m_queue->enqueueWriteBuffer(m_buffers.back(), CL_TRUE, 0, bytes, words.data()); });
    };
    if (content != nullptr)
        fill(*content);
    else if (pattern != nullptr && size > 0) // Oclgrind takes most of what clEnqueueFillBuffer wrote for never written
        fill(Words(size, *pattern));
    if (m_seer != nullptr)
        m_seer->addBuffer(info, content != nullptr);
}

void DeviceRun::write(std::size_t buffer, WordsPtr content)
{
    m_ahead[buffer].reset();
    withDevice(sentence("writing a buffer"), m_device.info(), [&] {
        m_onTheWay.push_back(content); // before anybody reads it there
        m_queue->enqueueWriteBuffer(m_buffers[buffer], CL_FALSE, 0, content->size() * sizeof(std::uint32_t),
                                    content->data());
    });
}

WordsPtr DeviceRun::read(std::size_t buffer)
{
    if (m_ahead[buffer])
        return std::move(m_ahead[buffer]);
    auto words = std::make_shared<Words>();
    const std::size_t size = m_sizes[buffer];
    withDevice(sentence("reading a buffer"), m_device.info(), [&] {
        constexpr std::size_t large = std::size_t{1} << 14; // words
        if (size < large) {
            words->resize(size);
            if (size > 0)
                m_queue->enqueueReadBuffer(m_buffers[buffer], CL_TRUE, 0, size * sizeof(std::uint32_t), words->data());
            return;
        }
        MappedWords shown{*m_queue, m_buffers[buffer], 0, size * sizeof(std::uint32_t)};
        words->assign(shown.words(), shown.words() + size);
        shown.close();
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
    if (it != m_known.end())
        return it->second;
    return m_known.emplace(kernel, Known{&m_file.kernel(kernel), sentence("running {}", kernel)}).first->second;
}

cl::Kernel& DeviceRun::builtFor(const Launch& launch, TraceMode mode)
{
    Known& known = this->known(launch.kernel);
    cl::Kernel*& built = known.built[static_cast<std::size_t>(mode)];
    if (built == nullptr) {
        std::string options = m_options;
        if (mode == TraceMode::record)
            options += fmt::format(" -DTRACE_ACCESSES={} -DTRACE_WORDS={}", known.signature->traceAccesses,
                                   traceWords(*known.signature));
        else if (mode == TraceMode::count)
            options += countsInBytes(launch) ? " -DTRACE_COUNTER=uchar" : " -DTRACE_COUNTER=uint";
        built = &m_device.kernel(m_file, launch.kernel, options, mode);
        if (mode == TraceMode::record)
            known.mostEvents = &m_device.mostEvents(*built);
    }
    return *built;
}

cl_uint DeviceRun::setArguments(cl::Kernel& kernel, const Launch& launch)
{
    cl_uint position = 0;
    for (const Argument& argument : launch.arguments) {
        if (argument.buffer)
            kernel.setArg(position++, m_buffers[*argument.buffer]);
        else
            kernel.setArg(position++, argument.scalar);
    }
    return position;
}

cl::Event DeviceRun::enqueue(const Launch& launch)
{
    forgetAhead();
    return withDevice(known(launch.kernel).running, m_device.info(), [&] {
        cl::Event event;
        cl::Kernel& kernel = builtFor(launch, TraceMode::none);
        setArguments(kernel, launch);
        const cl::NDRange group = localRange(launch);
        std::array<std::size_t, 3> sides{};
        std::copy_n(group.get(), group.dimensions(), sides.begin());
        m_isWarm = !m_device.isNew(kernel, sides) && m_isWarm;
        m_queue->enqueueNDRangeKernel(kernel, cl::NullRange, globalRange(launch), localRange(launch), nullptr, &event);
        return event;
    });
}

cl::Kernel DeviceRun::readied(const Launch& launch)
{
    return withDevice(known(launch.kernel).running, m_device.info(), [&] {
        const auto program = builtFor(launch, TraceMode::none).getInfo<CL_KERNEL_PROGRAM>();
        cl::Kernel kernel{program, launch.kernel.c_str()};
        setArguments(kernel, launch);
        return kernel;
    });
}

void DeviceRun::finish()
{
    withDevice(sentence("finishing"), m_device.info(), [&] { m_queue->finish(); });
    m_onTheWay.clear();
}

} // namespace lockstep
