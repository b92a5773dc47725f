#include "engine/lecture/lecture.hpp"

#include "engine/algorithms/algorithm.hpp"
#include "engine/algorithms/keys.hpp"
#include "engine/algorithms/made_keys.hpp"
#include "engine/analysis/comparison.hpp"
#include "engine/error.hpp"
#include "engine/files/call_files.hpp"
#include "engine/input/input.hpp"
#include "engine/input/nearest.hpp"
#include "engine/lecture/fields.hpp"
#include "engine/lecture/translated_json.hpp"
#include "engine/model/recording.hpp"
#include "engine/model/sentence.hpp"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <fstream>
#include <iterator>

namespace lockstep {
namespace {

using Kind = PlacedValue::Kind;

constexpr std::string_view kindField = "lockstep-lecture";
constexpr std::size_t scriptVersion = 1;
constexpr std::size_t mostPages = 100'000;

/// Reads one scene; what other files of the engine refuse gets its line and column here.
class SceneReader {
public:
    SceneReader(std::string_view file, const PlacedValue& value, LectureProblems* problems)
        : m_problems(problems),
          m_fields(file, value, sentence("a scene"),
                   {"title", "text", "algorithm", "compare", "parameters", "type", "input", "clock", "units", "caption",
                    "notes", "from", "until", "start-paused", "pauses", "predict", "hold", "speed"})
    {
    }

    LectureScene read()
    {
        m_scene.place = m_fields.object().place;
        tried([&] { m_scene.title = m_fields.neededText("title"); });
        const bool hasShown = tried([&] {
            readText();
            readRuns();
            if (m_scene.runs.empty() && !m_scene.isText())
                m_fields.refuse(m_fields.object(),
                                sentence("a scene shows something: give it \"algorithm\", \"compare\" or \"text\"."));
        });
        tried([&] { readPages(); });
        tried([&] { m_scene.caption = words("caption"); });
        tried([&] { m_scene.notes = words("notes"); });
        tried([&] { readPauses(); });
        if (hasShown) // what is asked is about the run
            readAsks();
        tried([&] { m_scene.hold = m_fields.number("hold", 0, 0.1, 600); });
        tried([&] { m_scene.speed = m_fields.number("speed", 1, 0.1, 10); });
        return std::move(m_scene);
    }

private:
    /// Where problems are kept, what is wrong in there is one of them, and reading goes on. Whether nothing was.
    template <class Work>
    bool tried(const Work& work)
    {
        if (m_problems == nullptr) {
            work();
            return true;
        }
        try {
            work();
            return true;
        } catch (const InputError& error) {
            m_problems->emplace_back(error.what());
            return false;
        }
    }

    void readText()
    {
        const PlacedValue* const value = m_fields.find("text");
        if (value == nullptr)
            return;
        if (value->kind == Kind::text) {
            m_scene.text = {m_fields.neededText("text")};
        } else {
            for (const PlacedValue& line : m_fields.be("text", *value, Kind::list).items)
                m_scene.text.push_back(m_fields.textOf("text", line));
        }
        constexpr std::size_t mostLines = 8;
        if (m_scene.text.empty() || m_scene.text.size() > mostLines)
            m_fields.refuse(*value, sentence("a text has 1 to {} lines, not {}.", mostLines, m_scene.text.size()));
        for (const char* field : {"from", "until", "caption", "predict", "pauses", "speed"})
            if (const PlacedValue* const other = m_fields.find(field))
                m_fields.refuse(*other, sentence("a scene with \"text\" is one page and takes no \"{}\".", field));
    }

    Parameters parametersOf(const Fields& fields)
    {
        Parameters parameters;
        if (const PlacedValue* const given = fields.find("parameters")) {
            fields.be("parameters", *given, Kind::object);
            for (std::size_t i = 0; i < given->items.size(); ++i) {
                const PlacedValue& value = given->items[i];
                if (value.kind != Kind::text && value.kind != Kind::number)
                    fields.refuse(value,
                                  sentence("a parameter is a text or a number, and this is {}.", kindName(value.kind)));
                parameters[given->names[i]] = value.text;
            }
        }
        return parameters;
    }

    struct Asked {
        const Algorithm* algorithm = nullptr;
        Parameters parameters;
        const PlacedValue* place = nullptr;
    };

