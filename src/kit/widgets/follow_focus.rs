//! Scrolls every scroll area around the control that has just got the focus, so that the control is visible. Otherwise each area would scroll only
//! within itself.

use egui::scroll_area::ScrollAreaOutput;
use egui::{Id, Memory, Pos2, Rect, ScrollArea, Ui};

/// During how many passes an area scrolls to a control that has just got the focus. The areas inside it finish scrolling in the first of these
/// passes.
const PASSES: u8 = 10;

/// The part of the control with the focus that the inner scroll areas show, and to which the outer areas have to scroll.
#[derive(Clone, Copy)]
struct ToSee {
    focused: Id,
    pass: u64,
    /// The part of the control that the inner areas have room to show.
    part: Rect,
}

/// Shows a scroll area that lies within another or contains one, so that both scroll to a control that has just got the focus. The areas scroll
/// without animation, because an animated area first moves beyond its end, which the outer area would take for the place to scroll to.
pub fn area_within<R>(ui: &mut Ui, area: ScrollArea, contents: impl FnOnce(&mut Ui) -> R) -> ScrollAreaOutput<R> {
    let shown = area.animated(false).show(ui, contents);
    follow_focus(ui, shown.inner_rect);
    shown
}

/// Shows a scroll area that scrolls only sideways and lies within another. In a low window the area shows only a part of its height; the outer areas
/// then scroll to the rest.
pub fn across_within<R>(ui: &mut Ui, area: ScrollArea, contents: impl FnOnce(&mut Ui) -> R) -> ScrollAreaOutput<R> {
    let shown = area.animated(false).show(ui, contents);
    let Rect { min, max } = shown.inner_rect;
    // A scroll bar covers the foot of the visible part.
    let bar = if shown.content_size.x > shown.inner_rect.width() { ui.spacing().scroll.allocated_width() } else { 0.0 };
    follow(ui, Rect { min, max: Pos2::new(max.x, f32::INFINITY) }, bar);
    shown
}

/// Scrolls to the control that has just got the focus. `whole` is the rectangle of an inner scroll area, which has scrolled to the control already.
pub fn follow_focus(ui: &Ui, whole: Rect) {
    follow(ui, whole, 0.0);
}

/// Scrolls to the control with the focus, and keeps `below` points of room visible below it.
fn follow(ui: &Ui, whole: Rect, below: f32) {
    let Some(focused) = ui.memory(Memory::focused) else { return };
    let widget = ui.ctx().viewport(|viewport| viewport.this_pass.widgets.get(focused).copied());
    let Some(widget) = widget.filter(|widget| widget.layer_id == ui.layer_id()) else { return };
    let pass = ui.ctx().cumulative_pass_nr();
    let of_all = Id::unique("followed focus");
    let within: Option<ToSee> = ui.data(|data| data.get_temp(of_all));
    let is_of_now = |within: &ToSee| within.focused == focused && within.pass == pass;
    let part = within.filter(is_of_now).map_or(widget.rect, |within| within.part);
    if !part.intersects(whole) {
        return;
    }
    let mut part = part.intersect(whole);
    part.max.y += below;
    ui.data_mut(|data| data.insert_temp(of_all, ToSee { focused, pass, part }));

    let id = ui.scope_id().with("followed focus");
    let known: Option<(Id, u8)> = ui.data(|data| data.get_temp(id));
    // A control that is pressed with the pointer is visible already, and must not move under the pointer.
    let is_pressed = ui.input(|input| input.pointer.any_down() || input.pointer.any_released());
    let of_new = if is_pressed { 0 } else { PASSES };
    let passes = known.filter(|(known, _)| *known == focused).map_or(of_new, |(_, passes)| passes);
    // An area that is not visible itself waits until the areas around it have scrolled.
    if passes > 0 && ui.clip_rect().is_positive() {
        // A control that does not fit is shown from its upper left corner.
        let mut shown = Rect::from_min_size(part.min, part.size().min(ui.clip_rect().size()));
        // The scroll bar may cover the right end of the visible part.
        let bar = ui.spacing().scroll.allocated_width();
        if shown.width() + bar <= ui.clip_rect().width() {
            shown.max.x += bar;
        }
        if !ui.clip_rect().contains_rect(shown) {
            ui.scroll_to_rect(shown, None);
            ui.ctx().request_repaint();
        }
    }
    ui.data_mut(|data| data.insert_temp(id, (focused, passes.saturating_sub(1))));
}
