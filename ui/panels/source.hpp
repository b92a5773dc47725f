#pragma once

#include "engine/recording/recording.hpp"

#include <QString>
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

class KernelSource {
public:
    KernelSource() = default;
    explicit KernelSource(const QString& source);

    const std::vector<CodeLine>& lines() const { return m_lines; }
    /// The statements that an event's line stands for: those in front of its trace call.
    std::set<int> statements(int eventLine) const;
    /// Line where a kernel's definition begins; 1 where it isn't found.
    int kernelStart(const QString& kernel) const;

private:
    void style();
    std::vector<CodeLine> m_lines;
    std::vector<int> m_shownAt; ///< by line - 1: the index in m_lines that stands for it
};

} // namespace lockstep::ui
