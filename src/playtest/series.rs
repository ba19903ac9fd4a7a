//! A series of games of one scenario.
//!
//! Game number i draws from (seed, i), on any machine and at any time. From each game to the next the players move by one seat. In game i, the
//! captain that was named for side k + i has the helm of side k, and the side with index i in the scenario is the first at the table. Both numbers
//! are taken modulo the number of sides.
//!
//! So if there are two sides, either captain commands each side in half of the games, and each side is first in half of them. Games with even numbers
//! are called straight, those with odd numbers swapped. A side keeps its fleet, its places on the map and its rewards, since these are the scenario
//! under test. If the sides are roles, so that their order is a rule of the game, they keep their seats, and only the captains change helms.

use std::fmt;
use std::ops::Range;
use std::sync::Arc;

use super::tally::Finished;
use super::{Collector, Crew, Muster, PlayedOn, Playtestable, Tally};
use rules::play::{Captain, Outcome, Play, PlayedOut, Record, Sink, fight};
use workers::run_tasks;

/// A captain's post. It makes a new captain for every game, so that the captain remembers no other game.
pub type Helm<P> = Arc<dyn Fn() -> Box<<P as PlayedOut>::Captain> + Send + Sync>;

/// A series of games of one scenario.
pub struct Series<G: Playtestable> {
    seats: Vec<Seat<G::Game>>,
    helms: Vec<Helm<G::Game>>,
    seed: u64,
    muster: Muster,
}

/// A battle whose sides are in one of the possible orders, each side in its seat.
struct Seat<P> {
    battle: P,
    /// The index of each player's side in the scenario.
    sides: Vec<usize>,
    /// For each unit of the battle, its index in the muster, the list of all that is counted.
    units: Vec<usize>,
}

/// The sums that a worker gathers.
struct Ledger<'a, G: Playtestable> {
    tally: Tally,
    /// One collector for each seat.
    collectors: Vec<G::Collector<'a>>,
}

impl<G: Playtestable> Series<G> {
    /// A series of games of a battle. `battles` has one entry for each side: the battle as the scenario has it, then the battle with the first side
    /// moved to the end, and so on. If the sides keep their seats, it has a single entry. `helms` has one entry for each side.
    ///
    /// # Panics
    /// If the numbers of battles, sides and captains do not fit together.
    #[must_use]
    pub fn new(battles: Vec<G::Game>, helms: Vec<Helm<G::Game>>, seed: u64) -> Self {
        let musters: Vec<Muster> = battles.iter().map(G::muster).collect();
        let muster = musters[0].clone();
        let sides = muster.sides.len();
        assert!(
            [1, sides].contains(&battles.len()) && helms.len() == sides,
            "one battle in all or a side, and one captain a side"
        );
        let seats = battles.into_iter().zip(musters).map(|(battle, own)| Seat::new(battle, &own, &muster)).collect();
        Self { seats, helms, seed, muster }
    }

    /// The sides and units that fight, and the names of everything that is counted.
    #[must_use]
    pub const fn muster(&self) -> &Muster {
        &self.muster
    }

    /// The battle in the form in which the game with this number plays it.
    #[must_use]
    pub fn battle(&self, game: u32) -> &G::Game {
        &self.seats[self.seat(game)].battle
    }

    /// Plays the games with these numbers and returns their sums; `None` if the user stopped them. A series can be played in parts, because merging
    /// the sums of two ranges of games gives the sums of both ranges together.
    pub fn play(&self, games: Range<u32>, crew: &mut Crew<'_>) -> Option<Tally> {
        let Crew { jobs, control, on_progress } = crew;
        let ledgers = run_tasks(games, *jobs, control, || self.ledger(), |ledger, game| self.add(ledger, game), on_progress)?;
        let mut sum = Tally::new(&self.muster);
        for Ledger { tally, collectors, .. } in ledgers {
            sum.merge(&tally);
            for (seat, collector) in self.seats.iter().zip(collectors) {
                sum.course.merge(&collector.course());
                for (unit, own) in seat.units.iter().zip(collector.unit_tallies()) {
                    sum.units[*unit].merge(&own);
                }
            }
        }
        Some(sum)
    }

