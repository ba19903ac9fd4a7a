//! The state of the window that the announcer compares from frame to frame, and the words for its changes.

use std::sync::Arc;

use crate::editor::action::DeskMode;
use crate::editor::derived::Derived;
use crate::editor::play::Table;
use crate::editor::running_playtest::{Outcome, RunningPlaytest};
use crate::editor::state::State;
use crate::editor::things::OutlineEntry;
use crate::project::{Finding, Place, Project};
use crate::rules::counted;

/// What users of a screen reader have been told: the state of the window after a frame, limited to the parts whose changes are announced.
pub struct Heard {
    project: Arc<Project>,
    /// The selected thing, its name, and its price; for a thing without a price, the word or number that the outline shows beside its name.
    selected: (Place, String, String),
    /// The view that the window shows, such as the design, a table or pages.
    desk: DeskMode,
    /// The findings of the project. If `is_checked` is false, they belong to an earlier state of the project, since the present one is not checked
    /// yet.
    findings: Arc<[Found]>,
    is_checked: bool,
    steps: Steps,
    /// The message that floats over the title of the project: its number, its text, and whether it is bad news.
    notice: Option<(u64, String, bool)>,
    /// Whether a playtest is running, and the sentence that tells how it ended. `tested` identifies the playtest: a short one may start and end
    /// within one frame, so that this field alone would not show that there was one.
    playtest: Option<(bool, String)>,
    tested: Option<RunningPlaytest>,
    /// The state of the game on the table, the view for playing: how many actions it has had, and the question that it asks its player.
    table: Option<(usize, String)>,
    /// The turn and the phase of the game that is open on the table.
    moment: Option<String>,
    /// Why the action that the user tried last in the game is not possible.
    reason: Option<String>,
    /// The events of the game on the table since the last frame, a line for each.
    happened: Vec<String>,
}

/// A finding as it is announced.
#[derive(Clone, PartialEq)]
struct Found {
    /// The thing that the finding is about.
    thing: Place,
    /// The name of the broken rule. A rule reports each thing at most once.
    rule: &'static str,
    /// The problem, as a sentence.
    words: String,
}

/// The position of the project in its history.
#[derive(Clone, PartialEq)]
struct Steps {
    /// How many steps can be undone. `undo` is the label of the step that undo would take back, and `redo` that of the step that redo would bring
    /// back.
    count: usize,
    undo: Option<String>,
    redo: Option<String>,
    /// The project that redo would bring back.
    after: Option<Arc<Project>>,
}

/// If more findings than this are new, solved or changed at once, the announcement only says how many.
const MOST_FINDINGS: usize = 2;
/// How many events of a game are announced at once at most, one line for each. If there are more, only the last ones are announced.
const MOST_LINES: usize = 6;

/// Says in a sentence how a playtest has ended.
fn ended(playtest: &RunningPlaytest) -> String {
    let games = counted(usize::try_from(playtest.done()).unwrap_or(usize::MAX), "game");
    match playtest.outcome() {
        Some(Outcome::Failed(sentence)) => sentence,
        Some(Outcome::Cancelled) => format!("The playtest was stopped after {games}."),
        Some(Outcome::Played) | None => format!("The playtest has ended after {games}."),
    }
}

/// A figure such as "104 points" without its unit, if the other figure has the same unit.
fn without_unit<'a>(figure: &'a str, other: &str) -> &'a str {
    match (figure.split_once(' '), other.split_once(' ')) {
        (Some((number, unit)), Some((_, same))) if unit == same && !unit.contains(char::is_numeric) => number,
        _ => figure,
    }
}

/// Says that a step was undone or done again, with the label of the step. If there were several steps, it only says how many.
fn in_steps(one: &str, many: &str, label: &str, count: usize) -> String {
    if count > 1 { format!("{} {many}.", counted(count, "step")) } else { format!("{one}: {label}.") }
}

