#pragma once

#include <QObject>
#include <memory>

namespace lockstep::ui {

/// Asks the desktop whether somebody wishes for less motion, and hears when that changes. Where there is no desktop to
/// ask, things move.
class MotionWish : public QObject {
public:
    explicit MotionWish(QObject* parent = nullptr);
    ~MotionWish() override;

private:
    std::unique_ptr<QObject> m_followed;
};

} // namespace lockstep::ui
