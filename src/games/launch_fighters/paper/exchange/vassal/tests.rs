use super::*;
use exchange::vassal::{Spaces, Spot, Stack, Standing};
use launch_fighters::Part;
use launch_fighters::play::{CaptainName, Fate, State};
use project::{Game, Library, OneOf as _};
use rules::play::{Record, Roster as _, fight};

fn sample() -> Project {
    Library::bundled().template(Game::LaunchFighters, Library::SAMPLE).unwrap_or_else(|error| panic!("{error}"))
}

/// The first scenario of a project, played to its end by captains.
fn played(project: &Project) -> (Battle, KeptGame<Id<Scenario>, Action>) {
    let content = Content::own(&project.content).expect("designs of the game");
    let scenario = content.scenarios.ids().next().expect("a scenario");
    let battle = Battle::new(content, scenario).expect("a battle");
    let mut record = Record::new(scenario, 3, 0);
    let [mut one, mut other] = [(); 2].map(|()| CaptainName::default().captain());
    fight(&battle, &mut [&mut one, &mut other], &mut record, &mut ());
    (battle, KeptGame { helms: vec![None, Some("rule-of-thumb".into())], record })
}

/// Every piece that is called `name` and stands on the board, with its stack.
fn standings<'a>(module: &'a Module, name: &str) -> Vec<(&'a Stack, &'a Standing)> {
    let stacks = module.tables.iter().flat_map(|table| &table.stacks);
    let all = stacks.flat_map(|stack| stack.pieces.iter().map(move |standing| (stack, standing)));
    all.filter(|(_, standing)| module.piece(standing.piece).name == name).collect()
}

#[test]
fn every_unit_of_a_kept_game_stands_where_it_stood_at_that_move() {
    let project = sample();
    let content = Content::own(&project.content).expect("designs of the game");
    let (battle, game) = played(&project);
    let of = game.record.actions.len();
    let kept = game.keep(&project, "Hail".into(), "Nobody wins.".into()).expect("a kept game");
    assert_eq!(playtest::kept::moves(&kept), Some(of));
    let (mut destroyed, mut damaged) = (0, 0);
    for moves in [0, of / 3, of * 2 / 3, of] {
        let module = kept_module(content, &project, &kept, moves);
        let state: State = game.after(&battle, Some(moves), "it").expect("it can be played").state().clone();
        assert!(module.name.ends_with(&format!("after {}", counted(moves, "move"))), "{}", module.name);
        for (vessel, ship) in battle.ships().iter().zip(state.ships()) {
            let found = standings(&module, &vessel.name);
            let [(stack, standing)] = found.as_slice() else { panic!("{} stands in {} places", vessel.name, found.len()) };
            let place = ship.space().map_or_else(|| Spot::Named(vessel.name.clone()), Spot::Space);
            assert_eq!(stack.at, place, "{} after {moves}", vessel.name);
            assert_eq!(standing.turned, ship.facing.side(6), "{}", vessel.name);
            let design = content.ships.get(vessel.design).expect("a design");
            let gauges = &module.piece(standing.piece).gauges;
            for ((gauge, level), (name, part, full)) in gauges.iter().zip(&standing.levels).zip(fleets::record(design)) {
                assert_eq!((gauge.name, gauge.most()), (name, full));
                if Part::STATS.contains(&part) {
                    assert_eq!(*level, u32::from(ship.level(part)), "{} {name}", vessel.name);
                    damaged += usize::from(*level < full);
                }
            }
            if ship.fate == Fate::Eliminated {
                destroyed += 1;
                assert_eq!(stack.board, "Beside the map");
            }
        }
        let squadrons = module.tables[0].stacks.iter().flat_map(|stack| &stack.pieces);
        let squadrons = squadrons.filter(|standing| module.piece(standing.piece).sort == "Squadron").count();
        assert_eq!(squadrons, battle.squadrons().len(), "every squadron is somewhere");
    }
    assert!(destroyed > 0 && damaged > 0, "{destroyed} destroyed, {damaged} damaged");
}

fn kept_module(content: &Content, project: &Project, kept: &Kept, moves: usize) -> Module {
    super::kept(content, project, kept, Some(moves)).unwrap_or_else(|error| panic!("{error}"))
}

#[test]
fn a_kept_game_cannot_be_taken_on_beyond_its_end() {
    let project = sample();
    let content = Content::own(&project.content).expect("designs of the game");
    let (_, game) = played(&project);
    let kept = game.keep(&project, "Hail".into(), "Nobody wins.".into()).expect("a kept game");
    let error = super::kept(content, &project, &kept, Some(game.record.actions.len() + 1)).expect_err("it is shorter");
    assert!(error.to_string().contains("has only"), "{error}");
    let left = super::kept(content, &project, &kept, None).expect("a module");
    assert_eq!(left.name, kept_module(content, &project, &kept, game.record.actions.len()).name);
}

#[test]
fn the_front_arc_of_a_ship_lies_ahead_of_it() {
    let project = sample();
    let module = module(Content::own(&project.content).expect("designs of the game"), &project, None);
    let ship = module.pieces.iter().find(|piece| piece.sort == "Ship").expect("a ship");
    let [veil] = ship.veils.as_slice() else { panic!("{:?}", ship.veils) };
    let middle = Point::at(veil.size.width * 0.5, veil.size.height * 0.5);
    // The map has hexes with flat tops, and the ship faces up.
    assert!(!veil.areas.is_empty() && veil.areas.iter().flatten().all(|corner| corner.y <= middle.y + geometry::Mm::new(0.01)));
    assert!(matches!(module.tables[0].boards[0][0].spaces, Spaces::Grid { .. }));
}
