#include "engine/trials/zero_one_device.hpp"

#include "engine/error.hpp"
#include "engine/model/sentence.hpp"
#include "engine/recording/device_run.hpp"

#include <algorithm>
#include <bit>
#include <fmt/format.h>

namespace lockstep {

struct ZeroOneDevice::Impl {
    OpenedDevice device;
    KernelFile file = KernelFile::load("zero_one_check.cl");
};

ZeroOneDevice::ZeroOneDevice(const std::string& device)
    : m_impl(new Impl{OpenedDevice{OpenedDevice::choose(device, std::size_t{1} << mostExhaustiveWires)}})
{
}

ZeroOneDevice::~ZeroOneDevice() = default;

const std::string& ZeroOneDevice::name() const
{
    return m_impl->device.info().name;
}

ZeroOneCheck ZeroOneDevice::check(const Network& network)
{
    if (network.wires > mostExhaustiveWires)
        throw InputError{sentence("The network has {} wires, and all inputs are tried up to {} only.", network.wires,
                                  mostExhaustiveWires)};
    ZeroOneCheck check;
    check.inputs = std::uint64_t{1} << network.wires;
    if (network.wires < 2)
        return check;

    Words pairs;
    for (const Comparator& c : comparatorsOf(network)) {
        pairs.push_back(c.smaller);
        pairs.push_back(c.larger);
    }
    const auto comparators = static_cast<std::uint32_t>(pairs.size() / 2);
    pairs.resize(std::max<std::size_t>(pairs.size(), 2)); // no buffer is empty
    const std::size_t items = std::max<std::size_t>(check.inputs / 32, 1);
    const std::vector<BufferInfo> buffers{{"pairs", ElementType::uint32, {pairs.size() / 2, 2}, Role::table},
                                          {"unsorted", ElementType::uint32, {items}, Role::flags}};

    DeviceRun run{m_impl->device, m_impl->file, ""};
    run.addBuffer(buffers[0], &pairs, nullptr);
    run.addBuffer(buffers[1], nullptr, nullptr);
    const std::size_t group = std::min<std::size_t>({items, 64, std::bit_floor(m_impl->device.info().maxGroup)});
    run.enqueue(run.makeLaunch(
        {"zero_one_check",
         items,
         group,
         {{"pairs", BufferId{0}}, {"unsorted", BufferId{1}}, {"wires", network.wires}, {"comparators", comparators}},
         {}},
        buffers));
    run.finish();
    const WordsPtr unsorted = run.read(1);
    // Of fewer than 5 wires the inputs repeat inside the one word, and the first wrong one is below 2^wires.
    const auto wrong = std::ranges::find_if(*unsorted, [](std::uint32_t word) { return word != 0; });
    if (wrong == unsorted->end())
        return check;
    const auto input = static_cast<std::uint64_t>(wrong - unsorted->begin()) * 32 +
                       static_cast<std::uint64_t>(std::countr_zero(*wrong));
    check.inputs = input + 1;
    check.counterexample.emplace();
    for (std::uint32_t w = 0; w < network.wires; ++w)
        check.counterexample->push_back(static_cast<std::uint8_t>(input >> w & 1));
    return check;
}

} // namespace lockstep
