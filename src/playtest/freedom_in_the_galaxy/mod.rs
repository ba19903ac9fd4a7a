//! What Freedom in the Galaxy owes playtests: it is not played here yet, and says so wherever it is asked.

use super::{Captain, Column, Crew, Playable, PlaytestRequest, Playtests, Terms, Worth};
use crate::project::Error;
use crate::rules::freedom_in_the_galaxy::{BOOK, Content};

/// What the game calls what playtests tell.
const TERMS: Terms = Terms {
    currency: ["Force Point", "Force Points"],
    score: "points",
    turn: ["turn", "turns"],
    has_order: false,
    seats: "captains changed",
    series: ["duel", "duels"],
    unit: ["unit", "units"],
    columns: [
        Column { title: "shots", value: |unit| unit.total.shots },
        Column { title: "hits", value: |unit| unit.total.hits },
        Column { title: "strength destroyed", value: |unit| unit.total.dealt },
        Column { title: "kills", value: |unit| unit.total.kills },
        Column { title: "strength lost", value: |unit| unit.lost },
        Column { title: "points", value: |unit| unit.feats.first().map_or(0.0, |points| points.mean) },
    ],
    remark: "Strength is that of the counters.",
    system: |report| report.system.clone(),
    losses: "Lost",
};

fn not_yet() -> String {
    format!("{BOOK} is not played here yet")
}

impl Playtests for Content {
    fn terms(&self) -> &'static Terms {
        &TERMS
    }

    fn captains(&self) -> Vec<Captain> {
        Vec::new()
    }

    fn fighting(&self, _: Option<&str>) -> Result<Vec<String>, String> {
        Err(format!("{}.", not_yet()))
    }

    fn cautions(&self, _: Option<&str>) -> Vec<String> {
        Vec::new()
    }

    fn playable(&self, _: &PlaytestRequest) -> Result<(Box<dyn Playable>, Vec<String>), Error> {
        Err(Error::Misuse(not_yet()))
    }

    fn series_for_worth(&self, _: &PlaytestRequest) -> usize {
        0
    }

    fn worth(&self, _: &PlaytestRequest, _: &mut Crew<'_>) -> Result<Option<Worth>, Error> {
        Err(Error::Misuse(not_yet()))
    }
}
