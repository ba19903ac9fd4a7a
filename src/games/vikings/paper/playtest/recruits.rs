//! Gives a side more men one by one. The search for a balanced scenario tries this if no head start in points is enough. Each step (rung) adds one
//! more man of the side's most common troop type. The man begins in the area in which the side sets up men who have no fixed hex. A side without such
//! an area gets no more men.

use crate::Vikings;

use super::playable_battle::posts;
use playtest::level::Ladder;
use playtest::named::refused;
use playtest::{Crew, Helm, Run, Series, Tally};
use project::{self, Error, Fix};
use rules::{Change, Id, counted};
use vikings::play::Battle;
use vikings::{Character, Content, Edit, Force, Member, Player, Purpose, Scenario, TroopType};

/// How many men are added to a side at most.
const RUNGS: usize = 20;

/// The men that are added to a side, one after the other, to balance a scenario; and the captains who play the games.
pub(super) struct Recruits<'a> {
    content: &'a Content,
    scenario: Id<Scenario>,
    side: Player,
    /// The name of the side.
    name: String,
    /// The troop type of the men; `None` if the side has no area for them or no troop type.
    troop: Option<(Id<TroopType>, TroopType)>,
    helms: Vec<Helm<Battle>>,
}

impl<'a> Recruits<'a> {
    /// Prepares the men that may be added to a side, which is given by its number: 0 for player A, 1 for player B.
    ///
    /// # Errors
    /// If there is no such captain.
    pub(super) fn new(content: &'a Content, scenario: Id<Scenario>, side: usize, run: &Run) -> Result<Self, Error> {
        let side = Player::ALL[side.min(1)];
        let found = content.scenarios.get(scenario);
        let has_room = found.is_some_and(|found| !found.spaces_for(Purpose::set_up(side)).is_empty());
        let troop = found.and_then(|found| most_common(content, found.force(side, content)?.1)).filter(|_| has_room);
        let name = found.map(|found| found.side_label(side, content)).unwrap_or_default();
        Ok(Self { content, scenario, side, name, troop, helms: posts(&run.captains, Player::ALL.len())? })
    }

    /// The price of one additional man, in points.
    fn price(&self) -> i64 {
        self.troop.as_ref().map_or(0, |(id, troop)| self.content.worth(&man(*id, troop, 1)).get())
    }

    /// The edits that give the side this many more men. They are in the order in which shelves number new things.
    fn edits(&self, rung: usize) -> Vec<Edit> {
        let Some((id, troop)) = &self.troop else { return Vec::new() };
        let found = self.content.scenarios.get(self.scenario);
        let Some((scenario, (_, force))) = found.and_then(|found| Some((found, found.force(self.side, self.content)?))) else {
            return Vec::new();
        };
        let people = force.characters(self.content).next().map(|(_, _, character)| character.people.clone()).unwrap_or_default();
        let (mut own, mut characters, mut edits) = (force.clone(), self.content.characters.clone(), Vec::new());
        for number in 1..=rung {
            let man = Character { people: people.clone(), ..man(*id, troop, number) };
            own.members.add(Member { character: Some(characters.add(man.clone())), ..Member::default() });
            edits.push(Edit::Character(Change::Add(man)));
        }
        let mut forces = self.content.forces.clone();
        let mut scenario = scenario.clone();
        scenario.sides[self.side as usize] = Some(forces.add(own.clone()));
        edits.push(Edit::Force(Change::Add(own)));
        edits.push(Edit::Scenario(Change::Set(self.scenario, scenario)));
        edits
    }
}

/// An additional man of a troop type. The number is part of the man's name.
fn man(id: Id<TroopType>, troop: &TroopType, number: usize) -> Character {
    let mut man = Character { name: format!("{} more {number}", troop.label()), troop: Some(id), ..Character::default() };
    man.become_one_of(troop);
    man
}

/// The most common troop type of a force; of several equally common types, the first.
fn most_common(content: &Content, force: &Force) -> Option<(Id<TroopType>, TroopType)> {
    let mut counts: Vec<(Id<TroopType>, usize)> = Vec::new();
    for id in force.characters(content).filter_map(|(_, _, character)| character.troop) {
        match counts.iter_mut().find(|(known, _)| *known == id) {
            Some((_, count)) => *count += 1,
            None => counts.push((id, 1)),
        }
    }
    let (id, _) = counts.into_iter().rev().max_by_key(|(_, count)| *count)?;
    Some((id, content.troops.get(id)?.clone()))
}

impl Ladder for Recruits<'_> {
    fn added(&self) -> Vec<i64> {
        let rungs = if self.troop.is_some() { RUNGS as i64 } else { 0 };
        (1..=rungs).map(|rung| rung * self.price()).collect()
    }

    fn play(&self, rung: usize, run: &Run, crew: &mut Crew<'_>) -> Result<Option<Tally>, Error> {
        let mut content = self.content.clone();
        for edit in self.edits(rung) {
            content.apply(&edit).map_err(|refusal| refused(&refusal))?;
        }
        let battle = Battle::of(&content, self.scenario).map_err(|refusal| refused(&refusal))?;
        let series = Series::<Vikings>::new(vec![battle], self.helms.clone(), run.seed);
        // The list of units is different at every step, so only the sums of the sides are used.
        Ok(series.play(0..run.games, crew))
    }

    fn bought(&self, rungs: usize) -> Vec<String> {
        let bought = self.troop.as_ref().filter(|_| rungs > 0);
        bought.map(|(_, troop)| format!("{} for {}", counted(rungs as u32, troop.label()), self.name)).into_iter().collect()
    }

    fn fix(&self, rung: usize) -> Fix {
        let troop = self.troop.as_ref().map_or("man", |(_, troop)| troop.label());
        let edits = self.edits(rung).into_iter().map(project::Edit::Vikings).collect();
        Fix { title: format!("Give {} {} more", self.name, counted(rung as u32, troop)), safe: false, edits }
    }
}
