//! Links that hold a project, and what strangers make of them and of files.

use drydock::project::{Game, Library, excerpt, link, text};
use egui::accesskit::Role;
use egui::{Key, Modifiers};

use crate::beside::Beside;
use crate::served::served;
use crate::support::desk;

const SIZE: (u32, u32) = (1280, 800);

#[test]
fn a_link_opens_what_it_holds_as_untitled() {
    let Some(served) = served() else { return };
    let mut project = Library::bundled().template(Game::Vikings, Library::EMPTY).unwrap();
    project.title = "Sent by a friend".into();
    let tab = served.open_at(&format!("#{}", link::pack(&project).unwrap()), SIZE);
    tab.wait(|| !tab.heard("link").is_empty(), "the link is opened");
    tab.rest();
    assert_eq!(tab.evaluate("location.hash"), "", "a reload does not open it again");
    tab.press(Modifiers::COMMAND, Key::S);
    tab.press(Modifiers::NONE, Key::Enter);
    assert_eq!(desk::text(&tab.download("sent-by-a-friend.drydock")), text::write(&project).unwrap());
    tab.assert_quiet();
}

#[test]
fn a_link_to_a_ship_opens_the_ship_and_what_it_needs() {
    let Some(served) = served() else { return };
    let mut both = Beside::on_the_sample(served.open(SIZE), SIZE);
    both.press(Role::ListItem, "Kezzik");
    // What is copied goes to the test, for no other program pastes it.
    both.tab.evaluate("navigator.clipboard.writeText = async (text) => { globalThis.copied = text; }; true");
    both.tab.press(Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::P);
    both.tab.type_text("Copy a link to it");
    both.tab.press(Modifiers::NONE, Key::Enter);
    both.tab.wait(|| both.tab.evaluate("!!globalThis.copied") == true, "the link is copied");
    let copied = both.tab.evaluate("copied");
    let (_, letters) = copied.as_str().unwrap().split_once('#').unwrap();

    let tab = served.open_at(&format!("#{letters}"), SIZE);
    tab.rest();
    tab.press(Modifiers::COMMAND, Key::S);
    tab.press(Modifiers::NONE, Key::Enter);
    let sample = Library::bundled().template(Game::LaunchFighters, Library::SAMPLE).unwrap();
    let ships =
        sample.content.kinds().iter().flat_map(|kind| kind.things(&sample.content).into_iter().map(move |thing| (kind, thing)));
    let mut named = ships.filter(|(kind, thing)| kind.label(&sample.content, thing).as_deref() == Some("Kezzik"));
    let ship = excerpt(&sample, &[named.next().unwrap().1]);
    assert_eq!(desk::text(&tab.download("kezzik.drydock")), text::write(&ship).unwrap());
    tab.assert_quiet();
}

#[test]
fn hostile_links_are_refused_and_the_page_lives_on() {
    let Some(served) = served() else { return };
    for letters in ["garbage!!", "AAAA", "eJwLSS0uAQAEXQHB", &"A".repeat(9_000)] {
        let tab = served.open_at(&format!("#{letters}"), SIZE);
        tab.rest();
        assert_eq!(tab.evaluate("document.getElementById('notice').textContent"), "");
        assert_eq!(tab.heard("link"), [letters]);
        tab.assert_quiet();
    }
}
