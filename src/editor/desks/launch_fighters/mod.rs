//! The desks of Launch Fighters!: the ship designer, the fleet roster, the style desk, the map desk and the scenario desk.
//!
//! Reading order: this file, `things.rs` (what the outline and the commands need to know), `ship_designer.rs`, `fleet_roster.rs`, `style.rs`,
//! `map/`, `scenario/`; then `blue_book.rs` (what can be taken from the library) and `checklist.rs` (the way from nothing to a printed game).

mod blue_book;
mod checklist;
mod fleet_roster;
mod fleet_rows;
mod identity;
mod live_sheet;
mod map;
mod odds;
mod options;
mod part_rows;
mod playtests;
mod price_breakdown;
mod price_head;
mod scenario;
mod ship_designer;
mod style;

pub use blue_book::{Memory as BookMemory, show as blue_book};
pub use checklist::checklist;
pub use map::Memory as MapMemory;
pub use odds::Memory as OddsMemory;
pub use options::show as options;
pub use playtests::watch;
pub use scenario::Memory as ScenarioMemory;

use egui::Ui;

use crate::editor::desks::{FrameContext, project};
use crate::editor::things::launch_fighters as things;
use crate::rules::launch_fighters::{Content, Place};

/// The desk of what is selected.
pub fn show(ui: &mut Ui, context: &mut FrameContext, content: &Content, place: Place) {
    match place {
        Place::Ship(id, _) => ship_designer::show(ui, context, content, id),
        Place::Fleet(id, _) => fleet_roster::show(ui, context, content, id),
        Place::Options => project::show(ui, context),
        Place::Map(id, place) => map::show(ui, context, content, id, place),
        Place::Style(id, _) => style::show(ui, context, content, id),
        Place::Scenario(id, place) => scenario::show(ui, context, content, id, place),
    }
}

/// The picture of a thing that is compared with others: the record sheet of a ship.
pub fn picture_to_compare(ui: &mut Ui, context: &mut FrameContext, place: Place) {
    match place {
        Place::Ship(id, _) => live_sheet::show(ui, context, id),
        Place::Fleet(..) | Place::Map(..) | Place::Style(..) | Place::Scenario(..) | Place::Options => {}
    }
}

/// What the inspector says about what is selected.
pub fn inspect(ui: &mut Ui, context: &mut FrameContext, content: &Content, place: Place) {
    match place {
        Place::Ship(id, _) => {
            price_breakdown::show(ui, context, content, id);
            odds::show(ui, context, content, id);
        }
        Place::Fleet(id, _) => fleet_roster::inspect(ui, context, content, id),
        Place::Map(id, _) => map::inspect(ui, context, content, id),
        Place::Options => project::inspect(ui, context),
        Place::Style(id, _) => style::inspect(ui, context, content, id),
        Place::Scenario(id, place) => scenario::inspect(ui, context, content, id, place),
    }
}
