//! The controls above a table: the choice of the kind that it lists, the filter, and the commands on rows.

use egui::{Key, Modifiers, RichText, TextEdit, Ui};

use super::order::Rows;
use super::{Table, rows};
use crate::action::Action;
use crate::theme::{self, Palette};
use crate::things::{self, TableGroup};
use crate::widgets::{small_button, toggle, toolbar};

/// The width of the filter's field, in points of the screen.
const FILTER: f32 = 170.0;

/// The name, among the tables of a kind of thing, of the table that lists the things themselves and not the entries of their lists.
const THEMSELVES: &str = "Themselves";

/// Shows the choice of kinds, and the line of commands on rows; `shown` is the kind of the table below.
pub fn show(ui: &mut Ui, table: &mut Table, shown: usize) {
    let groups = things::table_groups(table.content);
    let mut choose = |ui: &mut Ui, number: usize, heading: &str, is_shown: bool| {
        let help = format!("Show all {} as a table.", heading.to_lowercase());
        if toggle(ui, is_shown, heading).on_hover_text(help).clicked() && number != shown {
            table.actions.push(Action::ShowTable(number));
        }
    };
    let holds = |group: &TableGroup| group.kinds.iter().any(|(number, _)| *number == shown);
    toolbar(ui, "Kinds of things", |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            for group in &groups {
                if let Some((first, _)) = group.kinds.first() {
                    choose(ui, *first, group.heading, holds(group));
                }
            }
        })
    });
    if let Some(group) = groups.iter().find(|group| holds(group) && group.kinds.len() > 1) {
        toolbar(ui, "Lists of the kind", |ui| {
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing.x = 4.0;
                for (number, heading) in &group.kinds {
                    let within = if *heading == group.heading { THEMSELVES } else { heading };
                    choose(ui, *number, within, *number == shown);
                }
            })
        });
    }
    if table.memory.order.rows.is_empty() && table.memory.filter.is_empty() {
        return;
    }
    ui.add_space(2.0);
    toolbar(ui, "Rows", |ui| ui.horizontal(|ui| of_rows(ui, table)));
    ui.add_space(2.0);
}

/// Shows the filter and the commands on rows.
fn of_rows(ui: &mut Ui, table: &mut Table) {
    filter(ui, table);
    if let Some(help) = rows::what_add_does(table)
        && small_button(ui, rows::ADD).on_hover_text(help).clicked()
    {
        rows::add(table);
    }
    if table.kind.takes_rows()
        && small_button(ui, "Delete rows").on_hover_text("Take the chosen rows away (Ctrl+Delete).").clicked()
    {
        rows::delete(table);
    }
    let help = "Put what stands in the first of the chosen rows into the others (Ctrl+D).";
    if small_button(ui, "Fill down").on_hover_text(help).clicked() {
        table.fill_down();
    }
    let (shown, all) = (table.memory.order.rows.len(), table.kind.rows(table.content).len());
    if shown < all {
        let words = RichText::new(format!("{shown} of {all} rows")).size(theme::SMALL).color(Palette::of(ui).weak);
        ui.label(words);
    }
}

/// Shows the field of the filter. The table lists only rows with a cell that contains the letters in this field.
fn filter(ui: &mut Ui, table: &mut Table) {
    let weak = Palette::of(ui).weak;
    let mut letters = table.memory.filter.clone();
    let edit = TextEdit::singleline(&mut letters)
        .id_salt("filter rows")
        .hint_text(RichText::new("Filter").color(weak))
        .char_limit(100)
        .desired_width(FILTER);
    let field = ui
        .add(edit)
        .accessible_name("Filter rows")
        .on_hover_text("Show only rows in which a cell holds these letters (Ctrl+F); Escape shows all.");
    if std::mem::take(&mut table.memory.search) {
        field.request_focus();
    }
    if field.has_focus() || field.lost_focus() {
        // The table below must not handle the same key.
        let [entered, left] = [Key::Enter, Key::Escape].map(|key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key)));
        if left {
            letters.clear();
        }
        if entered || left {
            ui.memory_mut(|memory| memory.request_focus(table.id));
        }
    }
    if letters != table.memory.filter {
        let rows = Rows { kind: table.kind, content: table.content, columns: &table.columns };
        table.memory.order.filter(rows, &letters);
        table.memory.filter = letters;
    }
}
