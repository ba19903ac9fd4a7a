//! Choosing several pieces of a board: with Shift, the user presses them one by one, or draws a band, that is, a rectangle, around them. Dragging one
//! of them then drags all.

use egui::{Rect, Stroke, StrokeKind, Ui};

use super::{Board, BoardResponse, Pieces, Spaces as _, View};
use crate::theme::Palette;

impl<S: Copy + Eq, P: Copy + PartialEq, B: Copy + PartialEq> Board<S, P, B> {
    /// Chooses pieces while Shift is held. Returns whether this has dealt with the input of the pointer in this frame.
    pub(super) fn choose<L: Pieces<Space = S, Piece = P, Box = B>>(
        &mut self,
        ui: &Ui,
        touched: &BoardResponse,
        scene: &L,
        piece: Option<P>,
    ) -> bool {
        let (went_down, down, shift) =
            ui.input(|input| (input.pointer.primary_pressed(), input.pointer.primary_down(), input.modifiers.shift));
        // Nothing is chosen on a board that does not allow it, or while another board is shown in place of this one.
        if !L::SEVERAL || self.view.placed.is_none() {
            return false;
        }
        if let Some(hand) = self.hand {
            // A chosen piece that was pressed with Shift and then released without a drag is not chosen any longer.
            if down || !shift || hand.moves() || !self.chosen.contains(&hand.piece) {
                return false;
            }
            self.chosen.retain(|chosen| *chosen != hand.piece);
            self.hand = None;
            return true;
        }
        let at = View::<S>::pointer(ui);
        if let Some(from) = self.band {
            if let (false, Some(to)) = (down, at.or(Some(from))) {
                self.band = None;
                let round = Rect::from_two_pos(from, to);
                let middle = |piece: P| Some(touched.placed.to_screen(scene.spaces().middle(scene.space_of(piece)?)));
                let met = scene.in_order().into_iter().filter(|piece| middle(*piece).is_some_and(|at| round.contains(at)));
                let met: Vec<P> = met.filter(|piece| !self.chosen.contains(piece)).collect();
                self.chosen.extend(met);
            }
            return true;
        }
        if !(shift && touched.pressed && went_down) {
            // A piece is chosen as soon as the button goes down on it, so the release of the button does nothing more.
            return shift && touched.response.clicked();
        }
        let Some(piece) = piece else {
            self.band = at;
            return true;
        };
        // When the first piece is chosen, the piece that is selected at that time is chosen with it.
        if self.chosen.is_empty() {
            self.chosen.extend(scene.selected().filter(|selected| *selected != piece && scene.space_of(*selected).is_some()));
        }
        let known = self.chosen.iter().position(|chosen| *chosen == piece);
        match known {
            // If several pieces are chosen, a press on one of them may begin a drag of all of them.
            Some(_) if self.chosen.len() > 1 => return false,
            Some(at) => {
                self.chosen.remove(at);
            }
            None => self.chosen.push(piece),
        }
        true
    }

    /// Paints the band, while the user draws one.
    pub fn paint_band(&self, ui: &Ui, touched: &BoardResponse) {
        let Some((from, to)) = self.band.zip(ui.input(|input| input.pointer.latest_pos())) else { return };
        let palette = Palette::of(ui);
        let (round, painter) = (Rect::from_two_pos(from, to), ui.painter_at(touched.placed.rect));
        painter.rect_filled(round, 0, palette.accent.gamma_multiply(0.15));
        painter.rect_stroke(round, 0, Stroke::new(1.5, palette.accent), StrokeKind::Inside);
    }
}
