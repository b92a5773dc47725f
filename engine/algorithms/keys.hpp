#pragma once

#include "engine/algorithms/algorithm.hpp"
#include "engine/input/input.hpp"

namespace lockstep {

class WordTable;

/// The order of keys that "type" and "order" choose: unsigned order of order(bits).
struct KeyOrder {
    ElementType type = ElementType::uint32;
    bool descending = false;
    std::shared_ptr<const WordTable> words = nullptr; ///< where the keys are the numbers of words
    /// Every NaN comes last in both orders.
    std::uint32_t order(std::uint32_t bits) const;
    /// The digit of a key that a launch with this shift and width is about (LaunchMeaning), in the order's terms.
    std::uint32_t digit(std::uint32_t bits, std::uint32_t shift, std::uint32_t width) const;
};
KeyOrder keyOrder(const Parameters& parameters);
/// No key stands behind one that comes after it; true too where nothing is put in order (no parameter "order").
bool isInOrder(const Words& keys, const Parameters& parameters);

/// The parameters of every sort, and the -D options they make.
std::vector<Parameter> sortParameters();
std::vector<std::string> sortOptions(const Parameters& parameters);
Words sortedReference(const Words& input, const Parameters& parameters);

/// Which elements of an output differ from the reference's `right` ones; equal keys may change places in a sort that is
/// not stable, and a NaN that was computed may have other bits.
std::vector<bool> wrongPlaces(const Algorithm& algorithm, const Parameters& parameters, const Words& right,
                              const Words& output);
bool isRight(const Algorithm& algorithm, const Parameters& parameters, const Words& right, const Words& output);

/// The parameters of every reduction and scan, and the -D options they make.
std::vector<Parameter> scanParameters();
std::vector<std::string> scanOptions(const Parameters& parameters);
/// Affine maps are words of two halves, not floats.
std::string refuseScanned(const Parameters& parameters);
/// "kind": inclusive or exclusive, of scans that have both.
Parameter kindParameter();
bool isExclusive(const Parameters& parameters);
/// Affine maps need an odd a: with an even one the products die out, and a scan that leaves out a level goes unseen.
void checkScanned(const Words& input, const Parameters& parameters);
/// Left to right, as std::inclusive_scan or std::exclusive_scan; of float32 sums the order of a sequential scan.
Words scannedReference(const Words& input, const Parameters& parameters);
/// An inclusive scan made exclusive: the identity, then all but the last.
Words shifted(Words inclusive, const Parameters& parameters);

/// The scan operator on the host; the left operand is applied first. Of float32 a NaN loses to every number in max and
/// min, as in fmax and fmin, and −0 comes before +0.
std::uint32_t combine(const std::string& op, ElementType type, std::uint32_t left, std::uint32_t right);
std::uint32_t identity(const std::string& op, ElementType type);
/// sum + left · right; of float32 rounded once.
std::uint32_t plusProduct(ElementType type, std::uint32_t sum, std::uint32_t left, std::uint32_t right);
/// alpha · sum + beta · before; of float32 the second product is rounded first; where beta is 0 it is left out.
std::uint32_t weighed(ElementType type, std::uint32_t alpha, std::uint32_t sum, std::uint32_t beta,
                      std::uint32_t before);
/// How strongly a body draws another, of unit mass both: (d² + softening) to the power −3/2, where d is the distance of
/// their float32 places. By three steps of Newton's method, so that all devices and this host give the same bits
/// (within 1e-6 of the true value).
std::uint32_t attraction(std::uint32_t otherX, std::uint32_t otherY, std::uint32_t ownX, std::uint32_t ownY,
                         std::uint32_t softening);
/// An acceleration along one axis with that towards one more body added: sum + strength · (other − own), float32.
std::uint32_t pulled(std::uint32_t strength, std::uint32_t other, std::uint32_t own, std::uint32_t sum);
/// Equal bits, or NaN both: which NaN an addition gives differs from device to device.
bool sameResult(ElementType type, std::uint32_t a, std::uint32_t b);
/// `combine` with the operator and the type of these parameters.
struct Combiner {
    std::string op;
    ElementType type = ElementType::uint32;
    std::uint32_t operator()(std::uint32_t left, std::uint32_t right) const { return combine(op, type, left, right); }
};
Combiner combiner(const Parameters& parameters);

/// What keys a run with these (unresolved) parameters takes. All else may depend on how many they are, and is checked
/// with them. Throws InputError for a type or an operator that the algorithm does not have.
struct KeyKind {
    ElementType type = ElementType::uint32;
    KeysFor purpose = KeysFor::any; ///< by the operator
    bool isAffine() const { return purpose == KeysFor::maps; }
};
KeyKind keyKind(const Algorithm& algorithm, const Parameters& parameters);

} // namespace lockstep
