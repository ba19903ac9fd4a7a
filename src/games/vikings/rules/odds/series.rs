//! Attacks on one defender on foot, one after the other, with the chances of each state of the defender. A stunned or wounded defender who is stunned
//! or wounded again is dead; so is a stunned defender who has to retreat (8.8). A defender who retreats is out of reach of later attackers. A
//! defender who has to retreat but cannot is wounded.

use super::Chances;
use crate::fight::{Fight, Outcomes};
use crate::{Blow, Tables};

/// An attack by one character, or by several together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attack {
    /// The sum of the attackers' values.
    pub attack: u32,
    /// How many attackers strike together.
    pub attackers: u32,
    /// The column shift for the ground and for tasks.
    pub shift: i32,
}

/// A defender on foot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Defender {
    /// The defense value of a sound defender.
    pub sound: u32,
    /// The defense value of a stunned defender.
    pub stunned: u32,
    /// The defense value of a wounded defender.
    pub wounded: u32,
    /// Whether the defender wears armour.
    pub armour: bool,
    /// Whether there is no hex to retreat to. A retreat then becomes a wound (8.8).
    pub cornered: bool,
}

/// With this many attackers, every hex round the defender is occupied by an attacker or beside one.
const CLOSES_IN: u32 = 4;

/// The state of a defender on foot who can still be attacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum State {
    Sound,
    Stunned,
    Wounded,
}

/// The effect of an attack on a defender who was in one of these states.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Next {
    Still(State),
    Back(State),
    Dead,
}

impl State {
    pub(super) const ALL: [Self; 3] = [Self::Sound, Self::Stunned, Self::Wounded];

    pub(super) const fn after(self, blow: Blow, cornered: bool) -> Next {
        let blow = if cornered && matches!(blow, Blow::C) { Blow::E } else { blow };
        match (self, blow) {
            (state, Blow::Nothing | Blow::A | Blow::B) => Next::Still(state),
            (Self::Stunned, _) | (_, Blow::F | Blow::G | Blow::H) | (Self::Wounded, Blow::D | Blow::E) => Next::Dead,
            (state, Blow::C) => Next::Back(state),
            (Self::Sound, Blow::D) => Next::Still(Self::Stunned),
            (Self::Sound, Blow::E) => Next::Still(Self::Wounded),
        }
    }
}

impl Defender {
    /// Whether the defender cannot retreat after an attack. No defender retreats to a hex beside an attacker, and if four or more attack, every hex
    /// round the defender is beside one of them (8.8).
    pub(super) const fn has_no_way_back(&self, attack: Attack) -> bool {
        self.cornered || attack.attackers >= CLOSES_IN
    }

    /// The outcomes of an attack on the defender in a state; `None` if the attack is not allowed.
    pub(super) fn outcomes(&self, state: State, attack: Attack, tables: &Tables) -> Option<Outcomes> {
        let defense = match state {
            State::Sound => self.sound,
            State::Stunned => self.stunned,
            State::Wounded => self.wounded,
        };
        let fight =
            Fight { attackers: attack.attackers, shift: attack.shift, armour: self.armour, ..Fight::new(attack.attack, defense) };
        fight.outcomes(tables)
    }
}

/// The chances of a defender who is sound before these attacks. Attacks that are not allowed are skipped.
#[must_use]
pub fn series(attacks: &[Attack], defender: Defender, tables: &Tables) -> Chances {
    let mut reached = [1.0, 0.0, 0.0];
    let mut chances = Chances::default();
    for attack in attacks {
        let before = std::mem::take(&mut reached);
        for (state, likely) in State::ALL.into_iter().zip(before) {
            let Some(outcomes) = defender.outcomes(state, *attack, tables) else {
                reached[state as usize] += likely;
                continue;
            };
            for blow in Blow::ALL {
                let likely = likely * f64::from(outcomes.of(blow)) / f64::from(Outcomes::ALL);
                match state.after(blow, defender.has_no_way_back(*attack)) {
                    Next::Still(next) => reached[next as usize] += likely,
                    Next::Back(State::Wounded) => chances.wounded += likely,
                    Next::Back(_) => chances.back += likely,
                    Next::Dead => chances.dead += likely,
                }
            }
        }
    }
    let [unhurt, stunned, wounded] = reached;
    Chances { unhurt, stunned, wounded: chances.wounded + wounded, ..chances }
}
