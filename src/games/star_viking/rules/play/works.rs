//! The phase in which players spend their treasuries on repairs and construction, the Federation first ("Repairs", "New Construction").

use super::{Action, Contest, Event, Phase, Port, Purse, Question, State, Table, UnitNumber, UnitState, Where, supply};
use crate::construction::can_be_built;
use crate::economy::{cost_of_a_critical, cost_of_a_hit};
use crate::movement::standing;
use crate::{Color, UnitType};
use rules::Id;
use rules::play::{Dice, Player, Sink};

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    pub(super) fn begin_works(&mut self) {
        self.state.phase = Phase::Construction;
        self.state.left.clear();
        self.state.cursor = 0;
        self.next_works();
    }

    /// Asks the next player who can repair or build anything; after the last, goes on to the purchase of points.
    fn next_works(&mut self) {
        let federation = self.contest.public.federation();
        let order = std::iter::once(federation).chain(self.contest.public.raiders());
        for player in order.skip(usize::from(self.state.cursor)) {
            if !ports(self.contest, self.state, player).is_empty() {
                return self.ask(player, Question::Works);
            }
            // Every Viking has a home base, so the list of places that one player has closed must not be used for the next.
            self.state.cursor += 1;
            self.state.left.clear();
        }
        self.begin_points();
    }

    /// Ends a player's spending, and asks the next player.
    pub(super) fn end_works(&mut self) {
        self.state.cursor += 1;
        self.state.left.clear();
        self.next_works();
    }

    /// Spends the treasury in a place, or closes the place if the player is done there.
    pub(super) fn work(&mut self, player: Player, port: Port, action: Action) {
        match action {
            Action::Build(kind) => {
                let unit = self.contest.public.kind_of(kind);
                let price = self.state.decrees.price(unit).unwrap_or(0);
                self.pay_for_unit(player, price);
                self.state.decrees.built(unit);
                if let Some(built) = self.build(player, kind, port)
                    && unit.is_pod()
                    && port != Port::Home
                {
                    return self.ask(player, Question::Stow(built));
                }
            }
            Action::Mend(unit) => {
                self.pay_for_repairs(player, price_of_a_hit(self.contest, self.state, port, unit).unwrap_or(0));
                self.unit_mut(unit).damage.hits -= 1;
                self.tell(Event::Mended(unit));
            }
            Action::MendCritical(unit) => {
                self.pay_for_repairs(player, price_of_a_critical(self.contest, self.state, port, unit).unwrap_or(0));
                self.unit_mut(unit).damage.crippled = false;
                self.tell(Event::MendedCritical(unit));
            }
            _ => {
                self.state.left.push(port);
                return self.next_works();
            }
        }
        self.work_on(player, port);
    }

    /// Loads a pod that was just built into the hold that its player chose.
    pub(super) fn stow(&mut self, player: Player, pod: UnitNumber, carrier: UnitNumber) {
        let tile = self.state.unit(carrier).tile;
        self.put(pod, tile, Where::Aboard(carrier));
        self.tell(Event::Loaded(pod, carrier));
        self.work_on(player, Port::Tile(tile));
    }

    fn work_on(&mut self, player: Player, port: Port) {
        if choices(self.contest, self.state, player, port).is_empty() {
            self.next_works();
        } else {
            self.ask(player, Question::WorksAt(port));
        }
    }

    fn pay_for_unit(&mut self, player: Player, price: u32) {
        let before = self.state.side(player).treasury;
        self.state.sides[player.index()].treasury.pay_for_unit(price);
        let aid = before.aid - self.state.side(player).treasury.aid;
        if aid > 0 {
            self.tell(Event::Spent(player, Purse::Aid, aid));
        }
        if price > aid {
            self.tell(Event::Spent(player, Purse::Treasury, price - aid));
        }
    }

    fn pay_for_repairs(&mut self, player: Player, price: u32) {
        self.state.sides[player.index()].treasury.pay_for_repairs(price);
        self.tell(Event::Spent(player, Purse::Treasury, price));
    }
}

/// The places in which a player can repair or build anything: systems that the player controls, and a Viking's home base.
pub(super) fn ports(contest: &Contest, state: &State, player: Player) -> Vec<Port> {
    if state.side(player).treasury.for_units() == 0 {
        return Vec::new();
    }
    let kinds = buildable(contest, state, player);
    let home = contest.public.is_viking(player).then_some(Port::Home);
    let tiles = state.controls().filter(|(_, control)| *control == player).map(|(tile, _)| Port::Tile(tile));
    let open = |port: &Port| !state.left.contains(port);
    home.into_iter()
        .chain(tiles)
        .filter(open)
        .filter(|port| !choices_of(contest, state, player, *port, &kinds).is_empty())
        .collect()
}

