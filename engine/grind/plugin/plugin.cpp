// What Oclgrind loads where it is to tell Lockstep what work-items did: it keeps every load, store and atomic function
// on buffers and local arrays, in the order in which they come to pass, and what Oclgrind finds wrong.

#include "engine/grind/raw.hpp"

#include <oclgrind/common.h>

#include <oclgrind/Context.h>
#include <oclgrind/Kernel.h>
#include <oclgrind/KernelInvocation.h>
#include <oclgrind/Memory.h>
#include <oclgrind/Plugin.h>
#include <oclgrind/WorkGroup.h>
#include <oclgrind/WorkItem.h>

#include <llvm/IR/Argument.h>
#include <llvm/IR/DebugInfoMetadata.h>
#include <llvm/IR/GlobalVariable.h>
#include <llvm/IR/Instruction.h>
#include <llvm/IR/Type.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <optional>
#include <regex>
#include <string>
#include <utility>
#include <vector>

namespace lockstep::grind {
namespace {

using oclgrind::Memory;
using oclgrind::Size3;
using oclgrind::WorkGroup;
using oclgrind::WorkItem;

constexpr std::size_t wordBytes = sizeof(std::uint32_t);

size_t productOf(const Size3& size)
{
    return size.x * size.y * size.z;
}

size_t placeOf(const Size3& at, const Size3& in)
{
    return (at.z * in.y + at.y) * in.x + at.x;
}

std::uint16_t lineOf(const llvm::Instruction* instruction)
{
    if (instruction == nullptr || !instruction->getDebugLoc())
        return 0;
    return static_cast<std::uint16_t>(std::min(instruction->getDebugLoc().getLine(), 65535u));
}

/// A multiple of a word; of shorter elements these.
std::size_t stepOf(const llvm::GlobalVariable& variable)
{
    const llvm::Type* type = variable.getValueType();
    while (type->isArrayTy())
        type = type->getArrayElementType();
    const unsigned bits = type->getScalarSizeInBits();
    return type->isIntegerTy() && (bits == 8 || bits == 16) ? bits / 8 : wordBytes;
}

class Recorder : public oclgrind::Plugin {
public:
    explicit Recorder(const oclgrind::Context* context) : Plugin(context) {}

    // One worker: the order of what is kept is that of the execution.
    bool isThreadSafe() const override { return false; }

    void watch(std::size_t most) { m_most = most; }
    RawLaunch take() { return std::exchange(m_launch, {}); }

    void kernelBegin(const oclgrind::KernelInvocation* run) override
    {
        if (m_most == 0)
            return;
        m_launch = {};
        m_arrays.clear();
        const oclgrind::Kernel& kernel = *run->getKernel();
        m_launch.kernel = kernel.getName();
        m_local = run->getLocalSize();
        m_groups = run->getNumGroups();
        const Memory* global = m_context->getGlobalMemory();
        for (auto value = kernel.values_begin(); value != kernel.values_end(); ++value)
            if (llvm::isa<llvm::Argument>(value->first) && value->first->getType()->isPointerTy()) {
                const std::size_t address = value->second.getPointer();
                const Memory::Buffer* buffer = global->getBuffer(address);
                add(value->first->getName().str(), {address, nullptr, wordBytes},
                    buffer == nullptr ? 0 : buffer->size / wordBytes);
            }
        m_launch.arguments = m_arrays.size();
        for (auto value = kernel.values_begin(); value != kernel.values_end(); ++value)
            if (const auto* variable = llvm::dyn_cast<llvm::GlobalVariable>(value->first)) {
                const std::string name = variable->getName().str();
                const std::size_t step = stepOf(*variable);
                add(name.substr(name.rfind('.') + 1), {0, variable, step},
                    value->second.size * value->second.num / step);
            }
    }
    void kernelEnd(const oclgrind::KernelInvocation* /*run*/) override { settle(); }
    void workGroupBegin(const WorkGroup* group) override
    {
        m_group = {group, placeOf(group->getGroupID(), m_groups), 0};
    }
    void workGroupBarrier(const WorkGroup* /*group*/, uint32_t /*flags*/) override
    {
        settle();
        ++m_group.phase;
    }
    void workGroupComplete(const WorkGroup* /*group*/) override { settle(); }
    void workItemComplete(const WorkItem* /*item*/) override { settle(); }

