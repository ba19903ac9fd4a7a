//! `move-without-price`: reports ships with a move of 6 or more. Their total never lies in its own bracket, because each further bracket adds the
//! cost of move once more, which is more than the 20 points that a bracket spans.

use super::{book, code, examples};
use crate::{Content, Edit, Finding, Fix, InShip, Part, Place, cost};
use rules::{About, Change, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "move-without-price",
    code: code(1),
    severity: Severity::Error,
    citation: book("Advanced Rules: Ship Construction"),
    says: "A ship has a move of 5 at the most, since no total price holds a higher one.",
    because: "The cost of move is multiplied once for every 20 points of the whole ship, move included. Move 6 costs 21 points each \
              time, more than the 20 points of a bracket, so that the total never catches up with its own bracket.",
};

/// The highest move that has a price.
const MOST: u32 = 5;

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, ship) in content.ships.iter() {
        if cost::price(ship, &content.options).is_none() {
            let movement = ship.amount(Part::Move);
            let message = format!(
                "{} has move {movement}, which costs {} points in every bracket of {}; no total price holds it.",
                ship.label(),
                cost::progressive(movement),
                cost::BRACKET
            );
            let slower = ship.clone().with(Part::Move, MOST);
            findings.push(
                Finding::new(&ABOUT, Place::Ship(id, InShip::Part(Part::Move)), message)
                    .with_fix(Fix::choice(format!("Lower move to {MOST}"), [Edit::Ship(Change::Set(id, slower))])),
            );
        }
    }
}

fn failing() -> Content {
    examples::ships([examples::ship("Comet").with(Part::Move, 6)])
}

fn passing() -> Content {
    examples::ships([examples::ship("Comet").with(Part::Move, 5)])
}
