//! Links that hold a project, and what strangers make of them and of files.

use drydock::project::{Library, link, text};
use drydock::rules::Game;
use egui::{Key, Modifiers};

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
