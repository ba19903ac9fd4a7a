//! What a game knows about its things beyond their descriptions. Each game implements the trait [`Things`] on a type of its desks, since the type of
//! the designs belongs to the rules.

use std::marker::PhantomData;

use super::{Addition, Browsed, Browsing, OutlineGroup, Overview};
use crate::change::Change;
use crate::keys::DeskKey;
use project::{Content, Edit, Game, OfGame, OneOf as _, Place};
use rules::Checked;
use rules::kind::KindOf;

/// The edits that remove a part from a thing, and the label of the step; `None` if this part cannot be removed.
pub type TakenOut = Option<(Vec<Edit>, String)>;

/// The result of moving a part of a thing up or down its list.
pub enum Shift {
    /// The part is at the end of its list already, in the direction of the move.
    AtTheEnd,
    /// The change that moves the part.
    By(Change),
}

impl Shift {
    /// The change that moves the part; `None` if it is at the end of the list already.
    #[must_use]
    pub fn change(self) -> Option<Change> {
        match self {
            Self::AtTheEnd => None,
            Self::By(change) => Some(change),
        }
    }
}

impl From<Option<Change>> for Shift {
    /// The result for a change that moves a part; `None` means that the part is at the end of its list.
    fn from(change: Option<Change>) -> Self {
        change.map_or(Self::AtTheEnd, Self::By)
    }
}

/// A place in the designs of a game.
pub type PlaceOf<G> = <<G as Things>::Of as Checked>::Place;

/// A function that gives, for each game, what the game knows about its things.
pub type ThingsOf = fn(Game) -> &'static dyn AnyThings;

/// What a game knows about its things, in the game's own types.
pub trait Things: Sync + 'static {
    /// The type of the game's designs.
    type Of: OfGame;
    /// The type of the state of the game's blue book on the screen.
    type Browsing: Default + Browsed;

    /// The commands that add a thing, in the same order as in the menu.
    const ADDITIONS: &'static [Addition];
    /// The keys of the game's desks.
    const DESK_KEYS: &'static [DeskKey];

    /// Groups of the outline that the descriptions of kinds do not contain; they follow the groups of the kinds.
    fn further_groups(content: &Self::Of) -> Vec<OutlineGroup>;
    /// The selected thing in a few words, for the status bar.
    fn summary(content: &Self::Of, place: PlaceOf<Self>) -> String;
    /// The price or worth of a thing, or how much it can still spend, in words to be read aloud when they change. `None` if the thing has no price,
    /// or its remark in the outline gives the price.
    fn price(content: &Self::Of, place: PlaceOf<Self>) -> Option<String>;
    /// Removes the selected part from a thing, such as a unit from a set-up. The outer `None` means that the place is no part that this function
    /// knows.
    fn take_out(content: &Self::Of, place: PlaceOf<Self>) -> Option<TakenOut>;
    /// Moves the selected part of a thing down its list by `by` places, or up if `by` is negative; `None` if the place is no part that this function
    /// knows.
    fn shift_part(content: &Self::Of, place: PlaceOf<Self>, by: isize) -> Option<Shift>;
    /// The change that is made when a thing is dropped on another, such as a ship on a fleet; `None` if such a drop has no meaning.
    fn dropped(content: &Self::Of, thing: PlaceOf<Self>, onto: PlaceOf<Self>) -> Option<Change>;
    /// Whether the blue book has things of a kind, which is given by the word for one, such as "ship".
    fn is_in_the_blue_book(content: &Self::Of, one: &str) -> bool;
    /// The game's own view of all things of a kind, which it offers in addition to the table; `None` if it has no such view.
    fn overview() -> Option<Overview>;
    /// The kind of thing that captains can play, that is, scenarios.
    fn played() -> &'static dyn KindOf<Self::Of>;
}

