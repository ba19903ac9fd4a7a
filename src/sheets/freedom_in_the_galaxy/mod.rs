//! The sheets of Freedom in the Galaxy that there are so far: the displays of its star systems, the map of the galaxy, the counters, the cards,
//! and the charts.
//!
//! They are listed in the order of printing. Reading order: this file, [`look`] (colours of provinces and environs), [`ring`] (how planets lie
//! round a star), [`star_systems`], [`galaxy`], [`counters`], [`cards`], [`charts`].

pub mod cards;
pub mod charts;
pub mod counters;
pub mod galaxy;
pub mod look;
pub mod ring;
pub mod star_systems;

use super::SheetKind;
use super::game::{Sheet, Sheets};
use crate::drawing::Page;
use crate::rules::freedom_in_the_galaxy::{Content, Place, Scenario, Star, Table};
use crate::rules::{Id, slug};

/// The displays of the star systems, one a page.
pub const STAR_SYSTEMS: SheetKind = SheetKind::new("star-systems", "Star systems");
/// The map of the galaxy with its stars and routes.
pub const GALAXY: SheetKind = SheetKind::new("galaxy", "Galaxy");
/// Units, characters, sovereigns, ships and markers with their backs.
pub const COUNTERS: SheetKind = SheetKind::new("counters", "Counters");
/// The cards of all decks, each with its back.
pub const CARDS: SheetKind = SheetKind::new("cards", "Cards");
/// The tables of the game, and who controls a planet.
pub const CHARTS: SheetKind = SheetKind::new("charts", "Charts");

impl Sheets for Content {
    type Scenario = Scenario;

    const FIRST_SHOWN: SheetKind = STAR_SYSTEMS;
    const ON_REQUEST: &'static [SheetKind] = &[];
    const SHEETS: &'static [Sheet<Self>] = &[
        Sheet { kind: STAR_SYSTEMS, bodies: |of, out| star_systems::sheets(of.content, of.scenario, of.frame, out) },
        Sheet { kind: GALAXY, bodies: |of, out| galaxy::poster(of.content, of.scenario, of.frame, of.request, out) },
        Sheet { kind: COUNTERS, bodies: |of, out| counters::counters(of.content, of.frame, out) },
        Sheet { kind: CARDS, bodies: |of, out| cards::cards(of.content, of.frame, out) },
        Sheet { kind: CHARTS, bodies: |of, out| charts::charts(of.content, of.frame, out) },
    ];

    fn sheet_of(place: &Place) -> Option<SheetKind> {
        match place {
            Place::Star(..) | Place::Planet(..) | Place::Scenario(..) => Some(STAR_SYSTEMS),
            Place::Province(..) | Place::Route(..) => Some(GALAXY),
            Place::Character(..)
            | Place::Possession(..)
            | Place::Unit(..)
            | Place::Sovereign(..)
            | Place::Table(Table::Markers, _) => Some(COUNTERS),
            // What characters are worth is printed nowhere.
            Place::Table(Table::Points, _) => None,
            Place::Race(..) | Place::Table(..) => Some(CHARTS),
            Place::Mission(..)
            | Place::Action(..)
            | Place::Event(..)
            | Place::Assignment(..)
            | Place::Secret(..)
            | Place::Creature(..) => Some(CARDS),
        }
    }

    fn cover(&self) -> Option<Page> {
        // The star that is played, where a scenario plays one alone.
        let played = self.scenarios.iter().next().and_then(|(_, scenario)| scenario.in_play(&self.stars).first().copied());
        let star = played.or_else(|| self.stars.ids().next())?;
        star_systems::display_page(self, star)
    }

    fn scenario(&self, name: &str) -> Option<Id<Scenario>> {
        let exact = self.scenarios.find(|scenario| scenario.name == name);
        exact.or_else(|| self.scenarios.find(|scenario| slug(&scenario.name) == name)).map(|(id, _)| id)
    }

    fn readers(&self, _: Option<Id<Scenario>>) -> Vec<String> {
        // Everything that is printed so far lies open.
        Vec::new()
    }
}

/// The stars of a scenario, or all.
fn stars_of(content: &Content, scenario: Option<Id<Scenario>>) -> Vec<Id<Star>> {
    match scenario.and_then(|id| content.scenarios.get(id)) {
        Some(scenario) => scenario.in_play(&content.stars),
        None => content.stars.ids().collect(),
    }
}
