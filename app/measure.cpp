#include "app/commands.hpp"

#include "engine/device/device_rates.hpp"
#include "engine/model/sentence.hpp"
#include "engine/recording/session.hpp"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace lockstep::app {
namespace {

/// As --machine takes it: whole 10^9 a second, from 1.
unsigned long long billions(double rate)
{
    return static_cast<unsigned long long>(std::max(1LL, std::llround(rate * 1e-9)));
}

} // namespace

int measureCommand(const std::string& device, bool asJson)
{
    const DeviceRates rates = Session{}.rates(device);
    if (asJson) {
        nlohmann::ordered_json json{{"device", {{"name", rates.device.name}, {"platform", rates.device.platform}}},
                                    {"bytes_per_second", rates.bandwidth},
                                    {"products_per_second", rates.peak}};
        print(json.dump(2));
        return 0;
    }
    print(sentence("{} ({})\n"
                   "memory      {:8.1f} x 10^9 bytes a second, loaded and stored by a copy\n"
                   "arithmetic  {:8.1f} x 10^9 float32 products a second, each added to a sum\n"
                   "A kernel of fewer than {:.2g} operations a byte moved waits for memory. Under this roof: "
                   "--lens roofline --machine 32,128,32,{},{}",
                   rates.device.name, rates.device.platform, rates.bandwidth * 1e-9, rates.peak * 1e-9,
                   rates.peak / rates.bandwidth, billions(rates.peak), billions(rates.bandwidth)));
    return 0;
}

} // namespace lockstep::app
