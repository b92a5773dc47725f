#pragma once

#include "engine/formats/recording_json.hpp"

namespace lockstep {

// Tables with a line of names, values as formatValue() writes them: floats read back bit for bit, except that every NaN
// is NaN. Of several recordings each line begins with the recording's number, from 1. All throw as writeRunJson does.

/// launch,buffer,index,value: every element of every buffer, launch 0 being before the first.
void writeStatesCsv(std::ostream& out, Session& session, std::span<const RecordingPtr> recordings,
                    const TextProgress& progress = {});

/// launch,event,op,line,item,group,phase,access,array,index,value: a line for each place that an event read or wrote.
void writeEventsCsv(std::ostream& out, Session& session, std::span<const RecordingPtr> recordings,
                    const TextProgress& progress = {});

/// launch,kernel,group,title,global,local,device_ns,events,work,active,span,bytes_read,bytes_written: the metrics; what
/// is not known is left empty.
void writeLaunchesCsv(std::ostream& out, Session& session, std::span<const RecordingPtr> recordings,
                      const TextProgress& progress = {});

} // namespace lockstep
