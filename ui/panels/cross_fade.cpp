#include "ui/panels/cross_fade.hpp"

#include <QPainter>
#include <QWidget>

namespace lockstep::ui {

namespace {

constexpr int fadeTime = 120; // milliseconds

} // namespace

CrossFade::CrossFade(QWidget& picture) : QObject(&picture), m_picture(picture)
{
    m_time.setStartValue(1.0);
    m_time.setEndValue(0.0);
    m_time.setDuration(fadeTime);
    connect(&m_time, &QVariantAnimation::valueChanged, &picture, [&picture] { picture.update(); });
    connect(&m_time, &QVariantAnimation::finished, this, [this] { m_before = {}; });
}

void CrossFade::begin(const std::function<void(QPainter& painter)>& before)
{
    m_time.stop();
    const double ratio = m_picture.devicePixelRatioF();
    m_before = QPixmap((QSizeF(m_picture.size()) * ratio).toSize());
    m_before.setDevicePixelRatio(ratio);
    m_before.fill(Qt::transparent);
    QPainter painter(&m_before);
    before(painter);
    painter.end();
    m_time.start();
}

void CrossFade::paintOver(QPainter& painter) const
{
    if (!isRunning() || m_before.isNull())
        return;
    painter.setOpacity(m_time.currentValue().toDouble());
    painter.drawPixmap(0, 0, m_before);
    painter.setOpacity(1);
}

} // namespace lockstep::ui
