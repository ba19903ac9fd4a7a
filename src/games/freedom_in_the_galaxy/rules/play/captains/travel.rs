//! Where characters and units go: the worth of an environ to those who would come, and the risk on the way.

use super::super::moving::{Stack, moved};
use super::super::{
    Action, CharacterNumber, Counter, EnvironNumber, Look, Party, PlanetNumber, PossessionNumber, Question, UnitKind,
};
use super::helm::{Helm, best};
use crate::odds::{Base, Passage};
use crate::{Detection, Evasion, Loyalty, PlanetState, Side};

/// A journey that a captain plans: the counters that go, and the environs from which and to which they go.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Trip {
    from: EnvironNumber,
    to: EnvironNumber,
    /// The counters that go along.
    take: Vec<Counter>,
    /// The ship that stays behind so that all go on foot; `None` if no ship is left behind.
    leaves: Option<PossessionNumber>,
}

/// A way in which characters can go on a journey together.
#[derive(Clone, Copy, Debug)]
struct Walk {
    party: Party,
    /// The ship that the characters leave behind; `None` if they leave no ship behind.
    leaves: Option<PossessionNumber>,
}

impl Trip {
    /// The next action of the journey: to take along a counter that is still missing, or, once all are on the way, to set out.
    fn next(&self, stack: &Stack, look: &Look) -> Action {
        let missing = |(at, counter): &(usize, &Counter)| match **counter {
            Counter::Unit(kind) => {
                let wanted = self.take[..=*at].iter().filter(|other| *other == *counter).count();
                wanted > usize::from(stack.units[kind.index()])
            }
            Counter::Character(character) => !stack.party.has(character),
        };
        let next = self.take.iter().enumerate().find(missing);
        let leaves = self.leaves.filter(|ship| stack.ships(look).contains(ship));
        let on_the_way = leaves.map_or(Action::To(self.to), Action::Leave);
        next.map_or(on_the_way, |(_, counter)| Action::Take(*counter))
    }

    /// The action with which the journey begins.
    pub(super) const fn begins(&self) -> Action {
        Action::From(self.from)
    }
}

