//! Adding and removing rows: things of the project, or entries of a list inside one.

use egui::Ui;

use super::Table;
use crate::action::{Action, Change};
use crate::widgets::{empty, empty_with, primary_button};
use project::Place;
use rules::one_of;

/// The words on the button that adds a row.
pub const ADD: &str = "Add a row";

/// The thing that gets the new row in its list: the selected thing, or else the thing at the cursor, or else the first.
fn beside(table: &Table) -> Place {
    let things = || table.kind.things(table.content);
    let selected =
        Some(&table.selected).filter(|place| table.kind.thing_of(place).is_some_and(|thing| things().contains(&thing)));
    let cursor = table.memory.order.rows.get(table.memory.range.cursor.row);
    let near = selected.or(cursor).cloned();
    near.or_else(|| things().into_iter().next()).unwrap_or(Place::Project)
}

/// A sentence that says what adding a row would do; `None` if no row can be added.
pub fn what_add_does(table: &Table) -> Option<String> {
    let (facts, beside) = (table.kind.facts(), beside(table));
    table.kind.add_row(table.content, &beside)?;
    if table.kind.is_of_things() {
        return Some(format!("Add a new {} to the project (Insert).", facts.one));
    }
    let name = table.kind.thing_name(table.content, &beside);
    let name = if name.trim().is_empty() { format!("the {} without a name", facts.thing) } else { name };
    Some(format!("Add a new {} to {name} (Insert).", facts.one))
}

/// Adds a row, and puts the cursor on it.
pub fn add(table: &mut Table) {
    if let Some((edit, row)) = table.kind.add_row(table.content, &beside(table)) {
        let label = format!("Add {}", table.kind.facts().one);
        table.actions.extend([Change::edit(label, edit).into(), Action::PointAt(row)]);
    }
}

/// Deletes the chosen rows, and puts the cursor on the row after them or, if there is none, before them.
pub fn delete(table: &mut Table) {
    let (first, (count, _)) = (table.memory.range.first().row, table.memory.range.size());
    let shown = &table.memory.order.rows;
    let chosen: Vec<Place> = shown.iter().skip(first).take(count).cloned().collect();
    let edits = table.kind.remove_rows(table.content, &chosen);
    if edits.is_empty() {
        return;
    }
    let what = match chosen.as_slice() {
        [row] => table.kind.row_name(table.content, row),
        several => table.counted_rows(several.len()),
    };
    let next = shown.get(first + count).or_else(|| shown.get(first.checked_sub(1)?)).cloned();
    table.actions.push(Change::edits(format!("Delete {what}"), edits).then_say(format!("{what} deleted")).into());
    table.actions.extend(next.map(Action::PointAt));
}

/// Shows that the table has no row yet, and offers ways to begin.
pub fn none_yet(ui: &mut Ui, table: &mut Table) {
    let facts = table.kind.facts();
    let title = format!("No {} yet", facts.heading.to_lowercase());
    if what_add_does(table).is_none() {
        let words = if table.kind.things(table.content).is_empty() && !table.kind.is_of_things() {
            format!("They belong to {}; add one first.", one_of(facts.thing))
        } else {
            format!("They are built on the desk of {}.", one_of(facts.thing))
        };
        return empty(ui, &title, &words);
    }
    let words = format!("Add {} here, or paste a table in the outline.", one_of(facts.one));
    empty_with(ui, &title, &words, |ui| {
        if primary_button(ui, ADD, true).clicked() {
            add(table);
        }
    });
}
