//! A chapter of the blue book: one fleet style, its ships, and fleets ready to fight, as data that a project copies from.

use serde::{Deserialize, Serialize};

use super::{Content, Edit, Fleet, FleetShip, Ship, Style};
use crate::rules::{Change, Id, Points};

/// A chapter of the blue book.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Chapter {
    /// The style of the chapter's ships; none for ships of no particular maker.
    pub style: Option<Style>,
    /// The ships, from the cheapest up.
    pub ships: Vec<Ship>,
    /// Fleets ready to fight.
    pub fleets: Vec<ReadyFleet>,
}

/// A fleet of the blue book.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReadyFleet {
    /// What it is called.
    pub name: String,
    /// The points it is made for.
    pub budget: Points,
    /// The names of its designs, the flagship first; a design may occur several times.
    pub ships: Vec<String>,
    /// How it is meant to be used.
    #[serde(default)]
    pub notes: String,
}

impl Chapter {
    /// The edits that copy the chapter's style into a project, if the project has none of that name, and the style's id afterwards.
    #[must_use]
    pub fn copy_style(&self, content: &Content) -> (Vec<Edit>, Option<Id<Style>>) {
        let Some(style) = &self.style else { return (Vec::new(), None) };
        match content.styles.find(|known| known.name == style.name) {
            Some((id, _)) => (Vec::new(), Some(id)),
            None => (vec![Edit::Style(Change::Add(style.clone()))], Some(content.styles.next_id())),
        }
    }

    /// The edits that copy a ship of the chapter into a project, its style included; none if the chapter has no such ship.
    #[must_use]
    pub fn copy_ship(&self, name: &str, content: &Content) -> Option<Vec<Edit>> {
        let ship = self.ships.iter().find(|ship| ship.name == name)?;
        let (mut edits, style) = self.copy_style(content);
        edits.push(Edit::Ship(Change::Add(Ship { style, ..ship.clone() })));
        Some(edits)
    }

    /// The edits that copy a fleet of the chapter into a project, with its style and those of its designs that the project does not have
    /// yet to the letter; none if the chapter has no such fleet.
    #[must_use]
    pub fn copy_fleet(&self, name: &str, content: &Content) -> Option<Vec<Edit>> {
        let ready = self.fleets.iter().find(|fleet| fleet.name == name)?;
        let (mut edits, style) = self.copy_style(content);
        let mut next = content.ships.next_id().number();
        let mut copied: Vec<(&str, Id<Ship>)> = Vec::new();
        let mut fleet =
            Fleet { name: ready.name.clone(), budget: ready.budget, style, notes: ready.notes.clone(), ..Fleet::default() };
        for design_name in &ready.ships {
            let known = copied.iter().find(|(name, _)| name == design_name).map(|(_, id)| *id);
            let design = if let Some(id) = known {
                id
            } else {
                let ship = Ship { style, ..self.ships.iter().find(|ship| ship.name == *design_name)?.clone() };
                let there = content.ships.find(|known| *known == ship).map(|(id, _)| id);
                let id = there.unwrap_or_else(|| {
                    let id = Id::new(next);
                    next += 1;
                    edits.push(Edit::Ship(Change::Add(ship)));
                    id
                });
                copied.push((design_name, id));
                id
            };
            let id = fleet.ships.add(FleetShip::of(design));
            fleet.flagship.get_or_insert(id);
        }
        edits.push(Edit::Fleet(Change::Add(fleet)));
        Some(edits)
    }
}
