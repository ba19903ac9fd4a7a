//! What everybody knows of a game: the ground, the characters, the tables, the goals.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::{Boat, Condition, Duty, Ground, Load, ManNumber, ManState, Position};
use crate::board::Walker;
use crate::{Goal, GoalKind, Heading, Options, Person, Riding, Spot, Tables, TokenKind};
use geometry::Space;
use rules::play::Player;

/// What everybody knows of a game: not which markers are treasures. A copy shares all that is large.
#[derive(Clone, Debug)]
pub struct Public {
    pub(super) sides: Arc<[Side]>,
    pub(super) men: Arc<[Fighter]>,
    /// The ground at low tide, in the turn in which the water comes back, and after that; only the last where there is no tide.
    pub(super) grounds: Arc<[Ground]>,
    pub(super) tables: Arc<Tables>,
    pub(super) goals: Arc<[Aim]>,
    pub(super) options: Arc<Options>,
    /// The least margins of the grades of victory, in percent of the loser's points.
    pub(super) grades: Arc<[u32]>,
    /// The last turn; none for a game without a limit.
    pub(super) turns: Option<u16>,
    /// How many of the markers are treasures.
    pub(super) treasures: u8,
    /// The beasts as they begin, those of riders first.
    pub(super) herd: Arc<[(TokenKind, Space)]>,
    /// Where the markers lie at the start, and whether they lie there turned up.
    pub(super) buried: Arc<[(Space, bool)]>,
    /// The boats, by their numbers.
    pub(super) boats: Arc<[Boat]>,
    /// What comes with boats that are put down or come in later.
    pub(super) stowed: Arc<[Load]>,
    /// The half points that each side has before the first turn.
    pub(super) head_starts: [i32; 2],
}

/// A side.
#[derive(Clone, Debug)]
pub struct Side {
    /// What it is called.
    pub name: String,
    /// The hexes in which it puts down those of its men who have none of their own.
    pub set_up: Arc<[Space]>,
}

/// What does not change of a character while a game is played.
#[derive(Clone, Debug)]
pub struct Fighter {
    /// Whose character this is.
    pub player: Player,
    /// What tells them from the others of their force: the number of their line there.
    pub key: u32,
    /// What they are called.
    pub name: String,
    /// The name of their type, or of their people where they have none.
    pub troop: String,
    /// Attack, defense and movement: sound and wounded on foot, sound and wounded as a rider.
    pub faces: [Face; 4],
    /// Their defense while they are stunned.
    pub stunned: u8,
    /// Whether they have values as a rider.
    pub rides: bool,
    /// Whether they have a horse at the start, on which they sit or beside which they stand.
    pub horse: bool,
    /// Man, woman or elder.
    pub person: Person,
    /// Whether they are of the people who row a full boat faster (4.32).
    pub viking: bool,
    /// What they do aboard at the start.
    pub duty: Duty,
    /// Whether they wear armour.
    pub armour: bool,
    /// Whether they have a bow.
    pub bow: bool,
    /// Whether they may swing an axe with both hands.
    pub axe: bool,
    /// Whether they have to attack, and can rage.
    pub berserk: bool,
    /// Whether they can stand in a wall of shields.
    pub shields: bool,
    /// Whether they take no drowning test.
    pub swims: bool,
    /// Whether they can be led away.
    pub captive: bool,
    /// Whether they are unarmed, and never strike.
    pub unarmed: bool,
    /// What they are worth, in points.
    pub worth: i32,
    /// Where they begin, and in which turn they come; 0 for those who are there from the first.
    pub start: (Spot, u16),
    /// To which side they look when they begin.
    pub heading: Heading,
    /// Whether they begin on foot beside their horse.
    pub afoot: bool,
    /// Whether they begin in a wall of shields.
    pub in_wall: bool,
}

/// Three numbers of a counter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Face {
    /// The attack.
    pub attack: u8,
    /// The defense.
    pub defense: u8,
    /// The movement points.
    pub movement: u8,
}

/// A goal of a side, as the game knows it.
#[derive(Clone, Debug)]
pub struct Aim {
    /// Who is rewarded.
    pub player: Player,
    /// What for.
    pub goal: Goal,
    /// Whom it is about; none for any.
    pub who: Option<ManNumber>,
    /// The hexes that it is about.
    pub area: BTreeSet<Space>,
}

/// # Looking
impl Public {
    /// Both sides.
    #[must_use]
    pub fn sides(&self) -> &[Side] {
        &self.sides
    }

    /// Every character, by number.
    #[must_use]
    pub fn men(&self) -> &[Fighter] {
        &self.men
    }

    /// A character.
    #[must_use]
    pub fn man(&self, man: ManNumber) -> &Fighter {
        &self.men[man.index()]
    }

    /// The characters of a side.
    pub fn men_of(&self, player: Player) -> impl Iterator<Item = (ManNumber, &Fighter)> {
        (0..).map(ManNumber).zip(self.men.iter()).filter(move |(_, man)| man.player == player)
    }

    /// The boats, by their numbers.
    #[must_use]
    pub fn boats(&self) -> &[Boat] {
        &self.boats
    }

    /// The tables.
    #[must_use]
    pub fn tables(&self) -> &Tables {
        &self.tables
    }

    /// What riders pay.
    #[must_use]
    pub fn riding(&self) -> &Riding {
        &self.tables.riding
    }

    /// The goals.
    #[must_use]
    pub fn goals(&self) -> &[Aim] {
        &self.goals
    }

    /// Which rules hold besides the usual ones.
    #[must_use]
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The last turn; none for a game without a limit.
    #[must_use]
    pub const fn turns(&self) -> Option<u16> {
        self.turns
    }

    /// How many of the markers are treasures.
    #[must_use]
    pub const fn treasures(&self) -> u8 {
        self.treasures
    }

    /// The ground in a turn: while the tide is low, in the turn in which it comes back, and after that (5.5).
    #[must_use]
    pub fn ground(&self, turn: u16) -> &Ground {
        let last = self.grounds.len() - 1;
        let low = self.options.low_tide.map_or(0, |turns| u16::try_from(turns.get()).unwrap_or(u16::MAX));
        let state = if turn <= low { 0 } else { usize::from(turn - low) };
        &self.grounds[state.min(last)]
    }

    /// Whether a goal of some kind is in the game.
    #[must_use]
    pub fn has_goal(&self, what: GoalKind) -> bool {
        self.goals.iter().any(|aim| aim.goal.what == what)
    }

    /// What matters of somebody's steps.
    #[must_use]
    pub fn walker(&self, man: ManNumber, state: &ManState) -> Walker {
        Walker { mounted: state.is_mounted(), armour: self.man(man).armour }
    }

    /// A character's numbers in their present state; nothing but the defense while they are stunned.
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

    /// The points that somebody can spend when they begin to move (5.5).
    #[must_use]
    pub fn allowance(&self, position: &Position, man: ManNumber) -> u8 {
        let loads = u8::from(position.carried_by(man).is_some()) + u8::from(self.hook_of(position, man).is_some());
        let load = loads * Self::LOAD;
        self.face(man, position.man(man)).movement.saturating_sub(load)
    }

    /// What a treasure or a hook takes of the movement of the man who carries it (4.66, 5.5, R19).
    pub const LOAD: u8 = 2;
}

/// The other player.
#[must_use]
pub const fn other(player: Player) -> Player {
    Player::new(1 - player.index() as u8)
}
