//! Findings beside what they are about: all of a thing in the inspector, those of a part at the part, with their fixes in reach or without.

use egui::{Label, RichText, Ui};

use crate::editor::action::Action;
use crate::editor::desks;
use crate::editor::difference;
use crate::editor::stage::Stage;
use crate::editor::theme::{self, Palette};
use crate::editor::widgets::{section, severity_mark, small_button};
use crate::rules::{Finding, Fix, Place};

/// Lists every finding of a thing under a heading; nothing where there is none.
pub fn of_thing(ui: &mut Ui, stage: &Stage, thing: impl Into<Place>) {
    let thing = thing.into();
    let mut findings = stage.state.document.findings().iter().filter(|finding| desks::thing(&finding.place) == thing).peekable();
    if findings.peek().is_none() {
        return;
    }
    ui.add_space(12.0);
    section(ui, "FINDINGS");
    for finding in findings {
        let ink = Palette::of(ui).severity(finding.about.severity);
        ui.label(RichText::new(format!("{}: {}", finding.about.severity, finding.message)).size(theme::SMALL).color(ink));
    }
}

/// Shows the findings of those places for which the question is answered with yes.
pub fn at(ui: &mut Ui, stage: &Stage, here: impl Fn(&Place) -> bool) {
    for finding in stage.state.document.findings().iter().filter(|finding| here(&finding.place)) {
        line(ui, finding);
    }
}

/// Shows the findings of those places for which the question is answered with yes, under a heading and each with its fixes; nothing where
/// there is none.
pub fn to_mend(ui: &mut Ui, stage: &mut Stage, here: impl Fn(&Place) -> bool) {
    let document = &stage.state.document;
    let mut findings = document.findings().iter().filter(|finding| here(&finding.place)).peekable();
    if findings.peek().is_none() {
        return;
    }
    ui.add_space(12.0);
    section(ui, "FINDINGS");
    for finding in findings {
        line(ui, finding);
        ui.horizontal_wrapped(|ui| {
            ui.add_space(24.0);
            for fix in &finding.fixes {
                // The list of problems bears the same words.
                fix_button(ui, stage, fix, &format!("{}, here", fix.title));
            }
        });
    }
}

fn line(ui: &mut Ui, finding: &Finding) {
    ui.horizontal_top(|ui| {
        severity_mark(ui, finding.about.severity);
        let ink = Palette::of(ui).severity(finding.about.severity);
        ui.add(Label::new(RichText::new(&finding.message).size(theme::SMALL).color(ink)).wrap());
    });
}

/// A button of this accessible name for a fix. A safe fix is applied unseen; what has to be chosen is shown first. The difference can be read
/// beforehand in either case.
pub fn fix_button(ui: &mut Ui, stage: &mut Stage, fix: &Fix, name: &str) {
    let project = stage.state.document.project();
    // A fix of an older value of the project would take back what was changed since.
    let checked = stage.state.document.is_checked();
    let button = ui.add_enabled_ui(checked, |ui| small_button(ui, &fix.title)).inner.accessible_name(name).on_hover_ui(|ui| {
        ui.set_max_width(360.0);
        let hint = if fix.safe { "Mends this without changing anything you chose." } else { "Shows what this would change." };
        ui.label(RichText::new(hint).color(Palette::of(ui).weak));
        let mut after = project.content.clone();
        if fix.edits.iter().all(|edit| after.apply(edit).is_ok()) {
            for line in difference::between(&project.content, &after) {
                ui.label(format!("{}: {} → {}", line.what, line.old, line.new));
            }
        }
    });
    if button.clicked() {
        stage.push(if fix.safe { Action::ApplyFix(fix.clone()) } else { Action::PreviewFix(fix.clone()) });
    }
}