    Asked asked(const PlacedValue& name, Parameters parameters)
    {
        std::vector<std::string_view> ids;
        for (const Algorithm* one : catalogue())
            ids.push_back(one->id);
        const std::string id = m_fields.textOf("algorithm", name);
        const auto found = std::ranges::find(ids, id);
        if (found == ids.end()) {
            const std::string_view meant = nearest(id, ids);
            m_fields.refuse(name, sentence("there is no algorithm \"{}\"; {}", id.substr(0, 60),
                                           meant.empty() ? sentence("choose one of: {}.", fmt::join(ids, ", "))
                                                         : sentence("did you mean \"{}\"?", meant)));
        }
        Asked made{&findAlgorithm(id), std::move(parameters), &name};
        if (m_fields.has("type") && !made.parameters.emplace("type", m_fields.text("type")).second)
            m_fields.refuse(*m_fields.find("type"),
                            sentence("the type stands here and among the parameters; keep one of them."));
        return made;
    }

    void readRuns()
    {
        const PlacedValue* const algorithm = m_fields.find("algorithm");
        const PlacedValue* const compare = m_fields.find("compare");
        if (algorithm != nullptr && compare != nullptr)
            m_fields.refuse(*compare, sentence("a scene has \"algorithm\" or \"compare\", not both."));
        std::vector<Asked> all;
        if (algorithm != nullptr)
            all.push_back(asked(*algorithm, parametersOf(m_fields)));
        if (compare != nullptr) {
            m_fields.be("compare", *compare, Kind::list);
            if (compare->items.size() < 2 || compare->items.size() > 4)
                m_fields.refuse(*compare,
                                sentence("two to four are compared, and these are {}.", compare->items.size()));
            for (const PlacedValue& one : compare->items) {
                if (one.kind == Kind::text) {
                    all.push_back(asked(one, parametersOf(m_fields)));
                    continue;
                }
                const Fields own(m_fields.file(), one, sentence("a side of a comparison"), {"algorithm", "parameters"});
                Parameters parameters = parametersOf(own);
                parameters.merge(parametersOf(m_fields));
                all.push_back(asked(own.need("algorithm"), std::move(parameters)));
            }
            readClock();
        }
        for (const char* field : {"input", "parameters", "type"})
            if (const PlacedValue* const left = m_fields.find(field); left != nullptr && all.empty())
                m_fields.refuse(*left, sentence("\"{}\" is for a run; name its \"algorithm\".", field));
        for (const char* field : {"clock", "units"})
            if (const PlacedValue* const left = m_fields.find(field); left != nullptr && compare == nullptr)
                m_fields.refuse(*left, sentence("\"{}\" is for a comparison; name what to \"compare\".", field));
        std::vector<const Algorithm*> algorithms;
        for (const Asked& one : all) {
            at(*one.place, [&] { keyKind(*one.algorithm, one.parameters); });
            algorithms.push_back(one.algorithm);
        }
        for (const Asked& one : all)
            m_scene.runs.push_back(run(one, all[madeFor(algorithms)]));
        if (m_scene.runs.size() > 1)
            at(*compare, [&] { requireComparable(m_scene.runs); });
    }

    static bool isSameKind(const Asked& a, const Asked& b)
    {
        const KeyKind left = keyKind(*a.algorithm, a.parameters), right = keyKind(*b.algorithm, b.parameters);
        return left.type == right.type && left.isAffine() == right.isAffine();
    }

    void readClock()
    {
        m_scene.units.count = m_fields.count("units", 1, 1'000'000).value_or(m_scene.units.count);
        const PlacedValue* const value = m_fields.find("clock");
        if (value == nullptr)
            return;
        static const std::vector<std::pair<std::string_view, ClockUnit>> clocks{{"launches", ClockUnit::launches},
                                                                                {"levels", ClockUnit::levels},
                                                                                {"work", ClockUnit::work},
                                                                                {"units", ClockUnit::units}};
        const std::string name = m_fields.text("clock");
        const auto found = std::ranges::find(clocks, name, &std::pair<std::string_view, ClockUnit>::first);
        if (found == clocks.end())
            m_fields.refuse(*value, sentence("\"{}\" is no clock of a lecture; choose launches, levels, work or "
                                             "units.",
                                             name.substr(0, 60)));
        m_scene.clock = found->second;
    }

