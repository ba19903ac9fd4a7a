//! `no-such-locals`: every environ must have a race, and the first race of an environ must have locals in environs of that type.

use super::{book, code, examples};
use crate::{Content, Edit, EnvironType, Finding, Fix, InPlanet, Locals, Place, Race};
use rules::{About, Change, FixBudget, Id, Level, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "no-such-locals",
    code: code(11),
    severity: Severity::Error,
    citation: book("12.17"),
    says: "Somebody lives in every environ, and the first race there has locals in environs of that type.",
    because: "When locals grow irate, the chart has to say how strong they are.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let fix_budget = FixBudget::new();
    for (id, planet) in content.planets.iter() {
        for (environ_id, environ) in planet.environs.iter() {
            let place = Place::Planet(id, InPlanet::Environ(environ_id));
            let Some(first) = environ.races.first() else {
                let message = format!("Nobody lives in the {} environ of {}.", environ.kind.word(), planet.label());
                findings.push(Finding::new(&ABOUT, place, message));
                continue;
            };
            let Some(race) = content.races.get(*first).filter(|race| race.locals_in(environ.kind).is_none()) else { continue };
            let message = format!(
                "The race {}, first in the {} environ of {}, has no locals in such environs.",
                race.label(),
                environ.kind.word(),
                planet.label()
            );
            let add = || Some(added(*first, race, environ.kind));
            findings.push(Finding::new(&ABOUT, place, message).with_fixes(fix_budget.offer(add)));
        }
    }
}

/// The fix that gives the race locals in environs of this type. The new locals are a copy of the race's first ones.
fn added(id: Id<Race>, race: &Race, environ: EnvironType) -> Fix {
    let like = race.locals.iter().next().map(|(_, locals)| locals.clone());
    let usual = || Locals { strength: Level::clamped(4), endurance: Level::clamped(4), ..Locals::default() };
    let locals = Locals { environ, readings: Vec::new(), origin: rules::Origin::Own, ..like.unwrap_or_else(usual) };
    let title = format!("Give it {} locals of {}", environ.word(), locals.line());
    let mut with = race.clone();
    with.locals.add(locals);
    Fix::choice(title, [Edit::Race(Change::Set(id, with))])
}

fn failing() -> Content {
    examples::environ(|environ| environ.kind = EnvironType::Fire)
}

fn passing() -> Content {
    examples::environ(|environ| environ.kind = EnvironType::Urban)
}
