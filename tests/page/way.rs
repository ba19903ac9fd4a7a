//! The way of a new user: from the sample to a mended finding, a changed ship, a playtest, and paper.

use std::fs;
use std::io::{Cursor, Read as _};

use drydock::playtest::KeptPlaytest;
use drydock::project::files;
use egui::accesskit::Role;
use egui::{Key, Modifiers, Pos2};
use serde_json::Value;
use zip::ZipArchive;

use crate::beside::Beside;
use crate::served::served;
use crate::support::desk::{Desk, names, text};
use crate::support::window;

const SIZE: (u32, u32) = (1280, 800);

#[test]
fn a_new_user_comes_from_the_sample_to_paper_with_the_very_bytes_of_the_desktop() {
    let Some(served) = served() else { return };
    let mut both = Beside::first_start(served.open(SIZE), SIZE);
    both.assert_alike("at the first start");
    both.press(Role::Button, "Sample: Hail on the Orchard Rocks, Launch Fighters!");
    both.assert_alike("with the sample");

    // A ship of one's own, with a finding that is mended.
    both.press(Role::Button, "Add ship");
    both.press(Role::Button, "Increase launchers");
    both.keys(Modifiers::NONE, Key::F8);
    both.assert_alike("with a finding");
    both.press(Role::Button, "Apply all safe fixes…");
    both.press(Role::Button, "Apply all");
    both.assert_alike("once it is mended");

    // A ship of the scenario is changed, and the scenario played.
    both.press(Role::ListItem, "Kezzik");
    both.press(Role::Button, "Increase cannons");
    both.assert_alike("with a changed ship");
    both.keys(Modifiers::NONE, Key::F9);
    both.press(Role::Button, "Start");
    both.assert_alike("after a thousand games");
    both.press(Role::Button, "Keep the result");

    // What is saved is what the window has, and it plays and prints at the command line as on the page.
    let (desk, name) = (Desk::new(), "hail-on-the-orchard-rocks.drydock");
    both.save();
    let saved = both.tab.download(name);
    assert_eq!(text(&saved), window::bytes(&both.window), "the page saves what the window has");
    fs::write(desk.path(name), &saved).unwrap();
    let project = files::load(&desk.path(name)).unwrap();
    let [kept] = project.kept.as_slice() else { panic!("one playtest is kept, not {}", project.kept.len()) };
    let read = |json: &[u8]| serde_json::from_slice::<Value>(json).unwrap();
    let kept = read(&serde_json::to_vec(&KeptPlaytest::read(kept).unwrap().report()).unwrap());
    let played = read(&desk.run(&["play", name, "--json"]).stdout);
    assert!(kept == played, "the page plays the games of the command line");

    both.tab.press(Modifiers::COMMAND, Key::P);
    both.tab.press(Modifiers::NONE, Key::Enter);
    let sheets = both.tab.download("record-sheets.pdf");
    // The first choice of the dialog is all of the sheets; it lies elsewhere than in the window, where a folder is asked for besides.
    both.tab.press(Modifiers::COMMAND, Key::P);
    both.tab.press(Modifiers::NONE, Key::Tab);
    both.tab.press(Modifiers::NONE, Key::Space);
    // Beside the title nothing is pressed, and Enter belongs to the dialog again.
    both.tab.click(Pos2::new(640.0, 95.0));
    both.tab.press(Modifiers::NONE, Key::Enter);
    let archive = both.tab.download("hail-on-the-orchard-rocks.zip");
    desk.run(&["print", name, "--out", "paper"]);
    let printed = names(&desk.path("paper"));
    assert!(printed.len() > 8, "{printed:?}");
    let mut archive = ZipArchive::new(Cursor::new(archive)).unwrap();
    let mut packed: Vec<_> = archive.file_names().map(str::to_owned).collect();
    packed.sort();
    assert_eq!(packed, printed);
    for file in &printed {
        let mut bytes = Vec::new();
        archive.by_name(file).unwrap().read_to_end(&mut bytes).unwrap();
        assert!(bytes == fs::read(desk.path("paper").join(file)).unwrap(), "{file} has other bytes on the page");
    }
    assert!(sheets == fs::read(desk.path("paper/record-sheets.pdf")).unwrap(), "record-sheets.pdf has other bytes alone");
    both.tab.assert_quiet();
}
