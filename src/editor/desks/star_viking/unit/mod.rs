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

use egui::{Align, Response, ScrollArea, Ui};

use crate::editor::action::{Action, Change};
use crate::editor::desks::Stage;
use crate::editor::widgets::{Stepped, card};
use crate::project::Gesture;
use crate::rules::star_viking::{Content, Edit, InUnit, Place, UnitType};
use crate::rules::{self, Id};

/// A type of unit being designed.
#[derive(Clone, Copy)]
struct Designed<'a> {
    id: Id<UnitType>,
    unit: &'a Arc<UnitType>,
}

/// Shows the desk.
pub fn show(ui: &mut Ui, stage: &mut Stage, content: &Content, id: Id<UnitType>) {
    let Some(unit) = content.units.shared(id) else { return };
    let designed = Designed { id, unit };
    ScrollArea::vertical().id_salt(("unit", id.number())).auto_shrink([false, false]).show(ui, |ui| {
        ui.set_width((ui.available_width() - 12.0).min(860.0));
        ui.spacing_mut().item_spacing.y = 10.0;
        card(ui, |ui| {
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = 20.0;
                counter::show(ui, stage, designed);
                ui.vertical(|ui| identity::show(ui, stage, designed));
            });
        });
        card(ui, |ui| values::show(ui, stage, designed));
        card(ui, |ui| values::cost_and_count(ui, stage, designed));
        card(ui, |ui| symbols::show(ui, stage, designed));
    });
}

/// Changes the unit as a step, or as a part of one; what numbers differ then are the designer's own.
fn change(stage: &mut Stage, designed: Designed, label: &str, gesture: Option<Gesture>, set: impl FnOnce(&mut UnitType)) {
    let mut unit = UnitType::clone(designed.unit);
    set(&mut unit);
    unit.own_what_differs(designed.unit);
    stage.change(Change::edit(label, Edit::Unit(rules::Change::Set(designed.id, unit))).during(gesture));
}

/// Takes in what became of a stepper.
fn stepped(stage: &mut Stage, designed: Designed, label: &str, stepped: &Stepped, set: impl FnOnce(&mut UnitType, u32)) {
    if let Some(amount) = stepped.amount {
        change(stage, designed, label, stepped.gesture, |unit| set(unit, amount));
    }
    if stepped.done {
        stage.push(Action::Settle);
    }
}

/// Gives a field the keys when its place has just been asked for.
fn jump(stage: &Stage, designed: Designed, place: InUnit, field: &Response) {
    if stage.jumps_to(&Place::Unit(designed.id, place).into()) {
        field.request_focus();
        field.scroll_to_me(Some(Align::Center));
    }
}
