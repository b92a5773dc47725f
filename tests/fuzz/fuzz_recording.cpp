// The reader of recordings, and what the command line and the clocks make of one that it takes.
#include "engine/analysis/books.hpp"
#include "engine/analysis/units.hpp"
#include "engine/error.hpp"
#include "engine/formats/recording_csv.hpp"
#include "engine/formats/recording_file.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "engine/recording/session.hpp"
#include "tests/fuzz/recording_mutator.hpp"

#include <cstdlib>
#include <sstream>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using namespace lockstep;
    constexpr std::size_t mostUnpacked = std::size_t{1} << 24;
    RecordingFile file;
    try {
        file = readRecordingFile(std::span{data, size}, "it", mostUnpacked);
    } catch (const InputError&) {
        return 0;
    }
    if (readRecordingFile(writeRecordingFile(file), "it").recordings.size() != file.recordings.size())
        std::abort();
    Session session; // never asked for a device
    std::ostringstream out;
    writeJson(out, session, file.recordings, {.events = true, .states = true});
    writeStatesCsv(out, session, file.recordings);
    writeEventsCsv(out, session, file.recordings);
    writeLaunchesCsv(out, session, file.recordings);
    for (const RecordingPtr& recording : file.recordings) {
        const auto curve = unitCurve(*recording, 32, recording->n());
        for (const std::uint64_t units : {1u, 7u, 1u << 31}) {
            modelledTime(*recording, {units, 1});
            bookClaims(*recording, {units, 32}, curve);
        }
    }
    return 0;
}

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t most, unsigned seed)
{
    return lockstep::test::mutateRecordingFile(data, size, most, seed);
}
