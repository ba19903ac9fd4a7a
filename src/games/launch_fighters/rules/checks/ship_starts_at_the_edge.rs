//! `ship-starts-at-the-edge`: reports ships that start in an outermost space at a retreat edge, or in or beside a retreat area.

use super::super::field::fields;
use super::{book, code, examples};
use crate::{Content, Finding, Part};
use rules::{About, FixBudget, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "ship-starts-at-the-edge",
    code: code(36),
    severity: Severity::Advice,
    citation: book("The Battle: D) Recovery"),
    says: "No ship that can move starts where it would have to retreat.",
    because: "In the recovery phase a unit that can move and stands at the edge or at a designated area leaves the board for good; this ship \
              has its first turn to get away from it.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let fix_budget = FixBudget::new();
    for field in fields(content) {
        for (map, unit) in field.units_on_map() {
            let movement = field.design(unit).map_or(0, |design| design.amount(Part::Move));
            if movement > 0 && map.forces_retreat(unit.at) {
                let space = field.space(unit.at);
                let message = format!(
                    "{} has move {movement} and starts in space {space}, where a ship has to retreat after the first turn.",
                    field.name(unit)
                );
                let inwards = || field.move_near(unit, unit.at, |space| !map.forces_retreat(space));
                findings.push(Finding::new(&ABOUT, field.place(unit), message).with_fixes(fix_budget.offer(inwards)));
            }
        }
    }
}

fn failing() -> Content {
    examples::free_side(|side| side.ships[1] = examples::placed(examples::second(), 24, 12))
}

fn passing() -> Content {
    examples::free_side(|side| side.ships[1] = examples::placed(examples::second(), 23, 12))
}
