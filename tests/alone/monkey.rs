//! A monkey at the window: it presses, drags, scrolls and types wherever it can. Nothing panics, and undoing all it did gives the
//! first bytes.

use drydock::editor::action::Dialog;
use drydock::editor::settings::Settings;
use drydock::editor::{App, Launch};
use drydock::project::{Game, Library};
use drydock::rules::Chance;
use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, MouseWheelSource, MouseWheelUnit, Pos2, TouchPhase, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::alone;
use crate::support::long::long;
use crate::support::window::{Window, bytes, open_template_of};

/// Chance, so that a run can be repeated by its seed.
struct Dice(Chance);

impl Dice {
    fn below(&mut self, bound: usize) -> usize {
        self.0.below(bound)
    }

    fn pick<T: Copy>(&mut self, among: &[T]) -> T {
        among[self.below(among.len())]
    }

    fn point(&mut self) -> Pos2 {
        Pos2::new(self.below(1280) as f32, self.below(800) as f32)
    }
}

const KEYS: [Key; 25] = [
    Key::Enter,
    Key::Escape,
    Key::Tab,
    Key::Space,
    Key::Delete,
    Key::Backspace,
    Key::ArrowUp,
    Key::ArrowDown,
    Key::ArrowLeft,
    Key::ArrowRight,
    Key::Home,
    Key::End,
    Key::OpenBracket,
    Key::CloseBracket,
    Key::Plus,
    Key::Minus,
    Key::Num0,
    Key::B,
    Key::D,
    Key::E,
    Key::P,
    Key::R,
    Key::Z,
    Key::Y,
    Key::F2,
];
const TEXTS: [&str; 6] = ["x", "7", "999", "Lance", "\u{1f680}ü", "a,b\tc"];

/// What may be pressed: the system's own dialogs are not for monkeys, and a project that is replaced cannot be undone.
fn may_press(label: &str) -> bool {
    !label.contains("Browse") && !label.contains("Do not save") && !label.contains("Open the sample")
}

/// Questions whose answers replace the project.
fn replaces(dialog: Option<&Dialog>) -> bool {
    matches!(
        dialog,
        Some(Dialog::New | Dialog::Open | Dialog::Welcome | Dialog::Unsaved(_) | Dialog::Recover { .. } | Dialog::Palette)
    )
}

/// Presses a key. A game that plays itself at the table never comes to rest, which is not waited for.
fn keys(window: &mut Window, modifiers: Modifiers, key: Key) {
    window.key_press_modifiers(modifiers, key);
    window.run_steps(3);
}

/// Goes from the table at which a game is played back to the desks.
fn leave_table(window: &mut Window) {
    keys(window, Modifiers::COMMAND, Key::W);
}

fn act(window: &mut Window, dice: &mut Dice) {
    if replaces(window.state().state().view.dialog.as_ref()) {
        return keys(window, Modifiers::NONE, Key::Escape);
    }
    // A click beside most questions does not close them, and there is more to do behind them.
    if window.state().state().view.dialog.is_some() && dice.below(4) == 0 {
        return keys(window, Modifiers::NONE, Key::Escape);
    }
    // There is more to do at the desks than at a table.
    if window.state().state().is_at_table() && dice.below(6) == 0 {
        return leave_table(window);
    }
    match dice.below(12) {
        0..=4 => {
            let nodes: Vec<_> = window.root().children_recursive().collect();
            let pressed = |role: Role| {
                matches!(
                    role,
                    Role::Button
                        | Role::CheckBox
                        | Role::RadioButton
                        | Role::ListItem
                        | Role::ComboBox
                        | Role::SpinButton
                        | Role::TextInput
                        | Role::MultilineTextInput
                        | Role::GraphicsObject
                        | Role::Cell
                )
            };
            let may = |label: Option<String>| label.is_some_and(|label| may_press(&label));
            let pressable: Vec<_> = nodes
                .iter()
                .filter(|node| {
                    let inner = node.accesskit_node();
                    pressed(inner.role()) && !inner.is_disabled() && may(inner.label())
                })
                .collect();
            if !pressable.is_empty() {
                pressable[dice.below(pressable.len())].click();
            }
        }
        5 | 6 => {
            let (from, to) = (dice.point(), dice.point());
            window.drag_at(from);
            window.step();
            window.hover_at(from + (to - from) * 0.5);
            window.step();
            window.drop_at(to);
        }
        7 => window.event(Event::MouseWheel {
            unit: MouseWheelUnit::Point,
            delta: Vec2::new(0.0, dice.pick(&[-120.0, 40.0, 300.0])),
            phase: TouchPhase::Move,
            source: MouseWheelSource::Wheel,
            modifiers: dice.pick(&[Modifiers::NONE, Modifiers::COMMAND, Modifiers::SHIFT]),
        }),
        8 | 9 => {
            let modifiers = dice.pick(&[Modifiers::NONE, Modifiers::NONE, Modifiers::COMMAND, Modifiers::SHIFT]);
            window.key_press_modifiers(modifiers, dice.pick(&KEYS));
        }
        10 => window.event(Event::Text(dice.pick(&TEXTS).into())),
        _ => window.hover_at(dice.point()),
    }
    window.step();
    window.step();
}

