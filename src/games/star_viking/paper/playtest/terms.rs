//! The words that playtest reports of Star Viking use.

use playtest::words::{decimal, mean};
use playtest::{Column, SystemReport, Terms, UnitReport};

/// The words that playtest reports of Star Viking use.
pub const TERMS: Terms = Terms {
    currency: ["mega-credit", "mega-credits"],
    score: "points",
    turn: ["round", "rounds"],
    has_order: false,
    seats: "captains changed",
    series: ["series", "series"],
    unit: ["unit", "units"],
    columns: [
        Column { title: "shots", value: |unit| unit.total.shots },
        Column { title: "hits", value: |unit| unit.total.hits },
        Column { title: "worth destroyed", value: |unit| unit.total.dealt },
        Column { title: "plunder", value: |unit| feat(unit, 0) },
        Column { title: "carried home", value: |unit| feat(unit, 1) },
        Column { title: "lost", value: |unit| feat(unit, 5) },
    ],
    remark: "Worth is what was destroyed cost, and plunder what was taken and what was carried home of it, in mega-credits.",
    system,
    losses: "Suffered",
    places: "Taken",
};

/// How often, on average in a game, a unit did one of the feats that the collector counts; `number` is the index of the feat.
fn feat(unit: &UnitReport, number: usize) -> f64 {
    unit.feats.get(number).map_or(0.0, |feat| feat.mean)
}

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
