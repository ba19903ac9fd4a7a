//! What the events of action cards do to one group, as far as they matter for its mission (13.4).
//!
//! Events that change neither the group nor its letters are left out. A card may have several events. Each of them is carried out or ignored
//! separately, as at the table. An event is ignored if it was drawn before, or if it contradicts an event that was drawn before; the rest of the card
//! still counts (13.42).

use super::group::Group;
use super::setting::Setting;
use crate::cards::{Creature, DeckSection};
use crate::verbs::{ActionEvent, CoupDie, Rating, Trait};

/// One effect of an event on the group.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Step<'a> {
    /// This many creatures of one kind attack.
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
    /// If the planet is loyal to the group's player by at most this many spaces, its loyalty goes to Neutral.
    ToNeutral(u32),
}

impl Step<'_> {
    /// Whether the step affects only a group that is still at work. Once the mission is aborted, such a step has no effect.
    pub const fn is_for_group(&self) -> bool {
        !matches!(self, Self::EnemyShift(_) | Self::ToNeutral(_) | Self::NoSearches | Self::NoCreatures)
    }

    /// Which kind of ability lets a group ignore this step: 0 for an attack of creatures, 1 for an abort of Diplomacy. `None` if no ability does.
    const fn ignorable(&self) -> Option<usize> {
        match self {
            Self::Creature(..) => Some(0),
            Self::AbortDiplomacy(_) => Some(1),
            _ => None,
        }
    }
}

/// A kind of card: all cards whose events do the same to the group, and how many of them there are.
#[derive(Clone, Debug)]
pub(super) struct Kind {
    /// The effects of the events, each as its index among the effects of the deck. Empty for cards that do not affect the group.
    pub steps: Vec<usize>,
    /// How many of these cards show the letter of the mission, and how many do not.
    pub cards: [u32; 2],
}

/// The cards of the deck, sorted by what their events do to the group.
#[derive(Clone, Debug)]
pub(super) struct Deck<'a> {
    /// The kinds of cards. The first is the one without an effect.
    pub kinds: Vec<Kind>,
    /// All effects of events, each once.
    pub steps: Vec<Step<'a>>,
    /// For each effect, the set of effects that bar it once they have happened, one bit for each. The set has the effect itself and those that
    /// contradict it (13.42).
    bars: Vec<u64>,
}

/// The effects of a card's events that are carried out, and what is known afterwards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Carried {
    /// The effects of the card that are carried out, one bit for each.
    pub steps: u64,
    /// All effects that have happened up to now, those of this card included, one bit for each.
    pub seen: u64,
    /// How many more attacks of creatures, and how many more aborts of Diplomacy, the group ignores.
    pub ignores: [u8; 2],
}

impl<'a> Deck<'a> {
    /// Sorts the cards of a setting into kinds. `None` if there are more effects or kinds of cards than can be numbered.
    pub fn of(setting: &Setting<'a>, group: &Group, letter: char) -> Option<Self> {
        let section = DeckSection::of(setting.environ);
        let read = setting.mission.reads(section);
        let mut deck = Self { kinds: vec![Kind { steps: Vec::new(), cards: [0, 0] }], steps: Vec::new(), bars: Vec::new() };
        for action in &setting.actions {
            // A mission that counts the letters of all three sections ignores their events (24.0).
            let events = read.map_or(&[][..], |section| &action.section(section).event);
            let steps = deck.steps_of(events, setting, group);
            let at = deck.kinds.iter().position(|kind| kind.steps == steps).unwrap_or_else(|| {
                deck.kinds.push(Kind { steps, cards: [0, 0] });
                deck.kinds.len() - 1
            });
            deck.kinds[at].cards[usize::from(!action.shows(letter, read))] += 1;
        }
        if deck.steps.len() > u64::BITS as usize || deck.kinds.len() > usize::from(u8::MAX) {
            return None;
        }
        let bars = |event: &Step| {
            let bar = |before: &Step| before == event || same_creature(before, event) || contradicts(before, event);
            deck.steps.iter().enumerate().map(|(at, before)| u64::from(bar(before)) << at).sum()
        };
        deck.bars = deck.steps.iter().map(bars).collect();
        Some(deck)
    }

