//! Sentences for die rolls: the result of the die with its modifier and their sum, the purpose of the roll, and the sums that would decide.

use super::{Battle, Event, Purpose};
use crate::{Arrow, ArrowTarget, Blow, CombatTable, Missiles};
use rules::play::{Player, Told as _};
use rules::with_verb;

impl Battle {
    /// A sentence for dice that were rolled for one purpose. If `events` has the event that the dice decide, the sentence tells it too.
    pub(super) fn rolled(&self, player: Player, purpose: Purpose, events: &[Event]) -> String {
        let face = |event: &Event| if let Event::Die(.., die) = event { Some(*die) } else { None };
        let dice: Vec<u8> = events.iter().filter_map(face).collect();
        let decided = events.last().filter(|event| !matches!(event, Event::Die(..)));
        let faces = match (&dice[..], decided.map_or(0, modifier)) {
            ([die], modifier) if modifier != 0 => sum(*die, modifier, decided.and_then(most)),
            _ => dice.iter().map(u8::to_string).collect::<Vec<_>>().join(" and "),
        };
        let rolled = format!("{} {faces}", with_verb(self.side_name(player), "rolls", "roll"));
        match decided {
            Some(decided) => format!("{rolled}: {}", self.news(decided)),
            None => format!("{rolled} {}.", self.rolled_for(purpose, &dice)),
        }
    }

    /// Words that say for what purpose dice were rolled.
    fn rolled_for(&self, purpose: Purpose, dice: &[u8]) -> String {
        match purpose {
            Purpose::Arrow(man) => format!("for the arrow of {}", self.name(man)),
            Purpose::Stray(man) => {
                let beyond = if dice.iter().all(|die| *die > super::fire::SIDES) { ", which is beside nobody" } else { "" };
                format!("for where the arrow of {} ends{beyond}", self.name(man))
            }
            Purpose::Challenge(man) => format!("for the challenge of {}", self.name(man)),
            Purpose::Blow(man) => format!("for the blow of {}", self.name(man)),
            Purpose::Rage(man) => format!("for the rage of {}", self.name(man)),
            Purpose::Lot(boat) => format!("for {} to move first of boats that are as fast and as heavy", self.boat_name(boat)),
            Purpose::Ram(boat) => format!("for the collision of {}", self.boat_name(boat)),
            Purpose::Throw(man) => format!("for the hook of {}", self.name(man)),
            Purpose::Cut(man) => format!("for {} at a rope", self.name(man)),
            Purpose::Strain(rope) => format!("for {}", self.rope_name(rope)),
            Purpose::Patch(man) => format!("for {} at the leak", self.name(man)),
            Purpose::Drowning(man) => format!("for {} in deep water", self.name(man)),
        }
    }

    /// Words in brackets that give the sums of die and modifier with which an arrow affects its target (8.2).
    pub(super) fn hits(&self, target: ArrowTarget, hits: impl Fn(Arrow) -> bool, words: &str) -> String {
        let does = |sum: i32| self.public.tables.missiles.arrow(target, sum).is_some_and(&hits);
        needed(Missiles::FACES as i32, does, words)
    }

    /// Words in brackets that give the sums of die and modifier with which the attacker wins (8.7, 8.8).
    pub(super) fn wins(&self, mounted: bool, odds: u8, wins: impl Fn(Blow) -> bool, words: &str) -> String {
        let tables = &self.public.tables;
        let table = if mounted { &tables.against_riders.0 } else { &tables.on_foot.0 };
        let does = |sum: i32| table.blow(usize::from(odds), sum as usize).is_some_and(&wins);
        needed(CombatTable::FACES as i32, does, words)
    }
}

/// Whether one sentence tells two successive events: two dice for the same purpose, or a die and the event that it decides.
pub(super) fn is_one_roll(one: &Event, other: &Event) -> bool {
    let Event::Die(player, purpose, _) = one else { return false };
    match (purpose, other) {
        (_, Event::Die(also_player, also, _)) => player == also_player && purpose == also,
        (Purpose::Blow(_), Event::Struck { .. } | Event::StruckBeast { .. })
        | (Purpose::Arrow(_), Event::Shot { .. } | Event::ShotAtBeast { .. })
        | (Purpose::Challenge(_), Event::Challenged { .. })
        | (Purpose::Rage(_), Event::Rage(..))
        | (Purpose::Ram(_), Event::Rammed { .. } | Event::Aground { .. })
        | (Purpose::Throw(_), Event::Threw { .. })
        | (Purpose::Cut(_), Event::Cut(..))
        | (Purpose::Strain(_), Event::Strained(..))
        | (Purpose::Patch(_), Event::Patched(..))
        | (Purpose::Drowning(_), Event::Swam(..)) => true,
        _ => false,
    }
}

