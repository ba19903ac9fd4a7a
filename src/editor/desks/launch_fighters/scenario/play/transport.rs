//! Forwards and backwards through a game: play, step, back, turn by turn, a slider, the speed; taking back and keeping.

use egui::{Button, RichText, Slider, Ui};

use super::playback::Speed;
use super::{Memory, keep};
use crate::editor::action::{Action, Report};
use crate::editor::desks::FrameContext;
use crate::editor::keys::DeskKey;
use crate::editor::keys::KeyChoices;
use crate::editor::theme::{self, Palette};
use crate::editor::things::launch_fighters::commands;
use crate::editor::widgets::{Icon, Offer, choice, icon_button, icon_toggle, small_toggle};

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
    (commands::PLAY_OR_PAUSE, Move::PlayOrPause),
    (commands::PLAY_STEP, Move::Step),
    (commands::PLAY_BACK, Move::Back),
    (commands::PLAY_FIRST, Move::First),
    (commands::PLAY_LAST, Move::Last),
    (commands::PLAY_NEXT_TURN, Move::NextTurn),
    (commands::PLAY_TURN_BEFORE, Move::TurnBefore),
    (commands::PLAY_SLOWER, Move::Slower),
    (commands::PLAY_FASTER, Move::Faster),
    (commands::PLAY_TAKE_BACK, Move::TakeBack),
];

/// Does what the keys of this pass ask for.
pub fn keys(ui: &Ui, memory: &mut Memory, choices: &KeyChoices) {
    for (key, what) in KEYS {
        if key.pressed(ui, choices) {
            carry_out(memory, what);
        }
    }
}

fn carry_out(memory: &mut Memory, what: Move) {
    let Memory { game: Some(game), playback, .. } = memory else { return };
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

/// The buttons that move a game along, from left to right: the icon, its key, and what it does. Whether there is anywhere to go depends on
/// whether it goes forwards.
const BUTTONS: [(Icon, DeskKey, Move, bool); 6] = [
    (Icon::First, commands::PLAY_FIRST, Move::First, false),
    (Icon::TurnBefore, commands::PLAY_TURN_BEFORE, Move::TurnBefore, false),
    (Icon::StepBack, commands::PLAY_BACK, Move::Back, false),
    (Icon::StepOn, commands::PLAY_STEP, Move::Step, true),
    (Icon::TurnAfter, commands::PLAY_NEXT_TURN, Move::NextTurn, true),
    (Icon::Last, commands::PLAY_LAST, Move::Last, true),
];

/// Shows the strips above the board.
pub fn show(ui: &mut Ui, context: &mut FrameContext) {
    ui.spacing_mut().item_spacing.x = 4.0;
    ui.horizontal(|ui| way(ui, context));
    ui.horizontal_wrapped(|ui| table(ui, context));
}

/// The way through the game: buttons, the speed, and the slider.
fn way(ui: &mut Ui, context: &mut FrameContext) {
    let choices = &context.state.settings.keys;
    let memory = &mut context.memory.launch_fighters.scenario.play;
    let Some(game) = &memory.game else { return };
    let (at, end, running) = (game.replay().at(), game.replay().len(), memory.playback.is_running());
    let mut asked = None;
    for (icon, key, what, forwards) in BUTTONS {
        if what == Move::Step {
            let (icon, name) = if running { (Icon::Pause, "Pause the game") } else { (Icon::Play, "Play the game") };
            let help = commands::PLAY_OR_PAUSE.help(ui.ctx(), choices);
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
    let speed = memory.playback.speed;
    let offers = Speed::ALL.map(|each| Offer::new(each, each.label(), each == speed));
    let field = choice(ui, "Speed", 132.0, &speed.label(), offers);
    let keys = [commands::PLAY_SLOWER, commands::PLAY_FASTER].map(|key| key.words(ui.ctx(), choices).unwrap_or_default());
    field.response.on_hover_text(format!("How fast the game is shown ({} and {}).", keys[0], keys[1]));
    if let Some(speed) = field.taken {
        memory.playback.speed = speed;
    }
    ui.add_space(theme::GAP);
    ui.spacing_mut().slider_width = (ui.available_width() - 80.0).max(60.0);
    let mut to = at;
    let slider = Slider::new(&mut to, 0..=end.max(1)).show_value(false);
    let slider = ui.add_enabled(end > 0, slider).accessible_name("Moment of the game");
    if slider.on_hover_text("Go to any moment of the game.").changed()
        && let Some(game) = &mut memory.game
    {
        memory.playback.run(false);
        game.go_to(to);
    }
    let words = RichText::new(format!("{at} / {end}")).size(theme::SMALL);
    ui.label(words).on_hover_text("Actions so far, of all there are.");
    if let Some(what) = asked {
        carry_out(memory, what);
    }
}

/// What can be done with the game as a whole.
fn table(ui: &mut Ui, context: &mut FrameContext) {
    let help = commands::PLAY_TAKE_BACK.help(ui.ctx(), &context.state.settings.keys);
    let memory = &mut context.memory.launch_fighters.scenario.play;
    let Some(game) = &mut memory.game else { return };
    if game.is_played() {
        let button = ui.add_enabled(game.can_take_back(), Button::new("Take back"));
        if button.on_hover_text(help).clicked() {
            memory.playback.run(false);
            game.take_back();
        }
        let help = "Show what captains do action by action, at the speed above; otherwise their moves are there at once.";
        if small_toggle(ui, memory.follow, "Follow captains").on_hover_text(help).clicked() {
            memory.follow = !memory.follow;
        }
    }
    if small_toggle(ui, memory.names, "Names").on_hover_text("Show the names of ships.").clicked() {
        memory.names = !memory.names;
    }
    let help = "Put the game on the clipboard as text; it can be kept in a file and replayed here.";
    if ui.button("Copy the game").on_hover_text(help).clicked() {
        context.actions.push(match keep::write(game.replay().record()) {
            Ok(text) => Action::CopyText(text),
            Err(sentence) => Action::Report(Report::Failed(sentence)),
        });
    }
    if !game.project.plays_like(context.state.document.project()) {
        let words = RichText::new("The project has changed since; the game goes on as it began.").size(theme::SMALL);
        ui.label(words.color(Palette::of(ui).weak));
    }
    if ui.button("Leave the game").on_hover_text("Clear the table, for another game; copy this one first to keep it.").clicked() {
        memory.game = None;
    }
}
