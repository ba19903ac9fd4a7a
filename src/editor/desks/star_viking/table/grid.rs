//! The lines of a table as a grid of cells, as it is printed. Tab goes from cell to cell, arrows and Enter from line to line.

use egui::{Align, Align2, Layout, Rect, RichText, ScrollArea, Sense, Ui, Vec2};

use super::cell::{cell, id_of, rows_down, text};
use crate::editor::action::{Action, Change};
use crate::editor::desks::FrameContext;
use crate::editor::theme::{self, Palette};
use crate::editor::widgets::{Icon, paint_icon, section, spoken};
use crate::project::Gesture;
use crate::rules::kind::{AnyKind, Sort, Value};
use crate::rules::star_viking::{CombatTable, Table};
use crate::rules::{self, Content, in_a_sentence};

/// How high a cell is, and the room between two.
const CELL: (f32, f32) = (26.0, 3.0);
/// How narrow and how wide the cells are, which share the room.
const WIDTHS: (f32, f32) = (30.0, 56.0);
/// How wide the labels before the lines are.
const LABELS: f32 = 62.0;

/// What stands along a side of the grid: a row of the kind, or a field of it.
struct Heading {
    /// What is written there.
    label: String,
    /// What it is called, and that in the middle of a sentence.
    names: [String; 2],
}

/// The rows of a kind with the fields that are its cells, on paper one below the other or side by side.
pub struct Grid<'a> {
    kind: &'static dyn AnyKind,
    content: &'a Content,
    rows: Vec<rules::Place>,
    fields: Vec<usize>,
    /// Whether the rows stand side by side, as the differentials of the combat table do.
    is_turned: bool,
    down: Vec<Heading>,
    across: Vec<Heading>,
}

impl<'a> Grid<'a> {
    /// The cells of a kind.
    pub fn of(kind: &'static dyn AnyKind, content: &'a Content, is_turned: bool) -> Self {
        let facts = kind.fields();
        let rows = kind.rows(content);
        let fields: Vec<usize> = (0..facts.len()).filter(|field| kind.sort(content, *field).is_editable()).collect();
        let of_row = |row: &rules::Place| {
            let (what, label) = (facts[0].caption, kind.written(content, row, 0, &kind.sort(content, 0)));
            Heading { names: [format!("{what} {label}"), format!("{} {label}", in_a_sentence(what))], label }
        };
        let of_field = |field: &usize| {
            let spoken = facts[*field].spoken;
            Heading { label: facts[*field].caption.to_owned(), names: [spoken.to_owned(), in_a_sentence(spoken)] }
        };
        let (rows_named, fields_named) = (rows.iter().map(of_row).collect(), fields.iter().map(of_field).collect());
        let (down, across) = if is_turned { (fields_named, rows_named) } else { (rows_named, fields_named) };
        Self { kind, content, rows, fields, is_turned, down, across }
    }

    /// The row and the field of a cell.
    fn at(&self, line: usize, column: usize) -> (&rules::Place, usize) {
        if self.is_turned { (&self.rows[column], self.fields[line]) } else { (&self.rows[line], self.fields[column]) }
    }

    /// What a cell is called, such as "Differential +2, roll 7".
    fn name(&self, line: usize, column: usize) -> String {
        format!("{}, {}", self.across[column].names[0], self.down[line].names[1])
    }

    fn holds(&self, line: usize, column: usize) -> (Sort, Value) {
        let (row, field) = self.at(line, column);
        let value = self.kind.value(self.content, row, field).unwrap_or(Value::Nothing);
        (self.kind.sort_at(self.content, row, field), value)
    }

    fn is_missing(&self, line: usize, column: usize) -> bool {
        let (sort, value) = self.holds(line, column);
        text(&sort, &value).is_empty()
    }

    /// Shows the grid below its title; `corner` stands over the labels of the lines.
    pub fn show(
        &self,
        ui: &mut Ui,
        context: &mut FrameContext,
        table: Table,
        [title, corner]: [&str; 2],
        combat: Option<&CombatTable>,
    ) {
        section(ui, title);
        // Whoever comes from a finding looks for the cell that it is about.
        let mut sought = context.jumps_to(&rules::star_viking::Place::Table(table).into());
        let room = ui.available_width() - LABELS - CELL.1;
        let width = (room / self.across.len().max(1) as f32 - CELL.1).floor().clamp(WIDTHS.0, WIDTHS.1);
        ScrollArea::horizontal().id_salt(title).show(ui, |ui| {
            ui.spacing_mut().item_spacing = Vec2::splat(CELL.1);
            self.headings(ui, corner, width, combat.and_then(CombatTable::first_fall));
            for line in 0..self.down.len() {
                self.line(ui, context, line, width, &mut sought);
            }
            if let Some(combat) = combat {
                hits(ui, combat, width);
            }
        });
    }

