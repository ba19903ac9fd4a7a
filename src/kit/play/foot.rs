//! The foot of the list of choices: the choice that ends the question, always at the same place and with the same key, and buttons that make several
//! choices at one press. Above the foot stands the reason why the player's last attempt was impossible and, above that, the lesson of the phase if
//! there is room.

use egui::{Button, Rect, RichText, Ui, UiBuilder, Vec2};

use super::choices::choice;
use super::numbering::is_enough;
use super::{ActionOf, PlayDesk, PlayedByHand, Standing, Together};
use crate::theme::{self, Palette};
use crate::widgets::told_beside_list;

/// The least height of the list of choices, in points of the screen. If the lesson would leave less for the list, the lesson stands below the list
/// and scrolls with it.
const LEAST_LIST: f32 = 84.0;
/// The room above each part, in points of the screen.
const ABOVE: f32 = 4.0;

/// The heights of the parts at the foot in the last frame, in points of the screen.
#[derive(Clone, Copy, Debug, Default)]
pub struct Feet {
    /// The height of the lesson of the phase.
    lesson: f32,
    /// The height of the reason why the last attempt was impossible.
    reason: f32,
    /// The height of the choice that ends the question, with the buttons beside it.
    last: f32,
}

impl Feet {
    /// Divides the room of the choices into the list, the lesson, the reason against the last attempt, and the foot. The reason is always visible.
    /// The lesson gets no room of its own if that would leave too little room for the list; then it is left out while there is a reason.
    pub fn places(self, whole: Rect) -> [Rect; 4] {
        let cut = |rest: Rect, high: f32| rest.split_top_bottom_at_y((rest.bottom() - high).max(whole.top()));
        let (rest, last) = cut(whole, self.last);
        let (rest, reason) = cut(rest, self.reason);
        let lesson = if rest.height() - self.lesson < LEAST_LIST { 0.0 } else { self.lesson };
        let (list, lesson) = cut(rest, lesson);
        [list, lesson, reason, last]
    }

    /// Whether a reason against the last attempt was shown in the last frame.
    pub const fn has_reason(self) -> bool {
        self.reason > 0.0
    }

    /// Records the height of the foot, so that the next frame makes room for it.
    pub fn is_last(&mut self, ui: &Ui, high: f32) {
        record(ui, &mut self.last, high);
    }
}

fn record(ui: &Ui, known: &mut f32, high: f32) {
    if (*known - high).abs() > 0.5 {
        *known = high;
        ui.ctx().request_repaint();
    }
}

/// Shows the choice that ends the question, the buttons that make several choices, and the button that repeats a choice from now on. Returns the
/// actions of the pressed button; `None` if no button was pressed.
pub fn show<P: PlayedByHand>(ui: &mut Ui, desk: &mut PlayDesk<P>, listed: &[(usize, ActionOf<P>)]) -> Option<Vec<ActionOf<P>>> {
    let game = desk.game()?;
    let of_all = |offers: Vec<Together<ActionOf<P>>>| if desk.listed_only().is_none() { offers } else { Vec::new() };
    let together = of_all(P::together(&game.battle, game.state(), game.legal()));
    let (standing, enough) = (game.standing(), listed.iter().find(|choice| is_enough(choice)));
    if together.is_empty() && standing.is_none() && enough.is_none() {
        return None;
    }
    let mut pressed = None;
    ui.add_space(ABOVE);
    ui.spacing_mut().item_spacing = Vec2::new(4.0, 2.0);
    ui.spacing_mut().button_padding = Vec2::new(7.0, 2.0);
    ui.spacing_mut().interact_size.y = theme::TARGET;
    let is_pressed = |ui: &mut Ui, words: &str, says: &str| {
        let words = RichText::new(words).size(theme::SMALL).color(Palette::of(ui).accent);
        let button = ui.add(Button::new(words).min_size(Vec2::splat(theme::TARGET)));
        told_beside_list(ui, button, says).clicked()
    };
    if !together.is_empty() {
        ui.horizontal_wrapped(|ui| {
            for offer in together {
                if is_pressed(ui, &offer.words, offer.says) {
                    pressed = Some(offer.actions);
                }
            }
        });
    }
    let from_now_on = standing.filter(|standing: &Standing<ActionOf<P>>| is_pressed(ui, standing.words, standing.says));
    if let Some((number, action)) = enough {
        if choice(ui, game, *number, *action, true).clicked() {
            pressed = Some(vec![*action]);
        }
    } else {
        // This room is kept even if no choice ends the question, so that the buttons above it keep their places.
        ui.add_space(theme::TARGET);
    }
    if let (Some(standing), Some(game)) = (from_now_on, &mut desk.game) {
        game.choose_from_now_on(&standing);
    }
    pressed
}

impl<P: PlayedByHand> PlayDesk<P> {
    /// Shows the lesson of the phase.
    pub(super) fn lesson(&mut self, ui: &mut Ui) {
        let high = ui.scope(|ui| self.teach(ui)).response.rect.height();
        record(ui, &mut self.feet.lesson, if high > 1.0 { high + ABOVE } else { 0.0 });
    }

    /// Shows why the last attempt was impossible, in the room between the list and the foot.
    pub(super) fn reason(&mut self, ui: &mut Ui, room: Rect) {
        // In the first frame in which the reason is shown, its height is not known yet, so that no room is left for it.
        let place = UiBuilder::new().max_rect(room);
        let place = if room.is_positive() { place } else { place.invisible() };
        let high = ui.scope_builder(place, |ui| ui.scope(|ui| self.refuse(ui)).response.rect.height()).inner;
        record(ui, &mut self.feet.reason, if high > 1.0 { high + ABOVE } else { 0.0 });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::Pos2;

    #[test]
    fn the_lesson_gives_way_before_the_reason_against_an_attempt() {
        let whole = |high: f32| Rect::from_min_size(Pos2::ZERO, Vec2::new(300.0, high));
        let feet = Feet { lesson: 60.0, reason: 40.0, last: 28.0 };
        for high in [112.0, 150.0, 211.0, 212.0, 400.0] {
            let [list, lesson, reason, last] = feet.places(whole(high));
            assert!((reason.height() - 40.0).abs() < 0.1 && (last.height() - 28.0).abs() < 0.1, "{high}");
            assert_eq!(lesson.is_positive(), high >= 212.0, "{high}");
            assert!(list.height() >= 0.0 && (list.height() + lesson.height() + 68.0 - high).abs() < 0.1, "{high}");
        }
        let [list, .., reason, last] = feet.places(whole(50.0));
        assert!(list.height() < 0.1 && reason.is_positive() && (last.height() - 28.0).abs() < 0.1);
    }
}
