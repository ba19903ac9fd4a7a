//! The table at which a battle is played: the state with the dice and the listener, and what every phase needs.

use super::{Battle, Berth, Event, Fate, Phase, Purpose, Question, ShipNumber, Shot, SquadronNumber, SquadronState, State, Unit};
use rules::play::{Dice, Player, Sink};

/// A battle and a state of it, about to be changed.
pub(super) struct Table<'a, D, S> {
    pub(super) battle: &'a Battle,
    pub(super) state: &'a mut State,
    pub(super) dice: &'a mut D,
    pub(super) sink: &'a mut S,
    /// Whether the turn is over and the next one is to begin.
    pub(super) turn_is_over: bool,
}

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    /// Begins a game.
    pub(super) fn open(&mut self) {
        self.set_up();
        self.turn_over();
    }

    /// Begins turns until a player has something to decide or the game is over, which is reported last.
    pub(super) fn turn_over(&mut self) {
        while std::mem::take(&mut self.turn_is_over) && self.state.ending.is_none() {
            self.begin_turn();
        }
        if let Some(ending) = self.state.ending {
            self.emit(Event::Ended(ending));
        }
    }

    /// Says which phase, and which step of it, has begun.
    pub(super) fn tell_phase(&mut self) {
        self.emit(Event::Phase(self.state.turn, self.state.phase, self.state.step));
    }

    /// Rolls a die and says what for.
    pub(super) fn roll(&mut self, player: Player, purpose: Purpose) -> u8 {
        let pips = self.dice.die();
        self.sink.on_event(Event::Die(player, purpose, pips));
        pips
    }

    /// Says what happened.
    pub(super) fn emit(&mut self, event: Event) {
        self.sink.on_event(event);
    }

    /// Leaves a decision to a player.
    pub(super) const fn ask(&mut self, player: Player, question: Question) {
        self.state.asked = player;
        self.state.question = question;
    }

    /// Resumes what was interrupted, or goes on with what comes next.
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
                // There are no decisions while all players roll.
                (Phase::Initiative, _) => {}
                (Phase::Movement, _) => self.next_mover(),
                (Phase::Attack, Some(Unit::Ship(ship))) => self.continue_weapons(ship),
                (Phase::Attack, _) => self.next_attacker(),
                (Phase::Recovery, _) => self.continue_repairs(),
            }
        }
    }

    /// Takes a unit out of the game and gives the credit for it to the player who rolled the barrage ("Victory"); what is inside a ship goes with
    /// it.
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

    /// Takes a unit off the map for good.
    pub(super) fn withdraw(&mut self, unit: Unit) {
        self.state.quiet.lost = true;
        match unit {
            Unit::Ship(ship) => {
                // Squadrons that leave inside their ship stay aboard: they count with it.
                self.state.ship_mut(ship).fate = Fate::Retreated;
            }
            Unit::Squadron(squadron) => self.state.squadron_mut(squadron).berth = Berth::Retreated,
        }
    }

    /// The first of these players in the initiative sequence from the cursor on, once around: upwards or downwards.
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

    /// Moves the cursor to the place in the sequence after a player's.
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
