//! The results of a playtest: the verdict, the games worth watching, shares with their intervals, plots, and the units.

use egui::{Button, RichText, Ui, Vec2};

use super::{plots, tables};
use crate::editor::action::{Action, AtTable, Dialog};
use crate::editor::desks::FrameContext;
use crate::editor::running_level::Searched;
use crate::editor::running_playtest::{Outcome, RunningPlaytest};
use crate::editor::theme::{self, Palette};
use crate::editor::widgets::{Icon, paint_icon, section, spoken};
use crate::playtest::words::{self, decimal, grouped};
use crate::playtest::{Fairness, Report};

/// The least width of each of two columns side by side, in points of the screen.
const COLUMN: f32 = 430.0;
/// The gap between the two columns of results, in points of the screen.
const BETWEEN: f32 = 16.0;

/// Why a playtest ended without a report, in a sentence.
pub fn ended(outcome: &Outcome) -> String {
    match outcome {
        Outcome::Played => "No games were played.".into(),
        Outcome::Cancelled => "The playtest was cancelled before its first games were over.".into(),
        Outcome::Failed(sentence) => sentence.clone(),
    }
}

/// Shows the buttons that keep and print the report, from the right.
pub fn commands(ui: &mut Ui, context: &mut FrameContext) {
    let ready =
        context.state.view.playtest.as_ref().is_some_and(|playtest| playtest.report().is_some() && !playtest.is_running());
    let help = "Keep what was found in the project, to be compared with what the games tell after a change.";
    if ui.add_enabled(ready, Button::new("Keep the result")).on_hover_text(help).clicked() {
        context.push(Action::KeepPlaytest);
    }
    let button = ui.add_enabled(ready, Button::new("Print the report…"));
    if button.on_hover_text("Write the report with its plots as a PDF.").clicked() {
        context.push(Action::Ask(Dialog::PrintReport));
    }
}

/// Shows the report of the playtest.
pub fn show(ui: &mut Ui, context: &mut FrameContext, report: &Report) {
    let project = context.state.document.project();
    let stale = context.state.view.playtest.as_ref().is_some_and(|playtest| !playtest.project().plays_like(project));
    ui.add_space(4.0);
    verdict(ui, report, stale);
    ui.add_space(4.0);
    levelling(ui, context, report, stale);
    highlights(ui, context, report);
    ui.add_space(theme::GAP);
    numbers(ui, report);
}

/// Shows a report that the project keeps; `stale` says whether the designs have changed since.
pub fn kept(ui: &mut Ui, report: &Report, stale: bool) {
    ui.add_space(4.0);
    verdict(ui, report, stale);
    ui.add_space(theme::GAP);
    numbers(ui, report);
}

