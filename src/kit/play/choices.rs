//! The list of choices in a game: each is a button under its heading, with its digit and a remark such as its odds. The list always begins at the
//! same place. The choice that ends the question stands at the foot. Between the list and the foot are the lesson of the phase and the reason why the
//! player's last attempt was impossible.

use crate::play::ActionOf;
use egui::text::LayoutJob;
use egui::{Align, Button, FontSelection, Id, Label, Response, RichText, ScrollArea, Spinner, TextWrapMode, Ui, UiBuilder, Vec2};
use rules::play::{Play as _, Player, Told as _};

use super::desk::Doubt;
use super::game::Game;
use super::numbering::{ENOUGH, digit, is_enough};
use super::{Eyes, PlayDesk, PlayedByHand, Reason, foot};
use crate::cited;
use crate::theme::{self, Palette};
use crate::widgets::{begins_desk, link_button, list_of_controls, section, spoken, told_beside_list};
use rules::{counted, with_verb};

/// The height of a choice, in points of the screen.
const HIGH: f32 = theme::TARGET;
/// The room between two choices, in points of the screen.
const BETWEEN: f32 = 3.0;
/// The height of the line that says that there are more choices below, in points of the screen.
const MORE: f32 = 26.0;
/// The width that a choice takes besides its words, in points of the screen: its edges, and the room between key, words and remark.
const AROUND: f32 = 44.0;
/// How many choices under one heading are at most shown one after another, even if the game arranges them in rows.
const ONE_BLOCK: usize = 9;

/// The widget id of the list of choices.
pub(super) fn list_id() -> Id {
    Id::unique("choices at the table")
}

/// The accessible name of the list, which says how many choices it has.
fn in_all(count: usize) -> String {
    let more = if count > ONE_BLOCK { "; arrows, Home and End lead through them, and the page keys by ten" } else { "" };
    format!("{}{more}", counted(count, "choice"))
}

/// Shows the choices or, if there are none, says why. The list begins at the top; the choice that ends the question stands at the foot.
pub fn show<P: PlayedByHand>(ui: &mut Ui, desk: &mut PlayDesk<P>) {
    if let Some(doubt) = desk.doubt() {
        return ask_back(ui, desk, doubt);
    }
    let Some(game) = desk.game() else { return };
    if game.battle.outcome(game.state()).is_some() {
        for line in game.battle.score(game.state()) {
            ui.add(Label::new(line).wrap());
        }
        return desk.offer_result_page(ui);
    }
    if let Some(next) = game.next_after_look() {
        return look_first(ui, desk, next);
    }
    if game.legal().is_empty() {
        return waiting(ui, game, desk.playback.is_running());
    }
    let (listed, whole) = (desk.listed(), ui.available_rect_before_wrap());
    let [above, lesson, reason, last] = desk.feet.places(whole);
    let has_room = lesson.is_positive();
    // Beside the reason against an attempt a lesson without a room of its own would be cut.
    let scrolls = !has_room && !desk.feet.has_reason();
    let mut pressed = Vec::new();
    list_of_controls(ui, list_id(), &in_all(listed.len()), |ui| {
        ui.scope_builder(UiBuilder::new().max_rect(above), |ui| pressed = list(ui, desk, &listed, scrolls));
        let shown = ui.scope_builder(UiBuilder::new().max_rect(last), |ui| foot::show(ui, desk, &listed));
        desk.feet.is_last(ui, shown.response.rect.height());
        if let Some(chosen) = shown.inner {
            pressed = chosen;
        }
    });
    if has_room {
        ui.scope_builder(UiBuilder::new().max_rect(lesson), |ui| desk.lesson(ui));
    }
    desk.reason(ui, reason);
    desk.follow_way(&pressed);
}

