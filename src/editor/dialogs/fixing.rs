//! The dialogs about findings: what fixes would change, and why a finding is intended.

use egui::{RichText, ScrollArea, TextEdit, Ui};

use super::paths::kept;
use super::{entitled, explain, foot};
use crate::editor::action::{Action, Change, FindingSummary, Step};
use crate::editor::desks::FrameContext;
use crate::editor::theme::{self, Palette};
use crate::project::difference::Difference;
use crate::project::{Fix, Intended};

/// Shows what one fix would change.
pub fn fix(ui: &mut Ui, context: &mut FrameContext, fix: &Fix, differences: &[Difference]) {
    entitled(ui, &fix.title);
    explain(ui, "This is what changes; it can be undone.");
    list(ui, differences);
    foot(ui, context, ("Apply fix", Some(Action::ApplyFix(fix.clone()))), &[("Cancel", Action::Dismiss)]);
}

/// Shows what all safe fixes together would change.
pub fn all(ui: &mut Ui, context: &mut FrameContext, fixes: usize, differences: &[Difference]) {
    let words = if fixes == 1 { "1 safe fix".to_owned() } else { format!("{fixes} safe fixes") };
    entitled(ui, &words);
    explain(ui, "They change nothing that you chose, and are undone as one step.");
    list(ui, differences);
    foot(ui, context, ("Apply all", Some(Action::ApplyAllSafeFixes)), &[("Cancel", Action::Dismiss)]);
}

/// Lists changes, with the old and the new value of each field.
pub fn list(ui: &mut Ui, differences: &[Difference]) {
    let palette = Palette::of(ui);
    ScrollArea::vertical().max_height(300.0).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 3.0;
        for line in differences {
            let ink = if line.values.is_some() { palette.weak } else { palette.text };
            ui.label(RichText::new(&line.what).size(theme::SMALL).color(ink));
            if let Some((old, new)) = &line.values {
                ui.horizontal_wrapped(|ui| {
                    ui.label(RichText::new(old).strikethrough().color(palette.error));
                    ui.label(RichText::new("→").color(palette.weak));
                    ui.label(RichText::new(new).font(theme::bold(theme::BODY)).color(palette.good));
                });
            }
            ui.add_space(2.0);
        }
        if differences.is_empty() {
            ui.label(RichText::new("Nothing changes.").color(palette.weak));
        }
    });
}

/// Asks why a finding is intended.
pub fn intend(ui: &mut Ui, context: &mut FrameContext, asked: &FindingSummary) {
    entitled(ui, "Mark as intended");
    explain(ui, &asked.message);
    explain(ui, "It is then no longer counted as a problem. The reason is kept in the project, for whoever looks at it next.");
    let kept = kept(ui, "Reason", "");
    let mut reason = kept.text.clone();
    let label = ui.label(RichText::new("Reason").size(theme::SMALL).color(Palette::of(ui).weak));
    let field = ui
        .add(TextEdit::multiline(&mut reason).desired_rows(3).char_limit(1000).desired_width(f32::INFINITY))
        .labelled_by(label.id);
    if kept.first {
        field.request_focus();
    }
    kept.keep(ui, &reason);
    let mut intended = context.state.document.project().intended.clone();
    intended.push(Intended { rule: asked.rule.to_owned(), place: asked.place.clone(), reason: reason.trim().to_owned() });
    let change = Change::steps(format!("Mark {} as intended", asked.rule), vec![Step::Intended(intended)]);
    let action = (!reason.trim().is_empty()).then(|| Action::from(change));
    foot(ui, context, ("Mark as intended", action), &[("Cancel", Action::Dismiss)]);
}
