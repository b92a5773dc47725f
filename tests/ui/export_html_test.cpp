#include "chromium.hpp"
#include "lens_recordings.hpp"
#include "tests/places.hpp"
#include "ui/export/writer.hpp"
#include "ui/scene/painter.hpp"
#include "ui/scene/svg.hpp"
#include "ui/scene/theme.hpp"

#include <QFile>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>
#include <cmath>
#include <gtest/gtest.h>

namespace lockstep::ui {
namespace {

Deck deckOf(const RecordingPtr& recording)
{
    return recordingDeck({recording, [recording](const Needs&, const std::stop_token&) { return keptBy(recording); }});
}

constexpr QSize smallLook{1600, 900};

ExportPlan planOf(const Deck& deck, ThemeName theme = ThemeName::light)
{
    ExportPlan plan;
    plan.range = allPages(deck);
    plan.look.pixels = smallLook;
    plan.look.theme = theme;
    return plan;
}

QByteArray contents(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString jsString(const QString& text)
{
    const QByteArray list = QJsonDocument(QJsonArray{text}).toJson(QJsonDocument::Compact);
    return QString::fromUtf8(list.mid(1, list.size() - 2));
}

/// Tells how the page's picture differs from an SVG file; numbers may differ by so much. Empty: they are the same.
const char* const differenceScript = R"((svg, tolerance) => {
    const flat = (node) => {
        if (node.nodeType === Node.TEXT_NODE) return node.data.trim() === "" && node.parentNode.tagName === "svg" ? [] : ["'" + node.data];
        const own = [...node.attributes].filter((a) => !a.name.startsWith("xmlns") && !["role", "aria-label"].includes(a.name))
            .map((a) => a.name + "=" + a.value).sort();
        return ["<" + node.tagName, ...own, ...[...node.childNodes].flatMap(flat)];
    };
    const real = flat(document.querySelector(".stage > svg"));
    const wanted = flat(new DOMParser().parseFromString(svg, "image/svg+xml").documentElement);
    if (real.length !== wanted.length) return real.length + " parts, not " + wanted.length;
    const number = /-?\d+(\.\d+)?/g;
    for (let i = 0; i < real.length; ++i) {
        if (real[i] === wanted[i]) continue;
        const far = () => real[i].match(number).some((n, k) => !(Math.abs(n - wanted[i].match(number)[k]) <= tolerance));
        if (tolerance === 0 || real[i].replace(number, "") !== wanted[i].replace(number, "") || far())
            return real[i] + " is not " + wanted[i];
    }
    return "";
})";

/// One browser for all.
class HtmlPage : public testing::Test {
protected:
    static void SetUpTestSuite() { s_browser = std::make_unique<Chromium>(); }
    static void TearDownTestSuite() { s_browser.reset(); }

    void open(const Deck& deck, const ExportPlan& plan, int width = 1280, int height = 800)
    {
        m_plan = plan;
        exportDocument(deck, plan, path(), htmlFormat);
        s_browser->takeEvents();
        m_tab = std::make_unique<Tab>(*s_browser, path(), width, height);
        ASSERT_TRUE(m_tab->waitFor("document.querySelector('.place').textContent !== ''"));
    }
    void open(const Deck& deck) { open(deck, planOf(deck)); }

    /// Whatever a page did: it asked nothing of a network and complained of nothing.
    void TearDown() override
    {
        m_tab.reset();
        for (const QJsonObject& event : s_browser->takeEvents()) {
            const QString method = event["method"].toString();
            EXPECT_FALSE(method == "Runtime.exceptionThrown" || method == "Log.entryAdded" ||
                         method == "Runtime.consoleAPICalled" || method == "Page.javascriptDialogOpening")
                << QJsonDocument(event).toJson().toStdString();
            if (method == "Network.requestWillBeSent") {
                const QString url = event["params"]["request"]["url"].toString();
                EXPECT_TRUE(url == "file://" + path() || url.startsWith("data:") || url.startsWith("blob:"))
                    << url.toStdString();
            }
        }
    }