    void memoryLoad(const Memory* memory, const WorkItem* item, size_t address, size_t size) override
    {
        note(RawAccess::Kind::load, *memory, whoIs(item), {address, size, nullptr});
    }
    void memoryStore(const Memory* memory, const WorkItem* item, size_t address, size_t size,
                     const uint8_t* data) override
    {
        note(RawAccess::Kind::store, *memory, whoIs(item), {address, size, data});
    }
    // A work-group's copies (async_work_group_copy) are told as its first work-item's.
    void memoryLoad(const Memory* memory, const WorkGroup* group, size_t address, size_t size) override
    {
        note(RawAccess::Kind::load, *memory, whoIs(group), {address, size, nullptr});
    }
    void memoryStore(const Memory* memory, const WorkGroup* group, size_t address, size_t size,
                     const uint8_t* data) override
    {
        note(RawAccess::Kind::store, *memory, whoIs(group), {address, size, data});
    }
    // Both are told before anything changes.
    void memoryAtomicLoad(const Memory* memory, const WorkItem* item, oclgrind::AtomicOp /*op*/, size_t address,
                          size_t size) override
    {
        note(RawAccess::Kind::update, *memory, whoIs(item), {address, size, nullptr});
    }
    void memoryAtomicStore(const Memory* memory, const WorkItem* item, oclgrind::AtomicOp /*op*/, size_t address,
                           size_t size) override
    {
        if (!m_unsettled || m_unsettled->address != address)
            note(RawAccess::Kind::update, *memory, whoIs(item), {address, size, nullptr});
    }

    void log(oclgrind::MessageType type, const char* message) override
    {
        if (m_most > 0 && (type == oclgrind::WARNING || type == oclgrind::ERROR))
            report(message);
    }

private:
    /// Where an array begins; a local one begins elsewhere in each work-group.
    struct Array {
        std::size_t address;
        const llvm::GlobalVariable* variable;
        std::size_t step; ///< bytes from an index to the next
    };
    struct Who {
        std::uint32_t item;
        std::uint16_t line;
    };
    struct Bytes {
        std::size_t address, size;
        const std::uint8_t* stored; ///< null: none are
    };
    /// What an atomic function leaves is seen when it is done.
    struct Unsettled {
        const Memory* memory;
        std::size_t address, access;
    };
    struct Group {
        const WorkGroup* group = nullptr;
        std::size_t number = 0;
        std::uint32_t phase = 0;
    };

    void add(std::string name, Array array, std::size_t elements)
    {
        m_launch.arrays.push_back(std::move(name));
        m_launch.elements.push_back(elements);
        m_arrays.push_back(array);
    }

    Who whoIs(const WorkItem* item) const
    {
        return {static_cast<std::uint32_t>(m_group.number * productOf(m_local) + placeOf(item->getLocalID(), m_local)),
                lineOf(item->getCurrentInstruction())};
    }
    Who whoIs(const WorkGroup* group) const
    {
        return {static_cast<std::uint32_t>(m_group.number * productOf(m_local)), lineOf(group->getCurrentBarrier())};
    }

    std::size_t beginOf(const Array& array) const
    {
        return array.variable == nullptr ? array.address : m_group.group->getLocalMemoryAddress(array.variable);
    }

    /// The bytes of an element as they stand there.
    static std::uint32_t valueAt(const Memory& memory, std::size_t address, std::size_t bytes)
    {
        std::uint32_t value = 0;
        if (memory.isAddressValid(address, bytes))
            std::memcpy(&value, memory.getPointer(address), bytes);
        return value;
    }

    void settle()
    {
        if (!m_unsettled)
            return;
        RawAccess& access = m_launch.accesses[m_unsettled->access];
        access.value = valueAt(*m_unsettled->memory, m_unsettled->address, wordBytes);
        m_unsettled.reset();
    }

