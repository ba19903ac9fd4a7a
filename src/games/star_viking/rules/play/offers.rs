//! Lists the legal actions of a state. The question that is asked decides which file offers the choices.

use super::{
    Action, Contest, Port, Question, State, Where, blows, control, deployment, fire, lading, locals, moving, orders, politics,
    round_end, setting_up, taxation, turn, works,
};

/// Adds every legal action of a state to a list.
pub(super) fn offer(contest: &Contest, state: &State, actions: &mut Vec<Action>) {
    let Some((player, question)) = state.question else { return };
    match question {
        Question::Systems => actions.extend(setting_up::systems(contest).map(Action::Deal)),
        Question::Station(unit) => actions.extend(setting_up::stations(contest, state, unit).into_iter().map(Action::Station)),
        Question::Fill(carrier) => {
            actions.extend(lading::choices(contest, state, carrier).into_iter().map(Action::Build));
            actions.push(Action::Done);
        }
        Question::Purchase => {
            actions.extend(setting_up::purchases(contest, state, player).into_iter().map(Action::Build));
            actions.push(Action::Done);
        }
        Question::Orders => {
            actions.extend(orders::waiting(contest, state, player).into_iter().map(Action::Pick));
            if orders::all_limbo_left(contest, state, player) {
                actions.push(Action::Done);
            }
        }
        Question::Order(unit) => orders::choices(contest, state, player, unit, actions),
        Question::NextSegment => actions.extend(state.pending.iter().copied().map(Action::Segment)),
        Question::Place(unit) => actions.extend(deployment::sectors(contest, state, unit).into_iter().map(Action::Place)),
        Question::EarlyWithdrawal => {
            actions.push(Action::Done);
            actions.extend(deployment::early_leavers(contest, state, player).into_iter().map(Action::Withdraw));
        }
        Question::Mover => {
            actions.extend(moving::movers(contest, state).into_iter().map(Action::Pick));
            if moving::all_have_entered(state) {
                actions.push(Action::Done);
            }
        }
        Question::Activate(unit) => {
            actions.extend(moving::choices(contest, state, unit));
            if state.unit(unit).at != Where::Beside {
                actions.push(Action::Done);
            }
        }
        Question::Evade(_) => actions.extend([Action::Evade(false), Action::Evade(true)]),
        Question::Aim(shooter) => {
            actions.extend(fire::targets(contest, state, shooter).into_iter().map(Action::Fire));
            actions.push(Action::Hold);
        }
        Question::Struck(_) => actions.extend([Action::Absorb, Action::TakeHit]),
        Question::LoseCargo(carrier) => actions.extend(blows::losable(contest, state, carrier).into_iter().map(Action::Lose)),
        Question::Surrender => actions.extend([Action::Demand, Action::Done]),
        Question::Plunder => {
            let sectors = round_end::plunderable(contest, state, player).into_iter();
            actions.extend(sectors.map(|(space, carrier)| Action::Plunder(space, carrier)));
            actions.push(Action::Done);
        }
        Question::End => actions.extend([Action::End(false), Action::End(true)]),
        Question::Lift(fortress) => {
            actions.extend(control::lifters(contest, state, fortress).into_iter().map(Action::Into));
            actions.push(Action::Done);
        }
        Question::GiveUp => actions.extend(politics::frigates(contest, state).into_iter().map(Action::Lose)),
        Question::CivilWar => {
            actions.extend(politics::volunteers(contest, state).into_iter().map(Action::Lose));
            actions.push(Action::Done);
        }
        Question::Program(_) => actions.extend([Action::Attempt, Action::Done]),
        Question::Land(_) => actions.extend([Action::Land, Action::Done]),
        Question::Tax(tile) => actions.extend((0..=taxation::treasury_at_most(contest, state, tile)).rev().map(Action::Tax)),
        Question::Locals => {
            let tiles = locals::tiles(contest, state, player).into_iter();
            actions.extend(tiles.map(|tile| Action::At(Port::Tile(tile))));
            actions.push(Action::Done);
        }
        Question::LocalsAt(tile) => {
            actions.extend(locals::choices(contest, state, player, tile));
            actions.push(Action::Done);
        }
        Question::Works => {
            actions.extend(works::ports(contest, state, player).into_iter().map(Action::At));
            actions.push(Action::Done);
        }
        Question::WorksAt(port) => {
            actions.extend(works::choices(contest, state, player, port));
            actions.push(Action::Done);
        }
        Question::Stow(pod) => actions.extend(works::stowers(contest, state, player, pod).into_iter().map(Action::Into)),
        Question::Points => {
            actions.extend(turn::amounts(contest, state, player).into_iter().map(Action::Points));
            actions.push(Action::Done);
        }
    }
}
