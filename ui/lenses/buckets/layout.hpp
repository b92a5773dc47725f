#pragma once

#include "ui/kit/word_columns.hpp"
#include "ui/lenses/buckets/model.hpp"
#include "ui/scene/scene.hpp"

#include <QPointF>
#include <QRectF>
#include <array>

namespace lockstep::ui {

enum class TableDetail {
    marks,   ///< counts and starts, and a sign for each key that is counted
    numbers, ///< counts and starts
    single,  ///< the number that the launch makes, on a tint that tells the count
    shades,  ///< tints alone
    none,    ///< fields of each key instead: its bit, the ones before it, its place
};

inline constexpr double bitLine = 15;    ///< from one line of a key's bits to the next
inline constexpr double secondLine = 12; ///< of a digit under the slots
inline constexpr double headLine = 12;   ///< from one line of a table's heading to the next
/// The smallest type of numbers in a full table or row that an audience sees, where 11 is the smallest of the rest.
inline constexpr double leastPresentedType = 18.0 / 28 * 11;

/// Where the table, the keys and the slots stand; the same for the three launches of a pass.
struct BucketLayout {
    double scale = 1;
    bool compact = false;     ///< everything closes around what it holds
    bool valuesAlone = false; ///< their digits are told by marks
    double left = 0;          ///< where blocks and slots begin; row labels stand before it
    TableDetail table = TableDetail::marks;
    double columnWidth = 0; ///< of a block in the table
    double rowTop = 0, rowHeight = 0;
    double headY = 0, subheadY = 0;         ///< 0: no room
    int headLines = 1;                      ///< in which "count" and "start" stand over every column
    double headSize = 0;                    ///< of their type
    double numberSize = 0;                  ///< of counts and starts; 0: they have no room
    double labelSize = 0;                   ///< of the digits at the rows
    double pillHalf = 0;                    ///< half the width of the field around a start
    double noteY = 0;                       ///< 0: no room
    double countRight = 0, startCentre = 0; ///< from a block's left end
    double markSize = 0;

    double keyPitch = 0, keyGroupWidth = 0, slotPitch = 0;
    double slotLeft = 0; ///< centre of the first slot, under the first key
    double keyWidth = 0, keyHeight = 0;
    double keyTop = 0, slotTop = 0;
    double valueSize = 0, bitsSize = 0; ///< 0: left out
    double digitSize = 0;               ///< of the digit alone, where values are left out; 0: no room
    qsizetype digitCut = 0;             ///< signs of it in its first line; 0: one line
    qsizetype hexDigits = 0;            ///< long values stand in two lines of hexadecimal digits; 0: they do not
    bool twoLines = false;              ///< long values stand in two lines of one key
    WordColumns words;                  ///< values are words that have room downwards only
    int bitLines = 0;                   ///< in which all bits of a key stand; 0: of its bits only the digit's
    double endMark = 0;                 ///< radius of the shapes at an arc's ends
    double indexY = 0, bandY = 0;       ///< index 0: no room
    double cardTop = 0;                 ///< of the card that holds the table
    double aboveKeys = 0;               ///< from the top of the card that begins with the keys
    double belowBands = 0;              ///< to the end of the card that ends with them
    double valueDrop = 0,
           bitsRise = 0; ///< from a key's upper end to its value's middle, from its lower one to the bits'
    double indexStep = 1;
    double lineY = 0;                                  ///< the explanation; 0: no room
    bool inlineDigit = false;                          ///< the digit is one of the signs that the key is written with
    qsizetype padded = 0;                              ///< decimal keys are as long as this, with zeros in front
    double sumsLeft = 0, sumWidth = 0, totalWidth = 0; ///< the block sums beside the table; 0: no room
    std::array<double, 3> fieldY{};                    ///< middles of a key's fields
    double fieldHeight = 0;
    double arcTop = 0; ///< where arcs leave
    bool fits = false;
    std::size_t perGroup = 1;

    /// True where a cell holds its count and its start.
    bool hasBoth() const { return table == TableDetail::marks || table == TableDetail::numbers; }
    QRectF cell(std::size_t digit, std::size_t group) const;
    QRectF tableRect(std::size_t digits, std::size_t groups) const;
    QRectF key(std::size_t position) const;
    QRectF slot(std::size_t index) const;
    /// Rect of sorted place `index` in the lower row, drawn under its work-group's keys.
    QRectF sortedSlot(std::size_t index) const;
    /// A field of a key; the one past the last key stands for all.
    QRectF field(std::size_t which, std::size_t position) const;
    /// Of the block sums: sums, sums before, totals, bases.
    QRectF sum(std::size_t which, std::size_t row, std::size_t block, std::size_t blocks) const;
    /// Height of arcs: more than usual where the row is so wide that they would be flat, and in a tall pane.
    double mostArcs(const View& view, double usual) const;
    QPointF count(std::size_t digit, std::size_t group) const;
    QPointF start(std::size_t digit, std::size_t group) const;
};

/// What is told of keys whose values have no room in a line, or in two.
enum class Narrow { nothing, letters, digits, hexadecimal };
/// A word's letters below each other. The one that is the digit may lie behind the word's end.
void chooseWordColumns(BucketLayout& layout, const Recording& recording, const View& view);
/// Of a value its digit, in one line or in two.
void chooseDigitAlone(BucketLayout& layout, const QString& widest);
/// All of a value, where that takes fewer signs than its decimal digits.
void chooseHexadecimal(BucketLayout& layout, const Recording& recording, const View& view);

/// "bits 7..0, hex".
TextShape hexLabel(const QString& digit, QPointF at, double scale, const QColor& color);

/// The line under the table.
TextShape startsNote(const BucketLayout& layout, const QColor& color);

/// Where a long value breaks: whole numbers in front of their last six digits; 0: not at all.
qsizetype breakOf(const QString& value);

/// "keys in" and "tens digit" at the left.
QString keysInLabel(const TableShape& shape, BucketStep step);
/// The heading of a work-group or work-item in the table: of seven kernels the last has a work-item for each row.
QString groupTitle(BucketKind kind, BucketStep step, const QString& number);

/// The largest type in which a table's columns hold both numbers of a cell, or one of them; 0: none does.
struct NumberSizes {
    double both = 0, one = 0;
};
/// Chooses the heading of the columns, too.
NumberSizes numberSizes(BucketLayout& layout, const Recording& recording, const TableShape& shape, const View& view);
/// Where a count, its signs and a start stand in a cell, when it is known how large they are.
void placeNumbers(BucketLayout& layout, const Recording& recording);
/// Where everything stands from the top down, with room around it.
void chooseHeights(BucketLayout& layout, const TableShape& shape, const View& view, const NumberSizes& sizes);
/// The same closed up: for an audience, and where height is short.
void chooseCloseHeights(BucketLayout& layout, const TableShape& shape, const View& view, const NumberSizes& sizes);

/// Where the fields of keys stand, which have no table.
void chooseFieldHeights(BucketLayout& layout, const View& view);

BucketLayout layoutBuckets(const Recording& recording, const View& view);

} // namespace lockstep::ui
