//! Before a game: who has which helm, and which dice are rolled; or a recorded game as text.

use rules::play::{Play as _, Told as _};
use std::sync::Arc;

use egui::{DragValue, Rect, RichText, ScrollArea, Spinner, TextEdit, Ui, UiBuilder};

use super::game::Game;
use super::seat::Seat;
use super::{PlayContext, PlayDesk, PlayedByHand, side};
use crate::action::{Action, AtTable, Report};
use crate::theme::{self, Palette};
use crate::widgets::{NumberField, Offer, captioned, card, choice, primary_button, section, spoken};
use project::{KeptSort, Project, text};
use rules::play::Player;

/// What is chosen for a new game.
pub struct Choices<P: PlayedByHand> {
    /// The scenario of a value of the project, and its sides, or why it cannot be played.
    known: Option<(Arc<Project>, P::Scenario, Sides)>,
    /// The seat at the helm of each side.
    helms: Vec<Seat>,
    /// How many games have been begun: each has other dice.
    begun: u64,
    /// The seed that was typed.
    seed: Option<u64>,
    /// A recorded game as text.
    text: String,
}

impl<P: PlayedByHand> Default for Choices<P> {
    fn default() -> Self {
        Self { known: None, helms: Vec::new(), begun: 0, seed: None, text: String::new() }
    }
}

/// The names of the sides that fight; the error says why the scenario cannot be played, as a sentence.
type Sides = Result<Vec<String>, String>;

/// How wide the card is.
const WIDTH: f32 = 460.0;
/// The widest of its fields.
const FIELD: f32 = 220.0;
/// The largest seed that can be typed here.
const MOST_SEED: u64 = 999_999;

/// Shows the choices: a new game, a kept one, or a recorded one.
pub fn show<P: PlayedByHand>(ui: &mut Ui, desk: &mut PlayDesk<P>, context: &mut PlayContext, scenario: P::Scenario) {
    side::way_out(ui, context, P::scenario_name(context.project, scenario).unwrap_or_default());
    if desk.pending.is_some() {
        return waiting(ui);
    }
    let (start, project) = (&mut desk.start, context.project);
    start.learn_sides(project, scenario);
    let mut begun = None;
    ScrollArea::vertical().id_salt("begin").auto_shrink([false, false]).show(ui, |ui| {
        ui.add_space(theme::GAP);
        let (room, width) = (ui.available_rect_before_wrap(), WIDTH.min(ui.available_width() - 8.0));
        // In the middle of the window, where the board will be.
        let left = room.left() + (room.width() - width) * 0.5;
        let column = Rect::from_x_y_ranges(left..=left + width, room.y_range());
        ui.scope_builder(UiBuilder::new().max_rect(column), |ui| {
            ui.set_width(width);
            begun = new(ui, start, project, scenario);
            kept::<P>(ui, context, scenario);
            begun = begun.take().or_else(|| recorded(ui, start, project));
        });
    });
    match begun {
        // Another game may be on the table, and the user is asked before it is lost.
        Some(Ok(game)) => {
            desk.next = Some(game);
            // The error of the attempt before no longer applies.
            context.actions.push(Action::DismissNotice);
            context.actions.push(Action::AtTable(AtTable::Begin));
        }
        Some(Err(sentence)) => context.actions.push(Action::Report(Report::Failed(sentence))),
        None => {}
    }
}

/// The result of a press: a game, or why there is none, as a sentence.
type StartResult<P> = Option<Result<Game<P>, String>>;

/// Shows that a game is being prepared.
fn waiting(ui: &mut Ui) {
    let (weak, words) = (Palette::of(ui).weak, "Playing the game again…");
    ui.add_space(theme::GAP);
    ui.horizontal(|ui| {
        ui.add(Spinner::new().size(theme::BODY).color(weak));
        spoken(&ui.label(RichText::new(words).color(weak)), words);
    });
}

