#include "engine/algorithms/catalogue.hpp"
#include "engine/algorithms/keys.hpp"
#include "engine/algorithms/sizes.hpp"
#include "engine/error.hpp"
#include "engine/input/input.hpp"
#include "engine/model/sentence.hpp"

#include <algorithm>
#include <bit>
#include <charconv>
#include <cmath>
#include <fmt/format.h>
#include <utility>

namespace lockstep {
namespace {

constexpr std::size_t mostInteractions = std::size_t{1} << 26; // of a run: the host follows each in its reference
constexpr std::size_t mostSteps = 100;
constexpr float farthest = 1e6F; // no sum of forces overflows

/// An odd number is the x of a body at y = 0.
std::size_t bodiesIn(std::size_t words)
{
    return (words + 1) / 2;
}

/// A number in its shortest form, if it lies between these.
std::string numberWithin(const std::string& text, double least, double most, const char* what)
{
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size() || !(value >= least && value <= most))
        throw InputError{sentence("{} is a number from {} to {}, not '{}'.", what, least, most, text)};
    return fmt::format("{}", value);
}

std::string normalisedSteps(const std::string& text)
{
    std::size_t steps = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), steps);
    if (error != std::errc{} || end != text.data() + text.size() || steps == 0 || steps > mostSteps)
        throw InputError{sentence("Time steps are a number from 1 to {}, not '{}'.", mostSteps, text)};
    return std::to_string(steps);
}

std::string normalisedSoftening(const std::string& text)
{
    return numberWithin(text, 0.001, 10, "The softening");
}

std::string normalisedTimeStep(const std::string& text)
{
    return numberWithin(text, 0.0001, 1, "A time step");
}

float decimal(const Parameters& parameters, const char* name)
{
    const std::string& text = parameters.at(name);
    float value = 0; // std::stof would take the comma of a German window for its point
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

std::uint32_t softeningSquared(const Parameters& parameters)
{
    const float softening = decimal(parameters, "softening");
    return std::bit_cast<std::uint32_t>(softening * softening);
}

std::uint32_t timeStep(const Parameters& parameters)
{
    return std::bit_cast<std::uint32_t>(decimal(parameters, "time-step"));
}

void resolveNBody(Parameters& parameters, std::size_t n)
{
    const std::size_t bodies = bodiesIn(n), steps = number(parameters, "step-count");
    if (const std::size_t most = mostInteractions / (bodies * bodies); steps > most)
        throw InputError{sentence("{} time steps of {} bodies take more than {} interactions; choose at most {} "
                                  "steps, or fewer bodies.",
                                  steps, bodies, mostInteractions, most)};
    if (std::string& tile = parameters.at("tile"); tile == "auto")
        tile = bodies <= 4      ? "2"
               : bodies <= 16   ? "4"
               : bodies <= 64   ? "8"
               : bodies <= 256  ? "16"
               : bodies <= 1024 ? "64"
                                : "256";
    // The more bodies, the harder each is pulled.
    if (std::string& step = parameters.at("time-step"); step == "auto")
        step = bodies <= 16 ? "0.02" : bodies <= 64 ? "0.01" : bodies <= 256 ? "0.005" : "0.002";
}

void checkNBody(const Words& input, const Parameters&)
{
    for (const std::uint32_t word : input)
        if (const auto place = std::bit_cast<float>(word); !(std::abs(place) <= farthest))
            throw InputError{sentence("A body lies at {}; x and y are numbers from -1000000 to 1000000.",
                                      formatValue(word, ElementType::float32))};
}

Words placesOf(const Words& input)
{
    Words places = input;
    places.resize(2 * bodiesIn(input.size()), 0);
    return places;
}

HostResult nBody(Launcher& run, const Words& input, const Parameters& parameters)
{
    const std::size_t bodies = bodiesIn(input.size());
    const std::size_t tile = number(parameters, "tile"), steps = number(parameters, "step-count");
    requireGroup(run, tile, "tile");
    const auto buffer = [&](const char* name, Role role, Holds holds, WordsPtr content) {
        return run.buffer({name, ElementType::float32, {bodies, 2}, role, holds}, std::move(content));
    };
    BufferId from = buffer("places", Role::values, Holds::places, std::make_shared<const Words>(placesOf(input)));
    BufferId to = buffer("places_after", Role::values, Holds::places, nullptr);
    const BufferId velocities =
        buffer("velocities", Role::values, Holds::velocities, std::make_shared<const Words>(2 * bodies, 0));
    const bool isTiled = parameters.at("variant") == "tiled";
    for (std::size_t step = 1; step <= steps; ++step) {
        LaunchSpec spec;
        spec.kernel = isTiled ? "n_body_tiled" : "n_body_direct";
        spec.local = tile;
        spec.global = (bodies + tile - 1) / tile * tile;
        spec.arguments = {{"from", from},
                          {"to", to},
                          {"velocities", velocities},
                          {"bodies", static_cast<std::uint32_t>(bodies)},
                          {"softening", softeningSquared(parameters)},
                          {"time_step", timeStep(parameters)}};
        if (isTiled)
            spec.locals = {{"tile", Holds::tile}};
        spec.meaning.group = {"bodies.group", {}, "Time steps"};
        spec.meaning.title = {"bodies.step", {std::to_string(step)}, fmt::format("step {}", step)};
        spec.meaning.unit = {"bodies.body", {}, "one work-item per body"};
        run.launch(spec);
        std::swap(from, to);
    }
    return {from.index, 2 * bodies};
}

Words nBodyReference(const Words& input, const Parameters& parameters)
{
    Words places = placesOf(input), velocities(places.size(), 0);
    const std::uint32_t softening = softeningSquared(parameters), step = timeStep(parameters);
    const std::size_t bodies = places.size() / 2, steps = number(parameters, "step-count");
    for (std::size_t k = 0; k < steps; ++k) {
        const Words before = places;
        for (std::size_t i = 0; i < bodies; ++i) {
            const std::uint32_t ownX = before[2 * i], ownY = before[2 * i + 1];
            std::uint32_t sumX = 0, sumY = 0;
            for (std::size_t j = 0; j < bodies; ++j) {
                if (j == i)
                    continue;
                const std::uint32_t x = before[2 * j], y = before[2 * j + 1];
                const std::uint32_t strength = attraction(x, y, ownX, ownY, softening);
                sumX = pulled(strength, x, ownX, sumX);
                sumY = pulled(strength, y, ownY, sumY);
            }
            for (const auto& [c, sum] : {std::pair{2 * i, sumX}, std::pair{2 * i + 1, sumY}}) {
                velocities[c] = plusProduct(ElementType::float32, velocities[c], sum, step);
                places[c] = plusProduct(ElementType::float32, places[c], velocities[c], step);
            }
        }
    }
    return places;
}

} // namespace

