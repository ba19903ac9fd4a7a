//! Tooltips that do not cover anything important. The tooltip for a part of a larger control stands beside that part, the tooltip of a menu entry
//! beside the menu, and the tooltip of a control in a list beside the list. Nothing below a dialog, the command palette or an open menu shows a
//! tooltip.

use egui::{AreaState, Context, Rect, RectAlign, Response, Tooltip, Ui, WidgetText};

/// Where a tooltip goes if there is no room for it to the left of its list.
const NOT_LEFT: &[RectAlign] = &[RectAlign::LEFT_END, RectAlign::RIGHT_START, RectAlign::RIGHT_END];
/// Where a tooltip goes if there is no room for it to the right of its menu.
const ELSEWHERE: &[RectAlign] = &[RectAlign::LEFT_START, RectAlign::RIGHT_END, RectAlign::LEFT_END];

/// Runs `show` for controls that may lie below a dialog or a menu. If `is_open` is true, these controls do not see the pointer, so that they show no
/// tooltips.
pub fn below<R>(context: &Context, is_open: bool, show: impl FnOnce() -> R) -> R {
    let pointer = is_open.then(|| context.input_mut(|input| std::mem::take(&mut input.pointer)));
    let shown = show();
    if let Some(pointer) = pointer {
        context.input_mut(|input| input.pointer = pointer);
    }
    shown
}

/// Shows a tooltip for a part of a larger control, such as a space of a board, above or below that part.
pub fn tell_beside(response: &Response, part: Rect, tell: impl FnOnce(&mut Ui)) {
    let mut tooltip = Tooltip::for_enabled(response);
    tooltip.popup = tooltip.popup.anchor(part);
    tooltip.show(tell);
}

/// Shows a tooltip for a menu entry to the right or left of the menu, so that it covers no other entry.
pub fn tell_beside_menu(response: &Response, tell: impl FnOnce(&mut Ui)) {
    let tooltip = if response.enabled() { Tooltip::for_enabled(response) } else { Tooltip::for_disabled(response) };
    show_beside_menu(tooltip, response, tell);
}

/// Adds a tooltip to a menu entry that can be chosen; the tooltip stands beside the menu.
#[must_use]
pub fn told_beside_menu(response: Response, words: impl Into<WidgetText>) -> Response {
    show_beside_menu(Tooltip::for_enabled(&response), &response, |ui| {
        ui.label(words);
    });
    response
}

/// Adds a tooltip of words to a control of the list in `ui`. It stands to the left of the list, so that it covers no other control of the list.
#[must_use]
pub fn told_beside_list(ui: &Ui, response: Response, words: impl Into<WidgetText>) -> Response {
    let words = words.into();
    if response.ctx.has_accesskit_node(response.id) {
        response.ctx.accesskit_node_builder(response.id, |node| node.set_description(words.text()));
    }
    let beside = Rect::from_x_y_ranges(ui.max_rect().x_range(), response.rect.y_range());
    let mut tooltip = Tooltip::for_enabled(&response);
    tooltip.popup = tooltip.popup.anchor(beside).align(RectAlign::LEFT_START).align_alternatives(NOT_LEFT);
    tooltip.show(|ui| {
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
