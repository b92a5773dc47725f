#include "ui/panels/slider_meaning.hpp"

#include <QAccessibleWidget>
#include <cmath>
#include <utility>

namespace lockstep::ui {

namespace {

class SliderAccess : public QAccessibleWidget, public QAccessibleValueInterface {
public:
    explicit SliderAccess(MeaningSlider& slider)
        : QAccessibleWidget(&slider, QAccessible::Slider), m_slider(slider), m_meaning(slider.meaning())
    {
    }

    QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Value || kind == QAccessible::Description ? m_meaning.words(m_slider.value())
                                                                              : QAccessibleWidget::text(kind);
    }
    void* interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ValueInterface ? static_cast<QAccessibleValueInterface*>(this)
                                                   : QAccessibleWidget::interface_cast(type);
    }
    QVariant currentValue() const override { return m_meaning.value(m_slider.value()); }
    QVariant minimumValue() const override { return m_meaning.value(m_slider.minimum()); }
    QVariant maximumValue() const override { return m_meaning.value(m_slider.maximum()); }
    QVariant minimumStepSize() const override
    {
        return m_meaning.value(m_slider.minimum() + 1) - m_meaning.value(m_slider.minimum());
    }
    void setCurrentValue(const QVariant& value) override
    {
        int nearest = m_slider.minimum();
        for (int place = nearest; place <= m_slider.maximum(); ++place)
            if (std::abs(m_meaning.value(place) - value.toDouble()) <
                std::abs(m_meaning.value(nearest) - value.toDouble()))
                nearest = place;
        m_slider.setValue(nearest);
    }

private:
    MeaningSlider& m_slider;
    const SliderMeaning& m_meaning;
};

QAccessibleInterface* makeAccess(const QString& name, QObject* object)
{
    return name == QLatin1String("lockstep::ui::MeaningSlider") ? new SliderAccess(*static_cast<MeaningSlider*>(object))
                                                                : nullptr;
}

} // namespace

MeaningSlider::MeaningSlider(SliderMeaning meaning, QWidget* parent)
    : QSlider(Qt::Horizontal, parent), m_meaning(std::move(meaning))
{
    static const bool isInstalled = (QAccessible::installFactory(makeAccess), true);
    Q_UNUSED(isInstalled)
    connect(this, &QSlider::valueChanged, this, [this] {
        QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
        QAccessible::updateAccessibility(&changed);
    });
}

} // namespace lockstep::ui
