//! A game on the table: found by the name of its scenario, with captains by theirs.

use std::ops::Range;

use crate::playtest::named::{captain_names, find_scenario, helm_each, helms, refused};
use crate::playtest::{Crew, Level, Muster, Playable, PlaytestRequest, Run, Series, Tally};
use crate::project::Error;
use crate::rules::play::Play;
use crate::rules::star_viking::play::{CaptainName, Contest};
use crate::rules::star_viking::{Content, Scenario};

/// A game on the table.
#[derive(Debug)]
pub struct PlayableContest {
    scenario: String,
    series: Series<Contest>,
}

impl PlayableContest {
    /// Finds a scenario and its captains, and tells the captain of each side.
    ///
    /// # Errors
    /// If there is no such scenario or captain, or the scenario cannot be played as it stands.
    pub fn new(content: &Content, request: &PlaytestRequest) -> Result<(Self, Vec<String>), Error> {
        let named = request.scenario.as_deref();
        let id = find_scenario(&content.scenarios, named, |scenario| &scenario.name, "with a system and its forces")?;
        let contest = Contest::of(content, id).map_err(|refusal| refused(&refusal))?;
        let mut captains = captain_names::<CaptainName>(&request.captains);
        let sides = contest.public().sides().len();
        let helms = helm_each(&helms::<CaptainName>(&captains)?, sides).map_err(|refusal| refused(&refusal))?;
        captains.resize(sides, captains[0].clone());
        let scenario = content.scenarios.get(id).map_or("", Scenario::label).to_owned();
        Ok((Self { scenario, series: Series::new(vec![contest], helms, request.seed) }, captains))
    }

    /// The games.
    #[must_use]
    pub const fn series(&self) -> &Series<Contest> {
        &self.series
    }
}

impl Playable for PlayableContest {
    fn scenario_name(&self) -> &str {
        &self.scenario
    }

    fn muster(&self) -> &Muster {
        self.series.muster()
    }

    fn play(&self, games: Range<u32>, crew: &mut Crew<'_>) -> Option<Tally> {
        self.series.play(games, crew)
    }

    fn level(&self, _: &Run, _: &Tally, _: &mut Crew<'_>) -> Result<Option<Level>, Error> {
        Err(Error::Misuse(format!(
            "{} cannot be levelled yet: only fleets of points are made dearer step by step",
            self.scenario
        )))
    }
}
