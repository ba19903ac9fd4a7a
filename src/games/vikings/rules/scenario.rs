//! A scenario: the ground, the two forces, the things on the ground, the special rules, and how a side wins. The starting places of characters and
//! boats are in the forces.

use std::collections::BTreeSet;

use serde::{Deserialize, Deserializer, Serialize};

use super::board::Layout;
use super::{Character, Content, Force, Goal, Player, TroopType};
use geometry::Space;
use rules::kind::{Choosable, Offer};
use rules::{Bound, Count, Id, Level, Refusal, Shelf};

/// A scenario (2.1): the ground, the two forces, and how it is won.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Scenario {
    /// The name of the scenario.
    pub name: String,
    /// The layout of boards on which the scenario is played; `None` until the designer chooses one.
    pub layout: Option<Id<Layout>>,
    /// The forces of player A and of player B; `None` until the designer chooses one.
    pub sides: [Option<Id<Force>>; 2],
    /// The number of the last turn; `None` for a game without a limit of turns.
    pub turns: Option<Count>,
    /// Areas: for set-up, for goals and for the tide.
    #[serde(deserialize_with = "read_areas")]
    pub areas: Shelf<Area>,
    /// Things on the ground: treasures, dummies and beasts.
    #[serde(skip_serializing_if = "Shelf::is_untouched", deserialize_with = "read_tokens")]
    pub tokens: Shelf<Token>,
    /// Characters whose movement on foot differs from the value on their counters.
    #[serde(skip_serializing_if = "Shelf::is_untouched", deserialize_with = "read_paces")]
    pub paces: Shelf<Pace>,
    /// The goals of the sides.
    #[serde(deserialize_with = "read_goals")]
    pub goals: Shelf<Goal>,
    /// The special rules in force.
    pub options: Options,
    /// The lead that is needed for each grade of victory, in percent of the loser's points.
    #[serde(deserialize_with = "read_grades")]
    pub grades: Vec<u32>,
    /// The victory points that player A and player B have before the first turn.
    #[serde(skip_serializing_if = "is_even")]
    pub head_starts: [Count; 2],
    /// Remarks of the designer.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub notes: String,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "the serializer hands out references")]
fn is_even(head_starts: &[Count; 2]) -> bool {
    head_starts.iter().all(|points| points.get() == 0)
}

/// An area of the layout.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Area {
    /// The name of the area.
    pub name: String,
    /// The use of the area.
    pub purpose: Purpose,
    /// The hexes of the area, in coordinates that begin at the upper left hex of the layout.
    pub spaces: BTreeSet<Space>,
}

/// The use of an area.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Purpose {
    /// An area for goals.
    #[default]
    Goal,
    /// Hexes on which player A puts down the characters and boats for which no starting hex is given.
    SetUpA,
    /// Hexes on which player B puts down the characters and boats for which no starting hex is given.
    SetUpB,
    /// A sandbar that is beach while the tide is low (5.5).
    Tide,
}

/// Things of one kind on the ground at the start.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Token {
    /// The kind of the things.
    pub what: TokenKind,
    /// The hexes of the things, one for each.
    pub spaces: BTreeSet<Space>,
}

/// A kind of thing on the ground (5.5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum TokenKind {
    /// A treasure.
    #[default]
    Treasure,
    /// A dummy, which looks like a treasure while it lies face down.
    Dummy,
    /// A pig.
    Pig,
    /// A goat.
    Goat,
    /// A horse without a rider.
    Horse,
}

/// A character whose movement on foot differs from the value on the counter (5.5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Pace {
    /// The character; `None` until the designer chooses one.
    pub character: Option<Id<Character>>,
    /// The movement points of the character on foot in this scenario.
    pub movement: Level,
}

