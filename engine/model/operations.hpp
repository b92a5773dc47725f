#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace lockstep {

/// What an operation counts as when work is counted. Loads, stores and copies are bytes moved, not work.
enum class Work : std::uint8_t { none, combine, compare, count, move, multiply, interact };

// The one table of operations: what a work-item did with the values it held in registers. A row makes the Op, its name
// in JSON and CSV and its constant in trace.clh (TRACE_OP_name). A new operation is a row, and what applies and draws
// it.
//
//   ROW(name, number in a record, fewest and most reads, fewest and most writes, work, is atomic, noun, sentence)
//
// The noun is what an error calls it. In the sentence {r0} and {w0} are the values of an access, {R0} and {W0} its
// place, {r} and {R} those of the last read. The numbers are in files that people keep: they never change.
//
// combine  writes the operator applied to reads 0 (left) and 1; a second write puts read 0 where read 1 stood
// compare  read 0 is the place where the smaller key goes; writes them in order, or nothing where they are; pads too
// move     writes read 0 to another place (read 1, if any, says where)
// count    the last read is a counter, written back one larger; write 1, if any, keeps what it was
// mark     the read is a bit mask, written back with one more bit
// tally    a value used to work out an address
// test     writes 1 where the predicate holds of read 0, else 0; reading nothing, whether its last compare swapped
// either   writes read 0 | read 1: a flag that one of them has
// copy     writes what it read; a second write, if any, keeps the index it was read from
// publish  writes read 0 as two words, each a mark and half its bits; reads 1 and 2 stood there
// receive  reads two such words, of one mark, and writes their value; polls that failed are no events
// choose   compares, and exchanges nothing: read 0 comes first or ties with read 1; may write read 0 elsewhere
// place    writes where read 0 stands (in its run, LaunchMeaning::run), or after a choose of the two reads a bound: the
//          place behind read 0 or that of read 1
// apply    writes read 0, a bit a wire, as the layer of comparators in reads 1 to 3 leaves it (LayerWords)
// digit    writes the digit of read 0 that the launch is about (LaunchMeaning::shift and bits), or one bit of it
// advance  the read is a counter of the work-item's own, written back one larger
// extent   writes how many places there are from that in read 0 to that in read 1, both included
// multiply writes the sum in read 2, a register, with the product of reads 0 and 1 added to it
// weigh    writes the weighed sum of read 0, a register, and of read 1, if any, which stood there (its launch's
//          weights)
// attract  writes how strongly a body at (read 0, read 1) draws one at (read 2, read 3), by its launch's softening
// pull     along one axis: writes the acceleration in read 3 with that of a body added that draws with the strength in
//          read 0, from place read 1, the body at place read 2
// integrate writes read 1 with a time step of its rate of change, read 0, added (its launch's step)
// accumulate the last read is a counter, written back with read 0 added
// Of kernels without trace calls, whose accesses Oclgrind sees:
// load     reads, for what nobody can say
// store    writes; reads what its work-item loaded since its last store
// update   an atomic function: reads the word that it writes
#define LOCKSTEP_OPERATIONS(ROW)                                                                                       \
    ROW(fill, 0, 0, 0, 1, 1, none, false, "fill", "Sets {W0} to {w0}.")                                                \
    ROW(copy, 1, 1, 1, 1, 2, none, false, "copy", "Copies {r0} to {W0}.")                                              \
    ROW(combine, 2, 2, 2, 1, 2, combine, false, "combination", "Combines {r0} and {r1}: {w0}.")                        \
    ROW(compare, 3, 2, 4, 0, 4, compare, false, "comparison", "Compares {r0} with {r1}.")                              \
    ROW(move, 4, 1, 2, 1, 1, move, false, "move", "{r0} moves to {W0}.")                                               \
    ROW(count, 5, 1, 2, 1, 2, count, true, "count", "Counts up {R}, from {r} to {w0}.")                                \
    ROW(mark, 6, 1, 1, 1, 1, count, true, "mark", "Sets a bit of {W0}.")                                               \
    ROW(tally, 7, 1, 1, 0, 0, none, false, "tally", "Reads {R0} to work out an address.")                              \
    ROW(test, 8, 0, 1, 1, 1, none, false, "test", "The answer of a test in {W0} is {w0}.")                             \
    ROW(either, 9, 2, 2, 1, 1, none, false, "flag", "A flag if either side has one: {r0} or {r1} = {w0}.")             \
    ROW(publish, 10, 3, 3, 2, 2, none, true, "value to publish", "Publishes {r0} to the other work-groups.")           \
    ROW(receive, 11, 2, 2, 1, 1, none, false, "value to receive", "Receives {w0} from another work-group.")            \
    ROW(choose, 12, 2, 2, 0, 1, compare, false, "choice", "{r0} does not come after {r1}.")                            \
    ROW(place, 13, 1, 2, 1, 1, none, false, "place", "Sets {W0} to the place that was found: {w0}.")                   \
    ROW(swap, 14, 2, 2, 2, 2, move, false, "swap", "{r0} and {r1} change places.")                                     \
    ROW(apply, 15, 4, 4, 1, 1, compare, false, "layer of comparators",                                                 \
        "Takes input {R0} through a layer of comparators, from {r0} to {w0}.")                                         \
    ROW(digit, 16, 1, 1, 1, 1, none, false, "digit", "The digit of {r0} is {w0}.")                                     \
    ROW(advance, 17, 1, 1, 1, 1, count, false, "next number", "{R0} goes on from {r0} to {w0}.")                       \
    ROW(extent, 18, 2, 2, 1, 1, none, false, "number of places", "From place {r0} to place {r1}: {w0}.")               \
    ROW(multiply, 19, 3, 3, 1, 1, multiply, false, "product", "Adds {r0} · {r1} to {r}: {w0}.")                        \
    ROW(weigh, 20, 1, 2, 1, 1, none, false, "weighed sum", "Stores {w0} in {W0}.")                                     \
    ROW(attract, 21, 4, 4, 1, 1, interact, false, "attraction", "Is drawn with the strength {w0}.")                    \
    ROW(pull, 22, 4, 4, 1, 1, none, false, "pull", "Is pulled: {r} becomes {w0}.")                                     \
    ROW(integrate, 23, 2, 2, 1, 1, none, false, "step in time", "A step in time: {r} becomes {w0}.")                   \
    ROW(accumulate, 24, 2, 2, 1, 1, combine, true, "addition to a counter", "Adds {r0} to {R}, from {r} to {w0}.")     \
    ROW(load, 25, 1, 4, 0, 0, none, false, "load", "Loads {r0} from {R0}.")                                            \
    ROW(store, 26, 0, 4, 1, 4, none, false, "store", "Stores {w0} in {W0}.")                                           \
    ROW(update, 27, 1, 4, 1, 4, none, true, "atomic update", "Changes {W0} in one breath, from {r} to {w0}.")

