#include "engine/remote/line.hpp"

#include "engine/algorithms/single_pass.hpp"
#include "engine/error.hpp"
#include "engine/formats/packed_words.hpp"
#include "engine/formats/recording_cbor.hpp"
#include "engine/input/printable.hpp"
#include "engine/model/sentence.hpp"
#include "engine/recording/launch_failed.hpp"
#include "engine/remote/messages.hpp"
#include "engine/remote/wake.hpp"

#include <array>
#include <cctype>
#include <filesystem>
#include <fmt/format.h>
#include <poll.h>
#include <stdexcept>

namespace lockstep::remote {
namespace {

constexpr std::chrono::milliseconds lookEvery{100};  // at the clock
constexpr std::chrono::seconds greetingPatience{60}; // ssh has its own, which is shorter
constexpr std::chrono::seconds grace{5};             // for what was cancelled
constexpr std::size_t inputFrom = 1024;              // bytes of an input from which on it goes ahead

ChildStart startOf(const Machine& machine, const Reach& reach)
{
    std::vector<std::string> arguments{"engine", "--far"};
    if (reach.limit)
        arguments.push_back(fmt::format("--limit={}", std::chrono::duration<double>(*reach.limit).count()));
    std::vector<std::string> command = sshCommand(machine, reach.mayAsk, arguments);
    ChildStart start;
    start.program = command.front();
    start.name = start.program.filename();
    start.arguments.assign(command.begin() + 1, command.end());
    start.isApart = !reach.mayAsk;
    return start;
}

/// The head of a recording with its device's name changed.
template <typename Change>
std::vector<std::uint8_t> renamed(std::span<const std::uint8_t> head, Change change)
{
    nlohmann::json json = parseCbor(head);
    nlohmann::json& name = json.at("device").at(0);
    name = change(name.get<std::string>());
    return nlohmann::json::to_cbor(json);
}

/// The same error, which says where.
std::exception_ptr at(const std::string& host, const std::exception_ptr& failed)
{
    try {
        std::rethrow_exception(failed);
    } catch (const WaitedInVain&) {
        return failed;
    } catch (const NoDeviceError& error) {
        return std::make_exception_ptr(NoDeviceError{sentence("{}: {}", host, error.what())});
    } catch (const LaunchFailed& error) {
        return std::make_exception_ptr(
            LaunchFailed{fmt::format("{}: {}", host, error.what()), error.details(), error.launch()});
    } catch (const DeviceError& error) {
        return std::make_exception_ptr(DeviceError{sentence("{}: {}", host, error.what()), error.details()});
    } catch (...) {
        return failed;
    }
}

} // namespace

Line::Line(Machine machine, const Reach& reach)
    : m_machine(std::move(machine)), m_reach(reach), m_ssh(startOf(m_machine, m_reach))
{
    std::vector<std::uint8_t> hello = greeting();
    const std::vector<std::uint8_t> atOnce = Writer{}.number(m_reach.atOnce).bytes();
    hello.insert(hello.end(), atOnce.begin(), atOnce.end());
    m_stream.queue(Kind::hello, hello);
}

void Line::queue(Kind kind, std::span<const std::uint8_t> content)
{
    if (kind == Kind::head) {
        const std::string end = m_machine.nameOf("");
        m_room = renamed(content, [&](std::string name) {
            if (name.ends_with(end))
                name.resize(name.size() - end.size());
            return name;
        });
        content = m_room;
    }
    const auto [small, bytes] = m_squeezer.squeeze(kind, content);
    m_stream.queue(small, bytes);
}

bool Line::sendInput(const Words& input)
{
    std::vector<std::uint8_t> room;
    const std::span<const std::uint8_t> bytes = packedWords(input, room);
    if (bytes.size() < inputFrom)
        return false;
    queue(Kind::words, bytes);
    return true;
}

std::exception_ptr Line::ask(Kind kind, std::span<const std::uint8_t> content, const std::stop_token& stop,
                             const std::function<void(const Frame&)>& take)
{
    queue(kind, content);
    m_failed = nullptr;
    m_asked = Clock::now();
    m_cancelled.reset();
    const Wake wake;
    const std::stop_callback onStop{stop, [&wake] { wake(); }};
    for (;;) {
        const auto socketEvents = static_cast<short>(m_stream.hasQueued() ? POLLIN | POLLOUT : POLLIN);
        std::array<pollfd, 3> waited{{{m_ssh.socket(), socketEvents, 0},
                                      {m_ssh.ended(), POLLIN, 0},
                                      {m_cancelled ? -1 : wake.descriptor(), POLLIN, 0}}};
        poll(waited.data(), waited.size(), static_cast<int>(lookEvery.count()));
        const bool hasEnded = waited[1].revents != 0; // what came before that is still read
        m_stream.sendSome(m_ssh.socket());
        while (m_stream.receiveSome(m_ssh.socket())) {
            checkGreeting();
            while (const std::optional<Frame> frame = m_stream.incoming().next())
                if (hear(*frame, take))
                    return m_failed;
        }
        if (waited[2].revents != 0) {
            m_stream.queue(Kind::cancel, {});
            m_cancelled = Clock::now();
        }
        if (hasEnded || m_stream.isClosed())
            tellEnd();
        checkTime();
    }
}

/// A shell there may print something of its own, which is no frame, and would be waited for in vain.
void Line::checkGreeting()
{
    constexpr std::size_t most = 1024;
    const auto head = m_isGreeted ? std::nullopt : m_stream.incoming().coming();
    if (head && (head->kind != Kind::hello || head->size > most))
        giveUp(sentence("What '{}' prints on {} is not what Lockstep says; let the shell there print nothing where "
                        "it is not asked by people, or name Lockstep in LOCKSTEP_REMOTE.",
                        remoteProgram(), m_machine.address()));
}

void Line::greet(const Frame& frame)
{
    Reader reader{frame};
    const std::uint64_t version = reader.number();
    const std::string lockstep = reader.isAtEnd() ? "" : fmt::format(" {}", printable(reader.text()));
    if (version != protocolVersion)
        giveUp(sentence("{} has Lockstep{} with protocol {}; this one speaks {}, so install the same on both sides.",
                        m_machine.address(), lockstep, version, protocolVersion));
    m_isGreeted = true;
}

bool Line::hear(const Frame& given, const std::function<void(const Frame&)>& take)
{
    if (!m_isGreeted) {
        greet(given);
        return false;
    }
    Frame frame = m_squeezer.unsqueeze(given);
    if (frame.kind == Kind::failed) {
        m_failed = at(m_machine.address(), failureIn(frame));
    } else if (frame.kind == Kind::head) {
        m_room = renamed(frame.content, [&](const std::string& name) { return m_machine.nameOf(name); });
        frame.content = m_room;
    }
    const bool isEnd = frame.kind == Kind::done || frame.kind == Kind::failed;
    if (take && !isEnd && frame.kind != Kind::alive)
        take(frame);
    return isEnd;
}

void Line::checkTime()
{
    const Clock::time_point now = Clock::now();
    if (m_cancelled && (!m_isGreeted || now - *m_cancelled > grace))
        giveUp(sentence("It did not stop in time.")); // told to nobody: it was cancelled
    const auto silent = now - std::max(m_asked, m_stream.moved());
    if (m_isGreeted && silent > m_reach.silence)
        giveUp(sentence("{} gave no sign of life for {:.3g} s, and the line was closed; what was recorded is still "
                        "here, and the next request connects anew.",
                        m_machine.address(), std::chrono::duration<double>(m_reach.silence).count()));
    if (!m_isGreeted && !m_reach.mayAsk && now - m_asked > greetingPatience)
        giveUp(sentence("{} did not answer for {} s; try: ssh {}", m_machine.address(), greetingPatience.count(),
                        m_machine.host));
}

void Line::giveUp(const std::string& message)
{
    const std::string printed = m_ssh.printed();
    m_ssh.end();
    throw ProcessEnded{message, printed, m_cancelled.has_value()};
}

std::string Line::said() const
{
    const std::string printed = m_ssh.printed();
    std::size_t end = printed.size();
    while (end > 0 && (std::isspace(static_cast<unsigned char>(printed[end - 1])) != 0 || printed[end - 1] == '.'))
        --end;
    const auto begin = end == 0 ? std::string::npos : printed.find_last_of("\r\n", end - 1);
    const std::string last = printable(printed.substr(begin == std::string::npos ? 0 : begin + 1, end - begin - 1));
    return last.empty() ? sentence("ssh says nothing") : last;
}

void Line::tellEnd()
{
    pollfd ending{m_ssh.ended(), POLLIN, 0};
    constexpr int patience = 2000; // milliseconds: what it says of the end comes at its own end
    poll(&ending, 1, patience);
    const int status = m_ssh.status().exitStatus.value_or(-1);
    constexpr int notExecutable = 126, notFound = 127, notReached = 255;
    const std::string where = m_machine.address(), what = said();
    if (m_isGreeted)
        giveUp(sentence("The line to {} broke ({}); what was recorded is still here, and the next request connects "
                        "anew.",
                        where, what));
    if (status == notFound || status == notExecutable)
        giveUp(sentence("{} has no program '{}' ({}); install Lockstep there, or say in LOCKSTEP_REMOTE where it "
                        "is.",
                        where, remoteProgram(), what));
    if (status == notReached || status < 0)
        giveUp(sentence("{} cannot be reached ({}); see what ssh says to: ssh {}", where, what, m_machine.host));
    giveUp(sentence("'{}' on {} ended at once (exit status {}: {}); install there the Lockstep that runs here.",
                    remoteProgram(), where, status, what));
}

std::string Line::unreadable() const
{
    return sentence("{} sent what cannot be read, and the line was closed; run it again.", m_machine.address());
}

bool Line::isOver() const
{
    const ChildProcess::Status status = m_ssh.status();
    return status.exitStatus || status.signal;
}

} // namespace lockstep::remote
