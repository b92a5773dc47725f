#include "engine/error.hpp"
#include "engine/files/call_files.hpp"
#include "engine/model/sentence.hpp"
#include "engine/networks/network.hpp"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <fmt/format.h>
#include <fstream>
#include <sstream>
#include <unordered_map>

namespace lockstep {
namespace {

constexpr std::uintmax_t largestText = std::uintmax_t{1} << 20;

struct Place {
    std::size_t line = 1, column = 1;
};

struct Read {
    Comparator comparator;
    Place place;
};

class Parser {
public:
    explicit Parser(std::string_view text) : m_text(text) {}

    Network network();

private:
    [[noreturn]] static void fail(Place place, const std::string& what)
    {
        throw InputError{sentence("The network, line {}, column {}: {}", place.line, place.column, what)};
    }
    bool atEnd() const { return m_at >= m_text.size(); }
    char now() const { return m_text[m_at]; }
    bool atDigit() const { return !atEnd() && std::isdigit(static_cast<unsigned char>(now())) != 0; }
    void step()
    {
        if (now() == '\n') {
            ++m_place.line;
            m_place.column = 0;
        }
        // Of a character of several bytes the first counts.
        if (++m_at >= m_text.size() || (static_cast<unsigned char>(now()) & 0xC0u) != 0x80u)
            ++m_place.column;
    }
    void skipBlanks()
    {
        while (!atEnd() && (now() == ' ' || now() == '\t' || now() == '\r'))
            step();
    }
    std::string shown() const
    {
        if (atEnd())
            return sentence("the end of the text");
        std::size_t length = 1;
        while (m_at + length < m_text.size() && (static_cast<unsigned char>(m_text[m_at + length]) & 0xC0u) == 0x80u)
            ++length;
        return now() == '\n' ? sentence("the end of the line") : fmt::format("'{}'", m_text.substr(m_at, length));
    }
    std::uint32_t wire();
    void pair(char closing);
    void endLayer();

