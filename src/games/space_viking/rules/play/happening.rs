//! What can happen in a year.
//!
//! A happening refers to fleets and ships by the referee's own numbers. When a player is told of it, these are replaced by the names and numbers by
//! which the player knows them, and anything that the player does not know is left out.

use serde::{Deserialize, Serialize};

use super::{Corrected, FleetId, Goods, Owner, ShipId};
use crate::orders::{Lines, Spot};
use crate::{Item, Player, Technology, WorldType};
use geometry::Space;
use rules::Id;

/// What happened. The line above each variant says what its fields are.
#[expect(missing_docs, reason = "the line above each happening says what its fields are")]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Happening {
    /// Players looked at a space, and this is what they saw.
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
    /// A player other than the sender read a message.
    Read { from: Id<Player>, by: Owner, to: String, lines: Lines },
    /// An order was not carried out. `order` is its position in this year's sheet, or no position if it is from an earlier sheet; `words` are the
    /// words of the order itself.
    NotDone { player: Id<Player>, fleet: Option<FleetId>, order: Spot, words: String, why: String },
    /// A captain was tempted.
    Tempted { fleet: FleetId, name: String, fate: Fate },
    /// Ships fought a battle in space.
    Fought(Battle),
    /// A fleet broke off, and went to the space `to`.
    BrokeOff { fleet: FleetId, owner: Owner, to: Space },
    /// A Pirate kept enemy ships that were lost in a battle.
    Captured { player: Id<Player>, fleet: FleetId, ships: Vec<(ShipId, Id<Item>)> },
    /// A fleet landed.
    Landed(Landing),
    /// A fleet plundered a player or the natives. `found` is how much loot there was to take, in IU; `taken` is how much of it the fleet took.
    Plundered { player: Owner, fleet: FleetId, from: Option<Id<Player>>, found: u32, taken: u32 },
    /// People were slain, in millions.
    Slew { player: Owner, fleet: FleetId, people: u32 },
    /// A world was conquered. `captives` are in millions.
    Conquered { player: Id<Player>, from: Option<Id<Player>>, garrison: u32, captives: u32 },
    /// A Merchant's fleet traded with a world.
    Traded { player: Id<Player>, fleet: FleetId, iu: u32 },
    /// A fleet gave money to a world.
    Gave { player: Id<Player>, fleet: FleetId, iu: u32 },
    /// A fleet offered a gift to a world, so that it would accept the player as its sovereign.
    Wooed { player: Id<Player>, fleet: FleetId, iu: u32, accepted: bool },
    /// People went ashore as colonists, in millions.
    Settled { player: Id<Player>, fleet: FleetId, people: u32 },
    /// Cargo came aboard.
    Loaded { fleet: FleetId, goods: Goods },
    /// Cargo went ashore.
    Unloaded { fleet: FleetId, goods: Goods },
    /// Bases or troops were installed.
    Installed { fleet: FleetId, goods: Goods },
    /// A fleet became part of another.
    Joined { fleet: FleetId, other: FleetId },
    /// Ships went from one fleet to another, or stayed behind as a fleet.
    Moved { from: FleetId, to: FleetId, ships: Vec<ShipId> },
    /// A person went aboard a fleet, or ashore if `fleet` is `None`.
    Went { player: Id<Player>, person: usize, fleet: Option<FleetId> },
    /// Things were handed over to another player.
    Delivered { from: Id<Player>, to: Id<Player>, fleet: FleetId, goods: Goods, ships: Vec<ShipId> },
    /// People came to share a Zealot's views, in millions.
    Converted { player: Id<Player>, person: usize, people: u32 },
    /// A whole world came to share a Zealot's views.
    WonOver { player: Id<Player>, people: u32 },
    /// A person tried to place an agent.
    Recruited { player: Id<Player>, person: usize, placed: bool },
    /// A world without a garrison revolted. `natives` and `colonists` survived the fight; `lost_natives` and `lost_colonists` died in it, in
    /// millions.
    Revolted { player: Id<Player>, natives: u32, colonists: u32, lost_natives: u32, lost_colonists: u32 },
    /// Colonists came to outnumber the natives, so that all people of the world are loyal.
    Colonized { player: Id<Player>, people: u32 },
    /// A free world raised a unit of troops.
    Raised { troops: u32 },
    /// A player received taxes from people and the yield of factories, in IU.
    Taxed { player: Id<Player>, people: u32, factories: u32, iu: u32 },
    /// A player paid another.
    Paid { from: Id<Player>, to: Id<Player>, iu: u32 },
    /// A player paid towards a technology, in IU.
    Researched { player: Id<Player>, technology: Id<Technology>, iu: u32 },
    /// A technology was developed. Payments beyond its price were returned, in IU.
    Developed { player: Id<Player>, technology: Id<Technology>, returned: u32 },
    /// Items were built, for this price in IU.
    Built { player: Id<Player>, item: Id<Item>, number: u32, iu: u32, into: Option<FleetId> },
    /// Damaged ships of a fleet were repaired.
    Repaired { player: Id<Player>, fleet: FleetId, ships: u32, hits: u32 },
    /// Subjects were born, in millions.
    Born { player: Id<Player>, people: u32 },
    /// A person who was adrift after the loss of a ship came home.
    CameHome { player: Id<Player>, person: usize },
    /// The points of a player as the year ended.
    Scored { player: Id<Player>, points: u32 },
    /// A player wrote to another.
    Wrote { from: Id<Player>, to: Id<Player>, text: String },
    /// A player wrote a text for all to read.
    Published { from: Id<Player>, text: String },
    /// The referee made a correction, with this reason.
    Corrected { what: Corrected, reason: String },
}

