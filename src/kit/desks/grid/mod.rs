//! A table of a game as a grid of cells, as it is printed. Tab goes from cell to cell, arrow keys and Enter from line to line.
//!
//! Reading order: this file, `cell.rs` (one of the cells), `heads.rs` (what stands along the sides).

mod cell;
mod heads;

pub use heads::Side;

use egui::{Align, Align2, Color32, FontId, Layout, Pos2, Rect, RichText, ScrollArea, Sense, Ui, Vec2};

use self::cell::{Held, cell, id_of, is_words, longest_word, rows_down, text};
use self::heads::Heading;
use crate::action::{Action, Change};
use crate::desks::FrameContext;
use crate::theme::{self, Palette};
use crate::widgets::{Icon, across_within, paint_icon, section, spoken};
use project::{AnyKind, Content, Gesture};
use rules::kind::{Sort, Value};

/// The height of a cell and the gap between two cells, in points of the screen.
const CELL: (f32, f32) = (26.0, 3.0);
/// The least and the greatest width of a cell of numbers, and the width that each letter of a longer word needs, in points of the screen.
const WIDTHS: (f32, f32, f32) = (30.0, 56.0, 8.5);
/// The margins to the left and right of the word in a cell, added together, in points of the screen.
const MARGINS: f32 = 8.0;
/// The greatest width of a column of words, in points of the screen.
const WIDEST_WORDS: f32 = 340.0;
/// The width of a letter in the second line of a heading, in points of the screen.
const SMALL_LETTER: f32 = 5.8;
/// The least width of the labels before the lines, and the width that each letter of a longer label needs, in points of the screen.
const LABELS: (f32, f32) = (62.0, 7.9);

/// A function that chooses the colours of a cell's background and of its text, depending on that text.
pub type Colours = fn(&'static Palette, &str) -> (Color32, Color32);

/// An extra line below the grid, with a result worked out for each column.
pub struct Foot {
    /// The label before the line.
    pub label: &'static str,
    /// For each column, the word that is shown, and its accessible name.
    pub cells: Vec<[String; 2]>,
}

/// A mistake in the results of a table: of two columns, the one that should be better has the worse results, so that the two seem to be in the wrong
/// order.
pub struct Fall {
    /// The indices of the columns, counted from the left.
    pub columns: [usize; 2],
    /// The mistake, as a clause.
    pub clause: &'static str,
    /// The mistake, as a sentence.
    pub says: &'static str,
}

/// A cell: the row to which it belongs, or which fills the cell; and the fields in the cell, by their indices in the description.
type At = (project::Place, Vec<usize>);

/// The rows of a kind as a grid. There are two forms: each row is a line or a column of the grid, and each of its fields is a cell; or each row is a
/// single cell.
pub struct Grid<'a> {
    kind: &'static dyn AnyKind,
    content: &'a Content,
    /// The cells, line by line.
    cells: Vec<At>,
    down: Vec<Heading>,
    across: Vec<Heading>,
    colours: Colours,
    feet: Vec<Foot>,
    fall: Option<Fall>,
    /// Whether an empty cell has a meaning, so that it does not count as missing.
    has_gaps: bool,
    labels: f32,
    /// The greatest width of a cell, in points of the screen.
    widest: f32,
    /// The least width that the words of each column need, in points of the screen; `None` for a column of numbers.
    words: Vec<Option<f32>>,
    /// The remark after each line, which the user cannot edit.
    remarks: Vec<String>,
}

impl<'a> Grid<'a> {
    /// A grid whose cells are the fields of rows. If `is_turned` is true, the rows are the columns of the grid, like the differentials of a combat
    /// table.
    pub fn of(kind: &'static dyn AnyKind, content: &'a Content, is_turned: bool) -> Self {
        let facts = kind.fields();
        let rows = kind.rows(content);
        let fields: Vec<usize> = (0..facts.len()).filter(|field| kind.sort(content, *field).is_editable()).collect();
        let rows_named = rows.iter().enumerate().map(|(at, row)| Heading::of_row(kind, content, row, at)).collect();
        let fields_named = fields.iter().map(|field| Heading::of_field(facts[*field])).collect();
        let at = |row: &project::Place, field: &usize| (row.clone(), vec![*field]);
        if is_turned {
            let cells = fields.iter().flat_map(|field| rows.iter().map(move |row| at(row, field))).collect();
            Self::new(kind, content, cells, [fields_named, rows_named])
        } else {
            let cells = rows.iter().flat_map(|row| fields.iter().map(move |field| at(row, field))).collect();
            Self::new(kind, content, cells, [rows_named, fields_named])
        }
    }

    /// A grid in which each cell is a row of the kind. The rows fill the grid column by column, each column from the top.
    pub fn of_cells(kind: &'static dyn AnyKind, content: &'a Content, [down, across]: [Side; 2]) -> Self {
        let rows = kind.rows(content);
        let fields: Vec<usize> = (0..kind.fields().len()).filter(|field| kind.sort(content, *field).is_editable()).collect();
        let (down, across) = (down.headings(), across.headings());
        let lines = down.len();
        let places = (0..lines).flat_map(|line| (0..across.len()).map(move |column| column * lines + line));
        let cells = places.filter_map(|at| Some((rows.get(at)?.clone(), fields.clone()))).collect();
        Self::new(kind, content, cells, [down, across])
    }

