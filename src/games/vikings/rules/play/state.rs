//! A moment between two decisions: what lies open, and what lies face down.

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
    /// Everything that lies open.
    pub position: Position,
    /// What each marker is, by its number, whether it is turned over or not.
    pub markers: Vec<TokenKind>,
    /// What each side has chosen for its boats and not turned up yet.
    #[serde(default)]
    pub sealed: [Sealed; 2],
}

/// Everything that lies open.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Position {
    /// The turn, counted from 1; 0 while pieces are put down.
    pub turn: u16,
    /// The phase.
    pub phase: Phase,
    /// Whose phase it is.
    pub active: Player,
    /// Who decides, and what; none once the game is over.
    pub question: Option<(Player, Question)>,
    /// Every character, by number.
    pub men: Vec<ManState>,
    /// Every horse, pig and goat, by its number.
    pub beasts: Vec<BeastState>,
    /// Every treasure and what looks like one, by its number.
    pub markers: Vec<MarkerState>,
    /// Every boat, by its number.
    #[serde(default)]
    pub boats: Vec<BoatState>,
    /// Every hook with its rope, by its number.
    #[serde(default)]
    pub ropes: Vec<Rope>,
    /// The number of the boat over each hex of the site, from 1; nothing where there are no boats.
    #[serde(default)]
    pub decks: Vec<u8>,
    /// What is under way in a naval phase.
    #[serde(default)]
    pub naval: Naval,
    /// The dead that lie on land, by their hexes in order.
    pub heaps: Vec<(Space, Heap)>,
    /// Who moves, and how far they have come.
    pub walk: Option<Walk>,
    /// Who fights whom.
    pub clash: Option<Clash>,
    /// Who is to fall back, the first first.
    pub retreats: Vec<Retreat>,
    /// Which round of the fights of berserkers it is; 0 for the fights of all.
    pub round: u8,
    /// How many turns in a row have passed without a wound.
    pub idle: u8,
    /// How the game ended; none while it is played.
    pub conclusion: Option<Conclusion>,
}

/// A character in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ManState {
    /// Whether they are in play.
    pub fate: Fate,
    /// How they stand, or stood last.
    pub pose: Pose,
    /// Their health.
    pub condition: Condition,
    /// The horse that they sit on.
    pub mount: Option<BeastNumber>,
    /// Whether they swing an axe with both hands.
    pub axe: bool,
    /// Whether they stand in a wall of shields, which looks to the side of their pose and to the one to the left of that.
    pub wall: bool,
    /// What they do aboard.
    #[serde(default)]
    pub duty: Duty,
    /// Whether they have patched a leak since an earlier naval phase, with no enemy beside them (5.2).
    #[serde(default)]
    pub patches: bool,
    /// What they have done in this phase.
    pub used: Used,
}

/// Whether somebody is in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Fate {
    /// They are still to be put down or to come.
    Waiting,
    /// They are in play.
    Here,
    /// They left the board.
    Left,
    /// They left the board as a captive of the other side.
    LedOff,
    /// They are dead.
    Dead,
}

/// The health of somebody who lives (9.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Condition {
    /// In full health.
    Sound,
    /// Wounded.
    Wounded,
    /// Stunned.
    Stunned,
}

/// What somebody has done in this phase.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Used {
    /// They have moved, or do not move any more.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub moved: bool,
    /// They were free to move, and stay where they are.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub still: bool,
    /// They have shot, or hold their arrow.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub shot: bool,
    /// They have attacked, or do not attack any more.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub fought: bool,
    /// They have taken part in a fight, attacking or defending.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub engaged: bool,
    /// They have been asked about their axe or their shield.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub armed: bool,
    /// They were victorious in a fight of this round.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub won: bool,
    /// They rage and fight again.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub raging: bool,
    /// They were stunned in their own phase, and lie until the end of the next.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub fresh: bool,
}

/// A horse, a pig or a goat in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BeastState {
    /// What it is.
    pub kind: TokenKind,
    /// Where it stands; a horse takes two hexes. While somebody rides it, it is where its rider is.
    pub pose: Pose,
    /// Whether it is alive and in play.
    pub here: bool,
    /// Who rides it.
    pub rider: Option<ManNumber>,
    /// Who had it last.
    pub owner: Option<Player>,
}

/// A treasure, or what looks like one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MarkerState {
    /// Where it lies.
    pub hex: Space,
    /// Who carries it.
    pub carrier: Option<ManNumber>,
    /// What it is, once it is turned over.
    pub shown: Option<TokenKind>,
    /// Whether it is in play: not sunk, no dummy that is turned over, not carried off.
    pub here: bool,
    /// Who carried it off the board.
    pub carried_off: Option<Player>,
}