enum class Op : std::uint8_t {
#define LOCKSTEP_OP(name, number, ...) name = number,
    LOCKSTEP_OPERATIONS(LOCKSTEP_OP)
#undef LOCKSTEP_OP
};

/// A row of the table.
struct Operation {
    Op op;
    std::string_view name;
    std::uint8_t fewestReads, mostReads, fewestWrites, mostWrites;
    Work work;
    bool isAtomic; ///< writes to a word that it read in the same breath
    std::string_view noun, sentence;
};

inline constexpr auto operations = std::to_array<Operation>({
#define LOCKSTEP_OP(name, number, reads0, reads1, writes0, writes1, work, atomic, noun, sentence)                      \
    {Op::name, #name, reads0, reads1, writes0, writes1, Work::work, atomic, noun, sentence},
    LOCKSTEP_OPERATIONS(LOCKSTEP_OP)
#undef LOCKSTEP_OP
});

// A number is its row's place, so that a row is found at once, and fits the mask of those that are work.
static_assert([] {
    for (std::size_t i = 0; i < operations.size(); ++i)
        if (operations[i].op != Op(i))
            return false;
    return operations.size() <= 32;
}());

/// Whether a number that a device or a file tells has a row.
constexpr bool isOperation(std::size_t number)
{
    return number < operations.size();
}

constexpr const Operation& operation(Op op)
{
    return operations[static_cast<std::size_t>(op)];
}

/// One yardstick for all algorithms: every combine, compare, count and move that a work-item makes is work, those of a
/// table's scan too.
constexpr bool isWork(Op op)
{
    return operation(op).work != Work::none;
}

/// Bit o is set where Op o is work.
constexpr std::uint32_t workOps()
{
    std::uint32_t bits = 0;
    for (const Operation& row : operations)
        bits |= static_cast<std::uint32_t>(isWork(row.op)) << static_cast<unsigned>(row.op);
    return bits;
}

/// The table as kernels know it: a line `#define TRACE_OP_name number` an operation.
std::string operationConstants();

} // namespace lockstep
