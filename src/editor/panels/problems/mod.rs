//! The list of findings, thing by thing. A click on a finding leads to its place, and buttons fix it. Below the list are the intended findings. Only
//! the visible rows are drawn.

mod row;
mod standing;

use egui::{Align, Layout, RichText, ScrollArea, Sense, Ui, Vec2};

use self::standing::Row;
use super::tabs;
use crate::editor::action::Action;
use crate::editor::command::{self, Id};
use crate::editor::desks::FrameContext;
use crate::editor::problem_list::{self, Line};
use crate::editor::state::State;
use crate::editor::theme::Palette;
use crate::editor::widgets::{Icon, paint_icon, spoken, toggle, toolbar};
use crate::rules::Severity;

/// Shows the list of problems.
pub fn show(ui: &mut Ui, context: &mut FrameContext) {
    head(ui, context);
    let state = context.state;
    let lines = problem_list::lines(state);
    if lines.is_empty() {
        none(ui, state);
        ui.allocate_space(ui.available_size());
        return;
    }
    let rows = standing::rows(ui, state, lines, ui.available_rect_before_wrap());
    let derived = state.document.derived();
    let first = rows.iter().position(|row| matches!(row, Row::Line(Line::Finding(_))));
    ui.spacing_mut().item_spacing.y = 0.0;
    ScrollArea::vertical().id_salt("problems").auto_shrink([false, false]).show_rows(ui, row::HIGH, rows.len(), |ui, seen| {
        ui.set_width(ui.available_width() - 8.0);
        for (number, row) in seen.clone().zip(&rows[seen]) {
            match row {
                Row::Line(Line::Thing { place, name, count }) => row::thing(ui, context, place, name, *count),
                Row::Line(Line::Finding(index)) => {
                    let (finding, path) = (&derived.findings[*index], &derived.paths[*index]);
                    // A row is identified by its finding and not by its position. Otherwise, when a finding is fixed, its button would become the
                    // button of the next finding.
                    let key = (finding.about.name, path, &finding.message);
                    let takes_focus = context.to_finding && first == Some(number);
                    ui.push_id(key, |ui| row::finding(ui, context, (finding, path), takes_focus));
                }
                Row::Settled(words) => row::settled(ui, words),
                Row::Line(Line::IntendedHead(count)) => row::intended_head(ui, *count),
                Row::Line(Line::Intended(index)) => {
                    ui.push_id(("intended", index), |ui| row::intended(ui, context, *index));
                }
            }
        }
    });
}

/// Shows the words for an empty list.
fn none(ui: &mut Ui, state: &State) {
    let palette = Palette::of(ui);
    let document = &state.document;
    ui.horizontal(|ui| {
        let all_well = document.findings().is_empty();
        if all_well && document.is_checked() {
            let (rect, _) = ui.allocate_exact_size(Vec2::splat(16.0), Sense::hover());
            paint_icon(ui.painter(), Icon::Check, rect, 14.0, palette.good);
        }
        let words = match (all_well, document.is_checked()) {
            (true, true) => "None: everything here follows the rules.",
            (true, false) => "None so far.",
            (false, _) => "Nothing of the kinds chosen above.",
        };
        ui.label(RichText::new(words).color(palette.weak));
    });
}

/// Shows that the project is being checked, or that it could not be checked.
fn checking(ui: &mut Ui, awaits_check: bool) {
    let (words, more) = if awaits_check {
        (
            "Being checked again…",
            "The project is large, and is checked in the background; these are the findings of a moment ago.",
        )
    } else {
        (
            "Not checked",
            "The check took more than this page has; these are the findings of before. The next change is checked again.",
        )
    };
    let label = ui.label(RichText::new(words).color(Palette::of(ui).weak));
    spoken(&label, words);
    label.on_hover_text(more);
}

fn head(ui: &mut Ui, context: &mut FrameContext) {
    toolbar(ui, "Problems and panels", |ui| tabs_and_kinds(ui, context));
    ui.add_space(2.0);
}

/// Shows the tabs of the panel, the severities to list, and the buttons that apply to all findings.
fn tabs_and_kinds(ui: &mut Ui, context: &mut FrameContext) {
    ui.horizontal(|ui| {
        tabs::show(ui, context);
        ui.add_space(6.0);
        for severity in [Severity::Error, Severity::Warning, Severity::Advice] {
            let shown = !context.state.view.hidden.contains(&severity);
            let words = match severity {
                Severity::Error => "Errors",
                Severity::Warning => "Warnings",
                Severity::Advice => "Advice",
            };
            let count = context.state.document.count(severity);
            let response = toggle(ui, shown, &format!("{words}  {count}"));
            if response.on_hover_text("Show or hide findings of this severity.").accessible_name(words).clicked() {
                context.push(Action::ShowSeverity(severity, !shown));
            }
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            tabs::fold(ui, context);
            if !context.state.document.is_checked() {
                checking(ui, context.state.document.awaits_check());
            }
            let command = command::command(Id::FixAll);
            let action = command.action(context.state);
            let response = ui.add_enabled(action.is_some(), egui::Button::new(command.label)).on_hover_text(command.tooltip);
            if let Some(action) = action.filter(|_| response.clicked()) {
                context.push(action);
            }
        });
    });
}
