//! A turn and its phases: the beginning and end of a player-turn, healing, bases put Up, units that arrive, and the end of a turn (4.0).

use super::table::Table;
use super::{
    Action, Camp, CharacterNumber, Counter, Event, Gift, Holding, Party, Phase, PossessionNumber, Question, Task, Whereabouts,
};
use crate::terms::TurnParity;
use crate::{PlanetState, PossessionKind, Side, UnitsPresent};
use rules::play::{Dice, Sink};

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    pub(super) fn begin_turn(&mut self) {
        self.state.open.turn += 1;
        self.tell(Event::Turn(self.state.open.turn));
        self.then_all(&[Task::BeginPlayerTurn(Side::Rebel), Task::BeginPlayerTurn(Side::Imperial), Task::EndTurn]);
    }

    pub(super) fn begin_player_turn(&mut self, side: Side) {
        self.state.open.phasing = side;
        self.state.open.phase = Phase::Movement;
        self.tell(Event::PlayerTurn(side));
        for now in &mut self.state.open.characters {
            now.acted = false;
        }
        self.then_all(&[Task::Movement, Task::Reaction, Task::Combat, Task::Search, Task::Missions, Task::EndPlayerTurn]);
        if side == Side::Rebel {
            for now in &mut self.state.open.characters {
                now.better = None;
            }
            for now in &mut self.state.open.environs {
                if now.camp == Camp::New {
                    now.camp = Camp::Working;
                }
            }
        }
        self.heal_by_healers(side);
        let heals = |thing: &PossessionNumber| self.public().possession(*thing).uses.heals;
        let things: Vec<PossessionNumber> = self.public().things().filter(heals).collect();
        for thing in things.into_iter().rev() {
            if self.look().bearer(thing).is_some_and(|bearer| self.look().side_of(bearer) == side) {
                self.then(Task::Heal(thing));
            }
        }
    }

    /// Heals the characters who stand with a healer, and the healer (13.72).
    fn heal_by_healers(&mut self, side: Side) {
        let look = self.look();
        let mut healed = Party::NOBODY;
        for environ in look.public.places() {
            let free = look.free(side, environ);
            for healer in free.iter().filter(|healer| look.abilities(*healer, Party::of(*healer)).gifts.heals) {
                healed = healed.or(company(&look, free, healer));
            }
        }
        self.heal(healed);
    }

    /// Heals all wounds of the characters in a party.
    fn heal(&mut self, party: Party) {
        for character in party.iter() {
            if std::mem::take(&mut self.character_mut(character).wounds) > 0 {
                self.tell(Event::Healed(character));
            }
        }
    }

    /// The wounded characters whom a possession would heal.
    fn healed_by(&self, thing: PossessionNumber) -> Party {
        let look = self.look();
        let Some(bearer) = look.bearer(thing) else { return Party::NOBODY };
        let Whereabouts::In(environ) = look.open.character(bearer).at else { return Party::NOBODY };
        let with = company(&look, look.free(look.side_of(bearer), environ), bearer);
        with.iter().filter(|character| look.open.character(*character).wounds > 0).collect()
    }

    pub(super) fn offer_healing(&mut self, thing: PossessionNumber) {
        if !self.healed_by(thing).is_empty() {
            self.ask(self.phasing(), Question::Heal(thing));
        }
    }

    pub(super) fn heal_with(&mut self, thing: PossessionNumber, action: Action) {
        if action == Action::Use(thing) {
            self.heal(self.healed_by(thing));
            self.use_up(thing);
        }
    }

    /// Begins a phase and reports that it began, even if nothing can be done in it.
    pub(super) fn begin_phase(&mut self, phase: Phase) {
        self.state.open.phase = phase;
        self.tell(Event::Phase(phase));
    }

    // What happens at the beginning of movement:

    pub(super) fn begin_movement(&mut self) {
        let side = self.phasing();
        self.begin_phase(Phase::Movement);
        self.state.open.base_raised = false;
        self.rest();
        if side == Side::Rebel {
            self.land_waiting();
        }
        self.then_all(&[Task::RaiseBase, Task::Reinforce, Task::FromSpace, Task::Move]);
    }

    /// Forgets which characters and units have moved, and which characters are kept from acting.
    pub(super) fn rest(&mut self) {
        for now in &mut self.state.open.characters {
            (now.moved, now.disabled) = (false, false);
        }
        for now in &mut self.state.open.environs {
            now.moved = Default::default();
        }
        for moved in &mut self.state.imperial.moved {
            *moved = Default::default();
        }
    }

    /// Places troops of a rebellion that had to wait, because there was no room when they were raised, as soon as there is room (15.44).
    fn land_waiting(&mut self) {
        for environ in self.public().places() {
            while self.look().room(Side::Rebel, environ) > 0 && !self.state.open.environ(environ).waiting.is_empty() {
                let kind = self.environ_mut(environ).waiting.remove(0);
                self.unit_comes(kind, environ);
            }
        }
    }

    pub(super) fn offer_base(&mut self) {
        let side = self.phasing();
        if super::offers::bases(&self.look(), side).is_empty() {
            self.due();
        } else {
            self.ask(side, Question::RaiseBase);
        }
    }

    pub(super) fn put_up(&mut self, action: Action) {
        if let Action::PutUp(planet) = action {
            self.planet_mut(planet).up = true;
            self.state.open.base_raised = true;
            self.tell(Event::BaseUp(planet));
        }
        self.due();
    }

    /// Prepares the units that are due for the phasing side on this turn, so that they arrive next.
    fn due(&mut self) {
        let (side, turn, raised) = (self.phasing(), self.state.open.turn, self.state.open.base_raised);
        for arrival in &self.public().terms.arrivals {
            if (arrival.side, arrival.turn) == (side, turn) {
                let kind = arrival.with_base.filter(|_| raised).unwrap_or(arrival.kind);
                self.state.open.coming.extend((0..arrival.number).map(|_| kind));
            }
        }
    }

    /// Places the units that arrive, one by one, at the beginning of their side's movement (16.15).
    pub(super) fn reinforce(&mut self) {
        let side = self.phasing();
        if let Some(at) = self.state.open.coming.iter().position(|kind| self.public().side_of(*kind) == side) {
            let kind = self.state.open.coming.remove(at);
            self.then(Task::Reinforce);
            self.choose_station(side, Counter::Unit(kind));
        }
    }

    // What happens at the end of a player-turn and of a turn:

    pub(super) fn end_player_turn(&mut self) {
        let side = self.phasing();
        self.begin_phase(Phase::End);
        let own = self.public().of_side(side);
        let heal: Party = own
            .iter()
            .filter(|character| {
                let now = self.state.open.character(*character);
                matches!(now.at, Whereabouts::In(_)) && !now.acted
            })
            .collect();
        self.heal(heal);
        self.rest();
        if side == Side::Imperial {
            self.rebellions_win();
            self.then(Task::Commission);
        }
    }

    /// Lets rebellions without Imperial units win at the end of an Imperial player-turn, if the planet's base is up (15.52).
    fn rebellions_win(&mut self) {
        for planet in self.public().worlds() {
            let now = *self.state.open.planet(planet);
            let free = matches!(self.look().present(planet), UnitsPresent::None | UnitsPresent::Rebel);
            if now.state == PlanetState::Rebellion && now.up && free {
                self.set_state(planet, PlanetState::RebelControl);
            }
        }
    }

    /// Asks whether a knight on a planet that the Empire controls gets a ship in place of one that was lost (14.61).
    pub(super) fn commission(&mut self) {
        let look = self.look();
        let flying = look.public.things().filter(|thing| {
            let is_imperial = look.public.possession(*thing).card.kind == PossessionKind::ImperialShip;
            is_imperial && matches!(look.open.possessions[thing.index()].at, Holding::Held(_) | Holding::Parked(_))
        });
        let fewer = flying.count() < usize::from(look.public.terms.imperial_ships);
        if fewer && !super::offers::knights(&look).is_empty() {
            self.ask(Side::Imperial, Question::Commission);
        }
    }

    pub(super) fn commission_knight(&mut self, action: Action) {
        let Action::GiveTo(knight) = action else { return };
        if let Some(ship) = super::offers::free_ship(&self.look()) {
            self.state.open.possessions[ship.index()].at = Holding::Held(knight);
            self.tell(Event::Ship(ship, knight, Gift::Commissioned));
        }
    }

    pub(super) fn end_turn(&mut self) {
        if self.is_over_at_end_of_turn() {
            return;
        }
        if self.state.open.turn >= self.public().terms.turns {
            self.conclude_by_points();
        } else {
            self.then(Task::BeginTurn);
        }
    }
}

/// Those of the free characters who are stacked in the same way as this character, either with units or apart from them.
fn company(look: &super::Look, free: Party, character: CharacterNumber) -> Party {
    let with = look.open.character(character).with_units;
    free.iter().filter(|other| look.open.character(*other).with_units == with).collect()
}

/// Whether a turn is one of those that the parity allows.
pub(super) const fn is_due(parity: TurnParity, turn: u8) -> bool {
    match parity {
        TurnParity::Odd => !turn.is_multiple_of(2),
        TurnParity::Even => turn.is_multiple_of(2),
        TurnParity::Every => true,
    }
}
