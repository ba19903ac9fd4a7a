//! Values that are worked out once for a moment of a game and used in every frame: the lit hexes, the paths of the moving character, and the perils
//! of the path to the hex under the pointer.

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
    /// The hexes that stand for choices.
    pub lit: BTreeSet<Space>,
    /// Those of the lit hexes whose choices are first listed with their odds; only a second press makes a choice.
    pub weighed: BTreeSet<Space>,
    /// The paths of the moving character.
    pub ways: Ways,
    /// The last hex that was pointed at, with the perils of the path to it.
    meant: Option<(Space, Vec<Perils>)>,
}

/// Identifies a moment of a game: the actions so far, the choices, the number of times that actions were taken back, and the viewer.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Moment {
    at: usize,
    of: usize,
    choices: usize,
    taken_back: usize,
    eyes: Eyes,
}

impl Known {
    /// Works out the values again if the game has moved on.
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

    /// Works out the perils of the path to a hex.
    pub fn look_at(&mut self, scene: &Scene, space: Space) {
        if self.meant.as_ref().is_none_or(|(known, _)| *known != space) {
            let perils = self.ways.to(space).map(|way| way.perils(scene)).unwrap_or_default();
            self.meant = Some((space, perils));
        }
    }

    /// The path to the hex that [`Self::look_at`] was called for, with its perils.
    pub fn meant(&self, space: Space) -> Option<(&Way, &[Perils])> {
        let (_, perils) = self.meant.as_ref().filter(|(known, _)| *known == space)?;
        Some((self.ways.to(space)?, perils))
    }
}
