#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>

namespace lockstep::remote {

/// What a process does at the moment.
struct UnderWay {
    std::uint64_t first = 0, last = 0; ///< launches; 0: none yet
    bool isTraced = false;
    std::string title;
};

/// Memory that a process shares with the one that started it. It writes there which launch is under way: that costs
/// nothing, and stands there when it has crashed. And it lays large arrays down there, which need not go through the
/// kernel then. Of the two sides one writes and the other reads.
class Board {
public:
    /// Of the process that reads; without memory where the system gives none.
    Board();
    /// Of the process that writes: the memory behind this descriptor; without any where that is none.
    explicit Board(int descriptor);
    ~Board();
    Board(const Board&) = delete;
    Board& operator=(const Board&) = delete;

    bool isThere() const { return m_page != nullptr; }
    int descriptor() const { return m_descriptor; }

    void write(const UnderWay& now);
    /// How often it was written to.
    std::uint64_t changes() const;
    /// What was written last; nothing is believed but that these are numbers and some text.
    UnderWay read() const;

    /// Lays these bytes down and says where; nothing where too much lies there already.
    std::optional<std::uint64_t> put(std::span<const std::uint8_t> bytes);
    /// What was laid down there; the other side may still change it. Throws std::runtime_error where nothing can be.
    std::span<const std::uint8_t> at(std::uint64_t place, std::uint64_t size) const;
    /// All that was laid down before this place is needed no more.
    void release(std::uint64_t place);

private:
    struct Page;

    void map();

    Page* m_page = nullptr;
    std::uint8_t* m_room = nullptr; ///< a ring
    std::uint64_t m_put = 0;        ///< bytes laid down in all, and left out where the ring begins anew
    int m_descriptor = -1;
};

} // namespace lockstep::remote
