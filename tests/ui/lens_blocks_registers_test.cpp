// Scans whose work-items take one vector after another through the same registers, in a launch of one phase.
#include "tests/ui/block_scans.hpp"
#include "ui/deck/deck.hpp"
#include "ui/lenses/blocks/model.hpp"

#include <algorithm>
#include <numeric>

namespace lockstep::ui {
namespace {

Words counting(std::uint32_t n)
{
    Words values(n);
    std::iota(values.begin(), values.end(), 1U);
    return values;
}

std::size_t arcs(const Scene& scene)
{
    return static_cast<std::size_t>(std::ranges::count_if(
        scene.marks, [](const Mark& mark) { return mark.id.name.contains(QStringLiteral("arc")); }));
}

TEST(BlocksOfOnePhase, AreToldAsAWholeAtRestAlone)
{
    const RecordingPtr recording = scanOf("cached-look-back-scan", counting(16), {{"vectors", "1"}});
    ASSERT_EQ(phasesShown(*recording, 1), 1U);
    const Resident resident = keptBy(recording);
    View view;
    view.size = {1200, 700};
    EXPECT_EQ(arcs(blocksLens.scene(resident, {1, 1}, view)), 0U)
        << "what its work-items did one after the other is not drawn at once";
    std::size_t onTheWay = 0;
    for (int part = 1; part < 20; ++part)
        onTheWay += arcs(blocksLens.scene(resident, {1, part / 20.0}, view));
    EXPECT_GT(onTheWay, 0U);
    EXPECT_TRUE(plainText(blocksLens.narration(resident, {1, 1}))
                    .contains(QStringLiteral("add up a block, publish its sum at once (all but that of block 0 later "
                                             "the sum of all up to its end too), and read the block again")));
}

TEST(BlocksOfOnePhase, RegistersStandForWhatTheyHold)
{
    constexpr std::uint32_t n = 32, block = 8, vector = 4;
    const RecordingPtr recording = scanOf("cached-look-back-scan", counting(n), {{"vectors", "2"}});
    const auto flow = readBlocks(keptBy(recording));
    ASSERT_TRUE(flow);
    const BlockStep& launch = flow->whole(1);
    EXPECT_TRUE(launch.readsAgain);
    std::size_t stored = 0, folded = 0, carried = 0, published = 0;
    for (const BlockAct& act : launch.acts) {
        if (act.op == Op::publish) {
            ++published;
            ASSERT_FALSE(act.from.front().isBefore);
            EXPECT_EQ(act.from.front().row, 0U);
            EXPECT_EQ(act.from.front().index, act.to.index * block + block - 1) << "from the end of its block";
        }
        if (act.to.row != 0 || act.to.isBefore || act.isQuiet)
            continue;
        if (act.op == Op::copy && !act.isLocal) {
            ++stored;
            EXPECT_EQ(act.from.front(), act.to) << "a prefix goes to its own cell";
        }
        if (act.op == Op::combine) {
            ASSERT_EQ(act.from[1], act.to);
            const Spot& left = act.from[0];
            if (left.isBefore)
                EXPECT_LT(act.to.index % block, vector) << "what comes before a block goes to its first vector";
            else if (left.index / vector == act.to.index / vector)
                ++folded;
            else {
                ++carried;
                EXPECT_EQ(left.index, act.to.index / vector * vector - 1) << "the last of the vector before";
            }
        }
    }
    EXPECT_EQ(stored, n);
    EXPECT_EQ(folded, n / vector * 5) << "three neighbours, two that are two apart";
    EXPECT_EQ(carried, n / block * vector);
    EXPECT_EQ(published, 2 * n / block - 1);
    for (std::uint32_t room = 1; room < n / block; ++room)
        EXPECT_EQ(launch.after.before[0][room]->bits, recording->output[room * block - 1]);
}

} // namespace
} // namespace lockstep::ui
