//! A chapter of the blue book: systems, types of unit and tables, as data that a project copies from.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::{Content, Edit, System, Tables, UnitType};
use crate::rules::Change;

/// A chapter of the blue book.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Chapter {
    /// Star systems.
    pub systems: Vec<System>,
    /// Types of unit and weapon pods.
    pub units: Vec<UnitType>,
    /// The tables, if the chapter has them.
    pub tables: Option<Arc<Tables>>,
}

impl Chapter {
    /// The edit that copies a system of the chapter into a project; none if the chapter has no such system.
    #[must_use]
    pub fn copy_system(&self, name: &str) -> Option<Edit> {
        let system = self.systems.iter().find(|system| system.name == name)?;
        Some(Edit::System(Change::Add(system.clone())))
    }

    /// The edits that copy those types of unit into a project which its catalogue does not have to the letter.
    #[must_use]
    pub fn copy_units(&self, content: &Content) -> Vec<Edit> {
        let new = self.units.iter().filter(|unit| content.units.find(|known| known == *unit).is_none());
        new.map(|unit| Edit::Unit(Change::Add(unit.clone()))).collect()
    }

    /// The edit that puts the chapter's tables in the place of a project's, if it has any.
    #[must_use]
    pub fn copy_tables(&self) -> Option<Edit> {
        self.tables.clone().map(Edit::Tables)
    }

    /// The edits that copy everything of the chapter into a project.
    #[must_use]
    pub fn copy_all(&self, content: &Content) -> Vec<Edit> {
        let systems = self.systems.iter().map(|system| Edit::System(Change::Add(system.clone())));
        self.copy_units(content).into_iter().chain(systems).chain(self.copy_tables()).collect()
    }
}