    /// Of two that take the same kind of keys neither has its own.
    RunRequest run(const Asked& asked, const Asked& maker)
    {
        const PlacedValue& input = m_fields.need("input");
        RunRequest request;
        request.algorithm = asked.algorithm->id;
        request.parameters = asked.parameters;
        at(*asked.place, [&] {
            request.input = keys(input, isSameKind(asked, maker) ? maker : asked);
            request.parameters = resolveParameters(*asked.algorithm, asked.parameters, request.input.size());
        });
        if (asked.algorithm->check != nullptr)
            at(input, [&] { asked.algorithm->check(request.input, request.parameters); });
        return request;
    }

    Words keys(const PlacedValue& input, const Asked& asked)
    {
        if (input.kind == Kind::object) {
            const Fields made(m_fields.file(), input, sentence("an input that is made"), {"n", "distribution", "seed"});
            const std::size_t n = m_fields.countOf("n", made.need("n"), 1, mostLectureKeys);
            const std::uint64_t seed = made.count("seed", 0, SIZE_MAX).value_or(1);
            const std::string distribution =
                made.text("distribution", std::string{asked.algorithm->madeKeys.distribution});
            Words words;
            at(input, [&] { words = makeKeys(*asked.algorithm, asked.parameters, distribution, n, seed); });
            return words;
        }
        m_fields.be("input", input, Kind::list);
        if (input.items.empty() || input.items.size() > mostLectureKeys)
            m_fields.refuse(
                input, sentence("an input has 1 to {} keys, and this has {}.", mostLectureKeys, input.items.size()));
        const ElementType type = keyKind(*asked.algorithm, asked.parameters).type;
        Words words;
        for (const PlacedValue& key : input.items) {
            m_fields.be("input", key, Kind::number);
            at(key, [&] { words.push_back(parseKeys(key.text, type).at(0)); });
        }
        return words;
    }

    /// An error of the engine in there is one of this value. One that has its place already keeps it.
    template <class Work>
    void at(const PlacedValue& value, const Work& work)
    {
        try {
            work();
        } catch (const InputError& error) {
            if (std::string_view{error.what()}.starts_with(fmt::format("{}:", m_fields.file())))
                throw;
            m_fields.refuse(value, error.what());
        }
    }

    void readPages()
    {
        m_scene.from = m_fields.count("from", 0, mostPages);
        m_scene.until = m_fields.count("until", 0, mostPages);
        if (m_scene.from)
            m_scene.fromPlace = m_fields.find("from")->place;
        if (m_scene.until)
            m_scene.untilPlace = m_fields.find("until")->place;
        if (m_scene.from && m_scene.until && *m_scene.from > *m_scene.until)
            m_fields.refuse(*m_fields.find("from"), sentence("the scene begins at {} and ends before that, at {}.",
                                                             *m_scene.from, *m_scene.until));
    }

    LectureWords words(std::string_view field)
    {
        LectureWords words;
        const PlacedValue* const value = m_fields.find(field);
        if (value == nullptr)
            return words;
        words.place = value->place;
        if (value->kind == Kind::text) {
            words.all = m_fields.textOf(field, *value);
            return words;
        }
        if (value->kind != Kind::object)
            m_fields.refuse(*value, sentence("\"{}\" is a text, or texts by launch as {{\"1\": \"…\"}}; this is {}.",
                                             field, kindName(value->kind)));
        for (std::size_t i = 0; i < value->items.size(); ++i) {
            if (value->names[i] == "all") {
                words.all = m_fields.textOf(field, value->items[i]);
                continue;
            }
            const std::size_t page = m_fields.countOf(field, value->names[i], value->namePlaces[i], 0, mostPages);
            words.byPage[page] = m_fields.textOf(field, value->items[i]);
            words.places[page] = value->namePlaces[i];
        }
        return words;
    }

    void readPauses()
    {
        m_scene.startsPaused = m_fields.flag("start-paused");
        const PlacedValue* const value = m_fields.find("pauses");
        if (value == nullptr)
            return;
        for (const PlacedValue& page : m_fields.be("pauses", *value, Kind::list).items)
            m_scene.pauses[m_fields.countOf("pauses", page, 0, mostPages)] = page.place;
    }

    void readAsks()
    {
        const PlacedValue* const value = m_fields.find("predict");
        if (value == nullptr)
            return;
        tried([&] {
            if (m_scene.runs.size() != 1)
                m_fields.refuse(*value, sentence("a question is about one run; put it in a scene with \"algorithm\"."));
            for (const PlacedValue& one : m_fields.be("predict", *value, Kind::list).items)
                tried([&] { m_scene.asks.push_back(ask(one)); });
        });
        std::ranges::stable_sort(m_scene.asks, {}, &LectureAsk::launch);
    }

