//! A narrow form in cards, and a picture of the thing that it edits, which follows each change. The picture is beside the form if there is space, or
//! else below it.

use egui::{Rect, ScrollArea, Sense, Ui, UiBuilder, Vec2};

use super::FrameContext;
use crate::theme::GAP;
use crate::widgets::{area_within, pages_area};

/// The least and the greatest width of the form beside a picture, in points of the screen.
const FORM: (f32, f32) = (376.0, 440.0);
/// The least width of a picture beside a form, in points of the screen.
const NARROWEST_PICTURE: f32 = 250.0;

/// Shows the form and the picture of a thing. `number` is the thing's id, under which the scroll position of the form is remembered.
pub fn form_and_picture(
    ui: &mut Ui,
    context: &mut FrameContext,
    number: u32,
    form: impl FnOnce(&mut Ui, &mut FrameContext),
    picture: impl FnOnce(&mut Ui, &mut FrameContext),
) {
    let room = ui.available_rect_before_wrap();
    let beside = room.width() >= FORM.0 + NARROWEST_PICTURE + GAP * 2.0;
    let width = if beside { (room.width() * 0.5).clamp(FORM.0, FORM.1) } else { room.width() };
    let left = Rect::from_min_size(room.min, Vec2::new(width, room.height()));
    let mut part = ui.new_child(UiBuilder::new().max_rect(left).id_salt(("form", number)));
    let mut picture = Some(picture);
    let area = ScrollArea::vertical().id_salt(("form", number)).auto_shrink([false, false]);
    area_within(&mut part, area, |ui| {
        ui.set_width(width - 12.0);
        ui.spacing_mut().item_spacing.y = 10.0;
        form(ui, context);
        if let Some(picture) = picture.take_if(|_| !beside) {
            picture(ui, context);
        }
    });
    if let Some(picture) = picture {
        let right = Rect::from_min_max(room.min + Vec2::new(width + GAP, 0.0), room.max);
        let mut beside = ui.new_child(UiBuilder::new().max_rect(right).id_salt("picture"));
        area_within(&mut beside, pages_area("picture"), |ui| {
            ui.spacing_mut().item_spacing.y = 10.0;
            picture(ui, context);
        });
    }
    ui.allocate_rect(room.union(part.min_rect()), Sense::hover());
}
