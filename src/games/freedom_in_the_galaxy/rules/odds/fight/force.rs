//! A force that attacks characters: other characters, a squad, a creature or irate locals (12.1).

use super::Member;
use super::course::GROWN_UP;
use crate::cards::Creature;
use crate::verbs::Trait;
use crate::{Locals, Squad};
use rules::Level;

/// A force that attacks characters.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Force {
    /// The strength of the force, before it grows, for each number of wounds that it has taken, from 0 up. A strength may be negative. The last entry
    /// also counts for every higher number of wounds.
    pub strengths: Vec<i32>,
    /// How many wounds the force takes before it dies; `None` if it cannot be wounded.
    pub endurance: Option<u32>,
    /// The traits in which the force differs from an ordinary one.
    pub traits: Vec<Trait>,
    /// Whether the force fights with firearms, so that wounds count twice (12.6).
    pub firefight: bool,
    /// Whether the force tries to capture (12.8).
    pub capture: bool,
}

impl Force {
    /// A force without traits, which each wound weakens by one (12.7).
    fn plain(strength: u32, endurance: Option<u32>) -> Self {
        Self { strengths: (0..=strength as i32).rev().collect(), endurance, ..Self::default() }
    }

    /// A squad, which fights with firearms (12.31) and tries to capture if `capture` is set.
    #[must_use]
    pub fn squad(squad: Squad, capture: bool) -> Self {
        Self { firefight: true, capture, ..Self::plain(squad.combat.get(), Some(squad.endurance.get())) }
    }

    /// Irate locals (12.14). If `halved`, they have half their strength, rounded up.
    #[must_use]
    pub fn locals(locals: &Locals, halved: bool) -> Self {
        let strength = locals.strength.get();
        let strength = if halved { strength.div_ceil(2) } else { strength };
        Self { firefight: !locals.hand_to_hand, ..Self::plain(strength, Some(locals.endurance.get())) }
    }

    /// A creature, or `number` creatures of one kind that attack together, with their traits.
    #[must_use]
    pub fn creature(creature: &Creature, number: u32) -> Self {
        let together = creature.effects.iter().find_map(|effect| match effect {
            Trait::Together(several, strength, endurance) if several.get() == number => Some((strength, endurance)),
            _ => None,
        });
        let strength = together.map(|(strength, _)| *strength).or(creature.strength).map_or(0, Level::get) as i32;
        let endurance = together.map(|(_, endurance)| *endurance).or(creature.endurance).map(Level::get);
        let weakened = |wounds: i32| {
            let mut left = strength - wounds;
            for effect in &creature.effects {
                match effect {
                    Trait::FirstWoundsDoNotWeaken(first) => left = strength - (wounds - first.get() as i32).max(0),
                    Trait::WoundsDoNotWeaken | Trait::FoughtBy(_) | Trait::FoughtTogetherBy(_) | Trait::FoughtAloneBy(_) => {
                        left = strength;
                    }
                    Trait::GrowsByWoundsTaken(bonus) => left = strength + bonus.get() * wounds,
                    _ => {}
                }
            }
            left
        };
        // A force that grows may survive more wounds than its first strength or endurance.
        let grown = |effect: &Trait| match effect {
            Trait::EnduranceByRound(bonus, ..) => (bonus.get() * GROWN_UP as i32).max(0),
            _ => 0,
        };
        let most = endurance.unwrap_or_default() as i32 + creature.effects.iter().map(grown).sum::<i32>();
        Self {
            strengths: (0..=strength.max(most)).map(weakened).collect(),
            endurance,
            firefight: creature.effects.contains(&Trait::Firefight),
            traits: creature.effects.clone(),
            capture: false,
        }
    }

    /// A force of attacking characters.
    ///
    /// Their owner marks wounds on those who lose the least strength by it, and lets no character die as long as another can take the wound.
    #[must_use]
    pub fn characters(members: &[Member], firefight: bool, capture: bool) -> Self {
        let deaths = wounds_marked(members);
        let strength = |wounds: &Vec<u32>| {
            let alive = members.iter().zip(wounds).filter(|(member, wounds)| **wounds < member.endurance);
            alive.map(|(member, wounds)| member.attacks(*wounds)).sum::<u32>() as i32
        };
        let endurance = members.iter().map(|member| member.endurance).sum();
        Self {
            strengths: deaths.iter().map(strength).collect(),
            endurance: Some(endurance),
            firefight,
            capture,
            ..Self::default()
        }
    }
}

/// For each total number of wounds, from 0 up, how many wounds each attacking character has.
pub(super) fn wounds_marked(members: &[Member]) -> Vec<Vec<u32>> {
    let mut marked = vec![vec![0; members.len()]];
    let total: u32 = members.iter().map(|member| member.endurance).sum();
    let mut wounds = vec![0_u32; members.len()];
    for _ in 0..total {
        let open = members.iter().enumerate().filter(|(at, member)| wounds[*at] < member.endurance);
        let next = open.min_by_key(|(at, member)| {
            let left = member.endurance - wounds[*at];
            (left == 1, member.combat > wounds[*at], std::cmp::Reverse(left))
        });
        if let Some((at, _)) = next {
            wounds[at] += 1;
        }
        marked.push(wounds.clone());
    }
    marked
}
