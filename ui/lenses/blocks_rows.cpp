#include "ui/lenses/blocks_rows.hpp"

namespace lockstep::ui {

LaunchRows rowsOf(const BlocksFlow& flow, std::size_t launch)
{
    LaunchRows rows;
    if (launch == 0)
        return rows;
    for (const BlockAct& act : flow.whole(launch).acts) {
        rows.shown.insert(act.to.row);
        rows.touchesValues = rows.touchesValues || act.to.row == 0;
        for (const Spot& from : act.from) {
            rows.shown.insert(from.row);
            rows.touchesValues = rows.touchesValues || from.row == 0;
        }
        if (!act.isQuiet && (act.op == Op::combine || act.isLocal || act.op == Op::publish))
            rows.worked.insert(act.to.row);
    }
    return rows;
}

} // namespace lockstep::ui
