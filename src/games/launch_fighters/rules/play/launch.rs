//! Launching squadrons from bays, and landing on ships with bays.

use super::attack::RANGE;
use super::{Action, Battle, Berth, Event, Question, ShipNumber, Shot, SquadronNumber, State, Table, Unit};
use geometry::Space;
use rules::play::{Dice, Sink};

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    /// Launches the next squadron of the active ship into a space ("Launching Fighters! With Bays"). The squadrons that can launch differ in nothing
    /// but warp drives, so the first of them is launched.
    pub(super) fn launch(&mut self, to: Space) {
        let Some(Unit::Ship(ship)) = self.state.active else { return };
        let left = match self.state.question {
            Question::Launching(left) => left,
            _ => self.state.ship(ship).bays(),
        };
        self.state.use_bays();
        let ready = |squadron: &SquadronNumber| {
            let state = self.state.squadron(*squadron);
            state.is_aboard(ship) && !state.inactive
        };
        let next = self.squadron_numbers().find(ready);
        if let Some(squadron) = next {
            self.state.squadron_mut(squadron).berth = Berth::OnMap(to);
            self.emit(Event::Launched(squadron, ship, to));
            self.drift_in(squadron, to);
        }
        if left > 1 && can_launch(self.battle, self.state, ship) {
            self.ask(self.battle.ship(ship).player, Question::Launching(left - 1));
        } else {
            self.resume();
        }
    }

    /// Makes a squadron return to base. If no ship can take it, it is eliminated, and the player whose shot forced it to return gets the credit
    /// ("Return to Base").
    pub(super) fn return_to_base(&mut self, squadron: SquadronNumber, by: Option<Shot>) {
        self.emit(Event::Recalled(squadron, by));
        let mut bases = bases(self.battle, self.state, squadron);
        match (bases.next(), bases.next()) {
            (None, _) => {
                drop(bases);
                self.eliminate(Unit::Squadron(squadron), by);
                self.resume();
            }
            (Some(only), None) => {
                drop(bases);
                self.land(squadron, only);
            }
            _ => {
                drop(bases);
                self.ask(self.battle.squadron(squadron).player, Question::Base(squadron, by));
            }
        }
    }

    /// Lands a squadron on a ship, where it lies upside down until the recovery phase ("Return to Base").
    pub(super) fn land(&mut self, squadron: SquadronNumber, ship: ShipNumber) {
        let state = self.state.squadron_mut(squadron);
        state.berth = Berth::Aboard(ship);
        state.inactive = true;
        self.state.ship_mut(ship).recovered += 1;
        self.emit(Event::Landed(squadron, ship));
        self.resume();
    }
}

/// Whether a ship can launch: a squadron is ready inside it, and a space beside it is empty.
pub(super) fn can_launch(battle: &Battle, state: &State, ship: ShipNumber) -> bool {
    state.ready_aboard(ship) > 0 && super::movement::empty_spaces(battle, state, state.ship(ship).at).next().is_some()
}

/// Offers every space into which a ship can launch a squadron.
pub(super) fn offer_launches(battle: &Battle, state: &State, ship: ShipNumber, offer: &mut impl FnMut(Action)) {
    if state.ready_aboard(ship) > 0 {
        let at = state.ship(ship).at;
        super::movement::empty_spaces(battle, state, at).for_each(|space| offer(Action::Launch(space)));
    }
}

/// Offers every ship on which a squadron can land.
pub(super) fn offer_bases(battle: &Battle, state: &State, squadron: SquadronNumber, offer: &mut impl FnMut(Action)) {
    bases(battle, state, squadron).for_each(|ship| offer(Action::Land(ship)));
}

/// The ships of a squadron's side within five spaces that have a free bay ("Return to Base").
fn bases(battle: &Battle, state: &State, squadron: SquadronNumber) -> impl Iterator<Item = ShipNumber> {
    let (at, player) = (state.squadron(squadron).space(), battle.squadron(squadron).player);
    let ships = state.ships_on_map().filter(move |(number, ship)| {
        battle.ship(*number).player == player
            && ship.has_free_bay()
            && at.is_some_and(|at| battle.board.distance(at, ship.at) <= RANGE)
    });
    ships.map(|(number, _)| number)
}
