//! The games that Drydock knows, one variant each; matched exhaustively, so that the compiler lists what a new game owes.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::{About, Finding, Id, Picture, Refusal, launch_fighters, star_viking};

/// A game that designs can be made for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Game {
    /// Launch Fighters!
    LaunchFighters,
    /// Star Viking.
    StarViking,
}

impl Game {
    /// Every game, in the order in which they are offered.
    pub const ALL: [Self; 2] = [Self::LaunchFighters, Self::StarViking];

    /// How the game is spelled on the command line.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::LaunchFighters => "launch-fighters",
            Self::StarViking => "star-viking",
        }
    }

    /// The name of the game's folders.
    #[must_use]
    pub const fn folder(self) -> &'static str {
        match self {
            Self::LaunchFighters => "launch_fighters",
            Self::StarViking => "star_viking",
        }
    }

    /// The title on the rulebook.
    #[must_use]
    pub const fn title(self) -> &'static str {
        match self {
            Self::LaunchFighters => launch_fighters::BOOK,
            Self::StarViking => star_viking::BOOK,
        }
    }

    /// What the game is about, in a sentence.
    #[must_use]
    pub const fn about(self) -> &'static str {
        match self {
            Self::LaunchFighters => launch_fighters::ABOUT,
            Self::StarViking => star_viking::ABOUT,
        }
    }

    /// Whether its counters can show a designer's own pictures; else everything is drawn from what it is.
    #[must_use]
    pub const fn has_pictures(self) -> bool {
        match self {
            Self::LaunchFighters => true,
            Self::StarViking => false,
        }
    }

    /// What every rule of the game says, by code.
    #[must_use]
    pub fn rules(self) -> Vec<&'static About> {
        match self {
            Self::LaunchFighters => launch_fighters::checks::RULES.iter().map(|rule| rule.about).collect(),
            Self::StarViking => star_viking::checks::RULES.iter().map(|rule| rule.about).collect(),
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

/// All designs of one project, which are designs for one game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Content {
    /// Designs for Launch Fighters!
    LaunchFighters(launch_fighters::Content),
    /// Designs for Star Viking.
    StarViking(star_viking::Content),
}

/// A change of a project's designs, as data.
#[derive(Clone, Debug, PartialEq)]
pub enum Edit {
    /// A change of designs for Launch Fighters!
    LaunchFighters(launch_fighters::Edit),
    /// A change of designs for Star Viking.
    StarViking(star_viking::Edit),
}

impl Edit {
    /// About how many bytes of memory the edit takes.
    #[must_use]
    pub fn weight(&self) -> usize {
        match self {
            Self::LaunchFighters(edit) => edit.weight(),
            Self::StarViking(edit) => edit.weight(),
        }
    }
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
}

/// What the places of some designs are called.
pub enum Paths<'a> {
    /// Those of Launch Fighters!
    LaunchFighters(launch_fighters::Paths<'a>),
    /// Those of Star Viking.
    StarViking(star_viking::Paths<'a>),
}

impl Paths<'_> {
    /// The place in words, such as `ships/excelsior/launchers`.
    #[must_use]
    pub fn path(&self, place: &Place) -> String {
        match (self, place) {
            (_, Place::Project) => "project".into(),
            (Self::LaunchFighters(paths), Place::LaunchFighters(place)) => paths.path(place),
            (Self::StarViking(paths), Place::StarViking(place)) => paths.path(place),
            (Self::LaunchFighters(_), Place::StarViking(_)) | (Self::StarViking(_), Place::LaunchFighters(_)) => {
                "a place in another game".into()
            }
        }
    }
}

impl Content {
    /// No designs yet.
    #[must_use]
    pub fn empty(game: Game) -> Self {
        match game {
            Game::LaunchFighters => Self::LaunchFighters(launch_fighters::Content::default()),
            Game::StarViking => Self::StarViking(star_viking::Content::default()),
        }
    }

    /// The game that these are designs for.
    #[must_use]
    pub const fn game(&self) -> Game {
        match self {
            Self::LaunchFighters(_) => Game::LaunchFighters,
            Self::StarViking(_) => Game::StarViking,
        }
    }

    /// Everything that breaks a rule, in the order of the rules and then of the things.
    #[must_use]
    pub fn check(&self) -> Vec<Finding> {
        match self {
            Self::LaunchFighters(content) => launch_fighters::checks::check(content),
            Self::StarViking(content) => star_viking::checks::check(content),
        }
    }

