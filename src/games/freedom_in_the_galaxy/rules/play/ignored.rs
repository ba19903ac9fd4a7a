//! Which events of action cards count: one that has happened before, or that contradicts one that has happened, is ignored (13.42).

use super::{Errand, MissionGroup, Public};
use crate::verbs::ActionEvent;

/// Whether two events count as the same, so that the later one is ignored (13.42). They have the same verb and the same numbers, or both let
/// creatures attack.
fn is_same(one: &ActionEvent, other: &ActionEvent) -> bool {
    let is_creature = |event: &ActionEvent| matches!(event, ActionEvent::CreatureAttacks | ActionEvent::CreatureOrRobots(_));
    one == other || is_creature(one) && is_creature(other)
}

/// Whether an event contradicts one that happened before, so that it is ignored (13.42).
///
/// A ban on searches does not contradict a search that was made before the ban. The reason is that 13.42 leaves searches to 13.48, by which all
/// searches after the ban are ignored, whatever happened before.
fn contradicts(before: &ActionEvent, event: &ActionEvent) -> bool {
    let forbids = |one: &ActionEvent, other: &ActionEvent| match one {
        ActionEvent::NoSearches => matches!(other, ActionEvent::Searched(_)),
        ActionEvent::NoCreatures => matches!(other, ActionEvent::CreatureAttacks | ActionEvent::CreatureOrRobots(_)),
        ActionEvent::NoExtraDraws => matches!(other, ActionEvent::MoreDraws(_)),
        _ => false,
    };
    forbids(before, event) || forbids(event, before) && !matches!(event, ActionEvent::NoSearches)
}

/// Looks up an event by the index of its card and its own index in a section of that card. The section is the one that is read in the environ of the
/// missions.
pub(super) fn event_of(public: &Public, errand: &Errand, (card, event): (u8, u8)) -> Option<ActionEvent> {
    let section = public.cards[usize::from(card)].section(public.section(errand.environ));
    section.event.get(usize::from(event)).cloned()
}

/// The events that have happened in the errand (13.42).
pub(super) fn happened(public: &Public, errand: &Errand) -> Vec<ActionEvent> {
    errand.happened.iter().filter_map(|place| event_of(public, errand, *place)).collect()
}

/// Whether an event is ignored because of the events `before`, which happened earlier in the same environ (13.42).
pub(super) fn is_ignored(before: &[ActionEvent], event: &ActionEvent) -> bool {
    // A second search is not ignored: it is for groups that were not searched for yet (13.48).
    let again = before.iter().any(|known| is_same(known, event)) && !matches!(event, ActionEvent::Searched(_));
    again || before.iter().any(|known| contradicts(known, event))
}

/// Whether a group of characters is still at work on Diplomacy.
pub(super) fn is_diplomacy_at_work(public: &Public, errand: &Errand) -> bool {
    let is_on_it = |group: &MissionGroup| public.missions[usize::from(group.mission)].diplomacy;
    errand.at_work().any(|(_, group)| !group.camp && !group.members.is_empty() && is_on_it(group))
}
