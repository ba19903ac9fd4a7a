//! What can be chosen: the spaces of the board that choices stand for, and every choice as a button, by what it is about.

use egui::{Align, Button, Layout, RichText, ScrollArea, Spinner, TextWrapMode, Ui, Vec2};

use super::Memory;
use super::canvas::moment;
use super::game::Game;
use crate::editor::theme::{self, Palette};
use crate::editor::widgets::{heading, link_button, section, spoken};
use crate::geometry::Space;
use crate::rules::launch_fighters::play::{Action, Question, Unit, half_points};
use crate::rules::play::Play as _;

/// The most of the height beside the board that choices take.
const SHARE: f32 = 0.55;

/// The space that a choice stands for on the board; none for one that is made by its button alone. Where a ship can still move, its
/// neighbours stand for moving there, and it is turned by buttons.
pub fn space_of(game: &Game, action: Action) -> Option<Space> {
    let state = game.state();
    let unit = |unit: Unit| state.space(unit);
    match action {
        Action::Place(at) | Action::Step(at) | Action::Boost(at) | Action::Push(at) | Action::Launch(at) => Some(at),
        Action::Move(mover) | Action::Attack(mover) => unit(mover),
        Action::Fire(_, ship) | Action::Land(ship) | Action::Strike(ship) | Action::Repair(ship) => unit(Unit::Ship(ship)),
        Action::Aim(squadron) | Action::Dogfight(squadron) | Action::Join(squadron) | Action::Advance(squadron) => {
            unit(Unit::Squadron(squadron))
        }
        Action::Face(facing) => {
            let moves = |other: &Action| matches!(other, Action::Step(_) | Action::Boost(_));
            if game.legal().iter().any(moves) {
                return None;
            }
            game.map.grid.across(turning(game)?, facing)
        }
        Action::Warp
        | Action::Halt
        | Action::Flak(_)
        | Action::Missiles(_)
        | Action::Intercept(_)
        | Action::Roll(_)
        | Action::Reduce(_)
        | Action::Flip
        | Action::Recall
        | Action::Raise(_)
        | Action::Done => None,
    }
}

/// The space of the ship that is turned.
fn turning(game: &Game) -> Option<Space> {
    let unit = match game.state().question() {
        Some(Question::Head(ship)) => Unit::Ship(ship),
        _ => game.state().active()?,
    };
    game.state().space(unit)
}

/// What can be chosen by a space.
pub fn at_space(game: &Game, space: Space) -> impl Iterator<Item = Action> {
    game.legal().iter().copied().filter(move |action| space_of(game, *action) == Some(space))
}

/// The heading below which a choice is listed.
const fn group(action: Action) -> &'static str {
    match action {
        Action::Place(_) => "PLACE IT",
        Action::Move(_) => "MOVE NEXT",
        Action::Step(_) | Action::Boost(_) | Action::Push(_) => "MOVE",
        Action::Face(_) | Action::Halt => "STOP AND TURN",
        Action::Warp => "WARP",
        Action::Land(_) => "LAND",
        Action::Attack(_) => "ATTACK NEXT",
        Action::Fire(..) | Action::Flak(_) | Action::Missiles(_) => "FIRE",
        Action::Launch(_) => "LAUNCH",
        Action::Intercept(_) => "INTERCEPT",
        Action::Aim(_) => "AIM",
        Action::Roll(_) => "DICE",
        Action::Dogfight(_) | Action::Strike(_) | Action::Join(_) | Action::Advance(_) => "SQUADRONS",
        Action::Reduce(_) | Action::Flip | Action::Recall => "DAMAGE",
        Action::Repair(_) | Action::Raise(_) => "REPAIR",
        Action::Done => "ENOUGH",
    }
}

