#pragma once

#include "engine/model/forward.hpp"
#include "ui/scene/theme_name.hpp"

#include <QString>
#include <QWidget>
#include <memory>
#include <optional>
#include <vector>

class QLabel;
class QPushButton;

namespace lockstep::ui {

/// How the run of a changed kernel differs from that of the kernel that was changed.
struct KernelChange {
    std::vector<std::size_t> lines;    ///< that are changed, from 1
    std::optional<std::size_t> launch; ///< the first that ends otherwise, or that leaves a wrong cell; from 1
    QString words;                     ///< sentences: the first departure, wrong results, races
};
/// Reads it off a recording whose kernel is changed; of a large one it takes its time.
KernelChange kernelChangeOf(const RecordingPtr& recording);

/// Says above the picture that its kernel is a changed one, and what that did.
class ChangedBanner : public QWidget {
    Q_OBJECT
public:
    explicit ChangedBanner(QWidget* parent = nullptr);
    void setTheme(ThemeName theme);
    /// What stands there until the run is compared.
    void begin(const QString& remark);
    void setChange(const KernelChange& change, const QString& remark);
    /// The run on the screen is that of the changed kernel, so it can stand beside the original's.
    void setComparable(bool isComparable);
    /// Beside the title, in place of which lines are changed: "does not build: line 44".
    void setRemark(const QString& remark);

signals:
    /// The lines that are changed are to be seen.
    void changeWanted();
    void putBackWanted();
    void compareWanted();
    void launchWanted(std::size_t launch);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// What has no room in the strip is said shorter, or not there.
    void fitStrip();
    /// As many rows as they need.
    void fitWords();

    ThemeName m_theme = ThemeName::light;
    std::size_t m_launch = 0;
    QWidget* m_strip;
    QLabel* m_title;
    QLabel* m_remark;
    QPushButton* m_show;
    QPushButton* m_compare;
    QPushButton* m_putBack;
    QWidget* m_more;
    QLabel* m_words;
    QPushButton* m_goTo;
};

/// Which lines are changed: "line 40 is yours, not the book's".
QString changedLinesText(const std::vector<std::size_t>& lines, bool isYours);

} // namespace lockstep::ui
