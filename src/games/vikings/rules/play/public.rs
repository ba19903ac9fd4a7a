//! What both sides know of a game: the ground, the characters, the tables, the goals.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::{Boat, Condition, Duty, Ground, Load, ManNumber, ManState, Position};
use crate::board::Walker;
use crate::{Goal, GoalKind, Heading, Options, Person, Riding, Spot, Tables, TokenKind};
use geometry::Space;
use rules::play::Player;

/// What both sides know of a game. It does not say which markers are treasures. A clone shares all large parts.
#[derive(Clone, Debug)]
pub struct Public {
    pub(super) sides: Arc<[Side]>,
    pub(super) men: Arc<[Fighter]>,
    /// The ground in each state of the tide: at low tide, in the turn in which the water comes back, and in later turns. If the game has no tide,
    /// there is only one.
    pub(super) grounds: Arc<[Ground]>,
    pub(super) tables: Arc<Tables>,
    pub(super) goals: Arc<[Aim]>,
    pub(super) options: Arc<Options>,
    /// The leads that are needed for the grades of victory, in percent of the loser's points.
    pub(super) grades: Arc<[u32]>,
    /// The number of the last turn; `None` in a game without a limit.
    pub(super) turns: Option<u16>,
    /// How many of the markers are treasures.
    pub(super) treasures: u8,
    /// The kind and the hex of each beast at the start. The horses of riders come first.
    pub(super) herd: Arc<[(TokenKind, Space)]>,
    /// The hex of each marker at the start, and whether it lies face up.
    pub(super) buried: Arc<[(Space, bool)]>,
    /// The boats, by number.
    pub(super) boats: Arc<[Boat]>,
    /// The characters, beasts and treasures aboard boats that a player puts down or that come in later.
    pub(super) stowed: Arc<[Load]>,
    /// The half points that each side has before the first turn.
    pub(super) head_starts: [i32; 2],
}

/// A side of the game.
#[derive(Clone, Debug)]
pub struct Side {
    /// The name of the side.
    pub name: String,
    /// The hexes on which the player can put down characters for whom the scenario gives no hex.
    pub set_up: Arc<[Space]>,
}

/// The facts about a character that stay the same throughout a game.
#[derive(Clone, Debug)]
pub struct Fighter {
    /// The player whose character this is.
    pub player: Player,
    /// The number that distinguishes the character from the others of its force: the id of the character's row in the force.
    pub key: u32,
    /// The name of the character.
    pub name: String,
    /// The name of the troop type, or of the people if the character has no type.
    pub troop: String,
    /// The values in four states: sound on foot, wounded on foot, sound as a rider, and wounded as a rider.
    pub faces: [Face; 4],
    /// The defense value while the character is stunned.
    pub stunned: u8,
    /// Whether the character has values as a rider.
    pub rides: bool,
    /// Whether the character has a horse at the start, either mounted or standing beside it.
    pub horse: bool,
    /// Whether the character is a man, a woman or an elder.
    pub person: Person,
    /// Whether the character is of the people whose full crews row a boat faster (4.32).
    pub viking: bool,
    /// The character's task aboard a boat at the start.
    pub duty: Duty,
    /// Whether the character wears armour.
    pub armour: bool,
    /// Whether the character has a bow.
    pub bow: bool,
    /// Whether the character may use an axe with both hands.
    pub axe: bool,
    /// Whether the character is a berserker, who has to attack and may fight on after a victory.
    pub berserk: bool,
    /// Whether the character can stand in a wall of shields.
    pub shields: bool,
    /// Whether the character swims so well that no drowning test is needed.
    pub swims: bool,
    /// Whether enemies can lead the character away as a captive.
    pub captive: bool,
    /// Whether the character is unarmed, and never attacks.
    pub unarmed: bool,
    /// The value of the character, in points.
    pub worth: i32,
    /// The place where the character begins, and the turn in which they come in; turn 0 means that they are there from the start.
    pub start: (Spot, u16),
    /// The direction that the character faces at the start.
    pub heading: Heading,
    /// Whether the character begins on foot beside their horse.
    pub afoot: bool,
    /// Whether the character begins in a wall of shields.
    pub in_wall: bool,
}

/// The three numbers on one face of a counter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Face {
    /// The attack value.
    pub attack: u8,
    /// The defense value.
    pub defense: u8,
    /// The movement points.
    pub movement: u8,
}

