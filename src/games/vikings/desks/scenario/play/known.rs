//! Values that are worked out once for a moment of a game and then used in every frame: the lit, that is, highlighted hexes, the paths of the moving
//! character, and the dangers of the path to the hex under the pointer.

use std::collections::BTreeSet;

use super::choices;
use super::press::is_weighed;
use super::scene::Scene;
use super::way::{Perils, Way, Ways};
use crate::Vikings;
use geometry::Space;
use kit::play::{Eyes, Game};
use vikings::play::Action;

/// The values that were worked out for one moment of a game.
#[derive(Default)]
pub struct Known {
    of: Option<Moment>,
    /// The lit hexes: those that stand for choices.
    pub lit: BTreeSet<Space>,
    /// The lit hexes that need two presses: the first press lists their choices with the odds, and only the second makes a choice.
    pub weighed: BTreeSet<Space>,
    /// The paths of the moving character.
    pub ways: Ways,
    /// The last hex that the user has pointed at, with the dangers of each step of the path to it.
    meant: Option<(Space, Vec<Perils>)>,
}

/// Identifies a moment of a game: the shown position and the number of all actions, the number of choices, how often actions were taken back, and who
/// is looking.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Moment {
    at: usize,
    of: usize,
    choices: usize,
    taken_back: usize,
    eyes: Eyes,
}

impl Known {
    /// Works out the values again if the game is at another moment.
    pub fn update(&mut self, game: &Game<Vikings>, eyes: Eyes) {
        let replay = game.replay();
        let choices = game.legal().len();
        let now = Moment { at: replay.at(), of: replay.len(), choices, taken_back: game.times_taken_back(), eyes };
        if self.of == Some(now) {
            return;
        }
        let scene = Scene::of(game, eyes);
        let ways = if game.legal().is_empty() { Ways::default() } else { Ways::of(&scene) };
        let weighed: Vec<Action> = game.legal().iter().copied().filter(|action| is_weighed(*action)).collect();
        let [lit, weighed] = [game.legal(), &weighed[..]].map(|actions| choices::lit(&scene, actions));
        *self = Self { of: Some(now), lit, weighed, ways, meant: None };
    }

    /// Works out the dangers of the path to a hex.
    pub fn look_at(&mut self, scene: &Scene, space: Space) {
        if self.meant.as_ref().is_none_or(|(known, _)| *known != space) {
            let perils = self.ways.to(space).map(|way| way.perils(scene)).unwrap_or_default();
            self.meant = Some((space, perils));
        }
    }

    /// The path to a hex for which [`Self::look_at`] was called last, with the dangers of each step; `None` for any other hex, and if no path leads
    /// there.
    pub fn meant(&self, space: Space) -> Option<(&Way, &[Perils])> {
        let (_, perils) = self.meant.as_ref().filter(|(known, _)| *known == space)?;
        Some((self.ways.to(space)?, perils))
    }
}
