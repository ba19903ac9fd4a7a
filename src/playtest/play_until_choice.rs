//! Captains who play against people: they go on until somebody without a captain has to choose.

use crate::rules::play::{Captain, Play, Seeded};

/// What the captains do from a state on, until a player without one has a choice, the game is over, or they are stopped. Where there is no
/// choice, an action is taken without asking anybody.
///
/// `captains` has one for each player, and none for a person; `dice` are those of the game from this state on, and `choices` the captains'
/// own.
pub fn play_until_choice<P: Play>(
    battle: &P,
    mut state: P::State,
    mut dice: Seeded,
    choices: &mut Seeded,
    captains: &mut [Option<Box<dyn Captain<P>>>],
    stopped: impl Fn() -> bool,
) -> Vec<P::Action> {
    let (mut actions, mut legal) = (Vec::new(), Vec::new());
    while let Some(player) = battle.to_act(&state).filter(|_| !stopped()) {
        battle.legal(&state, &mut legal);
        let captain = captains.get_mut(player.index()).and_then(Option::as_mut);
        let action = match (legal.as_slice(), captain) {
            ([], _) | ([_, _, ..], None) => break,
            ([only], _) => *only,
            (several, Some(captain)) => {
                let chosen = captain.choose(battle.public(), battle.view(&state, player), several, choices);
                if several.contains(&chosen) { chosen } else { several[0] }
            }
        };
        actions.push(action);
        battle.apply_listed(&mut state, action, &mut dice, &mut ());
    }
    actions
}
