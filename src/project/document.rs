//! The document: one game's designs with a title, pictures, print choices, the intended findings, and the games and playtests that are
//! kept.

use std::sync::Arc;

use serde::{Deserialize, Deserializer, Serialize};

use super::picture::StoredPicture;
use super::{Kept, PrintChoices};
use crate::{Content, Game, Place};
use rules::{Bound, Id, Picture, Shelf};

/// A project. It is a plain value, which is compared, copied and saved as a whole.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Project {
    /// The version of the file format. It is always the first field of the file, and is read before all others.
    pub format: u32,
    /// The title of the project.
    pub title: String,
    /// What happens in the project, in one line, to help a user who looks for a template. It is printed on no page, and the fingerprint of the
    /// project leaves it out.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub plot: String,
    /// The designs of the project, for one game.
    pub content: Content,
    /// The pictures that the designer has added.
    #[serde(default)]
    pub pictures: Shelf<StoredPicture>,
    /// The choices for printing the project.
    #[serde(default)]
    pub print: Arc<PrintChoices>,
    /// Findings that the designer has marked as intended.
    #[serde(default, deserialize_with = "read_intended")]
    pub intended: Vec<Intended>,
    /// The games and the results of playtests that the user keeps in the project. They change no page, and the fingerprint of the project leaves them
    /// out.
    #[serde(default, deserialize_with = "read_kept", skip_serializing_if = "Vec::is_empty")]
    pub kept: Vec<Arc<Kept>>,
}

/// A finding that the designer has marked as intended.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Intended {
    /// The name of the rule.
    pub rule: String,
    /// The place where the rule is broken.
    pub place: Place,
    /// The designer's reason why the finding is intended.
    pub reason: String,
}

fn read_intended<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Intended>, D::Error> {
    Intended::BOUND.list(deserializer)
}

fn read_kept<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Arc<Kept>>, D::Error> {
    Kept::BOUND.list(deserializer)
}

impl Intended {
    /// How many intended findings a project may have at most.
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

    /// Whether both projects have the same designs, so that a game begun with one of them can be continued with the other.
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
