#include "engine/model/operations.hpp"

#include <fmt/format.h>

namespace lockstep {

std::string operationConstants()
{
    std::string text;
    for (const Operation& row : operations)
        text += fmt::format("#define TRACE_OP_{} {}\n", row.name, static_cast<unsigned>(row.op));
    return text + fmt::format("#define TRACE_WORK_OPS {}u\n", workOps());
}

} // namespace lockstep
