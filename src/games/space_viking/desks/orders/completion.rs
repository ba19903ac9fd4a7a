//! Completion: a list below the cursor of the text that offers what can be written next. It opens while the player types a word, or with Ctrl and the
//! space bar.
//!
//! If the list opened by itself, Enter ends the line as usual until an arrow key has chosen an offer; Tab takes the first offer. The keyboard focus
//! stays in the text, so the program has a screen reader speak the offers, the chosen offer and the offer that is taken.

use egui::{Area, Context, Frame, Id, Key, Margin, Modifiers, Order, Pos2, RichText, ScrollArea, Ui, Vec2};

use kit::theme::{self, Palette};
use kit::widgets::say;
use space_viking::orders::{Sheet, Suggestion, suggestions};
use space_viking::play::Knowledge;

/// The width of the list and its greatest height, in points of the screen. The height fits whole lines.
const SIZE: Vec2 = Vec2::new(420.0, 7.0 * theme::ROW);
/// How many offers are spoken at most when several come up at once.
const MOST_READ: usize = 3;
/// How many letters of an offer's help the list shows at most; the whole help is shown while the pointer rests on the offer.
const MOST_SAID: usize = 40;

/// The list of offers at the cursor, and which of them is chosen.
#[derive(Default)]
pub struct Completion {
    offers: Vec<Suggestion>,
    chosen: Option<usize>,
    /// The line up to the cursor for which the offers were worked out; `None` before that.
    before: Option<String>,
    /// Whether the player opened the list with the key instead of by typing.
    asked: bool,
    /// The line up to the cursor for which the player closed the list; `None` if they did not close it.
    closed: Option<String>,
    /// Whether a key has moved the choice, so that it must be scrolled into view.
    moved: bool,
}

impl Completion {
    /// Whether anything is offered.
    pub const fn is_open(&self) -> bool {
        !self.offers.is_empty()
    }

    /// Handles the keys of the list before the text gets them; returns the offer that was taken.
    pub fn keys(&mut self, context: &Context) -> Option<Suggestion> {
        let pressed = |modifiers, key| context.input_mut(|input| input.consume_key(modifiers, key));
        if pressed(Modifiers::COMMAND, Key::Space) {
            (self.asked, self.before, self.closed) = (true, None, None);
        }
        let count = self.offers.len();
        if count == 0 {
            return None;
        }
        if pressed(Modifiers::NONE, Key::ArrowDown) {
            self.chosen = Some(self.chosen.map_or(0, |at| (at + 1) % count));
            self.moved = true;
        }
        if pressed(Modifiers::NONE, Key::ArrowUp) {
            self.chosen = Some(self.chosen.map_or(count - 1, |at| (at + count - 1) % count));
            self.moved = true;
        }
        if pressed(Modifiers::NONE, Key::Escape) {
            self.closed = self.before.clone();
            self.close();
            return None;
        }
        let taken = if pressed(Modifiers::NONE, Key::Tab) {
            Some(self.chosen.unwrap_or(0))
        } else {
            self.chosen.filter(|_| pressed(Modifiers::NONE, Key::Enter))
        };
        let taken = taken.and_then(|at| self.offers.get(at).cloned());
        if let Some(taken) = &taken {
            say(context, format!("Completed: {}.", taken.text));
            self.close();
        } else if self.moved {
            self.read_chosen(context);
        }
        taken
    }

    /// Speaks the chosen offer with its help.
    fn read_chosen(&self, context: &Context) {
        if let Some(offer) = self.chosen.and_then(|at| self.offers.get(at)) {
            let help = offer.help.trim_end_matches('.');
            say(context, if help.is_empty() { format!("{}.", offer.text) } else { format!("{}: {help}.", offer.text) });
        }
    }

    /// A sentence that names the first offers, to be spoken; `None` if there are no offers.
    pub fn in_words(&self) -> Option<String> {
        let first: Vec<&str> = self.offers.iter().take(MOST_READ).map(|offer| offer.text.as_str()).collect();
        let rest = self.offers.len().checked_sub(MOST_READ).filter(|rest| *rest > 0);
        let rest = rest.map_or_else(String::new, |rest| format!(" and {rest} more"));
        (!first.is_empty()).then(|| format!("Can be written: {}{rest}.", first.join(", ")))
    }

