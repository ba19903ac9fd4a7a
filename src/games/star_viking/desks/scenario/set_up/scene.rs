//! What one frame of the window needs to draw the set-up.

use super::hand::UnitInHand as _;
use std::sync::Arc;

use super::hand::{self, Hand};
use super::stacks;
use crate::printed::{Printed, PrintedTile};
use geometry::Point;
use kit::action::Change;
use kit::board::{Pieces, Spaces, Target};
use project::Project;
use rules::Id;
use star_viking::mix;
use star_viking::set_up::{Fielded, SetUp, Unit};
use star_viking::{Deployment, ForceUnit, InScenario, PlayedSystem, Space, Station, System};

/// A unit of the set-up, given by the ids of its force's deployment and of the unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    /// The deployment of the unit's force in the scenario.
    pub deployment: Id<Deployment>,
    /// The unit within its force.
    pub unit: Id<ForceUnit>,
}

/// A box for units whose starting place is not a sector of the tile.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Elsewhere {
    /// The tray of units without a starting place.
    Tray,
    /// The box for this starting place, which is not a sector.
    Station(Station),
}

/// A scenario with its set-up, and the system that is shown.
pub struct Scene<'a> {
    /// The set-up of the open scenario.
    pub set_up: &'a SetUp<'a>,
    /// The tile that is shown.
    pub tile: Id<PlayedSystem>,
    /// The system on the tile that is shown.
    pub system: &'a System,
    /// The tile of the system as it prints.
    pub printed: Arc<PrintedTile>,
    /// The selected unit.
    pub selected: Option<Unit<'a>>,
}

impl Piece {
    /// The unit that a place of the scenario stands for; `None` for other places.
    pub const fn of(place: InScenario) -> Option<Self> {
        match place {
            InScenario::Unit(deployment, unit) => Some(Self { deployment, unit }),
            InScenario::Whole
            | InScenario::Name
            | InScenario::Systems
            | InScenario::System(_)
            | InScenario::Deployment(_)
            | InScenario::Units(_)
            | InScenario::Turns
            | InScenario::Victory
            | InScenario::Notes => None,
        }
    }

    /// The place of the unit in the scenario.
    pub const fn place(self) -> InScenario {
        InScenario::Unit(self.deployment, self.unit)
    }

    /// The unit with its data; `None` if it does not take part.
    pub fn unit<'s, 'a>(self, set_up: &'s SetUp<'a>) -> Option<&'s Unit<'a>> {
        set_up.unit(self.deployment, self.unit)
    }
}

impl<'a> Scene<'a> {
    /// What the set-up shows when this tile is open.
    pub fn of(
        printed: &mut Printed,
        project: &Project,
        set_up: &'a SetUp<'a>,
        tile: Option<Id<PlayedSystem>>,
        place: InScenario,
    ) -> Option<Self> {
        let tile = tile?;
        let (id, system) = set_up.scenario.system(tile, &set_up.content.systems)?;
        let printed = printed.tile(id, set_up.content.systems.shared(id)?, set_up.tile_label(tile), project);
        let selected = Piece::of(place).and_then(|piece| piece.unit(set_up)).copied();
        Some(Self { set_up, tile, system, printed, selected })
    }

    /// Whether a force belongs to the second Viking, whose counters are printed in a second shade of red.
    pub fn is_second_viking(&self, fielded: &Fielded) -> bool {
        mix::is_second_viking(self.set_up.content, self.set_up.scenario, fielded.force_id)
    }

    /// The ids of a unit of the set-up.
    pub fn piece(&self, unit: &Unit) -> Piece {
        piece(self.set_up, unit)
    }

