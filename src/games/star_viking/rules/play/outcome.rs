//! The outcome of a game. A battle is decided by the goal of its scenario, a campaign by its conclusion and the points.

use super::{Conclusion, Contest, Fate, State, UnitState, Where};
use crate::BattleGoal;
use rules::Count;
use rules::play::{Outcome, Player};

impl Contest {
    /// The balance of a Viking in a battle, in mega-credits. It is the losses of the other sides less the Viking's own, plus the plunder aboard, the
    /// wealth of the systems that the Viking holds, and the extra mega-credits of the Viking less those of the Federation. Damage counts as a loss at
    /// its repair cost.
    #[must_use]
    pub fn balance(&self, state: &State, viking: Player) -> i32 {
        let lost = |own: bool| -> i32 {
            let started = self.start.iter().zip(&state.units).filter(|(start, _)| (start.owner == viking) == own);
            started.map(|(_, unit)| self.loss(unit)).sum()
        };
        let held = state.controls().filter(|(_, controller)| *controller == viking);
        let wealth: i32 = held.map(|(tile, _)| self.public.tile(tile).system.wealth.get() as i32).sum();
        let given = |player: Player| self.public.sides[player.index()].given as i32;
        lost(false) - lost(true) + self.plunder(state, viking) + wealth + given(viking) - given(self.public.federation())
    }

    /// The plunder that a Viking carries, in mega-credits.
    #[must_use]
    pub fn plunder(&self, state: &State, viking: Player) -> i32 {
        state.units.iter().filter(|unit| unit.owner == viking && unit.is_left()).map(|unit| i32::from(unit.plunder)).sum()
    }

    /// What damage to a unit or its destruction loses, in mega-credits: the cost of the unit if it is destroyed, otherwise the cost of its repair.
    fn loss(&self, unit: &UnitState) -> i32 {
        if unit.at == Where::Gone(Fate::Destroyed) {
            return self.public.cost(unit);
        }
        let repairs = &self.public.tables.repairs;
        let hit = repairs.per_hit[self.public.kind(unit).technology as usize].get() as i32;
        let critical = if unit.damage.crippled { repairs.critical_hit.get() as i32 } else { 0 };
        i32::from(unit.damage.hits) * hit + critical
    }

    /// The outcome of the game; `None` while it is still played.
    pub(super) fn result(&self, state: &State) -> Option<Outcome> {
        if state.question.is_some() {
            return None;
        }
        if self.public.is_battle() { Some(self.result_of_battle(state)) } else { Some(result_of_campaign(state)) }
    }

    /// The outcome of a battle: the Viking with the best margin wins if that margin is above 0; the Federation wins if it is below 0.
    fn result_of_battle(&self, state: &State) -> Outcome {
        let margins: Vec<i32> = self.public.raiders().map(|viking| self.margin(state, viking)).collect();
        let best = margins.iter().copied().max().unwrap_or(0);
        let mut leaders = self.public.raiders().filter(|viking| margins[viking.index()] == best);
        let winner = match best {
            0 => None,
            1.. => leaders.next().filter(|_| leaders.next().is_none()),
            _ => Some(self.public.federation()),
        };
        let half_points = margins.into_iter().map(|margin| margin * 2).chain([0]).collect();
        Outcome { winner, half_points, turn: state.round }
    }

    /// How far a Viking is ahead by the goal of a battle, in mega-credits or, if the goal is control, in systems. The Viking wins with a margin above
    /// 0.
    #[must_use]
    pub fn margin(&self, state: &State, viking: Player) -> i32 {
        match self.public.victory.battle {
            BattleGoal::Balance => self.balance(state, viking),
            BattleGoal::Plunder => match self.plunder(state, viking) {
                0 => -1,
                plunder => plunder,
            },
            BattleGoal::Control => {
                let held = state.controls().filter(|(_, controller)| *controller == viking).count() as i32;
                2 * held - state.controls().count() as i32
            }
        }
    }

    /// The cost of a side's units before the first turn plus its money, in mega-credits.
    #[must_use]
    pub fn price(&self, player: Player) -> u32 {
        let units = self.start.iter().filter(|unit| unit.owner == player && unit.is_left());
        let cost: u32 = units.map(|unit| self.public.kind(unit).cost.map_or(0, Count::get)).sum();
        let side = &self.public.sides[player.index()];
        cost + side.purse + side.given
    }
}

/// The outcome of a campaign: if a player ended it by winning at once, that player wins; otherwise the player who has more points than every other.
fn result_of_campaign(state: &State) -> Outcome {
    let half_points: Vec<i32> = state.sides.iter().map(|side| side.points as i32 * 2).collect();
    let most = half_points.iter().max();
    let mut leaders = (0..).zip(&half_points).filter(|(_, points)| Some(*points) == most).map(|(number, _)| Player::new(number));
    let winner = match state.conclusion {
        Some(Conclusion::Capital(player) | Conclusion::TwoToOne(player)) => Some(player),
        Some(Conclusion::LastTurn | Conclusion::Battle(_)) | None => leaders.next().filter(|_| leaders.next().is_none()),
    };
    Outcome { winner, half_points, turn: state.turn }
}
