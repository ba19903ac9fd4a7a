//! The bar and the thumbnails of the print preview: they lead to pages, make them larger, and print some of them alone.

use drydock::project::Game;
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use lopdf::Document;

use crate::support::window::{Window, keys, open_template_of, press, type_into};

/// The pages in the list: their upper edges, and the width of the first.
fn pages(window: &Window) -> (Vec<f32>, f32) {
    let is_page = |node: &egui_kittest::Node| node.accesskit_node().label().is_some_and(|label| label.starts_with("Page: "));
    let rects: Vec<_> = window.query_all_by_role(Role::Image).filter(is_page).map(|page| page.rect()).collect();
    (rects.iter().map(egui::Rect::top).collect(), rects[0].width())
}

/// A preview of the sample's sheets of a kind.
fn preview(kind: &str, folder: &std::path::Path) -> Window {
    let (mut window, _) = open_template_of(Game::LaunchFighters, "sample", folder);
    keys(&mut window, Modifiers::COMMAND, Key::Num2);
    press(&mut window, kind);
    window
}

#[test]
fn the_bar_and_the_thumbnails_lead_to_pages() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = preview("Map", folder.path());
    keys(&mut window, Modifiers::NONE, Key::Home);
    let (home, width) = pages(&window);
    assert!(home.len() > 2);
    let at_top = |window: &Window, page: usize| (pages(window).0[page] - home[0]).abs() < 12.0;
    press(&mut window, "Show the next page");
    assert!(at_top(&window, 1));
    press(&mut window, "Show the page before");
    assert!(at_top(&window, 0));
    type_into(&mut window, Role::SpinButton, "Page", "2");
    keys(&mut window, Modifiers::NONE, Key::Enter);
    assert!(at_top(&window, 1));
    window.query_all_by_label_contains("Go to page 1: ").next().expect("a thumbnail").click();
    window.run();
    assert!(at_top(&window, 0));
    press(&mut window, "Draw the pages larger");
    assert!(pages(&window).1 > width * 1.2);
    press(&mut window, "Draw the pages as wide as there is room");
    assert!((pages(&window).1 - width).abs() < 1.0);
    press(&mut window, "Draw the pages smaller");
    assert!(pages(&window).1 < width);
}

/// Presses a button, and lets the pages that it asks for be written into a folder.
fn print(window: &mut Window, button: &str, folder: &std::path::Path) {
    press(window, button);
    type_into(window, Role::TextInput, "Folder for the pages", &folder.display().to_string());
    press(window, "Print");
    window.run();
}

#[test]
fn a_page_and_what_is_selected_are_printed_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = preview("Counters", folder.path());
    let out = folder.path().join("out");
    let printed = |name: &str| Document::load(out.join(name)).expect("a PDF").get_pages().len();
    keys(&mut window, Modifiers::NONE, Key::Home);
    print(&mut window, "Print this page", &out);
    assert_eq!(printed("counters-page-1.pdf"), 2, "the page and its back");
    press(&mut window, "Record sheets");
    let all = pages(&window).0.len();
    print(&mut window, "Print only what is selected", &out);
    let sheets = std::fs::read_dir(&out).expect("a folder").filter_map(|file| file.ok()?.file_name().into_string().ok());
    let sheet = sheets.into_iter().find(|name| name.starts_with("record-sheets-")).expect("a file of its own");
    assert!((1..all).contains(&printed(&sheet)), "{sheet}");
    assert!(!out.join("record-sheets.pdf").exists());
}