/// Shows the choices, each under its heading; with `with_lesson`, also shows the lesson of the phase below them. Returns the choice that was pressed.
fn list<P: PlayedByHand>(
    ui: &mut Ui,
    desk: &mut PlayDesk<P>,
    listed: &[(usize, ActionOf<P>)],
    with_lesson: bool,
) -> Vec<ActionOf<P>> {
    let mut chosen = None;
    let mut below = 0;
    let scrolls = std::mem::take(&mut desk.scroll_choices);
    let is_cut = desk.choices_high > ui.max_rect().height() + 0.5;
    let high = ui.available_height() - if is_cut { MORE } else { 0.0 };
    let mut area =
        ScrollArea::vertical().id_salt("choices").auto_shrink([false, false]).max_height(high).min_scrolled_height(0.0);
    let of = desk.game().map_or(0, Game::asked_after);
    if std::mem::replace(&mut desk.choices_of, of) != of {
        area = area.vertical_scroll_offset(0.0);
    }
    let shown = area.show(ui, |ui| {
        ui.spacing_mut().item_spacing = Vec2::new(4.0, BETWEEN);
        ui.spacing_mut().button_padding = Vec2::new(7.0, 2.0);
        ui.spacing_mut().interact_size.y = HIGH;
        let Some(game) = desk.game() else { return };
        if scrolls {
            ui.scroll_with_delta(Vec2::new(0.0, MORE - high));
        }
        let mut offer = |ui: &mut Ui, (number, action): (usize, ActionOf<P>), alone: bool| {
            let button = choice(ui, game, number, action, alone);
            if listed.first().is_some_and(|(first, _)| *first == number) {
                begins_desk(&button);
            }
            below += usize::from(button.rect.bottom() > ui.clip_rect().bottom() + 4.0);
            chosen = chosen.or(button.clicked().then_some(action));
        };
        let heading = |(_, action): &(usize, ActionOf<P>)| P::Played::heading(*action);
        let above: Vec<_> = listed.iter().copied().filter(|choice| !is_enough(choice)).collect();
        for group in above.chunk_by(|one, other| heading(one) == heading(other)) {
            section(ui, group.first().map_or("", heading));
            if group.iter().any(|(_, action)| P::beside(&game.battle, game.state(), *action).is_some()) {
                for choice in group {
                    offer(ui, *choice, true);
                }
            } else {
                let row = |(_, action): &(usize, ActionOf<P>)| P::row(*action).filter(|_| group.len() > ONE_BLOCK);
                for row in group.chunk_by(|one, other| row(one) == row(other)) {
                    ui.horizontal_wrapped(|ui| row.iter().for_each(|choice| offer(ui, *choice, false)));
                }
            }
        }
        missing(ui, game);
        if with_lesson {
            desk.lesson(ui);
        }
    });
    desk.needs(ui, shown.content_size.y);
    if is_cut && below > 0 && link_button(ui, &format!("{below} more below")).clicked() {
        desk.scroll_choices = true;
    }
    chosen.into_iter().collect()
}

/// Names choices that a player may expect but cannot make now, each with the reason why.
fn missing<P: PlayedByHand>(ui: &mut Ui, game: &Game<P>) {
    for reason in P::missing(&game.battle, game.state(), game.legal()) {
        let words = RichText::new(&reason.words).size(theme::SMALL).color(Palette::of(ui).weak);
        cited::words(ui, words, Some(reason.citation));
    }
}

/// Asks the player to confirm that the last choice is to be taken back.
pub(super) fn ask_back<P: PlayedByHand>(ui: &mut Ui, desk: &mut PlayDesk<P>, doubt: Doubt) {
    section(ui, "TAKE BACK");
    let again = "Choose again, knowing what you have seen.";
    let (since, back) = match (doubt, desk.game()) {
        (Doubt::OfAnother(player), Some(game)) => {
            (format!("The last choice was made by {}.", game.battle.side_name(player)), "That side chooses again.")
        }
        (Doubt::SeenWhole, _) => {
            ("What the game hides was seen on to its end: the log and the printed record will tell it.".to_owned(), again)
        }
        (Doubt::Learned, Some(game)) if game.is_played_openly() => {
            let since = "Since the last choice dice have fallen, cards were drawn or another player-turn has begun. The same dice come again.";
            (since.to_owned(), "Choose again; the same dice come.")
        }
        _ => ("Since your last choice something has come to light that your side did not know.".to_owned(), again),
    };
    let words = format!("{since} Is it to be taken back all the same?");
    spoken(&ui.add(Label::new(&words).wrap()), &words);
    ui.add_space(4.0);
    let button = |ui: &mut Ui, digit: &str, words: &str, help: &str| {
        let key = key_cap(digit, Palette::of(ui));
        ui.add(Button::new((key, words))).on_hover_text(help).accessible_name(words).clicked()
    };
    ui.horizontal(|ui| {
        if button(ui, "1", "Take it back", back) {
            desk.take_back();
        }
        if button(ui, "2", "Go on", "Leave the game as it is.") {
            desk.leave_it();
        }
    });
}

