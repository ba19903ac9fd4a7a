//! The trait by which a game provides its designs to the rules engine, in its own types. Nothing here knows which games there are; the crates above
//! list them.

use std::fmt;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::kind::KindOf;
use super::rule::{Checked, FindingIn};
use super::{AnyRule, HasWeight, Id, Picture, Refusal};

/// Facts about a game that do not depend on any project.
pub struct Facts {
    /// The name of the game on the command line.
    pub slug: &'static str,
    /// The name of the game's folders.
    pub folder: &'static str,
    /// The title of the rulebook.
    pub title: &'static str,
    /// The subject of the game, in a sentence.
    pub about: &'static str,
    /// Where the designer's own pictures are shown, as a sentence; `None` if the game shows none.
    pub pictures_on: Option<&'static str>,
    /// Whether the game can be played in Drydock.
    pub is_played: bool,
    /// Every rule that designs are checked against, in the order in which their findings are listed.
    pub rules: fn() -> Vec<&'static dyn AnyRule>,
    /// Every rule about what players write during a game, such as orders. No project contains such texts.
    pub play_rules: fn() -> Vec<&'static dyn AnyRule>,
}

/// All designs of one game in a project. A game implements this trait for its content.
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
    /// A chapter of the blue book, as it is read from its file.
    type Chapter: DeserializeOwned;

    /// Every kind of thing that a designer makes, in the order of the outline, including lists inside things.
    fn kinds() -> &'static [&'static dyn KindOf<Self>];

    /// All findings about these designs, in the order of the rules and then of the things.
    fn check(&self) -> Vec<FindingIn<Self>>;
    /// Applies an edit.
    ///
    /// # Errors
    /// Refuses an edit of a thing that does not exist, and leaves the designs unchanged.
    fn apply(&mut self, edit: &Self::Edit) -> Result<(), Refusal>;
    /// Returns the edit, together with further edits that keep other designs consistent with it. No further edit is needed if things refer to each
    /// other by id alone; a reference to a deleted thing is then a finding.
    fn in_step(&self, edit: Self::Edit) -> Vec<Self::Edit> {
        vec![edit]
    }
    /// The pictures that designs refer to, each with the place that refers to it; empty if the game prints no pictures.
    fn pictures(&self) -> Vec<(Self::Place, Id<Picture>)> {
        Vec::new()
    }
    /// The edit that gives a picture to the design at a place, or removes its picture; `None` if that design cannot have a picture.
    fn picture_edit(&self, _place: Self::Place, _picture: Option<Id<Picture>>) -> Option<Self::Edit> {
        None
    }
    /// The names of the scenarios, in order. A command to print or play a scenario refers to it by its name.
    fn scenario_names(&self) -> Vec<String>;
    /// How many things there are of each kind, with the word for one such thing, as the library shows them.
    fn counts(&self) -> Vec<(usize, &'static str)>;
    /// Names the differences from other designs that are not described by any kind of thing, such as "The optional rules".
    fn differences_beyond_kinds(&self, other: &Self) -> Vec<&'static str>;
    /// About how many bytes of memory these designs take in addition to what they share with others.
    fn weight_beyond(&self, other: &Self) -> usize;
}