    QString path() const { return m_folder.filePath("page.html"); }
    Tab& tab() { return *m_tab; }
    /// Pages behind it: 4.5 is halfway to page 5.
    double position() { return tab().value("+document.querySelector('.timeline').ariaValueNow").toDouble(); }
    bool comesTo(double place)
    {
        return tab().waitFor(QStringLiteral("+document.querySelector('.timeline').ariaValueNow === %1").arg(place));
    }
    std::string difference(const Scene& scene, double tolerance = 0)
    {
        const QString svg = QString::fromUtf8(toSvg(scene, exportScale(m_plan.look)));
        return tab()
            .value(QStringLiteral("(%1)(%2, %3)").arg(differenceScript, jsString(svg)).arg(tolerance))
            .toString("no answer")
            .toStdString();
    }
    /// Where a place lies on the timeline.
    QPointF pointAt(double place)
    {
        const QJsonValue point = tab().value(QString::fromUtf8(R"js((place => {
            const box = document.querySelector(".timeline").getBoundingClientRect();
            const bars = [...document.querySelectorAll(".timeline rect:not(.now)")].map((bar) => bar.getBoundingClientRect());
            const i = Math.max(0, Math.ceil(place) - 1);
            return {x: bars[i].left + bars[i].width * (place - i), y: box.top + box.height / 2};
        })(%1))js")
                                                 .arg(place));
        return {point["x"].toDouble(), point["y"].toDouble()};
    }
    void drag(double from, double to)
    {
        const QPointF a = pointAt(from), b = pointAt(to);
        tab().mouse("mousePressed", a.x(), a.y());
        tab().mouse("mouseMoved", b.x(), b.y());
        tab().mouse("mouseReleased", b.x(), b.y());
    }

    QTemporaryDir m_folder;
    ExportPlan m_plan;

private:
    static std::unique_ptr<Chromium> s_browser;
    std::unique_ptr<Tab> m_tab;
};

std::unique_ptr<Chromium> HtmlPage::s_browser;

TEST_F(HtmlPage, ShowsTheSvgOfEveryLaunch)
{
    const Deck deck = deckOf(recordedRun("bitonic-sort", 13));
    open(deck);
    ASSERT_EQ(deck.pages.size(), 11U);
    EXPECT_EQ(tab().value("document.title").toString(), deck.title);
    // Back lands at once on the finished state before.
    tab().press("End");
    for (std::size_t page = deck.pages.size() - 1;; --page) {
        EXPECT_EQ(position(), static_cast<double>(page));
        EXPECT_EQ(difference(exportScene(deck, {page, 1}, m_plan.look)), "") << page;
        EXPECT_EQ(tab().value("document.querySelector('.place').textContent").toString(), deck.pages[page].title);
        EXPECT_EQ(tab().value("document.querySelector('.said').textContent").toString(), deck.narration(page, {}));
        if (page == 0)
            break;
        tab().press("ArrowLeft");
    }
    EXPECT_NE(difference(exportScene(deck, {1, 1}, m_plan.look)), "");
}

TEST_F(HtmlPage, MovesAsTheScenesDo)
{
    for (const auto& [algorithm, n] :
         {std::pair{"bitonic-sort", 8}, {"kogge-stone-scan", 8}, {"brent-kung-scan", 8}, {"radix-sort", 12}}) {
        const RecordingPtr recording = recordedRun(algorithm, static_cast<std::size_t>(n));
        const Deck deck = deckOf(recording);
        open(deck);
        for (std::size_t page = 1; page < deck.pages.size(); page += deck.pages.size() / 3)
            for (const double fraction : {0.02, 0.31, 0.59, 0.61, 0.74, 0.97}) {
                const double place = static_cast<double>(page) - 1 + fraction;
                drag(place - fraction / 2, place);
                const double real = position() - static_cast<double>(page) + 1;
                EXPECT_NEAR(real, fraction, 0.02); // a pixel of the timeline
                EXPECT_EQ(difference(exportScene(deck, {page, real}, m_plan.look), 0.06), "")
                    << algorithm << ' ' << page << ' ' << real;
            }
    }
}

