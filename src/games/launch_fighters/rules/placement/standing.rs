//! The spaces where the book lets one ship stand while the others stay where they are, and the reason why it may not stand in any other space.

use std::collections::{BTreeSet, HashSet};

use super::{TEN, hanging_together, is_full, straight_tens};
use crate::{Field, Piece, SetUp, What};
use geometry::{Grid, Space};

/// A reason why the book does not let a unit stand in a space. The designer may put the unit there all the same, since checks only advise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Objection {
    /// There is no such space on the map.
    OffMap,
    /// The space is a planetoid, and the special landing rules are not in effect ("Moons and Planetoids").
    Planetoid,
    /// Another unit stands there; contains that unit's name, worded for the middle of a sentence.
    Taken(String),
    /// The unit is a squadron, and in a set-up by the book squadrons start aboard their ships ("Placement on the Map").
    StartsAboard,
    /// The unit is the first flagship, and the space is not at the centre ("Placement on the Map").
    NotAtCentre,
    /// The unit is a flagship, and another is nearer than ten spaces; contains the other's name and distance ("Placement on the Map").
    TooNear(String, u32),
    /// The unit is a flagship, and no other flagship is exactly ten spaces away in a straight line ("Placement on the Map").
    NoStraightTen,
    /// The unit is a ship, and the space is not beside its flagship, although there is room beside it; contains the flagship's name ("Placement on
    /// the Map").
    NotBeside(String),
    /// The unit is a ship whose flagship is not placed yet.
    BeforeFlagship,
    /// A unit in the space would have to retreat ("D) Recovery", 3).
    Edge,
}

impl Objection {
    /// The objection worded as a clause.
    #[must_use]
    pub fn words(&self) -> String {
        match self {
            Self::OffMap => "off the map".into(),
            Self::Planetoid => "planetoid, which no unit may enter".into(),
            Self::Taken(name) => format!("taken by {name}"),
            Self::StartsAboard => "by the book squadrons start aboard".into(),
            Self::NotAtCentre => "by the book the first flagship stands at the centre".into(),
            Self::TooNear(name, distance) => {
                let spaces = if *distance == 1 { "1 space".to_owned() } else { format!("{distance} spaces") };
                format!("{spaces} from the flagship {name}, by the book no nearer than {TEN}")
            }
            Self::NoStraightTen => format!("by the book exactly {TEN} in a straight line from another flagship"),
            Self::NotBeside(flagship) => format!("by the book beside its flagship {flagship}"),
            Self::BeforeFlagship => "by the book its flagship is placed first".into(),
            Self::Edge => "edge, where a unit that can move has to retreat".into(),
        }
    }
}

/// The spaces where the book lets a unit stand while the others stay where they are; empty in a free set-up, which allows any space.
#[must_use]
pub fn spaces_by_the_book(field: &Field, piece: Piece) -> BTreeSet<Space> {
    let Some((_, map)) = field.map.filter(|_| field.scenario.set_up == SetUp::ByTheBook) else { return BTreeSet::new() };
    let Piece::Ship(..) = piece else { return BTreeSet::new() };
    let found: Vec<Space> = if field.is_flagship(piece) {
        let others: Vec<Space> = other_flagships(field, piece).map(|(at, _)| at).collect();
        if others.is_empty() { field.centre() } else { straight_tens(map.grid, others.iter().copied(), &others).collect() }
    } else {
        beside(field, map.grid, piece)
    };
    found.into_iter().filter(|space| super::is_open(field, *space) && occupant(field, piece, *space).is_none()).collect()
}

/// The first objection to a unit in a space; `None` if the unit may stand there, or if there is no map.
#[must_use]
pub fn objection(field: &Field, piece: Piece, space: Space) -> Option<Objection> {
    let (_, map) = field.map?;
    if !map.grid.contains(space) {
        return Some(Objection::OffMap);
    }
    if !field.enterable(space) {
        return Some(Objection::Planetoid);
    }
    if let Some(name) = occupant(field, piece, space) {
        return Some(Objection::Taken(name));
    }
    let by_the_book =
        (field.scenario.set_up == SetUp::ByTheBook).then(|| against_the_book(field, map.grid, piece, space)).flatten();
    by_the_book.or_else(|| field.forces_retreat(space).then_some(Objection::Edge))
}

fn against_the_book(field: &Field, grid: Grid, piece: Piece, space: Space) -> Option<Objection> {
    let Piece::Ship(side, ship) = piece else { return Some(Objection::StartsAboard) };
    if field.sides.iter().any(|fielded| fielded.id == side && fielded.side.arrival(ship).is_some()) {
        return None;
    }
    if field.is_flagship(piece) {
        let others: Vec<(Space, String)> = other_flagships(field, piece).collect();
        let distance = |(at, _): &&(Space, String)| grid.distance(*at, space);
        return match others.iter().min_by_key(distance) {
            None => (!field.centre().contains(&space)).then_some(Objection::NotAtCentre),
            Some(nearest) if distance(&nearest) < TEN => Some(Objection::TooNear(nearest.1.clone(), distance(&nearest))),
            Some(_) if others.iter().any(|(at, _)| super::linked(grid, *at, space)) => None,
            Some(_) => Some(Objection::NoStraightTen),
        };
    }
    match field.own_flagship(piece) {
        None => Some(Objection::BeforeFlagship),
        Some(_) if beside(field, grid, piece).contains(&space) => None,
        Some(flagship) => Some(Objection::NotBeside(field.name(flagship))),
    }
}

/// The spaces beside a ship's flagship, taken or not; if none of them is free, the spaces beside all ships connected with the flagship.
fn beside(field: &Field, grid: Grid, piece: Piece) -> Vec<Space> {
    let Some(flagship) = field.own_flagship(piece) else { return Vec::new() };
    let ships = || {
        let others = field.units.iter().filter(|unit| field.piece(unit) != piece && matches!(unit.what, What::Ship(_)));
        others.filter(|unit| grid.contains(unit.at))
    };
    let taken: HashSet<Space> = ships().map(|unit| unit.at).collect();
    if !is_full(field, grid, flagship.at, |space| taken.contains(&space)) {
        return grid.neighbours(flagship.at).collect();
    }
    let own = ships().filter(|unit| unit.side == flagship.side).map(|unit| unit.at).collect();
    hanging_together(grid, flagship.at, &own).into_iter().flat_map(|space| grid.neighbours(space)).collect()
}

/// The flagships of other sides that stand on the map: the space and the name of each.
fn other_flagships<'a>(field: &'a Field, piece: Piece) -> impl Iterator<Item = (Space, String)> + 'a {
    let others = field.flagships().into_iter().filter(move |unit| field.sides[unit.side].id != piece.side());
    others.map(|unit| (unit.at, field.name(unit)))
}

/// The name of a unit other than `piece` that stands in a space; `None` if no other unit stands there.
fn occupant(field: &Field, piece: Piece, space: Space) -> Option<String> {
    let there = field.units.iter().find(|unit| unit.at == space && field.piece(unit) != piece)?;
    Some(field.name_within(there))
}
