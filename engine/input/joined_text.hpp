#pragma once

#include "engine/input/input.hpp"
#include "engine/model/forward.hpp"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace lockstep {

/// The text of a run with the operator "join". Its values are pieces of it, start<<16 | length, nothing is 0, and what
/// does not follow on is no piece. Typed words stand in the parameter "words" with a blank between each two; where
/// there are none the letters are a to z over and over.
class JoinedText {
public:
    static constexpr std::size_t mostLetters = 65'534;
    static constexpr std::size_t longestShown = 1'024; ///< letters of a piece that are written out

    /// Null where these parameters join nothing. Throws InputError for what are no words, or too many.
    static std::shared_ptr<const JoinedText> of(const std::map<std::string, std::string>& parameters);
    /// Of words with blanks between, or empty.
    explicit JoinedText(const std::string& words);

    /// Words, as values of the run; empty where none were typed.
    const Words& pieces() const { return m_pieces; }
    /// In place `place` of the text; ' ' past its end.
    char letter(std::size_t place) const;
    bool isPiece(std::uint32_t bits) const;
    /// The letters of a piece, of a very long one its ends; nothing of what is no piece.
    std::optional<std::string> letters(std::uint32_t piece) const;
    /// The same in a list or a table: "" of nothing, \? of what is no piece.
    std::string shown(std::uint32_t bits) const;

private:
    std::string m_words, m_text;
    Words m_pieces;
};

/// Whether these parameters have the operator "join".
bool joinsTexts(const std::map<std::string, std::string>& parameters);
/// Whether the values of this buffer are pieces of a text.
bool holdsPieces(const Recording& recording, std::size_t buffer);

/// The first of these that is no piece with letters, or does not begin where the one before ends, as pieces of one text
/// do; nothing where all are.
std::optional<std::size_t> firstNoPiece(const Words& values);

/// Words of up to 64 letters, typed as parseKeys() takes them, as pieces of the text that they make. Throws InputError.
GivenKeys parseJoinedWords(std::string_view text);
/// The same from a file.
GivenKeys readJoinedWords(const std::filesystem::path& path);

} // namespace lockstep
