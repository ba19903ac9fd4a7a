//! A game ready to be played: its scenario and captains are found by their names. It can also be levelled, that is, balanced between the sides.

use crate::StarViking;
use std::ops::Range;

use super::purses::Purses;
use super::recruits::Recruits;
use playtest::level::{climb, weakest};
use playtest::named::{captain_names, find_scenario, helm, helm_each, helms, refused};
use playtest::{Crew, Helm, Level, Muster, Playable, PlaytestRequest, Run, Series, Tally};
use project::Error;
use rules::Id;
use rules::play::{Play, Player};
use star_viking::play::{CaptainName, Contest};
use star_viking::{BattleGoal, Content, Scenario};

/// A game ready to be played.
#[derive(Debug)]
pub struct PlayableContest {
    content: Content,
    scenario: Id<Scenario>,
    series: Series<StarViking>,
}

impl PlayableContest {
    /// Finds a scenario and its captains by name; also returns the name of the captain of each side.
    ///
    /// # Errors
    /// If there is no such scenario or captain, or the scenario cannot be played as it stands.
    pub fn new(content: &Content, request: &PlaytestRequest) -> Result<(Self, Vec<String>), Error> {
        let named = request.scenario.as_deref();
        let scenario = find_scenario(&content.scenarios, named, |scenario| &scenario.name, "with a system and its forces")?;
        let contest = Contest::of(content, scenario).map_err(|refusal| refused(&refusal))?;
        let mut captains = captain_names::<CaptainName>(&request.captains);
        let sides = contest.public().sides().len();
        let helms = posts(&captains, sides)?;
        captains.resize(sides, captains[0].clone());
        let series = Series::new(vec![contest], helms, request.seed);
        Ok((Self { content: content.clone(), scenario, series }, captains))
    }

    /// The scenario that is played.
    #[must_use]
    pub const fn scenario(&self) -> Id<Scenario> {
        self.scenario
    }

    /// The series of games to play.
    #[must_use]
    pub const fn series(&self) -> &Series<StarViking> {
        &self.series
    }
}

/// The helms of the sides, with the captains that have these names, one for each side; a single captain gets every helm.
///
/// # Errors
///
/// If there is no such captain, or if there is more than one name but not one for each side.
pub(super) fn posts(captains: &[String], sides: usize) -> Result<Vec<Helm<Contest>>, Error> {
    helm_each(&helms(captains, helm::<CaptainName>)?, sides).map_err(|refusal| refused(&refusal))
}

impl Playable for PlayableContest {
    fn scenario_name(&self) -> &str {
        self.content.scenarios.get(self.scenario).map_or("", Scenario::label)
    }

    fn muster(&self) -> &Muster {
        self.series.muster()
    }

    fn play(&self, games: Range<u32>, crew: &mut Crew<'_>) -> Option<Tally> {
        self.series.play(games, crew)
    }

    fn level(&self, run: &Run, tally: &Tally, crew: &mut Crew<'_>) -> Result<Option<Level>, Error> {
        let player = Player::new(weakest(tally) as u8);
        let contest = self.series.battle(0);
        let helms = posts(&run.captains, contest.players())?;
        let public = contest.public();
        if public.is_battle() && public.victory().battle != BattleGoal::Balance {
            let side = public.sides()[player.index()].name.as_str();
            return climb(run, tally, &Recruits::new(&self.content, self.scenario, (player, side), helms)?, crew);
        }
        climb(run, tally, &Purses::new(public, &self.content, self.scenario, player, helms)?, crew)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use project::{Game, Library, OneOf as _};

    #[test]
    fn a_game_goes_on_choice_after_choice_as_it_was_played_at_one_go() {
        let project = Library::bundled().template(Game::StarViking, Library::SAMPLE).expect("the sample");
        let content = Content::own(&project.content).expect("designs for Star Viking");
        for captain in ["random", "rule-of-thumb"] {
            let request = PlaytestRequest { captains: vec![captain.into()], ..PlaytestRequest::default() };
            let (playable, _) = PlayableContest::new(content, &request).expect("a scenario");
            let mut playing = playable.series().begin(1);
            while playing.go_on().is_continue() {}
            let (actions, _) = playing.take();
            assert!(!actions.is_empty() && actions == playable.series().watch((), 1, &mut ()).0.actions, "{captain}");
        }
    }
}
