#include "ui/panels/worded.hpp"

#include "ui/panels/style.hpp"

#include <QAbstractButton>
#include <QEvent>
#include <QLabel>
#include <QWidget>

namespace lockstep::ui {

namespace {

/// Qt tells every widget when a translator comes or goes.
class Putter : public QObject {
public:
    Putter(QWidget* widget, const std::function<void()>& put) : QObject(widget), m_put(put)
    {
        widget->installEventFilter(this);
    }

    bool eventFilter(QObject*, QEvent* event) override
    {
        if (event->type() == QEvent::LanguageChange)
            m_put();
        return false;
    }

private:
    std::function<void()> m_put;
};

} // namespace

void worded(QWidget* widget, const std::function<void()>& put)
{
    put();
    new Putter(widget, put);
}

void wordedText(QWidget* widget, const WordsNow& words)
{
    worded(widget, [widget, words] {
        if (auto* button = qobject_cast<QAbstractButton*>(widget))
            button->setText(words());
        else if (auto* label = qobject_cast<QLabel*>(widget))
            label->setText(words());
    });
}

void wordedName(QWidget* widget, const WordsNow& name)
{
    worded(widget, [widget, name] {
        widget->setToolTip(name());
        widget->setAccessibleName(name());
    });
}

void wordedTip(QWidget* widget, const WordsNow& tip)
{
    worded(widget, [widget, tip] { widget->setToolTip(tip()); });
}

QLabel* wordedLabel(const WordsNow& words, double pixels, int weight, const char* role)
{
    QLabel* label = makeLabel({}, pixels, weight, role);
    wordedText(label, words);
    return label;
}

} // namespace lockstep::ui
