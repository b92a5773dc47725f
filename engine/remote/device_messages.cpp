#include "engine/remote/device_messages.hpp"

#include "engine/input/printable.hpp"

#include <bit>
#include <limits>
#include <stdexcept>

namespace lockstep::remote {
namespace {

void write(Writer& writer, const DeviceInfo& info)
{
    writer.number(info.index).text(info.name).text(info.platform).text(info.type).text(info.driver);
    writer.text(info.version).number(info.memory).number(info.localMemory).number(info.computeUnits);
    writer.number(info.maxGroup).number(info.shuffles ? 1 : 0);
}

/// People read it, in terminals too.
std::string shown(Reader& reader)
{
    return printable(reader.text());
}

DeviceInfo readInfo(Reader& reader)
{
    DeviceInfo info;
    info.index = reader.number();
    for (std::string* text : {&info.name, &info.platform, &info.type, &info.driver, &info.version})
        *text = shown(reader);
    info.memory = reader.number();
    info.localMemory = reader.number();
    const std::uint64_t units = reader.number();
    if (units > std::numeric_limits<std::uint32_t>::max())
        throw std::runtime_error{"a number is too large"};
    info.computeUnits = static_cast<std::uint32_t>(units);
    info.maxGroup = reader.number();
    info.shuffles = reader.number() != 0;
    return info;
}

} // namespace

void write(Writer& writer, const DeviceList& list)
{
    writer.number(list.devices.size());
    for (const DeviceInfo& info : list.devices)
        write(writer, info);
    writer.number(list.problems.size());
    for (const std::string& problem : list.problems)
        writer.text(problem);
}

DeviceList readDevices(Reader& reader)
{
    DeviceList list;
    for (std::size_t left = reader.count(); left > 0; --left)
        list.devices.push_back(readInfo(reader));
    for (std::size_t left = reader.count(); left > 0; --left)
        list.problems.push_back(shown(reader));
    return list;
}

void write(Writer& writer, const DeviceRates& rates)
{
    write(writer, rates.device);
    writer.number(std::bit_cast<std::uint64_t>(rates.bandwidth)).number(std::bit_cast<std::uint64_t>(rates.peak));
}

DeviceRates readRates(Reader& reader)
{
    DeviceRates rates;
    rates.device = readInfo(reader);
    rates.bandwidth = std::bit_cast<double>(reader.number());
    rates.peak = std::bit_cast<double>(reader.number());
    return rates;
}

} // namespace lockstep::remote