TEST_F(HtmlPage, StepsPlaysAndGoesByStagesWithTheKeysOfTheWindow)
{
    const Deck deck = deckOf(recordedRun("bitonic-sort", 8)); // stages of 1, 2 and 3 launches
    open(deck);
    EXPECT_EQ(position(), 0);
    for (const char* key : {"ArrowRight", "PageDown", "n"}) {
        tab().press("Home");
        EXPECT_EQ(position(), 0) << key;
        tab().press(key);
        // On its way, then there.
        EXPECT_TRUE(tab().waitFor("(v => v > 0 && v < 1)(+document.querySelector('.timeline').ariaValueNow)")) << key;
        EXPECT_TRUE(comesTo(1)) << key;
    }
    for (const char* key : {"ArrowLeft", "PageUp", "p"}) {
        tab().press("End");
        tab().press(key);
        EXPECT_EQ(position(), 5) << key;
    }
    // Forward while on the way: that launch is finished at once, and the next begins.
    tab().press("Home");
    tab().press("ArrowRight");
    tab().press("ArrowRight");
    EXPECT_GE(position(), 1);
    EXPECT_TRUE(comesTo(2));
    tab().press("Home");
    for (const double end : {1.0, 3.0, 6.0, 6.0}) {
        tab().press("ArrowRight", true);
        EXPECT_EQ(position(), end);
    }
    for (const double end : {3.0, 1.0, 0.0, 0.0}) {
        tab().press("ArrowLeft", true);
        EXPECT_EQ(position(), end);
    }
    tab().value("(s => { s.value = '4'; s.dispatchEvent(new Event('change')); })(document.querySelector('select'))");
    tab().press(" ");
    EXPECT_TRUE(tab().waitFor("+document.querySelector('.timeline').ariaValueNow > 1"));
    EXPECT_EQ(tab().value("document.querySelector('.play').ariaLabel").toString(), "Pause");
    tab().press(" ");
    const double stopped = position();
    EXPECT_LT(stopped, 6);
    EXPECT_EQ(
        tab()
            .value("new Promise(done => setTimeout(() => done(+document.querySelector('.timeline').ariaValueNow), "
                   "300))")
            .toDouble(),
        stopped);
}

TEST_F(HtmlPage, PlaysToItsEndAndNeedsNoMouse)
{
    const Deck deck = deckOf(recordedRun("bitonic-sort", 4));
    open(deck);
    QStringList order;
    for (int i = 0; i < 9; ++i) {
        tab().press("Tab");
        order << tab().value("document.activeElement.className || document.activeElement.tagName").toString();
    }
    EXPECT_EQ(order.join(' ').toStdString(),
              "timeline chapter-back back play next chapter-next text-button full-button SELECT");
    EXPECT_EQ(tab().value("getComputedStyle(document.activeElement).outlineStyle").toString(), "solid");
    tab().value("document.querySelector('.play').focus()");
    tab().value("(s => { s.value = '4'; s.dispatchEvent(new Event('change')); })(document.querySelector('select'))");
    tab().press(" ");
    EXPECT_TRUE(comesTo(3));
    EXPECT_TRUE(tab().waitFor("document.querySelector('.play').ariaLabel === 'Play'"));
}

TEST_F(HtmlPage, LessMotionWhereItIsWanted)
{
    const Deck deck = deckOf(recordedRun("bitonic-sort", 8));
    open(deck);
    tab().call("Emulation.setEmulatedMedia",
               {{"features", QJsonArray{QJsonObject{{"name", "prefers-reduced-motion"}, {"value", "reduce"}}}}});
    tab().press("ArrowRight");
    EXPECT_EQ(position(), 1); // at once, with no way to it
    EXPECT_TRUE(tab().waitFor("document.querySelectorAll('.stage > svg').length === 1"));
    EXPECT_EQ(difference(exportScene(deck, {1, 1}, m_plan.look)), "");
}

