//! What is compared from pass to pass, and what is said of a change.

use std::sync::Arc;

use crate::editor::play::Table;
use crate::editor::running_playtest::{Outcome, RunningPlaytest};
use crate::editor::state::State;
use crate::project::{Place, Project};
use crate::rules::counted;

/// How the window stands after a pass, as far as changes of it are said.
pub struct Heard {
    project: Arc<Project>,
    /// The selected thing, with the word or number beside its name, such as its price.
    selected: (Place, String, String),
    /// The findings of the project, where each stands first, and whether they are those of the present project.
    findings: Arc<[String]>,
    is_checked: bool,
    /// What undo and redo would do.
    steps: (Option<String>, Option<String>),
    /// The message that floats over the title, with its number, and whether it is bad news.
    notice: Option<(u64, String, bool)>,
    /// Whether a playtest runs, and what came of it; and which it is, since a short one ends within a pass.
    playtest: Option<(bool, String)>,
    tested: Option<RunningPlaytest>,
    /// After how many actions the game on the table stands, and what is asked.
    table: Option<(usize, String)>,
    /// Why what was tried last in the game cannot be chosen.
    reason: Option<String>,
    /// What happened in the game since the last pass.
    happened: Vec<String>,
}

/// Of more findings that come or go at once only their number is said.
const MOST_FINDINGS: usize = 2;
/// The most that is said of what happened in a game at once: the last lines of the log.
const MOST_LINES: usize = 6;

/// How a playtest has ended, as a sentence.
fn ended(playtest: &RunningPlaytest) -> String {
    let games = counted(usize::try_from(playtest.done()).unwrap_or(usize::MAX), "game");
    match playtest.outcome() {
        Some(Outcome::Failed(sentence)) => sentence,
        Some(Outcome::Cancelled) => format!("The playtest was stopped after {games}."),
        Some(Outcome::Played) | None => format!("The playtest has ended after {games}."),
    }
}

/// A sentence with its full stop.
fn with_stop(words: &str) -> String {
    if words.ends_with(['.', '!', '?', '…']) { words.to_owned() } else { format!("{words}.") }
}

impl Heard {
    /// How the window stands; what has not changed since before is not worked out again.
    pub fn of(state: &State, table: Option<&dyn Table>, before: Option<&Self>) -> Self {
        let document = &state.document;
        let derived = document.derived();
        let known = before
            .filter(|before| Arc::ptr_eq(&before.project, document.project()) && before.is_checked == document.is_checked());
        let findings = known.map_or_else(
            || {
                let each = derived.findings.iter().zip(&derived.paths);
                each.map(|(finding, path)| with_stop(&format!("{path}: {}", finding.message))).collect()
            },
            |before| Arc::clone(&before.findings),
        );
        let entries = || derived.outline.iter().flat_map(|group| &group.entries);
        let thing = crate::editor::things::thing(document.place());
        let entry = entries().find(|entry| entry.place == thing);
        let question = table.and_then(Table::question);
        let from = before.and_then(|before| before.table.as_ref()).map(|(actions, _)| *actions);
        Self {
            project: Arc::clone(document.project()),
            selected: entry.map_or((thing, String::new(), String::new()), |entry| {
                (entry.place.clone(), entry.name.clone(), entry.remark.clone())
            }),
            findings,
            is_checked: document.is_checked(),
            steps: (document.undo_label().map(str::to_owned), document.redo_label().map(str::to_owned)),
            notice: state.notice.as_ref().map(|notice| (notice.number, notice.text.clone(), notice.failed)),
            playtest: state.view.playtest.as_ref().map(|playtest| (playtest.is_running(), ended(playtest))),
            tested: state.view.playtest.clone(),
            happened: from.and_then(|from| Some(table?.happened_since(from))).unwrap_or_default(),
            reason: table.and_then(Table::reason),
            table: question,
        }
    }

    /// What has changed, a sentence each, what matters most first.
    pub fn since(&self, before: &Self) -> Vec<String> {
        let mut said = Vec::new();
        if let Some((_, text, _)) = self.new_notice(before) {
            said.push(with_stop(text));
        }
        let is_other_project = self.project.title != before.project.title && self.steps == (None, None);
        if !is_other_project {
            said.extend(self.step_since(before));
            said.extend(self.figure_since(before));
            said.extend(self.findings_since(before));
        }
        let was_running = self.tested != before.tested || before.playtest.as_ref().is_some_and(|(is_running, _)| *is_running);
        said.extend(
            self.playtest.as_ref().filter(|(is_running, _)| was_running && !is_running).map(|(_, words)| with_stop(words)),
        );
        let skipped = self.happened.len().saturating_sub(MOST_LINES);
        said.extend(self.happened[skipped..].iter().cloned());
        said.extend(self.reason.clone().filter(|reason| before.reason.as_ref() != Some(reason)));
        if let Some((_, asks)) = &self.table
            && before.table.as_ref().is_none_or(|(_, known)| known != asks)
        {
            said.push(asks.clone());
        }
        said
    }

