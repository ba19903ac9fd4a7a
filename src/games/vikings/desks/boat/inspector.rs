//! The inspector of a class of boats: its points line by line, and its findings.

use egui::Ui;

use kit::desks::{FrameContext, findings, points};
use rules::Id;
use vikings::{BoatClass, Breakdown, Content, InBoat, Place};

/// Shows the inspector of a class of boats.
pub fn inspect(ui: &mut Ui, context: &mut FrameContext, content: &Content, id: Id<BoatClass>) {
    let Some(boat) = content.boats.get(id) else { return };
    let worth = Breakdown::of_boat(boat, &content.tables.points);
    let lines = worth.lines.iter().map(|line| (format!("{} {}", line.what.label(), line.amount), line.points.to_string()));
    let (game, origin) = (context.state.document.project().content.game(), content.tables.points.origin.label());
    points::show(ui, game, lines, origin, &worth.total.to_string());
    findings::of_thing(ui, context, Place::Boat(id, InBoat::Whole));
}
