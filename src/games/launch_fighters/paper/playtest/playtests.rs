//! What Launch Fighters! provides for playtests: captains, sides, scenarios ready to be played, and the worth of ships.

use std::collections::BTreeSet;

use super::{PlayableScenario, TERMS};
use launch_fighters::play::{Battle, CaptainName, value_in_play};
use launch_fighters::{Content, Scenario, Ship};
use playtest::named::captains;
use playtest::{Captain, Crew, Playable, PlaytestRequest, Playtests, Switch, Terms, Worth};
use project::Error;
use rules::{Id, counted};

/// The designs of the game, as playtests use them.
pub struct Playtested<'designs>(pub &'designs Content);

impl Playtests for Playtested<'_> {
    fn terms(&self) -> &'static Terms {
        &TERMS
    }

    fn captains(&self) -> Vec<Captain> {
        captains::<CaptainName>()
    }

    fn fighting(&self, scenario: Option<&str>) -> Result<Vec<String>, String> {
        let named = |found: &Scenario| scenario.is_none_or(|name| found.name == name);
        let (id, _) = self.0.scenarios.find(named).ok_or("There is no scenario to play: make one, with a map and two fleets.")?;
        let battle = Battle::new(self.0, id).map_err(|refusal| format!("It cannot be played yet: {refusal}."))?;
        Ok(battle.sides().iter().map(|side| side.name.clone()).collect())
    }

    fn cautions(&self, scenario: Option<&str>) -> Vec<String> {
        let named = |found: &Scenario| scenario.is_none_or(|name| found.name == name);
        let Some((_, scenario)) = self.0.scenarios.find(named) else { return Vec::new() };
        let fleets = scenario.sides.iter().filter_map(|(_, side)| self.0.fleets.get(side.fleet?));
        let designs: BTreeSet<Id<Ship>> = fleets.flat_map(|fleet| fleet.ships.iter().map(|(_, ship)| ship.design)).collect();
        let unpriced = designs.into_iter().filter_map(|id| Some((id, self.0.ships.get(id)?)));
        let unpriced = unpriced.filter(|(id, _)| self.0.price(*id).is_none());
        let caution = |ship: &Ship| {
            let points = counted(value_in_play(self.0, ship), "point");
            format!("{} has no price by the book, and is played as worth {points}.", ship.label())
        };
        unpriced.map(|(_, ship)| caution(ship)).collect()
    }

    fn playable(&self, request: &PlaytestRequest) -> Result<(Box<dyn Playable>, Vec<String>), Error> {
        let (playable, captains) = PlayableScenario::new(self.0, request)?;
        Ok((Box::new(playable), captains))
    }

    fn series_for_worth(&self, _: &PlaytestRequest) -> usize {
        let designs = self.0.ships.ids().filter(|ship| self.0.price(*ship).is_some()).count();
        designs * (designs + 1) / 2
    }

    fn worth(&self, request: &PlaytestRequest, crew: &mut Crew<'_>) -> Result<Option<Worth>, Error> {
        super::worth::worth(self.0, request, crew)
    }

    fn switches(&self, _: Option<&str>) -> Result<Vec<Switch>, Error> {
        Ok(Vec::new())
    }

    fn readings(&self, _: &PlaytestRequest, _: &str) -> Result<Option<[Box<dyn Playable>; 2]>, Error> {
        Ok(None)
    }
}
