//! A monkey at the applier: random actions never panic, and undoing all of them gives the first bytes.

use std::sync::Arc;

use drydock::drawing::stock::Paper;
use drydock::editor::action::{Action, Change, Choosing, Dialog, Step};
use drydock::editor::applier;
use drydock::editor::command::commands;
use drydock::editor::settings::Settings;
use drydock::editor::state::State;
use drydock::project::{Game, Gesture, History, Intended, Library, Place, text};
use drydock::rules::Chance;

use crate::support::long::long;

/// Chance, so that a run can be repeated by its seed.
struct Dice(Chance);

impl Dice {
    fn below(&mut self, bound: usize) -> usize {
        self.0.below(bound)
    }

    fn pick<'a, T>(&mut self, among: &'a [T]) -> Option<&'a T> {
        among.get(self.below(among.len()))
    }
}

const TEXTS: [&str; 6] =
    ["", "x", "name\tcannons\nPasted\t4", "name\tcannons\nBad\tmany", "Sloop\t\t\tS\t4", "\u{1f680}\n\"\t,;"];

fn places(state: &State) -> Vec<Place> {
    let entries = state.document.derived().outline.iter().flat_map(|group| &group.entries);
    let things = entries.map(|entry| entry.place.clone());
    things.chain(state.document.findings().iter().map(|finding| finding.place.clone())).chain([Place::Project]).collect()
}

fn random(dice: &mut Dice, state: &State) -> Option<Action> {
    let places = places(state);
    // What grows is undone or deleted more often than it is made, or the monkey would end up with thousands of ships.
    let crowded = places.len() > 120;
    Some(match dice.below(16) {
        _ if crowded && dice.below(3) > 0 => Action::Undo,
        0 | 1 => Action::Select(dice.pick(&places)?.clone()),
        2 | 3 => {
            let how = *dice.pick(&[Choosing::Only, Choosing::Toggle, Choosing::UpTo])?;
            Action::Choose(dice.pick(&places)?.clone(), how)
        }
        4..=7 => dice.pick(commands())?.action(state)?,
        8 => Action::ApplyFix(dice.pick(&dice_findings(state))?.clone()),
        9 => Action::PreviewFix(dice.pick(&dice_findings(state))?.clone()),
        10 => Action::Paste((*dice.pick(&TEXTS)?).to_owned()),
        11 => {
            let gesture = [None, Some(Gesture(1)), Some(Gesture(2))][dice.below(3)];
            Change::title((*dice.pick(&TEXTS)?).to_owned()).during(gesture).into()
        }
        12 => {
            let finding = dice.pick(state.document.findings())?;
            let mut intended = state.document.project().intended.clone();
            intended.push(Intended { rule: finding.about.name.into(), place: finding.place.clone(), reason: "meant".into() });
            intended.truncate(5);
            step(Step::Intended(intended))
        }
        13 => {
            let mut print = (*state.document.project().print).clone();
            print.paper = *dice.pick(&Paper::NAMED)?;
            print.cut_marks = dice.below(2) == 0;
            step(Step::Print(Arc::new(print)))
        }
        14 => Action::Dismiss,
        _ => match &state.view.dialog {
            Some(Dialog::SafeFixes { .. }) => Action::ApplyAllSafeFixes,
            Some(Dialog::Fix { fix, .. }) => Action::ApplyFix(fix.clone()),
            _ => [Action::Undo, Action::Redo, Action::FinishStep, Action::KeepOwn][dice.below(4)].clone(),
        },
    })
}

fn dice_findings(state: &State) -> Vec<project::Fix> {
    state.document.findings().iter().flat_map(|finding| finding.fixes.clone()).collect()
}

fn step(step: Step) -> Action {
    Change::steps("Monkey", vec![step]).into()
}

fn bytes(state: &State) -> String {
    text::write(state.document.project()).expect("text")
}

/// A project with next to nothing in it, so that the monkey is quick: of three ships, or of the system of one battle.
fn start(game: Game) -> State {
    match game {
        Game::LaunchFighters => {
            let mut state = State::empty(Settings::default(), Library::bundled(), drydock::editor::games::things);
            for text in ["name\tcannons\tlaunchers\nLance\t3\t2", "name\tmove\tbays\nMace\t3\t1"] {
                applier::apply(&mut state, Action::Paste(text.into()));
            }
            while state.document.undo_label().is_some() {
                applier::apply(&mut state, Action::Undo);
            }
            state
        }
        Game::StarViking => {
            let battle = Library::bundled().template(game, "sanakht").expect("a template");
            State::new(battle, Settings::default(), Library::bundled(), drydock::editor::games::things)
        }
        Game::FreedomInTheGalaxy => {
            // A star with its planets out of the blue book.
            let mut state = State::new(
                Library::bundled().template(game, Library::EMPTY).expect("a template"),
                Settings::default(),
                Library::bundled(),
                drydock::editor::games::things,
            );
            for text in ["star\tname\tx\ty\n22\tEgrix\t500\t80", "number\tname\tstar\ts\ta\n221\tQuibron\tEgrix\tLoyal\tUnrest"] {
                applier::apply(&mut state, Action::Paste(text.into()));
            }
            while state.document.undo_label().is_some() {
                applier::apply(&mut state, Action::Undo);
            }
            state
        }
        Game::Vikings | Game::SpaceViking => {
            let sample = Library::bundled().template(game, Library::SAMPLE).expect("a template");
            State::new(sample, Settings::default(), Library::bundled(), drydock::editor::games::things)
        }
    }
}

/// A run of so many actions, undone from time to time before the history forgets.
fn run(game: Game, seed: u64, actions: usize) {
    let mut dice = Dice(Chance::new(seed));
    let mut state = start(game);
    let first = bytes(&state);
    let mut done = 0;
    let mut steps = 0;
    while done < actions {
        // Nothing is asked of a disk here, so what would replace the project does nothing.
        if let Some(action) = random(&mut dice, &state) {
            applier::apply(&mut state, action);
            steps += 1;
        }
        done += 1;
        if steps >= History::MOST_STEPS - 1 || done == actions {
            while state.document.undo_label().is_some() {
                applier::apply(&mut state, Action::Undo);
            }
            assert_eq!(bytes(&state), first, "{game}, seed {seed}, after {done} actions");
            steps = 0;
        }
    }
}

#[test]
fn random_actions_are_undone_to_the_first_bytes() {
    let actions = long(20_000, 1_000_000);
    std::thread::scope(|scope| {
        for seed in 1..=4 {
            scope.spawn(move || run(Game::LaunchFighters, seed, actions / 4));
        }
    });
}

#[test]
fn random_actions_on_freedom_in_the_galaxy_are_undone_to_the_first_bytes() {
    run(Game::FreedomInTheGalaxy, 1, long(1_000, 50_000));
}

#[test]
fn random_actions_on_star_viking_are_undone_to_the_first_bytes() {
    // Everything is checked after every step, and this game has more to check.
    let actions = long(2_000, 100_000);
    std::thread::scope(|scope| {
        for seed in 1..=2 {
            scope.spawn(move || run(Game::StarViking, seed, actions / 2));
        }
    });
}
