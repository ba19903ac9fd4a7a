//! What was found: the verdict, the games worth watching, shares with their intervals, plots, and the ships.

use egui::{Button, RichText, Ui, Vec2};

use super::{plots, tables};
use crate::editor::action::{Action, Dialog};
use crate::editor::desks;
use crate::editor::desks::Stage;
use crate::editor::theme::{self, Palette};
use crate::editor::trial::Outcome;
use crate::editor::widgets::{Icon, paint_icon, section, spoken};
use crate::playtest::words::{decimal, grouped};
use crate::playtest::{Finding, Report};

/// Side by side where there is room for two columns of this width.
const COLUMN: f32 = 430.0;

/// How a playtest ended without a report, in a sentence.
pub fn ended(outcome: &Outcome) -> String {
    match outcome {
        Outcome::Played => "No games were played.".into(),
        Outcome::Cancelled => "The playtest was cancelled before its first games were over.".into(),
        Outcome::Failed(sentence) => sentence.clone(),
    }
}

/// What can be done with the report, from the right.
pub fn commands(ui: &mut Ui, stage: &mut Stage) {
    let ready = stage.state.view.trial.as_ref().is_some_and(|trial| trial.report().is_some() && !trial.is_running());
    let button = ui.add_enabled(ready, Button::new("Print the report…"));
    if button.on_hover_text("Write the report with its plots as a PDF.").clicked() {
        stage.push(Action::Ask(Dialog::PrintReport));
    }
}

/// Shows the report.
pub fn show(ui: &mut Ui, stage: &mut Stage, report: &Report) {
    ui.add_space(4.0);
    verdict(ui, stage, report);
    ui.add_space(4.0);
    highlights(ui, stage, report);
    ui.add_space(theme::GAP);
    let wide = ui.available_width() >= 2.0 * COLUMN;
    let width = if wide { (ui.available_width() - 24.0) * 0.5 } else { ui.available_width() - 8.0 };
    let shares = |ui: &mut Ui| {
        ui.allocate_ui(Vec2::new(width, 0.0), |ui| {
            ui.set_width(width);
            ui.vertical(|ui| tables::shares(ui, report));
        });
    };
    if wide {
        ui.horizontal_top(|ui| {
            shares(ui);
            ui.add_space(16.0);
            ui.vertical(|ui| {
                ui.set_width(width);
                plots::show(ui, report);
            });
        });
    } else {
        shares(ui);
        plots::show(ui, report);
    }
    ui.add_space(theme::GAP);
    tables::ships(ui, report);
    ui.add_space(theme::GAP);
}

/// The verdict in words, with an icon that differs in shape as well as in colour.
fn verdict(ui: &mut Ui, stage: &Stage, report: &Report) {
    let palette = Palette::of(ui);
    let (icon, ink) = match report.verdict.finding {
        Finding::Fair => (Icon::Check, palette.good),
        Finding::Ahead | Finding::Behind => (Icon::Warning, palette.warning),
        Finding::Unclear | Finding::Drawn => (Icon::Advice, palette.advice),
    };
    ui.horizontal_top(|ui| {
        let (rect, _) = ui.allocate_exact_size(Vec2::splat(20.0), egui::Sense::hover());
        paint_icon(ui.painter(), icon, rect, 18.0, ink);
        ui.vertical(|ui| {
            let words = &report.verdict.words;
            let label = egui::Label::new(RichText::new(words).font(theme::bold(14.0))).wrap();
            spoken(&ui.add(label), words);
            let stale = stage
                .state
                .view
                .trial
                .as_ref()
                .is_some_and(|trial| !std::sync::Arc::ptr_eq(trial.project(), stage.state.document.project()));
            let games = format!("{}: {} games of seed {}.", report.scenario, grouped(report.games), report.seed);
            let words = if stale { format!("{games} The project has changed since.") } else { games };
            ui.label(RichText::new(words).size(theme::SMALL).color(palette.weak));
        });
    });
}

/// The games worth watching, by what makes them so.
fn highlights(ui: &mut Ui, stage: &mut Stage, report: &Report) {
    // A game is watched on the desk, which by now may be of a project for another game.
    let game = stage.state.document.project().content.game();
    if stage.state.view.trial.as_ref().is_none_or(|trial| trial.project().content.game() != game) {
        return;
    }
    let weak = Palette::of(ui).weak;
    let mut watched = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::new(4.0, 4.0);
        ui.spacing_mut().button_padding = Vec2::new(8.0, 2.0);
        section(ui, "GAMES WORTH WATCHING");
        let mut kind = None;
        for highlight in &report.highlights {
            if kind.replace(highlight.kind) != Some(highlight.kind) {
                ui.add_space(theme::GAP);
                ui.label(RichText::new(highlight.kind.label()).size(theme::SMALL).color(weak));
            }
            let number = highlight.game + 1;
            let button = ui.add(Button::new(RichText::new(grouped(number.into())).size(theme::SMALL)));
            let help = format!(
                "Play game {number} again on the board, step by step: its winner was {} victory points ahead.",
                decimal(highlight.lead)
            );
            let name = format!("Watch game {number}, {}", highlight.kind.label());
            if button.on_hover_text(help).accessible_name(name).clicked() {
                watched = Some(highlight.game);
            }
        }
    });
    if let (Some(game), Some(trial)) = (watched, stage.state.view.trial.clone()) {
        desks::watch(stage, ui.ctx(), &trial, game);
    }
}
