//! What Star Viking calls what its playtests tell.

use crate::playtest::words::{decimal, mean};
use crate::playtest::{Column, SystemReport, Terms};

/// What Star Viking calls what its playtests tell.
pub const TERMS: Terms = Terms {
    currency: ["mega-credit", "mega-credits"],
    score: "points",
    turn: ["round", "rounds"],
    has_order: false,
    seats: "captains changed",
    unit: ["unit", "units"],
    columns: [
        Column { title: "shots", value: |unit| unit.total.shots },
        Column { title: "hits", value: |unit| unit.total.hits },
        Column { title: "worth destroyed", value: |unit| unit.total.dealt },
        Column { title: "kills", value: |unit| unit.total.kills },
        Column { title: "hits taken", value: |unit| unit.lost },
        Column { title: "plunder", value: |unit| unit.feats.first().map_or(0.0, |plunder| plunder.mean) },
    ],
    remark: "Worth is what was destroyed cost, and plunder what was taken, in mega-credits; kills are units, their cargo too.",
    system,
    losses: "Suffered",
};

fn system(system: &SystemReport) -> String {
    let SystemReport { system, shots, dice: _, hits, direct_hits, dealt, kills } = system;
    format!(
        "{system}: {}, {}, {} of them critical; {} destroyed, {}",
        mean(*shots, "shot", "shots"),
        mean(*hits, "hit", "hits"),
        decimal(*direct_hits),
        mean(*dealt, "mega-credit", "mega-credits"),
        mean(*kills, "kill", "kills")
    )
}