/// What any game knows about its things, for code that knows no game. A game does not know the places and designs of another game.
pub trait AnyThings: Sync {
    /// Groups of the outline that the descriptions of kinds do not contain; they follow the groups of the kinds.
    fn further_groups(&self, content: &Content) -> Vec<OutlineGroup>;
    /// The selected thing in a few words, for the status bar.
    fn summary(&self, content: &Content, place: &Place) -> String;
    /// The price or worth of a thing, or how much it can still spend, in words to be read aloud when they change. `None` if the thing has no price,
    /// or its remark in the outline gives the price.
    fn price(&self, content: &Content, place: &Place) -> Option<String>;
    /// Removes the selected part from a thing, such as a unit from a set-up. The outer `None` means that the place is no part that this function
    /// knows.
    fn take_out(&self, content: &Content, place: &Place) -> Option<TakenOut>;
    /// Moves the selected part of a thing down its list by `by` places, or up if `by` is negative; `None` if the place is no part that this function
    /// knows.
    fn shift_part(&self, content: &Content, place: &Place, by: isize) -> Option<Shift>;
    /// The change that is made when a thing is dropped on another, such as a ship on a fleet; `None` if such a drop has no meaning.
    fn dropped(&self, content: &Content, thing: &Place, onto: &Place) -> Option<Change>;
    /// Whether the blue book has things of a kind, which is given by the word for one, such as "ship".
    fn is_in_the_blue_book(&self, content: &Content, one: &str) -> bool;
    /// The game's own view of all things of a kind, which it offers in addition to the table; `None` if it has no such view.
    fn overview(&self) -> Option<Overview>;
    /// The commands that add a thing, in the same order as in the menu.
    fn additions(&self) -> &'static [Addition];
    /// The keys of the game's desks.
    fn desk_keys(&self) -> &'static [DeskKey];
    /// The state of a blue book that has just been opened.
    fn browsing(&self) -> Browsing;
    /// The place and the name of the scenario at a place or, if none is there, of the first; `None` if the project has no scenario.
    fn played(&self, content: &Content, place: &Place) -> Option<(Place, String)>;
}

impl<G: Things> AnyThings for PhantomData<G> {
    fn further_groups(&self, content: &Content) -> Vec<OutlineGroup> {
        G::Of::own(content).map(G::further_groups).unwrap_or_default()
    }

    fn summary(&self, content: &Content, place: &Place) -> String {
        own::<G>(content, place).map_or_else(String::new, |(content, place)| G::summary(content, place))
    }

    fn price(&self, content: &Content, place: &Place) -> Option<String> {
        own::<G>(content, place).and_then(|(content, place)| G::price(content, place))
    }

    fn take_out(&self, content: &Content, place: &Place) -> Option<TakenOut> {
        let (content, place) = own::<G>(content, place)?;
        G::take_out(content, place)
    }

    fn shift_part(&self, content: &Content, place: &Place, by: isize) -> Option<Shift> {
        let (content, place) = own::<G>(content, place)?;
        G::shift_part(content, place, by)
    }

    fn dropped(&self, content: &Content, thing: &Place, onto: &Place) -> Option<Change> {
        let (content, thing) = own::<G>(content, thing)?;
        G::dropped(content, thing, *PlaceOf::<G>::own(onto)?)
    }

    fn is_in_the_blue_book(&self, content: &Content, one: &str) -> bool {
        G::Of::own(content).is_some_and(|content| G::is_in_the_blue_book(content, one))
    }

    fn overview(&self) -> Option<Overview> {
        G::overview()
    }

    fn additions(&self) -> &'static [Addition] {
        G::ADDITIONS
    }

    fn desk_keys(&self) -> &'static [DeskKey] {
        G::DESK_KEYS
    }

    fn browsing(&self) -> Browsing {
        Browsing::new(G::Browsing::default())
    }

    fn played(&self, content: &Content, place: &Place) -> Option<(Place, String)> {
        let (content, kind) = (G::Of::own(content)?, G::played());
        let own = PlaceOf::<G>::own(place).and_then(|place| kind.thing_of(*place));
        let thing = own.or_else(|| kind.things(content).first().copied())?;
        Some((thing.into(), kind.thing_name(content, thing)))
    }
}

/// The designs and a place in the game's own types; `None` if they are of another game.
fn own<'content, G: Things>(content: &'content Content, place: &Place) -> Option<(&'content G::Of, PlaceOf<G>)> {
    Some((G::Of::own(content)?, *PlaceOf::<G>::own(place)?))
}
