#include "engine/algorithms/sizes.hpp"

#include "engine/error.hpp"
#include "engine/model/sentence.hpp"

#include <fmt/format.h>

namespace lockstep {

std::uint32_t number(const Parameters& parameters, const char* name)
{
    return static_cast<std::uint32_t>(std::stoul(parameters.at(name)));
}

void chooseBySize(Parameters& parameters, const char* name, std::size_t n, const char* few, const char* some,
                  const char* many)
{
    std::string& value = parameters.at(name);
    if (value == "auto")
        value = std::string{n <= 64 ? few : n <= 4096 ? some : many};
}

Parameter groupParameter()
{
    return {"group-size", "Work-group", {"auto", "4", "8", "16", "32", "64", "128", "256"}, "auto"};
}

void resolveGroup(Parameters& parameters, std::size_t n)
{
    if (parameters.at("group-size") == "auto")
        parameters["group-size"] = n <= 64 ? "4" : n <= 65536 ? "64" : "256";
}

void requireGroup(const Launcher& run, std::size_t group, const char* parameter)
{
    if (group > run.maxGroup())
        throw InputError{sentence("Work-groups of {} are more than this device allows ({}); choose a smaller {}.",
                                  group, run.maxGroup(), parameter)};
}

} // namespace lockstep
