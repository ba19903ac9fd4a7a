//! Levels a scenario (makes its sides equally likely to win) by its threshold of victory points. The search goes through the thresholds one by one,
//! as through the rungs of a ladder. Each rung changes the threshold by one point: the Rebel needs one point less if the Rebel wins least, and one
//! more if the Empire does.
//!
//! Captains who ignore the threshold play the same games with any threshold. For them the results at all rungs follow from one playtest: which side
//! won at once, and with how many points the other games ended.

use std::cell::OnceCell;

use crate::FreedomInTheGalaxy;
use freedom_in_the_galaxy::play::{CaptainName, Contest, side_of};
use freedom_in_the_galaxy::{Content, Edit, Scenario, Side};
use playtest::level::{Ladder, weakest};
use playtest::named::refused;
use playtest::{Crew, Helm, Run, Series, Tally};
use project::{Error, Fix};
use rules::play::{Outcome, Roster};
use rules::{Change, Count, Id, counted};

/// By how many victory points a threshold is changed at most to level a scenario.
const RUNGS: u32 = 60;
/// A threshold that no game reaches.
const NOBODY_REACHES: u32 = 9_999;

/// The thresholds of victory points that are tried to level a scenario, rung by rung, and the captains that play the games.
pub(super) struct Thresholds<'a> {
    content: &'a Content,
    scenario: (Id<Scenario>, &'a Scenario),
    threshold: u32,
    /// The side that the change has to help; a higher rung helps it more.
    side: Side,
    helms: Vec<Helm<Contest>>,
    /// The results of the games; empty until they are played.
    ends: OnceCell<Vec<End>>,
}

/// The result of a game before any threshold is applied to its points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    /// A side won at once.
    AtOnce(Side),
    /// The game went to its last turn and ended with this many half points for the Rebel.
    Points(i32),
}

impl End {
    /// Whether the Rebel wins with this threshold of victory points.
    const fn is_won(self, threshold: u32) -> bool {
        match self {
            Self::AtOnce(side) => matches!(side, Side::Rebel),
            Self::Points(half_points) => half_points >= 2 * threshold as i32,
        }
    }
}

/// Whether a captain plays the same games with any threshold.
fn overlooks_threshold(captain: &String) -> bool {
    [CaptainName::Random, CaptainName::RuleOfThumb].iter().any(|name| name.slug() == captain)
}

impl<'a> Thresholds<'a> {
    /// Prepares the thresholds that help the side that wins least; `None` if points do not decide the scenario.
    pub(super) fn new(content: &'a Content, id: Id<Scenario>, tally: &Tally, helms: Vec<Helm<Contest>>) -> Option<Self> {
        let scenario = content.scenarios.get(id)?;
        let threshold = scenario.threshold.map(Count::get)?;
        let side = Side::ALL[weakest(tally)];
        Some(Self { content, scenario: (id, scenario), threshold, side, helms, ends: OnceCell::new() })
    }

    /// The threshold at this rung of the ladder; rung 0 has the scenario's own threshold.
    const fn of(&self, rung: usize) -> u32 {
        match self.side {
            Side::Rebel => self.threshold.saturating_sub(rung as u32),
            Side::Imperial => self.threshold + rung as u32,
        }
    }

    fn scenario_of(&self, rung: usize) -> Scenario {
        self.with(self.of(rung))
    }

    fn with(&self, threshold: u32) -> Scenario {
        Scenario { threshold: Some(Count::clamped(threshold)), ..self.scenario.1.clone() }
    }

    /// The series of games of a run, played with `scenario`, which is the run's scenario with another threshold.
    fn series(&self, scenario: Scenario, run: &Run) -> Result<Series<FreedomInTheGalaxy>, Error> {
        let mut content = self.content.clone();
        if let Some(found) = content.scenarios.get_mut(self.scenario.0) {
            *found = scenario;
        }
        let contest = Contest::of(&content, self.scenario.0).map_err(|refusal| refused(&refusal))?;
        Ok(Series::new(vec![contest], self.helms.clone(), run.seed))
    }

    /// The results of the games of a run, whatever the threshold; `None` if the user stopped the games. Each game is played twice. With a threshold
    /// that is never reached, the Rebel can win only at once; with a threshold of 0, the Empire can win only at once.
    fn ends(&self, run: &Run, crew: &mut Crew<'_>) -> Result<Option<&Vec<End>>, Error> {
        if self.ends.get().is_none() {
            let mut outcomes = |threshold| Ok::<_, Error>(self.series(self.with(threshold), run)?.outcomes(0..run.games, crew));
            let (Some(high), Some(none)) = (outcomes(NOBODY_REACHES)?, outcomes(0)?) else { return Ok(None) };
            let end = |(high, none): (&Outcome, &Outcome)| match (high.winner.map(side_of), none.winner.map(side_of)) {
                (Some(Side::Rebel), _) => End::AtOnce(Side::Rebel),
                (_, Some(Side::Imperial)) if none.half_points[0] >= 0 => End::AtOnce(Side::Imperial),
                _ => End::Points(high.half_points[0]),
            };
            let _ = self.ends.set(high.iter().zip(&none).map(end).collect());
        }
        Ok(self.ends.get())
    }
}

impl Ladder for Thresholds<'_> {
    fn added(&self) -> Vec<i64> {
        let rungs = if self.side == Side::Rebel { self.threshold } else { RUNGS };
        (1..=i64::from(rungs)).collect()
    }

    fn play(&self, rung: usize, run: &Run, crew: &mut Crew<'_>) -> Result<Option<Tally>, Error> {
        if !run.captains.iter().all(overlooks_threshold) {
            return Ok(self.series(self.scenario_of(rung), run)?.play(0..run.games, crew));
        }
        let Some(ends) = self.ends(run, crew)? else { return Ok(None) };
        let won = ends.iter().filter(|end| end.is_won(self.of(rung))).count() as u64;
        let mut tally = Tally::new(&run.muster);
        tally.seatings[0].games = run.games.into();
        tally.seatings[0].wins = vec![won, u64::from(run.games) - won];
        Ok(Some(tally))
    }

    fn bought(&self, rungs: usize) -> Vec<String> {
        let threshold = counted(self.of(rungs), "victory point");
        if rungs == 0 { Vec::new() } else { vec![format!("the Rebel player wins with {threshold}")] }
    }

    fn fix(&self, rung: usize) -> Fix {
        let edit = project::Edit::FreedomInTheGalaxy(Edit::Scenario(Change::Set(self.scenario.0, self.scenario_of(rung))));
        let threshold = counted(self.of(rung), "victory point");
        Fix { title: format!("Let the Rebel player win with {threshold}"), safe: false, edits: vec![edit] }
    }
}
