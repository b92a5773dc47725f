#include "engine/lecture/placed_json.hpp"

#include "engine/error.hpp"
#include "engine/model/sentence.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>
#include <nlohmann/json.hpp>
#include <unordered_set>

namespace lockstep {
namespace {

/// Reads a text and tells others how far it has come: nlohmann's parser does not say where a value stands.
class Counting {
public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = const char&;

    Counting(const char* at, const char* begin, std::size_t* read) : m_at(at), m_begin(begin), m_read(read) {}
    reference operator*() const { return *m_at; }
    Counting& operator++()
    {
        ++m_at;
        *m_read = static_cast<std::size_t>(m_at - m_begin);
        return *this;
    }
    Counting operator++(int)
    {
        Counting before = *this;
        ++*this;
        return before;
    }
    bool operator==(const Counting& other) const { return m_at == other.m_at; }
    bool operator!=(const Counting& other) const { return m_at != other.m_at; }

private:
    const char* m_at;
    const char* m_begin;
    std::size_t* m_read;
};

/// Lines and columns of ascending offsets.
class Places {
public:
    explicit Places(std::string_view text) : m_text(text) {}
    TextPlace at(std::size_t offset)
    {
        for (; m_offset < offset && m_offset < m_text.size(); ++m_offset) {
            const auto byte = static_cast<unsigned char>(m_text[m_offset]);
            if (byte == '\n')
                m_place = {m_place.line + 1, 1};
            else if ((byte & 0xC0U) != 0x80U) // not inside a character
                ++m_place.column;
        }
        return m_place;
    }

private:
    std::string_view m_text;
    std::size_t m_offset = 0;
    TextPlace m_place{1, 1};
};

/// Builds the tree from the parser's calls.
class Builder : public nlohmann::json_sax<nlohmann::json> {
public:
    Builder(std::string_view text, std::string_view name, const std::size_t& read)
        : m_text(text), m_name(name), m_read(read), m_places(text)
    {
    }
    PlacedValue take() { return std::move(m_root); }

    bool null() override { return add(PlacedValue::Kind::null); }
    bool boolean(bool value) override { return add(PlacedValue::Kind::boolean, {}, value); }
    bool number_integer(number_integer_t value) override
    {
        return add(PlacedValue::Kind::number, std::to_string(value));
    }
    bool number_unsigned(number_unsigned_t value) override
    {
        return add(PlacedValue::Kind::number, std::to_string(value));
    }
    bool number_float(number_float_t, const string_t& digits) override
    {
        return add(PlacedValue::Kind::number, digits);
    }
    bool string(string_t& value) override { return add(PlacedValue::Kind::text, value); }
    bool binary(binary_t&) override { return false; } // never in a text
    bool start_object(std::size_t) override { return open(PlacedValue::Kind::object); }
    bool start_array(std::size_t) override { return open(PlacedValue::Kind::list); }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }

    bool key(string_t& name) override
    {
        PlacedValue& object = *m_open.back();
        const TextPlace place = begin();
        if (!m_names.back().insert(name).second)
            refuseAt(m_name, place, sentence("\"{}\" stands here a second time; keep one of them.", name));
        object.names.push_back(name);
        object.namePlaces.push_back(place);
        m_last = m_read;
        return true;
    }

    bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception& error) override
    {
        // "[json.exception…] parse error at line 3, column 5: syntax error while …; expected …"
        std::string why = error.what();
        if (const std::size_t column = why.find(": "); column != std::string::npos)
            why = why.substr(column + 2);
        // A token that should not be here is told by its beginning, one that is broken by where it breaks.
        const bool isWhole = why.find("unexpected") != std::string::npos;
        const TextPlace place = isWhole ? begin() : m_places.at(m_read == 0 ? 0 : m_read - 1);
        refuseAt(m_name, place, sentence("this is no JSON: {}.", why));
    }

private:
    /// Of the token that was read last: what lies between two tokens is blanks, commas and colons.
    TextPlace begin()
    {
        const std::size_t at = m_text.find_first_not_of(" \t\r\n,:\xEF\xBB\xBF", m_last);
        return m_places.at(std::min(at, m_text.size()));
    }

    PlacedValue& put(PlacedValue value)
    {
        if (m_open.empty())
            return m_root = std::move(value);
        return m_open.back()->items.emplace_back(std::move(value));
    }

    bool add(PlacedValue::Kind kind, std::string text = {}, bool boolean = false)
    {
        PlacedValue value;
        value.kind = kind;
        value.place = begin();
        value.text = std::move(text);
        value.boolean = boolean;
        put(std::move(value));
        m_last = m_read;
        return true;
    }

    bool open(PlacedValue::Kind kind)
    {
        PlacedValue value;
        value.kind = kind;
        value.place = begin();
        if (m_open.size() == deepestJson)
            refuseAt(m_name, value.place, sentence("this is nested deeper than {} levels.", deepestJson));
        // An element of a list that grows moves only when its list is the innermost one, so that this stays right.
        m_open.push_back(&put(std::move(value)));
        m_names.emplace_back();
        m_last = m_read;
        return true;
    }

    bool close()
    {
        m_open.pop_back();
        m_names.pop_back();
        m_last = m_read;
        return true;
    }

    std::string_view m_text, m_name;
    const std::size_t& m_read;
    std::size_t m_last = 0; ///< where the token before ended
    Places m_places;
    PlacedValue m_root;
    std::vector<PlacedValue*> m_open;
    std::vector<std::unordered_set<std::string>> m_names; ///< of each open object
};

} // namespace

const PlacedValue* PlacedValue::find(std::string_view name) const
{
    for (std::size_t i = 0; i < names.size(); ++i)
        if (names[i] == name)
            return &items[i];
    return nullptr;
}

std::string kindName(PlacedValue::Kind kind)
{
    switch (kind) {
    case PlacedValue::Kind::null:
        return sentence("nothing (null)");
    case PlacedValue::Kind::boolean:
        return sentence("true or false");
    case PlacedValue::Kind::number:
        return sentence("a number");
    case PlacedValue::Kind::text:
        return sentence("a text");
    case PlacedValue::Kind::list:
        return sentence("a list");
    case PlacedValue::Kind::object:
        return sentence("an object");
    }
    return "";
}

void refuseAt(std::string_view name, TextPlace place, std::string_view why)
{
    throw InputError{sentence("{}:{}:{}: {}", name, place.line, place.column, why)};
}

PlacedValue parsePlacedJson(std::string_view text, std::string_view name)
{
    std::size_t read = 0;
    Builder builder(text, name, read);
    const char* const begin = text.data();
    const char* const end = begin + text.size();
    if (!nlohmann::json::sax_parse(Counting(begin, begin, &read), Counting(end, begin, &read), &builder))
        throw InputError{sentence("{} is no JSON.", name)};
    return builder.take();
}

} // namespace lockstep
