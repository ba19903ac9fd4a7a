//! What is seen of a moment of a game: everything that lies open, and of what is covered only what the viewer knows.

use crate::Vikings;
use kit::play::{Eyes, Game, Seen};
use vikings::TokenKind;
use vikings::play::{Battle, BoatNumber, Duty, Fate, ManNumber, MarkerNumber, Position, Public, Question, Sealed};

use geometry::Space;
use rules::play::{Play as _, Player};

/// What is seen of a moment of a game.
#[derive(Clone, Copy)]
pub struct Scene<'a> {
    /// The battle.
    pub battle: &'a Battle,
    /// Everything that lies open.
    pub position: &'a Position,
    /// What each side has chosen for its boats and not turned up yet, as far as the viewer knows it (4.2, 4.3).
    sealed: [Option<&'a Sealed>; 2],
    /// What the markers are, where the viewer knows it.
    markers: Option<&'a [TokenKind]>,
}

impl<'a> Scene<'a> {
    /// What is seen of a game now.
    pub fn of(game: &'a Game<Vikings>, eyes: Eyes) -> Self {
        match game.seen(eyes) {
            Seen::All(state) => Self {
                battle: &game.battle,
                position: &state.position,
                sealed: [Some(&state.sealed[0]), Some(&state.sealed[1])],
                markers: Some(&state.markers),
            },
            Seen::Side(view) => {
                let mut sealed = [None, None];
                sealed[view.player.index()] = Some(view.sealed);
                Self { battle: &game.battle, position: view.position, sealed, markers: view.markers }
            }
        }
    }

    /// What lies open of a moment, and nothing else.
    pub const fn open(battle: &'a Battle, position: &'a Position) -> Self {
        Self { battle, position, sealed: [None, None], markers: None }
    }

    /// What everybody knows of the game.
    pub fn public(&self) -> &'a Public {
        self.battle.public()
    }

    /// The question that is asked.
    pub fn question(&self) -> Option<Question> {
        self.position.question.map(|(_, question)| question)
    }

    /// What somebody does aboard, as far as the viewer knows, and whether that is still covered.
    pub fn duty(&self, man: ManNumber) -> (Duty, bool) {
        let player = self.public().man(man).player;
        let covered = self.sealed_by(player).and_then(|sealed| sealed.duty(man));
        (covered.unwrap_or(self.position.man(man).duty), covered.is_some())
    }

    /// The speed that a boat was given and that is still covered, as far as the viewer knows.
    pub fn covered_speed(&self, boat: BoatNumber) -> Option<i8> {
        let speeds = &self.sealed_by(self.position.boat(boat).player)?.speeds;
        speeds.iter().find(|(number, _)| *number == boat).map(|(_, speed)| *speed)
    }

    /// What a marker is, as far as the viewer knows (5.5).
    pub fn marker(&self, marker: MarkerNumber) -> Option<TokenKind> {
        let shown = self.position.markers[marker.index()].shown;
        shown.or_else(|| self.markers?.get(marker.index()).copied())
    }

    /// Those who fell, each on the hex of the fall.
    pub fn fallen(&self) -> impl Iterator<Item = (ManNumber, Space)> + 'a {
        let dead = self.position.numbered().filter(|(_, man)| man.fate == Fate::Dead);
        dead.map(|(number, man)| (number, man.pose.hex))
    }

    fn sealed_by(&self, player: Player) -> Option<&'a Sealed> {
        self.sealed[player.index()]
    }
}