    void note(RawAccess::Kind kind, const Memory& memory, const Who& who, const Bytes& bytes)
    {
        const bool isLocal = memory.getAddressSpace() == oclgrind::AddrSpaceLocal;
        if (m_most == 0 || (!isLocal && memory.getAddressSpace() != oclgrind::AddrSpaceGlobal))
            return;
        settle();
        if (!memory.isAddressValid(bytes.address, bytes.size))
            return noteOutside(kind, isLocal, who, bytes);
        const std::size_t buffer = memory.extractBuffer(bytes.address);
        const std::size_t end = isLocal ? m_arrays.size() : m_launch.arguments; // each memory counts its buffers
        for (std::size_t a = isLocal ? m_launch.arguments : 0; a < end; ++a)
            if (const std::size_t begin = beginOf(m_arrays[a]); memory.extractBuffer(begin) == buffer)
                return noteElements(kind, memory, who, bytes, a, begin);
        // Constants of the file are none of the run's arrays.
    }

    void noteElements(RawAccess::Kind kind, const Memory& memory, const Who& who, const Bytes& bytes, std::size_t array,
                      std::size_t begin)
    {
        const std::size_t step = m_arrays[array].step;
        const std::size_t from = bytes.address - begin, to = from + bytes.size;
        for (std::size_t index = from / step; index * step < to; ++index) {
            if (m_launch.accesses.size() >= m_most) {
                m_launch.isCut = true;
                return;
            }
            const std::size_t address = begin + index * step;
            RawAccess access{kind,
                             index > from / step,
                             who.line,
                             static_cast<std::uint32_t>(array),
                             static_cast<std::uint32_t>(index),
                             who.item,
                             static_cast<std::uint32_t>(m_group.number),
                             m_group.phase,
                             valueAt(memory, address, step),
                             0};
            access.before = access.value;
            if (bytes.stored != nullptr)
                for (std::size_t b = 0; b < step; ++b)
                    if (const std::size_t at = index * step + b; at >= from && at < to)
                        reinterpret_cast<std::uint8_t*>(&access.value)[b] = bytes.stored[at - from];
            if (kind == RawAccess::Kind::update)
                m_unsettled = {&memory, address, m_launch.accesses.size()};
            m_launch.accesses.push_back(access);
        }
    }

    /// An address is far from that of every other array's, so that the nearest is the one that was meant.
    void noteOutside(RawAccess::Kind kind, bool isLocal, const Who& who, const Bytes& bytes)
    {
        RawReport made;
        made.kind = RawReport::Kind::outside;
        made.stores = kind != RawAccess::Kind::load;
        made.line = who.line;
        made.item = who.item;
        constexpr std::int64_t far = std::int64_t{1} << 34; // bytes; an index may be any number of 32 bits
        std::int64_t nearest = far;
        for (std::size_t a = isLocal ? m_launch.arguments : 0; a < (isLocal ? m_arrays.size() : m_launch.arguments);
             ++a) {
            const auto away = static_cast<std::int64_t>(bytes.address - beginOf(m_arrays[a]));
            if (std::abs(away) >= std::abs(nearest))
                continue;
            nearest = away;
            const auto step = static_cast<std::int64_t>(m_arrays[a].step);
            made.array = static_cast<std::int64_t>(a);
            made.index = away >= 0 ? away / step : -((step - 1 - away) / step);
        }
        if (made.array >= 0)
            addStrays(made, bytes);
        add(std::move(made));
    }

    /// A word each of those that are outside.
    void addStrays(const RawReport& made, const Bytes& bytes)
    {
        constexpr std::size_t most = 4096;
        const auto array = static_cast<std::size_t>(made.array);
        const std::size_t step = m_arrays[array].step;
        const auto elements = static_cast<std::int64_t>(m_launch.elements[array]);
        for (std::size_t at = 0; at < bytes.size && m_launch.strays.size() < most; at += step) {
            const std::int64_t index = made.index + static_cast<std::int64_t>(at / step);
            if (index >= 0 && index < elements)
                continue;
            RawStray stray;
            stray.array = static_cast<std::uint32_t>(array);
            stray.index = index;
            stray.stores = made.stores;
            stray.hasValue = bytes.stored != nullptr;
            stray.line = made.line;
            stray.item = static_cast<std::uint32_t>(made.item);
            stray.group = static_cast<std::uint32_t>(m_group.number);
            stray.phase = m_group.phase;
            if (stray.hasValue)
                std::memcpy(&stray.value, bytes.stored + at, std::min(step, bytes.size - at));
            m_launch.strays.push_back(stray);
        }
    }

