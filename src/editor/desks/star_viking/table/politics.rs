//! The politics: tables of dice, with words for what each roll brings.

use std::collections::BTreeSet;

use egui::{Align, Layout, RichText, TextEdit, Ui, Vec2};

use super::change;
use crate::editor::action::Action;
use crate::editor::desks::FrameContext;
use crate::editor::theme::Palette;
use crate::editor::widgets::{
    Field, FieldResponse, Icon, bare_text_area, card, icon_button, kept, section, severity_mark, small_button, text_area,
};
use crate::project::Gesture;
use crate::rules::Severity;
use crate::rules::star_viking::{Content, DiceTable, Outcome, Politics, Table, Tables};

/// What happens is never told in less room than this.
const NARROWEST: f32 = 80.0;
/// How wide the rolls and the name of an outcome are.
const WIDTHS: (f32, f32) = (84.0, 220.0);

/// Shows every table of dice.
pub fn show(ui: &mut Ui, context: &mut FrameContext, content: &Content) {
    for (index, table) in content.tables.politics.tables.iter().enumerate() {
        ui.push_id(index, |ui| card(ui, |ui| dice_table(ui, context, content, index, table)));
    }
    let button =
        small_button(ui, "Add a table of dice").on_hover_text("Another program that can be attempted, or another event.");
    if button.clicked() {
        edit(context, content, "Add a table of dice", None, |politics| politics.tables.push(DiceTable::default()));
    }
}

fn dice_table(ui: &mut Ui, context: &mut FrameContext, content: &Content, index: usize, table: &DiceTable) {
    let number = index + 1;
    let set = |context: &mut FrameContext, label: &str, gesture: Option<Gesture>, set: &dyn Fn(&mut DiceTable)| {
        edit(context, content, label, gesture, |politics| set(&mut politics.tables[index]));
    };
    ui.horizontal(|ui| {
        section(ui, if table.two_dice { "TOTAL OF TWO DICE" } else { "ONE DIE" });
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let name = format!("Remove the table {number}");
            if icon_button(ui, Icon::Trash, &name, "Take this table of dice away.", true).clicked() {
                edit(context, content, "Remove a table of dice", None, |politics| drop(politics.tables.remove(index)));
            }
        });
    });
    let name = format!("Name of table {number}");
    let field = Field::new(&name, &table.name).title().hint("Name of the table").show(ui);
    typed(context, field, |context, gesture, text| {
        set(context, "Rename the table", gesture, &|table| text.clone_into(&mut table.name));
    });
    let name = format!("When table {number} is rolled on");
    let field = text_area(ui, &name, &table.says, "When it is rolled on, and for what", 1);
    typed(context, field, |context, gesture, text| {
        set(context, "Change when the table is rolled on", gesture, &|table| text.clone_into(&mut table.says));
    });
    let mut two = table.two_dice;
    let totals = ui.checkbox(&mut two, "Total of two dice").accessible_name(format!("Table {number} totals two dice"));
    if totals.changed() {
        set(context, "Change the dice of the table", None, &|table| table.two_dice = two);
    }
    for (at, outcome) in table.outcomes.iter().enumerate() {
        ui.push_id(at, |ui| row(ui, context, content, (index, at), outcome));
    }
    missing(ui, context, content, index, table);
}

/// The rolls for which nothing is said, and a button to say something.
fn missing(ui: &mut Ui, context: &mut FrameContext, content: &Content, index: usize, table: &DiceTable) {
    let rolls = Outcome { rolls: table.missing().into_iter().collect(), ..Outcome::default() };
    ui.horizontal(|ui| {
        let button = small_button(ui, "Add an outcome").on_hover_text("It gets the rolls that have no outcome yet.");
        if button.accessible_name(format!("Add an outcome to table {}", index + 1)).clicked() {
            edit(context, content, "Add an outcome", None, |politics| politics.tables[index].outcomes.push(rolls.clone()));
        }
        if !rolls.rolls.is_empty() {
            severity_mark(ui, Severity::Error);
            ui.label(RichText::new(format!("No outcome for {}.", rolls.rolls_label())).color(Palette::of(ui).error));
        }
    });
}

