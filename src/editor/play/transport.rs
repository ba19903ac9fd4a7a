//! Forwards and backwards through a game: play, step, back, turn by turn, a slider, the speed; taking back and keeping.

use egui::{Button, RichText, Slider, Ui};

use super::keys as own;
use super::playback::Speed;
use super::{PlayContext, PlayDesk, PlayedByHand};
use crate::editor::action::{Action, AtTable, Report};
use crate::editor::keys::DeskKey;
use crate::editor::theme::{self, Palette};
use crate::editor::widgets::{Icon, Offer, choice, icon_button, icon_toggle, small_toggle};
use crate::project::text;

/// What moves a game along.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Move {
    PlayOrPause,
    Step,
    Back,
    First,
    Last,
    NextTurn,
    TurnBefore,
    Slower,
    Faster,
    TakeBack,
}

/// The keys of what moves a game along.
const KEYS: [(DeskKey, Move); 10] = [
    (own::PLAY_OR_PAUSE, Move::PlayOrPause),
    (own::PLAY_STEP, Move::Step),
    (own::PLAY_BACK, Move::Back),
    (own::PLAY_FIRST, Move::First),
    (own::PLAY_LAST, Move::Last),
    (own::PLAY_NEXT_TURN, Move::NextTurn),
    (own::PLAY_TURN_BEFORE, Move::TurnBefore),
    (own::PLAY_SLOWER, Move::Slower),
    (own::PLAY_FASTER, Move::Faster),
    (own::PLAY_TAKE_BACK, Move::TakeBack),
];

/// The buttons that move a game along, from left to right: the icon, its key, and what it does. Whether there is anywhere to go depends on
/// whether it goes forwards.
const BUTTONS: [(Icon, DeskKey, Move, bool); 6] = [
    (Icon::First, own::PLAY_FIRST, Move::First, false),
    (Icon::TurnBefore, own::PLAY_TURN_BEFORE, Move::TurnBefore, false),
    (Icon::StepBack, own::PLAY_BACK, Move::Back, false),
    (Icon::StepOn, own::PLAY_STEP, Move::Step, true),
    (Icon::TurnAfter, own::PLAY_NEXT_TURN, Move::NextTurn, true),
    (Icon::Last, own::PLAY_LAST, Move::Last, true),
];

impl<P: PlayedByHand> PlayDesk<P> {
    /// Does what the keys of this pass ask for.
    pub fn keys(&mut self, ui: &Ui, context: &PlayContext) {
        if context.asked || ui.ctx().text_edit_focused() {
            return;
        }
        for (key, what) in KEYS {
            if key.pressed(ui, context.keys) {
                self.carry_out(what);
            }
        }
    }

    /// Shows the strips above the board: the way through the game, and what can be done with it as a whole; among that some switches
    /// of the board.
    pub fn transport(&mut self, ui: &mut Ui, context: &mut PlayContext, switches: impl FnOnce(&mut Ui)) {
        ui.spacing_mut().item_spacing.x = 4.0;
        ui.horizontal(|ui| self.way(ui, context));
        ui.horizontal_wrapped(|ui| self.table(ui, context, switches));
    }

    fn carry_out(&mut self, what: Move) {
        let Self { game: Some(game), playback, .. } = self else { return };
        let (at, end) = (game.replay().at(), game.replay().len());
        let to = match what {
            Move::PlayOrPause => {
                let running = !playback.is_running();
                // At the end there is nothing left to be shown but the whole game again.
                if running && at == end && !game.is_played() {
                    game.go_to(0);
                }
                return playback.run(running && game.replay().at() < end);
            }
            Move::Slower => return playback.speed = playback.speed.stepped(false),
            Move::Faster => return playback.speed = playback.speed.stepped(true),
            Move::TakeBack => {
                playback.run(false);
                if game.can_take_back() {
                    game.take_back();
                }
                return;
            }
            Move::Step => at + 1,
            Move::Back => at.saturating_sub(1),
            Move::First => 0,
            Move::Last => end,
            Move::NextTurn => game.turns().find(|turn| *turn > at).unwrap_or(end),
            Move::TurnBefore => game.turns().rfind(|turn| *turn < at).unwrap_or(0),
        };
        playback.run(false);
        game.go_to(to);
    }