    LectureAsk ask(const PlacedValue& value)
    {
        const Fields fields(m_fields.file(), value, sentence("a question"),
                            {"launch", "ask", "wire", "position", "wires", "question", "hold"});
        static const std::vector<std::pair<std::string_view, LectureAsk::Kind>> kinds{
            {"pairs", LectureAsk::Kind::pairs},
            {"key on wire", LectureAsk::Kind::key},
            {"value at position", LectureAsk::Kind::value},
            {"where does this key go", LectureAsk::Kind::destination},
            {"work", LectureAsk::Kind::work}};
        LectureAsk ask;
        ask.place = value.place;
        const std::string name = fields.neededText("ask");
        const auto found = std::ranges::find(kinds, name, &std::pair<std::string_view, LectureAsk::Kind>::first);
        if (found == kinds.end()) {
            std::vector<std::string> quoted;
            for (const auto& [kind, unused] : kinds)
                quoted.push_back(fmt::format("\"{}\"", kind));
            fields.refuse(*fields.find("ask"),
                          sentence("nobody can ask \"{}\"; choose {}.", name.substr(0, 60), fmt::join(quoted, ", ")));
        }
        ask.kind = found->second;
        fields.need("launch");
        ask.launch = *fields.count("launch", 1, mostPages);
        const std::string_view where = ask.kind == LectureAsk::Kind::key ? "wire" : "position";
        const bool isPlaced = ask.kind == LectureAsk::Kind::key || ask.kind == LectureAsk::Kind::value ||
                              ask.kind == LectureAsk::Kind::destination;
        for (const std::string_view field : {"wire", "position"})
            if (fields.has(field) && (!isPlaced || field != where))
                fields.refuse(*fields.find(field), sentence("the question \"{}\" takes no \"{}\".", name, field));
        if (isPlaced) {
            fields.need(where);
            const std::size_t n = m_scene.runs.front().input.size();
            ask.where = *fields.count(where, 0, n - 1);
        }
        if (const PlacedValue* const wires = fields.find("wires")) {
            if (ask.kind != LectureAsk::Kind::pairs)
                fields.refuse(*wires, sentence("the question \"{}\" takes no \"wires\".", name));
            for (const PlacedValue& wire : fields.be("wires", *wires, Kind::list).items)
                ask.wires.push_back(fields.countOf("wires", wire, 0, mostLectureKeys));
        }
        ask.question = fields.text("question");
        ask.hold = fields.number("hold", ask.hold, 0.1, 600);
        return ask;
    }

