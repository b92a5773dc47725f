#pragma once

#include "ui/player/player.hpp"

#include <QAccessible>
#include <QObject>
#include <map>
#include <optional>

namespace lockstep::ui {

class Canvas;

/// Tells who cannot see the picture what is in it: its name, its sentence, and the work-items of the launch one by one.
class CanvasVoice : public QObject {
    Q_OBJECT
public:
    CanvasVoice(Canvas& canvas, Player& player);
    ~CanvasVoice() override;

    /// The work-items of the launch that can be walked, ascending.
    const std::vector<std::uint32_t>& items() const;
    /// What a work-item of the launch did: "Work-item 2: keys[4] is 5, keys[5] is 3: 5 > 3, so they swap."
    QString wordsOf(std::uint32_t item) const;
    /// Where its marks are on the screen.
    QRect placeOf(std::uint32_t item) const;
    bool isFocused(std::uint32_t item) const;
    void select(std::uint32_t item);
    /// The interface of items()[place], and behind them of each buffer; null where there is none.
    QAccessibleInterface* itemAt(int place);
    /// How many parts the picture has: work-items, and arrays of the launch that are short enough to be heard.
    int parts() const;
    /// What a buffer holds after the launch: "keys after launch 3: 2, 5, 7, 9".
    QString holdsOf(std::size_t buffer) const;
    int placeIn(std::uint32_t item) const;
    /// Of the work-item that is inspected and has the keyboard; null: none has.
    QAccessibleInterface* inspected();
    Canvas& canvas() const { return m_canvas; }

    /// Tells what there is now: of another moment, or in another language.
    void look();

signals:
    /// The sentence of another launch.
    void told(const QString& sentence);

private:
    void tell();
    void takeItems();
    void followSelection();
    void letGo();
    /// Those that it used and whose every value is known.
    const std::vector<std::size_t>& buffers() const;
    std::vector<std::size_t> heardBuffers() const;

    Canvas& m_canvas;
    Player& m_player;
    mutable std::vector<std::uint32_t> m_items; ///< read off the events when somebody asks
    mutable bool m_hasItems = false;
    mutable std::optional<std::vector<std::size_t>> m_heard; ///< of the launch; nothing: nobody has asked yet
    std::map<std::uint32_t, QAccessible::Id> m_ids;
    std::map<std::size_t, QAccessible::Id> m_bufferIds;
    RecordingPtr m_recording;
    Moment m_moment; ///< whose items those are
    EventsPtr m_events;
    QString m_sentence;
};

/// The interfaces that this folder's widgets have beside Qt's own.
void installAccess();

} // namespace lockstep::ui
