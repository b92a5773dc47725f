// What the program is, where it runs, and whose work it stands on.
#include "engine/device/devices.hpp"
#include "engine/files/version.hpp"
#include "ui/lens/chinese_marks.hpp"
#include "ui/panels/style.hpp"
#include "ui/panels/worded.hpp"
#include "ui/scene/theme.hpp"
#include "ui/window/help.hpp"
#include "ui/window/help_pages.hpp"

#include <QClipboard>
#include <QDialog>
#include <QFile>
#include <QGuiApplication>
#include <QPushButton>
#include <QSysInfo>
#include <QVBoxLayout>

namespace lockstep::ui {

namespace {

struct About {
    Q_DECLARE_TR_FUNCTIONS(About)
};

struct Library {
    const char *name, *licence;
};

/// What the program is linked with.
constexpr Library libraries[] = {{"Qt", "LGPL 3"},         {"OpenCL ICD loader", "BSD 2-clause or Apache 2.0"},
                                 {"fmt", "MIT"},           {"CLI11", "BSD 3-clause"},
                                 {"zstd", "BSD 3-clause"}, {"Lua 5.4", "MIT"},
                                 {"qpdf", "Apache 2.0"},   {"libzip", "BSD 3-clause"},
                                 {"HarfBuzz", "Old MIT"}};

QString aboutText(const DeviceList& list, const QString& used)
{
    QString text = QStringLiteral("# Lockstep %1\n\n").arg(QLatin1String(version()));
    text +=
        About::tr("Parallel sorts, scans and reductions that really run on an OpenCL device, step by step.") + "\n\n";
    text += About::tr("Qt %1 on %2 (%3)")
                .arg(QLatin1String(qVersion()), QSysInfo::prettyProductName(), QSysInfo::currentCpuArchitecture()) +
            "\n\n## " + About::tr("OpenCL devices") + "\n\n";
    if (list.devices.empty())
        text += QString::fromStdString(noDeviceSentence()) + "\n\n";
    for (const DeviceInfo& device : list.devices) {
        const QString name = QString::fromStdString(device.name);
        QString line =
            QStringLiteral("%1, %2. %3.")
                .arg(name, QString::fromStdString(device.platform),
                     About::tr("Driver %1, %2")
                         .arg(QString::fromStdString(device.driver), QString::fromStdString(device.version)));
        if (name == used)
            line += " " + About::tr("The picture was made here.");
        text += "- " + withChineseMarks(line) + "\n";
    }
    text += "\n## " + About::tr("Libraries") + "\n\n";
    text += QStringLiteral("| %1 | %2 |\n| --- | --- |\n").arg(About::tr("Library"), About::tr("Licence"));
    for (const Library& library : libraries)
        text += QStringLiteral("| %1 | %2 |\n").arg(QLatin1String(library.name), QLatin1String(library.licence));
    text += "\n## " + About::tr("Licence") + "\n\n";
    QFile licence(QStringLiteral(":/help/LICENSE"));
    if (licence.open(QIODevice::ReadOnly))
        text += QString::fromUtf8(licence.readAll());
    return text;
}

} // namespace

void showAbout(QWidget& window, ThemeName name, const DeviceList& devices, const QString& used)
{
    auto* dialog = new QDialog(&window);
    dialog->setObjectName("about");
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    auto* pages = new HelpPages(theme(name));
    pages->setObjectName("aboutText");
    pages->setMade([devices, used](const QUrl&) { return aboutText(devices, used); });
    auto* copy = new QPushButton;
    auto* close = new QPushButton;
    copy->setObjectName("aboutCopy");
    close->setObjectName("aboutClose");
    worded(dialog, [=] {
        dialog->setWindowTitle(About::tr("About Lockstep"));
        pages->setAccessibleName(About::tr("Version, devices, libraries and licences"));
        copy->setText(About::tr("Copy"));
        close->setText(About::tr("Close"));
        pages->follow(QUrl(QStringLiteral("lockstep:about")));
    });
    QObject::connect(copy, &QPushButton::clicked, pages,
                     [=] { QGuiApplication::clipboard()->setText(aboutText(devices, used)); });
    QObject::connect(close, &QPushButton::clicked, dialog, &QDialog::close);
    for (QPushButton* button : {copy, close})
        button->setAutoDefault(false);
    auto* foot = new QHBoxLayout;
    foot->addWidget(copy);
    foot->addStretch();
    foot->addWidget(close);
    auto* column = new QVBoxLayout(dialog);
    column->addWidget(pages, 1);
    column->addLayout(foot);
    dialog->resize(620, 640);
    dialog->open();
    close->setFocus();
}

} // namespace lockstep::ui
