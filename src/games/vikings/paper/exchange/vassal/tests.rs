//! Tests the modules that are made from the templates.

use super::*;
use std::collections::BTreeSet;

use exchange::vassal::{Carriage, Gauge, Module, PieceNumber, Spaces, Spot, Standing};
use project::{Game, Library, OneOf as _};
use vikings::{Task, TokenKind};

/// The designs of every template, with its name and its module.
fn templates() -> Vec<(String, Content, Module)> {
    let library = Library::bundled();
    let names = library.templates(Game::Vikings).expect("templates");
    let of = |name: String| {
        let project = library.template(Game::Vikings, &name).expect("a template");
        let content = Content::own(&project.content).expect("designs of Vikings").clone();
        let module = module(&content, &project, None);
        (name, content, module)
    };
    names.into_iter().map(of).collect()
}

fn template(name: &str) -> (Content, Module) {
    let found = templates().into_iter().find(|(known, ..)| known == name);
    found.map(|(_, content, module)| (content, module)).expect("a template")
}

/// Everything that stands on the boards.
fn standing(module: &Module) -> impl Iterator<Item = &Standing> {
    module.tables.iter().flat_map(|table| &table.stacks).flat_map(|stack| &stack.pieces)
}

#[test]
fn every_template_is_a_module_with_everything_in_its_place() {
    for (name, content, module) in templates() {
        let boards: Vec<_> = module.tables.iter().flat_map(|table| table.boards.iter().flatten()).collect();
        assert_eq!(boards.iter().map(|board| &board.name).collect::<BTreeSet<_>>().len(), boards.len(), "{name}");
        assert_eq!(module.sides.iter().collect::<BTreeSet<_>>().len(), 2, "{name}: {:?}", module.sides);
        for stack in module.tables.iter().flat_map(|table| &table.stacks) {
            let board =
                boards.iter().find(|board| board.name == stack.board).unwrap_or_else(|| panic!("{name}: {}", stack.board));
            let (Spaces::Grid { layout, .. } | Spaces::Joined { layout, .. }) = &board.spaces else { panic!("{name}: no grid") };
            let Spot::Space(space) = stack.at else { panic!("{name}: {:?}", stack.at) };
            assert!(layout.grid.contains(space) && !stack.pieces.is_empty(), "{name}: {}", stack.name);
            if let Spaces::Joined { sheets, .. } = &board.spaces {
                assert_eq!(sheets.iter().map(|sheet| &sheet.name).collect::<BTreeSet<_>>().len(), sheets.len(), "{name}");
            }
        }
        let offered =
            module.palettes.iter().flat_map(|palette| palette.panels.iter().flat_map(|(_, pieces)| pieces.iter().copied()));
        let held: BTreeSet<PieceNumber> = offered.chain(standing(&module).map(|standing| standing.piece)).collect();
        assert_eq!(held.len(), module.pieces.len(), "{name}: every piece is somewhere");
        let Some((_, scenario)) = content.scenarios.iter().next() else { continue };
        let set_up = SetUp::of(&content, scenario);
        let men = set_up.men.iter().filter(|man| man.space.is_some()).count();
        let beside = set_up.men.iter().filter(|man| man.member.task == Task::Afoot).count();
        let cargo =
            |hull: &vikings::Hull| hull.vessel.hooks.len() + hull.vessel.horses.len() + hull.vessel.treasures.get() as usize;
        let boats: usize = set_up.hulls.iter().filter(|hull| hull.berth.is_some()).map(|hull| 1 + cargo(hull)).sum();
        let things: usize = TokenKind::ALL.into_iter().map(|kind| scenario.lying(kind).count()).sum();
        assert_eq!(standing(&module).count(), men + beside + boats + things, "{name}");
    }
}

