#include "ui/scene/theme.hpp"

#include <cmath>
#include <gtest/gtest.h>

namespace lockstep::ui {
namespace {

/// WCAG 2 relative luminance and contrast.
double luminance(const QColor& color)
{
    const auto linear = [](float channel) {
        const double c = static_cast<double>(channel);
        return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

double contrast(const QColor& a, const QColor& b)
{
    const double high = std::max(luminance(a), luminance(b)), low = std::min(luminance(a), luminance(b));
    return (high + 0.05) / (low + 0.05);
}

class EveryTheme : public testing::TestWithParam<ThemeName> {};

TEST_P(EveryTheme, TextIsReadable)
{
    const Theme& t = theme(GetParam());
    std::vector<std::pair<QColor, QColor>> pairs;
    for (const QColor& text : {t.ink, t.ink2, t.ink3, t.move.text, t.keep.text, t.compute.text}) {
        pairs.emplace_back(text, t.paper);
        pairs.emplace_back(text, t.panel);
    }
    pairs.emplace_back(t.ink, t.raised);
    pairs.emplace_back(t.ink2, t.raised);
    pairs.emplace_back(t.onNow, t.now);
    pairs.emplace_back(t.ink, t.nowSoft);
    for (const Hue& hue : {t.move, t.keep, t.compute}) {
        pairs.emplace_back(hue.text, hue.tint);
        pairs.emplace_back(hue.on, hue.fill);
    }
    for (const Ramp& ramp : {t.ascending, t.descending})
        pairs.emplace_back(ramp.text, t.paper);
    for (const BucketHue& bucket : t.buckets) {
        pairs.emplace_back(bucket.text, t.paper);
        pairs.emplace_back(bucket.text, bucket.tint);
        pairs.emplace_back(bucket.chipText, bucket.chip);
    }
    for (const auto& [text, ground] : pairs)
        EXPECT_GE(contrast(text, ground), 4.5) << text.name().toStdString() << " on " << ground.name().toStdString();
}

TEST_P(EveryTheme, VividLinesStandOutFromPaper)
{
    const Theme& t = theme(GetParam());
    for (const QColor& line : {t.move.line, t.keep.line, t.compute.line, t.buckets[0].line, t.buckets[1].line,
                               t.buckets[2].line, t.buckets[3].line})
        EXPECT_GE(contrast(line, t.paper), 3) << line.name().toStdString();
}

TEST_P(EveryTheme, HasEveryToken)
{
    const Theme& t = theme(GetParam());
    for (const QColor& color : {t.paper,
                                t.panel,
                                t.raised,
                                t.line,
                                t.line2,
                                t.ink,
                                t.ink2,
                                t.ink3,
                                t.wire,
                                t.ghost,
                                t.done,
                                t.now,
                                t.onNow,
                                t.nowSoft,
                                t.move.dim,
                                t.keep.dim,
                                t.compute.dim,
                                t.ascending.small,
                                t.ascending.large,
                                t.descending.small,
                                t.descending.large})
        EXPECT_TRUE(color.isValid());
    EXPECT_EQ(t.dark, GetParam() == ThemeName::dark);
}

INSTANTIATE_TEST_SUITE_P(Themes, EveryTheme, testing::Values(ThemeName::light, ThemeName::dark),
                         [](const auto& which) { return which.param == ThemeName::light ? "Light" : "Dark"; });

} // namespace
} // namespace lockstep::ui
