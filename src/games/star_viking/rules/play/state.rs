//! The state of a game: a moment between two decisions.

use serde::{Deserialize, Serialize};

use super::{Blow, Conclusion, Ending, Phase, Port, Question, Shooter, Shot, Sighting, UnitNumber, UnitState, Where};
use crate::Space;
use crate::economy::{Decrees, Treasury};
use rules::play::Player;

/// The state of a game between two decisions.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct State {
    /// The turn, counted from 1; 0 before the first turn, and in a battle.
    pub turn: u16,
    /// The phase of the turn.
    pub phase: Phase,
    /// The player who decides, and the question; `None` when the game is over.
    pub question: Option<(Player, Question)>,
    /// Every counter, by its number.
    pub units: Vec<UnitState>,
    /// The part of every tile that changes during the game, by the number of the tile.
    pub tiles: Vec<TileState>,
    /// The part of every side that changes during the game, except its units, by the number of its player.
    pub sides: Vec<SideState>,
    /// The tiles with a Quadrant Capital: those that held a blue fortress at the start.
    pub capitals: Vec<u8>,
    /// The effects of this turn's politics.
    pub decrees: Decrees,
    /// The units that went to a civil war this turn.
    pub at_war: Vec<UnitNumber>,
    /// The tiles whose segments are still to be played this turn.
    pub pending: Vec<u8>,
    /// The places in which the players who are asked have finished spending, while treasuries or local funds are spent.
    pub left: Vec<Port>,

    /// The number of the tile whose segment is being played.
    pub tile: u8,
    /// The units that were on the tile or beside it when its segment began; empty between segments.
    pub here: Vec<UnitNumber>,
    /// The defender of the tile: the player who controlled it when its segment began.
    pub defender: Player,
    /// The player whose units move in this phase.
    pub mover: Player,
    /// The invaders who move after this one in the same phase.
    pub movers: Vec<Player>,
    /// The units whose players are asked in this phase of combat whether they evade.
    pub evaders: Vec<UnitNumber>,
    /// The shooters whose players are asked in this phase of combat for a target.
    pub shooters: Vec<Shooter>,
    /// The round of the segment, counted from 1; 0 before the first round.
    pub round: u16,
    /// The sectors of the tile that were plundered in this segment.
    pub plundered: Vec<Space>,
    /// Whether the local defenses of the tile have surrendered in this segment.
    pub surrendered: bool,
    /// How many rounds in a row have passed without any shooting.
    pub still: u8,
    /// How many rounds in a row have passed without hit, loss, plunder or surrender.
    pub idle: u8,
    /// Whether any shot was fired in this round.
    pub shot: bool,
    /// Whether there was a hit, a loss, plunder or a surrender in this round.
    pub stirred: bool,
    /// The index of the player, unit or shooter that is asked next, in a phase that asks the items of a list one after another.
    pub cursor: u16,
    /// The shots of the phase that are aimed but not fired yet.
    pub shots: Vec<Shot>,
    /// The hits of the phase that are still to take effect.
    pub blows: Vec<Blow>,
    /// How many units of cargo the carrier that was hit still has to lose.
    pub owed: u8,
    /// How the last segment ended; `None` during a segment.
    pub ending: Option<Ending>,
    /// How the game ended; `None` while it is played.
    pub conclusion: Option<Conclusion>,
}

/// The part of a tile that changes during the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TileState {
    /// Whether the tile is in play; a tile that was not dealt is not in play.
    pub in_play: bool,
    /// The player who controls the tile.
    pub control: Player,
    /// How many sectors of the tile were plundered this turn.
    pub plundered: u8,
    /// The Vikings who plundered the tile this turn: one bit for each, at the position given by the player's number.
    pub plunderers: u8,
    /// The local funds of the tile that have not been spent yet, in mega-credits.
    pub funds: u32,
}

