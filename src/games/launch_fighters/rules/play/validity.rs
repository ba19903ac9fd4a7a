//! Checks that a state read from a file can belong to a battle.

use super::{Battle, Berth, Question, ShipNumber, SquadronNumber, SquadronState, State, Unit};

impl Battle {
    /// Whether a state read from a file can be a state of this battle: it has the battle's units, no unit is off the board or has more than its
    /// original stats, and nothing refers to a unit that does not exist.
    #[must_use]
    pub fn is_state_of(&self, state: &State) -> bool {
        let grid = self.board.grid();
        let counts = state.ships.len() == self.ships.len()
            && state.squadrons.len() == self.squadrons.len()
            && state.sides.len() == self.sides.len()
            && state.goals.len() == self.goals.len();
        let berth = |squadron: &SquadronState| match squadron.berth {
            Berth::Aboard(ship) => self.has_ship(ship),
            Berth::OnMap(at) => grid.contains(at),
            Berth::Retreated | Berth::Eliminated => true,
        };
        counts
            && state.asked.index() < self.sides.len()
            && state.sides.iter().all(|side| usize::from(side.place) < self.sides.len())
            && state.ships.iter().all(|ship| !ship.is_on_map() || grid.contains(ship.at))
            && state.squadrons.iter().all(berth)
            && state.ships.iter().zip(&self.ships).all(|(now, then)| now.levels.iter().zip(&then.levels).all(|(a, b)| a <= b))
            && self.names_units_of_the_battle(state)
    }

    fn names_units_of_the_battle(&self, state: &State) -> bool {
        let volley = state.volley.is_none_or(|volley| {
            volley.target.is_none_or(|ship| self.has_ship(ship))
                && volley.aim.is_none_or(|squadron| self.has_squadron(squadron))
                && volley.vacated.is_none_or(|(squadron, _)| self.has_squadron(squadron))
        });
        let question = match state.question {
            Question::Place(ship) | Question::Head(ship) | Question::Raise(ship) => self.has_ship(ship),
            Question::Reduce(ship, _, by) => self.has_ship(ship) && by.is_none_or(|shot| self.has(shot.unit)),
            Question::Push(squadron) | Question::Advance(squadron, _) => self.has_squadron(squadron),
            Question::Base(squadron, by) => self.has_squadron(squadron) && by.is_none_or(|shot| self.has(shot.unit)),
            Question::Struck(squadron, shot) => self.has_squadron(squadron) && self.has(shot.unit),
            Question::Mover
            | Question::Course
            | Question::Attacker
            | Question::Weapons
            | Question::Guns
            | Question::Launching(_)
            | Question::Missiles
            | Question::Intercept(_)
            | Question::Aim
            | Question::Barrage
            | Question::Formation
            | Question::Repairs => true,
        };
        volley && question && state.active.is_none_or(|unit| self.has(unit))
    }

    fn has(&self, unit: Unit) -> bool {
        match unit {
            Unit::Ship(ship) => self.has_ship(ship),
            Unit::Squadron(squadron) => self.has_squadron(squadron),
        }
    }

    fn has_ship(&self, ship: ShipNumber) -> bool {
        usize::from(ship.0) < self.ships.len()
    }

    fn has_squadron(&self, squadron: SquadronNumber) -> bool {
        usize::from(squadron.0) < self.squadrons.len()
    }
}
