//! `same-letter-twice`: reports ships of one fleet with the same counter letter. It compares only letters that were set for the ships themselves. A
//! letter that comes from a design needs no check, because the program replaces it with a free letter when two ships share it.

use std::cell::LazyCell;
use std::collections::{HashMap, HashSet};

use super::{book, code, examples};
use crate::{Content, Edit, Finding, Fix, FleetShip, InFleet, Place};
use geometry::nth_letter;
use rules::{About, Change, FixBudget, Id, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "same-letter-twice",
    code: code(24),
    severity: Severity::Warning,
    citation: book("Setup: The Pieces of the Game"),
    says: "No two ships of a fleet have the same letter on their counters.",
    because: "The letter is there so that counters are told apart and each is found on its record sheet.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let fix_budget = FixBudget::new();
    for (id, fleet) in content.fleets.iter() {
        let mut first: HashMap<&str, Id<FleetShip>> = HashMap::new();
        let names = LazyCell::new(|| fleet.names(&content.ships));
        let mut free = LazyCell::new(|| {
            let taken: HashSet<String> = fleet.letters(&content.ships).into_values().collect();
            (0..).map(nth_letter).filter(move |letter| !taken.contains(letter))
        });
        for (ship, of) in fleet.ships.iter().filter(|(_, ship)| !ship.letter.trim().is_empty()) {
            let letter = of.letter.trim();
            let bearer = *first.entry(letter).or_insert(ship);
            if bearer != ship {
                let name = |ship| names.get(&ship).map_or("", String::as_str);
                let message = format!("{} of {} bears the letter {letter}, as {} does.", name(ship), fleet.label(), name(bearer));
                let fix = fix_budget.offer(|| {
                    let mut lettered = fleet.clone();
                    let letter = free.next()?;
                    let title = format!("Give it the letter {letter}");
                    lettered.ships.get_mut(ship)?.letter = letter;
                    Some(Fix::choice(title, [Edit::Fleet(Change::Set(id, lettered))]))
                });
                findings.push(Finding::new(&ABOUT, Place::Fleet(id, InFleet::Ship(ship)), message).with_fixes(fix));
            }
        }
    }
}

fn failing() -> Content {
    examples::fleet(|fleet| fleet.ships = ["A", "A"].into_iter().map(lettered).collect())
}

fn passing() -> Content {
    examples::fleet(|fleet| fleet.ships = ["A", "B"].into_iter().map(lettered).collect())
}

fn lettered(letter: &str) -> FleetShip {
    FleetShip { letter: letter.into(), ..FleetShip::of(examples::first()) }
}
