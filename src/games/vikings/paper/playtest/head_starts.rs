//! Gives a side victory points before the first turn. This is the first way in which the search for a balanced scenario tries to help the weaker
//! side, with more points at each step (rung). A head start changes neither force, but captains know about the points and close in if they are
//! behind.

use crate::Vikings;

use super::playable_battle::posts;
use playtest::level::Ladder;
use playtest::named::refused;
use playtest::{Crew, Helm, PlaytestError, Run, Series, Tally};
use project::{self, Error, Fix};
use rules::{Change, Count, Id, counted};
use vikings::play::Battle;
use vikings::{Content, Edit, Player, Scenario};

/// How many points each step adds to a side's head start.
const STEP: u32 = 5;

/// The head starts that are tried for a side, one after the other, to balance a scenario; and the captains who play the games.
pub(super) struct HeadStarts<'a> {
    content: &'a Content,
    scenario: (Id<Scenario>, &'a Scenario),
    side: Player,
    helms: Vec<Helm<Battle>>,
}

impl<'a> HeadStarts<'a> {
    /// Prepares the head starts of a side, which is given by its number: 0 for player A, 1 for player B.
    ///
    /// # Errors
    /// If the scenario does not exist, or there is no such captain.
    pub(super) fn new(content: &'a Content, id: Id<Scenario>, side: usize, run: &Run) -> Result<Self, Error> {
        let Some(scenario) = content.scenarios.get(id) else { return Err(PlaytestError::ScenarioGone.into()) };
        let helms = posts(&run.captains, Player::ALL.len())?;
        Ok(Self { content, scenario: (id, scenario), side: Player::ALL[side.min(1)], helms })
    }

    /// The points that the scenario already gives to the side.
    pub(super) const fn had(&self) -> u32 {
        self.scenario.1.head_starts[self.side as usize].get()
    }

    const fn of(&self, rung: usize) -> u32 {
        self.had() + rung as u32 * STEP
    }

    fn edit(&self, rung: usize) -> Edit {
        let mut scenario = self.scenario.1.clone();
        scenario.head_starts[self.side as usize] = Count::clamped(self.of(rung));
        Edit::Scenario(Change::Set(self.scenario.0, scenario))
    }

    fn name(&self) -> String {
        self.scenario.1.side_label(self.side, self.content)
    }
}

impl Ladder for HeadStarts<'_> {
    fn added(&self) -> Vec<i64> {
        let rungs = (Count::MAX.get() - self.had()) / STEP;
        (1..=rungs).map(|rung| i64::from(rung * STEP)).collect()
    }

    fn play(&self, rung: usize, run: &Run, crew: &mut Crew<'_>) -> Result<Option<Tally>, Error> {
        let mut content = self.content.clone();
        content.apply(&self.edit(rung)).map_err(|refusal| refused(&refusal))?;
        let battle = Battle::of(&content, self.scenario.0).map_err(|refusal| refused(&refusal))?;
        Ok(Series::<Vikings>::new(vec![battle], self.helms.clone(), run.seed).play(0..run.games, crew))
    }

    fn bought(&self, rungs: usize) -> Vec<String> {
        let points = || format!("{} for {} before the first turn", counted(self.of(rungs), "point"), self.name());
        (rungs > 0).then(points).into_iter().collect()
    }

    fn fix(&self, rung: usize) -> Fix {
        let title = format!("Give {} a head start of {}", self.name(), counted(self.of(rung), "point"));
        Fix { title, safe: false, edits: vec![project::Edit::Vikings(self.edit(rung))] }
    }
}
