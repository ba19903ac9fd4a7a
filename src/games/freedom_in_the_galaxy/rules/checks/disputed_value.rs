//! `disputed-value`: a value must have only one reading. If sources differ, the designer has to choose one.

use super::{code, examples};
use crate::cards::ActionReading;
use crate::{
    CharacterReading, Content, Edit, EnvironReading, Finding, Fix, InCard, InCharacter, InPlanet, InRace, Place, Planet, Race,
};
use rules::{About, Change, Citation, FixBudget, Id, Rule, Severity, listed};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "disputed-value",
    code: code(64),
    severity: Severity::Advice,
    citation: Citation::Drydock("sources that were seen differ, and only a copy of the game can tell which is right"),
    says: "Every value is the one reading that there is of it.",
    because: "Whoever owns a copy of the game can look it up, and take the other reading or keep the one that is used.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let fix_budget = FixBudget::new();
    for (id, planet) in content.planets.iter() {
        planets(id, planet, &fix_budget, findings);
    }
    actions(content, &fix_budget, findings);
    for (id, race) in content.races.iter() {
        for (locals_id, locals) in race.locals.iter().filter(|(_, locals)| !locals.readings.is_empty()) {
            let says: Vec<String> = locals.readings.iter().map(|reading| reading.says()).collect();
            let message = format!(
                "The {} locals of the race {} are {}, and another source says {}.",
                locals.environ.word(),
                race.label(),
                locals.line(),
                listed(&says)
            );
            let with = |take: bool| {
                let mut race: Race = race.clone();
                let locals = race.locals.get_mut(locals_id)?;
                let readings = std::mem::take(&mut locals.readings);
                readings.iter().filter(|_| take).for_each(|reading| reading.take(locals));
                Some(fix(take, Edit::Race(Change::Set(id, race))))
            };
            let place = Place::Race(id, InRace::Locals(locals_id));
            let finding = Finding::new(&ABOUT, place, message).with_fixes(fix_budget.offer(|| with(true)));
            findings.push(finding.with_fixes(fix_budget.offer(|| with(false))));
        }
    }
    for (id, character) in content.characters.iter().filter(|(_, character)| !character.readings.is_empty()) {
        let says: Vec<String> = character.readings.iter().map(CharacterReading::says).collect();
        let message = format!("Another source says of {}: {}.", character.label(), listed(&says));
        let with = |take: bool| {
            let mut character = character.clone();
            let readings = std::mem::take(&mut character.readings);
            readings.iter().filter(|_| take).for_each(|reading| reading.take(&mut character));
            Some(fix(take, Edit::Character(Change::Set(id, character))))
        };
        let finding = Finding::new(&ABOUT, Place::Character(id, InCharacter::Whole), message);
        let finding = finding.with_fixes(fix_budget.offer(|| with(true)));
        findings.push(finding.with_fixes(fix_budget.offer(|| with(false))));
    }
}

fn actions(content: &Content, fix_budget: &FixBudget, findings: &mut Vec<Finding>) {
    for (id, action) in content.actions.iter().filter(|(_, action)| !action.readings.is_empty()) {
        let says: Vec<String> = action.readings.iter().map(ActionReading::says).collect();
        let message = format!("Another source has on {}: {}.", action.label(), listed(&says));
        let with = |take: bool| {
            let mut action = action.clone();
            let readings = std::mem::take(&mut action.readings);
            readings.iter().filter(|_| take).for_each(|reading| reading.take(&mut action));
            Some(fix(take, Edit::Action(Change::Set(id, action))))
        };
        let finding = Finding::new(&ABOUT, Place::Action(id, InCard::Whole), message);
        let finding = finding.with_fixes(fix_budget.offer(|| with(true)));
        findings.push(finding.with_fixes(fix_budget.offer(|| with(false))));
    }
}

fn planets(id: Id<Planet>, planet: &Planet, fix_budget: &FixBudget, findings: &mut Vec<Finding>) {
    if !planet.readings.is_empty() {
        let says: Vec<String> = planet.readings.iter().map(|reading| reading.says()).collect();
        let message = format!("Another source says of {}: {}.", planet.label(), listed(&says));
        let with = |take: bool| {
            let mut planet = planet.clone();
            let readings = std::mem::take(&mut planet.readings);
            readings.iter().filter(|_| take).for_each(|reading| reading.take(&mut planet));
            Some(fix(take, Edit::Planet(Change::Set(id, planet))))
        };
        let place = Place::Planet(id, InPlanet::Loyalty);
        let finding = Finding::new(&ABOUT, place, message).with_fixes(fix_budget.offer(|| with(true)));
        findings.push(finding.with_fixes(fix_budget.offer(|| with(false))));
    }
    for (environ_id, environ) in planet.environs.iter().filter(|(_, environ)| !environ.readings.is_empty()) {
        let says: Vec<String> = environ.readings.iter().map(EnvironReading::says).collect();
        let message =
            format!("Another source says of the {} environ of {}: {}.", environ.kind.word(), planet.label(), listed(&says));
        let with = |take: bool| {
            let mut planet = planet.clone();
            let environ = planet.environs.get_mut(environ_id)?;
            let readings = std::mem::take(&mut environ.readings);
            readings.iter().filter(|_| take).for_each(|reading| reading.take(environ));
            Some(fix(take, Edit::Planet(Change::Set(id, planet))))
        };
        let place = Place::Planet(id, InPlanet::Environ(environ_id));
        let finding = Finding::new(&ABOUT, place, message).with_fixes(fix_budget.offer(|| with(true)));
        findings.push(finding.with_fixes(fix_budget.offer(|| with(false))));
    }
}

/// Makes the fix that takes the other reading (if `take`), or the one that keeps the reading in use.
fn fix(take: bool, edit: Edit) -> Fix {
    Fix::choice(if take { "Take the other reading" } else { "Keep the one that is used" }, [edit])
}

fn with(readings: Vec<EnvironReading>) -> Content {
    examples::environ(|environ| environ.readings = readings)
}

fn failing() -> Content {
    with(vec![EnvironReading::Starred(true)])
}

fn passing() -> Content {
    with(Vec::new())
}
