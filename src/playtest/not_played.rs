//! What a game owes playtests that is designed here and not played yet: its name, by which whoever asks is refused.

use super::{Captain, Column, Crew, Playable, PlaytestRequest, Playtests, Switch, Terms, Worth};
use project::Error;

/// The designs of a game that is not played here yet.
pub trait NotPlayed {
    /// What the game is called.
    const TITLE: &'static str;
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
};

/// Why nothing of a game is played, as the beginning of a sentence.
fn not_yet<D: NotPlayed>() -> String {
    format!("{} is not played here yet", D::TITLE)
}

impl<D: NotPlayed> Playtests for D {
    fn terms(&self) -> &'static Terms {
        &TERMS
    }

    fn captains(&self) -> Vec<Captain> {
        Vec::new()
    }

    fn fighting(&self, _: Option<&str>) -> Result<Vec<String>, String> {
        Err(not_yet::<D>() + ".")
    }

    fn cautions(&self, _: Option<&str>) -> Vec<String> {
        Vec::new()
    }

    fn playable(&self, _: &PlaytestRequest) -> Result<(Box<dyn Playable>, Vec<String>), Error> {
        Err(Error::Misuse(not_yet::<D>()))
    }

    fn series_for_worth(&self, _: &PlaytestRequest) -> usize {
        0
    }

    fn worth(&self, _: &PlaytestRequest, _: &mut Crew<'_>) -> Result<Option<Worth>, Error> {
        Err(Error::Misuse(not_yet::<D>()))
    }

    fn switches(&self, _: Option<&str>) -> Result<Vec<Switch>, Error> {
        Ok(Vec::new())
    }

    fn readings(&self, _: &PlaytestRequest, _: &str) -> Result<Option<[Box<dyn Playable>; 2]>, Error> {
        Ok(None)
    }
}
