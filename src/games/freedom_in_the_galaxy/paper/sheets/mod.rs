//! The sheets of Freedom in the Galaxy: the displays of its star systems, the map of the galaxy, the counters, the cards, the charts, the sequence of
//! play, the solitaire table, the guide of races, endurance sheets, scenario sheets, and the secret papers of both sides.
//!
//! They are listed in the order of printing. Reading order: this file, [`look`] (colours of provinces and environs), [`ring`] (how planets lie around
//! a star), [`star_systems`] with `space.rs` (the backgrounds of displays), [`galaxy`] with `galaxy_pages.rs` and `provinces.rs`, `art` (the pictures
//! of cards), [`counters`], [`cards`], [`charts`], [`sequence`], [`solitaire_table`], [`guide`], [`endurance`], [`scenarios`], [`secret_papers`].
//! Public sheets show nothing of a set-up, which is only on secret papers, each for one side.

mod art;
mod borders;
pub mod cards;
pub mod charts;
pub mod counters;
mod covers;
pub mod endurance;
mod free_room;
pub mod galaxy;
mod galaxy_pages;
mod game_course;
pub mod game_papers;
pub mod guide;
mod jumps;
mod labels;
pub mod look;
mod provinces;
pub mod ring;
pub(crate) mod scenario_words;
pub mod scenarios;
pub mod secret_papers;
pub mod sequence;
pub mod solitaire_table;
mod space;
pub mod star_systems;
pub(crate) mod tracks;

use std::borrow::Cow;

use crate::FreedomInTheGalaxy;
use drawing::Page;
use freedom_in_the_galaxy::{Content, InScenario, Place, Scenario, Side, Star, Table};
use rules::{Id, slug};
use sheets::SheetKind;
use sheets::game::{Sheet, Sheets};

/// The displays of the star systems, one on each page.
pub const STAR_SYSTEMS: SheetKind = SheetKind::new("star-systems", "Star systems");
/// The map of the galaxy with its stars and routes, and a map of each province.
pub const GALAXY: SheetKind = SheetKind::new("galaxy", "Galaxy");
/// Units, characters, sovereigns, ships and markers with their backs.
pub const COUNTERS: SheetKind = SheetKind::new("counters", "Counters");
/// The cards of all decks, each with its back.
pub const CARDS: SheetKind = SheetKind::new("cards", "Cards");
/// The tables of the game, and the conditions under which a side controls a planet.
pub const CHARTS: SheetKind = SheetKind::new("charts", "Charts");
/// The steps of a turn, for each level of the rules that is played.
pub const SEQUENCE: SheetKind = SheetKind::new("sequence", "Sequence of play");
/// Races with their planets, sovereigns, creatures and secrets.
pub const GUIDE: SheetKind = SheetKind::new("guide", "Guide of races");
/// Boxes to cross off for every wound of characters and sovereigns.
pub const ENDURANCE: SheetKind = SheetKind::new("endurance", "Endurance sheets");
/// Instructions for playing a side that has no player.
pub const SOLITAIRE_TABLE: SheetKind = SheetKind::new("solitaire-table", "Solitaire table");
/// Scenarios, with only what both players may know.
pub const SCENARIOS: SheetKind = SheetKind::new("scenarios", "Scenario");
/// The things that each player keeps secret from the other.
pub const SECRET_PAPERS: SheetKind = SheetKind::new("secret-papers", "Secret papers");

impl Sheets for FreedomInTheGalaxy {
    type Of = Content;
    type Scenario = Scenario;

