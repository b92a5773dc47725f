#pragma once

#include "ui/lecture/worksheet.hpp"
#include "ui/scene/language.hpp"

#include <QDialog>

class QCheckBox;

namespace lockstep::ui {

class Choice;

/// Asks whose questions are to be printed, with or without what the device did, and on which paper.
class WorksheetDialog : public QDialog {
    Q_OBJECT
public:
    /// Of the lectures that come with Lockstep; their titles are in this language.
    explicit WorksheetDialog(Language language, QWidget* parent = nullptr);

    /// The script.
    QString lecture() const;
    bool hasAnswers() const;
    Paper paper() const;

private:
    Choice *m_lecture, *m_paper;
    QCheckBox* m_answers;
};

/// The title of each lecture that comes with Lockstep, and its script; without those that cannot be read.
std::vector<std::pair<QString, QString>> lecturesAtHand(Language language);

} // namespace lockstep::ui
