//! Dragging things: to change their order within a kind, or to drop one on another thing that can take it, such as a ship on a fleet.

use egui::{Response, StrokeKind, Ui};

use crate::action::Change;
use crate::desks::FrameContext;
use crate::theme::{self, Palette};
use crate::things;
use project::Place;

/// The direction in which a list runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Run {
    /// The list runs from top to bottom.
    Down,
    /// The list runs from left to right.
    Across,
}

/// Lets the user drag a thing to another position in its list, and drop other things on it.
pub fn reorder(ui: &Ui, thing: &Response, context: &mut FrameContext, place: &Place, run: Run) {
    if thing.drag_started() {
        thing.dnd_set_drag_payload(place.clone());
    }
    accept(ui, thing, context, place);
    let content = &context.state.document.project().content;
    let Some((to, _)) = things::position(content, place) else { return };
    let allowed = |dragged: &Place| dragged != place && things::are_of_one_kind(dragged, place);
    let Some(over) = thing.dnd_hover_payload::<Place>().filter(|dragged| allowed(dragged)) else { return };
    let Some((from, _)) = things::position(content, &over) else { return };
    let stroke = (2.0, Palette::of(ui).accent);
    let rect = thing.rect;
    match run {
        Run::Down => ui.painter().hline(rect.x_range(), if from < to { rect.bottom() } else { rect.top() }, stroke),
        Run::Across => ui.painter().vline(if from < to { rect.right() } else { rect.left() }, rect.y_range(), stroke),
    };
    if let Some(dragged) = thing.dnd_release_payload::<Place>()
        && let Some(edit) = things::move_to(&dragged, to)
    {
        context.change(Change::edit("Change the order", edit));
    }
}

/// Lets the user drop other things on a thing that can take them, such as ships on a fleet.
pub fn accept(ui: &Ui, thing: &Response, context: &mut FrameContext, place: &Place) {
    let content = &context.state.document.project().content;
    let taken = |dragged: &Place| context.state.document.things().dropped(content, dragged, place);
    let Some(change) = thing.dnd_hover_payload::<Place>().and_then(|dragged| taken(&dragged)) else { return };
    ui.painter().rect_stroke(thing.rect, theme::ROUND, (2.0, Palette::of(ui).accent), StrokeKind::Inside);
    if thing.dnd_release_payload::<Place>().is_some() {
        context.change(change);
    }
}
