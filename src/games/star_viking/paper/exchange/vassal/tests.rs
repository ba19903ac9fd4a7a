use std::collections::BTreeSet;

use super::*;
use crate::StarViking;
use exchange::vassal::{Board, Palette, PieceNumber, Spaces, Spot, Stack, Standing, Table};
use geometry::Point;
use project::{Game, Library, OneOf as _};
use rules::play::{Captain, Record, Roster as _, fight};
use sheets::game::Sheets as _;
use star_viking::play::{CaptainName, UnitNumber, UnitState, Where};
use star_viking::{Space, System};

fn template(name: &str) -> Project {
    Library::bundled().template(Game::StarViking, name).unwrap_or_else(|error| panic!("{error}"))
}

fn module_of(project: &Project) -> Module {
    let content = Content::own(&project.content).expect("Star Viking");
    module(content, project, None)
}

fn boards(module: &Module) -> impl Iterator<Item = &Board> {
    module.tables.iter().flat_map(|table| table.boards.iter().flatten())
}

fn places(board: &Board) -> &[(String, Point)] {
    match &board.spaces {
        Spaces::Named(places) => places,
        Spaces::None | Spaces::Grid { .. } | Spaces::NamedGrid { .. } | Spaces::Joined { .. } => &[],
    }
}

/// Panics unless the names of boards, places and windows are unique, places differ by a pixel at least, stacks stand on places of their windows, and
/// no piece is lost.
fn assert_sound(module: &Module) {
    let names: BTreeSet<&str> = boards(module).map(|board| board.name.as_str()).collect();
    assert_eq!(names.len(), boards(module).count(), "{names:?}");
    let windows: BTreeSet<&str> = module.tables.iter().map(|table| table.name.as_str()).collect();
    assert_eq!(windows.len(), module.tables.len(), "{windows:?}");
    for board in boards(module) {
        let places = places(board);
        let pixel = |at: Point| [at.x, at.y].map(|length| (length.get() / 25.4 * module.resolution).round() as i64);
        assert_eq!(places.iter().map(|(name, _)| name).collect::<BTreeSet<_>>().len(), places.len(), "{places:?}");
        assert_eq!(places.iter().map(|(_, at)| pixel(*at)).collect::<BTreeSet<_>>().len(), places.len(), "{places:?}");
        let page = geometry::Rect::new(Point::ORIGIN, board.page.size);
        assert!(places.iter().all(|(_, at)| page.contains(*at)), "{places:?}");
    }
    for table in &module.tables {
        assert!(table.owner.as_ref().is_none_or(|owner| module.sides.contains(owner)), "{:?}", table.owner);
        for stack in &table.stacks {
            let board = table.boards.iter().flatten().find(|board| board.name == stack.board).expect("a board of the window");
            let Spot::Named(name) = &stack.at else { panic!("{:?}", stack.at) };
            assert!(places(board).iter().any(|(place, _)| place == name), "{name} on {}", board.name);
            let hiders: Vec<&String> = stack.pieces.iter().filter_map(|standing| standing.hidden_by.as_ref()).collect();
            assert!(hiders.iter().all(|side| module.sides.contains(side)), "{hiders:?}");
        }
    }
    assert_eq!(held(module).len(), module.pieces.len(), "every piece is in one palette or stack");
}

/// All pieces in the palettes and stacks of a module.
fn held(module: &Module) -> BTreeSet<PieceNumber> {
    let in_panels = module.palettes.iter().flat_map(|palette: &Palette| palette.panels.iter().flat_map(|(_, pieces)| pieces));
    let stacks = module.tables.iter().flat_map(|table| &table.stacks);
    in_panels.copied().chain(stacks.flat_map(|stack| stack.pieces.iter().map(|standing| standing.piece))).collect()
}

#[test]
fn every_template_gives_a_sound_module() {
    for name in Library::bundled().templates(Game::StarViking).expect("templates") {
        let project = template(&name);
        let module = module_of(&project);
        assert_sound(&module);
        let content = Content::own(&project.content).expect("Star Viking");
        let readers = StarViking::readers(content, content.scenarios.ids().next());
        assert!(readers.iter().all(|reader| module.sides.contains(reader)), "private sheets find their side: {readers:?}");
    }
}

#[test]
fn a_campaign_keeps_each_side_s_units_in_its_own_window() {
    let module = module_of(&template(Library::SAMPLE));
    let [open, federation, viking] = module.tables.as_slice() else { panic!("{} windows", module.tables.len()) };
    assert!(open.owner.is_none() && open.stacks.is_empty());
    assert_eq!(open.boards.iter().map(Vec::len).collect::<Vec<_>>(), [5, 5]);
    assert_eq!(federation.owner.as_deref(), Some(FEDERATION));
    let count = |table: &Table| table.stacks.iter().map(|stack| stack.pieces.len()).sum::<usize>();
    assert_eq!((count(federation), count(viking)), (30 + 44, 7));
    let [home] = viking.stacks.as_slice() else { panic!("one stack") };
    let frigates = federation.stacks.iter().filter(|stack| stack.pieces.len() > 1 && stack.name.contains("Anywhere in Userkaf"));
    let frigates: Vec<Vec<&str>> = frigates.map(|stack| names(&module, &stack.pieces)).collect();
    assert_eq!(frigates, [vec!["PB", "FT 1", "FT 2", "FF 1"], vec!["PB 1", "AM 1", "SF 1"]], "loaded ships lie by themselves");
    let names: Vec<&str> =
        home.pieces.iter().map(|standing| module.pieces[number(&module, standing.piece)].name.as_str()).collect();
    assert_eq!(names.last(), Some(&"CR"), "the carrier lies on its cargo: {names:?}");
    assert_eq!(home.pieces.iter().filter(|standing| standing.hidden_by.is_some()).count(), 6);
}