fn new<P: PlayedByHand>(ui: &mut Ui, start: &mut Choices<P>, project: &Arc<Project>, scenario: P::Scenario) -> StartResult<P> {
    let mut begun = None;
    card(ui, |ui| {
        section(ui, "PLAY THIS SCENARIO");
        let sides = match &start.known {
            Some((_, _, Ok(sides))) => sides.clone(),
            Some((_, _, Err(sentence))) => {
                ui.label(RichText::new(sentence).color(Palette::of(ui).weak));
                return;
            }
            None => return,
        };
        for (index, side) in sides.iter().enumerate() {
            let chosen = start.helms[index];
            let offers = Seat::all(project).map(|seat| Offer::new(seat, seat.words(), seat == chosen));
            let name = format!("Captain of {side}");
            let field = captioned(ui, side, FIELD, |ui| choice(ui, &name, FIELD, &chosen.words(), offers));
            field.response.on_hover_text(chosen.says());
            if let Some(taken) = field.taken {
                start.helms[index] = taken;
            }
        }
        ui.horizontal(|ui| {
            let mut seed = start.seed();
            ui.label("Seed of the dice");
            let field = ui
                .add(NumberField(DragValue::new(&mut seed).range(0..=MOST_SEED).speed(0.1)))
                .accessible_name("Seed of the game");
            if field.on_hover_text("The same seed and the same choices give the same game.").changed() {
                start.seed = Some(seed);
            }
        });
        ui.add_space(4.0);
        let button = primary_button(ui, "Start the game", true);
        if button.on_hover_text("Begin: what you can choose is lit on the board and listed beside it.").clicked() {
            let game = Game::begin(project, scenario, start.seed(), start.helms.clone());
            begun = Some(game.map_err(|refusal| format!("The game cannot begin: {refusal}.")));
            start.begun += 1;
            start.seed = None;
        }
    });
    begun
}

/// The games of the scenario that the project keeps.
fn kept<P: PlayedByHand>(ui: &mut Ui, context: &mut PlayContext, scenario: P::Scenario) {
    let name = P::scenario_name(context.project, scenario).unwrap_or_default();
    let games = context.project.kept.iter().filter(|kept| kept.sort == KeptSort::Game && kept.scenario == name);
    let games: Vec<_> = games.collect();
    if games.is_empty() {
        return;
    }
    ui.add_space(theme::GAP);
    card(ui, |ui| {
        section(ui, "GO ON WITH A GAME THAT WAS KEPT");
        for kept in games {
            ui.horizontal(|ui| {
                let button = ui.button("Open").on_hover_text("Put it on the table as it was kept.");
                if button.accessible_name(format!("Go on with {}", kept.name)).clicked() {
                    context.actions.push(Action::AtTable(AtTable::Open(Arc::clone(kept))));
                }
                ui.add(egui::Label::new(&kept.name).truncate());
                ui.add(egui::Label::new(RichText::new(&kept.outcome).color(Palette::of(ui).weak)).truncate());
            });
        }
    });
}

fn recorded<P: PlayedByHand>(ui: &mut Ui, start: &mut Choices<P>, project: &Arc<Project>) -> StartResult<P> {
    let mut begun = None;
    ui.add_space(theme::GAP);
    card(ui, |ui| {
        section(ui, "REPLAY A RECORDED GAME");
        let words = "Games worth watching are listed by a playtest. A game that was copied as text can be replayed here.";
        ui.label(RichText::new(words).color(Palette::of(ui).weak));
        // A recorded game is longer than typed text, so this field is limited only in height.
        ScrollArea::vertical().id_salt("recorded game").max_height(92.0).show(ui, |ui| {
            let hint = RichText::new("Paste the text of a game").color(Palette::of(ui).weak);
            let field = TextEdit::multiline(&mut start.text).hint_text(hint).desired_rows(4).desired_width(f32::INFINITY);
            ui.add(field).accessible_name("Recorded game");
        });
        let button = ui.add_enabled(!start.text.trim().is_empty(), egui::Button::new("Replay it"));
        if button.on_hover_text("Show the game from its beginning.").clicked() {
            let record = text::read_other(start.text.as_bytes(), "the recorded game".as_ref()).map_err(|error| error.to_string());
            begun = Some(record.and_then(|record| {
                Game::recorded(project, record)
                    .map_err(|refusal| format!("The game was not played with these designs: {refusal}."))
            }));
        }
    });
    begun
}

impl<P: PlayedByHand> Choices<P> {
    fn seed(&self) -> u64 {
        self.seed.unwrap_or(self.begun + 1)
    }

    /// Finds the sides that fight, if the project or the scenario has changed.
    fn learn_sides(&mut self, project: &Arc<Project>, scenario: P::Scenario) {
        if self.known.as_ref().is_some_and(|(known, of, _)| Arc::ptr_eq(known, project) && *of == scenario) {
            return;
        }
        let sides = P::of(project, scenario).map(|battle| {
            let name = |player| battle.side_name(Player::new(player as u8)).to_owned();
            (0..battle.players()).map(name).collect::<Vec<_>>()
        });
        let sides = sides.map_err(|refusal| format!("It cannot be played yet: {refusal}."));
        let count = sides.as_ref().map_or(0, Vec::len);
        if self.helms.len() != count {
            // The player at the screen has the first helm, and the default captain has the others.
            let other = Seat::usual(project).unwrap_or(Seat::You);
            self.helms = (0..count).map(|side| if side == 0 { Seat::You } else { other }).collect();
        }
        self.known = Some((Arc::clone(project), scenario, sides));
    }
}
