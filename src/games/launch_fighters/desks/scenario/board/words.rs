//! Describes units and spaces.

use super::Memory;
use super::hand::UnitInHand as _;
use super::scene::{Scene, Tray};
use super::shown::Shown;
use crate::map;
use crate::things::name_within;
use geometry::{Facing, Shape, Space};
use kit::board::Target;
use launch_fighters::placement::Objection;
use launch_fighters::{Piece, Unit};

/// The facing of a ship in words: "facing north-east, side 2 of 6".
pub fn facing(shape: Shape, facing: Facing) -> String {
    let sides = shape.sides();
    format!("facing {}, side {} of {sides}", shape.direction(facing), facing.side(sides) + 1)
}

/// Describes a unit, with its side and facing.
pub fn unit(scene: &Scene, unit: &Unit) -> String {
    let piece = scene.field.piece(unit);
    let flagship = if scene.field.is_flagship(piece) { ", flagship" } else { "" };
    let side = scene.field.sides[unit.side].label();
    let name = scene.field.name(unit);
    match piece.facing(scene.open.scenario) {
        Some(turned) => format!("{name}{flagship} of {side}, {}", facing(scene.map.grid.shape, turned)),
        None => format!("{name} ({side})"),
    }
}

/// Describes a space: what the map has there, its units, and the worst findings about them.
pub fn at(scene: &Scene, shown: &Shown, space: Space) -> String {
    let mut words = vec![map::describe(scene.map, shown.terrain(), space)];
    for there in scene.field.units.iter().filter(|unit| unit.at == space) {
        words.push(unit(scene, there));
        if let Some((severity, message)) = shown.worst(scene.field.piece(there).place()) {
            words.push(format!("{severity}: {}", message.trim_end_matches('.')));
        }
    }
    words.join("; ")
}

/// Describes the unit in hand and any objection to the space where it would be put down; `None` if nothing is in hand.
pub fn in_hand(memory: &mut Memory, scene: &Scene) -> Option<String> {
    let hand = memory.board.carried()?;
    let name = name_within(scene.field, hand.piece);
    let space = match memory.board.aim(scene) {
        Some(Target::Space(space)) => space,
        Some(Target::Box(Tray)) => return Some(format!("{name} back among those that are not placed")),
        None => return Some(format!("{name}: drop it on a space or the tray")),
    };
    let verdict = memory.guide.objection(scene, space).map_or_else(|| "it may stand there".into(), Objection::words);
    let turned = match hand.piece {
        Piece::Ship(..) => format!("; {}", facing(scene.map.grid.shape, hand.facing(scene, space))),
        Piece::Squadron(..) | Piece::Aboard(..) => String::new(),
    };
    let company = match (hand.leads(scene), hand.with_others) {
        (false, _) => "",
        (true, false) => "; hold Shift to bring its fleet",
        (true, true) => "; with its fleet",
    };
    Some(format!("{name} to {}: {verdict}{turned}{company}", scene.map.space_label(space)))
}

/// How far a space is from each of the other flagships, the nearest first: the space of the flagship, and the distance in words.
pub fn distances(scene: &Scene, piece: Piece, space: Space) -> Vec<(Space, String)> {
    let grid = scene.map.grid;
    let flagships = scene.field.flagships();
    let mut others: Vec<_> = flagships.into_iter().filter(|unit| scene.field.piece(unit) != piece).collect();
    others.sort_by_key(|unit| grid.distance(space, unit.at));
    let line = |unit: &&Unit| {
        let straight = if grid.in_line(space, unit.at) { ", straight" } else { "" };
        (unit.at, format!("{}: {}{straight}", scene.field.name(unit), grid.distance(space, unit.at)))
    };
    others.iter().map(line).collect()
}
