//! What can happen in a year.
//!
//! A happening bears the referee's own numbers of fleets and ships. When it is told to a player, the names and numbers that the player knows them
//! by replace these, and what the player does not know of them is left out.

use serde::{Deserialize, Serialize};

use super::{Corrected, FleetId, Goods, Owner, ShipId};
use crate::orders::{Lines, Spot};
use crate::{Item, Player, Technology, WorldType};
use geometry::Space;
use rules::Id;

/// What happened. The line above each happening says what its fields are.
#[expect(missing_docs, reason = "the line above each happening says what its fields are")]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Happening {
    /// What is in a space, as the players who could see it saw it.
    Sighted(Sighting),
    /// A fleet came into a space.
    Entered { fleet: FleetId, owner: Owner },
    /// New orders reached a fleet.
    Ordered { fleet: FleetId, name: String },
    /// A fleet was founded.
    Founded { fleet: FleetId, name: String },
    /// A message left with a fleet.
    Sent { courier: FleetId, to: String },
    /// A message was handed over.
    HandedOver { courier: FleetId, fleet: FleetId },
    /// Another owner than the sender's read a message.
    Read { from: Id<Player>, by: Owner, to: String, lines: Lines },
    /// An order was not carried out: its spot in this year's sheet, or nowhere if it is of an earlier sheet; its own words; and why.
    NotDone { player: Id<Player>, fleet: Option<FleetId>, order: Spot, words: String, why: String },
    /// A captain was tempted.
    Tempted { fleet: FleetId, name: String, fate: Fate },
    /// Ships fought in space.
    Fought(Battle),
    /// A fleet broke off, and where it went.
    BrokeOff { fleet: FleetId, owner: Owner, to: Space },
    /// A Pirate kept enemy ships that were lost in a battle.
    Captured { player: Id<Player>, fleet: FleetId, ships: Vec<(ShipId, Id<Item>)> },
    /// A fleet landed.
    Landed(Landing),
    /// A fleet plundered a player or the natives; `found` is what the dice say was there, in IU.
    Plundered { player: Owner, fleet: FleetId, from: Option<Id<Player>>, found: u32, taken: u32 },
    /// People were slain, in millions.
    Slew { player: Owner, fleet: FleetId, people: u32 },
    /// A world was conquered.
    Conquered { player: Id<Player>, from: Option<Id<Player>>, garrison: u32, captives: u32 },
    /// A fleet traded.
    Traded { player: Id<Player>, fleet: FleetId, iu: u32 },
    /// A world got a gift.
    Gave { player: Id<Player>, fleet: FleetId, iu: u32 },
    /// A world was asked to accept a sovereign.
    Wooed { player: Id<Player>, fleet: FleetId, iu: u32, accepted: bool },
    /// People were settled, in millions.
    Settled { player: Id<Player>, fleet: FleetId, people: u32 },
    /// Cargo came aboard.
    Loaded { fleet: FleetId, goods: Goods },
    /// Cargo went ashore.
    Unloaded { fleet: FleetId, goods: Goods },
    /// Bases or troops were installed.
    Installed { fleet: FleetId, goods: Goods },
    /// A fleet became part of another.
    Joined { fleet: FleetId, other: FleetId },
    /// Ships were left as a fleet, or joined from one.
    Moved { from: FleetId, to: FleetId, ships: Vec<ShipId> },
    /// A person went aboard or ashore.
    Went { player: Id<Player>, person: usize, fleet: Option<FleetId> },
    /// Something was handed over to another player.
    Delivered { from: Id<Player>, to: Id<Player>, fleet: FleetId, goods: Goods, ships: Vec<ShipId> },
    /// People came to share a Zealot's views, in millions.
    Converted { player: Id<Player>, person: usize, people: u32 },
    /// A whole world came to share a Zealot's views.
    WonOver { player: Id<Player>, people: u32 },
    /// A person tried to place an agent.
    Recruited { player: Id<Player>, person: usize, placed: bool },
    /// A world without a garrison revolted: how many natives and colonists were left, and how many died, in millions.
    Revolted { player: Id<Player>, natives: u32, colonists: u32, lost_natives: u32, lost_colonists: u32 },
    /// Colonists came to outnumber the natives, and all are loyal now.
    Colonized { player: Id<Player>, people: u32 },
    /// A free world raised a unit of troops.
    Raised { troops: u32 },
    /// Taxes came in: from people and from factories.
    Taxed { player: Id<Player>, people: u32, factories: u32, iu: u32 },
    /// A player paid another.
    Paid { from: Id<Player>, to: Id<Player>, iu: u32 },
    /// A player paid for research.
    Researched { player: Id<Player>, technology: Id<Technology>, iu: u32 },
    /// A technology was developed, and this much of the payments came back, in IU.
    Developed { player: Id<Player>, technology: Id<Technology>, returned: u32 },
    /// Things were built, and what they cost, in IU.
    Built { player: Id<Player>, item: Id<Item>, number: u32, iu: u32, into: Option<FleetId> },
    /// A ship was repaired.
    Repaired { player: Id<Player>, fleet: FleetId, ships: u32, hits: u32 },
    /// Subjects were born, in millions.
    Born { player: Id<Player>, people: u32 },
    /// A person who was adrift came home.
    CameHome { player: Id<Player>, person: usize },
    /// The points of a player as the year ended.
    Scored { player: Id<Player>, points: u32 },
    /// A player wrote to another.
    Wrote { from: Id<Player>, to: Id<Player>, text: String },
    /// A player wrote a text for all to read.
    Published { from: Id<Player>, text: String },
    /// The referee made a correction, and why.
    Corrected { what: Corrected, reason: String },
}

