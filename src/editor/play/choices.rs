//! What can be chosen: every choice as a button, by what it is about.

use egui::{Align, Button, Layout, RichText, ScrollArea, Spinner, TextWrapMode, Ui, Vec2};

use super::game::Game;
use super::{PlayDesk, PlayedByHand};
use crate::editor::theme::{self, Palette};
use crate::editor::widgets::{heading, link_button, section, spoken};
use crate::rules::play::Outcome;

/// The most of the height beside the board that choices take.
const SHARE: f32 = 0.55;

/// Shows whose turn it is, what is asked, and what can be chosen.
pub fn show<P: PlayedByHand>(ui: &mut Ui, desk: &mut PlayDesk<P>) {
    let height = ui.available_height() * SHARE;
    let palette = Palette::of(ui);
    let mut chosen = None;
    let PlayDesk { game: Some(game), only, .. } = desk else { return };
    let now = game.replay().at();
    if only.as_ref().is_some_and(|(at, _)| *at != now) {
        *only = None;
    }
    ui.label(RichText::new(game.battle.moment(game.state())).size(theme::SMALL).color(palette.weak));
    if let Some(outcome) = game.battle.outcome(game.state()) {
        return over(ui, game, &outcome);
    }
    if game.legal().is_empty() {
        return waiting(ui, game);
    }
    let asks = game.battle.asks(game.state());
    spoken(&heading(ui, &asks), &asks);
    if let Some(player) = game.battle.to_act(game.state()) {
        let side = game.battle.side_name(player);
        ui.label(RichText::new(format!("You choose for {side}.")).color(palette.weak));
    }
    if only.is_some() && link_button(ui, "Show all choices").on_hover_text("List more than those of the chosen space.").clicked()
    {
        *only = None;
    }
    let listed = only.as_ref().map_or_else(|| game.legal(), |(_, listed)| listed).to_vec();
    ScrollArea::vertical().id_salt("choices").max_height(height).auto_shrink([false, true]).show(ui, |ui| {
        ui.spacing_mut().item_spacing = Vec2::new(4.0, 4.0);
        let mut groups: Vec<&str> = Vec::new();
        for heading in listed.iter().map(|action| P::heading(*action)) {
            if !groups.contains(&heading) {
                groups.push(heading);
            }
        }
        for heading in groups {
            section(ui, heading);
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().button_padding = Vec2::new(8.0, 2.0);
                ui.spacing_mut().interact_size.y = 22.0;
                for action in listed.iter().filter(|action| P::heading(**action) == heading) {
                    let help = if game.battle.is_lit(game.state(), game.legal(), *action) {
                        "It is lit on the board as well."
                    } else {
                        asks.as_str()
                    };
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
fn over<P: PlayedByHand>(ui: &mut Ui, game: &Game<P>, outcome: &Outcome) {
    let words = match outcome.winner {
        Some(player) => format!("{} wins.", game.battle.side_name(player)),
        None => "A draw.".into(),
    };
    spoken(&heading(ui, &words), &words);
    for line in game.battle.score(game.state()) {
        ui.label(line);
    }
    ui.add_space(theme::GAP);
}

/// Says why there is nothing to choose at this moment.
fn waiting<P: PlayedByHand>(ui: &mut Ui, game: &Game<P>) {
    let weak = Palette::of(ui).weak;
    let side = game.battle.to_act(game.state()).map_or("", |player| game.battle.side_name(player));
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
