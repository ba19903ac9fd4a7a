//! The desks of Launch Fighters!: the ship designer, the fleet roster, the style desk, the map desk and the scenario desk.
//!
//! Reading order: this file, `ship_designer.rs`, `fleet_roster.rs`, `style.rs`, `map/`, `scenario/`; then `blue_book.rs` (things from the library)
//! and `checklist.rs` (the steps from an empty project to a printed game).

#![cfg(feature = "window")]

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
pub mod things;

use egui::Ui;

use kit::action::{Change, PrintDraft};
use kit::desks::checklist::Task;
use kit::desks::game::Desks;
use kit::desks::{FrameContext, Memory as Desk};
use kit::job_status::JobStatus;
use kit::play::Table;
use kit::state::State;
use launch_fighters::{Content, Place};

/// The type through which code for any game reaches the things and desks of this game.
#[derive(Clone, Copy, Debug)]
pub struct LaunchFighters;

/// What the desks of Launch Fighters! remember from one frame of the window to the next.
#[derive(Default)]
pub struct Memory {
    /// What the map desk remembers from frame to frame.
    map: map::Memory,
    /// What the panel of odds remembers from frame to frame: the choices of the user, and the answer.
    odds: odds::Memory,
    /// What the scenario desk remembers from frame to frame.
    scenario: scenario::Memory,
}

impl Desks for LaunchFighters {
    fn show(content: &Content, ui: &mut Ui, context: &mut FrameContext, place: Place) {
        match place {
            Place::Ship(id, _) => ship_designer::show(ui, context, content, id),
            Place::Fleet(id, _) => fleet_roster::show(ui, context, content, id),
            Place::Options => {}
            Place::Map(id, place) => map::show(ui, context, content, id, place),
            Place::Style(id, _) => style::show(ui, context, content, id),
            Place::Scenario(id, place) => scenario::show(ui, context, content, id, place),
        }
    }

    fn inspect(content: &Content, ui: &mut Ui, context: &mut FrameContext, place: Place) {
        match place {
            Place::Ship(id, _) => {
                price_breakdown::show(ui, context, content, id);
                odds::show(ui, context, content, id);
            }
            Place::Fleet(id, _) => fleet_roster::inspect(ui, context, content, id),
            Place::Map(id, _) => map::inspect(ui, context, content, id),
            Place::Options => {}
            Place::Style(id, _) => style::inspect(ui, context, id),
            Place::Scenario(id, place) => scenario::inspect(ui, context, content, id, place),
        }
    }

    fn is_of_project(place: Place) -> bool {
        matches!(place, Place::Options)
    }

    fn checklist(content: &Content, state: &State) -> Vec<Task> {
        checklist::checklist(state, content)
    }

    fn has_options() -> bool {
        true
    }

    fn options(content: &Content, ui: &mut Ui, context: &mut FrameContext) {
        options::show(ui, context, content);
    }

    fn print_choices(ui: &mut Ui, draft: &mut PrintDraft) {
        print_choices::show(ui, draft);
    }

    fn blue_book(content: &Content, ui: &mut Ui, context: &mut FrameContext, browsing: &things::Browsing) -> Option<Change> {
        blue_book::BLUE_BOOK.show(ui, context, content, browsing)
    }

    fn picture_to_compare(_: &Content, ui: &mut Ui, context: &mut FrameContext, place: Place) {
        match place {
            Place::Ship(id, _) => live_sheet::show(ui, context, id),
            Place::Fleet(..) | Place::Map(..) | Place::Style(..) | Place::Scenario(..) | Place::Options => {}
        }
    }

    fn overview_of_all(_: &Content, _: &mut Ui, _: &mut FrameContext) {
        // This game has no overview of all its things.
    }

    fn play(_: &Content, ui: &mut Ui, context: &mut FrameContext, place: Place) {
        if let Place::Scenario(id, _) = place {
            scenario::play(ui, context, id);
        }
    }

    fn table(memory: &mut Desk) -> Option<&mut dyn Table> {
        Some(scenario::table(&mut memory.own.of::<Memory>().scenario))
    }

    fn answer(_: &Content, _: &str, _: &JobStatus) -> Option<String> {
        // No desk of this game hands a question to a worker.
        None
    }
}
