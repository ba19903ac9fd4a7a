//! The document: one game's designs with a title, pictures, print choices, the intended findings, and the games and playtests that are
//! kept.

use std::sync::Arc;

use serde::{Deserialize, Deserializer, Serialize};

use super::picture::StoredPicture;
use super::{Kept, PrintChoices};
use crate::{Content, Game, Place};
use rules::{Bound, Id, Picture, Shelf};

/// A project: a plain value, compared, copied and saved whole.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Project {
    /// The version of the file format; always the first field of the file, and read alone first.
    pub format: u32,
    /// What the project is called.
    pub title: String,
    /// What happens in it, in one line, by which it is chosen as a template. It stands on no page, and the fingerprint of the project leaves it out.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub plot: String,
    /// Its designs.
    pub content: Content,
    /// Pictures of the designer's own.
    #[serde(default)]
    pub pictures: Shelf<StoredPicture>,
    /// How it is put on paper.
    #[serde(default)]
    pub print: Arc<PrintChoices>,
    /// Findings that the designer has marked as intended.
    #[serde(default, deserialize_with = "read_intended")]
    pub intended: Vec<Intended>,
    /// Games and results of playtests that are kept. They change no page, and the fingerprint of the project leaves them out.
    #[serde(default, deserialize_with = "read_kept", skip_serializing_if = "Vec::is_empty")]
    pub kept: Vec<Arc<Kept>>,
}

/// A finding that the designer has marked as intended.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Intended {
    /// The name of the rule.
    pub rule: String,
    /// Where it is broken.
    pub place: Place,
    /// Why it is intended.
    pub reason: String,
}

fn read_intended<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Intended>, D::Error> {
    Intended::BOUND.list(deserializer)
}

fn read_kept<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Arc<Kept>>, D::Error> {
    Kept::BOUND.list(deserializer)
}

impl Intended {
    /// The most intended findings of a project.
    pub const BOUND: Bound = Bound::new(10_000, "intended findings");
}

impl Project {
    /// The version of the file format that this program writes.
    pub const FORMAT: u32 = 1;

    /// A project without designs.
    #[must_use]
    pub fn new(game: Game, title: impl Into<String>) -> Self {
        Self::with_content(Content::empty(game), title)
    }

    /// A project of these designs.
    #[must_use]
    pub fn with_content(content: Content, title: impl Into<String>) -> Self {
        Self {
            format: Self::FORMAT,
            title: title.into(),
            plot: String::new(),
            content,
            pictures: Shelf::default(),
            print: Arc::default(),
            intended: Vec::new(),
            kept: Vec::new(),
        }
    }

    /// Whether another value of the project has the same designs, so that games of one can be played on with the other.
    #[must_use]
    pub fn plays_like(self: &Arc<Self>, other: &Arc<Self>) -> bool {
        Arc::ptr_eq(self, other) || self.content == other.content
    }

    /// The picture with this id.
    #[must_use]
    pub fn picture(&self, id: Id<Picture>) -> Option<&StoredPicture> {
        self.pictures.get(Id::new(id.number()))
    }
}
