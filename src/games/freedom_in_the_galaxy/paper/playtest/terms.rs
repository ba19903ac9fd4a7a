//! The words that playtest reports of Freedom in the Galaxy use.

use playtest::words::{decimal, mean};
use playtest::{Column, SystemReport, Terms, UnitReport};

/// The words that playtest reports of Freedom in the Galaxy use.
pub const TERMS: Terms = Terms {
    currency: ["point", "points"],
    score: "victory points",
    turn: ["turn", "turns"],
    has_order: false,
    seats: "captains changed",
    series: ["series", "series"],
    unit: ["piece", "pieces"],
    columns: [
        Column { title: "missions", value: |unit| unit.total.shots },
        Column { title: "completed", value: |unit| unit.total.hits },
        Column { title: "wounds", value: |unit| unit.lost },
        Column { title: "captured", value: |unit| feat(unit, 0) },
        Column { title: "killed or lost", value: |unit| feat(unit, 1) },
        Column { title: "freed", value: |unit| feat(unit, 2) },
    ],
    remark: "Missions are those that a character went on, and units are lost in combat, to fire, raids and sabotage. A character who is a \
             prisoner at the end survives. What a piece costs is its points by the project's table, and a unit's Force Points.",
    system,
    losses: "Wounds",
    places: "Missions completed",
};

/// How often a unit did, per game on average, one of the feats that the collector counts; `number` is the index of the feat.
fn feat(unit: &UnitReport, number: usize) -> f64 {
    unit.feats.get(number).map_or(0.0, |feat| feat.mean)
}

fn system(system: &SystemReport) -> String {
    let SystemReport { system, shots, dice, hits, .. } = system;
    format!(
        "{system}: {}, {} of them completed with {}",
        mean(*shots, "mission", "missions"),
        decimal(*hits),
        mean(*dice, "letter", "letters")
    )
}
