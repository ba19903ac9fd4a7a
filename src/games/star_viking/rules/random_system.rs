//! Makes a random star system for the designer to change, out of whole orbits like those on the book's tiles.
//!
//! The innermost orbit or the one next to it has a planet with air and the capital. The other bodies and the worth of each sector are drawn until the
//! system breaks no rule of its own and its plunder agrees with its wealth. The same wishes and seed make the same system.

use std::sync::Arc;

use super::{
    Body, Content, Division, Form, MeanPlunder, Modifier, Orbit, Place, PlunderTable, Sector, Spot, Sun, System, Technology,
    Wealth, checks,
};
use crate::Finding;
use rules::{Chance, Count, Level, Origin, Severity};

/// The designer's wishes for a random system.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wanted {
    /// The name of the system.
    pub name: String,
    /// The technology of the system's local defenses.
    pub technology: Technology,
    /// The average taxes of the system, in mega-credits.
    pub wealth: Count,
    /// How many orbits the system has.
    pub orbits: u32,
}

impl Wanted {
    /// The lowest and the highest number of orbits.
    pub const ORBITS: (u32, u32) = (1, 4);
    /// The lowest and the highest wealth.
    pub const WEALTH: (u32, u32) = (3, 30);
}

/// The largest number of systems that are drawn before the best of them is taken.
const ATTEMPTS: u64 = 200;
/// The largest number of changes to the wealth codes of sectors that are made so that plunder and wealth agree.
const CHANGES: usize = 60;

/// A system that fits the wishes and breaks no rule, or the best of many if none does.
#[must_use]
pub fn random_system(content: &Content, wanted: &Wanted, seed: u64) -> System {
    let mut best: Option<(usize, System)> = None;
    for attempt in 0..ATTEMPTS {
        let mut chance = Chance::new(seed.wrapping_mul(ATTEMPTS).wrapping_add(attempt));
        let system = draw(wanted, &content.tables.plunder, &mut chance);
        let alone = Content {
            systems: [system.clone()].into_iter().collect(),
            tables: Arc::clone(&content.tables),
            ..Content::default()
        };
        let count = checks::check(&alone).iter().filter(|finding| speaks_of_it(finding)).count();
        if best.as_ref().is_none_or(|(least, _)| count < *least) {
            best = Some((count, system));
        }
        if count == 0 {
            break;
        }
    }
    best.map(|(_, system)| system).unwrap_or_default()
}

/// Whether a finding is an error or a warning about a system, which a random system should not have.
fn speaks_of_it(finding: &Finding) -> bool {
    finding.about.severity > Severity::Advice && matches!(finding.place, Place::System(..))
}

/// A kind of orbit found on the book's tiles.
#[derive(Clone, Copy)]
enum Kind {
    /// A planet of two halves, or of caps and an equator, with air.
    Home { caps: bool, moon: bool },
    /// A whole planet without air.
    Planet,
    /// Moons of a giant planet that is not on the tile.
    Moons,
    /// A belt of asteroids.
    Belt,
    /// A city in space, with a belt or without.
    City { belt: bool },
}

fn draw(wanted: &Wanted, table: &PlunderTable, chance: &mut Chance) -> System {
    let suns = Sun::ALL;
    let count = wanted.orbits.clamp(Wanted::ORBITS.0, Wanted::ORBITS.1) as usize;
    let home = chance.below(count.min(2));
    // Planets with an equator are large and leave little room for further orbits.
    let caps = count <= 2 && chance.below(2) == 0;
    let roman = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"];
    let mut number = chance.below(2);
    let mut system = System {
        name: wanted.name.clone(),
        technology: wanted.technology,
        wealth: wanted.wealth,
        sun: suns[chance.below(suns.len())],
        origin: Origin::Own,
        ..System::default()
    };
    for position in 0..count {
        let others = [Kind::Planet, Kind::Belt, Kind::Moons, Kind::City { belt: count < 4 && chance.below(2) == 0 }];
        let kind = if position == home {
            Kind::Home { caps, moon: chance.below(3) > 0 }
        } else {
            // Only systems of technology A and B have cities in space.
            others[chance.below(if wanted.technology <= Technology::B { 4 } else { 3 })]
        };
        let mut planet = || {
            number += 1 + chance.below(2);
            format!("{} {}", wanted.name, roman[number.min(roman.len() - 1)])
        };
        let bodies: Vec<(String, Form)> = match kind {
            Kind::Home { caps, moon } => {
                let form = Form::Planet(if caps { capped() } else { halved() });
                let moon = moon.then(|| ("Moon".to_owned(), Form::Moon(worth(Wealth::D))));
                [Some((planet(), form)), moon].into_iter().flatten().collect()
            }
            Kind::Planet => vec![(planet(), Form::Planet(Division::Whole(worth(Wealth::D))))],
            Kind::Moons => vec![("Far Moons".to_owned(), Form::Moon(worth(Wealth::D)))],
            Kind::Belt => vec![("Asteroids".to_owned(), Form::Asteroids(worth(Wealth::D)))],
            Kind::City { belt } => {
                let city = (format!("{} Station", wanted.name), Form::Starcity(worth(Wealth::C)));
                let belt = belt.then(|| ("Asteroids".to_owned(), Form::Asteroids(worth(Wealth::E))));
                [Some(city), belt].into_iter().flatten().collect()
            }
        };
        let bodies = bodies.into_iter().map(|(name, form)| Body { name, form, ..Body::default() });
        system.orbits.add(Orbit { bodies: bodies.collect() });
    }
    settle(&mut system, table, chance);
    system
}