/// Shows a choice as a button: on a line of its own if `alone`, otherwise beside others.
pub(super) fn choice<P: PlayedByHand>(ui: &mut Ui, game: &Game<P>, number: usize, action: ActionOf<P>, alone: bool) -> Response {
    let weak = Palette::of(ui).weak;
    let words = game.battle.choice(game.state(), action);
    let digit = digit(number).map_or_else(String::new, String::from);
    let small = |words: &str| RichText::new(words.to_owned()).size(theme::SMALL);
    let beside = P::beside(&game.battle, game.state(), action);
    let remark = beside.as_ref().map_or("", |beside| beside.words.as_str());
    let room = if alone { ui.available_width() } else { ui.max_rect().width() };
    let button = if wide(ui, &[&digit, &words, remark]) > room - AROUND {
        // The words and the remark together are too long for one line, so they are laid out as one text that wraps.
        let mut job = LayoutJob::default();
        if !digit.is_empty() {
            key_cap(&digit, Palette::of(ui)).append_to(&mut job, ui.style(), FontSelection::Default, Align::Center);
            small(" ").append_to(&mut job, ui.style(), FontSelection::Default, Align::Center);
        }
        small(&words).append_to(&mut job, ui.style(), FontSelection::Default, Align::Center);
        if !remark.is_empty() {
            small(&format!("\n{remark}")).color(weak).append_to(&mut job, ui.style(), FontSelection::Default, Align::Center);
        }
        Button::new(job).min_size(Vec2::new(room, HIGH)).wrap().gap(0.0).right_text("")
    } else {
        let mut button = if digit.is_empty() {
            Button::new(small(&words))
        } else {
            Button::new((key_cap(&digit, Palette::of(ui)), small(&words)))
        };
        if !remark.is_empty() {
            button = button.right_text(small(remark).color(weak));
        }
        let least = if alone { Vec2::new(room, HIGH) } else { Vec2::ZERO };
        button.min_size(least).wrap_mode(TextWrapMode::Extend)
    };
    let lit = P::is_lit(&game.battle, game.state(), game.legal(), action);
    let said = beside.as_ref().map_or_else(|| words.clone(), |beside| format!("{words}, {}", beside.words));
    let help = match beside {
        Some(beside) => beside.says,
        None if lit => "It is lit on the board as well.".into(),
        None => game.asks().to_owned(),
    };
    let button = ui.add(button).accessible_name(said);
    told_beside_list(ui, button, help)
}

/// The width of several pieces of text in a row.
fn wide(ui: &Ui, words: &[&str]) -> f32 {
    let font = theme::regular(theme::SMALL);
    let each = words.iter().map(|words| ui.painter().layout_no_wrap((*words).to_owned(), font.clone(), theme::NOTHING).size().x);
    each.sum()
}

/// A key drawn as on a keyboard, so that nobody reads it as part of the words after it.
fn key_cap(key: &str, palette: &Palette) -> RichText {
    RichText::new(format!("\u{2009}{key}\u{2009}")).size(theme::SMALL).color(palette.text).background_color(palette.track)
}

/// Says why the player has nothing to choose at this moment.
fn waiting<P: PlayedByHand>(ui: &mut Ui, game: &Game<P>, running: bool) {
    if !game.is_played() {
        return;
    }
    let weak = Palette::of(ui).weak;
    let side = game.battle.to_act(game.state()).map_or("", |player| game.battle.side_name(player));
    let words = if game.is_waiting() {
        format!("{} choosing…", with_verb(side, "is", "are"))
    } else if game.replay().is_at_end() {
        format!("{} next.", with_verb(side, "is", "are"))
    } else if running {
        "What came of it is shown step by step.".to_owned()
    } else if game.is_over() {
        "You are looking back at a game that is over.".to_owned()
    } else {
        "You are looking back: go to the end to choose.".to_owned()
    };
    ui.horizontal_top(|ui| {
        if game.is_waiting() {
            ui.add(Spinner::new().size(theme::BODY).color(weak));
        }
        spoken(&ui.add(Label::new(RichText::new(&words).color(weak)).wrap()), &words);
    });
}

