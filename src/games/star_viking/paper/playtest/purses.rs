//! Gives a side more money step by step, in the search for a level scenario. The steps form a ladder, whose rungs the search tries.
//!
//! In a campaign, each rung gives the side the price of one more point as money before turn 1; its captain uses the money for repairs, construction
//! and points. In a battle that is won by the balance, each rung adds one mega-credit to the side's part of the balance.

use crate::StarViking;
use playtest::level::Ladder;
use playtest::named::refused;
use playtest::{Crew, Helm, PlaytestError, Run, Series, Tally};
use project::{self, Error, Fix};
use rules::play::Player;
use rules::{Change, Id, Points, counted};
use star_viking::economy::Decrees;
use star_viking::play::{Contest, Public};
use star_viking::{Color, Content, Deployment, Edit, Scenario};

/// The number of rungs of the ladder, that is, of steps by which a side gets more money.
const RUNGS: i64 = 250;

/// The ladder of additional money for a side, and the captains who play the games.
pub(super) struct Purses<'a> {
    content: &'a Content,
    scenario: (Id<Scenario>, &'a Scenario),
    /// The deployment that gets the money: the side's first force that takes part.
    deployment: Id<Deployment>,
    /// The name of the side.
    side: String,
    /// The mega-credits that each rung of the ladder adds.
    step: i64,
    helms: Vec<Helm<Contest>>,
}

impl<'a> Purses<'a> {
    /// Prepares the ladder of additional money for a side.
    ///
    /// # Errors
    ///
    /// If the side has no force that takes part.
    pub(super) fn new(
        public: &Public,
        content: &'a Content,
        id: Id<Scenario>,
        player: Player,
        helms: Vec<Helm<Contest>>,
    ) -> Result<Self, Error> {
        let side = public.sides()[player.index()].name.clone();
        let Some(scenario) = content.scenarios.get(id) else { return Err(PlaytestError::ScenarioGone.into()) };
        let Some(deployment) = deployment_of(content, scenario, player, public.federation()) else {
            return Err(PlaytestError::NoForce { scenario: scenario.label().to_owned(), side }.into());
        };
        let step = if public.is_battle() { 1 } else { public.price_of_a_point(&Decrees::default(), player).max(1).into() };
        Ok(Self { content, scenario: (id, scenario), deployment, side, step, helms })
    }

    /// The additional money of the side at this rung of the ladder; at rung 0 it has what the scenario gives it.
    fn purse(&self, rung: usize) -> Points {
        let before = self.scenario.1.deployments.get(self.deployment).map_or(0, |deployment| deployment.purse.get().max(0));
        Points::new(before + self.step * rung as i64)
    }

    /// The scenario in which the side has the money of this rung.
    fn scenario_of(&self, rung: usize) -> Scenario {
        let mut scenario = self.scenario.1.clone();
        if let Some(deployment) = scenario.deployments.get_mut(self.deployment) {
            deployment.purse = self.purse(rung);
        }
        scenario
    }
}

impl Ladder for Purses<'_> {
    fn added(&self) -> Vec<i64> {
        (1..=RUNGS).map(|rung| self.step * rung).collect()
    }

    fn play(&self, rung: usize, run: &Run, crew: &mut Crew<'_>) -> Result<Option<Tally>, Error> {
        let mut content = self.content.clone();
        if let Some(scenario) = content.scenarios.get_mut(self.scenario.0) {
            *scenario = self.scenario_of(rung);
        }
        let contest = Contest::of(&content, self.scenario.0).map_err(|refusal| refused(&refusal))?;
        Ok(Series::<StarViking>::new(vec![contest], self.helms.clone(), run.seed).play(0..run.games, crew))
    }

    fn bought(&self, rungs: usize) -> Vec<String> {
        let purse = counted(self.purse(rungs).get(), "mega-credit");
        if rungs == 0 { Vec::new() } else { vec![format!("opening purse of {}: {purse}", self.side)] }
    }

    fn fix(&self, rung: usize) -> Fix {
        let edit = project::Edit::StarViking(Edit::Scenario(Change::Set(self.scenario.0, self.scenario_of(rung))));
        let purse = counted(self.purse(rung).get(), "mega-credit");
        Fix { title: format!("Give {} an opening purse of {purse}", self.side), safe: false, edits: vec![edit] }
    }
}

/// The deployment of a player that gets the money: a Viking's own or, for the Federation, its first blue one or else its first. `None` if the player
/// has none.
fn deployment_of(content: &Content, scenario: &Scenario, player: Player, federation: Player) -> Option<Id<Deployment>> {
    let color = |deployment: &Deployment| Some(content.forces.get(deployment.force?)?.color);
    let of = |wanted: fn(Color) -> bool| {
        scenario.deployments.iter().filter(move |(_, found)| color(found).is_some_and(wanted)).map(|(id, _)| id)
    };
    if player == federation {
        return of(|color| color == Color::Blue).next().or_else(|| of(|color| color == Color::Green).next());
    }
    of(|color| color == Color::Red).nth(player.index())
}
