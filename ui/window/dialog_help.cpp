#include "ui/window/dialog_help.hpp"

#include <QAbstractButton>
#include <QAccessible>
#include <QApplication>
#include <QCoreApplication>
#include <QDialog>
#include <QKeyEvent>
#include <QKeySequenceEdit>
#include <QPushButton>
#include <array>
#include <span>
#include <utility>

namespace lockstep::ui {

namespace {

/// What is called `name`, or begins so where it ends with a colon; its sentence is of the context DialogHelp.
struct Told {
    const char* name;
    const char* words;
    const char* page = ""; ///< of a dialog: where in the pages there is more
};

constexpr std::array dialogs{
    Told{"exportDialog",
         QT_TRANSLATE_NOOP("DialogHelp",
                           "It writes pictures, slides, a video or the values of what the window shows into a file. "
                           "One of the pictures stands at the left as it will be. The choices are kept for the next "
                           "time."),
         "command-line.md#export"},
    Told{"preferences",
         QT_TRANSLATE_NOOP("DialogHelp", "What you prefer everywhere in the program. Choices count at once, unless "
                                         "something else stands below them."),
         "tour.md#preferences"},
    Told{"machineDialog",
         QT_TRANSLATE_NOOP("DialogHelp", "It adds the devices of another machine, one that your ssh reaches without "
                                         "asking for a password and that has Lockstep. Kernels can run there then; "
                                         "the pictures are still made here."),
         "command-line.md#a-device-on-another-machine"},
    Told{"bookmarkDialog",
         QT_TRANSLATE_NOOP("DialogHelp", "A bookmark marks a launch to come back to. It stands on the timeline and in "
                                         "the menu, and is kept in the recording’s file.")},
    Told{"worksheetDialog",
         QT_TRANSLATE_NOOP("DialogHelp",
                           "It writes a lecture’s questions into a PDF to print, two a page. Its runs are "
                           "made anew where they are not at hand."),
         "lectures.md"},
    Told{"goToLaunch", QT_TRANSLATE_NOOP("DialogHelp", "It goes to a launch by its number. 0 is the input.")},
    Told{"kernelQuestion",
         QT_TRANSLATE_NOOP("DialogHelp",
                           "This kernel came from a file, and nothing of it has run here yet. Say whether "
                           "it is to run, and where.")},
    Told{"closeQuestion",
         QT_TRANSLATE_NOOP("DialogHelp", "The text of a kernel was changed, and no file holds the change. Closing the "
                                         "window would lose it.")},
    Told{"buildLogDialog",
         QT_TRANSLATE_NOOP("DialogHelp", "All that the compiler said of the text that does not build.")},
    Told{"about", QT_TRANSLATE_NOOP("DialogHelp", "Version, devices, libraries and licences. Copy takes the text to "
                                                  "the clipboard, for a report of an error.")},
};

constexpr std::array controls{
    Told{"exportFormat",
         QT_TRANSLATE_NOOP("DialogHelp", "The kind of file: pictures of single launches, documents to present or to "
                                         "print, videos, or the values themselves.")},
    Told{"exportUnit",
         QT_TRANSLATE_NOOP("DialogHelp", "A picture for each launch, or for each phase inside launches.")},
    Told{"exportFrame", QT_TRANSLATE_NOOP("DialogHelp", "One picture: of the moment that the window shows.")},
    Told{"exportAll", QT_TRANSLATE_NOOP("DialogHelp", "All pictures from the first to the last.")},
    Told{"exportRange", QT_TRANSLATE_NOOP("DialogHelp", "The pictures from one number to another.")},
    Told{"exportFrom", QT_TRANSLATE_NOOP("DialogHelp", "The pictures from one number to another.")},
    Told{"exportUntil", QT_TRANSLATE_NOOP("DialogHelp", "The pictures from one number to another.")},
    Told{"exportSize", QT_TRANSLATE_NOOP("DialogHelp", "Width and height in pixels, or on paper in centimetres.")},
    Told{"exportPaperWidth", QT_TRANSLATE_NOOP("DialogHelp", "How wide and how high the picture is on paper.")},
    Told{"exportPaperHeight", QT_TRANSLATE_NOOP("DialogHelp", "How wide and how high the picture is on paper.")},
    Told{"exportDpi", QT_TRANSLATE_NOOP("DialogHelp", "Pixels to an inch of the paper.")},
    Told{"exportFps", QT_TRANSLATE_NOOP("DialogHelp", "How many pictures a second of the video has.")},
    Told{"exportSpeed", QT_TRANSLATE_NOOP("DialogHelp", "How fast launches move in the video; 1 is the usual speed.")},
    Told{"exportTheme", QT_TRANSLATE_NOOP("DialogHelp", "Dark marks on white, or light marks on black.")},
    Told{"exportPalette", QT_TRANSLATE_NOOP("DialogHelp", "The usual colours, or those that every kind of colour "
                                                          "blindness tells apart.")},
    Told{"exportLetters", QT_TRANSLATE_NOOP("DialogHelp", "Letters as text, which needs the fonts where the picture is "
                                                          "shown, or as outlines, which need none.")},
    Told{"exportEditable", QT_TRANSLATE_NOOP("DialogHelp", "Slides of shapes and text that can be changed, instead of "
                                                           "pictures.")},
    Told{"exportContrast", QT_TRANSLATE_NOOP("DialogHelp", "Stronger lines and darker type, for weak projectors.")},
    Told{"exportTransparent",
         QT_TRANSLATE_NOOP("DialogHelp", "It leaves the ground out, so that what lies below the picture shows.")},
    Told{"exportLanguage",
         QT_TRANSLATE_NOOP("DialogHelp", "The language of the words in the picture; the window keeps its own.")},
    Told{"exportTitle", QT_TRANSLATE_NOOP("DialogHelp", "Whether the algorithm’s name stands above the picture.")},
    Told{"exportNarration",
         QT_TRANSLATE_NOOP("DialogHelp", "Whether the sentence about the launch stands above the picture.")},
    Told{"exportLegend", QT_TRANSLATE_NOOP("DialogHelp", "Whether the picture says what its marks mean.")},
    Told{"exportPath", QT_TRANSLATE_NOOP("DialogHelp", "The file or folder that is written.")},
    Told{"exportGo", QT_TRANSLATE_NOOP("DialogHelp", "It writes the file. A bar shows how far it is.")},
    Told{"preferLanguage", QT_TRANSLATE_NOOP("DialogHelp", "The language of windows, pictures and sentences.")},
    Told{"preferTheme", QT_TRANSLATE_NOOP("DialogHelp", "Light, dark, or as the system has it.")},
    Told{"preferContrast", QT_TRANSLATE_NOOP("DialogHelp", "Stronger lines and darker type, for weak projectors.")},
    Told{"preferPalette", QT_TRANSLATE_NOOP("DialogHelp", "The usual colours, or those that every kind of colour "
                                                          "blindness tells apart.")},
    Told{"preferDevice", QT_TRANSLATE_NOOP("DialogHelp", "Where kernels run from the next start on, and now.")},
    Told{"preferScale",
         QT_TRANSLATE_NOOP("DialogHelp", "How large type, buttons and pictures are, from the next start on.")},
    Told{"preferSpeed", QT_TRANSLATE_NOOP("DialogHelp", "How fast launches move when they are played or stepped.")},
    Told{"preferWavefront",
         QT_TRANSLATE_NOOP("DialogHelp", "How many work-items go together on the machine that memory is counted for.")},
    Told{"preferSegment", QT_TRANSLATE_NOOP("DialogHelp", "How many bytes of global memory that machine loads at a "
                                                          "time.")},
    Told{"preferBanks", QT_TRANSLATE_NOOP("DialogHelp", "How many banks that machine’s local memory has.")},
    Told{"preferencesReset",
         QT_TRANSLATE_NOOP("DialogHelp", "It puts everything back as it comes, the keys too; the language stays.")},
    Told{"machineAddress", QT_TRANSLATE_NOOP("DialogHelp", "The machine as ssh knows it, such as me@lab.example.org, "
                                                           "with a port behind a colon where it is not the usual "
                                                           "one.")},
    Told{"machineConnect", QT_TRANSLATE_NOOP("DialogHelp", "It asks the machine which devices it has.")},
    Told{"machineDevices", QT_TRANSLATE_NOOP("DialogHelp", "The devices of that machine.")},
    Told{"machineUse", QT_TRANSLATE_NOOP("DialogHelp", "Kernels run on the device that is chosen in the list.")},
    Told{"forget:", QT_TRANSLATE_NOOP("DialogHelp", "It takes the machine from this list; nothing changes there.")},
    Told{"bookmarkNote", QT_TRANSLATE_NOOP("DialogHelp", "Why the launch is worth coming back to. It may stay empty.")},
    Told{"bookmarkRemove", QT_TRANSLATE_NOOP("DialogHelp", "It takes the bookmark away.")},
    Told{"kernelInterpreted",
         QT_TRANSLATE_NOOP("DialogHelp", "Oclgrind interprets the kernel: that takes longer and leaves the device "
                                         "alone.")},
    Told{"kernelYes", QT_TRANSLATE_NOOP("DialogHelp", "The kernel runs on the device.")},
    Told{"kernelNo", QT_TRANSLATE_NOOP("DialogHelp", "Nothing of it runs.")},
    Told{"worksheetLecture", QT_TRANSLATE_NOOP("DialogHelp", "The lecture whose questions are printed.")},
    Told{"worksheetPaper", QT_TRANSLATE_NOOP("DialogHelp", "The size of the pages.")},
    Told{"worksheetAnswers", QT_TRANSLATE_NOOP("DialogHelp", "For you: each question with what the device did.")},
    Told{"closeSave", QT_TRANSLATE_NOOP("DialogHelp", "It writes the text, asks for a file where there is none, and "
                                                      "closes the window.")},
    Told{"closeDiscard", QT_TRANSLATE_NOOP("DialogHelp", "The window closes, and the change is lost.")},
    Told{"closeCancel", QT_TRANSLATE_NOOP("DialogHelp", "The window stays open, with everything as it is.")},
};

const Told* find(std::span<const Told> all, const QString& name)
{
    for (const Told& told : all) {
        const QLatin1String known(told.name);
        if (name == known || (known.endsWith(QLatin1Char(':')) && name.startsWith(known)))
            return &told;
    }
    return nullptr;
}

QString wordsOf(const Told& told)
{
    return QCoreApplication::translate("DialogHelp", told.words);
}

/// What a screen reader calls it.
QString nameOf(QWidget& control)
{
    QString name = control.accessibleName(); // the toolkit's own is what a choice stands at
    QAccessibleInterface* access = QAccessible::queryAccessibleInterface(&control);
    if (name.isEmpty() && access != nullptr)
        name = access->text(QAccessible::Name);
    return name.remove(QLatin1Char('&'));
}

/// Of the control that has the keyboard; empty: there is nothing to say.
QString helpOfControl(const QDialog& dialog)
{
    for (QWidget* at = dialog.focusWidget(); at != nullptr && at != &dialog; at = at->parentWidget()) {
        const Told* told = find(controls, at->objectName());
        const QString words = told != nullptr ? wordsOf(*told) : at->toolTip();
        const QString name = nameOf(*at);
        if (!words.isEmpty() && !name.isEmpty())
            return QStringLiteral("## %1\n\n%2\n\n").arg(name, words);
    }
    return {};
}

QString keysOf(const QDialog& dialog)
{
    QString rows;
    const auto add = [&rows](const QString& key, const QString& words) {
        rows += QStringLiteral("| %1 | %2 |\n").arg(key, words);
    };
    add(DialogHelp::tr("Tab, Shift+Tab"), DialogHelp::tr("To the next control, to the one before"));
    add(DialogHelp::tr("Space"), DialogHelp::tr("Presses the button or ticks the box that has the keyboard"));
    add(DialogHelp::tr("Up, Down"), DialogHelp::tr("Another choice of the list, another number"));
    for (const QPushButton* button : dialog.findChildren<QPushButton*>())
        if (button->isDefault() && button->isVisible())
            add(DialogHelp::tr("Enter"), DialogHelp::tr("Presses “%1”").arg(button->text().remove(QLatin1Char('&'))));
    add(DialogHelp::tr("Esc"), DialogHelp::tr("Closes the dialog"));
    return QStringLiteral("## %1\n\n| %2 | %3 |\n| --- | --- |\n%4")
        .arg(DialogHelp::tr("Keyboard"), DialogHelp::tr("Key"), DialogHelp::tr("What it does"), rows);
}

} // namespace

QString helpOfDialog(const QDialog& dialog)
{
    QString page = QStringLiteral("# %1\n\n").arg(dialog.windowTitle());
    const Told* told = find(dialogs, dialog.objectName());
    if (told != nullptr)
        page += wordsOf(*told) + QStringLiteral("\n\n");
    page += helpOfControl(dialog);
    if (told != nullptr && *told->page != '\0')
        page += QStringLiteral("[%1](%2)\n\n").arg(DialogHelp::tr("More of this"), QLatin1String(told->page));
    return page + keysOf(dialog);
}

DialogHelp::DialogHelp(QObject* parent, std::function<void(QDialog& dialog)> show)
    : QObject(parent), m_show(std::move(show))
{
    qApp->installEventFilter(this);
}

DialogHelp::~DialogHelp()
{
    qApp->removeEventFilter(this);
}

bool DialogHelp::eventFilter(QObject* object, QEvent* event)
{
    if (event->type() != QEvent::KeyPress)
        return false;
    const auto* key = static_cast<QKeyEvent*>(event);
    auto* widget = qobject_cast<QWidget*>(object);
    if (widget == nullptr || key->key() != Qt::Key_F1 || key->modifiers() != Qt::NoModifier)
        return false;
    auto* dialog = qobject_cast<QDialog*>(widget->window());
    // A field that takes keys takes this one too.
    if (dialog == nullptr || !dialog->isModal() || qobject_cast<QKeySequenceEdit*>(widget))
        return false;
    m_show(*dialog);
    return true;
}

} // namespace lockstep::ui
