//! What Vikings calls what its playtests tell.

use playtest::words::{decimal, mean};
use playtest::{Column, SystemReport, Terms, UnitReport};

/// What Vikings calls what its playtests tell.
pub const TERMS: Terms = Terms {
    currency: ["point", "points"],
    score: "points",
    turn: ["turn", "turns"],
    has_order: false,
    seats: "captains changed",
    series: ["series", "series"],
    unit: ["character", "characters"],
    columns: [
        Column { title: "blows and arrows", value: |unit| unit.total.shots },
        Column { title: "that told", value: |unit| unit.total.hits },
        Column { title: "kills", value: |unit| unit.total.kills },
        Column { title: "worth killed", value: |unit| unit.total.dealt },
        Column { title: "wounds", value: |unit| loss(unit, 4) },
        Column { title: "deaths", value: |unit| (0..4).map(|cause| loss(unit, cause)).sum() },
    ],
    remark: "Blows and arrows that told drove somebody back, stunned, wounded or killed him; worth is what the killed are worth in points.",
    system,
    losses: "Suffered",
    places: "Fallen",
};

/// What somebody suffered, by its number among what the collector counts.
fn loss(unit: &UnitReport, number: usize) -> f64 {
    unit.losses.get(number).map_or(0.0, |loss| loss.mean)
}

fn system(system: &SystemReport) -> String {
    let SystemReport { system, shots, dice: _, hits, direct_hits, dealt, kills } = system;
    format!(
        "{system}: {}, {} of them told, {} wounded; {} killed, {}",
        decimal(*shots),
        decimal(*hits),
        decimal(*direct_hits),
        mean(*kills, "man", "men"),
        mean(*dealt, "point", "points")
    )
}
