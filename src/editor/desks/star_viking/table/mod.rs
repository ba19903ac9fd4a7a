//! The table desk: the tables of the game, each with where it comes from, to be edited cell by cell.
//!
//! Reading order: this file, `grid.rs` (a table as a grid), `cell.rs` (one cell), `politics.rs` (the table that is words by rolls).

mod cell;
mod grid;
mod politics;

use std::sync::Arc;

use egui::{RichText, ScrollArea, Ui};

use crate::editor::action::Change;
use crate::editor::desks::{FrameContext, findings};
use crate::editor::theme::{self, Palette};
use crate::editor::widgets::{Offer, captioned, card, choice, heading, section};
use crate::project::Gesture;
use crate::rules::Origin;
use crate::rules::star_viking::{Content, Edit, Place, Table, Tables};

/// Shows the desk.
pub fn show(ui: &mut Ui, context: &mut FrameContext, content: &Content, table: Table) {
    ScrollArea::vertical().id_salt(("table", table)).auto_shrink([false, false]).show(ui, |ui| {
        ui.set_width(ui.available_width() - 12.0);
        ui.spacing_mut().item_spacing.y = 10.0;
        card(ui, |ui| head(ui, context, content, table));
        match table {
            Table::Politics => politics::show(ui, context, content),
            Table::Combat | Table::Modifiers | Table::Plunder | Table::Repairs | Table::Economy | Table::Markers => {
                grid::show(ui, context, content, table);
            }
        }
    });
}

fn head(ui: &mut Ui, context: &mut FrameContext, content: &Content, table: Table) {
    section(ui, "TABLE");
    ui.label(RichText::new(table.label()).font(theme::bold(19.0)));
    ui.label(RichText::new(table.says()).color(Palette::of(ui).weak));
    if let Some(origin) = origin_choice(ui, table, content.tables.origin(table)) {
        let mut tables = Tables::clone(&content.tables);
        tables.set_origin(table, origin);
        let label = format!("Set the origin of the table {}", table.label());
        context.change(Change::edit(label, Edit::Tables(Arc::new(tables))));
    }
}

/// A field that shows where a table comes from; tells the other origin that was chosen.
fn origin_choice(ui: &mut Ui, table: Table, origin: Origin) -> Option<Origin> {
    const WIDTH: f32 = 246.0;
    captioned(ui, "Where the numbers come from", WIDTH, |ui| {
        let offers = Origin::ALL.map(|other| Offer::new(other, other.label(), other == origin));
        let field = choice(ui, &format!("Origin of the table {}", table.label()), WIDTH, origin.label(), offers);
        field.response.on_hover_text("A change makes them your own; say so if you have them from elsewhere.");
        field.taken
    })
}

/// Puts other tables in the place of the tables, as a step or as a part of one; what differs then is the designer's own.
fn change(context: &mut FrameContext, table: Table, label: &str, gesture: Option<Gesture>, mut tables: Tables) {
    tables.set_origin(table, Origin::Own);
    context.change(Change::edit(label, Edit::Tables(Arc::new(tables))).during(gesture));
}

/// What the inspector says.
pub fn inspect(ui: &mut Ui, context: &mut FrameContext, content: &Content, table: Table) {
    heading(ui, table.label());
    let weak = Palette::of(ui).weak;
    ui.label(RichText::new(format!("The table is {}.", content.tables.origin(table).label())).color(weak));
    findings::of_thing(ui, context, Place::Table(table));
}
