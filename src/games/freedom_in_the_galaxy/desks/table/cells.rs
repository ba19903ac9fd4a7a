//! The tables as grids in their printed form: die rolls down the side, and the value that is looked up along the top.

use egui::Color32;

use freedom_in_the_galaxy::{
    BREAK_OFF_CELLS, BreakOffTable, CHARACTER_CELLS, CellTable, CharacterTable, Content, DETECTION_CELLS, Detection,
    DetectionTable, Faces, HYPERJUMP_CELLS, HyperjumpTable, Jump, Losses, MILITARY_CELLS, MilitaryTable, Price, SEARCH_CELLS,
    SQUAD_ROWS, SearchTable, Table, Wounds,
};
use kit::desks::grid::{Foot, Grid, Side};
use kit::theme::Palette;
use project::AnyKind;

/// A grid with its title, and two captions: the heading of the grid and the caption of its row labels.
type Titled<'a> = (Grid<'a>, [&'static str; 2]);

/// The grid of a table; `None` for a table that is a list of numbers.
pub fn of<'a>(content: &Content, designs: &'a project::Content, table: Table) -> Option<Titled<'a>> {
    let tables = &content.tables;
    Some(match table {
        Table::Detection => {
            let table = &tables.detection;
            let grid = grid::<DetectionTable>(&DETECTION_CELLS, designs, ["Die", "Evasion"]).coloured(detection);
            let grid = grid.with_foot(dice(table, "unseen in 6", |cell| cell == Detection::Undetected));
            (
                grid.with_foot(dice(table, "lost in 6", |cell| cell.plain() == Detection::Eliminated)),
                ["RESULTS, BY EVASION", "die"],
            )
        }
        Table::Military => {
            let table = &tables.military;
            let grid = grid::<MilitaryTable>(&MILITARY_CELLS, designs, ["Die", "Odds"]).coloured(losses);
            let grid = grid.with_foot(mean(table, "attacker", |cell| cell.attacker.get()));
            (grid.with_foot(mean(table, "defender", |cell| cell.defender.get())), ["LOSSES, ATTACKER / DEFENDER", "die"])
        }
        Table::Characters => {
            let table = &tables.characters;
            let grid = grid::<CharacterTable>(&CHARACTER_CELLS, designs, ["Die", "Difference"]).coloured(wounds);
            let grid = grid.with_foot(mean(table, "attacker", |cell| cell.attacker.get()));
            let grid = grid.with_foot(mean(table, "defender", |cell| cell.defender.get()));
            let grid = grid.with_foot(dice(table, "captive in 6", |cell| cell.defender_star));
            (grid, ["WOUNDS, ATTACKER / DEFENDER; * CAPTURED", "die"])
        }
        Table::Search => {
            let grid = grid::<SearchTable>(&SEARCH_CELLS, designs, ["", "Searching"]).coloured(faces);
            (grid, ["FOUND UP TO THIS DIE, BY THE VALUE OF THE SEARCH", ""])
        }
        Table::BreakOff => {
            let grid = grid::<BreakOffTable>(&BREAK_OFF_CELLS, designs, ["", "Difference"]).coloured(faces);
            (grid, ["BREAKS OFF UP TO THIS DIE, BY DIFFERENCE", "defender"])
        }
        Table::Squads => (Grid::of(&SQUAD_ROWS, designs, true), ["SQUADS, BY STRENGTH OF THE UNITS", "squad"]),
        Table::Hyperjump => {
            let [ends, totals] = [HyperjumpTable::LINES, HyperjumpTable::COLUMNS];
            let sides = [Side { what: "Total", labels: totals }, Side { what: "", labels: ends }];
            // The only row of this table is wider than a window, so it is shown as a column.
            (Grid::of_cells(&HYPERJUMP_CELLS, designs, sides).coloured(jump), ["WHERE A JUMP ENDS, BY TOTAL", "total"])
        }
        Table::Points | Table::Markers => return None,
    })
}

fn grid<'a, T: CellTable>(
    kind: &'static dyn AnyKind,
    designs: &'a project::Content,
    [down, across]: [&'static str; 2],
) -> Grid<'a> {
    let sides = [Side { what: down, labels: T::LINES }, Side { what: across, labels: T::COLUMNS }];
    Grid::of_cells(kind, designs, sides)
}

