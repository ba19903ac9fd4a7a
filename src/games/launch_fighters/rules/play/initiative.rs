//! A) Initiative: each player rolls two dice and adds sensors; ties are broken by further rolls.

use super::{Event, MOST_SIDES, Purpose, Table, Vessel};
use rules::play::{Dice, Player, Sink};

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    /// Rolls for every player and records the sequence, the lowest roll first ("A) Initiative").
    pub(super) fn roll_sequence(&mut self, purpose: Purpose) {
        let count = self.state.sides.len();
        let mut rolls = [0_u8; MOST_SIDES];
        for (index, roll) in rolls.iter_mut().enumerate().take(count) {
            let player = Player::new(index as u8);
            *roll = self.two_dice(player, purpose).saturating_add(self.sensors(player));
            self.state.sides[index].initiative = *roll;
        }
        // A roll-off puts the players with equal rolls in order; those who tie again roll again.
        let mut order: [u8; MOST_SIDES] = std::array::from_fn(|index| index as u8);
        let order = &mut order[..count];
        order.sort_by_key(|index| rolls[usize::from(*index)]);
        self.break_ties(order, rolls);
        for (place, index) in order.iter().enumerate() {
            self.state.sides[usize::from(*index)].place = place as u8;
        }
        for index in 0..count {
            let side = self.state.sides[index];
            self.emit(Event::Initiative(Player::new(index as u8), side.initiative, side.place));
        }
    }

    /// Rolls off the ties of every group of players with equal rolls in a sorted sequence.
    fn break_ties(&mut self, order: &mut [u8], rolls: [u8; MOST_SIDES]) {
        for tied in order.chunk_by_mut(|one, other| rolls[usize::from(*one)] == rolls[usize::from(*other)]) {
            if tied.len() < 2 {
                continue;
            }
            let mut again = [0_u8; MOST_SIDES];
            for index in tied.iter() {
                again[usize::from(*index)] = self.two_dice(Player::new(*index), Purpose::RollOff);
            }
            tied.sort_by_key(|index| again[usize::from(*index)]);
            self.break_ties(tied, again);
        }
    }

    fn two_dice(&mut self, player: Player, purpose: Purpose) -> u8 {
        self.roll(player, purpose) + self.roll(player, purpose)
    }

    /// The highest level of sensors among a player's ships on the map ("Sensors").
    fn sensors(&self, player: Player) -> u8 {
        let sensors = |vessel: &Vessel| if vessel.player == player { vessel.sensors } else { 0 };
        let ships = self.battle.ships.iter().zip(&self.state.ships).filter(|(_, ship)| ship.is_on_map());
        ships.map(|(vessel, _)| sensors(vessel)).max().unwrap_or(0)
    }
}