fn names<'module>(module: &'module Module, pieces: &[Standing]) -> Vec<&'module str> {
    pieces.iter().map(|standing| module.pieces[number(module, standing.piece)].name.as_str()).collect()
}

/// The position of a piece among all pieces.
fn number(module: &Module, piece: PieceNumber) -> usize {
    held(module).into_iter().position(|other| other == piece).expect("every piece is held")
}

#[test]
fn in_a_battle_all_stand_on_the_open_tile_and_the_federation_face_down() {
    let module = module_of(&template("sanakht"));
    let [open] = module.tables.as_slice() else { panic!("{} windows", module.tables.len()) };
    let mut hidden = 0;
    for stack in &open.stacks {
        for standing in &stack.pieces {
            let piece = &module.pieces[number(&module, standing.piece)];
            assert!(piece.cover.is_some() && piece.side == standing.hidden_by.clone().or(piece.side.clone()), "{}", piece.name);
            hidden += usize::from(standing.hidden_by.as_deref() == Some(FEDERATION));
        }
    }
    assert_eq!(hidden, 1 + 5);
    assert!(open.stacks.iter().any(|stack| stack.name == "Beside Sanakht on Sanakht"));
}

#[test]
fn places_differ_whatever_a_designer_draws() {
    let mut project = template(Library::SAMPLE);
    let mut content = Content::own(&project.content).expect("Star Viking").clone();
    let ids: Vec<Id<System>> = content.systems.ids().collect();
    for id in ids {
        let system = content.systems.get_mut(id).expect("a system");
        system.name = "Alike".into();
        let orbits: Vec<_> = system.orbits.ids().collect();
        for orbit in orbits {
            let orbit = system.orbits.get_mut(orbit).expect("an orbit");
            let bodies: Vec<_> = orbit.bodies.ids().collect();
            for body in bodies {
                orbit.bodies.get_mut(body).expect("a body").name = "Alike".into();
            }
        }
        assert!(system.spaces().iter().any(|space| matches!(space, Space::On(_))));
    }
    project.content = content.into();
    assert_sound(&module_of(&project));
    assert_sound(&module_of(&Project::new(Game::StarViking, "Nothing in it")));
}

/// The first scenario of a project, played by captains: its contest and the kept game.
fn played(project: &Project) -> (Contest, KeptGame<Id<Scenario>, Action>) {
    let content = Content::own(&project.content).expect("Star Viking");
    let scenario = content.scenarios.ids().next().expect("a scenario");
    let contest = Contest::of(content, scenario).expect("a game");
    let mut record = Record::new(scenario, 5, 0);
    let mut captains: Vec<_> = contest.public().players().map(|_| CaptainName::default().captain()).collect();
    let mut captains: Vec<&mut dyn Captain<Contest>> =
        captains.iter_mut().map(|captain| captain as &mut dyn Captain<Contest>).collect();
    fight(&contest, &mut captains, &mut record, &mut ());
    (contest, KeptGame { helms: vec![None; 2], record })
}

/// Every stack that contains the unit of this name, with the stack's window and the unit's position in the stack.
fn stood<'a>(module: &'a Module, name: &str) -> Vec<(&'a Table, &'a Stack, &'a Standing)> {
    let stacks = module.tables.iter().flat_map(|table| table.stacks.iter().map(move |stack| (table, stack)));
    let all = stacks.flat_map(|(table, stack)| stack.pieces.iter().map(move |standing| (table, stack, standing)));
    all.filter(|(.., standing)| module.piece(standing.piece).name == name).collect()
}

#[test]
fn every_unit_of_a_kept_game_stands_where_it_stood_and_no_other_side_sees_what_it_did_not_see() {
    for template_name in ["sanakht", Library::SAMPLE] {
        let project = template(template_name);
        let content = Content::own(&project.content).expect("Star Viking");
        let (contest, game) = played(&project);
        let kept = game.keep(&project, "A game".into(), "Not over yet.".into()).expect("a kept game");
        let of = game.record.actions.len();
        for moves in [0, of / 2, of * 3 / 4, of] {
            let module = super::kept(content, &project, &kept, Some(moves)).unwrap_or_else(|error| panic!("{error}"));
            assert_sound(&module);
            let replay = game.after(&contest, Some(moves), "it").expect("it can be played");
            for (number, unit) in replay.state().numbered().filter(|(_, unit)| unit.at != Where::Supply) {
                check(&module, &contest, replay.state(), (number, unit), moves);
            }
        }
    }
}

/// Checks that a unit stands once, either in its sector or in the stack of its carrier, and is visible to the sides that have seen it.
fn check(module: &Module, contest: &Contest, state: &State, (number, unit): (UnitNumber, &UnitState), moves: usize) {
    let name = contest.name(number);
    let found = stood(module, name);
    let [(table, stack, standing)] = found.as_slice() else { panic!("{name} stands in {} places after {moves}", found.len()) };
    if let Where::In(space) = unit.at {
        let label = contest.public().tile(unit.tile).system.space_label(space);
        assert!(stack.name.contains(&label), "{name} stands at {} and not in {label}", stack.name);
    }
    if let Where::Aboard(carrier) = unit.at {
        let carriers = stood(module, contest.name(carrier));
        assert_eq!(carriers[0].1.name, stack.name, "{name} lies with what carries it");
    }
    let is_seen = contest.public().players().any(|other| other != unit.owner && contest.view(state, other).sees(number));
    assert!(is_seen || table.owner.is_some() || standing.hidden_by.is_some(), "{name} is shown to all after {moves}");
    let own = &module.piece(standing.piece).side;
    assert!(table.owner.is_none() || table.owner == *own, "{name} lies in the window of another side");
}