    void add(RawReport made)
    {
        const auto isSame = [&](const RawReport& other) {
            return other.kind == made.kind && other.line == made.line && other.array == made.array &&
                   other.stores == made.stores && other.text == made.text;
        };
        constexpr std::size_t most = 256;
        const auto known = std::find_if(m_launch.reports.begin(), m_launch.reports.end(), isSame);
        if (known != m_launch.reports.end())
            ++known->times;
        else if (m_launch.reports.size() < most)
            m_launch.reports.push_back(std::move(made));
    }

    void report(const std::string& message)
    {
        const std::string first = message.substr(0, message.find('\n'));
        const auto tells = [&](const char* what) { return first.find(what) != std::string::npos; };
        RawReport made;
        if (tells("Invalid ") && (tells("global memory") || tells("local memory") || tells("constant memory")))
            return; // noteOutside tells more of it
        if (tells("private memory") || tells("exceeds static array size"))
            made.kind = RawReport::Kind::outsidePrivate;
        else if (tells("ninitialized"))
            made.kind = RawReport::Kind::noValue;
        else if (tells("divergence"))
            made.kind = RawReport::Kind::divergence;
        else
            made.text = first;
        made.stores = tells("write");
        static const std::regex line{R"(At line (\d+) )"};
        static const std::regex entity{R"(Local\((\d+),(\d+),(\d+)\) Group\((\d+),(\d+),(\d+)\))"};
        std::smatch found;
        if (std::regex_search(message, found, line))
            made.line = static_cast<std::uint16_t>(std::min(std::stoul(found[1]), 65535ul));
        if (std::regex_search(message, found, entity)) {
            const auto at = [&](std::size_t i) {
                return Size3{std::stoul(found[i]), std::stoul(found[i + 1]), std::stoul(found[i + 2])};
            };
            made.item =
                static_cast<std::int64_t>(placeOf(at(4), m_groups) * productOf(m_local) + placeOf(at(1), m_local));
        }
        add(std::move(made));
    }

    std::size_t m_most = 0; ///< accesses of a launch; 0: nobody asks for any
    RawLaunch m_launch;
    std::vector<Array> m_arrays; ///< as in m_launch
    Size3 m_local, m_groups;
    Group m_group; ///< the one that runs
    std::optional<Unsettled> m_unsettled;
};

/// One a context; asked is the newest.
std::vector<std::pair<oclgrind::Context*, std::unique_ptr<Recorder>>> recorders;
std::size_t mostAccesses = 0;

} // namespace
} // namespace lockstep::grind

extern "C" {

void initializePlugins(oclgrind::Context* context)
{
    using namespace lockstep::grind;
    recorders.emplace_back(context, std::make_unique<Recorder>(context));
    recorders.back().second->watch(mostAccesses);
    context->registerPlugin(recorders.back().second.get());
}

void releasePlugins(oclgrind::Context* context)
{
    using namespace lockstep::grind;
    const auto one =
        std::find_if(recorders.begin(), recorders.end(), [&](const auto& r) { return r.first == context; });
    if (one == recorders.end())
        return;
    context->unregisterPlugin(one->second.get());
    recorders.erase(one);
}

void lockstepGrindWatch(std::size_t most)
{
    using namespace lockstep::grind;
    mostAccesses = most;
    for (const auto& [context, recorder] : recorders)
        recorder->watch(most);
}

void lockstepGrindTake(lockstep::grind::RawLaunch& launch)
{
    using namespace lockstep::grind;
    launch = recorders.empty() ? RawLaunch{} : recorders.back().second->take();
}
}
