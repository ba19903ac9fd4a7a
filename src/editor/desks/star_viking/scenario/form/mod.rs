//! Which game it is, which systems are in play, who takes part and how it ends: everything of a scenario but where units start, in cards.
//!
//! Reading order: this file, `head.rs` (name, form, length), `systems.rs` with `wall.rs` (tiles to choose from) and `order.rs` (those in play),
//! `forces.rs`, `victory.rs` (victory and variants), `inspector.rs`.

mod forces;
mod head;
mod inspector;
mod order;
mod systems;
mod victory;
mod wall;

pub use inspector::inspect;

use egui::{Rect, ScrollArea, Sense, Ui, UiBuilder, Vec2};

use super::{Staged, sheet};
use crate::editor::action::Change;
use crate::editor::desks::{Stage, notes};
use crate::editor::theme;
use crate::editor::widgets::card;
use crate::rules;
use crate::rules::star_viking::{Edit, InScenario, Scenario};

/// What the form remembers from pass to pass.
#[derive(Default)]
pub struct Memory {
    /// The seed of the next draw of systems.
    seed: u32,
}

/// The widest form.
const WIDEST: f32 = 860.0;
/// Where there is room for a form and a sheet of this width, the sheet stands beside the form.
const NARROWEST_SHEET: f32 = 380.0;

/// Shows the form, and the public sheet beside it where there is room.
pub fn show(ui: &mut Ui, stage: &mut Stage, staged: Staged) {
    let room = ui.available_rect_before_wrap();
    let beside = room.width() >= WIDEST + theme::GAP + NARROWEST_SHEET;
    let width = room.width().min(WIDEST);
    let left = Rect::from_min_size(room.min, Vec2::new(width, room.height()));
    let mut form = ui.new_child(UiBuilder::new().max_rect(if beside { left } else { room }).id_salt("form"));
    ScrollArea::vertical().id_salt(("scenario form", staged.id.number())).auto_shrink([false, false]).show(&mut form, |ui| {
        ui.set_width(width - 12.0);
        ui.spacing_mut().item_spacing.y = 10.0;
        card(ui, |ui| head::show(ui, stage, staged));
        card(ui, |ui| systems::show(ui, stage, staged));
        card(ui, |ui| forces::show(ui, stage, staged));
        card(ui, |ui| victory::show(ui, stage, staged));
        card(ui, |ui| {
            notes::show(ui, stage, &staged.scenario.notes, &staged.place(InScenario::Notes), |notes| {
                edited(staged, |scenario| scenario.notes = notes)
            });
        });
    });
    if beside {
        let right = room.with_min_x(left.right() + theme::GAP);
        sheet::public(&mut ui.new_child(UiBuilder::new().max_rect(right).id_salt("sheet")), stage, staged);
    }
    ui.allocate_rect(room, Sense::hover());
}

/// The change that puts another scenario in the place of this one.
fn changed(staged: Staged, label: impl Into<String>, set: impl FnOnce(&mut Scenario)) -> Change {
    Change::edit(label, edited(staged, set))
}

/// The edit that puts another scenario in the place of this one.
fn edited(staged: Staged, set: impl FnOnce(&mut Scenario)) -> rules::Edit {
    let mut scenario = staged.scenario.clone();
    set(&mut scenario);
    Edit::Scenario(rules::Change::Set(staged.id, scenario)).into()
}
