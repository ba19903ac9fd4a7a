//! Captains, which choose actions; and games that are played between captains.

use super::{Play, Record, Seeded, Sink};

/// A program that chooses among legal actions for a player.
///
/// A captain knows the public facts of the battle and what its side knows of the state, and nothing else. It has its own dice, never those of the
/// game. It is asked only if there is a choice: if only one action is legal, that action is taken without asking.
pub trait Captain<P: Play + ?Sized> {
    /// Chooses one of the legal actions, of which there are at least two, for the captain's player.
    fn choose(&mut self, public: &P::Public, view: P::View<'_>, legal: &[P::Action], dice: &mut Seeded) -> P::Action;

    /// The action that the captain would choose, if it can tell this without the list of legal actions, as for the next step on a path. It must be
    /// the action that the captain would choose from the list, and is taken only if it is legal. The view is made only when `view` is called.
    fn at_once<'a>(&mut self, public: &P::Public, view: &dyn Fn() -> P::View<'a>) -> Option<P::Action>;
}

/// A captain that chooses a random legal action, each equally likely; used by tests.
#[derive(Clone, Copy, Debug, Default)]
pub struct AtRandom;

impl<P: Play + ?Sized> Captain<P> for AtRandom {
    fn choose(&mut self, _: &P::Public, _: P::View<'_>, legal: &[P::Action], dice: &mut Seeded) -> P::Action {
        legal[dice.below(legal.len() as u32) as usize]
    }

    fn at_once<'a>(&mut self, _: &P::Public, _: &dyn Fn() -> P::View<'a>) -> Option<P::Action> {
        None
    }
}

/// The next decision of a game; `None` once the game is over. If only one action is legal, it is taken. Otherwise the captain chooses; if there is no
/// captain, or if its choice is not legal, the first legal action is taken. `legal` is a buffer for the list of legal actions, which is made only if
/// it is needed.
pub fn decide<P: Play>(
    battle: &P,
    state: &P::State,
    captain: Option<&mut dyn Captain<P>>,
    legal: &mut Vec<P::Action>,
    dice: &mut Seeded,
) -> Option<P::Action> {
    let player = battle.to_act(state)?;
    let Some(captain) = captain else {
        battle.legal(state, legal);
        return legal.first().copied();
    };
    let at_once = captain.at_once(battle.public(), &|| battle.view(state, player));
    if at_once.is_some_and(|action| battle.is_legal(state, action)) {
        return at_once;
    }
    battle.legal(state, legal);
    let first = legal.first().copied()?;
    if legal.len() < 2 {
        return Some(first);
    }
    let chosen = captain.choose(battle.public(), battle.view(state, player), legal, dice);
    Some(if legal.contains(&chosen) { chosen } else { first })
}

/// Plays one game from beginning to end and returns the last state. Each player's decisions are made by the captain with the same number as the
/// player.
///
/// The dice come from the record, and all actions are written into it. If a captain chooses an illegal action, the first legal one is taken instead.
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
        let captain = captains.get_mut(player.index()).map(|captain| &mut **captain as &mut dyn Captain<P>);
        let Some(action) = decide(battle, &state, captain, &mut legal, &mut choices) else { break };
        record.actions.push(action);
        battle.apply_listed(&mut state, action, &mut dice, sink);
    }
    state
}
