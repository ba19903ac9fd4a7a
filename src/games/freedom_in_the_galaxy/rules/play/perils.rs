//! The average effect on a mission of the events in an action deck, for each card drawn. Both players know the deck, but not its order.

use super::MissionInPlay;
use crate::cards::{Action, DeckSection};
use crate::verbs::{ActionEvent, CoupOutcome};

/// What the events on one card do to a mission on average.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Perils {
    /// The chance that an event aborts the mission.
    pub aborted: f64,
    /// By how many spaces on average the loyalty shifts in the enemy's favour because the mission is aborted.
    pub shifted: f64,
    /// The chance that the group is captured, killed or found because the mission is aborted.
    pub caught: f64,
    /// The chance that one of the groups in the environ is attacked.
    pub attacked: f64,
    /// By how many spaces on average events shift the loyalty in the enemy's favour, whatever the mission is.
    pub turned: f64,
    /// The chance of an event that sets a planet's loyalty to Neutral. The event does so only if the planet is loyal to the phasing player by no more
    /// spaces than the event names.
    pub cooled: f64,
}

impl Perils {
    /// What the events in one section of these cards do to a mission on average; all values are 0 if there are no cards.
    pub(super) fn of(cards: &[Action], mission: &MissionInPlay, section: DeckSection) -> Self {
        let starts_or_stops = crate::Side::ALL.into_iter().any(|side| mission.card.starts_rebellion(side));
        let mut sum = Self::default();
        for event in cards.iter().flat_map(|card| &card.section(section).event) {
            match event {
                ActionEvent::CoupAborted(die) if mission.coup => {
                    let share = |is: fn(CoupOutcome) -> bool| die.0.iter().filter(|outcome| is(**outcome)).count() as f64 / 6.0;
                    sum.aborted += 1.0;
                    sum.shifted += share(CoupOutcome::shifts);
                    sum.caught += share(|outcome| !matches!(outcome, CoupOutcome::Nothing | CoupOutcome::Shift));
                }
                ActionEvent::DiplomacyAborted if mission.diplomacy => sum.aborted += 1.0,
                ActionEvent::RebellionAborted if starts_or_stops => sum.aborted += 1.0,
                ActionEvent::SubvertersCaught if mission.subverts => {
                    sum.aborted += 1.0;
                    sum.caught += 1.0;
                }
                ActionEvent::CreatureAttacks
                | ActionEvent::CreatureOrRobots(_)
                | ActionEvent::LocalsAttack
                | ActionEvent::SquadMet => sum.attacked += 1.0,
                ActionEvent::Shift(spaces) => sum.turned += f64::from(spaces.get()),
                ActionEvent::LoyaltyToNeutral(_) => sum.cooled += 1.0,
                _ => {}
            }
        }
        let mean = |sum: f64| sum / cards.len().max(1) as f64;
        Self {
            aborted: mean(sum.aborted),
            shifted: mean(sum.shifted),
            caught: mean(sum.caught),
            attacked: mean(sum.attacked),
            turned: mean(sum.turned),
            cooled: mean(sum.cooled),
        }
    }
}