/// What players see in a space. Cargo, commanders, orders and money are never seen.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sighting {
    /// The type of the world; `None` if there is no world.
    pub kind: Option<WorldType>,
    /// The number of local troops.
    pub troops: u32,
    /// The number of natives, in millions.
    pub natives: u32,
    /// The player who holds the world.
    pub holder: Option<Id<Player>>,
    /// The people of each player, with the troops and bases of that player.
    pub people: Vec<SeenPeople>,
    /// The surviving ships of the world's guard.
    pub guard: Vec<(Id<Item>, u32)>,
    /// The fleets in the space.
    pub fleets: Vec<SeenFleet>,
    /// The fleets that arrived at this tick.
    #[serde(default)]
    pub came: Vec<FleetId>,
    /// The players who began to see the space at this tick.
    #[serde(default)]
    pub newly: Vec<Id<Player>>,
}

/// What players see of another player's people.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeenPeople {
    /// The player whose people these are.
    pub player: Id<Player>,
    /// The number of people, in millions.
    pub people: u32,
    /// The number of troops in the garrison.
    pub troops: u32,
    /// The bases in the place, with how many of each.
    pub bases: Vec<(Id<Item>, u32)>,
}

/// What players see of a fleet.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeenFleet {
    /// The number of the fleet that is seen.
    pub fleet: FleetId,
    /// The fleet's owner.
    pub owner: Owner,
    /// The fleet's ships, with how many of each item.
    pub ships: Vec<(Id<Item>, u32)>,
}

/// What a tempted captain does with the fleet (Command).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Fate {
    /// The captain sells the ships.
    Sold,
    /// The captain goes Viking alone.
    Rogue,
    /// The captain takes the fleet over to another player.
    Rival(Id<Player>),
    /// The captain is exposed, and the fleet does nothing for the year.
    FoundOut,
}

/// A battle in space, round by round.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Battle {
    /// The sides that fought.
    pub sides: Vec<BattleSide>,
    /// The rounds of the battle.
    pub rounds: Vec<Round>,
}

/// A side of a battle.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BattleSide {
    /// The owners of the side; several if they fight together.
    pub owners: Vec<Owner>,
    /// The ships of the side as the battle began.
    pub ships: Vec<InBattle>,
    /// Whether the side fires first.
    pub first_fire: bool,
}

/// A ship in a battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct InBattle {
    /// The number of the ship.
    pub ship: ShipId,
    /// The fleet of the ship; `None` for a ship of a guard.
    pub fleet: Option<FleetId>,
    /// The item that the ship is built as.
    pub item: Id<Item>,
}

/// A round of a battle.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Round {
    /// The shots of each ship, in order.
    pub fired: Vec<Fired>,
    /// The ships that were lost.
    pub lost: Vec<ShipId>,
    /// The fleets that broke off after the round.
    pub broke_off: Vec<FleetId>,
}

/// The shots of one ship in a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fired {
    /// The ship that shot.
    pub ship: ShipId,
    /// The ship that was shot at.
    pub at: ShipId,
    /// The dice that the ship rolled.
    pub dice: Vec<u8>,
    /// How many shots hit.
    pub hits: u32,
}

/// A landing of a fleet on a world, with the fight against the defenders.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Landing {
    /// The owner of the fleet that landed.
    pub by: Owner,
    /// The fleet that landed.
    pub fleet: FleetId,
    /// The player whose people the landing was directed against; `None` for natives.
    pub against: Option<Id<Player>>,
    /// How many ships landed.
    pub ships: u32,
    /// How many units of troops landed.
    pub troops: u32,
    /// How many units opposed the landed units.
    pub defenders: u32,
    /// The rounds of the fight.
    pub rounds: Vec<GroundRound>,
}

/// A round of ground combat.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct GroundRound {
    /// Whether the jump troops fought alone.
    pub jump_troops_alone: bool,
    /// How many of the landed units were screened.
    pub screened: u32,
    /// The dice of the landed units.
    pub attack: Vec<u8>,
    /// The dice of the defenders.
    pub defence: Vec<u8>,
    /// How many defenders were lost.
    pub defenders_lost: u32,
    /// The landed units that were lost.
    pub lost: Vec<Target>,
}

/// A unit of a landed force.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Target {
    /// A landed ship.
    Ship(ShipId),
    /// A unit of troops.
    Troop(Id<Item>),
}
