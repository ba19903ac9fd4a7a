//! The sheets of Launch Fighters!
//!
//! [`print()`] lists them in the order of printing. Ships are drawn from their numbers in [`silhouette`], squadrons in [`fighter`], both in the colours of
//! [`paint`]; the pages are [`scenarios`], [`rosters`], [`record_sheets`], [`counters`], [`map`], [`step_chart`], [`battle_log`],
//! [`quick_reference`] and [`odds_chart`]. Which fleets and scenarios are meant is decided in [`scope`] alone.

pub mod accent;
pub mod arcs;
pub mod art;
pub mod battle_log;
pub mod counters;
pub mod fighter;
pub mod map;
pub mod odds_chart;
#[cfg(test)]
mod page_tests;
pub mod paint;
pub mod quick_reference;
pub mod record_sheet;
pub mod record_sheets;
pub mod rosters;
pub mod scenario_words;
pub mod scenarios;
pub mod scope;
pub mod silhouette;
pub mod step_chart;
pub mod terrain_art;
pub mod terrain_counters;
pub mod words;

use super::frame::{Body, Frame};
use super::{Printout, Request, SheetKind};
use crate::rules::launch_fighters::{Content, Scenario};
use crate::rules::{Game, Id};

/// Adds every sheet that the request wants.
pub fn print(content: &Content, frame: &Frame, request: &Request, printout: &mut Printout) {
    let scenario = request.scenario.as_deref().and_then(|name| scope::named(content, name));
    if request.scenario.is_some() && scenario.is_none() {
        return;
    }
    for kind in SheetKind::of(Game::LaunchFighters).iter().copied().filter(|kind| request.wants(*kind)) {
        if !frame.goes_on() {
            return;
        }
        let bodies = match kind {
            SheetKind::Scenarios => scenarios::scenario_sheets(content, scenario, frame, printout),
            SheetKind::Rosters => rosters::rosters(content, scenario, frame, printout),
            SheetKind::RecordSheets => record_sheets::record_sheets(content, scenario, frame, printout),
            SheetKind::Counters => counters::counters(content, scenario, frame, printout),
            SheetKind::Terrain => terrain_counters::terrain_counters(content, scenario, frame, printout),
            SheetKind::Map => maps(content, scenario, frame, request, printout),
            SheetKind::StepChart => step_chart::step_chart(frame, printout),
            SheetKind::BattleLog => battle_log::battle_logs(content, scenario, frame, printout),
            SheetKind::QuickReference => quick_reference::quick_reference(content, frame, printout),
            SheetKind::OddsChart => odds_chart::odds_chart(frame, printout),
            SheetKind::Tiles
            | SheetKind::StrategicDisplay
            | SheetKind::Charts
            | SheetKind::TurnRecord
            | SheetKind::SecretPapers
            | SheetKind::Calibration
            | SheetKind::Playtest => Vec::new(),
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
