//! What the editor needs to know about this game's things, in addition to the descriptions in the rules. `taking_out.rs` removes parts of a thing.

pub mod commands;
mod taking_out;

pub use taking_out::{name_within, off_the_map};

use crate::LaunchFighters;
use kit::change::Change;
use kit::keys::DeskKey;
use kit::things::{Addition, BookBrowsing, BookEntry, OutlineGroup, Overview, Shift, TakenOut, Things};
use launch_fighters::{Content, Edit, Fleet, FleetShip, InFleet, InShip, InStyle, Pick, Place, SCENARIOS, Ship, Style};
use rules::kind::KindOf;
use rules::{Id, Points, counted};

impl Things for LaunchFighters {
    type Of = Content;
    type Browsing = Browsing;

    const ADDITIONS: &'static [Addition] = commands::ADDITIONS;
    const DESK_KEYS: &'static [DeskKey] = commands::DESK_KEYS;

    fn further_groups(_: &Content) -> Vec<OutlineGroup> {
        Vec::new()
    }

    fn summary(content: &Content, place: Place) -> String {
        summary(content, place)
    }

    fn price(_: &Content, _: Place) -> Option<String> {
        None
    }

    fn take_out(content: &Content, place: Place) -> Option<TakenOut> {
        taking_out::take_out(content, place)
    }

    fn shift_part(_: &Content, _: Place, _: isize) -> Option<Shift> {
        // The order of the parts of this game's things has no meaning.
        None
    }

    fn dropped(content: &Content, thing: Place, onto: Place) -> Option<Change> {
        let (Place::Ship(design, _), Place::Fleet(id, _)) = (thing, onto) else { return None };
        let (ship, fleet) = (content.ships.get(design)?, content.fleets.get(id)?);
        let edit = Edit::Fleet(rules::Change::Set(id, with_ship(fleet, design)));
        let member = fleet.ships.next_id();
        let says = format!("{} added to {}", ship.label(), fleet.label());
        let change = Change::edit(format!("Add {} to {}", ship.label(), fleet.label()), edit).then_say(says);
        Some(change.then_select(Place::Fleet(id, InFleet::Ship(member))))
    }

    fn is_in_the_blue_book(_: &Content, one: &str) -> bool {
        matches!(one, "ship" | "fleet" | "fleet style")
    }

    fn overview() -> Option<Overview> {
        // This game has no overview other than the table of all things of a kind.
        None
    }

    fn played() -> &'static dyn KindOf<Content> {
        &SCENARIOS
    }
}

/// The place of a ship design as a whole.
#[must_use]
pub const fn whole_ship(id: Id<Ship>) -> Place {
    Place::Ship(id, InShip::Whole)
}

/// The place of a fleet as a whole.
#[must_use]
pub const fn whole_fleet(id: Id<Fleet>) -> Place {
    Place::Fleet(id, InFleet::Whole)
}

/// The place of a fleet style as a whole.
#[must_use]
pub const fn whole_style(id: Id<Style>) -> Place {
    Place::Style(id, InStyle::Whole)
}

/// The designs that have a style.
pub fn ships_in(content: &Content, style: Id<Style>) -> impl Iterator<Item = (Id<Ship>, &Ship)> {
    content.ships.iter().filter(move |(_, ship)| ship.style == Some(style))
}

/// The fleets that have a style.
pub fn fleets_in(content: &Content, style: Id<Style>) -> impl Iterator<Item = (Id<Fleet>, &Fleet)> {
    content.fleets.iter().filter(move |(_, fleet)| fleet.style == Some(style))
}

/// A fleet with one more ship of a design.
#[must_use]
pub fn with_ship(fleet: &Fleet, design: Id<Ship>) -> Fleet {
    let mut fleet = fleet.clone();
    let ship = fleet.ships.add(FleetShip::of(design));
    fleet.flagship.get_or_insert(ship);
    fleet
}

/// What is selected at a place, in a few words.
fn summary(content: &Content, place: Place) -> String {
    match place {
        Place::Ship(id, _) => content.price(id).map_or_else(
            || "no price".into(),
            |price| if price == Points::new(1) { "1 point".into() } else { format!("{price} points") },
        ),
        Place::Fleet(id, _) => content.fleets.get(id).map_or_else(String::new, |fleet| {
            let left = fleet.left(&content.ships, &content.options);
            format!("{} of {} points spent, {} left", fleet.budget - left, fleet.budget, left.signed())
        }),
        Place::Style(id, _) => format!(
            "used by {} and {}",
            counted(ships_in(content, id).count(), "ship"),
            counted(fleets_in(content, id).count(), "fleet")
        ),
        Place::Map(..) | Place::Scenario(..) | Place::Options => String::new(),
    }
}

/// How the user is browsing the blue book: search, selection and choices.
pub type Browsing = BookBrowsing<Pick>;
/// An entry of the blue book: a chapter and a thing in it.
pub type Entry = BookEntry<Pick>;
