//! A force: the characters and boats of one side of a scenario, each with its place at the start.

use std::collections::BTreeSet;

use serde::{Deserialize, Deserializer, Serialize};

use super::boat::{Berth, DeckHex, Rowing, Rows};
use super::{BoatClass, Breakdown, Character, Content, Heading, Start, Task};
use geometry::{Grid, Space};
use rules::out_of_bounds;
use rules::{Bound, Count, Id, Level, Points, Refusal, Shelf};

/// The characters and boats of one side (2.1).
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Force {
    /// The name of the side.
    pub name: String,
    /// How many points the force may cost at most; `None` if there is no limit.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub budget: Option<Points>,
    /// The boats of the side.
    #[serde(deserialize_with = "read_vessels")]
    pub boats: Shelf<Vessel>,
    /// The characters of the side, each with a place at the start.
    #[serde(deserialize_with = "read_members")]
    pub members: Shelf<Member>,
    /// The designer's remarks for this side alone.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub notes: String,
}

/// A character of a force, with a place and a task at the start.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Member {
    /// The character, as the project has them; `None` until the designer chooses one.
    pub character: Option<Id<Character>>,
    /// The boat of the force aboard which the character begins; `None` if they begin ashore.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub boat: Option<Id<Vessel>>,
    /// The hex on which the character begins: a hex of the deck for a character aboard, and otherwise a hex of the layout. Or the edge by which the
    /// character comes in.
    pub start: Start,
    /// The side of the hex that the character faces. It matters for riders, and in a wall of shields.
    #[serde(skip_serializing_if = "is_usual")]
    pub heading: Heading,
    /// The character's task at the start.
    #[serde(skip_serializing_if = "is_usual")]
    pub task: Task,
    /// The turn in which the character comes in; `None` for a character who is there from the start.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<Count>,
}

/// A boat of a force, with its berth at the start.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Vessel {
    /// The name of this boat.
    pub name: String,
    /// The class of the boat.
    pub class: Option<Id<BoatClass>>,
    /// The hex of the layout on which the boat's axis begins, or the edge by which the boat comes in.
    pub start: Start,
    /// The side of the axis hex at which the bow points.
    pub bow: Heading,
    /// The speed of the boat in the phase before the first phase of the game, negative backwards (4.33).
    #[serde(skip_serializing_if = "is_usual", deserialize_with = "read_speed")]
    pub speed: i8,
    /// The hexes of the deck on which hooks lie, such as `A3`; [`Self::ANY`] for a hook that the player of the boat lays down.
    #[serde(skip_serializing_if = "Vec::is_empty", deserialize_with = "read_hooks")]
    pub hooks: Vec<String>,
    /// The hexes of the deck on which horses stand.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub horses: BTreeSet<Space>,
    /// How many treasures are aboard.
    #[serde(skip_serializing_if = "Level::is_zero")]
    pub treasures: Level,
    /// The turn in which the boat comes in; `None` for a boat that is there from the start.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turn: Option<Count>,
}

fn is_usual<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// The name of the people whose full crews row a boat faster by 1 (4.32).
pub(super) const VIKINGS: &str = "Vikings";

/// How many boats a force may have at most.
const VESSELS: Bound = Bound::new(100, "boats in one force");
/// How many characters a force may have at most.
const MEMBERS: Bound = Bound::new(1_000, "characters in one force");
/// How many hooks a boat may have at most.
const HOOKS: Bound = Bound::new(100, "hooks in one boat");

fn read_vessels<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Shelf<Vessel>, D::Error> {
    VESSELS.shelf(deserializer)
}

fn read_members<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Shelf<Member>, D::Error> {
    MEMBERS.shelf(deserializer)
}

/// Reads a speed from a file. A speed outside the range of the form for a boat is an error.
fn read_speed<'de, D: Deserializer<'de>>(deserializer: D) -> Result<i8, D::Error> {
    let speed = i64::deserialize(deserializer)?;
    let most = i64::from(Level::MAX.get());
    let bounded = i8::try_from(speed).ok().filter(|_| speed.abs() <= most);
    bounded.ok_or_else(|| serde::de::Error::custom(out_of_bounds("a speed", -most, most, &speed.to_string())))
}

fn read_hooks<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<String>, D::Error> {
    HOOKS.list(deserializer)
}

impl Force {
    /// The name of the side, or "Unnamed force".
    #[must_use]
    pub fn label(&self) -> &str {
        if self.name.trim().is_empty() { "Unnamed force" } else { &self.name }
    }

    /// The point value of the force's characters and boats.
    #[must_use]
    pub fn worth(&self, content: &Content) -> Points {
        let men = self.characters(content).map(|(_, _, character)| content.worth(character));
        let classes = self.boats.iter().filter_map(|(_, boat)| content.boats.get(boat.class?));
        men.chain(classes.map(|class| Breakdown::of_boat(class, &content.tables.points).total)).sum()
    }

