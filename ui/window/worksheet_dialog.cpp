#include "ui/window/worksheet_dialog.hpp"

#include "engine/lecture/lecture.hpp"
#include "ui/panels/check_box.hpp"
#include "ui/panels/controls.hpp"
#include "ui/panels/style.hpp"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace lockstep::ui {

std::vector<std::pair<QString, QString>> lecturesAtHand(Language language)
{
    std::vector<std::pair<QString, QString>> found;
    for (const std::filesystem::path& script : shippedLectures())
        try {
            const Lecture lecture = lectureIn(readLecture(script), codeOf(language));
            found.emplace_back(QString::fromStdString(lecture.title), QString::fromStdString(script.string()));
        } catch (const std::exception&) {
            continue; // somebody has edited it; opening it by name tells what is wrong
        }
    return found;
}

WorksheetDialog::WorksheetDialog(Language language, QWidget* parent)
    : QDialog(parent), m_lecture(new Choice), m_paper(new Choice),
      m_answers(new CheckBox(tr("With the answers: what the device did")))
{
    setObjectName("worksheetDialog");
    setWindowTitle(tr("Worksheet"));
    m_lecture->setObjectName("worksheetLecture");
    m_answers->setObjectName("worksheetAnswers");
    m_paper->setObjectName("worksheetPaper");
    for (const auto& [title, script] : lecturesAtHand(language))
        m_lecture->addItem(title, script);
    m_lecture->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_paper->addItem(tr("A4"), static_cast<int>(Paper::a4));
    m_paper->addItem(tr("Letter"), static_cast<int>(Paper::letter));

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 20, 24, 20);
    column->setSpacing(16);
    column->addWidget(makeLabel(tr("The questions of a lecture on paper, two a page."), 13, 400, "second"));
    auto* rows = new QGridLayout;
    rows->setHorizontalSpacing(16);
    rows->setVerticalSpacing(12);
    rows->setColumnStretch(1, 1);
    const auto add = [rows](const QString& words, QWidget* field) {
        const int row = rows->rowCount();
        auto* label = makeLabel(words, 13, 400, "second");
        label->setBuddy(field);
        rows->addWidget(label, row, 0);
        rows->addWidget(field, row, 1);
    };
    add(tr("Lecture"), m_lecture);
    add(tr("Paper"), m_paper);
    rows->addWidget(m_answers, rows->rowCount(), 1);
    column->addLayout(rows);

    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    row->addStretch();
    auto* cancel = new QPushButton(tr("Cancel"));
    cancel->setAutoDefault(false);
    auto* save = new QPushButton(tr("Save…"));
    save->setObjectName("worksheetSave");
    save->setDefault(true);
    row->addWidget(cancel);
    row->addWidget(save);
    column->addLayout(row);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(save, &QPushButton::clicked, this, &QDialog::accept);
    m_lecture->setFocus();
}

QString WorksheetDialog::lecture() const
{
    return m_lecture->currentData().toString();
}

bool WorksheetDialog::hasAnswers() const
{
    return m_answers->isChecked();
}

Paper WorksheetDialog::paper() const
{
    return static_cast<Paper>(m_paper->currentData().toInt());
}

} // namespace lockstep::ui
