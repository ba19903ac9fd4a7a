//! The table desk: the tables of the game, each with where it comes from, to be edited cell by cell.

use egui::{Color32, RichText, ScrollArea, Ui};

use kit::desks::form::Form;
use kit::desks::grid::{Fall, Foot, Grid};
use kit::desks::{FrameContext, findings};
use kit::theme::{self, Palette};
use kit::widgets::{card, heading, section};
use project::Content as Designs;
use vikings::fight::{Fight, Outcomes};
use vikings::{AGAINST_RIDERS, ARROWS, COLLISION_BANDS, CombatTable, Content, GROUNDS, InTable, ON_FOOT, Place, Table};

/// Shows the desk.
pub fn show(ui: &mut Ui, context: &mut FrameContext, content: &Content, table: Table) {
    let here = project::Place::from(Place::Table(table));
    let Some(form) = Form::of(context, here.clone()) else { return };
    let designs = &context.state.document.project().content;
    ScrollArea::vertical().id_salt(("table", table.label())).auto_shrink([false, false]).show(ui, |ui| {
        ui.set_width(ui.available_width() - 12.0);
        ui.spacing_mut().item_spacing.y = 10.0;
        card(ui, |ui| {
            section(ui, "TABLE");
            ui.label(RichText::new(table.label()).font(theme::bold(19.0)));
            ui.label(RichText::new(table.says()).color(Palette::of(ui).weak));
            form.group(ui, context, Place::of_table(table, InTable::Origin));
        });
        if let Some((grid, title)) = grid(content, designs, table) {
            card(ui, |ui| grid.show(ui, context, &here, title));
        }
        if has_numbers(table) {
            card(ui, |ui| {
                section(ui, "NUMBERS");
                form.explained(ui, context, here.clone());
            });
        }
    });
}

/// The lines of a table as a grid, with its title and what stands over the labels of the lines; none for a table that is numbers alone.
fn grid<'a>(content: &Content, designs: &'a Designs, table: Table) -> Option<(Grid<'a>, [&'static str; 2])> {
    let blows = |grid: Grid<'a>, table: &CombatTable, mounted: bool| {
        grid.coloured(colours).with_foot(deadly(content, mounted)).with_fall(fall(table))
    };
    let tables = &content.tables;
    match table {
        Table::OnFoot => Some((blows(Grid::of(&ON_FOOT, designs, true), &tables.on_foot.0, false), ["RESULTS, BY ODDS", "die"])),
        Table::AgainstRiders => {
            let grid = blows(Grid::of(&AGAINST_RIDERS, designs, true), &tables.against_riders.0, true);
            Some((grid, ["RESULTS, BY ODDS", "die"]))
        }
        Table::Missiles => Some((Grid::of(&ARROWS, designs, false), ["RESULTS, BY DIE", "target"])),
        Table::Grounds => Some((Grid::of(&GROUNDS, designs, false).with_gaps(), ["WHAT EACH COSTS AND DOES", "terrain"])),
        Table::Collisions => Some((Grid::of(&COLLISION_BANDS, designs, false), ["RESULTS, BY BAND", "band"])),
        Table::Situations
        | Table::Challenges
        | Table::Riding
        | Table::Boarding
        | Table::Drowning
        | Table::Grappling
        | Table::Points
        | Table::Markers => None,
    }
}

/// Whether a table has numbers beside its lines.
const fn has_numbers(table: Table) -> bool {
    !matches!(table, Table::OnFoot | Table::AgainstRiders | Table::Grounds | Table::Collisions)
}

/// Nothing stands back.
fn colours(palette: &'static Palette, text: &str) -> (Color32, Color32) {
    (palette.card, if text == "-" { palette.weak } else { palette.text })
}

/// In how many of ten falls of the die each of the odds kills.
fn deadly(content: &Content, mounted: bool) -> Foot {
    let cell = |odds: usize| {
        let fight = Fight { mounted, ..Fight::new(odds as u32, 1) };
        let kills =
            fight.outcomes(&content.tables).map_or_else(|| "?".to_owned(), |outcomes| outcomes.kills(mounted).to_string());
        let says = format!("Kills at {} in {} falls of the die: {kills}", CombatTable::heading(odds), Outcomes::ALL);
        [kills, says]
    };
    Foot { label: "kills in 10", cells: (1..=CombatTable::ODDS).map(cell).collect() }
}

/// The first two odds of which the better has the worse result.
fn fall(table: &CombatTable) -> Option<Fall> {
    table.first_fall().map(|([worse, better], _)| Fall {
        columns: [worse - 1, better - 1],
        clause: "the better one of two odds has the worse result",
        says: "Of these two odds the better has the worse result at one of the rolls.",
    })
}

/// What the inspector says.
pub fn inspect(ui: &mut Ui, context: &mut FrameContext, content: &Content, table: Table) {
    heading(ui, table.label());
    let weak = Palette::of(ui).weak;
    ui.label(RichText::new(format!("The table is {}.", content.tables.origin(table).label())).color(weak));
    findings::of_thing(ui, context, Place::Table(table));
}
