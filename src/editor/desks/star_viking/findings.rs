//! The findings of a thing in the inspector, with their fixes in reach.

use egui::{Label, RichText, Ui};

use crate::editor::action::Action;
use crate::editor::desks;
use crate::editor::stage::Stage;
use crate::editor::theme::{self, Palette};
use crate::editor::widgets::{fix_button, section, severity_mark};
use crate::rules;
use crate::rules::star_viking::Place;

/// Lists every finding of a thing under a heading; nothing where there is none. A click on one leads to its field.
pub fn of_thing(ui: &mut Ui, stage: &mut Stage, thing: Place) {
    let (thing, state) = (rules::Place::from(thing), stage.state);
    let mut findings = state.document.findings().iter().filter(|finding| desks::thing(&finding.place) == thing).peekable();
    if findings.peek().is_none() {
        return;
    }
    ui.add_space(12.0);
    section(ui, "FINDINGS");
    for finding in findings {
        ui.horizontal_top(|ui| {
            severity_mark(ui, finding.about.severity);
            let ink = Palette::of(ui).severity(finding.about.severity);
            let words = RichText::new(&finding.message).size(theme::SMALL).color(ink);
            let label = ui.add(Label::new(words).wrap().sense(egui::Sense::click()));
            if label.on_hover_text(finding.about.because).clicked() {
                stage.push(Action::Select(finding.place.clone()));
            }
        });
        for fix in &finding.fixes {
            // The same fix stands in the list of problems by its bare title.
            fix_button(ui, stage, fix).accessible_name(format!("{} ({})", fix.title, finding.about.name));
        }
    }
}