    fn new(kind: &'static dyn AnyKind, content: &'a Content, cells: Vec<At>, [down, across]: [Vec<Heading>; 2]) -> Self {
        let longest = down.iter().map(|head| head.label.chars().count()).max().unwrap_or_default();
        let labels = LABELS.0.max(longest as f32 * LABELS.1);
        let fields = cells.iter().take(across.len()).flat_map(|(_, fields)| fields);
        let word = fields.map(|field| longest_word(&kind.sort(content, *field))).max().unwrap_or_default();
        // The second line of a heading has small letters.
        let second = across.iter().filter_map(|head| head.label.split_once(", ")).map(|(_, rest)| rest.chars().count());
        let heading = second.max().unwrap_or_default() as f32 * SMALL_LETTER;
        let widest = WIDTHS.1.max(word as f32 * WIDTHS.2 + MARGINS).max(heading);
        let colours = |palette: &'static Palette, _: &str| (palette.card, palette.text);
        let words = (0..across.len()).map(|column| words_of(kind, content, &cells, column, across.len())).collect();
        let (feet, remarks) = (Vec::new(), Vec::new());
        Self { kind, content, cells, down, across, colours, feet, fall: None, has_gaps: false, labels, widest, words, remarks }
    }

    /// Adds a remark after each line.
    #[must_use]
    pub fn with_remarks(self, remarks: Vec<String>) -> Self {
        Self { remarks, ..self }
    }

    /// The widths of the columns. Columns of words share the width that the columns of numbers leave.
    fn widths(&self, room: f32) -> Vec<f32> {
        let many = self.across.len().max(1) as f32;
        let of_words = self.words.iter().flatten().count();
        let least: f32 = self.words.iter().flatten().sum();
        let numbers = many - of_words as f32;
        let width = ((room - least) / numbers.max(1.0) - CELL.1).floor().clamp(WIDTHS.0, self.widest);
        let left = (room - many * CELL.1 - numbers * width) / of_words.max(1) as f32;
        self.words.iter().map(|words| words.map_or(width, |least| least.max(left).min(WIDEST_WORDS))).collect()
    }

    /// Gives each cell the colours that this function chooses for its text.
    #[must_use]
    pub fn coloured(self, colours: Colours) -> Self {
        Self { colours, ..self }
    }

    /// Adds an extra line below the grid.
    #[must_use]
    pub fn with_foot(mut self, foot: Foot) -> Self {
        self.feet.push(foot);
        self
    }

    /// Puts a warning sign over two columns that seem to be in the wrong order, if there are any.
    #[must_use]
    pub fn with_fall(self, fall: Option<Fall>) -> Self {
        Self { fall, ..self }
    }

    /// States that empty cells have a meaning, so that they do not count as missing.
    #[must_use]
    pub fn with_gaps(self) -> Self {
        Self { has_gaps: true, ..self }
    }

    /// The accessible name of a cell, such as "Differential +2, roll 7".
    fn name(&self, line: usize, column: usize) -> String {
        format!("{}, {}", self.across[column].names[0], self.down[line].names[1])
    }

    fn at(&self, line: usize, column: usize) -> Option<&At> {
        self.cells.get(line * self.across.len() + column)
    }

    fn holds(&self, line: usize, column: usize) -> Vec<Held> {
        let Some((row, fields)) = self.at(line, column) else { return Vec::new() };
        let held = |field: &usize| {
            let value = self.kind.value(self.content, row, *field).unwrap_or(Value::Nothing);
            (*field, self.kind.sort_at(self.content, row, *field), value)
        };
        fields.iter().map(held).collect()
    }

    fn is_missing(&self, held: &[Held]) -> bool {
        !(self.has_gaps || is_words(held)) && text(held).is_empty()
    }

    /// Shows the grid of the table at a place, below its title. `corner` is the heading over the labels of the lines.
    pub fn show(&self, ui: &mut Ui, context: &mut FrameContext, table: &project::Place, [title, corner]: [&str; 2]) {
        section(ui, title);
        // If a finding has led the user here, the first missing cell gets the keyboard focus.
        let mut sought = context.jumps_to(table);
        let room = ui.available_width() - self.labels - CELL.1;
        let widths = self.widths(room);
        across_within(ui, ScrollArea::horizontal().id_salt(title), |ui| {
            ui.spacing_mut().item_spacing = Vec2::splat(CELL.1);
            self.headings(ui, corner, &widths);
            for line in 0..self.down.len() {
                self.line(ui, context, line, &widths, &mut sought);
            }
            for foot in &self.feet {
                self.foot(ui, foot, &widths);
            }
        });
    }

