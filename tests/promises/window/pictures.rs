//! The designer's own pictures: imported, dropped, worn by counters, printed in every ink, renamed and removed.

use std::io::Cursor;
use std::path::{Path, PathBuf};

use drydock::drawing::{Item, Items, png, svg};
use drydock::project::{Content as AnyContent, Library, Project, StoredPicture};
use drydock::rules::Id;
use drydock::rules::launch_fighters::{Content, Ship};
use drydock::sheets::{self, Request, SheetKind};
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;

use crate::support::window::{Window, bytes, dropped, keys, open_template, press, project, type_into};

/// A picture file of this size.
fn picture(width: u32, height: u32) -> Vec<u8> {
    let mut file = Cursor::new(Vec::new());
    let pixels = image::RgbImage::from_fn(width, height, |x, y| image::Rgb([(x % 251) as u8, (y % 241) as u8, 90]));
    pixels.write_to(&mut file, image::ImageFormat::Png).expect("a picture");
    file.into_inner()
}

fn written(folder: &Path, name: &str, bytes: &[u8]) -> PathBuf {
    let path = folder.join(name);
    std::fs::write(&path, bytes).expect("a written file");
    path
}

fn content(project: &Project) -> &Content {
    let AnyContent::LaunchFighters(content) = &project.content else { panic!("designs of another game") };
    content
}

fn ship(window: &Window, name: &str) -> Ship {
    content(project(window)).ships.find(|ship| ship.name == name).expect("the ship").1.clone()
}

/// Every picture on the pages of a kind.
fn printed(project: &Project, kind: SheetKind) -> Vec<drawing::Picture> {
    fn gather(items: &Items, found: &mut Vec<drawing::Picture>) {
        for (_, item) in items {
            match item {
                Item::Image(picture) => found.push(picture.clone()),
                Item::Group(group) => gather(&group.items, found),
                Item::Path(_) | Item::Text(_) => {}
            }
        }
    }
    let mut found = Vec::new();
    for page in sheets::print(project, &Request { only: vec![kind], ..Request::default() }).pages(kind) {
        gather(&page.items, &mut found);
    }
    found
}

#[test]
fn a_picture_is_imported_worn_renamed_and_removed() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, _) = open_template(Library::SAMPLE, folder.path());
    let before = bytes(&window);
    let file = written(folder.path(), "crest.png", &picture(900, 600));
    press(&mut window, "Import a picture…");
    type_into(&mut window, Role::TextInput, "Picture to import", &file.display().to_string());
    press(&mut window, "Import");
    window.run();
    assert_eq!(ship(&window, "Okkotiza").picture, Some(Id::new(1)));
    let counters = printed(project(&window), sheets::launch_fighters::COUNTERS);
    assert_eq!(counters.len(), 1, "the front of its one counter");
    assert_eq!(counters[0].description, "crest");
    assert_eq!(printed(project(&window), sheets::launch_fighters::RECORD_SHEETS).len(), 1);
    press(&mut window, "Undo");
    assert_eq!(bytes(&window), before, "one step");
    press(&mut window, "Redo");

    press(&mut window, "Project");
    window.get_by(|node| node.value().is_some_and(|label| label.contains("900 × 600 pixels") && label.ends_with("on Okkotiza")));
    type_into(&mut window, Role::TextInput, "Name of picture 1", "Orchard crest");
    assert_eq!(project(&window).pictures.iter().next().expect("a picture").1.name(), "Orchard crest");
    keys(&mut window, Modifiers::NONE, Key::Enter);
    press(&mut window, "Remove picture Orchard crest");
    assert!(project(&window).pictures.is_empty());
    assert_eq!(ship(&window, "Okkotiza").picture, None);
    press(&mut window, "Undo");
    assert_eq!(ship(&window, "Okkotiza").picture, Some(Id::new(1)), "taken back as one step");
}

#[test]
fn a_picture_that_is_dropped_is_for_the_ship_that_is_shown() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, _) = open_template(Library::SAMPLE, folder.path());
    let file = written(folder.path(), "photo.PNG", &picture(60, 40));
    let drop_it = |window: &mut Window| {
        window.input_mut().dropped_files.push(dropped(&file));
        window.run();
        window.run();
    };
    drop_it(&mut window);
    assert_eq!(ship(&window, "Okkotiza").picture, Some(Id::new(1)));
    window.get_by_role_and_label(Role::ListItem, "Kezzik").click();
    window.run();
    drop_it(&mut window);
    assert_eq!(ship(&window, "Kezzik").picture, Some(Id::new(1)));
    assert_eq!(project(&window).pictures.len(), 1, "the same picture is not kept twice");
}

