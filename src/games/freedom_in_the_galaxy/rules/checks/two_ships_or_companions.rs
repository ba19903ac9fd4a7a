//! `two-ships-or-companions`: a character must not have more than one ship and one companion.

use super::{book, code, deployed, set_ups};
use crate::set_up::Piece;
use crate::{Content, Finding, Fix, PossessionKind};
use rules::{About, FixBudget, Rule, Severity, counted};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "two-ships-or-companions",
    code: code(25),
    severity: Severity::Error,
    citation: book("14.13"),
    says: "A character has one ship and one companion at the most.",
    because: "Weapons and objects may be many; of these there is one at a time.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let fix_budget = FixBudget::new();
    for (id, scenario) in content.scenarios.iter() {
        for (bearer, row) in scenario.set_up.iter() {
            let Piece::Character(character) = row.piece else { continue };
            let of = |wanted: fn(PossessionKind) -> bool| -> u32 {
                let borne = scenario.set_up.iter().filter(|(_, other)| other.with == Some(bearer));
                let fits = borne
                    .filter(|(_, other)| set_ups::possession(content, other).is_some_and(|possession| wanted(possession.kind)));
                fits.map(|(_, other)| other.count.get()).sum()
            };
            let ships = of(PossessionKind::is_ship);
            let companions = of(|kind| kind == PossessionKind::Companion);
            if ships > 1 || companions > 1 {
                let name = content.characters.get(character).map_or("Somebody", |character| character.label());
                let message = format!("{name} has {} and {}.", counted(ships, "ship"), counted(companions, "companion"));
                let too_many = |kind: PossessionKind| {
                    if kind.is_ship() { ships > 1 } else { kind == PossessionKind::Companion && companions > 1 }
                };
                let fix = || {
                    let borne = scenario.set_up.iter().filter(|(_, other)| other.with == Some(bearer));
                    let mut of_them =
                        borne.filter(|(_, other)| set_ups::possession(content, other).is_some_and(|found| too_many(found.kind)));
                    let (last, row) = of_them.next_back()?;
                    let name = row.piece.label(content);
                    Some(Fix::choice(format!("Take {name} out of the set-up"), [set_ups::without(id, scenario, last)]))
                };
                findings.push(Finding::new(&ABOUT, set_ups::row(id, bearer), message).with_fixes(fix_budget.offer(fix)));
            }
        }
    }
}

fn with(second: bool) -> Content {
    deployed::deployed(|_, scenario| {
        let pilot = scenario.set_up.add(deployed::placed(deployed::PILOT, 1));
        scenario.set_up.add(deployed::along(deployed::SHIP, pilot));
        if second {
            scenario.set_up.add(deployed::along(deployed::SPARE_SHIP, pilot));
        }
    })
}

fn failing() -> Content {
    with(true)
}

fn passing() -> Content {
    with(false)
}
