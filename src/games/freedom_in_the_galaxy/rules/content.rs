//! Everything that a project for Freedom in the Galaxy holds.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::cards::{Action, Assignment, Creature, Event, Mission, Secret};
use super::{
    Breakdown, Character, Environ, Planet, Possession, Province, Race, Route, Scenario, Sovereign, Star, Tables, UnitType,
};
use rules::{Count, Id, Points, Shelf};

/// The content of a project: the galaxy, its races, the pieces, the decks, scenarios and tables.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Content {
    /// The provinces of the galaxy.
    pub provinces: Shelf<Province>,
    /// The stars of the galaxy.
    pub stars: Shelf<Star>,
    /// The routes between the stars.
    pub routes: Shelf<Route>,
    /// The planets round the stars.
    pub planets: Shelf<Planet>,
    /// The races that live on the planets.
    pub races: Shelf<Race>,
    /// The characters of both sides.
    pub characters: Shelf<Character>,
    /// The possessions of characters; ships are among them.
    pub possessions: Shelf<Possession>,
    /// The types of military units.
    pub units: Shelf<UnitType>,
    /// The sovereigns, who can be summoned on planets.
    pub sovereigns: Shelf<Sovereign>,
    /// The missions that characters can do.
    #[serde(skip_serializing_if = "Shelf::is_untouched")]
    pub missions: Shelf<Mission>,
    /// The cards of the action deck.
    #[serde(skip_serializing_if = "Shelf::is_untouched")]
    pub actions: Shelf<Action>,
    /// The galactic events.
    #[serde(skip_serializing_if = "Shelf::is_untouched")]
    pub events: Shelf<Event>,
    /// The strategic assignments.
    #[serde(skip_serializing_if = "Shelf::is_untouched")]
    pub assignments: Shelf<Assignment>,
    /// The secrets of planets.
    #[serde(skip_serializing_if = "Shelf::is_untouched")]
    pub secrets: Shelf<Secret>,
    /// The creatures that live in environs.
    #[serde(skip_serializing_if = "Shelf::is_untouched")]
    pub creatures: Shelf<Creature>,
    /// The scenarios, from which games are played.
    pub scenarios: Shelf<Scenario>,
    /// Whether the map of the galaxy is drawn as a night sky, light on dark.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub night: bool,
    /// The tables of the game, one of each kind.
    pub tables: Arc<Tables>,
}

impl Content {
    /// The planets round a star, from the inside out.
    pub fn planets_of(&self, star: Id<Star>) -> impl Iterator<Item = (Id<Planet>, &Planet)> {
        self.planets.iter().filter(move |(_, planet)| planet.star == Some(star))
    }

    /// The name of the star for messages; "no star" if there is none, and "a star that is gone" if the project does not have it.
    #[must_use]
    pub fn star_label(&self, star: Option<Id<Star>>) -> String {
        match star.map(|id| self.stars.get(id)) {
            None => "no star".to_owned(),
            Some(None) => "a star that is gone".to_owned(),
            Some(Some(star)) => star.label().to_owned(),
        }
    }

    /// The points that a character is worth by the project's table of points.
    #[must_use]
    pub fn worth(&self, character: &Character) -> Points {
        Breakdown::of(character, &self.tables.points).total
    }

    /// The ships that a character owns from the start.
    pub fn ships_of(&self, owner: Id<Character>) -> impl Iterator<Item = (Id<Possession>, &Possession)> {
        self.possessions.iter().filter(move |(_, possession)| possession.owner == Some(owner) && possession.kind.is_ship())
    }

    /// The environs in which this sovereign lives, each with its planet.
    pub fn environs_of<'a>(&'a self, sovereign: &'a Sovereign) -> impl Iterator<Item = (&'a Planet, &'a Environ)> {
        let environs = self.planets.iter().flat_map(|(_, planet)| planet.environs.iter().map(move |(_, found)| (planet, found)));
        environs.filter(|(_, environ)| !sovereign.name.trim().is_empty() && environ.sovereign.trim() == sovereign.name.trim())
    }

    /// A card number that is higher than the number of every character and every possession.
    #[must_use]
    pub fn next_card(&self) -> Count {
        let characters = self.characters.iter().filter_map(|(_, character)| character.number);
        let possessions = self.possessions.iter().filter_map(|(_, possession)| possession.number);
        characters.chain(possessions).max().map_or(Count::clamped(1), |last| last.next().unwrap_or(last))
    }

    /// How many counters the game has, for units, ships, markers, characters and sovereigns together.
    #[must_use]
    pub fn counters(&self) -> usize {
        let units: u32 = self.units.iter().map(|(_, unit)| unit.count.get()).sum();
        let ships: u32 =
            self.possessions.iter().filter(|(_, found)| found.kind.is_ship()).map(|(_, ship)| ship.count.get()).sum();
        (units + ships + self.tables.markers.total()) as usize + self.characters.len() + self.sovereigns.len()
    }

    /// The creature with this name; capital and small letters count as the same.
    #[must_use]
    pub fn creature(&self, name: &str) -> Option<&Creature> {
        self.creatures.find(|creature| creature.name.eq_ignore_ascii_case(name.trim())).map(|(_, creature)| creature)
    }

    /// The stars that a route joins directly to this star, each with the length of the route.
    pub fn neighbours(&self, star: Id<Star>) -> impl Iterator<Item = (Id<Star>, u32)> {
        self.routes.iter().filter_map(move |(_, route)| Some((route.other_end(star)?, route.length())))
    }

    /// The distance from this star to every other star that routes lead to, the nearest star first. It is the length of a jump by the shortest way,
    /// which counts one for each star and for each navigation star on the way (21.1).
    #[must_use]
    pub fn distances(&self, from: Id<Star>) -> Vec<(Id<Star>, u32)> {
        let mut known: Vec<(Id<Star>, u32)> = Vec::new();
        let mut open = vec![(from, 0)];
        while let Some(at) = (0..open.len()).min_by_key(|at| open[*at].1) {
            let (star, distance) = open.swap_remove(at);
            if known.iter().any(|(found, _)| *found == star) {
                continue;
            }
            known.push((star, distance));
            open.extend(self.neighbours(star).map(|(next, length)| (next, distance + length)));
        }
        known
    }
}