/// Says who is next, and shows the button that covers the board. The player who chose last presses it once they have seen what their choice led to.
fn look_first<P: PlayedByHand>(ui: &mut Ui, desk: &mut PlayDesk<P>, next: Player) {
    let Some(game) = &desk.game else { return };
    let words = format!("{} next. Look at what came of your choice first.", with_verb(game.battle.side_name(next), "is", "are"));
    spoken(&ui.add(Label::new(&words).wrap()), &words);
    ui.add_space(4.0);
    let key = key_cap("1", Palette::of(ui));
    let button = ui.add(Button::new((key, "Cover the board"))).on_hover_text("Cover it, and let the next player sit down.");
    begins_desk(&button);
    if button.accessible_name("Cover the board").clicked() {
        desk.is_looked_at();
    }
}

impl<P: PlayedByHand> PlayDesk<P> {
    /// Records the height that the choices need, so that the next frame makes room for them.
    fn needs(&mut self, ui: &Ui, high: f32) {
        if (high - self.choices_high).abs() > 0.5 {
            self.choices_high = high;
            ui.ctx().request_repaint();
        }
    }

    /// The only choices that are listed at this moment; `None` if all choices are listed.
    pub fn listed_only(&self) -> Option<&[ActionOf<P>]> {
        let now = self.game.as_ref()?.replay().at();
        self.only.as_ref().filter(|(at, _)| *at == now).map(|(_, listed)| &listed[..])
    }

    /// The listed choices in the order in which they are shown, each with its number.
    pub(super) fn listed(&self) -> Vec<(usize, ActionOf<P>)> {
        let all = self.game.as_ref().map_or_else(Vec::new, Game::numbered);
        match self.listed_only() {
            None => all,
            Some(only) => {
                let (enough, others): (Vec<_>, Vec<_>) =
                    all.into_iter().filter(|(_, action)| only.contains(action)).partition(is_enough);
                (0..).zip(others.into_iter().map(|(_, action)| action)).chain(enough).collect()
            }
        }
    }

    /// Covers the board for the next player, once the player who chose last has seen what the choice led to.
    fn is_looked_at(&mut self) {
        self.asked_back = None;
        if let Some(game) = &mut self.game {
            game.is_looked_at();
        }
    }

    /// Makes the listed choice that has this number, counted from 0.
    pub(super) fn choose_listed(&mut self, number: usize) {
        match (self.doubt(), number) {
            (None, _) => {}
            (Some(_), 0) => return self.take_back(),
            (Some(_), 1) => return self.leave_it(),
            (Some(_), _) => return,
        }
        if let (0, Some(_)) = (number, self.game.as_ref().and_then(Game::next_after_look)) {
            return self.is_looked_at();
        }
        let chosen = self.listed().into_iter().find(|(own, _)| *own == number).map(|(_, action)| action);
        let mistake = if number == ENOUGH { self.mistake() } else { None };
        match (mistake, chosen, &mut self.game) {
            (Some(mistake), Some(_), _) => self.explain(mistake),
            (_, Some(action), Some(game)) => game.choose(action),
            (_, None, _) => self.explain_digit(number),
            _ => {}
        }
    }

    /// Says that the digit of this number stands for no choice, under the rule of the question.
    fn explain_digit(&mut self, number: usize) {
        let Some(game) = self.game.as_ref().filter(|game| !game.legal().is_empty()) else { return };
        let (Some(pressed), Some(lesson)) = (digit(number), P::lesson(&game.battle, game.state())) else { return };
        let digits: Vec<String> = self.listed().into_iter().filter_map(|(number, _)| digit(number)).map(String::from).collect();
        let do_so = if digits.len() == 1 { "does" } else { "do" };
        let words = format!("{pressed} stands for no choice here; {} {do_so}.", rules::listed(&digits));
        self.explain(Reason { words, citation: lesson.citation });
    }

    /// What the player has to be told before the key that ends the question has an effect; `None` if there is nothing to tell, or the player was told
    /// it at this moment already.
    fn mistake(&self) -> Option<Reason> {
        let game = self.game.as_ref()?;
        let player = game.battle.to_act(game.state())?;
        let last = *game.replay().record().actions.get(game.chosen_after(Eyes::Of(player))?)?;
        let mistake = P::ends_by_mistake(&game.battle, game.state(), last)?;
        (self.guidance.reason(game) != Some(&mistake)).then_some(mistake)
    }
}
