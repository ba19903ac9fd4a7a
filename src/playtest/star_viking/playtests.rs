//! What Star Viking owes playtests: captains, the sides of a game, and games on the table.

use super::{PlayableContest, TERMS, worth};
use crate::named::captains;
use crate::{Captain, Crew, Playable, PlaytestRequest, Playtests, Switch, Terms, Worth};
use project::Error;
use rules::play::Play;
use star_viking::play::{CaptainName, Contest};
use star_viking::{Content, Scenario};

impl Playtests for Content {
    fn terms(&self) -> &'static Terms {
        &TERMS
    }

    fn captains(&self) -> Vec<Captain> {
        captains::<CaptainName>()
    }

    fn fighting(&self, scenario: Option<&str>) -> Result<Vec<String>, String> {
        let named = |found: &Scenario| scenario.is_none_or(|name| found.name == name);
        let found = self.scenarios.find(named).ok_or("There is no scenario to play: make one, with a system and its forces.")?;
        let contest = Contest::of(self, found.0).map_err(|refusal| format!("It cannot be played yet: {refusal}."))?;
        Ok(contest.public().sides().iter().map(|side| side.name.clone()).collect())
    }

    fn cautions(&self, _: Option<&str>) -> Vec<String> {
        Vec::new()
    }

    fn playable(&self, request: &PlaytestRequest) -> Result<(Box<dyn Playable>, Vec<String>), Error> {
        let (playable, captains) = PlayableContest::new(self, request)?;
        Ok((Box::new(playable), captains))
    }

    fn series_for_worth(&self, request: &PlaytestRequest) -> usize {
        worth::series_needed(self, request)
    }

    fn worth(&self, request: &PlaytestRequest, crew: &mut Crew<'_>) -> Result<Option<Worth>, Error> {
        worth::worth(self, request, crew)
    }

    fn switches(&self, _: Option<&str>) -> Result<Vec<Switch>, Error> {
        Ok(Vec::new())
    }

    fn readings(&self, _: &PlaytestRequest, _: &str) -> Result<Option<[Box<dyn Playable>; 2]>, Error> {
        Ok(None)
    }
}
