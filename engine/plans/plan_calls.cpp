#include "engine/model/sentence.hpp"
#include "engine/plans/sandbox.hpp"

#include "engine/error.hpp"
#include "engine/input/input.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace lockstep::lua {
namespace {

void requireRunning(const Context& context, const char* function)
{
    if (!context.isRunning)
        throw InputError{sentence("{} can only be called by the plan's run", function)};
}

/// A text, or a number as text.
std::string choiceAt(lua_State* lua, int at, const std::string& what)
{
    return lua_type(lua, at) == LUA_TNUMBER ? textOf(numberAt(lua, at, what)) : textAt(lua, at, what);
}

/// One of plan{parameters = {…}}, at the top of the stack.
void takeParameter(lua_State* lua, Declared& declared, const std::string& what)
{
    requireFields(lua, -1, what, {"name", "title", "values", "default"});
    const int table = lua_gettop(lua);
    Parameter parameter;
    lua_getfield(lua, table, "name");
    parameter.name = textAt(lua, -1, what + ".name");
    if (!isIdentifier(parameter.name) || parameter.name == "type" || parameter.name == "mistake" ||
        parameter.name == "words" ||
        std::ranges::find(declared.parameters, parameter.name, &Parameter::name) != declared.parameters.end())
        throw InputError{sentence("{}.name is '{}'; choose letters, digits and _, and none that is taken (type, "
                                  "mistake, words)",
                                  what, parameter.name)};
    lua_getfield(lua, table, "title");
    parameter.title = lua_isnil(lua, -1) ? parameter.name : textAt(lua, -1, what + ".title");
    constexpr std::size_t most = 64;
    const bool isList = lua_getfield(lua, table, "values") == LUA_TTABLE;
    const std::size_t count = isList ? lua_rawlen(lua, -1) : 0;
    if (count < 1 || count > most)
        throw InputError{sentence("{}.values must be a list of 1 to {} texts or numbers", what, most)};
    bool numeric = true;
    for (std::size_t v = 1; v <= count; ++v) {
        numeric = lua_rawgeti(lua, -1, static_cast<lua_Integer>(v)) == LUA_TNUMBER && numeric;
        parameter.values.push_back(choiceAt(lua, -1, fmt::format("{}.values[{}]", what, v)));
        lua_pop(lua, 1);
    }
    parameter.defaultValue = lua_getfield(lua, table, "default") == LUA_TNIL ? parameter.values.front()
                                                                             : choiceAt(lua, -1, what + ".default");
    if (std::ranges::find(parameter.values, parameter.defaultValue) == parameter.values.end())
        throw InputError{sentence("{}.default is '{}'; choose one of its values: {}", what, parameter.defaultValue,
                                  fmt::join(parameter.values, ", "))};
    declared.parameters.push_back(std::move(parameter));
    declared.numeric.push_back(numeric);
    lua_settop(lua, table);
}

/// plan{parameters = …}, at the top of the stack.
void takeParameters(lua_State* lua, Declared& declared)
{
    if (lua_type(lua, -1) != LUA_TTABLE)
        throw InputError{sentence("parameters must be a list, as in {{{{name = \"group\", values = {{4, 16}}}}}}")};
    constexpr std::size_t most = 16;
    const std::size_t count = lua_rawlen(lua, -1);
    if (count > most)
        throw InputError{sentence("there are {} parameters; a plan may have {}", count, most)};
    for (std::size_t i = 1; i <= count; ++i) {
        lua_rawgeti(lua, -1, static_cast<lua_Integer>(i));
        takeParameter(lua, declared, fmt::format("parameters[{}]", i));
        lua_pop(lua, 1);
    }
}

Parameter typeParameter(lua_State* lua)
{
    Parameter type{"type", "Key type", {}, {}};
    if (push(lua, "types")) {
        const std::size_t count = lua_type(lua, -1) == LUA_TTABLE ? lua_rawlen(lua, -1) : 0;
        if (count < 1 || count > 3)
            throw InputError{sentence("types must be a list of one to three, as in {{\"uint32\", \"float32\"}}")};
        for (std::size_t i = 1; i <= count; ++i) {
            lua_rawgeti(lua, -1, static_cast<lua_Integer>(i));
            type.values.emplace_back(elementTypeName(typeAt(lua, -1, fmt::format("types[{}]", i))));
            lua_pop(lua, 1);
        }
        lua_pop(lua, 1);
    } else {
        type.values = {"uint32"};
    }
    type.defaultValue = type.values.front();
    return type;
}

/// plan{most_work = …} and most_span: a number, or a function that is kept.
std::optional<double> takeBound(lua_State* lua, const char* field, const char* key)
{
    if (!push(lua, field))
        return std::nullopt;
    if (lua_type(lua, -1) != LUA_TFUNCTION)
        return boundAt(lua, -1, sentence("{}, where it is no function,", field));
    lua_setfield(lua, LUA_REGISTRYINDEX, key);
    return std::nullopt;
}

int declarePlan(lua_State* lua, Context& context)
{
    if (context.isDeclared)
        throw InputError{sentence("plan is called a second time; a file holds one plan")};
    requireCall(lua, "plan",
                {"title", "types", "sizes", "parameters", "run", "expected", "tolerance", "most_work", "most_span"});
    Declared& declared = context.declared;
    if (!push(lua, "title"))
        throw InputError{sentence("plan has no title; give it one, as in title = \"Reverse\"")};
    declared.title = textAt(lua, -1, "title");
    declared.parameters = {typeParameter(lua)};
    declared.numeric = {false};
    if (push(lua, "sizes")) {
        if (lua_type(lua, -1) != LUA_TTABLE || lua_rawlen(lua, -1) != 2)
            throw InputError{sentence("sizes must be the smallest and the largest n, as in {{1, 4096}}")};
        lua_rawgeti(lua, -1, 1);
        lua_rawgeti(lua, -2, 2);
        declared.limits = {countAt(lua, -2, "sizes[1]", mostPlanKeys), countAt(lua, -1, "sizes[2]", mostPlanKeys)};
        if (declared.limits.minimum > declared.limits.maximum)
            throw InputError{sentence("sizes must be the smallest and the largest n, in this order")};
    }
    if (push(lua, "parameters"))
        takeParameters(lua, declared);
    if (push(lua, "tolerance")) {
        declared.tolerance = std::visit([](auto v) { return static_cast<double>(v); }, numberAt(lua, -1, "tolerance"));
        if (!(declared.tolerance >= 0 && declared.tolerance <= 1))
            throw InputError{sentence("tolerance must lie between 0 and 1, as in 1e-5")};
    }
    if (!push(lua, "run") || lua_type(lua, -1) != LUA_TFUNCTION)
        throw InputError{sentence("plan has no function run; give it one, as in run = function(input, n, set) … end")};
    lua_setfield(lua, LUA_REGISTRYINDEX, runKey);
    if (push(lua, "expected")) {
        if (lua_type(lua, -1) == LUA_TFUNCTION) {
            lua_setfield(lua, LUA_REGISTRYINDEX, expectedKey);
        } else {
            declared.expected = textAt(lua, -1, sentence("expected, where it is no function,"));
            if (std::ranges::find(namedExpectations(), declared.expected) == namedExpectations().end())
                throw InputError{sentence("expected is '{}'; choose {}, or write a function", declared.expected,
                                          fmt::join(namedExpectations(), ", "))};
        }
    }
    declared.mostWork = takeBound(lua, "most_work", mostWorkKey);
    declared.mostSpan = takeBound(lua, "most_span", mostSpanKey);
    context.isDeclared = true;
    return 0;
}

Role roleAt(lua_State* lua, int at)
{
    static constexpr std::array<std::pair<std::string_view, Role>, 6> roles{{{"keys", Role::keys},
                                                                             {"values", Role::values},
                                                                             {"table", Role::table},
                                                                             {"flags", Role::flags},
                                                                             {"scratch", Role::scratch},
                                                                             {"sums", Role::sums}}};
    const std::string name = textAt(lua, at, "role");
    for (const auto& [known, role] : roles)
        if (known == name)
            return role;
    throw InputError{sentence("role is '{}'; choose keys, values, table, flags, scratch or sums", name)};
}

/// size, or rows and columns; neither where its data tell the size.
void takeShape(lua_State* lua, BufferInfo& info)
{
    const bool hasSize = push(lua, "size");
    if (hasSize)
        info.shape = {countAt(lua, -1, "size", mostPlanWords)};
    const bool hasRows = push(lua, "rows"), hasColumns = push(lua, "columns");
    if (hasRows != hasColumns || (hasRows && hasSize))
        throw InputError{sentence("the buffer {} must have either a size, or both rows and columns", info.name)};
    if (hasRows) {
        const std::size_t rows = countAt(lua, -2, "rows", mostPlanWords);
        info.shape = {rows, countAt(lua, -1, "columns", mostPlanWords / rows)};
    }
}

/// What stands in a buffer at first: data, fill, or nothing.
void takeContent(lua_State* lua, Context& context, PlannedBuffer& buffer)
{
    const bool hasSize = !buffer.info.shape.empty();
    const bool hasData = push(lua, "data");
    if (hasData && push(lua, "fill"))
        throw InputError{sentence("the buffer {} has data and fill; give it one of them", buffer.info.name)};
    if (hasData) {
        Words words = wordsAt(lua, lua_gettop(lua), "data", buffer.info.type, false);
        if (!hasSize)
            buffer.info.shape = {words.size()};
        if (words.size() != buffer.info.size())
            throw InputError{sentence("the buffer {} has {} elements and its data {}", buffer.info.name,
                                      buffer.info.size(), words.size())};
        buffer.content = std::make_shared<const Words>(std::move(words));
    } else if (!hasSize) {
        throw InputError{
            sentence("the buffer {} has no size; give it size, rows and columns, or data", buffer.info.name)};
    } else if (push(lua, "fill")) {
        const PlanNumber number = numberAt(lua, -1, "fill");
        const std::optional<std::uint32_t> word = wordOf(number, buffer.info.type);
        if (!word)
            throw InputError{sentence("fill is {}, which is no {}", textOf(number), elementTypeName(buffer.info.type))};
        buffer.content = std::make_shared<const Words>(buffer.info.size(), *word);
    }
    if (context.schedule.buffers.empty()) {
        const Words& input = *context.input;
        if (!buffer.content || buffer.info.type != context.type || buffer.content->size() < input.size() ||
            !std::equal(input.begin(), input.end(), buffer.content->begin()))
            throw InputError{
                sentence("the first buffer must hold the input, as in buffer{{name = \"x\", data = input}}")};
    }
}

int makeBuffer(lua_State* lua, Context& context)
{
    requireRunning(context, "buffer");
    requireCall(lua, "buffer", {"name", "type", "size", "rows", "columns", "data", "fill", "role"});
    std::vector<PlannedBuffer>& buffers = context.schedule.buffers;
    if (!context.schedule.launches.empty())
        throw InputError{sentence("all buffers come before the first launch; move this one up")};
    if (buffers.size() == mostPlanBuffers)
        throw InputError{sentence("there are more than {} buffers, the most that a plan may have", mostPlanBuffers)};
    PlannedBuffer buffer;
    if (!push(lua, "name"))
        throw InputError{sentence("the buffer has no name; give it one, as in name = \"x\"")};
    buffer.info.name = textAt(lua, -1, "name");
    if (!isIdentifier(buffer.info.name))
        throw InputError{sentence("name is '{}'; choose letters, digits and _", buffer.info.name)};
    for (const PlannedBuffer& other : buffers)
        if (other.info.name == buffer.info.name)
            throw InputError{sentence("there is a buffer {} already; choose another name", buffer.info.name)};
    buffer.info.type = push(lua, "type") ? typeAt(lua, -1, "type") : context.type;
    takeShape(lua, buffer.info);
    takeContent(lua, context, buffer);
    buffer.info.role = push(lua, "role") ? roleAt(lua, -1)
                       : buffers.empty() ? Role::keys
                       : buffer.content  ? Role::values
                                         : Role::scratch;
    context.words += buffer.info.size();
    if (context.words > mostPlanWords)
        throw InputError{sentence("with {} its buffers have {} elements, more than {}, the most that a plan may have",
                                  buffer.info.name, context.words, mostPlanWords)};
    *static_cast<std::size_t*>(lua_newuserdatauv(lua, sizeof(std::size_t), 0)) = buffers.size();
    luaL_setmetatable(lua, bufferType);
    buffers.push_back(std::move(buffer));
    return 1;
}

/// global or group: a number, or one for each of up to three dimensions.
std::vector<std::size_t> sizesOf(lua_State* lua, const char* field)
{
    if (!push(lua, field))
        throw InputError{
            sentence("the launch has no {}; give it one, as in global = round_up(n, 64), group = 64", field)};
    std::vector<std::size_t> sizes;
    if (lua_type(lua, -1) != LUA_TTABLE) {
        sizes = {countAt(lua, -1, field, mostPlanItems)};
    } else {
        const std::size_t count = lua_rawlen(lua, -1);
        if (count < 1 || count > 3)
            throw InputError{sentence("{} has {} dimensions; give one to three", field, count)};
        for (std::size_t i = 1; i <= count; ++i) {
            lua_rawgeti(lua, -1, static_cast<lua_Integer>(i));
            sizes.push_back(countAt(lua, -1, fmt::format("{}[{}]", field, i), mostPlanItems));
            lua_pop(lua, 1);
        }
    }
    lua_pop(lua, 1);
    return sizes;
}

std::vector<Side> sidesOf(lua_State* lua)
{
    const std::vector<std::size_t> global = sizesOf(lua, "global"), group = sizesOf(lua, "group");
    if (global.size() != group.size())
        throw InputError{sentence("global has {} dimensions and group {}; give as many", global.size(), group.size())};
    std::vector<Side> sides;
    std::size_t items = 1;
    for (std::size_t d = 0; d < global.size(); ++d) {
        if (global[d] % group[d] != 0)
            throw InputError{sentence("global is {}, no multiple of group, {}; write round_up({}, {})", global[d],
                                      group[d], global[d], group[d])};
        if (global[d] > mostPlanItems / items)
            throw InputError{sentence("the launch has more than {} work-items, the most that it may", mostPlanItems)};
        items *= global[d];
        sides.push_back({global[d], group[d]});
    }
    return sides;
}

std::vector<PlannedArgument> argumentsOf(lua_State* lua)
{
    std::vector<PlannedArgument> arguments;
    if (!push(lua, "arguments"))
        return arguments;
    if (lua_type(lua, -1) != LUA_TTABLE)
        throw InputError{sentence("arguments must be a table, as in {{x = x, n = n}}, not {}", luaL_typename(lua, -1))};
    for (lua_pushnil(lua); lua_next(lua, -2) != 0; lua_pop(lua, 1)) {
        if (lua_type(lua, -2) != LUA_TSTRING)
            throw InputError{
                sentence("arguments are given by the names of the kernel's parameters, as in {{x = x, n = n}}")};
        const std::string name = textAt(lua, -2, sentence("an argument's name"));
        constexpr std::size_t most = 64;
        if (arguments.size() == most)
            throw InputError{sentence("the launch has more than {} arguments, the most that it may", most)};
        if (const auto* buffer = static_cast<const std::size_t*>(luaL_testudata(lua, -1, bufferType)))
            arguments.push_back({name, *buffer});
        else if (lua_type(lua, -1) == LUA_TNUMBER)
            std::visit([&](auto value) { arguments.push_back({name, value}); }, numberAt(lua, -1, name));
        else
            throw InputError{
                sentence("the argument {} is a {}; give a buffer or a number", name, luaL_typename(lua, -1))};
    }
    lua_pop(lua, 1);
    std::ranges::sort(arguments, {}, &PlannedArgument::parameter); // Lua's tables have no order
    return arguments;
}

int makeLaunch(lua_State* lua, Context& context)
{
    requireRunning(context, "launch");
    requireCall(lua, "launch", {"kernel", "global", "group", "arguments", "title", "chapter"});
    if (context.schedule.launches.size() == mostPlanLaunches)
        throw InputError{sentence("there are more than {} launches, the most that a plan may make", mostPlanLaunches)};
    PlannedLaunch launch;
    launch.line = currentLine(lua);
    if (!push(lua, "kernel"))
        throw InputError{sentence("the launch has no kernel; give it one, as in kernel = \"reverse\"")};
    launch.kernel = textAt(lua, -1, "kernel");
    launch.sides = sidesOf(lua);
    launch.arguments = argumentsOf(lua);
    launch.title = push(lua, "title") ? textAt(lua, -1, "title") : launch.kernel;
    launch.chapter = push(lua, "chapter") ? textAt(lua, -1, "chapter") : "";
    context.schedule.launches.push_back(std::move(launch));
    return 0;
}

/// define("GROUP", 64) makes -DGROUP=64.
int makeDefine(lua_State* lua, Context& context)
{
    requireRunning(context, "define");
    const std::string name = textAt(lua, 1, sentence("the name that define is given"));
    if (!isIdentifier(name) || name.starts_with("TRACE") || name.starts_with("LOCKSTEP") || name.starts_with("__") ||
        name == "KEY" || name == "VALUE" || name == "ORDER")
        throw InputError{sentence("define is given '{}'; choose a name of letters, digits and _ that is not taken "
                                  "(KEY, VALUE, ORDER, TRACE…)",
                                  name)};
    const std::string value = lua_type(lua, 2) == LUA_TNUMBER ? textOf(numberAt(lua, 2, name)) : textAt(lua, 2, name);
    if (std::ranges::any_of(value, [](unsigned char c) {
            return std::isalnum(c) == 0 && c != '_' && c != '.' && c != '-' && c != '+';
        }))
        throw InputError{sentence("{} is '{}'; give a number or one word", name, value)};
    constexpr std::size_t most = 64;
    std::vector<std::string>& options = context.schedule.options;
    const std::string option = fmt::format("-D{}={}", name, value);
    const auto earlier = std::ranges::find_if(
        options, [&](const std::string& other) { return other.starts_with(fmt::format("-D{}=", name)); });
    if (earlier != options.end() && *earlier != option)
        throw InputError{sentence("{} is defined twice, with two values; all launches are built once", name)};
    if (earlier == options.end() && options.size() == most)
        throw InputError{sentence("there are more than {} defines, the most that a plan may have", most)};
    if (earlier == options.end())
        options.push_back(option);
    return 0;
}

/// round_up(10, 4) is 12.
int roundUp(lua_State* lua, Context& /*context*/)
{
    constexpr std::int64_t most = std::int64_t{1} << 40;
    const auto whole = [&](int at, const std::string& what, std::int64_t least) {
        const PlanNumber number = numberAt(lua, at, what);
        int isWhole = 0;
        const lua_Integer value = lua_tointegerx(lua, at, &isWhole);
        if (isWhole == 0 || value < least || value > most)
            throw InputError{sentence("{} is {}; choose a whole number from {} to 2^40", what, textOf(number), least)};
        return value;
    };
    const lua_Integer n = whole(1, sentence("what round_up rounds"), 0),
                      step = whole(2, sentence("what round_up rounds to"), 1);
    lua_pushinteger(lua, (n + step - 1) / step * step);
    return 1;
}

} // namespace

void addFunctions(lua_State* lua)
{
    lua_register(lua, "plan", guarded<declarePlan>);
    lua_register(lua, "buffer", guarded<makeBuffer>);
    lua_register(lua, "launch", guarded<makeLaunch>);
    lua_register(lua, "define", guarded<makeDefine>);
    lua_register(lua, "round_up", guarded<roundUp>);
}

} // namespace lockstep::lua
