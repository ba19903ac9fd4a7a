//! Places in the designs that a finding or a click can point at. `paths.rs` puts them into words.

use serde::{Deserialize, Serialize};

use super::cards::{Action, Assignment, Creature, Event, Mission, Secret};
use super::set_up::{Placed, PlanetStart};
use super::{
    Character, Environ, Locals, Planet, PlayedStar, Possession, Province, Race, Route, Scenario, Sovereign, Star, Table, UnitType,
};
use rules::Id;

/// A place in the designs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Place {
    /// A province, or a part of it.
    Province(Id<Province>, InProvince),
    /// A star, or a part of it.
    Star(Id<Star>, InStar),
    /// A route, or a part of it.
    Route(Id<Route>, InRoute),
    /// A planet, or a part of it.
    Planet(Id<Planet>, InPlanet),
    /// A race, or a part of it.
    Race(Id<Race>, InRace),
    /// A character, or a part of the character's data.
    Character(Id<Character>, InCharacter),
    /// A possession, or a part of it.
    Possession(Id<Possession>, InPossession),
    /// A type of military unit, or a part of it.
    Unit(Id<UnitType>, InUnit),
    /// A sovereign, or a part of the sovereign's data.
    Sovereign(Id<Sovereign>, InSovereign),
    /// A mission, or a part of it.
    Mission(Id<Mission>, InCard),
    /// An action card, or a part of it.
    Action(Id<Action>, InCard),
    /// A galactic event, or a part of it.
    Event(Id<Event>, InCard),
    /// A strategic assignment, or a part of it.
    Assignment(Id<Assignment>, InCard),
    /// The secret of a planet, or a part of it.
    Secret(Id<Secret>, InCard),
    /// A creature, or a part of it.
    Creature(Id<Creature>, InCard),
    /// A scenario, or a part of it.
    Scenario(Id<Scenario>, InScenario),
    /// A table, or a part of it.
    Table(Table, InTable),
}

impl Place {
    /// The place of a part of a table.
    #[must_use]
    pub const fn of_table(table: Table, part: InTable) -> Self {
        Self::Table(table, part)
    }

    /// The table and the part of it that the place points at; `None` if the place is not in a table.
    #[must_use]
    pub const fn in_table(self) -> Option<(Table, InTable)> {
        if let Self::Table(table, part) = self { Some((table, part)) } else { None }
    }
}

/// The part of a province that a place points at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InProvince {
    /// The province as a whole.
    Whole,
    /// The name of the province.
    Name,
}

/// The part of a star that a place points at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InStar {
    /// The star as a whole.
    Whole,
    /// The name of the star.
    Name,
    /// The number of the star.
    Number,
}

/// The part of a route that a place points at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InRoute {
    /// The route as a whole.
    Whole,
}

/// The part of a planet that a place points at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InPlanet {
    /// The planet as a whole.
    Whole,
    /// The name of the planet.
    Name,
    /// The number of the planet.
    Number,
    /// The loyalty of the planet at the start.
    Loyalty,
    /// One environ of the planet.
    Environ(Id<Environ>),
}

/// The part of a race that a place points at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InRace {
    /// The race as a whole.
    Whole,
    /// The name of the race.
    Name,
    /// The race's locals in environs of one type.
    Locals(Id<Locals>),
}

/// The part of a character that a place points at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InCharacter {
    /// The character as a whole.
    Whole,
    /// The name of the character.
    Name,
    /// The number of the character's card.
    Number,
    /// The ratings of the character.
    Ratings,
    /// The character's homes, and the planet on which the character's title makes the character royal.
    Homes,
    /// The extra draws of the character.
    Draws,
    /// The special abilities of the character.
    Specials,
}

/// The part of a possession that a place points at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InPossession {
    /// The possession as a whole.
    Whole,
    /// The name of the possession.
    Name,
    /// The number of the possession's card.
    Number,
    /// The ratings of a ship.
    Ship,
    /// The owner of the possession.
    Owner,
    /// The effects of the possession.
    Effects,
}

/// The part of a type of unit that a place points at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InUnit {
    /// The type as a whole.
    Whole,
    /// The name of the type.
    Name,
    /// The type of environ in which units of the type are raised.
    Environ,
    /// The strengths and abilities of the type.
    Abilities,
    /// The cost of the type in Force Points.
    Cost,
}

/// The part of a sovereign that a place points at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InSovereign {
    /// The sovereign as a whole.
    Whole,
    /// The name of the sovereign.
    Name,
}

/// The part of a card, a secret or a creature that a place points at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InCard {
    /// The card as a whole.
    Whole,
    /// The name of the card.
    Name,
    /// The number of the card.
    Number,
    /// The section of an action card for cities.
    Urban,
    /// The section of an action card for special environs.
    Special,
    /// The section of an action card for the open land.
    Wild,
    /// The effects of the card.
    Effects,
}

/// The part of a scenario that a place points at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InScenario {
    /// The scenario as a whole.
    Whole,
    /// The name of the scenario.
    Name,
    /// The stars in play.
    Stars,
    /// One star in play.
    Star(Id<PlayedStar>),
    /// The planets that start differently in this scenario from what the map says.
    Planets,
    /// One planet that starts differently in this scenario from what the map says.
    Planet(Id<PlanetStart>),
    /// The list of what the scenario gives the sides.
    Provisions,
    /// The limits on where pieces may stand, and on what may be bought.
    Limits,
    /// The rules by which the game is won.
    Victory,
    /// The set-up of the scenario.
    SetUp,
    /// One row of the set-up.
    Placed(Id<Placed>),
    /// The designer's notes on the scenario.
    Notes,
}

/// The part of a table that a place points at. Lines and columns are counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InTable {
    /// The table as a whole.
    Whole,
    /// The origin of the table's data.
    Origin,
    /// A cell of the table, by its line and its column.
    Cell(u8, u8),
    /// A whole line of the table, such as one squad.
    Line(u8),
}
