//! The panel beside the board: turn, phase and question, the choices, the log, and a summary of the forces. Each part keeps its place: the choices
//! take all the height that the other parts leave, and the user can drag the lines between the parts.

use egui::{Align, Key, Label, Layout, Modifiers, Rect, RichText, Ui, UiBuilder, Vec2};
use rules::play::{Play as _, Told as _};

use super::eyes::{Eyes, Sight};
use super::game::Game;
use super::rooms::Rooms;
use super::{PlayContext, PlayDesk, PlayedByHand, Tabletop, choices, log};
use crate::action::{Action, DeskMode};
use crate::theme::{self, Palette};
use crate::widgets::{heading, link_button, primary_button, spoken};
use rules::play::Player;
use rules::with_verb;

/// The height of the line with the button that leaves the game, in points of the screen.
const WAY_OUT: f32 = 32.0;
/// The height of the line with the turn and the phase, in points of the screen.
const MOMENT: f32 = 18.0;
/// The height of the line with the player who is asked, in points of the screen.
const WHO: f32 = 26.0;
/// The height of the question, in points of the screen: two lines, or more in smaller letters.
const QUESTION: f32 = 44.0;
/// The sizes of letters for the question, in points of the screen. The program uses the largest size at which the whole question fits.
const LETTERS: [f32; 3] = [14.0, theme::BODY, theme::SMALL];

/// Shows the panel beside the board.
pub fn show<P: PlayedByHand>(
    ui: &mut Ui,
    desk: &mut PlayDesk<P>,
    context: &mut PlayContext,
    tabletop: &mut impl Tabletop<P>,
    sight: Sight,
) {
    let Some(game) = desk.game() else { return };
    let played = game.is_played();
    head(ui, desk, context, sight);
    let Sight::Open(eyes) = sight else { return };
    let rooms = Rooms::of(ui, context.shares, played);
    part(ui, rooms.choices, |ui| choices::show(ui, desk));
    rooms.line_above_log(ui, context);
    part(ui, rooms.log, |ui| log::show(ui, desk, eyes));
    rooms.line_below_log(ui, context);
    let below = ui.available_height();
    part(ui, below, |ui| {
        if !desk.choose_below_log(ui, eyes) {
            tabletop.forces(ui, desk, context);
        }
    });
}

/// Shows a part of the panel, at this height.
fn part(ui: &mut Ui, height: f32, contents: impl FnOnce(&mut Ui)) {
    let rect = Rect::from_min_size(ui.cursor().min, Vec2::new(ui.available_width(), height.max(0.0)));
    let mut inside = ui.new_child(UiBuilder::new().max_rect(rect));
    inside.set_clip_rect(inside.clip_rect().intersect(rect.expand2(Vec2::new(4.0, 2.0))));
    inside.set_max_width(rect.width());
    contents(&mut inside);
    ui.advance_cursor_after_rect(rect);
}

/// Shows the button that leaves the game with the name of the scenario, the turn and the phase, and the question with the player who is asked.
fn head<P: PlayedByHand>(ui: &mut Ui, desk: &mut PlayDesk<P>, context: &mut PlayContext, sight: Sight) {
    let Some(game) = desk.game() else { return };
    let weak = Palette::of(ui).weak;
    ui.spacing_mut().item_spacing.y = 0.0;
    part(ui, WAY_OUT, |ui| way_out(ui, context, P::scenario_name(&game.project, game.scenario()).unwrap_or_default()));
    let line = |ui: &mut Ui, words: RichText| ui.add(Label::new(words.color(weak)).truncate());
    let moment = game.battle.moment(game.state());
    part(ui, MOMENT, |ui| _ = line(ui, RichText::new(moment).font(theme::bold(theme::SMALL))));
    let Sight::Open(eyes) = sight else { return };
    let chooses = game.battle.to_act(game.state()).filter(|_| !game.legal().is_empty());
    let who = chooses.map_or_else(String::new, |player| format!("You choose for {}.", game.battle.side_name(player)));
    let words = question(game, eyes);
    part(ui, WHO, |ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            way_back(ui, desk);
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| line(ui, RichText::new(who).size(theme::SMALL)));
        });
    });
    part(ui, QUESTION, |ui| {
        if !words.is_empty() {
            let wide = ui.available_width();
            let high = |size: f32| ui.painter().layout(words.clone(), theme::bold(size), theme::NOTHING, wide).size().y;
            let size = LETTERS.into_iter().find(|size| high(*size) <= QUESTION).unwrap_or(theme::SMALL);
            spoken(&ui.add(Label::new(RichText::new(&words).font(theme::bold(size))).wrap()), &words);
        }
    });
}

