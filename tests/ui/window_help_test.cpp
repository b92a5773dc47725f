#include "tests/ui/window_fixture.hpp"

#include <QAction>
#include <QDialog>
#include <QPushButton>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextBrowser>
#include <set>

namespace lockstep::ui {
namespace {

/// Links of the page that is shown, and its pictures.
struct Named {
    QStringList links, pictures;
};

Named namedIn(const QTextBrowser& pages)
{
    Named named;
    for (QTextBlock block = pages.document()->begin(); block.isValid(); block = block.next())
        for (auto at = block.begin(); !at.atEnd(); ++at) {
            const QTextCharFormat format = at.fragment().charFormat();
            if (format.isAnchor() && !format.anchorHref().isEmpty())
                named.links += format.anchorHref();
            if (format.isImageFormat())
                named.pictures += format.toImageFormat().name();
        }
    return named;
}

TEST_F(WindowTest, HelpShowsThePagesAndTheirPictures)
{
    window.show();
    find<QAction>("actionHelp")->trigger();
    auto* pages = find<QTextBrowser>("helpPages");
    ASSERT_TRUE(pages->isVisible());
    QUrl shown("qrc:/help/docs/tour.md");
    QObject::connect(pages, &QTextBrowser::sourceChanged, pages, [&](const QUrl& page) { shown = page; });
    std::set<QString> seen;
    std::vector<QUrl> next{shown};
    while (!next.empty()) {
        const QUrl page = next.back().adjusted(QUrl::RemoveFragment);
        next.pop_back();
        if (!seen.insert(page.toString()).second)
            continue;
        emit pages->anchorClicked(page);
        ASSERT_EQ(shown, page);
        EXPECT_GT(pages->toPlainText().size(), 500) << page.toString().toStdString();
        EXPECT_FALSE(pages->toPlainText().contains("<!--")) << page.toString().toStdString();
        const Named named = namedIn(*pages);
        for (const QString& link : named.links)
            if (const QUrl url = page.resolved(QUrl(link)); url.scheme() == "qrc")
                next.push_back(url);
        for (const QString& picture : named.pictures) {
            const QVariant image = pages->loadResource(QTextDocument::ImageResource, page.resolved(QUrl(picture)));
            EXPECT_GT(image.value<QImage>().width(), 100) << picture.toStdString();
        }
    }
    EXPECT_TRUE(seen.contains("qrc:/help/docs/algorithms.md"));
    EXPECT_GE(seen.size(), 4U);

    emit pages->anchorClicked(QUrl("command-line.md"));
    ASSERT_EQ(pages->verticalScrollBar()->value(), 0);
    emit pages->anchorClicked(QUrl("command-line.md#export"));
    EXPECT_GT(pages->verticalScrollBar()->value(), 300) << "a link leads to a heading";
    QTest::mouseClick(find<QPushButton>("helpBack"), Qt::LeftButton);
    EXPECT_EQ(shown, QUrl("qrc:/help/docs/command-line.md"));
    find<QAction>("actionHelp")->trigger();
    EXPECT_EQ(window.findChildren<QDialog*>("help").size(), 1) << "one window of help is enough";
}

} // namespace
} // namespace lockstep::ui
