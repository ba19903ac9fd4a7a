//! Gives a side more units one by one, in the search for a level scenario. The steps form a ladder, whose rungs the search tries. It is used for a
//! battle that is won by control or by plunder, where mega-credits do not count.
//!
//! Each rung adds one unit. Its type is the one that the earlier rungs added least often, of all types that the side can have; among several such
//! types it is the cheapest.

use crate::StarViking;
use std::collections::BTreeMap;

use super::additions::{Made, one_more};
use playtest::level::Ladder;
use playtest::named::refused;
use playtest::{Crew, Helm, PlaytestError, Run, Series, Tally};
use project::{self, Error, Fix};
use rules::play::Player;
use rules::{Change, Id, counted};
use star_viking::play::Contest;
use star_viking::{Content, Edit, Scenario, UnitType};

/// The number of rungs of the ladder, that is, the largest number of units that are added to a side.
const RUNGS: usize = 60;

/// The ladder of additional units for a side, and the captains who play the games.
pub(super) struct Recruits<'a> {
    content: &'a Content,
    scenario: Id<Scenario>,
    /// The name of the side.
    side: String,
    rungs: Vec<Rung>,
    helms: Vec<Helm<Contest>>,
}

/// A rung of the ladder: the scenario with the units that are added up to this rung.
struct Rung {
    /// The total cost of the added units, in mega-credits.
    cost: i64,
    /// The name of the last added unit.
    unit: String,
    content: Content,
}

impl<'a> Recruits<'a> {
    /// Prepares the ladder of additional units for the side that has this name, one more unit for each rung.
    ///
    /// # Errors
    ///
    /// If the side can have no more units.
    pub(super) fn new(
        content: &'a Content,
        scenario: Id<Scenario>,
        (player, side): (Player, &str),
        helms: Vec<Helm<Contest>>,
    ) -> Result<Self, Error> {
        let mut rungs: Vec<Rung> = Vec::new();
        let mut came: BTreeMap<Id<UnitType>, u32> = BTreeMap::new();
        while rungs.len() < RUNGS {
            let (before, cost) = rungs.last().map_or((content, 0), |rung| (&rung.content, rung.cost));
            let Some((kind, unit, Made { cost: price, content, .. })) = one_more(before, scenario, player.index(), &came) else {
                break;
            };
            *came.entry(kind).or_default() += 1;
            rungs.push(Rung { cost: cost + i64::from(price), unit, content });
        }
        if rungs.is_empty() {
            return Err(PlaytestError::NoUnitMore(side.to_owned()).into());
        }
        Ok(Self { content, scenario, side: side.to_owned(), rungs, helms })
    }

    /// The units that the rungs up to this one add, as words: for each type, how many units.
    fn units(&self, rungs: usize) -> Vec<String> {
        let mut units: Vec<(&str, u32)> = Vec::new();
        for Rung { unit, .. } in self.rungs.iter().take(rungs) {
            match units.iter_mut().find(|(known, _)| known == unit) {
                Some((_, count)) => *count += 1,
                None => units.push((unit, 1)),
            }
        }
        units.into_iter().map(|(unit, count)| format!("{count} more {unit}")).collect()
    }
}

impl Ladder for Recruits<'_> {
    fn added(&self) -> Vec<i64> {
        self.rungs.iter().map(|rung| rung.cost).collect()
    }

    fn play(&self, rung: usize, run: &Run, crew: &mut Crew<'_>) -> Result<Option<Tally>, Error> {
        let content = rung.checked_sub(1).map_or(self.content, |index| &self.rungs[index].content);
        let contest = Contest::of(content, self.scenario).map_err(|refusal| refused(&refusal))?;
        Ok(Series::<StarViking>::new(vec![contest], self.helms.clone(), run.seed).play(0..run.games, crew))
    }

    fn bought(&self, rungs: usize) -> Vec<String> {
        self.units(rungs).into_iter().map(|units| format!("{}: {units}", self.side)).collect()
    }

    fn fix(&self, rung: usize) -> Fix {
        let mut edits = Vec::new();
        if let Some(levelled) = rung.checked_sub(1).and_then(|index| self.rungs.get(index)) {
            let changed = levelled.content.forces.iter().filter(|(id, force)| self.content.forces.get(*id) != Some(*force));
            edits.extend(changed.map(|(id, force)| project::Edit::StarViking(Edit::Force(Change::Set(id, force.clone())))));
            let scenario = levelled.content.scenarios.get(self.scenario);
            edits.extend(
                scenario.map(|scenario| project::Edit::StarViking(Edit::Scenario(Change::Set(self.scenario, scenario.clone())))),
            );
        }
        Fix { title: format!("Give {} {} more", self.side, counted(rung as u32, "unit")), safe: false, edits }
    }
}
