//! `federate-start-not-as-printed`

use super::holds::drop_unit;
use super::set_up::{deploys, starting_forces};
use super::{book, code, examples};
use crate::rules::star_viking::{Color, Content, Force, ForceUnit, InForce, Place, UnitType};
use crate::rules::{About, Finding, Fix, Id, Room, Rule, Severity};

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
    let room = Room::new();
    for (id, force) in starting_forces(content).filter(|(_, force)| force.color == Color::Blue) {
        let allowed = Force::FEDERATE_TYPES.map(|letters| allowed(content, id, letters));
        let mut ships = [0; Force::FEDERATE_TYPES.len()];
        for (unit, of) in force.units.iter() {
            let Some(found) = content.units.get(of.unit) else { continue };
            let name = force.unit_label(unit, &content.units);
            let kind = Force::FEDERATE_TYPES.iter().position(|letters| found.color == Color::Blue && *letters == found.letters);
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
            let drop = || Some(Fix::choice(format!("Take {name} out of the force"), [drop_unit(id, force, unit)]));
            let place = Place::Force(id, InForce::Unit(unit));
            findings.push(Finding::new(&ABOUT, place, message).with_fixes(room.offer(drop)));
        }
    }
}

/// How many ships of a type a force may start with: three, or in a double game what the Federation's other forces leave of six.
pub(super) fn allowed(content: &Content, force: Id<Force>, letters: &str) -> usize {
    let campaigns = content.scenarios.iter().map(|(_, scenario)| scenario).filter(|scenario| scenario.form.is_campaign());
    let left = campaigns.filter(|scenario| deploys(scenario, force)).map(|scenario| {
        let all = Force::FEDERATE_SHIPS * scenario.form.sets() as usize;
        let others =
            content.forces.iter().filter(|(id, other)| *id != force && other.color == Color::Blue && deploys(scenario, *id));
        all.saturating_sub(others.map(|(_, other)| ships_of(content, other, letters)).sum())
    });
    left.min().unwrap_or(Force::FEDERATE_SHIPS)
}

/// How many blue ships of a type a force has.
pub(super) fn ships_of(content: &Content, force: &Force, letters: &str) -> usize {
    let of_type = |unit: &UnitType| unit.color == Color::Blue && unit.letters == letters;
    force.units.iter().filter(|(_, of)| content.units.get(of.unit).is_some_and(of_type)).count()
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
