//! `no-quadrant-capital`: the Federation's fortress, the Quadrant Capital, must stand in one of the systems in play of a campaign.

use super::set_up::{SetUp, campaigns};
use super::{book, code, examples};
use crate::{Color, Content, Finding, Fix, InScenario, Space, Station, Stationed};
use rules::{About, FixBudget, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "no-quadrant-capital",
    code: code(19),
    severity: Severity::Error,
    citation: book("Federate Forces Deployment: Quadrant Capital"),
    says: "A campaign has a Quadrant Capital: the Federation's fortress stands in one of the systems in play.",
    because: "The Viking player wins at once when they take the system of the Quadrant Capital, which the Federate player \
              announces at the start.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let fix_budget = FixBudget::new();
    for set_up in campaigns(content) {
        let fortresses = || set_up.units.iter().filter(|unit| unit.kind.color == Color::Blue && unit.kind.is_fortress());
        let in_play = |station: Station| station.system().is_some_and(|tile| set_up.system(tile).is_some());
        if !fortresses().any(|unit| unit.station.is_some_and(in_play)) {
            let message =
                format!("{} has no Quadrant Capital: no fortress of the Federation stands in a system.", set_up.scenario.label());
            let place = || found(&set_up, fortresses().find(|unit| unit.station.is_none() && !unit.aboard)?);
            let finding = Finding::new(&ABOUT, set_up.at(InScenario::Whole), message);
            findings.push(finding.with_fixes(fix_budget.offer(place)));
        }
    }
}

/// The fix that places a unit on the capital of the system in play with the highest technology; the first such system if there are several.
fn found(set_up: &SetUp, unit: &super::set_up::Unit) -> Option<Fix> {
    let (tile, _, system) = set_up.tiles().min_by_key(|(_, _, system)| system.technology)?;
    let at = system.capital.map_or(Station::InSystem(tile), |capital| Station::Sector(tile, Space::On(capital)));
    let id = set_up.forces[unit.force].id;
    let edit = set_up.with_deployment(id, |deployment| deployment.stations.push(Stationed { unit: unit.id, at }))?;
    Some(Fix::choice(format!("Place it in {}", set_up.tile_label(tile)), [edit]))
}

fn failing() -> Content {
    examples::campaign(|content| {
        examples::on(&mut content.scenarios, |scenario| {
            if let Some(deployment) = scenario.deployments.get_mut(examples::second()) {
                deployment.stations.pop();
            }
        });
    })
}

fn passing() -> Content {
    examples::campaign(|_| ())
}
