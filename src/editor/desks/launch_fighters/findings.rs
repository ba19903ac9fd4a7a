//! Findings beside what they are about: all of a thing in the inspector, those of a part at the part.

use egui::{Label, RichText, Ui};

use crate::editor::desks;
use crate::editor::stage::Stage;
use crate::editor::theme::{self, Palette};
use crate::editor::widgets::{section, severity_mark};
use crate::rules::launch_fighters::Place;
use crate::rules::{self, Finding};

/// Lists every finding of a thing under a heading; nothing where there is none.
pub fn of_thing(ui: &mut Ui, stage: &Stage, thing: Place) {
    let thing = rules::Place::from(thing);
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
pub fn at(ui: &mut Ui, stage: &Stage, here: impl Fn(Place) -> bool) {
    let stands_here = |finding: &&Finding| match &finding.place {
        rules::Place::Project | rules::Place::StarViking(_) => false,
        rules::Place::LaunchFighters(place) => here(*place),
    };
    for finding in stage.state.document.findings().iter().filter(stands_here) {
        ui.horizontal_top(|ui| {
            severity_mark(ui, finding.about.severity);
            let ink = Palette::of(ui).severity(finding.about.severity);
            ui.add(Label::new(RichText::new(&finding.message).size(theme::SMALL).color(ink)).wrap());
        });
    }
}
