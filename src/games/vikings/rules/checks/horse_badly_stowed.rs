//! `horse-badly-stowed`: horses must stand in the middle of a boat, and the class of the boat must take horses.

use super::{book, code, examples, muster};
use crate::{Content, Finding, InForce, Place};
use geometry::Space;
use rules::{About, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "horse-badly-stowed",
    code: code(22),
    severity: Severity::Error,
    citation: book("4.83"),
    says: "Horses stand in the middle of boats that take them: not on the edge, the bow or the helm, and in no rowboat.",
    because: "At sea a horse would go over the side.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, _, vessel_id, vessel, class) in muster::vessels(content) {
        let Some(first) = vessel.horses.first() else { continue };
        let badly =
            vessel.horses.iter().find(|place| class.deck_hex_called(**place).is_none_or(|deck| !class.is_for_horses(deck)));
        let message = match badly {
            _ if !class.takes_horses() => {
                format!("A horse stands on {first} of {}, and a {} takes none.", vessel.label(), class.label())
            }
            Some(place) => format!("A horse stands on {place} of {}, which is not in its middle.", vessel.label()),
            None => continue,
        };
        findings.push(Finding::new(&ABOUT, Place::Force(id, InForce::Boat(vessel_id)), message));
    }
}

/// The designs of the example: a boat whose class takes horses, with a horse at this place on its deck.
fn stowed(place: Space) -> Content {
    let mut content = examples::vessel(|vessel| vessel.horses = [place].into());
    if let Some(class) = content.boats.get_mut(examples::first()) {
        class.horses = true;
    }
    content
}

fn failing() -> Content {
    stowed(Space::new(0, 2))
}

fn passing() -> Content {
    stowed(Space::new(1, 2))
}
