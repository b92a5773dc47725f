// Runs the benchmarks and prints their ratios as a table.
#include "tests/bench/measure.hpp"

#include <cstdlib>
#include <cstring>
#include <fmt/format.h>
#include <map>
#ifdef LOCKSTEP_GUI
#include <QGuiApplication>
#endif

namespace lockstep::bench {
namespace {

/// Keeps the median of each benchmark beside what the console shows.
class Keeping : public benchmark::ConsoleReporter {
public:
    void ReportRuns(const std::vector<Run>& runs) override
    {
        for (const Run& run : runs) {
            failed = failed || run.error_occurred;
            if (run.aggregate_name == "median" || (run.run_type == Run::RT_Iteration && run.repetitions <= 1))
                seconds[run.run_name.function_name] = run.GetAdjustedRealTime() / 1e6; // in µs, as they all are
        }
        for (const Run& run : runs)
            if (const auto share = run.counters.find(droppedFrames); share != run.counters.end())
                dropped[run.run_name.function_name] = share->second;
        ConsoleReporter::ReportRuns(runs);
    }
    std::map<std::string, double> seconds;
    std::map<std::string, double> dropped;
    bool failed = false;
};

void printTable(const std::vector<Ratio>& ratios, const std::map<std::string, double>& seconds)
{
    fmt::print("\n{:<58}{:>12}{:>12}{:>8}{:>6}\n", "", "measured", "against", "ratio", "aim");
    for (const Ratio& row : ratios) {
        const auto measured = seconds.find(row.measured), against = seconds.find(row.against);
        if (measured == seconds.end() || (against == seconds.end() && row.fixed == 0))
            continue; // filtered out
        const double base = row.fixed > 0 ? row.fixed : against->second;
        fmt::print("{:<58}{:>9.3f} ms{:>9.3f} ms{:>8.2f}{:>6}\n", row.what, measured->second * 1e3, base * 1e3,
                   measured->second / base, row.aim > 0 ? fmt::format("{}", row.aim) : "");
    }
}

} // namespace
} // namespace lockstep::bench

int main(int argc, char** argv)
{
    using namespace lockstep::bench;
    bool smoke = false;
    std::vector<char*> arguments;
    for (int i = 0; i < argc; ++i) {
        if (std::strcmp(argv[i], "--smoke") == 0)
            smoke = true;
        else
            arguments.push_back(argv[i]);
    }
    char shortly[] = "--benchmark_min_time=0.001";
    if (smoke)
        arguments.push_back(shortly);
    int count = static_cast<int>(arguments.size());
    benchmark::Initialize(&count, arguments.data());
    if (benchmark::ReportUnrecognizedArguments(count, arguments.data()))
        return 2;

    std::vector<Ratio> ratios = registerEngine(smoke);
    registerScanning(smoke);
    registerSorting(smoke);
    registerPatterns(smoke);
#ifdef LOCKSTEP_GUI
    if (std::getenv("QT_QPA_PLATFORM") == nullptr)
        qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application{argc, argv};
    for (const auto& more : {registerPainting(smoke), registerComparing(smoke), registerExporting(smoke)})
        ratios.insert(ratios.end(), more.begin(), more.end());
#endif
    Keeping reporter;
    benchmark::RunSpecifiedBenchmarks(&reporter);
    if (!smoke) { // one turn each tells no times
        printTable(ratios, reporter.seconds);
        printScanning();
        printSorting();
        printPatterns();
        for (const auto& [name, share] : reporter.dropped)
            fmt::print("{:<58}{:>10.1f} % of 60 a second\n", name + ": dropped frames", share * 100);
    }
    return reporter.failed || reporter.seconds.empty() ? 1 : 0;
}
