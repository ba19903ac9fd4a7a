//! The print dialog: pages as they will come out, choices kept in the project, printers in the settings.

use drydock::drawing::stock::Paper;
use drydock::editor::settings::Settings;
use drydock::geometry::{Mm, Size};
use drydock::project::{Duplex, Library, RecordSheetLayout, files};
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;

use crate::support::window::{Shown as _, Window, bytes, keys, open, open_template, press, project, type_into};

fn choose(window: &mut Window, role: Role, name: &str) {
    window.get_by_role_and_label(role, name).click_accesskit();
    window.run();
}

#[test]
fn what_is_chosen_is_shown_printed_and_kept_as_one_step() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, _) = open_template(Library::SAMPLE, folder.path());
    let before = bytes(&window);
    keys(&mut window, Modifiers::COMMAND, Key::P);
    choose(&mut window, Role::CheckBox, "Counters");
    for choice in ["Letter", "Turn over the short edge", "One on a page"] {
        choose(&mut window, Role::RadioButton, choice);
    }
    choose(&mut window, Role::CheckBox, "Cut marks");
    type_into(&mut window, Role::SpinButton, "Overlap", "7");
    type_into(&mut window, Role::SpinButton, "Top margin", "12");
    assert_eq!(bytes(&window), before, "nothing is kept before it is printed");
    let out = folder.path().join("out");
    type_into(&mut window, Role::TextInput, "Folder", &out.display().to_string());
    press(&mut window, "Print");
    window.run();
    for file in ["record-sheets.pdf", "counters.pdf"] {
        assert!(out.join(file).exists(), "{file}");
    }
    assert!(!out.join("map.pdf").exists());
    let kept = &project(&window).print;
    assert_eq!((kept.paper, kept.duplex, kept.record_sheets), (Paper::Letter, Duplex::ShortEdge, RecordSheetLayout::One));
    assert_eq!((kept.cut_marks, kept.overlap, kept.margins.top), (false, Mm::new(7.0), Mm::new(12.0)));
    keys(&mut window, Modifiers::COMMAND, Key::Z);
    let document = &window.state().state().document;
    assert!(document.is_saved() && document.undo_label().is_none(), "one step, and what was printed is none");
    let printed = project::LastPrinted::default();
    let mut undone = project::Project::clone(project(&window));
    std::sync::Arc::make_mut(&mut undone.print).printed = printed;
    assert_eq!(project::text::write(&undone).expect("text"), before);
}

#[test]
fn the_calibration_page_is_one_press_away() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, _) = open_template(Library::SAMPLE, folder.path());
    keys(&mut window, Modifiers::COMMAND, Key::P);
    press(&mut window, "Calibration alone");
    let out = folder.path().join("out");
    type_into(&mut window, Role::TextInput, "Folder", &out.display().to_string());
    press(&mut window, "Print");
    window.run();
    let names: Vec<_> = std::fs::read_dir(&out).expect("the folder").map(|entry| entry.expect("an entry").file_name()).collect();
    assert!(names.iter().all(|name| !name.to_string_lossy().ends_with(".pdf") || name == "calibration.pdf"), "{names:?}");
    assert!(out.join("calibration.pdf").exists());
}

#[test]
fn printing_is_no_edit() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, _) = open_template(Library::SAMPLE, folder.path());
    keys(&mut window, Modifiers::COMMAND, Key::P);
    choose(&mut window, Role::CheckBox, "Counters");
    let out = folder.path().join("out");
    type_into(&mut window, Role::TextInput, "Folder", &out.display().to_string());
    press(&mut window, "Print");
    window.run();
    assert!(out.join("record-sheets.pdf").exists());
    let document = &window.state().state().document;
    assert!(document.is_saved() && document.undo_label().is_none());
    assert!(!document.project().print.printed.is_nothing(), "the next print begins with it all the same");
}

#[test]
fn a_printer_is_measured_and_kept_in_the_settings() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, _) = open_template(Library::SAMPLE, folder.path());
    keys(&mut window, Modifiers::COMMAND, Key::P);
    choose(&mut window, Role::Button, "Printer profiles…");
    press(&mut window, "Add a printer profile");
    type_into(&mut window, Role::TextInput, "Name of the printer", "Office");
    type_into(&mut window, Role::SpinButton, "150 mm across measured as", "149.7");
    type_into(&mut window, Role::SpinButton, "Offset down", "-0.5");
    press(&mut window, "Back to printing");
    let kept = Settings::load_from(folder.path()).printers;
    assert_eq!((kept.len(), kept[0].name.as_str()), (1, "Office"));
    assert!((kept[0].scale_across - 150.0 / 149.7).abs() < 1e-6 && kept[0].back_offset.y == Mm::new(-0.5));
    choose(&mut window, Role::Button, "Printer profiles…");
    press(&mut window, "Delete Office");
    assert!(Settings::load_from(folder.path()).printers.is_empty());
}

