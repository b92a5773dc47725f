#pragma once

#include "ui/window/keys.hpp"

#include <QCoreApplication>

namespace lockstep::ui {

/// What somebody may be at when help is asked for.
enum class HelpPlace { picture, timeline, library, input, device, kernel, inspector, comparison };

/// A heading, a paragraph, and a link into the pages, as Markdown.
QString helpOf(HelpPlace place);
/// The heading alone.
QString titleOf(HelpPlace place);
/// The group of keys that is of most use there.
KeyGroup keysAt(HelpPlace place);

/// A key that is no action: the toolkit's own, or one field's.
struct FixedKey {
    KeyGroup group;
    QString keys, words;
};
std::vector<FixedKey> fixedKeys();

/// Tables of all keys of the window and of presenting, as Markdown; `first` comes first.
QString keyTables(const QWidget& window, KeyGroup first = KeyGroup::stepping);

} // namespace lockstep::ui
