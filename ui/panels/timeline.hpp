#pragma once

#include "engine/analysis/bookmarks.hpp"
#include "ui/player/player.hpp"
#include "ui/scene/language.hpp"

#include <QWidget>

namespace lockstep::ui {

/// Where launches lie on the timeline: one equal segment a launch, or where there are too many for the
/// pixels one bar a chapter. It counts launches, not time.
class TimelineLayout {
public:
    TimelineLayout() = default;
    TimelineLayout(const Recording& recording, double left, double width);

    bool isSegmented() const { return m_segmented; }
    const std::vector<Chapter>& chapters() const { return m_chapters; }
    double segmentWidth() const { return m_segment; }
    /// Left end of launch k (from 1).
    double start(std::size_t k) const;
    double end(std::size_t k) const { return start(k) + m_segment; }
    double xOf(double position) const;
    double positionAt(double x) const;

private:
    std::size_t chapterOf(std::size_t k) const;
    std::vector<Chapter> m_chapters;
    std::vector<std::size_t> m_chapterOf; ///< by launch - 1
    double m_left = 0, m_segment = 0, m_gap = 0, m_chapterGap = 0;
    bool m_segmented = true;
};

/// The timeline as a scene, so that it has the picture's shapes and numerals.
Scene timelineScene(const Recording& recording, const TimelineLayout& layout, Moment moment, QSizeF size,
                    ThemeName theme);

class Timeline : public QWidget {
    Q_OBJECT
public:
    explicit Timeline(Player& player, QWidget* parent = nullptr);
    void setTheme(ThemeName theme);
    /// Of its titles, which are the picture's.
    void setLanguage(Language language);
    const TimelineLayout& layoutOfLaunches() const { return m_layout; }

    // As a slider over launches, for those that cannot see it.
    double value() const;
    double most() const;
    QString words() const;
    /// A launch that the recording has not is the nearest that it has, as with any slider.
    void goTo(double launch);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

private:
    void arrange();
    /// Whose ribbon is near this place.
    std::optional<Bookmark> bookmarkNear(double x) const;
    void tell();
    void seek(double x);
    Player& m_player;
    TimelineLayout m_layout;
    ThemeName m_theme = ThemeName::light;
    Language m_language = Language::english;
    QString m_told; ///< words() as they were told last
};

} // namespace lockstep::ui
