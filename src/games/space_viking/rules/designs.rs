//! Implements the traits of the rules engine for the designs of Space Viking.

use std::sync::Arc;

use super::{
    ABOUT, BASES, BOOK, CAMPAIGNS, Chapter, Content, ESTATES, Edit, FLEETS, Finding, ITEMS, PLAYERS, Paths, Place, ROLLS, SECTOR,
    SHIPS, SOVEREIGN_TABLE, SOVEREIGNS, START, TECHNOLOGIES, Tables, WORLD_TABLE, WORLD_TYPES, WORLDS, checks, orders,
};
use rules::designs::{Designs, Facts};
use rules::kind::KindOf;
use rules::{Called, Checked, Refusal};

/// The facts about the game itself, which do not depend on any designs.
pub const FACTS: Facts = Facts {
    slug: "space-viking",
    folder: "space_viking",
    title: BOOK,
    about: ABOUT,
    pictures_on: None,
    is_played: false,
    rules: || checks::RULES.iter().map(|rule| *rule as _).collect(),
    play_rules: || orders::checks::RULES.iter().map(|rule| *rule as _).collect(),
};

/// The kinds of thing that a designer makes, in the order of the outline, and the lists inside them. This is a static, so that the code of the kinds
/// is compiled in this crate and nowhere else.
static KINDS: &[&dyn KindOf<Content>] = &[
    &WORLDS,
    &PLAYERS,
    &FLEETS,
    &CAMPAIGNS,
    &ITEMS,
    &TECHNOLOGIES,
    &SECTOR,
    &WORLD_TABLE,
    &ROLLS,
    &SOVEREIGN_TABLE,
    &START,
    &SHIPS,
    &ESTATES,
    &BASES,
    &WORLD_TYPES,
    &SOVEREIGNS,
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

    fn scenario_names(&self) -> Vec<String> {
        self.campaigns.iter().map(|(_, campaign)| campaign.name.clone()).collect()
    }

    fn counts(&self) -> Vec<(usize, &'static str)> {
        self.on_shelves()
    }

    fn differences_beyond_kinds(&self, _: &Self) -> Vec<&'static str> {
        // Every field is named here, so that the compiler reports a field that is added. Kinds cover all fields, so there are no further differences.
        let Self { sector: _, worlds: _, players: _, fleets: _, items: _, technologies: _, campaigns: _, tables } = self;
        let Tables { worlds: _, rolls: _, sovereigns: _, start: _ } = &**tables;
        Vec::new()
    }

    fn weight_beyond(&self, other: &Self) -> usize {
        let tables = if Arc::ptr_eq(&self.tables, &other.tables) { 0 } else { self.tables.weight() };
        self.shelves_beyond(other) + tables
    }
}
