//! The findings of a sheet. Several findings of the same rule are folded into one line, which the user can open.

use egui::{CollapsingHeader, RichText, Ui};

use crate::theme::{self, Palette};
use crate::widgets::severity_mark;
use paper::exchange::post::SheetFinding;

/// How many findings of one rule are listed one by one at most; if there are more, they are folded.
const FEW: usize = 2;

/// Shows the findings grouped by rule, in the order of each rule's first finding.
pub fn show(ui: &mut Ui, findings: &[SheetFinding]) {
    let mut by_rule: Vec<(&str, Vec<&SheetFinding>)> = Vec::new();
    for finding in findings {
        match by_rule.iter_mut().find(|(code, _)| *code == finding.code) {
            Some((_, known)) => known.push(finding),
            None => by_rule.push((&finding.code, vec![finding])),
        }
    }
    for (code, found) in by_rule {
        match found.as_slice() {
            [first, ..] if found.len() > FEW => {
                let words = format!("{} times: {}", found.len(), first.message);
                ui.horizontal_top(|ui| {
                    severity_mark(ui, first.severity);
                    CollapsingHeader::new(words).id_salt(code).show(ui, |ui| one_by_one(ui, &found));
                });
            }
            few => one_by_one(ui, few),
        }
    }
}

fn one_by_one(ui: &mut Ui, findings: &[&SheetFinding]) {
    for finding in findings {
        ui.horizontal_wrapped(|ui| {
            severity_mark(ui, finding.severity);
            let place = if finding.line == 0 { "The sheet".to_owned() } else { format!("{}:{}", finding.line, finding.column) };
            ui.label(RichText::new(place).size(theme::SMALL).color(Palette::of(ui).weak));
            ui.label(&finding.message).on_hover_text(format!("{} {}", finding.code, finding.rule));
        });
    }
}
