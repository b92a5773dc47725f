// Plugin for Oclgrind: writes every load and store of global and local memory that the untraced kernels do, by the
// name of the kernel's parameter or local array, and every report of Oclgrind, to the file ACCESS_LOG. Lines:
//   launch <kernel> <work-items> <work-group> <untraced|traced>
//   load|store|atomic-load|atomic-store <item> <array> <byte offset> <bytes> <value> <barriers passed>
//   report <text on one line>

#include <oclgrind/common.h>

#include <oclgrind/Context.h>
#include <oclgrind/Kernel.h>
#include <oclgrind/KernelInvocation.h>
#include <oclgrind/Memory.h>
#include <oclgrind/Plugin.h>
#include <oclgrind/WorkGroup.h>
#include <oclgrind/WorkItem.h>

#include <llvm/IR/Argument.h>
#include <llvm/IR/GlobalVariable.h>

#include <algorithm>
#include <cstring>
#include <fstream>
#include <map>
#include <string>
#include <vector>

namespace {

using namespace oclgrind;

class AccessPlugin : public Plugin {
public:
    AccessPlugin(const Context* context, const char* path) : Plugin(context), m_out(path) {}

    // One worker: the log's order is then the order of execution.
    bool isThreadSafe() const override { return false; }

    void kernelBegin(const KernelInvocation* run) override
    {
        const Kernel& kernel = *run->getKernel();
        m_arguments.clear();
        m_locals.clear();
        m_traced = false;
        for (auto value = kernel.values_begin(); value != kernel.values_end(); ++value) {
            const std::string name = value->first->getName().str();
            if (llvm::isa<llvm::GlobalVariable>(value->first))
                m_locals.push_back({name.substr(name.rfind('.') + 1), value->first});
            else if (llvm::isa<llvm::Argument>(value->first) && value->first->getType()->isPointerTy())
                m_arguments.push_back({name, value->second.getPointer()});
            m_traced = m_traced || name == "trace_counts_";
        }
        m_local = run->getLocalSize();
        m_groups = run->getNumGroups();
        m_out << "launch " << kernel.getName() << ' ' << productOf(run->getGlobalSize()) << ' ' << productOf(m_local)
              << (m_traced ? " traced\n" : " untraced\n");
    }
    void kernelEnd(const KernelInvocation*) override { m_out.flush(); }

    void workGroupBegin(const WorkGroup* group) override { m_barriers[group] = 0; }
    void workGroupBarrier(const WorkGroup* group, uint32_t) override { ++m_barriers[group]; }

    void memoryLoad(const Memory* memory, const WorkItem* item, size_t address, size_t size) override
    {
        const bool valid = memory->isAddressValid(address, size);
        writeWords("load", memory, item, address, size,
                   valid ? static_cast<const uint8_t*>(memory->getPointer(address)) : nullptr);
    }
    void memoryStore(const Memory* memory, const WorkItem* item, size_t address, size_t size,
                     const uint8_t* data) override
    {
        writeWords("store", memory, item, address, size, data);
    }
    // What an atomic sees depends on the order of the work-items, so its value is left out.
    void memoryAtomicLoad(const Memory* memory, const WorkItem* item, AtomicOp, size_t address, size_t size) override
    {
        write("atomic-load", memory, item, address, size, nullptr);
    }
    void memoryAtomicStore(const Memory* memory, const WorkItem* item, AtomicOp, size_t address, size_t size) override
    {
        write("atomic-store", memory, item, address, size, nullptr);
    }

    void log(MessageType type, const char* message) override
    {
        if (type != MessageType::WARNING && type != MessageType::ERROR)
            return;
        std::string text = message;
        std::replace(text.begin(), text.end(), '\n', ' ');
        m_out << "report " << text << std::endl;
    }

private:
    struct Argument {
        std::string name;
        size_t address;
    };
    struct Local {
        std::string name;
        const llvm::Value* variable;
    };

    std::string arrayOf(const Memory* memory, const WorkItem* item, size_t address) const
    {
        const size_t buffer = memory->extractBuffer(address);
        if (memory->getAddressSpace() == AddrSpaceLocal) {
            for (const Local& local : m_locals)
                if (memory->extractBuffer(item->getWorkGroup()->getLocalMemoryAddress(local.variable)) == buffer)
                    return local.name;
        } else {
            for (const Argument& argument : m_arguments)
                if (memory->extractBuffer(argument.address) == buffer)
                    return argument.name;
        }
        return "?";
    }

    /// A vector is so many words: events name each.
    void writeWords(const char* what, const Memory* memory, const WorkItem* item, size_t address, size_t size,
                    const uint8_t* data)
    {
        constexpr size_t word = 4;
        if (size <= word || size % word != 0) {
            write(what, memory, item, address, size, data);
            return;
        }
        for (size_t at = 0; at < size; at += word)
            write(what, memory, item, address + at, word, data == nullptr ? nullptr : data + at);
    }

    void write(const char* what, const Memory* memory, const WorkItem* item, size_t address, size_t size,
               const uint8_t* data)
    {
        if (m_traced || (memory->getAddressSpace() != AddrSpaceGlobal && memory->getAddressSpace() != AddrSpaceLocal))
            return;
        uint32_t value = 0;
        if (data != nullptr)
            std::memcpy(&value, data, std::min(size, sizeof value));
        m_out << what << ' ' << numberOf(item) << ' ' << arrayOf(memory, item, address) << ' '
              << memory->extractOffset(address) << ' ' << size << ' ' << value << ' '
              << m_barriers[item->getWorkGroup()] << '\n';
    }

    static size_t productOf(const Size3& size) { return size.x * size.y * size.z; }
    static size_t placeOf(const Size3& at, const Size3& in) { return (at.z * in.y + at.y) * in.x + at.x; }
    /// Work-group after work-group, as events number work-items.
    size_t numberOf(const WorkItem* item) const
    {
        return placeOf(item->getWorkGroup()->getGroupID(), m_groups) * productOf(m_local) +
               placeOf(item->getLocalID(), m_local);
    }

    Size3 m_local, m_groups;
    std::ofstream m_out;
    bool m_traced = false;
    std::vector<Argument> m_arguments;
    std::vector<Local> m_locals;
    std::map<const WorkGroup*, unsigned> m_barriers;
};

AccessPlugin* plugin = nullptr;

} // namespace

extern "C" void initializePlugins(Context* context)
{
    if (const char* path = std::getenv("ACCESS_LOG")) {
        plugin = new AccessPlugin{context, path};
        context->registerPlugin(plugin);
    }
}

extern "C" void releasePlugins(Context* context)
{
    if (plugin == nullptr)
        return;
    context->unregisterPlugin(plugin);
    delete plugin;
    plugin = nullptr;
}