    /// Whether a game that was shown before is covered now, or gone.
    pub const fn hides_the_table_of(&self, before: &Self) -> bool {
        before.table.is_some() && self.table.is_none()
    }

    /// Whether bad news has come up, which interrupts what is being read.
    pub fn is_urgent_since(&self, before: &Self) -> bool {
        self.new_notice(before).is_some_and(|(.., failed)| *failed)
    }

    fn new_notice(&self, before: &Self) -> Option<&(u64, String, bool)> {
        let known = before.notice.as_ref().map(|(number, ..)| *number);
        self.notice.as_ref().filter(|(number, ..)| Some(*number) != known)
    }

    /// That a step was undone or brought back.
    fn step_since(&self, before: &Self) -> Option<String> {
        let (undo, redo) = (&before.steps.0, &before.steps.1);
        match (&self.steps.1, &self.steps.0) {
            (Some(back), _) if Some(back) == undo.as_ref() && self.steps != before.steps => Some(format!("Undone: {back}.")),
            (_, Some(done)) if Some(done) == redo.as_ref() && self.steps != before.steps => Some(format!("Done again: {done}.")),
            _ => None,
        }
    }

    /// That the price of the selected thing, or what else stands beside its name, has changed.
    fn figure_since(&self, before: &Self) -> Option<String> {
        let ((place, name, now), (old_place, _, then)) = (&self.selected, &before.selected);
        let changed = place == old_place && now != then && !now.is_empty() && !then.is_empty();
        changed.then(|| format!("{name}: {then} to {now}."))
    }

    /// The findings that have come and gone.
    fn findings_since(&self, before: &Self) -> Vec<String> {
        if !self.is_checked || Arc::ptr_eq(&self.findings, &before.findings) {
            return Vec::new();
        }
        let missing = |of: &[String], from: &[String]| -> Vec<String> {
            of.iter().filter(|finding| !from.contains(finding)).cloned().collect()
        };
        let (came, gone) = (missing(&self.findings, &before.findings), missing(&before.findings, &self.findings));
        let in_words = |found: Vec<String>, one: &str, many: &str| match found.len() {
            0 => Vec::new(),
            1..=MOST_FINDINGS => found.into_iter().map(|finding| format!("{one}: {finding}")).collect(),
            count => vec![format!("{} {many}.", counted(count, "problem"))],
        };
        let mut said = in_words(gone, "Solved", "solved");
        said.extend(in_words(came, "New problem", "have come up"));
        said
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::project::Game;

    /// A window in which nothing goes on.
    fn quiet() -> Heard {
        Heard {
            project: Arc::new(Project::new(Game::LaunchFighters, "A")),
            selected: (Place::Project, "Fox".into(), "92".into()),
            findings: Arc::new([]),
            is_checked: true,
            steps: (Some("Set cannons".into()), None),
            notice: None,
            playtest: None,
            tested: None,
            table: None,
            reason: None,
            happened: Vec::new(),
        }
    }

    #[test]
    fn nothing_is_said_where_nothing_happens() {
        assert!(quiet().since(&quiet()).is_empty());
    }

    #[test]
    fn a_price_a_problem_and_a_step_are_said_once_each() {
        let now = Heard {
            selected: (Place::Project, "Fox".into(), "104".into()),
            findings: Arc::new(["Fox: too few missiles.".to_owned()]),
            steps: (None, Some("Set cannons".into())),
            ..quiet()
        };
        assert_eq!(now.since(&quiet()), ["Undone: Set cannons.", "Fox: 92 to 104.", "New problem: Fox: too few missiles."]);
        assert_eq!(quiet().since(&now), ["Done again: Set cannons.", "Fox: 104 to 92.", "Solved: Fox: too few missiles."]);
        let many: Vec<String> = (0..5).map(|number| format!("{number}.")).collect();
        let crowd = Heard { findings: many.into(), ..quiet() };
        assert_eq!(crowd.since(&quiet()), ["5 problems have come up."]);
    }

    #[test]
    fn a_message_the_end_of_a_playtest_and_the_next_question_are_said() {
        let before = Heard { playtest: Some((true, String::new())), table: Some((3, "Where to?".into())), ..quiet() };
        let now = Heard {
            notice: Some((4, "Saved in fox.drydock".into(), true)),
            playtest: Some((false, "1,000 games played".into())),
            table: Some((5, "Whom?".into())),
            reason: Some("It is held (2.5).".into()),
            happened: vec!["It moved.".into()],
            ..quiet()
        };
        assert!(quiet().hides_the_table_of(&now) && !now.hides_the_table_of(&before));
        assert!(now.is_urgent_since(&before) && !now.is_urgent_since(&now));
        assert_eq!(
            now.since(&before),
            ["Saved in fox.drydock.", "1,000 games played.", "It moved.", "It is held (2.5).", "Whom?"]
        );
    }
}
