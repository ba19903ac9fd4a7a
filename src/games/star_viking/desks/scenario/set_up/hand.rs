//! The changes that the user makes to units of the set-up: taking in hand, putting down, taking off. Each is one edit with a name.

use super::scene::{Piece, Scene};
use crate::things;
use kit::action::Change;
use kit::board::{self, Pieces as _};
use rules::{Id, counted};
use star_viking::set_up::{SetUp, Unit};
use star_viking::{InScenario, PlayedSystem, Station};

/// A unit in hand. It can take with it all units of its type that have the same starting place.
pub type Hand = board::Hand<Piece>;

/// The operations on a unit in hand.
pub trait UnitInHand {
    /// The other units of the same force and type that have the same starting place as the unit in hand.
    fn alike<'a>(&self, scene: &Scene<'a>) -> Vec<Unit<'a>>;
    /// The units that move together with the unit in hand.
    fn company<'a>(&self, scene: &Scene<'a>) -> Vec<Unit<'a>>;
    /// The change that gives the unit in hand, and those that move with it, a starting place; `None` if they start there already.
    fn start_at(&self, scene: &Scene, unit: &Unit, at: Station) -> Option<Change>;
}

impl UnitInHand for Hand {
    fn alike<'a>(&self, scene: &Scene<'a>) -> Vec<Unit<'a>> {
        let Some(own) = scene.unit(self.piece) else { return Vec::new() };
        let alike = |unit: &&Unit<'a>| unit.force == own.force && unit.kind_id == own.kind_id && unit.id != own.id;
        scene.starting(own.station).filter(alike).copied().collect()
    }

    fn company<'a>(&self, scene: &Scene<'a>) -> Vec<Unit<'a>> {
        if self.with_others { self.alike(scene) } else { Vec::new() }
    }

    fn start_at(&self, scene: &Scene, unit: &Unit, at: Station) -> Option<Change> {
        let company = self.company(scene);
        if company.is_empty() {
            return put(scene.set_up, unit, at);
        }
        let number = counted(company.len() + 1, unit.kind.short());
        let force = scene.set_up.force_label(scene.set_up.forces[unit.force].id);
        let label = format!("{} {number} of {force}", what(unit));
        let moved: Vec<(Unit, Station)> = std::iter::once(*unit).chain(company).map(|unit| (unit, at)).collect();
        Some(Change::edit(label, scene.set_up.move_all(&moved)?).then_select(scene.place(Some(self.piece))))
    }
}

/// The change that gives several units the starting place `at`, or takes them off their starting places if `at` is `None`. Returns `None` if nothing
/// would change.
pub fn together(scene: &Scene, unit: &Unit, others: &[Unit], at: Option<Station>) -> Option<Change> {
    let all: Vec<Unit> = std::iter::once(unit).chain(others).copied().collect();
    let number = counted(all.len(), "unit");
    let (verb, edit) = match at {
        Some(at) => {
            let moved: Vec<(Unit, Station)> = all.iter().map(|unit| (*unit, at)).collect();
            ("Move", scene.set_up.move_all(&moved)?)
        }
        None => ("Take off", scene.set_up.take_all_off(&all)?),
    };
    Some(Change::edit(format!("{verb} {number}"), edit).then_select(scene.set_up.place(unit)))
}

/// The change that takes a unit off its starting place; `None` if it has none.
pub fn taken_off(set_up: &SetUp, unit: &Unit) -> Option<Change> {
    let (edit, label) = things::taken_off(set_up, unit)?;
    Some(Change::edit(label, edit).then_select(set_up.place(unit)))
}

/// The change that gives a unit a starting place; `None` if it starts there already.
pub fn put(set_up: &SetUp, unit: &Unit, at: Station) -> Option<Change> {
    let label = format!("{} {}", what(unit), set_up.full_name(unit));
    Some(Change::edit(label, set_up.move_to(unit, at)?).then_select(set_up.place(unit)))
}

/// The verb in the label of a change that gives a unit a starting place.
const fn what(unit: &Unit) -> &'static str {
    if unit.station.is_some() { "Move" } else { "Place" }
}

/// The change that places all units of a force that have no starting place: on the given tile or, without a tile, each in the system that it defends.
/// `None` if no unit can be placed.
pub fn placed_all(scene: &Scene, force: usize, tile: Option<Id<PlayedSystem>>) -> Option<Change> {
    // If no tile is given, only units that defend a system can be placed.
    let knows = |unit: &&Unit| tile.is_some() || unit.home.is_some();
    let moved: Vec<_> =
        waiting(scene, force).filter(knows).filter_map(|unit| Some((*unit, scene.set_up.usual_station(unit, tile)?))).collect();
    let edit = scene.set_up.move_all(&moved)?;
    let fielded = &scene.set_up.forces[force];
    let label = format!("Place {} of {}", counted(moved.len(), "unit"), scene.set_up.force_label(fielded.id));
    Some(Change::edit(label, edit).then_select(scene.set_up.at(InScenario::Whole)))
}

/// The units of a force that have no starting place.
pub fn waiting<'s, 'a>(scene: &'s Scene<'a>, force: usize) -> impl Iterator<Item = &'s Unit<'a>> {
    scene.starting(None).filter(move |unit| unit.force == force)
}
