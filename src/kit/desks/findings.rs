//! Findings beside the things that they are about: the inspector lists all findings of a thing, and findings about a part are shown beside that part.
//! Also buttons that apply fixes.

use egui::{Button, RichText, Ui};

use crate::action::Action;
use crate::cited;
use crate::desks::FrameContext;
use crate::theme::{self, Palette};
use crate::things;
use crate::widgets::{section, severity_mark, small_button_if};
use project::{Finding, Fix, Place, difference};

/// How many findings are listed beside a thing at most; the list of problems has all of them.
const MOST: usize = 24;

/// Lists the findings of a thing with their fixes under a heading; shows nothing if there are none.
pub fn of_thing(ui: &mut Ui, context: &mut FrameContext, thing: impl Into<Place>) {
    let thing = thing.into();
    of_places(ui, context, |place| things::thing(place) == thing);
}

/// Lists the findings of those places for which `here` returns true, with their fixes under a heading; shows nothing if there are none.
pub fn of_places(ui: &mut Ui, context: &mut FrameContext, here: impl Fn(&Place) -> bool) {
    let state = context.state;
    let own: Vec<&Finding> = state.document.findings().iter().filter(|finding| here(&finding.place)).collect();
    if own.is_empty() {
        return;
    }
    ui.add_space(12.0);
    section(ui, "FINDINGS");
    for (index, finding) in own.iter().take(MOST).enumerate() {
        ui.push_id(("finding", index), |ui| {
            ui.spacing_mut().button_padding.x = 0.0;
            ui.spacing_mut().item_spacing.y = 0.0;
            let ink = Palette::of(ui).severity(finding.about.severity);
            let words = format!("{}: {}", finding.about.severity, finding.message);
            let button = Button::new(RichText::new(words).size(theme::SMALL).color(ink)).frame_when_inactive(false).wrap();
            if ui.add(button).on_hover_text(finding.about.says).clicked() {
                context.push(Action::Select(finding.place.clone()));
            }
            ui.horizontal_wrapped(|ui| {
                for fix in &finding.fixes {
                    fix_button(ui, context, fix, &format!("Fix: {}", fix.title));
                }
                cited::why(ui, finding.about);
            });
        });
    }
    if own.len() > MOST {
        let words = format!("and {} more in the list of problems", own.len() - MOST);
        ui.label(RichText::new(words).size(theme::SMALL).color(Palette::of(ui).weak));
    }
}

/// Shows the sentences of the findings at those places for which `here` returns true.
pub fn at(ui: &mut Ui, context: &FrameContext, here: impl Fn(&Place) -> bool) {
    for finding in context.state.document.findings().iter().filter(|finding| here(&finding.place)) {
        ui.horizontal_top(|ui| {
            severity_mark(ui, finding.about.severity);
            let ink = Palette::of(ui).severity(finding.about.severity);
            cited::message(ui, finding.about, &finding.message, ink);
        });
    }
}

/// Shows a button that applies a fix: a safe fix at once, any other after a preview. The tooltip shows the difference in either case.
pub fn fix_button(ui: &mut Ui, context: &mut FrameContext, fix: &Fix, name: &str) {
    let project = context.state.document.project();
    // If the project has changed since the check, the fix was made for an older state and would undo the later changes.
    let checked = context.state.document.is_checked();
    let button = small_button_if(ui, checked, &fix.title).on_hover_ui(|ui| {
        ui.set_max_width(360.0);
        let hint = if fix.safe { "Fixes this without changing anything you chose." } else { "Shows what this would change." };
        ui.label(RichText::new(hint).color(Palette::of(ui).weak));
        let mut after = project.content.clone();
        if fix.edits.iter().all(|edit| after.apply(edit).is_ok()) {
            for line in difference::between(&project.content, &after) {
                ui.label(line.to_string());
            }
        }
    });
    if button.accessible_name(name).clicked() {
        context.push(if fix.safe { Action::ApplyFix(fix.clone()) } else { Action::PreviewFix(fix.clone()) });
    }
}
