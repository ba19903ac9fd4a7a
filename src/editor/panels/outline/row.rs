//! A row of the outline: what it shows, and what a screen reader says about it.

use egui::{Rect, Response, Ui, Vec2, WidgetInfo};

use crate::editor::games;
use crate::editor::state::State;
use crate::editor::theme::{self, Palette};
use crate::editor::things::OutlineEntry;
use crate::editor::widgets::{Icon, cut_line, ground, number, paint_icon};
use crate::rules::{Severity, counted};

/// Draws the row of a thing: its name, where a search has found the words, whether it is chosen, and the mark of its worst finding.
pub fn line(
    ui: &mut Ui,
    response: &Response,
    (entry, found_in): (&OutlineEntry, Option<&str>),
    selected: bool,
    worst: Option<Severity>,
) {
    let (palette, rect) = (Palette::of(ui), response.rect);
    response.widget_info(|| WidgetInfo::selected(egui::accesskit::Role::ListItem, true, selected, &entry.name));
    let inside = rect.shrink2(Vec2::new(0.0, 1.0));
    ground(ui, inside, selected, response);
    let mut right = rect.right() - 8.0;
    let mark = if worst.is_some() { MARK } else { 0.0 };
    right -=
        remark(ui, egui::pos2(right, rect.center().y), rect.width() - mark, (&entry.name, found_in.unwrap_or(&entry.remark)))
            + 8.0;
    if let Some(severity) = worst {
        let icon = Icon::of(severity);
        let mark = Rect::from_center_size(egui::pos2(right - 7.0, rect.center().y), Vec2::splat(14.0));
        paint_icon(ui.painter(), icon, mark, 13.0, palette.severity(severity));
        right -= MARK;
    }
    let left = rect.left() + 12.0;
    let galley = cut_line(ui, &entry.name, (right - left).max(10.0), theme::regular(theme::BODY), palette.text);
    ui.painter().galley(egui::pos2(left, rect.center().y - galley.size().y * 0.5), galley, palette.text);
}

/// Describes a row to a screen reader: the kind of thing (`one` is the word for it), where a search has found the words, the thing's figures, such as
/// its points, and how many findings it has.
pub fn told(response: &Response, state: &State, one: &str, (entry, found_in): (&OutlineEntry, Option<&str>)) {
    let content = &state.document.project().content;
    response.ctx.accesskit_node_builder(response.id, |node| {
        node.set_role_description(one);
        let summary = games::things(content.game()).summary(content, &entry.place);
        // The remark is left out if the summary already contains all its words.
        let is_said = words_of(&entry.remark).all(|word| words_of(&summary).any(|said| said == word));
        let shown = if is_said { String::new() } else { entry.remark.clone() };
        let found = state.document.derived().found.get(&entry.place);
        let wrong = found.into_iter().flatten().rev().map(|(severity, count)| match severity {
            Severity::Advice => format!("{count} {}", severity.label()),
            Severity::Warning | Severity::Error => counted(*count, severity.label()),
        });
        let kind = std::iter::once(one.to_owned());
        let words = kind.chain(found_in.map(str::to_owned)).chain([shown, summary]).chain(wrong);
        node.set_description(words.filter(|words| !words.is_empty()).collect::<Vec<_>>().join(", "));
    });
}

fn words_of(text: &str) -> impl Iterator<Item = &str> {
    text.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty())
}

/// Writes the remark of an entry so that it ends at the point `right`, in a row of the width `row`; returns the width of the remark. If there is
/// little space, the remark is shortened before the name is, since the user knows a thing by its name.
fn remark(ui: &Ui, right: egui::Pos2, row: f32, (name, remark): (&str, &str)) -> f32 {
    let (small, ink) = (theme::regular(theme::SMALL), Palette::of(ui).weak);
    let width = |words: &str, font| ui.painter().layout_no_wrap(words.to_owned(), font, ink).size().x;
    let name = width(name, theme::regular(theme::BODY)).min(row * MOST_NAME);
    let room = row - name - AROUND_REMARK;
    if width(remark, small.clone()) <= room {
        return number(ui.painter(), right, remark, &small, ink);
    }
    let galley = cut_line(ui, remark, room, small, ink);
    let size = galley.size();
    ui.painter().galley(right - Vec2::new(size.x, size.y * 0.5), galley, ink);
    size.x
}

/// A long remark leaves the name at most this fraction of the row's width.
const MOST_NAME: f32 = 0.62;
/// The margins around a name and a remark together, in points of the screen.
const AROUND_REMARK: f32 = 29.0;
/// The width of the mark that shows a finding on a row, in points of the screen.
const MARK: f32 = 20.0;
