//! A scenario ready to be played. Its designs and captains are found by name, and it can be levelled, which means balanced between the sides.

use crate::Vikings;
use std::ops::Range;

use super::head_starts::HeadStarts;
use super::recruits::Recruits;
use playtest::level::{climb, weakest};
use playtest::named::{captain_names, find_scenario, helm, helm_each, helms, refused};
use playtest::{Crew, Helm, Level, Muster, Playable, PlaytestRequest, Run, Series, Tally};
use project::Error;
use rules::Id;
use rules::play::Play;
use vikings::play::{Battle, CaptainName};
use vikings::{Content, Scenario};

/// A scenario ready to be played.
#[derive(Debug)]
pub struct PlayableBattle {
    content: Content,
    scenario: Id<Scenario>,
    series: Series<Vikings>,
}

impl PlayableBattle {
    /// Finds a scenario and its captains by name. Also returns the name of each side's captain.
    ///
    /// # Errors
    /// If there is no such scenario or captain, or the scenario cannot be played as it is.
    pub fn new(content: &Content, request: &PlaytestRequest) -> Result<(Self, Vec<String>), Error> {
        let named = request.scenario.as_deref();
        let scenario = find_scenario(&content.scenarios, named, |scenario| &scenario.name, "with boards and two forces")?;
        let battle = Battle::of(content, scenario).map_err(|refusal| refused(&refusal))?;
        let mut captains = captain_names::<CaptainName>(&request.captains);
        let sides = battle.players();
        let helms = posts(&captains, sides)?;
        captains.resize(sides, captains[0].clone());
        let series = Series::new(vec![battle], helms, request.seed);
        Ok((Self { content: content.clone(), scenario, series }, captains))
    }

    /// The scenario that is played.
    #[must_use]
    pub const fn scenario(&self) -> Id<Scenario> {
        self.scenario
    }

    /// The series of games to play.
    #[must_use]
    pub const fn series(&self) -> &Series<Vikings> {
        &self.series
    }
}

/// The captains with these names, one for each side. If there is only one name, that captain plays every side.
///
/// # Errors
/// If there is no such captain, or the number of names is neither one nor the number of sides.
pub(super) fn posts(captains: &[String], sides: usize) -> Result<Vec<Helm<Battle>>, Error> {
    helm_each(&helms(captains, helm::<CaptainName>)?, sides).map_err(|refusal| refused(&refusal))
}

impl Playable for PlayableBattle {
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
        let side = weakest(tally);
        let points = HeadStarts::new(&self.content, self.scenario, side, run)?;
        let Some(level) = climb(run, tally, &points, crew)? else { return Ok(None) };
        if level.points.is_some() {
            return Ok(Some(Level { price: points.had().into(), ..level }));
        }
        // No head start balances the scenario, for example because a goal wins at once, so the side gets more men instead.
        climb(run, tally, &Recruits::new(&self.content, self.scenario, side, run)?, crew)
    }
}