/// A goal of a side, in the form in which the game uses it.
#[derive(Clone, Debug)]
pub struct Aim {
    /// The side that is rewarded.
    pub player: Player,
    /// The goal as the designer wrote it.
    pub goal: Goal,
    /// The character whom the goal is about; `None` if any character counts.
    pub who: Option<ManNumber>,
    /// The hexes of the goal's area; empty if it has none.
    pub area: BTreeSet<Space>,
}

/// Looks up sides, characters, boats, tables, goals and rules.
impl Public {
    /// Both sides of the game, player A first.
    #[must_use]
    pub fn sides(&self) -> &[Side] {
        &self.sides
    }

    /// Every character, by number.
    #[must_use]
    pub fn men(&self) -> &[Fighter] {
        &self.men
    }

    /// The character with this number.
    #[must_use]
    pub fn man(&self, man: ManNumber) -> &Fighter {
        &self.men[man.index()]
    }

    /// The characters of a side.
    pub fn men_of(&self, player: Player) -> impl Iterator<Item = (ManNumber, &Fighter)> {
        (0..).map(ManNumber).zip(self.men.iter()).filter(move |(_, man)| man.player == player)
    }

    /// The boats, by number.
    #[must_use]
    pub fn boats(&self) -> &[Boat] {
        &self.boats
    }

    /// The tables of the project, by which fights, shots and the moves of riders are resolved.
    #[must_use]
    pub fn tables(&self) -> &Tables {
        &self.tables
    }

    /// The table of what each step costs a rider.
    #[must_use]
    pub fn riding(&self) -> &Riding {
        &self.tables.riding
    }

    /// The goals of both sides.
    #[must_use]
    pub fn goals(&self) -> &[Aim] {
        &self.goals
    }

    /// The optional and special rules that are on.
    #[must_use]
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The number of the last turn; `None` in a game without a limit.
    #[must_use]
    pub const fn turns(&self) -> Option<u16> {
        self.turns
    }

    /// How many of the markers are treasures.
    #[must_use]
    pub const fn treasures(&self) -> u8 {
        self.treasures
    }

    /// The ground in a turn. The ground changes after low tide, and once more in the turn after that (5.5).
    #[must_use]
    pub fn ground(&self, turn: u16) -> &Ground {
        let last = self.grounds.len() - 1;
        let low = self.options.low_tide.map_or(0, |turns| u16::try_from(turns.get()).unwrap_or(u16::MAX));
        let state = if turn <= low { 0 } else { usize::from(turn - low) };
        &self.grounds[state.min(last)]
    }

    /// Whether the game has a goal of this kind.
    #[must_use]
    pub fn has_goal(&self, what: GoalKind) -> bool {
        self.goals.iter().any(|aim| aim.goal.what == what)
    }

    /// The properties of a character that matter for steps.
    #[must_use]
    pub fn walker(&self, man: ManNumber, state: &ManState) -> Walker {
        Walker { mounted: state.is_mounted(), armour: self.man(man).armour }
    }

    /// The values of a character in their present state. For a stunned character, all values except the defense are 0.
    #[must_use]
    pub fn face(&self, man: ManNumber, state: &ManState) -> Face {
        let fighter = self.man(man);
        let mounted = if state.is_mounted() { 2 } else { 0 };
        match state.condition {
            Condition::Sound => fighter.faces[mounted],
            Condition::Wounded => fighter.faces[mounted + 1],
            Condition::Stunned => Face { attack: 0, defense: fighter.stunned, movement: 0 },
        }
    }

    /// The movement points of a character at the beginning of a move (5.5).
    #[must_use]
    pub fn allowance(&self, position: &Position, man: ManNumber) -> u8 {
        let loads = u8::from(position.carried_by(man).is_some()) + u8::from(self.hook_of(position, man).is_some());
        let load = loads * Self::LOAD;
        self.face(man, position.man(man)).movement.saturating_sub(load)
    }

    /// The movement points that a character loses by carrying a treasure or a hook (4.66, 5.5, R19).
    pub const LOAD: u8 = 2;
}

/// The other player.
#[must_use]
pub const fn other(player: Player) -> Player {
    Player::new(1 - player.index() as u8)
}
