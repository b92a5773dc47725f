// The roof of the memory picture: its sliders, and the rates of the device.
#include "tests/ui/window_fixture.hpp"
#include "ui/panels/roof_control.hpp"

#include <QAbstractButton>
#include <QMenu>
#include <QPushButton>
#include <QSlider>
#include <cmath>

namespace lockstep::ui {
namespace {

class RoofTest : public WindowTest {
protected:
    RoofControl& openMenu()
    {
        window.setShowsMemory(true);
        find<QAbstractButton>("machine")->click();
        auto* menu = find<QMenu>("machineMenu");
        EXPECT_TRUE(QTest::qWaitForWindowExposed(menu));
        return *menu->findChild<RoofControl*>();
    }
};

TEST_F(RoofTest, FollowsItsSliders)
{
    open();
    RoofControl& roof = openMenu();
    auto* peak = roof.findChild<QSlider*>("peak");
    peak->setValue(peak->minimum());
    EXPECT_EQ(window.memoryLook()->peak, 1);
    peak->setValue(peak->maximum());
    EXPECT_EQ(window.memoryLook()->peak, 100'000);
    auto* bandwidth = roof.findChild<QSlider*>("bandwidth");
    bandwidth->setFocus();
    const double before = window.memoryLook()->bandwidth;
    QTest::keyClick(bandwidth, Qt::Key_Left);
    EXPECT_LT(window.memoryLook()->bandwidth, before);
    EXPECT_EQ(window.memoryLook()->peak, 100'000) << "the other one stays";
}

TEST_F(RoofTest, IsThatOfTheDeviceOnceItIsMeasured)
{
    open();
    RoofControl& roof = openMenu();
    roof.findChild<QSlider*>("peak")->setValue(0);
    auto* measure = roof.findChild<QPushButton*>("measure");
    measure->click();
    EXPECT_FALSE(measure->isEnabled()) << "one at a time";
    ASSERT_TRUE(QTest::qWaitFor([measure] { return measure->isEnabled(); }, 60'000));
    EXPECT_TRUE(roof.findChild<QLabel*>("measured")->text().startsWith("Measured: "));
    EXPECT_GT(window.memoryLook()->peak, 1);
    EXPECT_EQ(window.memoryLook()->bandwidth, std::round(window.memoryLook()->bandwidth));
}

} // namespace
} // namespace lockstep::ui
