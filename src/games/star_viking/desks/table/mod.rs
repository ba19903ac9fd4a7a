//! The table desk: the tables of the game, each with its origin, edited cell by cell.
//!
//! Reading order: this file, `politics.rs` (tables of dice with words).

mod odds;
mod politics;

pub use odds::Memory as Odds;

use egui::{Color32, RichText, ScrollArea, Ui};

use kit::desks::form::Form;
use kit::desks::grid::{Fall, Foot, Grid};
use kit::desks::{FrameContext, findings};
use kit::theme::{self, Palette};
use kit::widgets::{area_within, card, section};
use star_viking::{COMBAT, CombatTable, Content, InTable, PLUNDER, Place, Shot, Table};

/// Shows the table desk with this table.
pub fn show(ui: &mut Ui, context: &mut FrameContext, content: &Content, table: Table) {
    let Some(form) = Form::of(context, Place::Table(table)) else { return };
    let here = Place::Table(table).into();
    let designs = &context.state.document.project().content;
    let area = ScrollArea::vertical().id_salt(("table", table)).auto_shrink([false, false]);
    area_within(ui, area, |ui| {
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
                let combat = &content.tables.combat;
                let shots = Grid::of(&COMBAT, designs, true).coloured(colours).with_foot(hits(combat)).with_fall(fall(combat));
                card(ui, |ui| shots.show(ui, context, &here, title));
                numbers(ui, context, &form, table, [("COLUMNS OF THE TABLE", InTable::Whole)]);
            }
            Table::Modifiers => {
                let [open, near] =
                    [("DEEP SPACE, ASTEROIDS, STARCITIES", InTable::Open), ("ATMOSPHERE, OTHER VACUUM", InTable::Near)];
                numbers(ui, context, &form, table, [open, near, ("CRITICAL HITS", InTable::Critical)]);
            }
            Table::Plunder => {
                let title = ["PLUNDER, IN MEGA-CREDITS, BY DIE", "code"];
                card(ui, |ui| Grid::of(&PLUNDER, designs, false).show(ui, context, &here, title));
            }
            Table::Politics => politics::show(ui, context, content),
            Table::Repairs => numbers(ui, context, &form, table, [("REPAIRS, IN MEGA-CREDITS", InTable::Whole)]),
            Table::Economy => numbers(ui, context, &form, table, [("POINTS AND TAXES, IN MEGA-CREDITS", InTable::Whole)]),
            Table::Markers => numbers(ui, context, &form, table, [("HIT MARKERS IN THE GAME", InTable::Whole)]),
        }
    });
}

/// The colours of a cell's background and of its text: hits stand out, and critical hits stand out more.
fn colours(palette: &'static Palette, text: &str) -> (Color32, Color32) {
    match text.parse() {
        Ok(Shot::Hit) => (palette.hurts, palette.text),
        Ok(Shot::Critical) => (palette.kills, palette.text),
        Ok(Shot::Miss) => (palette.card, palette.weak),
        Err(_) => (palette.card, palette.text),
    }
}

/// The row at the foot of the table: for each column, how many of the 36 rolls of two dice hit.
fn hits(table: &CombatTable) -> Foot {
    let cell = |column: usize| {
        let hits = table.hits_of_36(column).map_or_else(|| "?".to_owned(), |hits| hits.to_string());
        let says = format!("Hits at {} in 36 rolls of two dice: {hits}", table.heading(column));
        [hits, says]
    };
    Foot { label: "hits in 36", cells: (0..table.columns()).map(cell).collect() }
}

/// The first two columns of which the better one hits less often, which is likely to be a mistake; `None` if there are no such columns.
fn fall(table: &CombatTable) -> Option<Fall> {
    table.first_fall().map(|columns| Fall {
        columns,
        clause: "the better one of two columns hits less often",
        says: "Of these two columns the better one hits less often.",
    })
}

/// Shows the numbers of a table in cards, each number with an explanation of its purpose.
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

/// Shows the inspector of a table.
pub fn inspect(ui: &mut Ui, context: &mut FrameContext, content: &Content, table: Table) {
    let weak = Palette::of(ui).weak;
    ui.label(RichText::new(format!("The table is {}.", content.tables.origin(table).label())).color(weak));
    findings::of_thing(ui, context, Place::Table(table));
    match table {
        Table::Combat | Table::Modifiers => odds::show(ui, context, content),
        Table::Plunder | Table::Politics | Table::Repairs | Table::Economy | Table::Markers => {}
    }
}
