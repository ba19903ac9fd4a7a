//! Tests of the modules of the templates.

use std::collections::BTreeSet;

use super::*;
use crate::sheets::sector_map;
use exchange::vassal::PieceNumber;
use geometry::Point;
use project::{Game, Library, OneOf as _};
use rules::Change;
use space_viking::Edit;

fn template(name: &str) -> (Content, Project) {
    let project = Library::bundled().template(Game::SpaceViking, name).expect(name);
    (Content::own(&project.content).expect("its designs").clone(), project)
}

/// The module of every template, with its content.
fn modules() -> Vec<(Content, Module)> {
    let names = Library::bundled().templates(Game::SpaceViking).expect("the templates");
    let of = |name: &String| {
        let (content, project) = template(name);
        let module = module(&content, &project, None);
        (content, module)
    };
    names.iter().map(of).collect()
}

/// Panics if two of these are equal.
fn assert_unique<T: Ord + Clone + std::fmt::Debug>(things: impl Iterator<Item = T>) {
    let mut seen = BTreeSet::new();
    for thing in things {
        assert!(seen.insert(thing.clone()), "{thing:?} twice");
    }
}

/// The named places of a board, and the points of those that are not spaces of a grid.
fn places(board: &Board) -> (Vec<&str>, Vec<Point>) {
    match &board.spaces {
        Spaces::Named(places) => places.iter().map(|(name, at)| (name.as_str(), *at)).unzip(),
        Spaces::NamedGrid { places, .. } => (places.iter().map(|(_, name)| name.as_str()).collect(), Vec::new()),
        Spaces::None | Spaces::Grid { .. } | Spaces::Joined { .. } => Default::default(),
    }
}

#[test]
fn every_stack_stands_on_a_place_of_its_board() {
    for (content, module) in modules() {
        for table in &module.tables {
            for stack in &table.stacks {
                let board = table.boards.iter().flatten().find(|board| board.name == stack.board).expect(&stack.board);
                match &stack.at {
                    Spot::Named(name) => assert!(places(board).0.contains(&name.as_str()), "{name}"),
                    Spot::Space(space) => assert!(content.sector.holds(*space), "{space}"),
                    Spot::Point(at) => panic!("{} lies at {at:?}", stack.name),
                }
                assert!(!stack.pieces.is_empty(), "{}", stack.name);
            }
        }
    }
}

#[test]
fn boards_windows_and_places_have_names_of_their_own() {
    for (_, module) in modules() {
        let boards = || module.tables.iter().flat_map(|table| table.boards.iter().flatten());
        assert_unique(boards().map(|board| board.name.as_str()));
        assert_unique(module.tables.iter().map(|table| table.name.as_str()));
        for (names, points) in boards().map(places) {
            assert_unique(names.into_iter());
            assert_unique(points.into_iter().map(|at| (at.x.get().to_bits(), at.y.get().to_bits())));
        }
    }
}

#[test]
fn every_piece_stands_somewhere_or_waits_in_a_palette() {
    for (_, module) in modules() {
        let standing = module.tables.iter().flat_map(|table| table.stacks.iter().flat_map(|stack| &stack.pieces));
        let waiting = module.palettes.iter().flat_map(|palette| palette.panels.iter().flat_map(|(_, pieces)| pieces));
        let used: BTreeSet<PieceNumber> = standing.map(|standing| standing.piece).chain(waiting.copied()).collect();
        assert_eq!(used.len(), module.pieces.len());
    }
}

#[test]
fn what_a_house_has_is_shown_to_its_player_and_the_referee_alone() {
    for (content, module) in modules() {
        let fleets = module.pieces.iter().filter(|piece| piece.values.iter().any(|(name, _)| *name == "Commander")).count();
        assert_eq!(fleets, content.fleets.len());
        for table in module.tables.iter().filter(|table| table.name != "Houses") {
            assert!(table.owner.is_some() || table.stacks.is_empty(), "{}", table.name);
            assert!(table.owner.iter().all(|owner| module.sides.contains(owner)), "{}", table.name);
        }
        // A sheet for one player goes to the side that has that player's name.
        let readers = SpaceViking::readers(&content, None);
        assert!(readers.iter().all(|reader| module.sides.contains(reader)), "{readers:?}");
        for (id, player) in content.players.iter() {
            let name = format!("Chart of {}", player.label());
            let own = module.tables.iter().find(|table| table.name == name).expect(&name);
            assert_eq!(own.owner.as_deref(), Some(player.label()));
            let pieces: Vec<PieceNumber> =
                own.stacks.iter().flat_map(|stack| &stack.pieces).map(|standing| standing.piece).collect();
            // At least the technologies, the shipyard and the fleets have pieces; there may also be a claim on the home world.
            let least = content.fleets_of(id).count() + player.technologies.len() + usize::from(player.shipyard);
            assert!(pieces.len() >= least, "{name}: {} of {least}", pieces.len());
            let Spaces::NamedGrid { places, .. } = &own.boards[0][0].spaces else { panic!("{name} has no sector") };
            let hidden = content.worlds.iter().filter(|(_, world)| !world.is_charted());
            assert!(hidden.into_iter().all(|(_, world)| places.iter().all(|(at, _)| *at != world.at)));
        }
    }
}

#[test]
fn the_sector_is_numbered_as_it_is_drawn() {
    let (content, project) = template(Library::SAMPLE);
    let module = module(&content, &project, Some("The Twenty Years"));
    assert_eq!(module.name, "The Twenty Years");
    let Spaces::NamedGrid { layout, corner, places, .. } = &module.tables[0].boards[0][0].spaces else { panic!("no grid") };
    for (_, world) in content.worlds.iter() {
        let apart = layout.centre(world.at) + (*corner - Point::ORIGIN) - sector_map::middle(&content.sector, world.at);
        assert!(apart.length().get() < 1e-9, "{}", world.label());
        let named = places.iter().find(|(at, _)| *at == world.at).map(|(_, name)| name.as_str());
        assert_eq!(named, world.is_charted().then_some(world.label()));
    }
}

#[test]
fn a_campaign_that_keeps_the_kinds_secret_lays_their_cards_face_down() {
    for is_open in [true, false] {
        let (mut content, project) = template(Library::SAMPLE);
        let (id, campaign) = content.campaigns.iter().next().expect("a campaign");
        let campaign = Campaign { open_standings: is_open, ..campaign.clone() };
        content.apply(&Edit::Campaign(Change::Set(id, campaign))).expect("it applies");
        let module = module(&content, &project, None);
        let houses = module.tables.iter().find(|table| table.name == "Houses").expect("the houses");
        assert_eq!(houses.stacks.len(), content.players.len());
        for (stack, (_, player)) in houses.stacks.iter().zip(content.players.iter()) {
            let [card] = stack.pieces.as_slice() else { panic!("{}", stack.name) };
            assert_eq!(card.hidden_by.as_deref(), (!is_open).then_some(player.label()));
        }
        let cards: Vec<&exchange::vassal::Piece> = module.pieces.iter().filter(|piece| piece.sort == "Sovereign card").collect();
        assert!(cards.len() > houses.stacks.len() && cards.iter().all(|card| card.cover.is_some()));
    }
}
