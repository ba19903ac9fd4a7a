//! Boats in play: the facts about each that never change, and its berth, speed and damage at a moment (4.1, 4.3, 4.7).

use serde::{Deserialize, Serialize};

use super::super::BoatNumber;
use super::Hull;
use crate::boat::{Berth, DeckHex, Meeting, effective_speed};
use crate::{BoatClass, Spot};
use geometry::{Facing, Hex, Space};
use rules::play::Player;

/// The facts about a boat that stay the same throughout a game.
#[derive(Clone, Debug)]
pub struct Boat {
    /// The player who commands the boat at the start.
    pub player: Player,
    /// The number that distinguishes the boat from the other boats of its force: the id of the boat in the force.
    pub key: u32,
    /// The name of the boat.
    pub name: String,
    /// The class of the boat.
    pub class: BoatClass,
    /// The value of the boat, in points.
    pub worth: i32,
    /// The place where the boat begins, and the turn in which it comes in; turn 0 means that it is there from the start.
    pub start: (Spot, u16),
    /// The berth at the start. It has a meaning only if the boat begins on a hex.
    pub berth: Berth,
    /// The boat's speed in the phase before the first, negative backwards.
    pub speed: i8,
    /// The hexes of the deck on which hooks lie.
    pub hooks: Vec<DeckHex>,
    /// How many hooks the player lays down when the boat comes into play (4.61).
    pub hooks_to_lay: usize,
}

/// A boat at a moment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BoatState {
    /// Whether the boat is in play, and if not, why.
    pub fate: BoatFate,
    /// The hex that the boat's axis is on.
    pub axis: Space,
    /// The side of the axis hex at which the boat's bow points.
    pub bow: u8,
    /// The player who commands the boat at this moment (R30).
    pub player: Player,
    /// The speed at the end of the phase before, negative backwards. If something has since stopped or slowed the boat at once, the speed that was
    /// left to it.
    pub before: i8,
    /// The speed that the player gave the boat for this phase, negative backwards.
    pub given: i8,
    /// How many points of that speed the boat has lost in this phase.
    pub lost: u8,
    /// The points that blows from the side, rowboats run down and rowboats in tow have taken since, from the marker and the effective speed alike
    /// (4.52, 4.63).
    #[serde(default)]
    pub taken: u8,
    /// The number of moves that the boat has made in this phase.
    pub moves: u8,
    /// How many hexes the boat has crossed in this phase. A sequence in which the boat waits, because it changes between forwards and backwards,
    /// counts as a hex (4.43).
    pub hexes: u8,
    /// How many turns the boat has made in this phase.
    pub turns: u8,
    /// Whether the boat still has to wait for one sequence, because it changes between forwards and backwards (4.43).
    pub waits: bool,
    /// Whether the boat came onto a beach too fast to stop there, so that it goes one hex further (4.44).
    pub lands: bool,
    /// Whether the boat has filled with water on a beach, and stays there for good (4.7).
    pub held: bool,
    /// The speed that the crew could row when the rowers were last counted.
    pub rowed: u8,
    /// The die roll that decides which of two boats of equal speed and weight moves first; 0 if there was no such roll in this phase (4.41).
    pub lot: u8,
    /// The damage of the hull.
    pub hull: Hull,
}

/// Whether a boat is in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum BoatFate {
    /// The boat is not on the boards yet: either the player still has to put it down, or it comes in later.
    Waiting,
    /// The boat is in play.
    Here,
    /// The boat has sunk.
    Sunk,
    /// The boat has capsized.
    Capsized,
    /// The boat has left the board.
    Left,
}

impl Boat {
    /// Whether the boat lies on the board, on a hex given by the scenario, from the start of the game.
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
            taken: 0,
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

    /// Whether the boat is in play.
    #[must_use]
    pub fn is_here(&self) -> bool {
        self.fate == BoatFate::Here
    }

    /// The berth of the boat.
    #[must_use]
    pub fn berth(&self) -> Berth {
        Berth::new(hex_of(self.axis), Facing::new(self.bow))
    }

    /// The speed that the boat's marker shows, negative backwards.
    #[must_use]
    pub fn speed(&self) -> i8 {
        self.marker().saturating_sub(self.taken) as i8 * self.given.signum()
    }

    /// What the marker would show without the points in `taken`.
    const fn marker(&self) -> u8 {
        self.given.unsigned_abs().saturating_sub(self.lost)
    }

