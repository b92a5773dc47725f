#include "engine/plans/plan.hpp"

#include "engine/error.hpp"
#include "engine/input/input.hpp"
#include "engine/input/printable.hpp"
#include "engine/model/sentence.hpp"
#include "engine/plans/plan_values.hpp"
#include "engine/plans/sandbox.hpp"
#include "engine/recording/own_kernel.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace lockstep {
namespace {

using lua::Sandbox;
using lua::Trusted;

/// What run and expected are given: input, n, set. Nothing is raised where Lua trusts us.
void pushArguments(lua_State* state, const Words& input, ElementType type, const std::vector<Parameter>& parameters,
                   const std::vector<bool>& numeric, const Parameters& resolved)
{
    lua_createtable(state, static_cast<int>(input.size()), 0);
    const auto pushNumber = [&](const PlanNumber& number) {
        if (const auto* whole = std::get_if<std::int64_t>(&number))
            lua_pushinteger(state, *whole);
        else
            lua_pushnumber(state, std::get<double>(number));
    };
    for (std::size_t i = 0; i < input.size(); ++i) {
        pushNumber(numberOf(input[i], type));
        lua_rawseti(state, -2, static_cast<lua_Integer>(i + 1));
    }
    lua_pushinteger(state, static_cast<lua_Integer>(input.size()));
    lua_newtable(state);
    for (std::size_t p = 0; p < parameters.size(); ++p) {
        const std::string& value = resolved.at(parameters[p].name);
        if (!numeric[p] || lua_stringtonumber(state, value.c_str()) == 0)
            lua_pushstring(state, value.c_str());
        lua_setfield(state, -2, parameters[p].name.c_str());
    }
}

/// The line where the function that stands in the registry begins.
int lineOf(lua_State* state, const char* key)
{
    lua_Debug function;
    lua_getfield(state, LUA_REGISTRYINDEX, key);
    return lua_getinfo(state, ">S", &function) != 0 ? function.linedefined : 0;
}

/// What run returned, at the top of the stack: a buffer and, where it is not the whole, how many of its elements.
void takeOutput(Sandbox& sandbox, std::size_t n)
{
    lua_State* state = sandbox.state();
    PlannedRun& schedule = sandbox.context().schedule;
    const int line = lineOf(state, lua::runKey);
    const auto* buffer = static_cast<const std::size_t*>(luaL_testudata(state, -2, lua::bufferType));
    if (buffer == nullptr)
        sandbox.fail(line, sentence("run must return the buffer that holds the result, not {}; write return y",
                                    luaL_typename(state, -2)));
    schedule.outputBuffer = *buffer;
    const std::size_t size = schedule.buffers[*buffer].info.size();
    try {
        schedule.outputSize = lua_isnil(state, -1) ? std::min(n, size)
                                                   : lua::countAt(state, -1, sentence("the size of the result"), size);
    } catch (const InputError& error) {
        sandbox.fail(line, error.what());
    }
    if (schedule.launches.empty())
        sandbox.fail(line, sentence("run launches no kernel; call launch{{…}} at least once"));
}

void takeExpected(Sandbox& sandbox)
{
    lua_State* state = sandbox.state();
    PlannedRun& schedule = sandbox.context().schedule;
    const int line = lineOf(state, lua::expectedKey);
    const ElementType type = schedule.buffers[schedule.outputBuffer].info.type;
    try {
        if (lua_type(state, -1) == LUA_TNUMBER) { // of one element
            const PlanNumber number = lua::numberAt(state, -1, "expected");
            const std::optional<std::uint32_t> word = wordOf(number, type, true);
            if (!word)
                throw InputError{sentence("expected is {}, which is no {}", textOf(number), elementTypeName(type))};
            schedule.expected = Words{*word};
        } else {
            schedule.expected = lua::wordsAt(state, -1, sentence("what expected returns"), type, true);
        }
        if (schedule.expected->size() != schedule.outputSize)
            throw InputError{sentence("expected returns {} elements, and the result has {}", schedule.expected->size(),
                                      schedule.outputSize)};
    } catch (const InputError& error) {
        sandbox.fail(line, error.what());
    }
}

} // namespace

Plan Plan::load(const std::filesystem::path& path)
{
    return Plan{printable(path.filename().string()), readOwnText(path, sentence("plan"))};
}

