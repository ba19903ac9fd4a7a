//! A game of Star Viking from an empty project to printed files: through the accessible names of the window's controls, and by dragging
//! where a hand would drag.

use drydock::project::{Game, files};
use drydock::rules::Severity;
use egui::accesskit::Role;
use egui::{Pos2, Vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::support::pointer::{button, drag};
use crate::support::window::{Shown as _, Window, first_start, press, project, type_into};

fn click(window: &mut Window, role: Role, name: &str) {
    window.get_by_role_and_label(role, name).click();
    window.run();
}

fn write(window: &mut Window, name: &str, words: &str) {
    type_into(window, Role::TextInput, name, words);
}

/// Drags what stands at one button onto another.
fn drag_onto(window: &mut Window, from: &str, to: &str) {
    let (from, to) = (button(window, from), button(window, to));
    drag(window, from, to);
}

/// The middle of the button whose name begins with these words: what stands behind them changes with who starts there.
fn starting(window: &Window, words: &str) -> Pos2 {
    let mut buttons = window.query_all_by_role(Role::Button);
    let found = buttons.find(|node| node.accesskit_node().label().is_some_and(|label| label.starts_with(words)));
    found.expect("a button of that name").rect().center()
}

/// What the findings of errors and warnings are about.
fn wrong(window: &Window) -> Vec<String> {
    let findings = window.state().state().document.findings().iter();
    let wrong = findings.filter(|finding| finding.about.severity > Severity::Advice);
    wrong.map(|finding| format!("{}: {}", finding.about.name, finding.message)).collect()
}

/// Mends what a rule says of the thing on the desk, by the button beside the finding.
fn fix(window: &mut Window, rule: &str) {
    let mut findings = window.state().state().document.findings().iter();
    let finding = findings.find(|finding| finding.about.name == rule).expect("a finding");
    let fix = finding.fixes.first().expect("a way to mend it").clone();
    press(window, &format!("Fix: {}", fix.title));
    // What changes more than one value is shown first.
    if window.query_by_role_and_label(Role::Button, "Apply fix").is_some() {
        press(window, "Apply fix");
    }
}

fn system(window: &mut Window, name: &str, technology: &str) {
    press(window, "Add system");
    write(window, "System name", name);
    press(window, &format!("Technology: {technology}"));
}

/// Gives the sectors of the selected body wealth, and air where they are named with it.
fn sectors(window: &mut Window, body: &str, sectors: &[(&str, &str, bool)]) {
    for (sector, wealth, air) in sectors {
        press(window, &format!("Sector {sector}"));
        if *air {
            click(window, Role::CheckBox, "Atmosphere");
        }
        press(window, &format!("Wealth code: {wealth}"));
        press(window, &format!("Up to {body}"));
    }
}

fn tiles(window: &mut Window) {
    system(window, "Harrow", "B");
    press(window, "Begin with a planet");
    press(window, "Cut: caps and equator");
    sectors(
        window,
        "Harrow I",
        &[("north", "wD", true), ("equator 1", "wC", true), ("equator 2", "wB", true), ("equator 3", "wC", false)],
    );
    press(window, "Sector equator 2");
    click(window, Role::CheckBox, "Capital");
    press(window, "Add orbit outside");
    press(window, "Add asteroids");
    press(window, "Wealth code: wD");
    press(window, "Up to Harrow");
    fix(window, "wealth-out-of-line");

    system(window, "Brim", "C");
    press(window, "Begin with a planet");
    press(window, "Cut: halves");
    sectors(window, "Brim I", &[("north", "wC", true), ("south", "wD", true)]);
    press(window, "Add orbit inside");
    press(window, "Add moon");
    press(window, "Wealth code: wE");
    press(window, "Up to Brim");
    fix(window, "no-capital");
    fix(window, "wealth-out-of-line");

    system(window, "Ledge", "A");
    press(window, "Begin with an empty orbit");
    press(window, "Add starcity");
    press(window, "Wealth code: wB");
    press(window, "Add asteroids");
    press(window, "Wealth code: wD");
    press(window, "Up to Ledge");
    fix(window, "no-capital");
    fix(window, "wealth-out-of-line");
}

fn forces(window: &mut Window) {
    press(window, "Add force");
    write(window, "Force name", "The Long Oars");
    press(window, "Buy SL Sloop");
    drag_onto(window, "Buy GA Grav Armor", "Unit SL");
    press(window, "Buy RD Raiders");
    drag_onto(window, "Unit RD", "Unit SL");
    window.get_by_label("Hold of SL: 3 of 5");

    press(window, "Add force");
    write(window, "Force name", "The Harbour Watch");
    press(window, "Federation: blue");
    press(window, "Federate start by the book");

    press(window, "Add force");
    write(window, "Force name", "The Harbour Guards");
    press(window, "Local defenses: green");
}

#[test]
fn a_game_is_made_from_nothing_and_printed() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = first_start(folder.path(), Vec2::new(1600.0, 2400.0));
    let window = &mut window;
    press(window, "Empty project, Star Viking");
    write(window, "Project title", "Three Harbours");
    tiles(window);
    forces(window);

    press(window, "Add scenario");
    write(window, "Scenario name", "The Toll of the Oars");
    press(window, "Form: free game");
    press(window, "Take all systems");
    press(window, "Add the forces of this project");
    press(window, "Add a paragraph");
    type_into(window, Role::MultilineTextInput, "Paragraph 1 of the notes", "Whoever holds the harbours holds the trade.");
    click(window, Role::ListItem, "The Harbour Guards");
    press(window, "Deal at random");

    click(window, Role::ListItem, "The Toll of the Oars");
    press(window, "Set-up");
    let (sloop, base) = (button(window, "Place SL of The Long Oars"), starting(window, "Home base: "));
    drag(window, sloop, base);
    let (frigate, brim) = (button(window, "Place FF 1 of The Harbour Watch"), starting(window, "System Brim: "));
    drag(window, frigate, brim);
    // The Quadrant Capital belongs where technology is highest.
    press(window, "System Ledge: 14 green");
    press(window, "Place all in Ledge: The Harbour Watch");
    window.get_by_label("All units are placed");
    assert_eq!(wrong(window), Vec::<String>::new());

    press(window, "Save");
    let file = folder.path().join("harbours.drydock");
    write(window, "File to save in", &file.display().to_string());
    press(window, "Save here");
    assert_eq!(files::load(&file).expect("a saved project"), *project(window));

    press(window, "Print to PDF");
    press(window, "All of the sheets");
    let out = folder.path().join("pages");
    write(window, "Folder", &out.display().to_string());
    press(window, "Print");
    let files: Vec<_> = std::fs::read_dir(&out).expect("the folder").map(|file| file.expect("a file")).collect();
    for kind in drydock::sheets::kinds(Game::StarViking) {
        let of_kind = |file: &&std::fs::DirEntry| file.file_name().to_string_lossy().starts_with(kind.slug());
        let file = files.iter().find(of_kind).unwrap_or_else(|| panic!("no {kind}"));
        let bytes = std::fs::read(file.path()).expect("a file");
        assert!(bytes.starts_with(b"%PDF-") && bytes.len() > 2000, "{kind}");
    }
    window.get_by_words(&format!("{} files were written", files.len()));
}