    /// The effective speed (4.52): the speed before, and 1 more or less for each hex crossed, until as many hexes are crossed as the speed was changed
    /// by. From then on it is what the marker shows, as it always is if the speed was not changed. A sidle and a turn lower the marker (4.43), so they
    /// take nothing from a speed that is not reached yet; a boat that gains speed is never faster than its marker shows. A blow from the side, a rowboat
    /// run down and one in tow lower both by 1.
    #[must_use]
    pub fn effective(&self) -> u32 {
        let (before, given) = (i32::from(self.before), i32::from(self.given));
        let reached = effective_speed(before, given, self.hexes.into());
        let marker = u32::from(self.marker());
        let speed = if reached == given {
            marker
        } else if reached.signum() == given.signum() && reached.abs() < given.abs() {
            reached.unsigned_abs().min(marker)
        } else {
            reached.unsigned_abs()
        };
        speed.saturating_sub(self.taken.into())
    }

    /// The way in which this boat strikes another, and the speed factor. A factor of 0 means that this boat is only blocked (4.51, 4.52).
    #[must_use]
    pub fn meets(&self, other: &Self) -> (Meeting, u32) {
        let lies = |of: &Self| (of.berth(), i32::from(of.way()));
        let meeting = Meeting::of(lies(self), lies(other));
        let speed = self.effective();
        (meeting, if speed == 0 { 0 } else { meeting.factor(speed, other.effective()) })
    }

    /// The direction of travel: 1 if the boat goes forwards, -1 if it goes backwards, 0 if it lies still.
    #[must_use]
    pub const fn way(&self) -> i8 {
        self.given.signum()
    }

    /// The berth with the bow in the direction of travel, which is turned about if the boat goes backwards.
    #[must_use]
    pub fn heading(&self) -> Berth {
        if self.way() < 0 { self.berth().turned(3) } else { self.berth() }
    }

    /// Whether the boat has made all the moves that its speed allows.
    #[must_use]
    pub fn is_done(&self) -> bool {
        !self.is_here() || !self.waits && self.moves >= self.speed().unsigned_abs()
    }

    /// Lowers the speed on the marker to this value, unless it is lower already. The boat is no faster from now on: a collision that stops it or
    /// holds it to the speed of the boat ahead, a rope, the shore or lost rowers take the speed at once (4.5, 4.52).
    pub(in super::super) fn slow_to(&mut self, speed: u8) {
        let needed = self.given.unsigned_abs().saturating_sub(self.taken).saturating_sub(speed);
        self.lost = self.lost.max(needed);
        let most = self.speed().unsigned_abs().max(speed);
        if self.effective() > u32::from(most) {
            self.before = self.given.signum() * (most + self.taken) as i8;
        }
    }

    /// Takes 1 from the speed on the marker and 1 from the effective speed. A boat that has no speed yet loses the 1 of the marker alone.
    pub(in super::super) fn lose_one(&mut self) {
        if self.effective() == 0 {
            self.lost += 1;
        } else {
            self.taken += 1;
        }
    }
}

/// Converts the column and row of a hex to axial coordinates, in which hulls are turned.
#[must_use]
pub const fn hex_of(space: Space) -> Hex {
    Hex::new(space.column as i32 - (space.row as i32 >> 1), space.row as i32)
}

/// Converts the axial coordinates of a hex to its column and row.
#[must_use]
pub const fn space_of(hex: Hex) -> Space {
    Space::new((hex.q + (hex.r >> 1)) as i16, hex.r as i16)
}

impl BoatClass {
    /// The hexes of the map that a boat of the class covers, each with the hex of the deck that lies there.
    pub(in super::super) fn planks(&self, berth: Berth) -> impl Iterator<Item = (DeckHex, Space)> + '_ {
        self.deck().map(move |deck| (deck, space_of(self.hex_at(berth, deck))))
    }

    /// The place that a hex of the map has on a boat's deck, in coordinates in which rows to port are negative.
    pub(in super::super) fn in_frame(&self, berth: Berth, space: Space) -> Hex {
        let mut step = hex_of(space) - berth.axis;
        for _ in 0..(8 - berth.bow.side(6)) % 6 {
            step = Hex::new(-step.r, step.q + step.r);
        }
        Hex::new(step.q + self.axis.get() as i32 - 1, step.r)
    }

    /// The hex of a boat's deck that lies on a hex of the map; `None` if the boat does not cover it.
    #[must_use]
    pub fn deck_on(&self, berth: Berth, space: Space) -> Option<DeckHex> {
        self.deck_hex(self.in_frame(berth, space))
    }

    /// The end of the deck that is in front when the boat goes in this direction: 1 forwards, -1 backwards.
    pub(in super::super) const fn lead(&self, way: i8) -> DeckHex {
        if way < 0 { self.stern() } else { self.bow() }
    }

    /// Whether boats of the class are rowboats, with a single row of hexes (4.1).
    #[must_use]
    pub fn is_rowboat(&self) -> bool {
        self.rows == crate::boat::Rows::One
    }
}

/// Every boat with its number.
pub(in super::super) fn numbered<T>(boats: &[T]) -> impl Iterator<Item = (BoatNumber, &T)> {
    (0..).map(BoatNumber).zip(boats)
}
