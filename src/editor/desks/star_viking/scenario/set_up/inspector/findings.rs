//! What breaks a rule, beside what it is about, with the ways to mend it.

use egui::{Label, RichText, Ui};

use crate::editor::action::Action;
use crate::editor::desks::Stage;
use crate::editor::theme::{self, Palette};
use crate::editor::widgets::{section, severity_mark, small_button};
use crate::rules;
use crate::rules::Finding;
use crate::rules::star_viking::Place;

/// Shows the findings of those places for which the question is answered with yes.
pub fn show(ui: &mut Ui, stage: &mut Stage, here: impl Fn(&Place) -> bool) {
    let own = |finding: &&Finding| matches!(&finding.place, rules::Place::StarViking(place) if here(place));
    let found: Vec<Finding> = stage.state.document.findings().iter().filter(own).cloned().collect();
    if found.is_empty() {
        return;
    }
    ui.add_space(12.0);
    section(ui, "FINDINGS");
    for finding in found {
        ui.horizontal_top(|ui| {
            severity_mark(ui, finding.about.severity);
            let ink = Palette::of(ui).severity(finding.about.severity);
            ui.add(Label::new(RichText::new(&finding.message).size(theme::SMALL).color(ink)).wrap());
        });
        for fix in &finding.fixes {
            // The same fix stands in the list of problems, where it bears its plain name.
            let button = ui.add_enabled_ui(stage.state.document.is_checked(), |ui| small_button(ui, &fix.title)).inner;
            if button.accessible_name(format!("{} (inspector)", fix.title)).clicked() {
                stage.push(if fix.safe { Action::ApplyFix(fix.clone()) } else { Action::PreviewFix(fix.clone()) });
            }
        }
    }
}
