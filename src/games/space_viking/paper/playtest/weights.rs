//! Finds victory weights at which all kinds of sovereign win equally often.
//!
//! Captains ignore weights, so games in which every weight is 1 show who would have won with any other weights. With the scores of these games, the
//! search raises the weight of a kind that wins too little and lowers that of a kind that wins too much, in ever smaller steps, as if weights were
//! fractions. Then it tries whole numbers in nearly the same proportions, and changes one number at a time as long as the balance improves. The
//! result is measured on other games: the campaign is played again with the new weights and another seed.
//!
//! Some imbalance cannot be removed, and the shares of wins show it. Whole numbers of three digits are coarse for a kind that scores thousands of
//! things, and a kind that always scores the same wins all or nothing against another such kind.

use crate::SpaceViking;
use std::sync::Arc;

use playtest::level::weakest;
use playtest::named::refused;
use playtest::{Crew, Helm, Level, Levelled, Run, Series, Share, Tally};
use project::{self, Error, Fix};
use rules::play::Outcome;
use rules::{Count, Origin};
use space_viking::play::Contest;
use space_viking::{Content, Edit, Sovereign, Tables, Weight};

/// A weight for each kind of sovereign, in the order of the book.
type Weights = [u32; Sovereign::ALL.len()];

/// How many times the search adjusts the weights while they are fractions.
const TURNS: u32 = 400;
/// How many sets of whole weights the search for whole numbers starts from. All have nearly the right proportions.
const STARTS: usize = 10;
/// The amounts by which the search may change a whole weight.
const MOVES: [i64; 10] = [-27, -9, -3, -2, -1, 1, 2, 3, 9, 27];

/// Finds weights at which all kinds win equally often, and plays the campaign again with them; `None` if the games were stopped.
///
/// # Errors
/// If the campaign cannot be played with other weights.
pub(super) fn level(
    contest: &Contest,
    helms: &[Helm<Contest>],
    (run, tally): (&Run, &Tally),
    crew: &mut Crew<'_>,
) -> Result<Option<Level>, Error> {
    let content = contest.content();
    let kinds: Vec<Sovereign> = content.players.iter().map(|(_, player)| player.kind).collect();
    let with = |weights: &Weights, seed: u64| {
        let content = Content { tables: tables(content, weights), ..content.clone() };
        let contest = Contest::of(&content, contest.campaign()).map_err(|refusal| refused(&refusal))?;
        Ok::<_, Error>(Series::<SpaceViking>::new(vec![contest], helms.to_vec(), seed))
    };
    let Some(outcomes) = with(&[1; 7], run.seed)?.outcomes(0..run.games, crew) else { return Ok(None) };
    let before: Weights = content.tables.sovereigns.weights.map(|weight| weight.0.get());
    let found = Scores::of(&kinds, &outcomes).level(before);
    let Some(after) = with(&found, run.seed.wrapping_add(1))?.play(0..run.games, crew) else { return Ok(None) };
    let side = |(number, kind): (usize, &Sovereign)| Levelled {
        side: run.muster.sides[number].name.clone(),
        before: before[*kind as usize],
        after: found[*kind as usize],
        wins: Share::new(after.wins(number), after.decided()),
    };
    let weakest = weakest(tally);
    Ok(Some(Level {
        side: run.muster.sides[weakest].name.clone(),
        price: run.muster.sides[weakest].price,
        points: None,
        low: None,
        high: None,
        trials: Vec::new(),
        bought: Vec::new(),
        shares: kinds.iter().enumerate().map(side).collect(),
        fix: (found != before).then(|| fix(content, &found)),
        head_start: 0.0,
    }))
}

/// The tables with these weights, as if the designer had entered them.
fn tables(content: &Content, weights: &Weights) -> Arc<Tables> {
    let mut tables = Tables::clone(&content.tables);
    tables.sovereigns.weights = weights.map(|weight| Weight(Count::clamped(weight)));
    tables.sovereigns.origin = Origin::Own;
    Arc::new(tables)
}

fn fix(content: &Content, weights: &Weights) -> Fix {
    let told: Vec<String> =
        Sovereign::ALL.into_iter().zip(weights).map(|(kind, weight)| format!("{} {weight}", kind.label())).collect();
    let edit = project::Edit::SpaceViking(Edit::Tables(tables(content, weights)));
    Fix { title: format!("Give these points for each thing scored: {}", told.join(", ")), safe: false, edits: vec![edit] }
}

/// The scores of all players in some campaigns, before weights are applied.
struct Scores<'a> {
    /// The kind of sovereign of each player.
    kinds: &'a [Sovereign],
    /// For each campaign that was played, the score of each player with every weight at 1.
    games: Vec<Vec<u32>>,
}