    /// The way through the game: buttons, the speed, and the slider.
    fn way(&mut self, ui: &mut Ui, context: &PlayContext) {
        let choices = context.keys;
        let Some(game) = &self.game else { return };
        let (at, end, running) = (game.replay().at(), game.replay().len(), self.playback.is_running());
        let mut asked = None;
        for (icon, key, what, forwards) in BUTTONS {
            if what == Move::Step {
                let (icon, name) = if running { (Icon::Pause, "Pause the game") } else { (Icon::Play, "Play the game") };
                let help = own::PLAY_OR_PAUSE.help(ui.ctx(), choices);
                if icon_toggle(ui, icon, name, &help, running).clicked() {
                    asked = Some(Move::PlayOrPause);
                }
            }
            let enabled = if forwards { at < end } else { at > 0 };
            if icon_button(ui, icon, key.label, &key.help(ui.ctx(), choices), enabled).clicked() && enabled {
                asked = Some(what);
            }
        }
        ui.add_space(theme::GAP);
        let speed = self.playback.speed;
        let offers = Speed::ALL.map(|each| Offer::new(each, each.label(), each == speed));
        let field = choice(ui, "Speed", 132.0, &speed.label(), offers);
        let keys = [own::PLAY_SLOWER, own::PLAY_FASTER].map(|key| key.words(ui.ctx(), choices).unwrap_or_default());
        field.response.on_hover_text(format!("How fast the game is shown ({} and {}).", keys[0], keys[1]));
        if let Some(speed) = field.taken {
            self.playback.speed = speed;
        }
        ui.add_space(theme::GAP);
        ui.spacing_mut().slider_width = (ui.available_width() - 80.0).max(60.0);
        let mut to = at;
        let slider = Slider::new(&mut to, 0..=end.max(1)).show_value(false);
        let slider = ui.add_enabled(end > 0, slider).accessible_name("Moment of the game");
        if slider.on_hover_text("Go to any moment of the game.").changed()
            && let Some(game) = &mut self.game
        {
            self.playback.run(false);
            game.go_to(to);
        }
        let words = RichText::new(format!("{at} / {end}")).size(theme::SMALL);
        ui.label(words).on_hover_text("Actions so far, of all there are.");
        if let Some(what) = asked {
            self.carry_out(what);
        }
    }

    /// What can be done with the game as a whole.
    fn table(&mut self, ui: &mut Ui, context: &mut PlayContext, switches: impl FnOnce(&mut Ui)) {
        let help = own::PLAY_TAKE_BACK.help(ui.ctx(), context.keys);
        let Some(game) = &mut self.game else { return };
        if game.is_played() {
            let button = ui.add_enabled(game.can_take_back(), Button::new("Take back"));
            if button.on_hover_text(help).clicked() {
                self.playback.run(false);
                game.take_back();
            }
            let help = "Show what captains do action by action, at the speed above; otherwise their moves are there at once.";
            if small_toggle(ui, self.follow, "Follow captains").on_hover_text(help).clicked() {
                self.follow = !self.follow;
            }
        }
        switches(ui);
        let help =
            "Put the game with its name into the project, to be opened again; the list of kept games is in the panel below.";
        if ui.add_enabled(!game.replay().is_empty(), Button::new("Keep the game")).on_hover_text(help).clicked() {
            context.actions.push(Action::AtTable(AtTable::Keep));
        }
        let help = "Put the game on the clipboard as text; it can be kept in a file and replayed here.";
        if ui.button("Copy the game").on_hover_text(help).clicked() {
            context.actions.push(match text::write_other(game.replay().record()) {
                Ok(text) => Action::CopyText(text),
                Err(error) => Action::Report(Report::Failed(error.to_string())),
            });
        }
        if !game.project.plays_like(context.project) {
            let words = RichText::new("The project has changed since; the game goes on as it began.").size(theme::SMALL);
            ui.label(words.color(Palette::of(ui).weak));
        }
        if ui.button("Leave the game").on_hover_text("Clear the table, for another game.").clicked() {
            context.actions.push(Action::AtTable(AtTable::Leave));
        }
    }
}
