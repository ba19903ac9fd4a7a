//! A chapter of the blue book: provinces, stars, routes, planets, races, pieces, decks and tables, as data from which the designer copies into a
//! project. The code that copies pieces is in `almanac_pieces.rs`.
//!
//! Things of a chapter refer to the chapter's provinces, stars and races by number. The numbers start at 1 and follow the order in which the chapter
//! lists the things of each kind.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::bounds;
use super::cards::{Action, Assignment, Creature, Event, Mission, Secret};
use super::{
    BookCharacter, BookPossession, Content, Edit, Planet, Province, Race, Route, Sovereign, Star, Table, Tables, UnitType,
};
use rules::{Change, Count, Id};

/// A chapter of the blue book.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Chapter {
    /// The provinces of the chapter.
    #[serde(deserialize_with = "bounds::read_provinces")]
    pub provinces: Vec<Province>,
    /// The stars of the chapter.
    #[serde(deserialize_with = "bounds::read_stars")]
    pub stars: Vec<Star>,
    /// The routes between the stars.
    #[serde(deserialize_with = "bounds::read_routes")]
    pub routes: Vec<Route>,
    /// The planets round the stars.
    #[serde(deserialize_with = "bounds::read_planets")]
    pub planets: Vec<Planet>,
    /// Races, with the strength of their locals.
    #[serde(deserialize_with = "bounds::read_all_races")]
    pub races: Vec<Race>,
    /// Characters, with the names of their races and homes.
    #[serde(deserialize_with = "bounds::read_characters")]
    pub characters: Vec<BookCharacter>,
    /// Possessions, with the names of their owners.
    #[serde(deserialize_with = "bounds::read_possessions")]
    pub possessions: Vec<BookPossession>,
    /// The types of military units.
    #[serde(deserialize_with = "bounds::read_units")]
    pub units: Vec<UnitType>,
    /// The sovereigns, who can be summoned on planets.
    #[serde(deserialize_with = "bounds::read_sovereigns")]
    pub sovereigns: Vec<Sovereign>,
    /// The missions that characters can do.
    #[serde(deserialize_with = "bounds::read_all_missions")]
    pub missions: Vec<Mission>,
    /// The cards of the action deck.
    #[serde(deserialize_with = "bounds::read_all_actions")]
    pub actions: Vec<Action>,
    /// The galactic events.
    #[serde(deserialize_with = "bounds::read_all_events")]
    pub events: Vec<Event>,
    /// The strategic assignments.
    #[serde(deserialize_with = "bounds::read_all_assignments")]
    pub assignments: Vec<Assignment>,
    /// The secrets of planets.
    #[serde(deserialize_with = "bounds::read_all_secrets")]
    pub secrets: Vec<Secret>,
    /// The creatures that live in environs.
    #[serde(deserialize_with = "bounds::read_all_creatures")]
    pub creatures: Vec<Creature>,
    /// The tables; `None` if the chapter has no tables.
    pub tables: Option<Arc<Tables>>,
}

/// One thing of a chapter that a designer may pick to copy, known by its name or number.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Pick {
    /// The star with this name; with it are copied its planets, the races on them, its province, and its routes to stars that the project has.
    Star(String),
    /// The race with this name.
    Race(String),
    /// The character with this name.
    Character(String),
    /// The possession with this name.
    Possession(String),
    /// The type of unit with this name.
    Unit(String),
    /// The sovereign with this name.
    Sovereign(String),
    /// The mission with this name.
    Mission(String),
    /// The action card with this number.
    Action(Count),
    /// The galactic event with this name.
    Event(String),
    /// The strategic assignment with this number.
    Assignment(Count),
    /// The secret with this name.
    Secret(String),
    /// The creature with this name.
    Creature(String),
    /// One of the tables of the game.
    Table(Table),
}

