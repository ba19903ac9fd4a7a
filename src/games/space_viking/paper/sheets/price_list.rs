//! The price list: the cost and effect of every item, the properties of worlds of each type, what each kind of sovereign scores, and the rolls. All
//! numbers come from the project; the words are Drydock's own.

use drawing::stock::Orientation;
use geometry::Mm;
use rules::Level;
use sheets::Printout;
use sheets::flow::Flow;
use sheets::frame::{Body, Frame};
use sheets::look::HEADING;
use sheets::scraps::without_scraps;
use sheets::table::{Cell, Table as Grid};
use space_viking::{BOOK, Content, InTable, Item, Place, Sovereign, Table, WorldType};

/// The height of a row of the tables.
const ROW: Mm = Mm::new(5.2);

/// The price list of a project. Without items there are no pages.
#[must_use]
pub fn price_list(content: &Content, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    if content.items.is_empty() {
        return Vec::new();
    }
    without_scraps(frame, printout, |frame, printout| laid(content, frame, printout))
}

/// The price list as pages.
fn laid(content: &Content, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    let mut flow = Flow::new(frame, Orientation::Portrait, "Price list", BOOK);
    items(content, &mut flow);
    sovereigns(content, &mut flow);
    let tables = [("Worlds", WORLDS, worlds(content)), ("Rolls", ROLLS, rolls(content))];
    match tables.each_ref().map(|(title, table, rows)| (*title, *table, rows.as_slice())) {
        both if both.iter().all(|(.., rows)| !rows.is_empty()) => Grid::beside(&mut flow, 0.56, both),
        either => either
            .into_iter()
            .filter(|(.., rows)| !rows.is_empty())
            .for_each(|(title, table, rows)| put(&mut flow, title, table, rows)),
    }
    let mut bodies = flow.finish();
    printout.seal(&mut bodies, Place::Table(Table::Start, InTable::Whole), "The price list");
    bodies
}

/// The columns of the table of the types of worlds.
const WORLDS: Grid = Grid {
    shares: &[1.6, 0.9, 0.8, 1.0, 1.1, 3.6],
    heads: &["type", "troops", "hit on", "dice", "millions", "guard in space"],
    row: ROW,
};
/// The columns of the table of the rolls.
const ROLLS: Grid = Grid { shares: &[4.4, 1.0], heads: &["", "roll"], row: ROW };

fn put(flow: &mut Flow, title: &str, table: Grid, rows: &[Vec<Cell>]) {
    flow.heading(title, HEADING, table.height(rows.len().min(6)) + Mm::new(6.0));
    table.pour(flow, rows);
    flow.gap(Mm::new(2.0));
}

fn plain<const N: usize>(cells: [String; N]) -> Vec<Cell> {
    cells.map(|words| (words, None)).into()
}

fn or_blank(number: u32) -> String {
    if number == 0 { String::new() } else { number.to_string() }
}

/// The rolls that hit, from the lowest up, as players write them: `4-6`.
fn least(roll: u32) -> String {
    match roll {
        0 => String::new(),
        6 => "6".into(),
        roll => format!("{roll}-6"),
    }
}

fn items(content: &Content, flow: &mut Flow) {
    let row = |(_, item): (_, &Item)| {
        let takes = item.takes.and_then(|takes| content.items.get(takes));
        let holds = match (item.holds.get(), takes) {
            (0, _) => String::new(),
            (holds, None) => holds.to_string(),
            (holds, Some(takes)) => format!("{holds} {}", takes.label()),
        };
        let needs = item.needs.and_then(|needs| content.technologies.get(needs)).map_or("", |needs| needs.label());
        plain([
            item.label().to_owned(),
            content.price(item).to_string(),
            or_blank(item.firepower.get()),
            least(item.ground.map_or(0, Level::get)),
            or_blank(item.damage.get()),
            holds,
            if item.is_ship() { if item.drive { "jumps" } else { "none" } } else { "" }.to_owned(),
            needs.to_owned(),
        ])
    };
    let rows: Vec<Vec<Cell>> = content.items.iter().map(row).collect();
    let heads = ["item", "IU", "shots", "ground", "hits", "holds", "drive", "needs"];
    put(flow, "Items", Grid { shares: &[2.4, 0.7, 0.7, 0.9, 0.7, 1.4, 0.9, 3.2], heads: &heads, row: ROW }, &rows);
    let words = format!(
        "A unit of cargo is a unit of troops, an item, {} IU or a million people. A ship takes as many hits as stand there. Every ship on the ground hits on {}.",
        content.iu_a_hold(),
        least(content.tables.rolls.landed_ship.get())
    );
    Grid::remark(flow, &words);
    flow.gap(Mm::new(2.0));
}

fn sovereigns(content: &Content, flow: &mut Flow) {
    if content.tables.is_empty(Table::Sovereigns) {
        return;
    }
    let row = |kind: Sovereign| {
        let points = content.tables.sovereigns.weights[kind as usize].0;
        plain([kind.label().to_owned(), points.to_string(), kind.scores().to_owned(), kind.says().to_owned()])
    };
    let rows: Vec<Vec<Cell>> = Sovereign::ALL.map(row).into();
    let table = Grid { shares: &[1.5, 0.7, 3.4, 6.4], heads: &["sovereign", "points", "for", "besides"], row: Mm::new(9.2) };
    flow.heading("Sovereigns", HEADING, Mm::new(40.0));
    table.pour(flow, &rows);
    flow.gap(Mm::new(2.0));
}

/// The rows of the types of worlds: their troops, the dice of plunder and the millions of people; no rows if the table is empty.
fn worlds(content: &Content) -> Vec<Vec<Cell>> {
    if content.tables.is_empty(Table::Worlds) {
        return Vec::new();
    }
    let number = |level: Option<u32>| level.map_or_else(|| "?".to_owned(), |number| number.to_string());
    let row = |at: usize| {
        let line = &content.tables.worlds.lines[at];
        plain([
            WorldType::ALL[at].label().to_owned(),
            number(line.troops.map(Level::get)),
            least(line.hits_from.get()),
            number(line.plunder.map(Level::get)),
            number(line.subjects.map(rules::Count::get)),
            line.guard.clone(),
        ])
    };
    (0..WorldType::PEOPLED).map(row).collect()
}

/// The rows of the table of rolls; no rows if the project's table is empty.
fn rolls(content: &Content) -> Vec<Vec<Cell>> {
    if content.tables.is_empty(Table::Rolls) {
        return Vec::new();
    }
    let rolls = &content.tables.rolls;
    let rows = [
        ("A shot in space hits on", least(rolls.shot.get())),
        ("An Empire Builder who is there in person adds", format!("+{}", rolls.empire_builder)),
        ("Natives who rise hit on", least(rolls.natives.get())),
        ("Colonists hit on", least(rolls.colonists.get())),
        ("An agent is placed on", least(rolls.agent.get())),
        ("A world is won over on", least(rolls.association.get())),
        ("An ordinary captain is tempted, of 100 years", rolls.treachery.to_string()),
        ("The same with Robot Ship Controls", rolls.loyal_treachery.to_string()),
    ];
    rows.into_iter().map(|(what, roll)| plain([what.to_owned(), roll])).collect()
}
