//! A moment between two decisions: what both sides see, and what is hidden.

use serde::{Deserialize, Serialize};

use super::{
    BeastNumber, BoatNumber, BoatState, Burden, Clash, Conclusion, Duty, ManNumber, MarkerNumber, Naval, Phase, Pose, Question,
    Retreat, Rope, Sealed, Walk,
};
use crate::TokenKind;
use geometry::Space;
use rules::play::Player;

/// The state of a game between two decisions.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct State {
    /// The part of the state that both sides see.
    pub position: Position,
    /// The kind of each marker, by number, including those that lie face down.
    pub markers: Vec<TokenKind>,
    /// The choices that each side has made for its boats and that are still covered.
    #[serde(default)]
    pub sealed: [Sealed; 2],
}

/// The part of a state that both sides see.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Position {
    /// The turn, counted from 1; 0 during set-up.
    pub turn: u16,
    /// The phase of the turn, or the set-up.
    pub phase: Phase,
    /// The player whose phase it is now.
    pub active: Player,
    /// The player who has to decide, and the question; `None` after the end of the game.
    pub question: Option<(Player, Question)>,
    /// Every character, by number.
    pub men: Vec<ManState>,
    /// Every horse, pig and goat, by its number.
    pub beasts: Vec<BeastState>,
    /// Every treasure and dummy, by number.
    pub markers: Vec<MarkerState>,
    /// Every boat, by its number.
    #[serde(default)]
    pub boats: Vec<BoatState>,
    /// Every hook with its rope, by its number.
    #[serde(default)]
    pub ropes: Vec<Rope>,
    /// The number of the boat that lies over each hex of the site, counted from 1; 0 for a hex without a boat. Empty if the game has no boats.
    #[serde(default)]
    pub decks: Vec<u8>,
    /// The state of a naval phase.
    #[serde(default)]
    pub naval: Naval,
    /// The dead who lie on land, sorted by hex.
    pub heaps: Vec<(Space, Heap)>,
    /// The move that has begun but not ended; `None` if there is none.
    pub walk: Option<Walk>,
    /// The attack that has begun but not ended; `None` if there is none.
    pub clash: Option<Clash>,
    /// The characters who have to fall back, in the order in which they do.
    pub retreats: Vec<Retreat>,
    /// The characters who were captive when the last move or attack was over.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub captives: Vec<ManNumber>,
    /// The number of the extra round of combat, in which only berserkers fight, counted from 1; 0 in the first round, in which all characters fight.
    pub round: u8,
    /// How many turns have ended since the last wound. The turn in which it happened counts as one of them.
    pub idle: u8,
    /// How the game ended; `None` if it is not over.
    pub conclusion: Option<Conclusion>,
}

/// A character in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ManState {
    /// Whether the character is in play, and if not, why.
    pub fate: Fate,
    /// The present pose, or the last one if the character is no longer in play.
    pub pose: Pose,
    /// The state of health.
    pub condition: Condition,
    /// The horse that the character rides; `None` on foot.
    pub mount: Option<BeastNumber>,
    /// Whether the character holds an axe in both hands.
    pub axe: bool,
    /// Whether the character stands in a wall of shields. Their front is then the side that the pose faces and the side to its left.
    pub wall: bool,
    /// The task that the character has aboard a boat.
    #[serde(default)]
    pub duty: Duty,
    /// Whether the character has been patching a leak since an earlier naval phase, with no enemy beside them (5.2).
    #[serde(default)]
    pub patches: bool,
    /// What the character has done in this phase.
    pub used: Used,
}

/// Whether a character is in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Fate {
    /// The character is still to be put down or to come in.
    Waiting,
    /// The character is in play.
    Here,
    /// The character left the board.
    Left,
    /// The character was led off the board as a captive.
    LedOff,
    /// The character is dead.
    Dead,
}

/// The state of health of a living character (9.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Condition {
    /// The character is in full health.
    Sound,
    /// The character is wounded.
    Wounded,
    /// The character is stunned.
    Stunned,
}

/// What a character has done in this phase.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Used {
    /// The character has moved, or may not move any more.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub moved: bool,
    /// The character could have moved, but stayed in place.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub still: bool,
    /// The character has shot, or chose not to shoot.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub shot: bool,
    /// The character has attacked, or may no longer attack.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub fought: bool,
    /// The character has taken part in a fight, attacking or defending.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub engaged: bool,
    /// The character has taken up or lowered an axe, or joined or left a wall of shields, in this phase, and may not do so again.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub armed: bool,
    /// The character was victorious in a fight of this round.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub won: bool,
    /// The character is a berserker who fights again in this round.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub raging: bool,
    /// The character was stunned in a phase of their own side, and therefore stays down until the end of that side's next phase.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub fresh: bool,
}

/// A horse, a pig or a goat in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BeastState {
    /// The kind of beast.
    pub kind: TokenKind,
    /// The pose; a horse takes two hexes. A beast with a rider has the pose of the rider.
    pub pose: Pose,
    /// Whether the beast is alive and in play.
    pub here: bool,
    /// The rider; `None` if nobody rides the beast.
    pub rider: Option<ManNumber>,
    /// The side that had the beast last; `None` if neither has had it.
    pub owner: Option<Player>,
}

/// A treasure or dummy in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MarkerState {
    /// The hex on which the marker lies.
    pub hex: Space,
    /// The character who carries the marker; `None` if nobody does.
    pub carrier: Option<ManNumber>,
    /// The kind of the marker; `None` while it lies face down.
    pub shown: Option<TokenKind>,
    /// Whether the marker is in play. A marker is out of play if it has sunk, was carried off the board, or is a dummy that was turned over.
    pub here: bool,
    /// The side that carried the marker off the board; `None` if neither did.
    pub carried_off: Option<Player>,
}

