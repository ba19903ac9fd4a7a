//! C) Attack: the attacks that an activated ship makes with its weapons systems, one after another.

use super::{Action, Battle, Event, Question, ShipNumber, ShipState, SquadronNumber, State, System, Table, Unit, Volley};
use geometry::Space;
use rules::play::{Dice, Sink};

/// The range in spaces of cannons and launchers against ships, and the greatest distance from which a squadron can return to a ship ("2) Targets and
/// Range", "Return to Base").
pub const RANGE: u32 = 5;

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    /// Activates a unit for its attack, and returns whether the unit can do anything.
    pub(super) fn open_fire(&mut self, unit: Unit) -> bool {
        self.state.active = Some(unit);
        match unit {
            Unit::Ship(ship) => {
                self.state.ship_mut(ship).done.attacked = true;
                self.state.used = [false; 3];
                self.ask_for_weapons(ship)
            }
            Unit::Squadron(squadron) => {
                self.state.squadron_mut(squadron).done.attacked = true;
                self.ask_for_guns(squadron)
            }
        }
    }

    /// Asks for the next action of the active ship, or ends its activation if nothing is left to do.
    pub(super) fn continue_weapons(&mut self, ship: ShipNumber) {
        if !self.ask_for_weapons(ship) {
            self.next_attacker();
        }
    }

    /// Asks for the next action of a ship, and returns whether the ship can do anything.
    fn ask_for_weapons(&mut self, ship: ShipNumber) -> bool {
        let can_act = self.state.ship(ship).is_on_map() && can_act(self.battle, self.state, ship);
        if can_act {
            self.ask(self.battle.ship(ship).player, Question::Weapons);
        }
        can_act
    }

    /// Fires a system of the active ship at a ship or, without a target, at the squadrons beside the active ship.
    pub(super) fn fire(&mut self, system: System, target: Option<ShipNumber>) {
        let Some(Unit::Ship(number)) = self.state.active else { return };
        self.state.used[index(system)] = true;
        self.state.volley = Some(Volley { system, target, aim: None, pool: 0, formation: 0, vacated: None });
        match system {
            System::Launchers => self.ask(self.battle.ship(number).player, Question::Missiles),
            System::Cannons | System::Bays | System::Guns => {
                let cannons = self.state.ship(number).cannons();
                self.gather(cannons);
            }
        }
    }
}

/// Offers everything that the active ship can do, and the choice to stop attacking.
pub(super) fn offer_weapons(battle: &Battle, state: &State, offer: &mut impl FnMut(Action)) {
    if let Some(Unit::Ship(ship)) = state.active {
        offer_systems(battle, state, ship, offer);
        offer(Action::Done);
    }
}

/// Offers every number of missiles that can be fired: at most one for each launcher, and no more than are left ("3) Gather Your Pool of Attack Dice",
/// c).
pub(super) fn offer_missiles(state: &State, offer: &mut impl FnMut(Action)) {
    if let Some(Unit::Ship(number)) = state.active {
        let ship = state.ship(number);
        let most = u16::from(ship.launchers()).min(ship.missiles) as u8;
        (1..=most).for_each(|missiles| offer(Action::Missiles(missiles)));
    }
}

/// The enemy ships that a ship can see within its range.
#[inline]
fn targets(battle: &Battle, state: &State, number: ShipNumber) -> impl Iterator<Item = ShipNumber> {
    let (at, player) = (state.ship(number).at, battle.ship(number).player);
    let hit = move |(target, other): &(ShipNumber, &ShipState)| {
        let hostile = battle.ship(*target).player != player;
        hostile && battle.board.distance(at, other.at) <= RANGE && battle.board.can_see(at, other.at)
    };
    state.ships_on_map().filter(hit).map(|(target, _)| target)
}

/// Whether a ship has cannons, and then whether it has launchers and also missiles.
fn loaded(ship: &ShipState) -> [bool; 2] {
    [ship.cannons() > 0, ship.launchers() > 0 && ship.missiles > 0]
}

/// Whether [`offer_systems`] would offer anything, without listing all of it.
fn can_act(battle: &Battle, state: &State, number: ShipNumber) -> bool {
    let ship = state.ship(number);
    let [cannons, launchers] = loaded(ship);
    let is_armed = cannons && !state.used[index(System::Cannons)] || launchers && !state.used[index(System::Launchers)];
    if is_armed && (targets(battle, state, number).next().is_some() || adjacent_enemies(battle, state, number).next().is_some()) {
        return true;
    }
    !state.used[index(System::Bays)] && ship.bays() > 0 && super::launch::can_launch(battle, state, number)
}

fn offer_systems(battle: &Battle, state: &State, number: ShipNumber, offer: &mut impl FnMut(Action)) {
    let ship = state.ship(number);
    let loaded = loaded(ship);
    let flak = adjacent_enemies(battle, state, number).next().is_some();
    for system in [System::Cannons, System::Launchers] {
        if state.used[index(system)] || !loaded[index(system)] {
            continue;
        }
        targets(battle, state, number).for_each(|target| offer(Action::Fire(system, target)));
        if flak {
            offer(Action::Flak(system));
        }
    }
    if !state.used[index(System::Bays)] && ship.bays() > 0 {
        super::launch::offer_launches(battle, state, number, offer);
    }
}

/// The squadrons of other sides beside a ship.
pub(super) fn adjacent_enemies(battle: &Battle, state: &State, ship: ShipNumber) -> impl Iterator<Item = SquadronNumber> {
    let (at, player) = (state.ship(ship).at, battle.ship(ship).player);
    let near = move |(number, space): &(SquadronNumber, Space)| {
        battle.board.are_neighbours(at, *space) && battle.squadron(*number).player != player
    };
    state.squadrons_on_map().filter(near).map(|(number, _)| number)
}

/// The index of a system in the record of the systems that the active ship has used.
const fn index(system: System) -> usize {
    match system {
        System::Cannons | System::Guns => 0,
        System::Launchers => 1,
        System::Bays => 2,
    }
}

impl State {
    /// Whether the active ship has used a system in this activation.
    #[must_use]
    pub const fn has_used(&self, system: System) -> bool {
        self.used[index(system)]
    }

    pub(super) const fn use_bays(&mut self) {
        self.used[index(System::Bays)] = true;
    }
}
