#include "ui/window/help.hpp"

#include "ui/scene/theme.hpp"

#include <QDesktopServices>
#include <QDialog>
#include <QFile>
#include <QImage>
#include <QPushButton>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextList>
#include <QTextTable>
#include <QVBoxLayout>
#include <utility>

namespace lockstep::ui {

namespace {

constexpr int readableWidth = 700; ///< of a picture, in pixels

/// Markdown with its pictures, no wider than the page.
class Pages : public QTextBrowser {
public:
    explicit Pages(const Theme& colors) : m_colors(colors)
    {
        setObjectName("helpPages");
        setFrameShape(QFrame::NoFrame);
        setOpenLinks(false);
        connect(this, &QTextBrowser::anchorClicked, this, [this](const QUrl& link) { follow(link); });
    }

    /// A page of the program, or what a browser is for.
    void follow(const QUrl& link)
    {
        const QUrl url = m_visited.isEmpty() ? link : m_visited.back().resolved(link);
        if (url.scheme() != QStringLiteral("qrc")) {
            QDesktopServices::openUrl(url);
            return;
        }
        m_visited += url;
        display(url);
    }

    bool canGoBack() const { return m_visited.size() > 1; }
    void goBack()
    {
        m_visited.removeLast();
        display(m_visited.back());
    }

    QVariant loadResource(int type, const QUrl& name) override
    {
        const QVariant found = QTextBrowser::loadResource(type, name);
        if (type != QTextDocument::ImageResource)
            return found;
        const QImage image = QImage::fromData(found.toByteArray());
        return image.width() > readableWidth ? image.scaledToWidth(readableWidth, Qt::SmoothTransformation) : image;
    }

private:
    void display(const QUrl& url)
    {
        QFile file(QLatin1Char(':') + url.path());
        if (!file.open(QIODevice::ReadOnly))
            return;
        // It is made before it is shown: large tables take seconds where each of their rows is laid out at once.
        QTextDocument* const page = new QTextDocument(this);
        page->setDefaultFont(font());
        page->setDocumentMargin(24);
        page->setBaseUrl(url);
        page->setMarkdown(QString::fromUtf8(file.readAll()));
        dress(*page);
        setDocument(page);
        delete std::exchange(m_page, page);
        if (url.hasFragment())
            scrollToAnchor(url.fragment());
        emit sourceChanged(url);
    }

    /// What Markdown leaves open: the theme's colours, distances, lines of tables, and headings that links lead to.
    void dress(QTextDocument& page) const
    {
        for (auto at = page.rootFrame()->begin(); !at.atEnd(); ++at)
            if (auto* table = qobject_cast<QTextTable*>(at.currentFrame()))
                rule(*table);
            else if (at.currentBlock().isValid())
                setDistances(at.currentBlock());
        for (QTextBlock block = page.begin(); block.isValid(); block = block.next())
            for (auto at = block.begin(); !at.atEnd(); ++at)
                if (!at.fragment().charFormat().anchorHref().isEmpty())
                    colour(page, at.fragment());
    }

    static void setDistances(const QTextBlock& block)
    {
        QTextCursor cursor(block);
        QTextBlockFormat format = block.blockFormat();
        const bool isCode = format.hasProperty(QTextFormat::BlockCodeLanguage) || format.nonBreakableLines();
        const bool isHeading = format.headingLevel() > 0;
        format.setTopMargin(isHeading ? 20 : 0);
        format.setBottomMargin(isCode ? 0 : block.textList() != nullptr ? 4 : 10);
        cursor.setBlockFormat(format);
        if (!isHeading)
            return;
        QTextCharFormat anchor;
        anchor.setAnchor(true);
        anchor.setAnchorNames({anchorOf(block.text())});
        cursor.select(QTextCursor::BlockUnderCursor);
        cursor.mergeCharFormat(anchor);
    }

    /// As links name a heading: in lower case, blanks as hyphens, without signs.
    static QString anchorOf(const QString& heading)
    {
        QString name;
        for (const QChar c : heading.toLower())
            if (c == u' ' || c == u'-')
                name += u'-';
            else if (c.isLetterOrNumber())
                name += c;
        return name;
    }

    /// Else links have the colour of the application's palette, which knows nothing of the theme.
    void colour(QTextDocument& page, const QTextFragment& link) const
    {
        QTextCharFormat format;
        format.setForeground(m_colors.compute.text);
        QTextCursor cursor(&page);
        cursor.setPosition(link.position());
        cursor.setPosition(link.position() + link.length(), QTextCursor::KeepAnchor);
        cursor.mergeCharFormat(format);
    }

    void rule(QTextTable& table) const
    {
        QTextTableFormat format = table.format();
        format.setBorderCollapse(true);
        format.setBorder(1);
        format.setBorderBrush(m_colors.line2);
        format.setCellPadding(4);
        format.setBottomMargin(12);
        table.setFormat(format);
    }

    const Theme& m_colors;
    QList<QUrl> m_visited; ///< the last one is shown
    QTextDocument* m_page = nullptr;
};

} // namespace

void showHelp(QWidget& parent, ThemeName name)
{
    if (auto* open = parent.findChild<QDialog*>("help")) {
        open->raise();
        return open->activateWindow();
    }
    auto* dialog = new QDialog(&parent);
    dialog->setObjectName("help");
    dialog->setWindowTitle(QDialog::tr("Help"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    auto* pages = new Pages(theme(name));
    auto* back = new QPushButton(QDialog::tr("Back"));
    auto* close = new QPushButton(QDialog::tr("Close"));
    back->setObjectName("helpBack");
    back->setAutoDefault(false);
    close->setAutoDefault(false);
    QObject::connect(back, &QPushButton::clicked, pages, &Pages::goBack);
    QObject::connect(close, &QPushButton::clicked, dialog, &QDialog::close);
    QObject::connect(pages, &QTextBrowser::sourceChanged, back, [=] { back->setEnabled(pages->canGoBack()); });
    auto* foot = new QHBoxLayout;
    foot->addWidget(back);
    foot->addStretch();
    foot->addWidget(close);
    auto* column = new QVBoxLayout(dialog);
    column->addWidget(pages);
    column->addLayout(foot);
    dialog->resize(readableWidth + 120, 760);
    dialog->show();
    pages->follow(QUrl(QStringLiteral("qrc:/help/docs/tour.md")));
}

} // namespace lockstep::ui
