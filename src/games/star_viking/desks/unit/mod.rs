//! The unit desk: a counter as it prints, beside the fields for its values.
//!
//! Reading order: this file, `counter.rs` (the live pictures), `symbols.rs`, `parts.rs` with `canvas.rs` (a symbol of the designer's own),
//! `pictures.rs`, `inspector.rs`.

mod canvas;
mod counter;
mod inspector;
mod parts;
mod pictures;
mod symbols;

pub use inspector::inspect;

use std::sync::Arc;

use egui::{RichText, ScrollArea, Ui};

use drawing::Ink;
use kit::action::Change;
use kit::desks::FrameContext;
use kit::desks::form::Form;
use kit::theme::Palette;
use kit::widgets::{card, section};
use rules::Id;
use star_viking::{Content, Edit, InUnit, Place, UnitType};

/// What the unit desk remembers from one frame of the window to the next.
#[derive(Default)]
pub struct Memory {
    /// The inks in which the counter is shown.
    ink: Ink,
    /// What the canvas for the designer's own symbol remembers from frame to frame.
    canvas: canvas::Memory,
}

/// A type of unit that is open on the desk.
#[derive(Clone, Copy)]
struct OpenUnit<'a> {
    id: Id<UnitType>,
    unit: &'a Arc<UnitType>,
}

/// Shows the unit desk with the type of this id.
pub fn show(ui: &mut Ui, context: &mut FrameContext, content: &Content, id: Id<UnitType>) {
    let Some(unit) = content.units.shared(id) else { return };
    let open = OpenUnit { id, unit };
    let Some(form) = Form::of(context, open.place(InUnit::Whole)) else { return };
    ScrollArea::vertical().id_salt(("unit", id.number())).auto_shrink([false, false]).show(ui, |ui| {
        ui.set_width((ui.available_width() - 12.0).min(860.0));
        ui.spacing_mut().item_spacing.y = 10.0;
        card(ui, |ui| {
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = 20.0;
                counter::show(ui, context, open);
                ui.vertical(|ui| {
                    section(ui, "UNIT TYPE");
                    form.title(ui, context, open.place(InUnit::Name));
                    form.group(ui, context, open.place(InUnit::Whole));
                    ui.label(RichText::new(unit.operations.says()).color(Palette::of(ui).weak));
                });
            });
        });
        for (title, part) in [("VALUES", InUnit::Values), ("COST", InUnit::Cost), ("COUNTERS", InUnit::Count)] {
            card(ui, |ui| {
                section(ui, title);
                form.group(ui, context, open.place(part));
            });
        }
        card(ui, |ui| symbols::show(ui, context, open));
        card(ui, |ui| parts::show(ui, context, open));
        card(ui, |ui| pictures::show(ui, context, content, open, &form));
    });
}

impl OpenUnit<'_> {
    /// Turns a part of the type into a place of the project.
    fn place(self, part: InUnit) -> project::Place {
        Place::Unit(self.id, part).into()
    }

    /// The change that replaces the type by a copy that `set` has altered; the history names it `label`.
    fn changed(self, label: impl Into<String>, set: impl FnOnce(&mut UnitType)) -> Change {
        let mut unit = UnitType::clone(self.unit);
        set(&mut unit);
        Change::edit(label, Edit::Unit(rules::Change::Set(self.id, unit)))
    }
}
