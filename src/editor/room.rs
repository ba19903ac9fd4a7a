//! The space for the contents of the window, such as a desk. In a low or narrow window, or at a large scale, the contents keep the least size that
//! they need, and scroll.

use std::fmt::Debug;
use std::hash::Hash;

use egui::{Id, Rect, ScrollArea, Ui, UiBuilder, Vec2};

use crate::editor::widgets::follow_focus;

/// The space that contents need. If the available space is smaller than `least` in a direction, the contents get the size `roomy` in that direction
/// and scroll.
pub struct Room {
    least: Vec2,
    roomy: Vec2,
}

/// The space for a desk. At twice the usual scale, a small screen has only half as many points.
pub const DESK: Room = Room { least: Vec2::new(430.0, 400.0), roomy: Vec2::new(430.0, 560.0) };
/// The space for a table, the view in which a game is played, which takes the whole window.
pub const TABLE: Room = Room { least: Vec2::new(660.0, 516.0), roomy: Vec2::new(660.0, 600.0) };
/// The space for a game by post: a text, a map and a form side by side.
pub const POST: Room = Room { least: Vec2::new(1000.0, 460.0), roomy: Vec2::new(1000.0, 560.0) };
/// The space for a panel below the desk.
pub const BELOW: Room = Room { least: Vec2::new(640.0, 110.0), roomy: Vec2::new(640.0, 110.0) };

/// Only in a window that is narrower than this, in points of the screen, contents may ask for more width and then scroll; in a wider window they fit.
const SMALL: f32 = 1000.0;
/// How many times contents may ask for more width. Contents that are nested in others show only in a later frame that they need more.
const TIMES: u8 = 3;

/// Shows contents in at least this space, or in a wider one if they needed more in earlier frames. `of` distinguishes kinds of contents.
pub fn at_least(ui: &mut Ui, Room { least, roomy }: Room, of: impl Hash + Debug, contents: impl FnOnce(&mut Ui)) {
    let room = ui.available_size();
    let id = ui.scope_id().with(("needed width", of));
    let found: (f32, u8) = ui.data(|data| data.get_temp(id)).unwrap_or_default();
    let (needed, _) = found;
    if room.x >= least.x.max(needed) && room.y >= least.y {
        let start = ui.cursor().min;
        contents(ui);
        return need(ui, id, start.x + room.x, found);
    }
    let wide = if room.x < least.x { roomy.x } else { room.x }.max(needed);
    let high = if room.y < least.y { roomy.y } else { room.y };
    ScrollArea::both().id_salt("least room").auto_shrink([false, false]).show(ui, |ui| {
        let whole = Rect::from_min_size(ui.cursor().min, Vec2::new(wide, high));
        ui.scope_builder(UiBuilder::new().max_rect(whole), |ui| {
            contents(ui);
            need(ui, id, whole.right(), found);
            ui.expand_to_include_rect(whole);
        });
        follow_focus(ui, whole);
    });
}

/// Records the width of contents that are wider than their space. In a small window they get that width in the next frame.
fn need(ui: &Ui, id: Id, right: f32, (_, times): (f32, u8)) {
    let beyond = ui.min_rect().right() - right;
    // The number of times is limited, since contents that are always wider than their space would otherwise grow without end.
    if times < TIMES && beyond > 1.0 && ui.ctx().content_rect().width() < SMALL {
        ui.data_mut(|data| data.insert_temp(id, (ui.min_rect().width(), times + 1)));
        ui.ctx().request_discard("contents that are wider than their room");
    }
}
