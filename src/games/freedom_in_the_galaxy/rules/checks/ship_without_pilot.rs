//! `ship-without-pilot`: a ship must be placed with a character who may fly it.

use super::{book, code, deployed, set_ups};
use crate::set_up::Piece;
use crate::{Content, Finding, Fix, Side};
use rules::{About, FixBudget, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "ship-without-pilot",
    code: code(26),
    severity: Severity::Error,
    citation: book("14.51, 14.53, 14.6"),
    says: "A ship that is placed goes with a character of navigation 1 or more: with its owner where its card names one who starts too, and a \
           ship of the Empire that has an owner with nobody else.",
    because: "Whoever has a ship flies it, without navigation nobody can, and an owner's ship is given to its owner.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let fix_budget = FixBudget::new();
    for (id, scenario) in content.scenarios.iter() {
        for (row_id, row) in scenario.set_up.iter() {
            let Some(ship) = set_ups::possession(content, row).filter(|possession| possession.kind.is_ship()) else { continue };
            let character = row.with.and_then(|with| match scenario.set_up.get(with)?.piece {
                Piece::Character(character) => Some(character),
                _ => None,
            });
            let pilot = character.and_then(|character| content.characters.get(character));
            let owner = ship.owner.filter(|owner| Some(*owner) != character);
            let starts =
                |owner| scenario.set_up.iter().any(|(_, other)| other.piece == Piece::Character(owner) && other.turn == row.turn);
            let owner = owner.filter(|owner| ship.kind.side() == Side::Imperial || starts(*owner));
            let owner = owner.and_then(|owner| content.characters.get(owner));
            let message = match (pilot, owner) {
                (None, _) => format!("{} has no pilot.", ship.label()),
                (Some(pilot), _) if pilot.ratings.navigation.get() == 0 => {
                    format!("{} flies {}, and has navigation 0.", pilot.label(), ship.label())
                }
                (Some(pilot), Some(owner)) => {
                    format!("{} flies {}, which is {}'s.", pilot.label(), ship.label(), owner.label())
                }
                (Some(_), None) => continue,
            };
            let fix = || {
                // The row of the character who owns the ship from the start; `None` if the set-up does not place that character.
                let owner = scenario.set_up.find(|other| ship.owner.is_some_and(|owner| other.piece == Piece::Character(owner)));
                let (owner, _) = owner.filter(|(owner, _)| row.with != Some(*owner))?;
                let change = set_ups::changed(id, scenario, row_id, |row| row.with = Some(owner));
                Some(Fix::choice("Give it to its owner", [change]))
            };
            findings.push(Finding::new(&ABOUT, set_ups::row(id, row_id), message).with_fixes(fix_budget.offer(fix)));
        }
    }
}

fn with(flown: bool) -> Content {
    deployed::deployed(|_, scenario| {
        let pilot = scenario.set_up.add(deployed::placed(deployed::PILOT, 1));
        let mut ship = deployed::along(deployed::SHIP, pilot);
        ship.with = flown.then_some(pilot);
        scenario.set_up.add(ship);
    })
}

fn failing() -> Content {
    with(false)
}

fn passing() -> Content {
    with(true)
}
