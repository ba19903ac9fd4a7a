//! Files of the page: kept by the browser, dropped, saved as downloads; nothing is lost by a reload, another tab, or a storage that is full.

use drydock::project::{Game, Library, text};
use egui::accesskit::Role;
use egui::{Key, Modifiers};

use crate::beside::Beside;
use crate::served::served;
use crate::support::{desk, gallery, window};

const SIZE: (u32, u32) = (1280, 800);
/// Too few bytes for a project.
const ROOM: u32 = 10_000;
/// What the sample is called once it is saved.
const NAME: &str = "hail-on-the-orchard-rocks.drydock";

/// A template as it stands in a file.
fn template(game: Game, name: &str) -> String {
    text::write(&Library::bundled().template(game, name).unwrap()).unwrap()
}

#[test]
fn files_of_the_desktop_open_on_the_page_and_go_back_to_the_byte() {
    let Some(served) = served() else { return };
    let tab = served.open(SIZE);
    for game in Game::ALL {
        let (name, sample) = (format!("{game}.drydock"), template(game, Library::SAMPLE));
        tab.drop_file(&name, sample.as_bytes());
        tab.wait(|| tab.kept(&format!("/projects/{name}")).is_some(), "the file is kept");
        tab.rest();
        // To save what has not changed is to write it again.
        tab.press(Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::S);
        tab.press(Modifiers::NONE, Key::Enter);
        tab.press(Modifiers::NONE, Key::Enter);
        assert!(tab.download(&name) == sample.as_bytes(), "{name} has come back with other bytes");
    }
    tab.assert_quiet();
}

#[test]
fn a_reload_in_the_middle_loses_nothing() {
    let Some(served) = served() else { return };
    let mut both = Beside::on_the_sample(served.open(SIZE), SIZE);
    both.press(Role::ListItem, "Kezzik");
    both.press(Role::Button, "Increase cannons");
    let changed = window::bytes(&both.window);
    assert_eq!(both.tab.evaluate("document.title"), "• Hail on the Orchard Rocks – Drydock");
    assert!(both.reload(), "who leaves what is not saved is asked");
    both.press(Role::Button, "Open the copy");
    both.save();
    assert_eq!(desk::text(&both.tab.download(NAME)), changed);
    both.tab.assert_quiet();
}

#[test]
fn two_tabs_on_one_project_are_told_apart() {
    let Some(served) = served() else { return };
    let mut first = Beside::on_the_sample(served.open(SIZE), SIZE);
    first.save();
    let saved = first.tab.download(NAME);
    first.press(Role::ListItem, "Kezzik");
    first.press(Role::Button, "Increase launchers");

    // Another tab opens what was open last, changes it, and saves it.
    let mut second = Beside::later_start(served.open(SIZE), SIZE, &saved);
    second.press(Role::ListItem, "Kezzik");
    second.press(Role::Button, "Increase cannons");
    second.tab.press(Modifiers::COMMAND, Key::S);
    let changed = second.tab.download(NAME);
    assert_eq!(desk::text(&changed), window::bytes(&second.window));
    assert_ne!(changed, saved);

    // The first is asked, and writes nothing over it.
    first.tab.bring_to_front();
    first.tab.press(Modifiers::COMMAND, Key::S);
    first.tab.rest();
    assert!(first.tab.has_no_download());
    assert_eq!(first.tab.kept("/projects/hail-on-the-orchard-rocks.drydock"), Some(changed));
    first.tab.assert_quiet();
    second.tab.assert_quiet();
}

#[test]
fn a_file_that_another_program_has_written_is_not_written_over() {
    let Some(served) = served() else { return };
    let mut both = Beside::on_the_sample(served.open(SIZE), SIZE);
    // A file of the browser's own in place of one on the disk, for nobody is there to answer its dialog.
    both.tab.evaluate(
        "globalThis.file = async (name) => (await navigator.storage.getDirectory()).getFileHandle(name, { create: true });
         globalThis.showSaveFilePicker = ({ suggestedName }) => file(suggestedName); true",
    );
    let text =
        |both: &Beside| both.tab.evaluate(&format!("file('{NAME}').then((file) => file.getFile()).then((file) => file.text())"));
    both.keys(Modifiers::COMMAND, Key::S);
    both.press_in_tab(Role::Button, "Browse…");
    both.tab.wait(|| text(&both) == window::bytes(&both.window), "it is saved where the user keeps it");
    both.keys(Modifiers::NONE, Key::Escape);
    let other = "file.createWritable().then((out) => out.write('of another program').then(() => out.close()))";
    both.tab.evaluate(&format!("file('{NAME}').then((file) => {other})"));
    both.press(Role::ListItem, "Kezzik");
    both.press(Role::Button, "Increase cannons");
    both.tab.press(Modifiers::COMMAND, Key::S);
    both.tab.wait(|| both.tab.heard("changed") == [NAME], "the change is told");
    both.tab.rest();
    assert_eq!(text(&both), "of another program");
    // A user who puts the question off is asked again by the next save; one who keeps what is here, by the second button, replaces the file.
    both.tab.press(Modifiers::NONE, Key::Escape);
    both.tab.press(Modifiers::COMMAND, Key::S);
    both.tab.rest();
    assert_eq!(text(&both), "of another program");
    for key in [Key::Tab, Key::Tab, Key::Enter] {
        both.tab.press(Modifiers::NONE, key);
    }
    both.tab.wait(|| text(&both) == window::bytes(&both.window), "it is saved in place of the other");
    assert!(both.tab.has_no_download());
    both.tab.assert_quiet();
}