/// The optional and special rules of a scenario (5.1 to 5.5).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// Arrows that miss can hit characters beside the target (5.1).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub stray_arrows: bool,
    /// Leaks can be patched (5.2).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub patching: bool,
    /// Ropes can break between boats that move apart (5.3).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub weak_ropes: bool,
    /// Ships need a steersman in order to turn and to gain speed (5.4).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub steersman: bool,
    /// Treasures are seized and carried (5.5).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub treasures: bool,
    /// The markers that look like treasures are mixed before each game. This rule is Drydock's own.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub mixed_markers: bool,
    /// Unarmed characters can be led away by enemies beside them.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub captives: bool,
    /// The troop types whose characters need no drowning test (5.5).
    #[serde(skip_serializing_if = "Vec::is_empty", deserialize_with = "read_swimmers")]
    pub swimmers: Vec<Id<TroopType>>,
    /// For how many turns low tide lasts; `None` if there is no tide (5.5).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub low_tide: Option<Count>,
}

/// How many areas a scenario can have at most.
const AREAS: Bound = Bound::new(100, "areas in one scenario");
/// How many rows of things on the ground a scenario can have at most.
const TOKENS: Bound = Bound::new(100, "lines of things on the ground in one scenario");
/// For how many characters a scenario can change the movement at most.
const PACES: Bound = Bound::new(1_000, "paces in one scenario");
/// How many goals a scenario can have at most.
const GOALS: Bound = Bound::new(1_000, "goals in one scenario");
/// How many grades of victory a scenario can have at most.
const GRADES: Bound = Bound::new(20, "grades of victory in one scenario");
/// How many troop types of good swimmers a scenario can have at most.
const SWIMMERS: Bound = Bound::new(1_000, "types of good swimmers in one scenario");

/// For each list, makes a function that reads the list and checks its bound. The structs name these functions for serde.
macro_rules! readers {
    ($($name:ident: $bound:ident.$how:ident -> $list:ty;)*) => {
        $(fn $name<'de, D: Deserializer<'de>>(deserializer: D) -> Result<$list, D::Error> {
            $bound.$how(deserializer)
        })*
    };
}

readers! {
    read_areas: AREAS.shelf -> Shelf<Area>;
    read_tokens: TOKENS.shelf -> Shelf<Token>;
    read_paces: PACES.shelf -> Shelf<Pace>;
    read_goals: GOALS.shelf -> Shelf<Goal>;
    read_grades: GRADES.list -> Vec<u32>;
    read_swimmers: SWIMMERS.list -> Vec<Id<TroopType>>;
}

impl Default for Scenario {
    fn default() -> Self {
        Self {
            name: String::new(),
            layout: None,
            sides: [None; 2],
            turns: None,
            areas: Shelf::default(),
            tokens: Shelf::default(),
            paces: Shelf::default(),
            goals: Shelf::default(),
            options: Options::default(),
            grades: Self::GRADES.into(),
            head_starts: [Count::clamped(0); 2],
            notes: String::new(),
        }
    }
}

impl Scenario {
    /// The usual leads that are needed for the grades of victory, in percent of the loser's points.
    pub const GRADES: [u32; 3] = [10, 25, 50];
    /// The usual points for a treasure that is carried off.
    pub const TREASURE: u32 = 20;

    /// The name of the scenario, or "Unnamed scenario".
    #[must_use]
    pub fn label(&self) -> &str {
        if self.name.trim().is_empty() { "Unnamed scenario" } else { &self.name }
    }