impl Chapter {
    /// Everything in the chapter that can be picked, in the order in which it is copied.
    pub fn picks(&self) -> impl Iterator<Item = Pick> {
        let races = self.races.iter().map(|race| Pick::Race(race.name.clone()));
        let stars = self.stars.iter().map(|star| Pick::Star(star.name.clone()));
        let tables = self.tables.iter().flat_map(|_| Table::ALL.map(Pick::Table));
        stars.chain(races).chain(self.pieces()).chain(self.cards()).chain(tables)
    }

    /// The chapter's cards, secrets and creatures, one deck after the other.
    fn cards(&self) -> impl Iterator<Item = Pick> {
        let missions = self.missions.iter().map(|mission| Pick::Mission(mission.name.clone()));
        let actions = self.actions.iter().map(|action| Pick::Action(action.number));
        let events = self.events.iter().map(|event| Pick::Event(event.name.clone()));
        let assignments = self.assignments.iter().map(|assignment| Pick::Assignment(assignment.number));
        let secrets = self.secrets.iter().map(|secret| Pick::Secret(secret.name.clone()));
        let creatures = self.creatures.iter().map(|creature| Pick::Creature(creature.name.clone()));
        missions.chain(actions).chain(events).chain(assignments).chain(secrets).chain(creatures)
    }

    /// The star with this name, and its number in the chapter, counted from 1.
    #[must_use]
    pub fn star(&self, name: &str) -> Option<(Id<Star>, &Star)> {
        (1..).map(Id::new).zip(&self.stars).find(|(_, star)| star.name == name)
    }

    /// The chapter's race with this name; `None` if there is no such race.
    #[must_use]
    pub fn race(&self, name: &str) -> Option<&Race> {
        self.races.iter().find(|race| race.name == name)
    }

    /// The planets round a star of the chapter, in the chapter's order.
    pub fn planets_of(&self, star: Id<Star>) -> impl Iterator<Item = &Planet> {
        self.planets.iter().filter(move |planet| planet.star == Some(star))
    }

    /// The edits that copy one thing of the chapter into a project, with the things that it needs. A table replaces the project's own table. The list
    /// is empty if the project already has the thing; `None` means that the chapter has no such thing.
    #[must_use]
    pub fn copy(&self, pick: &Pick, content: &Content) -> Option<Vec<Edit>> {
        let mut copying = Copying { chapter: self, content: content.clone(), edits: Vec::new() };
        match pick {
            Pick::Race(name) => {
                let at = self.races.iter().position(|race| race.name == *name)?;
                copying.race(number(at));
            }
            Pick::Star(name) => copying.system(self.star(name)?.0),
            Pick::Character(name) => copying.character(self.character(name)?),
            Pick::Possession(name) => copying.possession(self.possession(name)?),
            Pick::Unit(name) => copying.unit(self.unit(name)?),
            Pick::Sovereign(name) => copying.sovereign(self.sovereign(name)?),
            Pick::Mission(name) => {
                let mission = self.missions.iter().find(|mission| mission.name == *name)?;
                let known = content.missions.find(|known| known.name == *name).is_some();
                copying.card(known, Edit::Mission(Change::Add(mission.clone())));
            }
            Pick::Action(number) => {
                let action = self.actions.iter().find(|action| action.number == *number)?;
                let known = content.actions.find(|known| known.number == *number).is_some();
                copying.card(known, Edit::Action(Change::Add(action.clone())));
            }
            Pick::Event(name) => {
                let event = self.events.iter().find(|event| event.name == *name)?;
                let known = content.events.find(|known| known.name == *name).is_some();
                copying.card(known, Edit::Event(Change::Add(event.clone())));
            }
            Pick::Assignment(number) => {
                let assignment = self.assignments.iter().find(|assignment| assignment.number == *number)?;
                let known = content.assignments.find(|known| known.number == *number).is_some();
                copying.card(known, Edit::Assignment(Change::Add(assignment.clone())));
            }
            Pick::Secret(name) => {
                let secret = self.secrets.iter().find(|secret| secret.name == *name)?;
                let known = content.secrets.find(|known| known.name == *name).is_some();
                copying.card(known, Edit::Secret(Change::Add(secret.clone())));
            }
            Pick::Creature(name) => {
                let creature = self.creatures.iter().find(|creature| creature.name == *name)?;
                copying.card(content.creature(name).is_some(), Edit::Creature(Change::Add(creature.clone())));
            }
            Pick::Table(table) => {
                let mut tables = (*content.tables).clone();
                tables.take(*table, self.tables.as_ref()?);
                if tables != *content.tables {
                    copying.edits.push(Edit::Tables(Arc::new(tables)));
                }
            }
        }
        Some(copying.edits)
    }
}

