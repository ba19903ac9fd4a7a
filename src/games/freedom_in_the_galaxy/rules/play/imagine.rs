//! Imagined worlds: complete states made from what a side sees and what every player knows, with everything hidden dealt by chance.
//!
//! In a world for the Rebel, the types of face-down units are dealt among the face-down counters on the board. The Rebel knows how many there are of
//! each type, because the Rebel has seen which units came and were lost. In a world for the Imperial player, the possessions that were never shown
//! are dealt among the free Rebels. The Imperial player knows how many there are. The side has the same view, and the same legal actions, in the
//! imagined world as in the real one.

use std::sync::Arc;

use super::abilities::KINDS;
use super::setting_up::may_have;
use super::start::Start;
use super::{CharacterNumber, Contest, Holding, ImperialHand, PossessionNumber, Public, RebelHand, State, View, Whereabouts};
use crate::Side;
use rules::play::Seeded;

/// Makes a complete state that agrees with a view. If the side has a question to answer, the game can be played on from this state to its end.
#[must_use]
pub fn imagine(public: &Public, view: &View, dice: &mut Seeded) -> (Contest, State) {
    let contest = Contest { public: public.clone(), start: Arc::new(Start::default()) };
    let asked = view.question.map(|question| super::Asked { side: view.side, question });
    let imperial = view.imperial.cloned().unwrap_or_else(|| deal_units(view, dice));
    let none = RebelHand { bearers: vec![None; public.possessions.len()], drawn: Vec::new() };
    let mut state = State { open: view.open.clone(), asked, imperial, rebel: view.rebel.cloned().unwrap_or(none) };
    if view.rebel.is_none() {
        deal_possessions(public, &mut state, dice);
    }
    (contest, state)
}

/// Deals the types of face-down units to the environs in which the side sees face-down units.
fn deal_units(view: &View, dice: &mut Seeded) -> ImperialHand {
    let open = view.open;
    let mut bag: Vec<usize> = (0..KINDS).flat_map(|kind| (0..open.face_down[kind]).map(move |_| kind)).collect();
    let places = open.environs.len();
    let mut hand = ImperialHand { face_down: vec![[0; KINDS]; places], moved: vec![[0; KINDS]; places] };
    for (at, now) in open.environs.iter().enumerate() {
        for _ in 0..now.face_down {
            if !bag.is_empty() {
                let kind = bag.swap_remove(dice.below(bag.len() as u32) as usize);
                hand.face_down[at][kind] += 1;
            }
        }
    }
    hand
}

/// Deals as many possessions as the Rebel has not shown yet among the free Rebel characters.
fn deal_possessions(public: &Public, state: &mut State, dice: &mut Seeded) {
    let mut unseen: Vec<PossessionNumber> =
        public.things().filter(|thing| state.open.possessions[thing.index()].at == Holding::Unseen).collect();
    for _ in 0..state.open.unseen {
        if unseen.is_empty() {
            return;
        }
        let thing = unseen.swap_remove(dice.below(unseen.len() as u32) as usize);
        let look = state.whole(public);
        let free = |number: &CharacterNumber| {
            let at = look.open.character(*number).at;
            matches!(at, Whereabouts::In(_) | Whereabouts::Space | Whereabouts::Open) && may_have(&look, thing, *number)
        };
        let bearers: Vec<CharacterNumber> = public.of_side(Side::Rebel).iter().filter(free).collect();
        if !bearers.is_empty() {
            let bearer = bearers[dice.below(bearers.len() as u32) as usize];
            state.rebel.bearers[thing.index()] = Some(bearer);
        }
    }
}
