//! What Freedom in the Galaxy provides for playtests: captains, the sides of a game, and games ready to be played.

use super::{PlayableContest, TERMS, worth};
use freedom_in_the_galaxy::play::{CaptainName, Contest, cautions};
use freedom_in_the_galaxy::{Content, Scenario, Side};
use playtest::named::captains;
use playtest::{Captain, Crew, Playable, PlaytestRequest, Playtests, Switch, Terms, Worth};
use project::Error;

/// The designs of the game, as playtests use them.
pub struct Playtested<'designs>(pub &'designs Content);

impl Playtested<'_> {
    fn scenario(&self, name: Option<&str>) -> Option<rules::Id<Scenario>> {
        self.0.scenarios.find(|found| name.is_none_or(|name| found.name == name)).map(|(id, _)| id)
    }
}

impl Playtests for Playtested<'_> {
    fn terms(&self) -> &'static Terms {
        &TERMS
    }

    fn captains(&self) -> Vec<Captain> {
        captains::<CaptainName>()
    }

    fn fighting(&self, scenario: Option<&str>) -> Result<Vec<String>, String> {
        let id = self.scenario(scenario).ok_or("There is no scenario to play: make one, with a star and what each side has.")?;
        Contest::of(self.0, id).map_err(|refusal| format!("It cannot be played yet: {refusal}."))?;
        Ok(Side::ALL.map(|side| side.label().to_owned()).into())
    }

    fn cautions(&self, scenario: Option<&str>) -> Vec<String> {
        self.scenario(scenario).map_or_else(Vec::new, |id| cautions(self.0, id))
    }

    fn playable(&self, request: &PlaytestRequest) -> Result<(Box<dyn Playable>, Vec<String>), Error> {
        let (playable, captains) = PlayableContest::new(self.0, request)?;
        Ok((Box::new(playable), captains))
    }

    fn series_for_worth(&self, request: &PlaytestRequest) -> usize {
        worth::series_needed(self.0, request)
    }

    fn worth(&self, request: &PlaytestRequest, crew: &mut Crew<'_>) -> Result<Option<Worth>, Error> {
        worth::worth(self.0, request, crew)
    }

    fn switches(&self, _: Option<&str>) -> Result<Vec<Switch>, Error> {
        Ok(Vec::new())
    }

    fn readings(&self, _: &PlaytestRequest, _: &str) -> Result<Option<[Box<dyn Playable>; 2]>, Error> {
        Ok(None)
    }
}
