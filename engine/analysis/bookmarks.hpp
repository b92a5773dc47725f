#pragma once

#include "engine/model/forward.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace lockstep {

/// A launch that somebody wants to come back to, and what they noted of it: a person's words, never the picture's.
struct Bookmark {
    std::size_t launch = 0; ///< 0: the input
    std::string note;       ///< one line; may be empty
    bool operator==(const Bookmark&) const = default;
};

inline constexpr std::size_t mostBookmarks = 1024, longestBookmark = 500; ///< bytes of a note

/// They stand beside the recording as long as it lives, by launch. Throws InputError for one of a launch that the
/// recording has not, for two of one launch, and for a note that is no line of text or too long.
void rememberBookmarks(const RecordingPtr& recording, std::vector<Bookmark> bookmarks);
/// None where nothing was remembered for this very recording.
std::vector<Bookmark> bookmarksOf(const Recording& recording);
std::optional<Bookmark> bookmarkAt(const Recording& recording, std::size_t launch);

} // namespace lockstep
