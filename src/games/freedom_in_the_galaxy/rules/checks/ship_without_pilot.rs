//! `ship-without-pilot`

use super::{book, code, deployed, set_ups};
use crate::set_up::Piece;
use crate::{Content, Finding, Fix};
use rules::{About, FixBudget, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "ship-without-pilot",
    code: code(26),
    severity: Severity::Error,
    citation: book("14.51"),
    says: "A ship that is placed goes with a character of navigation 1 or more.",
    because: "Whoever owns a ship flies it, and without navigation nobody can.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let fix_budget = FixBudget::new();
    for (id, scenario) in content.scenarios.iter() {
        for (row_id, row) in scenario.set_up.iter() {
            let Some(ship) = set_ups::possession(content, row).filter(|possession| possession.kind.is_ship()) else { continue };
            let pilot = row.with.and_then(|with| match scenario.set_up.get(with)?.piece {
                Piece::Character(character) => content.characters.get(character),
                _ => None,
            });
            let message = match pilot {
                None => format!("{} has no pilot.", ship.label()),
                Some(pilot) if pilot.ratings.navigation.get() == 0 => {
                    format!("{} flies {}, and has navigation 0.", pilot.label(), ship.label())
                }
                Some(_) => continue,
            };
            let fix = || {
                // The one who owns it from the start, if he is there.
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
