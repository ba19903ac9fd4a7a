//! What breaks a rule: click to go there, press to mend it. Only rows that are seen are drawn.

use egui::{Align, Align2, FontId, Layout, Rect, RichText, ScrollArea, Sense, Ui, UiBuilder, Vec2, WidgetInfo};

use crate::editor::action::Action;
use crate::editor::command::{self, Id};
use crate::editor::stage::Stage;
use crate::editor::theme::{self, Palette};
use crate::editor::widgets::{Icon, heading, icon_button, paint_icon, severity_mark, small_button, toggle};
use crate::rules::{Finding, Severity};

/// Shows the list.
pub fn show(ui: &mut Ui, stage: &mut Stage) {
    head(ui, stage);
    let state = stage.state;
    let (findings, paths) = (state.document.findings(), &state.document.derived().paths);
    let shown: Vec<usize> =
        (0..findings.len()).filter(|index| !state.view.hidden.contains(&findings[*index].about.severity)).collect();
    if shown.is_empty() {
        ui.label(RichText::new("Nothing of what is chosen above.").color(Palette::of(ui).weak));
        ui.allocate_space(ui.available_size());
        return;
    }
    ui.spacing_mut().item_spacing.y = 0.0;
    ScrollArea::vertical().id_salt("problems").auto_shrink([false, false]).show_rows(ui, theme::ROW, shown.len(), |ui, seen| {
        ui.set_width(ui.available_width() - 8.0);
        for index in &shown[seen] {
            ui.push_id(index, |ui| row(ui, stage, &findings[*index], &paths[*index]));
        }
    });
}

/// Says that there is nothing to list.
pub fn none(ui: &mut Ui, stage: &mut Stage) {
    ui.horizontal(|ui| {
        heading(ui, "Problems");
        let palette = Palette::of(ui);
        let (rect, _) = ui.allocate_exact_size(Vec2::splat(16.0), Sense::hover());
        paint_icon(ui.painter(), Icon::Check, rect, 14.0, palette.good);
        ui.label(RichText::new("None: everything here follows the rules.").color(palette.weak));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| fold(ui, stage));
    });
}

fn fold(ui: &mut Ui, stage: &mut Stage) {
    if icon_button(ui, Icon::Down, "Hide problems", "Fold the list away (F8).", true).clicked() {
        stage.push(Action::ShowProblems(false));
    }
}

fn head(ui: &mut Ui, stage: &mut Stage) {
    ui.horizontal(|ui| {
        heading(ui, "Problems");
        ui.add_space(6.0);
        for severity in [Severity::Error, Severity::Warning, Severity::Advice] {
            let shown = !stage.state.view.hidden.contains(&severity);
            let words = match severity {
                Severity::Error => "Errors",
                Severity::Warning => "Warnings",
                Severity::Advice => "Advice",
            };
            let count = stage.state.document.count(severity);
            let response = toggle(ui, shown, &format!("{words}  {count}"));
            if response.on_hover_text("Show or hide findings of this severity.").accessible_name(words).clicked() {
                stage.push(Action::ShowSeverity(severity, !shown));
            }
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            fold(ui, stage);
            let command = command::command(Id::FixAll);
            let action = (command.action)(stage.state);
            let response = ui.add_enabled(action.is_some(), egui::Button::new(command.label)).on_hover_text(command.tooltip);
            if let Some(action) = action.filter(|_| response.clicked()) {
                stage.push(action);
            }
        });
    });
    ui.add_space(2.0);
}

fn row(ui: &mut Ui, stage: &mut Stage, finding: &Finding, path: &str) {
    let palette = Palette::of(ui);
    let (rect, response) = ui.allocate_exact_size(Vec2::new(ui.available_width(), theme::ROW), Sense::click());
    let severity = finding.about.severity;
    response
        .widget_info(|| WidgetInfo::labeled(egui::accesskit::Role::ListItem, true, format!("{severity}: {}", finding.message)));
    if stage.is_selected(&finding.place) {
        ui.painter().rect_filled(rect.shrink2(Vec2::new(0.0, 1.0)), theme::ROUND, palette.selection);
    } else if response.contains_pointer() {
        ui.painter().rect_filled(rect.shrink2(Vec2::new(0.0, 1.0)), theme::ROUND, palette.hovered);
    }
    let mut inside = ui.new_child(UiBuilder::new().max_rect(rect).layout(Layout::left_to_right(Align::Center)));
    inside.spacing_mut().item_spacing.x = 8.0;
    inside.add_space(6.0);
    severity_mark(&mut inside, severity);
    let small = theme::regular(theme::SMALL);
    cell(&mut inside, 58.0, severity.label(), &small, palette.severity(severity));
    // Where there is little room the words of the message matter most.
    let wide = rect.width() > 760.0;
    if wide {
        cell(&mut inside, 186.0, finding.about.name, &small, palette.weak);
    }
    cell(&mut inside, if wide { 190.0 } else { 120.0 }, path, &small, palette.weak);
    inside.with_layout(Layout::right_to_left(Align::Center), |ui| {
        ui.add_space(4.0);
        for fix in finding.fixes.iter().rev() {
            let hint =
                if fix.safe { "Mends this without changing anything you chose." } else { "Mends this; look at the result." };
            if small_button(ui, &fix.title).on_hover_text(hint).clicked() {
                stage.actions.push(Action::ApplyFix(fix.clone()));
            }
        }
        let width = ui.available_width();
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            cell(ui, width, &finding.message, &theme::regular(theme::BODY), palette.text);
        });
    });
    let clicked = response.clicked();
    response.on_hover_ui(|ui| {
        ui.set_max_width(420.0);
        ui.label(RichText::new(format!("{} {}", finding.about.code, finding.about.name)).font(theme::bold(theme::BODY)));
        ui.label(&finding.message);
        ui.label(RichText::new(finding.about.says).color(palette.weak));
        ui.label(RichText::new(finding.about.citation.to_string()).size(theme::SMALL).color(palette.accent));
    });
    if clicked {
        stage.push(Action::Select(finding.place.clone()));
    }
}

/// Words cut to a width, on the line of the row.
fn cell(ui: &mut Ui, width: f32, words: &str, font: &FontId, ink: egui::Color32) {
    let (rect, _) = ui.allocate_exact_size(Vec2::new(width.max(0.0), theme::ROW), Sense::hover());
    let mut job = egui::text::LayoutJob::simple_singleline(words.to_owned(), font.clone(), ink);
    job.wrap = egui::text::TextWrapping::truncate_at_width(rect.width().max(1.0));
    let galley = ui.ctx().fonts_mut(|fonts| fonts.layout_job(job));
    let at = Align2::LEFT_CENTER.align_size_within_rect(galley.size(), Rect::from_min_size(rect.min, rect.size()));
    ui.painter().galley(at.min, galley, ink);
}
