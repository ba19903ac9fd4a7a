//! The places in the designs that a finding or a click can point at. `paths.rs` writes their paths.

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
    /// A fleet style or a part of it.
    Style(Id<Style>, InStyle),
    /// A ship design or a part of it.
    Ship(Id<Ship>, InShip),
    /// A fleet or a part of it.
    Fleet(Id<Fleet>, InFleet),
    /// A map or a part of it.
    Map(Id<Map>, InMap),
    /// A scenario or a part of it.
    Scenario(Id<Scenario>, InScenario),
}

/// A part of a fleet style.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InStyle {
    /// The style as a whole.
    Whole,
    /// The style's name.
    Name,
    /// The shape and colours of the style's hulls.
    Looks,
    /// The people who build the style's ships: their description, and how they fight.
    People,
}

/// A part of a ship design.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InShip {
    /// The design as a whole.
    Whole,
    /// The design's name.
    Name,
    /// The design's default counter letter.
    Letter,
    /// The design's fleet style.
    Style,
    /// How many levels or pieces of a part the design has.
    Part(Part),
    /// The cost that an imported list states for the design.
    StatedCost,
    /// Whether the design's fighters have warp drives.
    FighterWarp,
    /// Remarks for the design's record sheet.
    Notes,
}

/// A part of a fleet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InFleet {
    /// The fleet as a whole.
    Whole,
    /// The fleet's name.
    Name,
    /// The fleet's budget.
    Budget,
    /// The fleet's style.
    Style,
    /// The choice of the fleet's flagship.
    Flagship,
    /// A ship of the fleet.
    Ship(Id<FleetShip>),
    /// Remarks for the roster.
    Notes,
}

/// A part of a map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InMap {
    /// The map as a whole.
    Whole,
    /// The map's name.
    Name,
    /// How many columns and rows the map has.
    Size,
    /// The shape of the map's spaces.
    Shape,
    /// The width of the map's spaces, and how they are numbered.
    Spaces,
    /// The edges where units retreat.
    Edges,
    /// A piece of terrain.
    Terrain(Id<Terrain>),
    /// A label of the map.
    Label(Id<Label>),
    /// An area of the map.
    Area(Id<Area>),
    /// A space of the map.
    Space(Space),
}

/// A part of a scenario.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum InScenario {
    /// The scenario as a whole.
    Whole,
    /// The scenario's name.
    Name,
    /// The choice of the scenario's map.
    Map,
    /// The way in which fleets are placed.
    SetUp,
    /// Whether units may stand on planetoids.
    Landing,
    /// The scenario's turn limit.
    TurnLimit,
    /// A side of the scenario.
    Side(Id<Side>),
    /// A ship of a side, at its starting place or among the reinforcements.
    Ship(Id<Side>, Id<FleetShip>),
    /// A squadron that starts on the map, by its index (from 0) in the side's list.
    Squadron(Id<Side>, u32),
    /// A group of reinforcements, by its index (from 0) in the side's list.
    Reinforcement(Id<Side>, u32),
    /// A special victory condition.
    Condition(Id<Condition>),
    /// The designer's notes on the scenario.
    Notes,
}
