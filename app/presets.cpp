#include "app/commands.hpp"
#include "app/preset_note.hpp"
#include "app/speech.hpp"
#include "engine/model/sentence.hpp"
#include "engine/presets/preset.hpp"
#include "engine/presets/preset_notes.hpp"
#include "engine/presets/teaching.hpp"

#include <fmt/format.h>
#include <iostream>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

namespace lockstep::app {

Preset takePreset(const std::string& id, RunOptions& options)
{
    RunOptions changes;
    changes.algorithm = findPreset(id).algorithm;
    changes.settings = options.settings;
    const Preset preset = changedPreset(findPreset(id), settingsOf(changes).parameters);
    options.algorithm = preset.algorithm;
    options.input = preset.keys;
    options.settings.clear();
    for (const auto& [name, value] : preset.parameters)
        options.settings.push_back(name + "=" + value);
    options.largestGroup = preset.largestGroup;
    return preset;
}

std::string noteOf(const Preset& preset)
{
    constexpr std::string_view chineseStop = "。"; // which needs no blank behind it
    std::string note;
    for (const Message& part : notesOf(preset)) {
        if (!note.empty() && !note.ends_with(chineseStop))
            note += ' ';
        note += told(part);
    }
    return note;
}

int presetsCommand(bool asJson)
{
    if (asJson) {
        nlohmann::json all = nlohmann::json::array();
        for (const Preset& p : presets()) {
            nlohmann::json rows = nlohmann::json::array();
            for (const PresetRow& row : p.rows) {
                rows.push_back(
                    {{"launch", row.launch}, {"buffer", row.buffer}, {"first", row.first}, {"values", row.values}});
                if (!row.printed.empty())
                    rows.back()["printed"] = row.printed;
            }
            all.push_back({{"id", p.id},
                           {"figure", p.figure},
                           {"name", nameOf(p).english},
                           {"title", p.title},
                           {"source", p.source},
                           {"source_data", p.isSourceData},
                           {"algorithm", p.algorithm},
                           {"parameters", p.parameters},
                           {"input", p.keys},
                           {"launch", p.launch.value_or(0)},
                           {"output", p.output},
                           {"rows", std::move(rows)},
                           {"note", p.note}});
        }
        std::cout << nlohmann::json{{"presets", all}}.dump(2) << '\n';
    } else {
        std::string source;
        for (const Preset& p : presets()) {
            if (p.source != source)
                std::cout << (source.empty() ? "" : "\n") << told(sourceOf(p)) << '\n';
            source = p.source;
            std::cout << fmt::format("  {:<20} {:<34} {}\n", p.id, told(figureOf(p)), told(titleOf(p)));
        }
    }
    if (!std::cout.flush()) {
        fmt::print(stderr, "lockstep: {}\n", sentence("The list could not be written; is the disk full?"));
        return 1;
    }
    return 0;
}

} // namespace lockstep::app
