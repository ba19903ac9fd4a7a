//! The line below a board: the space under the pointer or the cursor, in words, and the zoom.

use egui::{Align, Id, Label, LayerId, Layout, Order, Rect, RichText, Stroke, StrokeKind, Ui, Vec2};

use super::viewport::SHOWS_ALL;
use super::{Board, Pieces, Spaces, View, bounds, keys as board_keys};
use crate::keys::{KeyChoices, shown};
use crate::theme::{self, Palette};
use crate::widgets::{Icon, icon_button, link_button};

/// The height of the first of two lines, which has only words, in points of the screen.
const WORDS: f32 = 16.0;

/// The space around words that are too long for their line, in points of the screen.
const AROUND: Vec2 = Vec2::new(6.0, 3.0);

/// Shows `words`, which describe what is under the pointer, on one line. If they are too long, a plate with all the words is shown over the line and
/// what is below it. The plate disappears while the pointer is there.
fn said(ui: &mut Ui, words: String) {
    let wide = ui.available_width();
    let line = ui.add(Label::new(RichText::new(&words).size(theme::SMALL)).truncate()).rect;
    let palette = Palette::of(ui);
    let galley = ui.painter().layout(words, theme::regular(theme::SMALL), palette.text, wide);
    let is_free = ui.input(|input| input.pointer.latest_pos().is_none_or(|at| at.y < line.top()));
    if galley.rows.len() > 1 && is_free {
        // Near the lower edge of the window the plate is moved up, so that all of it is seen.
        let below = (line.top() + galley.size().y + AROUND.y - ui.ctx().content_rect().bottom()).max(0.0);
        let corner = line.min - Vec2::new(0.0, below);
        let ground = Rect::from_min_size(corner - AROUND, galley.size() + 2.0 * AROUND);
        let over = ui.ctx().layer_painter(LayerId::new(Order::Middle, Id::unique("the whole line below a board")));
        over.rect(ground, 3.0, palette.card, Stroke::new(1.0, palette.border), StrokeKind::Inside);
        over.galley(corner, galley, palette.text);
    }
}

impl<S: Copy + Eq> View<S> {
    /// Shows the line below a board: `words`, and the controls of the zoom, one of which zooms to the space `chosen`.
    pub fn line<B: Spaces<Space = S>>(&mut self, ui: &mut Ui, keys: &KeyChoices, spaces: &B, chosen: Option<S>, words: String) {
        self.zoom_line(ui, keys, (spaces, chosen), |ui| said(ui, words));
    }

    /// Shows two lines below a board on which a game is played: `words` on the whole width, and below them a legend and the controls of the zoom.
    pub fn line_with<B: Spaces<Space = S>>(
        &mut self,
        ui: &mut Ui,
        keys: &KeyChoices,
        (spaces, chosen): (&B, Option<S>),
        words: String,
        legend: impl FnOnce(&mut Ui),
    ) {
        ui.spacing_mut().item_spacing.y = 0.0;
        ui.scope(|ui| {
            ui.set_min_height(WORDS);
            said(ui, words);
        });
        self.zoom_line(ui, keys, (spaces, chosen), legend);
    }

    /// Shows the controls of the zoom at the right, and at the left what the caller draws with `left`, such as a legend.
    fn zoom_line<B: Spaces<Space = S>>(
        &mut self,
        ui: &mut Ui,
        keys: &KeyChoices,
        (spaces, chosen): (&B, Option<S>),
        left: impl FnOnce(&mut Ui),
    ) {
        ui.spacing_mut().item_spacing.x = 4.0;
        ui.horizontal(|ui| {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                if link_button(ui, "Fit").on_hover_text(format!("Show all of it ({}).", shown(ui.ctx(), &SHOWS_ALL))).clicked() {
                    self.port.fit();
                }
                let help = board_keys::ZOOM.help(ui.ctx(), keys);
                if link_button(ui, "Selection").accessible_name("Zoom to selection").on_hover_text(help).clicked() {
                    self.zoom_to(spaces, chosen);
                }
                if icon_button(ui, Icon::Plus, "Zoom in", "Zoom in (+, or the wheel).", true).clicked() {
                    self.port.zoom_in_place(2);
                }
                let percent = format!("{} %", self.port.percent(ui.pixels_per_point()));
                let help = "How large it is shown; 100 % is its size on paper.";
                ui.label(RichText::new(percent).size(theme::SMALL)).on_hover_text(help);
                if icon_button(ui, Icon::Minus, "Zoom out", "Zoom out (-, or the wheel).", true).clicked() {
                    self.port.zoom_in_place(-2);
                }
                ui.with_layout(Layout::left_to_right(Align::Center), left);
            });
        });
    }

    /// Zooms to the chosen space, or else to the space of the cursor.
    fn zoom_to<B: Spaces<Space = S>>(&mut self, spaces: &B, chosen: Option<S>) {
        if let Some(space) = chosen.or(self.cursor) {
            self.port.zoom_to(bounds(spaces, space));
        }
    }

    /// Zooms to the chosen space, or else to the space of the cursor, if the key for it was pressed.
    pub fn zoomed<B: Spaces<Space = S>>(&mut self, ui: &Ui, keys: &KeyChoices, spaces: &B, chosen: Option<S>) {
        if board_keys::ZOOM.pressed(ui, keys) {
            self.zoom_to(spaces, chosen);
        }
    }
}

impl<S: Copy + Eq, P: Copy + PartialEq, B: Copy + PartialEq> Board<S, P, B> {
    /// Shows the line below a board with pieces. One of its controls zooms to the selected piece.
    pub fn line(&mut self, ui: &mut Ui, keys: &KeyChoices, scene: &impl Pieces<Space = S, Piece = P, Box = B>, words: String) {
        let chosen = scene.selected().and_then(|piece| scene.space_of(piece));
        self.view.line(ui, keys, scene.spaces(), chosen, words);
    }
}
