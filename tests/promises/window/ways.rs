//! Ways by keys and ear alone: each is a list of keys, and of what is heard. On none of them is the focus ever on the bare frame.

use std::time::{Duration, Instant};

use drydock::project::{Game, Library};
use egui::{Key, Modifiers};
use egui_kittest::kittest::{self, Queryable as _};

use crate::support::ear::Ear;
use crate::support::walk;
use crate::support::window::{self, Window};

/// A step of a way.
#[derive(Clone, Copy)]
pub(super) enum Step {
    /// Keys.
    Press(Modifiers, Key),
    /// Typed words.
    Type(&'static str),
    /// Tab, until a control with these words has the focus.
    To(&'static str),
    /// What was heard since the last such step has these words.
    Hear(&'static str),
    /// The same, and exactly once.
    Once(&'static str),
    /// These words are heard, perhaps only after work in the background.
    Wait(&'static str),
}

use Step::{Hear, Once, Press, To, Type, Wait};

/// How long work in the background may take.
pub(super) const LONGEST: Duration = Duration::from_mins(2);

pub(super) const ENTER: Step = Press(Modifiers::NONE, Key::Enter);
const SPACE: Step = Press(Modifiers::NONE, Key::Space);
pub(super) const DOWN: Step = Press(Modifiers::NONE, Key::ArrowDown);
pub(super) const RIGHT: Step = Press(Modifiers::NONE, Key::ArrowRight);
pub(super) const FIND: Step = Press(Modifiers::COMMAND, Key::F);
const TAB: Step = Press(Modifiers::NONE, Key::Tab);
const BACK: Step = Press(Modifiers::SHIFT, Key::Tab);
const NEXT_REGION: Step = Press(Modifiers::NONE, Key::F6);
const COMMANDS: Step = Press(Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::P);

pub(super) fn go(name: &str, window: &mut Window, way: &[Step]) {
    let mut ear = Ear::at(window);
    for (number, step) in way.iter().enumerate() {
        match step {
            Press(modifiers, key) => ear.press(window, *modifiers, *key),
            Type(words) => ear.types(window, words),
            To(control) => ear.tab_to(window, control),
            Wait(words) => {
                let until = Instant::now() + LONGEST;
                while !ear.heard.iter().any(|heard| heard.contains(words)) && Instant::now() < until {
                    std::thread::sleep(Duration::from_millis(5));
                    ear.settle(window);
                }
                let heard = std::mem::take(&mut ear.heard);
                let is_heard = heard.iter().any(|heard| heard.contains(words));
                assert!(is_heard, "{name}, step {number}: {words:?} is not among {heard:#?}");
            }
            Hear(words) | Once(words) => {
                let heard = std::mem::take(&mut ear.heard);
                let times = heard.iter().filter(|heard| heard.contains(words)).count();
                assert!(times > 0, "{name}, step {number}: {words:?} is not among {heard:#?}");
                assert!(
                    times == 1 || matches!(step, Hear(_)),
                    "{name}, step {number}: {words:?} is heard {times} times: {heard:#?}"
                );
            }
        }
        assert!(Ear::focused(window).is_some(), "{name}: nothing has the focus after step {number}");
    }
}

/// A window on a template of a game, and a way in it.
pub(super) fn way(game: Game, template: &str, steps: &[Step]) {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window::open_template_of(game, template, folder.path()).0;
    go(&format!("{game} {template}"), &mut window, steps);
}

#[test]
fn a_problem_comes_and_is_mended() {
    let steps = [
        COMMANDS,
        Type("Add ship"),
        ENTER,
        To("Launchers"),
        Type("5"),
        ENTER,
        Hear("New problem"),
        Press(Modifiers::NONE, Key::F8),
        To("Add 2 missiles"),
        ENTER,
        Hear("Solved"),
        Press(Modifiers::COMMAND, Key::Z),
        Hear("Undone"),
    ];
    way(Game::LaunchFighters, Library::EMPTY, &steps);
}

#[test]
fn first_letters_toolbars_and_menus() {
    let outline = [FIND, To("Okkotiza"), Type("m"), Hear("Morrowlight"), Press(Modifiers::NONE, Key::Home), Hear("Ships")];
    way(Game::LaunchFighters, Library::SAMPLE, &outline);
    let toolbar = [
        NEXT_REGION,
        Hear("File"),
        RIGHT,
        Hear("Edit"),
        Press(Modifiers::NONE, Key::End),
        Hear("colours"),
        TAB,
        Hear("advice"),
        BACK,
        Hear("colours"),
    ];
    way(Game::LaunchFighters, Library::SAMPLE, &toolbar);
    for keys in [Press(Modifiers::NONE, Key::Menu), Press(Modifiers::SHIFT, Key::F10)] {
        way(
            Game::LaunchFighters,
            Library::SAMPLE,
            &[FIND, To("Okkotiza"), keys, Hear("Rename"), DOWN, Hear("Duplicate"), ENTER, Hear("Okkotiza")],
        );
    }
}

#[test]
fn settings_of_motion() {
    way(
        Game::LaunchFighters,
        Library::SAMPLE,
        &[
            FIND,
            Press(Modifiers::COMMAND, Key::Comma),
            To("Less motion"),
            SPACE,
            Press(Modifiers::NONE, Key::Escape),
            Hear("Search outline"),
        ],
    );
}

#[test]
fn an_order_sheet_is_written() {
    let folder = tempfile::tempdir().expect("a folder");
    let (report, _) = walk::by_post(folder.path());
    let mut window = window::open(Some(report), folder.path());
    let steps = [
        NEXT_REGION,
        To("Orders, MultilineTextInput"),
        Press(Modifiers::COMMAND, Key::End),
        Type("res"),
        Once("Can be written: research"),
        TAB,
        Once("Completed: research."),
        ENTER,
        Type("press \"well met\""),
        To("Form"),
        Hear("Form"),
    ];
    go("an order sheet", &mut window, &steps);
    let written = |node: &kittest::AccessKitNode<'_>| node.value().is_some_and(|value| value.contains("well met"));
    assert!(window.query_all_by(written).next().is_some());
}