/// An outcome: its rolls, its name, and what happens.
fn row(ui: &mut Ui, context: &mut FrameContext, content: &Content, (table, at): (usize, usize), outcome: &Outcome) {
    let which = format!("outcome {} of table {}", at + 1, table + 1);
    let set = |context: &mut FrameContext, label: &str, gesture: Option<Gesture>, set: &dyn Fn(&mut Outcome)| {
        edit(context, content, label, gesture, |politics| set(&mut politics.tables[table].outcomes[at]));
    };
    ui.horizontal_top(|ui| {
        rolls(ui, context, &which, outcome, |context, gesture, rolls| {
            set(context, "Set the rolls of an outcome", Some(gesture), &|outcome| outcome.rolls.clone_from(&rolls));
        });
        let name = format!("Name of {which}");
        let field = Field::new(&name, &outcome.name).bare().width(WIDTHS.1).hint("Name").show(ui);
        typed(context, field, |context, gesture, text| {
            set(context, "Rename an outcome", gesture, &|outcome| text.clone_into(&mut outcome.name));
        });
        let width = (ui.available_width() - 40.0).max(NARROWEST);
        ui.allocate_ui(Vec2::new(width, 0.0), |ui| {
            let name = format!("What {which} brings");
            let field = bare_text_area(ui, &name, &outcome.says, "What happens", 1);
            typed(context, field, |context, gesture, text| {
                set(context, "Change what an outcome brings", gesture, &|outcome| text.clone_into(&mut outcome.says));
            });
        });
        if icon_button(ui, Icon::Trash, &format!("Remove {which}"), "Take this outcome away.", true).clicked() {
            edit(context, content, "Remove an outcome", None, |politics| drop(politics.tables[table].outcomes.remove(at)));
        }
    });
}

/// The rolls of an outcome, as a list of numbers.
fn rolls(
    ui: &mut Ui,
    context: &mut FrameContext,
    which: &str,
    outcome: &Outcome,
    set: impl FnOnce(&mut FrameContext, Gesture, BTreeSet<u8>),
) {
    let id = ui.make_persistent_id("rolls");
    let mut rolls = None;
    let field = |ui: &mut Ui, text: &mut String| {
        let hint = RichText::new("none").color(Palette::of(ui).weak);
        let edit = TextEdit::singleline(text).id(id).hint_text(hint).char_limit(40).desired_width(WIDTHS.0);
        ui.add(edit).accessible_name(format!("Rolls of {which}")).on_hover_text("The rolls that bring it, such as 2, 5 or 7-9.")
    };
    let (response, changed) = kept(ui, id, outcome.rolls_label(), field, |text| {
        let read = Outcome::read_rolls(text).ok()?;
        let label = Outcome { rolls: read.clone(), ..Outcome::default() }.rolls_label();
        rolls = Some(read);
        Some(label)
    });
    if let Some(rolls) = rolls.filter(|_| changed) {
        set(context, Gesture(id.value()), rolls);
    }
    if response.lost_focus() {
        context.push(Action::FinishStep);
    }
}

/// Changes the politics as a step, or as a part of one.
fn edit(context: &mut FrameContext, content: &Content, label: &str, gesture: Option<Gesture>, set: impl FnOnce(&mut Politics)) {
    let mut tables = Tables::clone(&content.tables);
    set(&mut tables.politics);
    change(context, Table::Politics, label, gesture, tables);
}

fn typed(context: &mut FrameContext, typed: FieldResponse, set: impl FnOnce(&mut FrameContext, Option<Gesture>, &str)) {
    if let Some(text) = typed.text {
        set(context, Some(typed.gesture), &text);
    }
    if typed.done {
        context.push(Action::FinishStep);
    }
}