const Algorithm nBodyAlgorithm{
    .id = "n-body",
    .title = "N-body",
    .family = "Patterns",
    .lens = "grid",
    .origin = "L. Nyland, M. Harris and J. Prins, Fast N-Body Simulation with CUDA, GPU Gems 3, chapter 31",
    .kernelFile = "n_body.cl",
    .parameters = {{"type", "Value type", {"float32"}, "float32"},
                   {"variant", "Kernel", {"direct", "tiled"}, "tiled"},
                   {"tile", "Tile", {"auto", "2", "4", "8", "16", "32", "64", "128", "256"}, "auto"},
                   {"step-count", "Time steps", {"1"}, "1", normalisedSteps},
                   {"softening", "Softening", {"0.05"}, "0.05", normalisedSoftening},
                   {"time-step", "Length of a step", {"auto"}, "auto", normalisedTimeStep}},
    .limits = {1, 2 * 4096},
    .stable = false,
    .workUnit = WorkUnit::interactions,
    .options = [](const Parameters& parameters,
                  std::size_t) { return std::vector{fmt::format("-DTILE={}", parameters.at("tile"))}; },
    .resolve = resolveNBody,
    .refusal = nullptr,
    .check = checkNBody,
    .host = nBody,
    .reference = nBodyReference,
    .mistakes = {{
        .id = "no-next-barrier",
        .title = {"mistake.no-next-barrier", {}, "No barrier before the next tile"},
        .lesson = {"mistake.no-next-barrier.lesson",
                   {},
                   "A work-item that has taken all bodies of its tile loads one of the next tile, while others still "
                   "read the body that stood there."},
        .source = "Learn CUDA Programming, chapter 7",
        .needs = "variant=tiled",
        .options = {"-DNO_NEXT_BARRIER"},
        .racingKernel = "n_body_tiled",
        .example = "0.8,0.3,0.1,0.9,0.7,-0.2,-0.4,-0.6,0.5,0.4,-0.1,-0.9,0.9,0.8,-0.6,-0.1",
    }},
};

} // namespace lockstep
