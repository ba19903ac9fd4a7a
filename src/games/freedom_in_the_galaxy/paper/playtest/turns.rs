//! Levels a scenario (makes its sides equally likely to win) by its turns if no threshold of victory points levels it: turns are added if the Rebel
//! wins least, and taken away if the Empire does. How captains play depends on how many turns are left, so games of every length are played.

use super::playable_contest::posts;
use crate::FreedomInTheGalaxy;
use freedom_in_the_galaxy::play::Contest;
use freedom_in_the_galaxy::{Content, Edit, Scenario, Side};
use playtest::level::{Ladder, climb, weakest};
use playtest::named::refused;
use playtest::{Crew, Level, Levelled, PlaytestError, Run, Series, Share, Tally};
use project::{Error, Fix};
use rules::{Change, Count, Id, counted};

/// By how many turns a scenario is lengthened at most.
const LONGER: u32 = 12;

/// The lengths that are tried to level a scenario. From one rung of the ladder (one trial) to the next, the length changes by one turn.
struct Turns<'a> {
    content: &'a Content,
    scenario: (Id<Scenario>, &'a Scenario),
    length: u32,
    /// The side that the change has to help; a higher rung helps it more.
    side: Side,
}

/// Finds the number of turns that comes nearest to levelling a scenario; `None` if the user stopped the games.
///
/// # Errors
/// If a length cannot be played.
pub(super) fn level(
    (content, id): (&Content, Id<Scenario>),
    run: &Run,
    tally: &Tally,
    crew: &mut Crew<'_>,
) -> Result<Option<Level>, Error> {
    let Some(scenario) = content.scenarios.get(id) else { return Err(PlaytestError::ScenarioGone.into()) };
    let side = Side::ALL[weakest(tally)];
    let turns = Turns { content, scenario: (id, scenario), length: scenario.turns.map_or(1, Count::get), side };
    let Some(climbed) = climb(run, tally, &turns, crew)? else { return Ok(None) };
    let off = |wins: Share| (wins.value() - 0.5).abs();
    let nearest = climbed.trials.iter().min_by(|one, other| off(one.wins).total_cmp(&off(other.wins)));
    let (rung, wins) = nearest.map_or((0, Share::new(0, 1)), |trial| (trial.rung, trial.wins));
    let share = |whose: Side| Levelled {
        side: run.muster.sides[whose as usize].name.clone(),
        before: turns.length,
        after: turns.of(rung),
        wins: if whose == side { wins } else { Share::new(wins.of - wins.count, wins.of) },
    };
    let fix = (rung > 0).then(|| turns.fix(rung));
    let shares = Side::ALL.map(share).into();
    Ok(Some(Level {
        points: None,
        low: None,
        high: None,
        trials: Vec::new(),
        bought: turns.bought(rung),
        shares,
        fix,
        head_start: 0.0,
        ..climbed
    }))
}

impl Turns<'_> {
    /// The number of turns at this rung of the ladder; rung 0 has the scenario's own number.
    const fn of(&self, rung: usize) -> u32 {
        match self.side {
            Side::Rebel => self.length + rung as u32,
            Side::Imperial => self.length.saturating_sub(rung as u32),
        }
    }

    fn scenario_of(&self, rung: usize) -> Scenario {
        Scenario { turns: Some(Count::clamped(self.of(rung))), ..self.scenario.1.clone() }
    }
}

impl Ladder for Turns<'_> {
    fn added(&self) -> Vec<i64> {
        let rungs = if self.side == Side::Rebel { LONGER } else { self.length.saturating_sub(1) };
        (1..=i64::from(rungs)).collect()
    }

    fn play(&self, rung: usize, run: &Run, crew: &mut Crew<'_>) -> Result<Option<Tally>, Error> {
        let mut content = self.content.clone();
        if let Some(found) = content.scenarios.get_mut(self.scenario.0) {
            *found = self.scenario_of(rung);
        }
        let contest = Contest::of(&content, self.scenario.0).map_err(|refusal| refused(&refusal))?;
        let series: Series<FreedomInTheGalaxy> = Series::new(vec![contest], posts(&run.captains)?, run.seed);
        Ok(series.play(0..run.games, crew))
    }

    fn bought(&self, rungs: usize) -> Vec<String> {
        if rungs == 0 { Vec::new() } else { vec![format!("the game lasts {}", counted(self.of(rungs), "turn"))] }
    }

    fn fix(&self, rung: usize) -> Fix {
        let edit = project::Edit::FreedomInTheGalaxy(Edit::Scenario(Change::Set(self.scenario.0, self.scenario_of(rung))));
        Fix { title: format!("Let the game last {}", counted(self.of(rung), "turn")), safe: false, edits: vec![edit] }
    }
}