    const FIRST_SHOWN: SheetKind = STAR_SYSTEMS;
    const ON_REQUEST: &'static [SheetKind] = &[SOLITAIRE_TABLE];
    const SHEETS: &'static [Sheet<Self>] = &[
        Sheet {
            kind: STAR_SYSTEMS,
            bodies: |of, out| star_systems::sheets(of.content, stars_of(of.used, of.scenario), of.frame, out),
        },
        Sheet { kind: GALAXY, bodies: |of, out| galaxy_pages::poster(of.used, of.scenario, of.frame, of.request, out) },
        Sheet { kind: COUNTERS, bodies: |of, out| counters::counters(of.used, of.frame, out) },
        Sheet { kind: CARDS, bodies: |of, out| cards::cards(of.used, of.frame, out) },
        Sheet { kind: CHARTS, bodies: |of, out| charts::charts(of.used, of.frame, out) },
        Sheet { kind: SEQUENCE, bodies: |of, out| sequence::sheets(of.content, of.scenario, of.frame, out) },
        Sheet { kind: SOLITAIRE_TABLE, bodies: |of, out| solitaire_table::solitaire_table(of.content, of.frame, out) },
        Sheet { kind: GUIDE, bodies: |of, out| guide::guide(of.used, of.frame, out) },
        Sheet { kind: ENDURANCE, bodies: |of, out| endurance::sheets(of.used, of.frame, out) },
        Sheet { kind: SCENARIOS, bodies: |of, out| scenarios::sheets(of.content, of.scenario, of.frame, out) },
        Sheet { kind: SECRET_PAPERS, bodies: |of, out| secret_papers::papers(of.content, of.scenario, of.frame, out) },
    ];

    fn sheet_of(place: &Place) -> Option<SheetKind> {
        match place {
            Place::Star(..) | Place::Planet(..) => Some(STAR_SYSTEMS),
            Place::Scenario(_, InScenario::SetUp | InScenario::Placed(_)) => Some(SECRET_PAPERS),
            Place::Scenario(..) => Some(SCENARIOS),
            Place::Province(..) | Place::Route(..) => Some(GALAXY),
            Place::Character(..) | Place::Unit(..) | Place::Sovereign(..) | Place::Table(Table::Markers, _) => Some(COUNTERS),
            // The table of the worth of characters is not printed.
            Place::Table(Table::Points, _) => None,
            Place::Race(..) | Place::Table(..) => Some(CHARTS),
            // Among possessions, only ships have counters.
            Place::Possession(..)
            | Place::Mission(..)
            | Place::Action(..)
            | Place::Event(..)
            | Place::Assignment(..)
            | Place::Secret(..)
            | Place::Creature(..) => Some(CARDS),
        }
    }

    fn cover(content: &Content, scenario: Option<Id<Scenario>>, choice: usize) -> Option<Page> {
        covers::cover(content, scenario, choice)
    }

    fn players_and_length(content: &Content, scenario: Option<Id<Scenario>>) -> String {
        covers::players_and_length(content, scenario)
    }

    fn scenario(content: &Content, name: &str) -> Option<Id<Scenario>> {
        let exact = content.scenarios.find(|scenario| scenario.name == name);
        exact.or_else(|| content.scenarios.find(|scenario| slug(&scenario.name) == name)).map(|(id, _)| id)
    }

    fn readers(_: &Content, _: Option<Id<Scenario>>) -> Vec<String> {
        Side::ALL.map(|side| secret_papers::reader(side).to_owned()).into()
    }

    fn left_out(content: &Content, scenario: Id<Scenario>) -> Vec<(usize, &'static str)> {
        let stars = stars_of(content, Some(scenario));
        vec![
            (content.stars.ids().filter(|star| !stars.contains(star)).count(), "star"),
            (content.scenarios.ids().filter(|id| *id != scenario).count(), "scenario"),
        ]
    }

    fn used(content: &Content, scenario: Option<Id<Scenario>>) -> Cow<'_, Content> {
        content.used(scenario)
    }

    fn unused(content: &Content, scenario: Option<Id<Scenario>>) -> Vec<(usize, &'static str)> {
        let used = content.used(scenario);
        let number = |of: fn(&Content) -> usize| of(content).saturating_sub(of(&used));
        // If a scenario is chosen, the report about that choice already counts the stars that the scenario leaves out.
        let stars = if scenario.is_none() { number(|content| content.stars.len()) } else { 0 };
        vec![(stars, "star"), (number(|content| cards::places(content).len()), "card"), (number(Content::counters), "counter")]
    }
}

/// The stars of a scenario, or all stars if no scenario is given.
fn stars_of(content: &Content, scenario: Option<Id<Scenario>>) -> Vec<Id<Star>> {
    match scenario.and_then(|id| content.scenarios.get(id)) {
        Some(scenario) => scenario.in_play(&content.stars),
        None => content.stars.ids().collect(),
    }
}
