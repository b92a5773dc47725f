#include "engine/plans/sandbox.hpp"

#include "engine/error.hpp"
#include "engine/input/input.hpp"

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
        context.limit = "it took more than 200 million steps, the most that a plan may; does a loop never end?";
    else if (std::chrono::steady_clock::now() > context.until)
        context.limit = "it took more than 20 seconds, the most that a plan may; does a loop never end?";
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

/// A function of the table library, its upvalue. Lua takes it for one step, however long its table is.
int counted(lua_State* lua)
{
    Context& context = contextOf(lua);
    if (lua_type(lua, 1) == LUA_TTABLE)
        context.steps += lua_rawlen(lua, 1);
    endPastLimit(lua, context);
    lua_pushvalue(lua, lua_upvalueindex(1));
    lua_insert(lua, 1);
    lua_call(lua, lua_gettop(lua) - 1, LUA_MULTRET);
    return lua_gettop(lua);
}

/// What is left of Lua's own functions: none that reads, writes or loads anything, none that catches an error (the
/// limits are errors), none that makes metatables or coroutines (where neither hook nor limit would follow), no pattern
/// (one match may take for ever, in one step), and nothing random.
void openLibraries(lua_State* lua)
{
    struct Library {
        const char* name;
        lua_CFunction open;
        std::vector<std::string_view> kept;
    };
    const std::array<Library, 4> libraries{{
        {"_G", luaopen_base, {"assert", "error", "ipairs", "next", "pairs", "select", "tonumber", "tostring", "type"}},
        {"math", luaopen_math, {"abs", "ceil", "cos",        "exp",       "floor",      "fmod", "huge",
                                "log", "max",  "maxinteger", "min",       "mininteger", "modf", "pi",
                                "sin", "sqrt", "tan",        "tointeger", "type",       "ult"}},
        {"string", luaopen_string, {"byte", "char", "format", "len", "lower", "rep", "reverse", "sub", "upper"}},
        {"table", luaopen_table, {"concat", "insert", "pack", "remove", "sort", "unpack"}},
    }};
    for (const Library& library : libraries) {
        luaL_requiref(lua, library.name, library.open, 0);
        for (lua_pushnil(lua); lua_next(lua, -2) != 0;) {
            lua_pop(lua, 1);
            if (std::ranges::find(library.kept, lua_tostring(lua, -1)) != library.kept.end())
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
        if (library.open == luaopen_table)
            for (const std::string_view name : library.kept) {
                lua_getfield(lua, -1, name.data());
                lua_pushcclosure(lua, counted, 1);
                lua_setfield(lua, -2, name.data());
            }
        lua_setglobal(lua, library.name);
        lua_pop(lua, 1);
    }
}

std::string plainLine(const char* text, std::size_t size, const std::string& what)
{
    std::string line(text, size);
    if (line.empty() || size > longestText ||
        std::ranges::any_of(line, [](unsigned char c) { return c < 0x20 || c == 0x7F; }))
        throw InputError{fmt::format("{} must be a text of one line, of at most {} characters", what, longestText)};
    return line;
}

std::string sentence(const std::string& text)
{
    return text.ends_with('.') || text.ends_with('?') ? text : text + ".";
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
        throw InputError{fmt::format("{} must be a text, not {}", what, luaL_typename(lua, at))};
    std::size_t size = 0;
    const char* text = lua_tolstring(lua, at, &size);
    return plainLine(text, size, what);
}

PlanNumber numberAt(lua_State* lua, int at, const std::string& what)
{
    if (lua_type(lua, at) != LUA_TNUMBER)
        throw InputError{fmt::format("{} must be a number, not {}", what, luaL_typename(lua, at))};
    if (lua_isinteger(lua, at) != 0)
        return std::int64_t{lua_tointeger(lua, at)};
    return lua_tonumber(lua, at);
}

std::size_t countAt(lua_State* lua, int at, const std::string& what, std::size_t most)
{
    const PlanNumber number = numberAt(lua, at, what);
    const std::optional<std::uint32_t> count = wordOf(number, ElementType::uint32);
    if (!count || *count < 1 || *count > most)
        throw InputError{fmt::format("{} is {}; choose a whole number from 1 to {}", what, textOf(number), most)};
    return *count;
}

/// The one argument of a function, a table with these fields; others are refused. It then stands at 1.
void requireFields(lua_State* lua, const std::string& function, const std::vector<std::string_view>& fields)
{
    if (lua_gettop(lua) != 1 || lua_type(lua, 1) != LUA_TTABLE)
        throw InputError{fmt::format("{} takes one table, as in {}{{{} = …}}", function, function, fields.front())};
    for (lua_pushnil(lua); lua_next(lua, 1) != 0; lua_pop(lua, 1)) {
        const bool isText = lua_type(lua, -2) == LUA_TSTRING;
        const std::string_view key = isText ? lua_tostring(lua, -2) : "";
        if (std::ranges::find(fields, key) == fields.end())
            throw InputError{fmt::format("{} has no '{}'; it has: {}", function,
                                         isText ? key.substr(0, longestText) : luaL_tolstring(lua, -2, nullptr),
                                         fmt::join(fields, ", "))};
    }
}

/// Puts the field of the table at 1 on the stack; false, and nothing there, where it has none.
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
        throw InputError{fmt::format("{} must be a list of numbers, not {}", what, luaL_typename(lua, at))};
    const std::size_t size = lua_rawlen(lua, at);
    if (size == 0 || size > mostPlanWords)
        throw InputError{fmt::format("{} has {} elements; choose 1 to {}", what, size, mostPlanWords)};
    Words words(size);
    for (std::size_t i = 0; i < size; ++i) {
        lua_rawgeti(lua, at, static_cast<lua_Integer>(i + 1));
        const std::string element = fmt::format("{}[{}]", what, i + 1);
        const PlanNumber number = numberAt(lua, -1, element);
        const std::optional<std::uint32_t> word = wordOf(number, type, wraps);
        if (!word)
            throw InputError{fmt::format("{} is {}, which is no {}", element, textOf(number), elementTypeName(type))};
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
    throw InputError{fmt::format("{} is '{}'; choose uint32, int32 or float32", what, name)};
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
            fail(0, "it does not call plan{…}; see resources/docs/plans.md");
    } catch (...) {
        lua_close(m_lua);
        throw;
    }
}

