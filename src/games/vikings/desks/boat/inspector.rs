//! The inspector of a class of boats: what it is worth line by line, and what is wrong with it.

use egui::Ui;

use kit::desks::{FrameContext, findings};
use kit::widgets::{item, section};
use rules::Id;
use vikings::{BoatClass, Breakdown, Content, InBoat, Place};

/// Says what there is to say.
pub fn inspect(ui: &mut Ui, context: &mut FrameContext, content: &Content, id: Id<BoatClass>) {
    let Some(boat) = content.boats.get(id) else { return };
    section(ui, "POINTS");
    let worth = Breakdown::of_boat(boat, &content.tables.points);
    for line in &worth.lines {
        item(ui, &format!("{} {}", line.what.label(), line.amount), "", &line.points.to_string(), false);
    }
    ui.separator();
    item(ui, "Total", content.tables.points.origin.label(), &worth.total.to_string(), true);
    findings::of_thing(ui, context, Place::Boat(id, InBoat::Whole));
}