/// The message of a finding. If the message does not contain the name of the finding's thing, the name is put before it.
fn with_its_thing(derived: &Derived, finding: &Finding) -> String {
    match derived.names.get(&crate::editor::things::thing(&finding.place)) {
        Some(name) if !finding.message.contains(name.as_str()) => format!("{name}: {}", finding.message),
        _ => finding.message.clone(),
    }
}

/// A sentence, with a full stop added if it has none.
fn with_stop(words: &str) -> String {
    if words.ends_with(['.', '!', '?', '…']) { words.to_owned() } else { format!("{words}.") }
}

impl Heard {
    /// The state of the window now. Parts that are the same as in `before` are taken from there instead of being worked out again.
    pub fn of(state: &State, table: Option<&dyn Table>, before: Option<&Self>) -> Self {
        let document = &state.document;
        let derived = document.derived();
        let known = before
            .filter(|before| Arc::ptr_eq(&before.project, document.project()) && before.is_checked == document.is_checked());
        let findings = known.map_or_else(
            || {
                let found = |finding: &Finding| Found {
                    thing: crate::editor::things::thing(&finding.place),
                    rule: finding.about.name,
                    words: with_stop(&with_its_thing(derived, finding)),
                };
                derived.findings.iter().map(found).collect()
            },
            |before| Arc::clone(&before.findings),
        );
        let entries = || derived.outline.iter().flat_map(|group| &group.entries);
        let thing = crate::editor::things::thing(document.place());
        // If the selected thing is still the same, its name and figure are copied from the earlier state instead of being worked out again.
        let as_before = known.filter(|before| before.selected.0 == thing).map(|before| before.selected.clone());
        let selected = as_before.unwrap_or_else(|| {
            let content = &document.project().content;
            let entry = entries().find(|entry| entry.place == thing);
            let price = crate::editor::games::things(content.game()).price(content, &thing);
            let beside = |entry: &OutlineEntry| (entry.name.clone(), price.unwrap_or_else(|| entry.remark.clone()));
            let (name, beside) = entry.map(beside).unwrap_or_default();
            (thing, name, beside)
        });
        let question = table.and_then(Table::question);
        let from = before.and_then(|before| before.table.as_ref()).map(|(actions, _)| *actions);
        Self {
            project: Arc::clone(document.project()),
            selected,
            desk: state.view.desk,
            findings,
            is_checked: document.is_checked(),
            steps: Steps {
                count: document.steps(),
                undo: document.undo_label().map(str::to_owned),
                redo: document.redo_label().map(str::to_owned),
                after: document.after().cloned(),
            },
            notice: state.notice.as_ref().map(|notice| (notice.number, notice.text.clone(), notice.failed)),
            playtest: state.view.playtest.as_ref().map(|playtest| (playtest.is_running(), ended(playtest))),
            tested: state.view.playtest.clone(),
            happened: from.and_then(|from| Some(table?.happened_since(from))).unwrap_or_default(),
            moment: table.and_then(Table::moment),
            reason: table.and_then(Table::reason),
            table: question,
        }
    }

    /// The changes since an earlier frame, in one sentence each, the most important first.
    pub fn since(&self, before: &Self) -> Vec<String> {
        let mut said = Vec::new();
        if let Some((_, text, _)) = self.new_notice(before) {
            said.push(with_stop(text));
        }
        said.extend((self.desk != before.desk).then(|| self.desk_in_words()));
        let is_other_project =
            self.project.title != before.project.title && self.steps.undo.is_none() && self.steps.redo.is_none();
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
        said.extend((skipped > 0).then(|| format!("The log has {} before these:", counted(skipped, "line"))));
        said.extend(self.happened[skipped..].iter().cloned());
        said.extend(self.reason.clone().filter(|reason| before.reason.as_ref() != Some(reason)));
        said.extend(self.moment.as_deref().filter(|moment| before.moment.as_deref() != Some(*moment)).map(with_stop));
        if let Some((_, asks)) = &self.table
            && before.table.as_ref().is_none_or(|(_, known)| known != asks)
        {
            said.push(asks.clone());
        }
        said
    }

