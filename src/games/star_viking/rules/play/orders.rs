//! The strategic segment: every player orders starships to load, to jump and to unload, and other carriers to load and unload where they are. Each
//! Viking gives orders in secret, and then the Federation ("Strategic Movement").

use super::{Action, Contest, Event, Fate, Phase, Port, Question, State, Table, UnitNumber, UnitState, Used, Where, supply};
use crate::Operations;
use rules::play::{Dice, Player, Sink};

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    pub(super) fn begin_orders(&mut self) {
        self.state.phase = Phase::Orders;
        self.state.cursor = 0;
        for unit in &mut self.state.units {
            unit.used = Used::default();
        }
        self.next_orders();
    }

    /// Asks the next player who has a carrier without an order; after the last, reveals all orders.
    fn next_orders(&mut self) {
        let commands = |player: &Player| !waiting(self.contest, self.state, *player).is_empty();
        match self.contest.public.players().skip(usize::from(self.state.cursor)).find(commands) {
            Some(player) => {
                self.state.cursor = player.index() as u16;
                self.ask(player, Question::Orders);
            }
            None => self.begin_segments(),
        }
    }

    /// Ends the orders of a player.
    pub(super) fn end_orders(&mut self, player: Player) {
        self.state.cursor = player.index() as u16 + 1;
        self.next_orders();
    }

    /// Asks for an order to a carrier, as long as it can be ordered to do anything; otherwise ends its orders.
    pub(super) fn order(&mut self, player: Player, unit: UnitNumber) {
        let mut choices_left = Vec::new();
        choices(self.contest, self.state, player, unit, &mut choices_left);
        if choices_left.iter().any(|action| *action != Action::Done) {
            self.ask(player, Question::Order(unit));
        } else {
            self.unit_mut(unit).used.acted = true;
            self.next_orders();
        }
    }

    /// Carries out an order to a carrier.
    pub(super) fn carry_out_order(&mut self, player: Player, unit: UnitNumber, action: Action) {
        match action {
            Action::Jump(to) => self.jump(player, unit, to),
            Action::Load(cargo) => {
                self.unit_mut(cargo).used.handled = true;
                let tile = self.state.unit(unit).tile;
                self.put(cargo, tile, Where::Aboard(unit));
                let plunder = std::mem::take(&mut self.unit_mut(cargo).plunder);
                self.unit_mut(unit).plunder += plunder;
                self.tell(Event::Loaded(cargo, unit));
            }
            Action::Unload(cargo) => {
                self.unit_mut(cargo).used.handled = true;
                let at = if self.state.unit(unit).at == Where::Home { Where::Home } else { Where::Waiting };
                self.unit_mut(cargo).at = at;
                self.tell(Event::Unloaded(cargo, unit));
            }
            Action::Hand(taker) => {
                let handled = [unit, taker].map(|unit| self.state.unit(unit).used.handled);
                self.hand(unit, taker);
                // Handing over plunder does not count as a unit's loading or unloading in this segment, so the flags are restored.
                for (unit, handled) in [unit, taker].into_iter().zip(handled) {
                    self.unit_mut(unit).used.handled = handled;
                }
            }
            Action::ThrowOut(pod) => {
                self.destroy(pod);
                self.tell(Event::ThrownOut(pod));
            }
            _ => {
                self.unit_mut(unit).used.acted = true;
                return self.next_orders();
            }
        }
        self.order(player, unit);
    }

    /// Makes a starship jump with its cargo; local units aboard are lost. The ship arrives in the system if its player controls the system, otherwise
    /// beside the tile.
    fn jump(&mut self, player: Player, unit: UnitNumber, to: Port) {
        let from = Port::of(self.state.unit(unit));
        self.lose_locals_aboard(unit);
        let (tile, at) = match to {
            Port::Home => (UnitState::NO_TILE, Where::Home),
            Port::Tile(tile) if self.state.tile(tile).control == player => (tile, Where::Waiting),
            Port::Tile(tile) => (tile, Where::Beside),
        };
        self.put(unit, tile, at);
        self.unit_mut(unit).used.moved = true;
        self.unit_mut(unit).used.took = false;
        // Cargo that was loaded before the jump can be unloaded after it.
        for cargo in &mut self.state.units {
            if cargo.at == Where::Aboard(unit) {
                cargo.used.handled = false;
            }
        }
        self.tell(Event::Jumped(unit, from, to));
    }
}

