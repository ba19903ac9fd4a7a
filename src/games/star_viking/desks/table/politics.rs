//! The tables of politics: for each roll of the dice, an outcome in words.

use std::sync::Arc;

use egui::{Align, Layout, RichText, Ui};

use kit::action::Change;
use kit::desks::FrameContext;
use kit::desks::form::Form;
use kit::theme::Palette;
use kit::widgets::{Icon, card, icon_button, section, severity_mark, small_button};
use rules::{Origin, Severity};
use star_viking::{Content, DiceTable, Edit, InTable, Outcome, Place, Politics, Table, Tables};

/// The widths of the four fields for rolls, name, effect and the effect's number; and of the button after the text. In points of the screen.
const WIDTHS: ([f32; 4], f32) = ([72.0, 220.0, 156.0, 64.0], 40.0);

/// Shows all tables of politics.
pub fn show(ui: &mut Ui, context: &mut FrameContext, content: &Content) {
    for (index, table) in content.tables.politics.tables.iter().enumerate() {
        ui.push_id(index, |ui| card(ui, |ui| dice_table(ui, context, content, index, table)));
    }
    let button =
        small_button(ui, "Add a table of dice").on_hover_text("Another program that can be attempted, or another event.");
    if button.clicked() {
        edit(context, content, "Add a table of dice", |politics| politics.tables.push(DiceTable::default()));
    }
}

fn dice_table(ui: &mut Ui, context: &mut FrameContext, content: &Content, index: usize, table: &DiceTable) {
    let (number, here) = (index + 1, Place::InTable(Table::Politics, InTable::Dice(index)));
    let Some(form) = Form::among(context, here, format!("table {number}")) else { return };
    ui.horizontal(|ui| {
        section(ui, if table.two_dice { "TOTAL OF TWO DICE" } else { "ONE DIE" });
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let name = format!("Remove the table {number}");
            if icon_button(ui, Icon::Trash, &name, "Take this table of dice away.", true).clicked() {
                edit(context, content, "Remove a table of dice", |politics| drop(politics.tables.remove(index)));
            }
        });
    });
    form.title(ui, context, here);
    form.group(ui, context, here);
    for at in 0..table.outcomes.len() {
        ui.push_id(at, |ui| outcome(ui, context, content, (index, at)));
    }
    missing(ui, context, content, index, table);
}

/// Names the rolls for which the table has no outcome, with a button that adds one.
fn missing(ui: &mut Ui, context: &mut FrameContext, content: &Content, index: usize, table: &DiceTable) {
    let rolls = Outcome { rolls: table.missing().into_iter().collect(), ..Outcome::default() };
    ui.horizontal(|ui| {
        let button = small_button(ui, "Add an outcome").on_hover_text("It gets the rolls that have no outcome yet.");
        if button.accessible_name(format!("Add an outcome to table {}", index + 1)).clicked() {
            edit(context, content, "Add an outcome", |politics| politics.tables[index].outcomes.push(rolls.clone()));
        }
        if !rolls.rolls.is_empty() {
            severity_mark(ui, Severity::Error);
            ui.label(RichText::new(format!("No outcome for {}.", rolls.rolls_label())).color(Palette::of(ui).error));
        }
    });
}

/// Shows an outcome: its rolls, its name, its effect in play, and the words for what happens.
fn outcome(ui: &mut Ui, context: &mut FrameContext, content: &Content, (table, at): (usize, usize)) {
    let (which, here) = (format!("outcome {} of table {}", at + 1, table + 1), InTable::Outcome(table, at));
    let here = Place::InTable(Table::Politics, here);
    let Some(form) = Form::among(context, here, which.clone()) else { return };
    ui.horizontal_top(|ui| {
        form.side_by_side(ui, context, here, &WIDTHS.0, WIDTHS.1);
        if icon_button(ui, Icon::Trash, &format!("Remove {which}"), "Take this outcome away.", true).clicked() {
            edit(context, content, "Remove an outcome", |politics| drop(politics.tables[table].outcomes.remove(at)));
        }
    });
}

/// Changes the tables of politics by `set`, as one step that the history names `label`. From then on the tables count as the designer's own.
fn edit(context: &mut FrameContext, content: &Content, label: &str, set: impl FnOnce(&mut Politics)) {
    let mut tables = Tables::clone(&content.tables);
    set(&mut tables.politics);
    tables.politics.origin = Origin::Own;
    context.change(Change::edit(label, Edit::Tables(Arc::new(tables))));
}
