#pragma once

#include "ui/scene/scene.hpp"

#include <QAccessible>
#include <QRectF>
#include <QWidget>
#include <QWindow>

namespace lockstep::ui {

/// A part of a picture for those that cannot see it: it is no widget, and whoever knows the part says what it is.
class PartAccess : public QAccessibleInterface {
public:
    QObject* object() const override { return nullptr; }
    QWindow* window() const override { return picture().window()->windowHandle(); }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    QAccessibleInterface* child(int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    void setText(QAccessible::Text, const QString&) override {}
    QAccessible::Role role() const override { return QAccessible::Graphic; }

protected:
    virtual QWidget& picture() const = 0;
};

/// The place of a child among those of an interface; -1: it is none.
int placeAmong(const QAccessibleInterface& of, const QAccessibleInterface* child);

/// Where somebody sees it: its shadow and the width of its pen count for nothing.
QRectF extentOf(const Shape& shape);

} // namespace lockstep::ui
