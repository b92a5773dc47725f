#include "engine/formats/bookmarks_cbor.hpp"

#include <stdexcept>

namespace lockstep {

using Json = nlohmann::json;

void addBookmarks(Json& json, const Recording& recording)
{
    Json list = Json::array();
    for (const Bookmark& one : bookmarksOf(recording))
        list.push_back({one.launch, one.note});
    if (!list.empty())
        json["bookmarks"] = std::move(list);
}

std::vector<Bookmark> bookmarksFromJson(const Json& json)
try {
    std::vector<Bookmark> bookmarks;
    const auto list = json.find("bookmarks");
    if (list == json.end())
        return bookmarks;
    if (!list->is_array() || list->size() > mostBookmarks)
        throw std::runtime_error{"The recording is damaged: its bookmarks cannot be read."};
    for (const Json& one : *list) {
        if (!one.is_array() || one.size() != 2 || !one.at(0).is_number_unsigned())
            throw std::runtime_error{"The recording is damaged: its bookmarks cannot be read."};
        bookmarks.push_back({one.at(0).get<std::size_t>(), one.at(1).get<std::string>()});
    }
    return bookmarks;
} catch (const Json::exception&) {
    throw std::runtime_error{"The recording is damaged: its bookmarks cannot be read."};
}

} // namespace lockstep
