//! `federate-start-not-as-printed`

use super::holds::drop_unit;
use super::set_up::starting_forces;
use super::{book, code, examples};
use crate::rules::star_viking::federate::{allowed, ship_of_the_start, ships_of};
use crate::rules::star_viking::{Color, Content, Force, ForceUnit, InForce, Place};
use crate::rules::{About, Finding, Fix, FixBudget, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "federate-start-not-as-printed",
    code: code(15),
    severity: Severity::Error,
    citation: book("Federate Forces Deployment"),
    says: "The Federation starts a campaign with no more than three frigates and three escorts, blue units in their holds, and \
           nothing else outside them but the Quadrant Capital.",
    because: "The Federate player is allowed three frigates and three escorts with a full load of any blue units; all others \
              are put aside for construction.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let fix_budget = FixBudget::new();
    for (id, force) in starting_forces(content).filter(|(_, force)| force.color == Color::Blue) {
        let allowed = Force::FEDERATE_TYPES.map(|letters| allowed(content, id, letters));
        let mut ships = [0; Force::FEDERATE_TYPES.len()];
        for (unit, of) in force.units.iter() {
            let Some(found) = content.units.get(of.unit) else { continue };
            let name = force.unit_label(unit, &content.units);
            let kind = ship_of_the_start(found);
            let what = match (of.hold, kind) {
                (Some(_), _) if found.color != Color::Blue => {
                    format!("is {} and in a hold, where all cargo is blue", found.color)
                }
                (_, Some(kind)) => {
                    ships[kind] += 1;
                    if ships[kind] <= allowed[kind] {
                        continue;
                    }
                    let count = ships_of(content, force, &found.letters);
                    format!("is one of {count} {}, and {} are allowed", found.letters, allowed[kind])
                }
                (None, None) if found.color == Color::Blue && !found.is_fortress() && !found.is_pod() => {
                    "is in no hold, and neither a frigate, an escort nor the Quadrant Capital".into()
                }
                _ => continue,
            };
            let message = format!("{name} of {} {what}.", force.label());
            let drop = || Some(Fix::choice(format!("Take {name} out of the force"), drop_unit(content, id, force, unit)));
            let place = Place::Force(id, InForce::Unit(unit));
            findings.push(Finding::new(&ABOUT, place, message).with_fixes(fix_budget.offer(drop)));
        }
    }
}

fn failing() -> Content {
    examples::campaign(|content| {
        examples::on_force(content, 2, |force| {
            force.units.add(ForceUnit::of(examples::BLUE_TROOPERS));
        });
    })
}

fn passing() -> Content {
    examples::campaign(|_| ())
}
