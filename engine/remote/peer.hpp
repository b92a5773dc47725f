#pragma once

#include "engine/model/words.hpp"
#include "engine/remote/frames.hpp"

#include <cstddef>
#include <exception>
#include <functional>
#include <memory>
#include <span>
#include <stop_token>
#include <string>

namespace lockstep {
class Worker;
}

namespace lockstep::remote {

/// The peer is of no more use: it ended, or it was ended for what `message` says.
struct ProcessEnded {
    std::string message;
    std::string printed; ///< by the process: a driver's last words
    bool wasCancelled = false;
    std::size_t launch = 0; ///< that was under way, the first of them; 0: none was
};

/// A process that does device work, here or on another machine. For one thread at a time.
class Peer {
public:
    Peer() = default;
    virtual ~Peer() = default;
    Peer(const Peer&) = delete;
    Peer& operator=(const Peer&) = delete;

    /// A frame to be sent with the next request, before it.
    virtual void queue(Kind kind, std::span<const std::uint8_t> content) = 0;
    /// Sends a request, and hands all that comes before `done` or `failed` to `take`. Gives what failed, if it did.
    /// Throws ProcessEnded; after that, and after anything that `take` throws, the peer is of no more use.
    virtual std::exception_ptr ask(Kind kind, std::span<const std::uint8_t> content, const std::stop_token& stop,
                                   const std::function<void(const Frame&)>& take) = 0;
    /// Whether what is asked for from here on runs a kernel that nobody vouches for, which is then suspected first.
    virtual void suspectKernel(bool /*isSuspect*/) {}
    /// What to say where answers are none.
    virtual std::string unreadable() const = 0;
    virtual bool isOver() const = 0;
    /// Whether a run had better begin in a fresh process.
    virtual bool isWorn() const { return false; }

    /// Whether the input of the next request went ahead, so that the request needs none.
    virtual bool sendInput(const Words& /*input*/) { return false; }
    /// Whether it takes a fresh process for what comes next by itself.
    virtual bool renews() const { return false; }

    std::string language = "en"; ///< that it was told to speak
};

/// Device work by such a peer, the next of which is connected with the first request after one is of no more use.
std::unique_ptr<Worker> workBy(std::function<std::unique_ptr<Peer>()> connect);

} // namespace lockstep::remote
