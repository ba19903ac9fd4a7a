//! A scenario on the table: found by its name, with captains by theirs, and levelled.

use std::ops::Range;

use super::{bought, ladder, series};
use crate::playtest::level::{crossing, search};
use crate::playtest::named::{captain_names, find_scenario, helms, refused};
use crate::playtest::{Crew, Level, Muster, Playable, PlaytestRequest, Run, Series, Share, Tally};
use crate::project::Error;
use crate::rules::Id;
use crate::rules::launch_fighters::play::{Battle, CaptainName};
use crate::rules::launch_fighters::{Content, Scenario};

/// A scenario on the table.
#[derive(Debug)]
pub struct PlayableScenario {
    content: Content,
    scenario: Id<Scenario>,
    series: Series<Battle>,
}

impl PlayableScenario {
    /// Finds a scenario and its captains, and tells the captain of each side.
    ///
    /// # Errors
    /// If there is no such scenario or captain, or the scenario cannot be played as it stands.
    pub fn new(content: &Content, request: &PlaytestRequest) -> Result<(Self, Vec<String>), Error> {
        let named = request.scenario.as_deref();
        let scenario = find_scenario(&content.scenarios, named, |scenario| &scenario.name, "with a map and two fleets")?;
        let mut captains = captain_names::<CaptainName>(&request.captains);
        let series =
            series(content, scenario, &helms::<CaptainName>(&captains)?, request.seed).map_err(|refusal| refused(&refusal))?;
        captains.resize(series.muster().sides.len(), captains[0].clone());
        Ok((Self { content: content.clone(), scenario, series }, captains))
    }

    /// Which scenario it is.
    #[must_use]
    pub const fn scenario(&self) -> Id<Scenario> {
        self.scenario
    }

    /// The games.
    #[must_use]
    pub const fn series(&self) -> &Series<Battle> {
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
        let sides = &run.muster.sides;
        let fair = 1.0 / sides.len() as f64;
        let weakest = (0..sides.len()).min_by_key(|side| tally.wins(*side)).unwrap_or(0);
        let of_decided = |tally: &Tally| Share::new(tally.wins(weakest), tally.decided());
        let rungs = ladder(&self.content, self.scenario, sides[weakest].key);
        let added: Vec<i64> = std::iter::once(0).chain(rungs.iter().map(|rung| rung.added)).collect();
        let helms = helms::<CaptainName>(&run.captains)?;
        let mut wrong = None;
        let trials = search(fair, &added, of_decided(tally), |rung| {
            match series(&rungs[rung - 1].content, self.scenario, &helms, run.seed) {
                Ok(series) => series.play(0..run.games, crew).map(|tally| of_decided(&tally)),
                Err(refusal) => {
                    wrong = Some(refusal);
                    None
                }
            }
        });
        if let Some(refusal) = wrong {
            return Err(refused(&refusal));
        }
        let level = |trials: Vec<crate::playtest::Trial>| {
            let enough = trials.iter().find(|trial| trial.wins.value() >= fair).map_or(0, |trial| trial.rung);
            Level {
                side: sides[weakest].name.clone(),
                price: sides[weakest].price,
                points: crossing(fair, &trials, Share::value),
                low: crossing(fair, &trials, |wins| wins.interval().high),
                high: crossing(fair, &trials, |wins| wins.interval().low),
                bought: bought(&rungs[..enough]),
                head_start: -f64::from(tally.sides[weakest].margins.median().unwrap_or(0)) / 2.0,
                trials,
            }
        };
        Ok(trials.map(level))
    }
}
