//! The text of the sheet of orders, with marks under words that are not understood or that break a rule, and with completion at the cursor.

use std::cmp::Reverse;
use std::sync::Arc;

use egui::text::{CCursor, CCursorRange, LayoutJob, TextFormat};
use egui::text_edit::{TextEditOutput, TextEditState};
use egui::{Align, EventFilter, FontId, Galley, Id, Response, RichText, Stroke, TextBuffer, TextEdit, TextStyle, Ui};

use super::OrderDesk;
use kit::theme::{self, Palette};
use kit::widgets::{say, tell_beside, text_menu};
use rules::Severity;
use space_viking::orders::checks::SheetFinding;
use space_viking::orders::{Suggestion, Written};

/// How many letters a sheet can have at most.
const MOST: usize = 200_000;

/// The least height of the text in rows.
const FEWEST_ROWS: usize = 12;

/// The id of the text's control.
fn id() -> Id {
    Id::unique("the text of the sheet")
}

/// Shows the text with at least this height, and takes in what the user types.
pub fn show(ui: &mut Ui, desk: &mut OrderDesk, height: f32) {
    let mut go_to = desk.go_to.take();
    if ui.memory(|memory| memory.has_focus(id())) {
        if let Some(taken) = desk.completion.keys(ui.ctx()) {
            go_to = take(ui, desk, &taken).or(go_to);
        }
    } else {
        desk.completion.close();
    }
    if let Some(offset) = go_to {
        set_cursor(ui, offset);
    }
    let mut text = desk.written.text.clone();
    let (response, shown) = edit(ui, desk, &mut text, height);
    if go_to.is_some() {
        let cursor = shown.cursor_range.map(|range| shown.galley.pos_from_cursor(range.primary));
        if let Some(cursor) = cursor {
            ui.scroll_to_rect(cursor.translate(shown.galley_pos.to_vec2()), Some(Align::Center));
        }
    }
    let was_typed = response.changed() && text != desk.written.text;
    if was_typed {
        let now = ui.input(|input| input.time);
        desk.history.typed(text.into(), now);
        desk.follow();
    }
    if response.has_focus() {
        complete(ui, desk, &shown, was_typed);
    }
    if !was_typed && !desk.completion.is_open() {
        hover(&response, &shown, &desk.written);
    }
}

fn edit(ui: &mut Ui, desk: &OrderDesk, text: &mut String, height: f32) -> (Response, TextEditOutput) {
    let written = &desk.written;
    let mut layouter = |ui: &Ui, buffer: &dyn TextBuffer, width: f32| laid_out(ui, written, buffer.as_str(), width);
    // Tab goes to the next control, and Escape leaves the text. While the list of offers is open, Tab takes an offer and Escape dismisses the list
    // instead.
    let is_open = desk.completion.is_open();
    let filter = EventFilter { tab: is_open, escape: is_open, horizontal_arrows: true, vertical_arrows: true };
    let rows = (height / ui.text_style_height(&TextStyle::Monospace)).floor() as usize;
    let rows = rows.saturating_sub(1).max(FEWEST_ROWS);
    let shown = TextEdit::multiline(text)
        .id(id())
        .font(TextStyle::Monospace)
        .char_limit(MOST)
        .desired_width(f32::INFINITY)
        .desired_rows(rows)
        .event_filter(filter)
        .layouter(&mut layouter)
        .show(ui);
    let response = shown.response.response.clone();
    text_menu(&response);
    (response.accessible_name("Orders"), shown)
}

fn set_cursor(ui: &Ui, offset: usize) {
    let mut state = TextEditState::load(ui.ctx(), id()).unwrap_or_default();
    state.cursor.set_char_range(Some(CCursorRange::one(CCursor::new(offset))));
    state.store(ui.ctx(), id());
    ui.memory_mut(|memory| memory.request_focus(id()));
}

/// Works out the offers for the cursor, shows them, and takes an offer that was clicked.
fn complete(ui: &Ui, desk: &mut OrderDesk, shown: &TextEditOutput, was_typed: bool) {
    let Some(cursor) = shown.cursor_range.map(|range| range.primary) else { return };
    let before: String = desk.written.text.chars().take(cursor.index.0).collect();
    let line = before.rsplit('\n').next().unwrap_or_default();
    let offered = desk.completion.in_words();
    desk.completion.follow(line, was_typed, &desk.written.sheet, &desk.knowledge);
    if let Some(words) = desk.completion.in_words().filter(|words| offered.as_ref() != Some(words)) {
        say(ui.ctx(), words);
    }
    let at = shown.galley.pos_from_cursor(cursor).translate(shown.galley_pos.to_vec2());
    if let Some(taken) = desk.completion.show(ui, at) {
        desk.go_to = take(ui, desk, &taken);
    }
}

