//! The ship designer: the ship's name and what it has on the left, the finished record sheet on the right, live.

use egui::{Rect, ScrollArea, Ui, UiBuilder, Vec2};

use super::{identity, live_sheet, part_rows, price_head};
use kit::desks::FrameContext;
use kit::theme::GAP;
use kit::widgets::{card, pages_area};
use launch_fighters::{Breakdown, Content, Ship};
use rules::Id;

/// A ship being designed.
#[derive(Clone, Copy)]
pub struct OpenShip<'a> {
    /// All designs.
    pub content: &'a Content,
    /// The ship's id.
    pub id: Id<Ship>,
    /// The ship.
    pub ship: &'a Ship,
}

/// The narrowest form, and the widest.
const FORM: (f32, f32) = (376.0, 440.0);
/// Beside a form there has to be at least this much room for a sheet.
const NARROWEST_SHEET: f32 = 250.0;

/// Shows the designer.
pub fn show(ui: &mut Ui, context: &mut FrameContext, content: &Content, id: Id<Ship>) {
    let Some(ship) = content.ships.get(id) else { return };
    let open = OpenShip { content, id, ship };
    let breakdown = Breakdown::of(ship, &content.options);
    let room = ui.available_rect_before_wrap();
    let beside = room.width() >= FORM.0 + NARROWEST_SHEET + GAP * 2.0;
    let form_width = if beside { (room.width() * 0.5).clamp(FORM.0, FORM.1) } else { room.width() };
    let left = Rect::from_min_size(room.min, Vec2::new(form_width, room.height()));
    let mut form = ui.new_child(UiBuilder::new().max_rect(left).id_salt(("form", id.number())));
    ScrollArea::vertical().id_salt(("form", id.number())).auto_shrink([false, false]).show(&mut form, |ui| {
        ui.set_width(form_width - 12.0);
        ui.spacing_mut().item_spacing.y = 10.0;
        card(ui, |ui| {
            identity::show(ui, context, open);
        });
        card(ui, |ui| price_head::show(ui, &breakdown));
        card(ui, |ui| part_rows::show(ui, context, open, &breakdown));
        card(ui, |ui| identity::remarks(ui, context, open));
        if !beside {
            live_sheet::show(ui, context, id);
        }
    });
    if beside {
        let right = Rect::from_min_max(room.min + Vec2::new(form_width + GAP, 0.0), room.max);
        let mut sheet = ui.new_child(UiBuilder::new().max_rect(right).id_salt("sheet"));
        pages_area("live sheet").show(&mut sheet, |ui| {
            live_sheet::show(ui, context, id);
        });
    }
    ui.allocate_rect(room, egui::Sense::hover());
}
