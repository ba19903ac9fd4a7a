//! Space Viking: a sector of worlds, sovereigns who raid, trade, convert and build, and a campaign of twenty years played by post.
//!
//! This crate holds the designs that a referee makes and posts before the first year: the sector map with its worlds, the tables, the players with
//! their openings of 50 IU, and campaigns. [`forecast`] works out what an opening costs, what a fleet can do, the cheapest way to a technology and
//! how the number of subjects grows; [`odds`] works out how battles end. [`orders`] are the sheets that players write, and [`play`] is the referee,
//! who plays a year from them.
//!
//! The book is short and its map is lost. Rulings settle the questions that it leaves open, and the code states each ruling where it applies it.
//! Numbers that had to be worked out have the origin `reconstructed`. Citations such as "Items" name passages of the book by the titles that the
//! rulings give them.
//!
//! Some rulings on passages of the book are worth knowing. People count in millions. A player starts with 20 million subjects, because a Zealot
//! starts with 20 points. The prices of two items are read in two ways ([`Reading`]), because the columns of the book run together for unarmed ships.
//!
//! Reading order: `sector.rs`, `world_type.rs`, `arms.rs`, `world.rs`, `item.rs`, `load.rs` (cargo as text), `technology.rs`, `technology_tree.rs`,
//! `sovereign.rs`, `player.rs`, `fleet.rs`, `campaign.rs`, `tables.rs`, `content.rs`, `edit.rs`, `place.rs`, `paths.rs`, the fields of all kinds
//! (`*_fields.rs`), `designs.rs`, `random_worlds.rs`, `forecast/`, `odds/`, `tick.rs`, `way.rs`, `knowledge/` (what a player has learned), `orders/`,
//! `play/`, `checks/`, `almanac.rs`.

mod almanac;
mod arms;
mod bounds;
mod campaign;
mod campaign_fields;
pub mod checks;
mod content;
mod designs;
mod edit;
mod fleet;
mod fleet_fields;
pub mod forecast;
mod item;
mod item_fields;
pub mod knowledge;
mod load;
pub mod odds;
pub mod orders;
mod paths;
mod place;
pub mod play;
mod player;
mod player_fields;
mod quotes;
mod random_worlds;
mod sector;
mod sector_fields;
mod sovereign;
mod table_fields;
mod tables;
mod technology;
mod technology_fields;
mod technology_tree;
mod tick;
mod way;
mod world;
mod world_fields;
mod world_list_fields;
mod world_type;

pub use almanac::{Chapter, Pick};
pub use arms::{Arms, Charge, Division};
pub use campaign::Campaign;
pub use campaign_fields::CAMPAIGNS;
pub use content::Content;
pub use designs::FACTS;
pub use edit::Edit;
pub use fleet::{Aim, Fleet, Mode, Ship};
pub use fleet_fields::{FLEETS, SHIPS};
pub use item::{Item, Role};
pub use item_fields::ITEMS;
pub use load::Load;
pub use paths::Paths;
pub use place::{InCampaign, InFleet, InItem, InPlayer, InSector, InTable, InTechnology, InWorld, Place};
pub use player::Player;
pub use player_fields::PLAYERS;
pub use random_worlds::{WantedWorlds, random_worlds};
pub use sector::Sector;
pub use sector_fields::SECTOR;
pub use sovereign::Sovereign;
pub use table_fields::{ROLLS, SOVEREIGN_TABLE, SOVEREIGNS, START, WORLD_TABLE, WORLD_TYPES};
pub use tables::{Reading, Rolls, SovereignTable, Start, Table, Tables, TypeLine, Weight, WorldTable};
pub use technology::{Effect, Technology, Track};
pub use technology_fields::TECHNOLOGIES;
pub use technology_tree::{Spot, TechnologyTree};
pub use world::{Base, Chart, Estate, People, World};
pub use world_fields::WORLDS;
pub use world_list_fields::{BASES, ESTATES};
pub use world_type::WorldType;

use rules::{self, Citation};

/// A finding: a part of the designs that breaks a rule.
pub type Finding = rules::Finding<Place, Edit>;

/// A way to mend what a finding reports.
pub type Fix = rules::Fix<Edit>;

/// The title of the rulebook.
pub const BOOK: &str = "Space Viking";

/// What the game is about, in a sentence.
pub const ABOUT: &str =
    "Seven kinds of sovereign raid, trade and build among the wrecks of an empire, by post, for twenty years.";

/// A passage of the rulebook, by the name that the rulings give it.
#[must_use]
pub const fn book(section: &'static str) -> Citation {
    Citation::Book { book: BOOK, section }
}
