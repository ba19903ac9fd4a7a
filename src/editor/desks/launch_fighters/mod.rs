//! The desks of Launch Fighters!: the ship designer, the fleet roster, the style desk, the map desk and the scenario desk.
//!
//! Reading order: this file, `ship_designer.rs`, `fleet_roster.rs`, `style.rs`,
//! `map/`, `scenario/`; then `blue_book.rs` (what can be taken from the library) and `checklist.rs` (the way from nothing to a printed game).

mod blue_book;
mod checklist;
mod fleet_art;
mod fleet_roster;
mod fleet_rows;
mod fleet_totals;
mod identity;
mod live_sheet;
mod map;
mod odds;
mod options;
mod part_rows;
mod price_breakdown;
mod price_head;
mod print_choices;
mod scenario;
mod ship_designer;
mod style;

use egui::Ui;

use crate::editor::action::{Change, PrintDraft};
use crate::editor::desks::checklist::Task;
use crate::editor::desks::game::Desks;
use crate::editor::desks::{FrameContext, Memory as Desk, project};
use crate::editor::job_status::JobStatus;
use crate::editor::play::Table;
use crate::editor::running_playtest::RunningPlaytest;
use crate::editor::state::State;
use crate::editor::things::launch_fighters as things;
use crate::rules::launch_fighters::{Content, Place};

/// What the desks of Launch Fighters! remember from pass to pass.
#[derive(Default)]
pub struct Memory {
    /// Of the map desk.
    map: map::Memory,
    /// Of the odds.
    odds: odds::Memory,
    /// Of the scenario desk.
    scenario: scenario::Memory,
    /// Of the blue book's chapters.
    book: blue_book::Memory,
}

impl Desks for Content {
    fn show(&self, ui: &mut Ui, context: &mut FrameContext, place: Place) {
        match place {
            Place::Ship(id, _) => ship_designer::show(ui, context, self, id),
            Place::Fleet(id, _) => fleet_roster::show(ui, context, self, id),
            Place::Options => project::show(ui, context),
            Place::Map(id, place) => map::show(ui, context, self, id, place),
            Place::Style(id, _) => style::show(ui, context, self, id),
            Place::Scenario(id, place) => scenario::show(ui, context, self, id, place),
        }
    }

    fn inspect(&self, ui: &mut Ui, context: &mut FrameContext, place: Place) {
        match place {
            Place::Ship(id, _) => {
                price_breakdown::show(ui, context, self, id);
                odds::show(ui, context, self, id);
            }
            Place::Fleet(id, _) => fleet_roster::inspect(ui, context, self, id),
            Place::Map(id, _) => map::inspect(ui, context, self, id),
            Place::Options => project::inspect(ui, context),
            Place::Style(id, _) => style::inspect(ui, context, id),
            Place::Scenario(id, place) => scenario::inspect(ui, context, self, id, place),
        }
    }

    fn checklist(&self, state: &State) -> Vec<Task> {
        checklist::checklist(state, self)
    }

    fn has_options(&self) -> bool {
        true
    }

    fn options(&self, ui: &mut Ui, context: &mut FrameContext) {
        options::show(ui, context, self);
    }

    fn print_choices(&self, ui: &mut Ui, draft: &mut PrintDraft) {
        print_choices::show(ui, draft);
    }

    fn blue_book(&self, ui: &mut Ui, context: &mut FrameContext, browsing: &things::Browsing) -> Option<Change> {
        blue_book::show(ui, context, self, browsing)
    }

    fn picture_to_compare(&self, ui: &mut Ui, context: &mut FrameContext, place: Place) {
        match place {
            Place::Ship(id, _) => live_sheet::show(ui, context, id),
            Place::Fleet(..) | Place::Map(..) | Place::Style(..) | Place::Scenario(..) | Place::Options => {}
        }
    }

    fn overview_of_all(&self, _: &mut Ui, _: &mut FrameContext) {
        // It has none.
    }

    fn watch(&self, memory: &mut Desk, waker: &egui::Context, playtest: &RunningPlaytest, game: u32) -> Option<Place> {
        scenario::watch(memory, waker, playtest, game)
    }

    fn play(&self, ui: &mut Ui, context: &mut FrameContext, place: Place) {
        if let Place::Scenario(id, _) = place {
            scenario::play(ui, context, id);
        }
    }

    fn table<'memory>(&self, memory: &'memory mut Desk) -> Option<&'memory mut dyn Table> {
        Some(scenario::table(&mut memory.launch_fighters.scenario))
    }

    fn answer(&self, _: &str, _: &JobStatus) -> Option<String> {
        // Nothing here takes so long.
        None
    }
}
