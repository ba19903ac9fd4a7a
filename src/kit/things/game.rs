//! What a game knows about its things beyond their descriptions. The implementing type is separate, since the content type is from the rules.

use std::marker::PhantomData;

use super::{Addition, Browsed, Browsing, OutlineGroup, Overview};
use crate::change::Change;
use crate::keys::DeskKey;
use project::{Content, Edit, Game, OfGame, OneOf as _, Place};
use rules::Checked;
use rules::kind::KindOf;

/// The edits that remove a part from a thing, and their label; none for a part that cannot be removed.
pub type TakenOut = Option<(Vec<Edit>, String)>;

/// What moving a part of a thing among its like comes to.
pub enum Shift {
    /// The part stands at the end already.
    AtTheEnd,
    /// The change that moves it.
    By(Change),
}

impl Shift {
    /// The change, unless the part stands at the end already.
    #[must_use]
    pub fn change(self) -> Option<Change> {
        match self {
            Self::AtTheEnd => None,
            Self::By(change) => Some(change),
        }
    }
}

impl From<Option<Change>> for Shift {
    /// Without a change the part stands at the end already.
    fn from(change: Option<Change>) -> Self {
        change.map_or(Self::AtTheEnd, Self::By)
    }
}

/// Where something stands in the designs of a game.
pub type PlaceOf<G> = <<G as Things>::Of as Checked>::Place;

/// What any game knows about its things, by the game.
pub type ThingsOf = fn(Game) -> &'static dyn AnyThings;

/// What a game knows about its things, in its own types.
pub trait Things: Sync + 'static {
    /// The designs whose things they are.
    type Of: OfGame;
    /// What is searched, viewed and chosen in the blue book.
    type Browsing: Default + Browsed;

    /// The commands that add a thing, in the order of the menu.
    const ADDITIONS: &'static [Addition];
    /// The keys of its desks.
    const DESK_KEYS: &'static [DeskKey];

    /// Groups of the outline that no kind describes, after those of the kinds.
    fn further_groups(content: &Self::Of) -> Vec<OutlineGroup>;
    /// What is selected in a few words, for the status bar.
    fn summary(content: &Self::Of, place: PlaceOf<Self>) -> String;
    /// What a thing costs, is worth or has left to spend, in words that are said when they change; none where its remark in the outline tells it, or
    /// where it has no price.
    fn price(content: &Self::Of, place: PlaceOf<Self>) -> Option<String>;
    /// Removes the selected part from a thing, such as a unit from a set-up; an outer none if the place is no such part.
    fn take_out(content: &Self::Of, place: PlaceOf<Self>) -> Option<TakenOut>;
    /// Moves the selected part of a thing some places down among its kind, or up; none if the place is no such part.
    fn shift_part(content: &Self::Of, place: PlaceOf<Self>, by: isize) -> Option<Shift>;
    /// The change of dropping a thing on another, such as a ship on a fleet; none if that means nothing.
    fn dropped(content: &Self::Of, thing: PlaceOf<Self>, onto: PlaceOf<Self>) -> Option<Change>;
    /// Whether the blue book has things of a kind, by the word for one of them.
    fn is_in_the_blue_book(content: &Self::Of, one: &str) -> bool;
    /// The game's overview of all things of a kind, which it has besides the table, if it has one.
    fn overview() -> Option<Overview>;
    /// The kind of thing that captains play, such as scenarios.
    fn played() -> &'static dyn KindOf<Self::Of>;
}

/// What any game knows about its things. Places in another game, and designs for another, give nothing.
pub trait AnyThings: Sync {
    /// Groups of the outline that no kind describes, after those of the kinds.
    fn further_groups(&self, content: &Content) -> Vec<OutlineGroup>;
    /// What is selected in a few words, for the status bar.
    fn summary(&self, content: &Content, place: &Place) -> String;
    /// What a thing costs, is worth or has left to spend, in words that are said when they change; none where its remark in the outline tells it, or
    /// where it has no price.
    fn price(&self, content: &Content, place: &Place) -> Option<String>;
    /// Removes the selected part from a thing, such as a unit from a set-up; an outer none if the place is no such part.
    fn take_out(&self, content: &Content, place: &Place) -> Option<TakenOut>;
    /// Moves the selected part of a thing some places down among its kind, or up; none if the place is no such part.
    fn shift_part(&self, content: &Content, place: &Place, by: isize) -> Option<Shift>;
    /// The change of dropping a thing on another, such as a ship on a fleet; none if that means nothing.
    fn dropped(&self, content: &Content, thing: &Place, onto: &Place) -> Option<Change>;
    /// Whether the blue book has things of a kind, by the word for one of them.
    fn is_in_the_blue_book(&self, content: &Content, one: &str) -> bool;
    /// The game's overview of all things of a kind, which it has besides the table, if it has one.
    fn overview(&self) -> Option<Overview>;
    /// The commands that add a thing, in the order of the menu.
    fn additions(&self) -> &'static [Addition];
    /// The keys of its desks.
    fn desk_keys(&self) -> &'static [DeskKey];
    /// The state of a blue book that has just been opened.
    fn browsing(&self) -> Browsing;
    /// The scenario of a place, or the first one, as a place and by its name; none if there is no scenario.
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

/// The designs and a place in the game's own types; none if they are another game's.
fn own<'content, G: Things>(content: &'content Content, place: &Place) -> Option<(&'content G::Of, PlaceOf<G>)> {
    Some((G::Of::own(content)?, *PlaceOf::<G>::own(place)?))
}
