//! A scenario from an empty project to printed files, through the accessible names of the window's controls alone.

use drydock::project::files;
use drydock::rules::Severity;
use egui::Vec2;
use egui::accesskit::Role;
use egui_kittest::kittest::Queryable as _;

use crate::support::window::{Shown as _, Window, first_start, press, type_into};

fn click(window: &mut Window, role: Role, name: &str) {
    window.get_by_role_and_label(role, name).click();
    window.run();
}

fn write(window: &mut Window, name: &str, words: &str) {
    type_into(window, Role::TextInput, name, words);
}

fn count(window: &mut Window, name: &str, number: u32) {
    type_into(window, Role::SpinButton, name, &number.to_string());
}

/// Opens a field and takes what it offers by the beginning of its words.
fn choose(window: &mut Window, field: &str, offer: &str) {
    click(window, Role::ComboBox, field);
    let offers: Vec<_> = window.get_all_by_label_contains(offer).collect();
    offers.last().expect("an offer").click();
    window.run();
}

fn style(window: &mut Window, name: &str, hull: &str) {
    press(window, "Add fleet style");
    write(window, "Style name", name);
    press(window, &format!("Hull: {hull}"));
}

fn ship(window: &mut Window, name: &str, style: &str, parts: &[(&str, u32)]) {
    press(window, "Add ship");
    write(window, "Ship name", name);
    choose(window, "Fleet style", style);
    for (part, amount) in parts {
        count(window, part, *amount);
    }
}

fn fleet(window: &mut Window, name: &str, style: &str, budget: u32, ships: &[&str]) {
    press(window, "Add fleet");
    write(window, "Fleet name", name);
    count(window, "Budget", budget);
    choose(window, "Fleet style", style);
    for ship in ships {
        press(window, "Add a ship");
        press(window, &format!("Add {ship}"));
    }
}

#[test]
fn a_scenario_is_made_from_nothing_and_printed() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = first_start(folder.path(), Vec2::new(1600.0, 2400.0));
    press(&mut window, "Empty project, Launch Fighters!");
    write(&mut window, "Project title", "The Toll at Quill");

    style(&mut window, "Quill Wardens", "slab");
    style(&mut window, "Free Haulers", "needle");
    ship(&mut window, "Portcullis", "Quill Wardens", &[("Cannons", 4), ("Defense", 5), ("Move", 1), ("Sensors", 1)]);
    ship(&mut window, "Shortfall", "Free Haulers", &[("Launchers", 3), ("Missiles", 6), ("Defense", 3), ("Move", 3)]);
    ship(
        &mut window,
        "Lighter",
        "Free Haulers",
        &[("Bays", 1), ("Fighters", 2), ("Defense", 3), ("Move", 2), ("Cargo holds", 4)],
    );
    fleet(&mut window, "The Toll House", "Quill Wardens", 100, &["Portcullis", "Portcullis"]);
    fleet(&mut window, "The Convoy", "Free Haulers", 100, &["Shortfall", "Lighter"]);

    press(&mut window, "Add map");
    write(&mut window, "Map name", "Quill Narrows");
    count(&mut window, "Columns", 30);
    count(&mut window, "Rows", 26);
    press(&mut window, "Generate terrain");

    press(&mut window, "Add scenario");
    write(&mut window, "Scenario name", "The Toll");
    click(&mut window, Role::CheckBox, "Turn limit");
    count(&mut window, "Last turn", 8);
    press(&mut window, "Add a condition");
    press(&mut window, "Add a paragraph");
    type_into(&mut window, Role::MultilineTextInput, "Paragraph 1 of the notes", "Nobody has ever paid the toll twice.");
    press(&mut window, "Set-up");
    press(&mut window, "Set up by the book");

    let document = &window.state().state().document;
    let errors: Vec<&str> = document
        .findings()
        .iter()
        .filter(|finding| finding.about.severity == Severity::Error)
        .map(|finding| finding.about.name)
        .collect();
    assert_eq!(errors, Vec::<&str>::new());

    click(&mut window, Role::Button, "Save");
    let file = folder.path().join("toll.drydock");
    write(&mut window, "File to save in", &file.display().to_string());
    press(&mut window, "Save here");
    assert_eq!(files::load(&file).expect("a saved project"), **window.state().state().document.project());

    click(&mut window, Role::Button, "Print to PDF");
    for kind in ["Scenario", "Fleet rosters", "Counters", "Terrain", "Map", "Step chart"] {
        click(&mut window, Role::CheckBox, kind);
    }
    let out = folder.path().join("pages");
    write(&mut window, "Folder", &out.display().to_string());
    press(&mut window, "Print");
    for kind in ["scenarios", "rosters", "record-sheets", "counters", "terrain", "map", "step-chart"] {
        let bytes = std::fs::read(out.join(kind).with_extension("pdf")).expect("a file");
        assert!(bytes.starts_with(b"%PDF-") && bytes.len() > 2000, "{kind}");
    }
    window.get_by_words("7 files were written");
}