/// The choices for spending a treasury in a place.
pub(super) fn choices(contest: &Contest, state: &State, player: Player, port: Port) -> Vec<Action> {
    choices_of(contest, state, player, port, &buildable(contest, state, player))
}

/// The types that a player may build and can pay for and of which the player has counters left, in whatever place they could be built.
fn buildable(contest: &Contest, state: &State, player: Player) -> Vec<Id<UnitType>> {
    let color = if contest.public.is_viking(player) { Color::Red } else { Color::Blue };
    let money = state.side(player).treasury.for_units();
    let pays = |kind: &Id<UnitType>| {
        let unit = contest.public.kind_of(*kind);
        state.decrees.allow(unit) && state.decrees.price(unit).is_some_and(|price| price <= money)
    };
    supply::kinds(contest, state, player, color).into_iter().filter(pays).collect()
}

fn choices_of(contest: &Contest, state: &State, player: Player, port: Port, kinds: &[Id<UnitType>]) -> Vec<Action> {
    let mut choices: Vec<Action> = kinds
        .iter()
        .filter(|kind| can_be_built_in(contest, state, player, port, **kind))
        .map(|kind| Action::Build(*kind))
        .collect();
    let money = state.side(player).treasury.for_repairs();
    let hurt = supply::stationed(state, player, port)
        .filter(|(_, unit)| !unit.damage.is_none() && !contest.public.is_local(unit))
        .map(|(id, _)| id);
    for unit in Contest::distinct(state, hurt) {
        let damage = state.unit(unit).damage;
        let pays = |price: Option<u32>| price.is_some_and(|price| price <= money);
        if damage.hits > 0 && pays(price_of_a_hit(contest, state, port, unit)) {
            choices.push(Action::Mend(unit));
        }
        if damage.crippled && pays(price_of_a_critical(contest, state, port, unit)) {
            choices.push(Action::MendCritical(unit));
        }
    }
    choices
}

/// Whether a unit can be built in a place. The technology must fit, and the unit must be able to stand there. A pod needs a hold there, and the
/// fortress of a Quadrant Capital is built only at a Quadrant Capital.
fn can_be_built_in(contest: &Contest, state: &State, player: Player, port: Port, kind: Id<UnitType>) -> bool {
    let unit = contest.public.kind_of(kind);
    if !can_be_built(unit, supply::yard(contest, state, port)) {
        return false;
    }
    let Port::Tile(tile) = port else { return true };
    if unit.is_pod() {
        return !holds_for(contest, state, player, port, unit).is_empty();
    }
    let seat = !(unit.color == Color::Blue && unit.is_fortress()) || state.capitals.contains(&tile);
    seat && !standing(unit, &contest.public.tile(tile).system).is_empty()
}

/// The carriers that can take a pod that was just built.
pub(super) fn stowers(contest: &Contest, state: &State, player: Player, pod: UnitNumber) -> Vec<UnitNumber> {
    let found = state.unit(pod);
    holds_for(contest, state, player, Port::Tile(found.tile), contest.public.kind(found))
}

fn holds_for(contest: &Contest, state: &State, player: Player, port: Port, pod: &UnitType) -> Vec<UnitNumber> {
    let size = pod.size.map_or(0, rules::Level::get);
    let takes = |(id, unit): &(UnitNumber, &UnitState)| {
        let stands = matches!(unit.at, Where::Waiting | Where::In(_)) && contest.public.kind(unit).color == pod.color;
        stands && contest.public.values(unit).capacity > 0 && contest.room(state, *id) >= size
    };
    Contest::distinct(state, supply::stationed(state, player, port).filter(takes).map(|(id, _)| id))
}

/// The cost of removing a hit from a unit in a place, in mega-credits; `None` if the place cannot repair the unit.
pub(super) fn price_of_a_hit(contest: &Contest, state: &State, port: Port, unit: UnitNumber) -> Option<u32> {
    cost_of_a_hit(contest.kind_of(state, unit).technology, supply::yard(contest, state, port), &contest.public.tables.repairs)
}

/// The cost of repairing the critical hit of a unit in a place, in mega-credits; `None` if the place cannot repair the unit.
pub(super) fn price_of_a_critical(contest: &Contest, state: &State, port: Port, unit: UnitNumber) -> Option<u32> {
    cost_of_a_critical(
        contest.kind_of(state, unit).technology,
        supply::yard(contest, state, port),
        &contest.public.tables.repairs,
    )
}
