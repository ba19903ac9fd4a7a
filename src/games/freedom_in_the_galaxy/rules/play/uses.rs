//! The uses of possessions, and the characters who may be given them. Each use is a decision of the possession's owner (14.2).

use super::moving::Stack;
use super::offers::{ratings, takers, with_done};
use super::{
    Action, Asked, CharacterNumber, Fight, Holding, Look, Party, PossessionInPlay, PossessionNumber, Question, Whereabouts,
    belongings, blows, creatures, searching,
};
use crate::{PossessionKind, Side};

/// Adds the legal answers to a question about possessions.
pub(super) fn offer(look: &Look, asked: Asked, actions: &mut Vec<Action>) {
    let Asked { side, question } = asked;
    match question {
        Question::Bear(thing) => {
            let party = look.rebel.and_then(|hand| hand.drawn.first()).map_or(Party::NOBODY, |(_, party)| *party);
            actions.extend(belongings::bearers(look, thing, party).iter().map(Action::GiveTo));
        }
        Question::Heal(thing) => with_done(actions, [Action::Use(thing)]),
        Question::Evade(_) => with_done(actions, blinds(look, side).into_iter().map(Action::Use)),
        Question::Hide => with_done(actions, hiders(look, side).into_iter().map(Action::Use)),
        Question::Trade => with_done(actions, trades(look, side)),
        Question::TradeTo(thing) | Question::Inherit(thing) => {
            actions.extend(takers(look, side, thing).iter().map(Action::GiveTo));
        }
        Question::BuyShip(gems) => actions.extend(for_sale(look, gems).into_iter().map(Action::Ship)),
        Question::Disable(thing) => with_done(actions, disabled_by(look, thing).iter().map(Action::Mean)),
        Question::Declaration => with_done(actions, declarable(look, side).into_iter().map(Action::Use)),
        Question::Improve(..) => actions.extend(ratings().map(Action::Better)),
        Question::Cancel(group) => {
            let groups = look.open.errand.as_ref().map(|errand| &errand.groups);
            let mission = groups.and_then(|groups| groups.get(usize::from(group))).map_or(0, |group| group.mission);
            let letter = look.public.missions[usize::from(mission)].letter;
            with_done(actions, cancelling(look, side, letter).into_iter().map(Action::Use));
        }
        Question::Ward => with_done(actions, wards(look, side).into_iter().map(Action::Use)),
        Question::Calm => with_done(actions, calmers(look, side).into_iter().map(Action::Use)),
        _ => {}
    }
}

/// The possessions of the characters in a party for which `is_useful` is true.
fn useful(look: &Look, party: Party, is_useful: impl Fn(&PossessionInPlay) -> bool) -> Vec<PossessionNumber> {
    let is_with = |thing: &PossessionNumber| look.bearer(*thing).is_some_and(|bearer| party.has(bearer));
    look.public.things().filter(|thing| is_useful(look.public.possession(*thing))).filter(is_with).collect()
}

/// The possessions that can make an enemy base blind to the ship that is on its way.
pub(super) fn blinds(look: &Look, side: Side) -> Vec<PossessionNumber> {
    useful(look, Stack::on_the_way(look, side).party, |found| found.uses.base_down)
}

/// The possessions that can hide the characters for whom the enemy searches.
pub(super) fn hiders(look: &Look, side: Side) -> Vec<PossessionNumber> {
    useful(look, searching::sought(look, side, &look.open.search), |found| found.uses.hiding > 0)
}

/// The possessions that can make the defenders stronger in a round.
pub(super) fn fighting_uses(look: &Look, fight: &Fight) -> Vec<PossessionNumber> {
    let fresh = |thing: &PossessionNumber| {
        let bearer = look.bearer(*thing);
        look.public.possession(*thing).uses.for_round.is_some()
            || bearer.is_some_and(|bearer| look.open.character(bearer).better.is_none())
    };
    let things = useful(look, fight.party, |found| found.uses.for_round.is_some() || found.uses.any_rating.is_some());
    things.into_iter().filter(fresh).collect()
}

/// The possessions that can take wounds in place of the characters on whom a side may mark them.
pub(super) fn shields(look: &Look, fight: &Fight, side: Side) -> Vec<PossessionNumber> {
    useful(look, blows::wounded(look, fight, side), |found| found.uses.takes_wounds > 0)
}

