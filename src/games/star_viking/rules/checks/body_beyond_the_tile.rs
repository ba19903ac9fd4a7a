//! `body-beyond-the-tile`: a body that the designer has moved to a place of its own must lie on the tile, with its name.

use super::{code, examples};
use crate::tile::{Clash, clashes};
use crate::{Content, Finding, Fix, InSystem, Place, rearrange};
use rules::{About, Citation, FixBudget, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "body-beyond-the-tile",
    code: code(50),
    severity: Severity::Warning,
    citation: Citation::Drydock("a tile is 89 by 101 mm"),
    says: "A body that is put somewhere by hand lies on the tile, and so does its name.",
    because: "What lies beyond the edge is cut off.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let fix_budget = FixBudget::new();
    for (id, system) in content.systems.iter() {
        for clash in clashes(system) {
            let Clash::Beyond { body: (orbit, body) } = clash else { continue };
            let Some(found) = system.orbits.get(orbit).and_then(|orbit| orbit.bodies.get(body)) else { continue };
            let message = format!("{} of {} or its name reaches beyond the edge of the tile.", found.label(), system.label());
            let lay_out = || Some(Fix::choice("Lay it out again", [rearrange::unlock(content, id, Some((orbit, body)))?]));
            let finding = Finding::new(&ABOUT, Place::System(id, InSystem::Body(orbit, body)), message);
            findings.push(finding.with_fixes(fix_budget.offer(lay_out)));
        }
    }
}

/// The example system with its moon `along` tenths of a millimetre from the left edge of the tile.
fn with(along: u16) -> Content {
    examples::one_system(|system| {
        examples::on(&mut system.orbits, |orbit| {
            examples::on(&mut orbit.bodies, |moon| moon.look.along = Some(along));
        });
    })
}

fn failing() -> Content {
    with(20)
}

fn passing() -> Content {
    with(300)
}
