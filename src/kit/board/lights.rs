//! Lit, that is, highlighted spaces, which show where a piece may stand, where it can go, or what is special; and the legend that explains them.

use egui::{Align2, Color32, Label, Painter, Pos2, Rect, RichText, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo};

use super::{Ground, Overlay, Spaces};
use crate::theme::{self, Palette};
use crate::widgets::{Icon, paint_icon};

/// Spaces that are lit, that is, highlighted, for the same reason.
#[derive(Clone, Debug)]
pub struct Lights<S> {
    /// What it means that the spaces are lit.
    pub kind: Light,
    /// The spaces that are lit.
    pub spaces: Vec<S>,
    /// The reason why they are lit, in the words of the legend.
    pub words: &'static str,
}

/// The meaning of a lit, that is, highlighted space. The meanings differ by line and sign, not only by colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Light {
    /// A piece may stand in the space.
    Standing,
    /// A piece can go to the space, or the space can be chosen.
    Reach,
    /// The space is only pointed out to the user.
    Special,
}

/// The least width of a space that shows a sign, in points of the screen. In smaller spaces signs would cover the neighbours.
const ROOM_FOR_SIGNS: f32 = 18.0;
/// The least width of a space that shows an outline, in points of the screen. In smaller spaces lines would hide everything else.
const ROOM_FOR_LINES: f32 = 4.0;
/// The size of a sign, in points of the screen.
const SIGN: f32 = 13.0;
/// If the line below a board is at least this wide, in points of the screen, its legend has words.
const ROOM_FOR_WORDS: f32 = 560.0;

impl Light {
    /// The colour and the sign for a meaning, on a board's picture of this brightness. `Special` has only a colour and no sign.
    const fn look(self, ground: Ground) -> (Color32, Option<Icon>) {
        let paper = Palette::on_paper();
        match (self, ground) {
            (Self::Standing, Ground::Paper) => (paper.good, Some(Icon::Check)),
            (Self::Standing, Ground::Night) => (theme::STANDING, Some(Icon::Check)),
            (Self::Reach, Ground::Paper) => (paper.accent, Some(Icon::Right)),
            (Self::Reach, Ground::Night) => (theme::MOVING, Some(Icon::Right)),
            (Self::Special, Ground::Paper) => (paper.warning, None),
            (Self::Special, Ground::Night) => (Palette::on_night().warning, None),
        }
    }
}

impl<S: Copy + Eq> Lights<S> {
    /// Tints the lit spaces. Must be called before pieces are painted, so that these cover the tint.
    pub fn grounds<B: Spaces<Space = S>>(&self, over: &Overlay<B>) {
        let (color, _) = self.kind.look(over.ground);
        for space in self.seen(over) {
            over.fill(space, color.gamma_multiply(if self.kind == Light::Special { 0.16 } else { 0.22 }));
            let line = Stroke::new(2.0, color);
            if over.width(space) >= ROOM_FOR_LINES {
                match self.kind {
                    Light::Standing => over.ring(space, line),
                    Light::Reach => over.broken_ring(space, line),
                    Light::Special => {}
                }
            }
        }
    }

    /// Draws the signs of the lit spaces over the pieces, which are painted already. A sign is in the middle of its space or, if a piece lies there
    /// (`taken`), at the left edge.
    pub fn signs<B: Spaces<Space = S>>(&self, over: &Overlay<B>, taken: impl Fn(S) -> bool) {
        let (color, Some(icon)) = self.kind.look(over.ground) else { return };
        for space in self.seen(over) {
            if over.width(space) >= ROOM_FOR_SIGNS {
                let middle = over.middle(space);
                let at = if taken(space) { Pos2::new(over.bounds(space).left(), middle.y) } else { middle };
                over.icon(at, icon, SIGN, color);
            }
        }
    }

    fn seen<B: Spaces<Space = S>>(&self, over: &Overlay<B>) -> impl Iterator<Item = S> {
        self.spaces.iter().copied().filter(|space| over.sees(*space))
    }

