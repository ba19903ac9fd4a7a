//! The sheets of Launch Fighters!
//!
//! [`print`] lists them in the order of printing. Ships are drawn from their numbers in [`silhouette`], squadrons in [`fighter`], both in the colours of
//! [`paint`]; the pages are [`scenarios`](self), [`rosters`], [`record_sheets`], [`counters`], [`map`], [`step_chart`], [`battle_log`] and
//! [`quick_reference`]. Which fleets and scenarios are meant is decided in [`scope`] alone.

pub mod accent;
pub mod arcs;
pub mod art;
pub mod battle_log;
pub mod columns;
pub mod counters;
pub mod fighter;
pub mod map;
pub mod paint;
pub mod quick_reference;
pub mod record_sheet;
pub mod record_sheets;
pub mod rosters;
pub mod scope;
pub mod seed;
pub mod silhouette;
pub mod step_chart;
pub mod terrain_art;
pub mod terrain_counters;
pub mod words;

use super::frame::{Body, Frame};
use super::{Printout, Request, SheetKind};
use crate::rules::launch_fighters::{Content, Scenario};
use crate::rules::{Count, Id};

/// Adds every sheet that the request wants.
pub fn print(content: &Content, frame: &Frame, request: &Request, printout: &mut Printout) {
    let scenario = request.scenario.as_deref().and_then(|name| scope::named(content, name));
    if request.scenario.is_some() && scenario.is_none() {
        return;
    }
    for kind in SheetKind::ALL.into_iter().filter(|kind| request.wants(*kind)) {
        let bodies = match kind {
            SheetKind::Scenarios => Vec::new(),
            SheetKind::Rosters => rosters::rosters(content, scenario, frame, printout),
            SheetKind::RecordSheets => record_sheets::record_sheets(content, scenario, frame, printout),
            SheetKind::Counters => counters::counters(content, scenario, frame, printout),
            SheetKind::Terrain => terrain_counters::terrain_counters(content, scenario, frame, printout),
            SheetKind::Map => maps(content, scenario, frame, request, printout),
            SheetKind::StepChart => step_chart::step_chart(frame),
            SheetKind::BattleLog => battle_logs(content, scenario, frame),
            SheetKind::QuickReference => quick_reference::quick_reference(frame, &content.options),
            SheetKind::Calibration => Vec::new(),
        };
        frame.bind(printout, kind, bodies);
    }
}

/// The maps of the scenarios, each once; every map of the project where no scenario is asked for.
fn maps(
    content: &Content,
    scenario: Option<Id<Scenario>>,
    frame: &Frame,
    request: &Request,
    printout: &mut Printout,
) -> Vec<Body> {
    let wanted = scenario.map(|id| content.scenarios.get(id).and_then(|scenario| scenario.map));
    let maps = content.maps.iter().filter(|(id, _)| wanted.is_none_or(|map| map == Some(*id)));
    maps.flat_map(|(id, map)| map::pages(id, map, frame, request.one_page, printout)).collect()
}

/// A log for every scenario; a blank one for two players where there is none.
fn battle_logs(content: &Content, scenario: Option<Id<Scenario>>, frame: &Frame) -> Vec<Body> {
    let scenarios = scope::scenarios(content, scenario);
    if scenarios.is_empty() {
        return battle_log::battle_log(frame, "", &[String::new(), String::new()], None);
    }
    scenarios
        .into_iter()
        .flat_map(|(_, scenario)| {
            let players: Vec<String> = scenario.sides.iter().map(|(_, side)| words::side_name(content, side)).collect();
            battle_log::battle_log(frame, scenario.label(), &players, scenario.turn_limit.map(Count::get))
        })
        .collect()
}