/// The question, or how the game ended; empty while another player or a captain chooses.
fn question<P: PlayedByHand>(game: &Game<P>, eyes: Eyes) -> String {
    match game.battle.outcome(game.state()) {
        Some(outcome) => {
            let wins = |player| format!("{}.", with_verb(game.battle.side_name(player), "wins", "win"));
            outcome.winner.map_or_else(|| "A draw.".to_owned(), wins)
        }
        // Other players must not see what a side is asked.
        None if game.legal().is_empty() && (game.is_played() || eyes != Eyes::All) => String::new(),
        None => game.asks().to_owned(),
    }
}

/// Shows the button that leads back to all choices, from the thing in hand or from the choices of a single space that leave out others.
fn way_back<P: PlayedByHand>(ui: &mut Ui, desk: &mut PlayDesk<P>) {
    if !desk.has_in_hand() || desk.doubt().is_some() {
        return;
    }
    let legal = desk.game().map_or(&[][..], Game::legal);
    let hides = |only: &[_]| legal.iter().any(|action| !only.contains(action));
    if desk.listed_only().is_some_and(|only| !hides(only)) {
        return;
    }
    let (words, help) = if desk.listed_only().is_some() {
        ("Show all choices", "List more than those of the chosen space; so does Escape.")
    } else {
        ("Choose otherwise", "Put back what was taken in hand, and choose again; so does Escape.")
    };
    if link_button(ui, words).on_hover_text(help).clicked() {
        desk.put_back();
    }
}

/// Shows the button that leads back to the design, with the name of the scenario beside it.
pub fn way_out(ui: &mut Ui, context: &mut PlayContext, name: &str) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        let help = "Leave the table for the design of the scenario; the game stays on the table (Ctrl+1, and Ctrl+4 leads back).";
        if ui.button("Back to the design").on_hover_text(help).clicked() {
            context.actions.push(Action::ShowDesk(DeskMode::Design));
        }
        ui.add(Label::new(RichText::new(name).font(theme::bold(theme::BODY))).truncate());
    });
}

/// The players who may see a board that was covered.
pub enum Uncovered {
    /// Only the player who has sat down.
    For(Player),
    /// All players, from now on.
    ForAll,
    /// Nobody yet: the game goes to its end first.
    AtTheEnd,
}

/// Covers the board while several players share the screen, and says who is to sit down. Once a button is pressed, returns who may see the board;
/// with `by_key`, the key 1 or Enter also counts as a press.
pub fn cover<P: PlayedByHand>(
    ui: &mut Ui,
    game: &Game<P>,
    next: Player,
    (by_key, asks_openly): (bool, &mut bool),
) -> Option<Uncovered> {
    let mut shown = None;
    let offered = game.to_sit_down();
    ui.vertical_centered(|ui| {
        ui.add_space((ui.available_height() * 0.35).max(0.0));
        let words = match offered[..] {
            [only] => format!("{} next.", with_verb(game.battle.side_name(only), "is", "are")),
            _ => "Who looks at the board?".to_owned(),
        };
        spoken(&heading(ui, &words), &words);
        let remark = "The board is covered until the player of this side sits in front of it, and nobody else looks.";
        ui.label(RichText::new(remark).color(Palette::of(ui).weak));
        ui.add_space(theme::GAP);
        for player in offered {
            let button = primary_button(ui, &format!("I play {}", game.battle.side_name(player)), true);
            let nobody = ui.memory(|held| held.focused().is_none());
            let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
            // A digit does not uncover the board: it may have been meant for a choice.
            let keyed = by_key && player == next && nobody && pressed(Key::Enter);
            let keys = if player == next { " (Enter)" } else { "" };
            if button.on_hover_text(format!("Show the board as this side sees it{keys}.")).clicked() || keyed {
                shown = Some(Uncovered::For(player));
            }
        }
        if !game.replay().is_at_end() && link_button(ui, "Go to the end").on_hover_text("Look back no longer.").clicked() {
            shown = Some(Uncovered::AtTheEnd);
        }
        ui.add_space(theme::GAP);
        if !game.can_be_played_openly() {
            return;
        }
        if !*asks_openly {
            let help = "Every player sees everything from now on, once all of them agree.";
            *asks_openly = link_button(ui, "We hide nothing from each other").on_hover_text(help).clicked();
            return;
        }
        let words =
            "Do all players at this screen agree that nothing is hidden from now on? A switch below the board covers it again.";
        spoken(&ui.add(Label::new(words).wrap()), words);
        for (button, agree) in [("All of us agree", true), ("No, keep it covered", false)] {
            if ui.button(button).clicked() {
                *asks_openly = false;
                shown = agree.then_some(Uncovered::ForAll);
            }
        }
    });
    shown
}
