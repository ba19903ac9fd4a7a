//! A campaign that can be playtested. The campaign and its captains are found by name, and the campaign can be levelled, that is, balanced between
//! the houses.

use crate::SpaceViking;
use std::ops::Range;

use super::weights;
use playtest::named::{captain_names, find_scenario, helm_each, helms, post, refused};
use playtest::{Crew, Helm, Level, Muster, Playable, PlaytestRequest, Run, Series, Tally};
use project::Error;
use rules::Id;
use rules::play::Sealed as _;
use space_viking::play::{CaptainName, Contest};
use space_viking::{Campaign, Content};

/// A campaign that can be playtested.
#[derive(Debug)]
pub(super) struct PlayableContest {
    name: String,
    /// The contest, which is kept to be played again with other weights.
    contest: Contest,
    series: Series<SpaceViking>,
}

impl PlayableContest {
    /// Finds a campaign and its captains by name. Also returns the name of the captain of each side.
    ///
    /// # Errors
    ///
    /// If there is no such campaign or captain, or if the campaign cannot be played as it stands.
    pub(super) fn new(content: &Content, request: &PlaytestRequest) -> Result<(Self, Vec<String>), Error> {
        let campaign = campaign(content, request.scenario.as_deref())?;
        let contest = Contest::of(content, campaign).map_err(|refusal| refused(&refusal))?;
        let mut captains = captain_names::<CaptainName>(&request.captains);
        let sides = contest.players();
        let helms = posts(&captains, sides)?;
        captains.resize(sides, captains[0].clone());
        let name = content.campaigns.get(campaign).map_or("", Campaign::label).to_owned();
        let series = Series::new(vec![contest.clone()], helms, request.seed);
        Ok((Self { name, contest, series }, captains))
    }

    /// The series of games to play.
    pub(super) const fn series(&self) -> &Series<SpaceViking> {
        &self.series
    }
}

/// The campaign with this name, or the first campaign if no name is given.
///
/// # Errors
/// If there is no such campaign.
pub(super) fn campaign(content: &Content, name: Option<&str>) -> Result<Id<Campaign>, Error> {
    find_scenario(&content.campaigns, name, |campaign| &campaign.name, "with players who have a home")
}

/// The posts of the captains with these names, one for each side; a single captain takes every helm.
///
/// # Errors
/// If there is no such captain, or if the number of names is neither one nor the number of sides.
pub(super) fn posts(captains: &[String], sides: usize) -> Result<Vec<Helm<Contest>>, Error> {
    helm_each(&helms(captains, post::<CaptainName>)?, sides).map_err(|refusal| refused(&refusal))
}

impl Playable for PlayableContest {
    fn scenario_name(&self) -> &str {
        &self.name
    }

    fn muster(&self) -> &Muster {
        self.series.muster()
    }

    fn play(&self, games: Range<u32>, crew: &mut Crew<'_>) -> Option<Tally> {
        self.series.play(games, crew)
    }

    fn level(&self, run: &Run, tally: &Tally, crew: &mut Crew<'_>) -> Result<Option<Level>, Error> {
        weights::level(&self.contest, &posts(&run.captains, self.contest.players())?, (run, tally), crew)
    }
}
