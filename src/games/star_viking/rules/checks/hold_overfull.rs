//! `hold-overfull`: the cargo of a unit must not take more room than its hold has.

use super::{book, code, examples, holds};
use crate::{Content, Finding, Fix, Force, ForceUnit, InForce, Place};
use rules::{About, FixBudget, Id, Level, Points, Rule, Severity, listed};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "hold-overfull",
    code: code(10),
    severity: Severity::Error,
    citation: book("Carrying Cargo"),
    says: "The cargo of a unit takes no more room than its hold has.",
    because: "A unit cannot be carried if there is insufficient space.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let fix_budget = FixBudget::new();
    for (id, force) in content.forces.iter() {
        for (carrier, of) in force.units.iter() {
            let Some(capacity) = content.units.get(of.unit).and_then(|unit| unit.capacity) else { continue };
            let loaded = force.loaded(carrier, &content.units);
            if loaded > capacity.get() {
                let name = force.unit_label(carrier, &content.units);
                let message = format!("{name} of {} carries cargo of size {loaded} in a hold of {capacity}.", force.label());
                let unload = || Some(unload(content, id, force, carrier, loaded - capacity.get()));
                let place = Place::Force(id, InForce::Unit(carrier));
                findings.push(Finding::new(&ABOUT, place, message).with_fixes(fix_budget.offer(unload)));
            }
        }
    }
}

/// The fix that takes cargo out of a hold, the last piece first, until the rest fits.
fn unload(content: &Content, id: Id<Force>, force: &Force, carrier: Id<ForceUnit>, over: u32) -> Fix {
    let (mut freed, mut units) = (0, Vec::new());
    let cargo: Vec<_> = force.cargo(carrier).collect();
    for (unit, of) in cargo.into_iter().rev() {
        let size = content.units.get(of.unit).and_then(|unit| unit.size).map_or(0, Level::get);
        if freed < over && size > 0 {
            freed += size;
            units.push(unit);
        }
    }
    let names: Vec<_> = units.iter().map(|unit| force.unit_label(*unit, &content.units)).collect();
    Fix::choice(format!("Take {} out of the hold", listed(&names)), holds::unload(content, id, force, units))
}

/// A cruiser, whose hold has room for eight, with six raiders and `more` further ones in the hold.
fn with(more: u32) -> Content {
    examples::viking(|force| {
        for cargo in 2..=7 {
            if let Some(unit) = force.units.get_mut(Id::new(cargo)) {
                unit.unit = examples::RAIDERS;
            }
        }
        for _ in 0..more {
            force.units.add(ForceUnit { hold: Some(examples::first()), ..ForceUnit::of(examples::RAIDERS) });
        }
        force.budget = Points::new(57 + 2 * i64::from(more));
    })
}

fn failing() -> Content {
    with(3)
}

fn passing() -> Content {
    with(2)
}
