#include "engine/recording/own_parameters.hpp"

#include "engine/error.hpp"
#include "engine/files/plain_text.hpp"
#include "engine/model/sentence.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <fmt/format.h>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace lockstep {
namespace {

constexpr std::string_view traceWord = "TRACE_ARGS";

std::size_t lineAt(const std::string& source, const PlainText& plain, std::size_t at)
{
    const std::size_t place = at < plain.places.size() ? plain.places[at] : source.size();
    return 1 + static_cast<std::size_t>(
                   std::count(source.begin(), source.begin() + static_cast<std::ptrdiff_t>(place), '\n'));
}

struct Word {
    std::string_view text;
    std::size_t at = 0;
};

std::vector<Word> wordsOf(std::string_view text)
{
    std::vector<Word> words;
    const auto isPart = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; };
    for (std::size_t i = 0; i < text.size();) {
        const std::size_t begin = i;
        while (i < text.size() && isPart(text[i]))
            ++i;
        if (i > begin)
            words.push_back({text.substr(begin, i - begin), begin});
        else
            ++i;
    }
    return words;
}

bool isOneOf(std::string_view word, std::span<const std::string_view> words)
{
    return std::ranges::find(words, word) != words.end();
}

/// A word that a declaration begins with or is made of, but for its name and for types that the file makes.
bool isTypeOrSpace(std::string_view word)
{
    static constexpr std::array<std::string_view, 24> words{
        "__global", "global", "__constant", "constant", "__local", "local",  "__private", "private",
        "uint",     "int",    "float",      "double",   "uchar",   "char",   "ushort",    "short",
        "ulong",    "long",   "unsigned",   "signed",   "bool",    "size_t", "VALUE",     "KEY"};
    return isOneOf(word, words);
}

bool isQualifier(std::string_view word)
{
    static constexpr std::array<std::string_view, 6> words{"const",  "volatile", "restrict",
                                                           "struct", "__const",  "__restrict"};
    return isOneOf(word, words);
}

/// Where in a parameter a second one begins: behind a name, a type follows. Nothing: it is one.
std::optional<std::size_t> secondIn(std::string_view parameter)
{
    const std::vector<Word> words = wordsOf(parameter);
    bool hasType = false, hasName = false;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const bool isType = isTypeOrSpace(words[i].text);
        if (hasName && isType) {
            std::size_t begin = i;
            while (isQualifier(words[begin - 1].text))
                --begin;
            return words[begin].at;
        }
        hasName = hasName || (hasType && !isType && !isQualifier(words[i].text));
        hasType = hasType || isType;
    }
    return std::nullopt;
}

std::string_view trimmed(std::string_view text)
{
    while (text.starts_with(' '))
        text.remove_prefix(1);
    while (text.ends_with(' '))
        text.remove_suffix(1);
    return text;
}

class List {
public:
    List(const std::string& name, const std::string& source, const PlainText& plain, const KernelHead& head)
        : m_name(name), m_source(source), m_plain(plain), m_head(head)
    {
    }

    void require() const
    {
        std::string_view list{m_plain.text};
        list = list.substr(m_head.first, m_head.close - m_head.first);
        const std::vector<Word> words = wordsOf(list);
        const auto trace = std::ranges::find(words, traceWord, &Word::text);
        std::string_view parameters = list;
        if (trace != words.end()) {
            parameters = list.substr(0, trace->at);
            requireTraceAtEnd(parameters, list, trace->at);
        } else if (trimmed(list).empty() || trimmed(list) == "void") {
            return;
        }
        for (std::size_t begin = 0; begin <= parameters.size();) {
            const std::size_t end = std::min(parameters.find(',', begin), parameters.size());
            const std::string_view one = parameters.substr(begin, end - begin);
            if (trimmed(one).empty())
                fail(end < parameters.size() ? end : begin - 1,
                     sentence("a comma stands where no parameter is; take the comma out"));
            if (const auto second = secondIn(one))
                fail(begin + *second, sentence("a comma is missing in front of '{}'; write one",
                                               trimmed(one.substr(*second)).substr(0, 80)));
            begin = end + 1;
        }
    }

private:
    void requireTraceAtEnd(std::string_view before, std::string_view list, std::size_t at) const
    {
        const std::size_t behind = at + traceWord.size();
        if (trimmed(before).empty() || trimmed(before) == "void")
            fail(at, sentence("TRACE_ARGS comes behind the last parameter, and {} has none in front of it; take "
                              "TRACE_ARGS out, or write the parameter",
                              m_head.name));
        if (trimmed(before).ends_with(','))
            fail(before.rfind(','),
                 sentence("a comma stands before TRACE_ARGS; take the comma out, since TRACE_ARGS brings its "
                          "own"));
        if (!trimmed(list.substr(behind)).empty())
            fail(
                list.find_first_not_of(' ', behind),
                sentence(
                    "something stands behind TRACE_ARGS; write TRACE_ARGS behind the last parameter, without a comma"));
    }

    /// `at` is a place in the list.
    [[noreturn]] void fail(std::size_t at, const std::string& what) const
    {
        throw InputError{sentence("{}:{}: {}.", m_name, lineAt(m_source, m_plain, m_head.first + at), what)};
    }

    const std::string& m_name;
    const std::string& m_source;
    const PlainText& m_plain;
    const KernelHead& m_head;
};

} // namespace

void requireParameterLists(const std::string& name, const std::string& text)
{
    const PlainText plain = plainText(text);
    for (const KernelHead& head : kernelHeads(plain.text))
        List{name, text, plain, head}.require();
}

std::size_t lineOfKernel(const std::string& text, const std::string& kernel)
{
    const PlainText plain = plainText(text);
    const std::vector<KernelHead> heads = kernelHeads(plain.text);
    const auto found = std::ranges::find(heads, kernel, &KernelHead::name);
    return found == heads.end() ? 0 : lineAt(text, plain, found->begin);
}

} // namespace lockstep
