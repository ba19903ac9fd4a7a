//! The special conditions of a scenario: destroy a ship, escape, hold an area, and protect a ship ("Victory").

use super::points::is_capable;
use super::{Battle, Berth, Ending, Event, Fate, ShipNumber, State, Table, Unit};
use crate::{Condition, Goal, Reward};
use geometry::Space;
use rules::play::{Dice, Player, Sink};

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    /// Rewards a player who has eliminated a ship.
    pub(super) fn reward_destruction(&mut self, player: Player, ship: ShipNumber) {
        self.reward(|battle, _, goal| match goal.goal {
            Goal::Destroy { of, ship: wanted } => {
                battle.find_ship(of, wanted) == Some(ship) && battle.find_player(goal.side) == Some(player)
            }
            Goal::Hold { .. } | Goal::Escape { .. } | Goal::Protect { .. } => false,
        });
    }

    /// Rewards the side of a ship that has retreated from the space `from`.
    pub(super) fn reward_escape(&mut self, ship: ShipNumber, from: Space) {
        self.reward(|battle, _, goal| match goal.goal {
            Goal::Escape { edge, ship: wanted } => {
                let vessel = battle.ship(ship);
                battle.find_player(goal.side) == Some(vessel.player)
                    && wanted.is_none_or(|wanted| wanted == vessel.id)
                    && battle.board.leaves_over(from, edge)
            }
            Goal::Hold { .. } | Goal::Protect { .. } | Goal::Destroy { .. } => false,
        });
    }

    /// Counts for how many turns in a row each area has been held, and rewards a side that has held an area for long enough.
    pub(super) fn reward_holding(&mut self) {
        for index in 0..self.battle.goals.len() {
            let goal = &self.battle.goals[index];
            if let Goal::Hold { turns, .. } = goal.goal {
                let alone =
                    self.battle.find_player(goal.side).is_some_and(|player| holds_alone(self.battle, self.state, index, player));
                let progress = &mut self.state.goals[index];
                progress.held = if alone { progress.held.saturating_add(1) } else { 0 };
                if alone && progress.met == 0 && u32::from(progress.held) >= turns.get() {
                    self.meet(index);
                }
            }
        }
    }

    /// At the end of the game, rewards players whose protected ships were not eliminated.
    pub(super) fn reward_protection(&mut self) {
        self.reward(|battle, state, goal| match goal.goal {
            Goal::Protect { ship } => {
                battle.find_ship(goal.side, ship).is_some_and(|ship| state.ship(ship).fate != Fate::Eliminated)
            }
            Goal::Hold { .. } | Goal::Escape { .. } | Goal::Destroy { .. } => false,
        });
    }

    fn reward(&mut self, is_met: impl Fn(&Battle, &State, &Condition) -> bool) {
        for index in 0..self.battle.goals.len() {
            if is_met(self.battle, self.state, &self.battle.goals[index]) {
                self.meet(index);
            }
        }
    }

    fn meet(&mut self, index: usize) {
        self.state.goals[index].met += 1;
        self.emit(Event::Goal(index as u16));
        let goal = &self.battle.goals[index];
        if let (Reward::Victory, Some(player)) = (goal.reward, self.battle.find_player(goal.side)) {
            self.finish(Ending::Goal(player));
        }
    }
}

/// Whether a player is the only one with a capable unit in the area of a goal.
fn holds_alone(battle: &Battle, state: &State, goal: usize, player: Player) -> bool {
    let area = &battle.areas[goal];
    let inside = |unit: Unit| state.space(unit).is_some_and(|at| area.contains(&at)) && is_capable(state, unit);
    let ships = state.ships_on_map().map(|(number, _)| Unit::Ship(number));
    let squadrons = state.squadrons_on_map().map(|(number, _)| Unit::Squadron(number));
    let (mut own, mut others) = (false, false);
    for unit in ships.chain(squadrons).filter(|unit| inside(*unit)) {
        if battle.player(unit) == player {
            own = true;
        } else {
            others = true;
        }
    }
    own && !others
}

impl Battle {
    /// Whether a squadron is still in play: on the map, or aboard a ship on the map.
    pub(super) fn remains(state: &State, berth: Berth) -> bool {
        match berth {
            Berth::OnMap(_) => true,
            Berth::Aboard(ship) => state.ship(ship).is_on_map(),
            Berth::Retreated | Berth::Eliminated => false,
        }
    }
}
