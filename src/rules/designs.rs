//! What a game must provide for the rules engine, in its own types. Nothing here knows which games there are; the crates above list them.

use std::fmt;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::kind::KindOf;
use super::rule::{Checked, FindingIn};
use super::{AnyRule, HasWeight, Id, Picture, Refusal};

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
    /// Where a designer's own pictures are shown, as a sentence; none where the game shows none.
    pub pictures_on: Option<&'static str>,
    /// Whether it can be played at a table here.
    pub is_played: bool,
    /// Every rule, by code.
    pub rules: fn() -> Vec<&'static dyn AnyRule>,
    /// Every rule about what players write while a game is on, which no project holds, by code.
    pub play_rules: fn() -> Vec<&'static dyn AnyRule>,
}

/// Everything that one project holds of a game: what the game must provide for the rules engine.
pub trait Designs:
    Checked<Place: Copy + Ord + 'static, Edit: HasWeight>
    + Clone
    + Default
    + PartialEq
    + fmt::Debug
    + Serialize
    + DeserializeOwned
    + 'static
{
    /// A chapter of the blue book.
    type Chapter: DeserializeOwned;

    /// The kinds of thing that a designer makes, in the order of the outline, and the lists inside them.
    fn kinds() -> &'static [&'static dyn KindOf<Self>];

    /// Everything that breaks a rule, in the order of the rules and then of the things.
    fn check(&self) -> Vec<FindingIn<Self>>;
    /// Applies an edit.
    ///
    /// # Errors
    /// Refuses an edit of what is not there, and leaves the designs as they were.
    fn apply(&mut self, edit: &Self::Edit) -> Result<(), Refusal>;
    /// An edit, and those that keep the rest of the designs in step with it. Where things refer to each other by id alone, a reference to a thing
    /// that is gone is a finding, and nothing has to be kept in step.
    fn in_step(&self, edit: Self::Edit) -> Vec<Self::Edit> {
        vec![edit]
    }
    /// The pictures that designs name, with the places that name them; none where all that is printed is drawn.
    fn pictures(&self) -> Vec<(Self::Place, Id<Picture>)> {
        Vec::new()
    }
    /// The edit that gives the design at a place a picture, or takes its picture away; none where that design can have no picture.
    fn picture_edit(&self, _place: Self::Place, _picture: Option<Id<Picture>>) -> Option<Self::Edit> {
        None
    }
    /// The names of the scenarios, in order, by which one of them is printed or played.
    fn scenario_names(&self) -> Vec<String>;
    /// How many there are of each kind of thing, with the word for one of them, as the library counts them.
    fn counts(&self) -> Vec<(usize, &'static str)>;
    /// The differences from other designs that no kind describes, such as "The optional rules".
    fn differences_beyond_kinds(&self, other: &Self) -> Vec<&'static str>;
    /// About how many bytes of memory these designs take beyond what they share with others.
    fn weight_beyond(&self, other: &Self) -> usize;
}
