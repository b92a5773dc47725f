#pragma once

#include <string>

namespace lockstep::app {

/// What --quiet leaves out is what a call says besides what it was made for: how far it is, what to take its result
/// with, what was written where. Errors are told all the same.
void beQuiet();
bool isQuiet();
/// Standard output takes a file: no other line may come there.
void keepOutputForFile();

/// "x.png written": a line on standard output.
void printDone(const std::string& line);
/// "lockstep: …": a line on standard error that is no error.
void remark(const std::string& line);

} // namespace lockstep::app
