#include "engine/lecture/fields.hpp"

#include "engine/input/nearest.hpp"
#include "engine/model/sentence.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace lockstep {
namespace {

constexpr std::size_t longestText = 4000;

} // namespace

Fields::Fields(std::string_view file, const PlacedValue& object, std::string_view what,
               std::vector<std::string_view> known)
    : m_file(file), m_object(object), m_what(what), m_known(std::move(known))
{
    if (object.kind != PlacedValue::Kind::object)
        refuse(object, sentence("{} is an object {{…}}, and this is {}.", what, kindName(object.kind)));
    for (std::size_t i = 0; i < object.names.size(); ++i) {
        if (std::ranges::find(m_known, object.names[i]) != m_known.end())
            continue;
        const std::string_view meant = nearest(object.names[i], m_known);
        const std::string hint = meant.empty() ? sentence("; it has: {}.", fmt::join(m_known, ", "))
                                               : sentence("; did you mean \"{}\"?", meant);
        refuseAt(m_file, object.namePlaces[i],
                 sentence("\"{}\" is no field of {}{}", object.names[i].substr(0, 60), what, hint));
    }
}

const PlacedValue& Fields::need(std::string_view field) const
{
    const PlacedValue* const value = find(field);
    if (value == nullptr)
        refuse(m_object, sentence("{} needs \"{}\", and this one has none.", m_what, field));
    return *value;
}

const PlacedValue& Fields::be(std::string_view field, const PlacedValue& value, PlacedValue::Kind kind) const
{
    if (value.kind != kind)
        refuse(value, sentence("\"{}\" must be {}, and this is {}.", field, kindName(kind), kindName(value.kind)));
    return value;
}

std::string Fields::textOf(std::string_view field, const PlacedValue& value) const
{
    const std::string& text = be(field, value, PlacedValue::Kind::text).text;
    if (text.size() > longestText)
        refuse(value, sentence("this text is too long ({} bytes); at most {} fit.", text.size(), longestText));
    if (std::ranges::any_of(text, [](char c) { return static_cast<unsigned char>(c) < 0x20 && c != '\n'; }))
        refuse(value, sentence("this text holds a control character; take it out."));
    return text;
}

std::string Fields::text(std::string_view field, std::string fallback) const
{
    const PlacedValue* const value = find(field);
    return value == nullptr ? std::move(fallback) : textOf(field, *value);
}

std::string Fields::neededText(std::string_view field) const
{
    const PlacedValue& value = need(field);
    std::string text = textOf(field, value);
    if (text.empty())
        refuse(value, sentence("\"{}\" is empty; write some words.", field));
    return text;
}

bool Fields::flag(std::string_view field) const
{
    const PlacedValue* const value = find(field);
    return value != nullptr && be(field, *value, PlacedValue::Kind::boolean).boolean;
}

std::size_t Fields::countOf(std::string_view field, std::string_view digits, TextPlace place, std::size_t least,
                            std::size_t most) const
{
    std::size_t count = 0;
    const char* const end = digits.data() + digits.size();
    const auto [stop, error] = std::from_chars(digits.data(), end, count);
    if (error != std::errc{} || stop != end || count < least || count > most)
        refuseAt(m_file, place,
                 sentence("{} is no whole number from {} to {} (\"{}\").", digits.substr(0, 40), least, most, field));
    return count;
}

std::size_t Fields::countOf(std::string_view field, const PlacedValue& value, std::size_t least, std::size_t most) const
{
    return countOf(field, be(field, value, PlacedValue::Kind::number).text, value.place, least, most);
}

std::optional<std::size_t> Fields::count(std::string_view field, std::size_t least, std::size_t most) const
{
    const PlacedValue* const value = find(field);
    if (value == nullptr)
        return {};
    return countOf(field, *value, least, most);
}

double Fields::number(std::string_view field, double fallback, double least, double most) const
{
    const PlacedValue* const value = find(field);
    if (value == nullptr)
        return fallback;
    const std::string& digits = be(field, *value, PlacedValue::Kind::number).text;
    double number = 0;
    const auto [stop, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (error != std::errc{} || !std::isfinite(number) || number < least || number > most)
        refuse(*value,
               sentence("{} is no number from {:g} to {:g} (\"{}\").", digits.substr(0, 40), least, most, field));
    return number;
}

} // namespace lockstep