#[test]
fn a_file_that_was_refused_is_not_written_over_by_one_of_its_name() {
    let Some(served) = served() else { return };
    let mut both = Beside::on_the_sample(served.open(SIZE), SIZE);
    both.save();
    let saved = desk::text(&both.tab.download(NAME));
    // A file of the browser's own in place of one on the disk, for nobody is there to answer its dialog.
    let read = format!("file('{NAME}').then((file) => file.getFile()).then((file) => file.text())");
    let write = "file.createWritable().then((out) => out.write('damaged').then(() => out.close()))";
    both.tab.evaluate(&format!(
        "globalThis.file = async (name) => (await navigator.storage.getDirectory()).getFileHandle(name, {{ create: true }});
         globalThis.showOpenFilePicker = async () => [await file('{NAME}')];
         file('{NAME}').then((file) => {write}).then(() => true)"
    ));
    both.tab.press(Modifiers::COMMAND, Key::O);
    // Its button lies elsewhere than in the window, whose dialog lists a folder.
    both.tab.evaluate("drydock.pick('.drydock'); true");
    both.tab.wait(|| both.tab.heard("picked") == [NAME], "the file is taken in");
    both.tab.rest();
    both.tab.press(Modifiers::NONE, Key::Escape);
    both.press(Role::ListItem, "Kezzik");
    both.press(Role::Button, "Increase cannons");
    both.tab.press(Modifiers::COMMAND, Key::S);
    let again = desk::text(&both.tab.download(NAME));
    assert_eq!(again, window::bytes(&both.window));
    assert_ne!(again, saved);
    assert_eq!(both.tab.evaluate(&read), "damaged");
}

#[test]
fn what_is_no_project_is_not_kept() {
    let Some(served) = served() else { return };
    let tab = served.open(SIZE);
    tab.drop_file("damaged.drydock", b"(version: 1, ");
    tab.wait(|| tab.heard("dropped") == ["damaged.drydock"], "the file is taken in");
    tab.rest();
    assert_eq!(tab.kept("/projects/damaged.drydock"), None);
    tab.assert_quiet();
}

#[test]
fn a_table_that_is_dropped_is_taken_into_the_project() {
    let Some(served) = served() else { return };
    let mut both = Beside::on_the_sample(served.open(SIZE), SIZE);
    let (folder, table) = (tempfile::tempdir().unwrap(), b"name;cannons\r\nGannet;4\r\n");
    let file = folder.path().join("fleet.csv");
    std::fs::write(&file, table).unwrap();
    both.window.input_mut().dropped_files.push(window::dropped(&file));
    both.window.run();
    both.window.run();
    both.tab.drop_file("fleet.csv", table);
    both.tab.wait(|| both.tab.evaluate("document.title") == "• Hail on the Orchard Rocks – Drydock", "the table is taken in");
    assert_eq!(both.tab.kept("/projects/fleet.csv"), None);
    both.save();
    assert_eq!(desk::text(&both.tab.download(NAME)), window::bytes(&both.window));
    both.tab.assert_quiet();
}

#[test]
fn a_project_that_is_too_large_is_refused_with_a_sentence_and_the_page_lives_on() {
    let Some(served) = served() else { return };
    let mut both = Beside::on_the_sample(served.open(SIZE), SIZE);
    both.assert_alike("before it comes");
    let before = both.tab.picture();
    both.tab.drop_zeros("large.drydock", text::MOST_BYTES + 1);
    both.tab.wait(|| both.tab.heard("dropped") == ["large.drydock"], "the file is taken in");
    both.tab.wait(|| gallery::alike(&before, &both.tab.picture()).is_err(), "a sentence says why it is refused");
    assert_eq!(both.tab.kept("/projects/large.drydock"), None);
    both.press(Role::ListItem, "Kezzik");
    both.press(Role::Button, "Increase cannons");
    both.save();
    assert_eq!(desk::text(&both.tab.download(NAME)), window::bytes(&both.window));
    both.tab.assert_quiet();
}

#[test]
fn a_full_storage_is_told_and_what_is_saved_goes_out_all_the_same() {
    let Some(served) = served() else { return };
    let mut both = Beside::on_the_sample(served.open_with_room(ROOM, SIZE), SIZE);
    both.press(Role::ListItem, "Kezzik");
    both.press(Role::Button, "Increase cannons");
    both.save();
    assert_eq!(desk::text(&both.tab.download(NAME)), window::bytes(&both.window));
    let told = both.tab.heard("told");
    assert!(told.iter().any(|sentence| sentence.contains("has not kept")), "{told:?}");
    // The page goes on.
    both.press(Role::Button, "Increase cannons");
    both.tab.press(Modifiers::COMMAND, Key::S);
    assert_eq!(desk::text(&both.tab.download(NAME)), window::bytes(&both.window));
}
