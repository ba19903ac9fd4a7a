//! Boats in play: what stays the same of each, and how it lies, moves and leaks at a moment (4.1, 4.3, 4.7).

use serde::{Deserialize, Serialize};

use super::super::BoatNumber;
use super::Hull;
use crate::boat::{Berth, DeckHex, Meeting, effective_speed};
use crate::{BoatClass, Spot};
use geometry::{Facing, Hex, Space};
use rules::play::Player;

/// What does not change of a boat while a game is played.
#[derive(Clone, Debug)]
pub struct Boat {
    /// Whose it is at the start.
    pub player: Player,
    /// What tells it from the other boats of its force: the number of its line there.
    pub key: u32,
    /// What it is called.
    pub name: String,
    /// Its class.
    pub class: BoatClass,
    /// What it is worth, in points.
    pub worth: i32,
    /// Where it begins, and in which turn it comes in; 0 for one that is there from the first.
    pub start: (Spot, u16),
    /// Where it lies where that is a hex.
    pub berth: Berth,
    /// Its speed in the phase before the first; negative backwards.
    pub speed: i8,
    /// Where hooks lie on its deck.
    pub hooks: Vec<DeckHex>,
    /// How many hooks its player lays down when it is put down or comes in (4.61).
    pub hooks_to_lay: usize,
}

/// A boat at a moment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BoatState {
    /// Whether it is in play.
    pub fate: BoatFate,
    /// The hex that its axis is on.
    pub axis: Space,
    /// The side of that hex at which its bow points.
    pub bow: u8,
    /// Who commands it (R30).
    pub player: Player,
    /// Its speed at the end of the phase before.
    pub before: i8,
    /// The speed that it was given for this phase; negative backwards.
    pub given: i8,
    /// What it has lost of that speed in this phase.
    pub lost: u8,
    /// How many moves it has made in this phase.
    pub moves: u8,
    /// How many hexes it has crossed in this phase, with the move that is waited out where it changes its way (4.43).
    pub hexes: u8,
    /// How many times it has turned in this phase.
    pub turns: u8,
    /// Whether it has still to wait a sequence, since it changes its way (4.43).
    pub waits: bool,
    /// Whether it came onto a beach too fast to stop there, and goes a hex farther (4.44).
    pub lands: bool,
    /// Whether it has filled with water on a beach, which holds it for good (4.7).
    pub held: bool,
    /// The speed that its crew could row when it was last looked at.
    pub rowed: u8,
    /// The die that says which of two boats alike moves first; 0 where none was thrown in this phase (4.41).
    pub lot: u8,
    /// What its hull has suffered.
    pub hull: Hull,
}

/// Whether a boat is in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum BoatFate {
    /// Not on the boards yet: its player still puts it down, or it comes in later.
    Waiting,
    /// It is in play.
    Here,
    /// It is sunk.
    Sunk,
    /// It was capsized.
    Capsized,
    /// It left the board.
    Left,
}

impl Boat {
    /// Whether it lies on a hex of its own from the first.
    #[must_use]
    pub const fn is_there_at_first(&self) -> bool {
        matches!(self.start, (Spot::Hex(_), 0))
    }
}

impl BoatState {
    /// A boat before the first phase.
    pub(in super::super) fn new(boat: &Boat) -> Self {
        Self {
            fate: if boat.is_there_at_first() { BoatFate::Here } else { BoatFate::Waiting },
            axis: space_of(boat.berth.axis),
            bow: boat.berth.bow.side(6),
            player: boat.player,
            before: boat.speed,
            given: boat.speed,
            lost: 0,
            moves: 0,
            hexes: 0,
            turns: 0,
            waits: false,
            lands: false,
            held: false,
            rowed: 0,
            lot: 0,
            hull: Hull::default(),
        }
    }

    /// Whether it is in play.
    #[must_use]
    pub fn is_here(&self) -> bool {
        self.fate == BoatFate::Here
    }

