//! The sheets of Vikings: counters, boats, markers, ship charts, rosters, the charts of the game, odds, boards and layouts, and for each scenario its
//! sheet, a sheet for each side alone, and slips for secret speeds.
//!
//! Reading order: this file, [`counters`], [`boats`], [`markers`], [`ship_charts`], [`rosters`], [`scenarios`], [`speed_slips`], [`charts`], [`odds_chart`], [`solitaire_table`], [`boards`]; and of a game that was played [`game_papers`].

pub mod boards;
pub mod boats;
pub mod charts;
pub mod counters;
mod covers;
pub mod game_papers;
mod in_use;
pub mod markers;
pub mod odds_chart;
pub mod rosters;
pub mod scenarios;
pub mod ship_charts;
mod signs;
pub mod solitaire_table;
pub mod speed_slips;

use crate::Vikings;
use std::borrow::Cow;

use drawing::Page;
use rules::{Id, slug};
use sheets::SheetKind;
use sheets::game::{Sheet, Sheets, Sort, lacking};
use vikings::{Content, Place, Scenario, Table};

/// Two counters for each character, two more for a rider, and one for each beast, fronts and backs.
pub const COUNTERS: SheetKind = SheetKind::new("counters", "Counters");
/// Each boat of the forces, to be cut out along its hull.
pub const BOATS: SheetKind = SheetKind::new("boats", "Boats");
/// Treasures, hooks and ropes, speeds, axes, buckets and blanks, and a gauge for ropes.
pub const MARKERS: SheetKind = SheetKind::new("markers", "Markers");
/// A chart for each boat of the forces, on which players note its damage.
pub const SHIP_CHARTS: SheetKind = SheetKind::new("ship-charts", "Ship charts");
/// The characters of each force, and for each people its characters who are in no force, with boxes to tick for their states.
pub const ROSTERS: SheetKind = SheetKind::new("rosters", "Rosters");
/// Each scenario: the sides, the ground, the length and the goals.
pub const SCENARIOS: SheetKind = SheetKind::new("scenarios", "Scenarios");
/// A sheet for each side alone: where its characters begin, and their tasks.
pub const SIDES: SheetKind = SheetKind::new("sides", "Sides");
/// Slips on which players write the speeds of boats in secret.
pub const SPEED_SLIPS: SheetKind = SheetKind::new("speed-slips", "Speed slips");
/// The tables of the game, and the order of a turn.
pub const CHARTS: SheetKind = SheetKind::new("charts", "Charts");
/// The results of fights, at all odds.
pub const ODDS_CHART: SheetKind = SheetKind::new("odds-chart", "Odds chart");
/// Instructions for playing a side without a player; the book has no such table.
pub const SOLITAIRE_TABLE: SheetKind = SheetKind::new("solitaire-table", "Solitaire table");
/// Boards at their true size, cut into pages.
pub const BOARDS: SheetKind = SheetKind::new("boards", "Boards");
/// The plan of each layout's boards.
pub const LAYOUTS: SheetKind = SheetKind::new("layouts", "Layouts");

/// The kinds of designs that a printout of one scenario may leave out, because the scenario does not use them.
const SORTS: &[Sort<Content>] = &[
    ("character", |content| content.characters.len()),
    ("boat", |content| content.boats.len()),
    ("force", |content| content.forces.len()),
    ("board", |content| content.boards.len()),
    ("layout", |content| content.layouts.len()),
    ("scenario", |content| content.scenarios.len()),
];

impl Sheets for Vikings {
    type Of = Content;
    type Scenario = Scenario;

    const FIRST_SHOWN: SheetKind = COUNTERS;
    const ON_REQUEST: &'static [SheetKind] = &[SOLITAIRE_TABLE];
    const SHEETS: &'static [Sheet<Self>] = &[
        Sheet { kind: COUNTERS, bodies: |of, out| counters::counters((of.content, of.used), of.scenario, of.frame, out) },
        Sheet { kind: BOATS, bodies: |of, out| boats::boats(of.used, of.scenario, of.frame, out) },
        Sheet { kind: MARKERS, bodies: |of, out| markers::markers(of.content, of.frame, out) },
        Sheet { kind: SHIP_CHARTS, bodies: |of, out| ship_charts::ship_charts(of.used, of.scenario, of.frame, out) },
        Sheet { kind: ROSTERS, bodies: |of, out| rosters::rosters(of.used, of.scenario, of.frame, out) },
        Sheet { kind: SCENARIOS, bodies: |of, out| scenarios::scenario_sheets(of.content, of.scenario, of.frame, out) },
        Sheet { kind: SIDES, bodies: |of, out| scenarios::side_sheets(of.content, of.scenario, of.frame, out) },
        Sheet { kind: SPEED_SLIPS, bodies: |of, out| speed_slips::speed_slips(of.content, of.scenario, of.frame, out) },
        Sheet { kind: CHARTS, bodies: |of, out| charts::charts(of.content, of.frame, out) },
        Sheet { kind: BOARDS, bodies: |of, out| boards::board_pages(of.used, of.scenario, of.frame, of.request.one_page, out) },
        Sheet { kind: LAYOUTS, bodies: |of, out| boards::layout_pages(of.used, of.scenario, of.frame, out) },
        Sheet { kind: ODDS_CHART, bodies: |of, out| odds_chart::odds_chart(of.content, of.frame, out) },
        Sheet { kind: SOLITAIRE_TABLE, bodies: |of, out| solitaire_table::solitaire_table(of.content, of.frame, out) },
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

    fn cover(content: &Content, scenario: Option<Id<Scenario>>, choice: usize) -> Option<Page> {
        covers::cover(content, scenario, choice)
    }

    fn players_and_length(content: &Content, scenario: Option<Id<Scenario>>) -> String {
        covers::players_and_length(content, scenario)
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
        lacking(content, &in_use::played(content, Some(scenario)), SORTS)
    }

    fn used(content: &Content, scenario: Option<Id<Scenario>>) -> Cow<'_, Content> {
        // If a scenario is given, each sheet already leaves out everything else.
        if scenario.is_some() { Cow::Borrowed(content) } else { in_use::played(content, None) }
    }

    fn unused(content: &Content, scenario: Option<Id<Scenario>>) -> Vec<(usize, &'static str)> {
        lacking(content, &Self::used(content, scenario), SORTS)
    }
}
