//! The things of a project, whatever its game: how they are listed, named, added, copied, put in order and taken away, as edits. Nothing
//! here is shown; the outline, the commands and the desks ask.
//!
//! Reading order: this file, `outline.rs`, `naming.rs`, then a folder for each game.

mod browsing;
mod clipboard;
pub mod launch_fighters;
pub mod naming;
mod outline;
mod playtests;
pub mod star_viking;

pub use browsing::{BookBrowsing, BookEntry};
pub use outline::{OutlineEntry, OutlineGroup};
pub use playtests::{Captain, captains, fighting, scenario};

use crate::editor::change::Change;
use crate::rules::{Content, Edit, Place, launch_fighters as lf, star_viking as sv};

/// A place with the designs that it is in.
pub enum Located<'a> {
    /// No design.
    Project,
    /// Designs of Launch Fighters!
    LaunchFighters(&'a lf::Content, lf::Place),
    /// Designs of Star Viking.
    StarViking(&'a sv::Content, sv::Place),
}

/// A place with the designs that it is in. A place of another game is nowhere in them, which leaves the project.
#[must_use]
pub fn locate<'a>(content: &'a Content, place: &Place) -> Located<'a> {
    match (content, place) {
        (Content::LaunchFighters(content), Place::LaunchFighters(place)) => Located::LaunchFighters(content, *place),
        (Content::StarViking(content), Place::StarViking(place)) => Located::StarViking(content, *place),
        (Content::LaunchFighters(_), Place::Project | Place::StarViking(_))
        | (Content::StarViking(_), Place::Project | Place::LaunchFighters(_)) => Located::Project,
    }
}

/// The things of a project, by kind.
#[must_use]
pub fn outline(content: &Content) -> Vec<OutlineGroup> {
    match content {
        Content::LaunchFighters(content) => launch_fighters::outline(content),
        Content::StarViking(content) => star_viking::outline(content),
    }
}

/// The thing that a place belongs to.
#[must_use]
pub fn thing(place: &Place) -> Place {
    match place {
        Place::Project => Place::Project,
        Place::LaunchFighters(place) => launch_fighters::thing(*place).into(),
        Place::StarViking(place) => star_viking::thing(*place).into(),
    }
}

/// The place itself if it is there, else the nearest that is.
#[must_use]
pub fn nearest(content: &Content, place: &Place) -> Place {
    match locate(content, place) {
        Located::Project => Place::Project,
        Located::LaunchFighters(content, place) => launch_fighters::nearest(content, place),
        Located::StarViking(content, place) => star_viking::nearest(content, place),
    }
}

/// What is shown first of a project: the first thing that a designer has made, or how to begin. What every project begins with is not made.
#[must_use]
pub fn first_place(content: &Content) -> Place {
    let given: &[&str] = match content {
        Content::LaunchFighters(_) => &[],
        Content::StarViking(_) => &[star_viking::UNIT, star_viking::TABLE],
    };
    let groups = outline(content);
    let mut made = groups.iter().filter(|group| !given.contains(&group.one)).flat_map(|group| &group.entries);
    made.next().map_or(Place::Project, |entry| entry.place.clone())
}

/// The edits that add a new thing of a kind, by the word for one of them, and where it will be.
#[must_use]
pub fn add(content: &Content, one: &str) -> Option<(Edit, Place)> {
    match content {
        Content::LaunchFighters(content) => launch_fighters::add(content, one),
        Content::StarViking(content) => star_viking::add(content, one),
    }
}

/// The edits that copy the thing of a place, what to call that, and where the copy will be; none where there is nothing to copy.
#[must_use]
pub fn duplicate(content: &Content, place: &Place) -> Option<(Edit, Place)> {
    match locate(content, place) {
        Located::Project => None,
        Located::LaunchFighters(content, place) => launch_fighters::duplicate(content, place),
        Located::StarViking(content, place) => star_viking::duplicate(content, place),
    }
}

/// The edit that takes the thing of a place away, and what to call it.
#[must_use]
pub fn remove(content: &Content, place: &Place) -> Option<(Edit, String)> {
    match locate(content, place) {
        Located::Project => None,
        Located::LaunchFighters(content, place) => launch_fighters::remove(content, place),
        Located::StarViking(content, place) => star_viking::remove(content, place),
    }
}

/// The edits that take the selected part of a thing out of it, such as a unit out of a set-up or a body out of a system, and what to call
/// them; an inner none where the part is there but cannot be taken out, and none at all where the place is no such part.
#[must_use]
pub fn take_out(content: &Content, place: &Place) -> Option<Option<(Vec<Edit>, String)>> {
    match locate(content, place) {
        Located::Project => None,
        Located::LaunchFighters(content, place) => launch_fighters::take_out(content, place),
        Located::StarViking(content, place) => star_viking::take_out(content, place),
    }
}

