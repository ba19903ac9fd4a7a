//! What the events of action cards do to one group, as far as they matter for its mission (13.4).
//!
//! Events that change neither the group nor its letters are left out. Two cards with the same effect here count as the same event (13.42).

use super::group::Group;
use super::setting::Setting;
use crate::cards::{Creature, DeckSection};
use crate::verbs::{ActionEvent, CoupDie, Rating, Trait};

/// One effect of an event on the group.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Step<'a> {
    /// One creature attacks, or this many of them.
    Creature(&'a Creature, u32),
    /// The locals attack.
    Locals,
    /// The enemy searches for the group.
    Search,
    /// From this event on the enemy does not search.
    NoSearches,
    /// From this event on no creature attacks.
    NoCreatures,
    /// The group makes no extra draws.
    NoExtraDraws,
    /// The group makes this many more extra draws.
    MoreDraws(i32),
    /// One character, whom the group's owner picks, takes this many wounds.
    Wound(u32),
    /// The mission is aborted.
    Abort,
    /// A Diplomacy mission is aborted, unless a character has at least this rating.
    AbortDiplomacy(Option<(Rating, u32)>),
    /// A coup is aborted, and a die decides the rest.
    AbortCoup(CoupDie),
    /// A mission to subvert troops is aborted. Its group is captured if an enemy leader is there; otherwise it meets a squad.
    Caught,
    /// The group meets a squad.
    Squad,
    /// The loyalty of the planet shifts this many spaces in the enemy's favour.
    EnemyShift(u32),
}

/// A kind of card: all cards whose events do the same to the group, and how many of them there are.
#[derive(Clone, Debug)]
pub(super) struct Kind<'a> {
    /// The effects of the event; empty for cards that do not affect the group.
    pub steps: Vec<Step<'a>>,
    /// How many of these cards show the letter of the mission, and how many do not.
    pub cards: [u32; 2],
}

/// The cards of the deck, sorted by what their events do to the group. The first kind is the one without an effect.
pub(super) fn kinds<'a>(setting: &Setting<'a>, group: &Group, letter: char) -> Vec<Kind<'a>> {
    let section = DeckSection::of(setting.environ);
    let read = setting.mission.reads(section);
    let mut kinds = vec![Kind { steps: Vec::new(), cards: [0, 0] }];
    for action in &setting.actions {
        // A mission that counts the letters of all three sections ignores their events (24.0).
        let events = read.map_or(&[][..], |section| &action.section(section).event);
        let steps: Vec<Step> = events.iter().filter_map(|event| step(event, setting, group)).collect();
        let at = kinds.iter().position(|kind| kind.steps == steps).unwrap_or_else(|| {
            kinds.push(Kind { steps, cards: [0, 0] });
            kinds.len() - 1
        });
        kinds[at].cards[usize::from(!action.shows(letter, read))] += 1;
    }
    kinds
}

/// The effect of an event on the group; `None` if there is none.
fn step<'a>(event: &ActionEvent, setting: &Setting<'a>, group: &Group) -> Option<Step<'a>> {
    let mission = setting.mission;
    let enemy = &setting.enemy;
    match event {
        ActionEvent::CreatureAttacks => setting.creature.and_then(|found| creature(found, 1, setting, group)),
        ActionEvent::CreatureOrRobots(number) => match setting.creature {
            Some(found) => creature(found, 1, setting, group),
            None if setting.enemy_controls && !group.ignores_robots() && number.get() > 0 => {
                setting.robots.map(|robots| Step::Creature(robots, number.get()))
            }
            None => None,
        },
        ActionEvent::LocalsAttack => {
            let friendly = setting.rebels && setting.phasing == crate::Side::Rebel;
            (setting.locals.is_some() && !friendly && !group.ignores_locals()).then_some(Step::Locals)
        }
        ActionEvent::Searched(groups) => (groups.get() > 0 && enemy.is_there()).then_some(Step::Search),
        ActionEvent::NoSearches => enemy.is_there().then_some(Step::NoSearches),
        ActionEvent::NoExtraDraws => Some(Step::NoExtraDraws),
        ActionEvent::MoreDraws(number) => (number.get() > 0).then_some(Step::MoreDraws(number.get() as i32)),
        ActionEvent::Wound(wounds) => (wounds.get() > 0).then_some(Step::Wound(wounds.get())),
        ActionEvent::MissionAborted => Some(Step::Abort),
        ActionEvent::DiplomacyAborted => mission.is_diplomacy().then_some(Step::AbortDiplomacy(None)),
        ActionEvent::DiplomacyAbortedUnless(rating, least) => {
            mission.is_diplomacy().then_some(Step::AbortDiplomacy(Some((*rating, least.get()))))
        }
        ActionEvent::CoupAborted(die) => mission.is_coup().then_some(Step::AbortCoup(*die)),
        ActionEvent::SubvertersCaught => mission.subverts().then_some(Step::Caught),
        ActionEvent::SquadMet => enemy.units.is_some().then_some(Step::Squad),
        ActionEvent::RebellionAborted => mission.starts_rebellion(setting.phasing).then_some(Step::Abort),
        ActionEvent::NoCreatures => Some(Step::NoCreatures),
        ActionEvent::Shift(spaces) => enemy_shift(spaces.get(), setting),
        ActionEvent::LoyaltyToNeutral(most) => {
            let own = setting.values.loyalty.max(0) as u32;
            enemy_shift(if own <= most.get() { own } else { 0 }, setting)
        }
        // These events change neither the group nor its draws.
        ActionEvent::Detected
        | ActionEvent::LossOrBaseDown
        | ActionEvent::ResourceMultiplied(_)
        | ActionEvent::Atrocity
        | ActionEvent::Printed(_) => None,
    }
}

fn enemy_shift<'a>(spaces: u32, setting: &Setting) -> Option<Step<'a>> {
    let spaces = spaces.min(setting.enemy_room());
    (spaces > 0).then_some(Step::EnemyShift(spaces))
}

/// The attack of a creature, or `None` if it does not attack this group.
fn creature<'a>(found: &'a Creature, number: u32, setting: &Setting<'a>, group: &Group) -> Option<Step<'a>> {
    let spared = found.effects.iter().any(|effect| match effect {
        Trait::FoughtBy(rating) | Trait::FoughtTogetherBy(rating) | Trait::FoughtAloneBy(rating) => {
            group.ignores_fought_by(*rating)
        }
        Trait::AttacksShip => !setting.ship,
        _ => false,
    });
    let harmless = |effect: &Trait| matches!(effect, Trait::NoFight | Trait::GivesPossession | Trait::Printed(_));
    (!spared && !found.effects.iter().all(harmless) || found.effects.is_empty()).then_some(Step::Creature(found, number))
}

/// Whether an event contradicts one that happened before, so that it is ignored (13.42).
///
/// A ban on searches contradicts no search that was made before it: 13.42 leaves searches to 13.48, which has all those ignored that come after the
/// ban, whatever came before. The engine reads it so too.
pub(super) fn contradicts(before: &Step, event: &Step) -> bool {
    let forbids = |one: &Step, other: &Step| {
        matches!(
            (one, other),
            (Step::NoSearches, Step::Search) | (Step::NoCreatures, Step::Creature(..)) | (Step::NoExtraDraws, Step::MoreDraws(_))
        )
    };
    forbids(before, event) || forbids(event, before) && !matches!(event, Step::NoSearches)
}
