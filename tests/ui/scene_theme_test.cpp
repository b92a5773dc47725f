#include "ui/scene/theme.hpp"

#include "tests/docs.hpp"
#include "ui/panels/check_box.hpp"
#include "ui/panels/control_edge.hpp"
#include "ui/panels/style.hpp"
#include "ui/scene/palette.hpp"

#include <QImage>
#include <QRadioButton>
#include <QRegularExpression>
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

/// What shows where a control ends, where a slider runs, and who has the keyboard.
TEST_P(EveryTheme, ControlsStandOutFromWhatTheyStandOn)
{
    const Theme& t = theme(GetParam());
    for (const QColor& ground : {t.paper, t.panel, t.raised})
        for (const QColor& part : {controlEdge(t), t.ink, t.ink2})
            EXPECT_GE(contrast(part, ground), 3) << part.name().toStdString() << " on " << ground.name().toStdString();
    const QString sheet = themeSheet(t);
    for (const char* control : {"QPushButton", "QLineEdit", "QPlainTextEdit"})
        EXPECT_TRUE(sheet.contains(QRegularExpression(
            QStringLiteral("%1 \\{[^}]*border: 1px solid %2;").arg(QLatin1String(control), controlEdge(t).name()))))
            << control;
    EXPECT_TRUE(sheet.contains("groove:horizontal { height: 2px; background: " + controlEdge(t).name()));
    EXPECT_TRUE(sheet.contains("QPushButton[byKeys=\"true\"]:focus { border: 2px solid " + t.ink.name()));
}

/// By pixels: from the ground across the box of a check box and the ring of a radio button.
TEST_P(EveryTheme, BoxesThatAreTickedStandOutFromWhatTheyStandOn)
{
    const Theme& t = theme(GetParam());
    QWidget ground;
    ground.setAutoFillBackground(true);
    QPalette paper;
    paper.setColor(QPalette::Window, t.paper);
    ground.setPalette(paper);
    ground.setStyleSheet(themeSheet(t));
    CheckBox check(QStringLiteral("Title"), &ground);
    QRadioButton radio(QStringLiteral("All"), &ground);
    radio.move(0, 40);
    ground.resize(120, 80);
    for (const bool isChecked : {false, true})
        for (QAbstractButton* button : std::initializer_list<QAbstractButton*>{&check, &radio}) {
            button->setAutoExclusive(false);
            button->setChecked(isChecked);
            button->resize(button->sizeHint());
            const QImage shown = ground.grab().toImage();
            const int y = button->geometry().center().y();
            double most = 0;
            for (int x = 0; x < 10; ++x) // as far as the middle of the box
                most = std::max(most, contrast(shown.pixelColor(x, y), t.paper));
            EXPECT_GE(most, 3) << button->text().toStdString() << (isChecked ? ", ticked" : "");
            double inside = 0; // of the tick, or the dot's ring
            for (int dx = 3; dx < 14; ++dx)
                for (int dy = -4; dy <= 4; ++dy)
                    inside = std::max(inside, contrast(shown.pixelColor(dx + 1, y + dy), t.paper));
            EXPECT_EQ(inside >= 4.5, isChecked)
                << button->text().toStdString() << (isChecked ? ", ticked: " : ": ") << inside;
        }
}

TEST(Theme, HighContrastMakesHistoryAndFutureAsStrongAsTheRest)
{
    for (const ThemeName name :
         {ThemeName::lightContrast, ThemeName::darkContrast, lightContrastSafe, darkContrastSafe}) {
        const Theme& t = theme(name);
        for (const QColor& mark : {t.move.dim, t.keep.dim, t.compute.dim, t.ghost})
            EXPECT_GE(contrast(mark, t.paper), 3) << mark.name().toStdString();
    }
}

/// A bucket is neither finished nor on its way nor current.
TEST_P(EveryTheme, BucketsHaveHuesOfTheirOwn)
{
    const Theme& t = theme(GetParam());
    const auto apart = [](const QColor& a, const QColor& b) {
        const int turn = std::abs(a.hslHue() - b.hslHue());
        return std::min(turn, 360 - turn);
    };
    for (std::size_t i = 0; i < t.buckets.size(); ++i)
        for (const QColor& color : {t.buckets[i].line, t.buckets[i].chip}) {
            EXPECT_GE(apart(color, t.move.line), 25) << i;
            EXPECT_GE(apart(color, t.keep.line), 25) << i;
            for (std::size_t j = 0; j < i; ++j)
                EXPECT_GE(apart(color, t.buckets[j].line), 25) << i << " and " << j;
        }
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
    EXPECT_EQ(t.dark, withPalette(GetParam(), Palette::usual) == ThemeName::dark);
}

