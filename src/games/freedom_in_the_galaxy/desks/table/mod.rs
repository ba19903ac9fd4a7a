//! The table desk: a table as a grid, beside the charts on which it is printed.
//!
//! Reading order: this file, `cells.rs` (the grid of each table).

mod cells;

use egui::{Grid, RichText, ScrollArea, Ui, Vec2};

use super::sheet;
use freedom_in_the_galaxy::odds::hyperjump;
use freedom_in_the_galaxy::{Content, InTable, Jump, Place, Table, book};
use kit::cited;
use kit::desks::form::Form;
use kit::desks::{FrameContext, findings, form_and_sheet, points};
use kit::theme::{self, Palette};
use kit::widgets::{card, item, section};

/// Shows the table desk with this table.
pub fn show(ui: &mut Ui, context: &mut FrameContext, content: &Content, table: Table) {
    let designs = &context.state.document.project().content;
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
        card(ui, |ui| match cells::of(content, designs, table) {
            Some((grid, title)) => grid.show(ui, context, &whole, title),
            None => form.group(ui, context, Place::Table(table, InTable::Whole)),
        });
        if table == Table::Hyperjump {
            card(ui, |ui| jumps(ui, content));
        }
    };
    form_and_sheet(ui, context, table as u32, within, |ui, context| match table {
        Table::Points => worths(ui, context, content),
        Table::Markers => sheet::counters(ui, context, whole.clone()),
        _ => sheet::charts(ui, context, whole.clone()),
    });
}

/// The largest difference between a jump's distance and the navigation for which the desk shows where the jump ends.
const FARTHEST: u32 = 10;

/// Shows the chances of where a jump ends, in sixths, for each difference between its distance and the navigation.
fn jumps(ui: &mut Ui, content: &Content) {
    cited::section(ui, "WHERE A JUMP ENDS, IN SIXTHS", book("21.2"));
    let weak = Palette::of(ui).weak;
    Grid::new("where a jump ends").striped(true).spacing(JUMPS).show(ui, |ui| {
        for head in std::iter::once("distance less navigation").chain(Jump::ALL.map(Jump::written)) {
            ui.label(RichText::new(head).size(theme::SMALL).color(weak));
        }
        ui.end_row();
        for distance in 0..=FARTHEST {
            let Some(outcomes) = hyperjump(distance, 0, &content.tables.hyperjump) else { continue };
            ui.label(distance.to_string());
            for jump in Jump::ALL {
                let dice = (outcomes.chance(&jump) * 6.0).round();
                ui.label(if dice > 0.0 { format!("{dice:.0}") } else { String::new() });
            }
            ui.end_row();
        }
    });
}

/// The gaps between the numbers of the table of jumps, in points of the screen.
const JUMPS: Vec2 = Vec2::new(14.0, 3.0);

/// Shows the points that each character is worth by the weights, the character with most points first.
fn worths(ui: &mut Ui, context: &FrameContext, content: &Content) {
    let mut worths: Vec<_> = content.characters.iter().map(|(_, found)| (content.worth(found), found)).collect();
    worths.sort_by_key(|(points, _)| std::cmp::Reverse(*points));
    ScrollArea::vertical().id_salt("worths").show(ui, |ui| {
        card(ui, |ui| {
            points::section(ui, "WHAT CHARACTERS ARE WORTH", context.state.document.project().content.game());
            for (points, character) in worths {
                item(ui, character.label(), character.side.label(), &points.to_string(), false);
            }
        });
    });
}
