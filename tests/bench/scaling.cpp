// How time and memory grow with n, from a recording to its export: a table, and with --plot a drawing of it.
#include "tests/bench/resident.hpp"

#include "engine/algorithms/algorithm.hpp"
#include "engine/formats/recording_file.hpp"
#include "engine/input/input.hpp"
#include "engine/model/recording.hpp"
#include "engine/recording/session.hpp"
#include "ui/export/format.hpp"
#include "ui/export/writer.hpp"
#include "ui/picture/frame.hpp"
#include "ui/player/gather.hpp"
#include "ui/scene/painter.hpp"

#include <CLI/CLI.hpp>
#include <QFile>
#include <QGuiApplication>
#include <QPainter>
#include <QTemporaryDir>
#include <array>
#include <chrono>
#include <cmath>
#include <fmt/format.h>
#include <fstream>
#include <random>

namespace lockstep::bench {

namespace {

using namespace lockstep::ui;

enum Column { recorded, jumped, framed, saved, opened, exported, memory, columns };
constexpr std::array<const char*, columns> names{"record", "jump", "frame", "save", "open", "export", "memory"};

struct Row {
    std::size_t n = 0, launches = 0;
    std::array<double, columns> values{}; ///< ms, and MiB; 0: not measured
};

/// Milliseconds: the median of `times` turns.
double taken(int times, const std::function<void()>& turn)
{
    std::vector<double> all;
    for (int i = 0; i < times; ++i) {
        const auto began = std::chrono::steady_clock::now();
        turn();
        all.push_back(std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - began).count());
    }
    std::ranges::nth_element(all, all.begin() + times / 2);
    return all[static_cast<std::size_t>(times / 2)];
}

Row measured(const std::string& algorithm, std::size_t n)
{
    Session session;
    RunRequest request;
    request.algorithm = algorithm;
    request.input = generateKeys("uniform", n, 7, ElementType::uint32);
    const int times = n > (1u << 18) ? 1 : 5;
    Row row{.n = n};
    RecordingPtr recording = session.record(request); // builds its kernels
    row.launches = recording->launchCount();
    row.values[recorded] = taken(times, [&] { recording = session.record(request); });
    std::mt19937 random(1);
    View view;
    view.size = {1920, 1080};
    Moment moment{};
    Resident at;
    const auto jump = [&] {
        moment = {1 + random() % std::max<std::size_t>(row.launches, 1), 0.5};
        at = gather(session, recording, frameNeeds(*recording, moment, view));
    };
    row.values[jumped] = taken(9, jump);
    QImage image{1920, 1080, QImage::Format_ARGB32_Premultiplied};
    row.values[framed] = taken(9, [&] {
        QPainter painter(&image);
        paint(frame(at, moment, view), painter);
    });
    std::vector<std::uint8_t> bytes;
    try {
        row.values[saved] = taken(1, [&] { bytes = writeRecordingFile({{recording}}); });
        row.values[opened] = taken(1, [&] { readRecordingFile(bytes, "a.lockstep"); });
    } catch (const Error&) { // too long for a file, which says so
        row.values[saved] = row.values[opened] = 0;
    }
    const QTemporaryDir folder;
    const Deck deck = recordingDeck({recording, [&](const Needs& needs, const std::stop_token& stop) {
                                         return gather(session, recording, needs, stop);
                                     }});
    row.values[exported] = taken(times, [&] {
        exportFrame(deck, {row.launches / 2, 0.5}, {}, folder.filePath("a.png"), pngFormat);
    });
    row.values[memory] = resident();
    return row;
}

/// Both axes logarithmic; a line a column, its name at its end.
std::string plotOf(const std::vector<Row>& rows, const std::string& algorithm)
{
    constexpr std::array colours{"#2F6FB5", "#B5562F", "#3A7D44", "#7A4FA3", "#8A6D1B", "#A33B5E", "#5F6B7A"};
    constexpr double left = 80, right = 640, top = 40, bottom = 420;
    const double first = std::log2(static_cast<double>(rows.front().n)),
                 last = std::max(first + 1, std::log2(static_cast<double>(rows.back().n)));
    double least = 1e9, most = 1e-9;
    for (const Row& row : rows)
        for (const double value : row.values)
            if (value > 0) {
                least = std::min(least, value);
                most = std::max(most, value);
            }
    const double low = std::floor(std::log10(least)), high = std::max(low + 1, std::ceil(std::log10(most)));
    const auto x = [&](std::size_t n) {
        return left + (right - left) * (std::log2(static_cast<double>(n)) - first) / (last - first);
    };
    const auto y = [&](double value) { return bottom - (bottom - top) * (std::log10(value) - low) / (high - low); };
    std::string svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 760 480\" font-family=\"sans-serif\" "
                      "font-size=\"14\">\n<rect width=\"760\" height=\"480\" fill=\"#FFFFFF\"/>\n";
    for (double power = low; power <= high; ++power)
        svg +=
            fmt::format("<path d=\"M{} {:.1f}H{}\" stroke=\"#E3E6EA\"/><text x=\"{}\" y=\"{:.1f}\" "
                        "text-anchor=\"end\" fill=\"#5F6B7A\">{:g}</text>\n",
                        left, y(std::pow(10, power)), right, left - 8, y(std::pow(10, power)) + 5, std::pow(10, power));
    for (const Row& row : rows)
        svg += fmt::format("<text x=\"{:.1f}\" y=\"{}\" text-anchor=\"middle\" fill=\"#5F6B7A\">2<tspan "
                           "baseline-shift=\"super\" font-size=\"10\">{:g}</tspan></text>\n",
                           x(row.n), bottom + 24, std::log2(static_cast<double>(row.n)));
    svg += fmt::format("<text x=\"{}\" y=\"24\" fill=\"#1B2530\">{}: ms, and MiB of memory, over n</text>\n", left,
                       algorithm);
    std::vector<std::pair<double, std::size_t>> ends;
    for (std::size_t c = 0; c < columns; ++c) {
        std::string line;
        double end = 0;
        for (const Row& row : rows)
            if (row.values[c] > 0) {
                end = y(row.values[c]);
                line += fmt::format("{}{:.1f} {:.1f}", line.empty() ? "M" : "L", x(row.n), end);
            }
        if (line.empty())
            continue;
        svg += fmt::format("<path d=\"{}\" fill=\"none\" stroke=\"{}\" stroke-width=\"2\"/>\n", line, colours[c]);
        ends.emplace_back(end, c);
    }
    std::ranges::sort(ends);
    double above = -1e9;
    for (const auto& [end, c] : ends) {
        above = std::max(end + 5, above + 17);
        svg +=
            fmt::format("<text x=\"{}\" y=\"{:.1f}\" fill=\"{}\">{}</text>\n", right + 8, above, colours[c], names[c]);
    }
    return svg + "</svg>\n";
}

} // namespace
} // namespace lockstep::bench

