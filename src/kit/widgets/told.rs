//! Tooltips that cover nothing that is needed: that of a part of something larger stands beside the part, and that of an entry of a menu beside the
//! menu. Nothing is told of what lies below a dialog, the palette or an open menu.

use egui::{AreaState, Context, Rect, RectAlign, Response, Tooltip, Ui, WidgetText};

/// Where a tooltip stands that has no room at the right of its menu.
const ELSEWHERE: &[RectAlign] = &[RectAlign::LEFT_START, RectAlign::RIGHT_END, RectAlign::LEFT_END];

/// Shows what lies below something else, without the pointer if that is open: a tooltip that was shown before goes, and none comes.
pub fn below<R>(context: &Context, is_open: bool, show: impl FnOnce() -> R) -> R {
    let pointer = is_open.then(|| context.input_mut(|input| std::mem::take(&mut input.pointer)));
    let shown = show();
    if let Some(pointer) = pointer {
        context.input_mut(|input| input.pointer = pointer);
    }
    shown
}

/// Tells of a part of something that is larger, such as a space of a board, above or below that part.
pub fn tell_beside(response: &Response, part: Rect, tell: impl FnOnce(&mut Ui)) {
    let mut tooltip = Tooltip::for_enabled(response);
    tooltip.popup = tooltip.popup.anchor(part);
    tooltip.show(tell);
}

/// Tells of an entry of a menu at the right or the left of the menu, so that it covers no other entry.
pub fn tell_beside_menu(response: &Response, tell: impl FnOnce(&mut Ui)) {
    let tooltip = if response.enabled() { Tooltip::for_enabled(response) } else { Tooltip::for_disabled(response) };
    show_beside_menu(tooltip, response, tell);
}

/// The same with words alone, for an entry that can be chosen.
#[must_use]
pub fn told_beside_menu(response: Response, words: impl Into<WidgetText>) -> Response {
    show_beside_menu(Tooltip::for_enabled(&response), &response, |ui| {
        ui.label(words);
    });
    response
}

fn show_beside_menu(mut tooltip: Tooltip, response: &Response, tell: impl FnOnce(&mut Ui)) {
    let menu = AreaState::load(&response.ctx, response.layer_id.id).map_or(response.rect, |area| area.rect());
    let beside = Rect::from_x_y_ranges(menu.x_range(), response.rect.y_range());
    tooltip.popup = tooltip.popup.anchor(beside).align(RectAlign::RIGHT_START).align_alternatives(ELSEWHERE);
    tooltip.show(tell);
}
