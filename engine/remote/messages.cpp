#include "engine/remote/messages.hpp"

#include "engine/algorithms/single_pass.hpp"
#include "engine/error.hpp"
#include "engine/input/printable.hpp"
#include "engine/recording/launch_failed.hpp"

#include <algorithm>
#include <map>
#include <new>
#include <stdexcept>
#include <utility>

namespace lockstep::remote {
namespace {

enum class Failure : std::uint8_t { error, input, noDevice, device, waitedInVain, memory, cancelled, launch };

std::vector<std::uint8_t> failure(Failure type, const std::string& message, const std::string& details = {},
                                  std::size_t launch = 0)
{
    return Writer{}.number(static_cast<std::uint64_t>(type)).text(message).text(details).number(launch).bytes();
}

void write(Writer& writer, const Message& message)
{
    writer.text(message.id).text(message.english).number(message.arguments.size());
    for (const std::string& argument : message.arguments)
        writer.text(argument);
}

Message readMessage(Reader& reader)
{
    Message message;
    message.id = reader.text();
    message.english = reader.text();
    for (std::size_t left = reader.count(); left > 0; --left)
        message.arguments.push_back(reader.text());
    return message;
}

std::uint32_t word(std::uint64_t number)
{
    if (number > UINT32_MAX)
        throw std::runtime_error{"a number is too large"};
    return static_cast<std::uint32_t>(number);
}

/// For people, who may read it in a terminal.
std::string sentenceOf(Reader& reader)
{
    constexpr std::size_t longest = 8192;
    return printable(reader.text().substr(0, longest));
}

template <typename Value>
Value valueOf(const std::optional<Value>& named)
{
    if (!named)
        throw std::runtime_error{"a name of nothing"};
    return *named;
}

template <typename Enum>
Enum enumerator(std::uint64_t number, Enum last)
{
    if (number > static_cast<std::uint64_t>(last))
        throw std::runtime_error{"a number of nothing"};
    return static_cast<Enum>(number);
}

void write(Writer& writer, const Parameters& parameters)
{
    writer.number(parameters.size());
    for (const auto& [name, value] : parameters)
        writer.text(name).text(value);
}

Parameters readParameters(Reader& reader)
{
    Parameters parameters;
    for (std::size_t left = reader.count(); left > 0; --left) {
        std::string name = reader.text();
        parameters[std::move(name)] = reader.text();
    }
    return parameters;
}

void write(Writer& writer, const std::vector<Side>& sides)
{
    writer.number(sides.size());
    for (const Side& side : sides)
        writer.number(side.global).number(side.local);
}

std::vector<Side> readSides(Reader& reader)
{
    std::vector<Side> sides;
    for (std::size_t left = reader.count(); left > 0; --left) {
        const std::uint64_t global = reader.number();
        sides.push_back({global, reader.number()});
    }
    return sides;
}

void write(Writer& writer, const LaunchMeaning& m)
{
    writer.text(nameOf(m.act)).number(static_cast<std::uint64_t>(m.direction));
    for (const Message* message : {&m.group, &m.title, &m.unit})
        write(writer, *message);
    for (const auto* number : {&m.stage, &m.level, &m.pass, &m.distance, &m.run, &m.shift, &m.bits})
        writer.optional(*number);
}

LaunchMeaning readMeaning(Reader& reader)
{
    LaunchMeaning m;
    m.act = valueOf(actNamed(reader.text()));
    m.direction = enumerator(reader.number(), Direction::down);
    for (Message* message : {&m.group, &m.title, &m.unit})
        *message = readMessage(reader);
    for (auto* number : {&m.stage, &m.level, &m.pass, &m.distance, &m.run, &m.shift, &m.bits})
        if (const auto value = reader.optional())
            *number = word(*value);
    return m;
}

} // namespace

void write(Writer& writer, const RunRequest& request)
{
    writer.text(request.algorithm).text(request.device).number(request.largestGroup);
    write(writer, request.parameters);
    writer.words(request.input);
    writer.number(request.kernel ? 1 : 0);
    if (request.kernel)
        writer.text(*request.kernel);
}

RunRequest readRequest(Reader& reader)
{
    RunRequest request;
    request.algorithm = reader.text();
    request.device = reader.text();
    request.largestGroup = static_cast<std::size_t>(reader.number());
    request.parameters = readParameters(reader);
    request.input = reader.words();
    if (reader.number() != 0)
        request.kernel = reader.text();
    return request;
}

void write(Writer& writer, const OwnRun& own)
{
    writer.text(own.algorithm).text(own.title).text(own.lens).text(own.file.name()).text(own.file.source());
    write(writer, own.parameters);
    writer.number(own.options.size());
    for (const std::string& option : own.options)
        writer.text(option);
    writer.number(own.buffers.size());
    for (const auto& [info, content] : own.buffers) {
        writer.text(info.name).number(static_cast<std::uint64_t>(info.type)).number(info.shape.size());
        for (const std::size_t extent : info.shape)
            writer.number(extent);
        writer.number(static_cast<std::uint64_t>(info.role)).text(nameOf(info.holds)).number(content ? 1 : 0);
        if (content)
            writer.words(*content);
    }
    writer.number(own.launches.size());
    for (const auto& [launch, place] : own.launches) {
        writer.text(place).text(launch.kernel).number(launch.global).number(launch.local);
        write(writer, launch.sides);
        writer.number(launch.arguments.size());
        for (const auto& [parameter, value] : launch.arguments) {
            const auto* buffer = std::get_if<BufferId>(&value);
            writer.text(parameter).number(buffer == nullptr ? 0 : 1);
            writer.number(buffer == nullptr ? std::get<std::uint32_t>(value) : buffer->index);
        }
        write(writer, launch.meaning);
    }
    writer.number(own.outputBuffer).number(own.outputSize);
}

OwnRun readOwnRun(Reader& reader)
{
    std::string algorithm = reader.text(), title = reader.text(), lens = reader.text();
    std::string name = reader.text();
    OwnRun own{
        std::move(algorithm), std::move(title), std::move(lens), {}, {std::move(name), reader.text()}, {}, {}, {}};
    own.parameters = readParameters(reader);
    for (std::size_t left = reader.count(); left > 0; --left)
        own.options.push_back(reader.text());
    for (std::size_t left = reader.count(); left > 0; --left) {
        auto& [info, content] = own.buffers.emplace_back();
        info.name = reader.text();
        info.type = enumerator(reader.number(), lastElementType);
        for (std::size_t extents = reader.count(); extents > 0; --extents)
            info.shape.push_back(reader.number());
        info.role = enumerator(reader.number(), Role::sums);
        info.holds = valueOf(holdsNamed(reader.text()));
        if (reader.number() != 0)
            content = std::make_shared<const Words>(reader.words());
    }
    for (std::size_t left = reader.count(); left > 0; --left) {
        auto& [launch, place] = own.launches.emplace_back();
        place = reader.text();
        launch.kernel = reader.text();
        launch.global = reader.number();
        launch.local = reader.number();
        launch.sides = readSides(reader);
        for (std::size_t arguments = reader.count(); arguments > 0; --arguments) {
            Binding& binding = launch.arguments.emplace_back();
            binding.parameter = reader.text();
            const bool isBuffer = reader.number() != 0;
            const std::uint64_t value = reader.number();
            if (isBuffer)
                binding.value = BufferId{value};
            else
                binding.value = word(value);
        }
        launch.meaning = readMeaning(reader);
    }
    own.outputBuffer = reader.number();
    own.outputSize = reader.number();
    return own;
}

void write(Writer& writer, const SeenNote& note)
{
    writer.number(static_cast<std::uint64_t>(note.fault)).text(note.sentence).number(note.strays.size());
    for (const Stray& stray : note.strays)
        writer.number(stray.launch)
            .number(stray.array)
            .number(static_cast<std::uint64_t>(stray.index))
            .number(stray.stores ? 1 : 0)
            .number(stray.hasValue ? 1 : 0)
            .number(stray.line)
            .number(stray.item)
            .number(stray.group)
            .number(stray.phase)
            .number(stray.value);
}

SeenNote readSeenNote(const Frame& frame)
{
    Reader reader{frame};
    SeenNote note{enumerator(reader.number(), SeenFault::other), sentenceOf(reader)};
    for (std::size_t strays = reader.count(); strays > 0; --strays) {
        Stray& stray = note.strays.emplace_back();
        stray.launch = word(reader.number());
        stray.array = word(reader.number());
        stray.index = static_cast<std::int64_t>(reader.number());
        stray.stores = reader.number() != 0;
        stray.hasValue = reader.number() != 0;
        stray.line = static_cast<std::uint16_t>(word(reader.number()));
        stray.item = word(reader.number());
        stray.group = word(reader.number());
        stray.phase = word(reader.number());
        stray.value = word(reader.number());
    }
    return note;
}

void write(Writer& writer, const Launch& l)
{
    writer.text(l.kernel).number(l.global).number(l.local);
    write(writer, l.sides);
    writer.number(l.arguments.size());
    for (const Argument& a : l.arguments)
        writer.text(a.name).text(a.declaration).optional(a.buffer).number(a.scalar).number(a.writable ? 1 : 0);
    writer.number(l.localArrays.size());
    for (std::size_t i = 0; i < l.localArrays.size(); ++i)
        writer.text(l.localArrays[i]).text(nameOf(l.localHolds[i]));
    write(writer, l.meaning);
    writer.number(l.varies ? 1 : 0).number(l.time.queued).number(l.time.submitted).number(l.time.ran);
    writer.number(l.events).number(l.work).number(l.active).optional(l.span).number(l.traffic ? 1 : 0);
    if (l.traffic)
        writer.number(l.traffic->read).number(l.traffic->written);
    Words busy;
    for (const BusyRun& run : l.busy)
        busy.insert(busy.end(), {run.phase, run.work, run.items});
    writer.words(busy).words(l.phases);
}

Launch readLaunch(Reader& reader)
{
    Launch l;
    l.kernel = reader.text();
    l.global = reader.number();
    l.local = reader.number();
    l.sides = readSides(reader);
    for (std::size_t left = reader.count(); left > 0; --left) {
        Argument& a = l.arguments.emplace_back();
        a.name = reader.text();
        a.declaration = reader.text();
        a.buffer = reader.optional();
        a.scalar = word(reader.number());
        a.writable = reader.number() != 0;
    }
    for (std::size_t left = reader.count(); left > 0; --left) {
        l.localArrays.push_back(reader.text());
        l.localHolds.push_back(valueOf(holdsNamed(reader.text())));
    }
    l.meaning = readMeaning(reader);
    l.varies = reader.number() != 0;
    for (std::uint64_t* number : {&l.time.queued, &l.time.submitted, &l.time.ran, &l.events, &l.work, &l.active})
        *number = reader.number();
    l.span = reader.optional();
    if (reader.number() != 0) {
        const std::uint64_t read = reader.number();
        l.traffic = Traffic{read, reader.number()};
    }
    const Words busy = reader.words();
    for (std::size_t at = 0; at < busy.size(); at += 3)
        l.busy.push_back({busy[at], busy.at(at + 1), busy.at(at + 2)});
    l.phases = reader.words();
    return l;
}

std::vector<std::uint8_t> failureOf(const std::exception_ptr& thrown)
{
    try {
        std::rethrow_exception(thrown);
    } catch (const InputError& error) {
        return failure(Failure::input, error.what());
    } catch (const NoDeviceError& error) {
        return failure(Failure::noDevice, error.what());
    } catch (const WaitedInVain& error) {
        return failure(Failure::waitedInVain, error.what(), error.details());
    } catch (const LaunchFailed& error) { // what was recorded before it has to be asked for
        return failure(Failure::launch, error.what(), error.details(), error.launch());
    } catch (const DeviceError& error) {
        return failure(Failure::device, error.what(), error.details());
    } catch (const Cancelled&) {
        return failure(Failure::cancelled, {});
    } catch (const std::bad_alloc&) {
        return failure(Failure::memory, {});
    } catch (const std::exception& error) {
        return failure(Failure::error, error.what());
    }
}

std::exception_ptr failureIn(const Frame& failed)
{
    Reader reader{failed};
    const std::uint64_t type = reader.number();
    const std::string message = sentenceOf(reader);
    const std::string details = reader.text();
    const std::uint64_t launch = reader.number();
    switch (static_cast<Failure>(type)) {
    case Failure::input:
        return std::make_exception_ptr(InputError{message});
    case Failure::noDevice:
        return std::make_exception_ptr(NoDeviceError{message});
    case Failure::waitedInVain:
        return std::make_exception_ptr(WaitedInVain{message, details});
    case Failure::device:
        return std::make_exception_ptr(DeviceError{message, details});
    case Failure::launch:
        return std::make_exception_ptr(LaunchFailed{message, details, launch});
    case Failure::cancelled:
        return std::make_exception_ptr(Cancelled{});
    case Failure::memory:
        return std::make_exception_ptr(std::bad_alloc{});
    case Failure::error:
        break;
    }
    return std::make_exception_ptr(Error{message});
}

} // namespace lockstep::remote
