#include "chromium.hpp"

#include "engine/model/event.hpp"
#include "engine/recording/session.hpp"

#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QThread>
#include <QUrl>
#include <fcntl.h>
#include <poll.h>
#include <stdexcept>
#include <unistd.h>

namespace lockstep::ui {

namespace {

constexpr int longestWait = 20000; // ms

} // namespace

Chromium::Chromium()
{
    int ask[2] = {-1, -1}, hear[2] = {-1, -1};
    if (::pipe2(ask, O_CLOEXEC) != 0 || ::pipe2(hear, O_CLOEXEC) != 0)
        throw std::runtime_error("no pipes");
    m_ask = ask[1];
    m_hear = hear[0];
    m_process.setChildProcessModifier([in = ask[0], out = hear[1]] {
        // The browser reads 3 and writes 4; either may be in the other's way.
        const int from = ::fcntl(in, F_DUPFD, 10), to = ::fcntl(out, F_DUPFD, 10);
        ::dup2(from, 3);
        ::dup2(to, 4);
    });
    QStringList arguments{"--headless",
                          "--remote-debugging-pipe",
                          "--disable-gpu",
                          "--hide-scrollbars",
                          "--no-first-run",
                          "--disable-extensions",
                          "--disable-background-networking",
                          "--disable-dev-shm-usage",
                          "--user-data-dir=" + m_profile.path()};
    if (::geteuid() == 0)
        arguments << "--no-sandbox";
    m_process.setStandardErrorFile(QProcess::nullDevice());
    m_process.start("chromium", arguments);
    const bool isRunning = m_process.waitForStarted();
    ::close(ask[0]);
    ::close(hear[1]);
    if (!isRunning)
        throw std::runtime_error("chromium is needed (package chromium)");
}

Chromium::~Chromium()
{
    try {
        call("Browser.close");
    } catch (const std::runtime_error&) {
        m_process.kill();
    }
    ::close(m_ask);
    ::close(m_hear);
    if (!m_process.waitForFinished(10000))
        m_process.kill();
}

QJsonObject Chromium::call(const QString& method, const QJsonObject& parameters, const QString& session)
{
    const int id = ++m_calls;
    QJsonObject message{{"id", id}, {"method", method}, {"params", parameters}};
    if (!session.isEmpty())
        message["sessionId"] = session;
    QByteArray bytes = QJsonDocument(message).toJson(QJsonDocument::Compact);
    bytes.append('\0');
    for (qsizetype at = 0; at < bytes.size();) {
        const ssize_t count = ::write(m_ask, bytes.constData() + at, static_cast<std::size_t>(bytes.size() - at));
        if (count <= 0)
            throw std::runtime_error("chromium does not listen");
        at += count;
    }
    for (;;) {
        const QJsonObject answer = read();
        if (!answer.contains("id")) {
            m_events.push_back(answer);
        } else if (answer["id"].toInt() == id) {
            if (answer.contains("error"))
                throw std::runtime_error((method + ": " + answer["error"]["message"].toString()).toStdString());
            return answer["result"].toObject();
        }
    }
}

QJsonObject Chromium::read()
{
    qsizetype end = 0;
    while ((end = m_heard.indexOf('\0')) < 0) {
        pollfd waited{m_hear, POLLIN, 0};
        QByteArray part(1 << 16, Qt::Uninitialized);
        const ssize_t count = ::poll(&waited, 1, longestWait) == 1
                                  ? ::read(m_hear, part.data(), static_cast<std::size_t>(part.size()))
                                  : 0;
        if (count <= 0)
            throw std::runtime_error("chromium does not answer");
        m_heard += part.left(static_cast<qsizetype>(count));
    }
    const QJsonObject message = QJsonDocument::fromJson(m_heard.left(end)).object();
    m_heard.remove(0, end + 1);
    return message;
}

Tab::Tab(Chromium& browser, const QString& path, int width, int height) : m_browser(browser)
{
    m_target = browser.call("Target.createTarget", {{"url", "about:blank"}})["targetId"].toString();
    m_session =
        browser.call("Target.attachToTarget", {{"targetId", m_target}, {"flatten", true}})["sessionId"].toString();
    for (const char* domain : {"Page", "Runtime", "Log", "Network"})
        call(QLatin1String(domain) + ".enable");
    resize(width, height);
    call("Page.navigate", {{"url", QUrl::fromLocalFile(path).toString()}});
    if (!waitFor("document.readyState === 'complete'"))
        throw std::runtime_error("the page does not load");
}

Tab::~Tab()
{
    try {
        m_browser.call("Target.closeTarget", {{"targetId", m_target}});
    } catch (const std::runtime_error&) { // the browser is gone, and with it the page
    }
}

QJsonObject Tab::call(const QString& method, const QJsonObject& parameters)
{
    return m_browser.call(method, parameters, m_session);
}

QJsonValue Tab::value(const QString& script)
{
    const QJsonObject answer =
        call("Runtime.evaluate", {{"expression", script}, {"returnByValue", true}, {"awaitPromise", true}});
    if (answer.contains("exceptionDetails"))
        throw std::runtime_error(
            QJsonDocument(answer["exceptionDetails"].toObject()).toJson(QJsonDocument::Compact).toStdString());
    return answer["result"]["value"];
}

void Tab::resize(int width, int height, bool isPhone)
{
    call("Emulation.setDeviceMetricsOverride",
         {{"width", width}, {"height", height}, {"deviceScaleFactor", 1}, {"mobile", isPhone}});
}

void Tab::press(const QString& key, bool withControl)
{
    QJsonObject event{{"key", key}, {"modifiers", withControl ? 2 : 0}};
    if (key.size() == 1 && !withControl)
        event["text"] = key;
    event["type"] = "keyDown";
    call("Input.dispatchKeyEvent", event);
    event.remove("text");
    event["type"] = "keyUp";
    call("Input.dispatchKeyEvent", event);
}

void Tab::mouse(const char* type, double x, double y)
{
    const bool isMove = QLatin1String(type) == QLatin1String("mouseMoved");
    call("Input.dispatchMouseEvent", {{"type", QLatin1String(type)},
                                      {"x", x},
                                      {"y", y},
                                      {"button", "left"},
                                      {"buttons", isMove ? 1 : 0},
                                      {"clickCount", isMove ? 0 : 1}});
}

bool Tab::waitFor(const QString& condition)
{
    QElapsedTimer timer;
    timer.start();
    while (timer.elapsed() < 5000) {
        if (value(condition).toBool())
            return true;
        QThread::msleep(15);
    }
    return false;
}

} // namespace lockstep::ui