#[test]
fn characters_have_every_state_that_prints() {
    let (_, module) = template("drakkar-in-sight");
    let faces = |sort: &str| -> BTreeSet<Vec<&str>> {
        let of_sort = module.pieces.iter().filter(|piece| piece.sort == sort);
        of_sort.map(|piece| piece.faces.iter().map(|face| face.name.as_str()).collect()).collect()
    };
    assert_eq!(faces("Character"), [vec!["", "stunned", "wounded", "dead"]].into());
    assert_eq!(faces("Rider"), [vec!["mounted", "horse", "mounted and wounded", "dead horse"]].into());
    for piece in module.pieces.iter().filter(|piece| piece.sort == "Rider") {
        // Riders face sides of hexes, and the first side is the upper left one.
        assert_eq!((piece.turns, piece.tilt.in_degrees().round() as i32), (Some(6), -30), "{}", piece.name);
        // The hex of the horse's head is in the middle of the picture, but players can grab the piece only by its counter.
        let size = piece.faces[0].page.size;
        let head = crate::sheets::counters::SIDE * 0.5;
        let top = piece.outline.iter().map(|corner| corner.y).reduce(geometry::Mm::min).expect("corners");
        assert!((size.height * 0.5 - top - head).abs() < geometry::Mm::new(1e-9), "{}", piece.name);
    }
}

#[test]
fn a_boat_is_placed_by_its_axis_and_carries_its_crew() {
    let (content, module) = template("sample");
    let (_, scenario) = content.scenarios.iter().next().expect("a scenario");
    let set_up = SetUp::of(&content, scenario);
    let hull = &set_up.hulls[0];
    let boat = module.pieces.iter().find(|piece| piece.carriage == Carriage::Carrier).expect("a boat");
    assert!(module.pieces.iter().all(|piece| piece.carriage != Carriage::None || piece.sort == "Gauge"));
    assert_eq!(boat.gauges, [Gauge::empty("Damage", hull.class.hull.get())]);
    let tasks = set_up.men.iter().filter(|man| man.space.is_some() && man.rear.is_none()).map(|man| man.member.task);
    let noted = standing(&module).filter(|standing| module.piece(standing.piece).sort == "Character");
    let noted = noted.map(|standing| Task::ALL[standing.levels[0] as usize]);
    let sorted = |mut tasks: Vec<Task>| {
        tasks.sort_by_key(|task| task.label());
        tasks
    };
    assert_eq!(sorted(noted.collect()), sorted(tasks.collect()), "every character has a task");
    let first = &module.tables[0].stacks[0];
    // The boat faces left, but its picture has the bow on the right.
    assert_eq!((first.pieces[0].turned, boat.turns), (3, Some(6)));
    let Spaces::Joined { layout, .. } = &module.tables[0].boards[0][0].spaces else { panic!("two boards") };
    let Spot::Space(axis) = first.at else { panic!("a space") };
    let middle = geometry::Point::at(boat.faces[0].page.size.width * 0.5, boat.faces[0].page.size.height * 0.5);
    let plan = crate::sheets::boats::Plan::new(hull.class, crate::sheets::boats::HEX);
    let mast = plan.centre(hull.class.mast().expect("a mast"));
    let bow = plan.centre(hull.class.bow());
    // After the piece is turned by half a circle about its axis, its bow must lie where the set-up has it.
    let drawn = layout.centre(axis) - (bow - mast);
    let berth = hull.berth.expect("a berth");
    let expected = layout.centre(set_up.grid.space(hull.class.hex_at(berth, hull.class.bow())));
    assert!((drawn - expected).length() < geometry::Mm::new(1e-6));
    assert!(
        boat.outline.len() > 10 && boat.outline.iter().all(|corner| (*corner - middle).length() < boat.faces[0].page.size.width)
    );
}

#[test]
fn the_side_that_hunts_treasures_does_not_see_which_they_are() {
    let (_, module) = template("drakkar-in-sight");
    let hidden: Vec<_> = standing(&module).filter(|standing| standing.hidden_by.is_some()).collect();
    assert_eq!(hidden.len(), 5, "three treasures and two dummies");
    assert!(hidden.iter().all(|standing| standing.hidden_by.as_deref() == Some("Men of the mouth")));
    let secret: Vec<_> = module.pieces.iter().filter(|piece| piece.sort == "Treasure").collect();
    assert_eq!(secret.len(), 2);
    assert!(secret.iter().all(|piece| piece.cover.is_some() && piece.name == secret[0].name), "their names tell nothing");
}

#[test]
fn the_papers_of_a_side_go_to_the_side_of_that_name() {
    for (name, content, module) in templates() {
        if content.scenarios.is_empty() {
            continue;
        }
        let id = content.scenarios.ids().next();
        assert_eq!(Vikings::readers(&content, id), module.sides, "{name}");
    }
}
