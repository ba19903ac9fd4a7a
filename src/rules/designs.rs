//! What a game owes the rules engine, in its own types, and the same asked by whoever knows no game.
//!
//! A game's folder implements [`Designs`] for what one project holds of it, with its own edit and place. [`AnyDesigns`] wraps that once for
//! all games: it takes the edit and the place of any game and refuses another game's, so that nothing above has to pair two games.

use std::fmt;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::kind::AnyKind;
use super::{AnyRule, Content, Edit, Finding, Game, Id, Picture, Place, Refusal};

/// What is known of a game before anything is designed for it.
pub struct Facts {
    /// How it is spelled on the command line.
    pub slug: &'static str,
    /// The name of its folders.
    pub folder: &'static str,
    /// The title on the rulebook.
    pub title: &'static str,
    /// What it is about, in a sentence.
    pub about: &'static str,
    /// On what a designer's own pictures are shown, in a sentence; none where everything is drawn from what it is.
    pub pictures_on: Option<&'static str>,
    /// Whether it can be played at a table here.
    pub is_played: bool,
    /// Whether captains play it, so that its scenarios can be playtested.
    pub is_playtested: bool,
    /// The kinds of thing that a designer makes, in the order of the outline, and the lists inside them.
    pub kinds: &'static [&'static dyn AnyKind],
    /// Every rule, by code.
    pub rules: fn() -> Vec<&'static dyn AnyRule>,
    /// Every rule about what players write while a game is on, which no project holds, by code.
    pub play_rules: fn() -> Vec<&'static dyn AnyRule>,
    /// No designs yet.
    pub empty: fn() -> Content,
}

/// One game's share of an enum that has a variant a game, such as its own edits among all edits.
pub trait OneOf<All>: Sized {
    /// The value, if it is this game's.
    fn own(all: &All) -> Option<&Self>;
}

/// Everything that one project holds of a game: what the game owes the rules engine.
pub trait Designs:
    OneOf<Content> + Into<Content> + Clone + Default + PartialEq + fmt::Debug + Serialize + DeserializeOwned + 'static
{
    /// A change of the designs.
    type Edit: OneOf<Edit> + Into<Edit> + Clone;
    /// A place in the designs.
    type Place: OneOf<Place> + Into<Place> + Copy + Ord + 'static;
    /// A chapter of the blue book.
    type Chapter: DeserializeOwned;

    /// The game.
    const GAME: Game;
    /// The kinds of thing that a designer makes, in the order of the outline, and the lists inside them.
    const KINDS: &'static [&'static dyn AnyKind];

    /// Everything that breaks a rule, in the order of the rules and then of the things.
    fn check(&self) -> Vec<Finding>;
    /// Applies an edit.
    ///
    /// # Errors
    /// Refuses an edit of what is not there, and leaves the designs as they were.
    fn apply(&mut self, edit: &Self::Edit) -> Result<(), Refusal>;
    /// An edit, and those that keep the rest of the designs in step with it.
    fn in_step(&self, edit: Self::Edit) -> Vec<Self::Edit>;
    /// The pictures that designs name, with the places that name them.
    fn pictures(&self) -> Vec<(Self::Place, Id<Picture>)>;
    /// The edit that gives the design of a place a picture, or takes it away; none where nothing there can wear one.
    fn picture_edit(&self, place: Self::Place, picture: Option<Id<Picture>>) -> Option<Self::Edit>;
    /// What the places are called: a function that remembers what it has found out.
    fn paths(&self) -> Box<dyn Fn(Self::Place) -> String + '_>;
    /// The names of the scenarios, in order, by which one of them is printed or played.
    fn scenario_names(&self) -> Vec<String>;
    /// How many there are of each kind of thing, with the word for one of them, as the library counts them.
    fn counts(&self) -> Vec<(usize, &'static str)>;
    /// What differs from other designs that no kind describes, such as "The optional rules".
    fn differences_beyond_kinds(&self, other: &Self) -> Vec<&'static str>;
    /// About how many bytes of memory these designs take beyond what they share with others.
    fn weight_beyond(&self, other: &Self) -> usize;
}

