//! The panel beside the board: turn and phase with the question, the choices, the log, and the forces in short. The choices
//! get the height they need up to a bound, and log and forces share what is left.

use egui::{Label, Rect, RichText, Ui, UiBuilder, Vec2};
use rules::play::{Play as _, Told as _};

use super::eyes::{Eyes, Sight};
use super::game::Game;
use super::{PlayContext, PlayDesk, PlayedByHand, Tabletop, choices, log};
use crate::action::{Action, DeskMode};
use crate::theme::{self, Palette};
use crate::widgets::{heading, link_button, primary_button, spoken};
use rules::play::Player;
use rules::with_verb;

/// The height of the lines with the button to leave, the moment and the question.
const HEAD: f32 = 106.0;
/// The fraction of the height that the log takes: of what the choices leave in a played game, of all below those lines in a watched one.
const LOG: f32 = 0.46;
const LOG_WATCHED: f32 = 0.56;
/// The same of a played game that tells how it is won.
const LOG_WITH_WINNING: f32 = 0.34;
/// The height of the log in which two lines of it have room below its heading, since of what came of a choice the last is often not the one that matters:
/// it takes that much, but no more than half of what choices leave. And its least height, in which one line has room.
const TWO_LINES: f32 = 112.0;
const LEAST_LOG: f32 = 84.0;
/// The least height of what lies below the log: its tabs, and a few lines.
const LEAST_BELOW: f32 = 76.0;
/// The fraction of the height below those lines that choices take, and the one where they need more: what lies below them has two places and no more.
const CHOICES: f32 = 0.4;
const MANY_CHOICES: f32 = 0.6;
/// The height of the lines about the end of a watched game.
const SCORE: f32 = 48.0;
/// The room between two parts.
const GAP: f32 = 8.0;

/// Shows the panel.
pub fn show<P: PlayedByHand>(
    ui: &mut Ui,
    desk: &mut PlayDesk<P>,
    context: &mut PlayContext,
    tabletop: &mut impl Tabletop<P>,
    sight: Sight,
) {
    let Some(game) = desk.game() else { return };
    let played = game.is_played();
    part(ui, HEAD, |ui| head(ui, game, context, sight));
    let Sight::Open(eyes) = sight else { return };
    let rest = ui.available_height() - 2.0 * GAP;
    let (choice, log_high) = if played {
        let share = if desk.choices_high > rest * CHOICES { MANY_CHOICES } else { CHOICES };
        let choice = (rest * share).min(rest - LEAST_LOG - LEAST_BELOW).max(SCORE);
        let share = if P::winning(game, eyes).is_some() { LOG_WITH_WINNING } else { LOG };
        let least = TWO_LINES.min((rest - choice) * 0.5).max(LEAST_LOG);
        (choice, ((rest - choice) * share).max(least).min(rest - choice))
    } else {
        (SCORE, (rest - SCORE) * LOG_WATCHED)
    };
    part(ui, choice, |ui| choices::show(ui, desk));
    ui.add_space(GAP);
    part(ui, log_high, |ui| log::show(ui, desk, eyes));
    ui.add_space(GAP);
    let below = ui.available_height();
    part(ui, below, |ui| {
        if !desk.choose_below_log(ui, eyes) {
            tabletop.forces(ui, desk, context);
        }
    });
}

/// A part of the panel of this height.
fn part(ui: &mut Ui, height: f32, contents: impl FnOnce(&mut Ui)) {
    let rect = Rect::from_min_size(ui.cursor().min, Vec2::new(ui.available_width(), height.max(0.0)));
    let mut inside = ui.new_child(UiBuilder::new().max_rect(rect));
    inside.set_clip_rect(inside.clip_rect().intersect(rect.expand2(Vec2::new(4.0, 2.0))));
    inside.set_max_width(rect.width());
    contents(&mut inside);
    ui.advance_cursor_after_rect(rect);
}

/// The button to leave with the name of the scenario, the turn and the phase, and the question with the player who is asked.
fn head<P: PlayedByHand>(ui: &mut Ui, game: &Game<P>, context: &mut PlayContext, sight: Sight) {
    let palette = Palette::of(ui);
    way_out(ui, context, P::scenario_name(&game.project, game.scenario()).unwrap_or_default());
    let moment = game.battle.moment(game.state());
    ui.add(Label::new(RichText::new(moment).font(theme::bold(theme::SMALL)).color(palette.weak)).truncate());
    let Sight::Open(eyes) = sight else { return };
    let asks = game.battle.asks(game.state());
    let words = match game.battle.outcome(game.state()) {
        Some(outcome) => {
            let wins = |player| format!("{}.", with_verb(game.battle.side_name(player), "wins", "win"));
            outcome.winner.map_or_else(|| "A draw.".to_owned(), wins)
        }
        None if game.legal().is_empty() => match eyes {
            // Other players are not told what a side is asked.
            Eyes::All if !game.is_played() => asks,
            Eyes::All | Eyes::Of(_) => String::new(),
        },
        None => asks,
    };
    let chooses = game.battle.to_act(game.state()).filter(|_| !game.legal().is_empty());
    let who = chooses.map_or_else(String::new, |player| format!("You choose for {}.", game.battle.side_name(player)));
    ui.add(Label::new(RichText::new(who).size(theme::SMALL).color(palette.weak)).truncate());
    if !words.is_empty() {
        spoken(&heading(ui, &words), &words);
    }
}

/// The button that leads back to the design, and beside it the name of the scenario.
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

/// For whom a covered board is shown.
pub enum Uncovered {
    /// For the player who has sat down.
    For(Player),
    /// For all of them, from now on.
    ForAll,
}

/// Covers the board while several players share the screen, and says who is to sit down. Returns for whom it is to be shown, once that is said.
pub fn cover<P: PlayedByHand>(ui: &mut Ui, game: &Game<P>, next: Player) -> Option<Uncovered> {
    let side = game.battle.side_name(next);
    let mut shown = None;
    ui.vertical_centered(|ui| {
        ui.add_space((ui.available_height() * 0.35).max(0.0));
        let words = format!("{} next.", with_verb(side, "is", "are"));
        spoken(&heading(ui, &words), &words);
        let remark = "The board is covered until the player of this side sits in front of it, and nobody else looks.";
        ui.label(RichText::new(remark).color(Palette::of(ui).weak));
        ui.add_space(theme::GAP);
        let button = primary_button(ui, &format!("I play {side}"), true);
        if button.on_hover_text("Show the board as this side sees it.").clicked() {
            shown = Some(Uncovered::For(next));
        }
        ui.add_space(theme::GAP);
        let help = "Every player sees everything from now on, and nothing is covered; a switch below the board covers it again.";
        if game.can_be_played_openly() && link_button(ui, "We hide nothing from each other").on_hover_text(help).clicked() {
            shown = Some(Uncovered::ForAll);
        }
    });
    shown
}