    /// Plays the games with these numbers and returns the outcome of each, in the order of their numbers; `None` if the user stopped them. In each
    /// outcome the players are numbered as in the battle of that game.
    pub fn outcomes(&self, games: Range<u32>, crew: &mut Crew<'_>) -> Option<Vec<Outcome>> {
        let Crew { jobs, control, on_progress } = crew;
        let played = |told: &mut Vec<(u32, Outcome)>, game: u32| {
            let battle = self.battle(game);
            let state = battle.play_out(&mut self.captains(game), self.seed, game, &mut ());
            told.extend(battle.came_out(&state).map(|outcome| (game, outcome)));
        };
        let mut told: Vec<_> = run_tasks(games, *jobs, control, Vec::new, played, on_progress)?.into_iter().flatten().collect();
        told.sort_by_key(|(game, _)| *game);
        Some(told.into_iter().map(|(_, outcome)| outcome).collect())
    }

    /// By how many seats the captains have moved in the game with this number.
    fn seating(&self, game: u32) -> usize {
        game as usize % self.helms.len()
    }

    /// The index of the battle that is played in the game with this number, among the battles with the sides in different orders.
    fn seat(&self, game: u32) -> usize {
        game as usize % self.seats.len()
    }

    fn ledger(&self) -> Ledger<'_, G> {
        let collectors = self.seats.iter().map(|seat| G::collector(&seat.battle)).collect();
        Ledger { tally: Tally::new(&self.muster), collectors }
    }

    fn add(&self, ledger: &mut Ledger<'_, G>, game: u32) {
        let (seating, seat) = (self.seating(game), self.seat(game));
        let Seat { battle, sides, .. } = &self.seats[seat];
        let collector = &mut ledger.collectors[seat];
        let state = battle.play_out(&mut self.captains(game), self.seed, game, collector);
        let first = collector.close(&state);
        if let Some(outcome) = battle.came_out(&state) {
            let ending = G::ending(battle, &state);
            ledger.tally.add(&Finished { number: game, seating, sides, outcome: &outcome, ending, first });
        }
    }

    /// Makes the captains of a game, in the order of the players of its battle.
    fn captains(&self, game: u32) -> Vec<Box<<G::Game as PlayedOut>::Captain>> {
        let seating = self.seating(game);
        let sides = &self.seats[self.seat(game)].sides;
        sides.iter().map(|side| self.helms[captain_of(*side, seating, sides.len())]()).collect()
    }
}

impl<P: Play + PlayedOut<Captain = dyn Captain<P>>, G: Playtestable<Game = P>> Series<G> {
    /// Plays one game of the series, to be watched. Returns its record and its final state. The record can be replayed on the [`Series::battle`] of
    /// the same game number.
    pub fn watch<C>(
        &self,
        scenario: C,
        game: u32,
        sink: &mut impl Sink<<P as Play>::Event>,
    ) -> (Record<C, P::Action>, <P as Play>::State) {
        let mut record = Record::new(scenario, self.seed, game);
        let mut captains = self.captains(game);
        let mut captains: Vec<&mut dyn Captain<P>> = captains.iter_mut().map(|captain| &mut **captain as _).collect();
        let state = fight(self.battle(game), &mut captains, &mut record, sink);
        (record, state)
    }

    /// A game of the series before its first choice, which the caller can then play choice by choice.
    pub fn begin(&self, game: u32) -> PlayedOn<P>
    where
        P: Clone,
    {
        let (battle, record) = (Arc::new(self.battle(game).clone()), Record::<(), P::Action>::new((), self.seed, game));
        let mut dice = record.dice();
        let state = battle.start(&mut dice, &mut ());
        let captains = self.captains(game).into_iter().map(Some).collect();
        PlayedOn::new(battle, state, (dice, record.captains_dice()), captains)
    }
}

/// Which captain has the helm of a side in a seating. The captain is given as the index of the side for which the captain was named.
pub const fn captain_of(side: usize, seating: usize, sides: usize) -> usize {
    (side + seating) % sides
}

impl<P> Seat<P> {
    fn new(battle: P, own: &Muster, muster: &Muster) -> Self {
        let side = |key: u32| muster.sides.iter().position(|side| side.key == key).unwrap_or(0);
        let sides: Vec<usize> = own.sides.iter().map(|own| side(own.key)).collect();
        let unit = |own: &super::UnitName| {
            let side = sides[own.side];
            muster.units.iter().position(|unit| unit.side == side && unit.key == own.key).unwrap_or(0)
        };
        let units = own.units.iter().map(unit).collect();
        Self { battle, sides, units }
    }
}

impl<G: Playtestable> fmt::Debug for Series<G> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("Series").field("seed", &self.seed).field("muster", &self.muster).finish_non_exhaustive()
    }
}
