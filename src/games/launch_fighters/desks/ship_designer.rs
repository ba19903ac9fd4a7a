//! The ship designer: the ship's name and parts on the left, and on the right its finished record sheet, which is updated with every change.

use egui::Ui;

use super::{identity, live_sheet, part_rows, price_head};
use kit::desks::{FrameContext, form_and_picture};
use kit::widgets::card;
use launch_fighters::{Breakdown, Content, Ship};
use rules::Id;

/// The ship that is open in the designer.
#[derive(Clone, Copy)]
pub struct OpenShip<'a> {
    /// All designs of the project.
    pub content: &'a Content,
    /// The id of the ship that is being designed.
    pub id: Id<Ship>,
    /// The ship that is being designed.
    pub ship: &'a Ship,
}

/// Shows the designer with the ship that has this id.
pub fn show(ui: &mut Ui, context: &mut FrameContext, content: &Content, id: Id<Ship>) {
    let Some(ship) = content.ships.get(id) else { return };
    let open = OpenShip { content, id, ship };
    let breakdown = Breakdown::of(ship, &content.options);
    let form = |ui: &mut Ui, context: &mut FrameContext| {
        card(ui, |ui| {
            identity::show(ui, context, open);
        });
        card(ui, |ui| price_head::show(ui, &breakdown));
        card(ui, |ui| part_rows::show(ui, context, open, &breakdown));
        card(ui, |ui| identity::remarks(ui, context, open));
    };
    form_and_picture(ui, context, id.number(), form, |ui, context| live_sheet::show(ui, context, id));
}
