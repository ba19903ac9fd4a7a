//! Attacks on one defender on foot, one after the other, through standing, stunned, wounded and dead.
//!
//! Who is stunned or wounded and is so again is dead; so is a stunned one who is to retreat (8.8). Who retreats is out of reach of whoever
//! comes after; who cannot is wounded.

use super::Chances;
use crate::fight::{Fight, Outcomes};
use crate::{Blow, Tables};

/// An attack of one, or of several together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attack {
    /// The attack of all of them, added up.
    pub attack: u32,
    /// How many strike together.
    pub attackers: u32,
    /// Columns of ground and tasks.
    pub shift: i32,
}

/// A defender on foot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Defender {
    /// His defense sound.
    pub sound: u32,
    /// His defense stunned.
    pub stunned: u32,
    /// His defense wounded.
    pub wounded: u32,
    /// Whether he wears armour.
    pub armour: bool,
    /// Whether no hex is open to fall back to: then who is to retreat is wounded where he stands (8.8).
    pub cornered: bool,
}

/// So many who strike together stand beside every hex round a man, or on it.
const CLOSES_IN: u32 = 4;

/// What state somebody on foot is in who can be struck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum State {
    Sound,
    Stunned,
    Wounded,
}

/// What a blow does to somebody in a state.
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
    /// Whether he has no way back from an attack: every attacker closes the hexes beside him, and four or more leave none (8.8).
    pub(super) const fn has_no_way_back(&self, attack: Attack) -> bool {
        self.cornered || attack.attackers >= CLOSES_IN
    }

    /// An attack on him in a state; none where it is not allowed.
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

/// What becomes of a defender who is sound at first. An attack that is not allowed is left out.
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
