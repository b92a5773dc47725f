#include "engine/remote/board.hpp"

#include "engine/input/printable.hpp"

#include <algorithm>
#include <atomic>
#include <cstring>
#include <fcntl.h>
#include <stdexcept>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

namespace lockstep::remote {

struct Board::Page {
    static constexpr std::size_t most = 256;
    std::uint64_t changes, first, last, isTraced, size;
    std::uint64_t released; ///< bytes of all that were put; the reader's
    char title[most];
};

namespace {

constexpr std::size_t pageSize = 4096, roomSize = std::size_t{32} << 20; // memory is taken as it is touched
constexpr std::size_t fileSize = pageSize + roomSize;
constexpr int seals = F_SEAL_GROW | F_SEAL_SHRINK | F_SEAL_SEAL; // no process can take the memory from the other

// A kernel may write there, too, and what is just being written is read only by chance: each part stands for itself.

template <typename Value>
void set(Value& place, Value value)
{
    std::atomic_ref{place}.store(value, std::memory_order_release);
}

template <typename Value>
Value get(Value& place)
{
    return std::atomic_ref{place}.load(std::memory_order_acquire);
}

} // namespace

Board::Board() : m_descriptor(memfd_create("lockstep-launch", MFD_CLOEXEC | MFD_ALLOW_SEALING))
{
    static_assert(sizeof(Page) <= pageSize && std::atomic_ref<std::uint64_t>::is_always_lock_free);
    if (m_descriptor >= 0 && ftruncate(m_descriptor, fileSize) == 0 && fcntl(m_descriptor, F_ADD_SEALS, seals) == 0)
        map();
}

Board::Board(int descriptor)
{
    struct stat about = {};
    if (fcntl(descriptor, F_GET_SEALS) != seals || fstat(descriptor, &about) != 0 ||
        about.st_size != static_cast<off_t>(fileSize))
        return; // some file of somebody's
    m_descriptor = descriptor;
    fcntl(descriptor, F_SETFD, FD_CLOEXEC);
    map();
}

void Board::map()
{
    void* memory = mmap(nullptr, fileSize, PROT_READ | PROT_WRITE, MAP_SHARED, m_descriptor, 0);
    if (memory == MAP_FAILED)
        return;
    m_page = static_cast<Page*>(memory); // zeros at first
    m_room = static_cast<std::uint8_t*>(memory) + pageSize;
}

Board::~Board()
{
    if (m_page != nullptr)
        munmap(m_page, fileSize);
    if (m_descriptor >= 0)
        close(m_descriptor);
}

void Board::write(const UnderWay& now)
{
    const std::size_t size = std::min(now.title.size(), Page::most);
    set(m_page->first, now.first);
    set(m_page->last, now.last);
    set(m_page->isTraced, std::uint64_t{now.isTraced});
    set(m_page->size, std::uint64_t{size});
    for (std::size_t i = 0; i < size; ++i)
        set(m_page->title[i], now.title[i]);
    set(m_page->changes, m_page->changes + 1);
}

std::uint64_t Board::changes() const
{
    return get(m_page->changes);
}

UnderWay Board::read() const
{
    UnderWay now{get(m_page->first), get(m_page->last), get(m_page->isTraced) != 0, {}};
    const std::size_t size = std::min<std::size_t>(get(m_page->size), Page::most);
    for (std::size_t i = 0; i < size; ++i)
        now.title += get(m_page->title[i]);
    now.title = printable(now.title);
    return now;
}

std::optional<std::uint64_t> Board::put(std::span<const std::uint8_t> bytes)
{
    if (m_page == nullptr || bytes.size() > roomSize)
        return std::nullopt;
    std::uint64_t place = m_put;
    if (place % roomSize + bytes.size() > roomSize) // it lies in one piece
        place += roomSize - place % roomSize;
    if (place + bytes.size() - get(m_page->released) > roomSize)
        return std::nullopt;
    std::memcpy(m_room + place % roomSize, bytes.data(), bytes.size());
    m_put = place + bytes.size();
    return place;
}

std::span<const std::uint8_t> Board::at(std::uint64_t place, std::uint64_t size) const
{
    if (m_page == nullptr || size > roomSize || place % roomSize + size > roomSize)
        throw std::runtime_error{"a place that is not there"};
    return {m_room + place % roomSize, static_cast<std::size_t>(size)};
}

void Board::release(std::uint64_t place)
{
    set(m_page->released, place);
}

} // namespace lockstep::remote
