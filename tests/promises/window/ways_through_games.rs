//! Ways by keys and ear alone through all five games: set-ups and printed sheets.

use drydock::project::{Game, Library};
use egui::{Key, Modifiers, Vec2};

use super::ways::Step::{Hear, Press, To, Type, Wait};
use super::ways::{DOWN, ENTER, FIND, RIGHT, Step, go, way};
use crate::support::ear::Ear;
use crate::support::window;

const NEXT_PIECE: Step = Press(Modifiers::NONE, Key::N);
const LEFT: Step = Press(Modifiers::NONE, Key::ArrowLeft);

#[test]
fn a_piece_is_moved_on_a_set_up() {
    let boards = [
        (Game::LaunchFighters, "Hail on the Orchard Rocks", "Space 1512"),
        (Game::StarViking, "Twilight of the Outrim", "Userkaf V south"),
        (Game::Vikings, "A drakkar off the coast", "Hex R9"),
    ];
    for (game, scenario, space) in boards {
        let found = [FIND, Type(scenario), ENTER];
        let moved = [To(space), NEXT_PIECE, Hear("ListItem"), ENTER, Hear("In hand: "), RIGHT, LEFT, DOWN, Hear("In hand: ")];
        let back = [Press(Modifiers::NONE, Key::Escape), Hear("ListItem")];
        way(game, Library::SAMPLE, &[&found[..], &moved, &back].concat());
    }
}

#[test]
fn sheets_of_every_game_are_printed() {
    for game in Game::ALL {
        let steps = [
            FIND,
            Press(Modifiers::COMMAND, Key::P),
            Hear("Folder"),
            ENTER,
            Wait("written into"),
            Press(Modifiers::NONE, Key::F6),
            Hear(", Button"),
        ];
        way(game, Library::SAMPLE, &steps);
    }
}

#[test]
fn the_first_page_leads_to_a_printed_sheet() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window::first_start(folder.path(), Vec2::new(1280.0, 800.0));
    go(
        "the first page",
        &mut window,
        &[To("Hail on the Orchard Rocks"), ENTER, Press(Modifiers::COMMAND, Key::P), Hear("Folder")],
    );
    let out = folder.path().join("out");
    let mut ear = Ear::at(&window);
    ear.press(&mut window, Modifiers::COMMAND, Key::A);
    ear.types(&mut window, &out.display().to_string());
    go("the first page", &mut window, &[ENTER, Wait("written into")]);
    assert!(std::fs::read_dir(&out).expect("the folder").next().is_some(), "a sheet was printed");
}
