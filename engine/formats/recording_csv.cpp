#include "engine/formats/recording_csv.hpp"

#include "engine/error.hpp"
#include "engine/input/joined_text.hpp"
#include "engine/input/word_table.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "engine/model/sentence.hpp"
#include "engine/recording/session.hpp"

#include <fmt/format.h>

namespace lockstep {
namespace {

constexpr std::size_t eventsAtOnce = std::size_t{1} << 20;

/// In quotes where a comma or a quote stands in it.
std::string cell(const std::string& text)
{
    if (text.find_first_of(",\"\n\r") == std::string::npos)
        return text;
    std::string quoted = "\"";
    for (const char c : text)
        quoted += c == '"' ? std::string{"\"\""} : std::string{c};
    return quoted + '"';
}

/// No letters are an empty cell.
std::string cellOf(const Recording& recording, std::size_t buffer, std::uint32_t bits)
{
    return holdsPieces(recording, buffer) && bits == 0 ? std::string{} : cell(formatIn(recording, buffer, bits));
}

std::string cell(const std::optional<std::uint64_t>& number)
{
    return number ? std::to_string(*number) : std::string{};
}

/// Goes through the launches of all recordings, the input (launch 0) where `withInput`.
void eachLaunch(std::ostream& out, std::span<const RecordingPtr> recordings, const char* names, bool withInput,
                const TextProgress& progress,
                const std::function<void(const RecordingPtr&, std::size_t k, const std::string& start)>& write)
{
    const bool several = recordings.size() > 1;
    out << (several ? "recording," : "") << names << '\n';
    std::size_t done = 0, total = 0;
    for (const RecordingPtr& recording : recordings)
        total += recording->launchCount() + (withInput ? 1 : 0);
    for (std::size_t i = 0; i < recordings.size(); ++i)
        for (std::size_t k = withInput ? 0 : 1; k <= recordings[i]->launchCount(); ++k) {
            write(recordings[i], k, several ? fmt::format("{},{}", i + 1, k) : std::to_string(k));
            if (!out)
                throw Error{sentence("The output could not be written; is the disk full?")};
            if (progress)
                progress(++done, total);
        }
}

} // namespace

void writeStatesCsv(std::ostream& out, Session& session, std::span<const RecordingPtr> recordings,
                    const TextProgress& progress)
{
    eachLaunch(out, recordings, "launch,buffer,index,value", true, progress,
               [&](const RecordingPtr& recording, std::size_t k, const std::string& start) {
                   const State state = session.state(recording, k);
                   for (std::size_t b = 0; b < recording->buffers.size(); ++b) {
                       const BufferInfo& buffer = recording->buffers[b];
                       const std::string before = fmt::format("{},{},", start, cell(buffer.name));
                       const Words& words = *state.buffers[b];
                       for (std::size_t i = 0; i < words.size(); ++i)
                           out << before << i << ',' << cellOf(*recording, b, words[i]) << '\n';
                   }
               });
}

void writeEventsCsv(std::ostream& out, Session& session, std::span<const RecordingPtr> recordings,
                    const TextProgress& progress)
{
    eachLaunch(out, recordings, "launch,event,op,line,item,group,phase,access,array,index,value", false, progress,
               [&](const RecordingPtr& recording, std::size_t k, const std::string& start) {
                   const Launch& launch = recording->launches[k - 1];
                   std::size_t number = 0;
                   const auto line = [&](const std::string& before, const char* access, const Access& a) {
                       const bool local = a.array >= localArrayBase; // counters, sums and masks
                       const std::string& array =
                           local ? launch.localArrays[a.array - localArrayBase] : recording->buffers[a.array].name;
                       out << before << access << ',' << cell(array) << ',' << a.index << ','
                           << (local ? std::to_string(a.value) : cellOf(*recording, a.array, a.value)) << '\n';
                   };
                   session.visitEvents(recording, k, eventsAtOnce, [&](const Events& events) {
                       for (const Event& e : events) {
                           const std::string before =
                               fmt::format("{},{},{},{},{},{},{},", start, ++number, operation(e.op).name, e.line,
                                           e.item, e.group, e.phase);
                           for (const Access& a : e.reads())
                               line(before, "read", a);
                           for (const Access& a : e.writes())
                               line(before, "write", a);
                       }
                   });
               });
}

void writeLaunchesCsv(std::ostream& out, Session&, std::span<const RecordingPtr> recordings,
                      const TextProgress& progress)
{
    eachLaunch(out, recordings,
               "launch,kernel,group,title,global,local,device_ns,events,work,active,span,bytes_read,bytes_written",
               false, progress, [&](const RecordingPtr& recording, std::size_t k, const std::string& start) {
                   const Launch& l = recording->launches[k - 1];
                   const auto time = recording->deviceTime() ? std::optional{l.time.ran} : std::nullopt;
                   const auto read = l.traffic ? std::optional{l.traffic->read} : std::nullopt;
                   const auto written = l.traffic ? std::optional{l.traffic->written} : std::nullopt;
                   out << fmt::format("{},{},{},{},{},{},{},{},{},{},{},{},{}\n", start, cell(l.kernel),
                                      cell(l.meaning.group.english), cell(l.meaning.title.english), l.global, l.local,
                                      cell(time), l.events, l.work, l.active, cell(l.span), cell(read), cell(written));
               });
}

} // namespace lockstep
