//! What a game says of its things beyond their descriptions. This is the door through which a game comes into this floor: no other file
//! here names one.

use super::{Captain, OutlineGroup, Overview};
use crate::editor::change::Change;
use crate::rules::designs::{Designs, OneOf};
use crate::rules::{Content, Edit, Place};

/// The edits that take a part out of a thing, and what to call them; none for a part that cannot be taken out.
pub type TakenOut = Option<(Vec<Edit>, String)>;

/// What a game says of its things, in its own types.
pub trait Things: Designs {
    /// Groups of the outline that no kind describes, behind those that one does.
    fn further_groups(&self) -> Vec<OutlineGroup>;
    /// What is selected in a few words, for the status bar.
    fn summary(&self, place: Self::Place) -> String;
    /// Takes the selected part of a thing out of it, such as a unit out of a set-up; none at all where the place is no such part.
    fn take_out(&self, place: Self::Place) -> Option<TakenOut>;
    /// Moves the selected part of a thing among its like some places down, or up; an inner none where it is at the end already, and none at
    /// all where the place is no such part.
    fn shift_part(&self, place: Self::Place, by: isize) -> Option<Option<Change>>;
    /// Whether the blue book has things of a kind, by the word for one of them.
    fn is_in_the_blue_book(&self, one: &str) -> bool;
    /// The view of all things of a kind that the game has besides the table, if it has any.
    fn overview(&self) -> Option<Overview>;
    /// The captains that can be named for a playtest, the weakest first; none of a game that is not played here yet.
    fn captains(&self) -> Vec<Captain>;
    /// The sides that fight a scenario, by its name or the first where none is named.
    ///
    /// # Errors
    /// If it cannot be played as it stands; a whole sentence.
    fn fighting(&self, scenario: Option<&str>) -> Result<Vec<String>, String>;
    /// The scenario of a place, or the first there is, as a place and by its name; none of a game that is not played here yet.
    fn played(&self, place: Option<Self::Place>) -> Option<(Self::Place, String)>;
}

/// What any game says of its things.
pub trait AnyThings {
    /// Groups of the outline that no kind describes, behind those that one does.
    fn further_groups(&self) -> Vec<OutlineGroup>;
    /// What is selected in a few words, for the status bar.
    fn summary(&self, place: &Place) -> String;
    /// Takes the selected part of a thing out of it, such as a unit out of a set-up; none at all where the place is no such part.
    fn take_out(&self, place: &Place) -> Option<TakenOut>;
    /// Moves the selected part of a thing among its like some places down, or up; an inner none where it is at the end already, and none at
    /// all where the place is no such part.
    fn shift_part(&self, place: &Place, by: isize) -> Option<Option<Change>>;
    /// Whether the blue book has things of a kind, by the word for one of them.
    fn is_in_the_blue_book(&self, one: &str) -> bool;
    /// The view of all things of a kind that the game has besides the table, if it has any.
    fn overview(&self) -> Option<Overview>;
    /// The captains that can be named for a playtest, the weakest first; none of a game that is not played here yet.
    fn captains(&self) -> Vec<Captain>;
    /// The sides that fight a scenario, by its name or the first where none is named.
    ///
    /// # Errors
    /// If it cannot be played as it stands; a whole sentence.
    fn fighting(&self, scenario: Option<&str>) -> Result<Vec<String>, String>;
    /// The scenario of a place, or the first there is, as a place and by its name; none of a game that is not played here yet.
    fn played(&self, place: &Place) -> Option<(Place, String)>;
}

impl<T: Things> AnyThings for T {
    fn further_groups(&self) -> Vec<OutlineGroup> {
        Things::further_groups(self)
    }

    fn summary(&self, place: &Place) -> String {
        T::Place::own(place).map_or_else(String::new, |place| Things::summary(self, *place))
    }

    fn take_out(&self, place: &Place) -> Option<TakenOut> {
        Things::take_out(self, *T::Place::own(place)?)
    }

    fn shift_part(&self, place: &Place, by: isize) -> Option<Option<Change>> {
        Things::shift_part(self, *T::Place::own(place)?, by)
    }

    fn is_in_the_blue_book(&self, one: &str) -> bool {
        Things::is_in_the_blue_book(self, one)
    }

    fn overview(&self) -> Option<Overview> {
        Things::overview(self)
    }

    fn captains(&self) -> Vec<Captain> {
        Things::captains(self)
    }

    fn fighting(&self, scenario: Option<&str>) -> Result<Vec<String>, String> {
        Things::fighting(self, scenario)
    }

    fn played(&self, place: &Place) -> Option<(Place, String)> {
        Things::played(self, T::Place::own(place).copied()).map(|(place, name)| (place.into(), name))
    }
}

/// What the game of a project says of its things.
#[must_use]
pub fn of(content: &Content) -> &dyn AnyThings {
    match content {
        Content::LaunchFighters(content) => content,
        Content::StarViking(content) => content,
    }
}
