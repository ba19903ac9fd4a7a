//! A scenario prepared for a series of games: the same battle once for each starting seat, with the sides moved on round the table by one seat each
//! time.

use crate::LaunchFighters;
use launch_fighters::play::{Battle, CaptainName, Record};
use launch_fighters::{Content, Scenario};
use playtest::named::{helm, helm_each};
use playtest::{Helm, Series};
use rules::{Change, Id, Refusal};

/// The series of games of a scenario, with a captain for each fighting side, in the order of the sides. A single captain plays all sides.
///
/// # Errors
/// Refuses what [`Battle::new`] refuses, and a list of captains whose length is neither one nor the number of sides.
pub fn series(
    content: &Content,
    scenario: Id<Scenario>,
    captains: &[Helm<Battle>],
    seed: u64,
) -> Result<Series<LaunchFighters>, Refusal> {
    let first = Battle::new(content, scenario)?;
    let fighting: Vec<_> = first.sides().iter().map(|side| side.id).collect();
    let helms = helm_each(captains, fighting.len())?;
    let mut battles = vec![first];
    let mut turned = content.clone();
    for side in fighting.iter().take(fighting.len() - 1) {
        if let Some(scenario) = turned.scenarios.get_mut(scenario) {
            let last = scenario.sides.len() - 1;
            scenario.sides.apply(Change::Move(*side, last), "side")?;
        }
        battles.push(Battle::new(&turned, scenario)?);
    }
    Ok(Series::new(battles, helms, seed))
}

/// The battle of a recorded game, with its sides in the seats that they had in its series. The record holds every choice; captains are given
/// only because every side must have one.
///
/// # Errors
/// Refuses a scenario that cannot be played as it is.
pub fn recorded(content: &Content, record: &Record) -> Result<Battle, Refusal> {
    let series = series(content, record.scenario, &[helm(CaptainName::default())], record.seed)?;
    Ok(series.battle(record.game).clone())
}