    /// Applies an edit.
    ///
    /// # Errors
    /// Refuses an edit of what is not there, or for another game, and leaves the designs as they were.
    pub fn apply(&mut self, edit: &Edit) -> Result<(), Refusal> {
        match (self, edit) {
            (Self::LaunchFighters(content), Edit::LaunchFighters(edit)) => content.apply(edit),
            (Self::StarViking(content), Edit::StarViking(edit)) => content.apply(edit),
            (Self::LaunchFighters(_), Edit::StarViking(_)) | (Self::StarViking(_), Edit::LaunchFighters(_)) => {
                Err(Refusal::new("the edit is for another game"))
            }
        }
    }

    /// The pictures that designs name, with the places that name them.
    #[must_use]
    pub fn pictures(&self) -> Vec<(Place, Id<Picture>)> {
        match self {
            Self::LaunchFighters(content) => content.pictures().map(|(place, picture)| (place.into(), picture)).collect(),
            // Its bodies and counters are drawn from what they are.
            Self::StarViking(_) => Vec::new(),
        }
    }

    /// The edit that gives the design of a place a picture, or takes it away; none where nothing there can wear one.
    #[must_use]
    pub fn picture_edit(&self, place: &Place, picture: Option<Id<Picture>>) -> Option<Edit> {
        match (self, place) {
            (Self::LaunchFighters(content), Place::LaunchFighters(place)) => {
                content.picture_edit(*place, picture).map(Into::into)
            }
            (Self::LaunchFighters(_), Place::Project | Place::StarViking(_)) | (Self::StarViking(_), _) => None,
        }
    }

    /// A place in words, such as `ships/excelsior/launchers`; for many places ask for [`Content::paths`] once.
    #[must_use]
    pub fn path(&self, place: &Place) -> String {
        self.paths().path(place)
    }

    /// What the places of these designs are called.
    #[must_use]
    pub fn paths(&self) -> Paths<'_> {
        match self {
            Self::LaunchFighters(content) => Paths::LaunchFighters(launch_fighters::Paths::of(content)),
            Self::StarViking(content) => Paths::StarViking(star_viking::Paths::of(content)),
        }
    }

    /// The names of the scenarios, in order, by which one of them is printed.
    #[must_use]
    pub fn scenario_names(&self) -> Vec<String> {
        match self {
            Self::LaunchFighters(content) => content.scenarios.iter().map(|(_, scenario)| scenario.name.clone()).collect(),
            Self::StarViking(content) => content.scenarios.iter().map(|(_, scenario)| scenario.name.clone()).collect(),
        }
    }

    /// How many there are of each kind of thing, with the word for one of them.
    #[must_use]
    pub fn counts(&self) -> Vec<(usize, &'static str)> {
        match self {
            Self::LaunchFighters(content) => vec![
                (content.ships.len(), "ship"),
                (content.fleets.len(), "fleet"),
                (content.maps.len(), "map"),
                (content.scenarios.len(), "scenario"),
            ],
            Self::StarViking(content) => vec![
                (content.systems.len(), "system"),
                (content.forces.len(), "force"),
                (content.scenarios.len(), "scenario"),
                (content.units.len(), "unit type"),
            ],
        }
    }

    /// About how many bytes of memory these designs take.
    #[must_use]
    pub fn weight(&self) -> usize {
        self.weight_beyond(&Self::empty(self.game()))
    }

    /// About how many bytes of memory these designs take beyond what they share with others.
    #[must_use]
    pub fn weight_beyond(&self, other: &Self) -> usize {
        match (self, other) {
            (Self::LaunchFighters(content), Self::LaunchFighters(other)) => content.weight_beyond(other),
            (Self::StarViking(content), Self::StarViking(other)) => content.weight_beyond(other),
            // Nothing is shared between two games.
            (Self::LaunchFighters(content), Self::StarViking(_)) => content.weight_beyond(&launch_fighters::Content::default()),
            (Self::StarViking(content), Self::LaunchFighters(_)) => content.weight_beyond(&star_viking::Content::default()),
        }
    }
}

impl From<launch_fighters::Edit> for Edit {
    fn from(edit: launch_fighters::Edit) -> Self {
        Self::LaunchFighters(edit)
    }
}

impl From<launch_fighters::Place> for Place {
    fn from(place: launch_fighters::Place) -> Self {
        Self::LaunchFighters(place)
    }
}

impl From<launch_fighters::Content> for Content {
    fn from(content: launch_fighters::Content) -> Self {
        Self::LaunchFighters(content)
    }
}

impl From<star_viking::Edit> for Edit {
    fn from(edit: star_viking::Edit) -> Self {
        Self::StarViking(edit)
    }
}

impl From<star_viking::Place> for Place {
    fn from(place: star_viking::Place) -> Self {
        Self::StarViking(place)
    }
}

impl From<star_viking::Content> for Content {
    fn from(content: star_viking::Content) -> Self {
        Self::StarViking(content)
    }
}
