//! A table as a grid of cells. Tab goes from cell to cell, arrows and Enter from row to row.

use egui::{Align, Align2, Layout, Rect, RichText, ScrollArea, Sense, Ui, Vec2};

use super::cell::{cell, id_of, rows_down};
use super::change;
use crate::editor::action::Action;
use crate::editor::desks::FrameContext;
use crate::editor::theme::{self, Palette};
use crate::editor::widgets::{Icon, card, paint_icon, section, spoken, stepper};
use crate::project::Gesture;
use crate::rules::star_viking::{Cells, CombatTable, Content, Grid, Place, Shot, Slot, Table, Tables};

/// How high a cell is, and the room between two.
const CELL: (f32, f32) = (26.0, 3.0);
/// How narrow and how wide the cells of a grid of many columns are, which share the room.
const GRID: (f32, f32) = (30.0, 56.0);
/// How wide a cell of a list is, and one for letters.
const LIST: (f32, f32) = (64.0, 180.0);
/// How wide the labels before the rows of a grid and of a list are.
const LABELS: [f32; 2] = [62.0, 300.0];

/// A change of the tables that is under way in a pass.
struct Changed {
    label: String,
    gesture: Gesture,
}

/// Shows the grids of a table.
pub fn show(ui: &mut Ui, context: &mut FrameContext, content: &Content, table: Table) {
    let mut tables = Tables::clone(&content.tables);
    let mut changed = None;
    // Whoever comes from a finding looks for the cell that it is about.
    let mut sought = context.jumps_to(&Place::Table(table).into());
    let worse = if table == Table::Combat { content.tables.combat.first_fall() } else { None };
    for mut grid in tables.grids(table) {
        card(ui, |ui| {
            let title = grid.title.to_uppercase();
            section(ui, &if grid.across.is_empty() { title } else { format!("{title}, BY {}", grid.across.to_uppercase()) });
            let width = width_of(ui, &grid);
            ScrollArea::horizontal().id_salt(grid.title).show(ui, |ui| {
                ui.spacing_mut().item_spacing = Vec2::splat(CELL.1);
                headings(ui, &grid, width, worse);
                for row in 0..grid.rows.len() {
                    changed = line(ui, context, &mut grid, (row, width), &mut sought).or(changed.take());
                }
                if table == Table::Combat && !grid.across.is_empty() {
                    hits(ui, &content.tables.combat, width);
                }
            });
        });
    }
    if let Some(Changed { label, gesture }) = changed {
        change(context, table, &label, Some(gesture), tables);
    }
    if table == Table::Combat {
        card(ui, |ui| columns(ui, context, content));
    }
}

/// How wide the cells of a grid are in the room there is.
fn width_of(ui: &Ui, grid: &Grid) -> f32 {
    if grid.across.is_empty() {
        return LIST.0;
    }
    let room = ui.available_width() - LABELS[0] - CELL.1;
    (room / grid.columns.len().max(1) as f32 - CELL.1).floor().clamp(GRID.0, GRID.1)
}

/// What stands over the columns; the two of which the better one hits less often bear a mark.
fn headings(ui: &mut Ui, grid: &Grid, width: f32, worse: Option<[usize; 2]>) {
    if grid.across.is_empty() {
        return;
    }
    let palette = Palette::of(ui);
    ui.horizontal(|ui| {
        words(ui, LABELS[0], grid.down);
        for (column, words) in grid.columns.iter().enumerate() {
            let (rect, response) = ui.allocate_exact_size(Vec2::new(width, 30.0), Sense::hover());
            // The ends of a table say in words what they stand for.
            for (line, word) in words.splitn(2, ' ').enumerate() {
                let at = rect.center_top() + Vec2::new(0.0, 8.0 + 12.0 * line as f32);
                let (size, ink) = if line == 0 { (theme::SMALL, palette.text) } else { (9.0, palette.weak) };
                ui.painter().text(at, Align2::CENTER_CENTER, word, theme::bold(size), ink);
            }
            if worse.is_some_and(|pair| pair.contains(&column)) {
                let mark = Rect::from_center_size(rect.center_bottom() - Vec2::new(0.0, 6.0), Vec2::splat(12.0));
                paint_icon(ui.painter(), Icon::Warning, mark, 12.0, palette.warning);
                spoken(&response, &format!("{} {words}: the better one of two columns hits less often", grid.across));
                response.on_hover_text("Of these two columns the better one hits less often.");
            } else {
                spoken(&response, &format!("{} {words}", grid.across));
            }
        }
    });
}

