//! The unit desk: a counter as it prints, while its values are edited.
//!
//! Reading order: this file, `counter.rs` (the live pictures), `identity.rs`, `values.rs`, `symbols.rs`, `inspector.rs`.

mod counter;
mod identity;
mod inspector;
mod symbols;
mod values;

pub use inspector::inspect;

use std::sync::Arc;

use egui::{ScrollArea, Ui};

use crate::editor::action::Change;
use crate::editor::desks::FrameContext;
use crate::editor::widgets::card;
use crate::rules::star_viking::{Content, Edit, InUnit, Place, UnitType};
use crate::rules::{self, Id};

/// A type of unit being designed.
#[derive(Clone, Copy)]
struct OpenUnit<'a> {
    id: Id<UnitType>,
    unit: &'a Arc<UnitType>,
}

/// Shows the desk.
pub fn show(ui: &mut Ui, context: &mut FrameContext, content: &Content, id: Id<UnitType>) {
    let Some(unit) = content.units.shared(id) else { return };
    let open = OpenUnit { id, unit };
    ScrollArea::vertical().id_salt(("unit", id.number())).auto_shrink([false, false]).show(ui, |ui| {
        ui.set_width((ui.available_width() - 12.0).min(860.0));
        ui.spacing_mut().item_spacing.y = 10.0;
        card(ui, |ui| {
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = 20.0;
                counter::show(ui, context, open);
                ui.vertical(|ui| identity::show(ui, context, open));
            });
        });
        card(ui, |ui| values::show(ui, context, open));
        card(ui, |ui| values::cost_and_count(ui, context, open));
        card(ui, |ui| symbols::show(ui, context, open));
    });
}

impl OpenUnit<'_> {
    /// A place of the type as the frame knows it.
    fn place(self, part: InUnit) -> rules::Place {
        Place::Unit(self.id, part).into()
    }

    /// The change of the type; what numbers differ then are the designer's own.
    fn changed(self, label: impl Into<String>, set: impl FnOnce(&mut UnitType)) -> Change {
        let mut unit = UnitType::clone(self.unit);
        set(&mut unit);
        unit.own_what_differs(self.unit);
        Change::edit(label, Edit::Unit(rules::Change::Set(self.id, unit)))
    }
}
