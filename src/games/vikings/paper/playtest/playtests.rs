//! What Vikings provides for playtests: captains, the sides of a scenario, and scenarios ready to be played.

use super::{PlayableBattle, TERMS, switches, worth};
use playtest::named::{captains, find_scenario};
use playtest::{Captain, Crew, Playable, PlaytestRequest, Playtests, Switch, Terms, Worth};
use project::Error;
use rules::Id;
use rules::play::Play;
use vikings::play::{Battle, CaptainName};
use vikings::{Content, Scenario};

/// The designs of the game, as the code for playtests uses them.
pub struct Playtested<'designs>(pub &'designs Content);

impl Playtested<'_> {
    /// The scenario that is called `scenario`; if no name is given, the first scenario.
    fn named(&self, scenario: Option<&str>) -> Result<Id<Scenario>, Error> {
        find_scenario(&self.0.scenarios, scenario, |scenario| &scenario.name, "with boards and two forces")
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
        let named = |found: &Scenario| scenario.is_none_or(|name| found.name == name);
        let found = self.0.scenarios.find(named).ok_or("There is no scenario to play: make one, with boards and two forces.")?;
        let battle = Battle::of(self.0, found.0).map_err(|refusal| format!("It cannot be played yet: {refusal}."))?;
        Ok(battle.public().sides().iter().map(|side| side.name.clone()).collect())
    }

    fn cautions(&self, _: Option<&str>) -> Vec<String> {
        Vec::new()
    }

    fn playable(&self, request: &PlaytestRequest) -> Result<(Box<dyn Playable>, Vec<String>), Error> {
        let (playable, captains) = PlayableBattle::new(self.0, request)?;
        Ok((Box::new(playable), captains))
    }

    fn series_for_worth(&self, _: &PlaytestRequest) -> usize {
        worth::series_needed(self.0)
    }

    fn worth(&self, request: &PlaytestRequest, crew: &mut Crew<'_>) -> Result<Option<Worth>, Error> {
        worth::worth(self.0, request, crew)
    }

    fn switches(&self, scenario: Option<&str>) -> Result<Vec<Switch>, Error> {
        let played = self.named(scenario)?;
        Ok(self.0.scenarios.get(played).map(switches::of).unwrap_or_default())
    }

    fn readings(&self, request: &PlaytestRequest, switch: &str) -> Result<Option<[Box<dyn Playable>; 2]>, Error> {
        let played = self.named(request.scenario.as_deref())?;
        let Some([off, on]) = switches::readings(self.0, played, switch) else { return Ok(None) };
        Ok(Some([Playtested(&off).playable(request)?.0, Playtested(&on).playable(request)?.0]))
    }
}
