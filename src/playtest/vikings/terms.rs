//! What Vikings calls what its playtests will tell.

use crate::playtest::words::{decimal, mean};
use crate::playtest::{Column, SystemReport, Terms};

/// What Vikings calls what its playtests will tell.
pub const TERMS: Terms = Terms {
    currency: ["point", "points"],
    score: "points",
    turn: ["turn", "turns"],
    has_order: true,
    seats: "captains changed",
    series: ["duel", "duels"],
    unit: ["character", "characters"],
    columns: [
        Column { title: "attacks", value: |unit| unit.total.shots },
        Column { title: "hits", value: |unit| unit.total.hits },
        Column { title: "worth killed", value: |unit| unit.total.dealt },
        Column { title: "kills", value: |unit| unit.total.kills },
        Column { title: "wounds taken", value: |unit| unit.lost },
        Column { title: "kills at one blow", value: |unit| unit.total.direct_hits },
    ],
    remark: "Worth is what was killed is priced at, in points.",
    system,
    losses: "Suffered",
};

fn system(system: &SystemReport) -> String {
    let SystemReport { system, shots, dice: _, hits, direct_hits, dealt, kills } = system;
    format!(
        "{system}: {}, {}, {} of them deadly; {} killed, {}",
        mean(*shots, "attack", "attacks"),
        mean(*hits, "hit", "hits"),
        decimal(*direct_hits),
        mean(*dealt, "point", "points"),
        mean(*kills, "kill", "kills")
    )
}
