#include "ui/panels/timeline_access.hpp"

#include "ui/panels/comparison_timeline.hpp"
#include "ui/panels/timeline.hpp"

#include <QAccessibleWidget>

namespace lockstep::ui {

namespace {

/// A timeline knows its value in numbers and in words.
template <class Timeline>
class TimelineAccess : public QAccessibleWidget, public QAccessibleValueInterface {
public:
    explicit TimelineAccess(Timeline& timeline)
        : QAccessibleWidget(&timeline, QAccessible::Slider), m_timeline(timeline)
    {
    }

    QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Value || kind == QAccessible::Description ? m_timeline.words()
                                                                              : QAccessibleWidget::text(kind);
    }
    void* interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ValueInterface ? static_cast<QAccessibleValueInterface*>(this)
                                                   : QAccessibleWidget::interface_cast(type);
    }
    QVariant currentValue() const override { return m_timeline.value(); }
    QVariant minimumValue() const override { return 0; }
    QVariant maximumValue() const override { return m_timeline.most(); }
    QVariant minimumStepSize() const override { return 1; }
    void setCurrentValue(const QVariant& value) override { m_timeline.goTo(value.toDouble()); }

private:
    Timeline& m_timeline;
};

QAccessibleInterface* makeAccess(const QString& name, QObject* object)
{
    if (name == QLatin1String("lockstep::ui::Timeline"))
        return new TimelineAccess<Timeline>(*static_cast<Timeline*>(object));
    if (name == QLatin1String("lockstep::ui::ComparisonTimeline"))
        return new TimelineAccess<ComparisonTimeline>(*static_cast<ComparisonTimeline*>(object));
    return nullptr;
}

} // namespace

void installTimelineAccess()
{
    static const bool isInstalled = (QAccessible::installFactory(makeAccess), true);
    Q_UNUSED(isInstalled)
}

} // namespace lockstep::ui
