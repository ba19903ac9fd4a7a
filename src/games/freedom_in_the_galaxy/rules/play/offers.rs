//! The legal actions of a state, question by question. Those for uses of possessions are in `uses.rs`.

use super::moving::{Stack, companions, moved, sources};
use super::uses;
use super::{
    Action, Asked, CharacterNumber, EnvironNumber, Holding, Look, Party, PlanetNumber, PossessionNumber, Question, RatingNumber,
    Whereabouts, assigning, belongings, blows, feats, fight, happenings, losses, reacting, rebelling, searching, setting_up,
    success, turn,
};
use crate::verbs::{Rating, Success};
use crate::{PlanetState, PossessionKind, Side, UnitsPresent};

pub(super) use super::uses::{
    blinds, calmers, cancelling, declarable, disabled_by, fighting_uses, hiders, shields, trades, wards,
};

/// Adds every legal answer to the question to the list.
pub(super) fn offer(look: &Look, asked: Asked, actions: &mut Vec<Action>) {
    let Asked { side, question } = asked;
    match question {
        Question::Station(counter) => {
            actions.extend(setting_up::station_choices(look, side, counter).into_iter().map(Action::To));
        }
        Question::Land(_) => actions.extend(look.public.places().map(Action::To)),
        Question::RaiseBase => with_done(actions, bases(look, side).into_iter().map(Action::PutUp)),
        Question::Move => with_done(actions, sources(look, side).into_iter().map(Action::From)),
        Question::Gather(from) => gather(look, side, from, actions),
        Question::Fire(_) | Question::Declare(_) | Question::Rise(_) => actions.extend([Action::Attack, Action::Decline]),
        Question::Lose(environ) => {
            let loss = look.open.battle.owed[side as usize];
            actions.extend(losses::losable(look, side, environ, loss.into()).into_iter().map(Action::Lose));
        }
        Question::Stack(environ) => {
            let open = look.free(side, environ).without(look.open.search.searchers);
            actions.extend(open.iter().flat_map(|character| [Action::With(character), Action::Apart(character)]));
            actions.push(Action::Done);
        }
        Question::React => with_done(actions, reacting::targets(look, side).map(Action::At)),
        Question::ReactFrom(target) => actions.extend(reacting::origins(look, side, target).into_iter().map(Action::From)),
        Question::ReactWith(target, from) => {
            let reactors = reacting::reactors(look, side, (target, from));
            let stacks = reactors.iter().map(|counter| Stack::default().with(look, side, *counter));
            let ships = stacks.filter_map(|stack| stack.left_behind(look, from));
            actions.extend(reactors.iter().copied().map(Action::Take).chain(ships.map(Action::Leave)));
        }
        Question::ReactLeader(_, from) => with_done(actions, reacting::leaders(look, side, from).into_iter().map(Action::Take)),
        Question::NextBattle => actions.extend(look.open.pending.iter().copied().map(Action::At)),
        Question::Lead(environ) => {
            actions.extend(leaders(look, side, environ).into_iter().map(Action::Lead));
            actions.push(Action::NoLeader);
        }
        Question::Search(_) => {
            let search = &look.open.search;
            let [units, characters] = searching::ways(look, side, search);
            let leaders = if units { searching::leaders_apart(look, side, search) } else { Party::NOBODY };
            actions.extend(units.then_some(Action::SearchWithUnits));
            actions.extend(leaders.iter().map(Action::SearchLed));
            actions.extend(characters.then_some(Action::SearchWithCharacters));
            actions.push(Action::Done);
        }
        Question::Searchers(environ) => {
            let joined = look.open.search.searchers;
            actions.extend(searching::searchers(look, side, environ).without(joined).iter().map(Action::Join));
            actions.extend((!joined.is_empty()).then_some(Action::Done));
        }
        Question::Attack { squad, may_spare } => {
            let firearms = if squad { &[true][..] } else { &[true, false] };
            let ways = firearms.iter().flat_map(|firearms| [false, true].map(|capture| (*firearms, capture)));
            actions.extend(ways.map(|(firearms, capture)| Action::Fight { firearms, capture }));
            actions.extend(may_spare.then_some(Action::Spare));
        }
        Question::Champion | Question::Active | Question::BreakOff | Question::Wound => in_fight(look, side, question, actions),
        Question::WoundByEvent
        | Question::Environ
        | Question::Assign
        | Question::Recruit
        | Question::Target
        | Question::Draw
        | Question::Settle
        | Question::Succeed(_)
        | Question::Damage { .. }
        | Question::Raid
        | Question::FoundBy(_)
        | Question::Free
        | Question::Die
        | Question::Raise(..) => on_missions(look, asked, actions),
        Question::Commission => with_done(actions, knights(look).into_iter().map(Action::GiveTo)),
        Question::Bear(_)
        | Question::Heal(_)
        | Question::Evade(_)
        | Question::Hide
        | Question::Trade
        | Question::TradeTo(_)
        | Question::BuyShip(_)
        | Question::Disable(_)
        | Question::Inherit(_)
        | Question::Declaration
        | Question::Improve(..)
        | Question::Cancel(_)
        | Question::Ward
        | Question::Calm => uses::offer(look, asked, actions),
    }
}

