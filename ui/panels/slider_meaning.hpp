#pragma once

#include <QSlider>
#include <QString>
#include <functional>

namespace lockstep::ui {

/// What the places of a slider stand for, where its own numbers mean nothing to anybody.
struct SliderMeaning {
    std::function<double(int place)> value; ///< ascending
    std::function<QString(int place)> words;
};

/// Those that cannot see it are told the value and not the place.
class MeaningSlider : public QSlider {
    Q_OBJECT
public:
    explicit MeaningSlider(SliderMeaning meaning, QWidget* parent = nullptr);
    const SliderMeaning& meaning() const { return m_meaning; }

private:
    SliderMeaning m_meaning;
};

} // namespace lockstep::ui
