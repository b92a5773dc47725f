// What stands in for processes of their own, the walls round them and devices of other machines where the system is not
// Linux: CMakeLists.txt then takes this file in place of those that do it.

#include "engine/error.hpp"
#include "engine/model/sentence.hpp"
#include "engine/remote/by_machine.hpp"
#include "engine/remote/isolated.hpp"
#include "engine/remote/machine.hpp"
#include "engine/remote/sandbox.hpp"
#include "engine/remote/serve.hpp"

namespace lockstep {
namespace {

[[noreturn]] void refuse()
{
    throw Error{sentence("Device work in a process of its own, on another machine or by Oclgrind is to be had under "
                         "Linux alone; choose a device of this machine, without --isolated.")};
}

} // namespace

std::unique_ptr<Worker> isolated(const Isolation&)
{
    refuse();
}

std::unique_ptr<Worker> seeing(Isolation)
{
    refuse();
}

std::unique_ptr<Worker> byMachine(std::function<std::unique_ptr<Worker>()> local, const Reach&)
{
    return local();
}

bool isFar(std::string_view device)
{
    return remote::namesMachine(device);
}

bool isFar(const RecordingPtr&)
{
    return false;
}

namespace remote {

void serve(const std::optional<Isolation>&)
{
    refuse();
}

std::optional<Isolation> inSandbox(const Isolation&)
{
    return std::nullopt;
}

std::string whyNoSandbox()
{
    return sentence("only Linux has walls for it.");
}

} // namespace remote
} // namespace lockstep
