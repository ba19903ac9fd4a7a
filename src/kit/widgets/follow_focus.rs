//! What has just got the focus is brought into view in every area round it: each area brings it only into its own.

use egui::scroll_area::ScrollAreaOutput;
use egui::{Id, Memory, Pos2, Rect, ScrollArea, Ui};

/// For how many passes an area goes after what has just got the focus: the areas within scroll in the first of them.
const PASSES: u8 = 10;

/// The part of what has the focus that is to be seen, as the areas within leave it to those round them.
#[derive(Clone, Copy)]
struct ToSee {
    focused: Id,
    pass: u64,
    /// The part of it that they have room for.
    part: Rect,
}

/// Shows an area that scrolls within another one that does, or round one, so that both bring into view what gets the focus. They do so at once: an
/// area that moves there step by step moves beyond its end first, where it seems to have brought into view what those round it must.
pub fn area_within<R>(ui: &mut Ui, area: ScrollArea, contents: impl FnOnce(&mut Ui) -> R) -> ScrollAreaOutput<R> {
    let shown = area.animated(false).show(ui, contents);
    follow_focus(ui, shown.inner_rect);
    shown
}

/// The same for an area that scrolls to the side alone. In a low window it is given less height than its contents take, which all the same are
/// brought into view by the areas round it.
pub fn across_within<R>(ui: &mut Ui, area: ScrollArea, contents: impl FnOnce(&mut Ui) -> R) -> ScrollAreaOutput<R> {
    let shown = area.animated(false).show(ui, contents);
    let Rect { min, max } = shown.inner_rect;
    // Its scroll bar lies over the foot of what is seen of it.
    let bar = if shown.content_size.x > shown.inner_rect.width() { ui.spacing().scroll.allocated_width() } else { 0.0 };
    follow(ui, Rect { min, max: Pos2::new(max.x, f32::INFINITY) }, bar);
    shown
}

/// Brings what has just got the focus into view: areas that scroll within `whole` bring it only into their own.
pub fn follow_focus(ui: &Ui, whole: Rect) {
    follow(ui, whole, 0.0);
}

/// The same for what is to be seen with so much room below it.
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
    // What is pressed is in view, and stays under the pointer.
    let is_pressed = ui.input(|input| input.pointer.any_down() || input.pointer.any_released());
    let of_new = if is_pressed { 0 } else { PASSES };
    let passes = known.filter(|(known, _)| *known == focused).map_or(of_new, |(_, passes)| passes);
    // An area that is out of view itself waits for those round it.
    if passes > 0 && ui.clip_rect().is_positive() {
        // What does not fit is shown from its upper left corner.
        let mut shown = Rect::from_min_size(part.min, part.size().min(ui.clip_rect().size()));
        // Its scroll bar may lie over the right end of what is seen.
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
