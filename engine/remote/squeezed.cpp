#include "engine/remote/squeezed.hpp"

#include "engine/formats/packed_words.hpp"
#include "engine/remote/frames.hpp"
#include "engine/remote/packed_bytes.hpp"
#include "engine/remote/stages.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <numeric>
#include <optional>
#include <stdexcept>

namespace lockstep::remote {
namespace {

using Bytes = std::vector<std::uint8_t>;

/// How an array is told. From `steps` to `exclusive` it is by how much each word misses what is expected there.
enum class Method : std::uint8_t {
    same,      ///< as another
    plain,     ///< word by word
    steps,     ///< expected: the word that stands so many words before
    change,    ///< expected: what stands there in another
    inclusive, ///< expected: the word before, and what stands there in another: an inclusive scan
    exclusive, ///< ... or what stands before in the other
    window,    ///< ... without what stands so many words before: a scan that has reached so far
    moved,     ///< where in another each word stands: the place, exclusive or its own
    ranks,     ///< which of the words of another each is, in order, and how far from the one before
};

/// What is expected at a place, of the words before it and another array.
struct Guess {
    Method method = Method::plain;
    std::size_t stride = 1;
    const Words* other = nullptr;

    std::uint32_t at(const Words& words, std::size_t i) const
    {
        switch (method) {
        case Method::steps:
            return i < stride ? 0 : words[i - stride];
        case Method::change:
            return (*other)[i];
        case Method::inclusive:
            return (i == 0 ? 0 : words[i - 1]) + (*other)[i];
        case Method::exclusive:
            return i == 0 ? 0 : words[i - 1] + (*other)[i - 1];
        case Method::window:
            return (i == 0 ? 0 : words[i - 1]) + (*other)[i] - (i < stride ? 0 : (*other)[i - stride]);
        default:
            return 0;
        }
    }
};

/// Small numbers of either sign as small numbers.
std::uint32_t folded(std::uint32_t difference)
{
    return difference << 1 ^ (difference >> 31 != 0 ? UINT32_MAX : 0);
}
std::uint32_t unfolded(std::uint32_t number)
{
    return number >> 1 ^ ((number & 1) != 0 ? UINT32_MAX : 0);
}

/// The lowest bytes of all words, then the next ones: zstd finds in each how often which byte is there.
Bytes bytePlanes(const Words& words)
{
    const std::size_t n = words.size();
    Bytes bytes(4 * n);
    for (std::size_t i = 0; i < n; ++i)
        for (std::size_t plane = 0; plane < 4; ++plane)
            bytes[plane * n + i] = static_cast<std::uint8_t>(words[i] >> 8 * plane);
    return bytes;
}

Words fromBytePlanes(std::span<const std::uint8_t> bytes, std::size_t n)
{
    Words words(n);
    for (std::size_t plane = 0; plane < 4; ++plane)
        for (std::size_t i = 0; i < n; ++i)
            words[i] |= std::uint32_t{bytes[plane * n + i]} << 8 * plane;
    return words;
}

std::size_t planeBytes(std::size_t n)
{
    return (n + 7) / 8;
}

/// Bit `bit` of all words.
void addBitPlane(Bytes& bytes, const Words& words, unsigned bit)
{
    const std::size_t begin = bytes.size();
    bytes.resize(begin + planeBytes(words.size()));
    for (std::size_t i = 0; i < words.size(); ++i)
        bytes[begin + i / 8] |= static_cast<std::uint8_t>((words[i] >> bit & 1) << i % 8);
}

std::uint32_t bitOf(std::span<const std::uint8_t> plane, std::size_t i)
{
    return plane[i / 8] >> i % 8 & 1u;
}

/// Places all over an array, some that follow one another: by them a way to tell it is judged.
std::vector<std::size_t> samplePlaces(std::size_t n)
{
    constexpr std::size_t runs = 64, run = 64;
    std::vector<std::size_t> places;
    if (n <= runs * run) {
        places.resize(n);
        std::iota(places.begin(), places.end(), std::size_t{0});
        return places;
    }
    for (std::size_t r = 0; r < runs; ++r)
        for (std::size_t i = 0; i < run; ++i)
            places.push_back(r * (n / runs) + i);
    return places;
}

/// Bits of information in each of some words, taken byte by byte.
double bitsAWord(const Words& some)
{
    double bits = 0;
    for (unsigned shift = 0; shift < 32; shift += 8) {
        std::array<std::size_t, 256> counts{};
        for (const std::uint32_t word : some)
            ++counts[word >> shift & 0xFF];
        for (const std::size_t count : counts)
            if (count > 0) {
                const double share = static_cast<double>(count) / static_cast<double>(some.size());
                bits -= share * std::log2(share);
            }
    }
    return bits;
}

double bitsAWord(const Words& words, const Guess& guess, const std::vector<std::size_t>& places)
{
    Words some;
    some.reserve(places.size());
    for (const std::size_t i : places)
        some.push_back(guess.method == Method::plain ? words[i] : folded(words[i] - guess.at(words, i)));
    return bitsAWord(some);
}

/// Where the words of an array stand in another that has them all.
struct Found {
    Words moves; ///< that place, exclusive or the word's own
    Words ranks; ///< which of the other's words it is, from the smallest; equal ones are the same
};

/// Of places, in order, the one that differs from this one in the fewest high bits: networks exchange such ones.
std::uint32_t nearest(std::span<const std::uint32_t> places, std::uint32_t to)
{
    if (places.size() == 1)
        return places.front();
    const auto after = std::ranges::lower_bound(places, to);
    std::uint32_t best = after == places.end() ? places.back() : *after;
    if (after != places.begin() && (*(after - 1) ^ to) < (best ^ to))
        best = *(after - 1);
    return best;
}

std::optional<Found> found(const Shelved& array, const Shelved& other)
{
    const Words &words = *array.words(), &others = *other.words();
    const std::span<const std::uint32_t> order = other.order();
    Found result{Words(words.size()), Words(words.size())};
    std::size_t begin = 0, end = 0; // of the words in `order` that are equal
    std::uint32_t rank = 0;
    const auto goOn = [&] {
        begin = end;
        while (end < order.size() && others[order[end]] == others[order[begin]])
            ++end;
    };
    goOn();
    for (const std::uint32_t i : array.order()) {
        for (; begin < end && others[order[begin]] < words[i]; ++rank)
            goOn();
        if (begin == end || others[order[begin]] != words[i])
            return std::nullopt;
        result.moves[i] = nearest(order.subspan(begin, end - begin), i) ^ i;
        result.ranks[i] = rank;
    }
    return result;
}

/// The words of an array, each once, from the smallest.
Words distinct(const Shelved& array)
{
    Words words;
    for (const std::uint32_t place : array.order())
        if (const std::uint32_t word = (*array.words())[place]; words.empty() || word != words.back())
            words.push_back(word);
    return words;
}

/// How far each rank is from the one before; the signs apart, since they stay as long as a run goes up or down.
struct Strides {
    Words sizes, areDown;
};
Strides stridesOf(const Words& ranks)
{
    Strides strides{Words(ranks.size()), Words(ranks.size())};
    for (std::size_t i = 0; i < ranks.size(); ++i) {
        const std::uint32_t before = i == 0 ? 0 : ranks[i - 1];
        strides.areDown[i] = ranks[i] < before ? 1 : 0;
        strides.sizes[i] = ranks[i] < before ? before - ranks[i] : ranks[i] - before;
    }
    return strides;
}

/// At how many of some places stands what stood there before, or at a place that networks exchange it with.
std::size_t likeness(const Words& words, const Words& other, const std::vector<std::size_t>& places)
{
    if (words.size() != other.size())
        return 0;
    std::size_t like = 0;
    for (const std::size_t i : places) {
        bool isThere = words[i] == other[i];
        for (std::size_t distance = 1; !isThere && distance < words.size(); distance *= 2)
            isThere = (i ^ distance) < words.size() && words[i] == other[i ^ distance];
        like += isThere ? 1 : 0;
    }
    return like;
}

Bytes frame(Method method, std::size_t size, std::uint64_t number, const Digest& other, const Bytes& planes,
            const Stage& stage = {})
{
    return Writer{}
        .number(static_cast<std::uint64_t>(method))
        .number(size)
        .number(number)
        .number(stage.number())
        .number(other.high)
        .number(other.low)
        .blob(packBytes(planes))
        .bytes();
}

Bytes told(const Words& words, const Guess& guess, const Digest& other)
{
    if (guess.method == Method::plain)
        return frame(Method::plain, words.size(), 0, other, bytePlanes(words));
    Words misses(words.size());
    for (std::size_t i = 0; i < words.size(); ++i)
        misses[i] = folded(words[i] - guess.at(words, i));
    return frame(guess.method, words.size(), guess.stride, other, bytePlanes(misses));
}

Bytes toldByMoves(const Words& moves, const Digest& other, const Stage& stage = {})
{
    const std::uint32_t bits = std::accumulate(moves.begin(), moves.end(), 0u, std::bit_or{});
    Bytes planes;
    for (unsigned bit = 0; bit < 32; ++bit)
        if ((bits >> bit & 1) != 0)
            addBitPlane(planes, moves, bit);
    return frame(Method::moved, moves.size(), bits, other, planes, stage);
}

Bytes toldByRanks(const Strides& strides, const Digest& other)
{
    Bytes planes = bytePlanes(strides.sizes);
    addBitPlane(planes, strides.areDown, 0);
    return frame(Method::ranks, strides.sizes.size(), 0, other, planes);
}

Words heardByMoves(std::span<const std::uint8_t> planes, std::size_t size, std::uint32_t bits, const Words& other)
{
    Words words(size);
    for (unsigned bit = 0; bit < 32; ++bit) {
        if ((bits >> bit & 1) == 0)
            continue;
        for (std::size_t i = 0; i < size; ++i)
            words[i] |= bitOf(planes, i) << bit;
        planes = planes.subspan(planeBytes(size));
    }
    for (std::size_t i = 0; i < size; ++i)
        words[i] = other.at(words[i] ^ i);
    return words;
}

Words heardByRanks(std::span<const std::uint8_t> planes, std::size_t size, const Shelved& other)
{
    Words words = fromBytePlanes(planes.first(4 * size), size);
    const std::span<const std::uint8_t> areDown = planes.subspan(4 * size);
    const Words sorted = distinct(other);
    std::uint32_t rank = 0;
    for (std::size_t i = 0; i < size; ++i) {
        rank = bitOf(areDown, i) != 0 ? rank - words[i] : rank + words[i];
        words[i] = sorted.at(rank);
    }
    return words;
}

constexpr std::size_t mostOrdered = std::size_t{1} << 23; // words: beyond, ordering them takes longer than the line

} // namespace

std::vector<std::uint8_t> squeeze(const Shelved& array, std::span<const ShelvedPtr> known)
{
    const Words& words = *array.words();
    const std::size_t n = words.size();
    for (const ShelvedPtr& other : known)
        if (other->digest() == array.digest())
            return frame(Method::same, n, 0, other->digest(), {});
    if (n == 0)
        return told(words, {}, {});

    const std::vector<std::size_t> places = samplePlaces(n);
    Guess best;
    Digest bestOther;
    double bits = bitsAWord(words, best, places);
    const auto consider = [&](const Guess& guess, const Digest& other) {
        if (const double now = bitsAWord(words, guess, places); now < bits) {
            bits = now;
            best = guess;
            bestOther = other;
        }
    };
    consider({Method::steps, 1, nullptr}, {});
    std::vector<std::pair<std::size_t, ShelvedPtr>> alike; // the newest first
    constexpr std::size_t looked = 8;
    for (std::size_t i = known.size(); i-- > 0;) {
        const Words& others = *known[i]->words();
        const bool isLate = known.size() - i <= looked;
        if (others.size() == n && isLate) {
            for (const Method method : {Method::change, Method::inclusive, Method::exclusive})
                consider({method, 1, &others}, known[i]->digest());
            for (std::size_t reach = 2; reach < n; reach *= 2)
                consider({Method::window, reach, &others}, known[i]->digest());
        }
        if (others.size() >= n && (isLate || alike.size() < looked))
            alike.emplace_back(likeness(words, others, places), known[i]);
    }
    Bytes least = told(words, best, bestOther);
    constexpr double cheap = 1; // bits a word: ordering them would take longer than it saves
    if (bits <= cheap || n > mostOrdered || alike.empty())
        return least;

    const auto take = [&least](Bytes bytes) {
        if (bytes.size() < least.size())
            least = std::move(bytes);
    };
    const ShelvedPtr oldest = alike.back().second; // the input, as a rule
    std::ranges::stable_sort(alike, std::greater{}, &decltype(alike)::value_type::first);
    constexpr std::size_t tried = 2;
    std::vector<ShelvedPtr> others;
    for (const auto& [like, other] : alike)
        if (others.size() < tried && other->words()->size() <= mostOrdered)
            others.push_back(other);
    bool isOrdered = false; // by ranks, which are the same whatever holds the words
    for (const ShelvedPtr& other : others)
        if (const std::optional<Found> there = found(array, *other)) {
            take(toldByMoves(there->moves, other->digest()));
            if (!isOrdered)
                take(toldByRanks(stridesOf(there->ranks), other->digest()));
            isOrdered = true;
        }
    if (!isOrdered || oldest->words()->size() != n || least.size() < n / 8)
        return least;
    std::pair<std::size_t, ShelvedPtr> staged;
    Stage stage;
    for (const Stage& each : stagesBetween(*oldest->words(), words)) {
        auto made = std::make_shared<const Shelved>(std::make_shared<const Words>(at(each, *oldest)));
        const std::size_t like = likeness(words, *made->words(), places);
        if (!staged.second || like > staged.first) {
            staged = {like, std::move(made)};
            stage = each;
        }
    }
    if (staged.second)
        if (const std::optional<Found> there = found(array, *staged.second))
            take(toldByMoves(there->moves, oldest->digest(), stage));
    return least;
}

std::vector<std::uint8_t> squeezeEvents(std::span<const std::uint8_t> packed)
{
    const Words words = unpackWords(packed);
    std::size_t stride = 1;
    if (!words.empty()) // most events of a launch are as long as its first
        stride = 4 + 3 * ((words[0] >> 8 & 0xF) + (words[0] >> 12 & 0xF));
    return told(words, {Method::steps, stride, nullptr}, {});
}

WordsPtr unsqueeze(std::span<const std::uint8_t> bytes, const Shelf& shelf)
{
    Reader reader{{Kind::squeezed, bytes}};
    const auto method = static_cast<Method>(reader.number());
    const std::uint64_t size = reader.number(), number = reader.number();
    const Stage stage = Stage::of(reader.number());
    const std::uint64_t high = reader.number();
    const ShelvedPtr other = shelf.find({high, reader.number()});
    if (size > largestFrame / sizeof(std::uint32_t))
        throw std::runtime_error{"an array is too large"};
    const auto n = static_cast<std::size_t>(size);
    const bool needsOther = method != Method::plain && method != Method::steps;
    const bool isAlike = method >= Method::change && method <= Method::window;
    if (needsOther && (!other || (isAlike && other->words()->size() != n)))
        throw std::runtime_error{"an array is told from one that is not there"};
    if (method == Method::same)
        return other->words();

    if (method > Method::ranks || (method == Method::steps && number == 0))
        throw std::runtime_error{"an array is told in no way that is known"};
    const auto bits = static_cast<std::uint32_t>(number);
    const std::size_t wanted = method == Method::moved   ? planeBytes(n) * static_cast<std::size_t>(std::popcount(bits))
                               : method == Method::ranks ? 4 * n + planeBytes(n)
                                                         : 4 * n;
    const std::vector<std::uint8_t> heard = unpackBytes(reader.blob(), wanted);
    if (heard.size() != wanted)
        throw std::runtime_error{"an array is damaged"};
    if (method == Method::moved)
        return std::make_shared<const Words>(heardByMoves(heard, n, bits, at(stage, *other)));
    if (method == Method::ranks)
        return std::make_shared<const Words>(heardByRanks(heard, n, *other));
    Words words = fromBytePlanes(heard, n);
    if (method != Method::plain) {
        const Guess guess{method, static_cast<std::size_t>(number), other ? other->words().get() : nullptr};
        for (std::size_t i = 0; i < n; ++i)
            words[i] = unfolded(words[i]) + guess.at(words, i);
    }
    return std::make_shared<const Words>(std::move(words));
}

} // namespace lockstep::remote
