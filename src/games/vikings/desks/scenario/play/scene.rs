//! A moment of a game as a viewer sees it: the open position, and the covered information that this viewer knows.

use crate::Vikings;
use kit::play::{Eyes, Game, Seen};
use vikings::TokenKind;
use vikings::play::{Battle, BoatNumber, Duty, Fate, ManNumber, MarkerNumber, Position, Public, Question, Sealed, State};

use geometry::Space;
use rules::play::{Play as _, Player};

/// A moment of a game as a viewer sees it.
#[derive(Clone, Copy)]
pub struct Scene<'a> {
    /// The battle that is played.
    pub battle: &'a Battle,
    /// The position, as far as it is open to both sides.
    pub position: &'a Position,
    /// Each side's covered choices for its boats, by the index of the side; `None` if the viewer does not know them (4.2, 4.3).
    sealed: [Option<&'a Sealed>; 2],
    /// The kinds of all markers; `None` if the viewer does not know them all.
    markers: Option<&'a [TokenKind]>,
}

impl<'a> Scene<'a> {
    /// The current moment of a game, as it is seen in the view `eyes`.
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

    /// A moment of a game with nothing but the information that is open to both sides.
    pub const fn open(battle: &'a Battle, position: &'a Position) -> Self {
        Self { battle, position, sealed: [None, None], markers: None }
    }

    /// A moment of a game as it is seen by the side that has to answer the question, with that side's own covered choices.
    pub fn of_asked(battle: &'a Battle, state: &'a State) -> Self {
        let mut sealed = [None, None];
        if let Some((player, _)) = state.position.question {
            sealed[player.index()] = Some(&state.sealed[player.index()]);
        }
        Self { sealed, ..Self::open(battle, &state.position) }
    }

    /// The public data of the battle, known to both sides.
    pub fn public(&self) -> &'a Public {
        self.battle.public()
    }

    /// The question that a side has to answer at present; `None` if there is no question.
    pub fn question(&self) -> Option<Question> {
        self.position.question.map(|(_, question)| question)
    }

    /// The task of a character aboard, as far as the viewer knows it, and whether it is still covered.
    pub fn duty(&self, man: ManNumber) -> (Duty, bool) {
        let player = self.public().man(man).player;
        let covered = self.sealed_by(player).and_then(|sealed| sealed.duty(man));
        (covered.unwrap_or(self.position.man(man).duty), covered.is_some())
    }

    /// Whether the viewer knows the covered tasks and speeds of a side (4.2, 4.3).
    pub fn knows_tasks(&self, player: Player) -> bool {
        self.sealed_by(player).is_some()
    }

    /// The speed that was chosen covered for a boat; `None` if the viewer does not know it.
    pub fn covered_speed(&self, boat: BoatNumber) -> Option<i8> {
        let speeds = &self.sealed_by(self.position.boat(boat).player)?.speeds;
        speeds.iter().find(|(number, _)| *number == boat).map(|(_, speed)| *speed)
    }

    /// The kind of a marker (5.5); `None` if the viewer does not know it.
    pub fn marker(&self, marker: MarkerNumber) -> Option<TokenKind> {
        let shown = self.position.markers[marker.index()].shown;
        shown.or_else(|| self.markers?.get(marker.index()).copied())
    }

    /// The characters who fell, each with the hex on which they fell.
    pub fn fallen(&self) -> impl Iterator<Item = (ManNumber, Space)> + 'a {
        let dead = self.position.numbered().filter(|(_, man)| man.fate == Fate::Dead);
        dead.map(|(number, man)| (number, man.pose.hex))
    }

    /// Whether bodies lie on a hex. They do not if they sank in water or were cleared away (2.52, R16).
    pub fn holds_bodies(&self, space: Space) -> bool {
        self.position.heap(space).persons > 0
    }

    fn sealed_by(&self, player: Player) -> Option<&'a Sealed> {
        self.sealed[player.index()]
    }
}
