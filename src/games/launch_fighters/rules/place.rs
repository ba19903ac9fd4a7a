//! Places in the designs that a finding or a click can point at. Their names stand in `paths.rs`.

use serde::{Deserialize, Serialize};

use super::map::{Area, Label, Terrain};
use super::scenario::{Condition, Side};
use super::{Fleet, FleetShip, Map, Part, Scenario, Ship, Style};
use geometry::Space;
use rules::Id;

/// A place in the designs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Place {
    /// The switches of the optional rules.
    Options,
    /// A fleet style, or something in it.
    Style(Id<Style>, InStyle),
    /// A ship design, or something in it.
    Ship(Id<Ship>, InShip),
    /// A fleet, or something in it.
    Fleet(Id<Fleet>, InFleet),
    /// A map, or something on it.
    Map(Id<Map>, InMap),
    /// A scenario, or something in it.
    Scenario(Id<Scenario>, InScenario),
}

/// A part of a fleet style.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InStyle {
    /// The whole style.
    Whole,
    /// Its name.
    Name,
    /// The form of its hulls, and its colours.
    Looks,
    /// Who they are and how they fight.
    People,
}

/// A part of a ship design.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InShip {
    /// The whole design.
    Whole,
    /// Its name.
    Name,
    /// Its default counter letter.
    Letter,
    /// Its fleet style.
    Style,
    /// How much it has of a part.
    Part(Part),
    /// The cost that its list states.
    StatedCost,
    /// Whether its fighters have warp drives.
    FighterWarp,
    /// Remarks for its record sheet.
    Notes,
}

/// A part of a fleet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InFleet {
    /// The whole fleet.
    Whole,
    /// Its name.
    Name,
    /// Its budget.
    Budget,
    /// Its style.
    Style,
    /// Its flagship.
    Flagship,
    /// One of its ships.
    Ship(Id<FleetShip>),
    /// Remarks for the roster.
    Notes,
}

/// A part of a map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InMap {
    /// The whole map.
    Whole,
    /// Its name.
    Name,
    /// Its number of columns and rows.
    Size,
    /// What its spaces look like.
    Shape,
    /// How wide its spaces are, and how they are numbered.
    Spaces,
    /// The edges where units retreat.
    Edges,
    /// A piece of terrain.
    Terrain(Id<Terrain>),
    /// A label.
    Label(Id<Label>),
    /// An area.
    Area(Id<Area>),
    /// A space.
    Space(Space),
}

/// A part of a scenario.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InScenario {
    /// The whole scenario.
    Whole,
    /// Its name.
    Name,
    /// Its map.
    Map,
    /// How fleets are placed.
    SetUp,
    /// Whether units may stand on planetoids.
    Landing,
    /// Its turn limit.
    TurnLimit,
    /// A side.
    Side(Id<Side>),
    /// A ship of a side, at its starting place or among the reinforcements.
    Ship(Id<Side>, Id<FleetShip>),
    /// A squadron that starts on the map, by its number in the side's list, from 0.
    Squadron(Id<Side>, u32),
    /// A group of reinforcements, by its number in the side's list, from 0.
    Reinforcement(Id<Side>, u32),
    /// A special victory condition.
    Condition(Id<Condition>),
    /// The designer's notes.
    Notes,
}
