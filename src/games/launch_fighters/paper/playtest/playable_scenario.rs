//! A scenario ready to be played. The scenario and its captains are found by name, and the scenario can be levelled, that is, balanced between the
//! sides.

use crate::LaunchFighters;
use std::ops::Range;

use super::reinforce::Fleets;
use super::series;
use launch_fighters::play::CaptainName;
use launch_fighters::{Content, Scenario};
use playtest::level::{climb, weakest};
use playtest::named::{captain_names, find_scenario, helm, helms, refused};
use playtest::{Crew, Level, Muster, Playable, PlaytestRequest, Run, Series, Tally};
use project::Error;
use rules::Id;

/// A scenario ready to be played.
#[derive(Debug)]
pub struct PlayableScenario {
    content: Content,
    scenario: Id<Scenario>,
    series: Series<LaunchFighters>,
}

impl PlayableScenario {
    /// Finds a scenario and its captains by name. Also returns the name of the captain of each side.
    ///
    /// # Errors
    /// If there is no such scenario or captain, or the scenario cannot be played as it is.
    pub fn new(content: &Content, request: &PlaytestRequest) -> Result<(Self, Vec<String>), Error> {
        let named = request.scenario.as_deref();
        let scenario = find_scenario(&content.scenarios, named, |scenario| &scenario.name, "with a map and two fleets")?;
        let mut captains = captain_names::<CaptainName>(&request.captains);
        let series = series(content, scenario, &helms(&captains, helm::<CaptainName>)?, request.seed)
            .map_err(|refusal| refused(&refusal))?;
        captains.resize(series.muster().sides.len(), captains[0].clone());
        Ok((Self { content: content.clone(), scenario, series }, captains))
    }

    /// The scenario that is played.
    #[must_use]
    pub const fn scenario(&self) -> Id<Scenario> {
        self.scenario
    }

    /// The series of games that the playtest plays.
    #[must_use]
    pub const fn series(&self) -> &Series<LaunchFighters> {
        &self.series
    }
}

impl Playable for PlayableScenario {
    fn scenario_name(&self) -> &str {
        self.content.scenarios.get(self.scenario).map_or("", Scenario::label)
    }

    fn muster(&self) -> &Muster {
        self.series.muster()
    }

    fn play(&self, games: Range<u32>, crew: &mut Crew<'_>) -> Option<Tally> {
        self.series.play(games, crew)
    }

    fn level(&self, run: &Run, tally: &Tally, crew: &mut Crew<'_>) -> Result<Option<Level>, Error> {
        let side = &run.muster.sides[weakest(tally)];
        let helms = helms(&run.captains, helm::<CaptainName>)?;
        climb(run, tally, &Fleets::new(&self.content, self.scenario, side, helms), crew)
    }
}
