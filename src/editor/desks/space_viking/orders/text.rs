//! The text of the sheet, with marks under what is not understood or breaks a rule.

use std::sync::Arc;

use egui::text::{CCursor, CCursorRange, LayoutJob, TextFormat};
use egui::text_edit::TextEditState;
use egui::{Align, FontId, Galley, Id, RichText, Stroke, TextBuffer, TextEdit, TextStyle, Ui};

use super::OrderDesk;
use crate::editor::theme::{self, Palette};
use crate::editor::widgets::text_menu;
use crate::rules::Severity;
use crate::rules::space_viking::orders::Written;
use crate::rules::space_viking::orders::checks::SheetFinding;

/// The most letters of a sheet.
const MOST: usize = 200_000;

/// The control that the text is.
pub fn id() -> Id {
    Id::unique("the text of the sheet")
}

/// Shows it, and takes in what is typed.
pub fn show(ui: &mut Ui, desk: &mut OrderDesk) {
    if let Some(offset) = desk.go_to.take() {
        let mut state = TextEditState::load(ui.ctx(), id()).unwrap_or_default();
        state.cursor.set_char_range(Some(CCursorRange::one(CCursor::new(offset))));
        state.store(ui.ctx(), id());
        ui.memory_mut(|memory| memory.request_focus(id()));
    }
    let mut text = desk.written.text.clone();
    let written = &desk.written;
    let mut layouter = |ui: &Ui, buffer: &dyn TextBuffer, width: f32| laid_out(ui, written, buffer.as_str(), width);
    let edit = TextEdit::multiline(&mut text)
        .id(id())
        .font(TextStyle::Monospace)
        .char_limit(MOST)
        .desired_width(f32::INFINITY)
        .desired_rows(24)
        .layouter(&mut layouter);
    let shown = edit.show(ui);
    let response = shown.response.response.clone();
    text_menu(&response);
    let response = response.accessible_name("Orders");
    if response.changed() && text != desk.written.text {
        let now = ui.input(|input| input.time);
        desk.history.typed(text.into(), now);
        desk.follow();
    } else if let Some(pointer) = response.hover_pos() {
        let offset = shown.galley.cursor_from_pos(pointer - shown.galley_pos).index.0;
        let meant = at(&desk.written, offset);
        if !meant.is_empty() {
            response.on_hover_ui_at_pointer(|ui| {
                for finding in meant {
                    ui.label(RichText::new(&finding.message).color(Palette::of(ui).severity(finding.about.severity)));
                    ui.label(RichText::new(finding.about.says).size(theme::SMALL).color(Palette::of(ui).weak));
                }
            });
        }
    }
}

/// What there is to find in the line of a letter of the text.
fn at(written: &Written, offset: usize) -> Vec<&SheetFinding> {
    let line = written.spot(offset).line;
    written.findings.iter().filter(|finding| finding.at.line == line).collect()
}

/// The text with its marks. While something is typed the marks are those of the text before, which the next pass puts right.
fn laid_out(ui: &Ui, written: &Written, text: &str, width: f32) -> Arc<Galley> {
    let palette = Palette::of(ui);
    let font = TextStyle::Monospace.resolve(ui.style());
    let mut job = LayoutJob::default();
    job.wrap.max_width = width;
    for (line, number) in text.split_inclusive('\n').zip(1_u32..) {
        let marked = written.findings.iter().filter(|finding| finding.at.line == number);
        let mark = marked.max_by_key(|finding| finding.about.severity).map(|finding| (finding.at.column, finding.about.severity));
        append(&mut job, line, mark, &font, palette);
    }
    ui.fonts_mut(|fonts| fonts.layout_job(job))
}

/// A line: ordinary ink, a mark from the column on that it begins at, and the comment pale.
fn append(job: &mut LayoutJob, line: &str, mark: Option<(u32, Severity)>, font: &FontId, palette: &Palette) {
    let plain = TextFormat { valign: Align::Center, ..TextFormat::simple(font.clone(), palette.text) };
    let is_comment = line.trim_start().starts_with('#');
    let plain = if is_comment { TextFormat { color: palette.weak, ..plain } } else { plain };
    let Some((column, severity)) = mark else { return job.append(line, 0.0, plain) };
    let start = line.char_indices().nth(column.saturating_sub(1) as usize).map_or(line.len(), |(at, _)| at);
    let (before, marked) = line.split_at(start);
    let words = marked.trim_end();
    // Where a line ends too early there is nothing to be marked but all of it.
    let (before, words, rest) = if words.is_empty() {
        ("", line.trim_end(), &line[line.trim_end().len()..])
    } else {
        (before, words, &marked[words.len()..])
    };
    let ink = palette.severity(severity);
    job.append(before, 0.0, plain.clone());
    job.append(words, 0.0, TextFormat { underline: Stroke::new(1.5, ink), ..plain.clone() });
    job.append(rest, 0.0, plain);
}
