//! An attack with one weapons system: the pool of dice, its reductions and additions, and its barrages.

use super::asteroids::FOUR;
use super::{
    Action, Battle, Event, Hit, Purpose, Question, ShipNumber, Shot, SquadronNumber, SquadronState, State, System, Table, Unit,
};
use crate::TerrainKind;
use geometry::{Arc, Space};
use rules::play::{Dice, Sink};

/// How many squadrons may intercept one pool of missiles at most ("Intercept").
pub(super) const MOST_INTERCEPTORS: usize = 3;

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    /// Puts this many dice into the pool, uses up missiles, and lets the defender intercept ("3) Gather Your Pool of Attack Dice").
    pub(super) fn gather(&mut self, dice: u8) {
        let (Some(Unit::Ship(ship)), Some(volley)) = (self.state.active, &mut self.state.volley) else { return };
        volley.pool = dice;
        let (system, target) = (volley.system, volley.target);
        if system == System::Launchers {
            self.state.ship_mut(ship).missiles -= u16::from(dice);
            if let Some(target) = target {
                let able = interceptors(self.battle, self.state, ship, target);
                if able > 0 {
                    return self.ask(self.battle.ship(target).player, Question::Intercept(able));
                }
            }
        }
        self.complete_pool(0);
    }

    /// Rolls for this many squadrons that try to intercept: each success, on 4, 5 or 6, removes a die from the pool ("Intercept").
    pub(super) fn intercept(&mut self, squadrons: u8) {
        let defender = self.state.asked;
        let mut intercepted = 0;
        for _ in 0..squadrons {
            intercepted += u8::from(self.roll(defender, Purpose::Intercept) >= FOUR);
        }
        self.complete_pool(intercepted);
    }

    /// Reduces the pool for a fast target and for interception, then doubles the rest if the target is flanked ("4) Reductions to the Pool of Attack
    /// Dice", "5) Additions to the Pool of Attack Dice").
    fn complete_pool(&mut self, intercepted: u8) {
        let (Some(Unit::Ship(number)), Some(mut volley)) = (self.state.active, self.state.volley) else { return };
        let ship = *self.state.ship(number);
        let target_move = volley.target.map_or(SquadronState::MOVE, |target| self.state.ship(target).movement());
        let fast = volley.system == System::Cannons && target_move > ship.cannons();
        let flanked = volley.target.is_some_and(|target| is_flanked(self.battle, self.state, number, target));
        let gathered = volley.pool;
        let reduced = if fast { gathered.div_ceil(2) } else { gathered }.saturating_sub(intercepted);
        volley.pool = if flanked { reduced.saturating_mul(2) } else { reduced };
        self.state.volley = Some(volley);
        self.emit(Event::Fired {
            ship: number,
            system: volley.system,
            target: volley.target,
            gathered,
            fast,
            intercepted: intercepted.min(gathered),
            flanked,
            pool: volley.pool,
        });
        self.continue_volley();
    }

    /// Asks for the next barrage of the attack in progress, or ends the attack.
    pub(super) fn continue_volley(&mut self) {
        let Some(mut volley) = self.state.volley else { return };
        if volley.system == System::Guns {
            return self.end_guns(volley);
        }
        let attacker = self.state.active;
        if let (Some(Unit::Ship(ship)), true) = (attacker, volley.pool > 0) {
            let player = self.battle.ship(ship).player;
            if let Some(target) = volley.target {
                if self.state.ship(target).is_on_map() {
                    return self.ask(player, Question::Barrage);
                }
            } else {
                let mut enemies = super::attack::adjacent_enemies(self.battle, self.state, ship);
                let (first, second) = (enemies.next(), enemies.next());
                drop(enemies);
                // If only one squadron is beside the ship, the flak is aimed at it.
                volley.aim = if second.is_none() { first } else { volley.aim };
                self.state.volley = Some(volley);
                match (first, volley.aim) {
                    (None, _) => {}
                    (_, Some(_)) => return self.ask(player, Question::Barrage),
                    (_, None) => return self.ask(player, Question::Aim),
                }
            }
        }
        self.end_volley();
    }

    /// Ends the attack in progress.
    pub(super) fn end_volley(&mut self) {
        self.state.volley = None;
        self.resume();
    }

    /// Aims the flak at a squadron.
    pub(super) fn aim(&mut self, squadron: SquadronNumber) {
        if let Some(volley) = &mut self.state.volley {
            volley.aim = Some(squadron);
        }
        self.continue_volley();
    }

    /// Rolls a barrage of this many dice ("6) Barrages").
    pub(super) fn barrage(&mut self, dice: u8) {
        let (Some(unit), Some(mut volley)) = (self.state.active, self.state.volley) else { return };
        volley.pool = volley.pool.saturating_sub(dice);
        let aim = volley.aim.take();
        self.state.volley = Some(volley);
        let shot = Shot { unit, system: volley.system };
        match (volley.target, aim) {
            (Some(target), _) => {
                let defense = self.state.ship(target).defense();
                match self.throw(shot, Unit::Ship(target), dice, |_| defense) {
                    Hit::AutomaticMiss | Hit::Miss => self.resume(),
                    Hit::Hit => self.hit_ship(target, shot, false),
                    Hit::Direct => self.hit_ship(target, shot, true),
                }
            }
            (None, Some(squadron)) => {
                let owner = self.battle.squadron(squadron).player;
                // "The defender rolls one die each time a squadron is attacked" ("Fighter Defense").
                let hit = self.throw(shot, Unit::Squadron(squadron), dice, |table| table.roll(owner, Purpose::Defense(squadron)));
                match hit {
                    Hit::AutomaticMiss | Hit::Miss => self.resume(),
                    Hit::Hit => self.hit_squadron(squadron, shot, false),
                    Hit::Direct => self.hit_squadron(squadron, shot, true),
                }
            }
            (None, None) => self.resume(),
        }
    }

    /// Rolls the dice of a barrage and reports the result. `defense` is called after the roll, because a squadron rolls for its defense only then
    /// ("7) Damage and Hits").
    fn throw(&mut self, shot: Shot, target: Unit, dice: u8, defense: impl FnOnce(&mut Self) -> u8) -> Hit {
        let player = self.battle.player(shot.unit);
        self.state.quiet.rolled = true;
        let mut sum = 0_u16;
        for _ in 0..dice {
            sum += u16::from(self.roll(player, Purpose::Barrage(shot)));
        }
        let only_ones = sum == u16::from(dice);
        let defense = defense(self);
        let spaces = (self.state.space(shot.unit), self.state.space(target));
        let modifier = if let (Some(from), Some(to)) = spaces { terrain_modifier(self.battle, from, to) } else { 0 };
        let (rolled, sum) = (sum, sum.saturating_sub(modifier.into()).max(1));
        let terrain = rolled.saturating_sub(sum) as u8;
        let result = if only_ones { Hit::AutomaticMiss } else { Hit::of(sum, defense.into()) };
        let with = self.formation(shot);
        self.emit(Event::Barrage { shot, with, target, dice, sum, terrain, defense, result });
        result
    }
}

