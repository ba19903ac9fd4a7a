//! The table desk: the tables of the game with their origins, edited cell by cell beside the charts on which they are printed.

use egui::{Color32, RichText, Ui};

use kit::desks::form::Form;
use kit::desks::grid::{Fall, Foot, Grid};
use kit::desks::{FrameContext, findings, form_and_sheet, pages};
use kit::theme::{self, Palette};
use kit::widgets::{card, section};
use paper::sheets::Request;
use project::Content as Designs;
use vikings::fight::{Fight, Outcomes};
use vikings::{
    AGAINST_RIDERS, ARROWS, Arrow, ArrowTarget, Blow, COLLISION_BANDS, CombatTable, Content, GROUNDS, Hurt, InTable, Missiles,
    ON_FOOT, Place, Table,
};
use vikings_paper::sheets::{CHARTS, MARKERS};

/// Shows the table desk with this table.
pub fn show(ui: &mut Ui, context: &mut FrameContext, content: &Content, table: Table) {
    let here = project::Place::from(Place::Table(table));
    let Some(form) = Form::of(context, here.clone()) else { return };
    let designs = &context.state.document.project().content;
    let within = |ui: &mut Ui, context: &mut FrameContext| {
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
    };
    let kind = if table == Table::Markers { MARKERS } else { CHARTS };
    let request = Request { only: vec![kind], everything: true, ..Request::default() };
    form_and_sheet(ui, context, table as u32, within, |ui, context| pages::printed(ui, context, here.clone(), request));
}

/// The rows of a table as a grid, with the title of the table and the caption of its row labels; `None` for a table that has no rows but only single
/// numbers.
fn grid<'a>(content: &Content, designs: &'a Designs, table: Table) -> Option<(Grid<'a>, [&'static str; 2])> {
    let blows = |grid: Grid<'a>, table: &CombatTable, mounted: bool| {
        let colours = if mounted { against_riders } else { on_foot };
        grid.coloured(colours).with_foot(deadly(content, mounted)).with_fall(fall(table))
    };
    let tables = &content.tables;
    match table {
        Table::OnFoot => Some((blows(Grid::of(&ON_FOOT, designs, true), &tables.on_foot.0, false), ["RESULTS, BY ODDS", "die"])),
        Table::AgainstRiders => {
            let grid = blows(Grid::of(&AGAINST_RIDERS, designs, true), &tables.against_riders.0, true);
            Some((grid, ["RESULTS, BY ODDS", "die"]))
        }
        Table::Missiles => {
            let grid = Grid::of(&ARROWS, designs, true).coloured(arrows).with_foot(hurt(&tables.missiles));
            Some((grid, ["RESULTS, BY TARGET", "die"]))
        }
        Table::Grounds => Some((Grid::of(&GROUNDS, designs, false).with_gaps(), ["WHAT EACH COSTS AND DOES", "terrain"])),
        Table::Collisions => Some((Grid::of(&COLLISION_BANDS, designs, false).coloured(crews), ["RESULTS, BY BAND", "band"])),
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

/// Whether a table has numbers that stand in none of its rows because they apply to the whole table.
const fn has_numbers(table: Table) -> bool {
    !matches!(table, Table::OnFoot | Table::AgainstRiders | Table::Grounds | Table::Collisions)
}

/// The colours of a cell's background and text, as in the printed charts. Losses of the attacker, wounds of the defender and death each have a
/// background of their own.
fn on_foot(palette: &'static Palette, text: &str) -> (Color32, Color32) {
    blow(palette, text, false)
}

fn against_riders(palette: &'static Palette, text: &str) -> (Color32, Color32) {
    blow(palette, text, true)
}

fn blow(palette: &'static Palette, text: &str, mounted: bool) -> (Color32, Color32) {
    match (text.parse(), mounted) {
        (Ok(Blow::Nothing), _) => (palette.card, palette.weak),
        (Ok(Blow::A | Blow::B), _) => (palette.against, palette.text),
        (Ok(Blow::F), false) | (Ok(Blow::G | Blow::H), _) => (palette.kills, palette.text),
        (Ok(Blow::D | Blow::E), _) | (Ok(Blow::F), true) => (palette.hurts, palette.text),
        (Ok(Blow::C) | Err(_), _) => (palette.card, palette.text),
    }
}

fn arrows(palette: &'static Palette, text: &str) -> (Color32, Color32) {
    match text.parse() {
        Ok(Arrow::Miss) => (palette.card, palette.weak),
        Ok(Arrow::A) => (palette.against, palette.text),
        Ok(Arrow::B) => (palette.hurts, palette.text),
        Ok(Arrow::C | Arrow::D) => (palette.kills, palette.text),
        Err(_) => (palette.card, palette.text),
    }
}

fn crews(palette: &'static Palette, text: &str) -> (Color32, Color32) {
    match Hurt::ALL.into_iter().find(|hurt| hurt.label() == text) {
        Some(Hurt::Killed) => (palette.kills, palette.text),
        Some(Hurt::Wounded) => (palette.hurts, palette.text),
        Some(Hurt::Unhurt) => (palette.card, palette.weak),
        None => (palette.card, if text == "0" { palette.weak } else { palette.text }),
    }
}

/// A row at the foot of the table: for each target, how many of the ten faces of the die stun, wound or kill at short range (1.1, 8.2).
fn hurt(table: &Missiles) -> Foot {
    let cell = |target: ArrowTarget| {
        let dice = (1..=Outcomes::ALL as i32).filter(|die| table.arrow(target, *die).is_some_and(|arrow| arrow > Arrow::A));
        let hurt = dice.count().to_string();
        let says = format!("Dice in {} that stun, wound or kill {}: {hurt}", Outcomes::ALL, target.label());
        [hurt, says]
    };
    Foot { label: "hurt in 10", cells: ArrowTarget::ALL.into_iter().map(cell).collect() }
}

/// A row at the foot of the table: for each odds, how many of the ten faces of the die kill.
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

/// The first two columns of the table in which better odds give a worse result at some roll; `None` if there are none.
fn fall(table: &CombatTable) -> Option<Fall> {
    table.first_fall().map(|([worse, better], _)| Fall {
        columns: [worse - 1, better - 1],
        clause: "the better one of two odds has the worse result",
        says: "Of these two odds the better has the worse result at one of the rolls.",
    })
}

/// Shows the inspector of a table.
pub fn inspect(ui: &mut Ui, context: &mut FrameContext, content: &Content, table: Table) {
    let weak = Palette::of(ui).weak;
    ui.label(RichText::new(format!("The table is {}.", content.tables.origin(table).label())).color(weak));
    findings::of_thing(ui, context, Place::Table(table));
}