    /// Closes the list of offers.
    pub fn close(&mut self) {
        self.offers.clear();
        (self.chosen, self.asked) = (None, false);
    }

    /// Works out the offers for the line up to the cursor, if this part of the line has changed.
    pub fn follow(&mut self, before: &str, was_typed: bool, sheet: &Sheet, knowledge: &Knowledge) {
        if self.before.as_deref() == Some(before) {
            return;
        }
        self.before = Some(before.to_owned());
        let is_word = before.chars().last().is_some_and(|letter| letter.is_alphanumeric() || letter == '"');
        let is_closed = self.closed.as_deref().is_some_and(|closed| before.starts_with(closed));
        if !is_closed {
            self.closed = None;
        }
        if before.trim_start().starts_with('#') || !(self.asked || (was_typed && is_word && !is_closed)) {
            return self.close();
        }
        self.offers = suggestions(before, sheet, knowledge);
        self.chosen = (self.asked && !self.offers.is_empty()).then_some(0);
        self.moved = true;
    }

    /// Shows the list below the cursor, or above it if there is no room; returns the offer that was clicked.
    pub fn show(&mut self, ui: &Ui, cursor: egui::Rect) -> Option<Suggestion> {
        if self.offers.is_empty() {
            return None;
        }
        let room = ui.ctx().content_rect();
        let left = cursor.left().min(room.right() - SIZE.x - 12.0).max(room.left());
        let is_below = cursor.bottom() + SIZE.y + 16.0 <= room.bottom();
        let at = Pos2::new(left, if is_below { cursor.bottom() + 2.0 } else { cursor.top() - SIZE.y - 12.0 });
        let mut taken = None;
        let area = Area::new(Id::unique("what can be written next")).order(Order::Foreground).fixed_pos(at);
        area.show(ui.ctx(), |ui| {
            let palette = Palette::of(ui);
            Frame::popup(ui.style()).fill(palette.card).inner_margin(Margin::same(4)).show(ui, |ui| {
                ui.set_width(SIZE.x);
                // Without these heights the list would keep the height that it had before.
                ScrollArea::vertical().max_height(SIZE.y).min_scrolled_height(SIZE.y).show(ui, |ui| {
                    ui.spacing_mut().item_spacing.y = 0.0;
                    for (number, offer) in self.offers.iter().enumerate() {
                        let is_chosen = self.chosen == Some(number);
                        let is_long = offer.help.chars().count() > MOST_SAID;
                        let said: String = offer.help.chars().take(MOST_SAID).chain(is_long.then_some('…')).collect();
                        let button = egui::Button::selectable(is_chosen, RichText::new(&offer.text).monospace())
                            .right_text(RichText::new(said).size(theme::SMALL).color(palette.weak))
                            .min_size(Vec2::new(SIZE.x - 8.0, theme::ROW));
                        let row = ui.add(button).accessible_name(format!("Complete: {}", offer.text));
                        let row = if is_long { row.on_hover_text(&offer.help) } else { row };
                        if is_chosen && self.moved {
                            row.scroll_to_me(None);
                        }
                        if row.clicked() {
                            taken = Some(offer.clone());
                        }
                    }
                });
            });
        });
        self.moved = false;
        if taken.is_some() {
            self.close();
        }
        taken
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use rules::Id as ThingId;
    use space_viking::play::Post;
    use space_viking::{Campaign, Content, Player};

    #[test]
    fn it_comes_with_a_word_and_goes_with_the_next_line() {
        let players = [Player::default(), Player::default()].into_iter().collect();
        let campaigns = [Campaign::default()].into_iter().collect();
        let post = Post::begin(Arc::new(Content { players, campaigns, ..Content::default() }), ThingId::new(1), 1);
        let knowledge = &post.knowledge()[0];
        let (sheet, mut completion) = (Sheet::default(), Completion::default());
        completion.follow("  mo", true, &sheet, knowledge);
        assert_eq!(completion.offers.iter().map(|offer| offer.text.as_str()).collect::<Vec<_>>(), ["mode"]);
        completion.follow("  mode ", true, &sheet, knowledge);
        assert!(!completion.is_open());
        completion.asked = true;
        completion.before = None;
        completion.follow("  mode ", false, &sheet, knowledge);
        assert!(completion.is_open() && completion.chosen == Some(0));
    }
}
