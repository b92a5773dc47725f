// Who only hears the picture can answer what is asked of who sees it.
#include "engine/model/event.hpp"
#include "engine/model/exchanges.hpp"
#include "tests/ui/window_fixture.hpp"

#include <QAccessible>
#include <QRegularExpression>
#include <algorithm>
#include <map>
#include <numeric>
#include <set>

namespace lockstep::ui {

namespace {

using Pairs = std::set<std::pair<int, int>>;

int number(const QRegularExpressionMatch& match, int group)
{
    return match.captured(group).toInt();
}

} // namespace

class QuestionsTest : public WindowTest {
protected:
    /// What is said of the work-items of launch k.
    QStringList heard(std::size_t k)
    {
        window.player().goTo(k);
        QTest::qWait(20);
        QAccessibleInterface& picture = *QAccessible::queryAccessibleInterface(&window.canvas());
        QStringList names;
        for (int i = 0; i < picture.childCount(); ++i)
            if (picture.child(i)->role() != QAccessible::StaticText) // which are the arrays after the launch
                names << picture.child(i)->text(QAccessible::Name);
        return names;
    }
    const Events& events(std::size_t k) { return *window.player().recording()->events[k - 1]; }
    /// The array that launch k writes, after it.
    std::vector<int> stateAfter(std::size_t k)
    {
        const Event& any = *std::ranges::find_if(events(k), [](const Event& event) { return event.writeCount > 0; });
        const WordsPtr words = window.player().recording()->states[k]->buffers[any.writes()[0].array];
        return {words->begin(), words->end()};
    }
};

TEST_F(QuestionsTest, OfASortAreAnsweredFromWordsAlone)
{
    open("bitonic-sort", "8 12 4 15 2 11 6 3");
    static const QRegularExpression words{R"(^Work-item \d+: \w+\[(\d+)\] is (\d+), \w+\[(\d+)\] is (\d+): (.*)$)"};
    std::map<int, int> line; // position to key, as it was heard
    const std::size_t launches = window.player().recording()->launchCount();
    for (std::size_t k = 1; k <= launches; ++k) {
        Pairs compared, swapped;
        for (const QString& name : heard(k)) {
            const auto match = words.match(name);
            ASSERT_TRUE(match.hasMatch()) << name.toStdString();
            const int a = number(match, 1), b = number(match, 3);
            line[a] = number(match, 2);
            line[b] = number(match, 4);
            compared.insert(std::minmax(a, b));
            if (match.captured(5).endsWith("so they swap.")) {
                swapped.insert(std::minmax(a, b));
                std::swap(line[a], line[b]);
            }
        }
        Pairs isCompared, isSwapped;
        for (const Event& event : events(k)) {
            const std::pair<int, int> pair =
                std::minmax(static_cast<int>(event.reads()[0].index), static_cast<int>(event.reads()[1].index));
            isCompared.insert(pair);
            if (exchanges(event))
                isSwapped.insert(pair);
        }
        EXPECT_EQ(compared, isCompared) << "which pairs are compared in launch " << k << "?";
        EXPECT_EQ(swapped, isSwapped) << "which are swapped in launch " << k << "?";
        const std::vector<int> state = stateAfter(k);
        std::vector<int> said;
        for (const auto& [place, key] : line)
            said.push_back(key);
        for (const int key : {8, 12, 4, 15, 2, 11, 6, 3})
            EXPECT_EQ(std::ranges::find(said, key) - said.begin(), std::ranges::find(state, key) - state.begin())
                << "where does " << key << " stand after launch " << k << "?";
        EXPECT_EQ(std::ranges::is_sorted(said), k == launches) << "is it sorted after launch " << k << "?";
    }
}

TEST_F(QuestionsTest, OfAScanAreAnsweredFromWordsAlone)
{
    static const QRegularExpression sum{R"(\b(\d+) \+ (\d+) = (\d+)\. It goes to \w+\[(\d+)\]\.)"},
        copy{R"(Copies (\d+) to \w+\[(\d+)\]\.)"};
    const std::vector<int> keys{3, 1, 7, 0, 4, 1, 6, 3};
    for (const char* algorithm : {"kogge-stone-scan", "brent-kung-scan"}) {
        open(algorithm, "3 1 7 0 4 1 6 3");
        std::vector<int> line = keys;
        const std::size_t launches = window.player().recording()->launchCount();
        for (std::size_t k = 1; k <= launches; ++k) {
            std::vector<int> after = line;
            for (const QString& name : heard(k)) {
                const auto added = sum.match(name), copied = copy.match(name);
                ASSERT_TRUE(added.hasMatch() || copied.hasMatch()) << name.toStdString();
                if (added.hasMatch()) {
                    EXPECT_EQ(number(added, 1) + number(added, 2), number(added, 3)) << name.toStdString();
                    after[static_cast<std::size_t>(number(added, 4))] = number(added, 3);
                } else {
                    after[static_cast<std::size_t>(number(copied, 2))] = number(copied, 1);
                }
            }
            line = after;
            EXPECT_EQ(line, stateAfter(k)) << "which value has each position after launch " << k << " of " << algorithm;
        }
        std::vector<int> sums(keys.size());
        std::partial_sum(keys.begin(), keys.end(), sums.begin());
        EXPECT_EQ(line, sums) << algorithm;
    }
}

} // namespace lockstep::ui
