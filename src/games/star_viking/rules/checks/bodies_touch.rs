//! `bodies-touch`: a body that the designer has moved to a place of its own must not touch other bodies, deep space or words.

use super::{code, examples};
use crate::tile::clash::Other;
use crate::tile::{Clash, clashes};
use crate::{Content, Finding, Fix, Form, InSystem, Place, Sector, System, rearrange};
use rules::{About, Citation, FixBudget, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "bodies-touch",
    code: code(49),
    severity: Severity::Warning,
    citation: Citation::Drydock("bodies never touch, and neither does deep space"),
    says: "A body that is put somewhere by hand lies clear of other bodies, of deep space and of all words.",
    because: "In a game where touching is a rule nothing may seem to touch that does not.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let fix_budget = FixBudget::new();
    for (id, system) in content.systems.iter() {
        for clash in clashes(system) {
            let Clash::Upon { body: (orbit, body), other } = clash else { continue };
            let Some(found) = system.orbits.get(orbit).and_then(|orbit| orbit.bodies.get(body)) else { continue };
            let message = format!("{} of {} lies upon {} on the tile.", found.label(), system.label(), name(system, other));
            let lay_out = || Some(Fix::choice("Lay it out again", [rearrange::unlock(content, id, Some((orbit, body)))?]));
            let tidy = || Some(Fix::choice("Lay out all of the tile again", [rearrange::unlock(content, id, None)?]));
            let finding = Finding::new(&ABOUT, Place::System(id, InSystem::Body(orbit, body)), message);
            findings.push(finding.with_fixes(fix_budget.offer(lay_out)).with_fixes(fix_budget.offer(tidy)));
        }
    }
}

/// The name of the thing that a body touches: another body, deep space, or the words of the tile.
fn name(system: &System, other: Other) -> String {
    let number = |orbit| system.orbits.position(orbit).map_or(0, |position| position + 1);
    match other {
        Other::Body(orbit, body) => {
            let body = system.orbits.get(orbit).and_then(|orbit| orbit.bodies.get(body));
            body.map_or_else(|| "another body".into(), |body| body.label().to_owned())
        }
        Other::Deep(orbit) => format!("the deep space of orbit {}", number(orbit)),
        Other::Head => "the name of the system".into(),
    }
}

/// The example system with a second moon, `along` tenths of a millimetre from the left edge of the tile.
fn with(along: u16) -> Content {
    examples::one_system(|system| {
        examples::on(&mut system.orbits, |orbit| {
            let mut moon = examples::body(Form::Moon(Sector::default()));
            moon.look.along = Some(along);
            orbit.bodies.add(moon);
        });
    })
}

fn failing() -> Content {
    with(760)
}

fn passing() -> Content {
    with(500)
}
