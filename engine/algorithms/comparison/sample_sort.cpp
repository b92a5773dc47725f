#include "engine/algorithms/catalogue.hpp"
#include "engine/algorithms/keys.hpp"
#include "engine/algorithms/launcher.hpp"
#include "engine/algorithms/sizes.hpp"
#include "engine/error.hpp"
#include "engine/model/sentence.hpp"

#include <algorithm>
#include <bit>
#include <fmt/format.h>
#include <utility>

namespace lockstep {
namespace {

constexpr std::size_t largestTable = std::size_t{256} << 20; // bytes

std::uint32_t word(std::size_t value)
{
    return static_cast<std::uint32_t>(value);
}

struct Sizes {
    std::size_t buckets, samples, groupSize, groups, entries, tile;
};

Sizes sizesFor(const Parameters& parameters, std::size_t n)
{
    Sizes sizes{};
    sizes.buckets = number(parameters, "buckets");
    sizes.samples = std::min(sizes.buckets * number(parameters, "oversampling"), n);
    sizes.groupSize = number(parameters, "group-size");
    sizes.groups = (n + sizes.groupSize - 1) / sizes.groupSize;
    sizes.entries = sizes.buckets * sizes.groups;
    sizes.tile = std::min<std::size_t>(std::bit_ceil(sizes.entries), 256);
    return sizes;
}

LaunchMeaning part(Message group, const char* id, const char* title, const char* unit)
{
    LaunchMeaning meaning;
    meaning.group = std::move(group);
    meaning.title = {id, {}, title};
    meaning.unit = {std::string{id} + ".unit", {}, unit};
    return meaning;
}

void requireRoom(const Launcher& run, const Sizes& sizes)
{
    if (sizes.entries * sizeof(std::uint32_t) > largestTable)
        throw InputError{sentence("The table of counts would take {:.1f} GiB ({} buckets × {} work-groups); choose a "
                                  "larger group-size or fewer buckets.",
                                  static_cast<double>(sizes.entries * sizeof(std::uint32_t)) / (1 << 30), sizes.buckets,
                                  sizes.groups)};
    requireGroup(run, std::max(sizes.groupSize, sizes.tile));
}

HostResult sampleSort(Launcher& run, const Words& input, const Parameters& parameters)
{
    const std::size_t n = input.size();
    const ElementType type = elementType(parameters);
    const Sizes sizes = sizesFor(parameters, n);
    requireRoom(run, sizes);

    const auto table = [&](const char* name, std::vector<std::size_t> shape, ElementType of, Role role,
                           Holds holds = Holds::unnamed) {
        return run.buffer({name, of, std::move(shape), role, holds}, nullptr);
    };
    constexpr ElementType number = ElementType::uint32;
    const BufferId in = run.buffer({"keys", type, {n}, Role::keys}, std::make_shared<const Words>(input));
    const BufferId out = table("scratch", {n}, type, Role::scratch);
    const BufferId sample = table("sample", {sizes.samples}, type, Role::table, Holds::sample);
    const BufferId sampleAt = table("sample_at", {sizes.samples}, number, Role::table, Holds::sampleAt);
    const BufferId sorted = table("sorted_sample", {sizes.samples}, type, Role::table, Holds::sortedSample);
    const BufferId sortedAt = table("sorted_at", {sizes.samples}, number, Role::table, Holds::sortedAt);
    const BufferId splitters = table("splitters", {sizes.buckets - 1}, type, Role::table, Holds::splitters);
    const BufferId splittersAt = table("splitters_at", {sizes.buckets - 1}, number, Role::table, Holds::splittersAt);
    const BufferId bucketOf = table("bucket_of", {n}, number, Role::table);
    const BufferId counts = table("counts", {sizes.buckets, sizes.groups}, number, Role::table, Holds::counts);
    const BufferId starts = table("starts", {sizes.buckets, sizes.groups}, number, Role::sums, Holds::starts);
    if (n < 2)
        return {in.index};

    const Message choosing{"sample.splitters", {}, "Splitters"}, filling{"sample.buckets", {}, "Buckets"},
        sorting{"sample.sorting", {}, "Each bucket"};
    const Range samples = groupsOf(sizes.samples, run.largestGroup());
    run.launch({"take_sample",
                samples.global,
                samples.local,
                {{"keys_in", in},
                 {"sample", sample},
                 {"sample_at", sampleAt},
                 {"n", word(n)},
                 {"samples", word(sizes.samples)}},
                part(choosing, "sample.take", "sample", "one work-item per key of the sample")});
    run.launch({"sort_sample",
                samples.global,
                samples.local,
                {{"sample", sample},
                 {"sample_at", sampleAt},
                 {"sorted", sorted},
                 {"sorted_at", sortedAt},
                 {"samples", word(sizes.samples)}},
                part(choosing, "sample.sort", "sample sorted", "one work-item per key of the sample")});
    const Range cuts = groupsOf(sizes.buckets - 1, run.largestGroup());
    run.launch({"take_splitters",
                cuts.global,
                cuts.local,
                {{"sorted", sorted},
                 {"sorted_at", sortedAt},
                 {"splitters", splitters},
                 {"splitters_at", splittersAt},
                 {"samples", word(sizes.samples)}},
                part(choosing, "sample.cut", "splitters", "one work-item per splitter")});
    const std::size_t items = sizes.groups * sizes.groupSize;
    run.launch({"find_buckets",
                items,
                sizes.groupSize,
                {{"keys_in", in},
                 {"splitters", splitters},
                 {"splitters_at", splittersAt},
                 {"bucket_of", bucketOf},
                 {"counts", counts},
                 {"n", word(n)}},
                part(filling, "sample.find", "find and count", "one work-item per key")});
    run.launch({"scan_table",
                sizes.tile,
                sizes.tile,
                {{"counts", counts}, {"starts", starts}, {"entries", word(sizes.entries)}},
                part(filling, "sample.scan", "scan", "one work-group for the whole table")});
    run.launch({"scatter_keys",
                items,
                sizes.groupSize,
                {{"keys_in", in}, {"keys_out", out}, {"bucket_of", bucketOf}, {"starts", starts}, {"n", word(n)}},
                part(filling, "sample.scatter", "scatter", "one work-item per key")});
    run.launch({"sort_buckets",
                sizes.buckets * sizes.groupSize,
                sizes.groupSize,
                {{"keys", out}, {"spare", in}, {"starts", starts}, {"n", word(n)}, {"columns", word(sizes.groups)}},
                part(sorting, "sample.finish", "buckets sorted", "one work-group per bucket")});
    return {out.index};
}

std::vector<Parameter> sampleParameters()
{
    std::vector<Parameter> parameters = sortParameters();
    parameters.push_back({"buckets", "Buckets", {"auto", "2", "4", "8", "16", "32", "64", "256"}, "auto"});
    parameters.push_back({"oversampling", "Samples per bucket", {"auto", "1", "2", "4", "8", "64"}, "auto"});
    parameters.push_back(groupParameter());
    return parameters;
}

void resolveSample(Parameters& parameters, std::size_t n)
{
    if (parameters.at("buckets") == "auto")
        parameters["buckets"] = std::to_string(n <= 64 ? 4 : n <= 4096 ? 16 : n <= 65536 ? 64 : 256);
    if (parameters.at("oversampling") == "auto")
        parameters["oversampling"] = std::to_string(n <= 64 ? 2 : 8);
    resolveGroup(parameters, n);
}

std::vector<std::string> sampleOptions(const Parameters& parameters, std::size_t n)
{
    std::vector<std::string> options = sortOptions(parameters);
    const Sizes sizes = sizesFor(parameters, n);
    options.push_back(fmt::format("-DBUCKETS={}", sizes.buckets));
    options.push_back(fmt::format("-DTILE={}", sizes.tile));
    options.push_back(fmt::format("-DMASK_WORDS={}", (sizes.groupSize + 31) / 32));
    return options;
}

} // namespace

const Algorithm sampleSortAlgorithm{
    .id = "sample-sort",
    .title = "Sample sort",
    .family = "Comparison sorts",
    .lens = "partitions",
    .origin = "W. D. Frazer and A. C. McKellar, Samplesort, 1970",
    .kernelFile = "sample.cl",
    .parameters = sampleParameters(),
    .limits = {},
    .stable = true,
    .workUnit = WorkUnit::compares,
    .options = sampleOptions,
    .resolve = resolveSample,
    .refusal = nullptr,
    .check = nullptr,
    .host = sampleSort,
    .reference = sortedReference,
};

} // namespace lockstep