#[test]
fn paper_of_any_size_is_entered_in_millimetres_or_inches() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, _) = open_template(Library::SAMPLE, folder.path());
    keys(&mut window, Modifiers::COMMAND, Key::P);
    choose(&mut window, Role::RadioButton, "Custom");
    type_into(&mut window, Role::SpinButton, "Paper width", "148.5");
    choose(&mut window, Role::RadioButton, "Inches");
    type_into(&mut window, Role::SpinButton, "Paper height", "9.5");
    press(&mut window, "Save the settings");
    let Paper::Custom(size) = project(&window).print.paper else { panic!("{:?}", project(&window).print.paper) };
    assert!((size.width - Mm::new(148.5)).abs() < Mm::new(1e-6), "{size:?}");
    assert!((size.height - Mm::inches(9.5)).abs() < Mm::new(1e-6), "{size:?}");
    // What no printer has is brought back within the bounds.
    keys(&mut window, Modifiers::COMMAND, Key::P);
    type_into(&mut window, Role::SpinButton, "Paper width", "1");
    choose(&mut window, Role::RadioButton, "Millimetres");
    type_into(&mut window, Role::SpinButton, "Paper height", "99999");
    press(&mut window, "Save the settings");
    assert_eq!(project(&window).print.paper, Paper::Custom(Size::of(Paper::SHORTEST, Paper::LONGEST)));
}

#[test]
fn what_was_printed_last_is_offered_again_by_whoever_opens_the_project() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, file) = open_template(Library::SAMPLE, folder.path());
    let name = project(&window).content.scenario_names()[0].clone();
    keys(&mut window, Modifiers::COMMAND, Key::P);
    choose(&mut window, Role::CheckBox, "Record sheets");
    choose(&mut window, Role::CheckBox, "Fleet rosters");
    choose(&mut window, Role::CheckBox, "Battle log");
    // What was printed is kept by the next save, and a change is what there is to save.
    choose(&mut window, Role::RadioButton, "Letter");
    choose(&mut window, Role::ComboBox, "Scenario to print");
    choose(&mut window, Role::ListBoxOption, &name);
    let out = folder.path().join("out");
    type_into(&mut window, Role::TextInput, "Folder", &out.display().to_string());
    press(&mut window, "Print");
    window.run();
    let names = |folder: &std::path::Path| {
        let entries = std::fs::read_dir(folder).expect("the folder").map(|entry| entry.expect("an entry").file_name());
        let mut names: Vec<_> = entries.map(|name| name.to_string_lossy().into_owned()).collect();
        names.sort();
        names
    };
    assert_eq!(names(&out), ["battle-log.pdf", "rosters.pdf"]);
    keys(&mut window, Modifiers::COMMAND, Key::S);
    window.run();
    drop(window);
    let printed = &files::load(&file).expect("saved").print.printed;
    assert_eq!(
        (printed.kinds.as_slice(), printed.scenario.as_deref()),
        (["rosters", "battle-log"].map(String::from).as_slice(), Some(&*name))
    );

    let window = open(Some(file), folder.path());
    let draft = window.state().state().draft();
    assert_eq!((draft.kept().printed, draft.scenario), (printed.clone(), Some(name)));
}

#[test]
fn a_scenario_that_is_gone_and_a_kind_of_another_version_are_passed_over() {
    use drydock::editor::state::State;
    use drydock::sheets;
    let mut sample = Library::bundled().template(project::Game::LaunchFighters, Library::SAMPLE).expect("the sample");
    let printed = &mut std::sync::Arc::make_mut(&mut sample.print).printed;
    printed.kinds = vec!["holograms".into(), "map".into()];
    printed.scenario = Some("no such battle".into());
    let draft = State::new(sample, Settings::default(), Library::bundled(), drydock::editor::games::things).draft();
    assert_eq!((draft.only, draft.scenario), (vec![sheets::launch_fighters::MAP], None));
}

#[test]
fn files_that_are_not_ours_are_asked_for_before_they_are_replaced() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, _) = open_template(Library::SAMPLE, folder.path());
    let out = folder.path().join("out");
    std::fs::create_dir(&out).expect("a folder");
    std::fs::write(out.join("record-sheets.pdf"), "mine").expect("a file");
    let read = |name: &str| std::fs::read(out.join(name)).expect("a file");
    let print = |window: &mut Window| {
        keys(window, Modifiers::COMMAND, Key::P);
        type_into(window, Role::TextInput, "Folder", &out.display().to_string());
        press(window, "Print");
        window.run();
    };
    print(&mut window);
    window.get_by_words("record-sheets.pdf in ");
    press(&mut window, "Cancel");
    assert_eq!(std::fs::read_dir(&out).expect("the folder").count(), 1, "nothing of the set is written");
    assert_eq!(read("record-sheets.pdf"), b"mine");
    print(&mut window);
    press(&mut window, "Replace");
    window.run();
    assert_eq!(read("record-sheets.pdf.previous"), b"mine");
    assert!(read("record-sheets.pdf").starts_with(b"%PDF"));
    // What is there now is ours, and no question.
    print(&mut window);
    assert!(window.state().state().view.dialog.is_none());
    window.get_by_words("written into");
    // An export is asked about in the same way.
    let tables = folder.path().join("tables");
    std::fs::create_dir(&tables).expect("a folder");
    std::fs::write(tables.join("ships.csv"), "mine").expect("a file");
    keys(&mut window, Modifiers::COMMAND, Key::E);
    choose(&mut window, Role::ComboBox, "Export as");
    choose(&mut window, Role::ListBoxOption, "Tables as CSV");
    type_into(&mut window, Role::TextInput, "Folder to export into", &tables.display().to_string());
    press(&mut window, "Export");
    window.get_by_words("ships.csv in ");
    assert_eq!(std::fs::read(tables.join("ships.csv")).expect("a file"), b"mine");
    press(&mut window, "Replace");
    assert_eq!(std::fs::read(tables.join("ships.csv.previous")).expect("a file"), b"mine");
}
