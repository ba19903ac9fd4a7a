//! The first page, the settings, and where help is found.

use drydock::editor::action::Dialog;
use drydock::editor::settings::{Settings, ThemeChoice};
use drydock::editor::{App, Launch};
use drydock::project::{Game, Library};
use drydock::rules::capital;
use egui::accesskit::Role;
use egui::{Key, Modifiers, Pos2, Rect, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;

use crate::support::window::{dropped, first_start, keys, open, open_template, open_template_of, press, project, type_into};

#[test]
fn the_first_start_offers_where_to_begin() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = first_start(folder.path(), Vec2::new(1280.0, 800.0));
    window.get_by_role_and_label(Role::Dialog, "Welcome to Drydock");
    press(&mut window, "Empty project, Launch Fighters!");
    assert!(window.query_by_label("Welcome to Drydock").is_none());
    let outline = &window.state().state().document.derived().outline;
    assert!(outline.iter().all(|group| group.entries.is_empty()), "an empty project");
    assert_eq!(project(&window).content.game(), Game::LaunchFighters);
    assert!(folder.path().join("settings.ron").exists(), "the next start is not the first");
    drop(window);

    // A recent file is one press away.
    let (window, file) = open_template(Library::SAMPLE, folder.path());
    drop(window);
    let mut window = first_start(folder.path(), Vec2::new(1280.0, 800.0));
    let name = file.file_stem().expect("a name").to_string_lossy().into_owned();
    press(&mut window, &name);
    assert_eq!(window.state().state().document.path(), Some(file.as_path()));
    assert!(!project(&window).title.is_empty());
}

#[test]
fn a_file_that_is_dropped_on_the_first_page_opens_in_its_place() {
    let folder = tempfile::tempdir().expect("a folder");
    let (window, file) = open_template_of(Game::Vikings, Library::SAMPLE, folder.path());
    drop(window);
    let mut window = first_start(folder.path(), Vec2::new(1280.0, 800.0));
    window.get_by_role_and_label(Role::Dialog, "Welcome to Drydock");
    window.input_mut().dropped_files.push(dropped(&file));
    window.run();
    assert_eq!(window.state().state().document.path(), Some(file.as_path()));
    assert!(window.query_by_label("Welcome to Drydock").is_none());
}

#[test]
fn a_project_that_ended_the_program_as_it_was_opened_is_not_opened_by_itself() {
    let folder = tempfile::tempdir().expect("a folder");
    let (window, file) = open_template(Library::SAMPLE, folder.path());
    let note = folder.path().join("opening.txt");
    assert!(!note.exists(), "it was shown");
    drop(window);
    std::fs::write(&note, file.to_string_lossy().as_bytes()).expect("a note");
    let settings = || Settings::load_from(folder.path());
    for _ in 0..2 {
        let app = App::new(Launch { file: None, library: Library::bundled() }, settings(), false);
        let mut window = Harness::builder().with_max_steps(64).build_ui_state(|ui, app: &mut App| app.show(ui), app);
        window.run();
        window.get_by_role_and_label(Role::Dialog, "Welcome to Drydock");
        assert!(window.query_all_by_label_contains("it was not opened by itself").next().is_some());
        assert_eq!(window.state().state().document.path(), None, "nor at the start after that");
    }
    // A user who names it wants it opened.
    let window = open(Some(file.clone()), folder.path());
    assert_eq!(window.state().state().document.path(), Some(file.as_path()));
    drop(window);
    let window = open(None, folder.path());
    assert_eq!(window.state().state().document.path(), Some(file.as_path()), "it was shown meanwhile");
}

#[test]
fn a_new_project_is_begun_for_every_game_from_each_of_its_templates() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(None, folder.path());
    for game in Game::ALL {
        for name in Library::bundled().templates(game).expect("the templates") {
            let template = Library::bundled().template(game, &name).expect("a template");
            let title = template.title.strip_prefix(&format!("{}: ", game.title())).unwrap_or(&template.title);
            let title = match name.as_str() {
                Library::SAMPLE => format!("Sample: {}", capital(title)),
                Library::EMPTY => "Empty project".into(),
                _ => capital(title),
            };
            keys(&mut window, Modifiers::COMMAND, Key::N);
            let name = format!("{title}, {}", game.title());
            let button = window.get_by_role_and_label(Role::Button, &name);
            assert!(Rect::from_min_size(Pos2::ZERO, Vec2::new(1280.0, 800.0)).contains_rect(button.rect()), "{title} is seen");
            button.click();
            window.run();
            assert_eq!(project(&window), &template);
        }
    }
    // The sample is that of the game that is on the desk.
    keys(&mut window, Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::P);
    type_into(&mut window, Role::TextInput, "Search commands", "open the sample");
    keys(&mut window, Modifiers::NONE, Key::Enter);
    let last = Game::ALL[Game::ALL.len() - 1];
    assert_eq!(project(&window), &Library::bundled().template(last, Library::SAMPLE).expect("the sample"));
}

#[test]
fn a_question_mark_shows_all_shortcuts() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(None, folder.path());
    keys(&mut window, Modifiers::SHIFT, Key::Questionmark);
    assert_eq!(window.state().state().view.dialog, Some(Dialog::Shortcuts));
    keys(&mut window, Modifiers::NONE, Key::Escape);
    assert_eq!(window.state().state().view.dialog, None);
}

#[test]
fn colours_and_scale_are_chosen_and_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(None, folder.path());
    keys(&mut window, Modifiers::COMMAND, Key::Comma);
    for choice in ["Dark", "150 %"] {
        window.get_by_role_and_label(Role::RadioButton, choice).click();
        window.run();
    }
    press(&mut window, "Close");
    let kept = Settings::load_from(folder.path());
    assert_eq!((kept.theme, kept.scale()), (ThemeChoice::Dark, 1.5));
}