impl Helm<'_> {
    /// Answers a question about movement. A journey that the captain begins is remembered until it sets out.
    pub(super) fn travel(&self, question: Question, legal: &[Action], trip: &mut Option<Trip>) -> Option<Action> {
        match question {
            Question::Move => {
                *trip = self.trips(1).into_iter().next();
                Some(trip.as_ref().map_or(Action::Done, Trip::begins))
            }
            Question::Gather(from) => {
                let stack = Stack::on_the_way(&self.look, self.side);
                let next = trip.as_ref().filter(|trip| trip.from == from).map(|trip| trip.next(&stack, &self.look));
                let goes = |action: &&Action| matches!(action, Action::To(_));
                next.filter(|action| legal.contains(action)).or_else(|| legal.iter().find(goes).copied())
            }
            Question::Land(_) => {
                let party = self.arriving();
                best(legal, |action| match action {
                    Action::To(environ) => self.worth_of_place(environ, party) - self.risk(None, environ, party),
                    _ => f64::NEG_INFINITY,
                })
            }
            Question::Stack(environ) => self.stack(environ, legal),
            Question::Station(counter) => best(legal, |action| match (action, counter) {
                (Action::To(environ), Counter::Unit(kind)) => self.gain_of_unit(environ, kind),
                (Action::To(environ), Counter::Character(character)) => self.worth_of_place(environ, Party::of(character)),
                _ => 0.0,
            }),
            _ => None,
        }
    }

    /// The characters of the side who wait in space.
    fn arriving(&self) -> Party {
        let waits = |number: &CharacterNumber| self.look.open.character(*number).at == super::super::Whereabouts::Space;
        self.look.public.of_side(self.side).iter().filter(waits).collect()
    }

    /// The journeys with the highest gain, at most this many, the best first. Those that gain too little are left out.
    pub(super) fn trips(&self, most: usize) -> Vec<Trip> {
        let mut found: Vec<(f64, Trip)> = Vec::new();
        // If several journeys are asked for, the captain looks ahead, and may find worth in a journey that seems to have little.
        let least = if most > 1 { -1.0 } else { self.weights.worthwhile };
        let mut offer = |worth: f64, trip: Trip| {
            if worth > least {
                let at = found.partition_point(|(known, _)| *known >= worth);
                if at < most {
                    found.insert(at, (worth, trip));
                    found.truncate(most);
                }
            }
        };
        let look = &self.look;
        for from in look.public.places() {
            for walk in self.walks(from) {
                for (to, worth) in self.gains_of_walk(from, walk) {
                    offer(worth, Trip { from, to, take: self.boarding(walk.party), leaves: walk.leaves });
                }
            }
            for units in self.unit_stacks(from) {
                let mut stack = Stack::default();
                for kind in &units {
                    stack.units[kind.index()] += 1;
                }
                for to in stack.goals(&self.look, self.side, from) {
                    let worth = self.gain_of_march(from, to, &units);
                    offer(worth, Trip { from, to, take: units.iter().copied().map(Counter::Unit).collect(), leaves: None });
                }
            }
        }
        found.into_iter().map(|(_, trip)| trip).collect()
    }

    /// The characters who would leave the environ together: all who have not moved, except those who guard prisoners. If several have ships, only the
    /// first of these comes along.
    fn party_to_move(&self, from: EnvironNumber) -> Party {
        let look = &self.look;
        let rested = look.free(self.side, from).iter().filter(|character| !look.open.character(*character).moved);
        let mut party: Party = rested.collect();
        let guards = look.guards(self.side, from);
        if guards > 0 {
            let keeps = look.free(self.side, from).len() - party.len();
            let mut by_worth: Vec<_> = party.iter().collect();
            by_worth.sort_by(|one, other| self.importance(*one).total_cmp(&self.importance(*other)));
            for guard in by_worth.into_iter().take(guards.saturating_sub(keeps)) {
                party.remove(guard);
            }
        }
        let ships: Vec<_> = party.iter().filter(|character| look.open.ship_of(*character, look.public).is_some()).collect();
        for other in ships.iter().skip(1) {
            party.remove(*other);
        }
        party
    }

    /// The ways in which the characters who may leave an environ can go: as they are, and also on foot if they have a ship that they can leave
    /// behind.
    fn walks(&self, from: EnvironNumber) -> Vec<Walk> {
        let party = self.party_to_move(from);
        if party.is_empty() {
            return Vec::new();
        }
        let ship = party.iter().find_map(|character| self.look.open.ship_of(character, self.look.public));
        let leaves = std::iter::once(None).chain(ship.map(Some));
        leaves.map(|leaves| Walk { party, leaves }).collect()
    }

    /// The environs to which a party may go, each with the gain of going there: what the party adds to that environ, less the loss to the environ
    /// that it leaves, and less the risk.
    fn gains_of_walk(&self, from: EnvironNumber, walk: Walk) -> Vec<(EnvironNumber, f64)> {
        let (look, party) = (&self.look, walk.party);
        let here = look.free(self.side, from);
        let left = self.worth_of_place(from, here.without(party)) - self.worth_of_place(from, here);
        let planet = look.public.environ(from).planet;
        let goals: Vec<EnvironNumber> = match walk.leaves {
            Some(_) => look.public.places_on(planet).filter(|to| *to != from).collect(),
            None => (Stack { party, ..Stack::default() }).goals(look, self.side, from).collect(),
        };
        let gain = |to: EnvironNumber| {
            let there = look.free(self.side, to);
            let risk = if walk.leaves.is_some() { self.weights.ship } else { self.risk(Some(from), to, party) };
            let found = self.worth_of_place(to, there.or(party)) - self.worth_of_place(to, there);
            (to, left + found - risk)
        };
        goals.into_iter().map(gain).collect()
    }

    /// The members of the party in the order in which they join the journey. The owner of a ship comes first, since nobody leaves the planet without
    /// a ship.
    fn boarding(&self, party: Party) -> Vec<Counter> {
        let flies = |character: &CharacterNumber| self.look.open.ship_of(*character, self.look.public).is_some();
        let mut party: Vec<CharacterNumber> = party.iter().collect();
        party.sort_by_key(|character| !flies(character));
        party.into_iter().map(Counter::Character).collect()
    }

    /// What an environ is worth to a party: the worth of the missions that the party could do there, less the danger. If a member in the environ is
    /// already detected, it is certain that the enemy searches.
    pub(super) fn worth_of_place(&self, environ: EnvironNumber, party: Party) -> f64 {
        if party.is_empty() {
            return 0.0;
        }
        let look = &self.look;
        let missions: Vec<u8> = (0..look.public.missions.len() as u8).filter(|number| self.would_fit(environ, *number)).collect();
        let plan = self.plan_among(environ, party, &missions);
        let worth: f64 = plan.iter().map(|(_, _, worth)| worth).sum();
        let people: f64 = party.iter().map(|character| self.importance(character)).sum();
        let stays = party.and(look.free(self.side, environ));
        let detected = !stays.and(look.open.detected()).is_empty();
        let searched = if detected { 1.0 } else { self.weights.searched };
        let hunts =
            if self.side == Side::Imperial { self.weights.hunts * look.free(Side::Rebel, environ).len() as f64 } else { 0.0 };
        worth + hunts - self.weights.danger * searched * people * self.found(environ, party)
    }

    /// The expected cost of a flight: the ship may be destroyed, or be detected where the enemy can search.
    fn risk(&self, from: Option<EnvironNumber>, to: EnvironNumber, party: Party) -> f64 {
        let look = &self.look;
        let pilot = party.iter().find_map(|character| Some((character, look.open.ship_of(character, look.public)?)));
        let Some((pilot, ship)) = pilot else { return 0.0 };
        let planet_of = |environ: EnvironNumber| look.public.environ(environ).planet;
        let mut planets: Vec<PlanetNumber> = from.into_iter().chain([to]).map(planet_of).collect();
        planets.dedup();
        let navigation = look.abilities(pilot, party).navigation.max(0) as u32;
        let evasion = Evasion::with(navigation, &look.public.possession(ship).card).map_or(0, Evasion::value);
        let people: f64 = party.iter().map(|character| self.importance(character)).sum();
        let detected = !party.and(look.open.detected()).is_empty();
        let mut risk = 0.0;
        for planet in planets.into_iter().filter(|planet| look.is_watched(self.side, *planet)) {
            let base = [Base::Level0, Base::Level1, Base::Level2][usize::from(look.open.planet(planet).level.min(2))];
            let passage = Passage { evasion, base, detected, space: 0 };
            let fates = || (0..6).filter_map(|line| passage.fate(line, &look.public.tables.detection));
            let chance = |is: fn(Detection) -> bool| fates().filter(|fate| is(*fate)).count() as f64 / 6.0;
            risk += self.weights.flight
                * people
                * chance(|fate| matches!(fate, Detection::Eliminated | Detection::EliminatedStarred))
                + self.weights.ship * chance(|fate| fate == Detection::Damaged)
                + self.weights.seen * chance(|fate| fate != Detection::Undetected) * people * self.found(to, party);
        }
        risk
    }

    /// Decides whether a character is stacked with units. The character stays apart only if missions are worth the danger.
    fn stack(&self, environ: EnvironNumber, legal: &[Action]) -> Option<Action> {
        let who = legal.iter().find_map(|action| if let Action::With(character) = action { Some(*character) } else { None })?;
        let alone = Party::of(who);
        let apart = self.worth_of_place(environ, self.look.apart(self.side, environ).or(alone));
        Some(if apart > self.weights.apart { Action::Apart(who) } else { Action::With(who) })
    }

    // How units move:

    /// The stacks of units that may leave the environ: one unit of each kind alone, all mobile units together, and all units together. The last unit
    /// in the environ stays if it guards prisoners or holds a planet in rebellion.
    fn unit_stacks(&self, from: EnvironNumber) -> Vec<Vec<UnitKind>> {
        let look = &self.look;
        let moved = moved(look, from);
        let mut rested: Vec<UnitKind> = Vec::new();
        for (kind, number) in look.kinds(self.side, from) {
            (moved[kind.index()]..number).for_each(|_| rested.push(kind));
        }
        rested.sort_by_key(|kind| std::cmp::Reverse(look.public.strength(*kind)));
        let planet = look.public.environ(from).planet;
        let revolts = look.open.planet(planet).state != PlanetState::ImperialControl;
        let others: u32 =
            look.public.places_on(planet).filter(|place| *place != from).map(|place| look.number(self.side, place)).sum();
        let held = !look.prisoners(self.side, from).is_empty();
        let all = rested.len() as u32 == look.number(self.side, from);
        if all && (held || revolts && others == 0 && self.side == Side::Imperial) {
            rested.pop();
        }
        let mut stacks: Vec<Vec<UnitKind>> = Vec::new();
        let mut kinds = rested.clone();
        kinds.dedup();
        stacks.extend(kinds.into_iter().map(|kind| vec![kind]));
        if rested.len() > 1 {
            let mobile: Vec<UnitKind> = rested.iter().copied().filter(|kind| look.public.unit(*kind).kind.mobile).collect();
            if mobile.len() > 1 && mobile.len() < rested.len() {
                stacks.push(mobile);
            }
            stacks.push(rested);
        }
        stacks
    }

    /// What this much strength of the side in an environ is worth.
    fn worth_of_strength(&self, environ: EnvironNumber, own: f64) -> f64 {
        let look = &self.look;
        let planet = look.public.environ(environ).planet;
        let now = look.open.planet(planet);
        let enemy = self.strength(self.side.other(), environ);
        let stake = match now.state {
            PlanetState::Rebellion => self.weights.stake_rebellion,
            PlanetState::RebelControl | PlanetState::RebellionStopped => self.weights.stake_control,
            PlanetState::ImperialControl => 1.0,
        };
        // As long as one Imperial unit is left on a planet in rebellion, the Rebels do not control it (15.52).
        let last = self.side == Side::Imperial && now.state == PlanetState::Rebellion && {
            let others = look.public.places_on(planet).filter(|place| *place != environ);
            others.map(|place| look.number(Side::Imperial, place)).sum::<u32>() == 0
        };
        let denies = if last { self.weights.deny * own / (own + 0.5 * enemy).max(0.5) } else { 0.0 };
        if enemy > 0.0 {
            // A force that is too weak is lost, and one that is strong enough wins.
            let ratio = own / enemy;
            return denies + stake * if ratio < 0.5 { -0.5 * ratio } else { (ratio - 0.5).min(2.0) };
        }
        let presence = 1.0 - (-own / 4.0).exp();
        match self.side {
            Side::Rebel => self.weights.presence * stake * presence,
            Side::Imperial => {
                let rebels = look.free(Side::Rebel, environ).len() as f64;
                let unrest = match now.loyalty {
                    Loyalty::Unrest => self.weights.guard_unrest,
                    Loyalty::Dissent => self.weights.guard_dissent,
                    Loyalty::Neutral => self.weights.guard_neutral,
                    Loyalty::Loyal => 0.4,
                    Loyalty::Patriotic => 0.3,
                };
                let holds = if now.state == PlanetState::Rebellion { self.weights.holds } else { 0.0 };
                denies + presence * (self.weights.garrison * rebels + unrest + holds)
            }
        }
    }

    fn gain_of_unit(&self, environ: EnvironNumber, kind: UnitKind) -> f64 {
        let own = self.strength(self.side, environ);
        let more = f64::from(self.look.public.strength(kind));
        self.worth_of_strength(environ, own + more) - self.worth_of_strength(environ, own)
    }

    /// The gain if these units march from one environ to another, past enemy bases.
    fn gain_of_march(&self, from: EnvironNumber, to: EnvironNumber, units: &[UnitKind]) -> f64 {
        let look = &self.look;
        let strength: f64 = units.iter().map(|kind| f64::from(look.public.strength(*kind))).sum();
        let planet_of = |environ: EnvironNumber| look.public.environ(environ).planet;
        let mut lost = 0.0;
        if planet_of(from) != planet_of(to) {
            for planet in [planet_of(from), planet_of(to)] {
                if look.is_watched(self.side, planet) {
                    lost += [0.0, 1.5, 2.8][usize::from(look.open.planet(planet).level.min(2))];
                }
            }
        }
        let arrive = (strength - lost).max(0.0);
        let (here, there) = (self.strength(self.side, from), self.strength(self.side, to));
        self.worth_of_strength(to, there + arrive) - self.worth_of_strength(to, there)
            + self.worth_of_strength(from, here - strength)
            - self.worth_of_strength(from, here)
            - 0.3 * (strength - arrive)
    }
}