impl<'a> Scores<'a> {
    /// The scores of games that were played with every weight at 1.
    fn of(kinds: &'a [Sovereign], outcomes: &[Outcome]) -> Self {
        let things = |half_points: &i32| u32::try_from(half_points / 2).unwrap_or(0);
        Self { kinds, games: outcomes.iter().map(|outcome| outcome.half_points.iter().map(things).collect()).collect() }
    }

    /// For each kind, the share of games that it wins with these weights, less its fair share.
    fn uneven(&self, weights: &[f64; 7]) -> [f64; 7] {
        let mut uneven = [0.0; 7];
        let mut decided = 0.0;
        for game in &self.games {
            let weighed = || game.iter().zip(self.kinds).map(|(things, kind)| f64::from(*things) * weights[*kind as usize]);
            let most = weighed().fold(0.0, f64::max);
            // If several players have the most points, nobody wins.
            let mut leaders = weighed().zip(self.kinds).filter(|(points, _)| *points >= most);
            if let (Some((_, winner)), None) = (leaders.next(), leaders.next()) {
                uneven[*winner as usize] += 1.0;
                decided += 1.0;
            }
        }
        let fair = |kind: usize| {
            self.kinds.iter().filter(|played| **played as usize == kind).count() as f64 / self.kinds.len().max(1) as f64
        };
        std::array::from_fn(|kind| if decided > 0.0 { uneven[kind] / decided - fair(kind) } else { 0.0 })
    }

    /// The imbalance of whole weights, as a sum of squares.
    fn unevenness(&self, weights: &Weights) -> f64 {
        self.uneven(&weights.map(f64::from)).iter().map(|uneven| uneven * uneven).sum()
    }

    /// The whole weights, among those tried, at which the kinds win most evenly. Kinds that no player has keep their weights.
    fn level(&self, before: Weights) -> Weights {
        let fractions = self.fractions();
        let most = fractions.iter().copied().fold(0.0, f64::max);
        if most <= 0.0 {
            return before;
        }
        let whole = |largest: u32| -> Weights {
            fractions.map(|fraction| ((fraction / most * f64::from(largest)).round() as u32).clamp(1, Count::MAX.get()))
        };
        let scales = Count::MAX.get() / 10..=Count::MAX.get();
        let mut starts: Vec<(f64, Weights)> = scales.map(whole).map(|weights| (self.unevenness(&weights), weights)).collect();
        starts.sort_by(|one, other| one.0.total_cmp(&other.0));
        let moved = starts.into_iter().take(STARTS).map(|start| self.moved(start));
        let found = moved.min_by(|one, other| one.0.total_cmp(&other.0)).map_or(before, |(_, weights)| weights);
        std::array::from_fn(|kind| if self.is_played(kind) { found[kind] } else { before[kind] })
    }

    /// Improves whole weights, which are given with their imbalance. It changes one weight at a time, always by the change that improves the balance
    /// most, until no change improves it.
    fn moved(&self, (mut uneven, mut found): (f64, Weights)) -> (f64, Weights) {
        loop {
            let moves = (0..found.len()).filter(|kind| self.is_played(*kind)).flat_map(|kind| MOVES.map(|by| (kind, by)));
            let moved = moves.filter_map(|(kind, by)| {
                let weight =
                    u32::try_from(i64::from(found[kind]) + by).ok().and_then(Count::new).filter(|weight| !weight.is_zero())?;
                let mut moved = found;
                moved[kind] = weight.get();
                Some((self.unevenness(&moved), moved))
            });
            match moved.min_by(|one, other| one.0.total_cmp(&other.0)) {
                Some((less, moved)) if less < uneven => (uneven, found) = (less, moved),
                _ => return (uneven, found),
            }
        }
    }

    fn is_played(&self, kind: usize) -> bool {
        self.kinds.iter().any(|played| *played as usize == kind)
    }

    /// The weights as fractions. They are first chosen so that all kinds have equal mean scores, and then adjusted by how often each kind wins.
    fn fractions(&self) -> [f64; 7] {
        let mut sums = [0.0; 7];
        for game in &self.games {
            for (things, kind) in game.iter().zip(self.kinds) {
                sums[*kind as usize] += f64::from(*things);
            }
        }
        let mut weights = sums.map(|sum| if sum > 0.0 { 1.0 / sum } else { 0.0 });
        let (mut least, mut best) = (f64::INFINITY, weights);
        for turn in 0..TURNS {
            let uneven = self.uneven(&weights);
            let sum = uneven.iter().map(|uneven| uneven * uneven).sum();
            if sum < least {
                (least, best) = (sum, weights);
            }
            let step = 0.5 / (1.0 + f64::from(turn) / 20.0);
            for (weight, uneven) in weights.iter_mut().zip(uneven) {
                *weight *= libm::exp(-step * uneven);
            }
        }
        best
    }
}
