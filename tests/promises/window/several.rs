//! Several chosen things of a kind are set together in the inspector; what is left of a budget is spent at random; the blue book leaves out what is
//! not looked for.

use drydock::project::{AnyKind, Game, Library};
use drydock::rules::kind::Value;
use drydock::rules::{About, Severity};
use egui::accesskit::{Role, Toggled};
use egui::{Key, Modifiers, Vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::support::window::{Window, keys, open_sized, open_template, open_template_of, press, project, type_into};

fn kind_called(window: &Window, one: &str) -> &'static dyn AnyKind {
    *project(window).content.kinds().iter().find(|kind| kind.facts().one == one).expect("the kind")
}

/// Chooses the first two things of a kind in the outline.
fn choose_two(window: &mut Window, one: &str) {
    let (kind, content) = (kind_called(window, one), &project(window).content);
    let names: Vec<String> = kind.things(content).iter().take(2).filter_map(|thing| kind.label(content, thing)).collect();
    for (name, modifiers) in names.iter().zip([Modifiers::NONE, Modifiers::COMMAND]) {
        window.get_by_role_and_label(Role::ListItem, name).click_modifiers(modifiers);
        window.run();
    }
}

/// What a field of the first two things of a kind holds.
fn held(window: &Window, one: &str, caption: &str) -> [Option<Value>; 2] {
    let (kind, content) = (kind_called(window, one), &project(window).content);
    let field = kind.fields().iter().position(|field| field.caption == caption).expect("the field");
    let things = kind.things(content);
    [0, 1].map(|at| kind.value(content, &things[at], field))
}

#[test]
fn what_differs_between_chosen_ships_is_said_and_made_one() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, _) = open_template(Library::SAMPLE, folder.path());
    choose_two(&mut window, "ship");
    window.get_by_label("2 ships chosen");
    let before = held(&window, "ship", "Cannons");
    assert_ne!(before[0], before[1], "the sample's first ships differ in them");
    press(&mut window, "Give this to all: Cannons");
    let after = held(&window, "ship", "Cannons");
    assert!(after[0] == after[1] && before.contains(&after[0]), "{before:?} became {after:?}");
    assert!(window.query_by_label("Give this to all: Cannons").is_none(), "nothing differs any more");
    press(&mut window, "Undo");
    assert_eq!(held(&window, "ship", "Cannons"), before, "it was one step");
}

#[test]
fn a_new_value_goes_to_all_chosen_things() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, _) = open_template(Library::SAMPLE, folder.path());
    choose_two(&mut window, "ship");
    type_into(&mut window, Role::SpinButton, "Cannons of 2 ships", "7");
    assert_eq!(held(&window, "ship", "Cannons"), [Some(Value::Number(7)), Some(Value::Number(7))]);
    assert_eq!(window.state().state().document.undo_label(), Some("Set cannons of 2 ships"));
}

/// What is bought at random is bought as one step, fits where it goes, and leaves nothing that costs too much.
#[test]
fn what_is_left_is_spent_at_random_and_breaks_no_rule() {
    let cases = [
        (Game::LaunchFighters, Library::SAMPLE, "fleet", Ok("3000")),
        (Game::StarViking, Library::SAMPLE, "force", Err("Sell one")),
        (Game::Vikings, "princess-of-donegal", "force", Ok("3000")),
        (Game::SpaceViking, Library::SAMPLE, "player", Err("Give back one")),
    ];
    for (game, template, one, budget) in cases {
        let folder = tempfile::tempdir().expect("a folder");
        let (_, file) = open_template_of(game, template, folder.path());
        let mut window = open_sized(Some(file), folder.path(), Vec2::new(1280.0, 2400.0));
        let (kind, before) = (kind_called(&window, one), project(&window).content.clone());
        let first = kind.things(&before).into_iter().next().expect("a thing with a budget");
        let name = kind.label(&before, &first).expect("its name");
        type_into(&mut window, Role::TextInput, "Search outline", &name);
        window.get_by_role_and_label(Role::ListItem, &name).click();
        window.run();
        match budget {
            Ok(budget) => {
                tick_if_there(&mut window, "Budget is set");
                type_into(&mut window, Role::SpinButton, "Budget", budget);
            }
            // All is spent; what is given back can be spent again.
            Err(away) => {
                for _ in 0..2 {
                    let mut buttons = window.get_all_by_label_contains(away);
                    let button = buttons.find(|button| !button.accesskit_node().is_disabled());
                    button.expect("something to give back").click();
                    drop(buttons);
                    window.run();
                }
            }
        }
        let errors = |window: &Window| {
            let findings = window.state().state().document.findings();
            let is_bad = |about: &About| about.severity == Severity::Error || about.name == "stranded-at-home-base";
            findings.iter().filter(|finding| is_bad(finding.about)).count()
        };
        let (had, unspent) = (errors(&window), project(&window).content.clone());
        press(&mut window, "Fill at random");
        let label = window.state().state().document.undo_label().map(str::to_owned);
        assert!(label.as_deref().is_some_and(|label| label.ends_with("at random")), "{}: {label:?}", game.title());
        assert_ne!(project(&window).content, unspent, "{}", game.title());
        assert!(errors(&window) <= had, "{}", game.title());
        press(&mut window, "Undo");
        assert_eq!(project(&window).content, unspent);
    }
}

fn tick_if_there(window: &mut Window, name: &str) {
    let boxes = window.query_by_role_and_label(Role::CheckBox, name);
    if boxes.is_some_and(|found| found.accesskit_node().toggled() == Some(Toggled::False)) {
        window.get_by_role_and_label(Role::CheckBox, name).click();
        window.run();
    }
}

#[test]
fn the_blue_book_leaves_out_what_is_not_looked_for() {
    let cases = [
        (Game::LaunchFighters, "Fleet style", None),
        (Game::StarViking, "Unit type", Some("Blue")),
        (Game::FreedomInTheGalaxy, "Character", Some("Rebel")),
        (Game::Vikings, "Boat", None),
        (Game::SpaceViking, "Item", None),
    ];
    for (game, kind, side) in cases {
        let folder = tempfile::tempdir().expect("a folder");
        let (mut window, _) = open_template_of(game, Library::SAMPLE, folder.path());
        keys(&mut window, Modifiers::COMMAND, Key::B);
        let listed = |window: &Window| window.query_all_by_role(Role::CheckBox).count();
        let all = listed(&window);
        for (list, word) in std::iter::once(("Kind", kind)).chain(side.map(|side| ("Side", side))) {
            let before = listed(&window);
            window.get_by_role_and_label(Role::ComboBox, list).click();
            window.run();
            press(&mut window, word);
            let left = listed(&window);
            assert!((1..before).contains(&left), "{}: {left} of {before} are {word}", game.title());
        }
        press(&mut window, "Show all");
        assert_eq!(listed(&window), all);
    }
}
