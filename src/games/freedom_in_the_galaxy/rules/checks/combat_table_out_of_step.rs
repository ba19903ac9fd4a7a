//! `combat-table-out-of-step`: in both combat tables, better odds or a higher die must never make a result worse for the attacker.

use super::{book, code, examples};
use crate::{CellTable, CharacterTable, Content, Finding, InTable, Losses, MilitaryTable, Place, Table};
use rules::{About, Level, Rule, Severity, counted};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "combat-table-out-of-step",
    code: code(54),
    severity: Severity::Warning,
    citation: book("10.8, 12.9"),
    says: "In both combat tables better odds, and a higher die, cost the attacker no more and the defender no less.",
    because: "A table in which a stronger attack fares worse is mistyped, as a rule.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let military = |table: &MilitaryTable, line: usize, column: usize| {
        table.cell(line, column).map(|cell| (cell.attacker.get(), cell.defender.get()))
    };
    told(Table::Military, &content.tables.military, military, findings);
    let characters = |table: &CharacterTable, line: usize, column: usize| {
        table.cell(line, column).map(|cell| (cell.attacker.get(), cell.defender.get()))
    };
    told(Table::Characters, &content.tables.characters, characters, findings);
}

fn told<T: CellTable>(
    table: Table,
    cells: &T,
    cell: impl Fn(&T, usize, usize) -> Option<(u32, u32)>,
    findings: &mut Vec<Finding>,
) {
    let worse = |(line, column): (usize, usize), (next_line, next_column): (usize, usize)| {
        let (Some(here), Some(next)) = (cell(cells, line, column), cell(cells, next_line, next_column)) else { return false };
        next.0 > here.0 || next.1 < here.1
    };
    let all = (0..T::LINES.len()).flat_map(|line| (0..T::COLUMNS.len()).map(move |column| (line, column)));
    let wrong: Vec<(usize, usize)> = all
        .filter(|(line, column)| worse((*line, *column), (*line, column + 1)) || worse((*line, *column), (line + 1, *column)))
        .collect();
    if let Some((line, column)) = wrong.first() {
        let message = format!(
            "In the table {:?} {} better for the attacker than the next, first at {} and die {}.",
            table.label(),
            if wrong.len() == 1 { "a cell is".to_owned() } else { format!("{} are", counted(wrong.len(), "cell")) },
            T::COLUMNS[*column],
            T::LINES[*line]
        );
        findings.push(Finding::new(&ABOUT, Place::Table(table, InTable::Whole), message));
    }
}

fn with(attacker: u32) -> Content {
    examples::tables(|tables| {
        for line in 0..MilitaryTable::LINES.len() {
            for column in 0..MilitaryTable::COLUMNS.len() {
                let two = Level::clamped(2);
                tables.military.set_cell(line, column, Some(Losses { attacker: two, defender: two }));
            }
        }
        let odd = Losses { attacker: Level::clamped(attacker), defender: Level::clamped(2) };
        tables.military.set_cell(5, 10, Some(odd));
    })
}

fn failing() -> Content {
    with(3)
}

fn passing() -> Content {
    with(1)
}