TEST_F(HtmlPage, LooksLikeThePng)
{
    const Deck deck = deckOf(recordedRun("bitonic-sort", 13));
    open(deck, planOf(deck, ThemeName::dark), 1600, 900);
    tab().resize(1600, 900 + 900 - tab().value("document.querySelector('.stage').clientHeight").toInt());
    ASSERT_EQ(tab().value("document.querySelector('.stage').clientHeight").toInt(), 900);
    tab().press("End");
    tab().press("ArrowLeft");
    EXPECT_TRUE(
        tab().value("document.fonts.ready.then(() => [...document.fonts].some(f => f.status === 'loaded'))").toBool());
    const QJsonObject shot = tab().call("Page.captureScreenshot");
    const QImage real = QImage::fromData(QByteArray::fromBase64(shot["data"].toString().toLatin1()))
                            .copy(0, 0, 1600, 900)
                            .convertToFormat(QImage::Format_RGB32);
    const QImage wanted = toImage(exportScene(deck, {9, 1}, m_plan.look), 1).convertToFormat(QImage::Format_RGB32);
    ASSERT_EQ(real.size(), wanted.size());
    double sum = 0;
    for (int y = 0; y < wanted.height(); ++y)
        for (int x = 0; x < wanted.width(); ++x)
            sum += std::abs(qGray(real.pixel(x, y)) - qGray(wanted.pixel(x, y)));
    EXPECT_LT(sum / 1600 / 900, 1.0);
}

TEST_F(HtmlPage, PrintsOnePageASheetInOrder)
{
    const Deck deck = deckOf(recordedRun("bitonic-sort", 8));
    open(deck);
    for (const auto& [width, height] : {std::pair{8.27, 11.69}, {8.5, 11.0}}) {
        const QJsonObject printed = tab().call(
            "Page.printToPDF",
            {{"paperWidth", width}, {"paperHeight", height}, {"landscape", true}, {"printBackground", true}});
        QFile pdf(m_folder.filePath("page.pdf"));
        ASSERT_TRUE(pdf.open(QIODevice::WriteOnly));
        pdf.write(QByteArray::fromBase64(printed["data"].toString().toLatin1()));
        pdf.close();
        QProcess text;
        text.start("pdftotext", {pdf.fileName(), "-"});
        ASSERT_TRUE(text.waitForFinished()) << "pdftotext is needed (package poppler-utils)";
        const QStringList sheets = QString::fromUtf8(text.readAllStandardOutput()).split('\f', Qt::SkipEmptyParts);
        ASSERT_EQ(sheets.size(), 7);
        for (std::size_t page = 1; page < 7; ++page)
            EXPECT_TRUE(sheets[static_cast<int>(page)].contains(QStringLiteral("Launch %1 of 6").arg(page)))
                << sheets[static_cast<int>(page)].toStdString();
    }
}

TEST_F(HtmlPage, IsOneFileWithTheSameBytesEachTime)
{
    const Deck deck = deckOf(bitonicByHand({3, 1, 2, 0}));
    open(deck);
    const QByteArray once = contents(path());
    exportDocument(deck, m_plan, path(), htmlFormat);
    EXPECT_EQ(contents(path()), once);
    EXPECT_LT(once.size(), 300 << 10);
    const QString text = QString::fromUtf8(once);
    EXPECT_FALSE(text.contains(QRegularExpression("https?:|(src|href)=\"(?!data:)|url\\((?!data:|#)|@import")));
    // In another process too.
    QByteArrayList files;
    for (int i = 0; i < 2; ++i) {
        const QString file = m_folder.filePath("other.html");
        ASSERT_EQ(QProcess::execute(LOCKSTEP_PROGRAM, {"export", "bitonic-sort", "--input", "3,1,2,0", "--to", file}),
                  0);
        files << contents(file);
    }
    EXPECT_FALSE(files[0].isEmpty());
    EXPECT_EQ(files[0], files[1]);
}

