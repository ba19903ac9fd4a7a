//! `part-off-the-counter`: the middle of every part of a designer's own symbol must lie in the symbol's box, because the words of the counter are
//! outside it.

use super::{code, examples};
use crate::{Content, Edit, Finding, Fix, InUnit, PartShape, Place, SymbolPart, UnitType};
use rules::{About, Change, Citation, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "part-off-the-counter",
    code: code(52),
    severity: Severity::Advice,
    citation: Citation::Drydock("what stands beyond the box of a symbol is cut off on paper"),
    says: "The middle of every part of a symbol of one's own lies in its box, twelve units wide and six high.",
    because: "At least half of the part would be cut off.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, unit) in content.units.iter() {
        let off = |part: &&SymbolPart| SymbolPart::inside(part) != **part;
        let Some(first) = unit.parts.iter().find(off) else { continue };
        let message = format!(
            "The middle of the {} of {} stands {} to the right and {} below the middle of the box, in hundredths of a unit.",
            first.shape.label(),
            unit.label(),
            first.right,
            first.down
        );
        let parts = unit.parts.iter().map(SymbolPart::inside).collect();
        let fix = Edit::Unit(Change::Set(id, UnitType { parts, ..unit.clone() }));
        let fix = Fix::choice("Move its parts into the box", [fix]);
        findings.push(Finding::new(&ABOUT, Place::Unit(id, InUnit::Symbol), message).with_fixes([fix]));
    }
}

fn with(right: i16) -> Content {
    let mut units = examples::units();
    if let Some(raiders) = units.get_mut(examples::RAIDERS) {
        raiders.parts = vec![SymbolPart { right, ..SymbolPart::of(PartShape::Hull) }];
    }
    Content { units, ..Content::default() }
}

fn failing() -> Content {
    with(700)
}

fn passing() -> Content {
    with(400)
}
