//! The games that Drydock knows, as enums with one variant for each game. They are matched exhaustively, so that the compiler lists what a new game
//! must provide. Code that serves all games reaches the rules of each game through this file; no other file in this folder names a game.

use crate::{Error, text};
use std::any::Any;
use std::fmt;
use std::ops::{Deref, DerefMut};
use std::path::Path;
use std::str::FromStr;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use super::{AnyDesigns, AnyKind, OfGame};
use rules::designs::Facts;
use rules::kind::KindOf;
use rules::{AnyRule, HasWeight};

/// A game that designs can be made for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Game {
    /// Launch Fighters!
    LaunchFighters,
    /// Star Viking.
    StarViking,
    /// Freedom in the Galaxy.
    FreedomInTheGalaxy,
    /// Vikings.
    Vikings,
    /// Space Viking.
    SpaceViking,
}

/// All designs of one project, which are designs for one game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[expect(clippy::large_enum_variant, reason = "a project has one, whose shelves are looked at much more often than it is moved")]
pub enum Content {
    /// Designs for Launch Fighters!
    LaunchFighters(launch_fighters::Content),
    /// Designs for Star Viking.
    StarViking(star_viking::Content),
    /// Designs for Freedom in the Galaxy.
    FreedomInTheGalaxy(freedom_in_the_galaxy::Content),
    /// Designs for Vikings.
    Vikings(vikings::Content),
    /// Designs for Space Viking.
    SpaceViking(space_viking::Content),
}

/// A change of a project's designs, as data.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Edit {
    /// A change of designs for Launch Fighters!
    LaunchFighters(launch_fighters::Edit),
    /// A change of designs for Star Viking.
    StarViking(star_viking::Edit),
    /// A change of designs for Freedom in the Galaxy.
    FreedomInTheGalaxy(freedom_in_the_galaxy::Edit),
    /// A change of designs for Vikings.
    Vikings(vikings::Edit),
    /// A change of designs for Space Viking.
    SpaceViking(space_viking::Edit),
}

/// A place in a project that a finding, a click or an error can point at.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Place {
    /// The project itself.
    Project,
    /// A place in designs for Launch Fighters!
    LaunchFighters(launch_fighters::Place),
    /// A place in designs for Star Viking.
    StarViking(star_viking::Place),
    /// A place in designs for Freedom in the Galaxy.
    FreedomInTheGalaxy(freedom_in_the_galaxy::Place),
    /// A place in designs for Vikings.
    Vikings(vikings::Place),
    /// A place in designs for Space Viking.
    SpaceViking(space_viking::Place),
}

impl Game {
    /// Every game, in the order in which the games are offered.
    pub const ALL: [Self; 5] =
        [Self::LaunchFighters, Self::StarViking, Self::FreedomInTheGalaxy, Self::Vikings, Self::SpaceViking];

    /// The facts about the game that need no designs.
    const fn facts(self) -> &'static Facts {
        match self {
            Self::LaunchFighters => &launch_fighters::FACTS,
            Self::StarViking => &star_viking::FACTS,
            Self::FreedomInTheGalaxy => &freedom_in_the_galaxy::FACTS,
            Self::Vikings => &vikings::FACTS,
            Self::SpaceViking => &space_viking::FACTS,
        }
    }
}

impl HasWeight for Edit {
    fn weight(&self) -> usize {
        match self {
            Self::LaunchFighters(edit) => edit.weight(),
            Self::StarViking(edit) => edit.weight(),
            Self::FreedomInTheGalaxy(edit) => edit.weight(),
            Self::Vikings(edit) => edit.weight(),
            Self::SpaceViking(edit) => edit.weight(),
        }
    }
}

/// Lets callers use the functions of the designs without knowing the game.
impl Deref for Content {
    type Target = dyn AnyDesigns;

    fn deref(&self) -> &Self::Target {
        match self {
            Self::LaunchFighters(designs) => designs,
            Self::StarViking(designs) => designs,
            Self::FreedomInTheGalaxy(designs) => designs,
            Self::Vikings(designs) => designs,
            Self::SpaceViking(designs) => designs,
        }
    }
}

impl DerefMut for Content {
    fn deref_mut(&mut self) -> &mut Self::Target {
        match self {
            Self::LaunchFighters(designs) => designs,
            Self::StarViking(designs) => designs,
            Self::FreedomInTheGalaxy(designs) => designs,
            Self::Vikings(designs) => designs,
            Self::SpaceViking(designs) => designs,
        }
    }
}

/// Converts a game's own content, edits and places to those of all games and back.
#[doc(hidden)]
#[macro_export]
macro_rules! __one_of_all {
    ($game:ident, $folder:ident: $($all:ident),*) => {
        $(
            impl From<$folder::$all> for $all {
                fn from(own: $folder::$all) -> Self {
                    Self::$game(own)
                }
            }

            impl $crate::OneOf<$all> for $folder::$all {
                fn own(all: &$all) -> Option<&Self> {
                    if let $all::$game(own) = all { Some(own) } else { None }
                }
            }
        )*
    };
}

