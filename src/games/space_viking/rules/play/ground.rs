//! Combat on the ground, round by round: which units stand in line, which are screened, and at which ships no defender could shoot (Landings, Ground
//! combat).

use super::{GroundRound, ShipId, Target};
use crate::Item;
use crate::odds::Line;
use rules::Id;
use rules::play::{Dice, Seeded};

/// Ground combat ends after this many rounds, whatever the tables say.
const MOST_ROUNDS: usize = 500;

/// A unit of a landing force.
#[derive(Clone, Copy, Debug)]
pub(super) struct Unit {
    /// The ship or the item that the unit is.
    pub what: Target,
    /// The ship that brought the unit.
    pub ship: ShipId,
    /// The lowest roll at which the unit hits.
    pub hits_from: u32,
    /// How many more hits the unit withstands.
    pub left: u32,
    /// Whether the unit is a jump troop, which jumps to the ground.
    pub jumps: bool,
    /// Whether the unit is a ship at which no defender could shoot for a whole round.
    pub free: bool,
}

/// A unit that opposes a landing.
#[derive(Clone, Copy, Debug)]
pub(super) struct Defender {
    /// The kind of unit that the defender is.
    pub what: Opposed,
    /// The lowest roll at which the unit hits.
    pub hits_from: u32,
    /// How many more hits the unit withstands.
    pub left: u32,
}

/// A kind of unit that opposes a landing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Opposed {
    /// A unit of local troops.
    Local,
    /// Armed subjects. Those who are lost have run away; the number of people stays the same.
    Militia,
    /// Troops of the garrison.
    Garrison(Id<Item>),
    /// A base.
    Base(Id<Item>),
}

/// The two forces that fight on the ground.
pub(super) struct Ground {
    pub units: Vec<Unit>,
    pub defenders: Vec<Defender>,
    /// Whether the landed force fires first because of its sovereign, and whether the defenders fire first because of theirs.
    pub first: (bool, bool),
    /// Whether the defenders fire first as long as jump troops fight alone.
    pub before_jump_troops: bool,
    pub rounds: Vec<GroundRound>,
}

impl Unit {
    const fn is_ship(&self) -> bool {
        matches!(self.what, Target::Ship(_))
    }
}

impl Ground {
    /// Lets the jump troops fight alone for this many rounds.
    pub fn fight_alone(&mut self, rounds: u32, dice: &mut (Seeded, Seeded)) {
        for _ in 0..rounds {
            if self.defenders.is_empty() || !self.units.iter().any(|unit| unit.jumps) {
                return;
            }
            self.round(true, dice);
        }
    }

    /// Lets the whole force fight. A raid ends when every surviving ship has been safe from shots for a round; a conquest ends when no defender is
    /// left.
    pub fn fight(&mut self, is_raid: bool, dice: &mut (Seeded, Seeded)) {
        for _ in 0..MOST_ROUNDS {
            let ships_free = self.units.iter().all(|unit| !unit.is_ship() || unit.free);
            let has_ships = self.units.iter().any(Unit::is_ship);
            if self.units.is_empty()
                || is_raid && ships_free && has_ships
                || self.defenders.is_empty() && (!is_raid || !has_ships)
            {
                return;
            }
            self.round(false, dice);
        }
    }

    fn round(&mut self, alone: bool, dice: &mut (Seeded, Seeded)) {
        let mut order: Vec<usize> = (0..self.units.len()).filter(|at| !alone || self.units[*at].jumps).collect();
        // Ships are screened first, beginning with the ships that have the most holds.
        order.sort_by_key(|at| (!self.units[*at].is_ship(), *at));
        let (ships, troops): (Vec<usize>, Vec<usize>) = order.iter().partition(|at| self.units[**at].is_ship());
        let line = Line::of(ships.len() as u32, troops.len() as u32, self.defenders.len() as u32);
        let ships_in_line = &ships[line.screened_ships as usize..];
        let troops_in_line = &troops[line.screened_troops as usize..];
        for at in &ships[..line.screened_ships as usize] {
            self.units[*at].free = true;
        }
        let shots: Vec<(usize, u32)> = troops_in_line
            .iter()
            .copied()
            .zip(line.at_troops.iter().copied())
            .chain(ships_in_line.iter().copied().zip(line.at_ships.iter().copied()))
            .collect();
        let in_line: Vec<usize> = troops_in_line.iter().chain(ships_in_line).copied().collect();
        let mut round = GroundRound {
            jump_troops_alone: alone,
            screened: line.screened_ships + line.screened_troops,
            ..GroundRound::default()
        };
        let first = (self.first.0, self.first.1 || alone && self.before_jump_troops);
        match first {
            (true, false) => {
                self.attack(&in_line, &mut round, dice);
                self.bury_defenders(&mut round);
                self.defend(&shots, &mut round, dice);
            }
            (false, true) => {
                self.defend(&shots, &mut round, dice);
                self.attack(&in_line, &mut round, dice);
                self.bury_defenders(&mut round);
            }
            // If both sides shoot first, or neither does, all shots are simultaneous.
            _ => {
                let standing: Vec<usize> = in_line.clone();
                self.attack(&standing, &mut round, dice);
                self.defend(&shots, &mut round, dice);
                self.bury_defenders(&mut round);
            }
        }
        round.lost = self.units.iter().filter(|unit| unit.left == 0).map(|unit| unit.what).collect();
        self.units.retain(|unit| unit.left > 0);
        self.rounds.push(round);
    }

    /// Lets each surviving unit in line, given by index, shoot at one defender; the shots are spread as evenly as possible. The landed units use the
    /// first of the two `dice`.
    fn attack(&mut self, in_line: &[usize], round: &mut GroundRound, dice: &mut (Seeded, Seeded)) {
        if self.defenders.is_empty() {
            return;
        }
        let standing = in_line.iter().filter(|at| self.units[**at].left > 0);
        for (number, at) in standing.enumerate() {
            let (rolled, target) = (dice.0.die(), number % self.defenders.len());
            round.attack.push(rolled);
            if u32::from(rolled) >= self.units[*at].hits_from {
                self.defenders[target].left = self.defenders[target].left.saturating_sub(1);
            }
        }
    }

    /// Lets each defender shoot at one unit in line. For each unit in line, `shots` gives its index and how many defenders shoot at it, troops first.
    /// The defenders use the second of the two `dice`.
    fn defend(&mut self, shots: &[(usize, u32)], round: &mut GroundRound, dice: &mut (Seeded, Seeded)) {
        let targets = shots.iter().flat_map(|(at, number)| (0..*number).map(move |_| *at));
        for (defender, at) in self.defenders.iter().zip(targets) {
            let rolled = dice.1.die();
            round.defence.push(rolled);
            if u32::from(rolled) >= defender.hits_from {
                self.units[at].left = self.units[at].left.saturating_sub(1);
            }
        }
    }

    fn bury_defenders(&mut self, round: &mut GroundRound) {
        let before = self.defenders.len();
        self.defenders.retain(|defender| defender.left > 0);
        round.defenders_lost += (before - self.defenders.len()) as u32;
    }
}