const fn worth(wealth: Wealth) -> Sector {
    Sector { atmosphere: false, wealth: Some(wealth), ew: Modifier::ZERO, defense: Modifier::ZERO, attack: Level::clamped(0) }
}

/// A sector with air and without a wealth code.
const fn air() -> Sector {
    Sector { atmosphere: true, wealth: None, ew: Modifier::ZERO, defense: Modifier::ZERO, attack: Level::clamped(0) }
}

const fn halved() -> Division {
    let half = Sector { wealth: Some(Wealth::D), ..air() };
    Division::Halves { north: half, south: half }
}

fn capped() -> Division {
    let of = |wealth| Sector { wealth: Some(wealth), ..air() };
    Division::Caps { north: air(), equator: vec![of(Wealth::D), of(Wealth::C), of(Wealth::D)], south: air() }
}

/// Changes wealth codes until plunder and wealth agree, makes the richest sector with air the capital, and adds combat modifiers.
fn settle(system: &mut System, table: &PlunderTable, chance: &mut Chance) {
    let coded: Vec<Spot> = system.sectors().filter(|(_, _, sector)| sector.wealth.is_some()).map(|(spot, ..)| spot).collect();
    for _ in 0..CHANGES {
        let Some(mean) = MeanPlunder::of(system, table).and_then(MeanPlunder::as_wealth) else { break };
        if mean == system.wealth || coded.is_empty() {
            break;
        }
        let wants_more = mean < system.wealth;
        let Some(sector) = system.sector_mut(coded[chance.below(coded.len())]) else { continue };
        let index = sector.wealth.and_then(|wealth| Wealth::ALL.iter().position(|other| *other == wealth));
        let next = index.and_then(|index| if wants_more { index.checked_sub(1) } else { Some(index + 1) });
        // In the list of codes, the richest code comes first.
        if let Some(wealth) = next.and_then(|index| Wealth::ALL.get(index)) {
            sector.wealth = Some(*wealth);
        }
    }
    let with_air = system.sectors().filter(|(_, _, sector)| sector.atmosphere && sector.wealth.is_some());
    let capital = with_air.min_by_key(|(spot, _, sector)| (sector.wealth, *spot)).map(|(spot, ..)| spot);
    system.capital = capital;
    if let Some(sector) = capital.and_then(|capital| system.sector_mut(capital)) {
        sector.defense = Modifier::clamped(1);
    }
    let vacuum: Vec<Spot> = system.sectors().filter(|(_, _, sector)| !sector.atmosphere).map(|(spot, ..)| spot).collect();
    if let Some(sector) = vacuum.get(chance.below(vacuum.len() * 2)).and_then(|spot| system.sector_mut(*spot)) {
        sector.ew = Modifier::clamped(1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Part;

    #[test]
    fn a_system_made_by_chance_breaks_no_rule_and_is_always_the_same() {
        let row = |row: &str| row.parse().unwrap_or_default();
        let rows = ["4 5 6 7 8 10", "3 4 4 5 6 7", "2 2 3 4 4 5", "1 1 2 2 3 3", "0 1 1 1 2 2"].map(row);
        let mut content = Content::default();
        Arc::make_mut(&mut content.tables).plunder = PlunderTable { rows, ..PlunderTable::default() };
        for technology in Technology::ALL {
            for (orbits, wealth) in [(1, 6), (2, 10), (3, 16), (4, 18)] {
                let wanted = Wanted { name: "Ankhaf".into(), technology: *technology, wealth: Count::clamped(wealth), orbits };
                let system = random_system(&content, &wanted, 7);
                assert_eq!((system.orbits.len() as u32, system.wealth.get()), (orbits, wealth));
                let alone = Content { systems: [system.clone()].into_iter().collect(), ..content.clone() };
                let findings: Vec<_> = checks::check(&alone).into_iter().filter(speaks_of_it).collect();
                assert!(findings.is_empty(), "{technology}, {orbits} orbits, wealth {wealth}: {findings:?}");
                assert_eq!(random_system(&content, &wanted, 7), system);
                assert!(system.capital.is_some_and(|capital| capital.part != Part::Whole));
            }
        }
    }
}
