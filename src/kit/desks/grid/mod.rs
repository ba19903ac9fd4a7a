//! The lines of a table of a game as a grid of cells, as it is printed. Tab goes from cell to cell, arrows and Enter from line to line. `cell.rs` is
//! one of the cells.

mod cell;

use egui::{Align, Align2, Color32, Layout, Rect, RichText, ScrollArea, Sense, Ui, Vec2};

use self::cell::{cell, id_of, rows_down, text};
use crate::action::{Action, Change};
use crate::desks::FrameContext;
use crate::theme::{self, Palette};
use crate::widgets::{Icon, paint_icon, section, spoken};
use project::{AnyKind, Content, Gesture};
use rules::in_a_sentence;
use rules::kind::{Sort, Value};

/// How high a cell is, and the room between two.
const CELL: (f32, f32) = (26.0, 3.0);
/// The least and the greatest width of the cells, which share the room.
const WIDTHS: (f32, f32) = (30.0, 56.0);
/// The least width of the labels before the lines, and the width of each letter of a longer one.
const LABELS: (f32, f32) = (62.0, 7.5);

/// The ground and the ink of a cell of this text.
pub type Colours = fn(&'static Palette, &str) -> (Color32, Color32);

/// A line below the others, with a result worked out for each column.
pub struct Foot {
    /// What stands before it.
    pub label: &'static str,
    /// For each column a word, and its accessible name.
    pub cells: Vec<[String; 2]>,
}

/// Two columns that are out of step: the better one has the worse results.
pub struct Fall {
    /// Their indices, from the left.
    pub columns: [usize; 2],
    /// What is wrong, as a clause.
    pub clause: &'static str,
    /// What is wrong, as a sentence.
    pub says: &'static str,
}

/// What stands along a side of the grid: a row of the kind, or a field of it.
struct Heading {
    /// What is written there.
    label: String,
    /// What it is called, and the same in the middle of a sentence.
    names: [String; 2],
}

/// The rows of a kind, whose fields are the cells; on paper they are one below the other or side by side.
pub struct Grid<'a> {
    kind: &'static dyn AnyKind,
    content: &'a Content,
    rows: Vec<project::Place>,
    fields: Vec<usize>,
    /// Whether the rows stand side by side, as the differentials of the combat table do.
    is_turned: bool,
    down: Vec<Heading>,
    across: Vec<Heading>,
    colours: Colours,
    foot: Option<Foot>,
    fall: Option<Fall>,
    /// Whether an empty cell has a meaning, so that it does not count as missing.
    has_gaps: bool,
    labels: f32,
}

impl<'a> Grid<'a> {
    /// The cells of a kind.
    pub fn of(kind: &'static dyn AnyKind, content: &'a Content, is_turned: bool) -> Self {
        let facts = kind.fields();
        let rows = kind.rows(content);
        let fields: Vec<usize> = (0..facts.len()).filter(|field| kind.sort(content, *field).is_editable()).collect();
        let of_row = |row: &project::Place| {
            let (what, label) = (facts[0].caption, kind.written(content, row, 0, &kind.sort(content, 0)));
            Heading { names: [format!("{what} {label}"), format!("{} {label}", in_a_sentence(what))], label }
        };
        let of_field = |field: &usize| {
            let spoken = facts[*field].spoken;
            Heading { label: facts[*field].caption.to_owned(), names: [spoken.to_owned(), in_a_sentence(spoken)] }
        };
        let (rows_named, fields_named) = (rows.iter().map(of_row).collect(), fields.iter().map(of_field).collect());
        let (down, across) = if is_turned { (fields_named, rows_named) } else { (rows_named, fields_named) };
        let longest = |heads: &Vec<Heading>| heads.iter().map(|head| head.label.chars().count()).max().unwrap_or_default();
        let labels = LABELS.0.max(longest(&down) as f32 * LABELS.1);
        let colours = |palette: &'static Palette, _: &str| (palette.card, palette.text);
        Self { kind, content, rows, fields, is_turned, down, across, colours, foot: None, fall: None, has_gaps: false, labels }
    }

    /// The same grid with cells of these colours.
    #[must_use]
    pub fn coloured(self, colours: Colours) -> Self {
        Self { colours, ..self }
    }

    /// The same grid with a line below the others.
    #[must_use]
    pub fn with_foot(self, foot: Foot) -> Self {
        Self { foot: Some(foot), ..self }
    }

