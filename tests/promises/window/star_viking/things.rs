//! A project of Star Viking in the window: every thing can be looked at, added, renamed, copied, put in order and taken away.

use drydock::editor::action::{Bottom, DeskMode};
use drydock::editor::settings::Settings;
use drydock::editor::{App, Launch};
use drydock::project::{Content, Game, Library, Project, files};
use drydock::rules::{Origin, star_viking};
use drydock::sheets::SheetKind;
use egui::accesskit::Role;
use egui::{Key, Modifiers, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;

use crate::support::window::{Shown as _, Window, bytes, keys, open, open_template_of, press, project, type_into};

fn designs(window: &Window) -> &star_viking::Content {
    let Content::StarViking(content) = &project(window).content else { panic!("a project for another game") };
    content
}

fn systems(window: &Window) -> Vec<&str> {
    designs(window).systems.iter().map(|(_, system)| system.name.as_str()).collect()
}

fn choose(window: &mut Window, name: &str) {
    window.get_by_role_and_label(Role::ListItem, name).click();
    window.run();
}

#[test]
fn everything_of_the_sample_can_be_looked_at() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, _) = open_template_of(Game::StarViking, Library::SAMPLE, folder.path());
    let before = bytes(&window);
    let outline = window.state().state().document.derived().outline.clone();
    assert_eq!(outline.iter().map(|group| group.entries.len()).collect::<Vec<_>>(), [12, 3, 1, 36, 7]);
    for entry in outline.iter().flat_map(|group| &group.entries) {
        type_into(&mut window, Role::TextInput, "Search outline", &entry.name);
        let row = window.query_all_by_role_and_label(Role::ListItem, &entry.name).next().expect("its row");
        row.click();
        window.run();
        assert_eq!(window.state().state().document.place(), &entry.place, "{}", entry.name);
    }
    assert_eq!(bytes(&window), before, "looking changes nothing");
}

#[test]
fn a_system_is_added_renamed_copied_moved_and_deleted() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, _) = open_template_of(Game::StarViking, Library::EMPTY, folder.path());
    let before = bytes(&window);
    press(&mut window, "Add system");
    type_into(&mut window, Role::TextInput, "System name", "Ankhaf");
    assert_eq!(systems(&window), ["Ankhaf"]);
    keys(&mut window, Modifiers::NONE, Key::Enter);
    choose(&mut window, "Ankhaf");
    keys(&mut window, Modifiers::COMMAND, Key::D);
    assert_eq!(systems(&window), ["Ankhaf", "Ankhaf copy"]);
    keys(&mut window, Modifiers::NONE, Key::Escape);
    choose(&mut window, "Ankhaf");
    keys(&mut window, Modifiers::ALT, Key::ArrowDown);
    assert_eq!(systems(&window), ["Ankhaf copy", "Ankhaf"]);
    keys(&mut window, Modifiers::NONE, Key::Delete);
    assert_eq!(systems(&window), ["Ankhaf copy"]);
    for _ in 0..5 {
        press(&mut window, "Undo");
    }
    assert_eq!(bytes(&window), before);
}

#[test]
fn forces_scenarios_and_unit_types_are_added_too() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, _) = open_template_of(Game::StarViking, Library::EMPTY, folder.path());
    for kind in ["force", "scenario", "unit type"] {
        press(&mut window, &format!("Add {kind}"));
        keys(&mut window, Modifiers::NONE, Key::Escape);
    }
    let content = designs(&window);
    assert_eq!((content.forces.len(), content.scenarios.len(), content.units.len()), (1, 1, 37));
    assert!(window.query_by_role_and_label(Role::Button, "Add table").is_none(), "there are as many tables as the game has");
}

