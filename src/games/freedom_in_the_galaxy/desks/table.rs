//! The table desk: a table cell by cell, each called by its column and its line, beside the charts on which it is printed.

use egui::{Label, RichText, ScrollArea, Ui, Vec2};

use super::sheet;
use freedom_in_the_galaxy::{
    BREAK_OFF_CELLS, CHARACTER_CELLS, Content, DETECTION_CELLS, HYPERJUMP_CELLS, InTable, MILITARY_CELLS, Place, SEARCH_CELLS,
    SQUAD_ROWS, Table,
};
use kit::desks::form::Form;
use kit::desks::{FrameContext, findings, form_and_sheet};
use kit::theme::{self, Palette};
use kit::widgets::{card, item, section};
use project::AnyKind;

/// How wide the name of a cell is.
const NAME: f32 = 150.0;

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
        card(ui, |ui| match cells_of(table) {
            Some(kind) => cells(ui, context, kind, &whole),
            None => form.group(ui, context, Place::Table(table, InTable::Whole)),
        });
    };
    form_and_sheet(ui, context, table as u32, within, |ui, context| match table {
        Table::Points => worths(ui, context),
        Table::Markers => sheet::counters(ui, context, whole.clone()),
        _ => sheet::charts(ui, context, whole.clone()),
    });
}

/// What every character is worth by the weights, the dearest first.
fn worths(ui: &mut Ui, context: &FrameContext) {
    let content: Option<&Content> = project::OneOf::own(&context.state.document.project().content);
    let Some(content) = content else { return };
    let mut worths: Vec<_> = content.characters.iter().map(|(_, found)| (content.worth(found), found)).collect();
    worths.sort_by_key(|(points, _)| std::cmp::Reverse(*points));
    ScrollArea::vertical().id_salt("worths").show(ui, |ui| {
        card(ui, |ui| {
            section(ui, "WHAT CHARACTERS ARE WORTH");
            for (points, character) in worths {
                item(ui, character.label(), character.side.label(), &points.to_string(), false);
            }
        });
    });
}

/// The kind that the cells of a table are; none of one whose numbers are fields of its own.
fn cells_of(table: Table) -> Option<&'static dyn AnyKind> {
    Some(match table {
        Table::Detection => &DETECTION_CELLS,
        Table::Military => &MILITARY_CELLS,
        Table::Search => &SEARCH_CELLS,
        Table::Characters => &CHARACTER_CELLS,
        Table::BreakOff => &BREAK_OFF_CELLS,
        Table::Squads => &SQUAD_ROWS,
        Table::Hyperjump => &HYPERJUMP_CELLS,
        Table::Points | Table::Markers => return None,
    })
}

fn cells(ui: &mut Ui, context: &mut FrameContext, kind: &'static dyn AnyKind, whole: &project::Place) {
    section(ui, &kind.facts().heading.to_uppercase());
    for (index, row) in kind.rows_in(&context.state.document.project().content, whole).into_iter().enumerate() {
        let content = &context.state.document.project().content;
        let named = kind.row_name(content, &row);
        let name = named.split_once(", ").map_or(named.as_str(), |(_, cell)| cell).to_owned();
        let Some(form) = Form::among(context, row, name.as_str()) else { continue };
        ui.push_id(index, |ui| {
            ui.horizontal(|ui| {
                ui.add_sized(Vec2::new(NAME, 20.0), Label::new(&name).truncate());
                ui.vertical(|ui| form.whole(ui, context));
            });
        });
    }
}