/// A row; tells what was changed in it. The first missing cell is given the keys where it is sought.
fn line(
    ui: &mut Ui,
    context: &mut FrameContext,
    grid: &mut Grid,
    (row, width): (usize, f32),
    sought: &mut bool,
) -> Option<Changed> {
    let is_list = grid.across.is_empty();
    let count = grid.columns.len();
    let names: Vec<String> = (0..count).map(|column| grid.name(row, column)).collect();
    let below = |by: isize, column: usize| {
        let to = row.checked_add_signed(by).filter(|to| *to < grid.rows.len())?;
        Some(grid.name(to, column))
    };
    let steps: Vec<[Option<String>; 2]> = (0..count).map(|column| [below(-1, column), below(1, column)]).collect();
    let lacks = grid.rows[row].cells.iter().any(Slot::is_missing);
    let mut changed = None;
    ui.horizontal(|ui| {
        label(ui, &grid.rows[row].label, is_list, lacks);
        for (column, slot) in grid.rows[row].cells.iter_mut().enumerate() {
            let width = match slot {
                Slot::Letters(_) => LIST.1,
                Slot::Shot(_) | Slot::Yield(_) | Slot::Modifier(_) | Slot::Level(_) | Slot::Count(_) => width,
            };
            let entered = cell(ui, &names[column], slot, Vec2::new(width, CELL.0));
            if entered.changed {
                let label = if slot.is_missing() { "Empty" } else { "Set" };
                changed = Some(Changed { label: format!("{label} {}", names[column]), gesture: entered.gesture });
            }
            if slot.is_missing() && std::mem::take(sought) {
                entered.response.request_focus();
                entered.response.scroll_to_me(Some(Align::Center));
            }
            if entered.done {
                context.push(Action::FinishStep);
            }
            let [above, below] = &steps[column];
            let to = match rows_down(ui, &entered.response) {
                0 => None,
                1.. => below.as_ref(),
                _ => above.as_ref(),
            };
            if let Some(name) = to {
                ui.memory_mut(|memory| memory.request_focus(id_of(name)));
            }
        }
    });
    changed
}

/// What stands before a row, with a mark where a cell of it is missing.
fn label(ui: &mut Ui, text: &str, is_list: bool, lacks: bool) {
    let width = LABELS[usize::from(is_list)];
    let size = Vec2::new(width, CELL.0);
    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        ui.set_min_size(size);
        let palette = Palette::of(ui);
        let words = RichText::new(text).font(if is_list { theme::regular(theme::BODY) } else { theme::bold(theme::BODY) });
        ui.label(words);
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
        words(ui, LABELS[0], "hits in 36");
        for column in 0..table.columns() {
            let (rect, response) = ui.allocate_exact_size(Vec2::new(width, 30.0), Sense::hover());
            let hits = table.hits_of_36(column).map_or_else(|| "?".to_owned(), |hits| hits.to_string());
            ui.painter().text(rect.center(), Align2::CENTER_CENTER, &hits, theme::regular(theme::SMALL), weak);
            spoken(&response, &format!("Hits at {} in 36 rolls of two dice: {hits}", table.heading(column)));
        }
    });
}

/// How many columns the combat table has.
fn columns(ui: &mut Ui, context: &mut FrameContext, content: &Content) {
    section(ui, "COLUMNS OF THE TABLE");
    let stepped = stepper(ui, "Columns", content.tables.combat.columns() as u32, Cells::<Shot>::MOST as u32);
    if let Some(count) = stepped.amount {
        let mut tables = Tables::clone(&content.tables);
        tables.combat.set_columns(count as usize);
        change(context, Table::Combat, "Set how many columns the combat table has", stepped.gesture, tables);
    }
    if stepped.done {
        context.push(Action::FinishStep);
    }
}
