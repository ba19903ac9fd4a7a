//! The state of a fight among characters (12.0).

use serde::{Deserialize, Serialize};

use super::{CharacterNumber, EnvironNumber, Party};
use crate::Side;

/// The state of a fight among characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fight {
    /// The environ in which the fight takes place.
    pub environ: EnvironNumber,
    /// The attacker: a squad, characters, or a foe such as a creature.
    pub attacker: Attacker,
    /// The side of the defenders.
    pub defender: Side,
    /// The number of the mission group that defends; `None` in the search phase and after combat.
    pub group: Option<u8>,
    /// The defenders who are still in the fight.
    pub party: Party,
    /// The active defenders.
    pub active: Party,
    /// The defenders who were taken prisoner in this fight up to now.
    pub taken: Party,
    /// The round, counted from 1; 0 before the first round.
    pub round: u8,
    /// How many wounds the attacker has taken. If characters attack, their wounds are kept with them instead.
    pub struck: u8,
    /// How many wounds the attacker has dealt.
    pub dealt: u8,
    /// Whether the attacker uses firearms, so that wounds count twice.
    pub firearms: bool,
    /// Whether the attacker tries to capture.
    pub capture: bool,
    /// The defender whom the attacker holds; `None` if it holds nobody.
    pub held: Option<CharacterNumber>,
    /// Whether the active defenders have failed to break off in this round.
    pub failed: bool,
    /// How many wounds are still to be marked on the defenders and on the attackers.
    pub owed: [u8; 2],
    /// How many prisoners are still to be drawn in this round.
    pub stars: u8,
    /// Whether the defenders took wounds in this round.
    pub hurt: bool,
    /// The bonus to the defence that possessions give in this round.
    pub better: i8,
}

/// Who attacks characters in a fight (12.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Attacker {
    /// A squad of units.
    Squad {
        /// The squad's combat without wounds.
        combat: u8,
        /// The squad's endurance.
        endurance: u8,
    },
    /// The attackers are these enemy characters.
    Characters(Party),
    /// The attacker is a creature, robots or irate locals, by its index in the list of foes.
    Foe(u8),
}