/// Shows the figures of a report: the shares of games, the plots, and what the units did.
fn numbers(ui: &mut Ui, report: &Report) {
    let wide = ui.available_width() >= 2.0 * COLUMN;
    // The gap between the columns, with the space that egui adds on both sides of the gap. Without that space in the sum, the columns would become so
    // wide that they extend beyond the edge of the panel, where nobody can scroll.
    let between = BETWEEN + 2.0 * ui.spacing().item_spacing.x;
    let width = if wide { (ui.available_width() - between - 8.0) * 0.5 } else { ui.available_width() - 8.0 };
    let shares = |ui: &mut Ui| {
        ui.allocate_ui(Vec2::new(width, 0.0), |ui| {
            ui.set_width(width);
            ui.vertical(|ui| tables::shares(ui, report));
        });
    };
    if wide {
        ui.horizontal_top(|ui| {
            shares(ui);
            ui.add_space(BETWEEN);
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
    tables::units(ui, report);
    ui.add_space(theme::GAP);
}

/// Shows the verdict in words, with an icon that differs in shape as well as in colour.
fn verdict(ui: &mut Ui, report: &Report, stale: bool) {
    let palette = Palette::of(ui);
    let (icon, ink) = match report.verdict.finding {
        Fairness::Fair => (Icon::Check, palette.good),
        Fairness::Ahead | Fairness::Behind => (Icon::Warning, palette.warning),
        Fairness::Unclear | Fairness::Drawn => (Icon::Advice, palette.advice),
    };
    ui.horizontal_top(|ui| {
        let (rect, _) = ui.allocate_exact_size(Vec2::splat(20.0), egui::Sense::hover());
        paint_icon(ui.painter(), icon, rect, 18.0, ink);
        ui.vertical(|ui| {
            let words = &report.verdict.words;
            let label = egui::Label::new(RichText::new(words).font(theme::bold(14.0))).wrap();
            spoken(&ui.add(label), words);
            let games = format!("{}: {} games of seed {}.", report.scenario, grouped(report.games), report.seed);
            let words = if stale { format!("{games} The project has changed since.") } else { games };
            ui.label(RichText::new(words).size(theme::SMALL).color(palette.weak));
        });
    });
}

/// Shows what would level an uneven scenario, that is, make it fair: the button that starts the search for a change, the progress of the search, and
/// the change that it has found.
fn levelling(ui: &mut Ui, context: &mut FrameContext, report: &Report, stale: bool) {
    let view = &context.state.view;
    let Some(playtest) = view.playtest.as_ref().filter(|playtest| playtest.outcome() == Some(Outcome::Played)) else { return };
    let level = view.level.clone().filter(|level| level.is_of(playtest));
    let weak = Palette::of(ui).weak;
    let say = |ui: &mut Ui, words: &str| {
        spoken(&ui.add(egui::Label::new(RichText::new(words).size(theme::SMALL).color(weak)).wrap()), words);
    };
    let mut pushed = None;
    ui.horizontal_wrapped(|ui| match level.as_ref().map(|level| (level, level.ended())) {
        None | Some((_, Some(Searched::Stopped))) if report.verdict.finding.is_uneven() => {
            let help = "Play the scenario again with the weakest side a little dearer each time, until it wins its fair share.";
            if ui.button("Find what would level it").on_hover_text(help).clicked() {
                pushed = Some(Action::FindLevel);
            }
        }
        None | Some((_, Some(Searched::Stopped))) => {}
        Some((level, None)) => {
            say(ui, &format!("Looking for what would level it: {} games so far.", grouped(level.done())));
            let button = ui.button("Stop").on_hover_text("Stop looking; nothing is changed.");
            if button.accessible_name("Stop looking for what would level it").clicked() {
                pushed = Some(Action::CancelLevel);
            }
        }
        Some((_, Some(Searched::Failed(sentence)))) => say(ui, &sentence),
        Some((_, Some(Searched::Found(level)))) => {
            say(ui, &words::level(&level, report.terms));
            if let Some(fix) = &level.fix {
                let button = ui.add_enabled(!stale, Button::new(format!("{}…", fix.title)));
                if button.on_hover_text("Show what changes, and ask.").clicked() {
                    pushed = Some(Action::PreviewFix(fix.clone()));
                }
            }
        }
    });
    if let Some(action) = pushed {
        context.push(action);
    }
}

/// Shows the games worth watching, grouped by the reason why they are.
fn highlights(ui: &mut Ui, context: &mut FrameContext, report: &Report) {
    // A game is watched on the desk of its own game, and the project that is open now may be for another one.
    let game = context.state.document.project().content.game();
    let own = |playtest: &RunningPlaytest| playtest.project().content.game() == game;
    if !game.is_played() || !context.state.view.playtest.as_ref().is_some_and(own) {
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
                "Play game {number} again on the board, step by step: at its end the best side was {} {} ahead.",
                decimal(highlight.lead),
                report.terms.score
            );
            let name = format!("Watch game {number}, {}", highlight.kind.label());
            if button.on_hover_text(help).accessible_name(name).clicked() {
                watched = Some(highlight.game);
            }
        }
    });
    if let Some(game) = watched {
        context.push(Action::AtTable(AtTable::Watch(game)));
    }
}
