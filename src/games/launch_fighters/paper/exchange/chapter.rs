//! A chapter of the blue book: the style of the fleets' maker, its ships and its fleets.

use exchange::answer::{Document, Fields};
use launch_fighters::{Chapter, Options, Ship, cost};
use rules::{Points, counted};

/// First the words that follow the chapter's name, and then a line for each ship and fleet.
pub fn lines(chapter: &Chapter) -> (String, Vec<String>) {
    let style = chapter.style.as_ref().map_or_else(String::new, |style| format!(": {}", style.name));
    let ship = |ship: &Ship| {
        let cost = price(ship).map_or_else(|| "no price".into(), |cost| counted(cost.get() as usize, "point"));
        let kind = if ship.kind.is_empty() { String::new() } else { format!(", {}", ship.kind) };
        format!("{}{kind}, {cost}", ship.name)
    };
    let fleets = chapter.fleets.iter();
    let fleets = fleets.map(|fleet| {
        let spent = chapter.spent(fleet, &Options::default());
        format!("fleet {}, {spent} of {}: {}", fleet.name, counted(fleet.budget.get() as usize, "point"), fleet.ships.join(", "))
    });
    (style, chapter.ships.iter().map(ship).chain(fleets).collect())
}

/// The style, ships and fleets of a chapter as JSON fields.
pub fn fields(chapter: &Chapter) -> Fields {
    let ship = |ship: &Ship| -> Fields {
        vec![
            ("name", ship.name.as_str().into()),
            ("type", ship.kind.as_str().into()),
            ("cost", price(ship).map(Points::get).into()),
        ]
    };
    let fleets = chapter.fleets.iter().map(|fleet| -> Fields {
        vec![
            ("name", fleet.name.as_str().into()),
            ("cost", chapter.spent(fleet, &Options::default()).get().into()),
            ("budget", fleet.budget.get().into()),
            ("ships", fleet.ships.iter().map(String::as_str).collect()),
        ]
    });
    vec![
        ("style", chapter.style.as_ref().map(|style| style.name.as_str()).into()),
        ("ships", chapter.ships.iter().map(ship).collect()),
        ("fleets", fleets.collect::<Document>()),
    ]
}

fn price(ship: &Ship) -> Option<Points> {
    cost::price(ship, &Options::default()).map(|price| price.total)
}

#[cfg(test)]
mod tests {
    use super::*;
    use launch_fighters::{Part, ReadyFleet};

    #[test]
    fn a_fleet_is_told_with_what_it_costs_of_its_budget() {
        let ship = Ship::named("Lance").with(Part::Cannons, 3);
        let cost = price(&ship).expect("a price");
        let fleet = ReadyFleet {
            name: "Guard".into(),
            budget: Points::new(100),
            ships: vec!["Lance".into(); 2],
            ..ReadyFleet::default()
        };
        let chapter = Chapter { ships: vec![ship], fleets: vec![fleet], ..Chapter::default() };
        let (_, lines) = lines(&chapter);
        assert_eq!(lines[1], format!("fleet Guard, {} of 100 points: Lance, Lance", cost.get() * 2));
    }
}