    /// The unit with these ids; `None` if it does not take part.
    pub fn unit(&self, piece: Piece) -> Option<Unit<'a>> {
        piece.unit(self.set_up).copied()
    }

    /// Whether a unit is the selected one or the outermost carrier of the selected one.
    pub fn is_marked(&self, unit: &Unit) -> bool {
        self.marked() == Some(self.piece(unit))
    }

    /// The unit whose counter stands for the selected unit: that unit itself or, if it is cargo, its outermost carrier. `None` if no unit is
    /// selected.
    pub fn marked(&self) -> Option<Piece> {
        let selected = self.selected?;
        let fielded = &self.set_up.forces[selected.force];
        Some(Piece { deployment: fielded.id, unit: fielded.force.outermost(selected.id)? })
    }

    /// The units with this starting place, or without any if `at` is `None`, in the order of their forces. Cargo is left out.
    pub fn starting(&self, at: Option<Station>) -> impl Iterator<Item = &Unit<'a>> {
        self.set_up.units.iter().filter(move |unit| !unit.aboard && unit.station == at)
    }

    /// The sector of the shown tile in which a unit starts; `None` if it starts elsewhere.
    pub fn sector_of(&self, unit: &Unit) -> Option<Space> {
        match unit.station {
            Some(Station::Sector(tile, space)) if tile == self.tile => Some(space),
            _ => None,
        }
    }

    /// The starting place of a unit that is dropped on a target; `None` for the tray.
    pub fn station(&self, target: Target<Space, Elsewhere>) -> Option<Station> {
        match target {
            Target::Space(space) => Some(Station::Sector(self.tile, space)),
            Target::Box(Elsewhere::Station(at)) => Some(at),
            Target::Box(Elsewhere::Tray) => None,
        }
    }
}

impl Pieces for Scene<'_> {
    type Space = Space;
    type Piece = Piece;
    type Box = Elsewhere;

    const TAKEN_AT_ONCE: bool = true;
    const SEVERAL: bool = true;

    fn spaces(&self) -> &impl Spaces<Space = Space> {
        &*self.printed
    }

    fn piece_at(&self, point: Point) -> Option<Piece> {
        let under = stacks::placed_counters(self).into_iter().rev().find(|lying| lying.rect.contains(point));
        under.map(|lying| self.piece(&lying.unit))
    }

    fn piece_in(&self, space: Space) -> Option<Piece> {
        let marked = self.marked().filter(|piece| self.space_of(*piece) == Some(space));
        marked.or_else(|| stacks::here(self, space).next().map(|unit| self.piece(&unit)))
    }

    fn space_of(&self, piece: Piece) -> Option<Space> {
        self.sector_of(&self.unit(piece)?)
    }

    /// A unit that is dropped on the background of the tile starts in the system, in a sector that the unit's player chooses later.
    fn target(&self, point: Point, _: Option<Piece>) -> Option<Target<Space, Elsewhere>> {
        let night = Target::Box(Elsewhere::Station(Station::InSystem(self.tile)));
        Some(self.printed.at(point).map_or(night, Target::Space))
    }

    fn selected(&self) -> Option<Piece> {
        self.marked()
    }

    fn in_order(&self) -> Vec<Piece> {
        self.set_up.units.iter().filter(|unit| !unit.aboard).map(|unit| self.piece(unit)).collect()
    }

    fn place(&self, piece: Option<Piece>) -> project::Place {
        self.set_up.at(piece.map_or(InScenario::Whole, Piece::place)).into()
    }

    fn put_down(&self, hand: &Hand, others: &[Piece], target: Target<Space, Elsewhere>) -> Option<Change> {
        let unit = self.unit(hand.piece)?;
        let others: Vec<Unit> = others.iter().filter_map(|piece| self.unit(*piece)).collect();
        if !others.is_empty() {
            return hand::together(self, &unit, &others, self.station(target));
        }
        match self.station(target) {
            Some(at) => hand.start_at(self, &unit, at),
            None => hand::taken_off(self.set_up, &unit),
        }
    }

    fn taken_off(&self) -> Option<Change> {
        hand::taken_off(self.set_up, &self.selected?)
    }
}

/// The ids of a unit of the set-up.
pub fn piece(set_up: &SetUp, unit: &Unit) -> Piece {
    Piece { deployment: set_up.forces[unit.force].id, unit: unit.id }
}
