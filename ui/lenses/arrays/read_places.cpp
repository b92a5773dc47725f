// ArrayPlaces: buffers, and the local arrays of work-groups.
#include "ui/lenses/arrays/read_places.hpp"

#include "engine/files/kernel_file.hpp"
#include "engine/model/recording.hpp"
#include "ui/lens/events.hpp"

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>

namespace lockstep::ui {
namespace {

/// By its declaration in the kernel's text; else that of the keys.
ElementType localType(const Recording& recording, const Launch& launch, const std::string& name)
{
    const KernelFile file{recording.kernelFile, recording.kernelSource};
    const auto kernel = std::ranges::find(file.kernels(), launch.kernel, &KernelSignature::name);
    if (kernel == file.kernels().end())
        return recording.type;
    constexpr std::string_view word = "__local ";
    const std::string_view body = kernel->body;
    for (std::size_t at = body.find(word); at != std::string_view::npos; at = body.find(word, at + 1)) {
        const std::string declared{body.substr(at, body.find(';', at) - at)};
        if (declared.find(' ' + name) == std::string::npos)
            continue;
        return declared.starts_with("__local uint ")    ? ElementType::uint32
               : declared.starts_with("__local int ")   ? ElementType::int32
               : declared.starts_with("__local float ") ? ElementType::float32
                                                        : recording.type;
    }
    return recording.type;
}

} // namespace

ArrayPlaces::ArrayPlaces(const Recording& recording, ArraysRead& read) : m_recording(recording), m_read(read) {}

void ArrayPlaces::addLocals(const Events& events)
{
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::size_t> sizes; // by array and group
    const Launch& launch = m_recording.launches[m_read.launch - 1];
    std::map<std::uint32_t, std::size_t> largest;
    for (const Event& event : events)
        for (const auto& accesses : {event.reads(), event.writes()})
            for (const Access& access : accesses)
                if (isLocal(access) && !isInRegisters(access)) {
                    auto& size = largest[access.array];
                    size = std::max<std::size_t>(size, access.index + std::size_t{1});
                    sizes[{access.array, event.group}] = 0;
                }
    for (const auto& [key, size] : sizes) {
        const auto& [array, group] = key;
        const std::size_t j = array - localArrayBase;
        ArrayUse use;
        use.array = array;
        use.group = group;
        use.groups = launch.groups();
        use.name = j < launch.localArrays.size() ? QString::fromStdString(launch.localArrays[j]) : QString();
        use.type = localType(m_recording, launch, use.name.toStdString());
        use.role = Role::scratch;
        use.isLocal = use.isTaken = use.isWritable = use.isBlank = true;
        use.size = largest[array];
        use.before = use.after = std::make_shared<const Words>(use.size, 0);
        use.blankBefore = use.blankAfter = std::vector<bool>(use.size, true);
        use.makeRoom();
        m_useOf[key] = m_read.uses.size();
        m_read.uses.push_back(std::move(use));
    }
}

std::optional<ElementAt> ArrayPlaces::at(const Event& event, const Access& access) const
{
    const auto use = useOf(access.array, event.group);
    if (!use || access.index >= m_read.uses[*use].size)
        return std::nullopt;
    return ElementAt{*use, access.index};
}

std::optional<std::size_t> ArrayPlaces::useOf(std::uint32_t array, std::uint32_t group) const
{
    if (array < localArrayBase)
        return array < m_recording.buffers.size() ? std::optional<std::size_t>{array} : std::nullopt;
    const auto found = m_useOf.find({array, group});
    return found == m_useOf.end() ? std::nullopt : std::optional(found->second);
}

bool ArrayPlaces::isInRegisters(const Access& access) const
{
    return m_recording.launches[m_read.launch - 1].isInRegisters(access.array);
}

} // namespace lockstep::ui
