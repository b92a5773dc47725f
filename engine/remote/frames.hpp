#pragma once

#include "engine/model/words.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace lockstep::remote {

/// Both sides must have the same.
inline constexpr std::uint32_t protocolVersion = 7;

/// What a frame says. Requests are answered by data, then by `done` or `failed`; `take`, `drop` and `cancel` by
/// nothing.
enum class Kind : std::uint8_t {
    hello = 1, ///< version of the protocol, of Lockstep; the first in either direction
    record,    ///< number, options, request: answered by `progress`, `underWay`, the parts of a recording
    recordOwn, ///< the same with an own run behind the request: after the recording comes `outputsDiffer`
    runFast,   ///< request: answered by `words`
    take,      ///< number: the parts of a recording follow, up to `whole`
    drop,      ///< number of a recording that is needed no more
    state,     ///< number, k: answered by `words` for each buffer
    events,    ///< number, k, first group, groups: answered by `packedEvents`, one or several
    forget,    ///< lets go of what stands on the device
    cancel,    ///< the last request
    renew,     ///< what comes next is done by a fresh process; answered by `done`
    devices,   ///< answered by `deviceList`
    rates,     ///< device: answered by `underWay`, then `deviceRates`
    see,    ///< as `record`, of a process whose device is Oclgrind's: answered by a recording's parts and `seenFault`s
    seeOwn, ///< as `recordOwn`, likewise
    speak,  ///< language of its sentences from here on, by its code; not answered

    underWay = 64, ///< first launch, last launch, whether traced, title: told before they begin where there is no board
    progress,      ///< done, total
    head,          ///< a recording without launches and words, as CBOR
    launch,        ///< the next
    words,         ///< an array's: the input, then what states are made of, the output last
    sharedWords,   ///< place and bytes of `words` on the board
    packedEvents,  ///< as in the file format; in a recording of the launch that came last
    sharedEvents,  ///< place and bytes of `packedEvents` on the board
    whole,         ///< what is known of a recording at its end only, and which of its parts are kept
    outputsDiffer, ///< whether they do (OwnRecording)
    deviceList,    ///< devices and problems (remote/device_messages.hpp)
    deviceRates,   ///< what was measured of one
    seenFault,     ///< what is wrong with a line (SeenNote)
    done,
    failed, ///< type, message, details

    // Only where the two are on different machines:
    alive = 128,    ///< a sign of life
    squeezed,       ///< `words` (squeezed.hpp). Before a request, not within a recording: the input of that request
    squeezedEvents, ///< `packedEvents`
    packed,         ///< a frame's kind and bytes, packed
};

/// What has come, as long as nothing else comes.
struct Frame {
    Kind kind = Kind::done;
    std::span<const std::uint8_t> content;
};

/// A frame's length (of what follows it) and kind come first: 4 bytes, the lowest first, and 1.
inline constexpr std::size_t frameHead = 5;
/// Larger than any buffer or launch's events (engine/recording/device_run.cpp).
inline constexpr std::size_t largestFrame = std::size_t{3} << 29;

std::array<std::uint8_t, frameHead> headOf(Kind kind, std::size_t size);

/// Takes bytes as they come, and gives frames.
class FrameReader {
public:
    /// Where to put at least so many bytes, and how many were put there.
    std::span<std::uint8_t> room(std::size_t size);
    void filled(std::size_t size) { m_end += size; }
    /// Nothing: more bytes are needed. Throws std::runtime_error for a frame that nobody sends.
    std::optional<Frame> next();
    /// Of what comes next, as soon as its head has come.
    struct Head {
        Kind kind = Kind::done;
        std::size_t size = 0;
    };
    std::optional<Head> coming() const;

private:
    std::vector<std::uint8_t> m_bytes;
    std::size_t m_at = 0, m_end = 0; ///< of what has not been read
};

/// Writes what a frame holds.
class Writer {
public:
    Writer& number(std::uint64_t value);
    Writer& optional(const std::optional<std::uint64_t>& value);
    Writer& text(std::string_view text);
    Writer& words(const Words& words);
    Writer& blob(std::span<const std::uint8_t> bytes);
    std::vector<std::uint8_t> bytes() { return std::move(m_bytes); }

private:
    std::vector<std::uint8_t> m_bytes;
};

/// What `hello` holds.
std::vector<std::uint8_t> greeting();

/// Where frames go.
using Send = std::function<void(Kind, std::span<const std::uint8_t>)>;

/// Reads it. Throws std::runtime_error where the bytes end too early.
class Reader {
public:
    explicit Reader(const Frame& frame) : m_left(frame.content) {}
    std::uint64_t number();
    std::optional<std::uint64_t> optional();
    /// How many things follow that take no less than 8 bytes each.
    std::size_t count();
    std::string text();
    Words words();
    std::span<const std::uint8_t> blob() { return take(number()); } ///< as long as the frame
    bool isAtEnd() const { return m_left.empty(); }

private:
    std::span<const std::uint8_t> take(std::uint64_t size);

    std::span<const std::uint8_t> m_left;
};

} // namespace lockstep::remote