/// Two cuts and a question, with words that mean harm.
Deck handMade()
{
    const QString hostile =
        QStringLiteral("</script><img src=x onerror=\"window.harmed=1\">]]>{{data}}&amp;'\"--><!--");
    Deck deck;
    deck.title = hostile;
    deck.pages = {{0, "a", hostile}, {1, "a", "Question"}, {2, "b", "After"}};
    deck.pages[0].notes = hostile;
    deck.pages[1].prediction = std::make_shared<const Prediction>(
        Prediction{hostile + "which?", {{"first" + hostile, false}, {"second", true}}});
    deck.scene = [hostile](std::size_t page, double, const View& view, const std::stop_token&) {
        Scene scene;
        scene.size = view.size;
        scene.ground = theme(view.theme).paper;
        TextShape words;
        words.text = hostile + QString::number(page);
        words.at = {100, 100};
        words.color = theme(view.theme).ink;
        scene.add(words, {.name = hostile});
        for (int i = 0; page == 1 && i < 2; ++i)
            scene.add(RectShape{{200.0 + 300 * i, 300, 200, 100}, 8, theme(view.theme).raised, {}},
                      {.name = QStringLiteral("choice%1").arg(i)});
        return scene;
    };
    deck.answered = [scene = deck.scene](std::size_t page, const Answer& answer, const View& view,
                                         const std::stop_token& stop) {
        Scene shown = scene(page, 1, view, stop);
        if (answer.isRevealed)
            shown.add(EllipseShape{{580, 330, 40, 40}, theme(view.theme).keep.fill, {}}, {.name = "revealed"});
        return shown;
    };
    deck.fractionAt = [](std::size_t, double) { return 1.0; };
    deck.narration = [hostile](std::size_t, const std::stop_token&) { return hostile; };
    return deck;
}

TEST_F(HtmlPage, WordsThatMeanHarmAreWords)
{
    const Deck deck = handMade();
    open(deck);
    EXPECT_EQ(tab().value("document.title").toString(), deck.title);
    EXPECT_EQ(tab().value("document.querySelector('.place').textContent").toString(), deck.title);
    EXPECT_EQ(difference(exportScene(deck, {0, 1}, m_plan.look)), "");
    tab().press("s");
    EXPECT_TRUE(tab().value("document.querySelector('.notes').checkVisibility()").toBool());
    EXPECT_EQ(tab().value("document.querySelector('.notes').textContent").toString(), deck.title);
    tab().press("ArrowRight");
    EXPECT_EQ(tab().value("document.querySelector('.choices button').textContent").toString(), "first" + deck.title);
    EXPECT_FALSE(tab().value("'harmed' in window").toBool());
    EXPECT_EQ(tab().value("document.images.length").toInt(), 0);
}

