//! The sheets of Star Viking.
//!
//! They are listed in the order of printing. Which systems and scenarios are printed is decided only in [`scope`]; the printed form of a system is
//! its [`tile`].
//!
//! Reading order: this file, [`scope`], [`words`] (scenarios in words), [`tile`] and [`tiles`], [`counters`], the ruled sheets ([`charts`],
//! [`odds_chart`], [`solitaire_table`], [`turn_record`], [`strategic_display`]), then the papers of a scenario ([`scenarios`] and [`secret_papers`])
//! and the papers of a game ([`game_papers`]).

pub mod battlefield;
pub mod charts;
pub mod counters;
mod covers;
pub mod game_papers;
pub mod odds_chart;
mod pasted;
pub mod scenarios;
pub mod scope;
pub mod secret_papers;
pub mod solitaire_table;
pub mod strategic_display;
pub mod tile;
pub mod tiles;
pub mod turn_record;
pub mod words;

use std::borrow::Cow;

use crate::StarViking;
use drawing::Page;
use rules::Id;
use sheets::SheetKind;
use sheets::game::{Sheet, Sheets, Sort, lacking};
use star_viking::{Content, Place, Scenario};

/// The summary of a scenario, with what all players may know of its systems and forces.
pub const SCENARIOS: SheetKind = SheetKind::new("scenarios", "Scenario");
/// The tiles of star systems, fronts and backs.
pub const TILES: SheetKind = SheetKind::new("tiles", "Tiles");
/// The units of the catalogue and markers, fronts and backs.
pub const COUNTERS: SheetKind = SheetKind::new("counters", "Counters");
/// The home base and the boxes of systems, for hidden movement.
pub const STRATEGIC_DISPLAY: SheetKind = SheetKind::new("strategic-display", "Strategic display");
/// The tables of the game, and the order of a turn.
pub const CHARTS: SheetKind = SheetKind::new("charts", "Charts");
/// The results of a shot at every differential.
pub const ODDS_CHART: SheetKind = SheetKind::new("odds-chart", "Odds chart");
/// A dice table for a Viking without a player, which says to which tile each starship jumps.
pub const SOLITAIRE_TABLE: SheetKind = SheetKind::new("solitaire-table", "Solitaire table");
/// Politics, treasuries and victory points turn by turn, and the plunder log.
pub const TURN_RECORD: SheetKind = SheetKind::new("turn-record", "Turn record");
/// The secrets that each side keeps from the others.
pub const SECRET_PAPERS: SheetKind = SheetKind::new("secret-papers", "Secret papers");

/// The kinds of designs that a printout of one scenario may leave out.
const SORTS: &[Sort<Content>] = &[
    ("unit type", |content| content.units.len()),
    ("force", |content| content.forces.len()),
    ("system", |content| content.systems.len()),
    ("scenario", |content| content.scenarios.len()),
];

impl Sheets for StarViking {
    type Of = Content;
    type Scenario = Scenario;

    const FIRST_SHOWN: SheetKind = SCENARIOS;
    const ON_REQUEST: &'static [SheetKind] = &[ODDS_CHART, SOLITAIRE_TABLE];
    const SHEETS: &'static [Sheet<Self>] = &[
        Sheet { kind: SCENARIOS, bodies: |of, out| scenarios::scenario_sheets(of.content, of.scenario, of.frame, out) },
        Sheet { kind: TILES, bodies: |of, out| tiles::tiles(of.used, of.scenario, of.frame, out) },
        Sheet { kind: COUNTERS, bodies: |of, out| counters::counters((of.content, of.used), of.scenario, of.frame, out) },
        Sheet { kind: STRATEGIC_DISPLAY, bodies: |of, out| strategic_display::displays(of.used, of.scenario, of.frame, out) },
        Sheet { kind: CHARTS, bodies: |of, out| charts::charts(of.content, of.frame, out) },
        Sheet { kind: ODDS_CHART, bodies: |of, out| odds_chart::odds_chart(of.content, of.frame, out) },
        Sheet { kind: SOLITAIRE_TABLE, bodies: |of, out| solitaire_table::solitaire_table(of.content, of.frame, out) },
        Sheet { kind: TURN_RECORD, bodies: |of, out| turn_record::records(of.content, of.scenario, of.frame, out) },
        Sheet { kind: SECRET_PAPERS, bodies: |of, out| secret_papers::papers(of.content, of.scenario, of.frame, out) },
    ];

    fn sheet_of(place: &Place) -> Option<SheetKind> {
        match place {
            Place::System(..) => Some(TILES),
            Place::Unit(..) | Place::Force(..) => Some(COUNTERS),
            Place::Scenario(..) => Some(SCENARIOS),
            Place::Table(_) | Place::InTable(..) => Some(CHARTS),
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
        let scenarios = scope::scenarios(content, scenario);
        let raiders = scenarios.into_iter().flat_map(|(_, scenario)| scope::viking_players(content, scenario));
        std::iter::once(scope::FEDERATION.to_owned()).chain(raiders).collect()
    }

    fn left_out(content: &Content, scenario: Id<Scenario>) -> Vec<(usize, &'static str)> {
        lacking(content, &scope::played(content, Some(scenario)), SORTS)
    }

    fn used(content: &Content, scenario: Option<Id<Scenario>>) -> Cow<'_, Content> {
        // A chosen scenario needs no filter here: its sheets already leave out everything that is not part of it.
        if scenario.is_some() { Cow::Borrowed(content) } else { scope::played(content, None) }
    }

    fn unused(content: &Content, scenario: Option<Id<Scenario>>) -> Vec<(usize, &'static str)> {
        lacking(content, &Self::used(content, scenario), SORTS)
    }
}
