//! The things of a project of any game: how they are listed, named, added, copied, put in order and removed, as edits. Nearly all of it follows from
//! the descriptions of their kinds ([`AnyKind`]); what a game has to add is in [`Things`]. Nothing here is shown; the outline, the commands and the
//! desks use it.
//!
//! Reading order: this file, `outline.rs`, `tables.rs`, `clipboard.rs`, `game.rs`.

mod addition;
mod browsing;
mod clipboard;
mod game;
pub mod list_rows;
mod outline;
mod tables;

pub use addition::Addition;
pub use browsing::{BookBrowsing, BookEntry, Browsed, Browsing};
pub use clipboard::{NotTaken, Pasted, TABLE_ENDINGS, TakenTable, copy, is_copied, is_table, paste};
pub use game::{AnyThings, PlaceOf, Shift, TakenOut, Things, ThingsOf};
pub use outline::{OutlineEntry, OutlineGroup, outline};
pub use tables::{TableGroup, only_thing, table_groups};

use project::{AnyKind, Content, Edit, Game, Place};

/// The kind of the thing that a place belongs to; `None` if no kind describes that thing.
#[must_use]
pub fn kind_of(place: &Place) -> Option<&'static dyn AnyKind> {
    Game::ALL.into_iter().flat_map(Game::kinds).copied().find(|kind| kind.thing_of(place).is_some())
}

/// The kind whose word for one thing is `one`, such as "ship".
#[must_use]
pub fn kind_called(content: &Content, one: &str) -> Option<&'static dyn AnyKind> {
    content.kinds().iter().copied().find(|kind| kind.facts().one == one)
}

/// The thing that a place belongs to.
#[must_use]
pub fn thing(place: &Place) -> Place {
    kind_of(place).and_then(|kind| kind.thing_of(place)).unwrap_or_else(|| place.clone())
}

/// The place itself, if its thing exists; otherwise the last thing of its kind, or else the project.
#[must_use]
pub fn nearest(content: &Content, place: &Place) -> Place {
    match kind_of(place) {
        _ if !content.is_own(place) => Place::Project,
        Some(kind) if kind.position(content, place).is_none() => kind.things(content).pop().unwrap_or(Place::Project),
        Some(_) | None => place.clone(),
    }
}

/// Whether the thing that a place belongs to exists.
#[must_use]
pub fn is_there(content: &Content, place: &Place) -> bool {
    content.is_own(place) && kind_of(place).is_some_and(|kind| kind.position(content, place).is_some())
}

/// The place itself, if its thing still exists after a change; otherwise the thing that now has the position of the one that is gone.
#[must_use]
pub fn neighbour(before: &Content, after: &Content, place: &Place) -> Place {
    let stood = || {
        let (at, _) = position(before, place).filter(|_| after.is_own(place) && !is_there(after, place))?;
        kind_of(place)?.things(after).into_iter().nth(at)
    };
    stood().unwrap_or_else(|| nearest(after, place))
}

/// The caption of the first field, in a thing or the lists inside it, whose text contains these lower-case letters; `None` if no field does.
#[must_use]
pub fn says(content: &Content, thing: &Place, letters: &str) -> Option<&'static str> {
    content.kinds().iter().filter(|kind| kind.thing_of(thing).is_some()).find_map(|kind| {
        let field = kind.rows_in(content, thing).iter().find_map(|row| kind.says(content, row, letters))?;
        Some(kind.fields()[field].caption)
    })
}

/// The place to show first: the first thing that the designer has made, or the project if they have made none. Things that every project has from the
/// beginning do not count.
#[must_use]
pub fn first_place(content: &Content) -> Place {
    let made = content.kinds().iter().filter(|kind| kind.is_of_things() && !kind.is_given());
    made.flat_map(|kind| kind.things(content)).next().unwrap_or(Place::Project)
}

/// The edit that adds a new thing of the kind whose word for one thing is `one`, such as "ship", and the place of the thing's name.
#[must_use]
pub fn add(content: &Content, one: &str) -> Option<(Edit, Place)> {
    kind_called(content, one)?.add(content)
}

/// The edit that copies the thing at a place, and the place of the copy's name; `None` if nothing there can be copied.
#[must_use]
pub fn duplicate(content: &Content, place: &Place) -> Option<(Edit, Place)> {
    kind_of(place)?.duplicate(content, place)
}

/// The edit that removes the thing at a place, and the name of the thing.
#[must_use]
pub fn remove(content: &Content, place: &Place) -> Option<(Edit, String)> {
    let kind = kind_of(place)?;
    Some((kind.remove(content, place)?, kind.label(content, place)?))
}

/// The position of a thing among the things of its kind, counted from 0, and how many there are.
#[must_use]
pub fn position(content: &Content, place: &Place) -> Option<(usize, usize)> {
    kind_of(place)?.position(content, place)
}

/// The edit that moves a thing to position `to` among those of its kind.
#[must_use]
pub fn move_to(place: &Place, to: usize) -> Option<Edit> {
    kind_of(place)?.move_to(place, to)
}

/// Whether two things are of the same kind, so that one can be moved to the position of the other.
#[must_use]
pub fn are_of_one_kind(one: &Place, other: &Place) -> bool {
    kind_of(one).is_some_and(|kind| kind.thing_of(other).is_some())
}

/// The place of the name of a thing.
#[must_use]
pub fn name_of(place: &Place) -> Option<Place> {
    kind_of(place)?.name_place(place)
}

/// A game's own view of all things of a kind, which takes the place of the desk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Overview {
    /// The kind, given by its word for one thing, such as "tile".
    pub one: &'static str,
    /// The words on the tab of the view.
    pub tab: &'static str,
    /// The words on the outline's heading that opens the view.
    pub name: &'static str,
    /// The purpose of the view, as a sentence.
    pub says: &'static str,
}

/// How many things can be shown side by side at most.
pub const MOST_COMPARED: usize = 4;

/// The kind of the things at these places; `None` unless there are several, of one kind, that can be shown side by side.
#[must_use]
pub fn comparable(content: &Content, places: &[Place]) -> Option<&'static dyn AnyKind> {
    of_one_kind(content, places).filter(|_| places.len() <= MOST_COMPARED)
}

/// The kind of the things at these places; `None` unless there are several, all of one kind.
#[must_use]
pub fn of_one_kind(content: &Content, places: &[Place]) -> Option<&'static dyn AnyKind> {
    let of = |kind: &&dyn AnyKind| kind.is_of_things() && places.iter().all(|place| kind.row_of(content, place).is_some());
    content.kinds().iter().copied().filter(|_| places.len() > 1).find(|kind| of(kind))
}
