//! Lists the actions that are legal at a moment. They depend on the question that a player has to answer.

use super::{Action, Position, Public, Question, Retreat, Sealed};

/// Puts every legal action into `actions`. The list depends on what both sides see and, of the covered choices, only on those of the side that has to
/// answer.
pub(super) fn offer(public: &Public, position: &Position, sealed: &[Sealed; 2], actions: &mut Vec<Action>) {
    let Some((player, question)) = position.question else { return };
    match question {
        Question::Row(man) => public.rows(position, man, actions),
        Question::Place(man, row) => public.placings(position, man, row, actions),
        Question::Berth(boat, row) => public.moorings(position, boat, row, actions),
        Question::Coil(rope) => public.coilings(position, rope, actions),
        Question::Tasks(boat) => {
            public.assignments(position, &sealed[player.index()], player, boat, actions);
            actions.push(Action::Done);
        }
        Question::Speed(boat) => {
            let speeds = public.lawful_speeds(position, Some(&sealed[player.index()]), boat);
            actions.extend(speeds.into_iter().map(Action::Speed));
        }
        Question::Sail(boat) => public.sailings(position, boat, actions),
        Question::Between => {
            public.throws_and_cuts(position, player, actions);
            actions.push(Action::Done);
        }
        Question::Shaken(boat) => {
            let struck = position.naval.shocks.first().and_then(|shock| shock.struck);
            actions.extend(public.shaken(position, boat, struck).into_iter().map(Action::Take));
        }
        Question::Pull(..) => {
            public.hauls(position, actions);
            actions.push(Action::Done);
        }
        Question::Archer => {
            actions.extend(public.archers(position, player).map(Action::Pick));
            actions.push(Action::Done);
        }
        Question::Target(archer) => {
            actions.extend(public.targets(position, archer).map(Action::Shoot));
            actions.extend(public.beast_targets(position, archer).map(Action::ShootBeast));
            actions.push(Action::Done);
        }
        Question::Mover => {
            let movers = public.men_of(player).map(|(man, _)| man).filter(|man| public.can_move(position, *man));
            actions.extend(movers.map(Action::Pick));
            actions.push(Action::Done);
        }
        Question::Step => {
            if let Some(walk) = &position.walk {
                public.steps(position, walk, actions);
            }
        }
        Question::Reaction => {
            if let Some(walk) = &position.walk {
                actions.extend(public.reacting(position, walk.man).map(Action::React));
            }
            actions.push(Action::Done);
        }
        Question::Put(burden) => {
            if let Some(walk) = &position.walk {
                public.places(position, walk.man, burden, actions);
            }
        }
        Question::Walls => {
            public.walls(position, player, actions);
            actions.push(Action::Done);
        }
        Question::Axes => {
            actions.extend(public.axes(position, player).map(Action::Axe));
            actions.push(Action::Done);
        }
        Question::Fights => {
            actions.extend(public.openings(position, player).map(|(attacker, defender)| Action::Open(attacker, defender)));
            actions.extend(public.openings_at_beasts(position, player).map(|(man, beast)| Action::OpenAtBeast(man, beast)));
            if !public.has_duty(position, player) {
                actions.push(Action::Done);
            }
        }
        Question::Join => {
            if let Some(clash) = &position.clash {
                public.joins(position, clash, actions);
            }
        }
        Question::Takes => {
            if let Some(clash) = &position.clash {
                actions.extend(public.takers(position, clash).into_iter().map(Action::Take));
            }
        }
        Question::Retreat => {
            let first: Option<&Retreat> = position.retreats.first();
            if let Some(retreat) = first {
                public.retreat_choices(position, retreat, actions);
            }
        }
        Question::Displace(man) => public.displacements(position, man, actions),
        Question::Advance => {
            if let Some(clash) = &position.clash {
                public.advance_choices(position, clash, actions);
            }
        }
        Question::AdvanceOn(man) => {
            if let Some(clash) = &position.clash {
                public.further(position, clash, man, actions);
            }
        }
    }
}