    /// Lists the lit spaces by name, for users who cannot see them.
    pub fn list<B: Spaces<Space = S>>(&self, ui: &mut Ui, spaces: &B) {
        let shown = self.spaces.iter().take(MOST_LISTED);
        for space in shown {
            ui.label(spaces.name(*space));
        }
        let more = self.spaces.len().saturating_sub(MOST_LISTED);
        if more > 0 {
            ui.add(Label::new(RichText::new(format!("and {more} more")).color(Palette::of(ui).weak)));
        }
    }
}

/// How many spaces the list by name has at most.
const MOST_LISTED: usize = 24;

/// Explains the lit spaces below the board, where the words cover nothing. If there is little space, only the signs are shown, and the words are
/// their tooltips.
pub fn legend_line<S>(ui: &mut Ui, lights: &[Lights<S>]) {
    let words_fit = ui.available_width() >= ROOM_FOR_WORDS;
    for light in lights {
        let (color, icon) = light.kind.look(Ground::Paper);
        let (room, response) = ui.allocate_exact_size(Vec2::splat(SIGN + 2.0), Sense::hover());
        sign(ui.painter(), room, (color, icon));
        response.widget_info(|| WidgetInfo::labeled(egui::accesskit::Role::Image, true, light.words));
        response.on_hover_text(light.words);
        if words_fit {
            ui.label(RichText::new(light.words).size(theme::SMALL));
        }
        ui.add_space(8.0);
    }
}

/// Shows the meaning of rings on the board after [`legend_line`], each with its colour.
pub fn ring_line(ui: &mut Ui, rings: &[(Color32, &'static str)]) {
    let words_fit = ui.available_width() >= ROOM_FOR_WORDS;
    for (color, words) in rings {
        let (room, response) = ui.allocate_exact_size(Vec2::splat(SIGN + 2.0), Sense::hover());
        ui.painter().rect_stroke(room.shrink(2.0), 2, Stroke::new(2.5, *color), StrokeKind::Inside);
        response.widget_info(|| WidgetInfo::labeled(egui::accesskit::Role::Image, true, *words));
        response.on_hover_text(*words);
        if words_fit {
            ui.label(RichText::new(*words).size(theme::SMALL));
        }
        ui.add_space(8.0);
    }
}

/// Draws the sign of a light in a legend: its icon, or its colour if it has none.
fn sign(painter: &Painter, room: Rect, (color, icon): (Color32, Option<Icon>)) {
    match icon {
        Some(icon) => paint_icon(painter, icon, room, SIGN, color),
        None => _ = painter.rect_filled(room.shrink(1.0), 2.0, color.gamma_multiply(0.6)),
    }
}

/// Draws the legend over the foot of the board, with one line for each meaning.
pub fn legend<S, B: Spaces>(over: &Overlay<B>, lights: &[Lights<S>]) {
    let corner = Align2::CENTER_BOTTOM;
    let mut foot = corner.pos_in_rect(&over.placed.rect.shrink(10.0));
    for light in lights.iter().rev() {
        let (color, icon) = light.kind.look(Ground::Night);
        let galley = over.painter.layout_no_wrap(light.words.into(), theme::regular(theme::SMALL), theme::PAPER);
        let ground = corner.anchor_size(foot, galley.size() + Vec2::new(38.0, 8.0));
        over.painter.rect(ground, 8.0, theme::NIGHT, Stroke::new(1.0, color), StrokeKind::Inside);
        let room = Rect::from_center_size(ground.left_center() + Vec2::new(15.0, 0.0), Vec2::splat(SIGN));
        sign(&over.painter, room, (color, icon));
        over.painter.galley(Pos2::new(ground.left() + 29.0, ground.center().y - galley.size().y * 0.5), galley, theme::PAPER);
        foot.y = ground.top() - 4.0;
    }
}
