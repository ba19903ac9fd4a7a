//! The order of the rows, and what is worked out for them once for each value of the project.

use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use super::column::Column;
use crate::project::Project;
use crate::rules::launch_fighters::{Content, Ship};
use crate::rules::{self, Id};

/// The order of the rows.
#[derive(Default)]
pub struct Order {
    /// The designs, from the top.
    pub ships: Vec<Id<Ship>>,
    /// By which column they were put in order, and whether the most comes first.
    pub by: Option<(Column, bool)>,
    fleets: BTreeMap<Id<Ship>, String>,
    of: Option<Arc<Project>>,
}

impl Order {
    /// Brings the rows up to date: what is there keeps its row, what is new stands below. Without an order the project's holds.
    pub fn update(&mut self, project: &Arc<Project>, content: &Content) {
        if self.of.as_ref().is_some_and(|of| Arc::ptr_eq(of, project)) {
            return;
        }
        self.of = Some(Arc::clone(project));
        if self.by.is_some() {
            self.ships.retain(|id| content.ships.get(*id).is_some());
            let known: BTreeSet<Id<Ship>> = self.ships.iter().copied().collect();
            self.ships.extend(content.ships.ids().filter(|id| !known.contains(id)));
        } else {
            self.ships = content.ships.ids().collect();
        }
        let mut serving: BTreeMap<Id<Ship>, Vec<&str>> = BTreeMap::new();
        for (_, fleet) in content.fleets.iter() {
            let designs: BTreeSet<Id<Ship>> = fleet.ships.iter().map(|(_, ship)| ship.design).collect();
            for design in designs {
                serving.entry(design).or_default().push(fleet.label());
            }
        }
        self.fleets = serving.into_iter().map(|(design, names)| (design, names.join(", "))).collect();
    }

    /// Puts the rows in order by a column: the least first, then the most, then as in the project.
    pub fn sort(&mut self, content: &Content, column: Column) {
        self.by = match self.by {
            Some((before, false)) if before == column => Some((column, true)),
            Some((before, true)) if before == column => None,
            _ => Some((column, false)),
        };
        self.ships = content.ships.ids().collect();
        if let Some((column, most_first)) = self.by {
            let mut keyed: Vec<_> = self.ships.iter().map(|id| (self.key(content, *id, column), *id)).collect();
            keyed.sort_by(|(one, _), (other, _)| if most_first { other.cmp(one) } else { one.cmp(other) });
            self.ships = keyed.into_iter().map(|(_, id)| id).collect();
        }
    }

    /// What stands in a cell.
    #[must_use]
    pub fn text(&self, content: &Content, id: Id<Ship>, column: Column) -> String {
        match (column, content.ships.get(id)) {
            (_, None) => String::new(),
            (Column::Price, _) => content.price(id).map(|price| price.to_string()).unwrap_or_default(),
            (Column::Fleets, _) => self.fleets.get(&id).cloned().unwrap_or_default(),
            (column, Some(ship)) => super::block::cell(ship, content, column.name()),
        }
    }

    fn key(&self, content: &Content, id: Id<Ship>, column: Column) -> Key {
        let number = match column {
            Column::Part(part) => content.ships.get(id).map(|ship| i64::from(ship.amount(part))),
            Column::Price => content.price(id).map(rules::Points::get),
            Column::Text(..) | Column::Fleets => None,
        };
        let text = if column.is_number() { String::new() } else { self.text(content, id, column).to_lowercase() };
        Key { number, text }
    }
}

/// By what rows are put in order.
#[derive(PartialEq, Eq)]
struct Key {
    number: Option<i64>,
    text: String,
}

impl Ord for Key {
    fn cmp(&self, other: &Self) -> Ordering {
        self.number.cmp(&other.number).then_with(|| self.text.cmp(&other.text))
    }
}

impl PartialOrd for Key {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}