/// The cells of a column; `None` if a cell is missing.
fn column<T: CellTable>(table: &T, column: usize) -> Option<Vec<T::Cell>> {
    (0..T::LINES.len()).map(|line| table.cell(line, column)).collect()
}

/// A row at the foot of the table with a value that is worked out for each column, or a question mark if a cell of the column is missing.
fn foot<T: CellTable>(table: &T, label: &'static str, work: impl Fn(Vec<T::Cell>) -> String) -> Foot {
    let cell = |at: usize| {
        let word = column(table, at).map_or_else(|| "?".to_owned(), &work);
        let says = format!("{}, {label}: {word}", T::COLUMNS[at]);
        [word, says]
    };
    Foot { label, cells: (0..T::COLUMNS.len()).map(cell).collect() }
}

/// A row at the foot of the table that gives, for each column, how many die rolls have a cell that meets a condition.
fn dice<T: CellTable>(table: &T, label: &'static str, is_so: impl Fn(T::Cell) -> bool) -> Foot {
    foot(table, label, |cells| cells.into_iter().filter(|cell| is_so(*cell)).count().to_string())
}

/// A foot row with the average cost of each column.
fn mean<T: CellTable>(table: &T, label: &'static str, cost: impl Fn(T::Cell) -> u32) -> Foot {
    foot(table, label, |cells| {
        let (number, sum) = (cells.len(), cells.into_iter().map(&cost).sum::<u32>());
        format!("{:.1}", f64::from(sum) / number as f64)
    })
}

fn detection(palette: &'static Palette, text: &str) -> (Color32, Color32) {
    match text.parse().map(Detection::plain) {
        Ok(Detection::Undetected) => (palette.card, palette.weak),
        Ok(Detection::Detected | Detection::DetectedStarred) => (palette.against, palette.text),
        Ok(Detection::Damaged) => (palette.hurts, palette.text),
        Ok(Detection::Eliminated | Detection::EliminatedStarred) => (palette.kills, palette.text),
        Err(_) => (palette.card, palette.text),
    }
}

fn losses(palette: &'static Palette, text: &str) -> (Color32, Color32) {
    match text.parse::<Losses>() {
        Ok(losses) if losses.attacker > losses.defender => (palette.against, palette.text),
        Ok(losses) if losses.attacker < losses.defender => (palette.hurts, palette.text),
        Ok(_) | Err(_) => (palette.card, palette.text),
    }
}

fn wounds(palette: &'static Palette, text: &str) -> (Color32, Color32) {
    match text.parse::<Wounds>() {
        Ok(wounds) if wounds.attacker_star || wounds.defender_star => (palette.kills, palette.text),
        Ok(wounds) if wounds.attacker > wounds.defender => (palette.against, palette.text),
        Ok(wounds) if wounds.attacker < wounds.defender => (palette.hurts, palette.text),
        Ok(_) | Err(_) => (palette.card, palette.text),
    }
}

/// The colours of a cell's background and text. The more faces of the die the cell counts, the stronger is the colour of the background.
fn faces(palette: &'static Palette, text: &str) -> (Color32, Color32) {
    match text.parse::<Faces>().map(Faces::get) {
        Ok(0) => (palette.card, palette.weak),
        Ok(1..=3) => (palette.against, palette.text),
        Ok(4..) => (palette.hurts, palette.text),
        Err(_) => (palette.card, palette.text),
    }
}

fn jump(palette: &'static Palette, text: &str) -> (Color32, Color32) {
    match text.parse() {
        Ok(Jump::Arrives) | Err(_) => (palette.card, palette.text),
        Ok(Jump::Drift(Price::None) | Jump::DriftTwo(Price::None)) => (palette.against, palette.text),
        Ok(Jump::Drift(Price::Damaged) | Jump::DriftTwo(Price::Damaged)) => (palette.hurts, palette.text),
        Ok(Jump::Drift(Price::Lost) | Jump::DriftTwo(Price::Lost)) => (palette.kills, palette.text),
    }
}
