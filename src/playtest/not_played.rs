//! What a game owes playtests that is designed here and not played yet: its name, by which whoever asks is refused.

use super::{Captain, Column, Crew, Playable, PlaytestRequest, Playtests, Switch, Terms, Worth};
use project::Error;

/// The designs of a game that is not played here yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotPlayed {
    /// What the game is called.
    pub title: &'static str,
}

/// What is told of no game yet, in words of every game.
const TERMS: Terms = Terms {
    currency: ["point", "points"],
    score: "points",
    turn: ["turn", "turns"],
    has_order: false,
    seats: "captains changed",
    series: ["duel", "duels"],
    unit: ["unit", "units"],
    columns: [
        Column { title: "shots", value: |unit| unit.total.shots },
        Column { title: "hits", value: |unit| unit.total.hits },
        Column { title: "points destroyed", value: |unit| unit.total.dealt },
        Column { title: "kills", value: |unit| unit.total.kills },
        Column { title: "lost", value: |unit| unit.lost },
        Column { title: "kills at one shot", value: |unit| unit.total.direct_hits },
    ],
    remark: "",
    system: |report| report.system.clone(),
    losses: "Lost",
    places: "Taken",
};

impl NotPlayed {
    /// Why nothing of the game is played, as the beginning of a sentence.
    fn not_yet(self) -> String {
        format!("{} is not played here yet", self.title)
    }
}

impl Playtests for NotPlayed {
    fn terms(&self) -> &'static Terms {
        &TERMS
    }

    fn captains(&self) -> Vec<Captain> {
        Vec::new()
    }

    fn fighting(&self, _: Option<&str>) -> Result<Vec<String>, String> {
        Err(self.not_yet() + ".")
    }

    fn cautions(&self, _: Option<&str>) -> Vec<String> {
        Vec::new()
    }

    fn playable(&self, _: &PlaytestRequest) -> Result<(Box<dyn Playable>, Vec<String>), Error> {
        Err(Error::Misuse(self.not_yet()))
    }

    fn series_for_worth(&self, _: &PlaytestRequest) -> usize {
        0
    }

    fn worth(&self, _: &PlaytestRequest, _: &mut Crew<'_>) -> Result<Option<Worth>, Error> {
        Err(Error::Misuse(self.not_yet()))
    }

    fn switches(&self, _: Option<&str>) -> Result<Vec<Switch>, Error> {
        Ok(Vec::new())
    }

    fn readings(&self, _: &PlaytestRequest, _: &str) -> Result<Option<[Box<dyn Playable>; 2]>, Error> {
        Ok(None)
    }
}
