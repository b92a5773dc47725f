#include "tests/bench/scanning.hpp"

#include "tests/bench/turns.hpp"

#include <boost/compute/algorithm/copy_n.hpp>
#include <boost/compute/algorithm/inclusive_scan.hpp>
#include <boost/compute/algorithm/reduce.hpp>
#include <boost/compute/command_queue.hpp>
#include <boost/compute/container/vector.hpp>
#include <boost/compute/iterator/buffer_iterator.hpp>

namespace lockstep::bench {

namespace compute = boost::compute;

Rival boostCompute(const cl::Buffer& x, std::size_t n)
{
    struct Held {
        compute::command_queue queue;
        compute::buffer x;
        compute::vector<compute::uint_> prefixes, sum;
    };
    const compute::command_queue queue{bench::queue()()};
    const compute::context context = queue.get_context();
    const auto held =
        std::make_shared<Held>(Held{queue, compute::buffer{x()}, compute::vector<compute::uint_>{n, context},
                                    compute::vector<compute::uint_>{std::size_t{1}, context}});
    const auto begin = compute::make_buffer_iterator<compute::uint_>(held->x, 0);
    const auto end = compute::make_buffer_iterator<compute::uint_>(held->x, n);
    Rival rival;
    rival.name = "Boost";
    rival.scan = [=] { compute::inclusive_scan(begin, end, held->prefixes.begin(), held->queue); };
    rival.reduce = [=] { compute::reduce(begin, end, held->sum.begin(), held->queue); };
    rival.finish = [=] { held->queue.finish(); };
    rival.prefixes = [=] {
        Words words(n);
        compute::copy_n(held->prefixes.begin(), n, words.begin(), held->queue);
        return words;
    };
    rival.sum = [=] {
        Words word(1);
        compute::copy_n(held->sum.begin(), 1, word.begin(), held->queue);
        return word.front();
    };
    return rival;
}

} // namespace lockstep::bench
