//! A scenario prepared for a series: the same battle, with its sides rotated round the table, once for each starting seat.

use crate::LaunchFighters;
use launch_fighters::play::{Battle, CaptainName, Record};
use launch_fighters::{Content, Scenario};
use playtest::named::{helm, helm_each};
use playtest::{Helm, Series};
use rules::{Change, Id, Refusal};

/// The series of a scenario with a captain for each fighting side, in the order of the sides; a single captain takes every helm.
///
/// # Errors
/// Refuses what [`Battle::new`] refuses, and a number of captains that is neither one nor the number of sides.
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

/// The battle of a recorded game, with its sides seated as they were in its series. The record holds every choice; a captain is given only so that
/// every side has one.
///
/// # Errors
/// Refuses a scenario that cannot be played as it is.
pub fn recorded(content: &Content, record: &Record) -> Result<Battle, Refusal> {
    let series = series(content, record.scenario, &[helm(CaptainName::default())], record.seed)?;
    Ok(series.battle(record.game).clone())
}
