#pragma once

#include <QAccessible>
#include <QObject>
#include <QRect>
#include <QString>

namespace lockstep::ui {

class Presenter;
class ScaledScene;

/// The timeline at the foot of a presented picture, for those that cannot see it: a slider over the pages, inside the
/// picture.
class PresentPlace : public QObject {
    Q_OBJECT
public:
    PresentPlace(ScaledScene& scene, Presenter& presenter);
    ~PresentPlace() override;

    /// Of the page, from 0.
    double value() const;
    double most() const;
    /// Its title.
    QString words() const;
    /// A page that the deck has not is the nearest that it has, as with any slider.
    void goTo(double page);
    QRect onScreen() const;
    ScaledScene& scene() const { return m_scene; }
    /// Null where the deck has but one page, and so no timeline.
    QAccessibleInterface* access();

private:
    void tell();
    ScaledScene& m_scene;
    Presenter& m_presenter;
    QAccessible::Id m_id = 0; ///< 0: nobody has asked
    double m_told = -1;
};

/// Before the first picture is made: whoever is asked for sooner stays what it is then.
void installPresentAccess();

} // namespace lockstep::ui
