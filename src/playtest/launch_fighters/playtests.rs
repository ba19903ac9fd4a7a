//! What Launch Fighters! owes playtests: captains, sides, scenarios on the table, and what its ships are worth.

use super::PlayableScenario;
use crate::playtest::{Captain, Crew, Playable, PlaytestRequest, Playtests, Worth};
use crate::project::Error;
use crate::rules::launch_fighters::play::{Battle, CaptainName};
use crate::rules::launch_fighters::{Content, Scenario};

impl Playtests for Content {
    fn captains(&self) -> Vec<Captain> {
        let captain =
            |name: CaptainName| Captain { name: name.slug(), says: name.about(), usual: name == CaptainName::default() };
        CaptainName::ALL.into_iter().map(captain).collect()
    }

    fn fighting(&self, scenario: Option<&str>) -> Result<Vec<String>, String> {
        let named = |found: &Scenario| scenario.is_none_or(|name| found.name == name);
        let (id, _) = self.scenarios.find(named).ok_or("There is no scenario to play: make one, with a map and two fleets.")?;
        let battle = Battle::new(self, id).map_err(|refusal| format!("It cannot be played yet: {refusal}."))?;
        Ok(battle.sides().iter().map(|side| side.name.clone()).collect())
    }

    fn playable(&self, request: &PlaytestRequest) -> Result<(Box<dyn Playable>, Vec<String>), Error> {
        let (playable, captains) = PlayableScenario::new(self, request)?;
        Ok((Box::new(playable), captains))
    }

    fn worth(&self, request: &PlaytestRequest, crew: &mut Crew<'_>) -> Result<Option<Worth>, Error> {
        super::worth::worth(self, request, crew)
    }
}
