//! `scenario-names-unknown-thing`: everything that a scenario plays, names or places must exist in the project, and every place where it places
//! something must be in play.

use super::{book, code, examples, set_ups};
use crate::set_up::{Board, Spot, where_it_stands};
use crate::{Content, Edit, Finding, Fix, InScenario, Place, PlayedStar, Scenario};
use rules::kind::Verb;
use rules::{About, Change, Id, Rule, Severity, counted, listed};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "scenario-names-unknown-thing",
    code: code(21),
    severity: Severity::Error,
    citation: book("16.1, 28.1, 38.1"),
    says: "The stars, planets, pieces and units that a scenario plays, names and places are there, and what it places stands in play.",
    because: "What is gone cannot be laid out.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, scenario) in content.scenarios.iter() {
        let gone = scenario.stars.iter().filter(|(_, played)| content.stars.get(played.star).is_none()).count();
        if gone > 0 {
            let message = format!("{} plays {} that the project does not have.", scenario.label(), counted(gone, "star"));
            let mut without = scenario.clone();
            without.stars.retain(|played| content.stars.get(played.star).is_some());
            let fix = Fix::choice("Take them out of play", [Edit::Scenario(Change::Set(id, without))]);
            findings.push(Finding::new(&ABOUT, Place::Scenario(id, InScenario::Stars), message).with_fix(fix));
        }
        named(content, id, scenario, findings);
        placed(content, id, scenario, findings);
    }
}

/// Reports what the terms of a scenario name but the project does not have.
fn named(content: &Content, id: Id<Scenario>, scenario: &Scenario, findings: &mut Vec<Finding>) {
    let gone = scenario.planets.iter().filter(|(_, start)| content.planets.get(start.planet).is_none()).count();
    if gone > 0 {
        let message = format!("{} lets {} start that the project does not have.", scenario.label(), counted(gone, "planet"));
        findings.push(Finding::new(&ABOUT, Place::Scenario(id, InScenario::Planets), message));
    }
    let mut tell = |part: InScenario, names: Vec<(&'static str, String)>| {
        let mut unknown: Vec<String> = names
            .into_iter()
            .filter(|(what, name)| !is_known(content, what, name))
            .map(|(what, name)| format!("the {what} {name}"))
            .collect();
        unknown.dedup();
        if !unknown.is_empty() {
            let message = format!("{} names {}, which the project does not have.", scenario.label(), listed(&unknown));
            findings.push(Finding::new(&ABOUT, Place::Scenario(id, part), message));
        }
    };
    tell(InScenario::Provisions, scenario.provisions.iter().flat_map(Verb::names).collect());
    tell(InScenario::Limits, scenario.limits.iter().flat_map(Verb::names).collect());
}

/// Whether the project has a thing of the kind `what` with this name.
fn is_known(content: &Content, what: &str, name: &str) -> bool {
    let same = |known: &str| known.trim().eq_ignore_ascii_case(name);
    match what {
        "planet" => content.planets.find(|planet| same(&planet.name)).is_some(),
        "star" => content.stars.find(|star| same(&star.name)).is_some(),
        "unit type" => content.units.find(|unit| same(&unit.name)).is_some(),
        _ => {
            content.characters.find(|character| same(&character.name)).is_some()
                || content.possessions.find(|possession| same(&possession.name)).is_some()
        }
    }
}

/// Reports rows of the set-up whose piece or planet does not exist, or whose place is not in play.
fn placed(content: &Content, id: Id<Scenario>, scenario: &Scenario, findings: &mut Vec<Finding>) {
    let board = Board::of(content, scenario);
    for (row_id, row) in scenario.set_up.iter() {
        let planet = row.planet.map(|planet| content.planets.get(planet));
        let in_play = row.planet.and_then(|planet| board.planet(planet));
        let wrong = match (row.piece.name(content), planet, row.spot) {
            (None, ..) => "is something that the project does not have".to_owned(),
            (_, Some(None), _) => "stands on a planet that the project does not have".to_owned(),
            (_, Some(Some(planet)), spot) if spot != Spot::FromSpace && in_play.is_none() => {
                format!("stands on {}, which is not in play", planet.label())
            }
            (_, Some(Some(planet)), Spot::Environ(kind)) if in_play.is_some_and(|on| on.environ(kind).is_none()) => {
                format!("stands in an environ that {} does not have: {}", planet.label(), kind.word())
            }
            _ if row.with.is_some_and(|with| scenario.set_up.get(with).is_none()) => "goes with a piece that is gone".to_owned(),
            _ if where_it_stands(&scenario.set_up, row_id).is_none() => {
                "goes with a piece that goes with it in the end, so that neither stands anywhere".to_owned()
            }
            _ => continue,
        };
        let message = format!("{} {wrong}.", row.piece.label(content));
        findings.push(Finding::new(&ABOUT, set_ups::row(id, row_id), message));
    }
}

fn failing() -> Content {
    examples::province(|content| {
        examples::on(&mut content.scenarios, |scenario| {
            scenario.stars.add(PlayedStar { star: Id::new(9) });
        });
    })
}

fn passing() -> Content {
    examples::province(|_| ())
}