    /// The force of a side, with its id; `None` if the side has no force or the force does not exist.
    #[must_use]
    pub fn force<'a>(&self, player: Player, content: &'a Content) -> Option<(Id<Force>, &'a Force)> {
        let id = self.sides[player as usize]?;
        Some((id, content.forces.get(id)?))
    }

    /// The sides whose forces exist, each with the id of the force and the force.
    pub fn forces<'a>(&self, content: &'a Content) -> impl Iterator<Item = (Player, Id<Force>, &'a Force)> + use<'a> {
        let sides = self.sides;
        Player::ALL.into_iter().filter_map(move |player| {
            let id = sides[player as usize]?;
            Some((player, id, content.forces.get(id)?))
        })
    }

    /// Whether one force plays both sides.
    #[must_use]
    pub fn has_one_force_twice(&self) -> bool {
        self.sides[0].is_some() && self.sides[0] == self.sides[1]
    }

    /// The name of a side's force, or words for a side without one.
    #[must_use]
    pub fn side_label(&self, player: Player, content: &Content) -> String {
        let force = self.force(player, content);
        force.map_or_else(|| format!("Player {}", player.label()), |(_, force)| force.label().to_owned())
    }

    /// The layout of the scenario; `None` if it has none or the layout does not exist.
    #[must_use]
    pub fn layout<'a>(&self, content: &'a Content) -> Option<&'a Layout> {
        content.layouts.get(self.layout?)
    }

    /// The hexes of all things of one kind.
    pub fn lying(&self, what: TokenKind) -> impl Iterator<Item = Space> + '_ {
        self.tokens.iter().filter(move |(_, token)| token.what == what).flat_map(|(_, token)| token.spaces.iter().copied())
    }

    /// All hexes of the areas that have this purpose.
    #[must_use]
    pub fn spaces_for(&self, purpose: Purpose) -> BTreeSet<Space> {
        let areas = self.areas.iter().filter(|(_, area)| area.purpose == purpose);
        areas.flat_map(|(_, area)| area.spaces.iter().copied()).collect()
    }

    /// Checks that the lists of the scenario are no longer than a file may hold.
    ///
    /// # Errors
    /// If a list is longer.
    pub fn within_bounds(&self) -> Result<(), Refusal> {
        AREAS.allow(self.areas.len())?;
        TOKENS.allow(self.tokens.len())?;
        PACES.allow(self.paces.len())?;
        GOALS.allow(self.goals.len())?;
        GRADES.allow(self.grades.len())?;
        SWIMMERS.allow(self.options.swimmers.len())
    }

    /// About how many bytes of memory the scenario takes.
    #[must_use]
    pub fn weight(&self) -> usize {
        let spaces = self.areas.iter().map(|(_, area)| area.name.len() + area.spaces.len() * 8).sum::<usize>()
            + self.tokens.iter().map(|(_, token)| token.spaces.len() * 8).sum::<usize>();
        let rows = self.areas.len() + self.tokens.len() + self.paces.len() + self.goals.len();
        size_of::<Self>() + self.name.len() + self.notes.len() + spaces + rows * 64
    }
}

impl Area {
    /// The name of the area, or "Unnamed area".
    #[must_use]
    pub fn label(&self) -> &str {
        if self.name.trim().is_empty() { "Unnamed area" } else { &self.name }
    }
}

impl Purpose {
    /// Every purpose, in the order in which the editor offers them.
    pub const ALL: [Self; 4] = [Self::Goal, Self::SetUpA, Self::SetUpB, Self::Tide];

    /// The purpose of a side's set-up area.
    #[must_use]
    pub const fn set_up(player: Player) -> Self {
        match player {
            Player::A => Self::SetUpA,
            Player::B => Self::SetUpB,
        }
    }
}

impl TokenKind {
    /// Every kind, in the order in which the editor offers them.
    pub const ALL: [Self; 5] = [Self::Treasure, Self::Dummy, Self::Pig, Self::Goat, Self::Horse];

    /// The word for the kind, as it is written in a table.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Treasure => "treasure",
            Self::Dummy => "dummy",
            Self::Pig => "pig",
            Self::Goat => "goat",
            Self::Horse => "horse",
        }
    }
}

impl Choosable for Purpose {
    const WHAT: &'static str = "a purpose";

    fn all() -> &'static [Self] {
        &Self::ALL
    }

    fn offer(self) -> Offer {
        let (word, help) = match self {
            Self::Goal => ("goal", "Somewhere to be held."),
            Self::SetUpA => ("set-up A", "Where player A puts down whoever has no hex."),
            Self::SetUpB => ("set-up B", "Where player B puts down whoever has no hex."),
            Self::Tide => ("tide", "A sandbar that is beach while the tide is low."),
        };
        Offer { word, help }
    }
}

impl Choosable for TokenKind {
    const WHAT: &'static str = "a thing on the ground";

    fn all() -> &'static [Self] {
        &Self::ALL
    }

    fn offer(self) -> Offer {
        let help = match self {
            Self::Treasure => "A treasure, face down.",
            Self::Dummy => "Face down like a treasure, and worth nothing.",
            Self::Pig | Self::Goat => "Moves like a horse without a rider; its defense is 1.",
            Self::Horse => "A horse without a rider.",
        };
        Offer { word: self.label(), help }
    }
}
