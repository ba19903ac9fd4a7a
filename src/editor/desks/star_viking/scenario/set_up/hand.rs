//! What is done to units: they are taken into the hand, put down, and taken off. Each is one edit with a name.

use egui::Pos2;

use super::scene::{Piece, Scene};
use super::target::Target;
use crate::editor::action::Change;
use crate::editor::desks::star_viking::things;
use crate::rules::star_viking::set_up::{SetUp, Unit};
use crate::rules::star_viking::{InScenario, PlayedSystem, Station};
use crate::rules::{Id, counted};

/// A unit in the hand.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Hand {
    /// The unit.
    pub piece: Piece,
    /// What holds it.
    pub held_by: HeldBy,
    /// Whether all of its type come along that start where it does.
    pub all: bool,
}

/// What holds a unit.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum HeldBy {
    /// The button of the pointer, which went down here; whether it has moved since.
    Drag(Pos2, bool),
    /// Nothing needs to be held: the unit follows the pointer and the cursor until it is put down.
    Free,
}

impl Hand {
    /// A unit that the pointer drags from where it is.
    pub const fn drag(piece: Piece, from: Pos2, moves: bool) -> Self {
        Self { piece, held_by: HeldBy::Drag(from, moves), all: false }
    }

    /// A unit that follows pointer and cursor.
    pub const fn free(piece: Piece) -> Self {
        Self { piece, held_by: HeldBy::Free, all: false }
    }

    /// Whether the unit is on its way, and not only pressed.
    pub const fn moves(&self) -> bool {
        matches!(self.held_by, HeldBy::Free | HeldBy::Drag(_, true))
    }

    /// The other units of its type that start where it does.
    pub fn alike<'a>(&self, scene: &Scene<'a>) -> Vec<Unit<'a>> {
        let Some(own) = scene.unit(self.piece) else { return Vec::new() };
        let alike = |unit: &&Unit<'a>| unit.force == own.force && unit.kind_id == own.kind_id && unit.id != own.id;
        scene.starting(own.station).filter(alike).copied().collect()
    }

    /// What comes along.
    pub fn company<'a>(&self, scene: &Scene<'a>) -> Vec<Unit<'a>> {
        if self.all { self.alike(scene) } else { Vec::new() }
    }

    /// The change that puts the unit somewhere; none where it is there already.
    pub fn put_down(&self, scene: &Scene, target: Target) -> Option<Change> {
        let unit = scene.unit(self.piece)?;
        match target {
            Target::Tray => taken_off(scene.set_up, &unit),
            Target::Station(at) => {
                let company = self.company(scene);
                if company.is_empty() {
                    return put(scene.set_up, &unit, at);
                }
                let number = counted(company.len() + 1, unit.kind.short());
                let force = scene.set_up.force_label(scene.set_up.forces[unit.force].id);
                let label = format!("{} {number} of {force}", what(&unit));
                let moved: Vec<(Unit, Station)> = std::iter::once(unit).chain(company).map(|unit| (unit, at)).collect();
                Some(Change::edit(label, scene.set_up.move_all(&moved)?).then_select(scene.place(self.piece)))
            }
        }
    }
}

/// The change that takes a unit off; none where it starts nowhere.
pub fn taken_off(set_up: &SetUp, unit: &Unit) -> Option<Change> {
    let (edit, label) = things::taken_off(set_up, unit)?;
    Some(Change::edit(label, edit).then_select(set_up.place(unit)))
}

/// The change that has a unit start somewhere; none where it does already.
pub fn put(set_up: &SetUp, unit: &Unit, at: Station) -> Option<Change> {
    let label = format!("{} {}", what(unit), set_up.full_name(unit));
    Some(Change::edit(label, set_up.move_to(unit, at)?).then_select(set_up.place(unit)))
}

/// What putting a unit somewhere is called.
const fn what(unit: &Unit) -> &'static str {
    if unit.station.is_some() { "Move" } else { "Place" }
}

/// The change that places all units of a force that start nowhere, in a tile or each in the system that it defends; none where none takes
/// any.
pub fn placed_all(scene: &Scene, force: usize, tile: Option<Id<PlayedSystem>>) -> Option<Change> {
    // Where no tile is named, only those that have a system of their own know where to go.
    let knows = |unit: &&Unit| tile.is_some() || unit.home.is_some();
    let moved: Vec<_> =
        waiting(scene, force).filter(knows).filter_map(|unit| Some((*unit, scene.set_up.usual_station(unit, tile)?))).collect();
    let edit = scene.set_up.move_all(&moved)?;
    let fielded = &scene.set_up.forces[force];
    let label = format!("Place {} of {}", counted(moved.len(), "unit"), scene.set_up.force_label(fielded.id));
    Some(Change::edit(label, edit).then_select(scene.set_up.at(InScenario::Whole)))
}

/// The units of a force that start nowhere.
pub fn waiting<'s, 'a>(scene: &'s Scene<'a>, force: usize) -> impl Iterator<Item = &'s Unit<'a>> {
    scene.starting(None).filter(move |unit| unit.force == force)
}
