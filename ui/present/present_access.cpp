#include "ui/present/present_access.hpp"

#include "ui/panels/timeline.hpp"
#include "ui/present/present_timeline.hpp"
#include "ui/present/presenter.hpp"
#include "ui/present/scaled_scene.hpp"

#include <QAccessibleWidget>
#include <QPointer>
#include <algorithm>
#include <cmath>

namespace lockstep::ui {

namespace {

class PlaceAccess : public QAccessibleInterface, public QAccessibleValueInterface {
public:
    explicit PlaceAccess(PresentPlace& place) : m_place(&place) {}

    bool isValid() const override { return m_place != nullptr; }
    QObject* object() const override { return nullptr; }
    QWindow* window() const override { return m_place->scene().window()->windowHandle(); }
    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(&m_place->scene()); }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    QAccessibleInterface* child(int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QAccessible::Role role() const override { return QAccessible::Slider; }
    QAccessible::State state() const override { return {}; }
    QRect rect() const override { return m_place->onScreen(); }
    QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Name                                        ? Timeline::tr("Timeline")
               : kind == QAccessible::Value || kind == QAccessible::Description ? m_place->words()
                                                                                : QString();
    }
    void setText(QAccessible::Text, const QString&) override {}
    void* interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ValueInterface ? static_cast<QAccessibleValueInterface*>(this) : nullptr;
    }

    QVariant currentValue() const override { return m_place->value(); }
    QVariant minimumValue() const override { return 0; }
    QVariant maximumValue() const override { return m_place->most(); }
    QVariant minimumStepSize() const override { return 1; }
    void setCurrentValue(const QVariant& value) override { m_place->goTo(value.toDouble()); }

private:
    QPointer<PresentPlace> m_place;
};

/// A picture, and inside it its timeline, where it has one.
class StageAccess : public QAccessibleWidget {
public:
    explicit StageAccess(ScaledScene& scene)
        : QAccessibleWidget(&scene, scene.isWindow() ? QAccessible::Client : QAccessible::Graphic), m_scene(&scene)
    {
    }

    int childCount() const override { return timeline() != nullptr ? 1 : 0; }
    QAccessibleInterface* child(int index) const override { return index == 0 ? timeline() : nullptr; }
    QAccessibleInterface* childAt(int x, int y) const override
    {
        return timeline() != nullptr && timeline()->rect().contains(x, y) ? timeline() : nullptr;
    }
    int indexOfChild(const QAccessibleInterface* child) const override
    {
        return child != nullptr && child == timeline() ? 0 : -1;
    }

private:
    QAccessibleInterface* timeline() const
    {
        auto* place = m_scene ? m_scene->findChild<PresentPlace*>(QString(), Qt::FindDirectChildrenOnly) : nullptr;
        return place != nullptr ? place->access() : nullptr;
    }
    QPointer<ScaledScene> m_scene;
};

QAccessibleInterface* makeAccess(const QString& name, QObject* object)
{
    const bool isPicture =
        name == QLatin1String("lockstep::ui::ScaledScene") || name == QLatin1String("lockstep::ui::AudienceWindow");
    auto* scene = isPicture ? qobject_cast<ScaledScene*>(object) : nullptr;
    return scene != nullptr ? new StageAccess(*scene) : nullptr;
}

} // namespace

void installPresentAccess()
{
    static const bool isInstalled = (QAccessible::installFactory(makeAccess), true);
    Q_UNUSED(isInstalled)
}

PresentPlace::PresentPlace(ScaledScene& scene, Presenter& presenter)
    : QObject(&scene), m_scene(scene), m_presenter(presenter)
{
    connect(&presenter.presentation(), &Presentation::moved, this, &PresentPlace::tell);
}

PresentPlace::~PresentPlace()
{
    if (m_id != 0)
        QAccessible::deleteAccessibleInterface(m_id);
}

double PresentPlace::value() const
{
    return static_cast<double>(m_presenter.presentation().number());
}

double PresentPlace::most() const
{
    return static_cast<double>(m_presenter.presentation().deck().pages.size() - 1);
}

QString PresentPlace::words() const
{
    return m_presenter.presentation().page().title;
}

void PresentPlace::goTo(double page)
{
    m_presenter.goTo(static_cast<std::size_t>(std::clamp(std::round(page), 0.0, most())));
}

QRect PresentPlace::onScreen() const
{
    const QSizeF whole = m_scene.scene().size;
    if (whole.isEmpty())
        return {};
    const QRectF band(m_scene.toWidget({0, whole.height() - presentBand}),
                      m_scene.toWidget({whole.width(), whole.height()}));
    const QRect seen = band.toAlignedRect() & m_scene.rect();
    return {m_scene.mapToGlobal(seen.topLeft()), seen.size()};
}

QAccessibleInterface* PresentPlace::access()
{
    if (most() < 1)
        return nullptr;
    if (m_id == 0)
        m_id = QAccessible::registerAccessibleInterface(new PlaceAccess(*this));
    return QAccessible::accessibleInterface(m_id);
}

void PresentPlace::tell()
{
    if (value() == m_told || !QAccessible::isActive())
        return;
    m_told = value();
    if (QAccessibleInterface* slider = access()) {
        QAccessibleValueChangeEvent changed(slider, value());
        QAccessible::updateAccessibility(&changed);
    }
}

} // namespace lockstep::ui
