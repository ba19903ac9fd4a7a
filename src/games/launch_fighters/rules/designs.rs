//! Implements the traits through which the program edits and checks the designs of any game.

use super::{
    ABOUT, AREAS, BOOK, CONDITIONS, Chapter, Content, Edit, FLEET_SHIPS, FLEETS, Finding, LABELS, MAPS, PLACED_SHIPS,
    PLACED_SQUADRONS, Paths, Place, REINFORCEMENTS, SCENARIOS, SHIPS, SIDES, STYLES, TERRAIN, checks, in_step,
};
use rules::designs::{Designs, Facts};
use rules::kind::KindOf;
use rules::{Called, Checked, Id, Picture, Refusal};

/// Facts about the game that do not depend on any project.
pub const FACTS: Facts = Facts {
    slug: "launch-fighters",
    folder: "launch_fighters",
    title: BOOK,
    about: ABOUT,
    pictures_on: Some("A picture can stand on the counters of a ship in place of its silhouette."),
    is_played: true,
    rules: || checks::RULES.iter().map(|rule| *rule as _).collect(),
    play_rules: Vec::new,
};

/// The kinds of thing that a designer makes, in the order of the outline, and the lists inside them. A static, so that their code is compiled only
/// with the game.
static KINDS: &[&dyn KindOf<Content>] = &[
    &SHIPS,
    &FLEETS,
    &MAPS,
    &SCENARIOS,
    &STYLES,
    &FLEET_SHIPS,
    &TERRAIN,
    &LABELS,
    &AREAS,
    &SIDES,
    &PLACED_SHIPS,
    &PLACED_SQUADRONS,
    &REINFORCEMENTS,
    &CONDITIONS,
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
        self.pictures().collect()
    }

    fn picture_edit(&self, place: Place, picture: Option<Id<Picture>>) -> Option<Edit> {
        self.picture_edit(place, picture)
    }

    fn scenario_names(&self) -> Vec<String> {
        self.scenarios.iter().map(|(_, scenario)| scenario.name.clone()).collect()
    }

    fn counts(&self) -> Vec<(usize, &'static str)> {
        self.on_shelves()
    }

    fn differences_beyond_kinds(&self, other: &Self) -> Vec<&'static str> {
        // Every field is named, so that a new field cannot be forgotten here.
        let Self { options, styles: _, ships: _, fleets: _, maps: _, scenarios: _ } = self;
        if *options == other.options { Vec::new() } else { vec!["The optional rules"] }
    }

    fn weight_beyond(&self, other: &Self) -> usize {
        self.shelves_beyond(other)
    }
}
