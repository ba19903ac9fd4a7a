//! The rows of the list of problems.

use egui::{Align, Align2, FontId, Layout, Rect, Response, RichText, Sense, Ui, UiBuilder, Vec2, WidgetInfo};

use super::standing;
use crate::editor::action::{Action, Change, Dialog, FindingSummary, Step};
use crate::editor::cited;
use crate::editor::desks::FrameContext;
use crate::editor::desks::findings::fix_button;
use crate::editor::theme::{self, Palette};
use crate::editor::things;
use crate::editor::widgets::{Icon, cut_line, ground, paint_icon, severity_mark, small_button};
use crate::project::{Finding, Place};

/// The space above and below a row, so that the ring around a focused control covers no other row; in points of the screen.
const AROUND: f32 = 3.0;
/// The height of a row with the space around it, in points of the screen.
pub const HIGH: f32 = theme::ROW + 2.0 * AROUND;

/// Reserves the space for a row, and returns the row's rectangle and the user's response to it.
fn room(ui: &mut Ui, sense: Sense) -> (Rect, Response) {
    let (id, whole) = ui.allocate_space(Vec2::new(ui.available_width(), HIGH));
    let rect = whole.shrink2(Vec2::new(0.0, AROUND));
    (rect, ui.interact(rect, id, sense))
}

/// Shows the name of a thing above its findings.
pub fn thing(ui: &mut Ui, context: &mut FrameContext, place: &Place, name: &str, count: usize) {
    let palette = Palette::of(ui);
    let (rect, response) = room(ui, Sense::click());
    let words = format!("{name}: {count} {}", if count == 1 { "finding" } else { "findings" });
    response.widget_info(|| WidgetInfo::labeled(egui::accesskit::Role::ListItem, true, &words));
    ground(ui, rect, false, &response);
    let font = theme::bold(theme::BODY);
    let end = ui.painter().text(rect.left_center() + Vec2::new(6.0, 0.0), Align2::LEFT_CENTER, name, font, palette.text);
    let at = end.right_center() + Vec2::new(8.0, 0.0);
    ui.painter().text(at, Align2::LEFT_CENTER, count.to_string(), theme::regular(theme::SMALL), palette.weak);
    if response.clicked() {
        context.push(Action::Select(place.clone()));
    }
}

/// Shows the heading of the intended findings.
pub fn intended_head(ui: &mut Ui, count: usize) {
    let palette = Palette::of(ui);
    let (rect, response) = room(ui, Sense::hover());
    let words = format!("Intended: {count}");
    response.widget_info(|| WidgetInfo::labeled(egui::accesskit::Role::Label, true, &words));
    let at = rect.left_center() + Vec2::new(6.0, 2.0);
    ui.painter().text(at, Align2::LEFT_CENTER, words, theme::bold(theme::BODY), palette.weak);
}

/// Shows an intended finding, its reason, and the button that makes it count as a problem again.
pub fn intended(ui: &mut Ui, context: &mut FrameContext, index: usize) {
    let project = context.state.document.project();
    let Some(entry) = project.intended.get(index) else { return };
    let palette = Palette::of(ui);
    let (rect, response) = room(ui, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(egui::accesskit::Role::ListItem, true, format!("Intended: {}", entry.reason)));
    let mut inside = ui.new_child(UiBuilder::new().max_rect(rect).layout(Layout::left_to_right(Align::Center)));
    inside.add_space(14.0);
    let small = theme::regular(theme::SMALL);
    cell(&mut inside, 180.0, &entry.rule, &small, palette.weak);
    cell(&mut inside, 190.0, &project.content.path(&entry.place), &small, palette.weak);
    inside.with_layout(Layout::right_to_left(Align::Center), |ui| {
        ui.add_space(4.0);
        let name = format!("Report {} again", entry.rule);
        let button = small_button(ui, "Report again").on_hover_text("Count it as a problem again.");
        if button.accessible_name(&name).clicked() {
            let mut intended = project.intended.clone();
            intended.remove(index);
            context.change(Change::steps(name, vec![Step::Intended(intended)]));
        }
        let width = ui.available_width();
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            cell(ui, width, &entry.reason, &theme::regular(theme::BODY), palette.text);
        });
    });
    if response.clicked() {
        context.push(Action::Select(entry.place.clone()));
    }
}

/// Shows a row for a finding that has been fixed or marked as intended. Nothing in the row can be pressed. If a button of the finding had the focus,
/// the row takes it over.
pub fn settled(ui: &mut Ui, message: &str) {
    let palette = Palette::of(ui);
    let (rect, response) = room(ui, Sense::focusable_noninteractive());
    let words = format!("Settled: {message}");
    response.widget_info(|| WidgetInfo::labeled(egui::accesskit::Role::ListItem, true, &words));
    if standing::focused(ui).is_some_and(|focused| rect.contains(focused.center())) && !response.has_focus() {
        response.request_focus();
    }
    let mut inside = ui.new_child(UiBuilder::new().max_rect(rect).layout(Layout::left_to_right(Align::Center)));
    inside.add_space(14.0);
    let (mark, _) = inside.allocate_exact_size(Vec2::splat(16.0), Sense::hover());
    paint_icon(inside.painter(), Icon::Check, mark, 14.0, palette.good);
    let width = inside.available_width();
    cell(&mut inside, width, &words, &theme::regular(theme::BODY), palette.weak);
}