void Sandbox::call(int arguments, int results)
{
    m_context.limit = nullptr;
    if (const int status = lua_pcall(m_lua, arguments, results, 0); status != LUA_OK)
        failAsRaised(status);
}

void Sandbox::fail(int line, const std::string& what) const
{
    throw InputError{line > 0 ? fmt::format("{}:{}: {}", m_context.name, line, sentence(what))
                              : fmt::format("{}: {}", m_context.name, sentence(what))};
}

void Sandbox::failAsRaised(int status)
{
    if (m_context.limit != nullptr)
        fail(m_context.limitLine, m_context.limit);
    if (status == LUA_ERRMEM)
        fail(m_context.limitLine, fmt::format("it asked for more memory than a plan may have, {} MiB at a time and {} "
                                              "GiB in all",
                                              mostPlanMemory >> 20, mostAllocated >> 30));
    if (lua_type(m_lua, -1) != LUA_TSTRING)
        fail(0, fmt::format("error was given a {}, not a text", luaL_typename(m_lua, -1)));
    constexpr std::size_t mostSaid = 400;
    std::size_t size = 0;
    const char* text = lua_tolstring(m_lua, -1, &size);
    std::string said(text, std::min(size, mostSaid));
    for (char& c : said)
        if (const auto byte = static_cast<unsigned char>(c); byte < 0x20 || byte == 0x7F)
            c = ' ';
    throw InputError{(said.starts_with(m_context.name + ":") ? "" : m_context.name + ": ") + sentence(said)};
}

} // namespace lockstep::lua
