//! The status bar: the file, whether it is saved, the jobs in the background, the points of the selected thing, and the number of findings.

use egui::{Align, Button, Id, Layout, ProgressBar, RichText, Spinner, Ui, UiBuilder};

use crate::editor::action::{Action, Bottom};
use crate::editor::desks::FrameContext;
use crate::editor::job_status::so_far;
use crate::editor::jobs::Shown;
use crate::editor::running_playtest::RunningPlaytest;
use crate::editor::theme::{self, Palette};
use crate::editor::widgets::{severity_mark, spoken};
use crate::machine;
use crate::playtest::words::grouped;
use crate::rules::Severity;

/// Shows the status bar.
pub fn show(ui: &mut Ui, context: &mut FrameContext) {
    let palette = Palette::of(ui);
    let document = &context.state.document;
    let small = |words: String| RichText::new(words).size(theme::SMALL).color(palette.weak);
    ui.horizontal(|ui| {
        let file = document.path().map_or_else(|| "Not saved in a file yet".into(), machine::shown_path);
        // A long path must leave space for the rest of the bar.
        ui.scope(|ui| {
            ui.set_max_width(ui.available_width() * PATH);
            ui.add(egui::Label::new(small(file)).truncate());
        });
        let (words, ink) = match (document.is_saved(), document.path()) {
            (false, _) => ("Unsaved changes", palette.warning),
            (true, Some(_)) => ("Saved", palette.good),
            (true, None) => ("Untouched", palette.weak),
        };
        ui.label(small("·".into()));
        ui.label(RichText::new(words).size(theme::SMALL).color(ink));
        if document.newer().is_some() {
            let words = "· Another program has written the file";
            let more = "The next save asks what becomes of that.";
            ui.label(RichText::new(words).size(theme::SMALL).color(palette.warning)).on_hover_text(more);
        }
        if let Some(seconds) = context.state.view.saved_after.filter(|_| !document.is_saved()) {
            let more = "What is not saved lies beside the file, to be offered after a crash. Writing so large a project each second would hold up the \
                        window.";
            ui.label(small(format!("· Kept every {seconds} seconds, for it is large"))).on_hover_text(more);
        }
        for job in &context.state.view.jobs {
            ui.separator();
            // The button keeps its id when another job ends, so that a press that has begun is not lost.
            let own = UiBuilder::new().scope_id(Id::unique(("job", job.id)));
            if ui.scope_builder(own, |ui| running(ui, job)).inner {
                context.actions.push(Action::Cancel(job.id));
            }
        }
        if let Some(playtest) = context.state.view.playtest.clone().filter(RunningPlaytest::is_running) {
            ui.separator();
            tested(ui, context, &playtest);
        }
        let mut pressed = None;
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = 2.0;
            ui.spacing_mut().button_padding.x = 4.0;
            for severity in [Severity::Advice, Severity::Warning, Severity::Error] {
                let count = document.count(severity);
                let plural = if count == 1 || severity == Severity::Advice { "" } else { "s" };
                let words = format!("{count} {}{plural}", severity.label());
                let ink = if count == 0 { palette.weak } else { palette.severity(severity) };
                let button = Button::new(RichText::new(words).size(theme::SMALL).color(ink)).frame_when_inactive(false);
                if ui.add(button).on_hover_text("Show them, or fold the list away.").clicked() {
                    pressed = Some(severity);
                }
                severity_mark(ui, severity);
                ui.add_space(8.0);
            }
            if !document.is_checked() {
                let (words, more) = if document.awaits_check() {
                    ("Checking…", "The findings are those of a moment ago until the check is done.")
                } else {
                    ("Not checked", "The check took more than this page has; the findings are those of before.")
                };
                ui.label(small(words.into())).on_hover_text(more);
                ui.separator();
            }
            let summary = document.things().summary(&document.project().content, document.place());
            if !summary.is_empty() {
                ui.separator();
                ui.add_space(6.0);
                // In a narrow window the summary is shortened to the space that is left.
                ui.add(egui::Label::new(small(summary)).truncate());
            }
        });
        if let Some(severity) = pressed {
            let view = &context.state.view;
            let hidden = view.hidden.contains(&severity);
            let action = if hidden { Action::ShowIn(Bottom::Problems) } else { view.toggled(Bottom::Problems) };
            context.push(Action::ShowSeverity(severity, true));
            context.push(action);
        }
    });
}

/// The greatest width of the file's path, as a fraction of the width of the status bar.
const PATH: f32 = 0.3;
/// The width of the progress bar of a job whose total is known, in points of the screen.
const BAR: f32 = 90.0;

/// Shows the progress of the running playtest; a click on it shows the results.
fn tested(ui: &mut Ui, context: &mut FrameContext, playtest: &RunningPlaytest) {
    let palette = Palette::of(ui);
    let (done, games) = (playtest.done(), playtest.request().games);
    let share = done as f32 / games.max(1) as f32;
    ui.add(ProgressBar::new(share).desired_width(BAR).desired_height(8.0).fill(palette.accent));
    let waits = if playtest.is_paused() { ", paused" } else { "" };
    let words = format!("Playtest, {} of {} games{waits}", grouped(done), grouped(games.into()));
    let button = Button::new(RichText::new(words).size(theme::SMALL)).frame_when_inactive(false);
    if ui.add(button).on_hover_text("Show what the playtest has found so far.").clicked() {
        context.push(Action::ShowIn(Bottom::Playtest));
    }
}

/// Shows a job with its progress, and returns whether the user cancels the job. The cancel button comes first, because behind words that become
/// longer it would move away while the user presses it.
fn running(ui: &mut Ui, job: &Shown) -> bool {
    let palette = Palette::of(ui);
    let is_cancelled = job.cancellable && !job.stopping && {
        let name = format!("Cancel {}", job.label.to_lowercase());
        let button = Button::new(RichText::new("Cancel").size(theme::SMALL));
        ui.add(button).on_hover_text("Stop this; nothing is left half done.").accessible_name(name).clicked()
    };
    let words =
        if job.stopping { format!("{}: stopping…", job.label) } else { format!("{}{}", job.label, so_far(job.progress)) };
    match job.progress.of {
        Some(of) => {
            let share = job.progress.done as f32 / of as f32;
            let bar = ProgressBar::new(share).desired_width(BAR).desired_height(8.0).fill(palette.accent);
            ui.add(bar).on_hover_text(&words);
        }
        None => {
            ui.add(Spinner::new().size(theme::SMALL).color(palette.weak));
        }
    }
    spoken(&ui.label(RichText::new(&words).size(theme::SMALL).color(palette.text)), &words);
    is_cancelled
}
