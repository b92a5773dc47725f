#pragma once

#include "ui/scene/scene.hpp"

#include <QByteArray>
#include <map>
#include <set>
#include <tuple>

namespace lockstep::ui {

/// The letters of pictures, so that a page carries the fonts it needs and no more: its text stands alike everywhere.
class PageFonts {
public:
    void add(const Scene& scene);
    void add(const TextShape& text);
    /// One @font-face a face with the font as data. A face that is not one of ours (a substitute on this machine) is
    /// left out, and the reader's browser chooses.
    QByteArray css() const;

private:
    using Face = std::tuple<FontFamily, int, bool>; ///< family, weight, italic
    std::map<Face, std::set<char32_t>> m_letters;
};

} // namespace lockstep::ui
