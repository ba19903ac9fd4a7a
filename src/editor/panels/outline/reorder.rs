//! Things of one kind are put in order by dragging them.

use egui::{Response, Ui};

use crate::editor::action::Change;
use crate::editor::desks;
use crate::editor::stage::Stage;
use crate::editor::theme::Palette;
use crate::rules::Place;

/// Lets a row be dragged, and lets another be dropped on it.
pub fn drag(ui: &Ui, row: &Response, stage: &mut Stage, place: &Place) {
    if row.drag_started() {
        row.dnd_set_drag_payload(place.clone());
    }
    let content = &stage.state.document.project().content;
    let Some((to, _)) = desks::position(content, place) else { return };
    let allowed = |dragged: &Place| dragged != place && same_kind(dragged, place);
    let Some(over) = row.dnd_hover_payload::<Place>().filter(|dragged| allowed(dragged)) else { return };
    let Some((from, _)) = desks::position(content, &over) else { return };
    let y = if from < to { row.rect.bottom() } else { row.rect.top() };
    ui.painter().hline(row.rect.x_range(), y, (2.0, Palette::of(ui).accent));
    if let Some(dragged) = row.dnd_release_payload::<Place>()
        && let Some(edit) = desks::move_to(&dragged, to)
    {
        stage.change(Change::edit("Change the order", edit));
    }
}

fn same_kind(one: &Place, other: &Place) -> bool {
    match (one, other) {
        (Place::LaunchFighters(one), Place::LaunchFighters(other)) => {
            std::mem::discriminant(one) == std::mem::discriminant(other)
        }
        (Place::StarViking(one), Place::StarViking(other)) => std::mem::discriminant(one) == std::mem::discriminant(other),
        _ => false,
    }
}
