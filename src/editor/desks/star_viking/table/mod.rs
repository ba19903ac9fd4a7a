//! The table desk: the tables of the game, each with where it comes from, to be edited cell by cell.
//!
//! Reading order: this file, `grid.rs` (a table as a grid), `cell.rs` (one cell), `politics.rs` (the table that is words by rolls).

mod cell;
mod grid;
mod odds;
mod politics;

pub use odds::Memory as Odds;

use egui::{RichText, ScrollArea, Ui};

use crate::editor::desks::form::Form;
use crate::editor::desks::{FrameContext, findings};
use crate::editor::theme::{self, Palette};
use crate::editor::widgets::{card, heading, section};
use crate::rules::star_viking::{COMBAT, Content, InTable, PLUNDER, Place, Table};
use grid::Grid;

/// Shows the desk.
pub fn show(ui: &mut Ui, context: &mut FrameContext, content: &Content, table: Table) {
    let Some(form) = Form::of(context, Place::Table(table)) else { return };
    let designs = &context.state.document.project().content;
    ScrollArea::vertical().id_salt(("table", table)).auto_shrink([false, false]).show(ui, |ui| {
        ui.set_width(ui.available_width() - 12.0);
        ui.spacing_mut().item_spacing.y = 10.0;
        card(ui, |ui| {
            section(ui, "TABLE");
            ui.label(RichText::new(table.label()).font(theme::bold(19.0)));
            ui.label(RichText::new(table.says()).color(Palette::of(ui).weak));
            form.group(ui, context, Place::of_table(table, InTable::Origin));
        });
        match table {
            Table::Combat => {
                let title = ["WHAT A SHOT DOES, BY DIFFERENTIAL", "roll"];
                let shots = Grid::of(&COMBAT, designs, true);
                card(ui, |ui| shots.show(ui, context, table, title, Some(&content.tables.combat)));
                numbers(ui, context, &form, table, [("COLUMNS OF THE TABLE", InTable::Whole)]);
            }
            Table::Modifiers => {
                let [open, near] =
                    [("DEEP SPACE, ASTEROIDS, STARCITIES", InTable::Open), ("ATMOSPHERE, OTHER VACUUM", InTable::Near)];
                numbers(ui, context, &form, table, [open, near, ("CRITICAL HITS", InTable::Critical)]);
            }
            Table::Plunder => {
                let title = ["PLUNDER, IN MEGA-CREDITS, BY DIE", "code"];
                card(ui, |ui| Grid::of(&PLUNDER, designs, false).show(ui, context, table, title, None));
            }
            Table::Politics => politics::show(ui, context, content),
            Table::Repairs => numbers(ui, context, &form, table, [("REPAIRS, IN MEGA-CREDITS", InTable::Whole)]),
            Table::Economy => numbers(ui, context, &form, table, [("POINTS AND TAXES, IN MEGA-CREDITS", InTable::Whole)]),
            Table::Markers => numbers(ui, context, &form, table, [("HIT MARKERS IN THE GAME", InTable::Whole)]),
        }
    });
}

/// The numbers of a table, each beside what it is for.
fn numbers<const CARDS: usize>(
    ui: &mut Ui,
    context: &mut FrameContext,
    form: &Form,
    table: Table,
    cards: [(&str, InTable); CARDS],
) {
    for (title, part) in cards {
        card(ui, |ui| {
            section(ui, title);
            form.explained(ui, context, Place::of_table(table, part));
        });
    }
}

/// What the inspector says.
pub fn inspect(ui: &mut Ui, context: &mut FrameContext, content: &Content, table: Table) {
    heading(ui, table.label());
    let weak = Palette::of(ui).weak;
    ui.label(RichText::new(format!("The table is {}.", content.tables.origin(table).label())).color(weak));
    findings::of_thing(ui, context, Place::Table(table));
    match table {
        Table::Combat | Table::Modifiers => odds::show(ui, context, content),
        Table::Plunder | Table::Politics | Table::Repairs | Table::Economy | Table::Markers => {}
    }
}
