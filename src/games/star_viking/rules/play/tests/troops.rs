//! Tests that raiders who play by rules of thumb take along the troops that they have set down.

use super::*;

/// The Viking's cruiser with an empty hold and troopers ashore beside it, in a system that the Federation controls but in which it has no units left.
/// Returns the campaign, the cruiser, the troopers and their sector.
fn ashore() -> (Hands, UnitNumber, UnitNumber, Space) {
    let mut game = Hands::new("sample");
    let tile = game.tile("Sanakht");
    game.clear(tile);
    let cruiser = game.find(Color::Red, "CR");
    let aboard: Vec<UnitNumber> = game.state.cargo(cruiser).map(|(cargo, _)| cargo).collect();
    for unit in aboard {
        game.table().destroy(unit);
    }
    let troopers = game.muster(Color::Red, "PT", VIKING, tile, Where::Waiting);
    let capital = game.contest.public.tile(tile).system.capital.map(Space::On);
    let space = game.room_for(troopers, tile).into_iter().find(|space| Some(*space) != capital).expect("another sector");
    for unit in [cruiser, troopers] {
        game.table().put(unit, tile, Where::In(space));
    }
    (game, cruiser, troopers, space)
}

/// The legal action that the rules of thumb choose.
fn advised(game: &Hands) -> Action {
    let (player, _) = game.state.question.expect("somebody is asked");
    RuleOfThumb.choose(game.contest.public(), game.contest.view(&game.state, player), &game.legal(), &mut Seeded::new(3, 1))
}

/// Puts a pod into the cruiser's hold, and damages the cruiser until the hold has no room besides.
fn fill_with_a_pod(game: &mut Hands, cruiser: UnitNumber) -> UnitNumber {
    let tile = game.state.unit(cruiser).tile;
    let pod = game.muster(Color::Red, "ECM", VIKING, tile, Where::Aboard(cruiser));
    let room = |game: &Hands| game.contest.room(&game.state, cruiser);
    while room(game) > 0 {
        game.state.units[usize::from(cruiser.0)].damage.hits += 1;
    }
    pod
}

#[test]
fn a_raider_jumps_only_once_its_troops_are_aboard() {
    let (mut game, cruiser, troopers, _) = ashore();
    game.state.turn = 3;
    game.state.units[usize::from(cruiser.0)].plunder = 20;
    game.table().begin_orders();
    game.act(Action::Pick(cruiser));
    assert_eq!(advised(&game), Action::Done, "it waits for them");
    game.table().destroy(troopers);
    assert_eq!(advised(&game), Action::Jump(Port::Home));
}

#[test]
fn a_worn_raider_takes_its_troops_along_before_it_withdraws() {
    let (mut game, cruiser, troopers, _) = ashore();
    let tile = game.state.unit(cruiser).tile;
    game.state.turn = 3;
    game.state.units[usize::from(cruiser.0)].damage.hits = 4;
    let city = game.contest.public.tile(tile).system.capital.map(Space::On).expect("a capital");
    game.muster(Color::Green, "SF", FEDERATION, tile, Where::In(city));
    game.state.pending = vec![tile];
    game.table().next_segment();
    let mut taken = false;
    for _ in 0..40 {
        let Some((player, question)) = game.state.question else { break };
        if game.state.round > 3 || !(Phase::Deployment..=Phase::Lifting).contains(&game.state.phase) {
            break;
        }
        let action = if player == VIKING || game.legal().len() == 1 {
            advised(&game)
        } else {
            match question {
                Question::Place(_) => Action::Place(city),
                Question::End => Action::End(false),
                Question::Aim(_) => Action::Hold,
                Question::Evade(_) => Action::Evade(false),
                _ => Action::Done,
            }
        };
        taken |= action == Action::Load(troopers);
        assert!(taken || action != Action::Withdraw(cruiser), "it leaves them behind");
        game.act(action);
    }
    assert!(taken && game.state.unit(troopers).at == Where::Aboard(cruiser));
}

#[test]
fn a_pod_makes_room_for_troops_that_cost_more() {
    let (mut game, cruiser, troopers, space) = ashore();
    let tile = game.state.unit(cruiser).tile;
    let pod = fill_with_a_pod(&mut game, cruiser);
    (game.state.tile, game.state.defender) = (tile, FEDERATION);
    game.state.here = vec![cruiser, troopers, pod];
    game.state.turn = 3;
    game.state.round = 2;
    game.table().begin_movement(Phase::InvaderMovement);
    assert_eq!(advised(&game), Action::Pick(cruiser));
    game.act(Action::Pick(cruiser));
    assert_eq!(advised(&game), Action::ThrowOut(pod));
    game.act(Action::ThrowOut(pod));
    assert_eq!(advised(&game), Action::Load(troopers));
    // Raiders cost too little for the captain to throw out a pod for them.
    let raiders = game.muster(Color::Red, "RD", VIKING, tile, Where::In(space));
    game.table().destroy(troopers);
    let pod = game.muster(Color::Red, "MSL", VIKING, tile, Where::Aboard(cruiser));
    game.state.here = vec![cruiser, raiders, pod];
    game.table().begin_movement(Phase::InvaderMovement);
    if game.state.question == Some((VIKING, Question::Mover)) && advised(&game) == Action::Pick(cruiser) {
        game.act(Action::Pick(cruiser));
        assert_ne!(advised(&game), Action::ThrowOut(pod));
    }
}