/// Shows whose turn it is, what is asked, and what can be chosen.
pub fn show(ui: &mut Ui, memory: &mut Memory) {
    let height = ui.available_height() * SHARE;
    let palette = Palette::of(ui);
    let mut chosen = None;
    let Memory { game: Some(game), only, .. } = memory else { return };
    let now = game.replay().at();
    if only.is_some_and(|(at, _)| at != now) {
        *only = None;
    }
    ui.label(RichText::new(moment(game)).size(theme::SMALL).color(palette.weak));
    if game.state().ending().is_some() {
        return outcome(ui, game);
    }
    if game.legal().is_empty() {
        return waiting(ui, game);
    }
    let asks = game.battle.asks(game.state());
    spoken(&heading(ui, &asks), &asks);
    if let Some(player) = game.state().asked() {
        let side = game.battle.side_name(player);
        ui.label(RichText::new(format!("You choose for {side}.")).color(palette.weak));
    }
    if only.is_some() && link_button(ui, "Show all choices").on_hover_text("List more than those of the chosen space.").clicked()
    {
        *only = None;
    }
    let listed: Vec<Action> = match *only {
        Some((_, space)) => at_space(game, space).collect(),
        None => game.legal().to_vec(),
    };
    ScrollArea::vertical().id_salt("choices").max_height(height).auto_shrink([false, true]).show(ui, |ui| {
        ui.spacing_mut().item_spacing = Vec2::new(4.0, 4.0);
        let mut groups: Vec<&str> = Vec::new();
        for heading in listed.iter().map(|action| group(*action)) {
            if !groups.contains(&heading) {
                groups.push(heading);
            }
        }
        for heading in groups {
            section(ui, heading);
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().button_padding = Vec2::new(8.0, 2.0);
                ui.spacing_mut().interact_size.y = 22.0;
                for action in listed.iter().filter(|action| group(**action) == heading) {
                    let help = if space_of(game, *action).is_some() { "It is lit on the board as well." } else { asks.as_str() };
                    let words = RichText::new(game.battle.choice(game.state(), *action)).size(theme::SMALL);
                    let button = Button::new(words).wrap_mode(TextWrapMode::Extend);
                    if ui.add(button).on_hover_text(help).clicked() {
                        chosen = Some(*action);
                    }
                }
            });
        }
    });
    ui.add_space(theme::GAP);
    if let Some(action) = chosen {
        game.choose(action);
    }
}

/// How the game came out.
fn outcome(ui: &mut Ui, game: &Game) {
    let Some(outcome) = game.battle.outcome(game.state()) else { return };
    let words = match outcome.winner {
        Some(player) => format!("{} wins.", game.battle.side_name(player)),
        None => "A draw.".into(),
    };
    spoken(&heading(ui, &words), &words);
    for (side, points) in game.battle.sides().iter().zip(half_points(&game.battle, game.state())) {
        ui.label(format!("{}: {} victory points", side.name, points_words(points)));
    }
    ui.add_space(theme::GAP);
}

/// Half points as points: `12`, `12½`.
pub fn points_words(half_points: i32) -> String {
    let half = if half_points % 2 == 0 { "" } else { "½" };
    let whole = half_points / 2;
    let sign = if half_points < 0 && whole == 0 { "−" } else { "" };
    if whole == 0 && !half.is_empty() { format!("{sign}{half}") } else { format!("{whole}{half}").replace('-', "−") }
}

/// Says why there is nothing to choose at this moment.
fn waiting(ui: &mut Ui, game: &Game) {
    let weak = Palette::of(ui).weak;
    let side = game.state().asked().map_or("", |player| game.battle.side_name(player));
    let words = if game.is_waiting() {
        format!("{side} is choosing…")
    } else if game.replay().is_at_end() {
        format!("{side} is next.")
    } else {
        "You are looking back: go to the end to choose.".to_owned()
    };
    ui.with_layout(Layout::left_to_right(Align::Center).with_main_wrap(true), |ui| {
        if game.is_waiting() {
            ui.add(Spinner::new().size(theme::BODY).color(weak));
        }
        spoken(&ui.label(RichText::new(&words).color(weak)), &words);
    });
    ui.add_space(theme::GAP);
}
