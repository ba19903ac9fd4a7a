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
    /// A province, or something of it.
    Province(Id<Province>, InProvince),
    /// A star, or something of it.
    Star(Id<Star>, InStar),
    /// A route, or something of it.
    Route(Id<Route>, InRoute),
    /// A planet, or something in it.
    Planet(Id<Planet>, InPlanet),
    /// A race, or something of it.
    Race(Id<Race>, InRace),
    /// A character, or something of it.
    Character(Id<Character>, InCharacter),
    /// A possession, or something of it.
    Possession(Id<Possession>, InPossession),
    /// A type of military unit, or something of it.
    Unit(Id<UnitType>, InUnit),
    /// A sovereign, or something of it.
    Sovereign(Id<Sovereign>, InSovereign),
    /// A mission, or something of it.
    Mission(Id<Mission>, InCard),
    /// An action card, or something of it.
    Action(Id<Action>, InCard),
    /// A galactic event, or something of it.
    Event(Id<Event>, InCard),
    /// A strategic assignment, or something of it.
    Assignment(Id<Assignment>, InCard),
    /// The secret of a planet, or something of it.
    Secret(Id<Secret>, InCard),
    /// A creature, or something of it.
    Creature(Id<Creature>, InCard),
    /// A scenario, or something in it.
    Scenario(Id<Scenario>, InScenario),
    /// A table, or something in it.
    Table(Table, InTable),
}

/// Which part of a province is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InProvince {
    /// The province as a whole.
    Whole,
    /// Its name.
    Name,
}

/// Which part of a star is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InStar {
    /// The star as a whole.
    Whole,
    /// Its name.
    Name,
    /// Its number.
    Number,
}

/// Which part of a route is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InRoute {
    /// The route as a whole.
    Whole,
}

/// Which part of a planet is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InPlanet {
    /// The planet as a whole.
    Whole,
    /// Its name.
    Name,
    /// Its number.
    Number,
    /// Its loyalty at the start.
    Loyalty,
    /// One of its environs.
    Environ(Id<Environ>),
}

/// Which part of a race is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InRace {
    /// The race as a whole.
    Whole,
    /// Its name.
    Name,
    /// Its locals in environs of one type.
    Locals(Id<Locals>),
}

/// Which part of a character is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InCharacter {
    /// The character as a whole.
    Whole,
    /// The name.
    Name,
    /// The number of the card.
    Number,
    /// What the character is good at.
    Ratings,
    /// The homes, and where the title counts.
    Homes,
    /// The extra draws.
    Draws,
    /// What is special.
    Specials,
}

/// Which part of a possession is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InPossession {
    /// The possession as a whole.
    Whole,
    /// Its name.
    Name,
    /// The number of its card.
    Number,
    /// The ratings of a ship.
    Ship,
    /// Its owner.
    Owner,
    /// What it does.
    Effects,
}

/// Which part of a type of unit is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InUnit {
    /// The type as a whole.
    Whole,
    /// Its name.
    Name,
    /// The environ that it is raised in.
    Environ,
    /// What it can do.
    Abilities,
    /// What it costs.
    Cost,
}

/// Which part of a sovereign is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InSovereign {
    /// The sovereign as a whole.
    Whole,
    /// The name.
    Name,
}

/// Which part of a card, a secret or a creature is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InCard {
    /// The card as a whole.
    Whole,
    /// Its name.
    Name,
    /// Its number.
    Number,
    /// Its section for cities.
    Urban,
    /// Its section for special environs.
    Special,
    /// Its section for the open land.
    Wild,
    /// What it does.
    Effects,
}

/// Which part of a scenario is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InScenario {
    /// The scenario as a whole.
    Whole,
    /// Its name.
    Name,
    /// The stars in play.
    Stars,
    /// One star in play.
    Star(Id<PlayedStar>),
    /// How planets start.
    Planets,
    /// How one planet starts.
    Planet(Id<PlanetStart>),
    /// What the sides have.
    Provisions,
    /// Where pieces may stand, and what may be bought.
    Limits,
    /// How the game is won.
    Victory,
    /// The set-up.
    SetUp,
    /// One row of the set-up.
    Placed(Id<Placed>),
    /// The designer's notes.
    Notes,
}

/// Which part of a table is meant. Lines and columns are counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InTable {
    /// The table as a whole.
    Whole,
    /// Where it comes from.
    Origin,
    /// A cell, by its line and column.
    Cell(u8, u8),
    /// A line that is one row, such as a squad.
    Line(u8),
}
