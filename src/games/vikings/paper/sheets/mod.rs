//! The sheets of Vikings: counters, boats, markers, ship charts, rosters, the charts of the game, odds, boards and layouts, and of each scenario
//! its sheet, a sheet for each side alone, and slips for secret speeds.
//!
//! Reading order: this file, [`counters`], [`boats`], [`markers`], [`ship_charts`], [`rosters`], [`scenarios`], [`speed_slips`], [`charts`], [`odds_chart`], [`boards`].

pub mod boards;
pub mod boats;
pub mod charts;
pub mod counters;
pub mod markers;
pub mod odds_chart;
pub mod rosters;
pub mod scenarios;
pub mod ship_charts;
mod signs;
pub mod speed_slips;

use crate::Vikings;
use std::collections::BTreeSet;

use drawing::Page;
use rules::{Id, slug};
use sheets::SheetKind;
use sheets::game::{Sheet, Sheets};
use vikings::{Content, Place, Scenario, Table};

/// Two counters a character, and two more for a rider, and one a beast, fronts and backs.
pub const COUNTERS: SheetKind = SheetKind::new("counters", "Counters");
/// Each boat of the forces, cut along its hull.
pub const BOATS: SheetKind = SheetKind::new("boats", "Boats");
/// Treasures, hooks and ropes, speeds, axes, buckets and blanks, and a gauge for ropes.
pub const MARKERS: SheetKind = SheetKind::new("markers", "Markers");
/// A page for each boat of the forces on which its damage is noted.
pub const SHIP_CHARTS: SheetKind = SheetKind::new("ship-charts", "Ship charts");
/// The characters of each force, and of each people those in none, with their states to tick.
pub const ROSTERS: SheetKind = SheetKind::new("rosters", "Rosters");
/// Who fights where, how long and for what.
pub const SCENARIOS: SheetKind = SheetKind::new("scenarios", "Scenarios");
/// What each side alone may know: where its people begin, and with which tasks.
pub const SIDES: SheetKind = SheetKind::new("sides", "Sides");
/// Slips on which the speeds of boats are written in secret.
pub const SPEED_SLIPS: SheetKind = SheetKind::new("speed-slips", "Speed slips");
/// The tables of the game, and the order of a turn.
pub const CHARTS: SheetKind = SheetKind::new("charts", "Charts");
/// What fights come to, at all odds.
pub const ODDS_CHART: SheetKind = SheetKind::new("odds-chart", "Odds chart");
/// Boards at their true size, cut over pages.
pub const BOARDS: SheetKind = SheetKind::new("boards", "Boards");
/// How the boards of a layout lie.
pub const LAYOUTS: SheetKind = SheetKind::new("layouts", "Layouts");

impl Sheets for Vikings {
    type Of = Content;
    type Scenario = Scenario;

    const FIRST_SHOWN: SheetKind = COUNTERS;
    const ON_REQUEST: &'static [SheetKind] = &[];
    const SHEETS: &'static [Sheet<Self>] = &[
        Sheet { kind: COUNTERS, bodies: |of, out| counters::counters(of.content, of.scenario, of.frame, out) },
        Sheet { kind: BOATS, bodies: |of, out| boats::boats(of.content, of.scenario, of.frame, out) },
        Sheet { kind: MARKERS, bodies: |of, out| markers::markers(of.content, of.frame, out) },
        Sheet { kind: SHIP_CHARTS, bodies: |of, out| ship_charts::ship_charts(of.content, of.scenario, of.frame, out) },
        Sheet { kind: ROSTERS, bodies: |of, out| rosters::rosters(of.content, of.scenario, of.frame, out) },
        Sheet { kind: SCENARIOS, bodies: |of, out| scenarios::scenario_sheets(of.content, of.scenario, of.frame, out) },
        Sheet { kind: SIDES, bodies: |of, out| scenarios::side_sheets(of.content, of.scenario, of.frame, out) },
        Sheet { kind: SPEED_SLIPS, bodies: |of, out| speed_slips::speed_slips(of.content, of.scenario, of.frame, out) },
        Sheet { kind: CHARTS, bodies: |of, out| charts::charts(of.content, of.frame, out) },
        Sheet {
            kind: BOARDS,
            bodies: |of, out| boards::board_pages(of.content, of.scenario, of.frame, of.request.one_page, out),
        },
        Sheet { kind: LAYOUTS, bodies: |of, out| boards::layout_pages(of.content, of.scenario, of.frame, out) },
        Sheet { kind: ODDS_CHART, bodies: |of, out| odds_chart::odds_chart(of.content, of.frame, out) },
    ];

    fn sheet_of(place: &Place) -> Option<SheetKind> {
        match place {
            Place::Character(..) => Some(COUNTERS),
            Place::Boat(..) => Some(BOATS),
            Place::Table(Table::Markers) | Place::InTable(Table::Markers, _) => Some(MARKERS),
            Place::Table(_) | Place::InTable(..) => Some(CHARTS),
            Place::Board(..) => Some(BOARDS),
            Place::Layout(..) => Some(LAYOUTS),
            Place::Force(..) => Some(SIDES),
            Place::Scenario(..) => Some(SCENARIOS),
            Place::Troop(..) => None,
        }
    }

    fn cover(content: &Content) -> Option<Page> {
        let (_, character) = content.characters.iter().next()?;
        counters::faces_of(content, character).into_iter().next().map(|face| face.page)
    }

    fn scenario(content: &Content, name: &str) -> Option<Id<Scenario>> {
        let exactly = content.scenarios.find(|scenario| scenario.name == name);
        exactly.or_else(|| content.scenarios.find(|scenario| slug(&scenario.name) == slug(name))).map(|(id, _)| id)
    }

    fn readers(content: &Content, scenario: Option<Id<Scenario>>) -> Vec<String> {
        let scenarios = scenarios::wanted(content, scenario).map(|(_, scenario)| scenario);
        scenarios
            .flat_map(|scenario| scenario.forces(content).map(|(player, ..)| scenarios::reader(content, scenario, player)))
            .collect()
    }

    fn left_out(content: &Content, scenario: Id<Scenario>) -> Vec<(usize, &'static str)> {
        let Some(played) = content.scenarios.get(scenario) else { return Vec::new() };
        let fighting: BTreeSet<_> = counters::taking_part(content, played);
        let boats = boats::classes(content, Some(scenario)).count();
        vec![
            (content.characters.ids().filter(|character| !fighting.contains(character)).count(), "character"),
            (content.boats.len() - boats, "boat"),
            (content.forces.ids().filter(|force| !played.sides.contains(&Some(*force))).count(), "force"),
            (content.layouts.ids().filter(|layout| played.layout != Some(*layout)).count(), "layout"),
            (content.scenarios.ids().filter(|id| *id != scenario).count(), "scenario"),
        ]
    }

    fn used(content: &Content, _: Option<Id<Scenario>>) -> std::borrow::Cow<'_, Content> {
        std::borrow::Cow::Borrowed(content)
    }

    fn unused(_: &Content, _: Option<Id<Scenario>>) -> Vec<(usize, &'static str)> {
        Vec::new()
    }
}
