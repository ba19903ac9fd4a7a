//! Finds how much would level a scenario, that is, make it fair, in the currency of its game. For this it plays changed versions of the scenario.
//!
//! The versions form a [`Ladder`]. On each rung the side that wins least is made a little more expensive than on the rung before; each game decides
//! what the side gets for the price. For each rung that is tried, the whole series is played again with the same seed. The search doubles its step
//! until the side surely wins more than its fair share — which means that the lower bound of the 95 % interval lies above it — or until the ladder
//! ends. Then it halves the step between the last rung on which the side won too little and the first on which it won enough, until these rungs are
//! neighbours.
//!
//! Shares between two rungs that were played are interpolated linearly. The answer is the price at which that line crosses the fair share, and its
//! uncertainty is given by where the lines through the upper and the lower bounds cross it. Purchases count as the rules of the game say. If the
//! rules reward what is left of one's own fleet, more points level a scenario in which little is shot as well as one in which much is. The answer
//! also has an edit that turns the scenario into the first rung on which the side won enough.
//!
//! In some games no single side is made more expensive, but the weights of all sides are changed at once. Such a game finds the weights itself, and
//! reports what every side then wins.

use serde::{Deserialize, Serialize, Serializer};

use super::{Crew, Run, Share, Tally};
use project::{Error, Fix};

/// The answer to the question of how much would level a scenario, in the currency of its game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Level {
    /// The name of the side that wins least, which the search has made more expensive.
    pub side: String,
    /// The price of the side that wins least, in the scenario before any change.
    pub price: i64,
    /// How much more the side would have to cost for the scenario to be fair. `None` if the side wins too little even on the most expensive rung that
    /// was tried.
    pub points: Option<f64>,
    /// The lower bound of `points`; `None` if the interval of the side's wins lies below the fair share even at the highest price that was tried.
    pub low: Option<f64>,
    /// The upper bound of `points`; `None` if the interval of the side's wins does not lie above the fair share at any price that was tried.
    pub high: Option<f64>,
    /// The results on the rungs of the [`Ladder`] that were tried, in the order of their prices.
    pub trials: Vec<Trial>,
    /// What the side buys, in words, on the first rung on which it wins enough: the new levels of ships, or how much money each purse holds.
    pub bought: Vec<String>,
    /// How often each side wins after the change that makes the scenario fair. Empty unless the weights of all sides are changed at once.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub shares: Vec<Levelled>,
    /// The fix that turns the scenario into the first rung on which the side wins enough; `None` if the scenario is fair already, or if the side wins
    /// enough on no rung that was tried.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "title", skip_deserializing)]
    pub fix: Option<Fix>,
    /// Another way to make a game fair that is won by points: how many victory points the weakest side would need before the first turn to be at
    /// least even in half of the games.
    pub head_start: f64,
}

/// The result of the games on one rung of a [`Ladder`]: a version of the scenario in which the weakest side costs more.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Trial {
    /// The number of the rung on the ladder, 0 for the scenario as it is.
    pub rung: usize,
    /// How much more the weakest side costs on this rung than in the scenario as it is.
    pub added: i64,
    /// The share of the decided games that the weakest side won on this rung.
    pub wins: Share,
}

/// A side in a scenario that was levelled for all sides at once.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Levelled {
    /// The name of the side.
    pub side: String,
    /// The points that the side gets for each thing that it scores, before the change.
    pub before: u32,
    /// The points that the side gets for each thing that it scores, after the change.
    pub after: u32,
    /// The share of the decided games that the side won after the change. These are not the games by which the change was found.
    pub wins: Share,
}

/// Writes a fix into a JSON document by its title only.
#[expect(clippy::ref_option, reason = "the serializer hands out references")]
fn title<S: Serializer>(fix: &Option<Fix>, serializer: S) -> Result<S::Ok, S::Error> {
    fix.as_ref().map(|fix| fix.title.as_str()).serialize(serializer)
}

/// A ladder of scenarios: on each rung one side costs more than on the rung before. Rungs are counted from 1; rung 0 is the scenario as it is.
pub trait Ladder {
    /// How much more the side costs on each rung than on rung 0, in the order of the rungs.
    fn added(&self) -> Vec<i64>;