/// What is seen in a space: never cargo, commanders, orders or money.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sighting {
    /// The type of the world; none if there is no world.
    pub kind: Option<WorldType>,
    /// Local troops.
    pub troops: u32,
    /// Natives, in millions.
    pub natives: u32,
    /// The player who holds it.
    pub holder: Option<Id<Player>>,
    /// The people of each player, and the troops and bases there.
    pub people: Vec<SeenPeople>,
    /// The guard in space, as far as it is left.
    pub guard: Vec<(Id<Item>, u32)>,
    /// The fleets there.
    pub fleets: Vec<SeenFleet>,
    /// Which of them arrived at this tick.
    #[serde(default)]
    pub came: Vec<FleetId>,
    /// Which of the viewers came into view of the space at this tick.
    #[serde(default)]
    pub newly: Vec<Id<Player>>,
}

/// What is seen of a player's people.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeenPeople {
    /// The player.
    pub player: Id<Player>,
    /// How many, in millions.
    pub people: u32,
    /// Troops of the garrison.
    pub troops: u32,
    /// Bases that stand there.
    pub bases: Vec<(Id<Item>, u32)>,
}

/// What is seen of a fleet.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeenFleet {
    /// The fleet.
    pub fleet: FleetId,
    /// Its owner.
    pub owner: Owner,
    /// Its ships, by item.
    pub ships: Vec<(Id<Item>, u32)>,
}

/// What a tempted captain does (Command).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Fate {
    /// Sells the ships.
    Sold,
    /// Goes Viking alone.
    Rogue,
    /// Goes over to another player.
    Rival(Id<Player>),
    /// Is exposed, and the fleet lies idle for the year.
    FoundOut,
}

/// A battle in space.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Battle {
    /// The sides that fought.
    pub sides: Vec<BattleSide>,
    /// What happened in each round.
    pub rounds: Vec<Round>,
}

/// A side of a battle.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BattleSide {
    /// Its owners: more than one if they fight on one side.
    pub owners: Vec<Owner>,
    /// Its ships as the battle began.
    pub ships: Vec<InBattle>,
    /// Whether it fires first.
    pub first_fire: bool,
}

/// A ship in a battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct InBattle {
    /// The ship.
    pub ship: ShipId,
    /// Its fleet; none for a guard.
    pub fleet: Option<FleetId>,
    /// Its item.
    pub item: Id<Item>,
}

/// A round of a battle.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Round {
    /// Which ship shot at which, in order.
    pub fired: Vec<Fired>,
    /// Which ships were lost.
    pub lost: Vec<ShipId>,
    /// Which fleets broke off after it.
    pub broke_off: Vec<FleetId>,
}

/// The shots of a ship in a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fired {
    /// The ship that shot.
    pub ship: ShipId,
    /// The ship that it shot at.
    pub at: ShipId,
    /// The dice.
    pub dice: Vec<u8>,
    /// How often it hit.
    pub hits: u32,
}

/// A landing.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Landing {
    /// The owner who landed.
    pub by: Owner,
    /// The fleet that landed.
    pub fleet: FleetId,
    /// The player whose people it landed against; none for the natives.
    pub against: Option<Id<Player>>,
    /// How many ships landed.
    pub ships: u32,
    /// How many units of troops landed.
    pub troops: u32,
    /// How many units opposed them.
    pub defenders: u32,
    /// What happened in each round.
    pub rounds: Vec<GroundRound>,
}

/// A round on the ground.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct GroundRound {
    /// Whether jump troops fought alone.
    pub jump_troops_alone: bool,
    /// How many of the landed units were screened.
    pub screened: u32,
    /// What the landed units rolled.
    pub attack: Vec<u8>,
    /// What the defenders rolled.
    pub defence: Vec<u8>,
    /// How many defenders were lost.
    pub defenders_lost: u32,
    /// What the landed force lost.
    pub lost: Vec<Target>,
}

/// A unit on the ground.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Target {
    /// A landed ship.
    Ship(ShipId),
    /// A unit of troops.
    Troop(Id<Item>),
}
