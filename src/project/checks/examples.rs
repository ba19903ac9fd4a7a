//! Examples for the rules about projects, with designs of one game. No other file of this floor names a game, except the door in `games/`.

use std::sync::Arc;

use crate::{Game, Intended, Kept, KeptSort, Project};
use launch_fighters::{Content, InShip, Part, Place, Ship};
use rules::Id;

/// The bytes of the smallest possible PNG: one gray pixel.
pub(super) const PIXEL: [u8; 67] = [
    137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0, 58, 126, 155, 85, 0, 0,
    0, 10, 73, 68, 65, 84, 120, 218, 99, 104, 0, 0, 0, 130, 0, 129, 218, 69, 8, 59, 0, 0, 0, 0, 73, 69, 78, 68, 174, 66, 96, 130,
];

/// A project without designs.
pub(super) fn empty() -> Project {
    Project::new(OWN, "Marks")
}

/// A project with a finding that is marked as intended and does occur.
pub(super) fn with_finding() -> Project {
    decoy(0)
}

/// A project with a finding that is marked as intended but does not occur.
pub(super) fn without_finding() -> Project {
    decoy(2)
}

/// A project with a ship whose counter shows picture 1; the project itself has no pictures.
pub(super) fn with_picture() -> Project {
    of_ship(Ship { picture: Some(Id::new(1)), ..Ship::named("Lance") }, "Pictures")
}

/// A project with a ship of this name.
pub(super) fn with_ship(name: &str) -> Project {
    of_ship(Ship::named(name), "Names")
}

/// A project of the game [`OWN`] that keeps a record of the game `game`.
pub(super) fn keeping(game: Game) -> Project {
    let mut project = empty();
    project.kept.extend(Kept::new(KeptSort::Game, game, "()".into()).ok().map(|mut kept| {
        kept.name = "First game".into();
        Arc::new(kept)
    }));
    project
}

/// The game that the example projects are for.
pub(super) const OWN: Game = Game::LaunchFighters;
/// A game that the example projects are not for.
pub(super) const OTHER: Game = Game::StarViking;

/// A project with a ship that has launchers and this many missiles. The finding that the launchers have no missiles is marked as intended.
fn decoy(missiles: u32) -> Project {
    let ship = Ship::named("Decoy").with(Part::Launchers, 1).with(Part::Move, 2).with(Part::Defense, 1);
    let mut project = of_ship(ship.with(Part::Missiles, missiles), "Decoys");
    project.intended.push(Intended {
        rule: "launchers-without-missiles".into(),
        place: Place::Ship(Id::new(1), InShip::Part(Part::Missiles)).into(),
        reason: "It only pretends.".into(),
    });
    project
}

fn of_ship(ship: Ship, title: &str) -> Project {
    let content = Content { ships: [ship].into_iter().collect(), ..Content::default() };
    Project::with_content(content.into(), title)
}