#[test]
fn what_cannot_be_used_is_one_sentence() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, _) = open_template(Library::SAMPLE, folder.path());
    let before = bytes(&window);
    let whole = picture(50, 50);
    for (name, bytes, words) in [
        ("text.png", b"hello".to_vec(), "PNG or JPEG"),
        ("cut.png", whole[..whole.len() / 2].to_vec(), "damaged"),
        ("large.jpg", vec![0; StoredPicture::MOST_BYTES + 1], "large"),
    ] {
        let file = written(folder.path(), name, &bytes);
        window.input_mut().dropped_files.push(dropped(&file));
        window.run();
        window.run();
        let notice = window.state().state().notice.clone().expect("a message");
        assert!(notice.failed && notice.text.contains(words) && notice.text.contains(name), "{}", notice.text);
        assert_eq!(notice.text.matches(". ").count(), 0, "{}", notice.text);
    }
    assert_eq!(bytes(&window), before);
}

/// A project with one ship in one fleet, which wears a picture of this size.
fn wearing(width: u32, height: u32) -> Project {
    let mut project = Library::bundled().template(project::Game::LaunchFighters, Library::SAMPLE).expect("the sample");
    project.pictures.add(StoredPicture::new("crest", picture(width, height)).expect("a picture"));
    let place = launch_fighters::Place::Ship(Id::new(1), launch_fighters::InShip::Whole);
    let edit = project.content.picture_edit(&place.into(), Some(Id::new(1))).expect("a ship can wear it");
    project.content.apply(&edit).expect("an edit");
    project
}

#[test]
fn pages_hold_no_more_of_a_picture_than_a_printer_shows() {
    let project = wearing(3000, 2000);
    for kind in [sheets::launch_fighters::COUNTERS, sheets::launch_fighters::RECORD_SHEETS] {
        let found = printed(&project, kind);
        let first = found.first().expect("a picture");
        let header = first.header().expect("a readable picture");
        let density = f64::from(header.width) / (first.size.width.get() / 25.4);
        assert!((599.0..=610.0).contains(&density), "{density} dots to the inch on {}", kind.label());
        assert!((first.size.width / first.size.height - 1.5).abs() < 0.01, "its proportions");
    }
    let small = wearing(60, 40);
    let bytes = small.pictures.iter().next().expect("a picture").1.bytes();
    assert_eq!(&printed(&small, sheets::launch_fighters::COUNTERS)[0].bytes, bytes, "a small one stays as it is");
}

#[test]
fn every_ink_shows_it_and_the_same_project_makes_the_same_bytes() {
    let page = |project: &Project| {
        let printout = sheets::print(project, &Request { only: vec![sheets::launch_fighters::COUNTERS], ..Request::default() });
        printout.pages(sheets::launch_fighters::COUNTERS)[0].clone()
    };
    let (plain, pictured) = (wearing(1, 1), wearing(1200, 900));
    let drawings = |project: &Project| {
        let page = page(project);
        (
            svg::svg(&page),
            png::png(&page, png::Resolution::SCREEN).expect("a picture of the page"),
            sheets::to_pdf(project, sheets::launch_fighters::COUNTERS, &[page]).expect("a PDF"),
        )
    };
    let (first, again, other) = (drawings(&pictured), drawings(&wearing(1200, 900)), drawings(&plain));
    assert_eq!(first, again);
    assert!(first.0 != other.0 && first.1 != other.1 && first.2 != other.2);
    assert!(first.0.contains("data:image/png"));
    assert!(first.2.windows(6).any(|bytes| bytes == b"/Image"));
}

#[test]
fn a_picture_that_is_not_there_is_a_finding_with_a_fix() {
    let mut project = wearing(10, 10);
    project.pictures.retain_ids(|_| false);
    let findings = project.check();
    let finding = findings.iter().find(|finding| finding.about.name == "picture-not-in-project").expect("a finding");
    assert!(printed(&project, sheets::launch_fighters::COUNTERS).is_empty(), "its silhouette is printed");
    for edit in &finding.fixes[0].edits {
        project.content.apply(edit).expect("a fix");
    }
    assert!(project.check().iter().all(|finding| finding.about.name != "picture-not-in-project"));
}

#[test]
fn the_command_line_prints_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("mine.drydock");
    let print = |project: &Project| {
        project::files::save(&file, project).expect("a saved file");
        let mut command = assert_cmd::Command::cargo_bin("drydock").expect("the program");
        command.args(["print", "--only", "counters", "--out"]).arg(folder.path()).arg(&file).assert().success();
        std::fs::read(folder.path().join("counters.pdf")).expect("a PDF")
    };
    let pictured = print(&wearing(400, 300));
    assert!(pictured.windows(6).any(|bytes| bytes == b"/Image"));
    assert_eq!(pictured, print(&wearing(400, 300)));
}
