#include "ui/window/search_words.hpp"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <span>

namespace lockstep::ui {

namespace {

struct Known {
    const char* of;
    const char* words;
};

constexpr std::array ofCommands{
    Known{"actionExport", QT_TRANSLATE_NOOP("SearchWords", "save as picture image slides deck film movie animation "
                                                           "PNG SVG TikZ LaTeX PDF PowerPoint PPTX HTML GIF MP4 WebM "
                                                           "JSON CSV")},
    Known{"present", QT_TRANSLATE_NOOP("SearchWords", "draw annotate pen laser pointer projector beamer slide show "
                                                      "class lecture hall full screen")},
    Known{"compare", QT_TRANSLATE_NOOP("SearchWords", "beside versus difference faster race")},
    Known{"memory", QT_TRANSLATE_NOOP("SearchWords", "coalescing cache lines transactions banks conflicts")},
    Known{"themeSwitch", QT_TRANSLATE_NOOP("SearchWords", "dark light night mode colours colors")},
    Known{"device", QT_TRANSLATE_NOOP("SearchWords", "GPU graphics card processor CPU OpenCL hardware machine remote "
                                                     "ssh where it runs")},
    Known{"speed", QT_TRANSLATE_NOOP("SearchWords", "slower faster slow fast tempo playing")},
    Known{"actionPreferences", QT_TRANSLATE_NOOP("SearchWords", "settings options larger type bigger text font size "
                                                                "contrast theme colours colors shortcuts")},
    Known{"actionOpen", QT_TRANSLATE_NOOP("SearchWords", "load file recording")},
    Known{"actionSave", QT_TRANSLATE_NOOP("SearchWords", "file keep store")},
    Known{"actionCopy", QT_TRANSLATE_NOOP("SearchWords", "clipboard image")},
    Known{"actionPrint", QT_TRANSLATE_NOOP("SearchWords", "paper printer PDF")},
    Known{"actionUndo", QT_TRANSLATE_NOOP("SearchWords", "take back revert")},
    Known{"actionQuit", QT_TRANSLATE_NOOP("SearchWords", "exit close end")},
    Known{"actionFullScreen", QT_TRANSLATE_NOOP("SearchWords", "maximise maximize fullscreen")},
    Known{"actionBookmark", QT_TRANSLATE_NOOP("SearchWords", "mark note remember favourite favorite")},
    Known{"actionZoomIn", QT_TRANSLATE_NOOP("SearchWords", "magnify enlarge larger bigger")},
    Known{"actionZoomOut", QT_TRANSLATE_NOOP("SearchWords", "smaller reduce")},
    Known{"actionZoomReset", QT_TRANSLATE_NOOP("SearchWords", "fit everything 100%")},
    Known{"actionHelp", QT_TRANSLATE_NOOP("SearchWords", "manual explain meaning legend colours colors marks")},
    Known{"actionKeys", QT_TRANSLATE_NOOP("SearchWords", "shortcuts hotkeys")},
    Known{"actionTour", QT_TRANSLATE_NOOP("SearchWords", "introduction tutorial manual guide first steps")},
    Known{"actionWorksheet", QT_TRANSLATE_NOOP("SearchWords", "exercise handout quiz questions answers print lecture")},
    Known{"actionAbout", QT_TRANSLATE_NOOP("SearchWords", "version licence license libraries OpenCL")},
    Known{"language-en", QT_TRANSLATE_NOOP("SearchWords", "English")},
    Known{"language-de", QT_TRANSLATE_NOOP("SearchWords", "German")},
    Known{"language-zh", QT_TRANSLATE_NOOP("SearchWords", "Chinese")},
    Known{"play", QT_TRANSLATE_NOOP("SearchWords", "animate run start stop")},
    Known{"keyStart", QT_TRANSLATE_NOOP("SearchWords", "rewind restart beginning first")},
    Known{"keyEnd", QT_TRANSLATE_NOOP("SearchWords", "last result sorted finished")},
};

constexpr std::array ofFamilies{
    Known{"Scans", QT_TRANSLATE_NOOP("SearchWords", "prefix sum sums cumulative partial running")},
    Known{"Reductions", QT_TRANSLATE_NOOP("SearchWords", "sum total maximum minimum fold")},
    Known{"Compaction", QT_TRANSLATE_NOOP("SearchWords", "filter pack stream")},
};

constexpr std::array uses{
    Known{"actionExport", QT_TRANSLATE_NOOP("SearchWords", "Pictures, slides, pages, films and data")},
    Known{"present", QT_TRANSLATE_NOOP("SearchWords", "Full screen for a class, with a pen and a pointer; F1 there "
                                                      "tells its keys")},
};

const char* find(std::span<const Known> known, const QString& of)
{
    const auto found = std::ranges::find_if(known, [&](const Known& each) { return of == QLatin1String(each.of); });
    return found == known.end() ? nullptr : found->words;
}

QStringList inBoth(const char* words)
{
    if (words == nullptr)
        return {};
    return {QString::fromUtf8(words), QCoreApplication::translate("SearchWords", words)};
}

} // namespace

QStringList otherWordsOf(const QString& command)
{
    return inBoth(find(ofCommands, command));
}

QStringList otherWordsOfFamily(const QString& family)
{
    return inBoth(find(ofFamilies, family));
}

QString useOf(const QString& command)
{
    const char* use = find(uses, command);
    return use == nullptr ? QString() : QCoreApplication::translate("SearchWords", use);
}

} // namespace lockstep::ui