/// How many letters of a thing's name a message shows at most; the heading shows the whole name.
const LONGEST_NAME: usize = 24;

/// The message with a long name of a thing shortened, so that there is space for the problem itself. The heading above shows the whole name.
fn without_long_name(message: &str, name: &str) -> String {
    match name.char_indices().nth(LONGEST_NAME) {
        Some((end, _)) => message.replace(name, &format!("{}…", name[..end].trim_end())),
        None => message.to_owned(),
    }
}

/// Shows a finding, its place in words, and its fixes.
pub fn finding(ui: &mut Ui, context: &mut FrameContext, (found, path): (&Finding, &str), takes_focus: bool) {
    let palette = Palette::of(ui);
    let (rect, response) = room(ui, Sense::click());
    if takes_focus {
        response.request_focus();
    }
    let severity = found.about.severity;
    response.widget_info(|| WidgetInfo::labeled(egui::accesskit::Role::ListItem, true, format!("{severity}: {}", found.message)));
    if context.is_selected(&found.place) {
        ui.painter().rect_filled(rect, theme::ROUND, palette.selection);
    } else if response.contains_pointer() {
        ui.painter().rect_filled(rect, theme::ROUND, palette.hovered);
    }
    let mut inside = ui.new_child(UiBuilder::new().max_rect(rect).layout(Layout::left_to_right(Align::Center)));
    inside.spacing_mut().item_spacing.x = 8.0;
    inside.add_space(14.0);
    severity_mark(&mut inside, severity);
    let small = theme::regular(theme::SMALL);
    cell(&mut inside, 58.0, severity.label(), &small, palette.severity(severity));
    // In a narrow list, the message gets the whole width.
    let wide = rect.width() > 760.0;
    if wide {
        cell(&mut inside, 46.0, &found.about.code.to_string(), &small, palette.weak);
        cell(&mut inside, 176.0, cited::section_of(found.about), &small, palette.weak);
    }
    // The name of the thing is left out of the place, since the heading above has it already.
    let field = path.splitn(3, '/').nth(2).unwrap_or_default();
    cell(&mut inside, 90.0, field, &small, palette.weak);
    inside.with_layout(Layout::right_to_left(Align::Center), |ui| {
        ui.add_space(4.0);
        // A finding about the project itself cannot be marked as intended, since it may be about the marks of intended findings.
        if found.place != Place::Project {
            let name = format!("Mark {} as intended", found.about.name);
            let asked = FindingSummary { rule: found.about.name, place: found.place.clone(), message: found.message.clone() };
            let button =
                small_button(ui, "On purpose…").on_hover_text("Say why this is meant to be; it is then no longer counted.");
            if button.accessible_name(name).clicked() {
                context.push(Action::Ask(Dialog::Intend(asked)));
            }
        }
        cited::why(ui, found.about);
        for fix in found.fixes.iter().rev() {
            fix_button(ui, context, fix, &fix.title);
        }
        let width = ui.available_width();
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            let name = context.state.document.derived().names.get(&things::thing(&found.place));
            let message = without_long_name(&found.message, name.map_or("", String::as_str));
            cell(ui, width, &message, &theme::regular(theme::BODY), palette.text);
        });
    });
    let clicked = response.clicked();
    response.on_hover_ui(|ui| {
        ui.set_max_width(420.0);
        ui.label(RichText::new(format!("{} {}", found.about.code, found.about.name)).font(theme::bold(theme::BODY)));
        ui.label(&found.message);
        ui.label(RichText::new(found.about.says).color(palette.weak));
        ui.label(RichText::new(found.about.because).color(palette.weak));
        ui.label(RichText::new(found.about.citation.to_string()).size(theme::SMALL).color(palette.accent));
    });
    if clicked {
        context.push(Action::Select(found.place.clone()));
    }
}

/// Shows words on the line of a row, shortened to this width if necessary.
fn cell(ui: &mut Ui, width: f32, words: &str, font: &FontId, ink: egui::Color32) {
    let (rect, _) = ui.allocate_exact_size(Vec2::new(width.max(0.0), theme::ROW), Sense::hover());
    let galley = cut_line(ui, words, rect.width().max(1.0), font.clone(), ink);
    let at = Align2::LEFT_CENTER.align_size_within_rect(galley.size(), Rect::from_min_size(rect.min, rect.size()));
    ui.painter().galley(at.min, galley, ink);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_problem_of_a_thing_with_a_long_name_is_seen() {
        let name = "The Most Illustrious and Ever Victorious Armada of the Outer Reaches";
        let message = format!("{name} has no flagship.");
        assert_eq!(without_long_name(&message, name), "The Most Illustrious and… has no flagship.");
        assert_eq!(without_long_name("Lance has no cannons.", "Lance"), "Lance has no cannons.");
    }
}