/// Adds the legal answers to questions about missions.
fn on_missions(look: &Look, asked: Asked, actions: &mut Vec<Action>) {
    let Asked { side, question } = asked;
    let environ = look.open.errand.as_ref().map(|errand| errand.environ);
    match question {
        Question::WoundByEvent => actions.extend(happenings::at_work(look.open).iter().map(Action::Wound)),
        Question::Environ => with_done(actions, assigning::environs(look, side).into_iter().map(Action::At)),
        Question::Assign => assign(look, side, actions),
        Question::Recruit => recruit(look, side, actions),
        Question::Target => {
            let targets = environ.map_or(Party::NOBODY, |environ| assigning::targets(look, side, environ));
            actions.extend(targets.iter().map(Action::Mean));
        }
        Question::Draw => draw(look, actions),
        Question::Settle => actions.extend(kept(look).into_iter().map(Action::Settle)),
        Question::Succeed(group) => {
            let found = look.open.errand.as_ref().and_then(|errand| errand.groups.get(usize::from(group)));
            if let (Some(environ), Some(group)) = (environ, found) {
                actions.extend(success::alternatives(look, side.other(), environ, group).into_iter().map(Action::Succeed));
            }
        }
        Question::Damage { levels, success, mission, .. } => {
            let card = &look.public.missions[usize::from(mission)].card;
            if let (
                Some(environ),
                Some(Success::At(_, feat) | Success::AtFor(_, _, feat) | Success::Each(feat) | Success::EachUpTo(feat, _)),
            ) = (environ, card.success.get(usize::from(success)))
            {
                actions.extend(feats::damages(look, side, environ, (feat, levels)));
            }
        }
        Question::Raid => actions.extend(raided(look, side)),
        Question::FoundBy(_) => actions.extend([Action::SearchWithUnits, Action::SearchWithCharacters]),
        Question::Free => {
            let prisoners = environ.map_or(Party::NOBODY, |environ| look.prisoners(side.other(), environ));
            actions.extend(prisoners.iter().map(Action::Free));
        }
        Question::Die => actions.extend(look.open.search.searchers.iter().map(Action::Die)),
        Question::Raise(environ, points) => {
            with_done(actions, rebelling::troops(look, environ, points).into_iter().map(Action::Raise));
        }
        _ => {}
    }
}

/// Adds these actions to the list, and the action [`Action::Done`], which ends the choice.
pub(super) fn with_done(actions: &mut Vec<Action>, more: impl IntoIterator<Item = Action>) {
    actions.extend(more);
    actions.push(Action::Done);
}

fn gather(look: &Look, side: Side, from: EnvironNumber, actions: &mut Vec<Action>) {
    actions.extend(companions(look, side, from, &moved(look, from)).map(Action::Take));
    let stack = Stack::on_the_way(look, side);
    actions.extend(stack.goals(look, side, from).map(Action::To));
    actions.extend(stack.left_behind(look, from).map(Action::Leave));
}

fn in_fight(look: &Look, side: Side, question: Question, actions: &mut Vec<Action>) {
    let Some(now) = look.open.fight else { return };
    match question {
        Question::Champion => actions.extend(now.party.iter().map(Action::Active)),
        Question::Active => {
            actions.extend(now.party.without(now.active).iter().map(Action::Active));
            actions.extend(fighting_uses(look, &now).into_iter().map(Action::Use));
            let ready = !now.active.and(fight::able(look, &now)).is_empty();
            actions.extend(ready.then_some(Action::Done));
        }
        Question::BreakOff => {
            actions.extend([Action::Stay, Action::BreakOff]);
            let inactive = now.party.without(now.active);
            actions.extend((!inactive.is_empty()).then_some(Action::BreakOffInactive));
        }
        _ => {
            actions.extend(blows::wounded(look, &now, side).iter().map(Action::Wound));
            actions.extend(shields(look, &now, side).into_iter().map(Action::Use));
        }
    }
}

fn assign(look: &Look, side: Side, actions: &mut Vec<Action>) {
    let Some(errand) = &look.open.errand else { return };
    let missions = 0..look.public.missions.len() as u8;
    let may = missions.filter(|number| assigning::may_assign(look, side, errand.environ, *number));
    with_done(actions, may.map(Action::Mission));
}

