//! A game ready to be played: its scenario and captains are found by name, and it can be levelled, that is, balanced between the sides.

use super::thresholds::Thresholds;
use super::turns;
use crate::FreedomInTheGalaxy;
use freedom_in_the_galaxy::play::{CaptainName, Contest};
use freedom_in_the_galaxy::{Content, Scenario};
use playtest::level::climb;
use playtest::named::{captain_names, find_scenario, helm, helm_each, helms, refused};
use playtest::{Crew, Helm, Level, Muster, Playable, PlaytestRequest, Run, Series, Tally};
use project::Error;
use rules::Id;
use std::ops::Range;

/// A game ready to be played.
#[derive(Debug)]
pub struct PlayableContest {
    content: Content,
    scenario: Id<Scenario>,
    series: Series<FreedomInTheGalaxy>,
}

impl PlayableContest {
    /// Finds a scenario and its captains by name; also returns the name of the captain of each side.
    ///
    /// # Errors
    /// If there is no such scenario or captain, or the scenario cannot be played as it stands.
    pub fn new(content: &Content, request: &PlaytestRequest) -> Result<(Self, Vec<String>), Error> {
        let named = request.scenario.as_deref();
        let scenario = find_scenario(&content.scenarios, named, |scenario| &scenario.name, "with a star and what each side has")?;
        let contest = Contest::of(content, scenario).map_err(|refusal| refused(&refusal))?;
        let mut captains = captain_names::<CaptainName>(&request.captains);
        let helms = posts(&captains)?;
        captains.resize(SIDES, captains[0].clone());
        let series = Series::new(vec![contest], helms, request.seed);
        Ok((Self { content: content.clone(), scenario, series }, captains))
    }

    /// The scenario that is played.
    #[must_use]
    pub const fn scenario(&self) -> Id<Scenario> {
        self.scenario
    }

    /// The series of games that the playtest plays.
    #[must_use]
    pub const fn series(&self) -> &Series<FreedomInTheGalaxy> {
        &self.series
    }
}

/// How many sides there are: the Rebel and the Imperial player.
const SIDES: usize = 2;

/// The posts for captains with these names, one post for each side; a single captain plays both sides.
///
/// # Errors
/// If there is no such captain, or the number of captains is neither one nor two.
pub(super) fn posts(captains: &[String]) -> Result<Vec<Helm<Contest>>, Error> {
    helm_each(&helms(captains, helm::<CaptainName>)?, SIDES).map_err(|refusal| refused(&refusal))
}

impl Playable for PlayableContest {
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
        let thresholds = Thresholds::new(&self.content, self.scenario, tally, posts(&run.captains)?);
        let by_points = thresholds.map(|ladder| climb(run, tally, &ladder, crew)).transpose()?;
        match by_points {
            // If one side wins most games at once (without a count of points), no threshold of victory points levels the scenario, and its turns are
            // changed instead.
            Some(Some(level)) if level.points.is_some() => Ok(Some(level)),
            Some(None) => Ok(None),
            _ => turns::level((&self.content, self.scenario), run, tally, crew),
        }
    }
}