/// More steps than a monkey makes before they are undone.
const MOST_STEPS: usize = 1000;

/// Undoes everything, with the keyboard at nothing, and tells how many steps there were.
fn undo_all(window: &mut Window) -> usize {
    let mut steps = 0;
    for _ in 0..8 {
        keys(window, Modifiers::NONE, Key::Escape);
    }
    // At a table, Undo takes back choices of the game.
    if window.state().state().is_at_table() {
        leave_table(window);
        assert!(!window.state().state().is_at_table(), "the table cannot be left");
    }
    while window.state().state().document.undo_label().is_some() {
        assert!(steps < MOST_STEPS, "Undo does nothing");
        window.get_by_role_and_label(Role::Button, "Undo").click();
        window.step();
        window.step();
        steps += 1;
    }
    steps
}

/// Lets a monkey do as much as `actions`, undoes it now and then, and returns how many steps were undone.
fn run(game: Game, seed: u64, actions: usize) -> usize {
    let folder = tempfile::tempdir().expect("a folder");
    let (opened, file) = open_template_of(game, Library::SAMPLE, folder.path());
    drop(opened);
    let mut settings = Settings::load_from(folder.path());
    settings.export_folder = Some(folder.path().join("pages"));
    let app = App::new(Launch { file: Some(file.clone()), library: Library::bundled() }, settings, false);
    let mut window = Harness::builder()
        .with_size(Vec2::new(1280.0, 800.0))
        .with_max_steps(64)
        .allow_missing_glyphs()
        .build_ui_state(|ui, app: &mut App| app.show(ui), app);
    window.run();
    let mut dice = Dice(Chance::new(seed));
    let first = bytes(&window);
    let mut undone = 0;
    for action in 1..=actions {
        act(&mut window, &mut dice);
        assert_eq!(
            window.state().state().document.path(),
            Some(file.as_path()),
            "{game}, seed {seed}, action {action}: another project is open"
        );
        if action % 250 == 0 || action == actions {
            undone += undo_all(&mut window);
            assert_eq!(bytes(&window), first, "{game}, seed {seed}, after {action} actions");
        }
    }
    undone
}

/// Lets two monkeys loose on a game.
fn let_loose(game: Game, actions: usize) {
    // Whatever is written with a path of the monkey's own goes into a folder that is thrown away.
    let folder = tempfile::tempdir().expect("a folder");
    std::env::set_current_dir(folder.path()).expect("the folder");
    let undone: usize = (1..=2).map(|seed| run(game, seed, actions / 2)).sum();
    println!("{game}: {undone} steps in {actions} actions");
    assert!(undone > actions / 100, "{game}: the monkeys changed next to nothing: {undone} steps in {actions} actions");
}

#[test]
fn whatever_is_done_is_undone_to_the_first_bytes() {
    // Those games come first that were there first; the pages of the others take longer to draw.
    alone(|| {
        for game in Game::ALL {
            let_loose(game, if game == Game::LaunchFighters { long(400, 20_000) } else { long(160, 8_000) });
        }
    });
}
