//! How a battle came out, by the goal of its scenario.

use super::{Battle, FEDERATION, Fate, State, UnitState, VIKING, Where};
use crate::rules::Count;
use crate::rules::play::{Outcome, Player};
use crate::rules::star_viking::BattleGoal;

impl Battle {
    /// The balance of the Viking in mega-credits: what the other side lost less what he lost, damage at what its repair costs, with the
    /// plunder aboard and the wealth of the systems that he holds.
    #[must_use]
    pub fn balance(&self, state: &State) -> i32 {
        let lost = |player: Player| -> i32 {
            let started = self.start.iter().zip(&state.units).filter(|(start, _)| start.owner == player);
            started.map(|(_, unit)| self.loss(unit)).sum()
        };
        let held = self.public.tiles.iter().zip(&state.control).filter(|(_, controller)| **controller == VIKING);
        let wealth: i32 = held.map(|(tile, _)| tile.system.wealth.get() as i32).sum();
        lost(FEDERATION) - lost(VIKING) + self.plunder(state) + wealth
    }

    /// The plunder that the Viking carries, in mega-credits.
    #[must_use]
    pub fn plunder(&self, state: &State) -> i32 {
        state.units.iter().filter(|unit| unit.owner == VIKING && unit.is_left()).map(|unit| i32::from(unit.plunder)).sum()
    }

    /// What a unit has lost in worth: its cost where it is destroyed, and else what its repair costs.
    fn loss(&self, unit: &UnitState) -> i32 {
        if unit.at == Where::Gone(Fate::Destroyed) {
            return self.public.cost(unit);
        }
        let repairs = &self.public.tables.repairs;
        let hit = repairs.per_hit[self.public.kind(unit).technology as usize].get() as i32;
        let critical = if unit.damage.crippled { repairs.critical_hit.get() as i32 } else { 0 };
        i32::from(unit.damage.hits) * hit + critical
    }

    /// How the battle came out; none while it is played.
    pub(super) fn result(&self, state: &State) -> Option<Outcome> {
        if state.question.is_some() {
            return None;
        }
        let margin = match self.public.goal {
            BattleGoal::Balance => self.balance(state),
            BattleGoal::Plunder => match self.plunder(state) {
                0 => -1,
                plunder => plunder,
            },
            BattleGoal::Control => {
                let held = state.control.iter().filter(|controller| **controller == VIKING).count() as i32;
                2 * held - state.control.len() as i32
            }
        };
        let winner = match margin {
            0 => None,
            1.. => Some(VIKING),
            _ => Some(FEDERATION),
        };
        Some(Outcome { winner, half_points: vec![margin * 2, 0], turn: state.round })
    }

    /// What a purse of the side is worth, as it starts.
    #[must_use]
    pub fn price(&self, player: Player) -> u32 {
        let units = self.start.iter().filter(|unit| unit.owner == player);
        units.map(|unit| self.public.kind(unit).cost.map_or(0, Count::get)).sum()
    }
}
