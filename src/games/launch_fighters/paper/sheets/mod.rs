//! The sheets of Launch Fighters!
//!
//! They are listed in the order of printing. Ships are drawn from their numbers in [`silhouette`], squadrons in [`fighter`], both in the colours of
//! [`paint`]. The modules of pages are [`scenarios`], [`rosters`], [`record_sheets`], [`counters`], [`map`], [`step_chart`], [`battle_log`],
//! [`quick_reference`] and [`odds_chart`]. Only [`scope`] decides which fleets and scenarios a printout covers.

pub mod accent;
pub mod arcs;
pub mod art;
pub mod battle_log;
pub mod counters;
mod covers;
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

use std::borrow::Cow;

use crate::LaunchFighters;
use drawing::Page;
use launch_fighters::{Content, Place, Scenario};
use rules::Id;
use sheets::SheetKind;
use sheets::frame::Body;
use sheets::game::{Sheet, Sheets, Sort, Wanted, lacking};
use sheets::printout::Printout;

/// The summary of a scenario, with a picture of its set-up.
pub const SCENARIOS: SheetKind = SheetKind::new("scenarios", "Scenario");
/// The ships of each fleet with their points.
pub const ROSTERS: SheetKind = SheetKind::new("rosters", "Fleet rosters");
/// A sheet for each ship of the fleets, with boxes to cross off.
pub const RECORD_SHEETS: SheetKind = SheetKind::new("record-sheets", "Record sheets");
/// Ship and squadron counters, markers and tokens, fronts and backs.
pub const COUNTERS: SheetKind = SheetKind::new("counters", "Counters");
/// Terrain counters for a bare map.
pub const TERRAIN: SheetKind = SheetKind::new("terrain", "Terrain");
/// The map, whole or in pages with an assembly plan.
pub const MAP: SheetKind = SheetKind::new("map", "Map");
/// The steps of a turn, to be followed with a token.
pub const STEP_CHART: SheetKind = SheetKind::new("step-chart", "Step chart");
/// Turns, initiative and victory points, to be filled in.
pub const BATTLE_LOG: SheetKind = SheetKind::new("battle-log", "Battle log");
/// A summary of the rules.
pub const QUICK_REFERENCE: SheetKind = SheetKind::new("quick-reference", "Quick reference");
/// The chances of barrages, and the best splits of pools.
pub const ODDS_CHART: SheetKind = SheetKind::new("odds-chart", "Odds chart");

/// The kinds of designs that a printout of one scenario may leave out.
const SORTS: &[Sort<Content>] = &[
    ("ship", |content| content.ships.len()),
    ("fleet", |content| content.fleets.len()),
    ("map", |content| content.maps.len()),
    ("scenario", |content| content.scenarios.len()),
];

impl Sheets for LaunchFighters {
    type Of = Content;
    type Scenario = Scenario;

    const FIRST_SHOWN: SheetKind = RECORD_SHEETS;
    const ON_REQUEST: &'static [SheetKind] = &[];
    const SHEETS: &'static [Sheet<Self>] = &[
        Sheet { kind: SCENARIOS, bodies: |of, out| scenarios::scenario_sheets(of.content, of.scenario, of.frame, out) },
        Sheet { kind: ROSTERS, bodies: |of, out| rosters::rosters(of.used, of.scenario, of.frame, out) },
        Sheet { kind: RECORD_SHEETS, bodies: |of, _| record_sheets::record_sheets(of.used, of.scenario, of.frame) },
        Sheet { kind: COUNTERS, bodies: |of, out| counters::counters(of.used, of.scenario, of.frame, out) },
        Sheet { kind: TERRAIN, bodies: |of, out| terrain_counters::terrain_counters(of.used, of.scenario, of.frame, out) },
        Sheet { kind: MAP, bodies: maps },
        Sheet { kind: STEP_CHART, bodies: |of, out| step_chart::step_chart(of.frame, out) },
        Sheet { kind: BATTLE_LOG, bodies: |of, out| battle_log::battle_logs(of.content, of.scenario, of.frame, out) },
        Sheet { kind: QUICK_REFERENCE, bodies: |of, out| quick_reference::quick_reference(of.content, of.frame, out) },
        Sheet { kind: ODDS_CHART, bodies: |of, out| odds_chart::odds_chart(of.frame, out) },
    ];

    fn sheet_of(place: &Place) -> Option<SheetKind> {
        match place {
            Place::Ship(..) => Some(RECORD_SHEETS),
            Place::Fleet(..) => Some(ROSTERS),
            Place::Map(..) => Some(MAP),
            Place::Style(..) => Some(COUNTERS),
            Place::Scenario(..) => Some(SCENARIOS),
            Place::Options => None,
        }
    }

    fn cover(content: &Content, scenario: Option<Id<Scenario>>, choice: usize) -> Option<Page> {
        covers::cover(content, scenario, choice)
    }

    fn players_and_length(content: &Content, scenario: Option<Id<Scenario>>) -> String {
        covers::players_and_length(content, scenario)
    }

    fn scenario(content: &Content, name: &str) -> Option<Id<Scenario>> {
        scope::named(content, name)
    }

    fn readers(content: &Content, scenario: Option<Id<Scenario>>) -> Vec<String> {
        // This game has no hidden information, so every side may see every page.
        let scenarios = scope::scenarios(content, scenario);
        let mut names = Vec::new();
        for (_, scenario) in scenarios {
            let words = scenario_words::Words::new(content, scenario);
            names.extend(scenario.sides.ids().map(|side| words.side_name(side)));
        }
        names
    }

    fn left_out(content: &Content, scenario: Id<Scenario>) -> Vec<(usize, &'static str)> {
        lacking(content, &scope::played(content, Some(scenario)), SORTS)
    }

    fn used(content: &Content, scenario: Option<Id<Scenario>>) -> Cow<'_, Content> {
        // If a scenario is chosen, everything that is not part of the scenario is left out already.
        if scenario.is_some() { Cow::Borrowed(content) } else { scope::played(content, None) }
    }

    fn unused(content: &Content, scenario: Option<Id<Scenario>>) -> Vec<(usize, &'static str)> {
        lacking(content, &Self::used(content, scenario), SORTS)
    }
}

/// The map of the chosen scenario. If no scenario is chosen, every map that a scenario uses, once each.
fn maps(of: &Wanted<'_, LaunchFighters>, printout: &mut Printout) -> Vec<Body> {
    let Wanted { used: content, scenario, frame, request, .. } = of;
    let wanted = scenario.map(|id| content.scenarios.get(id).and_then(|scenario| scenario.map));
    let maps = content.maps.iter().filter(|(id, _)| wanted.is_none_or(|map| map == Some(*id)));
    maps.flat_map(|(id, map)| map::pages(id, map, frame, request.one_page, printout)).collect()
}