    LectureProblems* m_problems;
    Fields m_fields;
    LectureScene m_scene;
};

void requireKind(const PlacedValue& root, const std::string& name)
{
    const PlacedValue* const version = root.find(kindField);
    if (version == nullptr)
        throw InputError{
            sentence("{} is JSON but no lecture: it does not say \"{}\": {}.", name, kindField, scriptVersion)};
    const bool isNumber = version->kind == PlacedValue::Kind::number;
    if (isNumber && version->text == std::to_string(scriptVersion))
        return;
    const bool isWhole = isNumber && std::ranges::all_of(version->text, [](char c) { return c >= '0' && c <= '9'; });
    if (isWhole && version->text != "0")
        refuseAt(name, version->place,
                 sentence("this lecture is of version {}, and {} is known here; update Lockstep.",
                          version->text.substr(0, 20), scriptVersion));
    refuseAt(name, version->place, sentence("the version of a lecture is {}.", scriptVersion));
}

void requirePlainName(const std::string& file, const PlacedValue& value)
{
    const std::string& name = value.text;
    if (name.empty() || name.find_first_of("/\\:") != std::string::npos || name.starts_with('.') || name.size() > 200)
        refuseAt(file, value.place,
                 sentence("\"{}\" is no plain file name; the recordings lie beside the script, as "
                          "\"lecture.recordings\".",
                          name.substr(0, 60)));
    if (!name.ends_with(".recordings")) // --record writes there: never over the script
        refuseAt(file, value.place,
                 sentence("\"{}\" is no file of recordings; let its name end in .recordings.", name.substr(0, 60)));
}

[[noreturn]] void refuseLarge(const std::string& name, std::uintmax_t bytes)
{
    throw InputError{sentence("{} is too large for a lecture ({:.1f} MiB); a script has at most {} MiB.", name,
                              static_cast<double>(bytes) / (1 << 20), largestScript >> 20)};
}

} // namespace

const std::string& LectureWords::at(std::size_t page) const
{
    const auto own = byPage.find(page);
    return own == byPage.end() ? all : own->second;
}

const Lecture& lectureIn(const Lecture& lecture, std::string_view language)
{
    const auto found = std::ranges::find(lecture.translations, language, &Lecture::language);
    return found == lecture.translations.end() ? lecture : *found;
}

namespace {

/// A script whose texts stand in one language.
Lecture readScript(const PlacedValue& root, const std::string& name, LectureProblems* problems)
{
    const Fields fields(name, root, sentence("a lecture"), {kindField, "title", "recordings", "scenes"});
    Lecture lecture;
    lecture.name = name;
    lecture.title = fields.neededText("title");
    if (const PlacedValue* const recordings = fields.find("recordings")) {
        lecture.recordings = fields.textOf("recordings", *recordings);
        lecture.recordingsPlace = recordings->place;
        requirePlainName(name, *recordings);
    }
    const PlacedValue& scenes = fields.be("scenes", fields.need("scenes"), PlacedValue::Kind::list);
    if (scenes.items.empty() || scenes.items.size() > mostScenes)
        fields.refuse(scenes,
                      sentence("a lecture has 1 to {} scenes, and this has {}.", mostScenes, scenes.items.size()));
    for (const PlacedValue& scene : scenes.items)
        try {
            lecture.scenes.push_back(SceneReader(name, scene, problems).read());
        } catch (const InputError& error) { // a field that there is not
            if (problems == nullptr)
                throw;
            problems->emplace_back(error.what());
        }
    return lecture;
}

} // namespace

Lecture parseLecture(std::string_view text, const std::string& name, LectureProblems* problems)
{
    if (text.size() > largestScript)
        refuseLarge(name, text.size());
    if (text.find_first_not_of(" \t\r\n") == std::string_view::npos)
        throw InputError{sentence("{} is empty; it is no lecture.", name)};
    const PlacedValue root = parsePlacedJson(text, name);
    requireKind(root, name);
    const std::vector<std::string_view> languages = languagesOf(root, name);
    Lecture lecture = readScript(inLanguage(root, "en", name), name, problems);
    for (const std::string_view language : languages) {
        if (language == "en")
            continue;
        LectureProblems found;
        Lecture translation =
            readScript(inLanguage(root, language, name), name, problems == nullptr ? nullptr : &found);
        translation.language = language;
        lecture.translations.push_back(std::move(translation));
        for (const std::string& problem : found) // most of them were found in English
            if (std::ranges::find(*problems, problem) == problems->end())
                problems->push_back(problem);
    }
    return lecture;
}

namespace {

/// At most `most` + 1 bytes; throws InputError where there is no file that can be read.
std::string readText(const std::filesystem::path& path, std::size_t most)
{
    std::error_code ignored;
    if (std::filesystem::is_directory(path, ignored))
        throw InputError{sentence("'{}' is a folder; name the lecture's file in it.", path.string())};
    if (std::filesystem::exists(path, ignored) && !std::filesystem::is_regular_file(path, ignored))
        throw InputError{sentence("'{}' is no ordinary file; a lecture is read from one.", path.string())};
    std::ifstream file(path, std::ios::binary);
    if (!file)
        throw InputError{
            sentence("The lecture '{}' cannot be read ({}); check its name.", path.string(), std::strerror(errno))};
    std::string text(most + 1, '\0');
    file.read(text.data(), static_cast<std::streamsize>(text.size()));
    if (file.bad())
        throw InputError{sentence("The lecture '{}' cannot be read to its end.", path.string())};
    text.resize(static_cast<std::size_t>(file.gcount()));
    return text;
}

} // namespace

Lecture readLecture(const std::filesystem::path& path, LectureProblems* problems)
{
    const std::string name = path.filename().string();
    std::error_code ignored;
    if (const std::uintmax_t size = std::filesystem::file_size(path, ignored); !ignored && size > largestScript)
        refuseLarge(name, size);
    noteRead(path);
    return parseLecture(readText(path, largestScript), name, problems);
}

bool namesLecture(const std::string& path)
{
    return path.size() > 5 && path.ends_with(".json");
}

} // namespace lockstep