    /// Where it lies.
    #[must_use]
    pub fn berth(&self) -> Berth {
        Berth::new(hex_of(self.axis), Facing::new(self.bow))
    }

    /// The speed that its marker shows; negative backwards.
    #[must_use]
    pub fn speed(&self) -> i8 {
        let left = self.given.unsigned_abs().saturating_sub(self.lost) as i8;
        left * self.given.signum()
    }

    /// The speed that it has really reached: each hex brings it nearer to the one that it was given, and what it lost is gone at once (4.52).
    #[must_use]
    pub fn effective(&self) -> u32 {
        let reached = effective_speed(self.before.into(), self.given.into(), self.hexes.into());
        reached.unsigned_abs().saturating_sub(self.lost.into())
    }

    /// How it strikes another boat, and the speed factor of that; with 0 it is only blocked (4.51, 4.52).
    #[must_use]
    pub fn meets(&self, other: &Self) -> (Meeting, u32) {
        let lies = |of: &Self| (of.berth(), i32::from(of.way()));
        let meeting = Meeting::of(lies(self), lies(other));
        let speed = self.effective();
        (meeting, if speed == 0 { 0 } else { meeting.factor(speed, other.effective()) })
    }

    /// Which way it goes: 1 ahead, -1 backwards, 0 where it lies still.
    #[must_use]
    pub const fn way(&self) -> i8 {
        self.given.signum()
    }

    /// The berth as that of a boat which goes ahead.
    #[must_use]
    pub fn heading(&self) -> Berth {
        if self.way() < 0 { self.berth().turned(3) } else { self.berth() }
    }

    /// Whether it has moved as far as its speed takes it.
    #[must_use]
    pub fn is_done(&self) -> bool {
        !self.is_here() || !self.waits && self.moves >= self.speed().unsigned_abs()
    }

    /// Its marker shows no more than this from now on.
    pub(in super::super) fn slow_to(&mut self, speed: u8) {
        self.lost = self.lost.max(self.given.unsigned_abs().saturating_sub(speed));
    }
}

/// A hex in the coordinates in which hulls are turned.
#[must_use]
pub const fn hex_of(space: Space) -> Hex {
    Hex::new(space.column as i32 - (space.row as i32 >> 1), space.row as i32)
}

/// A hex by its column and row.
#[must_use]
pub const fn space_of(hex: Hex) -> Space {
    Space::new((hex.q + (hex.r >> 1)) as i16, hex.r as i16)
}

impl BoatClass {
    /// The hexes that a boat of the class covers, with those of its deck.
    pub(in super::super) fn planks(&self, berth: Berth) -> impl Iterator<Item = (DeckHex, Space)> + '_ {
        self.deck().map(move |deck| (deck, space_of(self.hex_at(berth, deck))))
    }

    /// Where a hex lies in the frame of its deck: rows to port are negative.
    pub(in super::super) fn in_frame(&self, berth: Berth, space: Space) -> Hex {
        let mut step = hex_of(space) - berth.axis;
        for _ in 0..(8 - berth.bow.side(6)) % 6 {
            step = Hex::new(-step.r, step.q + step.r);
        }
        Hex::new(step.q + self.axis.get() as i32 - 1, step.r)
    }

    /// The hex of its deck that lies on a hex.
    #[must_use]
    pub fn deck_on(&self, berth: Berth, space: Space) -> Option<DeckHex> {
        self.deck_hex(self.in_frame(berth, space))
    }

    /// The end that goes first.
    pub(in super::super) const fn lead(&self, way: i8) -> DeckHex {
        if way < 0 { self.stern() } else { self.bow() }
    }

    /// Whether it is a rowboat, with a single row of hexes (4.1).
    #[must_use]
    pub fn is_rowboat(&self) -> bool {
        self.rows == crate::boat::Rows::One
    }
}

/// Every boat by its number.
pub(in super::super) fn numbered<T>(boats: &[T]) -> impl Iterator<Item = (BoatNumber, &T)> {
    (0..).map(BoatNumber).zip(boats)
}
