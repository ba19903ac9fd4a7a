//! The words that playtest reports of Space Viking use.

use super::rows::{BUILT, Feat, Loss};
use playtest::words::{decimal, mean};
use playtest::{Column, SystemReport, Terms, UnitReport};

/// The words that playtest reports of Space Viking use.
pub(super) const TERMS: Terms = Terms {
    currency: ["IU", "IU"],
    score: "points",
    turn: ["year", "years"],
    has_order: false,
    seats: "captains changed",
    series: ["series", "series"],
    unit: ["house", "houses"],
    columns: [
        Column { title: "ships built", value: |unit| feat(unit, BUILT) },
        Column { title: "lost in battle", value: |unit| loss(unit, Loss::InBattle) },
        Column { title: "lost on the ground", value: |unit| loss(unit, Loss::OnTheGround) },
        Column { title: "lost to treachery", value: |unit| loss(unit, Loss::ToTreachery) },
        Column { title: "worlds lost to revolt", value: |unit| loss(unit, Loss::ToRevolt) },
        Column { title: "plunder", value: |unit| feat(unit, Feat::PlunderOfWorlds) + feat(unit, Feat::PlunderOfPlayers) },
    ],
    remark: "Ships are counted one by one, and to treachery fleets are lost; plunder is in IU.",
    system,
    losses: "Lost",
    places: "Taken",
};

fn feat(unit: &UnitReport, feat: Feat) -> f64 {
    unit.feats.get(feat as usize).map_or(0.0, |feat| feat.mean)
}

fn loss(unit: &UnitReport, loss: Loss) -> f64 {
    unit.losses.get(loss as usize).map_or(0.0, |loss| loss.mean)
}

fn system(system: &SystemReport) -> String {
    let SystemReport { system, shots, dice: _, hits, direct_hits: _, dealt, kills } = system;
    format!(
        "{system}: {}, {}; {} destroyed, {} IU",
        mean(*shots, "shot", "shots"),
        mean(*hits, "hit", "hits"),
        mean(*kills, "ship", "ships"),
        decimal(*dealt)
    )
}