    /// The effects of a card's events, by their indices.
    fn steps_of(&mut self, events: &[ActionEvent], setting: &Setting<'a>, group: &Group) -> Vec<usize> {
        let mut found = Vec::new();
        for (at, event) in events.iter().enumerate() {
            // If the mission is not Diplomacy, a shift that belongs to an event about Diplomacy does nothing (13.41).
            if !setting.mission.is_diplomacy() && follows_diplomacy(events, at) {
                continue;
            }
            let Some(step) = step(event, setting, group) else { continue };
            found.push(self.steps.iter().position(|known| *known == step).unwrap_or_else(|| {
                self.steps.push(step);
                self.steps.len() - 1
            }));
        }
        found
    }

    /// What a card of this kind does after the effects in `seen` have happened. `spares` says whether a character's rating already prevents an abort
    /// of Diplomacy, so that the group does not use up its ability to ignore one.
    pub fn carried(&self, kind: usize, (seen, ignores): (u64, [u8; 2]), spares: impl Fn(&Step) -> bool) -> Carried {
        let mut carried = Carried { steps: 0, seen, ignores };
        for at in &self.kinds[kind].steps {
            if carried.seen & self.bars[*at] != 0 {
                continue;
            }
            let step = &self.steps[*at];
            if let Some(how) = step.ignorable().filter(|how| carried.ignores[*how] > 0 && !spares(step)) {
                // An ignored event does not count as drawn.
                carried.ignores[how] -= 1;
            } else {
                carried.steps |= 1 << at;
                carried.seen |= 1 << at;
            }
        }
        carried
    }

    /// Whether a card of this kind can do nothing any more once the effects in `seen` have happened.
    pub fn is_idle(&self, kind: usize, seen: u64) -> bool {
        self.kinds[kind].steps.iter().all(|at| seen & self.bars[*at] != 0)
    }

    /// The effects of a card of this kind that are carried out, in the order of the card.
    pub fn steps_in(&self, kind: usize, carried: u64) -> impl Iterator<Item = &Step<'a>> {
        self.kinds[kind].steps.iter().filter(move |at| carried & (1 << **at) != 0).map(|at| &self.steps[*at])
    }
}

/// Whether the event with this index on a card is a shift that belongs to the event about Diplomacy before it. Such a shift does nothing in other
/// missions (13.41).
pub(crate) fn follows_diplomacy(events: &[ActionEvent], at: usize) -> bool {
    let before = at.checked_sub(1).and_then(|before| events.get(before));
    let about = matches!(before, Some(ActionEvent::DiplomacyAborted | ActionEvent::DiplomacyAbortedUnless(..)));
    about && matches!(events.get(at), Some(ActionEvent::Shift(_)))
}

/// What an event does to the group; `None` if it does nothing.
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
        ActionEvent::Shift(spaces) => (spaces.get() > 0 && setting.enemy_room() > 0).then_some(Step::EnemyShift(spaces.get())),
        ActionEvent::LoyaltyToNeutral(most) => {
            (setting.enemy_room() > 0 && setting.values.loyalty > 0).then_some(Step::ToNeutral(most.get()))
        }
        // These events change neither the group nor its draws.
        ActionEvent::Detected
        | ActionEvent::LossOrBaseDown
        | ActionEvent::ResourceMultiplied(_)
        | ActionEvent::Atrocity
        | ActionEvent::Printed(_) => None,
    }
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
/// A ban on searches does not contradict a search that was made before it. 13.42 leaves searches to 13.48, by which all searches after the ban are
/// ignored, whatever happened before. The code that plays games reads the book in the same way.
pub(super) fn contradicts(before: &Step, event: &Step) -> bool {
    let forbids = |one: &Step, other: &Step| {
        matches!(
            (one, other),
            (Step::NoSearches, Step::Search) | (Step::NoCreatures, Step::Creature(..)) | (Step::NoExtraDraws, Step::MoreDraws(_))
        )
    };
    forbids(before, event) || forbids(event, before) && !matches!(event, Step::NoSearches)
}

/// Whether both steps let creatures attack. They then count as the same event, whichever creatures come (13.42).
const fn same_creature(one: &Step, other: &Step) -> bool {
    matches!((one, other), (Step::Creature(..), Step::Creature(..)))
}
