//! What a game says of its things beyond their descriptions. This is the door through which a game comes into this floor: no other file
//! here names one.

use super::{Addition, OutlineGroup, Overview, freedom_in_the_galaxy, launch_fighters, space_viking, star_viking, vikings};
use crate::editor::change::Change;
use crate::editor::keys::DeskKey;
use crate::project::{Content, Edit, OfGame, OneOf, Place, one_of_all};

/// The edits that take a part out of a thing, and what to call them; none for a part that cannot be taken out.
pub type TakenOut = Option<(Vec<Edit>, String)>;

/// What is searched, looked at and chosen in the blue book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Browsing {
    /// In that of Launch Fighters!
    LaunchFighters(launch_fighters::Browsing),
    /// In that of Star Viking.
    StarViking(star_viking::Browsing),
    /// In that of Freedom in the Galaxy.
    FreedomInTheGalaxy(freedom_in_the_galaxy::Browsing),
    /// In that of Vikings.
    Vikings(vikings::Browsing),
    /// In that of Space Viking.
    SpaceViking(space_viking::Browsing),
}

one_of_all!(LaunchFighters, launch_fighters: Browsing);
one_of_all!(StarViking, star_viking: Browsing);
one_of_all!(FreedomInTheGalaxy, freedom_in_the_galaxy: Browsing);
one_of_all!(Vikings, vikings: Browsing);
one_of_all!(SpaceViking, space_viking: Browsing);

/// What a game says of its things, in its own types.
pub trait Things: OfGame {
    /// What is searched, looked at and chosen in the blue book.
    type Browsing: OneOf<Browsing> + Into<Browsing> + Default;

    /// The commands that add a thing, in the order of the menu.
    const ADDITIONS: &'static [Addition];
    /// The keys of its desks.
    const DESK_KEYS: &'static [DeskKey];

    /// Groups of the outline that no kind describes, behind those that one does.
    fn further_groups(&self) -> Vec<OutlineGroup>;
    /// What is selected in a few words, for the status bar.
    fn summary(&self, place: Self::Place) -> String;
    /// Takes the selected part of a thing out of it, such as a unit out of a set-up; none at all where the place is no such part.
    fn take_out(&self, place: Self::Place) -> Option<TakenOut>;
    /// Moves the selected part of a thing among its like some places down, or up; an inner none where it is at the end already, and none at
    /// all where the place is no such part.
    fn shift_part(&self, place: Self::Place, by: isize) -> Option<Option<Change>>;
    /// What dropping a thing on another means, such as a ship on a fleet: the change; none where it means nothing.
    fn dropped(&self, thing: Self::Place, onto: Self::Place) -> Option<Change>;
    /// Whether the blue book has things of a kind, by the word for one of them.
    fn is_in_the_blue_book(&self, one: &str) -> bool;
    /// The view of all things of a kind that the game has besides the table, if it has any.
    fn overview(&self) -> Option<Overview>;
    /// The scenario of a place, or the first there is, as a place and by its name; none of a game of which no captain plays any.
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
    /// What dropping a thing on another means, such as a ship on a fleet: the change; none where it means nothing.
    fn dropped(&self, thing: &Place, onto: &Place) -> Option<Change>;
    /// Whether the blue book has things of a kind, by the word for one of them.
    fn is_in_the_blue_book(&self, one: &str) -> bool;
    /// The view of all things of a kind that the game has besides the table, if it has any.
    fn overview(&self) -> Option<Overview>;
    /// The commands that add a thing, in the order of the menu.
    fn additions(&self) -> &'static [Addition];
    /// The keys of its desks.
    fn desk_keys(&self) -> &'static [DeskKey];
    /// A blue book that has just been opened.
    fn browsing(&self) -> Browsing;
    /// The scenario of a place, or the first there is, as a place and by its name; none of a game of which no captain plays any.
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

    fn dropped(&self, thing: &Place, onto: &Place) -> Option<Change> {
        Things::dropped(self, *T::Place::own(thing)?, *T::Place::own(onto)?)
    }

    fn is_in_the_blue_book(&self, one: &str) -> bool {
        Things::is_in_the_blue_book(self, one)
    }

    fn overview(&self) -> Option<Overview> {
        Things::overview(self)
    }

    fn additions(&self) -> &'static [Addition] {
        T::ADDITIONS
    }

    fn desk_keys(&self) -> &'static [DeskKey] {
        T::DESK_KEYS
    }

    fn browsing(&self) -> Browsing {
        T::Browsing::default().into()
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
        Content::FreedomInTheGalaxy(content) => content,
        Content::Vikings(content) => content,
        Content::SpaceViking(content) => content,
    }
}
