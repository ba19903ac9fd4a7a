//! Every change to the designs of a project, as data.

use std::sync::Arc;

use super::bounds::verbs_within_bounds;
use super::cards::{Action, Assignment, Creature, Event, Mission, Secret};
use super::{Character, Content, Planet, Possession, Province, Race, Route, Scenario, Sovereign, Star, Tables, UnitType};

rules::shelves! {
    /// A change to the designs of a project.
    Edit of Content {
        /// Change the stars.
        Star(Star) in stars: "star", Star::weight;
        /// Change the planets.
        Planet(Planet) in planets: "planet", Planet::weight, Planet::within_bounds;
        /// Change the routes.
        Route(Route) in routes: "route", Route::weight;
        /// Change the races.
        Race(Race) in races: "race", Race::weight, Race::within_bounds;
        /// Change the characters.
        Character(Character) in characters: "character", Character::weight, Character::within_bounds;
        /// Change the possessions.
        Possession(Possession) in possessions: "possession", Possession::weight, |possession| verbs_within_bounds(&possession.effects);
        /// Change the types of units.
        Unit(UnitType) in units: "military unit", UnitType::weight;
        /// Change the sovereigns.
        Sovereign(Sovereign) in sovereigns: "sovereign", Sovereign::weight;
        /// Change the missions.
        Mission(Mission) in missions: "mission", Mission::weight, Mission::within_bounds;
        /// Change the action deck.
        Action(Action) in actions: "action card", Action::weight, Action::within_bounds;
        /// Change the galactic events.
        Event(Event) in events: "event", Event::weight, |event| verbs_within_bounds(&event.effects);
        /// Change the strategic assignments.
        Assignment(Assignment) in assignments: "assignment", Assignment::weight, Assignment::within_bounds;
        /// Change the secrets.
        Secret(Secret) in secrets: "secret", Secret::weight, |secret| verbs_within_bounds(&secret.effects);
        /// Change the creatures.
        Creature(Creature) in creatures: "creature", Creature::weight, |creature| verbs_within_bounds(&creature.effects);
        /// Change the scenarios.
        Scenario(Scenario) in scenarios: "scenario", Scenario::weight, Scenario::within_bounds;
        /// Change the provinces.
        Province(Province) in provinces: "province", Province::weight;
    } beside {
        /// Draw the map of the galaxy as a night sky if true, as by day if false.
        Night(bool): |_| size_of::<bool>(), |content, night| {
            content.night = *night;
            Ok(())
        };
        /// Replace the tables.
        Tables(Arc<Tables>): |tables| tables.weight(), |content, tables| {
            tables.within_bounds()?;
            content.tables = Arc::clone(tables);
            Ok(())
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{Change, Id};

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
