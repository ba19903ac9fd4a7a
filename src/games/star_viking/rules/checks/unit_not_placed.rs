//! `unit-not-placed`: every unit that takes part must have a starting place. A local unit that defends no system in play does not take part, but is
//! set aside for construction. `pod-outside-a-hold` reports pods outside holds, and `no-quadrant-capital` a campaign without a Quadrant Capital in a
//! system.

use super::set_up::{SetUp, Unit, set_ups};
use super::{book, code, counted, examples};
use crate::federate::is_capital;
use crate::{Color, Content, Finding, Fix, ForceUnit, InScenario, Station, Stationed};
use rules::{About, FixBudget, Id, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "unit-not-placed",
    code: code(48),
    severity: Severity::Advice,
    citation: book("Starting Set-Up"),
    says: "A scenario says of each unit that takes part where it starts.",
    because: "What has no place is placed by its player before the first turn, which takes time at the table and may not be meant.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let fix_budget = FixBudget::new();
    for set_up in set_ups(content) {
        for (index, fielded) in set_up.forces.iter().enumerate() {
            // If each game draws its tiles anew, the system is not known in advance.
            if set_up.scenario.dealt_anew && fielded.force.color != Color::Red {
                continue;
            }
            let capital = set_up.units.iter().any(|unit| is_capital(unit.kind) && unit.station.is_some());
            let told = |unit: &Unit| set_up.scenario.form.is_campaign() && !capital && is_capital(unit.kind);
            let waits = |unit: &&Unit| unit.force == index && waits(&set_up, unit) && !told(unit);
            let unplaced: Vec<&Unit> = set_up.units.iter().filter(waits).collect();
            let Some(first) = unplaced.first() else { continue };
            let name = set_up.force_label(fielded.id);
            let message = if unplaced.len() == 1 {
                format!("{} of {name} starts nowhere in {}.", set_up.name(first), set_up.scenario.label())
            } else {
                format!("{} of {name} start nowhere in {}.", counted(unplaced.len(), "unit"), set_up.scenario.label())
            };
            let place = || place_all(&set_up, &unplaced);
            let finding = Finding::new(&ABOUT, set_up.at(InScenario::Deployment(fielded.id)), message);
            findings.push(finding.with_fixes(fix_budget.offer(place)));
        }
    }
}

/// Whether a unit takes part but has no starting place.
fn waits(set_up: &SetUp, unit: &Unit) -> bool {
    let defends = unit.home.is_some_and(|home| set_up.scenario.tile_of(home).is_some());
    let set_aside = unit.kind.color == Color::Green && !defends;
    unit.station.is_none() && !unit.aboard && !unit.kind.is_pod() && !set_aside
}

/// The fix that places each unit that records a system to defend in that system.
fn place_all(set_up: &SetUp, units: &[&Unit]) -> Option<Fix> {
    let home = |unit: &Unit| set_up.usual_station(unit, Some(set_up.scenario.tile_of(unit.home?)?));
    let moved: Vec<_> = units.iter().filter_map(|unit| Some((**unit, home(unit)?))).collect();
    Some(Fix::choice("Place those that defend a system there", [set_up.move_all(&moved)?]))
}

/// The example campaign with a second patrol boat that defends the last system; `placed` says whether the boat has a starting place.
fn with(placed: bool) -> Content {
    examples::campaign(|content| {
        examples::on_force(content, 3, |force| {
            force.units.add(ForceUnit { system: Some(Id::new(9)), ..ForceUnit::of(examples::PATROL_BOAT) });
        });
        examples::on(&mut content.scenarios, |scenario| {
            if let Some(locals) = scenario.deployments.get_mut(Id::new(3)).filter(|_| placed) {
                locals.stations.push(Stationed { unit: Id::new(4), at: Station::InSystem(Id::new(9)) });
            }
        });
    })
}

fn failing() -> Content {
    with(false)
}

fn passing() -> Content {
    with(true)
}
