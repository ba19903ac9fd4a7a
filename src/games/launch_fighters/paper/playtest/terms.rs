//! The words that playtest reports of Launch Fighters! use.

use playtest::words::{decimal, mean};
use playtest::{Column, SystemReport, Terms};

/// The words that playtest reports of Launch Fighters! use.
pub const TERMS: Terms = Terms {
    currency: ["point", "points"],
    score: "victory points",
    turn: ["turn", "turns"],
    has_order: true,
    seats: "captains and order changed",
    series: ["duel", "duels"],
    unit: ["ship", "ships"],
    columns: [
        Column { title: "shots", value: |ship| ship.total.shots },
        Column { title: "hits", value: |ship| ship.total.hits },
        Column { title: "levels taken", value: |ship| ship.total.dealt },
        Column { title: "kills", value: |ship| ship.total.kills },
        Column { title: "levels lost", value: |ship| ship.lost },
        Column { title: "squadrons lost", value: |ship| ship.lost_aboard },
    ],
    remark: "Levels are stats reduced; kills are ships and squadrons.",
    system,
    losses: "Levels lost",
    places: "Taken",
};

fn system(system: &SystemReport) -> String {
    let SystemReport { system, shots, dice, hits, direct_hits, dealt, kills } = system;
    format!(
        "{system}: {} with {}, {}, {} of them direct; {} taken, {}",
        mean(*shots, "shot", "shots"),
        mean(*dice, "die", "dice"),
        mean(*hits, "hit", "hits"),
        decimal(*direct_hits),
        mean(*dealt, "level", "levels"),
        mean(*kills, "kill", "kills")
    )
}
