//! Levelling a scenario by its threshold: the ladder that the search for a level scenario climbs. A rung is one victory point, which the Rebel needs
//! less where he wins least, and more where the Empire does.

use crate::FreedomInTheGalaxy;
use freedom_in_the_galaxy::play::Contest;
use freedom_in_the_galaxy::{Content, Edit, Scenario, Side};
use playtest::level::{Ladder, weakest};
use playtest::named::refused;
use playtest::{Crew, Helm, Run, Series, Tally};
use project::{Error, Fix};
use rules::{Change, Count, Id, counted};

/// How far a threshold is raised at the most.
const RUNGS: u32 = 60;

/// The thresholds of a scenario, played by captains who have the helms.
pub(super) struct Thresholds<'a> {
    content: &'a Content,
    scenario: (Id<Scenario>, &'a Scenario),
    threshold: u32,
    /// Whom a rung helps.
    side: Side,
    helms: Vec<Helm<Contest>>,
}

impl<'a> Thresholds<'a> {
    /// The ladder of the side that wins least.
    ///
    /// # Errors
    /// If points do not decide the scenario.
    pub(super) fn new(content: &'a Content, id: Id<Scenario>, tally: &Tally, helms: Vec<Helm<Contest>>) -> Result<Self, Error> {
        let Some(scenario) = content.scenarios.get(id) else { return Err(Error::Misuse("The scenario is gone".into())) };
        let Some(threshold) = scenario.threshold.map(Count::get) else {
            let why = format!(
                "{} cannot be levelled by victory points: it names no number with which the Rebel wins",
                scenario.label()
            );
            return Err(Error::Misuse(why));
        };
        let side = Side::ALL[weakest(tally)];
        Ok(Self { content, scenario: (id, scenario), threshold, side, helms })
    }

    /// The threshold of a rung.
    const fn of(&self, rung: usize) -> u32 {
        match self.side {
            Side::Rebel => self.threshold.saturating_sub(rung as u32),
            Side::Imperial => self.threshold + rung as u32,
        }
    }

    fn scenario_of(&self, rung: usize) -> Scenario {
        Scenario { threshold: Some(Count::clamped(self.of(rung))), ..self.scenario.1.clone() }
    }
}

impl Ladder for Thresholds<'_> {
    fn added(&self) -> Vec<i64> {
        let rungs = if self.side == Side::Rebel { self.threshold } else { RUNGS };
        (1..=i64::from(rungs)).collect()
    }

    fn play(&self, rung: usize, run: &Run, crew: &mut Crew<'_>) -> Result<Option<Tally>, Error> {
        let mut content = self.content.clone();
        if let Some(scenario) = content.scenarios.get_mut(self.scenario.0) {
            *scenario = self.scenario_of(rung);
        }
        let contest = Contest::of(&content, self.scenario.0).map_err(|refusal| refused(&refusal))?;
        Ok(Series::<FreedomInTheGalaxy>::new(vec![contest], self.helms.clone(), run.seed).play(0..run.games, crew))
    }

    fn bought(&self, rungs: usize) -> Vec<String> {
        let threshold = counted(self.of(rungs), "victory point");
        if rungs == 0 { Vec::new() } else { vec![format!("the Rebel player wins with {threshold}")] }
    }

    fn fix(&self, rung: usize) -> Fix {
        let edit = project::Edit::FreedomInTheGalaxy(Edit::Scenario(Change::Set(self.scenario.0, self.scenario_of(rung))));
        let threshold = counted(self.of(rung), "victory point");
        Fix { title: format!("Let the Rebel player win with {threshold}"), safe: false, edits: vec![edit] }
    }
}
