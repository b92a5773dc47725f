#include "ui/window/export_preview.hpp"

#include "engine/recording/session.hpp"
#include "ui/panels/style.hpp"
#include "ui/panels/worded.hpp"
#include "ui/scene/painter.hpp"
#include "ui/scene/theme.hpp"

#include <QPainter>
#include <QtConcurrentRun>

namespace lockstep::ui {

namespace {

/// What shows through a picture without ground.
void paintCheckers(QPainter& painter, const QRect& rect, bool isDark)
{
    constexpr int cell = 8;
    painter.save();
    painter.setClipRect(rect);
    for (int y = 0; y * cell < rect.height(); ++y)
        for (int x = 0; x * cell < rect.width(); ++x)
            painter.fillRect(
                rect.x() + x * cell, rect.y() + y * cell, cell, cell,
                QColor(isDark ? ((x + y) % 2 == 0 ? 0x303034 : 0x3C3C42) : ((x + y) % 2 == 0 ? 0xFFFFFF : 0xE2E2E2)));
    painter.restore();
}

} // namespace

ExportPreview::ExportPreview(Deck deck, QWidget* parent) : QWidget(parent), m_deck(std::move(deck))
{
    setObjectName("exportPreview");
    setMinimumSize(320, 240);
    worded(this, [this] { setAccessibleName(tr("Preview")); });
    m_thread.setMaxThreadCount(1);
    connect(&m_watcher, &QFutureWatcher<Made>::finished, this, &ExportPreview::finish);
}

ExportPreview::~ExportPreview()
{
    m_stop.request_stop();
    m_watcher.waitForFinished();
}

void ExportPreview::ask(DeckMoment moment, const FrameLook& look)
{
    m_asked = m_next = Asked{moment, look};
    start();
}

void ExportPreview::pause()
{
    m_next.reset();
    m_stop.request_stop();
}

void ExportPreview::start()
{
    m_stop.request_stop();
    if (m_isMaking || !m_next)
        return;
    const Asked asked = *m_next;
    m_next.reset();
    m_isMaking = true;
    m_stop = std::stop_source();
    const QSizeF room = QSizeF(size()) * devicePixelRatioF();
    m_watcher.setFuture(QtConcurrent::run(&m_thread, [deck = m_deck, asked, room, stop = m_stop.get_token()]() -> Made {
        try {
            const Scene scene = exportScene(deck, asked.moment, asked.look, stop);
            return {toImage(scene, std::min(room.width() / scene.size.width(), room.height() / scene.size.height())),
                    {}};
        } catch (const Cancelled&) {
            return {};
        } catch (const std::exception& error) {
            return {{}, QString::fromUtf8(error.what())};
        }
    }));
    update();
}

void ExportPreview::finish()
{
    m_isMaking = false;
    const Made made = m_watcher.result();
    if (m_next) {
        start();
        return;
    }
    if (!made.image.isNull() || !made.failure.isEmpty()) {
        m_image = made.image;
        m_failure = made.failure;
    }
    update();
}

void ExportPreview::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const QColor ink = palette().color(QPalette::WindowText);
    if (!m_image.isNull() && m_asked) {
        QSize shown = (QSizeF(m_image.size()) / devicePixelRatioF()).toSize();
        shown.scale(shown.boundedTo(size()), Qt::KeepAspectRatio);
        const QRect place(QPoint(0, 0), shown);
        if (m_asked->look.isTransparent)
            paintCheckers(painter, place, theme(m_asked->look.theme).paper.lightness() < 128);
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.drawImage(place, m_image);
        QColor edge = ink;
        edge.setAlphaF(0.25F);
        painter.setPen(edge);
        painter.drawRect(place.adjusted(0, 0, -1, -1));
    }
    QString said = m_failure;
    if (!isSettled())
        said = m_image.isNull() ? tr("Drawing…") : QString();
    if (!said.isEmpty()) {
        painter.setFont(uiFont(13));
        painter.setPen(ink);
        painter.drawText(rect().adjusted(16, 16, -16, -16), Qt::AlignCenter | Qt::TextWordWrap, said);
    }
}

void ExportPreview::resizeEvent(QResizeEvent*)
{
    if (m_asked) {
        m_next = m_asked;
        start();
    }
}

} // namespace lockstep::ui