/// The possessions that can ward off the attack of a creature on the present group.
pub(super) fn wards(look: &Look, side: Side) -> Vec<PossessionNumber> {
    let Some(environ) = look.open.errand.as_ref().map(|errand| errand.environ) else { return Vec::new() };
    let kind = look.public.environ(environ).kind as usize;
    let party = creatures::threatened(look).and(look.public.of_side(side));
    useful(look, party, |found| found.uses.ignores_creature[kind])
}

/// The possessions that can halve the strength of irate locals.
pub(super) fn calmers(look: &Look, side: Side) -> Vec<PossessionNumber> {
    useful(look, creatures::threatened(look).and(look.public.of_side(side)), |found| found.uses.halves_locals)
}

/// The possessions of free characters anywhere that can undo this letter when the enemy draws it.
pub(super) fn cancelling(look: &Look, side: Side, letter: char) -> Vec<PossessionNumber> {
    let free = |number: CharacterNumber| matches!(look.open.character(number).at, Whereabouts::In(_));
    let party = look.public.of_side(side).iter().filter(|number| free(*number)).collect();
    useful(look, party, |found| found.uses.cancels.contains(letter))
}

/// The possessions that can give extra draws to the mission that was assigned last (14.27).
pub(super) fn declarable(look: &Look, side: Side) -> Vec<PossessionNumber> {
    let Some(group) = look.open.errand.as_ref().and_then(|errand| errand.groups.last()) else { return Vec::new() };
    let letter = look.public.missions[usize::from(group.mission)].letter;
    let brings = |found: &PossessionInPlay| found.uses.draws.as_ref().is_some_and(|(letters, _)| letters.contains(letter));
    useful(look, group.members.and(look.public.of_side(side)), brings)
}

/// The actions with possessions at the beginning of the mission phase: to hand one on, or to use one that buys a ship or makes a rating better.
pub(super) fn trades(look: &Look, side: Side) -> Vec<Action> {
    let given = look.public.things().filter(|thing| !takers(look, side, *thing).is_empty()).map(Action::Give);
    let there = |number: CharacterNumber| matches!(look.open.character(number).at, Whereabouts::In(_));
    let party: Party = look.public.of_side(side).iter().filter(|number| there(*number)).collect();
    let buys = |thing: &PossessionNumber| {
        let found = look.public.possession(*thing);
        let fresh = look.bearer(*thing).is_some_and(|bearer| look.open.character(bearer).better.is_none());
        found.uses.buys_ship.is_some() && !for_sale(look, *thing).is_empty() || found.uses.any_rating.is_some() && fresh
    };
    let used = useful(look, party, |found| found.uses.buys_ship.is_some() || found.uses.any_rating.is_some());
    given.chain(used.into_iter().filter(buys).map(Action::Use)).collect()
}

/// The ships that a possession can buy: those in the deck that its owner, or a character in the same environ, may have.
fn for_sale(look: &Look, gems: PossessionNumber) -> Vec<PossessionNumber> {
    let Some(but) = &look.public.possession(gems).uses.buys_ship else { return Vec::new() };
    let at = look.bearer(gems).map(|bearer| look.open.character(bearer).at);
    let Some(Whereabouts::In(environ)) = at else { return Vec::new() };
    let party = look.free(Side::Rebel, environ);
    let left = |ship: &PossessionNumber| {
        let found = look.public.possession(*ship);
        let lies = look.open.possessions[ship.index()].at == Holding::Deck && found.card.kind == PossessionKind::Ship;
        lies && !found.card.name.eq_ignore_ascii_case(but) && !belongings::bearers(look, *ship, party).is_empty()
    };
    look.public.things().filter(left).collect()
}

/// The enemies whom a possession may keep from acting: detected ones in the environ of its owner.
pub(super) fn disabled_by(look: &Look, thing: PossessionNumber) -> Party {
    let Some(bearer) = look.bearer(thing) else { return Party::NOBODY };
    let Whereabouts::In(environ) = look.open.character(bearer).at else { return Party::NOBODY };
    let enemies = look.free(look.side_of(bearer).other(), environ);
    enemies.and(look.open.detected()).iter().filter(|enemy| !look.open.character(*enemy).disabled).collect()
}
