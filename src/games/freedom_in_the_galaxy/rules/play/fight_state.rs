//! A fight among characters while it is fought (12.0).

use serde::{Deserialize, Serialize};

use super::{CharacterNumber, EnvironNumber, Party};
use crate::Side;

/// A fight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fight {
    /// Where.
    pub environ: EnvironNumber,
    /// The attacker.
    pub attacker: Attacker,
    /// The side of the defenders.
    pub defender: Side,
    /// The mission group that defends; none in the search phase and after combat.
    pub group: Option<u8>,
    /// The defenders who are still in it.
    pub party: Party,
    /// The active ones among them.
    pub active: Party,
    /// The prisoners taken so far.
    pub taken: Party,
    /// The round, counted from 1.
    pub round: u8,
    /// The wounds of an attacker other than characters.
    pub struck: u8,
    /// How many wounds were dealt.
    pub dealt: u8,
    /// Whether wounds count twice.
    pub firearms: bool,
    /// Whether prisoners are taken.
    pub capture: bool,
    /// The character that the attacker holds.
    pub held: Option<CharacterNumber>,
    /// Whether the active ones have failed to break off in this round.
    pub failed: bool,
    /// Wounds that are still to be marked: the defenders', and the attackers'.
    pub owed: [u8; 2],
    /// Prisoners to be drawn in this round.
    pub stars: u8,
    /// Whether there were wounds in this round.
    pub hurt: bool,
    /// What a possession adds in this round.
    pub better: i8,
}

/// The attacker of characters (12.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Attacker {
    /// A squad of units.
    Squad {
        /// Its combat without wounds.
        combat: u8,
        /// Its endurance.
        endurance: u8,
    },
    /// Characters.
    Characters(Party),
    /// A creature, robots or irate locals, by their number among the foes.
    Foe(u8),
}
