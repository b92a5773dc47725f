#pragma once

#include <QFrame>
#include <QPointer>
#include <array>
#include <memory>

class QTimer;

namespace lockstep {
struct Recording;
}

namespace lockstep::ui {

class MainWindow;
class MarkBadge;

/// What somebody finds who has never seen the window: three numbers at what steps, what can be looked into and what
/// compares, and a card below the picture that says so. Each goes when it was done, and never comes again.
class FirstMarks : public QFrame {
    Q_OBJECT
public:
    /// Hidden until begin().
    explicit FirstMarks(MainWindow& window);
    /// Those that were not yet done, here or at an earlier start.
    void begin();

protected:
    bool eventFilter(QObject* object, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    static constexpr std::size_t count = 3;
    struct Hint {
        QString name;               ///< as it is remembered
        QWidget* words = nullptr;   ///< in the card
        MarkBadge* badge = nullptr; ///< at its place
        bool isDone = true;
    };
    QWidget* makeWords(std::size_t hint);
    void connectDeeds();
    void done(std::size_t hint);
    void remember() const;
    void arrange();
    void placeAt(std::size_t hint, QWidget* button);
    void placeInPicture();

    MainWindow& m_window;
    std::array<Hint, count> m_hints;
    std::weak_ptr<const Recording> m_recording; ///< whose moments are looked at
    std::size_t m_launch = 0;
    QPointer<QWidget> m_search;
    QTimer* m_placing;
};

} // namespace lockstep::ui
