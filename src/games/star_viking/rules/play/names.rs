//! The names of units, tiles, sectors and types, and the words for amounts of money.

use super::{Contest, Port, Shooter, UnitNumber};
use crate::{Space, UnitType};
use rules::{Id, counted};

/// An amount of money in words.
pub(super) fn credits(amount: u32) -> String {
    counted(amount, "mega-credit")
}

/// The names that texts about the game use.
impl Contest {
    /// The name of a unit: its colour and letters, with a number if several units have the same colour and letters.
    #[must_use]
    pub fn name(&self, unit: UnitNumber) -> &str {
        self.names.get(usize::from(unit.0)).map_or("a unit", String::as_str)
    }

    pub(super) fn tile_name(&self, tile: u8) -> &str {
        self.public.tiles.get(usize::from(tile)).map_or("", |tile| tile.name.as_str())
    }

    pub(super) fn port_name(&self, port: Port) -> &str {
        match port {
            Port::Home => "the home base",
            Port::Tile(tile) => self.tile_name(tile),
        }
    }

    pub(super) fn space_name(&self, tile: u8, space: Space) -> String {
        self.public.tiles.get(usize::from(tile)).map_or_else(String::new, |tile| tile.system.space_label(space))
    }

    pub(super) fn shooter(&self, tile: u8, shooter: Shooter) -> String {
        match shooter {
            Shooter::Unit(unit) | Shooter::Pod(unit) => self.name(unit).to_owned(),
            Shooter::Sector(spot) => self.space_name(tile, Space::On(spot)),
        }
    }

    /// The name of a type, with its technology if another type has the same colour and letters.
    pub(super) fn kind_name(&self, kind: Id<UnitType>) -> String {
        let found = self.public.kind_of(kind);
        let alike = |other: &UnitType| (other.color, other.short()) == (found.color, found.short());
        let plain = format!("{} {}", found.color, found.label());
        if self.public.types.iter().filter(|(_, other)| alike(other)).nth(1).is_none() {
            plain
        } else {
            format!("{plain}, technology {}", found.technology)
        }
    }

    pub(super) fn table_name(&self, table: u8) -> &str {
        self.public.tables.politics.tables.get(usize::from(table)).map_or("politics", |table| table.name.as_str())
    }
}
