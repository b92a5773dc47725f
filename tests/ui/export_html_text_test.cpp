// The page of HTML for those who read, copy and listen.
#include "chromium.hpp"
#include "tests/places.hpp"
#include "tests/ui/export_documents.hpp"
#include "ui/export/writer.hpp"
#include "ui/lecture/lecture_deck.hpp"

#include <QTemporaryDir>

namespace lockstep::ui {
namespace {

class HtmlText : public testing::Test {
protected:
    void open(const Deck& deck, Language language = Language::english)
    {
        ExportPlan plan;
        plan.range = allPages(deck);
        plan.look.language = language;
        plan.look.pixels = {1280, 720};
        exportDocument(deck, plan, m_folder.filePath("page.html"), htmlFormat);
        m_tab = std::make_unique<Tab>(m_browser, m_folder.filePath("page.html"));
        ASSERT_TRUE(m_tab->waitFor("document.querySelector('.place').textContent !== ''"));
    }
    QString value(const QString& script) { return m_tab->value(script).toVariant().toString(); }
    /// "Before 3 1"
    QString row(int number)
    {
        return value(QStringLiteral("[...document.querySelectorAll('.told table')[0].rows[%1]?.cells ?? []]"
                                    ".map(cell => cell.textContent).join(' ')")
                         .arg(number));
    }
    void click(const char* button)
    {
        m_tab->value(QStringLiteral("document.querySelector('.%1').click()").arg(QLatin1String(button)));
    }

    QTemporaryDir m_folder;
    Chromium m_browser;
    std::unique_ptr<Tab> m_tab;
};

TEST_F(HtmlText, TheValuesFollowTheStep)
{
    const Deck deck = bitonicDeck();
    open(deck);
    EXPECT_EQ(value("document.querySelector('.told').hidden"), "true");
    m_tab->press("t");
    EXPECT_EQ(value("document.querySelector('.told').hidden"), "false");
    EXPECT_EQ(row(0), "Index 0 1 2 3 4 5 6 7");
    EXPECT_EQ(row(1), "Input 708 112 945 330 871 226 554 663");
    EXPECT_EQ(row(2), "");
    m_tab->press("End");
    EXPECT_EQ(value("document.querySelector('.sentence').textContent"), deck.narration(6, {}));
    EXPECT_TRUE(row(1).startsWith("Before ")) << row(1).toStdString();
    EXPECT_EQ(row(2), "After 112 226 330 554 663 708 871 945");
    // What changed is told by its weight too.
    const QStringList before = row(1).split(' ').mid(1), after = row(2).split(' ').mid(1);
    int changed = 0;
    for (qsizetype i = 0; i < after.size(); ++i)
        changed += before[i] == after[i] ? 0 : 1;
    EXPECT_EQ(value("document.querySelectorAll('.told .changed').length").toInt(), changed);
    EXPECT_GT(changed, 0);
    click("text-button");
    EXPECT_EQ(value("document.querySelector('.told').hidden"), "true");
}

TEST_F(HtmlText, ItsWordsAndItsLanguageAreTheDocuments)
{
    open(bitonicDeck(), Language::chinese);
    EXPECT_EQ(value("document.documentElement.lang"), "zh-Hans");
    click("text-button");
    m_tab->press("End");
    EXPECT_TRUE(row(2).startsWith(QStringLiteral("之后 112 ")));
    EXPECT_EQ(value("document.querySelector('.full-button').ariaLabel"), QStringLiteral("全屏"));
}

TEST_F(HtmlText, FillsTheScreenAndComesBack)
{
    open(bitonicDeck());
    if (value("document.fullscreenEnabled") == "true") {
        m_tab->press("f");
        EXPECT_TRUE(m_tab->waitFor("document.fullscreenElement === document.documentElement"));
        EXPECT_TRUE(m_tab->waitFor("document.querySelector('.full-button').ariaPressed === 'true'"));
        m_tab->press("f");
        EXPECT_TRUE(m_tab->waitFor("document.fullscreenElement === null"));
    } else {
        EXPECT_EQ(value("document.querySelector('.full-button').hidden"), "true");
    }
}

TEST_F(HtmlText, AQuestionWithholdsTheValuesToo)
{
    Deck deck = bitonicDeck();
    auto asked = std::make_shared<Prediction>();
    asked->question = QStringLiteral("Which pairs swap?");
    asked->choices = {{QStringLiteral("none"), true}};
    deck.pages[2].prediction = asked;
    deck.answered = [scene = deck.scene](std::size_t page, const Answer&, const View& view,
                                         const std::stop_token& stop) { return scene(page, 1, view, stop); };
    open(deck);
    m_tab->value("location.hash = '#2'");
    EXPECT_TRUE(m_tab->waitFor("!document.querySelector('.question').hidden"));
    m_tab->press("t");
    EXPECT_EQ(value("document.querySelector('.sentence').textContent"), "Which pairs swap?");
    EXPECT_TRUE(row(1).startsWith("Before "));
    EXPECT_EQ(row(2), "");
    click("reveal");
    EXPECT_TRUE(row(2).startsWith("After ")) << row(2).toStdString();
    EXPECT_EQ(value("document.querySelector('.sentence').textContent"), deck.narration(2, {}));
}

} // namespace
} // namespace lockstep::ui
