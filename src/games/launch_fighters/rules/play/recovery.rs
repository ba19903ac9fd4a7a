//! D) Recovery: squadrons recover, ships repair, and units at the edge retreat; then ships leave by warp and the turn ends.

use super::asteroids::FOUR;
use super::damage::is_whole;
use super::{Action, Battle, Berth, Event, Fate, Phase, Purpose, Question, ShipNumber, State, Table, Unit};
use crate::Part;
use rules::play::{Dice, Player, Sink};

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    /// Turns every squadron right side up, and then begins the repairs ("D) Recovery", 1 and 2).
    pub(super) fn begin_recovery(&mut self) {
        self.state.phase = Phase::Recovery;
        self.state.active = None;
        self.tell_phase();
        for number in self.squadron_numbers() {
            let squadron = self.state.squadron_mut(number);
            if std::mem::take(&mut squadron.inactive) && !matches!(squadron.berth, Berth::Eliminated) {
                self.emit(Event::Recovered(number));
            }
        }
        self.state.cursor = 0;
        self.continue_repairs();
    }

    /// Asks the next player in the sequence who can repair a ship, from the lowest initiative to the highest ("Repair").
    pub(super) fn continue_repairs(&mut self) {
        while usize::from(self.state.cursor) < self.state.sides.len() {
            let place = self.state.cursor;
            if let Some(index) = self.state.sides.iter().position(|side| side.place == place) {
                let player = Player::new(index as u8);
                let mut repairs = repairable(self.battle, self.state, player);
                if repairs.next().is_some() {
                    drop(repairs);
                    return self.ask(player, Question::Repairs);
                }
            }
            self.state.cursor += 1;
        }
        self.end_turn();
    }

    /// Ends a player's repairs.
    pub(super) fn end_repairs(&mut self) {
        self.state.cursor += 1;
        self.continue_repairs();
    }

    /// Rolls for a repair of a ship; the attempt is used up whether or not it succeeds ("Repair").
    pub(super) fn repair(&mut self, ship: ShipNumber) {
        let player = self.battle.ship(ship).player;
        let state = self.state.ship_mut(ship);
        state.repair -= 1;
        state.done.repaired = true;
        if self.roll(player, Purpose::Repair(ship)) >= FOUR {
            self.ask(player, Question::Raise(ship));
        } else {
            self.resume();
        }
    }

    /// Raises a stat of a ship by one level.
    pub(super) fn raise(&mut self, ship: ShipNumber, part: Part) {
        let state = self.state.ship_mut(ship);
        let level = state.level(part) + 1;
        state.set_level(part, level);
        self.emit(Event::Raised(ship, part, level));
        self.resume();
    }

    /// Carries out retreats and warp, updates everything that is counted in turns, and ends the turn ("D) Recovery", 3; "Warp Drive").
    fn end_turn(&mut self) {
        for number in self.ship_numbers() {
            let ship = *self.state.ship(number);
            let can_move = ship.is_on_map() && ship.movement() > 0;
            if can_move && self.battle.board.forces_retreat(ship.at) {
                self.withdraw(Unit::Ship(number));
                self.emit(Event::Retreated(Unit::Ship(number), ship.at));
                self.reward_escape(number, ship.at);
            } else if can_move && ship.done.warp {
                self.withdraw(Unit::Ship(number));
                self.emit(Event::Departed(Unit::Ship(number)));
            }
        }
        for number in self.squadron_numbers() {
            let squadron = *self.state.squadron(number);
            let Some(at) = squadron.active_at() else { continue };
            if self.battle.board.forces_retreat(at) {
                self.withdraw(Unit::Squadron(number));
                self.emit(Event::Retreated(Unit::Squadron(number), at));
            } else if squadron.done.warp {
                self.withdraw(Unit::Squadron(number));
                self.emit(Event::Departed(Unit::Squadron(number)));
            }
        }
        self.reward_holding();
        let quiet = &mut self.state.quiet;
        quiet.without_dice = if quiet.rolled { 0 } else { quiet.without_dice.saturating_add(1) };
        quiet.without_loss = if quiet.lost { 0 } else { quiet.without_loss.saturating_add(1) };
        (quiet.rolled, quiet.lost) = (false, false);
        self.turn_is_over = true;
    }
}

/// Offers every ship that can be repaired, and the choice to repair no more.
pub(super) fn offer_repairs(battle: &Battle, state: &State, offer: &mut impl FnMut(Action)) {
    repairable(battle, state, state.asked).for_each(|ship| offer(Action::Repair(ship)));
    offer(Action::Done);
}

/// Offers every stat of a ship that is below its initial level.
pub(super) fn offer_raises(battle: &Battle, state: &State, ship: ShipNumber, offer: &mut impl FnMut(Action)) {
    let (now, then) = (state.ship(ship), battle.ship(ship));
    let stats = Part::STATS.into_iter().zip(now.levels.into_iter().zip(then.levels));
    stats.filter(|(_, (now, then))| now < then).for_each(|(part, _)| offer(Action::Raise(part)));
}

/// The ships of a player that have an attempt at repair left, have not made one this turn, and have lost a level.
fn repairable(battle: &Battle, state: &State, player: Player) -> impl Iterator<Item = ShipNumber> {
    let ships = (0..).map(ShipNumber).zip(&state.ships).filter(move |(number, ship)| {
        ship.repair > 0
            && ship.fate == Fate::OnMap
            && !ship.done.repaired
            && battle.ship(*number).player == player
            && !is_whole(battle, state, *number)
    });
    ships.map(|(number, _)| number)
}
