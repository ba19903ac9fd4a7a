//! Ship designs as a table, a row each.
//!
//! The columns are those of [`HEADER`], with `number`, `style` and `fighter-warp` where a ship has them; the last says `yes` of a ship whose
//! fighters have warp drives. Going out, `cost` is the cost that the design's
//! list states, or else its price. Coming in, a cost that the calculator confirms is not kept; any other is, as the stated cost. A style
//! that the project does not have is made, plain and of that name. Where a ship is replaced, what the table has no column for stays.

use std::collections::BTreeMap;
use std::path::Path;

use super::super::csv::{self, Row, Table};
use super::super::{Import, summary};
use super::{ByName, NameMatch};
use crate::project::Error;
use crate::rules::launch_fighters::{Content, Edit, Part, Ship, Style, cost};
use crate::rules::{Change, Id, Points, Tint};

/// The columns of a table of ships, in order.
pub const HEADER: [&str; 18] = [
    "name",
    "class",
    "type",
    "letter",
    "cannons",
    "launchers",
    "bays",
    "defense",
    "move",
    "missiles",
    "fighters",
    "sensors",
    "warp",
    "repair",
    "boosters",
    "cargo",
    "passengers",
    "cost",
];

/// The columns that a table of ships may have besides.
pub const OPTIONAL: [&str; 3] = ["number", "style", FIGHTER_WARP];

/// Whether the fighters of a ship have warp drives.
const FIGHTER_WARP: &str = "fighter-warp";

const DEAREST: u32 = 1_000_000;

/// The ships of a project as a table.
///
/// # Errors
/// If it cannot be written, which no design brings about.
pub fn write(content: &Content) -> Result<Vec<u8>, Error> {
    let any = |has: fn(&Ship) -> bool| content.ships.iter().any(|(_, ship)| has(ship));
    let named = any(|ship| !ship.number.is_empty() || ship.style.is_some());
    let warp = any(|ship| ship.warp_fighters);
    let wanted = |column: &&str| if *column == FIGHTER_WARP { warp } else { named };
    let more: Vec<&str> = OPTIONAL.into_iter().filter(wanted).collect();
    let header: Vec<&str> = HEADER.into_iter().chain(more.iter().copied()).collect();
    csv::write(&header, content.ships.iter().map(|(_, ship)| row(ship, content, &more)))
}

fn row(ship: &Ship, content: &Content, more: &[&str]) -> Vec<String> {
    HEADER.into_iter().chain(more.iter().copied()).map(|column| cell(ship, content, column)).collect()
}

/// What stands in a column of a ship's row; nothing in a column that is not known.
#[must_use]
pub fn cell(ship: &Ship, content: &Content, column: &str) -> String {
    let price = || cost::price(ship, &content.options).map(|price| price.total);
    match column {
        "name" => ship.name.clone(),
        "class" => ship.class.clone(),
        "type" => ship.kind.clone(),
        "letter" => ship.letter.clone(),
        "number" => ship.number.clone(),
        "style" => content.style_of(ship).map(|style| style.name.clone()).unwrap_or_default(),
        "cost" => ship.stated_cost.or_else(price).map(|points| points.to_string()).unwrap_or_default(),
        FIGHTER_WARP => if ship.warp_fighters { "yes" } else { "" }.to_owned(),
        column => part(column).map(|part| ship.amount(part).to_string()).unwrap_or_default(),
    }
}

/// Changes a ship by what stands in one cell, without making styles and without stating costs.
///
/// # Errors
/// If the cell cannot be read, or its column is worked out; says so without the place.
pub fn set_cell(ship: &mut Ship, content: &Content, column: &str, text: &str) -> Result<(), String> {
    let text = text.trim();
    match column {
        "name" => text.clone_into(&mut ship.name),
        "class" => text.clone_into(&mut ship.class),
        "type" => text.clone_into(&mut ship.kind),
        "letter" => text.clone_into(&mut ship.letter),
        "number" => text.clone_into(&mut ship.number),
        "style" if text.is_empty() => ship.style = None,
        "style" => {
            let found = content.styles.find(|style| style.name.trim().eq_ignore_ascii_case(text));
            ship.style = Some(found.ok_or_else(|| format!("no fleet style of the project is called {text:?}"))?.0);
        }
        FIGHTER_WARP => ship.warp_fighters = csv::yes_or_no(text)?,
        column => {
            let part = part(column).ok_or_else(|| format!("the column {column} is worked out"))?;
            ship.set_amount(part, csv::whole_number(text, part.most())?);
        }
    }
    Ok(())
}

fn part(column: &str) -> Option<Part> {
    Part::ALL.into_iter().find(|part| part.slug() == column)
}

