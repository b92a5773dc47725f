// Recordings as frames, one way and the other.
#include "engine/remote/messages.hpp"

#include "engine/analysis/metrics.hpp"
#include "engine/formats/packed_words.hpp"
#include "engine/formats/recording_cbor.hpp"
#include "engine/formats/recording_checks.hpp"
#include "engine/model/event.hpp"

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace lockstep::remote {

std::uint32_t RecordingSender::numberOf(const WordsPtr& words)
{
    Sent& sent = m_sent[words.get()];
    if (sent.number == 0 || sent.words.expired()) {
        send(*words);
        sent = {words, ++m_lastNumber};
    }
    return sent.number;
}

void RecordingSender::send(const Words& words)
{
    std::vector<std::uint8_t> room;
    m_send(Kind::words, packedWords(words, room));
}

void RecordingSender::grow(const Recording& r)
{
    if (!m_hasBegun) {
        m_send(Kind::head, nlohmann::json::to_cbor(headToJson(r)));
        send(r.input);
        m_hasBegun = true;
    }
    for (; m_launches < r.launches.size(); ++m_launches) {
        Writer writer;
        write(writer, r.launches[m_launches]);
        m_send(Kind::launch, writer.bytes());
        if (const EventsPtr& events = r.events[m_launches])
            m_send(Kind::packedEvents, packEvents(*events));
    }
    for (; m_states < r.states.size(); ++m_states)
        if (const auto& state = r.states[m_states])
            for (const WordsPtr& words : state->buffers)
                numberOf(words);
}

void RecordingSender::finish(const Recording& r)
{
    grow(r);
    Words states, keptEvents;
    for (const auto& state : r.states) {
        states.push_back(state ? 1 : 0);
        if (state)
            for (const WordsPtr& words : state->buffers)
                states.push_back(numberOf(words));
    }
    for (const EventsPtr& events : r.events)
        keptEvents.push_back(events ? 1 : 0);
    send(r.output);
    Writer writer;
    writer.number(r.mainBuffer).number(r.outputBuffer).number(r.lanes).optional(r.span).number(r.spread ? 1 : 0);
    if (r.spread)
        writer.number(r.spread->runs).number(r.spread->least).number(r.spread->most);
    writer.text(r.lens); // chosen when it is over
    m_send(Kind::whole, writer.words(states).words(keptEvents).bytes());
}

bool RecordingReader::take(const Frame& frame)
{
    switch (frame.kind) {
    case Kind::head:
        begin(frame);
        return true;
    case Kind::words:
        takeWords(frame);
        return true;
    case Kind::launch:
        takeLaunch(frame);
        return true;
    case Kind::packedEvents:
        takeEvents(frame);
        return true;
    case Kind::whole:
        finish(Reader{frame});
        return true;
    default:
        return false;
    }
}

void RecordingReader::count(std::size_t bytes)
{
    if (bytes > m_most - m_received)
        throw std::runtime_error{"a recording that is too large"};
    m_received += bytes;
}

void RecordingReader::begin(const Frame& frame)
{
    *this = RecordingReader{m_most};
    m_recording = headFromJson(parseCbor(frame.content));
    for (const BufferInfo& buffer : m_recording.buffers)
        m_largest = std::max(m_largest, buffer.size());
}

void RecordingReader::takeWords(const Frame& frame)
{
    // The input, the output, and of each state at most all buffers.
    const std::size_t most = 2 + (m_recording.launches.size() + 1) * m_recording.buffers.size();
    if (m_arrays.size() >= most || frame.content.size() / sizeof(std::uint32_t) > m_largest)
        throw std::runtime_error{"an array of no buffer"};
    count(sizeof(Words) + frame.content.size());
    m_arrays.push_back(std::make_shared<const Words>(unpackWords(frame.content)));
}

void RecordingReader::takeLaunch(const Frame& frame)
{
    constexpr std::size_t made = 4; // of each byte of a frame, in the mean of its short texts
    if (m_recording.launches.size() >= mostLaunchesMade)
        throw std::runtime_error{"too many launches"};
    count(sizeof(Launch) + made * frame.content.size());
    Reader reader{frame};
    m_recording.launches.push_back(readLaunch(reader));
    m_recording.events.emplace_back();
}

void RecordingReader::takeEvents(const Frame& frame)
{
    if (m_recording.launches.empty())
        throw std::runtime_error{"events of no launch"};
    Launch& launch = m_recording.launches.back();
    count(countEvents(frame.content) * sizeof(Event));
    const EventsPtr events = unpackEvents(frame.content);
    if (!fit(m_recording, launch, *events))
        throw std::runtime_error{"events of another launch"};
    launch.phases = phasesOf(*events);
    m_recording.events.back() = events;
}

void RecordingReader::finish(Reader reader)
{
    Recording& r = m_recording;
    r.mainBuffer = reader.number();
    r.outputBuffer = reader.number();
    r.lanes = reader.number();
    r.span = reader.optional();
    if (reader.number() != 0) {
        r.spread.emplace();
        const std::uint64_t runs = reader.number();
        r.spread->runs = static_cast<std::uint32_t>(std::min<std::uint64_t>(runs, UINT32_MAX));
        r.spread->least = reader.number();
        r.spread->most = reader.number();
        if (r.spread->runs == 0 || r.spread->least > r.spread->most)
            throw std::runtime_error{"measured times that cannot be"};
    }
    r.lens = reader.text();
    const Words states = reader.words(), keptEvents = reader.words();
    for (std::size_t at = 0; at < states.size() && r.states.size() <= r.launches.size();) {
        std::optional<State>& state = r.states.emplace_back();
        if (states[at++] == 0)
            continue;
        state.emplace();
        for (std::size_t b = 0; b < r.buffers.size(); ++b)
            state->buffers.push_back(m_arrays.at(states.at(at++)));
    }
    for (std::size_t k = 0; k < r.launches.size(); ++k)
        if (keptEvents.at(k) == 0)
            r.events[k] = nullptr;
    r.input = *m_arrays.at(0);
    r.output = *m_arrays.back();
    requireFitting(r);
    requireSoundParts(r);
    m_isWhole = true;
}

RecordingPtr RecordingReader::recording()
{
    if (!m_isWhole)
        throw std::runtime_error{"a recording that is not whole"};
    m_isWhole = false;
    m_arrays.clear();
    return std::make_shared<const Recording>(std::exchange(m_recording, {}));
}

} // namespace lockstep::remote
