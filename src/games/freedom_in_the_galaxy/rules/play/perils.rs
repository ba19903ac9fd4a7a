//! What the events of an action deck do to a mission on average for each card: both players know the deck, but not its order.

use super::MissionInPlay;
use crate::cards::{Action, DeckSection};
use crate::verbs::{ActionEvent, CoupOutcome};

/// The average effects of a card's event on a mission.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Perils {
    /// The chance that it aborts the mission.
    pub aborted: f64,
    /// The average number of spaces that the loyalty shifts for the enemy by that.
    pub shifted: f64,
    /// The chance that the group is captured, killed or found by that.
    pub caught: f64,
    /// The chance that one of the groups is attacked.
    pub attacked: f64,
    /// The chance that loyalty shifts a space for the enemy, in any mission.
    pub turned: f64,
    /// The chance that a planet that is loyal to the phasing player, by two spaces or less, goes to Neutral.
    pub cooled: f64,
}

impl Perils {
    /// The effects of a section's events on a mission; all 0 where there is no card.
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
