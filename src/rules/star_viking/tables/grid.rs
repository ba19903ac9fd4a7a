//! The tables as grids of cells that are read and set one by one as text, so that whoever shows a table or edits it needs not know which
//! it is. The politics are words by rolls, and no grid.

use super::{Cells, CombatTable, Modifiers, PlunderTable, Slot, Table, Tables};
use crate::rules::star_viking::{Technology, Wealth};

/// A table or a part of one: rows of cells below the headings of their columns.
#[derive(Debug)]
pub struct Grid<'a> {
    /// What the part is called.
    pub title: &'static str,
    /// What the columns are; nothing where there is a single one, which needs no heading.
    pub across: &'static str,
    /// What the rows are.
    pub down: &'static str,
    /// What stands over each column.
    pub columns: Vec<String>,
    /// The rows.
    pub rows: Vec<Row<'a>>,
}

/// A row of a grid.
#[derive(Debug)]
pub struct Row<'a> {
    /// What stands before it.
    pub label: String,
    /// Its cells, one for each column.
    pub cells: Vec<Slot<'a>>,
}

impl Tables {
    /// The grids of a table, whose cells can be set; the politics have none. Short rows are filled up with missing cells.
    #[must_use]
    pub fn grids(&mut self, table: Table) -> Vec<Grid<'_>> {
        match table {
            Table::Combat => combat(&mut self.combat),
            Table::Modifiers => modifiers(&mut self.modifiers),
            Table::Plunder => vec![plunder(&mut self.plunder)],
            Table::Politics => Vec::new(),
            Table::Repairs => {
                let repairs = &mut self.repairs;
                let hits = Technology::ALL.iter().zip(&mut repairs.per_hit);
                let hits =
                    hits.map(|(technology, cost)| (format!("A hit on a unit of technology {technology}"), Slot::Count(cost)));
                let others = [
                    ("A critical hit".to_owned(), Slot::Count(&mut repairs.critical_hit)),
                    ("Times as much in a system one level below".to_owned(), Slot::Count(&mut repairs.above_the_system)),
                ];
                vec![list("Repairs, in mega-credits", hits.chain(others))]
            }
            Table::Economy => {
                let economy = &mut self.economy;
                let rows = [
                    ("A victory point for a Viking", Slot::Count(&mut economy.viking_point)),
                    ("A victory point for the Federation", Slot::Count(&mut economy.federate_point)),
                    ("Taxes of a Viking home base", Slot::Count(&mut economy.home_base_wealth)),
                ];
                vec![list("Points and taxes, in mega-credits", rows)]
            }
            Table::Markers => {
                let markers = &mut self.markers;
                let rows = [
                    ("Markers for one hit", Slot::Count(&mut markers.one_hit)),
                    ("Markers for two hits", Slot::Count(&mut markers.two_hits)),
                    ("Markers for three hits", Slot::Count(&mut markers.three_hits)),
                ];
                vec![list("Hit markers in the game", rows)]
            }
        }
    }
}

fn combat(table: &mut CombatTable) -> Vec<Grid<'_>> {
    let count = table.columns();
    let columns = (0..count).map(|column| table.heading(column)).collect();
    let row = |(roll, cells): (u32, _)| Row { label: roll.to_string(), cells: filled(cells, count, Slot::Shot) };
    let rows = (CombatTable::FIRST_ROLL..).zip(&mut table.rows).map(row).collect();
    let shots = Grid { title: "What a shot does", across: "Differential", down: "roll", columns, rows };
    let lowest = [("Differential of the first column", Slot::Modifier(&mut table.lowest))];
    vec![shots, list("Where the table begins", lowest)]
}

fn plunder(table: &mut PlunderTable) -> Grid<'_> {
    let columns = (1..=PlunderTable::FACES).map(|face| face.to_string()).collect();
    let row =
        |(code, cells): (&Wealth, _)| Row { label: code.to_string(), cells: filled(cells, PlunderTable::FACES, Slot::Yield) };
    let rows = Wealth::ALL.iter().zip(&mut table.rows).map(row).collect();
    Grid { title: "Plunder, in mega-credits", across: "Die", down: "code", columns, rows }
}