/// The designs of any game, for whoever knows no game.
pub trait AnyDesigns {
    /// The game that these are designs for.
    fn game(&self) -> Game;
    /// The kinds of thing that a designer makes, in the order of the outline, and the lists inside them.
    fn kinds(&self) -> &'static [&'static dyn AnyKind];
    /// Whether a place is one in designs for this game.
    fn is_own(&self, place: &Place) -> bool;
    /// Everything that breaks a rule, in the order of the rules and then of the things.
    fn check(&self) -> Vec<Finding>;
    /// Applies an edit.
    ///
    /// # Errors
    /// Refuses an edit of what is not there, or for another game, and leaves the designs as they were.
    fn apply(&mut self, edit: &Edit) -> Result<(), Refusal>;
    /// The pictures that designs name, with the places that name them.
    fn pictures(&self) -> Vec<(Place, Id<Picture>)>;
    /// The edit that gives the design of a place a picture, or takes it away; none where nothing there can wear one.
    fn picture_edit(&self, place: &Place, picture: Option<Id<Picture>>) -> Option<Edit>;
    /// A place in words, such as `ships/excelsior/launchers`; for many places ask for [`AnyDesigns::paths`] once.
    fn path(&self, place: &Place) -> String;
    /// What the places of these designs are called.
    fn paths(&self) -> Paths<'_>;
    /// The names of the scenarios, in order, by which one of them is printed or played.
    fn scenario_names(&self) -> Vec<String>;
    /// How many there are of each kind of thing, with the word for one of them, as the library counts them.
    fn counts(&self) -> Vec<(usize, &'static str)>;
    /// What differs from other designs that no kind describes, such as "The optional rules".
    fn differences_beyond_kinds(&self, other: &Content) -> Vec<&'static str>;
    /// About how many bytes of memory these designs take.
    fn weight(&self) -> usize;
    /// About how many bytes of memory these designs take beyond what they share with others.
    fn weight_beyond(&self, other: &Content) -> usize;
}

impl<D: Designs> AnyDesigns for D {
    fn game(&self) -> Game {
        D::GAME
    }

    fn kinds(&self) -> &'static [&'static dyn AnyKind] {
        D::KINDS
    }

    fn is_own(&self, place: &Place) -> bool {
        D::Place::own(place).is_some()
    }

    fn check(&self) -> Vec<Finding> {
        Designs::check(self)
    }

    fn apply(&mut self, edit: &Edit) -> Result<(), Refusal> {
        let own = D::Edit::own(edit).ok_or_else(|| Refusal::new("the edit is for another game"))?;
        Designs::apply(self, own)
    }

    fn pictures(&self) -> Vec<(Place, Id<Picture>)> {
        Designs::pictures(self).into_iter().map(|(place, picture)| (place.into(), picture)).collect()
    }

    fn picture_edit(&self, place: &Place, picture: Option<Id<Picture>>) -> Option<Edit> {
        Designs::picture_edit(self, *D::Place::own(place)?, picture).map(Into::into)
    }

    fn path(&self, place: &Place) -> String {
        AnyDesigns::paths(self).path(place)
    }

    fn paths(&self) -> Paths<'_> {
        let called = Designs::paths(self);
        Paths(Box::new(move |place| match (place, D::Place::own(place)) {
            (Place::Project, _) => "project".into(),
            (_, Some(own)) => called(*own),
            (_, None) => "a place in another game".into(),
        }))
    }

    fn scenario_names(&self) -> Vec<String> {
        Designs::scenario_names(self)
    }

    fn counts(&self) -> Vec<(usize, &'static str)> {
        Designs::counts(self)
    }

    fn differences_beyond_kinds(&self, other: &Content) -> Vec<&'static str> {
        D::own(other).map_or_else(|| vec!["The game"], |other| Designs::differences_beyond_kinds(self, other))
    }

    fn weight(&self) -> usize {
        Designs::weight_beyond(self, &D::default())
    }

    fn weight_beyond(&self, other: &Content) -> usize {
        // Nothing is shared between two games.
        D::own(other).map_or_else(|| AnyDesigns::weight(self), |other| Designs::weight_beyond(self, other))
    }
}

/// What the places of some designs are called.
pub struct Paths<'a>(Box<dyn Fn(&Place) -> String + 'a>);

impl Paths<'_> {
    /// The place in words, such as `ships/excelsior/launchers`.
    #[must_use]
    pub fn path(&self, place: &Place) -> String {
        (self.0)(place)
    }
}
