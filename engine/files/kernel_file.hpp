#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace lockstep {

struct KernelParameter {
    std::string name;
    std::string declaration; ///< type as written, e.g. "__global const uint *"
    bool pointer = false;
    bool writable = false; ///< a pointer not declared const
};

struct KernelSignature {
    std::string name;
    std::vector<KernelParameter> parameters; ///< without the trace's own
    std::vector<std::string> localArrays;    ///< and behind them those in registers, declared __private
    std::size_t registerArrays = 0;          ///< how many of them
    bool barriers = false, atomics = false;  ///< whether its body has any
    bool globalAtomics = false;              ///< atomics on its parameters: its work-groups may depend on one another
    std::uint32_t traceAccesses = 2;         ///< most reads or writes that one of its events names
    bool fewEvents = false; ///< its text has no loop and few trace calls: no work-item reports more than 255 events
    bool traced = false; ///< it has TRACE_ARGS: it can report events. One without runs all the same, and reports none
    std::string body;    ///< its text up to the next kernel's, without comments, a blank between words
};

/// A kernel file as it stands on disk, and what its text says of its kernels. Each text is taken apart once a process
/// and kept, so that copies cost nothing. From any thread.
class KernelFile {
public:
    /// Reads kernels/<name>, with the text of kernels/<other> for each line #include "<other>" (one level deep). Throws
    /// Error where one cannot be read. A file that has not changed since is not read again.
    static KernelFile load(const std::string& name);
    KernelFile(std::string name, std::string source);

    const std::string& name() const { return m_told->name; }
    const std::string& source() const { return m_told->source; }
    /// In the order of the text.
    const std::vector<KernelSignature>& kernels() const { return m_told->kernels; }
    /// Throws Error naming the file for a kernel that it does not hold.
    const KernelSignature& kernel(std::string_view name) const;
    /// A number for each name of an array parameter or local array, from 1, one a file: -DTRACE_ID_<name>.
    const std::map<std::string, std::uint32_t>& traceIds() const { return m_told->traceIds; }
    /// The line of the statement in front of the trace call that stands on this line.
    std::uint16_t statementLine(std::uint16_t traceLine) const;

private:
    struct Told {
        std::string name, source;
        std::vector<KernelSignature> kernels;
        std::map<std::string, std::uint32_t> traceIds;
        std::vector<std::uint16_t> statementLines;
    };
    static std::shared_ptr<const Told> takenApart(std::string name, std::string source,
                                                  std::vector<KernelSignature> kernels);

    std::shared_ptr<const Told> m_told; ///< never null
};

/// What stands before every kernel file: the numbers of the operations, then kernels/trace.clh.
std::string preludeSource();

} // namespace lockstep
