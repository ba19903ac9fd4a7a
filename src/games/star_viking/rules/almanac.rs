//! A chapter of the blue book for Star Viking: systems, types of unit and tables, which a project can copy.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::bounds;
use super::{Color, Content, Edit, System, Table, Tables, UnitType};
use rules::Change;

/// A chapter of the blue book.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Chapter {
    /// The star systems of the chapter.
    #[serde(deserialize_with = "bounds::read_systems")]
    pub systems: Vec<System>,
    /// The types of unit and weapon pods of the chapter.
    #[serde(deserialize_with = "bounds::read_units")]
    pub units: Vec<UnitType>,
    /// The tables, if the chapter has them.
    pub tables: Option<Arc<Tables>>,
}

/// Names one thing in a chapter.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Pick {
    /// The system with this name.
    System(String),
    /// The type of unit with this colour and this name.
    Unit(Color, String),
    /// This table of the chapter.
    Table(Table),
}

impl Chapter {
    /// Everything in the chapter, in the order in which it is copied.
    pub fn picks(&self) -> impl Iterator<Item = Pick> {
        let units = self.units.iter().map(|unit| Pick::Unit(unit.color, unit.name.clone()));
        let systems = self.systems.iter().map(|system| Pick::System(system.name.clone()));
        let tables = self.tables.iter().flat_map(|_| Table::ALL.map(Pick::Table));
        units.chain(systems).chain(tables)
    }

    /// The system with this name; `None` if the chapter has none.
    #[must_use]
    pub fn system(&self, name: &str) -> Option<&System> {
        self.systems.iter().find(|system| system.name == name)
    }

    /// The type of unit with this colour and this name; `None` if the chapter has none.
    #[must_use]
    pub fn unit(&self, color: Color, name: &str) -> Option<&UnitType> {
        self.units.iter().find(|unit| unit.color == color && unit.name == name)
    }

    /// The edits that copy a thing of the chapter into a project; a table replaces the project's own. The list is empty if the project already holds
    /// exactly the same thing. `None` if the chapter has no such thing.
    #[must_use]
    pub fn copy(&self, pick: &Pick, content: &Content) -> Option<Vec<Edit>> {
        let edit = match pick {
            Pick::System(name) => {
                let system = self.system(name)?;
                let known = content.systems.find(|known| known == system).is_some();
                (!known).then(|| Edit::System(Change::Add(system.clone())))
            }
            Pick::Unit(color, name) => {
                let unit = self.unit(*color, name)?;
                let known = content.units.find(|known| known == unit).is_some();
                (!known).then(|| Edit::Unit(Change::Add(unit.clone())))
            }
            Pick::Table(table) => {
                let mut tables = (*content.tables).clone();
                tables.take(*table, self.tables.as_ref()?);
                (tables != *content.tables).then(|| Edit::Tables(Arc::new(tables)))
            }
        };
        Some(edit.into_iter().collect())
    }
}
