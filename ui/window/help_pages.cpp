#include "ui/window/help_pages.hpp"

#include "ui/scene/language.hpp"
#include "ui/scene/theme.hpp"

#include <QDesktopServices>
#include <QFile>
#include <QImage>
#include <QTextBlock>
#include <QTextList>
#include <QTextTable>
#include <utility>

namespace lockstep::ui {

namespace {

const QString made = QStringLiteral("lockstep");

/// As links name a heading: in lower case, blanks as hyphens, without signs.
QString anchorOf(const QString& heading)
{
    QString name;
    for (const QChar c : heading.toLower())
        if (c == u' ' || c == u'-')
            name += u'-';
        else if (c.isLetterOrNumber())
            name += c;
    return name;
}

const QString ending = QStringLiteral(".md");

/// "tour_de.md" is "tour.md" in German.
QString mark(Language language)
{
    return u'_' + QString::fromLatin1(codeOf(language)) + ending;
}

QUrl plainPage(QUrl url)
{
    for (const LanguageName& each : languages())
        if (QString path = url.path(); path.endsWith(mark(each.language))) {
            path.chop(mark(each.language).size());
            url.setPath(path + ending);
        }
    return url;
}

QString fileOf(const QUrl& page)
{
    const QString plain = u':' + page.path();
    const QString own = plain.endsWith(ending) ? plain.chopped(ending.size()) + mark(spoken()) : plain;
    return QFile::exists(own) ? own : plain;
}

/// The anchors of a page's headings, one after another.
QStringList anchorsIn(const QString& text)
{
    QStringList anchors;
    bool isCode = false;
    for (const QString& line : text.split(u'\n')) {
        if (line.startsWith(QStringLiteral("```")))
            isCode = !isCode;
        else if (!isCode && line.startsWith(u'#'))
            anchors += anchorOf(line.mid(line.indexOf(u' ') + 1));
    }
    return anchors;
}

/// Links name the headings of the English page; a translated one has them in the same order.
QString anchorHere(const QUrl& url, const QString& text)
{
    const QStringList here = anchorsIn(text);
    const QString asked = url.fragment();
    if (here.contains(asked))
        return asked;
    QFile english(u':' + url.path());
    if (!english.open(QIODevice::ReadOnly))
        return asked;
    return here.value(anchorsIn(QString::fromUtf8(english.readAll())).indexOf(asked), asked);
}

void setDistances(const QTextBlock& block)
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

} // namespace

HelpPages::HelpPages(const Theme& colors) : m_colors(colors)
{
    setObjectName("helpPages");
    setFrameShape(QFrame::NoFrame);
    setOpenLinks(false);
    connect(this, &QTextBrowser::anchorClicked, this, &HelpPages::follow);
}

void HelpPages::follow(const QUrl& link)
{
    QUrl from = shown();
    if (from.scheme() == made) // its links are those of the pages
        from = QUrl(QStringLiteral("qrc:/help/docs/tour.md"));
    const QUrl url = from.isEmpty() ? link : from.resolved(link);
    if (url.scheme() != QStringLiteral("qrc") && url.scheme() != made) {
        QDesktopServices::openUrl(url);
        return;
    }
    m_visited += plainPage(url);
    display(m_visited.back());
}

void HelpPages::sayAgain()
{
    if (!m_visited.isEmpty())
        display(m_visited.back());
}

bool HelpPages::isTranslated(const QUrl& page)
{
    return fileOf(page) != u':' + page.path();
}

void HelpPages::goBack()
{
    m_visited.removeLast();
    display(m_visited.back());
}

QVariant HelpPages::loadResource(int type, const QUrl& name)
{
    const QVariant found = QTextBrowser::loadResource(type, name);
    if (type != QTextDocument::ImageResource)
        return found;
    const QImage image = QImage::fromData(found.toByteArray());
    return image.width() > readableWidth ? image.scaledToWidth(readableWidth, Qt::SmoothTransformation) : image;
}

void HelpPages::display(const QUrl& url)
{
    QString text;
    if (url.scheme() == made) {
        text = m_made(url);
    } else {
        QFile file(fileOf(url));
        if (!file.open(QIODevice::ReadOnly))
            return;
        text = QString::fromUtf8(file.readAll());
    }
    // It is made before it is shown: large tables take seconds where each of their rows is laid out at once.
    QTextDocument* const page = new QTextDocument(this);
    page->setDefaultFont(font());
    page->setDocumentMargin(24);
    page->setBaseUrl(url);
    page->setMarkdown(text);
    dress(*page, url.scheme() != made);
    setDocument(page);
    delete std::exchange(m_page, page);
    if (url.hasFragment())
        scrollToAnchor(anchorHere(url, text));
    emit sourceChanged(url);
}

/// What Markdown leaves open: the theme's colours, distances, lines of tables, and headings that links lead to.
void HelpPages::dress(QTextDocument& page, bool hasRules) const
{
    for (auto at = page.rootFrame()->begin(); !at.atEnd(); ++at)
        if (auto* table = qobject_cast<QTextTable*>(at.currentFrame()))
            rule(*table, hasRules);
        else if (at.currentBlock().isValid())
            setDistances(at.currentBlock());
    for (QTextBlock block = page.begin(); block.isValid(); block = block.next())
        for (auto at = block.begin(); !at.atEnd(); ++at)
            if (!at.fragment().charFormat().anchorHref().isEmpty())
                colour(page, at.fragment());
}

/// Else links have the colour of the application's palette, which knows nothing of the theme.
void HelpPages::colour(QTextDocument& page, const QTextFragment& link) const
{
    QTextCharFormat format;
    format.setForeground(m_colors.compute.text);
    QTextCursor cursor(&page);
    cursor.setPosition(link.position());
    cursor.setPosition(link.position() + link.length(), QTextCursor::KeepAnchor);
    cursor.mergeCharFormat(format);
}

void HelpPages::rule(QTextTable& table, bool hasRules) const
{
    QTextTableFormat format = table.format();
    format.setBorderCollapse(true);
    format.setBorder(hasRules ? 1 : 0);
    format.setBorderBrush(m_colors.line2);
    format.setCellPadding(4);
    format.setBottomMargin(12);
    table.setFormat(format);
}

} // namespace lockstep::ui
