#include "app/plan_gui.hpp"

#include "app/events.hpp"
#include "app/quiet.hpp"

#include "engine/model/recording.hpp"
#include "engine/model/sentence.hpp"

namespace lockstep::app {

PlanRecording recordedPlan(Session& session, const OwnKernel& own, const RunOptions& options)
{
    return runPlan(session, own, planRequest(options, own.plan), recordOptions(options));
}

void tellNotes(const PlanRecording& run)
{
    for (const std::string& note : run.notes)
        remark(sentence("note: {}", note));
    if (!run.wrong.empty())
        remark(sentence("note: {}", wrongWords(run)));
}

void askForPlan(OpenRequest& request, const RunOptions& run, const std::vector<std::string>& files)
{
    const OwnFiles found = ownFilesOf(files, run.plan);
    const OwnKernel own = OwnKernel::load(found.kernel, found.plan);
    request.run = planRequest(run, own.plan);
    const Parameters parameters = own.plan.resolve(request.run.parameters);
    requireFit(own.plan.schedule(request.run.input, parameters), own.file, elementType(parameters));
    request.run.algorithm = rememberOwnKernel(found);
    if (!run.input) { // keys that the window makes anew
        request.distribution = run.distribution.value_or("uniform");
        request.n = request.run.input.size();
        request.seed = run.seed;
    }
}

} // namespace lockstep::app
