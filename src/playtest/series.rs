//! A series of games of one scenario.
//!
//! Game number i draws from (seed, i), on any machine and at any time. In every game the players change seats by one: in game i the captain named for
//! side k + i has the helm of side k, and the side at index i of the scenario is the first at the table; both numbers are taken modulo the number of
//! sides. So with two sides each is commanded by either captain in half of the games, and each is first in half: games with even numbers are
//! straight, those with odd numbers swapped. The fleet, the places on the map and the rewards of a side stay with it, since they are the scenario
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

/// The battle with its sides in one order, each side in its seat.
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
    /// A series of games of a battle. `battles` has one entry for each side: the battle as the scenario has it, then with the first side moved to the
    /// end, and so on; or a single entry if the sides keep their seats. `helms` has one entry for each side.
    ///
    /// # Panics
    /// If the numbers of battles, sides and captains differ.
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

    /// The battle as it is set up in the game with this number.
    #[must_use]
    pub fn battle(&self, game: u32) -> &G::Game {
        &self.seats[self.seat(game)].battle
    }

    /// Plays the games with these numbers and returns their sums; `None` if the user stopped them. The merged sums of two ranges are those of both
    /// together, so that a series can be played in parts.
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

    /// Plays the games with these numbers and returns the outcome of each, in their order, with the players numbered as in the battle of that game;
    /// `None` if the user stopped them.
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

    /// How many seats the captains have moved in a game.
    fn seating(&self, game: u32) -> usize {
        game as usize % self.helms.len()
    }

    /// The index of the battle, among those with the sides in different orders, that is played in a game.
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
    /// Plays one game of the series, to be watched. Returns its record, which can be replayed on [`Series::battle`] of the same number, and its final
    /// state.
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

/// The captain who has the helm of a side in a seating, given as the index of the side that the captain is named for.
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
