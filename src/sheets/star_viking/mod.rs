//! The sheets of Star Viking.
//!
//! [`print()`] lists them in the order of printing. Which systems and scenarios are meant is decided in [`scope`] alone; a system's printed form
//! is its [`tile`].
//!
//! Reading order: this file, [`scope`], [`words`] (scenarios in words), [`tile`] and [`tiles`], [`counters`], [`table`] (what the ruled sheets are
//! made of) with [`charts`], [`turn_record`] and [`strategic_display`], then the papers of a scenario: [`scenarios`] and [`secret_papers`].

pub mod battlefield;
pub mod charts;
pub mod counters;
pub mod scenarios;
pub mod scope;
pub mod secret_papers;
pub mod strategic_display;
pub mod table;
pub mod tile;
pub mod tiles;
pub mod turn_record;
pub mod words;

use super::frame::Frame;
use super::{Printout, Request, SheetKind};
use crate::rules::Game;
use crate::rules::star_viking::Content;

/// Adds every sheet that the request wants.
pub fn print(content: &Content, frame: &Frame, request: &Request, printout: &mut Printout) {
    let scenario = request.scenario.as_deref().and_then(|name| scope::named(content, name));
    if request.scenario.is_some() && scenario.is_none() {
        return;
    }
    for kind in SheetKind::of(Game::StarViking).iter().filter(|kind| request.wants(**kind)) {
        if !frame.goes_on() {
            return;
        }
        let bodies = match kind {
            SheetKind::Counters => counters::counters(content, scenario, frame, printout),
            SheetKind::Scenarios => scenarios::scenario_sheets(content, scenario, frame, printout),
            SheetKind::StrategicDisplay => strategic_display::displays(content, scenario, frame, printout),
            SheetKind::Charts => charts::charts(content, frame, printout),
            SheetKind::TurnRecord => turn_record::records(content, scenario, frame, printout),
            SheetKind::SecretPapers => secret_papers::papers(content, scenario, frame, printout),
            SheetKind::Tiles => tiles::tiles(content, scenario, frame, printout),
            SheetKind::RecordSheets
            | SheetKind::Terrain
            | SheetKind::Map
            | SheetKind::Rosters
            | SheetKind::StepChart
            | SheetKind::BattleLog
            | SheetKind::QuickReference
            | SheetKind::OddsChart
            | SheetKind::Calibration
            | SheetKind::Playtest => Vec::new(),
        };
        frame.bind(printout, *kind, bodies);
    }
}