fn number<T>(at: usize) -> Id<T> {
    Id::new(u32::try_from(at).map_or(u32::MAX, |at| at.saturating_add(1)))
}

fn at<T>(things: &[T], id: Id<T>) -> Option<&T> {
    things.get((id.number() as usize).checked_sub(1)?)
}

/// A copy in progress: the project, with what has been copied into it up to now, and the edits that copied this.
pub(super) struct Copying<'a> {
    chapter: &'a Chapter,
    pub(super) content: Content,
    edits: Vec<Edit>,
}

impl Copying<'_> {
    pub(super) fn add(&mut self, edit: Edit) {
        if self.content.apply(&edit).is_ok() {
            self.edits.push(edit);
        }
    }

    /// Adds the edit that copies a card, unless the project already has the card (`known`). A card names other things in words only, so nothing else
    /// has to be copied.
    fn card(&mut self, known: bool, edit: Edit) {
        if !known {
            self.add(edit);
        }
    }

    /// Finds the project's race that has the same name as this race of the chapter. If the project has no such race, the race is copied first.
    fn race(&mut self, id: Id<Race>) -> Option<Id<Race>> {
        let race = at(&self.chapter.races, id)?;
        let known = |content: &Content| content.races.find(|known| known.name == race.name).map(|(id, _)| id);
        if known(&self.content).is_none() {
            self.add(Edit::Race(Change::Add(race.clone())));
        }
        known(&self.content)
    }

    fn province(&mut self, id: Id<Province>) -> Option<Id<Province>> {
        let province = at(&self.chapter.provinces, id)?;
        let known = |content: &Content| content.provinces.find(|known| known.number == province.number).map(|(id, _)| id);
        if known(&self.content).is_none() {
            self.add(Edit::Province(Change::Add(province.clone())));
        }
        known(&self.content)
    }

    /// Finds the project's star that has the same name as this star of the chapter; `None` if the project has no such star.
    fn known_star(&self, id: Id<Star>) -> Option<Id<Star>> {
        let star = at(&self.chapter.stars, id)?;
        self.content.stars.find(|known| known.name == star.name).map(|(id, _)| id)
    }

    /// Copies a star with its planets, and its routes to those stars that the project already has.
    fn system(&mut self, id: Id<Star>) {
        let Some(star) = at(&self.chapter.stars, id).filter(|_| self.known_star(id).is_none()) else { return };
        let province = star.province.and_then(|province| self.province(province));
        let new = self.content.stars.next_id();
        self.add(Edit::Star(Change::Add(Star { province, ..star.clone() })));
        for planet in self.chapter.planets_of(id).cloned().collect::<Vec<_>>() {
            self.planet(planet, new);
        }
        for route in self.chapter.routes.clone() {
            let ends = [route.from, route.to].map(|end| end.and_then(|end| self.known_star(end)));
            if let [Some(from), Some(to)] = ends
                && route.other_end(id).is_some()
            {
                self.add(Edit::Route(Change::Add(Route { from: Some(from), to: Some(to), ..route })));
            }
        }
    }

    fn planet(&mut self, mut planet: Planet, star: Id<Star>) {
        planet.star = Some(star);
        planet.home = planet.home.and_then(|race| self.race(race));
        for id in planet.environs.ids().collect::<Vec<_>>() {
            if let Some(environ) = planet.environs.get_mut(id) {
                environ.races = environ.races.iter().filter_map(|race| self.race(*race)).collect();
            }
        }
        self.add(Edit::Planet(Change::Add(planet)));
    }
}
