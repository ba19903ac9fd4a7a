//! The lit, that is, highlighted hexes for the character in hand. They are worked out once for each character and each state of the project.

use std::sync::Arc;

use super::decks::Seat;
use super::scene::{Piece, Scene};
use kit::board::{Light, Lights};
use project::Project;
use rules::Id;
use vikings::{Force, Task};

/// The lit, that is, highlighted hexes for one character.
#[derive(Default)]
pub struct Guide {
    of: Option<(Arc<Project>, Id<Force>, Piece)>,
    seats: Vec<(Seat, Task, Option<String>)>,
    /// The hexes where the character may stand or row.
    pub lights: Vec<Lights<Seat>>,
}

impl Guide {
    /// Works out the lit hexes again if the project, the force or the character has changed.
    pub fn update(&mut self, project: &Arc<Project>, scene: &Scene, piece: Piece) {
        if self.of.as_ref().is_some_and(|(of, id, other)| Arc::ptr_eq(of, project) && (*id, *other) == (scene.id, piece)) {
            return;
        }
        let seat = |seat: Seat| scene.would_do(piece, seat).map(|(task, against)| (seat, task, against));
        let seats: Vec<_> = scene.decks.seats().filter_map(seat).collect();
        let at = |wanted: &dyn Fn(Task) -> bool| -> Vec<Seat> {
            seats.iter().filter(|(_, task, against)| against.is_none() && wanted(*task)).map(|(seat, ..)| *seat).collect()
        };
        let lights = [
            Lights { kind: Light::Reach, spaces: at(&|task| task == Task::Oars), words: "a place to row" },
            Lights { kind: Light::Standing, spaces: at(&|task| task != Task::Oars), words: "a place to stand" },
        ];
        let lights = lights.into_iter().filter(|lights| !lights.spaces.is_empty()).collect();
        *self = Self { of: Some((Arc::clone(project), scene.id, piece)), seats, lights };
    }

    /// The task that the character would get on a hex, and the objection to it, if there is one; `None` if the hex is not on a deck.
    pub fn at(&self, seat: Seat) -> Option<(Task, Option<&str>)> {
        let found = self.seats.iter().find(|(known, ..)| *known == seat);
        found.map(|(_, task, against)| (*task, against.as_deref()))
    }
}
