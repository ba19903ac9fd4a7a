//! `longer-than-the-printed-sheet`: reports ships that need more boxes than the record sheet printed in the book has. It has boxes for ten levels of
//! a stat, 40 missiles and ten squadrons.

use super::{book, code, examples};
use crate::{Content, Finding, InShip, Part, Place};
use rules::{About, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "longer-than-the-printed-sheet",
    code: code(37),
    severity: Severity::Advice,
    citation: book("Your Fleet: Stats, Example"),
    says: "A ship has at most ten levels of a stat, 40 missiles and ten squadrons.",
    because: "The printed record sheet has no more boxes. Drydock's grows a row, so that fewer sheets fit on a page.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, ship) in content.ships.iter() {
        let longer = |part: &Part| part.printed_boxes().is_some_and(|boxes| ship.amount(*part) > boxes);
        let mut parts = Part::ALL.into_iter().filter(longer).peekable();
        if parts.peek().is_some() {
            let words = |part: Part| {
                format!("{} {} for {} boxes", part.slug(), ship.amount(part), part.printed_boxes().unwrap_or_default())
            };
            let list: Vec<_> = parts.map(words).collect();
            let message = format!("{} is longer than the printed sheet: {}.", ship.label(), list.join(", "));
            findings.push(Finding::new(&ABOUT, Place::Ship(id, InShip::Whole), message));
        }
    }
}

fn failing() -> Content {
    examples::ships([examples::ship("Leviathan").with(Part::Defense, 11).with(Part::Missiles, 44)])
}

fn passing() -> Content {
    examples::ships([examples::ship("Leviathan").with(Part::Defense, 10).with(Part::Missiles, 40)])
}
