//! The designs of any game.

use super::{AnyKind, Content, Edit, Finding, Game, Place};
use crate::Error;
use rules::designs::Designs;
use rules::{self, Checked, Id, Picture, Refusal};
use std::path::Path;

/// One game's share of an enum that has a variant a game, such as its own edits among all edits.
pub trait OneOf<All>: Sized {
    /// The value, if it is this game's.
    fn own(all: &All) -> Option<&Self>;
}

/// The designs of one of the games.
pub trait OfGame:
    Designs<Place: OneOf<Place> + Into<Place>, Edit: OneOf<Edit> + Into<Edit>> + OneOf<Content> + Into<Content>
{
    /// The game.
    const GAME: Game;

    /// The same kinds as [`Designs::kinds`], to be asked with the types of any game.
    fn any_kinds() -> &'static [&'static dyn AnyKind];

    /// A chapter of the blue book from the bytes of its file, which is named in errors only.
    ///
    /// # Errors
    /// If they are not a chapter.
    fn chapter(bytes: &[u8], file: &Path) -> Result<Self::Chapter, Error>;
}

/// The designs of any game, for code that knows no game.
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
    /// The edit that gives the design at a place a picture, or takes its picture away; none where that design can have no picture.
    fn picture_edit(&self, place: &Place, picture: Option<Id<Picture>>) -> Option<Edit>;
    /// A place in words, such as `ships/excelsior/launchers`; for many places ask for [`AnyDesigns::paths`] once.
    fn path(&self, place: &Place) -> String;
    /// Names the places of these designs.
    fn paths(&self) -> Paths<'_>;
    /// The names of the scenarios, in order, by which one of them is printed or played.
    fn scenario_names(&self) -> Vec<String>;
    /// The number of things of each kind, with the word for one of them, as the blue book counts them.
    fn counts(&self) -> Vec<(usize, &'static str)>;
    /// The differences from other designs that no kind describes, such as "The optional rules".
    fn differences_beyond_kinds(&self, other: &Content) -> Vec<&'static str>;
    /// About how many bytes of memory these designs take.
    fn weight(&self) -> usize;
    /// About how many bytes of memory these designs take beyond what they share with others.
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

/// Names the places of designs.
pub struct Paths<'a>(Box<dyn Fn(&Place) -> String + 'a>);

impl Paths<'_> {
    /// The place in words, such as `ships/excelsior/launchers`.
    #[must_use]
    pub fn path(&self, place: &Place) -> String {
        (self.0)(place)
    }
}
