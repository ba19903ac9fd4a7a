//! What Space Viking calls what its playtests will tell.

use crate::playtest::words::{decimal, mean};
use crate::playtest::{Column, SystemReport, Terms};

/// What Space Viking calls what its playtests will tell.
pub const TERMS: Terms = Terms {
    currency: ["IU", "IU"],
    score: "points",
    turn: ["year", "years"],
    has_order: false,
    seats: "captains changed",
    series: ["duel", "duels"],
    unit: ["item", "items"],
    columns: [
        Column { title: "shots", value: |unit| unit.total.shots },
        Column { title: "hits", value: |unit| unit.total.hits },
        Column { title: "IU destroyed", value: |unit| unit.total.dealt },
        Column { title: "kills", value: |unit| unit.total.kills },
        Column { title: "lost", value: |unit| unit.lost },
        Column { title: "kills at one shot", value: |unit| unit.total.direct_hits },
    ],
    remark: "IU destroyed is what ships and troops that were lost had cost.",
    system,
    losses: "Lost",
};

fn system(system: &SystemReport) -> String {
    let SystemReport { system, shots, dice: _, hits, direct_hits, dealt, kills } = system;
    format!(
        "{system}: {}, {}, {} of them deadly; {} destroyed, {}",
        mean(*shots, "shot", "shots"),
        mean(*hits, "hit", "hits"),
        decimal(*direct_hits),
        mean(*dealt, "IU", "IU"),
        mean(*kills, "kill", "kills")
    )
}
