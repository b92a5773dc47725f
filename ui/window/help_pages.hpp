#pragma once

#include "ui/scene/theme_name.hpp"

#include <QTextBrowser>
#include <QTextFragment>
#include <QUrl>
#include <functional>

namespace lockstep::ui {

struct Theme;

/// Pages of Markdown with their pictures, no wider than the page: those of resources/docs, and ones that are made when
/// they are looked at.
class HelpPages : public QTextBrowser {
    Q_OBJECT
public:
    /// The Markdown of an address that begins with "lockstep:".
    using Made = std::function<QString(const QUrl& address)>;

    explicit HelpPages(const Theme& colors);
    void setMade(Made made) { m_made = std::move(made); }
    /// A page of the program, or what a browser is for.
    void follow(const QUrl& link);
    bool canGoBack() const { return m_visited.size() > 1; }
    void goBack();
    /// The page that is shown, by its English name.
    QUrl shown() const { return m_visited.isEmpty() ? QUrl() : m_visited.back(); }

    /// Its words in the language that is spoken; where there are none of a page, it stays English.
    void sayAgain();
    static bool isTranslated(const QUrl& page);

    QVariant loadResource(int type, const QUrl& name) override;

    static constexpr int readableWidth = 700; ///< of a picture, in pixels

private:
    void display(const QUrl& url);
    void dress(QTextDocument& page, bool hasRules) const;
    void colour(QTextDocument& page, const QTextFragment& link) const;
    void rule(QTextTable& table, bool hasRules) const;

    const Theme& m_colors;
    Made m_made;
    QList<QUrl> m_visited; ///< the last one is shown
    QTextDocument* m_page = nullptr;
};

} // namespace lockstep::ui
