//! The table desk: a table with its numbers and its lines, beside the price list on which it is printed.

use egui::{RichText, Ui};

use super::sheet;
use kit::desks::form::Form;
use kit::desks::grid::Grid;
use kit::desks::{FrameContext, findings, form_and_sheet};
use kit::theme::{self, Palette};
use kit::widgets::{card, section};
use space_viking::{InTable, Place, SOVEREIGNS, Sovereign, Table, WORLD_TYPES};
use space_viking_paper::sheets::PRICE_LIST;

/// Shows the table desk with this table.
pub fn show(ui: &mut Ui, context: &mut FrameContext, table: Table) {
    let whole: project::Place = Place::Table(table, InTable::Whole).into();
    let Some(form) = Form::of(context, whole.clone()) else { return };
    let within = |ui: &mut Ui, context: &mut FrameContext| {
        card(ui, |ui| {
            section(ui, "TABLE");
            ui.label(RichText::new(table.label()).font(theme::bold(19.0)));
            ui.label(RichText::new(table.says()).color(Palette::of(ui).weak));
            form.group(ui, context, Place::Table(table, InTable::Origin));
            findings::at(ui, context, |found| *found == whole);
        });
        card(ui, |ui| {
            if let Some((grid, title)) = lines_of(&context.state.document.project().content, table) {
                grid.show(ui, context, &whole, title);
            } else {
                section(ui, "NUMBERS");
                form.explained(ui, context, whole.clone());
            }
        });
    };
    form_and_sheet(ui, context, table as u32, within, |ui, context| sheet::sheet(ui, context, whole.clone(), PRICE_LIST));
}

/// The rows of a table as a grid, with the grid's title and the caption of its row labels; `None` for a table that has only single numbers and no
/// rows.
fn lines_of(content: &project::Content, table: Table) -> Option<(Grid<'_>, [&'static str; 2])> {
    match table {
        Table::Worlds => Some((Grid::of(&WORLD_TYPES, content, false), ["WHAT WORLDS OF EACH TYPE HAVE", "type"])),
        Table::Sovereigns => {
            let scores = Sovereign::ALL.map(|kind| format!("for {}", kind.scores())).into();
            Some((Grid::of(&SOVEREIGNS, content, false).with_remarks(scores), ["WHAT EACH KIND SCORES", "sovereign"]))
        }
        Table::Rolls | Table::Start => None,
    }
}