/// The ships of a table by themselves, without their styles; every cost is kept as stated.
///
/// # Errors
/// If it is no table, has a column that is not known, or has bad rows, every one of which is named.
pub fn read(bytes: &[u8], file: &Path) -> Result<Vec<Ship>, Error> {
    let table = table(bytes, file)?;
    let mut problems = Vec::new();
    let ships = table.rows().map(|row| ship(&table, row, Ship::default(), &mut problems)).collect();
    if problems.is_empty() { Ok(ships) } else { Err(Error::Rows { file: file.into(), problems }) }
}

/// The edits that bring a table of ships into a project. With `replace`, a ship of the same name is updated; without, all are added.
///
/// # Errors
/// If it is no table, has a column that is not known, or has bad rows, every one of which is named.
pub fn import(bytes: &[u8], file: &Path, content: &Content, replace: bool) -> Result<Import, Error> {
    let table = table(bytes, file)?;
    let mut problems = Vec::new();
    let mut styles = Styles::of(content);
    let mut changes = Vec::new();
    let mut seen: BTreeMap<&str, u64> = BTreeMap::new();
    let known = ByName::of(&content.ships, |ship| &ship.name);
    for row in table.rows() {
        let name = row.text("name");
        let old = match known.matching(name) {
            NameMatch::One(id, ship) if replace && !name.is_empty() => Some((id, ship)),
            NameMatch::Several if replace && !name.is_empty() => {
                problems.push(row.problem("name", format!("several ships of the project are called {name:?}")));
                None
            }
            _ => None,
        };
        if let Some(first) = seen.insert(name, row.number()).filter(|_| old.is_some()) {
            problems.push(row.problem("name", format!("{name:?} stands in row {first} already")));
        }
        let mut ship = ship(&table, row, old.map(|(_, ship)| ship.clone()).unwrap_or_default(), &mut problems);
        if table.has("style") {
            ship.style = styles.named(row.text("style"));
        }
        let price = cost::price(&ship, &content.options).map(|price| price.total);
        let stated_before = old.and_then(|(_, ship)| ship.stated_cost);
        ship.stated_cost = ship.stated_cost.filter(|stated| Some(*stated) != price || stated_before == Some(*stated));
        changes.push(old.map_or(Change::Add(ship.clone()), |(id, _)| Change::Set(id, ship)));
    }
    if !problems.is_empty() {
        return Err(Error::Rows { file: file.into(), problems });
    }
    let updated = changes.iter().filter(|change| matches!(change, Change::Set(..))).count();
    let summary = summary(changes.len() - updated, updated, "ship");
    let edits = styles.new.into_iter().map(|style| Edit::Style(Change::Add(style))).chain(changes.into_iter().map(Edit::Ship));
    Ok(Import { edits: edits.map(Into::into).collect(), summary })
}

fn table(bytes: &[u8], file: &Path) -> Result<Table, Error> {
    let known: Vec<&'static str> = HEADER.into_iter().chain(OPTIONAL).collect();
    Table::read(bytes, file, &known)
}

/// A row over a ship as it was.
fn ship(table: &Table, row: Row<'_>, mut ship: Ship, problems: &mut Vec<String>) -> Ship {
    let texts = [
        ("name", &mut ship.name),
        ("class", &mut ship.class),
        ("type", &mut ship.kind),
        ("letter", &mut ship.letter),
        ("number", &mut ship.number),
    ];
    for (column, text) in texts {
        if table.has(column) {
            row.text(column).clone_into(text);
        }
    }
    for part in Part::ALL {
        if table.has(part.slug()) {
            ship.set_amount(part, row.whole_number(part.slug(), part.most(), problems));
        }
    }
    if table.has(FIGHTER_WARP) {
        ship.warp_fighters = row.yes_or_no(FIGHTER_WARP, problems);
    }
    if table.has("cost") {
        let cost = row.whole_number("cost", DEAREST, problems);
        ship.stated_cost = (!row.text("cost").is_empty()).then_some(Points::new(cost.into()));
    }
    ship
}

/// The styles of a project and those that a table adds.
struct Styles {
    known: BTreeMap<String, Id<Style>>,
    next: u32,
    new: Vec<Style>,
}

impl Styles {
    fn of(content: &Content) -> Self {
        // Of two styles of one name the first is meant.
        let known = content.styles.iter().rev().map(|(id, style)| (style.name.trim().to_owned(), id)).collect();
        Self { known, next: content.styles.next_id().number(), new: Vec::new() }
    }

    fn named(&mut self, name: &str) -> Option<Id<Style>> {
        if name.is_empty() {
            return None;
        }
        if let Some(id) = self.known.get(name) {
            return Some(*id);
        }
        let id = Id::new(self.next);
        self.next += 1;
        let (primary, secondary) = (Tint([0x8c, 0x96, 0xa0]), Tint([0x46, 0x50, 0x5a]));
        self.new.push(Style { name: name.into(), primary, secondary, ..Style::default() });
        self.known.insert(name.into(), id);
        Some(id)
    }
}
