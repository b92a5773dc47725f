#include "engine/plans/sandbox.hpp"

#include "engine/error.hpp"
#include "engine/input/input.hpp"
#include "engine/input/printable.hpp"
#include "engine/model/sentence.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdlib>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <new>

namespace lockstep::lua {
namespace {

constexpr int stepsAtOnce = 100;                                // between two looks at the limits
constexpr std::uint64_t mostAllocated = std::uint64_t{8} << 30; // bytes in all: what copies large texts takes time, too

void* allocate(void* user, void* block, std::size_t before, std::size_t size)
{
    Context& context = *static_cast<Context*>(user);
    if (block == nullptr)
        before = 0; // Lua then says there what it is for
    if (size == 0) {
        std::free(block);
        context.memory -= before;
        return nullptr;
    }
    if (size > before && !context.isTrusted) {
        context.allocated += size - before;
        if (context.memory - before + size > mostPlanMemory || context.allocated > mostAllocated) {
            context.limitLine = context.state == nullptr ? 0 : currentLine(context.state);
            return nullptr;
        }
    }
    void* moved = std::realloc(block, size);
    if (moved != nullptr)
        context.memory += size - before;
    return moved;
}

/// Ends the plan where it is past a limit. Nothing of ours that has a destructor stands above.
void endPastLimit(lua_State* lua, Context& context)
{
    if (context.steps > mostPlanSteps)
        context.limit = later("it took more than 200 million steps, the most that a plan may; does a loop never end?");
    else if (std::chrono::steady_clock::now() > context.until)
        context.limit = later("it took more than 20 seconds, the most that a plan may; does a loop never end?");
    else
        return;
    context.limitLine = currentLine(lua);
    lua_pushliteral(lua, "limit");
    lua_error(lua);
}

void watch(lua_State* lua, lua_Debug* /*frame*/)
{
    Context& context = contextOf(lua);
    context.steps += stepsAtOnce;
    endPastLimit(lua, context);
}

/// Takes steps for what Lua does as one, however long it takes.
void spend(lua_State* lua, std::uint64_t steps)
{
    Context& context = contextOf(lua);
    context.steps += steps;
    endPastLimit(lua, context);
}

// Functions of Lua's libraries, each the upvalue of one of these. They are gone into as they are, not called by Lua, so
// that their messages name the plan's line. None of these may have anything with a destructor.

int original(lua_State* lua)
{
    return lua_tocfunction(lua, lua_upvalueindex(1))(lua);
}

/// It goes through all of its first argument.
int counted(lua_State* lua)
{
    const int type = lua_type(lua, 1);
    spend(lua, type == LUA_TTABLE || type == LUA_TSTRING ? lua_rawlen(lua, 1) : 0);
    return original(lua);
}

/// Moves what stands behind a place, the second argument, where one is given: of `given` arguments.
template <int given>
int countedMove(lua_State* lua)
{
    if (lua_gettop(lua) >= given && lua_type(lua, 1) == LUA_TTABLE) {
        const auto size = static_cast<lua_Integer>(lua_rawlen(lua, 1));
        const lua_Integer place = lua_tointeger(lua, 2);
        spend(lua, static_cast<std::uint64_t>(place >= 1 && place <= size ? size - place + 1 : 0));
    }
    return original(lua);
}

int isLess(lua_State* lua)
{
    constexpr std::uint64_t bytesAStep = 16;
    spend(lua, 1 + (lua_type(lua, 1) == LUA_TSTRING ? lua_rawlen(lua, 1) / bytesAStep : 0));
    lua_pushboolean(lua, lua_compare(lua, 1, 2, LUA_OPLT));
    return 1;
}

/// Without an order it would compare unseen: a list of long texts takes hours.
int countedSort(lua_State* lua)
{
    if (lua_type(lua, 1) == LUA_TTABLE)
        spend(lua, lua_rawlen(lua, 1));
    if (lua_isnoneornil(lua, 2)) {
        lua_settop(lua, 1);
        lua_pushcfunction(lua, isLess);
    }
    return original(lua);
}

/// An empty text 2^60 times would take years.
int countedRepeat(lua_State* lua)
{
    const lua_Integer times = lua_tointeger(lua, 2);
    if (times > 0 && lua_type(lua, 1) == LUA_TSTRING && lua_rawlen(lua, 1) == 0 &&
        (lua_isnoneornil(lua, 3) || (lua_type(lua, 3) == LUA_TSTRING && lua_rawlen(lua, 3) == 0))) {
        lua_settop(lua, 1);
        return 1;
    }
    if (times > 0 && times <= static_cast<lua_Integer>(mostPlanMemory)) // it refuses more by itself
        spend(lua, static_cast<std::uint64_t>(times));
    return original(lua);
}

struct Function {
    std::string_view name;
    lua_CFunction counted = nullptr; ///< null: it is quick, or takes memory for all it does
};

struct Library {
    const char* name;
    lua_CFunction open;
    std::vector<Function> kept;
};

/// What is left of Lua's own functions: none that reads, writes or loads anything, none that catches an error (the
/// limits are errors), none that makes metatables or coroutines (where neither hook nor limit would follow), no pattern
/// (one match may take for ever, in one step), and nothing random.
void openLibraries(lua_State* lua)
{
    const std::array<Library, 4> libraries{{
        {"_G",
         luaopen_base,
         {{"assert"}, {"error"}, {"ipairs"}, {"next"}, {"pairs"}, {"select"}, {"tonumber"}, {"tostring"}, {"type"}}},
        {"math", luaopen_math, {{"abs"}, {"ceil"}, {"cos"},        {"exp"},       {"floor"},      {"fmod"}, {"huge"},
                                {"log"}, {"max"},  {"maxinteger"}, {"min"},       {"mininteger"}, {"modf"}, {"pi"},
                                {"sin"}, {"sqrt"}, {"tan"},        {"tointeger"}, {"type"},       {"ult"}}},
        {"string",
         luaopen_string,
         {{"byte"},
          {"char"},
          {"format", counted},
          {"len"},
          {"lower", counted},
          {"rep", countedRepeat},
          {"reverse", counted},
          {"sub"},
          {"upper", counted}}},
        {"table",
         luaopen_table,
         {{"concat", counted},
          {"insert", countedMove<3>},
          {"pack"},
          {"remove", countedMove<2>},
          {"sort", countedSort},
          {"unpack", counted}}},
    }};
    for (const Library& library : libraries) {
        luaL_requiref(lua, library.name, library.open, 0);
        for (lua_pushnil(lua); lua_next(lua, -2) != 0;) {
            lua_pop(lua, 1);
            if (std::ranges::find(library.kept, lua_tostring(lua, -1), &Function::name) != library.kept.end())
                continue;
            lua_pushvalue(lua, -1);
            lua_pushnil(lua);
            lua_rawset(lua, -4); // a field may be cleared on the way
        }
        lua_pop(lua, 1);
    }
    for (const Library& library : libraries) { // now that _G has nothing else
        if (library.open == luaopen_base)
            continue;
        luaL_getsubtable(lua, LUA_REGISTRYINDEX, LUA_LOADED_TABLE);
        lua_getfield(lua, -1, library.name);
        for (const Function& function : library.kept) {
            if (function.counted == nullptr)
                continue;
            lua_getfield(lua, -1, function.name.data());
            lua_pushcclosure(lua, function.counted, 1);
            lua_setfield(lua, -2, function.name.data());
        }
        lua_setglobal(lua, library.name);
        lua_pop(lua, 1);
    }
}

/// Where the plan is when an error is raised.
int noteLine(lua_State* lua)
{
    contextOf(lua).raisedLine = currentLine(lua);
    return 1;
}

std::string asSentence(const std::string& text)
{
    constexpr std::array ends{".", "?", "。", "？"};
    return std::ranges::any_of(ends, [&](const char* end) { return text.ends_with(end); }) ? text
                                                                                           : sentence("{}.", text);
}

} // namespace

int currentLine(lua_State* lua)
{
    lua_Debug frame;
    for (int level = 0; lua_getstack(lua, level, &frame) != 0; ++level)
        if (lua_getinfo(lua, "l", &frame) != 0 && frame.currentline > 0)
            return frame.currentline;
    return 0;
}

std::string textAt(lua_State* lua, int at, const std::string& what)
{
    if (lua_type(lua, at) != LUA_TSTRING)
        throw InputError{sentence("{} must be a text, not {}", what, luaL_typename(lua, at))};
    const std::string text(lua_tostring(lua, at), lua_rawlen(lua, at));
    if (text.empty() || text.size() > longestText || printable(text) != text)
        throw InputError{sentence("{} must be a text of one line in UTF-8, of at most {} bytes", what, longestText)};
    return text;
}

PlanNumber numberAt(lua_State* lua, int at, const std::string& what)
{
    if (lua_type(lua, at) != LUA_TNUMBER)
        throw InputError{sentence("{} must be a number, not {}", what, luaL_typename(lua, at))};
    if (lua_isinteger(lua, at) != 0)
        return std::int64_t{lua_tointeger(lua, at)};
    return lua_tonumber(lua, at);
}

std::size_t countAt(lua_State* lua, int at, const std::string& what, std::size_t most)
{
    const PlanNumber number = numberAt(lua, at, what);
    const std::optional<std::uint32_t> count = wordOf(number, ElementType::uint32);
    if (!count || *count < 1 || *count > most)
        throw InputError{sentence("{} is {}; choose a whole number from 1 to {}", what, textOf(number), most)};
    return *count;
}

double boundAt(lua_State* lua, int at, const std::string& what)
{
    const PlanNumber number = numberAt(lua, at, what);
    const double bound = std::visit([](auto value) { return static_cast<double>(value); }, number);
    if (!(bound >= 0))
        throw InputError{sentence("{} is {}; choose a number that is not below 0", what, textOf(number))};
    return bound;
}

void requireFields(lua_State* lua, int at, const std::string& what, const std::vector<std::string_view>& fields)
{
    if (lua_type(lua, at) != LUA_TTABLE)
        throw InputError{
            sentence("{} must be a table, as in {{{} = …}}, not {}", what, fields.front(), luaL_typename(lua, at))};
    at = lua_absindex(lua, at);
    for (lua_pushnil(lua); lua_next(lua, at) != 0; lua_pop(lua, 1)) {
        const bool isText = lua_type(lua, -2) == LUA_TSTRING;
        const std::string_view key = isText ? lua_tostring(lua, -2) : "";
        if (std::ranges::find(fields, key) == fields.end())
            throw InputError{sentence("{} has no '{}'; it has: {}", what,
                                      printable(isText ? key.substr(0, longestText) : luaL_tolstring(lua, -2, nullptr)),
                                      fmt::join(fields, ", "))};
    }
}

void requireCall(lua_State* lua, const std::string& function, const std::vector<std::string_view>& fields)
{
    if (lua_gettop(lua) != 1 || lua_type(lua, 1) != LUA_TTABLE)
        throw InputError{sentence("{} takes one table, as in {}{{{} = …}}", function, function, fields.front())};
    requireFields(lua, 1, function, fields);
}

bool push(lua_State* lua, const char* field)
{
    if (lua_getfield(lua, 1, field) != LUA_TNIL)
        return true;
    lua_pop(lua, 1);
    return false;
}

bool isIdentifier(const std::string& text)
{
    return !text.empty() && text.size() <= 40 && std::isdigit(static_cast<unsigned char>(text.front())) == 0 &&
           std::ranges::all_of(text, [](unsigned char c) { return c < 0x80 && (std::isalnum(c) != 0 || c == '_'); });
}

Words wordsAt(lua_State* lua, int at, const std::string& what, ElementType type, bool wraps)
{
    if (lua_type(lua, at) != LUA_TTABLE)
        throw InputError{sentence("{} must be a list of numbers, not {}", what, luaL_typename(lua, at))};
    const std::size_t size = lua_rawlen(lua, at);
    if (size == 0 || size > mostPlanWords)
        throw InputError{sentence("{} has {} elements; choose 1 to {}", what, size, mostPlanWords)};
    Words words(size);
    for (std::size_t i = 0; i < size; ++i) {
        lua_rawgeti(lua, at, static_cast<lua_Integer>(i + 1));
        const auto element = [&] { return fmt::format("{}[{}]", what, i + 1); };
        if (lua_type(lua, -1) != LUA_TNUMBER)
            throw InputError{sentence("{} must be a number, not {}", element(), luaL_typename(lua, -1))};
        const PlanNumber number = numberAt(lua, -1, what);
        const std::optional<std::uint32_t> word = wordOf(number, type, wraps);
        if (!word)
            throw InputError{sentence("{} is {}, which is no {}", element(), textOf(number), elementTypeName(type))};
        words[i] = *word;
        lua_pop(lua, 1);
    }
    return words;
}

ElementType typeAt(lua_State* lua, int at, const std::string& what)
{
    const std::string name = textAt(lua, at, what);
    for (const ElementType type : {ElementType::uint32, ElementType::int32, ElementType::float32})
        if (name == elementTypeName(type))
            return type;
    throw InputError{sentence("{} is '{}'; choose uint32, int32 or float32", what, name)};
}

Sandbox::Sandbox(const std::string& name, const std::string& text) : m_lua(lua_newstate(allocate, &m_context))
{
    if (m_lua == nullptr)
        throw std::bad_alloc{};
    m_context.name = name;
    m_context.state = m_lua;
    *static_cast<Context**>(lua_getextraspace(m_lua)) = &m_context;
    int status = LUA_OK;
    try {
        {
            const Trusted trusted{m_context};
            openLibraries(m_lua);
            luaL_newmetatable(m_lua, bufferType);
            lua_pop(m_lua, 1);
            addFunctions(m_lua);
        }
        lua_sethook(m_lua, watch, LUA_MASKCOUNT, stepsAtOnce);
        // As a text only: what was compiled elsewhere can break the machine.
        status = luaL_loadbufferx(m_lua, text.data(), text.size(), ("@" + name).c_str(), "t");
        if (status != LUA_OK)
            failAsRaised(status);
        call(0, 0);
        if (!m_context.isDeclared)
            fail(0, sentence("it does not call plan{{…}}; see resources/docs/plans.md"));
    } catch (...) {
        lua_close(m_lua);
        throw;
    }
}

void Sandbox::call(int arguments, int results)
{
    const int handler = lua_absindex(m_lua, -arguments - 1);
    lua_pushcfunction(m_lua, noteLine);
    lua_insert(m_lua, handler);
    if (const int status = lua_pcall(m_lua, arguments, results, handler); status != LUA_OK)
        failAsRaised(status);
    lua_remove(m_lua, handler);
}

void Sandbox::fail(int line, const std::string& what) const
{
    throw InputError{line > 0 ? fmt::format("{}:{}: {}", m_context.name, line, asSentence(what))
                              : fmt::format("{}: {}", m_context.name, asSentence(what))};
}

void Sandbox::failAsRaised(int status)
{
    if (m_context.limit != nullptr)
        fail(m_context.limitLine, translated(m_context.limit));
    if (status == LUA_ERRMEM)
        fail(m_context.limitLine, sentence("it asked for more memory than a plan may have, {} MiB at a time and {} "
                                           "GiB in all",
                                           mostPlanMemory >> 20, mostAllocated >> 30));
    if (lua_type(m_lua, -1) != LUA_TSTRING)
        fail(m_context.raisedLine, sentence("error was given a {}, not a text", luaL_typename(m_lua, -1)));
    constexpr std::size_t mostSaid = 400;
    std::string said(lua_tostring(m_lua, -1), std::min<std::size_t>(lua_rawlen(m_lua, -1), mostSaid));
    std::ranges::replace_if(
        said, [](unsigned char c) { return c < 0x20; }, ' ');
    said = printable(said);
    if (said.starts_with(m_context.name + ":"))
        throw InputError{asSentence(said)};
    fail(m_context.raisedLine, said);
}

} // namespace lockstep::lua