/// The part of a side that changes during the game, except its units. Money is in mega-credits.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SideState {
    /// The money of the side.
    pub treasury: Treasury,
    /// The taxes of this turn that went to the treasury.
    pub taxed: u32,
    /// The victory points of the side.
    pub points: u32,
    /// The points of the side when they were last shown to all players; `None` unless the scenario shows points only every few turns.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub revealed: Option<u32>,
    /// Whether some of the side's points come from a civil war; if so, it cannot win by two to one.
    pub war_points: bool,
    /// For how many turns in a row the side has had twice every other side's points.
    pub ahead: u8,
    /// Whether the side has passed in the phase of local funds, in which the players are asked one after another.
    pub passed: bool,
    /// The side's note of the last time that it saw each unit of the other sides, by the number of the unit; `None` for a unit that it has not seen.
    pub seen: Vec<Option<Sighting>>,
}

/// Questions about the state, which change nothing.
impl State {
    /// The unit with this number.
    #[must_use]
    pub fn unit(&self, unit: UnitNumber) -> &UnitState {
        &self.units[usize::from(unit.0)]
    }

    /// The part of this tile that changes during the game.
    #[must_use]
    pub fn tile(&self, tile: u8) -> &TileState {
        &self.tiles[usize::from(tile)]
    }

    /// The part of this player's side that changes during the game.
    #[must_use]
    pub fn side(&self, player: Player) -> &SideState {
        &self.sides[player.index()]
    }

    /// All units with their numbers.
    pub fn numbered(&self) -> impl Iterator<Item = (UnitNumber, &UnitState)> {
        (0..).map(UnitNumber).zip(&self.units)
    }

    /// The units that were on the tile or beside it when its segment began, including those that have left since.
    pub fn present(&self) -> impl Iterator<Item = (UnitNumber, &UnitState)> {
        self.here.iter().map(|unit| (*unit, self.unit(*unit)))
    }

    /// The units that stand in a sector of the tile whose segment is played, each with its sector.
    pub fn standing(&self) -> impl Iterator<Item = (UnitNumber, &UnitState, Space)> {
        self.present().filter_map(|(id, unit)| Some((id, unit, unit.space()?)))
    }

    /// The units in the hold of a carrier, pods included.
    pub fn cargo(&self, carrier: UnitNumber) -> impl Iterator<Item = (UnitNumber, &UnitState)> {
        // While a segment is played, the code asks only about carriers on its tile.
        let elsewhere = if self.here.is_empty() { self.units.len() } else { 0 };
        self.present().chain(self.numbered().take(elsewhere)).filter(move |(_, unit)| unit.at == Where::Aboard(carrier))
    }

    /// The tiles in play, each with the player who controls it.
    pub fn controls(&self) -> impl Iterator<Item = (u8, Player)> {
        (0..).zip(&self.tiles).filter(|(_, tile)| tile.in_play).map(|(number, tile)| (number, tile.control))
    }

    /// Whether a player has a unit in a sector of the tile.
    #[must_use]
    pub fn is_held_by(&self, player: Player, space: Space) -> bool {
        self.standing().any(|(_, unit, at)| at == space && unit.owner == player)
    }

    /// Whether any player other than this one has a unit in a sector of the tile.
    #[must_use]
    pub fn is_held_against(&self, player: Player, space: Space) -> bool {
        self.standing().any(|(_, unit, at)| at == space && unit.owner != player)
    }

    /// Whether a player has units in the system or beside its tile.
    #[must_use]
    pub fn takes_part(&self, player: Player) -> bool {
        let there = |at| matches!(at, Where::Waiting | Where::Beside | Where::In(_));
        self.present().any(|(_, unit)| unit.owner == player && there(unit.at))
    }

    /// The players who invade the tile, in the order in which they move: the one with most points first; players with equal points are sorted by
    /// number.
    #[must_use]
    pub fn invaders(&self) -> Vec<Player> {
        let mut invaders: Vec<Player> = (0..self.sides.len() as u8).map(Player::new).collect();
        invaders.retain(|player| *player != self.defender && self.takes_part(*player));
        invaders.sort_by_key(|player| std::cmp::Reverse(self.side(*player).points));
        invaders
    }

    /// Whether it makes no difference which of two units a player chooses, because everything that is recorded about them is equal and neither
    /// carries anything.
    #[must_use]
    pub fn are_alike(&self, one: UnitNumber, other: UnitNumber) -> bool {
        let empty = |unit| self.cargo(unit).next().is_none();
        one == other || (self.unit(one) == self.unit(other) && empty(one) && empty(other))
    }
}
