//! What one side knows: its own units, what stands openly before it, and of hidden stacks the number and the top counter ("Limited
//! Intelligence"). Nothing else of a state is in a view, so that whoever has a view alone cannot know more.

use std::collections::BTreeMap;

use super::{Battle, Phase, Question, State, UnitNumber, UnitState, Where};
use crate::rules::Id;
use crate::rules::play::Player;
use crate::rules::star_viking::{Damage, Space, UnitType};

/// What one side knows of a state.
#[derive(Clone, Debug, PartialEq)]
pub struct View {
    /// Whose view it is.
    pub player: Player,
    /// Whose segment is played: the number of the tile.
    pub tile: u8,
    /// The round of the segment.
    pub round: u16,
    /// The phase.
    pub phase: Phase,
    /// What this side is asked; none where it is not.
    pub question: Option<Question>,
    /// Its own units, cargo too, with their numbers.
    pub own: Vec<(UnitNumber, UnitState)>,
    /// What it sees of the others.
    pub others: Vec<Seen>,
    /// How many counters more lie below the top one of the hidden stacks.
    pub hidden: BTreeMap<Space, u16>,
    /// Who controls each tile.
    pub control: Vec<Player>,
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
    pub(super) fn of(battle: &Battle, state: &State, player: Player) -> Self {
        let mut view = Self {
            player,
            tile: state.tile,
            round: state.round,
            phase: state.phase,
            question: state.question.filter(|(asked, _)| *asked == player).map(|(_, question)| question),
            own: state.numbered().filter(|(_, unit)| unit.owner == player).map(|(id, unit)| (id, *unit)).collect(),
            others: Vec::new(),
            hidden: BTreeMap::new(),
            control: state.control.clone(),
            plundered: state.plundered.clone(),
            surrendered: state.surrendered,
        };
        let mut stacks: BTreeMap<Space, Vec<(UnitNumber, &UnitState)>> = BTreeMap::new();
        for (id, unit) in state.numbered().filter(|(_, unit)| unit.owner != player && unit.tile == state.tile) {
            let seen = Seen { unit: id, kind: unit.kind, at: unit.at, damage: unit.damage };
            match unit.at {
                Where::In(space) if is_hidden(state, player, space) => stacks.entry(space).or_default().push((id, unit)),
                Where::In(_) | Where::Beside => view.others.push(seen),
                // Cargo is not examined, and what is still to be placed is nowhere yet.
                Where::Aboard(_) | Where::Waiting | Where::Gone(_) => {}
            }
        }
        for (space, stack) in stacks {
            let Some((id, top)) = stack.iter().min_by_key(|(id, unit)| (battle.public.cost(unit), *id)) else { continue };
            view.others.push(Seen { unit: *id, kind: top.kind, at: top.at, damage: top.damage });
            if stack.len() > 1 {
                view.hidden.insert(space, stack.len() as u16 - 1);
            }
        }
        view.others.sort_by_key(|seen| seen.unit);
        view
    }
}

/// Whether a stack of the other side in a sector is hidden from a player: an invader sees stacks of the defender outside deep space only
/// where he has a unit himself.
fn is_hidden(state: &State, player: Player, space: Space) -> bool {
    player != state.defender() && matches!(space, Space::On(_)) && !state.is_held_by(player, space)
}
