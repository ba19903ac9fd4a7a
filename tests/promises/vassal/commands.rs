//! The command line writes modules, and the same boards and pieces one by one.

use super::kept::with_a_game;
use crate::support::desk::{Desk, names};
use drydock::project::{Game, Library};

#[test]
fn a_module_and_single_pieces_are_written_for_a_scenario() {
    let desk = Desk::new();
    let sample = Library::bundled().template(Game::LaunchFighters, Library::SAMPLE).expect("a sample");
    desk.save("sample.drydock", &sample);
    let said = desk.good(&["export", "sample.drydock", "--to", "vassal", "--out", "module"]);
    assert!(said.contains("hail-on-the-orchard-rocks.vmod") && said.contains("28 pieces"), "{said}");
    desk.good(&["export", "sample.drydock", "--to", "pieces", "--resolution", "96", "--out", "pieces"]);
    let made = names(&desk.path("pieces"));
    for name in
        ["the-orchard-rocks.png", "zikkari-orchards-okkotiza.png", "zikkari-orchards-okkotiza-inactive.png", "has-attacked.png"]
    {
        assert!(made.iter().any(|made| made == name), "{name} is not among {made:?}");
    }
    desk.good(&["export", "sample.drydock", "--to", "pieces", "--resolution", "25.4", "--bleed", "3", "--out", "bleeding"]);
    desk.good(&["export", "sample.drydock", "--to", "pieces", "--resolution", "25.4", "--out", "trimmed"]);
    let size = |folder: &str, name: &str| image::image_dimensions(desk.path(folder).join(name)).expect("a picture");
    for (name, beyond) in [("the-orchard-rocks.png", 0), ("zikkari-orchards-okkotiza.png", 6), ("has-attacked.png", 6)] {
        let (width, height) = size("trimmed", name);
        assert_eq!(size("bleeding", name), (width + beyond, height + beyond), "{name}, in millimetres");
    }
    let scenario = ["--scenario", "Hail on the Orchard Rocks"];
    let again = [&["export", "sample.drydock", "--to", "vassal", "--out", "again"][..], &scenario].concat();
    desk.good(&again[..]);
    let bytes = |folder: &str| std::fs::read(desk.path(folder).join("hail-on-the-orchard-rocks.vmod")).expect("the module");
    assert!(bytes("module") == bytes("again"), "the first scenario is that of the name");
}

#[test]
fn a_kept_game_goes_out_as_it_stands_after_a_move() {
    let desk = Desk::new();
    let project = with_a_game(Game::LaunchFighters, 4);
    desk.save("played.drydock", &project);
    let name = project.kept[0].name.as_str();
    let export = ["export", "played.drydock", "--to", "vassal", "--kept", name];
    let said = desk.good(&[&export[..], &["--after", "12", "--out", "twelve"]].concat()[..]);
    assert!(said.contains("hail-on-the-orchard-rocks-after-12-moves.vmod"), "{said}");
    let why = desk.bad(&[&export[..], &["--after", "99999"]].concat()[..]);
    assert!(why.contains("has only"), "{why}");
    assert!(desk.bad(&[&export[..], &["--scenario", "Hail on the Orchard Rocks"]].concat()[..]).contains("--kept goes with"));
    assert!(desk.bad(&["export", "played.drydock", "--to", "vassal", "--kept", "No such game"]).contains("No such game"));
}

#[test]
fn what_a_module_cannot_be_of_is_refused_with_a_sentence() {
    let desk = Desk::new();
    let sample = Library::bundled().template(Game::LaunchFighters, Library::SAMPLE).expect("a sample");
    desk.save("sample.drydock", &sample);
    let export = |more: &[&str]| desk.bad(&[&["export", "sample.drydock", "--to", "vassal"], more].concat()[..]);
    assert!(export(&["--scenario", "No such battle"]).contains("No such battle"));
    assert!(export(&["--only", "map"]).contains("--to svg, png or cut"));
    assert!(export(&["--bleed", "3"]).contains("--to svg, png or pieces"));
}
