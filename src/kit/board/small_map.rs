//! A small map of the whole board in a corner, while only a part is visible. A press on the small map shows that part of the board.

use egui::accesskit::Role;
use egui::{Align2, Painter, Rect, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo};

use super::{BoardResponse, Drawn, Painted, Placed, View, Viewport};
use crate::jobs::Work;
use crate::theme::Palette;
use geometry::Point;

/// The greatest size of the small map, in points of the screen.
const ROOM: Vec2 = Vec2::new(190.0, 150.0);
/// The small map appears only if the board on the screen is this many times as large; on a smaller board it would hide too much.
const TIMES: f32 = 2.5;

impl<T: Drawn> Painted<T> {
    /// Shows the small map over all that was painted on the board in this frame. Returns its painter and its position, so that the caller can mark
    /// pieces on it.
    pub fn small_map<S>(
        &mut self,
        ui: &Ui,
        view: &mut View<S>,
        touched: &BoardResponse,
        work: &mut Vec<Work>,
    ) -> Option<(Painter, Placed)> {
        let seen = touched.placed.rect;
        view.hidden = None;
        let roomy = seen.width() > ROOM.x * TIMES && seen.height() > ROOM.y * TIMES;
        let room = Align2::RIGHT_TOP.anchor_size(seen.right_top(), ROOM);
        if roomy { self.small_map_in(ui, room, view, touched, work) } else { None }
    }

    /// Shows the small map in `room`, an area of the screen that may lie beside the board.
    pub fn small_map_in<S>(
        &mut self,
        ui: &Ui,
        room: Rect,
        view: &mut View<S>,
        touched: &BoardResponse,
        work: &mut Vec<Work>,
    ) -> Option<(Painter, Placed)> {
        let drawn = self.of.as_ref()?;
        let (seen, whole) = (touched.placed.rect, geometry::Rect::new(Point::ORIGIN, drawn.size()));
        if view.port.fits() || seen.contains_rect(touched.placed.on_screen(whole)) {
            return None;
        }
        let small = Viewport::default().placed(room, ui.pixels_per_point(), drawn.size());
        let paper = small.on_screen(whole);
        // The keyboard has other ways to move over a board, so the Tab key does not stop here.
        let response = ui.interact(paper, touched.response.id.with("small map"), Sense::CLICK | Sense::DRAG);
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, "Small map: press where to look"));
        if let Some(at) = response.interact_pointer_pos().filter(|_| response.is_pointer_button_down_on()) {
            view.port.look_at(small.to_board(at));
        }
        let palette = Palette::of(ui);
        view.hidden = Some(paper.expand(4.0));
        let painter = ui.painter_at(room);
        painter.rect_filled(paper.expand(4.0), 3.0, palette.desk);
        self.tiles.whole().paint(&painter, &small, drawn, work);
        painter.rect_stroke(paper.expand(4.0), 3.0, Stroke::new(1.0, palette.outline), StrokeKind::Inside);
        let corner = |at| small.to_screen(touched.placed.to_board(at));
        let part = Rect::from_min_max(corner(seen.min), corner(seen.max)).intersect(paper);
        painter.rect_stroke(part.expand(1.0), 1.0, Stroke::new(3.0, palette.desk), StrokeKind::Middle);
        painter.rect_stroke(part.expand(1.0), 1.0, Stroke::new(1.5, palette.accent), StrokeKind::Middle);
        Some((painter.with_clip_rect(paper), small))
    }
}
