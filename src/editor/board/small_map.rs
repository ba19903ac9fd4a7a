//! All of a board, small in a corner of it, while only a part is seen: where it is pressed, that part is looked at.

use egui::accesskit::Role;
use egui::{Align2, Rect, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo};

use super::{Backdrop, BoardResponse, Tiles, View, Viewport};
use crate::editor::jobs::Work;
use crate::editor::theme::Palette;
use crate::geometry::{self, Point};

/// The room that it has, in points of the screen.
const ROOM: Vec2 = Vec2::new(190.0, 150.0);
/// In a board that is less than so many times larger it would hide too much.
const TIMES: f32 = 2.5;

impl<S> View<S> {
    /// Shows it over all that was painted on the board in this pass.
    pub fn small_map(&mut self, ui: &Ui, touched: &BoardResponse, tiles: &mut Tiles, backdrop: Backdrop, work: &mut Vec<Work>) {
        let (seen, whole) = (touched.placed.rect, geometry::Rect::new(Point::ORIGIN, backdrop.size));
        let roomy = seen.width() > ROOM.x * TIMES && seen.height() > ROOM.y * TIMES;
        if self.port.fits() || !roomy || seen.contains_rect(touched.placed.on_screen(whole)) {
            return;
        }
        let room = Align2::RIGHT_TOP.anchor_size(seen.right_top(), ROOM);
        let small = Viewport::default().placed(room, ui.pixels_per_point(), backdrop.size);
        let paper = small.on_screen(whole);
        // The keyboard has ways of its own over a board, so that it is no stop of theirs.
        let response = ui.interact(paper, touched.response.id.with("small map"), Sense::CLICK | Sense::DRAG);
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, "Small map: press where to look"));
        if let Some(at) = response.interact_pointer_pos().filter(|_| response.is_pointer_button_down_on()) {
            self.port.look_at(small.to_board(at));
        }
        let palette = Palette::of(ui);
        let painter = ui.painter_at(seen);
        painter.rect_filled(paper.expand(4.0), 3.0, palette.desk);
        tiles.whole().paint(&painter, &small, backdrop, work);
        painter.rect_stroke(paper.expand(4.0), 3.0, Stroke::new(1.0, palette.outline), StrokeKind::Inside);
        let corner = |at| small.to_screen(touched.placed.to_board(at));
        let part = Rect::from_min_max(corner(seen.min), corner(seen.max)).intersect(paper);
        painter.rect_stroke(part.expand(1.0), 1.0, Stroke::new(3.0, palette.desk), StrokeKind::Middle);
        painter.rect_stroke(part.expand(1.0), 1.0, Stroke::new(1.5, palette.accent), StrokeKind::Middle);
    }
}