int main(int argc, char** argv)
{
    using namespace lockstep::bench;
    CLI::App arguments{"Time and memory over n, from a recording to its export."};
    std::string algorithm = "bitonic-sort", plot;
    unsigned from = 4, to = 24;
    arguments.add_option("--algorithm", algorithm, "of the catalogue");
    arguments.add_option("--from", from, "least power of two");
    arguments.add_option("--to", to, "largest power of two");
    arguments.add_option("--plot", plot, "an SVG file");
    CLI11_PARSE(arguments, argc, argv);
    if (std::getenv("QT_QPA_PLATFORM") == nullptr)
        qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application{argc, argv};
    std::vector<Row> rows;
    fmt::print("{:>10}{:>10}", "n", "launches");
    for (const char* name : names)
        fmt::print("{:>12}", name);
    fmt::print("\n");
    for (unsigned power = from; power <= to; power += 2) {
        if (std::size_t{1} << power > lockstep::findAlgorithm(algorithm).limits.maximum) {
            fmt::print("{} takes no more keys\n", algorithm);
            break;
        }
        rows.push_back(measured(algorithm, std::size_t{1} << power));
        fmt::print("{:>10}{:>10}", rows.back().n, rows.back().launches);
        for (const double value : rows.back().values)
            fmt::print("{:>12}", value > 0 ? fmt::format("{:.4g}", value) : "-");
        fmt::print("\n");
        std::fflush(stdout);
    }
    if (!plot.empty())
        std::ofstream(plot) << plotOf(rows, algorithm);
    return 0;
}
