//! Connects Freedom in the Galaxy to the rules engine.

use std::sync::Arc;

use super::cards::{ACTIONS, ASSIGNMENTS, CREATURES, EVENTS, MISSIONS, SECRETS};
use super::{
    ABOUT, BOOK, BREAK_OFF, BREAK_OFF_CELLS, CHARACTER_CELLS, CHARACTER_COMBAT, CHARACTERS, Chapter, Character, Content,
    DETECTION, DETECTION_CELLS, ENVIRONS, Edit, Finding, HYPERJUMP, HYPERJUMP_CELLS, InCharacter, InPossession, LOCALS, MARKERS,
    MILITARY, MILITARY_CELLS, PLANET_STARTS, PLANETS, PLAYED_STARS, POINTS, POSSESSIONS, PROVINCES, Paths, Place, Possession,
    RACES, ROUTES, SCENARIOS, SEARCH, SEARCH_CELLS, SET_UP, SOVEREIGNS, SQUAD_ROWS, SQUADS, STARS, Tables, UNITS, checks,
};
use rules::designs::{Designs, Facts};
use rules::kind::KindOf;
use rules::{Called, Change, Checked, Id, Picture, Refusal};

/// The fixed facts about the game, such as its title, which need no project.
pub const FACTS: Facts = Facts {
    slug: "freedom-in-the-galaxy",
    folder: "freedom_in_the_galaxy",
    title: BOOK,
    about: ABOUT,
    pictures_on: Some("A picture can stand on the counter of a character or of a ship, in place of the one that is drawn."),
    is_played: true,
    rules: || checks::RULES.iter().map(|rule| *rule as _).collect(),
    play_rules: Vec::new,
};

/// Every kind of thing that a designer makes, in the order of the outline, and then the lists inside these things. It is a static so that the code of
/// the kinds is compiled with this game only.
static KINDS: &[&dyn KindOf<Content>] = &[
    &STARS,
    &PLANETS,
    &ROUTES,
    &PROVINCES,
    &RACES,
    &CHARACTERS,
    &POSSESSIONS,
    &UNITS,
    &SOVEREIGNS,
    &MISSIONS,
    &ACTIONS,
    &EVENTS,
    &ASSIGNMENTS,
    &SECRETS,
    &CREATURES,
    &SCENARIOS,
    &DETECTION,
    &MILITARY,
    &SEARCH,
    &CHARACTER_COMBAT,
    &BREAK_OFF,
    &SQUADS,
    &HYPERJUMP,
    &POINTS,
    &MARKERS,
    &ENVIRONS,
    &LOCALS,
    &PLAYED_STARS,
    &PLANET_STARTS,
    &SET_UP,
    &DETECTION_CELLS,
    &MILITARY_CELLS,
    &SEARCH_CELLS,
    &CHARACTER_CELLS,
    &BREAK_OFF_CELLS,
    &SQUAD_ROWS,
    &HYPERJUMP_CELLS,
];

impl Checked for Content {
    type Place = Place;
    type Edit = Edit;

    fn paths(&self) -> Called<'_, Place> {
        let paths = Paths::of(self);
        Box::new(move |place| paths.path(place))
    }
}

impl Designs for Content {
    type Chapter = Chapter;

    fn kinds() -> &'static [&'static dyn KindOf<Self>] {
        KINDS
    }

    fn check(&self) -> Vec<Finding> {
        checks::check(self)
    }

    fn apply(&mut self, edit: &Edit) -> Result<(), Refusal> {
        self.apply(edit)
    }

    fn pictures(&self) -> Vec<(Place, Id<Picture>)> {
        let characters = self.characters.iter();
        let characters = characters.filter_map(|(id, found)| Some((Place::Character(id, InCharacter::Whole), found.picture?)));
        let possessions = self.possessions.iter();
        let possessions =
            possessions.filter_map(|(id, found)| Some((Place::Possession(id, InPossession::Whole), found.picture?)));
        characters.chain(possessions).collect()
    }

    fn picture_edit(&self, place: Place, picture: Option<Id<Picture>>) -> Option<Edit> {
        match place {
            Place::Character(id, _) => {
                let character = self.characters.get(id)?.clone();
                Some(Edit::Character(Change::Set(id, Character { picture, ..character })))
            }
            Place::Possession(id, _) => {
                let possession = self.possessions.get(id)?.clone();
                Some(Edit::Possession(Change::Set(id, Possession { picture, ..possession })))
            }
            Place::Province(..)
            | Place::Star(..)
            | Place::Route(..)
            | Place::Planet(..)
            | Place::Race(..)
            | Place::Unit(..)
            | Place::Sovereign(..)
            | Place::Mission(..)
            | Place::Action(..)
            | Place::Event(..)
            | Place::Assignment(..)
            | Place::Secret(..)
            | Place::Creature(..)
            | Place::Scenario(..)
            | Place::Table(..) => None,
        }
    }

    fn scenario_names(&self) -> Vec<String> {
        self.scenarios.iter().map(|(_, scenario)| scenario.name.clone()).collect()
    }

    fn counts(&self) -> Vec<(usize, &'static str)> {
        self.on_shelves()
    }

    fn differences_beyond_kinds(&self, after: &Self) -> Vec<&'static str> {
        // The pattern names every field, so that a new field cannot be forgotten here. All fields but `night` are compared by their kinds.
        let Self {
            provinces: _,
            stars: _,
            routes: _,
            planets: _,
            races: _,
            characters: _,
            possessions: _,
            units: _,
            sovereigns: _,
            missions: _,
            actions: _,
            events: _,
            assignments: _,
            secrets: _,
            creatures: _,
            scenarios: _,
            night,
            tables,
        } = self;
        let Tables {
            detection: _,
            military: _,
            search: _,
            characters: _,
            break_off: _,
            squads: _,
            hyperjump: _,
            points: _,
            markers: _,
        } = &**tables;
        if *night == after.night { Vec::new() } else { vec!["Whether the map of the galaxy is drawn by night"] }
    }

    fn weight_beyond(&self, other: &Self) -> usize {
        let tables = if Arc::ptr_eq(&self.tables, &other.tables) { 0 } else { self.tables.weight() };
        self.shelves_beyond(other) + tables
    }
}
