// What two colours tell apart is told to those as well that see no difference between them.
#include "engine/error.hpp"
#include "engine/model/event.hpp"
#include "engine/model/exchanges.hpp"
#include "tests/ui/lens_checks.hpp"
#include "ui/lenses/lenses.hpp"
#include "ui/lenses/network/network.hpp"
#include "ui/scene/palette.hpp"
#include "ui/scene/theme.hpp"

#include <array>
#include <cmath>
#include <gtest/gtest.h>
#include <numbers>
#include <span>

namespace lockstep::ui {
namespace {

using Triple = std::array<double, 3>;

/// Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency" (2009),
/// severity 1; of linear sRGB. The last one sees no hue at all.
struct Sight {
    const char* name;
    std::array<Triple, 3> rows;
};
constexpr std::array sights{
    Sight{"all cones", {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}}},
    Sight{"protanopia",
          {{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}}},
    Sight{"deuteranopia",
          {{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}}},
    Sight{"tritanopia",
          {{{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}}},
    Sight{"grey", {{{0.2126, 0.7152, 0.0722}, {0.2126, 0.7152, 0.0722}, {0.2126, 0.7152, 0.0722}}}}};

Triple seen(const QColor& color, const Sight& sight)
{
    const auto linear = [](float channel) {
        const double c = static_cast<double>(channel);
        return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    };
    const Triple rgb{linear(color.redF()), linear(color.greenF()), linear(color.blueF())};
    Triple all{};
    for (std::size_t i = 0; i < 3; ++i)
        for (std::size_t j = 0; j < 3; ++j)
            all[i] += sight.rows[i][j] * rgb[j];
    for (double& channel : all)
        channel = std::clamp(channel, 0.0, 1.0);
    return all;
}

/// CIE 1976 L*a*b* under D65.
Triple lab(const Triple& rgb)
{
    const auto f = [](double t) { return t > 216.0 / 24389 ? std::cbrt(t) : (24389.0 / 27 * t + 16) / 116; };
    const double x = f((0.4124 * rgb[0] + 0.3576 * rgb[1] + 0.1805 * rgb[2]) / 0.95047);
    const double y = f(0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2]);
    const double z = f((0.0193 * rgb[0] + 0.1192 * rgb[1] + 0.9505 * rgb[2]) / 1.08883);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

double difference(const QColor& a, const QColor& b, const Sight& sight)
{
    const Triple one = lab(seen(a, sight)), other = lab(seen(b, sight));
    return std::hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}

/// CIEDE2000 of two colours in L*a*b*: Sharma, Wu and Dalal, "The CIEDE2000 Color-Difference Formula" (2005).
double difference2000(const Triple& one, const Triple& other)
{
    constexpr double degree = std::numbers::pi / 180;
    const auto chromaWeight = [](double chroma) {
        const double seventh = std::pow(chroma, 7);
        return std::sqrt(seventh / (seventh + std::pow(25.0, 7)));
    };
    const double mean = (std::hypot(one[1], one[2]) + std::hypot(other[1], other[2])) / 2;
    const double stretch = 1 + 0.5 * (1 - chromaWeight(mean));
    const double a1 = one[1] * stretch, a2 = other[1] * stretch;
    const double c1 = std::hypot(a1, one[2]), c2 = std::hypot(a2, other[2]), c = (c1 + c2) / 2;
    const auto hueOf = [](double b, double a) {
        const double hue = std::atan2(b, a) / degree;
        return hue < 0 ? hue + 360 : hue;
    };
    const bool isGrey = c1 * c2 == 0;
    const double h1 = hueOf(one[2], a1), h2 = hueOf(other[2], a2);
    const bool isAround = std::abs(h2 - h1) > 180;
    const double turn = isGrey ? 0 : isAround ? (h2 > h1 ? h2 - h1 - 360 : h2 - h1 + 360) : h2 - h1;
    const double hue = isGrey     ? h1 + h2
                       : isAround ? (h1 + h2 < 360 ? h1 + h2 + 360 : h1 + h2 - 360) / 2
                                  : (h1 + h2) / 2;
    const double t = 1 - 0.17 * std::cos((hue - 30) * degree) + 0.24 * std::cos(2 * hue * degree) +
                     0.32 * std::cos((3 * hue + 6) * degree) - 0.2 * std::cos((4 * hue - 63) * degree);
    const double l = std::pow((one[0] + other[0]) / 2 - 50, 2);
    const double byLightness = (other[0] - one[0]) / (1 + 0.015 * l / std::sqrt(20 + l));
    const double byChroma = (c2 - c1) / (1 + 0.045 * c);
    const double byHue = 2 * std::sqrt(c1 * c2) * std::sin(turn / 2 * degree) / (1 + 0.015 * c * t);
    const double blue = std::sin(60 * std::exp(-std::pow((hue - 275) / 25, 2)) * degree);
    return std::sqrt(byLightness * byLightness + byChroma * byChroma + byHue * byHue -
                     2 * chromaWeight(c) * blue * byChroma * byHue);
}

/// Two meanings that a picture has side by side, and what tells them apart where hues do not.
struct Pair {
    const char* meanings;
    QColor a, b;
    const char* form; ///< empty: nothing does, so the colours must
};

std::vector<Pair> pairsOf(const Theme& t)
{
    std::vector<Pair> pairs{
        {"now: swap and stay", t.move.line, t.keep.line, "double line and discs, single line and squares"},
        {"now: keys that moved and stayed", t.move.fill, t.keep.tint, ""},
        {"past: swap and stay", t.move.dim, t.keep.dim, "double line and round end, single line and square end"},
        {"0-1: sorted and not yet", t.keep.fill, t.done, "solid, hollow"},
        {"0-1: sorted and vanished", t.keep.fill, t.move.tint, ""},
        {"0-1: not yet and vanished", t.done, t.move.line, "solid edge, dashed edge"},
        {"ascends and descends", t.ascending.large, t.descending.large,
         "the word and an arrow; it deepens downwards, upwards"},
        {"moved and added", t.move.line, t.compute.line, "dashed edge and trail, circled plus"},
        {"finished and added", t.keep.line, t.compute.line, "solid cell, bordered cell"},
        {"now and before", t.now, t.done, ""},
    };
    static constexpr std::array shapes{"circle", "square", "triangle", "diamond"};
    for (std::size_t i = 0; i < t.buckets.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            pairs.push_back({shapes[i], t.buckets[i].line, t.buckets[j].line, shapes[j]});
    return pairs;
}

TEST(Colours, NothingIsToldByHueAlone)
{
    constexpr double toldApart = 12; // CIE76; 2.3 is just noticeable side by side
    for (const ThemeName name : {ThemeName::light, ThemeName::dark, ThemeName::lightContrast, ThemeName::darkContrast,
                                 lightSafe, darkSafe, lightContrastSafe, darkContrastSafe})
        for (const Pair& pair : pairsOf(theme(name)))
            for (const Sight& sight : sights) {
                const double apart = difference(pair.a, pair.b, sight);
                const bool hasForm = *pair.form != '\0';
                EXPECT_TRUE(hasForm || apart >= toldApart)
                    << pair.meanings << " in theme " << static_cast<int>(name) << " to " << sight.name << ": " << apart;
                if (sight.name == sights.front().name) {
                    EXPECT_GE(apart, toldApart) << pair.meanings << " in theme " << static_cast<int>(name);
                }
            }
}

TEST(Colours, TheFormulaIsThatOfThePaper)
{
    // Pairs 1, 18, 24 and 34 of its table.
    EXPECT_NEAR(difference2000({50, 2.6772, -79.7751}, {50, 0, -82.7485}), 2.0425, 1e-4);
    EXPECT_NEAR(difference2000({50, 2.5, 0}, {73, 25, -18}), 27.1492, 1e-4);
    EXPECT_NEAR(difference2000({60.2574, -34.0099, 36.2677}, {60.4626, -34.1751, 39.4387}), 1.2644, 1e-4);
    EXPECT_NEAR(difference2000({2.0776, 0.0795, -1.135}, {0.9033, -0.0636, -0.5514}), 0.9082, 1e-4);
}

/// In the safe palette colours alone tell apart what is vivid, and what is history or a soft ground, to every kind of
/// colour blindness: one palette serves all three, and with it a hall in which there are all three.
TEST(Colours, TheSafePaletteIsToldApartByEveryKindOfSight)
{
    constexpr double vivid = 15, soft = 10; // CIEDE2000; about 1 is just noticeable side by side
    struct Apart {
        const char* meanings;
        QColor a, b;
        double least;
    };
    const auto least = [](const Apart& pair) {
        double all = 1000;
        for (const Sight& sight : std::span(sights).first(4)) // of any hue at all
            all = std::min(all, difference2000(lab(seen(pair.a, sight)), lab(seen(pair.b, sight))));
        return all;
    };
    const auto pairs = [](const Theme& t) {
        std::vector<Apart> all{{"ascends and descends", t.ascending.large, t.descending.large, soft},
                               {"their words", t.ascending.text, t.descending.text, soft},
                               {"moved and stayed, keys", t.move.fill, t.keep.tint, vivid},
                               {"sorted and not yet", t.keep.fill, t.done, vivid},
                               {"not yet and vanished", t.done, t.move.line, vivid},
                               {"now and before", t.now, t.done, vivid}};
        const std::array hues{&t.move, &t.keep, &t.compute};
        for (std::size_t i = 0; i < hues.size(); ++i)
            for (std::size_t j = 0; j < i; ++j) {
                all.push_back({"lines", hues[i]->line, hues[j]->line, vivid});
                all.push_back({"words", hues[i]->text, hues[j]->text, vivid});
                all.push_back({"solid", hues[i]->fill, hues[j]->fill, vivid});
                all.push_back({"history", hues[i]->dim, hues[j]->dim, soft});
            }
        for (std::size_t i = 0; i < t.buckets.size(); ++i)
            for (std::size_t j = 0; j < i; ++j) {
                all.push_back({"buckets", t.buckets[i].line, t.buckets[j].line, vivid});
                all.push_back({"digits", t.buckets[i].chip, t.buckets[j].chip, vivid});
                all.push_back({"words of buckets", t.buckets[i].text, t.buckets[j].text, soft});
            }
        return all;
    };
    for (const ThemeName name : {lightSafe, darkSafe, lightContrastSafe, darkContrastSafe})
        for (const Apart& pair : pairs(theme(name)))
            EXPECT_GE(least(pair), pair.least) << pair.meanings << " in theme " << static_cast<int>(name) << ": "
                                               << pair.a.name().toStdString() << ", " << pair.b.name().toStdString();
    // The usual palette leans on forms where hues come together, as NothingIsToldByHueAlone has it.
    const Theme& usual = theme(ThemeName::light);
    EXPECT_LT(least({"", usual.keep.line, usual.compute.line, vivid}), vivid);
    EXPECT_LT(least({"", usual.ascending.large, usual.descending.large, soft}), soft);
}

TEST(Colours, AThemesNameKeepsItsPalette)
{
    for (const Palette palette : {Palette::usual, Palette::safe})
        for (const ThemeName name : {ThemeName::light, ThemeName::dark}) {
            const ThemeName in = withPalette(name, palette), high = withContrast(in, true);
            EXPECT_EQ(paletteOf(in), palette);
            EXPECT_EQ(paletteOf(high), palette);
            EXPECT_EQ(withContrast(high, false), in);
            EXPECT_EQ(theme(in).dark, theme(name).dark);
            EXPECT_EQ(withPalette(in, Palette::usual), name);
            EXPECT_EQ(theme(high).move.dim, theme(in).move.line);
        }
    EXPECT_NE(theme(lightSafe).keep.line, theme(ThemeName::light).keep.line);
    EXPECT_EQ(theme(lightSafe).paper, theme(ThemeName::light).paper);
    EXPECT_EQ(paletteNamed("safe"), Palette::safe);
    EXPECT_THROW(paletteNamed("okabe"), InputError);
}

/// The simulation tells what it is known to tell: red from green is harder for two of them, blue from green for one.
TEST(Colours, TheSimulationIsThatOfThePaper)
{
    const QColor red("#C00000"), green("#5A8A00"), blue("#0080B0"), teal("#009080");
    EXPECT_LT(difference(red, green, sights[2]), difference(red, green, sights[0]) / 2);
    EXPECT_LT(difference(blue, teal, sights[3]), difference(blue, teal, sights[0]) / 2);
    EXPECT_GT(difference(red, green, sights[3]), difference(red, green, sights[0]) / 2);
    for (const Sight& sight : sights)
        EXPECT_LT(difference(QColor(Qt::white), QColor(250, 250, 250), sight), 3) << sight.name;
}

/// Along a past comparator: two lines where its keys swapped, one where they stayed, whatever their colour.
TEST(Colours, PastSwapsAndStaysDifferInForm)
{
    const RecordingPtr recording = bitonicByHand({8, 12, 4, 15, 2, 11, 6, 3});
    View view;
    view.size = {1200, 500};
    const Scene scene = networkLens.scene(keptBy(recording), {recording->launchCount(), 1}, view);
    int swaps = 0, stays = 0;
    for (const Mark& mark : scene.marks) {
        const auto* shape = std::get_if<PathShape>(&mark.shape);
        if (!mark.id.name.endsWith(QStringLiteral("-comparator")) || shape == nullptr ||
            mark.id.launch >= static_cast<int>(recording->launchCount()))
            continue;
        const Events& events = *recording->events[static_cast<std::size_t>(mark.id.launch) - 1];
        const auto event = std::ranges::find_if(
            events, [&](const Event& each) { return static_cast<qint64>(each.item) == mark.id.item; });
        ASSERT_NE(event, events.end());
        const QRectF bounds = shape->path.boundingRect();
        int lines = 0;
        bool wasIn = false;
        for (double x = bounds.left() - 0.05; x <= bounds.right() + 0.1; x += 0.1) {
            const bool isIn = shape->path.contains(QPointF(x, bounds.center().y()));
            lines += isIn && !wasIn ? 1 : 0;
            wasIn = isIn;
        }
        EXPECT_EQ(lines, exchanges(*event) ? 2 : 1) << mark.id.name.toStdString();
        ++(exchanges(*event) ? swaps : stays);
    }
    EXPECT_GE(swaps, 4);
    EXPECT_GE(stays, 4);
}

} // namespace
} // namespace lockstep::ui