TEST_F(HtmlPage, AsksAndThenShowsWhatIsRight)
{
    const Deck deck = handMade();
    open(deck);
    tab().press("ArrowRight");
    EXPECT_EQ(position(), 1); // a cut
    const auto ringsOf = [&](const char* kind) {
        return tab().value(QStringLiteral("document.querySelectorAll('.stage .ring%1').length").arg(kind)).toInt();
    };
    const auto clickOn = [&](const char* mark) {
        const QJsonValue box =
            tab().value(QStringLiteral("document.querySelector('%1').getBoundingClientRect().toJSON()").arg(mark));
        const double x = box["x"].toDouble() + box["width"].toDouble() / 2, y = box["y"].toDouble() + 10;
        tab().mouse("mousePressed", x, y);
        tab().mouse("mouseReleased", x, y);
    };
    clickOn("#choice0");
    EXPECT_EQ(ringsOf(""), 1);
    clickOn("#choice0");
    EXPECT_EQ(ringsOf(""), 0);
    clickOn("#choice0");
    clickOn(".choices button:nth-child(2)");
    EXPECT_EQ(ringsOf(""), 2);
    EXPECT_EQ(tab().value("document.querySelectorAll('.choices [aria-pressed=true]').length").toInt(), 2);
    EXPECT_FALSE(tab().value("document.querySelector('#revealed') !== null").toBool());
    tab().value("document.activeElement.blur()");
    tab().press("ArrowRight"); // the answer first, then on
    EXPECT_EQ(position(), 1);
    EXPECT_TRUE(tab().value("document.querySelector('#revealed') !== null").toBool());
    EXPECT_EQ(ringsOf(".wrong"), 1);
    EXPECT_EQ(ringsOf(".right"), 1);
    EXPECT_EQ(tab().value("document.querySelector('.choices .right').textContent").toString(), "second");
    clickOn("#choice0");
    EXPECT_EQ(ringsOf(".wrong"), 1);
    tab().press("ArrowLeft");
    EXPECT_EQ(position(), 1);
    tab().press("Enter");
    EXPECT_EQ(ringsOf(".wrong"), 1);
    tab().press("ArrowRight");
    EXPECT_EQ(position(), 2);
    EXPECT_FALSE(tab().value("document.querySelector('.question').checkVisibility()").toBool());
    // To play is to come to the question and stop.
    tab().press("ArrowLeft");
    tab().press("ArrowLeft"); // from the answer to its question
    EXPECT_EQ(position(), 1);
    tab().press("Home");
    tab().press(" ");
    EXPECT_TRUE(comesTo(1));
    EXPECT_TRUE(tab().waitFor("document.querySelector('.play').ariaLabel === 'Play'"));
}

TEST_F(HtmlPage, ServesAPhone)
{
    const Deck deck = deckOf(recordedRun("bitonic-sort", 8));
    open(deck);
    tab().call("Emulation.setTouchEmulationEnabled", {{"enabled", true}});
    tab().resize(390, 844, true);
    EXPECT_EQ(tab().value("document.documentElement.scrollWidth").toInt(), 390);
    EXPECT_GE(tab().value("document.querySelector('.next').offsetHeight").toInt(), 44);
    EXPECT_GE(tab().value("parseFloat(getComputedStyle(document.querySelector('.said')).fontSize)").toDouble(), 16);
    EXPECT_GT(tab().value("document.querySelector('.said').offsetWidth").toInt(), 300);
    EXPECT_NEAR(tab().value("document.querySelector('.stage').clientHeight").toDouble(), 390 * 9 / 16, 2);
    const auto touch = [&](const char* type, double x) {
        QJsonArray points;
        if (x > 0)
            points << QJsonObject{{"x", x}, {"y", 300}};
        tab().call("Input.dispatchTouchEvent", {{"type", QLatin1String(type)}, {"touchPoints", points}});
    };
    const auto swipe = [&](double from, double to) {
        touch("touchStart", from);
        touch("touchMove", (from + to) / 2);
        touch("touchMove", to);
        touch("touchEnd", 0);
    };
    swipe(300, 100);
    EXPECT_TRUE(comesTo(1));
    swipe(100, 300);
    EXPECT_EQ(position(), 0);
}

TEST_F(HtmlPage, BeginsWithTheWayToItsFirstPageWhereTheRangeDoes)
{
    const Deck deck = deckOf(recordedRun("bitonic-sort", 8));
    ExportPlan plan = planOf(deck);
    plan.range.first = 4;
    plan.range.last = 5;
    open(deck, plan);
    EXPECT_EQ(position(), 0);
    EXPECT_EQ(difference(exportScene(deck, {4, 0}, m_plan.look), 0.01), "");
    tab().press("ArrowRight");
    EXPECT_TRUE(comesTo(1));
    EXPECT_EQ(difference(exportScene(deck, {4, 1}, m_plan.look)), "");
    tab().press("ArrowLeft");
    EXPECT_EQ(position(), 0);
    // The address counts as people do.
    tab().value("location.hash = '5'");
    EXPECT_TRUE(comesTo(2));
    EXPECT_EQ(difference(exportScene(deck, {5, 1}, m_plan.look)), "");
}

} // namespace
} // namespace lockstep::ui