/// Writes the taken offer at the cursor; returns the new position of the cursor in characters.
fn take(ui: &Ui, desk: &mut OrderDesk, taken: &Suggestion) -> Option<usize> {
    let cursor = TextEditState::load(ui.ctx(), id())?.cursor.char_range()?.primary.index.0;
    let start = cursor.checked_sub(taken.replaces)?;
    let (before, behind): (String, String) =
        (desk.written.text.chars().take(start).collect(), desk.written.text.chars().skip(cursor).collect());
    let blank = if behind.starts_with([' ', ')', ',']) { "" } else { " " };
    let text = format!("{before}{}{blank}{behind}", taken.text);
    desk.history.typed(text.into(), ui.input(|input| input.time));
    desk.follow();
    Some(start + taken.text.chars().count() + blank.len())
}

/// Shows the findings about the line below the pointer.
fn hover(response: &Response, shown: &TextEditOutput, written: &Written) {
    let Some(pointer) = response.hover_pos() else { return };
    let below = shown.galley.cursor_from_pos(pointer - shown.galley_pos);
    let line = written.spot(below.index.0).line;
    let meant: Vec<&SheetFinding> = written.findings.iter().filter(|finding| finding.at.line == line).collect();
    if meant.is_empty() {
        return;
    }
    let place = shown.galley.pos_from_cursor(below).translate(shown.galley_pos.to_vec2());
    tell_beside(response, place, |ui| {
        ui.set_max_width(420.0);
        for finding in meant {
            ui.label(RichText::new(&finding.message).color(Palette::of(ui).severity(finding.about.severity)));
            ui.label(RichText::new(finding.about.says).size(theme::SMALL).color(Palette::of(ui).weak));
        }
    });
}

/// Lays out the text with its marks. Text that is typed in this frame still has the marks of the previous text; the next frame corrects them.
fn laid_out(ui: &Ui, written: &Written, text: &str, width: f32) -> Arc<Galley> {
    let palette = Palette::of(ui);
    let font = TextStyle::Monospace.resolve(ui.style());
    let mut job = LayoutJob::default();
    job.wrap.max_width = width;
    let mut marks: Vec<(u32, u32, Severity)> =
        written.findings.iter().map(|finding| (finding.at.line, finding.at.column, finding.about.severity)).collect();
    marks.sort_unstable_by_key(|(line, column, severity)| (*line, Reverse(*severity), *column));
    marks.dedup_by_key(|(line, ..)| *line);
    let mut marks = marks.into_iter().peekable();
    for (line, number) in text.split_inclusive('\n').zip(1_u32..) {
        while marks.next_if(|(marked, ..)| *marked < number).is_some() {}
        let mark = marks.next_if(|(marked, ..)| *marked == number).map(|(_, column, severity)| (column, severity));
        append(&mut job, line, mark, &font, palette);
    }
    ui.fonts_mut(|fonts| fonts.layout_job(job))
}

/// Adds a line in the ordinary colour, or pale if it is a comment. With a mark, the line is underlined from the mark's column on.
fn append(job: &mut LayoutJob, line: &str, mark: Option<(u32, Severity)>, font: &FontId, palette: &Palette) {
    let ink = if line.trim_start().starts_with('#') { palette.weak } else { palette.text };
    let plain = TextFormat::simple(font.clone(), ink);
    let Some((column, severity)) = mark else { return job.append(line, 0.0, plain) };
    let start = line.char_indices().nth(column.saturating_sub(1) as usize).map_or(line.len(), |(at, _)| at);
    let end = line.trim_end().len();
    // If the line ends before the mark's column, the whole line is underlined.
    let start = if start < end { start } else { line.len() - line.trim_start().len() };
    let end = end.max(start);
    job.append(&line[..start], 0.0, plain.clone());
    job.append(&line[start..end], 0.0, TextFormat { underline: Stroke::new(1.5, palette.severity(severity)), ..plain.clone() });
    job.append(&line[end..], 0.0, plain);
}
