//! What one side knows: its own units and money, what everybody is shown, what stands openly before it, of hidden stacks the number and the
//! top counter ("Limited Intelligence"), and its notes of what it saw before. Nothing else of a state is in a view, so that whoever has a
//! view alone cannot know more.

use std::collections::BTreeMap;

use super::{Contest, Phase, Question, Sighting, State, TileState, UnitNumber, UnitState, Where};
use crate::rules::Id;
use crate::rules::play::Player;
use crate::rules::star_viking::economy::{Decrees, Treasury};
use crate::rules::star_viking::{Damage, Space, UnitType};

/// What one side knows of a state.
#[derive(Clone, Debug, PartialEq)]
pub struct View {
    /// Whose view it is.
    pub player: Player,
    /// The turn, counted from 1; 0 before the first, and in a battle.
    pub turn: u16,
    /// Whose segment is played: the number of the tile.
    pub tile: u8,
    /// Who defends it.
    pub defender: Player,
    /// The round of the segment.
    pub round: u16,
    /// The phase.
    pub phase: Phase,
    /// What this side is asked; none where it is not.
    pub question: Option<Question>,
    /// Its own units in play, cargo too, with their numbers.
    pub own: Vec<(UnitNumber, UnitState)>,
    /// Its own money.
    pub treasury: Treasury,
    /// Everybody's victory points, by the number of the player; none where they are secret.
    pub points: Vec<Option<u32>>,
    /// What everybody is shown of the tiles, by their numbers.
    pub tiles: Vec<TileState>,
    /// The tiles with a Quadrant Capital.
    pub capitals: Vec<u8>,
    /// What the Federation's politics have brought this turn.
    pub decrees: Decrees,
    /// What it sees of the others.
    pub others: Vec<Seen>,
    /// How many counters more lie below the top one of the hidden stacks.
    pub hidden: BTreeMap<Space, u16>,
    /// What it noted of units of the others that are not known to be lost, with their types.
    pub notes: Vec<(UnitNumber, Id<UnitType>, Sighting)>,
    /// The sectors of the tile that were plundered in this segment.
    pub plundered: Vec<Space>,
    /// Whether the local defenses of the tile have surrendered.
    pub surrendered: bool,
}

/// A unit of another side that is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seen {
    /// Its number.
    pub unit: UnitNumber,
    /// Its type.
    pub kind: Id<UnitType>,
    /// Whose it is.
    pub owner: Player,
    /// Where it stands.
    pub at: Where,
    /// Its markers.
    pub damage: Damage,
}

impl View {
    /// Whether a unit is the side's own, or one that it sees.
    #[must_use]
    pub fn sees(&self, unit: UnitNumber) -> bool {
        self.own.iter().any(|(own, _)| *own == unit) || self.others.iter().any(|seen| seen.unit == unit)
    }

    /// What a player knows of a state.
    pub(super) fn of(contest: &Contest, state: &State, player: Player) -> Self {
        let side = state.side(player);
        let mut view = Self {
            player,
            turn: state.turn,
            tile: state.tile,
            defender: state.defender,
            round: state.round,
            phase: state.phase,
            question: state.question.filter(|(asked, _)| *asked == player).map(|(_, question)| question),
            own: state
                .numbered()
                .filter(|(_, unit)| unit.owner == player && unit.is_left())
                .map(|(id, unit)| (id, *unit))
                .collect(),
            treasury: side.treasury,
            points: contest.public.players().map(|other| contest.shown_points(state, player, other)).collect(),
            tiles: state.tiles.clone(),
            capitals: state.capitals.clone(),
            decrees: state.decrees,
            others: Vec::new(),
            hidden: BTreeMap::new(),
            notes: Vec::new(),
            plundered: state.plundered.clone(),
            surrendered: state.surrendered,
        };
        view.look(contest, state);
        for (unit, found) in state.numbered() {
            if let Some(sighting) = state.sighting(player, unit).filter(|_| found.owner != player) {
                view.notes.push((unit, found.kind, *sighting));
            }
        }
        view
    }

    /// What stands before whoever takes part in the segment that is played.
    fn look(&mut self, contest: &Contest, state: &State) {
        let player = self.player;
        if !state.takes_part(player) && player != state.defender {
            return;
        }
        let mut stacks: BTreeMap<Space, Vec<(UnitNumber, &UnitState)>> = BTreeMap::new();
        for (id, unit) in state.present().filter(|(_, unit)| unit.owner != player) {
            let seen = Seen { unit: id, kind: unit.kind, owner: unit.owner, at: unit.at, damage: unit.damage };
            match unit.at {
                Where::In(space) if is_hidden(state, player, unit, space) => stacks.entry(space).or_default().push((id, unit)),
                Where::In(_) | Where::Beside => self.others.push(seen),
                // Cargo is not examined, and what is still to be placed is nowhere yet.
                Where::Supply | Where::Home | Where::Aboard(_) | Where::Waiting | Where::Gone(_) => {}
            }
        }
        for (space, stack) in stacks {
            let Some((id, top)) = stack.iter().min_by_key(|(id, unit)| (contest.public.cost(unit), *id)) else { continue };
            self.others.push(Seen { unit: *id, kind: top.kind, owner: top.owner, at: top.at, damage: top.damage });
            if stack.len() > 1 {
                self.hidden.insert(space, stack.len() as u16 - 1);
            }
        }
        self.others.sort_by_key(|seen| seen.unit);
    }
}

impl Contest {
    /// The points of a player as far as another is shown them.
    fn shown_points(&self, state: &State, viewer: Player, player: Player) -> Option<u32> {
        let victory = &self.public.victory;
        let every = victory.revealed_every.map_or(1, |every| every.get().max(1));
        let shown = !victory.secret_points && every == 1;
        (viewer == player || shown).then(|| state.side(player).points)
    }
}

/// Whether a unit of the other side in a sector is hidden from a player: an invader sees stacks of the defender outside deep space only where
/// he has a unit himself.
fn is_hidden(state: &State, player: Player, unit: &UnitState, space: Space) -> bool {
    player != state.defender && unit.owner == state.defender && matches!(space, Space::On(_)) && !state.is_held_by(player, space)
}
