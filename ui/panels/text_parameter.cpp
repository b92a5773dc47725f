#include "ui/panels/text_parameter.hpp"

#include "engine/error.hpp"
#include "engine/networks/network.hpp"
#include "ui/panels/controls.hpp"
#include "ui/panels/parameter_words.hpp"
#include "ui/panels/style.hpp"
#include "ui/panels/worded.hpp"

#include <QFileDialog>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace lockstep::ui {

namespace {

const QString own = QStringLiteral("own text");

} // namespace

TextParameter::TextParameter(const Parameter& parameter, QWidget* parent)
    : QWidget(parent), m_choice(new Choice), m_text(new KeysField), m_waiting(makeLabel({}, 12, 400, "second")),
      m_open(new QPushButton), m_isNetwork(parameter.keysFor != nullptr)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    m_choice->setObjectName(QString::fromStdString("parameter:" + parameter.name));
    m_choice->setAccessibleName(titleOf(parameter));
    m_choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_choice->setMinimumContentsLength(3);
    for (const std::string& value : parameter.values)
        m_choice->addItem(parameterValue(value), QString::fromStdString(value));
    m_choice->addItem(tr("your own"), own);
    column->addWidget(m_choice);

    m_text->setObjectName(QString::fromStdString("text:" + parameter.name));
    if (m_isNetwork) {
        m_text->setAccessibleName(tr("Comparators"));
        m_text->setToolTip(
            tr("Comparators as (0,1),(2,3), one layer per line or in brackets; the smaller key of a pair goes to "
               "the wire named first. They run when you pause or press Enter."));
        m_text->setPlaceholderText(QStringLiteral("[(0,1),(2,3)]\n[(0,2),(1,3)]\n[(1,2)]"));
    } else {
        m_text->setAccessibleName(tr("Positions"));
        m_text->setToolTip(
            tr("The positions where segments begin, from 0 on. They run when you pause or press Enter."));
        m_text->setPlaceholderText(QStringLiteral("0, 3, 5"));
    }
    m_text->setFont(uiFont(12, 400, FontFamily::mono));
    m_text->setFixedHeight(m_isNetwork ? 88 : 40);
    m_text->setCheck([normalised = parameter.normalised](const QString& text) {
        try {
            normalised(text.trimmed().toStdString());
        } catch (const InputError& error) {
            return QString::fromUtf8(error.what());
        }
        return QString();
    });
    column->addWidget(m_text);
    m_waiting->setObjectName(QString::fromStdString("waiting:" + parameter.name));
    m_waiting->setWordWrap(true);
    column->addWidget(m_waiting);
    m_open->setObjectName(QString::fromStdString("open:" + parameter.name));
    worded(m_open, [this] {
        m_open->setText(tr("Open network…"));
        m_open->setToolTip(tr("A network from a text file"));
    });
    column->addWidget(m_open);
    setValue(parameter.defaultValue);

    connect(m_choice, &QComboBox::activated, this, [this] {
        showText();
        if (m_choice->currentData().toString() != own || !m_text->toPlainText().trimmed().isEmpty())
            emit changed();
        else
            m_text->setFocus();
    });
    connect(m_text, &QPlainTextEdit::textChanged, this, &TextParameter::showWaiting);
    connect(m_text, &KeysField::problemChanged, this, &TextParameter::showWaiting);
    connect(m_text, &KeysField::refused, this, &TextParameter::failed);
    connect(m_text, &KeysField::committed, this, [this] {
        m_ran = m_text->toPlainText();
        m_text->forget(); // it has run
        showWaiting();
        if (!m_text->toPlainText().trimmed().isEmpty())
            emit changed();
    });
    connect(m_open, &QPushButton::clicked, this, &TextParameter::openFile);
}

void TextParameter::showText()
{
    const bool isOwn = m_choice->currentData().toString() == own;
    m_text->setVisible(isOwn);
    m_open->setVisible(isOwn && m_isNetwork);
    showWaiting();
}

void TextParameter::showWaiting()
{
    m_waiting->setText(m_text->problem().isEmpty() ? tr("Runs when you pause or press Enter") : m_text->problem());
    m_waiting->setVisible(m_text->isVisibleTo(this) && m_text->toPlainText() != m_ran);
}

void TextParameter::setValue(const std::string& value)
{
    const QString text = QString::fromStdString(value);
    const int named = m_choice->findData(text);
    m_choice->setCurrentIndex(named >= 0 ? named : m_choice->findData(own));
    if (named < 0) // a layer a line
        m_text->show(m_ran = QString(text).replace(QStringLiteral("],"), QStringLiteral("]\n")));
    showText();
}

std::string TextParameter::value() const
{
    const QString chosen = m_choice->currentData().toString();
    const QString text = m_text->toPlainText().trimmed();
    if (chosen != own)
        return chosen.toStdString();
    return text.isEmpty() ? m_choice->itemData(0).toString().toStdString() : text.toStdString();
}

QList<QWidget*> TextParameter::fields() const
{
    return {m_choice, m_text, m_open};
}

void TextParameter::openFile()
{
    auto* dialog = new QFileDialog(this, tr("Open a network"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
        try {
            m_text->show(m_ran = QString::fromStdString(readNetworkFile(path.toStdString())));
        } catch (const InputError& error) {
            emit failed(QString::fromUtf8(error.what()));
            return;
        }
        emit changed();
    });
    dialog->open();
}

} // namespace lockstep::ui
