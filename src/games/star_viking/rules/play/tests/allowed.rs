//! Tests that the legal actions include what the book allows: handing plunder from hold to hold, filling holds without a jump, and loading the
//! Federation's cargo at the start.

use super::*;
use crate::Operations;

/// A campaign in which both starships of a Viking are in a system that this Viking controls. Returns the campaign, the ships and the tile.
fn two_ships() -> (Hands, [UnitNumber; 2], u8) {
    let mut game = Hands::new("sample");
    let tile = game.tile("Sanakht");
    game.clear(tile);
    let (cruiser, sloop) = (game.find(Color::Red, "CR"), game.muster(Color::Red, "SL", VIKING, tile, Where::Waiting));
    game.table().put(cruiser, tile, Where::Waiting);
    game.state.units[usize::from(cruiser.0)].plunder = 7;
    game.state.tiles[usize::from(tile)].control = VIKING;
    (game, [cruiser, sloop], tile)
}

fn plunder(game: &Hands, ships: [UnitNumber; 2]) -> [u16; 2] {
    ships.map(|ship| game.state.unit(ship).plunder)
}

#[test]
fn plunder_goes_from_hold_to_hold_in_the_strategic_segment_and_no_further() {
    let (mut game, [cruiser, sloop], _) = two_ships();
    game.table().begin_orders();
    game.act(Action::Pick(cruiser));
    game.act(Action::Hand(sloop));
    assert_eq!(plunder(&game, [cruiser, sloop]), [0, 7]);
    assert!(game.events.contains(&Event::Handed(cruiser, sloop, 7)));
    game.act(Action::Done);
    game.act(Action::Pick(sloop));
    assert!(!game.legal().contains(&Action::Hand(cruiser)), "what was loaded is not unloaded in the same breath");
    game.act(Action::Jump(Port::Home));
    assert_eq!(plunder(&game, [cruiser, sloop]), [0, 7], "it travels along");
}

#[test]
fn plunder_goes_from_hold_to_hold_in_a_sector_and_both_are_easier_to_hit() {
    let (mut game, ships, tile) = two_ships();
    let [cruiser, sloop] = ships;
    let orbit = Space::Deep(game.contest.public.tile(tile).system.orbits.ids().next().expect("an orbit"));
    for ship in ships {
        game.table().put(ship, tile, Where::In(orbit));
    }
    (game.state.tile, game.state.defender) = (tile, FEDERATION);
    game.state.here = ships.to_vec();
    game.table().begin_movement(Phase::InvaderMovement);
    game.act(Action::Pick(cruiser));
    game.act(Action::Hand(sloop));
    assert_eq!(plunder(&game, ships), [0, 7]);
    assert!(ships.into_iter().all(|ship| game.state.unit(ship).used.handled));
    while game.state.question != Some((VIKING, Question::Mover)) {
        game.act(Action::Done);
    }
    game.act(Action::Pick(sloop));
    assert!(!game.legal().contains(&Action::Hand(cruiser)));
}

#[test]
fn plunder_goes_to_no_local_carrier_and_over_no_distance() {
    let (mut game, [cruiser, sloop], tile) = two_ships();
    game.muster(Color::Green, "PB", VIKING, tile, Where::Waiting);
    game.table().put(sloop, UnitState::NO_TILE, Where::Home);
    game.table().begin_orders();
    game.act(Action::Pick(cruiser));
    assert!(!game.legal().iter().any(|action| matches!(action, Action::Hand(_))), "{:?}", game.legal());
}

#[test]
fn carriers_that_cannot_jump_and_ships_that_stay_load_locals_before_a_segment() {
    let mut game = Hands::new("sample");
    let tile = game.tile("Sanakht");
    game.clear(tile);
    let boat = game.muster(Color::Green, "PB", FEDERATION, tile, Where::Waiting);
    let troops = game.muster(Color::Green, "PT", FEDERATION, tile, Where::Waiting);
    let escort = game.find(Color::Blue, "FE");
    let aboard: Vec<UnitNumber> = game.state.cargo(escort).map(|(cargo, _)| cargo).collect();
    for unit in aboard {
        game.table().destroy(unit);
    }
    game.table().put(escort, tile, Where::Waiting);
    game.table().begin_orders();
    while game.state.question.is_some_and(|(player, _)| player == VIKING) {
        game.act(Action::Done);
    }
    assert!(game.legal().contains(&Action::Pick(boat)), "{:?}", game.legal());
    game.act(Action::Pick(boat));
    assert!(!game.legal().iter().any(|action| matches!(action, Action::Jump(_))), "it cannot jump");
    game.act(Action::Load(troops));
    assert_eq!(game.state.unit(troops).at, Where::Aboard(boat));
    assert_eq!(game.state.question, Some((FEDERATION, Question::Orders)), "nothing else is to be done");
    game.table().put(troops, tile, Where::Waiting);
    game.state.units[usize::from(troops.0)].used = Used::default();
    game.act(Action::Pick(escort));
    game.act(Action::Load(troops));
    assert_eq!(game.state.unit(troops).at, Where::Aboard(escort), "a ship that stays takes them too");
    game.act(Action::Jump(Port::Tile(game.tile("Userkaf"))));
    assert_eq!(game.state.unit(troops).at, Where::Gone(Fate::Destroyed), "but they cannot leave");
}

#[test]
fn at_a_dealt_start_the_federation_fills_its_holds_as_it_likes() {
    let contest = changed(designs("sample"), |scenario| scenario.dealt_anew = true);
    let (mut dice, mut choices) = (Seeded::new(1, 1), Seeded::new(2, 1));
    let mut state = contest.start(&mut dice, &mut ());
    let (mut legal, mut loaded, mut offered) = (Vec::new(), 0, 0);
    while state.phase == Phase::SettingUp && state.turn == 0 {
        let Some((player, question)) = state.question else { break };
        contest.legal(&state, &mut legal);
        if let Question::Fill(ship) = question {
            assert_eq!((player, contest.kind_of(&state, ship).operations), (FEDERATION, Operations::S));
            offered = offered.max(legal.len());
            let fits = |action: &Action| match action {
                Action::Build(kind) => {
                    contest.public.kind_of(*kind).size.is_some_and(|size| size.get() <= contest.room(&state, ship))
                }
                other => *other == Action::Done,
            };
            assert!(legal.iter().all(fits) && legal.contains(&Action::Done), "{legal:?}");
        }
        let action = RuleOfThumb.choose(contest.public(), contest.view(&state, player), &legal, &mut choices);
        loaded += u32::from(matches!((question, action), (Question::Fill(_), Action::Build(_))));
        contest.apply_listed(&mut state, action, &mut dice, &mut ());
    }
    assert!(offered > 3 && loaded >= 6, "{offered} choices, {loaded} units");
    let ship =
        |unit: &&UnitState| unit.is_left() && contest.public.kind(unit).color == Color::Blue && unit.tile != UnitState::NO_TILE;
    let cargo = state.units.iter().filter(|unit| ship(unit) && matches!(unit.at, Where::Aboard(_)));
    assert_eq!(cargo.count() as u32, loaded, "and what was taken aboard starts where its ship does");
}