    /// Names the view that the window shows, and the selected thing.
    fn desk_in_words(&self) -> String {
        let desk = match self.desk {
            DeskMode::Design => "Design",
            DeskMode::Table => "Table",
            DeskMode::Overview => "Overview",
            DeskMode::Print => "Print preview",
            DeskMode::Compare => "Compare",
            DeskMode::Play => "Play",
        };
        if self.selected.1.is_empty() { format!("{desk}.") } else { format!("{desk}: {}.", self.selected.1) }
    }

    /// Whether a game that was visible in the earlier frame is now covered, or no longer open.
    pub const fn hides_the_table_of(&self, before: &Self) -> bool {
        before.table.is_some() && self.table.is_none()
    }

    /// Whether there is new bad news, which interrupts whatever a screen reader is reading.
    pub fn is_urgent_since(&self, before: &Self) -> bool {
        self.new_notice(before).is_some_and(|(.., failed)| *failed)
    }

    fn new_notice(&self, before: &Self) -> Option<&(u64, String, bool)> {
        let known = before.notice.as_ref().map(|(number, ..)| *number);
        self.notice.as_ref().filter(|(number, ..)| Some(*number) != known)
    }

    /// Says that steps were undone or done again. The label of a step alone does not show that the step was done again, because a new step may have
    /// the same label as a step that could be redone.
    fn step_since(&self, before: &Self) -> Option<String> {
        let (now, then) = (&self.steps, &before.steps);
        if now.count < then.count && now.redo.is_some() {
            return Some(in_steps("Undone", "undone", now.redo.as_deref()?, then.count - now.count));
        }
        let is_back = then.after.as_ref().is_some_and(|after| Arc::ptr_eq(after, &self.project));
        let are_back = then.redo.is_some() && now.count > then.count + 1;
        (is_back || are_back)
            .then(|| in_steps("Done again", "done again", now.undo.as_deref().unwrap_or_default(), now.count - then.count))
    }

    /// Says that the price of the selected thing, or the other figure beside its name, has changed.
    fn figure_since(&self, before: &Self) -> Option<String> {
        let ((place, name, now), (old_place, _, then)) = (&self.selected, &before.selected);
        let changed = place == old_place && now != then && !now.is_empty() && !then.is_empty();
        changed.then(|| format!("{name}: {} to {now}.", without_unit(then, now)))
    }

