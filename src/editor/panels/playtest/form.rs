//! The form of a playtest: the scenario, the number of games, the seed, and a captain for each side; and the buttons to start, pause and cancel.

use egui::{DragValue, ProgressBar, RichText, Ui, Vec2};

use crate::editor::action::Action;
use crate::editor::desks::FrameContext;
use crate::editor::glossary;
use crate::editor::running_playtest::{Outcome, RunningPlaytest};
use crate::editor::theme::{self, Palette};
use crate::editor::widgets::{NumberField, Offer, choice, primary_button, spoken};
use crate::playtest::words::grouped;
use crate::playtest::{self, PlaytestRequest};

/// The width of the labels before the fields, in points of the screen.
const LABEL: f32 = 112.0;
/// The width of the fields, in points of the screen.
const FIELD: f32 = 176.0;
/// How many games the form accepts at most. For more games, the command line can divide a playtest into parts (shards) that are played on several
/// machines.
const MOST_GAMES: u32 = 1_000_000;
/// The largest seed that the form accepts.
const MOST_SEED: u64 = 999_999_999;

/// Shows the form for a playtest.
pub fn show(ui: &mut Ui, context: &mut FrameContext) {
    let content = &context.state.document.project().content;
    let chosen = context.state.played().map(|(_, name)| name);
    let mut request = context.state.view.playtest_request.clone();
    // If no scenario is chosen, or the chosen one no longer exists, the scenario on the desk is used, or else the first of the project.
    let names = content.scenario_names();
    request.scenario = request.scenario.filter(|name| names.contains(name)).or(chosen);
    let request_name = request.scenario.clone();
    let sides = playtest::game::of(content).fighting(request_name.as_deref());
    let count = sides.as_ref().map_or(0, Vec::len);
    let before = request.clone();
    row(ui, "Scenario", |ui| {
        let shown = request.scenario.clone().unwrap_or_else(|| "None yet".into());
        let offers = names.iter().map(|name| Offer::new(name.clone(), name, Some(name) == request.scenario.as_ref()));
        let field = choice(ui, "Scenario of the playtest", FIELD, &shown, offers);
        field.response.on_hover_text("Which scenario is played.");
        if let Some(name) = field.taken {
            (request.scenario, request.captains) = (Some(name), Vec::new());
        }
    });
    row(ui, "Games", |ui| {
        let field = DragValue::new(&mut request.games).range(1..=MOST_GAMES).speed(10.0);
        let help = "How many games are played. A thousand give shares to within three in a hundred, ten thousand to within one.";
        ui.add(NumberField(field)).on_hover_text(help).accessible_name("Games");
    });
    row(ui, "Seed", |ui| {
        let field = DragValue::new(&mut request.seed).range(0..=MOST_SEED).speed(0.1);
        let help = "The same seed gives the same games, on every machine.";
        ui.add(NumberField(field)).on_hover_text(help).accessible_name("Seed of the playtest");
    });
    for (index, side) in sides.iter().flatten().enumerate() {
        row(ui, side, |ui| captain(ui, context, &mut request, index, count, side));
    }
    if request != before || request.scenario != context.state.view.playtest_request.scenario {
        context.push(Action::SetPlaytest(request));
    }
    for caution in playtest::game::of(content).cautions(request_name.as_deref()) {
        ui.label(RichText::new(caution).color(Palette::of(ui).weak));
    }
    if let Err(sentence) = &sides {
        ui.label(RichText::new(sentence).color(Palette::of(ui).weak));
    }
    ui.add_space(4.0);
    buttons(ui, context, sides.is_ok());
}

/// Shows a field with its label before it.
fn row(ui: &mut Ui, words: &str, field: impl FnOnce(&mut Ui)) {
    ui.horizontal(|ui| {
        ui.allocate_ui(Vec2::new(LABEL, theme::ROW), |ui| {
            ui.set_min_width(LABEL);
            let label = egui::Label::new(RichText::new(words).color(Palette::of(ui).weak)).truncate();
            glossary::told(ui.add(label), words);
        });
        field(ui);
    });
}

/// Lets the user choose the captain of a side; the default captain is chosen at first.
fn captain(ui: &mut Ui, context: &FrameContext, request: &mut PlaytestRequest, index: usize, count: usize, side: &str) {
    let captains = playtest::game::of(&context.state.document.project().content).captains();
    let Some(default) = captains.iter().find(|captain| captain.usual) else { return };
    let named = request.captains.get(index).or(request.captains.first());
    let own = named.map_or(default.name, String::as_str).to_owned();
    let offers = captains.iter().map(|captain| Offer::new(captain.name, captain.label(), captain.name == own));
    let field = choice(ui, &format!("Captain for {side}"), FIELD, &own.replace('-', " "), offers);
    let says = captains.iter().find(|captain| captain.name == own).map_or("", |captain| captain.says);
    field.response.on_hover_text(format!("{says} Captains swap sides in every other game."));
    if let Some(taken) = field.taken {
        request.captains.resize(count, request.captains.first().map_or(default.name, String::as_str).to_owned());
        taken.clone_into(&mut request.captains[index]);
    }
}

/// Shows the button to start, or buttons to pause and cancel together with the progress.
fn buttons(ui: &mut Ui, context: &mut FrameContext, playable: bool) {
    let running = context.state.view.playtest.clone().filter(RunningPlaytest::is_running);
    ui.horizontal(|ui| match &running {
        None => {
            let help = "Play the games in the background.";
            if primary_button(ui, "Start", playable).on_hover_text(help).clicked() {
                context.push(Action::StartPlaytest);
            }
        }
        Some(playtest) => {
            let paused = playtest.is_paused();
            let (words, name, help) = if paused {
                ("Go on", "Go on with the playtest", "Play the remaining games.")
            } else {
                ("Pause", "Pause the playtest", "Hold the games; they go on from here.")
            };
            if ui.button(words).on_hover_text(help).accessible_name(name).clicked() {
                context.push(Action::PausePlaytest(!paused));
            }
            let button = ui.button("Cancel").on_hover_text("Stop; what was found so far stays.");
            if button.accessible_name("Cancel the playtest").clicked() {
                context.push(Action::CancelPlaytest);
            }
        }
    });
    if let Some(playtest) = &context.state.view.playtest {
        progress(ui, playtest);
    }
}

/// Shows the progress of the playtest as a bar and in words.
fn progress(ui: &mut Ui, playtest: &RunningPlaytest) {
    let palette = Palette::of(ui);
    let (done, games) = (playtest.done(), playtest.request().games);
    let waits = match playtest.outcome() {
        Some(Outcome::Cancelled) => ", cancelled",
        None if playtest.is_paused() => ", paused",
        Some(Outcome::Played | Outcome::Failed(_)) | None => "",
    };
    let words = format!("{} of {} games{waits}", grouped(done), grouped(games.into()));
    let bar = ProgressBar::new(done as f32 / games.max(1) as f32).desired_height(8.0).fill(palette.accent);
    ui.add(bar.desired_width(ui.available_width() - 8.0));
    spoken(&ui.label(RichText::new(&words).size(theme::SMALL).color(palette.weak)), &words);
}
