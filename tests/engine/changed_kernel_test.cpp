// Runs of the catalogue whose kernel somebody changed: they are marked, compared with the right one, and believed no
// more than their states show.
#include "engine/algorithms/algorithm.hpp"
#include "engine/algorithms/catalogue.hpp"
#include "engine/analysis/changes.hpp"
#include "engine/analysis/rightness.hpp"
#include "engine/analysis/untold.hpp"
#include "engine/error.hpp"
#include "engine/files/kernel_file.hpp"
#include "engine/formats/recording_cbor.hpp"
#include "engine/formats/recording_file.hpp"
#include "engine/input/input.hpp"
#include "engine/model/event.hpp"
#include "engine/model/recording.hpp"
#include "engine/recording/order_events.hpp"
#include "engine/recording/own_kernel.hpp"
#include "tests/engine/runs.hpp"
#include "tests/refusal.hpp"

#include <algorithm>

namespace lockstep::test {
namespace {

using Numbers = std::vector<std::size_t>;

testing::AssertionResult has(const std::string& text, const std::string& part)
{
    return text.find(part) != std::string::npos
               ? testing::AssertionSuccess()
               : testing::AssertionFailure() << "'" << part << "' is not in '" << text << "'";
}

std::string shippedText(const std::string& name)
{
    return KernelFile::load(name).source();
}

/// The text with the first place of `from` changed to `to`.
std::string changed(std::string text, const std::string& from, const std::string& to)
{
    const std::size_t at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    return at == std::string::npos ? text : text.replace(at, from.size(), to);
}

RunRequest sorting(std::size_t n = 16)
{
    RunRequest request;
    request.algorithm = "bitonic-sort";
    request.input = generateKeys("uniform", n, 3, ElementType::uint32);
    return request;
}

std::vector<std::uint8_t> bytesOf(const Recording& recording)
{
    Recording timeless = recording;
    for (Launch& launch : timeless.launches)
        launch.time = {};
    return writeRecording(timeless);
}

TEST(ChangedLines, AreThoseThatAreNotOfTheOtherText)
{
    EXPECT_EQ(changedLines("a\nb\nc\n", "a\nb\nc\n"), Numbers{});
    EXPECT_EQ(changedLines("a\nb\nc\n", "a\nB\nc\n"), (Numbers{2}));
    EXPECT_EQ(changedLines("a\nb\nc\n", "a\nb\nnew\nc\n"), (Numbers{3}));
    EXPECT_EQ(changedLines("a\nb\nc\nd\ne\n", "A\nb\nc\nd\nE\n"), (Numbers{1, 5}));
    EXPECT_EQ(changedLines("a\nb\nc\n", "a\nc\n"), (Numbers{2})) << "what was taken out stood before it";
    EXPECT_EQ(changedLines("a\nb\n", "a\n"), (Numbers{1}));
    EXPECT_EQ(changedLines("a\n", ""), (Numbers{1}));
    EXPECT_EQ(changedLines("", "a\nb"), (Numbers{1, 2}));
    EXPECT_EQ(changedLines("x\na\nb\ny\n", "x\nb\na\ny\n").size(), 1U) << "one of the two has moved";
}

TEST(ChangedKernel, OfTheCatalogueMayAllBeChanged)
{
    std::size_t files = 0;
    for (const Algorithm* algorithm : catalogue())
        for (const std::string& name : {algorithm->kernelFile, algorithm->wordsKernelFile}) {
            if (name.empty())
                continue;
            ++files;
            const std::string text = shippedText(name);
            KernelFile own{"", ""};
            ASSERT_NO_THROW(own = ownKernel(name, text)) << name;
            EXPECT_EQ(own.source(), text) << name << " would be another text";
        }
    EXPECT_GT(files, 40U);
}

TEST(ChangedKernel, IsMarkedAndGoesAsTheShippedOneWhereItDoesTheSame)
{
    RunRequest request = sorting();
    const RecordingPtr before = session().record(request);
    const std::string text = shippedText("bitonic.cl");
    request.kernel = text;
    const RecordingPtr same = session().record(request);
    EXPECT_FALSE(same->isKernelChanged);
    EXPECT_EQ(bytesOf(*same), bytesOf(*before));

    request.kernel = text + "// a note\n";
    const RecordingPtr noted = session().record(request);
    EXPECT_TRUE(noted->isKernelChanged);
    EXPECT_EQ(noted->kernelSource, *request.kernel);
    EXPECT_TRUE(rightnessOf(*noted)->isRight());
    EXPECT_EQ(noted->lens, before->lens);
    const std::vector<std::string> notes = changeNotes(*noted);
    ASSERT_EQ(notes.size(), 2U);
    EXPECT_TRUE(has(notes[0], "of bitonic.cl is changed"));
    EXPECT_EQ(notes[1], "every launch ends as with the shipped kernel");

    request.kernel.reset();
    EXPECT_EQ(bytesOf(*session().record(request)), bytesOf(*before)) << "put back";
}

/// PoCL would end the process.
TEST(ChangedKernel, ThatTakesMoreLocalMemoryThanThereIsIsRefused)
{
    RunRequest request = sorting();
    request.algorithm = "bitonic-work-group-sort";
    if (session().record(request)->device.platform != "Portable Computing Language")
        GTEST_SKIP() << "whose compiler may refuse it";
    request.kernel = changed(shippedText("bitonic_group.cl"), "block[2 * GROUP]", "block[1 << 26]");
    const std::string refusal = test::refusalOf([&] { session().record(request); });
    EXPECT_TRUE(has(refusal, "bitonic_block takes 268435456 bytes of local memory")) << refusal;
    EXPECT_EQ(refusal.find('\n'), std::string::npos);
}

TEST(ChangedKernel, IsComparedWithTheRightRun)
{
    RunRequest request = sorting();
    request.kernel = changed(shippedText("bitonic.cl"), "BEFORE(b, a)", "BEFORE(a, b)");
    const RecordingPtr recording = session().record(request);
    EXPECT_FALSE(rightnessOf(*recording)->isRight());
    const RecordingPtr right = rightRunOf(*recording);
    ASSERT_TRUE(right);
    EXPECT_FALSE(right->isKernelChanged);
    EXPECT_TRUE(rightnessOf(*right)->isRight());
    const auto at = firstDeparture(*recording, *right);
    ASSERT_TRUE(at);
    EXPECT_EQ(at->launch, 1U);
    EXPECT_EQ((*recording->states[1]->buffers[at->buffer])[at->index], at->value);
    EXPECT_EQ((*right->states[1]->buffers[at->buffer])[at->index], at->other);
    EXPECT_NE(at->value, at->other);
    EXPECT_EQ(*recording->states[1]->buffers[at->buffer] == *right->states[1]->buffers[at->buffer], false);
}

TEST(ChangedKernel, WithoutABarrierIsRecordedAsItWent)
{
    RunRequest request;
    request.algorithm = "kogge-stone-work-group-scan";
    request.input = parseKeys("3,1,7,0,4,1,6,3", ElementType::uint32);
    const std::string text = shippedText("kogge_stone_group.cl");
    request.kernel = changed(text, "#ifndef NO_SECOND_BARRIER", "#ifdef NO_SUCH_THING");
    const RecordingPtr recording = session().record(request);
    if (rightnessOf(*recording)->isRight())
        GTEST_SKIP() << "its work-items run in step here";
    const auto races = changeNotes(*recording);
    EXPECT_TRUE(std::ranges::any_of(races, [](const std::string& note) { return has(note, "no barrier between"); }));
    EXPECT_TRUE(explainReads(*recording->events[0])) << "who added what to it is told by the events";
}

TEST(ChangedKernel, IsNotBelievedWhereItsTraceCallsDoNotTellWhatHappened)
{
    RunRequest request;
    request.algorithm = "hillis-steele-scan";
    request.input = generateKeys("uniform", 16, 3, ElementType::uint32);
    const std::string file = findAlgorithm(request.algorithm).kernelFile;
    const std::string text = shippedText(file);
    // A store that no trace call knows of, at the end of the kernel.
    const std::size_t end = text.rfind('}');
    const KernelSignature kernel = KernelFile{file, text}.kernels().back();
    const auto out = std::ranges::find_if(kernel.parameters, &KernelParameter::writable);
    ASSERT_NE(out, kernel.parameters.end());
    request.kernel = text.substr(0, end) + "    if (get_global_id(0) == 0)\n        " + out->name + "[0] = 77;\n}\n";
    const RecordingPtr recording = session().record(request);
    EXPECT_EQ(recording->lens, untoldLens);
    const std::vector<std::string> notes = changeNotes(*recording);
    EXPECT_TRUE(std::ranges::any_of(notes, [](const std::string& note) {
        return note.find("by its trace calls it would be") != std::string::npos;
    })) << testing::PrintToString(notes);

    const RecordingPtr read = readRecordingFile(writeRecordingFile({{recording}}), "it").recordings.front();
    EXPECT_TRUE(read->isKernelChanged);
    EXPECT_EQ(read->lens, untoldLens);
    EXPECT_EQ(read->kernelSource, *request.kernel);
}

TEST(ChangedKernel, IsNotBelievedWhereItsOperationIsAnother)
{
    RunRequest request;
    request.algorithm = "hierarchical-scan";
    request.input = generateKeys("uniform", 16, 1, ElementType::uint32);
    std::string text = shippedText("hierarchical.cl");
    while (text.find("OP(left, right)") != std::string::npos)
        text = changed(text, "OP(left, right)", "OP(left, left)");
    request.kernel = text;
    const RecordingPtr recording = session().record(request);
    EXPECT_EQ(recording->lens, untoldLens) << "sums would be labelled with what they do not hold";
    EXPECT_NE(untoldBy(*recording, 1), "");
}

TEST(ChangedKernel, IsRefusedInASentence)
{
    const std::string text = shippedText("bitonic.cl");
    const auto sentenceOf = [](const std::string& kernel) -> std::string {
        RunRequest request = sorting();
        request.kernel = kernel;
        try {
            session().record(request);
        } catch (const Error& error) {
            return error.what();
        }
        return {};
    };
    EXPECT_TRUE(has(sentenceOf("#include \"/etc/passwd\"\n" + text), "bitonic.cl:1: #include"));
    EXPECT_TRUE(has(sentenceOf(""), "holds no kernel"));
    const std::string name = KernelFile{"bitonic.cl", text}.kernels().front().name;
    EXPECT_TRUE(has(sentenceOf(changed(text, name, "another")), name));
    EXPECT_TRUE(has(sentenceOf(changed(text, "TRACE_ARGS", "")), "TRACE_ARGS"));
    EXPECT_TRUE(has(sentenceOf(text + "nonsense\n"), "bitonic.cl"));
}

} // namespace
} // namespace lockstep::test