    /// The members of the force whose characters exist in the project, each with its id and character.
    pub fn characters<'a>(&'a self, content: &'a Content) -> impl Iterator<Item = (Id<Member>, &'a Member, &'a Character)> {
        self.members.iter().filter_map(|(id, member)| Some((id, member, content.characters.get(member.character?)?)))
    }

    /// The members aboard a boat.
    pub fn aboard(&self, boat: Id<Vessel>) -> impl Iterator<Item = (Id<Member>, &Member)> {
        self.members.iter().filter(move |(_, member)| member.boat == Some(boat))
    }

    /// How many of a boat's rowers at the start are to port, to starboard and amidships. Rowers who are not on a hex of the rail do not count.
    #[must_use]
    pub fn oarsmen(&self, boat: Id<Vessel>, class: &BoatClass) -> [u32; 3] {
        let mut rowing = [0; 3];
        for (_, member) in self.aboard(boat).filter(|(_, member)| member.task == Task::Oars) {
            let Some(deck) = member.deck_hex(class).filter(|deck| class.is_rowed_from(*deck)) else { continue };
            rowing[class.side_of(deck).map_or(2, |side| side as usize)] += 1;
        }
        rowing
    }

    /// How one of the force's boats is rowed at the start: how many pairs row or, in a hull of one row, how many oarsmen; and whether all rowers are
    /// Vikings.
    #[must_use]
    pub fn rowing(&self, boat: Id<Vessel>, class: &BoatClass, content: &Content) -> Rowing {
        let [port, starboard, amidships] = self.oarsmen(boat, class);
        let pairs = match class.rows {
            Rows::One => class.pairs(port + starboard + amidships, 0),
            Rows::Three | Rows::Five => class.pairs(port, starboard),
        };
        let of_it = self.characters(content).filter(|(_, member, _)| member.boat == Some(boat) && member.task == Task::Oars);
        let vikings = of_it.into_iter().all(|(.., character)| character.people.trim() == VIKINGS);
        Rowing { pairs, vikings }
    }

    /// Checks that the lists of the force are no longer than a file may hold.
    ///
    /// # Errors
    /// If a list is longer.
    pub fn within_bounds(&self) -> Result<(), Refusal> {
        VESSELS.allow(self.boats.len())?;
        MEMBERS.allow(self.members.len())?;
        self.boats.iter().try_for_each(|(_, boat)| HOOKS.allow(boat.hooks.len()))
    }

    /// About how many bytes of memory the force takes.
    #[must_use]
    pub fn weight(&self) -> usize {
        let boat = |boat: &Vessel| {
            size_of::<Vessel>() + boat.name.len() + boat.start.as_str().len() + boat.hooks.len() * 32 + boat.horses.len() * 8
        };
        size_of::<Self>()
            + self.name.len()
            + self.notes.len()
            + self.members.iter().map(|(_, member)| size_of::<Member>() + 16 + member.start.as_str().len()).sum::<usize>()
            + self.boats.iter().map(|(_, known)| boat(known)).sum::<usize>()
    }
}

impl Member {
    /// The hex of the deck on which the member begins; `None` if the member is ashore, or the hull has no such hex.
    #[must_use]
    pub fn deck_hex(&self, class: &BoatClass) -> Option<DeckHex> {
        self.boat?;
        class.deck_hex_called(self.start.hex()?)
    }

    /// Whether the member is mounted at the start.
    #[must_use]
    pub fn rides(&self, character: &Character) -> bool {
        self.boat.is_none() && self.task == Task::None && character.values.is_rider()
    }
}

impl Vessel {
    /// The name of the boat, or "Unnamed boat".
    #[must_use]
    pub fn label(&self) -> &str {
        if self.name.trim().is_empty() { "Unnamed boat" } else { &self.name }
    }

    /// The word that stands in a file in place of a hook's hex if the player of the boat lays the hook down where they like (4.61).
    pub const ANY: &'static str = "any";

    /// How many of the boat's hooks the player lays down.
    #[must_use]
    pub fn hooks_to_lay(&self) -> usize {
        self.hooks.iter().filter(|hook| hook.trim().eq_ignore_ascii_case(Self::ANY)).count()
    }

    /// The berth of the boat at the start, on the grid of a layout; `None` if the boat comes in later or the player puts it down.
    #[must_use]
    pub fn berth(&self, grid: Grid) -> Option<Berth> {
        Some(Berth::new(grid.hex(self.start.hex()?), self.bow.facing()))
    }
}

impl BoatClass {
    /// The hex of the deck that a name such as `B5` means: the letter of the row, counted from port, and the number of the hex, counted from the
    /// stern. `None` if the deck has no such hex.
    #[must_use]
    pub fn deck_hex_called(&self, place: Space) -> Option<DeckHex> {
        let row = i8::try_from(place.column).ok()?.checked_sub(self.rows.aside())?;
        let along = u8::try_from(place.row).ok()?;
        self.deck().find(|hex| *hex == DeckHex { row, along })
    }
}
