#include "tests/bench/sorting.hpp"

#include "tests/bench/turns.hpp"

#include <boost/compute/algorithm/copy_n.hpp>
#include <boost/compute/algorithm/sort.hpp>
#include <boost/compute/command_queue.hpp>
#include <boost/compute/container/vector.hpp>
#include <boost/compute/iterator/buffer_iterator.hpp>
#include <memory>

namespace lockstep::bench {

namespace compute = boost::compute;

RivalSort boostSort(const cl::Buffer& x, std::size_t n, bool radix)
{
    struct Held {
        compute::command_queue queue;
        compute::buffer x;
        compute::vector<compute::uint_> keys;
    };
    const compute::command_queue queue{bench::queue()()};
    const auto held = std::make_shared<Held>(
        Held{queue, compute::buffer{x()}, compute::vector<compute::uint_>{n, queue.get_context()}});
    RivalSort rival;
    rival.sort = [=] {
        held->queue.enqueue_copy_buffer(held->x, held->keys.get_buffer(), 0, 0, n * sizeof(compute::uint_));
        if (radix)
            compute::detail::radix_sort(held->keys.begin(), held->keys.end(), held->queue);
        else
            compute::sort(held->keys.begin(), held->keys.end(), held->queue);
    };
    rival.finish = [=] { held->queue.finish(); };
    rival.sorted = [=] {
        Words words(n);
        compute::copy_n(held->keys.begin(), n, words.begin(), held->queue);
        return words;
    };
    return rival;
}

} // namespace lockstep::bench
