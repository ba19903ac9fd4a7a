//! `pilot-wasted`: the navigation of a pilot and the maneuver of the pilot's ship must differ by at most one.

use super::{book, code, deployed, examples, set_ups};
use crate::set_up::Piece;
use crate::{Character, Content, Evasion, Finding, InPossession, Place, Possession};
use rules::{About, Level, Origin, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "pilot-wasted",
    code: code(60),
    severity: Severity::Advice,
    citation: book("14.52"),
    says: "The navigation of whoever flies a ship and its maneuver differ by one at the most, but in a ship that flies itself.",
    because: "What one has above the other by more than one counts for nothing in detection.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, ship) in content.possessions.iter() {
        let owner = ship.owner.and_then(|owner| content.characters.get(owner));
        // A pilot and a ship that both come from the book are not reported.
        let own = owner.filter(|owner| ship.origin == Origin::Own || owner.origin == Origin::Own);
        if let Some(message) = own.and_then(|owner| wasted(owner, ship)) {
            findings.push(Finding::new(&ABOUT, Place::Possession(id, InPossession::Owner), message));
        }
    }
    for (id, scenario) in content.scenarios.iter() {
        for (row_id, row) in scenario.set_up.iter() {
            let Some(ship) = set_ups::possession(content, row) else { continue };
            let pilot = row.with.and_then(|with| scenario.set_up.get(with)).map(|pilot| pilot.piece);
            let Some(Piece::Character(pilot)) = pilot.filter(|_| ship.owner.map(Piece::Character) != pilot) else { continue };
            if let Some(message) = content.characters.get(pilot).and_then(|pilot| wasted(pilot, ship)) {
                findings.push(Finding::new(&ABOUT, set_ups::row(id, row_id), message));
            }
        }
    }
}

/// Says in words how much navigation or maneuver a pilot and a ship waste; `None` if they waste nothing.
fn wasted(pilot: &Character, ship: &Possession) -> Option<String> {
    let evasion = Evasion::of(pilot, ship).filter(|evasion| evasion.wasted > 0)?;
    Some(format!(
        "{} navigates at {} and {} has a maneuver of {}: {} of it is wasted, and together they evade at {}.",
        pilot.label(),
        pilot.ratings.navigation,
        ship.label(),
        ship.maneuver.unwrap_or_default(),
        evasion.wasted,
        evasion.value()
    ))
}

fn with(maneuver: u32) -> Content {
    deployed::deployed(|content, scenario| {
        examples::on(&mut content.possessions, |ship| ship.maneuver = Some(Level::clamped(maneuver)));
        let pilot = scenario.set_up.add(deployed::placed(deployed::PILOT, 1));
        scenario.set_up.add(deployed::along(deployed::SHIP, pilot));
    })
}

fn failing() -> Content {
    with(2)
}

fn passing() -> Content {
    with(3)
}