    /// The same grid with a mark over two columns that are out of step.
    #[must_use]
    pub fn with_fall(self, fall: Option<Fall>) -> Self {
        Self { fall, ..self }
    }

    /// The same grid, with a meaning for empty cells.
    #[must_use]
    pub fn with_gaps(self) -> Self {
        Self { has_gaps: true, ..self }
    }

    /// The row and the field of a cell.
    fn at(&self, line: usize, column: usize) -> (&project::Place, usize) {
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
        !self.has_gaps && text(&sort, &value).is_empty()
    }

    /// Shows the grid of the table at a place below its title; `corner` stands over the labels of the lines.
    pub fn show(&self, ui: &mut Ui, context: &mut FrameContext, table: &project::Place, [title, corner]: [&str; 2]) {
        section(ui, title);
        // If the user comes from a finding, the cell that it is about is sought.
        let mut sought = context.jumps_to(table);
        let room = ui.available_width() - self.labels - CELL.1;
        let width = (room / self.across.len().max(1) as f32 - CELL.1).floor().clamp(WIDTHS.0, WIDTHS.1);
        ScrollArea::horizontal().id_salt(title).show(ui, |ui| {
            ui.spacing_mut().item_spacing = Vec2::splat(CELL.1);
            self.headings(ui, corner, width);
            for line in 0..self.down.len() {
                self.line(ui, context, line, width, &mut sought);
            }
            if let Some(foot) = &self.foot {
                self.foot(ui, foot, width);
            }
        });
    }

    /// The headings of the columns; two that are out of step have a mark.
    fn headings(&self, ui: &mut Ui, corner: &str, width: f32) {
        let palette = Palette::of(ui);
        ui.horizontal(|ui| {
            words(ui, self.labels, corner);
            for (column, Heading { label, names: [name, _] }) in self.across.iter().enumerate() {
                let (rect, response) = ui.allocate_exact_size(Vec2::new(width, 30.0), Sense::hover());
                // Words after the number of a heading are on a second line.
                for (line, word) in label.splitn(2, ' ').enumerate() {
                    let at = rect.center_top() + Vec2::new(0.0, 8.0 + 12.0 * line as f32);
                    let (size, ink) = if line == 0 { (theme::SMALL, palette.text) } else { (9.0, palette.weak) };
                    ui.painter().text(at, Align2::CENTER_CENTER, word, theme::bold(size), ink);
                }
                if let Some(fall) = self.fall.as_ref().filter(|fall| fall.columns.contains(&column)) {
                    let mark = Rect::from_center_size(rect.center_bottom() - Vec2::new(0.0, 6.0), Vec2::splat(12.0));
                    paint_icon(ui.painter(), Icon::Warning, mark, 12.0, palette.warning);
                    spoken(&response, &format!("{name}: {}", fall.clause));
                    response.on_hover_text(fall.says);
                } else {
                    spoken(&response, name);
                }
            }
        });
    }

    /// A line. The first missing cell gets the keyboard focus if one is sought.
    fn line(&self, ui: &mut Ui, context: &mut FrameContext, line: usize, width: f32, sought: &mut bool) {
        let columns = self.across.len();
        ui.horizontal(|ui| {
            label(ui, &self.down[line].label, self.labels, (0..columns).any(|column| self.is_missing(line, column)));
            for column in 0..columns {
                let (name, (sort, value)) = (self.name(line, column), self.holds(line, column));
                let (response, taken) = cell(ui, &name, (&sort, &value), Vec2::new(width, CELL.0), (self.colours, self.has_gaps));
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

    /// The results worked out for each column.
    fn foot(&self, ui: &mut Ui, foot: &Foot, width: f32) {
        let weak = Palette::of(ui).weak;
        ui.horizontal(|ui| {
            words(ui, self.labels, foot.label);
            for [word, says] in &foot.cells {
                let (rect, response) = ui.allocate_exact_size(Vec2::new(width, 30.0), Sense::hover());
                ui.painter().text(rect.center(), Align2::CENTER_CENTER, word, theme::regular(theme::SMALL), weak);
                spoken(&response, says);
            }
        });
    }
}

/// The label before a line, with a mark if a cell of the line is missing.
fn label(ui: &mut Ui, text: &str, width: f32, lacks: bool) {
    let size = Vec2::new(width, CELL.0);
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
