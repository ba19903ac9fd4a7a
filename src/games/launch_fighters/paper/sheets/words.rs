//! Words for designs, in sentences and tables.

use launch_fighters::{Options, Part, Ship};
use rules::{Points, capital};

/// The text that replaces a missing number.
pub const NONE: &str = "–";

/// A number with its noun: "1 ship", "3 ships".
#[must_use]
pub fn count(number: u32, one: &str, many: &str) -> String {
    format!("{number} {}", if number == 1 { one } else { many })
}

/// Points with their noun, for a sentence.
#[must_use]
pub fn points(points: Points) -> String {
    format!("{points} {}", if points.get().abs() == 1 { "point" } else { "points" })
}

/// Points for the cell of a table; a dash for `None`.
#[must_use]
pub fn price(points: Option<Points>) -> String {
    points.map_or_else(|| NONE.to_owned(), |points| points.to_string())
}

/// The add-ons of a ship; empty if it has none.
#[must_use]
pub fn add_ons(ship: &Ship, options: &Options) -> String {
    let mut words: Vec<String> = Vec::new();
    for part in Part::ADD_ONS {
        let amount = ship.amount(part);
        match part {
            _ if amount == 0 => {}
            Part::Cargo => words.push(count(amount, "cargo hold", "cargo holds")),
            Part::Passengers => words.push(count(amount, "passenger hold", "passenger holds")),
            _ => words.push(format!("{} {amount}", part.label().to_lowercase())),
        }
    }
    if options.warp_for_fighters && ship.warp_fighters && ship.amount(Part::Fighters) > 0 {
        words.push("warp for fighters".into());
    }
    capital(&words.join(", "))
}

/// Class, type and hull number as one line: "Yorktown class · Carrier · CV-6".
#[must_use]
pub fn description(ship: &Ship) -> String {
    let class = ship.class.trim();
    let class = match class {
        "" => String::new(),
        named if named.to_lowercase().contains("class") => named.to_owned(),
        named => format!("{named} class"),
    };
    let parts = [class.as_str(), ship.kind.trim(), ship.number.trim()];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ships_are_described_in_words() {
        let ship = Ship { class: "Yorktown".into(), kind: "Carrier".into(), number: "CV-6".into(), ..Ship::named("Enterprise") };
        assert_eq!(description(&ship), "Yorktown class · Carrier · CV-6");
        assert_eq!(description(&Ship::default()), "");
        let ship = ship.with(Part::Sensors, 2).with(Part::Cargo, 1).with(Part::Passengers, 3);
        assert_eq!(add_ons(&ship, &Options::default()), "Sensors 2, 1 cargo hold, 3 passenger holds");
    }
}