    /// Names the findings that are new, solved or changed.
    fn findings_since(&self, before: &Self) -> Vec<String> {
        if !self.is_checked || Arc::ptr_eq(&self.findings, &before.findings) {
            return Vec::new();
        }
        let missing = |of: &[Found], from: &[Found]| -> Vec<Found> {
            of.iter().filter(|finding| !from.contains(finding)).cloned().collect()
        };
        let (mut came, mut gone) = (missing(&self.findings, &before.findings), missing(&before.findings, &self.findings));
        // A finding that only has a new message is neither new nor solved.
        let mut changed = Vec::new();
        came.retain(|now| {
            let then = gone.iter().position(|then| (&then.thing, then.rule) == (&now.thing, now.rule));
            changed.extend(then.map(|then| {
                gone.remove(then);
                now.clone()
            }));
            then.is_none()
        });
        let in_words = |found: Vec<Found>, one: &str, many: &str| match found.len() {
            0 => Vec::new(),
            1..=MOST_FINDINGS => found.into_iter().map(|finding| format!("{one}: {}", finding.words)).collect(),
            count => vec![format!("{} {many}.", counted(count, "problem"))],
        };
        let mut said = in_words(gone, "Solved", "solved");
        said.extend(in_words(changed, "Problem now", "say something else now"));
        said.extend(in_words(came, "New problem", "have come up"));
        said
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::project::Game;

    /// A window in which nothing happens.
    fn quiet() -> Heard {
        Heard {
            project: Arc::new(Project::new(Game::LaunchFighters, "A")),
            selected: (Place::Project, "Fox".into(), "92".into()),
            desk: DeskMode::Design,
            findings: Arc::new([]),
            is_checked: true,
            steps: Steps { count: 1, undo: Some("Set cannons".into()), redo: None, after: None },
            notice: None,
            playtest: None,
            tested: None,
            table: None,
            moment: None,
            reason: None,
            happened: Vec::new(),
        }
    }

    fn found(rule: &'static str, words: &str) -> Found {
        Found { thing: Place::Project, rule, words: words.into() }
    }

    #[test]
    fn nothing_is_said_where_nothing_happens() {
        assert!(quiet().since(&quiet()).is_empty());
    }

    #[test]
    fn a_price_a_problem_and_a_step_are_said_once_each() {
        let before = quiet();
        let now = Heard {
            selected: (Place::Project, "Fox".into(), "104".into()),
            findings: Arc::new([found("missiles", "Fox has 2 missiles too few.")]),
            steps: Steps { count: 0, undo: None, redo: before.steps.undo.clone(), after: Some(Arc::clone(&before.project)) },
            ..quiet()
        };
        assert_eq!(now.since(&before), ["Undone: Set cannons.", "Fox: 92 to 104.", "New problem: Fox has 2 missiles too few."]);
        assert_eq!(before.since(&now), ["Done again: Set cannons.", "Fox: 104 to 92.", "Solved: Fox has 2 missiles too few."]);
        // A new step takes the place of a step that could be redone and has the same label. It must not be announced as "done again".
        assert_eq!(quiet().since(&now), ["Fox: 104 to 92.", "Solved: Fox has 2 missiles too few."]);
        let crowd: Vec<_> = (0..5).map(|number| found("missiles", &format!("{number}."))).collect();
        let crowd = Heard { findings: crowd.into(), ..quiet() };
        assert_eq!(crowd.since(&quiet()), ["5 problems have come up."]);
    }

    #[test]
    fn a_problem_whose_words_change_is_said_once() {
        let before = Heard { findings: Arc::new([found("missiles", "2 too few."), found("hull", "Too light.")]), ..quiet() };
        let now = Heard { findings: Arc::new([found("missiles", "1 too few."), found("hull", "Too light.")]), ..quiet() };
        assert_eq!(now.since(&before), ["Problem now: 1 too few."]);
    }

    #[test]
    fn of_many_lines_the_last_are_said_and_how_many_are_before_them() {
        let now = Heard { happened: (0..9).map(|line| format!("Line {line}.")).collect(), ..quiet() };
        let said = now.since(&quiet());
        assert_eq!(said.len(), 7);
        assert_eq!((said[0].as_str(), said[1].as_str()), ("The log has 3 lines before these:", "Line 3."));
    }

    #[test]
    fn a_message_the_end_of_a_playtest_and_the_next_question_are_said() {
        let before = Heard { playtest: Some((true, String::new())), table: Some((3, "Where to?".into())), ..quiet() };
        let now = Heard {
            notice: Some((4, "Saved in fox.drydock".into(), true)),
            playtest: Some((false, "1,000 games played".into())),
            table: Some((5, "Whom?".into())),
            moment: Some("Turn 2, Movement".into()),
            reason: Some("It is held (2.5).".into()),
            happened: vec!["It moved.".into()],
            ..quiet()
        };
        assert!(quiet().hides_the_table_of(&now) && !now.hides_the_table_of(&before));
        assert!(now.is_urgent_since(&before) && !now.is_urgent_since(&now));
        assert_eq!(
            now.since(&before),
            ["Saved in fox.drydock.", "1,000 games played.", "It moved.", "It is held (2.5).", "Turn 2, Movement.", "Whom?"]
        );
    }
}
