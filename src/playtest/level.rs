//! How many points would level a scenario, found by playing it again.
//!
//! The side that wins least is made dearer on a ladder of fleets, a rung at a time, and every fleet that is tried plays the whole series
//! again with the same seed. The search doubles its step until the side surely wins more than its fair share — the lower bound of the 95 %
//! interval lies above it — or the ladder ends, and then halves between the last fleet that won too little and the first that won enough,
//! until they are neighbours on the ladder. Between two fleets that were played, shares are taken to lie on a straight line: the answer
//! is where that line crosses the fair share. What was bought counts among the victory points as the rules of the game have it: where they reward
//! what is left of one's own fleet, points level a scenario in which little is shot as well as one in which much is. Its uncertainty is where the lines through the upper and the lower bounds cross it.

use serde::Serialize;

use super::Share;

/// How many points would level a scenario.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Level {
    /// The name of the side that wins least.
    pub side: String,
    /// What it costs, in points.
    pub price: i64,
    /// How many points more it would need; none where even the dearest fleet that was tried wins too little.
    pub points: Option<f64>,
    /// At least so many, by the intervals; none where even the dearest fleet surely wins too little.
    pub low: Option<f64>,
    /// At the most so many, by the intervals; none where no fleet that was tried surely wins enough.
    pub high: Option<f64>,
    /// The fleets that were tried, by their points.
    pub trials: Vec<Trial>,
    /// What the first fleet that wins enough has bought: the levels that it came to.
    pub bought: Vec<String>,
    /// Victory points that, given to this side before the first turn, would level half of the games instead, where games are won by
    /// points.
    pub head_start: f64,
}

/// A fleet that was tried.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Trial {
    /// Its place on the ladder, 0 for the fleet as it is.
    pub rung: usize,
    /// How many points more it costs.
    pub added: i64,
    /// Games of the decided ones that it won.
    pub wins: Share,
}

/// The trials of a search, by their points; none if the games were stopped. `added` tells the points of every rung, the fleet as it is
/// being rung 0, and `play` plays one.
pub(super) fn search(fair: f64, added: &[i64], start: Share, mut play: impl FnMut(usize) -> Option<Share>) -> Option<Vec<Trial>> {
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

/// The points at which a line through the trials first reaches the fair share; none where it never does.
pub(super) fn crossing(fair: f64, trials: &[Trial], height: impl Fn(Share) -> f64) -> Option<f64> {
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

    /// A ladder of three points a rung on which every point wins one game in a hundred more.
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
