//! The designs of any game.

use super::{AnyKind, Content, Edit, Finding, Game, Place};
use crate::Error;
use rules::designs::Designs;
use rules::{self, Checked, Id, Picture, Refusal};
use std::path::Path;

/// A game's own variant of an enum that has one variant for each game. For example, a game's own edits among the edits of all games.
pub trait OneOf<All>: Sized {
    /// The value in the game's own type; `None` if it belongs to another game.
    fn own(all: &All) -> Option<&Self>;
}

/// The designs of one of the games.
pub trait OfGame:
    Designs<Place: OneOf<Place> + Into<Place>, Edit: OneOf<Edit> + Into<Edit>> + OneOf<Content> + Into<Content>
{
    /// The game that these designs are for.
    const GAME: Game;

    /// The kinds of [`Designs::kinds`], behind an interface that takes the designs and places of any game.
    fn any_kinds() -> &'static [&'static dyn AnyKind];

    /// Reads a chapter of the blue book from the bytes of its file; `file` is only named in errors.
    ///
    /// # Errors
    /// If they are not a chapter.
    fn chapter(bytes: &[u8], file: &Path) -> Result<Self::Chapter, Error>;
}

/// The designs of any game, for code that knows no particular game.
pub trait AnyDesigns {
    /// The game for which these designs are.
    fn game(&self) -> Game;
    /// The kinds of thing that a designer makes, in the order of the outline, and the lists inside them.
    fn kinds(&self) -> &'static [&'static dyn AnyKind];
    /// Whether a place belongs to designs for this game.
    fn is_own(&self, place: &Place) -> bool;
    /// Everything that breaks a rule, in the order of the rules and then of the things.
    fn check(&self) -> Vec<Finding>;
    /// Applies an edit.
    ///
    /// # Errors
    /// If the edit changes something that does not exist, or is for another game; the designs are then unchanged.
    fn apply(&mut self, edit: &Edit) -> Result<(), Refusal>;
    /// The pictures that designs show, each with the place of the design that shows it.
    fn pictures(&self) -> Vec<(Place, Id<Picture>)>;
    /// The edit that gives the design at a place a picture, or removes its picture; `None` if that design can have no picture.
    fn picture_edit(&self, place: &Place, picture: Option<Id<Picture>>) -> Option<Edit>;
    /// A place in words, such as `ships/excelsior/launchers`. For many places, [`AnyDesigns::paths`] is faster.
    fn path(&self, place: &Place) -> String;
    /// Prepares to write many places of these designs in words.
    fn paths(&self) -> Paths<'_>;
    /// The names of the scenarios, in order. A command to print or play a scenario refers to it by its name.
    fn scenario_names(&self) -> Vec<String>;
    /// How many things there are of each kind, with the word for one such thing, as the blue book shows them.
    fn counts(&self) -> Vec<(usize, &'static str)>;
    /// Names the parts that differ from other designs and that are not described by any kind, such as "The optional rules".
    fn differences_beyond_kinds(&self, other: &Content) -> Vec<&'static str>;
    /// About how many bytes of memory these designs take.
    fn weight(&self) -> usize;
    /// About how many bytes of memory these designs take in addition to what they share with others.
    fn weight_beyond(&self, other: &Content) -> usize;
}

impl<D: OfGame> AnyDesigns for D {
    fn game(&self) -> Game {
        D::GAME
    }

    fn kinds(&self) -> &'static [&'static dyn AnyKind] {
        D::any_kinds()
    }

    fn is_own(&self, place: &Place) -> bool {
        D::Place::own(place).is_some()
    }

    fn check(&self) -> Vec<Finding> {
        Designs::check(self).into_iter().map(rules::Finding::among).collect()
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
        let called = Checked::paths(self);
        Paths(Box::new(move |place| match (place, D::Place::own(place)) {
            (Place::Project, _) => "project".into(),
            (_, Some(own)) => called(own),
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

/// Writes the places of designs in words.
pub struct Paths<'a>(Box<dyn Fn(&Place) -> String + 'a>);

impl Paths<'_> {
    /// The place in words, such as `ships/excelsior/launchers`.
    #[must_use]
    pub fn path(&self, place: &Place) -> String {
        (self.0)(place)
    }
}
