#pragma once

#include "ui/present/audience_scene.hpp"
#include "ui/present/audience_window.hpp"
#include "ui/present/pen.hpp"
#include "ui/present/presentation.hpp"
#include "ui/present/screen_awake.hpp"
#include "ui/scene/palette.hpp"

#include <QPointer>

class QKeyEvent;
class QScreen;

namespace lockstep::ui {

class PresenterHelp;
class SpeakerWindow;

/// How a presentation looks on the audience's screen.
struct PresenterLook {
    bool isDark = false;
    bool hasContrast = true;
    double textScale = 1; ///< 0.75 to 2
    Palette palette = Palette::usual;
    ThemeName theme() const;
};

/// A presentation on the screens there are: the audience's window, and with a second screen the speaker's; their keys,
/// and what happens when a screen comes or goes. One lives at a time.
class Presenter : public QObject {
    Q_OBJECT
public:
    /// `here` is the screen of whoever presents; the audience gets another one where there is one. Text size and
    /// contrast are what they were in the last presentation.
    Presenter(Deck deck, DeckMoment start, ThemeName theme, QScreen* here, QObject* parent = nullptr);
    ~Presenter() override;

    /// Full screen.
    void show();
    /// The windows in this size, for a picture of one of them.
    void showIn(QSize size, bool withSpeaker);
    /// Ends it; the windows close.
    void leave();
    /// The same pages in another language, where the deck has it.
    void speakIn(Language language);

    Presentation& presentation() { return *m_presentation; }
    AudienceWindow& audience() { return *m_audience; }
    SpeakerWindow& speaker() { return *m_speaker; }
    const PresenterLook& look() const { return m_look; }
    const Pen& pen() const { return m_pen; }
    /// All that is on the screens is of the current moment.
    bool isSettled() const;

public slots:
    // What keys and the speaker's buttons do.
    void next();
    void previous();
    void togglePlay();
    void toggleBlack();
    void toggleWhite();
    void largerText();
    void smallerText();
    void toggleTheme();
    void toggleContrast();
    void swapScreens();
    void toggleSpeaker();
    /// What keys do: in the speaker's window where there is one, since the audience has no use for it.
    void toggleHelp();
    void goTo(std::size_t page);
    void chooseAt(QPointF point); ///< of the audience's scene
    void undoStroke();
    void clearStrokes();

signals:
    /// The windows are gone; whoever made this may delete it.
    void left(lockstep::ui::DeckMoment moment);
    void settled();
    /// The picture of the current moment could not be made.
    void failed(const QString& sentence);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool pressKey(const QKeyEvent& event);
    bool endHelp(const QKeyEvent& event);
    bool pressControlKey(const QKeyEvent& event);
    bool pressDigit(int key);
    void openMenu(QWidget& over, QPoint at); // presenter_menu.cpp
    // presenter_pen.cpp
    void preparePen();
    bool pressPenKey(const QKeyEvent& event);
    void takeTool(Pen::Tool tool);
    void showTool();
    /// True where one was in hand.
    bool endTool();
    /// True where the event was the pen's.
    bool movePen(QObject* watched, QEvent* event);
    void enter();
    /// Shows the picture again where it was covered; true if it was.
    bool uncover();
    void cover(AudienceWindow::Cover cover);
    void setTextScale(double scale);
    void changeLook();
    /// Asks for the pictures of the current moment.
    void refresh();
    void makeMaker();
    void take(int seat, const PicturePtr& picture);
    void fail(int seat, std::size_t page, const QString& sentence);
    /// A remark in place of the timeline, or in the speaker's window; it goes by itself.
    void say(const QString& remark);
    void unsay();
    void tellLateness();
    QString sentence() const;
    void draw();
    void arrange(const QList<QScreen*>& screens);
    void screensChanged();
    View view() const;
    QString nameOf(std::size_t page) const;

    std::shared_ptr<const Deck> m_deck;
    Presentation* m_presentation;
    std::unique_ptr<SceneMaker> m_maker; ///< null when it is over
    std::unique_ptr<AudienceWindow> m_audience;
    std::unique_ptr<SpeakerWindow> m_speaker;
    ScreenAwake m_awake;
    PresenterLook m_look;
    Pen m_pen;
    QTimer m_penRest; ///< until what points is hidden
    QPointer<PresenterHelp> m_help;
    PicturePtr m_picture;                    ///< the last one of the current moment
    std::optional<std::size_t> m_sentenceOf; ///< page whose narration the speaker was given
    QString m_remark, m_failure, m_lateness; ///< what there is to say, the first of them first
    QString m_digits;                        ///< of a page's number, typed so far
    QTimer m_remarkTime, m_lateTime;
    QPointer<QScreen> m_here;
    bool m_isSwapped = false, m_wantsSpeaker = false, m_isFixed = false;
};

} // namespace lockstep::ui
