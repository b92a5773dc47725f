#pragma once

#include "engine/model/buffer.hpp"
#include "engine/model/forward.hpp"
#include "engine/model/words.hpp"
#include "ui/lens/lens.hpp"

#include <QString>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace lockstep::ui {

/// Why what work-items did is not known, where it is not.
enum class Telling : std::uint8_t {
    all,      ///< every load and store
    untraced, ///< the kernel tells nothing
    untrue,   ///< what it tells is not what its buffers hold then
    many,     ///< more than is read for a picture
    lost      ///< more than could be kept, of a launch that cannot run again
};

/// What came to an element.
enum class Came : std::uint8_t {
    nothing,
    copied,   ///< the value of another one
    computed, ///< a new value
    same,     ///< the value that stood there
    kept,     ///< it was compared and stays
    untold,   ///< it changed, and no event says so
    outside   ///< it is none: a work-item meant to store beyond the array
};

/// Who touched an element: a work-item, or one of these.
inline constexpr std::int64_t nobody = -1, several = -2;

/// An access beyond an array's elements.
struct ArrayStray {
    std::int64_t index = 0;
    std::uint32_t value = 0; ///< that was to be stored, where that is known
    std::int64_t item = nobody;
    std::uint32_t group = 0;
    bool stores = false, hasValue = false;
    bool isBehind = true; ///< the last element; else before the first
    bool isMore = false;  ///< this one and others farther away
};

/// An array in a launch, or in a phase of it. One in local memory is a work-group's.
struct ArrayUse {
    std::uint32_t array = 0, group = 0; ///< as in Access; group 0 of a buffer
    std::size_t groups = 1;             ///< of the launch, where it is a work-group's
    QString name;
    ElementType type = ElementType::uint32;
    Role role = Role::keys;
    std::size_t size = 0, columns = 0; ///< elements in all, and in a row; columns is 0 where it has one row
    bool isLocal = false;
    bool isTaken = false, isWritable = false; ///< by the launch's kernel, as an argument
    bool isBlank = false;                     ///< nothing had written to it before the launch

    // By element; empty where the recording is too large to look at every element.
    WordsPtr before, after;
    std::vector<bool> blankBefore, blankAfter; ///< nothing has written there; empty: everywhere something has
    std::vector<std::int64_t> loadedBy, storedBy;
    std::vector<Came> came;
    std::vector<bool> raced;                  ///< two work-items met there; empty: nowhere
    std::vector<std::uint32_t> stores, drawn; ///< how often it was stored to; how many acts of these there are
    std::vector<bool> renewed;                ///< some store brought another value than stood there
    std::vector<ArrayStray> strays;           ///< beyond its elements
    bool isWrong = false;                     ///< the run is over, and not all in it is as expected
    std::size_t loaded = 0, stored = 0, kept = 0, changed = 0;
    std::size_t loadedBefore = 0; ///< before anything was stored there in this part

    bool isTold() const { return before != nullptr; }
    /// Before events are read.
    void makeRoom();
    /// The last of so many stores left the element's value, and not all of them are drawn; 0: all are.
    std::uint32_t storesBehind(std::size_t i) const
    {
        return i < stores.size() && stores[i] > 1 && drawn[i] > 0 && drawn[i] < stores[i] ? stores[i] : 0;
    }
    bool isBlankBefore(std::size_t i) const { return i < blankBefore.size() && blankBefore[i]; }
    bool isBlankAfter(std::size_t i) const { return i < blankAfter.size() && blankAfter[i]; }
    bool isRaced(std::size_t i) const { return i < raced.size() && raced[i]; }
};

/// An element of a use; behind its last one follow its strays.
struct ElementAt {
    std::size_t use = 0;
    std::uint32_t index = 0;
    bool operator==(const ElementAt&) const = default;
};

/// A store of a work-item, with what it had loaded since its last one.
struct ArrayAct {
    std::uint32_t item = 0, group = 0;
    Came came = Came::copied;
    std::vector<ElementAt> from, to;
    std::vector<std::size_t> after; ///< acts of this part whose values it loaded
};

/// What a launch, or a phase of it, did with all arrays.
struct ArraysRead {
    std::size_t launch = 0;             ///< 0: the input
    std::optional<std::uint32_t> phase; ///< from 0; nothing: the launch as a whole
    std::size_t phases = 1;
    Telling telling = Telling::all;
    std::vector<ArrayUse> uses;  ///< the buffers, in their order, then local arrays by group
    std::vector<ArrayAct> acts;  ///< in order; empty where they are more than anybody can follow
    std::size_t items = 0;       ///< work-items that loaded or stored something
    std::size_t localStores = 0; ///< of a whole launch: from local memory to local memory, which its acts leave out
    std::size_t racedWords = 0;
    std::size_t outside = 0; ///< accesses beyond arrays' elements
    bool hasLocal() const;
};
std::size_t bytesOf(const ArraysRead& read);

/// Which part of the run a moment shows.
struct ArraysTime {
    std::size_t launch = 0;
    std::optional<std::uint32_t> phase; ///< nothing: the launch as a whole
    double fraction = 1;
};
ArraysTime arraysTime(const Recording& recording, Moment moment);

/// Every element and event of this launch is looked at; else it is drawn from densities alone.
bool isLookedAt(const Recording& recording, std::size_t launch);
/// Who tells what happened in it.
Telling tellingOf(const Recording& recording, std::size_t launch);
/// The buffer had no content at first, and no launch before this one takes it to write.
bool isBlankBefore(const Recording& recording, std::size_t buffer, std::size_t launch);
/// Null where a piece is not at hand.
std::optional<ArraysRead> readArrays(const Resident& resident, const ArraysTime& time);
std::vector<Phrase> tellArrays(const ArraysRead& read, const Recording& recording, const ArraysTime& time);

} // namespace lockstep::ui
