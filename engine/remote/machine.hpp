#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lockstep::remote {

/// Where another machine is, and which of its devices is meant: "ssh:[user@]host[:port][/device]".
struct Machine {
    std::string user, host; ///< host: a name of the user's ssh configuration, too; an address of IPv6 without brackets
    std::optional<unsigned> port;
    std::string device = "auto"; ///< there

    /// The same without a device: "[user@]host[:port]".
    std::string address() const;
    std::string name() const { return std::string{"ssh:"}.append(address()); }
    /// What a device there is called here: "NVIDIA H100 at lab.example.org".
    std::string nameOf(const std::string& deviceThere) const;
};

/// Whether a device's name begins as one on another machine does.
bool namesMachine(std::string_view device);
/// Throws InputError where it is none; nothing in it means anything to a shell or to ssh but what it says.
Machine machineNamed(const std::string& device);

/// A command and its arguments, as in a shell's line: parted by spaces, with quotes. Throws InputError where one is
/// open at the end, naming the variable that it stands in.
std::vector<std::string> wordsOfCommand(std::string_view line, std::string_view variable);
/// A word that a shell on another machine takes for just this; a ~ at its beginning stays the folder of the user.
std::string quoted(std::string_view word);

/// ssh and its arguments: its own options, where to, and what is run there. LOCKSTEP_SSH names another ssh, and
/// LOCKSTEP_REMOTE another program there than `lockstep`.
std::vector<std::string> sshCommand(const Machine& machine, bool mayAsk, const std::vector<std::string>& arguments);
/// What is run there.
std::string remoteProgram();

} // namespace lockstep::remote
