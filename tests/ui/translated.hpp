#pragma once

#include "tests/places.hpp"
#include "ui/scene/language.hpp"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QXmlStreamReader>
#include <gtest/gtest.h>
#include <set>
#include <vector>

namespace lockstep::ui {

/// A message of a .ts file.
struct Translated {
    QString context;
    QString source;
    QStringList forms;
    QString type; ///< of the translation: "unfinished", "vanished", "obsolete"; empty: fine
    bool hasPlural = false;
};

inline std::vector<Translated> translatedIn(const QString& path)
{
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << path.toStdString();
    QXmlStreamReader xml(&file);
    QString context;
    std::vector<Translated> all;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == u"name") {
            context = xml.readElementText();
        } else if (xml.name() == u"message") {
            all.emplace_back().hasPlural = xml.attributes().value("numerus") == u"yes";
            all.back().context = context;
        } else if (xml.name() == u"source") {
            all.back().source = xml.readElementText();
        } else if (xml.name() == u"translation") {
            all.back().type = xml.attributes().value("type").toString();
            if (!all.back().hasPlural)
                all.back().forms += xml.readElementText();
        } else if (xml.name() == u"numerusform") {
            all.back().forms += xml.readElementText();
        }
    }
    EXPECT_FALSE(xml.hasError()) << path.toStdString() << ": " << xml.errorString().toStdString();
    return all;
}

inline QString translationFolder()
{
    return QStringLiteral(LOCKSTEP_SOURCE_FOLDER "/resources/translations/");
}

/// The .ts files whose names begin so, one for each language but English.
inline QStringList translations(const QString& kind)
{
    const QStringList files = QDir(translationFolder()).entryList({kind + QStringLiteral("_*.ts")});
    EXPECT_EQ(static_cast<std::size_t>(files.size()), languages().size() - 1) << kind.toStdString();
    return files;
}

/// "%1", "%L2", "%n"
inline std::set<QString> markersIn(const QString& text)
{
    static const QRegularExpression marker(QStringLiteral("%(L?[1-9]|n)"));
    std::set<QString> found;
    for (auto all = marker.globalMatch(text); all.hasNext();)
        found.insert(all.next().captured());
    return found;
}

} // namespace lockstep::ui
