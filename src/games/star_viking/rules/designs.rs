//! Connects Star Viking to the rules engine.

use std::sync::Arc;

use super::{
    ABOUT, BODIES, BOOK, COMBAT, COMBAT_TABLE, Chapter, Content, DEPLOYMENTS, DICE_TABLES, ECONOMY, Edit, FORCE_UNITS, FORCES,
    Finding, MARKERS, MODIFIERS, OUTCOMES, PLAYED_SYSTEMS, PLUNDER, PLUNDER_TABLE, POLITICS, Paths, Place, REPAIRS, SCENARIOS,
    SECTORS, SYSTEMS, Tables, UNITS, checks, in_step,
};
use rules::designs::{Designs, Facts};
use rules::kind::KindOf;
use rules::{Called, Checked, Id, Picture, Refusal};

/// The facts about the game that hold for every project.
pub const FACTS: Facts = Facts {
    slug: "star-viking",
    folder: "star_viking",
    title: BOOK,
    about: ABOUT,
    pictures_on: Some("A picture can lie on a body, cut off by its rim, behind a tile, or on a counter or its back."),
    is_played: true,
    rules: || checks::RULES.iter().map(|rule| *rule as _).collect(),
    play_rules: Vec::new,
};

/// The kinds of thing that a designer makes, in the order of the outline, with the lists inside them. This is a static, so that the code of these
/// kinds is compiled only together with the game.
static KINDS: &[&dyn KindOf<Content>] = &[
    &SYSTEMS,
    &FORCES,
    &SCENARIOS,
    &UNITS,
    &COMBAT_TABLE,
    &MODIFIERS,
    &PLUNDER_TABLE,
    &POLITICS,
    &REPAIRS,
    &ECONOMY,
    &MARKERS,
    &BODIES,
    &SECTORS,
    &FORCE_UNITS,
    &PLAYED_SYSTEMS,
    &DEPLOYMENTS,
    &COMBAT,
    &PLUNDER,
    &DICE_TABLES,
    &OUTCOMES,
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

    fn pictures(&self) -> Vec<(Place, Id<Picture>)> {
        self.worn_pictures().collect()
    }

    fn picture_edit(&self, place: Place, picture: Option<Id<Picture>>) -> Option<Edit> {
        self.paste(place, picture)
    }

    fn scenario_names(&self) -> Vec<String> {
        self.scenarios.iter().map(|(_, scenario)| scenario.name.clone()).collect()
    }

    fn counts(&self) -> Vec<(usize, &'static str)> {
        self.on_shelves()
    }

    fn differences_beyond_kinds(&self, _: &Self) -> Vec<&'static str> {
        // This names every field, so that the compiler reports a new one here. The kinds cover all of these fields, so there are no other
        // differences.
        let Self { systems: _, units: _, forces: _, scenarios: _, tables } = self;
        let Tables { combat: _, modifiers: _, plunder: _, politics: _, repairs: _, economy: _, markers: _ } = &**tables;
        Vec::new()
    }

    fn weight_beyond(&self, other: &Self) -> usize {
        let tables = if Arc::ptr_eq(&self.tables, &other.tables) { 0 } else { self.tables.weight() };
        self.shelves_beyond(other) + tables
    }
}