fn recruit(look: &Look, side: Side, actions: &mut Vec<Action>) {
    let Some(errand) = &look.open.errand else { return };
    let Some(group) = errand.groups.last() else { return };
    let mission = &look.public.missions[usize::from(group.mission)];
    let able = assigning::is_able(look, group);
    let wanted = assigning::wanted_rating(mission);
    let suits = |character: &CharacterNumber| {
        let is_good = |(rating, least): (Rating, i32)| look.abilities(*character, Party::of(*character)).rating(rating) >= least;
        able || wanted.is_none_or(is_good)
    };
    actions.extend(assigning::available(look, side, errand.environ).iter().filter(suits).map(Action::Join));
    let camp = group.members.is_empty() && mission.card.by_camp && assigning::camp_is_available(look, side, errand.environ);
    actions.extend(camp.then_some(Action::CampJoins));
    actions.extend((!group.members.is_empty() && able).then_some(Action::Done));
}

/// The numbers of the groups that are still at work and have drawn letters.
fn kept(look: &Look) -> Vec<u8> {
    let at_work = look.open.errand.iter().flat_map(super::Errand::at_work);
    at_work.filter(|(_, group)| group.letters > 0).map(|(number, _)| number).collect()
}

fn draw(look: &Look, actions: &mut Vec<Action>) {
    actions.push(Action::Draw);
    actions.extend(kept(look).into_iter().map(Action::Settle));
    actions.push(Action::Done);
}

/// The bases that a side may put Up without Force Points in this turn: on planets that it controls, and for the Rebel also on planets in rebellion
/// without Imperial units (15.52, 16.16).
pub(super) fn bases(look: &Look, side: Side) -> Vec<PlanetNumber> {
    let due = |(whose, parity): &(Side, _)| *whose == side && turn::is_due(*parity, look.open.turn);
    if !look.public.terms.free_bases.iter().any(due) {
        return Vec::new();
    }
    let may = |planet: &PlanetNumber| {
        let now = look.open.planet(*planet);
        let freed = side == Side::Rebel
            && now.state == PlanetState::Rebellion
            && matches!(look.present(*planet), UnitsPresent::None | UnitsPresent::Rebel);
        !now.up && (look.control(*planet) == Some(side) || freed)
    };
    look.public.worlds().filter(may).collect()
}

/// The characters who may lead a side's units in an environ.
pub(super) fn leaders(look: &Look, side: Side, environ: EnvironNumber) -> Vec<CharacterNumber> {
    look.free(side, environ).iter().filter(|character| look.leads(*character) > 0).collect()
}

/// The knights to whom the Empire may give a ship: those without a ship on planets that the Empire controls (14.61).
pub(super) fn knights(look: &Look) -> Vec<CharacterNumber> {
    let Some(ship) = free_ship(look) else { return Vec::new() };
    let may = |knight: &CharacterNumber| match look.open.character(*knight).at {
        Whereabouts::In(environ) => {
            look.public.character(*knight).card.knight
                && look.control(look.public.environ(environ).planet) == Some(Side::Imperial)
                && setting_up::may_have(look, ship, *knight)
        }
        _ => false,
    };
    look.public.of_side(Side::Imperial).iter().filter(may).collect()
}

/// An unused Imperial ship that any pilot may fly.
pub(super) fn free_ship(look: &Look) -> Option<PossessionNumber> {
    look.public.things().find(|thing| {
        let found = look.public.possession(*thing);
        let lies = look.open.possessions[thing.index()].at == Holding::Deck;
        found.card.kind == PossessionKind::ImperialShip && found.flown_only_by.is_none() && lies
    })
}

/// What a side may lose to raiding locals, as actions: a unit in the environ, or the side's base if it is up.
pub(super) fn raided(look: &Look, side: Side) -> Vec<Action> {
    let Some(environ) = look.open.errand.as_ref().map(|errand| errand.environ) else { return Vec::new() };
    let planet = look.public.environ(environ).planet;
    let mut actions: Vec<Action> = look.kinds(side, environ).map(|(kind, _)| Action::Lose(kind)).collect();
    actions.extend((look.open.planet(planet).up && look.control(planet) == Some(side)).then_some(Action::BaseDown));
    actions
}

/// The numbers of all ratings that a possession can make better.
pub(super) fn ratings() -> impl Iterator<Item = RatingNumber> {
    (0..Rating::ALL.len() as u8).map(RatingNumber)
}

/// The characters to whom a possession can be handed on.
pub(super) fn takers(look: &Look, side: Side, thing: PossessionNumber) -> Party {
    belongings::takers(look, side, thing)
}
