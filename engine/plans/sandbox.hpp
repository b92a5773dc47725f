#pragma once

#include "engine/files/platform.hpp"
#include "engine/plans/plan.hpp"
#include "engine/plans/plan_values.hpp"

#include <chrono>
#include <exception>
#include <lua.hpp>
#include <string>
#include <string_view>
#include <vector>

// Lua as plans have it; for the sources of this folder only. Lua's errors are jumps that pass over C++ destructors, so
// none may start below a frame that has any: the functions that a plan calls do their work where Lua raises nothing
// (Trusted), keep what is wrong as a sentence, and raise it once their own frames are gone.

namespace lockstep::lua {

inline constexpr auto longest = std::chrono::seconds(20); ///< of a plan, where few steps take long

/// What a plan says of itself.
struct Declared {
    std::string title;
    Limits limits{1, 65536};
    std::vector<Parameter> parameters;
    std::vector<bool> numeric;
    double tolerance = 0;
    std::string expected;                     ///< named; empty: a function or nothing
    std::optional<double> mostWork, mostSpan; ///< nothing: a function or no bound
};

/// What the functions that a plan calls work on.
struct Context {
    std::string name;
    std::size_t memory = 0;
    std::uint64_t allocated = 0, steps = 0;
    std::chrono::steady_clock::time_point until = std::chrono::steady_clock::now() + longest;
    bool isTrusted = false;
    lua_State* state = nullptr;
    const char* limit = nullptr; ///< that was passed
    int limitLine = 0;
    int raisedLine = 0;  ///< where the last error was raised
    std::string problem; ///< that a function of ours found
    bool isDeclared = false, isRunning = false;
    Declared declared;
    PlannedRun schedule;
    ElementType type = ElementType::uint32;
    const Words* input = nullptr;
    std::size_t words = 0; ///< of all buffers
};

inline Context& contextOf(lua_State* lua)
{
    return **static_cast<Context**>(lua_getextraspace(lua));
}

/// While it lives, Lua gets the little memory that our own work takes, whatever the limit: so nothing is raised there.
class Trusted {
public:
    explicit Trusted(Context& context) : m_context(context) { m_context.isTrusted = true; }
    ~Trusted() { m_context.isTrusted = false; }
    Trusted(const Trusted&) = delete;
    Trusted& operator=(const Trusted&) = delete;

private:
    Context& m_context;
};

/// The line of the plan that is being run, or 0.
int currentLine(lua_State* lua);

/// A function that a plan calls: `body` throws what is wrong.
template <int (*body)(lua_State*, Context&)>
int guarded(lua_State* lua)
{
    Context& context = contextOf(lua);
    int results = -1;
    luaL_checkstack(lua, LUA_MINSTACK, nullptr);
    {
        const Trusted trusted{context};
        try {
            results = body(lua, context);
        } catch (const std::exception& error) {
            context.problem = error.what();
        }
    }
    if (results >= 0)
        return results;
    luaL_where(lua, 1);
    lua_pushstring(lua, context.problem.c_str());
    lua_concat(lua, 2);
    return lua_error(lua);
}

/// A state of Lua that ends with it, with a text read into it.
class Sandbox {
public:
    /// Runs the text, which calls plan{…}. Throws InputError.
    Sandbox(const std::string& name, const std::string& text);
    ~Sandbox() { lua_close(m_lua); }
    Sandbox(const Sandbox&) = delete;
    Sandbox& operator=(const Sandbox&) = delete;

    lua_State* state() { return m_lua; }
    Context& context() { return m_context; }
    /// Calls what stands below these arguments. Throws InputError, with the line, for what it raised.
    void call(int arguments, int results);
    /// Throws InputError: the plan's name, the line where there is one, and this.
    [[noreturn]] void fail(int line, const std::string& what) const;

private:
    [[noreturn]] void failAsRaised(int status);

    PlainLocale m_locale;
    Context m_context;
    lua_State* m_lua;
};

/// plan, buffer, launch, define and round_up as the plan calls them.
void addFunctions(lua_State* lua);

inline constexpr std::size_t longestText = 100; ///< bytes of titles and names
inline constexpr const char* bufferType = "buffer";
inline constexpr const char* runKey = "lockstep.run"; ///< in the registry
inline constexpr const char* expectedKey = "lockstep.expected";
inline constexpr const char* mostWorkKey = "lockstep.most_work";
inline constexpr const char* mostSpanKey = "lockstep.most_span";

// Reading what a plan gives, at a place of the stack; each throws InputError that calls it `what`.

std::string textAt(lua_State* lua, int at, const std::string& what);
PlanNumber numberAt(lua_State* lua, int at, const std::string& what);
/// A bound of work or span: no less than 0.
double boundAt(lua_State* lua, int at, const std::string& what);
std::size_t countAt(lua_State* lua, int at, const std::string& what, std::size_t most);
/// `wraps`: as wordOf.
Words wordsAt(lua_State* lua, int at, const std::string& what, ElementType type, bool wraps);
ElementType typeAt(lua_State* lua, int at, const std::string& what);
bool isIdentifier(const std::string& text);
/// A table with these fields at most.
void requireFields(lua_State* lua, int at, const std::string& what, const std::vector<std::string_view>& fields);
/// The one argument of a function is such a table. It then stands at 1.
void requireCall(lua_State* lua, const std::string& function, const std::vector<std::string_view>& fields);
/// Puts the field of the table at 1 on the stack; false, and nothing there, where it has none.
bool push(lua_State* lua, const char* field);

} // namespace lockstep::lua
