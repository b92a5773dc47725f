#pragma once

#include <QString>
#include <map>
#include <set>
#include <span>
#include <vector>

namespace lockstep::ui {

/// How a piece of kernel source is drawn.
enum class CodeStyle { plain, keyword, comment, directive };
struct CodePiece {
    QString text;
    int column = 0;
    CodeStyle style = CodeStyle::plain;
};

/// A line of the kernel file as the panel shows it: the trace calls are folded to a mark behind the line.
struct CodeLine {
    int number = 0; ///< from 1, as in the file
    QString text;
    QString folded; ///< what the mark stands for; empty: none
    std::vector<CodePiece> pieces;
};

/// A kernel file as the panel shows it. Of one far longer than any of ours (a forged recording's) only the beginning is
/// read, so that no source can keep the window waiting.
class KernelSource {
public:
    static constexpr qsizetype mostCharacters = 64 * 1024, mostLines = 2000;

    KernelSource() = default;
    explicit KernelSource(const QString& source);

    const std::vector<CodeLine>& lines() const { return m_lines; }
    /// The statements that an event's line stands for: those in front of its trace call.
    std::set<int> statements(int eventLine) const;
    /// How often each statement ran, by line, where so many events came from each line. Both ways of a comparison that
    /// swaps or stays ran its loads.
    std::map<int, std::uint64_t> runs(const std::map<int, std::uint64_t>& eventsOfLine) const;
    /// Line where a kernel's definition begins; 1 where it isn't found.
    int kernelStart(const QString& kernel) const;

private:
    void style();
    std::set<int> inFrontOf(std::size_t at) const;
    /// Of an event in what a swap does: the statements of its comparison, which stand in front of its TRACE_STAY.
    std::set<int> comparisonOf(int eventLine) const;
    std::size_t shownAt(int eventLine) const;
    std::vector<CodeLine> m_lines;
    std::vector<int> m_shownAt; ///< by line - 1: the index in m_lines that stands for it
};

} // namespace lockstep::ui
