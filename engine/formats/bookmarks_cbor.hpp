#pragma once

#include "engine/analysis/bookmarks.hpp"

#include <nlohmann/json.hpp>

namespace lockstep {

/// Adds the recording's bookmarks to its value, where there are any.
void addBookmarks(nlohmann::json& json, const Recording& recording);
/// Throws std::runtime_error.
std::vector<Bookmark> bookmarksFromJson(const nlohmann::json& json);

} // namespace lockstep