/// The dead who lie on a hex (2.51).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Heap {
    /// How many dead characters lie on the hex.
    pub persons: u8,
    /// How many dead horses lie on the hex.
    pub horses: u8,
}

impl Heap {
    /// The extra movement points that it costs to enter the hex; `None` if the hex is impassable (2.51).
    #[must_use]
    pub const fn extra(self) -> Option<u8> {
        match (self.persons / 3, self.horses) {
            (0, 0) => Some(0),
            (1, 0) | (0, 1) => Some(1),
            _ => None,
        }
    }
}

impl ManState {
    /// Whether the character is in play and alive.
    #[must_use]
    pub fn is_here(&self) -> bool {
        self.fate == Fate::Here
    }

    /// Whether the character is in play and not stunned.
    #[must_use]
    pub fn stands(&self) -> bool {
        self.fate == Fate::Here && self.condition != Condition::Stunned
    }

    /// Whether the character rides a horse.
    #[must_use]
    pub const fn is_mounted(&self) -> bool {
        self.mount.is_some()
    }
}

impl BeastState {
    /// Whether the beast is in play without a rider.
    #[must_use]
    pub const fn is_loose(&self) -> bool {
        self.here && self.rider.is_none()
    }
}

/// What is where: characters, beasts, boats, markers and the dead, by number or by hex.
impl Position {
    /// The character with this number.
    #[must_use]
    pub fn man(&self, man: ManNumber) -> &ManState {
        &self.men[man.index()]
    }

    /// The beast with this number.
    #[must_use]
    pub fn beast(&self, beast: BeastNumber) -> &BeastState {
        &self.beasts[beast.index()]
    }

    /// The boat with this number.
    #[must_use]
    pub fn boat(&self, boat: BoatNumber) -> &BoatState {
        &self.boats[boat.index()]
    }

    /// Every character with its number.
    pub fn numbered(&self) -> impl Iterator<Item = (ManNumber, &ManState)> {
        (0..).map(ManNumber).zip(&self.men)
    }

    /// Every beast with its number.
    pub fn herd(&self) -> impl Iterator<Item = (BeastNumber, &BeastState)> {
        (0..).map(BeastNumber).zip(&self.beasts)
    }

    /// The living character on a hex, stunned or not; `None` if there is none.
    #[must_use]
    pub fn at(&self, space: Space) -> Option<ManNumber> {
        self.numbered().find(|(_, man)| man.is_here() && man.pose.covers(space)).map(|(number, _)| number)
    }

    /// The living character on a hex other than the character `one`, who may be on that hex too in the middle of a move.
    #[must_use]
    pub fn at_besides(&self, space: Space, one: ManNumber) -> Option<ManNumber> {
        let other = |(number, man): &(ManNumber, &ManState)| *number != one && man.is_here() && man.pose.covers(space);
        self.numbered().find(other).map(|(number, _)| number)
    }

    /// The horse without a rider on a hex; `None` if there is none.
    #[must_use]
    pub fn horse_at(&self, space: Space) -> Option<BeastNumber> {
        let loose = |beast: &BeastState| beast.is_loose() && beast.kind == TokenKind::Horse && beast.pose.covers(space);
        self.herd().find(|(_, beast)| loose(beast)).map(|(number, _)| number)
    }

    /// Whether a pig or a goat is on a hex.
    #[must_use]
    pub fn has_beast_underfoot(&self, space: Space) -> bool {
        self.beasts.iter().any(|beast| beast.is_loose() && beast.kind != TokenKind::Horse && beast.pose.hex == space)
    }

    /// The dead who lie on a hex.
    #[must_use]
    pub fn heap(&self, space: Space) -> Heap {
        self.heaps.binary_search_by_key(&space, |(hex, _)| *hex).map_or(Heap::default(), |at| self.heaps[at].1)
    }

    /// Whether a character is the one who moves now and leads a beast.
    #[must_use]
    pub fn leads_beast(&self, man: ManNumber) -> bool {
        let leads = |walk: &Walk| walk.burdens.iter().any(|burden| matches!(burden, Burden::Beast(_)));
        self.walk.as_ref().is_some_and(|walk| walk.man == man && leads(walk))
    }

    /// Whether the moving character leads or carries this character or beast.
    #[must_use]
    pub fn is_taken_along(&self, burden: Burden) -> bool {
        self.walk.as_ref().is_some_and(|walk| walk.burdens.contains(&burden))
    }

    /// Whether a character or beast that the moving character takes along is in the way of this pose, because it is on one of the hexes. Pigs and
    /// goats are never in the way.
    #[must_use]
    pub fn lies_under(&self, burden: Burden, pose: Pose) -> bool {
        let lies = match burden {
            Burden::Man(man) => self.man(man).pose,
            Burden::Beast(beast) if self.beast(beast).kind == TokenKind::Horse => self.beast(beast).pose,
            Burden::Beast(_) => return false,
        };
        lies.spaces().any(|space| pose.covers(space))
    }

    /// The marker that a character carries; `None` if they carry none.
    #[must_use]
    pub fn carried_by(&self, man: ManNumber) -> Option<MarkerNumber> {
        self.markers.iter().position(|marker| marker.here && marker.carrier == Some(man)).map(|at| MarkerNumber(at as u8))
    }

    /// The marker that lies on a hex and that nobody carries; `None` if there is none.
    #[must_use]
    pub fn marker_at(&self, space: Space) -> Option<MarkerNumber> {
        let lies = |marker: &MarkerState| marker.here && marker.carrier.is_none() && marker.hex == space;
        self.markers.iter().position(lies).map(|at| MarkerNumber(at as u8))
    }
}
