//! The sums of a playtest. They consist only of whole numbers added up over games, so that merging them is exact in any order.

use serde::{Deserialize, Serialize};

use super::{Counts, Course, Muster};
use rules::play::{Outcome, Player};

/// The sums over any number of games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tally {
    /// The wins in each seating (see [`super::Series`]).
    pub seatings: Vec<SeatingTally>,
    /// The sums of each side.
    pub sides: Vec<SideTally>,
    /// The sums of each unit, in the order in which the muster, the list of all that is counted, names the units.
    pub units: Vec<UnitTally>,
    /// By how many half points the best side was ahead of the next one: how often each lead occurred in the games.
    pub leads: Counts,
    /// The turns in which games ended.
    pub turns: Counts,
    /// How many games ended in each of the ways that the muster, the list of all that is counted, names.
    pub endings: Vec<u64>,
    /// The course of the games; empty unless they have turns or places.
    #[serde(default, skip_serializing_if = "Course::is_empty")]
    pub course: Course,
}

/// The games that were played in one seating.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatingTally {
    /// How many games were played in the seating.
    pub games: u64,
    /// How many of the games each side won; the rest were drawn.
    pub wins: Vec<u64>,
}

/// The sums of a side.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SideTally {
    /// The side's half points less those of the best other side: how often each difference occurred in the games.
    pub margins: Counts,
    /// The sum of the side's half points.
    pub half_points: i64,
    /// In how many games the side came first in the order of the first turn.
    pub first: u64,
    /// How many of the games in which it came first the side won.
    pub first_wins: u64,
}

/// What a unit did and lost, together with everything that it carries.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnitTally {
    /// How the unit used each system, in the order in which the muster names the systems.
    pub systems: Vec<SystemTally>,
    /// The unit's losses of each kind, in the order in which the muster names the kinds.
    pub losses: Vec<u64>,
    /// The other things that the unit did and that are counted, in the order in which the muster names them.
    pub feats: Vec<u64>,
    /// How many of the things that the unit carried were lost.
    pub lost_aboard: u64,
    /// In how many games the unit was in play at the end or had left the map alive. If the entry stands for several units, each of them is counted.
    pub survived: u64,
    /// In how many of the games counted in `survived` the unit had left the map alive at the end.
    pub left: u64,
    /// In how many games the unit never appeared.
    pub absent: u64,
}

/// How a system was used, as sums over the games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SystemTally {
    /// How many shots were fired.
    pub shots: u64,
    /// How many dice were rolled for the shots.
    pub dice: u64,
    /// How many shots hit, directly or not.
    pub hits: u64,
    /// How many shots were direct or critical hits.
    pub direct_hits: u64,
    /// The damage to other units: levels taken from them, or the worth of what was destroyed.
    pub dealt: u64,
    /// How many units, and things that units carry, were eliminated.
    pub kills: u64,
}

impl Tally {
    /// Empty sums for the sides and units of this muster.
    #[must_use]
    pub fn new(muster: &Muster) -> Self {
        let sides = muster.sides.len();
        Self {
            seatings: vec![SeatingTally { games: 0, wins: vec![0; sides] }; sides],
            sides: vec![SideTally::default(); sides],
            units: vec![UnitTally::new(muster); muster.units.len()],
            leads: Counts::default(),
            turns: Counts::default(),
            endings: vec![0; muster.endings.len()],
            course: Course::new(muster),
        }
    }

    /// Adds a game. For each player of the game, its `sides` give the index of the player's side in the scenario.
    pub(super) fn add(&mut self, game: &Finished<'_>) {
        let Finished { number, seating, sides, outcome, ending, first } = *game;
        let side_of = |player: Player| sides[player.index()];
        let winner = outcome.winner.map(side_of);
        let seating = &mut self.seatings[seating];
        seating.games += 1;
        if let Some(winner) = winner {
            seating.wins[winner] += 1;
        }
        let points = &outcome.half_points;
        for (player, own) in points.iter().enumerate() {
            let others = points.iter().enumerate().filter(|(other, _)| *other != player).map(|(_, points)| *points);
            let side = &mut self.sides[sides[player]];
            side.margins.add(own.saturating_sub(others.max().unwrap_or(0)), number);
            side.half_points += i64::from(*own);
        }
        if let Some(first) = first.map(side_of) {
            self.sides[first].first += 1;
            self.sides[first].first_wins += u64::from(winner == Some(first));
        }
        let best = points.iter().copied().max().unwrap_or(0);
        let leader = points.iter().position(|points| *points == best);
        let next = points.iter().enumerate().filter(|(player, _)| Some(*player) != leader).map(|(_, points)| *points).max();
        self.leads.add(best.saturating_sub(next.unwrap_or(0)), number);
        self.turns.add(outcome.turn.into(), number);
        self.endings[ending] += 1;
    }