    /// What stands over the columns; the two of which the better one hits less often bear a mark.
    fn headings(&self, ui: &mut Ui, corner: &str, width: f32, worse: Option<[usize; 2]>) {
        let palette = Palette::of(ui);
        ui.horizontal(|ui| {
            words(ui, LABELS, corner);
            for (column, Heading { label, names: [name, _] }) in self.across.iter().enumerate() {
                let (rect, response) = ui.allocate_exact_size(Vec2::new(width, 30.0), Sense::hover());
                // The ends of a table say in words what they stand for.
                for (line, word) in label.splitn(2, ' ').enumerate() {
                    let at = rect.center_top() + Vec2::new(0.0, 8.0 + 12.0 * line as f32);
                    let (size, ink) = if line == 0 { (theme::SMALL, palette.text) } else { (9.0, palette.weak) };
                    ui.painter().text(at, Align2::CENTER_CENTER, word, theme::bold(size), ink);
                }
                if worse.is_some_and(|pair| pair.contains(&column)) {
                    let mark = Rect::from_center_size(rect.center_bottom() - Vec2::new(0.0, 6.0), Vec2::splat(12.0));
                    paint_icon(ui.painter(), Icon::Warning, mark, 12.0, palette.warning);
                    spoken(&response, &format!("{name}: the better one of two columns hits less often"));
                    response.on_hover_text("Of these two columns the better one hits less often.");
                } else {
                    spoken(&response, name);
                }
            }
        });
    }

    /// A line. The first missing cell is given the keys where it is sought.
    fn line(&self, ui: &mut Ui, context: &mut FrameContext, line: usize, width: f32, sought: &mut bool) {
        let columns = self.across.len();
        ui.horizontal(|ui| {
            label(ui, &self.down[line].label, (0..columns).any(|column| self.is_missing(line, column)));
            for column in 0..columns {
                let (name, (sort, value)) = (self.name(line, column), self.holds(line, column));
                let (response, taken) = cell(ui, &name, &sort, &value, Vec2::new(width, CELL.0));
                if let Some(value) = taken {
                    let verb = if text(&sort, &value).is_empty() { "Empty" } else { "Set" };
                    let (row, field) = self.at(line, column);
                    let edits = self.kind.set(self.content, &[(row.clone(), field, value)]).unwrap_or_default();
                    context.change(Change::edits(format!("{verb} {name}"), edits).during(Some(Gesture(id_of(&name).value()))));
                }
                if self.is_missing(line, column) && std::mem::take(sought) {
                    response.request_focus();
                    response.scroll_to_me(Some(Align::Center));
                }
                if response.lost_focus() {
                    context.push(Action::FinishStep);
                }
                let to = line.checked_add_signed(rows_down(ui, &response)).filter(|to| *to != line && *to < self.down.len());
                if let Some(to) = to {
                    ui.memory_mut(|memory| memory.request_focus(id_of(&self.name(to, column))));
                }
            }
        });
    }
}

/// What stands before a line, with a mark where a cell of it is missing.
fn label(ui: &mut Ui, text: &str, lacks: bool) {
    let size = Vec2::new(LABELS, CELL.0);
    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        ui.set_min_size(size);
        let palette = Palette::of(ui);
        ui.label(RichText::new(text).font(theme::bold(theme::BODY)));
        if lacks {
            let (rect, response) = ui.allocate_exact_size(Vec2::splat(16.0), Sense::hover());
            paint_icon(ui.painter(), Icon::Error, rect, 14.0, palette.error);
            spoken(&response, &format!("A cell of the row {text} is missing"));
            response.on_hover_text("A cell of this row is missing.");
        }
    });
}

fn words(ui: &mut Ui, width: f32, text: &str) {
    let (rect, _) = ui.allocate_exact_size(Vec2::new(width, 30.0), Sense::hover());
    let ink = Palette::of(ui).weak;
    ui.painter().text(rect.left_center(), Align2::LEFT_CENTER, text, theme::regular(theme::SMALL), ink);
}

/// In how many of the 36 falls of two dice each column hits.
fn hits(ui: &mut Ui, table: &CombatTable, width: f32) {
    let weak = Palette::of(ui).weak;
    ui.horizontal(|ui| {
        words(ui, LABELS, "hits in 36");
        for column in 0..table.columns() {
            let (rect, response) = ui.allocate_exact_size(Vec2::new(width, 30.0), Sense::hover());
            let hits = table.hits_of_36(column).map_or_else(|| "?".to_owned(), |hits| hits.to_string());
            ui.painter().text(rect.center(), Align2::CENTER_CENTER, &hits, theme::regular(theme::SMALL), weak);
            spoken(&response, &format!("Hits at {} in 36 rolls of two dice: {hits}", table.heading(column)));
        }
    });
}