/// Offers every number of dice for the next barrage, and the choice to stop.
pub(super) fn offer_barrages(state: &State, offer: &mut impl FnMut(Action)) {
    let pool = state.volley.map_or(0, |volley| volley.pool);
    (1..=pool).for_each(|dice| offer(Action::Roll(dice)));
    offer(Action::Done);
}

/// Offers every squadron at which flak can be aimed, and the choice to stop.
pub(super) fn offer_aims(battle: &Battle, state: &State, offer: &mut impl FnMut(Action)) {
    if let Some(Unit::Ship(ship)) = state.active {
        super::attack::adjacent_enemies(battle, state, ship).for_each(|squadron| offer(Action::Aim(squadron)));
    }
    offer(Action::Done);
}

/// The amount that terrain subtracts from the sum of a barrage or from a die of a dogfight: one if the target is among asteroids, and one if it is
/// beside a planetoid and the attacker is not adjacent to it ("Asteroids", "Moons and Planetoids").
pub(super) fn terrain_modifier(battle: &Battle, from: Space, to: Space) -> u8 {
    let asteroids = battle.board.terrain(to) == Some(TerrainKind::Asteroids);
    let planetoid = battle.board.is_beside_planetoid(to) && battle.board.distance(from, to) > 1;
    u8::from(asteroids) + u8::from(planetoid)
}

/// Whether a ship fires out of its front arc into the rear arc of another ("Flanking").
pub(super) fn is_flanked(battle: &Battle, state: &State, ship: ShipNumber, target: ShipNumber) -> bool {
    let (ship, target) = (state.ship(ship), state.ship(target));
    battle.board.arc(ship.at, ship.facing, target.at) == Arc::Front
        && battle.board.arc(target.at, target.facing, ship.at) == Arc::Rear
}

/// How many of the defender's squadrons may intercept the missiles, at most three. A squadron may if it is active, beside the target ship, and not in
/// the arc opposite the missiles ("Intercept").
pub(super) fn interceptors(battle: &Battle, state: &State, ship: ShipNumber, target: ShipNumber) -> u8 {
    let (from, defender) = (state.ship(ship).at, state.ship(target));
    let arc = |space: Space| battle.board.arc(defender.at, defender.facing, space);
    let opposite = match arc(from) {
        Arc::Front => Some(Arc::Rear),
        Arc::Rear => Some(Arc::Front),
        Arc::Side => None,
    };
    let able = |(number, at): &(SquadronNumber, Space)| {
        battle.squadron(*number).player == battle.ship(target).player
            && !state.squadron(*number).inactive
            && battle.board.are_neighbours(*at, defender.at)
            && Some(arc(*at)) != opposite
    };
    state.squadrons_on_map().filter(able).take(MOST_INTERCEPTORS).count() as u8
}
