use std::collections::BTreeSet;

use super::*;
use exchange::vassal::{Spaces, Spot};
use project::{Game as AnyGame, Library};

fn modules() -> Vec<(String, Module)> {
    let library = Library::bundled();
    let names = library.templates(AnyGame::FreedomInTheGalaxy).expect("there are some");
    let module = |name: String| {
        let project = library.template(AnyGame::FreedomInTheGalaxy, &name).expect("it opens");
        let project::Content::FreedomInTheGalaxy(content) = &project.content else { panic!("it is of the game") };
        let module = module(content, &project, None);
        (name, module)
    };
    names.into_iter().map(module).collect()
}

fn table<'a>(module: &'a Module, name: &str) -> &'a Table {
    module.tables.iter().find(|table| table.name == name).unwrap_or_else(|| panic!("no window {name}"))
}

#[test]
fn what_lies_on_boards_lies_on_spaces_that_they_have() {
    for (template, module) in modules() {
        for table in &module.tables {
            let boards: Vec<&Board> = table.boards.iter().flatten().collect();
            let board =
                |name: &str| *boards.iter().find(|board| board.name == name).unwrap_or_else(|| panic!("{template}: no {name}"));
            let mut taken = BTreeSet::new();
            for stack in &table.stacks {
                let (Spot::Named(spot), Spaces::Named(places)) = (&stack.at, &board(&stack.board).spaces) else {
                    panic!("{template}: {} stands on no space", stack.name)
                };
                assert!(places.iter().any(|(name, _)| name == spot), "{template}: {} has no {spot}", stack.board);
                assert!(taken.insert((&stack.board, spot)), "{template}: two stacks in {spot}");
            }
            assert!(table.decks.iter().all(|deck| board(&deck.board).name == deck.board), "{template}: {}", table.name);
        }
    }
}

#[test]
fn names_and_points_are_found_once_and_every_piece_can_be_had() {
    for (template, module) in modules() {
        let boards = || module.tables.iter().flat_map(|table| table.boards.iter().flatten());
        let decks = || module.tables.iter().flat_map(|table| &table.decks);
        let mut names = BTreeSet::new();
        for name in boards().map(|board| &board.name).chain(decks().map(|deck| &deck.name)) {
            assert!(names.insert(name), "{template}: two are called {name}");
        }
        for board in boards() {
            let Spaces::Named(places) = &board.spaces else { panic!("{template}: {} has no spaces", board.name) };
            let names: BTreeSet<_> = places.iter().map(|(name, _)| name).collect();
            let pixel = |length: geometry::Mm| (length.get() * RESOLUTION / 25.4).round() as i64;
            let points: BTreeSet<_> = places.iter().map(|(_, at)| (pixel(at.x), pixel(at.y))).collect();
            assert_eq!((names.len(), points.len()), (places.len(), places.len()), "{template}: {}", board.name);
        }
        let palettes = module.palettes.iter().flat_map(|palette| &palette.panels).flat_map(|(_, pieces)| pieces);
        let stacks = module.tables.iter().flat_map(|table| &table.stacks).flat_map(|stack| &stack.pieces);
        let had: BTreeSet<_> =
            palettes.chain(stacks.map(|standing| &standing.piece)).chain(decks().flat_map(|deck| &deck.pieces)).collect();
        assert_eq!(had.len(), module.pieces.len(), "{template}");
        let windows: BTreeSet<_> = module.tables.iter().map(|table| &table.name).collect();
        assert_eq!(windows.len(), module.tables.len(), "{template}");
        assert!(module.tables.iter().filter_map(|table| table.owner.as_ref()).all(|owner| module.sides.contains(owner)));
    }
}

#[test]
fn windows_follow_the_rules_that_are_played() {
    let all = modules();
    let of = |template: &str| &all.iter().find(|(name, _)| name == template).expect("a template").1;
    let boards = |module: &Module, name: &str| table(module, name).boards.iter().flatten().count();
    let sample = of(Library::SAMPLE);
    assert_eq!((boards(sample, "Star systems"), boards(sample, "Tracks")), (1, 3));
    assert!(sample.tables.iter().all(|table| table.name != "Galaxy"));
    let campaign = of("campaign");
    assert_eq!((boards(campaign, "Star systems"), boards(campaign, "Galaxy"), boards(campaign, "Tracks")), (25, 1, 5));
    // In the flight scenario the Rebels come from space, so their counters wait in the player's window.
    let waiting = table(sample, "Hand of The Rebels").stacks.iter().find(|stack| stack.name == "To come").expect("they wait");
    assert_eq!(waiting.pieces.len(), 4);
}

#[test]
fn what_one_side_may_not_see_is_hidden() {
    let all = modules();
    let (_, campaign) = all.iter().find(|(name, _)| name == "campaign").expect("a template");
    // Only the Empire can read the 23 mobile units and the 16 secrets; the militia units lie face up.
    let standing = || table(campaign, "Star systems").stacks.iter().flat_map(|stack| &stack.pieces);
    let hidden = standing().filter(|standing| standing.hidden_by.as_deref() == Some("The Empire")).count();
    let units = campaign.pieces.iter().filter(|piece| piece.sort == "Unit" && piece.cover.is_some());
    assert_eq!(units.map(|piece| piece.name.as_str()).collect::<Vec<_>>()[..2], ["Patrol", "Line"]);
    assert_eq!(hidden, 23 + 16);
    let hand = table(campaign, "Hand of The Empire");
    let assignments = hand.stacks.iter().find(|stack| stack.name == "Strategic assignments").expect("they lie there");
    assert_eq!(assignments.pieces.len(), 14);
    for private in campaign.tables.iter().filter(|table| table.owner.is_some()) {
        let cards = private.stacks.iter().filter(|stack| stack.name != "To come").flat_map(|stack| &stack.pieces);
        assert!(cards.clone().count() > 0 && cards.into_iter().all(|standing| standing.hidden_by == private.owner));
    }
}