pub use __one_of_all as one_of_all;

/// Declares that a game has designs, and wraps its kinds as kinds of any game.
macro_rules! of_game {
    ($game:ident, $folder:ident) => {
        impl OfGame for $folder::Content {
            const GAME: Game = Game::$game;

            fn any_kinds() -> &'static [&'static dyn AnyKind] {
                static KINDS: LazyLock<Vec<&dyn AnyKind>> = LazyLock::new(any_kinds::<$folder::Content>);
                &KINDS
            }

            fn chapter(bytes: &[u8], file: &Path) -> Result<Self::Chapter, Error> {
                text::read_other(bytes, file)
            }
        }
    };
}

/// The kinds of a game behind the interface that serves any game.
fn any_kinds<D: OfGame>() -> Vec<&'static dyn AnyKind> {
    D::kinds().iter().map(|kind: &'static &'static dyn KindOf<D>| kind as &'static dyn AnyKind).collect()
}

one_of_all!(LaunchFighters, launch_fighters: Content, Edit, Place);
of_game!(LaunchFighters, launch_fighters);
one_of_all!(StarViking, star_viking: Content, Edit, Place);
of_game!(StarViking, star_viking);
one_of_all!(FreedomInTheGalaxy, freedom_in_the_galaxy: Content, Edit, Place);
of_game!(FreedomInTheGalaxy, freedom_in_the_galaxy);
one_of_all!(Vikings, vikings: Content, Edit, Place);
of_game!(Vikings, vikings);
one_of_all!(SpaceViking, space_viking: Content, Edit, Place);
of_game!(SpaceViking, space_viking);

/// Facts about a game that are known without any designs.
impl Game {
    /// The name of the game on the command line.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        self.facts().slug
    }

    /// The name of the game's folders.
    #[must_use]
    pub const fn folder(self) -> &'static str {
        self.facts().folder
    }

    /// The title of the game as its rulebook gives it.
    #[must_use]
    pub const fn title(self) -> &'static str {
        self.facts().title
    }

    /// The subject of the game, in a sentence.
    #[must_use]
    pub const fn about(self) -> &'static str {
        self.facts().about
    }

    /// Where the program shows a designer's own pictures, as a sentence; `None` if it shows none for this game.
    #[must_use]
    pub const fn pictures_on(self) -> Option<&'static str> {
        self.facts().pictures_on
    }

    /// Whether the program shows a designer's own pictures for this game.
    #[must_use]
    pub const fn has_pictures(self) -> bool {
        self.pictures_on().is_some()
    }

    /// Whether the window has a table on which the user can play or watch this game.
    #[must_use]
    pub const fn is_played(self) -> bool {
        self.facts().is_played
    }

    /// The kinds of thing that a designer makes, in the order of the outline, and the lists inside them.
    #[must_use]
    pub fn kinds(self) -> &'static [&'static dyn AnyKind] {
        Content::empty(self).kinds()
    }

    /// Every rule that designs for the game are checked against, in the order in which their findings are listed.
    #[must_use]
    pub fn rules(self) -> Vec<&'static dyn AnyRule> {
        (self.facts().rules)()
    }

    /// Every rule about what players write during a game by post, such as orders.
    #[must_use]
    pub fn play_rules(self) -> Vec<&'static dyn AnyRule> {
        (self.facts().play_rules)()
    }
}

/// Converts designs of the game `D` to those of any game; returns the value unchanged if it is something else.
fn designs<D: OfGame + Into<Content>>(any: Box<dyn Any>) -> Result<Content, Box<dyn Any>> {
    any.downcast::<D>().map(|own| (*own).into())
}

impl Content {
    /// The designs in this value, for whichever game they are; `None` if the value holds no designs.
    #[must_use]
    pub fn of_any(any: Box<dyn Any>) -> Option<Self> {
        designs::<launch_fighters::Content>(any)
            .or_else(designs::<star_viking::Content>)
            .or_else(designs::<freedom_in_the_galaxy::Content>)
            .or_else(designs::<vikings::Content>)
            .or_else(designs::<space_viking::Content>)
            .ok()
    }

    /// Designs for a game without any things in them.
    #[must_use]
    pub fn empty(game: Game) -> Self {
        match game {
            Game::LaunchFighters => Self::LaunchFighters(launch_fighters::Content::default()),
            Game::StarViking => Self::StarViking(star_viking::Content::default()),
            Game::FreedomInTheGalaxy => Self::FreedomInTheGalaxy(freedom_in_the_galaxy::Content::default()),
            Game::Vikings => Self::Vikings(vikings::Content::default()),
            Game::SpaceViking => Self::SpaceViking(space_viking::Content::default()),
        }
    }
}

impl fmt::Display for Game {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.pad(self.slug())
    }
}

impl FromStr for Game {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Self::ALL.into_iter().find(|game| game.slug() == text).ok_or_else(|| {
            let known: Vec<_> = Self::ALL.iter().map(|game| game.slug()).collect();
            format!("no game is spelled {text:?}; Drydock knows {}", known.join(", "))
        })
    }
}
