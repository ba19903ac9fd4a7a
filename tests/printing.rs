//! The print dialog: pages as they will come out, choices kept in the project, printers in the settings.

#[path = "support/window.rs"]
mod window;

use drydock::drawing::stock::Paper;
use drydock::editor::settings::Settings;
use drydock::geometry::Mm;
use drydock::project::{Duplex, Library, RecordSheetLayout};
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use window::{Window, bytes, keys, open_template, press, project, type_into};

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
    assert_eq!(bytes(&window), before, "one step");
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