/// What was added to the die roll that decided an event.
fn modifier(event: &Event) -> i32 {
    match *event {
        Event::Shot { modifier, .. }
        | Event::ShotAtBeast { modifier, .. }
        | Event::Challenged { modifier, .. }
        | Event::Threw { modifier, .. }
        | Event::Cut(.., modifier, _)
        | Event::Swam(_, modifier, _) => modifier,
        Event::Struck { armour, .. } => armour,
        Event::Rammed { factor, .. } | Event::Aground { factor, .. } => i32::from(factor),
        Event::Strained(_, speeds, _) | Event::Patched(_, speeds, _) => i32::from(speeds),
        _ => 0,
    }
}

/// The greatest sum of die and modifier that counts for an event; greater sums count as this one. For example, `10 + 1 = 10` in a fight (8.7, 8.8).
/// `None` if sums have no limit.
const fn most(event: &Event) -> Option<i32> {
    if matches!(event, Event::Struck { .. }) { Some(CombatTable::FACES as i32) } else { None }
}

/// A die roll, its modifier and their sum, such as `6 + 1 = 7`. A sum above `most` is written as `most`.
fn sum(die: u8, modifier: i32, most: Option<i32>) -> String {
    let sign = if modifier < 0 { '\u{2212}' } else { '+' };
    let sum = i32::from(die) + modifier;
    let sum = most.map_or(sum, |most| sum.min(most));
    let minus = if sum < 0 { "\u{2212}" } else { "" };
    format!("{die} {sign} {} = {minus}{}", modifier.unsigned_abs(), sum.unsigned_abs())
}

/// The sums from 1 to `most` that have an effect, as words in brackets after a space, such as ` (7 or more wins)`. Empty if these sums are not a
/// gapless row that begins with 1 or ends with `most`.
fn needed(most: i32, does: impl Fn(i32) -> bool, words: &str) -> String {
    let sums: Vec<i32> = (1..=most).filter(|sum| does(*sum)).collect();
    let (Some(low), Some(high)) = (sums.first(), sums.last()) else { return format!(" (no sum {words})") };
    let is_gapless = (high - low + 1) as usize == sums.len();
    match (*low == 1, *high == most) {
        (true, true) if is_gapless => format!(" (every sum {words})"),
        (true, false) if is_gapless => format!(" ({high} or less {words})"),
        (false, true) if is_gapless => format!(" ({low} or more {words})"),
        _ => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_die_is_told_with_its_modifier_and_their_sum() {
        assert_eq!(sum(6, 1, None), "6 + 1 = 7");
        assert_eq!(sum(6, -2, None), "6 \u{2212} 2 = 4");
        assert_eq!(sum(1, -2, None), "1 \u{2212} 2 = \u{2212}1");
    }

    #[test]
    fn a_sum_in_a_fight_counts_ten_at_the_most() {
        assert_eq!(sum(10, 1, Some(10)), "10 + 1 = 10", "8.8");
        assert_eq!(sum(9, 1, Some(10)), "9 + 1 = 10");
        assert_eq!(sum(10, 1, None), "10 + 1 = 11", "an arrow (8.1)");
    }

    #[test]
    fn the_sums_that_decide_are_told_from_either_end() {
        assert_eq!(needed(10, |sum| sum > 6, "wins"), " (7 or more wins)");
        assert_eq!(needed(6, |sum| sum < 3, "hits"), " (2 or less hits)");
        assert_eq!(needed(6, |_| true, "hits"), " (every sum hits)");
        assert_eq!(needed(6, |_| false, "hits"), " (no sum hits)");
        assert_eq!(needed(6, |sum| sum == 2 || sum == 4, "hits"), "", "neither low sums nor high ones");
    }
}