    /// Shows the headings of the columns, with a warning sign over two columns that seem to be in the wrong order.
    fn headings(&self, ui: &mut Ui, corner: &str, widths: &[f32]) {
        let warning = Palette::of(ui).warning;
        ui.horizontal(|ui| {
            words(ui, self.labels, corner);
            for (column, Heading { label, names: [name, _] }) in self.across.iter().enumerate() {
                let (rect, response) = ui.allocate_exact_size(Vec2::new(widths[column], 30.0), Sense::hover());
                for (word, at, font, ink) in heading(ui, label, rect) {
                    ui.painter().text(at, Align2::CENTER_CENTER, word, font, ink);
                }
                if let Some(fall) = self.fall.as_ref().filter(|fall| fall.columns.contains(&column)) {
                    let mark = Rect::from_center_size(rect.center_bottom() - Vec2::new(0.0, 6.0), Vec2::splat(12.0));
                    paint_icon(ui.painter(), Icon::Warning, mark, 12.0, warning);
                    spoken(&response, &format!("{name}: {}", fall.clause));
                    response.on_hover_text(fall.says);
                } else {
                    spoken(&response, name);
                }
            }
        });
    }

    /// Shows a line. If `sought` is true, the first missing cell gets the keyboard focus.
    fn line(&self, ui: &mut Ui, context: &mut FrameContext, line: usize, widths: &[f32], sought: &mut bool) {
        let held: Vec<Vec<Held>> = (0..self.across.len()).map(|column| self.holds(line, column)).collect();
        ui.horizontal(|ui| {
            label(ui, &self.down[line].label, self.labels, held.iter().any(|held| self.is_missing(held)));
            for (column, held) in held.iter().enumerate() {
                let name = self.name(line, column);
                let (response, taken) = cell(ui, &name, held, Vec2::new(widths[column], CELL.0), (self.colours, self.has_gaps));
                if let (Some(held), Some((row, _))) = (taken, self.at(line, column)) {
                    let verb = if text(&held).is_empty() { "Empty" } else { "Set" };
                    let cells: Vec<_> = held.into_iter().map(|(field, _, value)| (row.clone(), field, value)).collect();
                    let edits = self.kind.set(self.content, &cells).unwrap_or_default();
                    context.change(Change::edits(format!("{verb} {name}"), edits).during(Some(Gesture(id_of(&name).value()))));
                }
                if self.is_missing(held) && std::mem::take(sought) {
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
            if let Some(remark) = self.remarks.get(line) {
                ui.add_space(theme::GAP);
                ui.label(RichText::new(remark).color(Palette::of(ui).weak));
            }
        });
    }

    /// Shows an extra line with a result for each column.
    fn foot(&self, ui: &mut Ui, foot: &Foot, widths: &[f32]) {
        let weak = Palette::of(ui).weak;
        ui.horizontal(|ui| {
            words(ui, self.labels, foot.label);
            for ([word, says], width) in foot.cells.iter().zip(widths) {
                let (rect, response) = ui.allocate_exact_size(Vec2::new(*width, 30.0), Sense::hover());
                ui.painter().text(rect.center(), Align2::CENTER_CENTER, word, theme::regular(theme::SMALL), weak);
                spoken(&response, says);
            }
        });
    }
}

/// The least width of a column whose cells are words; `None` for any other column.
fn words_of(kind: &dyn AnyKind, content: &Content, cells: &[At], column: usize, columns: usize) -> Option<f32> {
    let is_words =
        |(row, fields): &At| fields.iter().any(|field| matches!(kind.sort_at(content, row, *field), Sort::Line { .. }));
    cells.get(column).filter(|at| is_words(at))?;
    let written = |(row, fields): &At| -> usize {
        let letters = |field: &usize| kind.written(content, row, *field, &kind.sort_at(content, row, *field)).chars().count();
        fields.iter().map(letters).sum()
    };
    let letters = cells.iter().skip(column).step_by(columns).map(written).max().unwrap_or_default();
    Some((letters as f32 * LABELS.1).clamp(WIDTHS.1 * 2.0, WIDEST_WORDS))
}

/// The words of a heading, each with its position, font and colour. If they do not fit into one line, the words after the first comma or space are in
/// a second line.
fn heading<'l>(ui: &Ui, label: &'l str, rect: Rect) -> Vec<(&'l str, Pos2, FontId, Color32)> {
    let palette = Palette::of(ui);
    let (first, second) = (theme::bold(theme::SMALL), theme::bold(9.0));
    let whole = ui.painter().layout_no_wrap(label.to_owned(), first.clone(), palette.text).size().x;
    let parted = label.split_once(", ").or_else(|| label.split_once(' ')).filter(|_| whole > rect.width());
    let at = |line: f32| rect.center_top() + Vec2::new(0.0, 8.0 + 12.0 * line);
    match parted {
        Some((one, other)) => vec![(one, at(0.0), first, palette.text), (other, at(1.0), second, palette.weak)],
        None => vec![(label, at(0.6), first, palette.text)],
    }
}

/// Shows the label before a line, with a sign if a cell of the line is missing.
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
