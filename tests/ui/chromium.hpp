#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QProcess>
#include <QString>
#include <QTemporaryDir>
#include <deque>

namespace lockstep::ui {

/// A headless Chromium, driven through its debugging pipe. What goes wrong is a std::runtime_error.
class Chromium {
public:
    Chromium();
    ~Chromium();
    Chromium(const Chromium&) = delete;
    Chromium& operator=(const Chromium&) = delete;

    /// Asks, and waits for the answer. Without a session it asks the browser itself.
    QJsonObject call(const QString& method, const QJsonObject& parameters = {}, const QString& session = {});
    /// What pages have reported so far, and forgets it.
    std::deque<QJsonObject> takeEvents() { return std::exchange(m_events, {}); }

private:
    QJsonObject read();

    QTemporaryDir m_profile;
    QProcess m_process;
    int m_ask = -1, m_hear = -1;
    int m_calls = 0;
    QByteArray m_heard;
    std::deque<QJsonObject> m_events;
};

/// One page of it, opened from disk.
class Tab {
public:
    Tab(Chromium& browser, const QString& path, int width = 1280, int height = 800);
    ~Tab();
    Tab(const Tab&) = delete;
    Tab& operator=(const Tab&) = delete;

    QJsonObject call(const QString& method, const QJsonObject& parameters = {});
    /// The value of an expression; a promise is waited for.
    QJsonValue value(const QString& script);
    void resize(int width, int height, bool isPhone = false);
    /// A key pressed and let go, as from a keyboard: "ArrowRight", " ", "n"; with Ctrl held.
    void press(const QString& key, bool withControl = false);
    void mouse(const char* type, double x, double y);
    /// Until the expression is true; false after five seconds.
    bool waitFor(const QString& condition);

private:
    Chromium& m_browser;
    QString m_target, m_session;
};

} // namespace lockstep::ui
