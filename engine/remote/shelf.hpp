#pragma once

#include "engine/model/words.hpp"
#include "engine/remote/digest.hpp"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>
#include <vector>

namespace lockstep::remote {

/// An array that both ends of a line have, from which others are told.
class Shelved {
public:
    explicit Shelved(WordsPtr words) : m_words(std::move(words)), m_digest(digestOf(*m_words)) {}

    const WordsPtr& words() const { return m_words; }
    const Digest& digest() const { return m_digest; }
    /// Its places by the words that stand there, equal ones by place; made when it is asked for first.
    const std::vector<std::uint32_t>& order() const;

private:
    WordsPtr m_words;
    Digest m_digest;
    mutable std::vector<std::uint32_t> m_order;
};
using ShelvedPtr = std::shared_ptr<const Shelved>;

/// The arrays that went over a line last.
class Shelf {
public:
    Shelf(std::size_t most, std::size_t mostBytes) : m_most(most), m_mostBytes(mostBytes) {}

    /// What is there already becomes the newest. Gives it as it stands there.
    ShelvedPtr put(WordsPtr words);
    ShelvedPtr find(const Digest& digest) const;                ///< null: it is not there
    const std::deque<ShelvedPtr>& all() const { return m_all; } ///< the newest last

private:
    std::size_t m_most, m_mostBytes, m_bytes = 0;
    std::deque<ShelvedPtr> m_all;
};

} // namespace lockstep::remote