fn modifiers(table: &mut Modifiers) -> Vec<Grid<'_>> {
    let (open, near) = (&mut table.open, &mut table.near);
    let (ew, attack, defense) = &mut table.crippled;
    let in_the_open = [
        ("Each point by which the firer's EW is above", Slot::Modifier(&mut open.each_point_of_ew)),
        ("Target loads or unloads, or just did", Slot::Modifier(&mut open.unloading)),
        ("Target evades", Slot::Modifier(&mut open.evading)),
    ];
    let elsewhere = [
        ("Firer's EW is above", Slot::Modifier(&mut near.ew_superior)),
        ("Firer's EW is double or more", Slot::Modifier(&mut near.ew_double)),
        ("EW up to which two points more are double", Slot::Level(&mut near.small_ew)),
        ("Target loads or unloads, or just did", Slot::Modifier(&mut near.unloading)),
        ("Primitive unit fires at a spacecraft", Slot::Modifier(&mut near.primitive)),
        ("Primitive units", Slot::Letters(&mut near.primitives)),
    ];
    let survivors = [
        ("Ships that survive one", Slot::Letters(&mut table.survivors)),
        ("EW that they have left", Slot::Level(ew)),
        ("Attack that they have left", Slot::Level(attack)),
        ("Defense that they have left", Slot::Level(defense)),
    ];
    vec![
        list("Deep space, asteroids, starcities", in_the_open),
        list("Atmosphere, other vacuum", elsewhere),
        list("Critical hits", survivors),
    ]
}

/// A grid with a single column.
fn list<'a>(title: &'static str, rows: impl IntoIterator<Item = (impl Into<String>, Slot<'a>)>) -> Grid<'a> {
    let row = |(label, slot): (_, _)| Row { label: Into::into(label), cells: vec![slot] };
    Grid { title, across: "", down: "", columns: vec![String::new()], rows: rows.into_iter().map(row).collect() }
}

fn filled<'a, T>(cells: &'a mut Cells<T>, count: usize, slot: fn(&'a mut Option<T>) -> Slot<'a>) -> Vec<Slot<'a>> {
    let missing = count.saturating_sub(cells.0.len());
    cells.0.extend(std::iter::repeat_with(|| None).take(missing));
    cells.0.iter_mut().take(count).map(slot).collect()
}

impl Grid<'_> {
    /// What a cell is called, such as "Differential +2, roll 7".
    #[must_use]
    pub fn name(&self, row: usize, column: usize) -> String {
        let row = self.rows.get(row).map_or("", |row| &row.label);
        if self.across.is_empty() {
            return format!("{}: {row}", self.title);
        }
        let column = self.columns.get(column).map_or("", String::as_str);
        format!("{} {column}, {} {row}", self.across, self.down)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_cell_has_a_name_of_its_own_and_takes_what_it_says() {
        let mut tables = Tables::default();
        tables.combat.set_columns(4);
        let before = tables.clone();
        for table in Table::ALL {
            let mut names = Vec::new();
            for mut grid in tables.grids(table) {
                for row in 0..grid.rows.len() {
                    assert_eq!(grid.rows[row].cells.len(), grid.columns.len(), "{table:?}");
                    names.extend((0..grid.columns.len()).map(|column| grid.name(row, column)));
                }
                for slot in grid.rows.iter_mut().flat_map(|row| &mut row.cells) {
                    let text = slot.text().unwrap_or_default();
                    assert_eq!(slot.set(&text), Ok(()), "{table:?}");
                    assert_eq!(slot.text().unwrap_or_default(), text);
                }
            }
            let count = names.len();
            names.sort();
            names.dedup();
            assert_eq!(names.len(), count, "{table:?}");
        }
        assert_eq!((&tables.modifiers, &tables.repairs), (&before.modifiers, &before.repairs));
    }

    #[test]
    fn a_cell_is_filled_emptied_and_keeps_what_cannot_be_read_out() {
        let mut tables = Tables::default();
        let mut grids = tables.grids(Table::Plunder);
        assert_eq!(grids[0].name(1, 2), "Die 3, code wB");
        let slot = &mut grids[0].rows[1].cells[2];
        assert!(slot.is_missing());
        assert_eq!((slot.set(" 7 "), slot.text()), (Ok(()), Some("7".to_owned())));
        assert!(slot.set("much").is_err_and(|sentence| sentence.starts_with('A') && sentence.ends_with('.')));
        assert_eq!((slot.text(), slot.set(""), slot.text()), (Some("7".to_owned()), Ok(()), None));
        let mut tables = Tables::default();
        tables.combat.set_columns(2);
        let mut grids = tables.grids(Table::Combat);
        for (typed, shown) in [("h", "H"), ("c", "CH"), ("-", "--"), ("CH", "CH")] {
            let slot = &mut grids[0].rows[5].cells[1];
            assert_eq!((slot.set(typed), slot.text().as_deref()), (Ok(()), Some(shown)));
        }
        assert_eq!(grids[0].name(5, 1), "Differential +1 or more, roll 7");
    }
}
