//! Connects Vikings to the rules engine that all games share.

use std::sync::Arc;

use super::{
    ABOUT, AGAINST_RIDERS, AREAS, ARROWS, BOARD_GROUND, BOARD_SIDES, BOARDING, BOARDS, BOATS, BOOK, CHALLENGES, CHARACTERS,
    COLLISION_BANDS, COLLISIONS, Chapter, Content, DROWNING, Edit, FOOT_TABLE, FORCES, Finding, GOALS, GRAPPLING, GROUND_TABLE,
    GROUNDS, LAID, LAYOUTS, MARKERS, MEMBERS, MISSILES, ON_FOOT, PACES, POINTS, Paths, Place, RIDER_TABLE, RIDING, SCENARIOS,
    SITUATIONS, TOKENS, TROOPS, Tables, VESSELS, checks, in_step,
};
use rules::designs::{Designs, Facts};
use rules::kind::KindOf;
use rules::{Called, Checked, Refusal};

/// The facts about the game that do not depend on designs.
pub const FACTS: Facts = Facts {
    slug: "vikings",
    folder: "vikings",
    title: BOOK,
    about: ABOUT,
    pictures_on: None,
    is_played: true,
    rules: || checks::RULES.iter().map(|rule| *rule as _).collect(),
    play_rules: Vec::new,
};

/// The kinds of thing that a designer makes, in the order of the outline, and the lists inside them. They are in a static so that the compiler
/// produces their code in this crate and nowhere else.
static KINDS: &[&dyn KindOf<Content>] = &[
    &CHARACTERS,
    &TROOPS,
    &BOATS,
    &BOARDS,
    &LAYOUTS,
    &FORCES,
    &SCENARIOS,
    &BOARD_GROUND,
    &BOARD_SIDES,
    &LAID,
    &VESSELS,
    &MEMBERS,
    &AREAS,
    &TOKENS,
    &PACES,
    &GOALS,
    &FOOT_TABLE,
    &RIDER_TABLE,
    &SITUATIONS,
    &MISSILES,
    &GROUND_TABLE,
    &CHALLENGES,
    &RIDING,
    &BOARDING,
    &DROWNING,
    &GRAPPLING,
    &COLLISIONS,
    &POINTS,
    &MARKERS,
    &ON_FOOT,
    &AGAINST_RIDERS,
    &ARROWS,
    &GROUNDS,
    &COLLISION_BANDS,
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

    fn in_step(&self, edit: Edit) -> Vec<Edit> {
        in_step::in_step(self, edit)
    }

    fn scenario_names(&self) -> Vec<String> {
        self.scenarios.iter().map(|(_, scenario)| scenario.name.clone()).collect()
    }

    fn counts(&self) -> Vec<(usize, &'static str)> {
        self.on_shelves()
    }

    fn differences_beyond_kinds(&self, _: &Self) -> Vec<&'static str> {
        // These patterns name every field, so that a new field cannot be forgotten here. The things in all of these fields belong to a kind, so the
        // result is empty.
        let Self { troops: _, characters: _, boats: _, boards: _, layouts: _, forces: _, scenarios: _, tables } = self;
        let Tables {
            on_foot: _,
            against_riders: _,
            situations: _,
            missiles: _,
            grounds: _,
            challenges: _,
            riding: _,
            boarding: _,
            drowning: _,
            grappling: _,
            collisions: _,
            points: _,
            markers: _,
        } = &**tables;
        Vec::new()
    }

    fn weight_beyond(&self, other: &Self) -> usize {
        let tables = if Arc::ptr_eq(&self.tables, &other.tables) { 0 } else { self.tables.weight() };
        self.shelves_beyond(other) + tables
    }
}
