//! The room that the desk gets: in a low or narrow window, or at a large scale, it keeps the least that every desk needs, and scrolls.

use egui::{Id, Memory, Rect, ScrollArea, Ui, UiBuilder, Vec2};

/// A room that is smaller than the first size gets the second, and scrolls.
pub struct Room {
    least: Vec2,
    roomy: Vec2,
}

/// The room of a desk. At twice the scale a small screen has half of its points.
pub const DESK: Room = Room { least: Vec2::new(430.0, 400.0), roomy: Vec2::new(430.0, 560.0) };
/// The room of a table on which a game is played, which takes the whole window.
pub const TABLE: Room = Room { least: Vec2::new(660.0, 460.0), roomy: Vec2::new(660.0, 600.0) };
/// The room of a game by post: a text, a map and a form side by side.
pub const POST: Room = Room { least: Vec2::new(1000.0, 460.0), roomy: Vec2::new(1000.0, 560.0) };
/// The room of a panel below the desk.
pub const BELOW: Room = Room { least: Vec2::new(640.0, 110.0), roomy: Vec2::new(640.0, 110.0) };
/// For how many passes the area goes after what has just got the focus: what lies within scrolls in the first of them.
const PASSES: u8 = 10;

/// Shows contents that get at least this room.
pub fn at_least(ui: &mut Ui, Room { least, roomy }: Room, contents: impl FnOnce(&mut Ui)) {
    let room = ui.available_size();
    if room.x >= least.x && room.y >= least.y {
        return contents(ui);
    }
    let wide = if room.x < least.x { roomy.x } else { room.x };
    let high = if room.y < least.y { roomy.y } else { room.y };
    ScrollArea::both().id_salt("least room").auto_shrink([false, false]).show(ui, |ui| {
        let whole = Rect::from_min_size(ui.cursor().min, Vec2::new(wide, high));
        ui.scope_builder(UiBuilder::new().max_rect(whole), |ui| {
            contents(ui);
            ui.expand_to_include_rect(whole);
        });
        follow_focus(ui, whole);
    });
}

/// Brings what has just got the focus into view: areas that scroll within the room bring it only into their own.
pub fn follow_focus(ui: &Ui, whole: Rect) {
    let id = Id::unique("followed focus");
    let focused = ui.memory(Memory::focused);
    let known: Option<(Id, u8)> = ui.data(|data| data.get_temp(id));
    // What is pressed is in view, and stays under the pointer.
    let is_pressed = ui.input(|input| input.pointer.any_down() || input.pointer.any_released());
    let of_new = if is_pressed { 0 } else { PASSES };
    let passes = known.filter(|(known, _)| Some(*known) == focused).map_or(of_new, |(_, passes)| passes);
    let Some(focused) = focused else { return };
    let widget = ui.ctx().viewport(|viewport| viewport.this_pass.widgets.get(focused).copied());
    if let Some(widget) = widget.filter(|widget| passes > 0 && widget.layer_id == ui.layer_id()) {
        // What does not fit is shown from its upper left corner.
        let shown = Rect::from_min_size(widget.rect.min, widget.rect.size().min(ui.clip_rect().size()));
        if whole.intersects(shown) && !ui.clip_rect().contains_rect(shown) {
            ui.scroll_to_rect(shown, None);
            ui.ctx().request_repaint();
        }
    }
    ui.data_mut(|data| data.insert_temp(id, (focused, passes.saturating_sub(1))));
}
