//! A scenario on the table: found by its name, with captains by theirs, and levelled.

use super::{bought, helm, ladder, series};
use crate::playtest::level::{crossing, search};
use crate::playtest::{Crew, Helm, Level, PlaytestRequest, Run, Series, Share, Tally};
use crate::project::Error;
use crate::rules::launch_fighters::play::{Battle, CaptainName};
use crate::rules::launch_fighters::{Content, Scenario};
use crate::rules::{Id, Refusal};

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
        let scenario = find_scenario(content, request.scenario.as_deref())?;
        let mut captains = captain_names(&request.captains);
        let series = series(content, scenario, &helms(&captains)?, request.seed).map_err(|refusal| refused(&refusal))?;
        captains.resize(series.muster().sides.len(), captains[0].clone());
        Ok((Self { content: content.clone(), scenario, series }, captains))
    }

    /// The name of the scenario.
    #[must_use]
    pub fn scenario_name(&self) -> &str {
        self.content.scenarios.get(self.scenario).map_or("", Scenario::label)
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

    /// Finds how many points would level the scenario; none if the games were stopped.
    ///
    /// # Errors
    /// If a fleet of the ladder cannot be played.
    pub fn level(&self, run: &Run, tally: &Tally, crew: &mut Crew<'_>) -> Result<Option<Level>, Error> {
        let sides = &run.muster.sides;
        let fair = 1.0 / sides.len() as f64;
        let weakest = (0..sides.len()).min_by_key(|side| tally.wins(*side)).unwrap_or(0);
        let of_decided = |tally: &Tally| Share::new(tally.wins(weakest), tally.decided());
        let rungs = ladder(&self.content, self.scenario, sides[weakest].key);
        let added: Vec<i64> = std::iter::once(0).chain(rungs.iter().map(|rung| rung.added)).collect();
        let helms = helms(&run.captains)?;
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

fn find_scenario(content: &Content, name: Option<&str>) -> Result<Id<Scenario>, Error> {
    let found = match name {
        Some(name) => content.scenarios.find(|scenario| scenario.name == name),
        None => content.scenarios.iter().next(),
    };
    found.map(|(id, _)| id).ok_or_else(|| match name {
        Some(name) => {
            let known = content.scenarios.iter().map(|(_, scenario)| scenario.name.clone()).collect();
            Error::Unknown { what: "scenario", name: name.into(), known }
        }
        None => Error::Misuse("The project has no scenario to play: make one, with a map and two fleets".into()),
    })
}

/// The captains named, or the default one.
pub(super) fn captain_names(named: &[String]) -> Vec<String> {
    if named.is_empty() { vec![CaptainName::default().slug().to_owned()] } else { named.to_vec() }
}

/// The posts of captains by their names.
pub(super) fn helms(names: &[String]) -> Result<Vec<Helm<Battle>>, Error> {
    let known = || CaptainName::ALL.iter().map(|name| name.slug().to_owned()).collect();
    let unknown = |name: &String| Error::Unknown { what: "captain", name: name.clone(), known: known() };
    names.iter().map(|name| name.parse().map(helm).map_err(|_| unknown(name))).collect()
}

/// A refusal as an error, which is a sentence.
pub(super) fn refused(refusal: &Refusal) -> Error {
    let mut reason = refusal.to_string();
    if let Some(first) = reason.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    Error::Misuse(reason)
}
