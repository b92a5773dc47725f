// The page of a kernel of one's own: its plan beside it, and its check.
#include "ui/panels/find_bar.hpp"
#include "ui/panels/kernel_editor.hpp"
#include "ui/panels/kernel_page.hpp"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QTabBar>

namespace lockstep::ui {

void KernelPage::setOwn(const std::optional<OwnTexts>& own)
{
    m_isOwn = own.has_value();
    m_files->setVisible(m_isOwn);
    m_check->setVisible(m_isOwn);
    m_file->setVisible(!m_isOwn); // its name is the tab's
    if (!own) {
        m_files->setCurrentIndex(0);
        m_planKey.clear();
        endCheck({}, false);
        return refresh();
    }
    m_files->setTabText(0, m_fileName);
    m_files->setTabText(1, own->planName);
    const bool isKept = m_planKey == m_key && planText() != m_planRan && own->plan == m_planRan;
    m_base = m_kernelInFile = own->kernelInFile;
    m_planInFile = own->planInFile;
    m_planRan = own->plan;
    if (m_planKey != m_key) {
        m_plan->setText(own->plan);
        endCheck({}, false);
    } else if (!isKept) {
        m_plan->replaceText(own->plan);
    }
    m_planKey = m_key;
    refresh();
}

void KernelPage::takePlan(const QString& text)
{
    m_plan->replaceText(text);
    refresh();
}

QString KernelPage::planText() const
{
    return m_plan->text();
}

bool KernelPage::isUnsaved() const
{
    return m_isOwn && (text() != m_kernelInFile || planText() != m_planInFile);
}

void KernelPage::setSaved()
{
    m_base = m_kernelInFile = text();
    m_planInFile = planText();
    refresh();
}

void KernelPage::setPlanFailure(const BuildMessage& message)
{
    m_isPlanWrong = true;
    setFailure({message}, QString::fromStdString(message.text));
}

void KernelPage::showFile(int index)
{
    m_texts->setCurrentIndex(index);
    m_find->setEditor(index == 0 ? *m_editor : *m_plan);
}

QWidget* KernelPage::checkRow()
{
    auto* all = new QWidget;
    auto* row = new QHBoxLayout(all);
    row->setContentsMargins(0, 2, 0, 2);
    row->setSpacing(8);
    m_checkWords->setObjectName("checkWords");
    m_checkWords->setWordWrap(true);
    row->addWidget(m_checkWords, 1);
    row->addWidget(m_openFault, 0, Qt::AlignTop);
    all->hide();
    return all;
}

void KernelPage::nameCheck()
{
    m_check->setText(m_isChecking ? tr("Stop") : tr("Check"));
}

void KernelPage::beginCheck()
{
    m_isChecking = true;
    nameCheck();
    m_openFault->hide();
    m_checkWords->setText(tr("Checking…"));
    m_checkRow->show();
}

void KernelPage::setCheckProgress(quint64 done, quint64 total)
{
    if (m_isChecking)
        m_checkWords->setText(tr("Checking: run %L1 of at most %L2").arg(done).arg(total));
}

void KernelPage::endCheck(const QString& words, bool canOpen)
{
    m_isChecking = false;
    nameCheck();
    m_checkWords->setText(words);
    m_openFault->setVisible(canOpen);
    m_checkRow->setVisible(!words.isEmpty());
}

} // namespace lockstep::ui
