#pragma once

#include "engine/analysis/seen_notes.hpp"
#include "engine/model/recording.hpp"
#include "engine/model/run_request.hpp"
#include "engine/recording/own_run.hpp"
#include "engine/remote/frames.hpp"

#include <exception>
#include <map>
#include <memory>

namespace lockstep::remote {

void write(Writer& writer, const RunRequest& request);
RunRequest readRequest(Reader& reader);

/// Launches as a plan makes them: nothing is said of their local arrays.
void write(Writer& writer, const OwnRun& own);
OwnRun readOwnRun(Reader& reader);

void write(Writer& writer, const SeenNote& note);
SeenNote readSeenNote(const Frame& frame);

void write(Writer& writer, const Launch& launch);
Launch readLaunch(Reader& reader);

/// What was thrown, as a frame `failed`, and back: of the same type, with the same words.
std::vector<std::uint8_t> failureOf(const std::exception_ptr& thrown);
/// What a frame `failed` says, to be rethrown.
std::exception_ptr failureIn(const Frame& failed);

/// Hands over a recording in frames, none of them much larger than one of its arrays, also while it grows.
class RecordingSender {
public:
    explicit RecordingSender(Send send) : m_send(std::move(send)) {}
    /// What has come since the last time; parts that are sent may be given up later.
    void grow(const Recording& recording);
    void finish(const Recording& recording);

private:
    std::uint32_t numberOf(const WordsPtr& words);
    void send(const Words& words);

    struct Sent {
        std::weak_ptr<const Words> words; ///< another array may stand where a former one stood
        std::uint32_t number = 0;
    };
    Send m_send;
    bool m_hasBegun = false;
    std::size_t m_launches = 0, m_states = 0;
    std::uint32_t m_lastNumber = 0; ///< of an array; 0 is the input
    std::map<const Words*, Sent> m_sent;
};

/// Bytes of arrays, launches and events that are taken for one recording, also of those that are given up later.
inline constexpr std::size_t mostReceived = std::size_t{2} << 30;

/// The other way round: takes the frames in order. The bytes may come from a process whose memory a kernel has
/// overwritten, or from a machine that means harm: throws std::exception for what is no recording, by the rules that
/// files are held to (formats/recording_checks.hpp), before it takes much memory.
class RecordingReader {
public:
    explicit RecordingReader(std::size_t most = mostReceived) : m_most(most) {}
    /// False where the frame is none of a recording's.
    bool take(const Frame& frame);
    bool isWhole() const { return m_isWhole; }
    RecordingPtr recording();

private:
    void begin(const Frame& frame);
    void takeWords(const Frame& frame);
    void takeLaunch(const Frame& frame);
    void takeEvents(const Frame& frame);
    void finish(Reader reader);
    /// Before so many bytes are taken.
    void count(std::size_t bytes);

    Recording m_recording;
    std::vector<WordsPtr> m_arrays;
    std::size_t m_most, m_received = 0; ///< bytes
    std::size_t m_largest = 0;          ///< words of a buffer
    bool m_isWhole = false;
};

} // namespace lockstep::remote
