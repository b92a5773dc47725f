#pragma once

#include "engine/model/forward.hpp"
#include "engine/model/words.hpp"

#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>

namespace lockstep {

/// Of images, 4096 × 4096; most algorithms take fewer (Limits).
inline constexpr std::size_t maximumKeys = std::size_t{1} << 24;

/// Names of the distributions: uniform, sorted, reversed, nearly-sorted, few-distinct, organ-pipe, bitonic,
/// zeros-and-ones.
std::span<const std::string_view> distributions();

/// What is to be made of the keys.
enum class KeysFor {
    any,
    sums,     ///< so small that those of 2^22 keys fit in 32 bits
    products, ///< odd whole numbers of one digit, whose products do not die out to 0; halves, ones and twos of float32
    factors,  ///< from 1 to 5, so small that sums of products stay legible
    maps,     ///< words a<<16 | b with odd a
    places,   ///< of bodies: from -1 up to 1, in hundredths or, of many, in smaller parts
};

/// n keys (bits of the type). Keys of n ≤ 100 span 100 numbers so that they can be read on a wire: from 0 on, of types
/// with a sign from −50 on (zeros and ones stay what they are). Pairs carry their place among the keys (n ≤ 2^16) and
/// have keys below n / 2, so that some are equal; texts are words of three letters, of four past 1000. Throws
/// InputError for n = 0, n over the limit, or an unknown distribution.
Words generateKeys(std::string_view distribution, std::size_t n, std::uint64_t seed, ElementType type,
                   KeysFor purpose = KeysFor::any);

/// Keys typed with commas, blanks or line ends between them; pairs as key:value, or a key that carries its place.
/// Throws InputError naming the key and its position.
Words parseKeys(std::string_view text, ElementType type);

/// What was typed, words of up to 64 letters too.
struct GivenKeys {
    Words keys;
    /// Where one of them is a word of more than 4 letters: all words, a blank between each two. The keys are then their
    /// numbers, from 0 on (word_table.hpp).
    std::string words = {};
    std::size_t columns = 0; ///< of the picture that they are, row by row; 0: they are none
};
/// As parseKeys, and longer words.
GivenKeys parseGivenKeys(std::string_view text, ElementType type);
GivenKeys readGivenKeys(const std::filesystem::path& path, ElementType type);

/// The same as parseKeys from a text file of at most 64 MiB. Throws InputError for a missing, binary, empty or larger
/// file.
Words readKeyFile(const std::filesystem::path& path, ElementType type);

/// One value as people read it: shortest decimal that reads back the same, "NaN", "inf", "80:29".
std::string formatValue(std::uint32_t bits, ElementType type);
/// A number that a kernel was given: a value of the run's type where it is declared as one (VALUE), or a float.
std::string formatScalar(const Argument& argument, ElementType type);
/// All values, ", " between.
std::string formatKeys(const Words& words, ElementType type);

ElementType parseElementType(std::string_view name);
std::string_view elementTypeName(ElementType type);

/// A number whose unsigned order is the key order of the type: −0 before +0, every NaN last.
std::uint32_t orderBits(std::uint32_t bits, ElementType type);

} // namespace lockstep