Plan::Plan(std::string name, std::string text) : m_name(std::move(name)), m_text(std::move(text))
{
    constexpr std::size_t longestName = 50; // Lua would cut it by itself
    if (m_name.size() > longestName)
        m_name.erase(0, m_name.size() - longestName);
    while ((static_cast<unsigned char>(m_name[0]) & 0xC0u) == 0x80u) // the rest of a character
        m_name.erase(0, 1);
    Sandbox sandbox{m_name, m_text};
    lua::Declared& declared = sandbox.context().declared;
    m_title = declared.title;
    m_parameters = std::move(declared.parameters);
    m_numeric = std::move(declared.numeric);
    m_limits = declared.limits;
    m_tolerance = declared.tolerance;
    m_mostWork = declared.mostWork;
    m_mostSpan = declared.mostSpan;
}

Parameters Plan::resolve(const Parameters& given) const
{
    Parameters resolved;
    std::vector<std::string> names;
    for (const Parameter& parameter : m_parameters) {
        resolved[parameter.name] = parameter.defaultValue;
        names.push_back(parameter.name);
    }
    for (const auto& [name, value] : given) {
        const auto parameter = std::ranges::find(m_parameters, name, &Parameter::name);
        if (parameter == m_parameters.end())
            throw InputError{sentence("{} has no parameter '{}'; it has: {}.", m_name, name, fmt::join(names, ", "))};
        if (std::ranges::find(parameter->values, value) == parameter->values.end())
            throw InputError{sentence("'{}' is no value of {} for {}; choose one of: {}.", value, name, m_name,
                                      fmt::join(parameter->values, ", "))};
        resolved[name] = value;
    }
    return resolved;
}

PlannedRun Plan::schedule(const Words& input, const Parameters& resolved) const
{
    if (input.size() < m_limits.minimum || input.size() > m_limits.maximum)
        throw InputError{
            sentence("{} takes {} to {} keys, not {}.", m_name, m_limits.minimum, m_limits.maximum, input.size())};
    Sandbox sandbox{m_name, m_text};
    lua::Context& context = sandbox.context();
    lua_State* state = sandbox.state();
    context.type = elementType(resolved);
    context.input = &input;
    PlannedRun& schedule = context.schedule;
    schedule.plan = m_name;
    schedule.tolerance = m_tolerance;
    const char* name = context.type == ElementType::float32 ? "float"
                       : context.type == ElementType::int32 ? "int"
                                                            : "uint";
    schedule.options = {fmt::format("-DKEY={}", name), fmt::format("-DVALUE={}", name),
                        fmt::format("-DORDER=order_{}", name)};
    const auto call = [&](const char* key, int results) {
        {
            const Trusted trusted{context};
            lua_settop(state, 0);
            lua_getfield(state, LUA_REGISTRYINDEX, key);
            pushArguments(state, input, context.type, m_parameters, m_numeric, resolved);
        }
        sandbox.call(3, results);
    };
    context.isRunning = true;
    call(lua::runKey, 2);
    context.isRunning = false;
    {
        const Trusted trusted{context};
        takeOutput(sandbox, input.size());
        lua_getfield(state, LUA_REGISTRYINDEX, lua::expectedKey);
    }
    const bool isFunction = lua_type(state, -1) == LUA_TFUNCTION;
    if (isFunction) {
        call(lua::expectedKey, 1);
        const Trusted trusted{context};
        takeExpected(sandbox);
    } else if (!context.declared.expected.empty()) {
        Words expected = namedExpectation(context.declared.expected, input, context.type);
        if (expected.size() != schedule.outputSize)
            sandbox.fail(lineOf(state, lua::runKey),
                         sentence("expected is {}, which has {} elements, and the result has {}; let run return the "
                                  "buffer and its size",
                                  context.declared.expected, expected.size(), schedule.outputSize));
        schedule.expected = std::move(expected);
    }
    const auto boundBy = [&](const char* key, const char* what, std::optional<double> declared) {
        {
            const Trusted trusted{context};
            lua_settop(state, 0);
            if (lua_getfield(state, LUA_REGISTRYINDEX, key) != LUA_TFUNCTION)
                return declared;
        }
        call(key, 1);
        const Trusted trusted{context};
        try {
            return std::optional{lua::boundAt(state, -1, sentence("what {} returns", what))};
        } catch (const InputError& error) {
            sandbox.fail(lineOf(state, key), error.what());
        }
    };
    schedule.mostWork = boundBy(lua::mostWorkKey, "most_work", m_mostWork);
    schedule.mostSpan = boundBy(lua::mostSpanKey, "most_span", m_mostSpan);
    return std::move(schedule);
}

} // namespace lockstep
