#include "engine/algorithms/catalogue.hpp"
#include "engine/algorithms/keys.hpp"
#include "engine/algorithms/scan_trees.hpp"
#include "engine/algorithms/work_group.hpp"

namespace lockstep {
namespace {

HostResult koggeStoneWorkGroupScan(Launcher& run, const Words& input, const Parameters& parameters)
{
    const bool twoBuffers = parameters.at("buffering") == "double";
    return scanSection(run, input, parameters,
                       {twoBuffers ? "kogge_stone_scan_double" : "kogge_stone_scan",
                        input.size(),
                        {"scan.unit", {}, "one work-item per position"}},
                       {{"shift", isExclusive(parameters) ? 1u : 0u}});
}

std::vector<Parameter> koggeStoneWorkGroupScanParameters()
{
    std::vector<Parameter> parameters = scanParameters();
    parameters.push_back(kindParameter());
    parameters.push_back({"buffering", "Buffers", {"single", "double"}, "single"});
    return parameters;
}

Words koggeStoneWorkGroupReference(const Words& input, const Parameters& parameters)
{
    return doublingReference(isExclusive(parameters) ? shifted(input, parameters) : input, parameters);
}

} // namespace

const Algorithm koggeStoneWorkGroupScanAlgorithm{
    .id = "kogge-stone-work-group-scan",
    .title = "Kogge–Stone scan in one work-group",
    .family = "Scans",
    .lens = "dataflow",
    .origin = "P. M. Kogge and H. S. Stone, 1973; Programming Massively Parallel Processors, section 11.2",
    .kernelFile = "kogge_stone_group.cl",
    .parameters = koggeStoneWorkGroupScanParameters(),
    .limits = {1, largestWorkGroup}, // one work-group, a value a work-item
    .stable = false,
    .workUnit = WorkUnit::combines,
    .options =
        [](const Parameters& parameters, std::size_t n) {
            std::vector<std::string> options = scanOptions(parameters);
            options.push_back(sectionOption(n));
            return options;
        },
    .resolve = nullptr,
    .refusal = refuseScanned,
    .check = checkScanned,
    .host = koggeStoneWorkGroupScan,
    .reference = koggeStoneWorkGroupReference,
    .mistakes =
        {{
             .id = "no-second-barrier",
             .title = {"mistake.no-second-barrier", {}, "Without the second barrier"},
             .lesson = {"mistake.no-second-barrier.lesson",
                        {},
                        "Between reading and writing a round has no barrier. A work-item may then read what its left "
                        "neighbour has already made in the same round, and some inputs are added twice."},
             .source = "Programming Massively Parallel Processors, section 11.2",
             .needs = "buffering=single",
             .options = {"-DNO_SECOND_BARRIER"},
             .racingKernel = "kogge_stone_scan",
             .example = "3,1,7,0,4,1,6,3",
         },
         {
             .id = "early-store",
             .title = {"mistake.early-store", {}, "With the book's early store"},
             .lesson =
                 {"mistake.early-store.lesson",
                  {},
                  "Without the second barrier any order may come; here the book's comes on every device. In the round "
                  "at distance 2 work-item 4 stores its sum before work-item 6 loads it, so position 6 ends with "
                  "x0 + 2·x1 + 2·x2 + x3 + … + x6. The book prints that sum without x0."},
             .source = "Programming Massively Parallel Processors, section 11.2",
             .needs = "buffering=single",
             .options = {"-DEARLY_STORE"},
             .example = "3,1,7,0,4,1,6,3",
         }},
};

} // namespace lockstep
