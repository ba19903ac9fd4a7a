//! What playtests need from Space Viking: captains, the houses of a campaign, and campaigns that can be playtested.

use super::playable_contest::{PlayableContest, campaign};
use super::switches;
use super::terms::TERMS;
use super::worth;
use playtest::named::captains;
use playtest::{Captain, Crew, Playable, PlaytestRequest, Playtests, Switch, Terms, Worth};
use project::Error;
use space_viking::Content;
use space_viking::play::{CaptainName, Contest};

/// The designs of this game, as the code for playtests gets them.
pub struct Playtested<'designs>(pub &'designs Content);

impl Playtests for Playtested<'_> {
    fn terms(&self) -> &'static Terms {
        &TERMS
    }

    fn captains(&self) -> Vec<Captain> {
        captains::<CaptainName>()
    }

    fn fighting(&self, scenario: Option<&str>) -> Result<Vec<String>, String> {
        let campaign = campaign(self.0, scenario).map_err(|_| "There is no campaign to play: make one, with its players.")?;
        let contest = Contest::of(self.0, campaign).map_err(|refusal| format!("It cannot be played yet: {refusal}."))?;
        Ok(contest.content().players.iter().map(|(_, player)| player.label().to_owned()).collect())
    }

    fn cautions(&self, _: Option<&str>) -> Vec<String> {
        Vec::new()
    }

    fn playable(&self, request: &PlaytestRequest) -> Result<(Box<dyn Playable>, Vec<String>), Error> {
        let (playable, captains) = PlayableContest::new(self.0, request)?;
        Ok((Box::new(playable), captains))
    }

    fn series_for_worth(&self, _: &PlaytestRequest) -> usize {
        worth::series_needed(self.0)
    }

    fn worth(&self, request: &PlaytestRequest, crew: &mut Crew<'_>) -> Result<Option<Worth>, Error> {
        worth::worth(self.0, request, crew)
    }

    fn switches(&self, scenario: Option<&str>) -> Result<Vec<Switch>, Error> {
        let played = campaign(self.0, scenario)?;
        Ok(self.0.campaigns.get(played).map(switches::of).unwrap_or_default())
    }

    fn readings(&self, request: &PlaytestRequest, switch: &str) -> Result<Option<[Box<dyn Playable>; 2]>, Error> {
        let played = campaign(self.0, request.scenario.as_deref())?;
        let Some([off, on]) = switches::readings(self.0, played, switch) else { return Ok(None) };
        Ok(Some([Playtested(&off).playable(request)?.0, Playtested(&on).playable(request)?.0]))
    }
}
