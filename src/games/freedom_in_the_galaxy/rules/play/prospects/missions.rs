//! The odds that letters are drawn: for a whole mission before it is assigned, and for the next card.

use super::super::drawing::{extra, extra_at, wanted};
use super::super::ignored::{happened, is_diplomacy_at_work, is_ignored};
use super::super::success::{counts_now, least};
use super::super::{
    Action, Asked, Attempt, Contest, Errand, Look, MissionGroup, Party, Question, State, View, assigning, creatures,
};
use super::Prospect;
use crate::odds::mission::follows_diplomacy;
use crate::verbs::{ActionEvent, Draw, Feat, Trait};
use crate::{Loyalty, PlanetState, Side};

/// A mission that fails, and the faces of the die that decides what becomes of its group (13.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Failing {
    /// The mission.
    pub attempt: Attempt,
    /// The first and the last face on which the group is captured; `None` if no face captures it.
    pub captured: Option<(u32, u32)>,
    /// The first and the last face on which the group is killed; `None` if no face kills it.
    pub killed: Option<(u32, u32)>,
}

impl Contest {
    /// The missions that fail if the player stops drawing now and whose failure lets a die decide what becomes of the group (13.5). Empty if the
    /// choice is not to stop drawing. A mission with a letter is completed and does not fail.
    #[must_use]
    pub fn failing(&self, state: &State, action: Action) -> Vec<Failing> {
        let stops = action == Action::Done && state.asked.is_some_and(|asked| asked.question == Question::Draw);
        let Some(errand) = state.open.errand.as_ref().filter(|_| stops) else { return Vec::new() };
        let fails = errand.at_work().filter(|(_, group)| group.letters == 0 && !group.camp);
        let die = |group: &MissionGroup| {
            let [captured, killed] = self.public.missions[usize::from(group.mission)].card.failure_die();
            Failing { attempt: group.attempt(state.open.phasing), captured, killed }
        };
        fails.map(|(_, group)| die(group)).filter(|failing| failing.captured.or(failing.killed).is_some()).collect()
    }
}

impl Contest {
    /// Whether the letters of a group are enough for its mission to achieve anything, as far as the asked side sees (13.53).
    #[must_use]
    pub fn achieves(&self, state: &State, group: &MissionGroup) -> bool {
        let (Some(asked), Some(errand)) = (state.asked, &state.open.errand) else { return false };
        let look = View::of(state, asked.side).look(&self.public);
        u32::from(group.letters) >= least(&look, state.open.phasing, errand.environ, group)
    }

    /// The odds of every mission that is assigned in the environ, if the choice is to assign no other and to draw cards; empty for other choices.
    #[must_use]
    pub fn prospects_of_all(&self, state: &State, action: Action) -> Vec<(Attempt, Prospect)> {
        let assigns = |asked: &Asked| asked.question == Question::Assign && action == Action::Done;
        let (Some(asked), Some(errand)) = (state.asked.filter(assigns), &state.open.errand) else { return Vec::new() };
        let look = View::of(state, asked.side).look(&self.public);
        let of = |(_, group): (u8, &MissionGroup)| (group.attempt(asked.side), letters(&look, asked.side, errand, group));
        errand.at_work().map(of).collect()
    }
}

/// The odds of a mission. If the action assigns the mission, they are those of all characters who are left together; otherwise those of the group so
/// far with the character who joins.
pub(super) fn mission(look: &Look, side: Side, action: Action) -> Option<Prospect> {
    let errand = look.open.errand.as_ref()?;
    let last = || errand.groups.last().copied();
    let group = match action {
        Action::Mission(number) => {
            let members = assigning::available(look, side, errand.environ);
            MissionGroup { members, camp: members.is_empty(), ..MissionGroup::new(number) }
        }
        Action::Join(character) => {
            last().map(|group| MissionGroup { members: group.members.or(Party::of(character)), ..group })?
        }
        Action::CampJoins => last().map(|group| MissionGroup { camp: true, ..group })?,
        Action::Done => last().filter(|group| !group.members.is_empty())?,
        _ => return None,
    };
    Some(letters(look, side, errand, &group))
}

