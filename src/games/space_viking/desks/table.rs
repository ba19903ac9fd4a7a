//! The table desk: a table with its numbers and its lines, beside the price list on which it is printed.

use egui::{RichText, Ui};

use super::sheet;
use kit::desks::form::Form;
use kit::desks::{FrameContext, findings, form_and_sheet};
use kit::theme::{self, Palette};
use kit::widgets::{card, section};
use project::AnyKind;
use space_viking::{InTable, Place, SOVEREIGNS, Table, WORLD_TYPES};
use space_viking_paper::sheets::PRICE_LIST;

/// The narrowest column of a line.
const NARROWEST: f32 = 108.0;

/// Shows the desk.
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
        match lines_of(table) {
            Some(kind) => card(ui, |ui| lines(ui, context, kind, &whole)),
            None => card(ui, |ui| {
                section(ui, "NUMBERS");
                form.explained(ui, context, whole.clone());
            }),
        }
    };
    form_and_sheet(ui, context, table as u32, within, |ui, context| sheet::sheet(ui, context, whole.clone(), PRICE_LIST));
}

/// The kind of a table's lines; none for a table of numbers alone.
fn lines_of(table: Table) -> Option<&'static dyn AnyKind> {
    match table {
        Table::Worlds => Some(&WORLD_TYPES),
        Table::Sovereigns => Some(&SOVEREIGNS),
        Table::Rolls | Table::Start => None,
    }
}

fn lines(ui: &mut Ui, context: &mut FrameContext, kind: &'static dyn AnyKind, whole: &project::Place) {
    section(ui, &kind.facts().heading.to_uppercase());
    for (index, row) in kind.rows_in(&context.state.document.project().content, whole).into_iter().enumerate() {
        let content = &context.state.document.project().content;
        let name = kind.written(content, &row, 0, &kind.sort(content, 0));
        let Some(form) = Form::among(context, row, name.as_str()) else { continue };
        // Two wide fields share the width: the guard of a world takes many words.
        let half = (ui.available_width() - theme::GAP) / 2.0;
        let form = form.columns(((half - theme::GAP) / 2.0).max(NARROWEST));
        ui.push_id(index, |ui| {
            if index > 0 {
                ui.separator();
            }
            form.whole(ui, context);
        });
    }
}
