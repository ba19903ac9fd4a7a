//! The table at which a battle is played: the state, the dice, the listener that hears of events, and the functions that all phases share.

use super::{Battle, Berth, Event, Fate, Phase, Purpose, Question, ShipNumber, Shot, SquadronNumber, SquadronState, State, Unit};
use rules::play::{Dice, Player, Sink};

/// The table at which a battle is played: the battle, its state, which changes during play, the dice, and the listener that hears of events.
pub(super) struct Table<'a, D, S> {
    pub(super) battle: &'a Battle,
    pub(super) state: &'a mut State,
    pub(super) dice: &'a mut D,
    pub(super) sink: &'a mut S,
    /// Whether the turn is over, so that the next one has to begin.
    pub(super) turn_is_over: bool,
}

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    /// Begins the game with its set-up.
    pub(super) fn open(&mut self) {
        self.set_up();
        self.turn_over();
    }

    /// Begins turns, one after another, until a player has something to decide or the game is over. The end of the game is the last event.
    pub(super) fn turn_over(&mut self) {
        while std::mem::take(&mut self.turn_is_over) && self.state.ending.is_none() {
            self.begin_turn();
        }
        if let Some(ending) = self.state.ending {
            self.emit(Event::Ended(ending));
        }
    }

    /// Reports the phase that has begun, and its step.
    pub(super) fn tell_phase(&mut self) {
        self.emit(Event::Phase(self.state.turn, self.state.phase, self.state.step));
    }

    /// Rolls a die for a player and reports the result and its purpose.
    pub(super) fn roll(&mut self, player: Player, purpose: Purpose) -> u8 {
        let pips = self.dice.die();
        self.sink.on_event(Event::Die(player, purpose, pips));
        pips
    }

    /// Reports an event to the listener.
    pub(super) fn emit(&mut self, event: Event) {
        self.sink.on_event(event);
    }

    /// Asks a player to decide.
    pub(super) const fn ask(&mut self, player: Player, question: Question) {
        self.state.asked = player;
        self.state.question = question;
    }

    /// Continues the movement, attack or other activity in progress. If it is finished, asks for the next one.
    pub(super) fn resume(&mut self) {
        if self.state.ending.is_some() {
            return;
        }
        if self.state.course.is_some() {
            self.continue_course();
        } else if self.state.volley.is_some() {
            self.continue_volley();
        } else {
            match (self.state.phase, self.state.active) {
                (Phase::SetUp, _) => self.continue_set_up(),
                (Phase::Arrival, _) => self.continue_arrivals(),
                // No decision is made while all players roll.
                (Phase::Initiative, _) => {}
                (Phase::Movement, _) => self.next_mover(),
                (Phase::Attack, Some(Unit::Ship(ship))) => self.continue_weapons(ship),
                (Phase::Attack, _) => self.next_attacker(),
                (Phase::Recovery, _) => self.continue_repairs(),
            }
        }
    }

    /// Eliminates a unit, and if it is a ship, all squadrons inside it. Credits the player who rolled the barrage with it ("Victory").
    pub(super) fn eliminate(&mut self, unit: Unit, by: Option<Shot>) {
        self.state.quiet.lost = true;
        let worth = match unit {
            Unit::Ship(ship) => {
                self.state.ship_mut(ship).fate = Fate::Eliminated;
                self.battle.ship(ship).hull
            }
            Unit::Squadron(squadron) => {
                self.state.squadron_mut(squadron).berth = Berth::Eliminated;
                SquadronState::POINTS
            }
        };
        self.emit(Event::Eliminated(unit, by));
        if let Some(shot) = by {
            let player = self.battle.player(shot.unit);
            self.state.sides[player.index()].half_points += 2 * worth;
            if let Unit::Ship(ship) = unit {
                self.reward_destruction(player, ship);
            }
        }
        if let Unit::Ship(ship) = unit {
            for squadron in (0..self.state.squadrons.len() as u16).map(SquadronNumber) {
                if self.state.squadron(squadron).is_aboard(ship) {
                    self.eliminate(Unit::Squadron(squadron), by);
                }
            }
        }
    }

    /// Takes a unit off the map for good, because it retreated.
    pub(super) fn withdraw(&mut self, unit: Unit) {
        self.state.quiet.lost = true;
        match unit {
            Unit::Ship(ship) => {
                // Squadrons that leave inside their ship stay aboard, and score with it.
                self.state.ship_mut(ship).fate = Fate::Retreated;
            }
            Unit::Squadron(squadron) => self.state.squadron_mut(squadron).berth = Berth::Retreated,
        }
    }

    /// The first of the players in `players` (a bit for each) that a search through the initiative sequence meets. The search begins at the cursor,
    /// goes upwards or downwards, and ends after one round of the sequence.
    pub(super) fn first_in_sequence(&self, players: u8, upwards: bool) -> Option<Player> {
        let count = self.state.sides.len() as u8;
        let cursor = self.state.cursor % count.max(1);
        let place = |turn: u8| if upwards { (cursor + turn) % count } else { (cursor + count - turn) % count };
        let holder = |place: u8| self.state.sides.iter().position(|side| side.place == place);
        (0..count)
            .filter_map(|turn| holder(place(turn)))
            .find(|index| players & (1 << index) != 0)
            .map(|index| Player::new(index as u8))
    }

    /// Moves the cursor to the place in the sequence after the place of this player.
    pub(super) fn pass_on_from(&mut self, player: Player, upwards: bool) {
        let count = self.state.sides.len() as u8;
        let place = self.state.sides[player.index()].place;
        self.state.cursor = if upwards { (place + 1) % count } else { (place + count - 1) % count };
    }

    /// Every ship number of the battle.
    pub(super) fn ship_numbers(&self) -> impl Iterator<Item = ShipNumber> + use<D, S> {
        (0..self.state.ships.len() as u16).map(ShipNumber)
    }

    /// Every squadron number of the battle.
    pub(super) fn squadron_numbers(&self) -> impl Iterator<Item = SquadronNumber> + use<D, S> {
        (0..self.state.squadrons.len() as u16).map(SquadronNumber)
    }
}
