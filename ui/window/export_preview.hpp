#pragma once

#include "ui/export/writer.hpp"

#include <QFutureWatcher>
#include <QImage>
#include <QThreadPool>
#include <QWidget>
#include <optional>
#include <stop_token>

namespace lockstep::ui {

/// A picture of a deck as an export would write it, painted on a thread of its own; of several that are asked for
/// while one is being made only the last is.
class ExportPreview : public QWidget {
    Q_OBJECT
public:
    explicit ExportPreview(Deck deck, QWidget* parent = nullptr);
    ~ExportPreview() override;

    void setDeck(Deck deck) { m_deck = std::move(deck); }
    void ask(DeckMoment moment, const FrameLook& look);
    /// Lets go of the deck until the next ask().
    void pause();
    bool isSettled() const { return !m_isMaking && !m_next; }
    const QImage& image() const { return m_image; }
    QSize sizeHint() const override { return {560, 420}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Asked {
        DeckMoment moment;
        FrameLook look;
    };
    struct Made {
        QImage image;
        QString failure;
    };
    void start();
    void finish();

    Deck m_deck;
    std::optional<Asked> m_asked, m_next;
    QImage m_image;
    QString m_failure;
    QThreadPool m_thread;
    QFutureWatcher<Made> m_watcher;
    bool m_isMaking = false; ///< until finish() has taken the picture, which is after the watcher has stopped running
    std::stop_source m_stop;
};

} // namespace lockstep::ui
