//! Those who choose, and a game played between them.

use super::{Play, Record, Seeded, Sink};

/// Chooses among legal actions.
///
/// A captain knows what everybody knows of the battle and what its side knows of the state, and nothing else. It has dice of its own, never
/// those of the game, and is asked only where there is a choice: an action that is the only legal one is taken without asking.
pub trait Captain<P: Play + ?Sized> {
    /// One of the legal actions, which are two at least.
    fn choose(&mut self, public: &P::Public, view: P::View<'_>, legal: &[P::Action], dice: &mut Seeded) -> P::Action;
}

/// Chooses any legal action, each equally likely: the referee of the tests.
#[derive(Clone, Copy, Debug, Default)]
pub struct AtRandom;

impl<P: Play + ?Sized> Captain<P> for AtRandom {
    fn choose(&mut self, _: &P::Public, _: P::View<'_>, legal: &[P::Action], dice: &mut Seeded) -> P::Action {
        legal[dice.below(legal.len() as u32) as usize]
    }
}

/// Plays one game from beginning to end, each player's decisions made by the captain of the same number, and tells the last state.
///
/// The actions and the scenario's number in the record are its game; a captain that chooses what is not legal loses its choice to the
/// first action of the list.
pub fn fight<P: Play, C>(
    battle: &P,
    captains: &mut [&mut dyn Captain<P>],
    record: &mut Record<C, P::Action>,
    sink: &mut impl Sink<P::Event>,
) -> P::State {
    let (mut dice, mut choices) = (record.dice(), record.captains_dice());
    let mut state = battle.start(&mut dice, sink);
    let mut legal = Vec::new();
    record.actions.clear();
    while let Some(player) = battle.to_act(&state) {
        battle.legal(&state, &mut legal);
        let Some(first) = legal.first() else { break };
        let action = match captains.get_mut(player.index()) {
            Some(captain) if legal.len() > 1 => {
                captain.choose(battle.public(), battle.view(&state, player), &legal, &mut choices)
            }
            _ => *first,
        };
        let action = if legal.contains(&action) { action } else { *first };
        record.actions.push(action);
        battle.apply_listed(&mut state, action, &mut dice, sink);
    }
    state
}