    /// Plays all games of a run on a rung; `None` if the user stopped them.
    ///
    /// # Errors
    /// If the rung cannot be played.
    fn play(&self, rung: usize, run: &Run, crew: &mut Crew<'_>) -> Result<Option<Tally>, Error>;

    /// What the side buys on the first `rungs` rungs together, in words.
    fn bought(&self, rungs: usize) -> Vec<String>;

    /// The fix that turns the scenario into the one on this rung.
    fn fix(&self, rung: usize) -> Fix;
}

/// The index of the side that wins least; if there are several such sides, the first of them.
pub fn weakest(tally: &Tally) -> usize {
    (0..tally.sides.len()).min_by_key(|side| tally.wins(*side)).unwrap_or(0)
}

/// Climbs the ladder of the weakest side until the scenario is fair. `tally` has the sums of the games on rung 0. `None` if the user stopped
/// the games.
///
/// # Errors
/// If a rung cannot be played.
pub fn climb(run: &Run, tally: &Tally, ladder: &impl Ladder, crew: &mut Crew<'_>) -> Result<Option<Level>, Error> {
    let weakest = weakest(tally);
    let fair = 1.0 / run.muster.sides.len() as f64;
    let of_decided = |tally: &Tally| Share::new(tally.wins(weakest), tally.decided());
    let added: Vec<i64> = std::iter::once(0).chain(ladder.added()).collect();
    let mut wrong = None;
    let trials = search(fair, &added, of_decided(tally), |rung| match ladder.play(rung, run, crew) {
        Ok(tally) => tally.as_ref().map(of_decided),
        Err(error) => {
            wrong = Some(error);
            None
        }
    });
    if let Some(error) = wrong {
        return Err(error);
    }
    let level = |trials: Vec<Trial>| {
        let enough = trials.iter().find(|trial| trial.wins.value() >= fair).map_or(0, |trial| trial.rung);
        let side = &run.muster.sides[weakest];
        Level {
            side: side.name.clone(),
            price: side.price,
            points: crossing(fair, &trials, Share::value),
            low: crossing(fair, &trials, |wins| wins.interval().high),
            high: crossing(fair, &trials, |wins| wins.interval().low),
            bought: ladder.bought(enough),
            shares: Vec::new(),
            fix: (enough > 0).then(|| ladder.fix(enough)),
            head_start: -f64::from(tally.sides[weakest].margins.median().unwrap_or(0)) / 2.0,
            trials,
        }
    };
    Ok(trials.map(level))
}

/// Searches the ladder and returns the rungs that were tried, in the order of their prices; `None` if the user stopped the games. `added` says for
/// each rung how much more it costs than rung 0, which is the unchanged scenario. `play` plays a rung.
fn search(fair: f64, added: &[i64], start: Share, mut play: impl FnMut(usize) -> Option<Share>) -> Option<Vec<Trial>> {
    let mut trials = vec![Trial { rung: 0, added: 0, wins: start }];
    let top = added.len().saturating_sub(1);
    let mut step = 1;
    while let Some(last) = trials.last().filter(|last| last.rung < top && last.wins.interval().low <= fair) {
        let rung = (last.rung + step).min(top);
        trials.push(Trial { rung, added: added[rung], wins: play(rung)? });
        step *= 2;
    }
    while let Some(at) = trials.iter().position(|trial| trial.wins.value() >= fair).filter(|at| *at > 0) {
        let (below, above) = (trials[at - 1].rung, trials[at].rung);
        if above - below < 2 {
            break;
        }
        let rung = usize::midpoint(below, above);
        trials.insert(at, Trial { rung, added: added[rung], wins: play(rung)? });
    }
    Some(trials)
}

/// The added price at which a line through the trials first reaches the fair share; `None` if the line never reaches it. `height` says which value of
/// a trial's share the line goes through.
fn crossing(fair: f64, trials: &[Trial], height: impl Fn(Share) -> f64) -> Option<f64> {
    let at = trials.iter().position(|trial| height(trial.wins) >= fair)?;
    let above = trials[at];
    let Some(below) = at.checked_sub(1).map(|below| trials[below]) else { return Some(above.added as f64) };
    let (low, high) = (height(below.wins), height(above.wins));
    let part = if high > low { (fair - low) / (high - low) } else { 1.0 };
    Some(below.added as f64 + part * (above.added - below.added) as f64)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Makes the trials on a ladder whose rungs are three points apart, as if each point won one more game in a hundred.
    fn straight(games: u64, rungs: usize) -> Vec<Trial> {
        let added: Vec<i64> = (0..=rungs as i64).map(|rung| 3 * rung).collect();
        let wins = |rung: usize| Share::new(games * (30 + 3 * rung as u64).min(100) / 100, games);
        search(0.5, &added, wins(0), |rung| Some(wins(rung))).expect("nobody stops it")
    }

    #[test]
    fn a_straight_line_is_levelled_where_it_crosses_one_half() {
        let trials = straight(10_000, 30);
        assert!(trials.is_sorted_by_key(|trial| trial.rung) && trials.len() < 10, "{trials:?}");
        let at = |height: fn(Share) -> f64| crossing(0.5, &trials, height).expect("it crosses");
        let (low, points, high) = (at(|wins| wins.interval().high), at(Share::value), at(|wins| wins.interval().low));
        assert!((points - 20.0).abs() < 1e-9, "{points}");
        assert!(low < points && points < high && high - low < 3.0, "{low} to {high}");
    }

    #[test]
    fn a_ladder_that_is_too_short_gives_no_answer() {
        let trials = straight(10_000, 4);
        assert_eq!(trials.last().map(|trial| trial.rung), Some(4));
        assert_eq!(crossing(0.5, &trials, Share::value), None);
        assert_eq!(search(0.5, &[0, 1, 2], Share::new(0, 10), |_| None), None);
    }
}