/// The change that moves the selected part of a thing among its like, such as an orbit of a system, some places down, or up; an inner none
/// where it is at the end already, and none at all where the place is no such part.
#[must_use]
pub fn shift_part(content: &Content, place: &Place, by: isize) -> Option<Option<Change>> {
    match locate(content, place) {
        Located::Project | Located::LaunchFighters(..) => None,
        Located::StarViking(content, place) => star_viking::shift_part(content, place, by),
    }
}

/// Where among those of its kind a thing stands, counted from 0, and how many there are.
#[must_use]
pub fn position(content: &Content, place: &Place) -> Option<(usize, usize)> {
    match locate(content, place) {
        Located::Project => None,
        Located::LaunchFighters(content, place) => launch_fighters::position(content, place),
        Located::StarViking(content, place) => star_viking::position(content, place),
    }
}

/// The edit that takes a thing to another place in the order of its kind.
#[must_use]
pub fn move_to(place: &Place, to: usize) -> Option<Edit> {
    match place {
        Place::Project => None,
        Place::LaunchFighters(place) => launch_fighters::move_to(*place, to),
        Place::StarViking(place) => star_viking::move_to(*place, to),
    }
}

/// Where the name of the thing of a place is written.
#[must_use]
pub fn name_of(place: &Place) -> Option<Place> {
    match place {
        Place::Project => None,
        Place::LaunchFighters(place) => launch_fighters::name_of(*place),
        Place::StarViking(place) => star_viking::name_of(*place),
    }
}

/// What is selected in a few words, for the status bar.
#[must_use]
pub fn summary(content: &Content, place: &Place) -> String {
    match locate(content, place) {
        Located::Project => String::new(),
        Located::LaunchFighters(content, place) => launch_fighters::summary(content, place),
        Located::StarViking(content, place) => star_viking::summary(content, place),
    }
}

/// A view of all things of a kind, which takes the place of the desk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Overview {
    /// The kind, by the word for one of them.
    pub one: &'static str,
    /// What it is called on its tab.
    pub tab: &'static str,
    /// What the heading of the outline that opens it is called.
    pub name: &'static str,
    /// What it is for, as a sentence.
    pub says: &'static str,
    /// Whether it has cells that are typed in, and so keys of its own for what is edited, emptied and copied.
    pub has_cells: bool,
}

/// The view of all things of a kind that a game has.
#[must_use]
pub const fn overview(content: &Content) -> Overview {
    match content {
        Content::LaunchFighters(_) => launch_fighters::OVERVIEW,
        Content::StarViking(_) => star_viking::OVERVIEW,
    }
}

/// Whether the blue book has things of a kind, by the word for one of them.
#[must_use]
pub fn is_in_the_blue_book(content: &Content, one: &str) -> bool {
    match content {
        Content::LaunchFighters(_) => launch_fighters::is_in_the_blue_book(one),
        Content::StarViking(_) => star_viking::is_in_the_blue_book(one),
    }
}

/// What is searched, looked at and chosen in the blue book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Browsing {
    /// In that of Launch Fighters!
    LaunchFighters(launch_fighters::Browsing),
    /// In that of Star Viking.
    StarViking(star_viking::Browsing),
}

/// A blue book that has just been opened, for the game of these designs.
#[must_use]
pub fn browsing(content: &Content) -> Browsing {
    match content {
        Content::LaunchFighters(_) => Browsing::LaunchFighters(launch_fighters::Browsing::default()),
        Content::StarViking(_) => Browsing::StarViking(star_viking::Browsing::default()),
    }
}

/// Things that were pasted.
#[derive(Clone, Debug, PartialEq)]
pub struct Pasted {
    /// The edits that add them.
    pub edits: Vec<Edit>,
    /// What was added, such as "2 ships added".
    pub summary: String,
    /// Where the first of them will be.
    pub first: Place,
}

/// What can be copied of these places, as a table with tabs between its cells.
#[must_use]
pub fn copy(content: &Content, places: &[Place]) -> Option<String> {
    match content {
        Content::LaunchFighters(content) => {
            let own = |place: &Place| if let Place::LaunchFighters(place) = place { Some(*place) } else { None };
            launch_fighters::copy(content, &places.iter().filter_map(own).collect::<Vec<_>>())
        }
        Content::StarViking(content) => {
            let own = |place: &Place| if let Place::StarViking(place) = place { Some(*place) } else { None };
            star_viking::copy(content, &places.iter().filter_map(own).collect::<Vec<_>>())
        }
    }
}

/// Whether something of this place goes onto the clipboard.
#[must_use]
pub fn is_copied(place: &Place) -> bool {
    matches!(place, Place::LaunchFighters(lf::Place::Ship(..)) | Place::StarViking(sv::Place::Unit(..)))
}

/// The edits that add what stands in a table.
///
/// # Errors
/// If the text is no such table; a whole sentence.
pub fn paste(content: &Content, text: &str) -> Result<Pasted, String> {
    match content {
        Content::LaunchFighters(content) => launch_fighters::paste(content, text),
        Content::StarViking(content) => star_viking::paste(content, text),
    }
}

/// Whether these are two things that can be shown side by side.
#[must_use]
pub fn comparable(places: &[Place]) -> bool {
    launch_fighters::pair(places).is_some()
}
