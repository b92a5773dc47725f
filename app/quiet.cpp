#include "app/quiet.hpp"

#include "app/commands.hpp"

#include <cstdio>
#include <fmt/format.h>

namespace lockstep::app {
namespace {

bool quiet = false;
bool outputIsTaken = false;

} // namespace

void beQuiet()
{
    quiet = true;
}

bool isQuiet()
{
    return quiet;
}

void keepOutputForFile()
{
    outputIsTaken = true;
}

void printDone(const std::string& line)
{
    if (!quiet && !outputIsTaken)
        print(line);
}

void remark(const std::string& line)
{
    if (!quiet)
        fmt::print(stderr, "lockstep: {}\n", oneLine(line));
}

} // namespace lockstep::app
