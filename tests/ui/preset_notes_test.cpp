// What presets say beside their figure, in every language.
#include "engine/presets/preset.hpp"
#include "engine/presets/preset_notes.hpp"
#include "tests/ui/translated.hpp"

namespace lockstep::ui {
namespace {

TEST(PresetNotes, AreTheirPartsAndStandInEveryLanguage)
{
    std::set<QString> known;
    for (const QString& file : translations(QStringLiteral("engine"))) {
        std::set<QString> here;
        for (const Translated& one : translatedIn(translationFolder() + file))
            if (one.source.startsWith(QLatin1String("preset-note.")))
                here.insert(one.source);
        EXPECT_TRUE(known.empty() || known == here) << file.toStdString();
        known = here;
    }
    std::set<QString> said{QStringLiteral("preset-note.changed")};
    for (const Preset& preset : presets()) {
        std::string note;
        for (const Message& part : notesOf(preset)) {
            note += (note.empty() ? "" : " ") + part.english;
            EXPECT_TRUE(known.contains(QString::fromStdString(part.id))) << part.id << " is not translated";
            said.insert(QString::fromStdString(part.id));
            const Speaking german(Language::german);
            EXPECT_NE(say(part).toStdString(), part.english) << part.id;
        }
        EXPECT_EQ(note, preset.note) << preset.id;
    }
    EXPECT_EQ(known, said) << "some are translated and said no more";
}

TEST(PresetNotes, OfAChangedOneSayWhatChanged)
{
    const Preset changed = changedPreset(findPreset("opencl-9.5"), {{"order", "descending"}});
    ASSERT_EQ(notesOf(changed).size(), 1U);
    EXPECT_EQ(notesOf(changed)[0].english, changed.note);
    const Speaking german(Language::german);
    EXPECT_EQ(say(notesOf(changed)[0]),
              "Dies ist nicht mehr, was die Quelle hat: order is descending instead of ascending.");
}

} // namespace
} // namespace lockstep::ui
