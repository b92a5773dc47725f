#include "engine/analysis/bookmarks.hpp"

#include "engine/analysis/beside.hpp"
#include "engine/error.hpp"
#include "engine/input/printable.hpp"
#include "engine/model/recording.hpp"
#include "engine/model/sentence.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <string_view>

namespace lockstep {
namespace {

Beside<std::vector<Bookmark>>& all()
{
    static Beside<std::vector<Bookmark>> bookmarks;
    return bookmarks;
}

void check(const Recording& recording, const std::vector<Bookmark>& bookmarks)
{
    if (bookmarks.size() > mostBookmarks)
        throw InputError{sentence("There are {} bookmarks; a recording has up to {}. Remove some.", bookmarks.size(),
                                  mostBookmarks)};
    for (std::size_t i = 0; i < bookmarks.size(); ++i) {
        const auto& [launch, note] = bookmarks[i];
        if (launch > recording.launchCount())
            throw InputError{sentence("A bookmark is of launch {}, but this run has launches 1 to {}, and 0 is the "
                                      "input.",
                                      launch, recording.launchCount())};
        if (i > 0 && bookmarks[i - 1].launch == launch)
            throw InputError{sentence("Launch {} has two bookmarks; it has room for one.", launch)};
        if (note.size() > longestBookmark)
            throw InputError{sentence("The note on launch {} is of {} bytes; up to {} are kept. Shorten it.", launch,
                                      note.size(), longestBookmark)};
        if (printable(note) != note)
            throw InputError{sentence("The note on launch {} is no line of text.", launch)};
    }
}

} // namespace

void rememberBookmarks(const RecordingPtr& recording, std::vector<Bookmark> bookmarks)
{
    std::ranges::stable_sort(bookmarks, {}, &Bookmark::launch);
    check(*recording, bookmarks);
    all().remember(recording, std::move(bookmarks));
}

std::vector<Bookmark> bookmarksOf(const Recording& recording)
{
    const auto found = all().of(recording);
    return found ? *found : std::vector<Bookmark>{};
}

std::optional<Bookmark> bookmarkAt(const Recording& recording, std::size_t launch)
{
    for (const Bookmark& one : bookmarksOf(recording))
        if (one.launch == launch)
            return one;
    return std::nullopt;
}

} // namespace lockstep