#[test]
fn the_sample_is_opened_from_the_first_page_extended_from_the_blue_book_and_printed_whole() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut settings = Settings::load_from(folder.path());
    settings.welcome = true;
    let app = App::new(Launch { file: None, library: Library::bundled() }, settings, false);
    let mut window = Harness::builder()
        .with_size(Vec2::new(1280.0, 800.0))
        .with_max_steps(64)
        .build_ui_state(|ui, app: &mut App| app.show(ui), app);
    window.run();
    press(&mut window, "Sample: The standard game, Star Viking");
    assert_eq!(project(&window).content.game(), Game::StarViking);
    choose(&mut window, "Nebka");
    keys(&mut window, Modifiers::NONE, Key::Delete);
    assert_eq!(systems(&window).len(), 11);

    // Only what is not there is taken, from where it is known to come.
    keys(&mut window, Modifiers::COMMAND, Key::B);
    window.get_by_role_and_label(Role::TextInput, "Search the blue book").type_text("system");
    window.run();
    press(&mut window, "Look at Nebka");
    window.get_by_role_and_label(Role::Image, "Page: Nebka");
    press(&mut window, "Take all: Star systems");
    window.get_by_label("1 system is added, as one step; what the project has already is not copied again.");
    press(&mut window, "Add to the project");
    let (_, nebka) = designs(&window).systems.iter().last().expect("a system");
    assert_eq!((nebka.name.as_str(), nebka.origin, systems(&window).len()), ("Nebka", Origin::Reconstructed, 12));

    keys(&mut window, Modifiers::COMMAND, Key::P);
    press(&mut window, "All of the sheets");
    let pages = folder.path().join("pages");
    type_into(&mut window, Role::TextInput, "Folder", &pages.display().to_string());
    press(&mut window, "Print");
    let mut files: Vec<String> = std::fs::read_dir(&pages)
        .expect("the folder")
        .map(|file| file.expect("a file").file_name().to_string_lossy().into_owned())
        .collect();
    files.sort_unstable();
    // What one player keeps from the others is a file for each reader.
    let readers = |kind: SheetKind| match kind.slug() {
        "secret-papers" => vec!["-the-federation", "-wolves-of-the-beyond"],
        _ => vec![""],
    };
    let kinds = drydock::sheets::kinds(Game::StarViking).into_iter();
    let named = |kind: SheetKind| readers(kind).into_iter().map(move |reader| format!("{kind}{reader}.pdf"));
    let mut kinds: Vec<String> = kinds.flat_map(named).collect();
    kinds.sort_unstable();
    assert_eq!(files, kinds);
}

#[test]
fn a_project_without_units_and_tables_takes_all_of_them_in_one_step() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("bare.drydock");
    let bare = Project::with_content(star_viking::Content::default().into(), "Bare");
    files::save(&file, &bare).expect("a saved file");
    let mut window = open(Some(file), folder.path());
    let before = bytes(&window);
    keys(&mut window, Modifiers::COMMAND, Key::B);
    press(&mut window, "Take all: Star systems");
    for section in ["unit type", "table"] {
        type_into(&mut window, Role::TextInput, "Search the blue book", section);
        let title = if section == "table" { "Tables" } else { "Unit types" };
        press(&mut window, &format!("Take all: {title}"));
    }
    press(&mut window, "Add to the project");
    let Content::StarViking(sample) = Library::bundled().template(Game::StarViking, Library::SAMPLE).expect("the sample").content
    else {
        panic!("a project for another game")
    };
    let content = designs(&window);
    assert!(content.units.iter().map(|(_, unit)| unit).eq(sample.units.iter().map(|(_, unit)| unit)));
    assert_eq!((content.systems.len(), &content.tables), (12, &sample.tables));
    press(&mut window, "Undo");
    assert_eq!(bytes(&window), before, "it was one step");
}

#[test]
fn what_serves_another_game_is_not_shown_and_its_keys_do_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, _) = open_template_of(Game::StarViking, Library::SAMPLE, folder.path());
    let before = bytes(&window);
    let view = window.state().state().view.clone();
    keys(&mut window, Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::C);
    window.event(egui::Event::Paste("name\tcannons\nLance\t3".into()));
    window.run();
    assert_eq!((&window.state().state().view.desk, window.state().state().view.bottom), (&view.desk, view.bottom));
    assert!(bytes(&window) == before, "a table of ships is no table of units");
    press(&mut window, "Project");
    assert!(window.query_by_label("PICTURES").is_none() && window.query_by_label("OPTIONAL RULES").is_none());
    for (menu, foreign, own) in [("Edit", "Add ship", "Add force"), ("View", "Ships as a table", "Print preview")] {
        press(&mut window, menu);
        assert!(window.query_by_words(foreign).is_none(), "{foreign} is in no menu");
        assert!(window.query_all_by_label_contains(own).next().is_some());
        keys(&mut window, Modifiers::NONE, Key::Escape);
    }
    // The same keys add what this game begins with.
    keys(&mut window, Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::N);
    assert_eq!(systems(&window).len(), 13);
}

#[test]
fn a_table_of_ships_is_left_when_a_project_for_another_game_is_opened() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, _) = open_template_of(Game::LaunchFighters, Library::SAMPLE, folder.path());
    keys(&mut window, Modifiers::COMMAND, Key::Num3);
    keys(&mut window, Modifiers::NONE, Key::F9);
    assert_eq!(window.state().state().view.desk, DeskMode::Table);
    keys(&mut window, Modifiers::COMMAND, Key::N);
    press(&mut window, "Empty project, Star Viking");
    let view = &window.state().state().view;
    assert_eq!((view.desk, view.bottom), (DeskMode::Design, Bottom::Problems));
    window.get_by_role_and_label(Role::TextInput, "Project title");
}