/// The starships of a player that have no order yet, and the player's other carriers that could load or unload something where they are; of units
/// that are alike only one is listed.
pub(super) fn waiting(contest: &Contest, state: &State, player: Player) -> Vec<UnitNumber> {
    let waits = |(id, unit): &(UnitNumber, &UnitState)| {
        let there = matches!(unit.at, Where::Home | Where::Waiting | Where::In(_));
        unit.owner == player
            && !unit.used.acted
            && if contest.public.kind(unit).operations == Operations::S {
                there || unit.at == Where::Gone(Fate::Withdrawn)
            } else {
                there && contest.public.values(unit).capacity > 0 && {
                    let mut choices_left = Vec::new();
                    choices(contest, state, player, *id, &mut choices_left);
                    choices_left.iter().any(|action| *action != Action::Done)
                }
            }
    };
    Contest::distinct(state, state.numbered().filter(waits).map(|(id, _)| id))
}

/// Whether all of a player's starships that withdrew have jumped. Each of them must jump if it has anywhere to go.
pub(super) fn all_limbo_left(contest: &Contest, state: &State, player: Player) -> bool {
    let stuck = |unit: &UnitState| {
        unit.owner == player
            && unit.at == Where::Gone(Fate::Withdrawn)
            && destinations(contest, state, player, unit).next().is_some()
    };
    !state.units.iter().any(stuck)
}

/// The ports to which a starship can jump: any tile except its own and the one from which it withdrew, and for a Viking also the home base.
fn destinations<'a>(
    contest: &Contest,
    state: &'a State,
    player: Player,
    unit: &UnitState,
) -> impl Iterator<Item = Port> + use<'a> {
    let here = Port::of(unit);
    let home = (contest.public.is_viking(player) && here != Port::Home).then_some(Port::Home);
    home.into_iter().chain(state.controls().map(|(tile, _)| Port::Tile(tile)).filter(move |port| *port != here))
}

/// Lists everything that a carrier can be ordered to do.
pub(super) fn choices(contest: &Contest, state: &State, player: Player, id: UnitNumber, actions: &mut Vec<Action>) {
    let unit = state.unit(id);
    if !unit.used.moved && contest.public.kind(unit).operations == Operations::S {
        actions.extend(destinations(contest, state, player, unit).map(Action::Jump));
    }
    let port = Port::of(unit);
    let controls = match port {
        Port::Home => true,
        Port::Tile(tile) => state.tile(tile).control == player,
    };
    let in_limbo = unit.at == Where::Gone(Fate::Withdrawn);
    if controls && !in_limbo {
        offer_cargo(contest, state, player, id, port, actions);
    }
    if !in_limbo || actions.is_empty() {
        actions.push(Action::Done);
    }
}

/// Lists what a carrier can load, unload, hand over and throw out in a system that its player controls, or at home ("During Strategic Movement").
fn offer_cargo(contest: &Contest, state: &State, player: Player, id: UnitNumber, port: Port, actions: &mut Vec<Action>) {
    let room = contest.room(state, id);
    let waits = |(cargo, found): &(UnitNumber, &UnitState)| {
        let fresh = *cargo != id && !matches!(found.at, Where::Aboard(_)) && !found.used.handled;
        // A deployed fortress can be taken along only when a segment ends, not by an order.
        let deployed = contest.public.kind(found).is_fortress() && matches!(found.at, Where::In(_));
        fresh && !deployed && state.cargo(*cargo).next().is_none()
    };
    let size = |unit: &UnitState| contest.size(unit);
    let beside: Vec<(UnitNumber, u32)> =
        supply::stationed(state, player, port).filter(waits).filter_map(|(cargo, found)| Some((cargo, size(found)?))).collect();
    let loads = beside.iter().filter(|(_, size)| *size <= room).map(|(cargo, _)| *cargo);
    actions.extend(Contest::distinct(state, loads).into_iter().map(Action::Load));
    let goes = |(_, cargo): &(UnitNumber, &UnitState)| !contest.public.kind(cargo).is_pod() && !cargo.used.handled;
    let unloads = Contest::distinct(state, state.cargo(id).filter(goes).map(|(cargo, _)| cargo));
    actions.extend(unloads.into_iter().map(Action::Unload));
    let found = state.unit(id);
    if found.plunder > 0 && !found.used.took {
        let takes = |(taker, unit): &(UnitNumber, &UnitState)| {
            *taker != id && !matches!(unit.at, Where::Aboard(_)) && contest.takes_plunder(unit)
        };
        let takers = Contest::distinct(state, supply::stationed(state, player, port).filter(takes).map(|(taker, _)| taker));
        actions.extend(takers.into_iter().map(Action::Hand));
    }
    let pods: u32 = contest.pods(state, id).filter_map(|pod| size(state.unit(pod))).sum();
    if beside.iter().any(|(_, size)| *size > room && *size <= room + pods) {
        let pods = Contest::distinct(state, contest.pods(state, id));
        actions.extend(pods.into_iter().map(Action::ThrowOut));
    }
}
