//! The words that playtest reports of Vikings use.

use playtest::words::{decimal, mean};
use playtest::{Column, SystemReport, Terms, UnitReport};
use vikings::play::Cause;

/// The words that playtest reports of Vikings use.
pub const TERMS: Terms = Terms {
    currency: ["point", "points"],
    score: "points",
    turn: ["turn", "turns"],
    has_order: false,
    seats: "captains changed",
    series: ["series", "series"],
    unit: ["character", "characters"],
    columns: [
        Column { title: "kills", value: |unit| unit.total.kills },
        Column { title: "worth killed", value: |unit| unit.total.dealt },
        Column { title: "dead by blades", value: |unit| loss(unit, Cause::Blade) },
        Column { title: "by arrows", value: |unit| loss(unit, Cause::Arrow) },
        Column { title: "in passing", value: |unit| loss(unit, Cause::Challenge) },
        Column { title: "by water and rams", value: |unit| loss(unit, Cause::Water) + loss(unit, Cause::Collision) },
    ],
    remark: "Worth is what the killed are worth in points. Who survived may have left the board, or have been led off it as a captive. Boats are told among the characters.",
    system,
    losses: "Suffered",
    places: "Fallen",
};

/// How often a unit died from this cause, on average over the games. The causes of death come first among the losses that the collector counts.
fn loss(unit: &UnitReport, cause: Cause) -> f64 {
    unit.losses.get(cause as usize).map_or(0.0, |loss| loss.mean)
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
