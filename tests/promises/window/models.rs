//! What the panels show, worked out without a screen, as texts that can be read and compared.

use std::fmt::Write as _;
use std::sync::Arc;

use drydock::editor::action::{Action, Dialog};
use drydock::editor::applier;
use drydock::editor::derived::Derived;
use drydock::editor::problem_list::{self, Line};
use drydock::editor::settings::Settings;
use drydock::editor::state::State;
use drydock::project::{Content, Game, Intended, Library, Project};
use drydock::rules::{About, freedom_in_the_galaxy, launch_fighters, space_viking, star_viking, vikings};

use crate::support::golden;

fn state(project: Project) -> State {
    State::new(project, Settings::default(), Library::bundled(), drydock::editor::games::things)
}

/// Compares and panics with all that differs.
fn compare_all(texts: impl IntoIterator<Item = (String, String)>) {
    let wrong: Vec<String> = texts.into_iter().filter_map(|(name, text)| golden::compare(&name, &text).err()).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The rules of a game, each with designs that break it.
pub fn failing(game: Game) -> Vec<(&'static About, Content)> {
    match game {
        Game::LaunchFighters => {
            launch_fighters::checks::RULES.iter().map(|rule| (rule.about, Content::LaunchFighters((rule.failing)()))).collect()
        }
        Game::StarViking => {
            star_viking::checks::RULES.iter().map(|rule| (rule.about, Content::StarViking((rule.failing)()))).collect()
        }
        Game::FreedomInTheGalaxy => freedom_in_the_galaxy::checks::RULES
            .iter()
            .map(|rule| (rule.about, Content::FreedomInTheGalaxy((rule.failing)())))
            .collect(),
        Game::Vikings => vikings::checks::RULES.iter().map(|rule| (rule.about, Content::Vikings((rule.failing)()))).collect(),
        Game::SpaceViking => {
            space_viking::checks::RULES.iter().map(|rule| (rule.about, Content::SpaceViking((rule.failing)()))).collect()
        }
    }
}

/// What a text is kept under: the first game's under its name alone.
fn kept(game: Game, name: &str) -> String {
    if game == Game::ALL[0] { name.to_owned() } else { format!("{game}-{name}") }
}

#[test]
fn the_outline_of_every_template() {
    let library = Library::bundled();
    let of = |game| library.templates(game).expect("the templates").into_iter().map(move |name| (game, name));
    compare_all(Game::ALL.into_iter().flat_map(of).map(|(game, name)| {
        let project = library.template(game, &name).expect("a template");
        let mut text = String::new();
        for group in Derived::of(&Arc::new(project), None, drydock::editor::games::things).outline {
            let _ = writeln!(text, "{}", group.label);
            for entry in group.entries {
                let _ = writeln!(text, "  {} · {}", entry.name, entry.remark);
            }
        }
        (kept(game, &format!("outline-{name}")), text)
    }));
}

#[test]
fn every_finding_as_the_list_of_problems_has_it() {
    compare_all(Game::ALL.map(|game| (kept(game, "problems-model"), problems(game))));
}

fn problems(game: Game) -> String {
    let mut text = String::new();
    for (about, content) in failing(game) {
        let mut project = Project::with_content(content, "An example that breaks a rule");
        // The second half of the list is what is meant to be.
        if about.name.starts_with('u') {
            let finding = project.check().into_iter().find(|finding| finding.about.name == about.name).expect("a finding");
            let reason = "It is an example.".into();
            project.intended.push(Intended { rule: about.name.into(), place: finding.place, reason });
        }
        let state = state(project);
        let derived = state.document.derived();
        let _ = writeln!(text, "# {} {}", about.code, about.name);
        for line in problem_list::lines(&state) {
            let _ = match line {
                Line::Thing { name, count, .. } => writeln!(text, "{name}: {count}"),
                Line::Finding(index) => {
                    let finding = &derived.findings[index];
                    let about = finding.about;
                    let _ = writeln!(text, "  {} {} at {}", about.severity.label(), about.name, derived.paths[index]);
                    let _ = writeln!(text, "    {}", finding.message);
                    for fix in &finding.fixes {
                        let _ = writeln!(text, "    [{}]{}", fix.title, if fix.safe { " safe" } else { "" });
                    }
                    Ok(())
                }
                Line::IntendedHead(count) => writeln!(text, "Intended: {count}"),
                Line::Intended(index) => {
                    let intended = &state.document.project().intended[index];
                    writeln!(text, "  {}: {}", intended.rule, intended.reason)
                }
            };
        }
    }
    text
}

#[test]
fn the_differences_that_all_safe_fixes_make() {
    compare_all(Game::ALL.map(|game| (kept(game, "safe-fixes-model"), differences(game))));
}

fn differences(game: Game) -> String {
    let mut text = String::new();
    for (about, content) in failing(game) {
        let mut state = state(Project::with_content(content, "Example"));
        if !state.document.has_safe_fixes() {
            continue;
        }
        applier::apply(&mut state, Action::PreviewSafeFixes);
        let Some(Dialog::SafeFixes { fixed, differences }) = &state.view.dialog else { panic!("no preview") };
        let _ = writeln!(text, "# {} ({})", about.name, fixed.fixes);
        for difference in differences {
            let _ = writeln!(text, "  {difference}");
        }
    }
    text
}
