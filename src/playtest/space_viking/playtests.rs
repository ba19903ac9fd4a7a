//! What Space Viking owes playtests: captains, the houses of a campaign, and campaigns on the table.

use super::playable_contest::{PlayableContest, campaign};
use super::switches;
use super::terms::TERMS;
use super::worth;
use crate::named::captains;
use crate::{Captain, Crew, Playable, PlaytestRequest, Playtests, Switch, Terms, Worth};
use project::Error;
use space_viking::Content;
use space_viking::play::{CaptainName, Contest};

impl Playtests for Content {
    fn terms(&self) -> &'static Terms {
        &TERMS
    }

    fn captains(&self) -> Vec<Captain> {
        captains::<CaptainName>()
    }

    fn fighting(&self, scenario: Option<&str>) -> Result<Vec<String>, String> {
        let campaign = campaign(self, scenario).map_err(|_| "There is no campaign to play: make one, with its players.")?;
        let contest = Contest::of(self, campaign).map_err(|refusal| format!("It cannot be played yet: {refusal}."))?;
        Ok(contest.content().players.iter().map(|(_, player)| player.label().to_owned()).collect())
    }

    fn cautions(&self, _: Option<&str>) -> Vec<String> {
        Vec::new()
    }

    fn playable(&self, request: &PlaytestRequest) -> Result<(Box<dyn Playable>, Vec<String>), Error> {
        let (playable, captains) = PlayableContest::new(self, request)?;
        Ok((Box::new(playable), captains))
    }

    fn series_for_worth(&self, _: &PlaytestRequest) -> usize {
        worth::series_needed(self)
    }

    fn worth(&self, request: &PlaytestRequest, crew: &mut Crew<'_>) -> Result<Option<Worth>, Error> {
        worth::worth(self, request, crew)
    }

    fn switches(&self, scenario: Option<&str>) -> Result<Vec<Switch>, Error> {
        let played = campaign(self, scenario)?;
        Ok(self.campaigns.get(played).map(switches::of).unwrap_or_default())
    }

    fn readings(&self, request: &PlaytestRequest, switch: &str) -> Result<Option<[Box<dyn Playable>; 2]>, Error> {
        let played = campaign(self, request.scenario.as_deref())?;
        let Some([off, on]) = switches::readings(self, played, switch) else { return Ok(None) };
        Ok(Some([off.playable(request)?.0, on.playable(request)?.0]))
    }
}
