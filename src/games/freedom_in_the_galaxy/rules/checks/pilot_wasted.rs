//! `pilot-wasted`

use super::{book, code, examples};
use crate::{Content, Evasion, Finding, InPossession, Place, Possession};
use rules::{About, Level, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "pilot-wasted",
    code: code(60),
    severity: Severity::Advice,
    citation: book("14.52"),
    says: "The navigation of a ship's owner and its maneuver differ by one at the most, but in a ship that flies itself.",
    because: "What one has above the other by more than one counts for nothing in detection.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, ship) in content.possessions.iter() {
        let Some(owner) = ship.owner.and_then(|owner| content.characters.get(owner)) else { continue };
        let Some(evasion) = Evasion::of(owner, ship).filter(|evasion| evasion.wasted > 0) else { continue };
        let maneuver = ship.maneuver.unwrap_or_default();
        let message = format!(
            "{} navigates at {} and {} has a maneuver of {maneuver}: {} of it is wasted, and together they evade at {}.",
            owner.label(),
            owner.ratings.navigation,
            ship.label(),
            evasion.wasted,
            evasion.value()
        );
        findings.push(Finding::new(&ABOUT, Place::Possession(id, InPossession::Owner), message));
    }
}

fn with(maneuver: u32) -> Content {
    examples::ship(|ship: &mut Possession| ship.maneuver = Some(Level::clamped(maneuver)))
}

fn failing() -> Content {
    with(6)
}

fn passing() -> Content {
    with(5)
}