/// The odds of a group's mission if it started now.
fn letters(look: &Look, side: Side, errand: &Errand, group: &MissionGroup) -> Prospect {
    let draws = u32::from(look.public.environ(errand.environ).size) + extra_draws(look, side, errand, group);
    let section = look.public.section(errand.environ);
    let known = &look.public.missions[usize::from(group.mission)].chances[section as usize];
    let chances = known[(draws as usize).min(known.len() - 1)];
    let most = usize::from(wanted(look, side, group)).clamp(1, chances.len());
    let least = (least(look, side, errand.environ, group) as usize).min(most);
    let (not_yet, no_room) = (!counts_now(look, side, group), no_room(look, side, errand, group));
    Prospect::Letters { draws, chances: chances[..most].to_vec(), least, not_yet, no_room }
}

/// If the mission only shifts loyalty and the planet's marker is already at the end of the track, so that a shift is ignored: the loyalty of the
/// planet (15.13). Otherwise `None`.
fn no_room(look: &Look, side: Side, errand: &Errand, group: &MissionGroup) -> Option<Loyalty> {
    let mission = &look.public.missions[usize::from(group.mission)];
    let end = if side == Side::Imperial { Loyalty::Patriotic } else { Loyalty::Unrest };
    let planet = look.public.environ(errand.environ).planet;
    let is_at_end = look.has_loyalty(planet) && look.open.planet(planet).loyalty == end;
    let is_shift = |feat: &Feat| matches!(feat, Feat::Shift(_) | Feat::CoupShift(_));
    let only_shifts = mission.card.feats().next().is_some() && mission.card.feats().all(is_shift);
    (is_at_end && only_shifts).then_some(end)
}

/// The extra draws that the group would have if it started now; a camp has none (13.6).
fn extra_draws(look: &Look, side: Side, errand: &Errand, group: &MissionGroup) -> u32 {
    let none = group.camp || look.public.missions[usize::from(group.mission)].card.draws.contains(&Draw::NoDraws);
    if none { 0 } else { extra_at(look, side, (errand.environ, errand.loyalty), group).max(0) as u32 }
}

/// The odds of the next card: how many of the cards that are left would help, and how many would do harm.
pub(super) fn card(look: &Look, side: Side, action: Action) -> Option<Prospect> {
    let errand = look.open.errand.as_ref()?;
    if action != Action::Draw {
        return None;
    }
    let public = look.public;
    let section = public.section(errand.environ);
    let reshuffled = errand.drawn.len() >= public.cards.len();
    let left = || public.cards.iter().enumerate().filter(|(at, _)| reshuffled || !errand.drawn.contains(&(*at as u8)));
    let helps = |card: &crate::cards::Action, group: &MissionGroup| {
        let mission = &public.missions[usize::from(group.mission)];
        card.shows(mission.letter, mission.card.reads(section)) && counts_now(look, side, group)
    };
    let letters = left().filter(|(_, card)| errand.at_work().any(|(_, group)| helps(card, group))).count();
    let (before, on_diplomacy) = (happened(public, errand), is_diplomacy_at_work(public, errand));
    // Each event of a card is carried out or ignored by itself, after those before it on the same card (13.42).
    let harms = |events: &[ActionEvent]| {
        let mut known = before.clone();
        (0..).zip(events).any(|(at, event)| {
            if is_ignored(&known, event) || !on_diplomacy && follows_diplomacy(events, at) {
                return false;
            }
            known.push(event.clone());
            errand.at_work().any(|(_, group)| is_against(look, side, (errand, group), event))
        })
    };
    let events = left().filter(|(_, card)| harms(&card.section(section).event)).count();
    let draws = |group: &MissionGroup| {
        usize::from(public.environ(errand.environ).size.saturating_sub(errand.cards)) + extra(look, side, group) as usize
    };
    let number = left().count();
    let ahead = errand.at_work().map(|(_, group)| {
        let good = left().filter(|(_, card)| helps(card, group)).count();
        at_least_one(good, number, draws(group))
    });
    Some(Prospect::Card { letters, events, left: number, ahead: ahead.fold(0.0, f64::max) })
}

