//! What is worked out once for a moment of a game and looked at in every pass: the hexes that are lit, the ways of the walker, and the perils of the way
//! that is meant.

use std::collections::BTreeSet;

use super::choices;
use super::scene::Scene;
use super::way::{Perils, Way, Ways};
use crate::Vikings;
use geometry::Space;
use kit::play::{Eyes, Game};

/// What is known of a moment.
#[derive(Default)]
pub struct Known {
    of: Option<Moment>,
    /// The hexes by which something is chosen.
    pub lit: BTreeSet<Space>,
    /// The ways of the walker.
    pub ways: Ways,
    /// The hex that was meant last, with the perils of the way to it.
    meant: Option<(Space, Vec<Perils>)>,
}

/// What tells a moment of a game from every other one: actions, choices, and how often anything was taken back.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Moment {
    at: usize,
    of: usize,
    choices: usize,
    taken_back: usize,
    eyes: Eyes,
}

impl Known {
    /// Works everything out again if the game has moved on.
    pub fn update(&mut self, game: &Game<Vikings>, eyes: Eyes) {
        let replay = game.replay();
        let choices = game.legal().len();
        let now = Moment { at: replay.at(), of: replay.len(), choices, taken_back: game.times_taken_back(), eyes };
        if self.of == Some(now) {
            return;
        }
        let scene = Scene::of(game, eyes);
        let ways = if game.legal().is_empty() { Ways::default() } else { Ways::of(&scene) };
        *self = Self { of: Some(now), lit: choices::lit(&scene, game.legal()), ways, meant: None };
    }

    /// Works out the perils of the way to a hex.
    pub fn look_at(&mut self, scene: &Scene, space: Space) {
        if self.meant.as_ref().is_none_or(|(known, _)| *known != space) {
            let perils = self.ways.to(space).map(|way| way.perils(scene)).unwrap_or_default();
            self.meant = Some((space, perils));
        }
    }

    /// The way to a hex that was looked at, with its perils.
    pub fn meant(&self, space: Space) -> Option<(&Way, &[Perils])> {
        let (_, perils) = self.meant.as_ref().filter(|(known, _)| *known == space)?;
        Some((self.ways.to(space)?, perils))
    }
}