/// The dead that lie on a hex (2.51).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Heap {
    /// How many dead persons.
    pub persons: u8,
    /// How many dead horses.
    pub horses: u8,
}

impl Heap {
    /// What the hex costs more; none where nobody can enter it any more (2.51).
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
    /// Whether they are in play and alive.
    #[must_use]
    pub fn is_here(&self) -> bool {
        self.fate == Fate::Here
    }

    /// Whether they are in play and on their feet or on their horse.
    #[must_use]
    pub fn stands(&self) -> bool {
        self.fate == Fate::Here && self.condition != Condition::Stunned
    }

    /// Whether they sit on a horse.
    #[must_use]
    pub const fn is_mounted(&self) -> bool {
        self.mount.is_some()
    }
}

impl BeastState {
    /// Whether it is in play and nobody rides it.
    #[must_use]
    pub const fn is_loose(&self) -> bool {
        self.here && self.rider.is_none()
    }
}

/// # Looking
impl Position {
    /// A character.
    #[must_use]
    pub fn man(&self, man: ManNumber) -> &ManState {
        &self.men[man.index()]
    }

    /// A beast.
    #[must_use]
    pub fn beast(&self, beast: BeastNumber) -> &BeastState {
        &self.beasts[beast.index()]
    }

    /// A boat.
    #[must_use]
    pub fn boat(&self, boat: BoatNumber) -> &BoatState {
        &self.boats[boat.index()]
    }

    /// Every character with their number.
    pub fn numbered(&self) -> impl Iterator<Item = (ManNumber, &ManState)> {
        (0..).map(ManNumber).zip(&self.men)
    }

    /// Every beast with its number.
    pub fn herd(&self) -> impl Iterator<Item = (BeastNumber, &BeastState)> {
        (0..).map(BeastNumber).zip(&self.beasts)
    }

    /// Who is on a hex and alive, stunned or not.
    #[must_use]
    pub fn at(&self, space: Space) -> Option<ManNumber> {
        self.numbered().find(|(_, man)| man.is_here() && man.pose.covers(space)).map(|(number, _)| number)
    }

    /// Who is on a hex and alive besides one who may stand there too for a moment.
    #[must_use]
    pub fn at_besides(&self, space: Space, one: ManNumber) -> Option<ManNumber> {
        let other = |(number, man): &(ManNumber, &ManState)| *number != one && man.is_here() && man.pose.covers(space);
        self.numbered().find(other).map(|(number, _)| number)
    }

    /// The loose horse that is on a hex.
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

    /// The dead on a hex.
    #[must_use]
    pub fn heap(&self, space: Space) -> Heap {
        self.heaps.binary_search_by_key(&space, |(hex, _)| *hex).map_or(Heap::default(), |at| self.heaps[at].1)
    }

    /// Whether somebody who moves leads a beast.
    #[must_use]
    pub fn leads_beast(&self, man: ManNumber) -> bool {
        let leads = |walk: &Walk| walk.burdens.iter().any(|burden| matches!(burden, Burden::Beast(_)));
        self.walk.as_ref().is_some_and(|walk| walk.man == man && leads(walk))
    }

    /// Whether somebody who moves takes this along.
    #[must_use]
    pub fn is_taken_along(&self, burden: Burden) -> bool {
        self.walk.as_ref().is_some_and(|walk| walk.burdens.contains(&burden))
    }

    /// Whether what somebody takes along lies where they would be and is in their way; pigs and goats are in nobody's.
    #[must_use]
    pub fn lies_under(&self, burden: Burden, pose: Pose) -> bool {
        let lies = match burden {
            Burden::Man(man) => self.man(man).pose,
            Burden::Beast(beast) if self.beast(beast).kind == TokenKind::Horse => self.beast(beast).pose,
            Burden::Beast(_) => return false,
        };
        lies.spaces().any(|space| pose.covers(space))
    }

    /// What somebody carries.
    #[must_use]
    pub fn carried_by(&self, man: ManNumber) -> Option<MarkerNumber> {
        self.markers.iter().position(|marker| marker.here && marker.carrier == Some(man)).map(|at| MarkerNumber(at as u8))
    }

    /// The marker that lies on a hex and nobody carries.
    #[must_use]
    pub fn marker_at(&self, space: Space) -> Option<MarkerNumber> {
        let lies = |marker: &MarkerState| marker.here && marker.carrier.is_none() && marker.hex == space;
        self.markers.iter().position(lies).map(|at| MarkerNumber(at as u8))
    }
}
