//! Every change of the designs, as data.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::bounds::verbs_within_bounds;
use super::cards::{Action, Assignment, Creature, Event, Mission, Secret};
use super::{Character, Content, Planet, Possession, Province, Race, Route, Scenario, Sovereign, Star, Tables, UnitType};
use rules::{Change, HasWeight, Refusal};

/// A change of the designs.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Edit {
    /// Change the provinces.
    Province(Change<Province>),
    /// Change the stars.
    Star(Change<Star>),
    /// Change the routes.
    Route(Change<Route>),
    /// Change the planets.
    Planet(Change<Planet>),
    /// Change the races.
    Race(Change<Race>),
    /// Change the characters.
    Character(Change<Character>),
    /// Change the possessions.
    Possession(Change<Possession>),
    /// Change the types of units.
    Unit(Change<UnitType>),
    /// Change the sovereigns.
    Sovereign(Change<Sovereign>),
    /// Change the missions.
    Mission(Change<Mission>),
    /// Change the action deck.
    Action(Change<Action>),
    /// Change the galactic events.
    Event(Change<Event>),
    /// Change the strategic assignments.
    Assignment(Change<Assignment>),
    /// Change the secrets.
    Secret(Change<Secret>),
    /// Change the creatures.
    Creature(Change<Creature>),
    /// Change the scenarios.
    Scenario(Change<Scenario>),
    /// Draw the map of the galaxy by night, or by day.
    Night(bool),
    /// Replace the tables.
    Tables(Arc<Tables>),
}

impl HasWeight for Edit {
    fn weight(&self) -> usize {
        match self {
            Self::Province(change) => change.weight(Province::weight),
            Self::Star(change) => change.weight(Star::weight),
            Self::Route(change) => change.weight(Route::weight),
            Self::Planet(change) => change.weight(Planet::weight),
            Self::Race(change) => change.weight(Race::weight),
            Self::Character(change) => change.weight(Character::weight),
            Self::Possession(change) => change.weight(Possession::weight),
            Self::Unit(change) => change.weight(UnitType::weight),
            Self::Sovereign(change) => change.weight(Sovereign::weight),
            Self::Mission(change) => change.weight(Mission::weight),
            Self::Action(change) => change.weight(Action::weight),
            Self::Event(change) => change.weight(Event::weight),
            Self::Assignment(change) => change.weight(Assignment::weight),
            Self::Secret(change) => change.weight(Secret::weight),
            Self::Creature(change) => change.weight(Creature::weight),
            Self::Scenario(change) => change.weight(Scenario::weight),
            Self::Night(_) => size_of::<bool>(),
            Self::Tables(tables) => tables.weight(),
        }
    }
}

impl Content {
    /// Applies an edit.
    ///
    /// # Errors
    /// If the edit changes something that is not there, or makes a list too long to be read again. Everything stays as it was.
    pub fn apply(&mut self, edit: &Edit) -> Result<(), Refusal> {
        match edit {
            Edit::Province(change) => self.provinces.apply(change.clone(), "province").map(drop),
            Edit::Star(change) => self.stars.apply(change.clone(), "star").map(drop),
            Edit::Route(change) => self.routes.apply(change.clone(), "route").map(drop),
            Edit::Planet(change) => {
                change.thing().map_or(Ok(()), Planet::within_bounds)?;
                self.planets.apply(change.clone(), "planet").map(drop)
            }
            Edit::Race(change) => {
                change.thing().map_or(Ok(()), Race::within_bounds)?;
                self.races.apply(change.clone(), "race").map(drop)
            }
            Edit::Character(change) => {
                change.thing().map_or(Ok(()), Character::within_bounds)?;
                self.characters.apply(change.clone(), "character").map(drop)
            }
            Edit::Possession(change) => {
                change.thing().map_or(Ok(()), |possession| verbs_within_bounds(&possession.effects))?;
                self.possessions.apply(change.clone(), "possession").map(drop)
            }
            Edit::Unit(change) => self.units.apply(change.clone(), "military unit").map(drop),
            Edit::Sovereign(change) => self.sovereigns.apply(change.clone(), "sovereign").map(drop),
            Edit::Mission(change) => {
                change.thing().map_or(Ok(()), Mission::within_bounds)?;
                self.missions.apply(change.clone(), "mission").map(drop)
            }
            Edit::Action(change) => {
                change.thing().map_or(Ok(()), Action::within_bounds)?;
                self.actions.apply(change.clone(), "action card").map(drop)
            }
            Edit::Event(change) => {
                change.thing().map_or(Ok(()), |event| verbs_within_bounds(&event.effects))?;
                self.events.apply(change.clone(), "event").map(drop)
            }
            Edit::Assignment(change) => {
                change.thing().map_or(Ok(()), Assignment::within_bounds)?;
                self.assignments.apply(change.clone(), "assignment").map(drop)
            }
            Edit::Secret(change) => {
                change.thing().map_or(Ok(()), |secret| verbs_within_bounds(&secret.effects))?;
                self.secrets.apply(change.clone(), "secret").map(drop)
            }
            Edit::Creature(change) => {
                change.thing().map_or(Ok(()), |creature| verbs_within_bounds(&creature.effects))?;
                self.creatures.apply(change.clone(), "creature").map(drop)
            }
            Edit::Scenario(change) => {
                change.thing().map_or(Ok(()), Scenario::within_bounds)?;
                self.scenarios.apply(change.clone(), "scenario").map(drop)
            }
            Edit::Night(on) => {
                self.night = *on;
                Ok(())
            }
            Edit::Tables(tables) => {
                tables.within_bounds()?;
                self.tables = Arc::clone(tables);
                Ok(())
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Id;

    #[test]
    fn a_refused_edit_leaves_everything_as_it_was() {
        let mut content = Content { stars: [Star::default()].into_iter().collect(), ..Content::default() };
        let before = content.clone();
        let gone = [
            Edit::Province(Change::Remove(Id::new(1))),
            Edit::Star(Change::Remove(Id::new(2))),
            Edit::Route(Change::Set(Id::new(1), Route::default())),
            Edit::Planet(Change::Move(Id::new(1), 0)),
            Edit::Race(Change::Remove(Id::new(4))),
            Edit::Character(Change::Remove(Id::new(1))),
            Edit::Possession(Change::Move(Id::new(3), 0)),
            Edit::Unit(Change::Set(Id::new(1), UnitType::default())),
            Edit::Sovereign(Change::Remove(Id::new(2))),
            Edit::Scenario(Change::Set(Id::new(7), Scenario::default())),
        ];
        for edit in gone {
            let refusal = content.apply(&edit).expect_err("it is gone");
            assert!(!refusal.to_string().is_empty());
            assert_eq!(content, before, "{edit:?}");
        }
    }
}
