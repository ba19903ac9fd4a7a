//! Files that belong together appear together or not at all, under names that any platform takes.

use std::fs::{self, File};
use std::io::{self, Write as _};

use drydock::project::files::FileSet;
use drydock::project::{Content, Game, Library, files};

use super::with;
use crate::support::desk::{Desk, names};

#[test]
fn a_set_of_files_appears_whole_or_not_at_all() {
    let desk = Desk::new();
    let folder = desk.path("deep/out");
    let whole = |names: &[&str]| {
        let mut set = FileSet::in_folder(&folder).forced(true);
        for name in names {
            set.write(name, b"new").unwrap();
        }
        set
    };
    // The disk is full after the first file.
    let full = |file: &mut File, bytes: &[u8]| {
        if bytes == b"large" { Err(io::ErrorKind::StorageFull.into()) } else { file.write_all(bytes) }
    };
    let mut set = FileSet::with_writer(&folder, &full);
    set.write("ships.csv", b"small").unwrap();
    assert!(
        set.write("fleets.csv", b"large").unwrap_err().to_string().contains("fleets.csv (nothing was changed): there is no room")
    );
    drop(set);
    assert!(!desk.path("deep").exists(), "not even the folders stay");
    // All is well until the last file is put in its place.
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join("b"), "old").unwrap();
    let set = whole(&["a", "b", "c"]);
    assert_eq!(
        names(&folder).iter().filter(|name| !name.starts_with(".drydock-")).count(),
        1,
        "nothing is seen before all is there"
    );
    fs::create_dir(folder.join("c")).unwrap();
    let error = set.finish().unwrap_err().to_string();
    assert!(error.contains("c (nothing was changed)"), "{error}");
    assert_eq!(names(&folder), ["b", "c"]);
    assert_eq!(fs::read(folder.join("b")).unwrap(), b"old");
    fs::remove_dir(folder.join("c")).unwrap();
    assert_eq!(whole(&["a", "b", "c"]).finish().unwrap().len(), 3);
    assert_eq!(names(&folder), ["a", "b", "b.previous", "c"]);
    assert_eq!(fs::read(folder.join("b")).unwrap(), b"new");
    assert_eq!(fs::read(folder.join("b.previous")).unwrap(), b"old");
}

#[test]
fn a_folder_in_the_way_of_one_table_leaves_all_of_them_out() {
    let desk = with(Game::LaunchFighters, "sample");
    fs::create_dir_all(desk.path("exports/fleets.csv")).unwrap();
    let error = desk.bad(&["export", "project", "--to", "csv"]);
    assert!(error.contains("fleets.csv") && error.contains("nothing was changed"), "{error}");
    assert_eq!(names(&desk.path("exports")), ["fleets.csv"]);
}

#[test]
fn names_of_files_are_cut_to_what_the_platform_takes_and_stay_distinct() {
    let mut project = Library::bundled().template(Game::StarViking, "sanakht").unwrap();
    let Content::StarViking(content) = &mut project.content else { panic!("another game") };
    let ids: Vec<_> = content.systems.ids().collect();
    for id in ids {
        content.systems.get_mut(id).unwrap().name = "ö".repeat(10_000);
    }
    let desk = Desk::new();
    desk.save("project", &project);
    let said = desk.good(&["export", "project", "--to", "svg"]);
    let written = names(&desk.path("exports"));
    assert_eq!(said.lines().filter(|line| line.contains(".svg")).count(), written.len());
    assert!(written.iter().any(|name| name.starts_with("tile-01-öö")) && written.iter().all(|name| name.len() <= 255));
    // Beside a name that is as long as can be there is room for its autosave and its previous version.
    let path = desk.save(&"x".repeat(255), &project);
    files::save(&path, &project).unwrap();
    files::autosave(&path, &project).unwrap();
    assert!(files::left_over(&path).len() == 1 && files::previous_path(&path).exists());
    assert_ne!(files::previous_path(&path), files::previous_path(&desk.path(&format!("{}y", "x".repeat(254)))));
}