INSTANTIATE_TEST_SUITE_P(Themes, EveryTheme, testing::Values(ThemeName::light, ThemeName::dark, lightSafe, darkSafe),
                         [](const auto& which) {
                             return std::string{theme(which.param).dark ? "Dark" : "Light"} +
                                    (paletteOf(which.param) == Palette::safe ? "Safe" : "");
                         });

/// A colour in both themes, as the docs have it.
std::string named(const QColor& light, const QColor& dark)
{
    return light.name().toUpper().toStdString() + " / " + dark.name().toUpper().toStdString();
}

/// What palettes differ in.
std::string meaningRows(const Theme& l, const Theme& d)
{
    std::string table;
    const auto hue = [&](const std::string& name, Hue Theme::*of) {
        const Hue &a = l.*of, &b = d.*of;
        table += test::row({name + ".line", named(a.line, b.line), "marks"});
        table += test::row({name + ".text", named(a.text, b.text), "text on paper"});
        table += test::row({name + ".tint", named(a.tint, b.tint), "soft fill"});
        table += test::row({name + ".dim", named(a.dim, b.dim), "history"});
        table += test::row(
            {name + ".fill, .on", named(a.fill, b.fill) + ", " + named(a.on, b.on), "solid fill, text on it"});
    };
    hue("move", &Theme::move);
    hue("keep", &Theme::keep);
    hue("compute", &Theme::compute);
    const auto ramp = [&](const std::string& name, Ramp Theme::*of) {
        const Ramp &a = l.*of, &b = d.*of;
        table += test::row(
            {name + ".small, .large", named(a.small, b.small) + ", " + named(a.large, b.large), "tint of a block"});
        table += test::row({name + ".text", named(a.text, b.text), "its word"});
    };
    ramp("ascending", &Theme::ascending);
    ramp("descending", &Theme::descending);
    for (std::size_t i = 0; i < l.buckets.size(); ++i) {
        const BucketHue &a = l.buckets[i], &b = d.buckets[i];
        table +=
            test::row({fmt::format("buckets[{}].line, .text, .tint", i),
                       named(a.line, b.line) + ", " + named(a.text, b.text) + ", " + named(a.tint, b.tint), "a digit"});
        table +=
            test::row({fmt::format("buckets[{}].chip, .chipText", i),
                       named(a.chip, b.chip) + ", " + named(a.chipText, b.chipText), "the current digit of a key"});
    }
    return table;
}

TEST(Theme, ColoursAreThoseOfTheDocs)
{
    const Theme &l = theme(ThemeName::light), &d = theme(ThemeName::dark);
    const std::string head = test::head({"token", "light / dark", "use"});
    std::string table = head;
    const auto add = [&](const char* token, QColor Theme::*colour, const char* use) {
        table += test::row({token, named(l.*colour, d.*colour), use});
    };
    add("paper", &Theme::paper, "the stage");
    add("panel", &Theme::panel, "sidebar, inspector, dark focus card");
    add("raised", &Theme::raised, "selected row, past cell");
    add("line", &Theme::line, "hairline");
    add("line2", &Theme::line2, "edge of a cell");
    add("ink", &Theme::ink, "text, play button, playhead");
    add("ink2", &Theme::ink2, "secondary text");
    add("ink3", &Theme::ink3, "tertiary text, line numbers");
    add("wire", &Theme::wire, "what carries values");
    add("ghost", &Theme::ghost, "outlines of what is to come");
    add("done", &Theme::done, "past segments of the timeline, bars");
    add("now", &Theme::now, "the tab");
    add("onNow", &Theme::onNow, "text on it");
    add("nowSoft", &Theme::nowSoft, "a soft fill");
    table += meaningRows(l, d);
    test::expectTables(LOCKSTEP_SOURCE_FOLDER "/resources/docs/contributing/pictures.md",
                       {{"theme", table}, {"safe palette", head + meaningRows(theme(lightSafe), theme(darkSafe))}});
}

} // namespace
} // namespace lockstep::ui