    std::string_view m_text;
    std::size_t m_at = 0;
    Place m_place;
    std::vector<std::vector<Read>> m_layers{1};
    /// Open brackets, outside in: whether a pair stands in each, which makes a layer of it.
    std::vector<bool> m_brackets;
    std::size_t m_layersOpen = 0; ///< of the brackets those that hold a pair
    std::uint32_t m_wires = 0;
    std::size_t m_size = 0;
};

std::uint32_t Parser::wire()
{
    if (!atDigit())
        fail(m_place, sentence("a wire's number was to come, not {}; write pairs as (0,1).", shown()));
    const Place place = m_place;
    const std::size_t first = m_at;
    while (atDigit())
        step();
    const std::string_view digits = m_text.substr(first, m_at - first);
    std::uint32_t number = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (error != std::errc{} || end != digits.data() + digits.size() || number >= mostWires)
        fail(place, sentence("wire {} is over the limit; wires go from 0 to {}.",
                             digits.size() > 12 ? std::string{digits.substr(0, 12)} + "…" : std::string{digits},
                             mostWires - 1));
    return number;
}

/// Two wires, up to the closing sign if there is one.
void Parser::pair(char closing)
{
    const Place place = m_place;
    const std::uint32_t first = wire();
    skipBlanks();
    if (!atEnd() && (now() == ',' || now() == ':' || now() == '-'))
        step();
    else if (closing == 0)
        fail(m_place,
             sentence("a ':' was to come after wire {}, not {}; write pairs as (0,1) or 0:1.", first, shown()));
    skipBlanks();
    const std::uint32_t second = wire();
    if (closing != 0) {
        skipBlanks();
        if (atEnd() || now() != closing)
            fail(m_place, sentence("a '{}' was to come after ({},{}, not {}; a comparator is on two wires.", closing,
                                   first, second, shown()));
        step();
    }
    if (first == second)
        fail(place, sentence("the comparator ({},{}) is with itself; it needs two wires.", first, second));
    if (++m_size > mostComparators)
        fail(place, sentence("there are more than {} comparators; give at most that many.", mostComparators));
    m_layers.back().push_back({{first, second}, place});
    m_wires = std::max({m_wires, first + 1, second + 1});
    if (!m_brackets.empty() && !m_brackets.back()) {
        m_brackets.back() = true;
        ++m_layersOpen;
    }
}

void Parser::endLayer()
{
    if (!m_layers.back().empty())
        m_layers.emplace_back();
}

Network Parser::network()
{
    std::vector<Place> open;
    while (!atEnd()) {
        const char c = now();
        if (c == '#') {
            while (!atEnd() && now() != '\n')
                step();
        } else if (c == '(') {
            step();
            skipBlanks();
            pair(')');
        } else if (c == '[') {
            const Place place = m_place;
            step();
            skipBlanks();
            if (atDigit()) {
                pair(']');
            } else {
                open.push_back(place);
                m_brackets.push_back(false);
            }
        } else if (c == ']') {
            if (open.empty())
                fail(m_place, sentence("there is a ']' too many."));
            if (m_brackets.back()) {
                endLayer();
                --m_layersOpen;
            }
            open.pop_back();
            m_brackets.pop_back();
            step();
        } else if (atDigit()) {
            pair(0);
        } else if (c == '\n' || c == ';') {
            if (m_layersOpen == 0)
                endLayer();
            step();
        } else if (c == ',' || std::isspace(static_cast<unsigned char>(c)) != 0) {
            step();
        } else {
            fail(m_place,
                 sentence("{} is no part of a network; write pairs as (0,1), a layer in [] or a line.", shown()));
        }
    }
    if (!open.empty())
        fail(open.back(), sentence("this '[' is not closed; put a ']' behind its layer."));
    if (m_layers.back().empty())
        m_layers.pop_back();
    if (m_layers.empty())
        throw InputError{
            sentence("There is no comparator in the network; write at least one pair of wires, as (0,1).")};

    if (m_layers.size() == 1) { // a program, one comparator after another
        std::vector<Comparator> all;
        for (const Read& read : m_layers.front())
            all.push_back(read.comparator);
        return levelled(m_wires, all);
    }
    Network network;
    network.wires = m_wires;
    for (std::size_t l = 0; l < m_layers.size(); ++l) {
        std::unordered_map<std::uint32_t, Comparator> used;
        Layer layer;
        for (const auto& [c, place] : m_layers[l]) {
            for (const std::uint32_t w : {c.smaller, c.larger})
                if (const auto [other, isNew] = used.emplace(w, c); !isNew)
                    fail(place, sentence("wire {} of ({},{}) is used in layer {} already, by ({},{}); put one of "
                                         "them in another layer.",
                                         w, c.smaller, c.larger, l + 1, other->second.smaller, other->second.larger));
            layer.comparators.push_back(c);
        }
        network.layers.push_back(std::move(layer));
    }
    return network;
}

} // namespace

Network parseNetwork(std::string_view text)
{
    if (text.size() > largestText)
        throw InputError{sentence("The network has {} bytes; give at most {}.", text.size(), largestText)};
    return Parser{text}.network();
}

std::string readNetworkFile(const std::filesystem::path& path)
{
    std::error_code error;
    if (!std::filesystem::is_regular_file(path, error))
        throw InputError{sentence("'{}' is no file that can be read; give a text file with a network.", path.string())};
    if (const auto size = std::filesystem::file_size(path, error); error || size > largestText)
        throw InputError{
            sentence("The file '{}' has more than {} bytes; give a smaller network.", path.string(), largestText)};
    noteRead(path);
    std::ifstream file{path, std::ios::binary};
    std::ostringstream text;
    if (!file || !(text << file.rdbuf()))
        throw InputError{sentence("The file '{}' cannot be read, or is empty.", path.string())};
    if (text.str().find('\0') != std::string::npos)
        throw InputError{sentence("The file '{}' is no text; give a text file with a network.", path.string())};
    return text.str().substr(text.str().starts_with("\xEF\xBB\xBF") ? 3 : 0); // some editors' mark of UTF-8
}

} // namespace lockstep
