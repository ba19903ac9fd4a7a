//! The placement of ships: before the first turn the ships that the scenario leaves to the players, and later the reinforcements.
//!
//! If the scenario places every ship, nothing is asked. Otherwise the players roll as for initiative and place their ships in that order, the lowest
//! first: all flagships, then all other ships ("Placement on the Map").

use std::collections::HashSet;

use super::{Action, Battle, Event, Fate, Phase, Purpose, Question, ShipNumber, State, Table};
use crate::Scenario;
use geometry::{Facing, Space};
use rules::play::{Dice, Player, Sink};

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    /// Begins the game with the placement of ships.
    pub(super) fn set_up(&mut self) {
        if next_to_place(self.battle, self.state).is_some() {
            self.tell_phase();
            self.roll_sequence(Purpose::SetUp);
        }
        self.continue_set_up();
    }

    /// Asks where the next ship is placed, or begins the first turn.
    pub(super) fn continue_set_up(&mut self) {
        match next_to_place(self.battle, self.state) {
            Some(ship) => self.ask(self.battle.ship(ship).player, Question::Place(ship)),
            None => self.turn_is_over = true,
        }
    }

    /// Asks where the next reinforcement enters, or begins the turn's movement.
    pub(super) fn continue_arrivals(&mut self) {
        match self.next_to_arrive() {
            Some(ship) => self.ask(self.battle.ship(ship).player, Question::Place(ship)),
            None => self.begin_movement(),
        }
    }

    /// The next reinforcement whose turn has come and whose entry edge or area has a free space; `None` if there is none.
    pub(super) fn next_to_arrive(&self) -> Option<ShipNumber> {
        let due = |ship: &ShipNumber| {
            let arrival = self.battle.ship(*ship).arrival.as_ref();
            self.state.ship(*ship).fate == Fate::Waiting
                && arrival.is_some_and(|arrival| arrival.turn <= self.state.turn)
                && !entry_spaces(self.battle, self.state, *ship).is_empty()
        };
        self.ship_numbers().find(due)
    }

    /// Puts a ship on the map.
    pub(super) fn place(&mut self, ship: ShipNumber, at: Space) {
        let state = self.state.ship_mut(ship);
        state.fate = Fate::OnMap;
        state.at = at;
        let arrived = self.state.phase == Phase::Arrival;
        self.emit(if arrived { Event::Arrived(ship, at) } else { Event::Placed(ship, at) });
        self.ask(self.battle.ship(ship).player, Question::Head(ship));
    }

    /// Sets the facing of a ship that was just placed.
    pub(super) fn head(&mut self, ship: ShipNumber, facing: Facing) {
        self.state.face(ship, facing);
        self.emit(Event::Faced(ship, facing));
        self.resume();
    }
}

/// Offers every space into which the ship that is being placed, or that arrives, can be put.
pub(super) fn offer_spaces(battle: &Battle, state: &State, ship: ShipNumber, offer: &mut impl FnMut(Action)) {
    let spaces =
        if state.phase == Phase::SetUp { starting_spaces(battle, state, ship) } else { entry_spaces(battle, state, ship) };
    for space in spaces {
        offer(Action::Place(space));
    }
}

/// The next ship that a player has to place: flagships first, in the order of initiative. A ship is left out if the whole map has no room for it.
fn next_to_place(battle: &Battle, state: &State) -> Option<ShipNumber> {
    let waiting = |ship: &ShipNumber| state.ship(*ship).fate == Fate::Waiting && battle.ship(*ship).arrival.is_none();
    let place = |player: Player| state.sides[player.index()].place;
    let mut ships: Vec<ShipNumber> = (0..battle.ships.len() as u16).map(ShipNumber).filter(waiting).collect();
    ships.sort_unstable_by_key(|ship| (!battle.ship(*ship).flagship, place(battle.ship(*ship).player), *ship));
    // Finding room takes long, so ships are tried one by one, because the first nearly always has room.
    ships.into_iter().find(|ship| !starting_spaces(battle, state, *ship).is_empty())
}

fn starting_spaces(battle: &Battle, state: &State, ship: ShipNumber) -> Vec<Space> {
    let board = &battle.board;
    let taken: HashSet<Space> = state.units_on_map().collect();
    let is_free = |space: &Space| board.is_enterable(*space) && !taken.contains(space);
    let vessel = battle.ship(ship);
    let placed: Vec<(bool, bool, Space)> = state
        .ships_on_map()
        .map(|(number, other)| (battle.ship(number).player == vessel.player, battle.ship(number).flagship, other.at))
        .collect();
    let comrades = || placed.iter().filter(|(own, _, _)| *own);
    let beside = |spaces: &mut dyn Iterator<Item = Space>| -> Vec<Space> {
        let mut near: Vec<Space> = spaces.flat_map(|space| board.near(space).to_vec()).filter(is_free).collect();
        near.sort_unstable();
        near.dedup();
        near
    };
    let everywhere = || board.grid().spaces().filter(is_free);
    if vessel.flagship || comrades().next().is_none() {
        let others: Vec<Space> = placed.iter().filter(|(_, flagship, _)| *flagship).map(|(_, _, at)| *at).collect();
        let nearest = |space: &Space| others.iter().map(|other| board.distance(*space, *other)).min().unwrap_or(0);
        if others.is_empty() {
            let from_middle = |space: &Space| board.grid().middles().map(|middle| board.distance(*space, middle)).min();
            let least = everywhere().map(|space| from_middle(&space)).min();
            return everywhere().filter(|space| Some(from_middle(space)) == least).collect();
        }
        let ten = Scenario::FLAGSHIP_DISTANCE;
        let lines = others.iter().flat_map(|other| board.grid().along_lines(*other, ten as i16));
        let mut spaces: Vec<Space> = lines.filter(|space| is_free(space) && nearest(space) >= ten).collect();
        spaces.sort_unstable();
        spaces.dedup();
        if spaces.is_empty() {
            // The map is too small for a distance of ten spaces, so the flagship goes as far from the others as possible.
            let most = everywhere().map(|space| nearest(&space)).max();
            spaces = everywhere().filter(|space| Some(nearest(space)) == most).collect();
        }
        return spaces;
    }
    let by_flagship = beside(&mut comrades().filter(|(_, flagship, _)| *flagship).map(|(_, _, at)| *at));
    if !by_flagship.is_empty() {
        return by_flagship;
    }
    let by_fleet = beside(&mut comrades().map(|(_, _, at)| *at));
    if by_fleet.is_empty() { everywhere().collect() } else { by_fleet }
}

fn entry_spaces(battle: &Battle, state: &State, ship: ShipNumber) -> Vec<Space> {
    let arrival = battle.ship(ship).arrival.as_ref();
    let spaces = arrival.map(|arrival| arrival.spaces.as_slice()).unwrap_or_default();
    spaces.iter().copied().filter(|space| battle.board.is_enterable(*space) && state.is_empty(*space)).collect()
}