    /// Adds the sums of other games of the same playtest.
    pub fn merge(&mut self, other: &Self) {
        for (own, other) in self.seatings.iter_mut().zip(&other.seatings) {
            own.games += other.games;
            add_all(&mut own.wins, &other.wins);
        }
        for (own, other) in self.sides.iter_mut().zip(&other.sides) {
            own.margins.merge(&other.margins);
            own.half_points += other.half_points;
            own.first += other.first;
            own.first_wins += other.first_wins;
        }
        for (own, other) in self.units.iter_mut().zip(&other.units) {
            own.merge(other);
        }
        self.leads.merge(&other.leads);
        self.turns.merge(&other.turns);
        add_all(&mut self.endings, &other.endings);
        self.course.merge(&other.course);
    }

    /// How many games were played.
    #[must_use]
    pub fn games(&self) -> u64 {
        self.seatings.iter().map(|seating| seating.games).sum()
    }

    /// How many games a side won.
    #[must_use]
    pub fn wins(&self, side: usize) -> u64 {
        self.seatings.iter().map(|seating| seating.wins[side]).sum()
    }

    /// How many games had a winner.
    #[must_use]
    pub fn decided(&self) -> u64 {
        self.seatings.iter().flat_map(|seating| &seating.wins).sum()
    }

    /// Whether the sums have an entry for each thing that the muster names, and no others.
    #[must_use]
    pub fn fits(&self, muster: &Muster) -> bool {
        let sides = muster.sides.len();
        self.seatings.len() == sides
            && self.seatings.iter().all(|seating| seating.wins.len() == sides)
            && self.sides.len() == sides
            && self.units.len() == muster.units.len()
            && self.units.iter().all(|unit| unit.fits(muster))
            && self.endings.len() == muster.endings.len()
            && self.course.fits(muster)
    }
}

/// The facts about a finished game that the sums need.
pub(super) struct Finished<'a> {
    pub number: u32,
    pub seating: usize,
    /// For each player, the index of the player's side in the scenario.
    pub sides: &'a [usize],
    pub outcome: &'a Outcome,
    pub ending: usize,
    pub first: Option<Player>,
}

impl UnitTally {
    /// Empty sums of a unit.
    #[must_use]
    pub fn new(muster: &Muster) -> Self {
        Self {
            systems: vec![SystemTally::default(); muster.systems.len()],
            losses: vec![0; muster.losses.len()],
            feats: vec![0; muster.feats.len()],
            ..Self::default()
        }
    }

    /// Adds the sums of the same unit over other games.
    pub fn merge(&mut self, other: &Self) {
        for (own, other) in self.systems.iter_mut().zip(&other.systems) {
            own.shots += other.shots;
            own.dice += other.dice;
            own.hits += other.hits;
            own.direct_hits += other.direct_hits;
            own.dealt += other.dealt;
            own.kills += other.kills;
        }
        add_all(&mut self.losses, &other.losses);
        add_all(&mut self.feats, &other.feats);
        self.lost_aboard += other.lost_aboard;
        self.survived += other.survived;
        self.left += other.left;
        self.absent += other.absent;
    }

    fn fits(&self, muster: &Muster) -> bool {
        self.systems.len() == muster.systems.len()
            && self.losses.len() == muster.losses.len()
            && self.feats.len() == muster.feats.len()
    }
}

fn add_all(own: &mut [u64], other: &[u64]) {
    for (own, other) in own.iter_mut().zip(other) {
        *own += other;
    }
}
