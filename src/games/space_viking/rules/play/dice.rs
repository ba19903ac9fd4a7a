//! Dice keyed by place, time, purpose and owner, so that no roll depends on another.
//!
//! If one player gives an additional order, the dice for other orders stay the same, since each roll draws from its own stream of numbers. The stream
//! is made from the secret, the year, the space, the tick, the purpose and the owner of the act. It depends only on facts about the act that its
//! owner can know, and never on how many fleets, ships or persons a player has elsewhere.

use super::State;
use geometry::Space;
use rules::play::{Secret, Seeded};

/// The purpose of a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Purpose {
    /// Decides whether a captain is tempted.
    Treachery,
    /// Decides what a tempted captain does with the fleet.
    Temptation,
    /// Rolls for shots in a battle in space.
    Battle,
    /// Rolls for shots in combat on the ground.
    Ground,
    /// Decides how much a world yields to plunder.
    Plunder,
    /// Decides how many people are slain.
    Slaughter,
    /// Decides whether the winner of a battle reads a captured message.
    Capture,
    /// Decides which fleet lands first if several land at once.
    Order,
    /// Decides whether a world accepts a player as its sovereign.
    Association,
    /// Decides how many people are converted.
    Conversion,
    /// Decides whether an agent is placed.
    Agent,
    /// Rolls for the fight of a revolt.
    Revolt,
}

/// Where the keys and the dice of a game come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// A random secret.
    Drawn(Secret),
    /// A seed that was chosen by hand, as for a playtest.
    Chosen(u64),
    /// The seed of a game that was begun by a version of the program without secrets. Players can work out its keys and dice.
    Bare(u64),
}

/// The circumstances that distinguish the dice of one act from those of other acts.
#[derive(Clone, Copy, Debug, Default)]
pub struct ActOf<'a> {
    /// The number of the player or the world that acts.
    pub owner: u32,
    /// The number of the act among similar acts of its owner.
    pub number: u32,
    /// The owner's name for the fleet, if nothing else distinguishes the act from similar acts of the owner's other fleets.
    pub fleet: &'a str,
    /// The single number that stood for the owner, the number and the fleet before games had secrets.
    pub bare: u32,
}

/// Throws the dice of one year.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Roller {
    seed: u64,
    secret: Option<Secret>,
    year: u32,
}

impl Roller {
    /// The dice of the year that follows this state.
    #[must_use]
    pub const fn of(state: &State) -> Self {
        Self { seed: state.seed, secret: state.secret, year: state.year + 1 }
    }

    /// The dice for one purpose in one space at one tick; `whose` is the number of a player or a world.
    #[must_use]
    pub fn dice(&self, at: Space, tick: u32, purpose: Purpose, whose: u32) -> Seeded {
        self.dice_of(at, tick, purpose, ActOf { owner: whose, bare: whose, ..ActOf::default() })
    }

    /// The dice for one of several acts of a player.
    #[must_use]
    pub fn dice_of(&self, at: Space, tick: u32, purpose: Purpose, act: ActOf) -> Seeded {
        let Some(secret) = self.secret else { return self.bare(at, tick, purpose, act.bare) };
        let numbers = [self.year, at.column as u32, at.row as u32, tick, purpose as u32, act.owner, act.number];
        let mut message = b"dice".to_vec();
        message.extend(numbers.into_iter().flat_map(u32::to_le_bytes));
        message.extend(act.fleet.trim().to_lowercase().bytes());
        secret.dice(&message)
    }

    /// The dice of a game that was begun by a version of the program without secrets.
    fn bare(&self, at: Space, tick: u32, purpose: Purpose, whose: u32) -> Seeded {
        let space = u64::from(at.column as u16) << 16 | u64::from(at.row as u16);
        let when = u64::from(self.year) << 32 | u64::from(tick);
        let what = (purpose as u64) << 32 | u64::from(whose);
        let seed = [space, when, what].into_iter().fold(self.seed, |sum, part| scattered(sum ^ scattered(part)));
        Seeded::new(seed, scattered(seed ^ what))
    }
}

/// Scatters the bits of a number by the last steps of splitmix64, so that the result does not reveal the number.
const fn scattered(value: u64) -> u64 {
    let value = value.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let value = (value ^ (value >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let value = (value ^ (value >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    value ^ (value >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::play::Dice;

    fn throw(mut dice: Seeded) -> Vec<u8> {
        (0..12).map(|_| dice.die()).collect()
    }

    #[test]
    fn a_roll_hangs_on_nothing_but_its_own_circumstances() {
        for secret in [None, Some(Secret::of_seed(7))] {
            let roller = Roller { seed: 7, secret, year: 3 };
            let first = |roller: Roller, at, tick, purpose, whose| throw(roller.dice(at, tick, purpose, whose));
            let here = Space::new(4, 5);
            let known = first(roller, here, 280, Purpose::Battle, 2);
            assert_eq!(known, first(roller, here, 280, Purpose::Battle, 2));
            let others = [
                first(Roller { seed: 8, secret: secret.map(|_| Secret::of_seed(8)), ..roller }, here, 280, Purpose::Battle, 2),
                first(Roller { year: 4, ..roller }, here, 280, Purpose::Battle, 2),
                first(roller, Space::new(5, 4), 280, Purpose::Battle, 2),
                first(roller, here, 281, Purpose::Battle, 2),
                first(roller, here, 280, Purpose::Ground, 2),
                first(roller, here, 280, Purpose::Battle, 3),
            ];
            assert!(others.iter().all(|other| *other != known));
        }
    }

    #[test]
    fn acts_of_one_owner_throw_dice_of_their_own() {
        let roller = Roller { seed: 0, secret: Some(Secret::of_seed(7)), year: 3 };
        let of = |number, fleet| {
            throw(roller.dice_of(Space::new(4, 5), 280, Purpose::Ground, ActOf { owner: 2, number, fleet, bare: 9 }))
        };
        let known = of(0, "");
        assert!([of(1, ""), of(0, "Raiders")].iter().all(|other| *other != known));
        assert_eq!(of(0, "RAIDERS"), of(0, "raiders"));
    }
}
