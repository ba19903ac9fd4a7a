//! Fleets as a table, a row for each ship in the order of its fleet; the first is the flagship.
//!
//! `ship` is the name of a design of the project, `name` and `letter` are the ship's own. A new fleet gets the smallest budget of whole
//! hundreds that its price fits into. Where a fleet is replaced, its budget, style and notes stay, and so do the ships that are still in
//! it, so that scenarios go on knowing them.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::path::Path;

use super::super::csv::{self, Row, Table};
use super::super::{Import, summary};
use super::{ByName, NameMatch};
use crate::project::Error;
use crate::rules::launch_fighters::{Content, Edit, Fleet, FleetShip, Ship};
use crate::rules::{Change, Id, Points, Refusal, Shelf};

/// The columns of a table of fleets, in order.
pub const HEADER: [&str; 4] = ["fleet", "ship", "name", "letter"];

/// The fleets of a project as a table.
///
/// # Errors
/// If it cannot be written, which no design brings about.
pub fn write(content: &Content) -> Result<Vec<u8>, Error> {
    csv::write(&HEADER, content.fleets.iter().flat_map(|(_, fleet)| rows(fleet, content)))
}

/// The flagship comes first, wherever it stands in the fleet.
fn rows(fleet: &Fleet, content: &Content) -> Vec<Vec<String>> {
    let mut ships: Vec<_> = fleet.ships.iter().collect();
    ships.sort_by_key(|(id, _)| Some(*id) != fleet.flagship);
    let design = |ship: &FleetShip| content.ships.get(ship.design).map(|design| design.name.clone()).unwrap_or_default();
    ships.into_iter().map(|(_, ship)| vec![fleet.name.clone(), design(ship), ship.name.clone(), ship.letter.clone()]).collect()
}

/// The edits that bring a table of fleets into a project. With `replace`, a fleet of the same name is updated; without, all are added.
///
/// # Errors
/// If it is no table, has a column that is not known, or has bad rows, every one of which is named.
pub fn import(bytes: &[u8], file: &Path, content: &Content, replace: bool) -> Result<Import, Error> {
    let table = Table::read(bytes, file, &HEADER)?;
    let mut problems = Vec::new();
    // In the order in which the fleets first occur; their rows need not stand together.
    let mut fleets: Vec<(Row<'_>, Vec<FleetShip>)> = Vec::new();
    let mut places: HashMap<&str, usize> = HashMap::new();
    let designs = ByName::of(&content.ships, |ship| &ship.name);
    for row in table.rows() {
        let name = row.text("fleet");
        if name.is_empty() {
            problems.push(row.problem("fleet", "no fleet is named"));
        }
        let design = design(&designs, row).unwrap_or_else(|problem| {
            problems.push(problem);
            Id::new(0)
        });
        let ship = FleetShip { name: row.text("name").into(), letter: row.text("letter").into(), ..FleetShip::of(design) };
        match places.entry(name) {
            Entry::Occupied(place) => fleets[*place.get()].1.push(ship),
            Entry::Vacant(place) => {
                place.insert(fleets.len());
                fleets.push((row, vec![ship]));
            }
        }
    }
    let mut changes = Vec::new();
    let known = ByName::of(&content.fleets, |fleet| &fleet.name);
    for (row, ships) in fleets {
        let name = row.text("fleet");
        let old = match known.matching(name) {
            NameMatch::One(id, fleet) if replace => Some((id, fleet)),
            NameMatch::Several if replace => {
                problems.push(row.problem("fleet", format!("several fleets of the project are called {name:?}")));
                None
            }
            _ => None,
        };
        match fleet(name, old.map(|(_, fleet)| fleet), ships, content) {
            Ok(fleet) => changes.push(old.map_or(Change::Add(fleet.clone()), |(id, _)| Change::Set(id, fleet))),
            Err(refusal) => problems.push(row.problem("fleet", refusal.to_string())),
        }
    }
    if !problems.is_empty() {
        return Err(Error::Rows { file: file.into(), problems });
    }
    let updated = changes.iter().filter(|change| matches!(change, Change::Set(..))).count();
    let summary = summary(changes.len() - updated, updated, "fleet");
    Ok(Import { edits: changes.into_iter().map(|change| Edit::Fleet(change).into()).collect(), summary })
}

fn design(designs: &ByName<Ship>, row: Row<'_>) -> Result<Id<Ship>, String> {
    let name = row.text("ship");
    if name.is_empty() {
        return Err(row.problem("ship", "no ship is named"));
    }
    match designs.matching(name) {
        NameMatch::None => Err(row.problem("ship", format!("the project has no ship {name:?}"))),
        NameMatch::One(id, _) => Ok(id),
        NameMatch::Several => Err(row.problem("ship", format!("several ships of the project are called {name:?}"))),
    }
}

fn fleet(name: &str, old: Option<&Fleet>, ships: Vec<FleetShip>, content: &Content) -> Result<Fleet, Refusal> {
    let mut fleet = old.cloned().unwrap_or_default();
    name.clone_into(&mut fleet.name);
    fleet.ships = renewed(fleet.ships, ships)?;
    fleet.flagship = fleet.ships.ids().next();
    if old.is_none() {
        let hundreds = (fleet.spent(&content.ships, &content.options).get() + 99) / 100;
        fleet.budget = Points::new(hundreds.max(1) * 100);
    }
    Ok(fleet)
}

/// The new list of ships, in which those that were there keep their ids.
fn renewed(mut shelf: Shelf<FleetShip>, ships: Vec<FleetShip>) -> Result<Shelf<FleetShip>, Refusal> {
    let mut left: Vec<(Id<FleetShip>, FleetShip)> = shelf.iter().map(|(id, ship)| (id, ship.clone())).collect();
    let mut order = Vec::new();
    for ship in ships {
        let same = left.iter().position(|(_, old)| old.design == ship.design && old.name == ship.name);
        let change = match same {
            Some(index) => Change::Set(left.remove(index).0, ship),
            None => Change::Add(ship),
        };
        order.push(shelf.apply(change, "ship of the fleet")?);
    }
    for (id, _) in left {
        shelf.apply(Change::Remove(id), "ship of the fleet")?;
    }
    for (index, id) in order.into_iter().enumerate() {
        shelf.apply(Change::Move(id, index), "ship of the fleet")?;
    }
    Ok(shelf)
}