/// The chance that this many draws, without putting back, show at least one of the `good` cards.
fn at_least_one(good: usize, cards: usize, draws: usize) -> f64 {
    let misses = |drawn: usize| {
        let left = cards.saturating_sub(drawn).max(1) as f64;
        (left - good as f64).max(0.0) / left
    };
    1.0 - (0..draws.min(cards)).map(misses).product::<f64>()
}

/// Whether an event would harm a group: attack, find or wound it, abort its mission, or turn the planet's loyalty away. An event that would change
/// nothing does not count.
fn is_against(look: &Look, side: Side, (errand, group): (&Errand, &MissionGroup), event: &ActionEvent) -> bool {
    let mission = &look.public.missions[usize::from(group.mission)];
    let (here, enemy) = (look.public.environ(errand.environ), side.other());
    let units = || look.number(enemy, errand.environ) > 0;
    let is_held = || look.control(here.planet) == Some(enemy);
    let people = !group.camp && !group.members.is_empty();
    let attacked = |robots: u32| people && is_attacked(look, side, (errand, group), robots);
    match event {
        ActionEvent::CreatureAttacks => attacked(0),
        ActionEvent::CreatureOrRobots(robots) => attacked(robots.get()),
        ActionEvent::LocalsAttack => {
            let state = look.open.planet(here.planet).state;
            let friendly = side == Side::Rebel && matches!(state, PlanetState::Rebellion | PlanetState::RebelControl);
            people && here.locals.is_some() && !friendly && !creatures::ignores_locals(look, group.members)
        }
        ActionEvent::Wound(_) | ActionEvent::MissionAborted => people,
        ActionEvent::Detected => group.members.iter().any(|member| !look.open.character(member).detected),
        ActionEvent::Searched(_) => people && !group.searched && (units() || !look.free(enemy, errand.environ).is_empty()),
        ActionEvent::NoExtraDraws => extra(look, side, group) > 0,
        ActionEvent::SquadMet => people && is_held() && units(),
        ActionEvent::LoyaltyToNeutral(most) => {
            let now = look.open.planet(here.planet);
            let imperial = now.loyalty.imperial_value();
            let own = if side == Side::Imperial { imperial } else { -imperial };
            now.has_loyalty() && (1..=most.get() as i32).contains(&own)
        }
        ActionEvent::Shift(_) => look.open.planet(here.planet).has_loyalty(),
        ActionEvent::DiplomacyAborted => mission.diplomacy && people && !ignores_abort(look, group),
        ActionEvent::DiplomacyAbortedUnless(rating, least) => {
            let prevents = look.best(group.members, *rating) >= least.get() as i32;
            mission.diplomacy && people && !prevents && !ignores_abort(look, group)
        }
        ActionEvent::CoupAborted(_) => mission.coup && people,
        ActionEvent::SubvertersCaught => mission.subverts && people,
        ActionEvent::RebellionAborted => mission.card.starts_rebellion(side) && people,
        ActionEvent::NoSearches
        | ActionEvent::MoreDraws(_)
        | ActionEvent::LossOrBaseDown
        | ActionEvent::NoCreatures
        | ActionEvent::ResourceMultiplied(_)
        | ActionEvent::Atrocity
        | ActionEvent::Printed(_) => false,
    }
}

/// Whether a creature, or robots if no creature lives there, would attack the group and do it harm (13.45, 13.46).
fn is_attacked(look: &Look, side: Side, (errand, group): (&Errand, &MissionGroup), robots: u32) -> bool {
    let Some(foe) = creatures::comes(look, side, errand.environ, robots) else { return false };
    let is_harmless = |effect: &Trait| matches!(effect, Trait::NoFight | Trait::GivesPossession | Trait::Printed(_));
    let traits = &look.public.foes[usize::from(foe)].traits;
    let harms = traits.is_empty() || !traits.iter().all(is_harmless);
    let ignored = creatures::ignores(look, errand.environ, group, foe) != (false, false);
    harms && !ignored && creatures::meets(look, group.members, foe)
}

/// Whether the group ignores the next event that aborts its Diplomacy.
fn ignores_abort(look: &Look, group: &MissionGroup) -> bool {
    let ignores = group.members.iter().map(|character| look.abilities(character, group.members).ignores_aborts);
    group.ignored_aborts < ignores.sum::<u8>()
}
