//! Undo and redo: earlier and later states of the project. Parts that are the same in several states are stored only once in memory.

use std::collections::VecDeque;
use std::sync::Arc;

use super::Project;
use crate::Place;

/// The states that a project has had, its present state, and the states that redo can bring back.
#[derive(Clone, Debug)]
pub struct History {
    /// The states, of which there is always at least one. Those after `present` can be redone.
    states: VecDeque<State>,
    present: usize,
    /// The gesture that is still going on; if there is one, its next change joins the last step.
    open: Option<Gesture>,
    saved: Arc<Project>,
    most_steps: usize,
    most_bytes: usize,
}

/// A typing session in one field, or one drag, which undo takes back as one step. The caller chooses the number that identifies it, such as the id of
/// a widget.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Gesture(pub u64);

#[derive(Clone, Debug)]
struct State {
    /// The name of the change that led from the state before to this one, worded as a command: "Set cannons". Empty for the first state.
    label: String,
    project: Arc<Project>,
    /// About how many bytes this state takes in addition to what it shares with the one before it.
    weight: usize,
    /// The place that was selected when the user went from this state to another.
    left: Option<Place>,
}

/// Functions that read the history.
impl History {
    /// How many steps can be undone at most.
    pub const MOST_STEPS: usize = 1_000;
    /// About how many bytes of memory earlier and later states may take.
    pub const MOST_BYTES: usize = 256 << 20;

    /// A history that begins with a project that has just been opened or saved.
    #[must_use]
    pub fn new(project: impl Into<Arc<Project>>) -> Self {
        let project = project.into();
        let first = State { label: String::new(), project: Arc::clone(&project), weight: 0, left: None };
        Self {
            states: VecDeque::from([first]),
            present: 0,
            open: None,
            saved: project,
            most_steps: Self::MOST_STEPS,
            most_bytes: Self::MOST_BYTES,
        }
    }

    /// The project as it is now.
    #[must_use]
    pub fn present(&self) -> &Arc<Project> {
        &self.states[self.present].project
    }

    /// The name of the change that undo would take back; `None` if there is nothing to undo.
    #[must_use]
    pub fn undo_label(&self) -> Option<&str> {
        (self.present > 0).then(|| self.states[self.present].label.as_str())
    }

    /// The name of the change that redo would bring back; `None` if there is nothing to redo.
    #[must_use]
    pub fn redo_label(&self) -> Option<&str> {
        self.states.get(self.present + 1).map(|state| state.label.as_str())
    }

    /// The names of the changes that undo would take back, the last change first.
    pub fn undo_labels(&self) -> impl Iterator<Item = &str> {
        self.states.range(1..=self.present).rev().map(|state| state.label.as_str())
    }

    /// The names of the changes that redo would bring back, the next one first.
    pub fn redo_labels(&self) -> impl Iterator<Item = &str> {
        self.states.range(self.present + 1..).map(|state| state.label.as_str())
    }

    /// The project after an undo; `None` if there is nothing to undo.
    #[must_use]
    pub fn before(&self) -> Option<&Arc<Project>> {
        Some(&self.states[self.present.checked_sub(1)?].project)
    }

    /// The project after a redo; `None` if there is nothing to redo.
    #[must_use]
    pub fn after(&self) -> Option<&Arc<Project>> {
        self.states.get(self.present + 1).map(|state| &state.project)
    }

    /// The place that was selected when the user last went from the present state to another; `None` if they have not done so yet.
    #[must_use]
    pub fn left(&self) -> Option<&Place> {
        self.states[self.present].left.as_ref()
    }

    /// How many steps can be undone.
    #[must_use]
    pub const fn steps(&self) -> usize {
        self.present
    }

    /// Whether the project equals the state that was saved last.
    #[must_use]
    pub fn is_saved(&self) -> bool {
        Arc::ptr_eq(&self.saved, self.present()) || self.saved == *self.present()
    }
}

/// Functions that change the history.
impl History {
    /// Adds a new state of the project as a step, after which nothing can be redone. If the change belongs to the same gesture as the one before, it
    /// joins that step. A state that equals the present one adds no step.
    pub fn record(&mut self, label: impl Into<String>, project: impl Into<Arc<Project>>, gesture: Option<Gesture>) {
        let project = project.into();
        let joins = gesture.is_some() && gesture == self.open && self.present > 0 && self.redo_label().is_none();
        if Arc::ptr_eq(&project, self.present()) || project == *self.present() {
            // A gesture that has changed nothing yet has no step to join.
            self.open = gesture.filter(|_| joins);
            return;
        }
        self.open = gesture;
        self.states.truncate(self.present + 1);
        if joins {
            self.states.pop_back();
            self.present -= 1;
            if project == *self.present() {
                // The user has typed a text and deleted it again, so the gesture has changed nothing yet.
                self.open = None;
                return;
            }
        }
        let weight = weight_beyond(&project, self.present());
        self.states.push_back(State { label: label.into(), project, weight, left: None });
        self.present += 1;
        self.forget_the_oldest();
    }

    /// Records which place is selected when the user goes from the present state to another.
    pub fn leave(&mut self, selected: Place) {
        self.states[self.present].left = Some(selected);
    }

    /// Changes a note, such as what was printed last, in every state of the history. This adds no step, and steps can still be redone afterwards. A
    /// project that counted as saved still does.
    pub fn annotate(&mut self, note: impl Fn(&mut Project)) {
        let noted = |project: &Arc<Project>| {
            let mut own = Project::clone(project);
            note(&mut own);
            Arc::new(own)
        };
        let mut saved = None;
        for state in &mut self.states {
            let with_note = noted(&state.project);
            if Arc::ptr_eq(&state.project, &self.saved) {
                saved = Some(Arc::clone(&with_note));
            }
            state.project = with_note;
        }
        self.saved = saved.unwrap_or_else(|| noted(&self.saved));
    }

    /// Ends a typing session or a drag, so that the next change begins a new step.
    pub const fn finish_step(&mut self) {
        self.open = None;
    }

    /// Takes back everything that a gesture has changed, as if it had never begun.
    pub fn cancel(&mut self, gesture: Gesture) {
        if self.open == Some(gesture) && self.present > 0 && self.redo_label().is_none() {
            self.states.pop_back();
            self.present -= 1;
        }
        self.finish_step();
    }

    /// Undoes a step and returns its label.
    pub fn undo(&mut self) -> Option<&str> {
        self.finish_step();
        let undone = self.present;
        self.present = self.present.checked_sub(1)?;
        Some(&self.states[undone].label)
    }

    /// Redoes a step and returns its label.
    pub fn redo(&mut self) -> Option<&str> {
        self.finish_step();
        if self.present + 1 >= self.states.len() {
            return None;
        }
        self.present += 1;
        Some(&self.states[self.present].label)
    }

    /// Records that this state of the project has been saved.
    pub fn mark_saved(&mut self, project: &Arc<Project>) {
        self.finish_step();
        self.saved = Arc::clone(project);
    }

    /// The history with other bounds.
    #[must_use]
    pub fn bounded(mut self, most_steps: usize, most_bytes: usize) -> Self {
        (self.most_steps, self.most_bytes) = (most_steps, most_bytes);
        self.forget_the_oldest();
        self
    }

    /// Forgets the oldest states, but never the present one, until the history is within its bounds.
    fn forget_the_oldest(&mut self) {
        // Each weight is relative to the state before it, so the weight of the first state does not count.
        let mut bytes: usize = self.states.iter().skip(1).map(|state| state.weight).sum();
        while self.present > 0 && (self.states.len() - 1 > self.most_steps || bytes > self.most_bytes) {
            self.states.pop_front();
            self.present -= 1;
            bytes -= self.states.front().map_or(0, |first| first.weight);
        }
    }
}

/// About how many bytes of memory a project takes in addition to what it shares with another project.
fn weight_beyond(project: &Project, other: &Project) -> usize {
    let intended: usize = project.intended.iter().map(|entry| 128 + entry.rule.len() + entry.reason.len()).sum();
    let own = project.kept.iter().filter(|entry| !other.kept.iter().any(|shared| Arc::ptr_eq(shared, entry)));
    let kept: usize = own.map(|entry| entry.weight()).sum();
    size_of::<Project>()
        + project.title.len()
        + project.plot.len()
        + intended
        + project.content.weight_beyond(&other.content)
        + project.pictures.weight_beyond(&other.pictures, super::StoredPicture::weight)
        + kept
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Game;

    fn titled(title: impl Into<String>) -> Project {
        Project::new(Game::LaunchFighters, title)
    }

    #[test]
    fn a_typing_session_is_one_step() {
        let mut history = History::new(titled(""));
        for title in ["E", "Ex", "Exc"] {
            history.record("Change the title", titled(title), Some(Gesture(7)));
        }
        history.finish_step();
        history.record("Change the title", titled("Exce"), Some(Gesture(7)));
        assert_eq!(history.steps(), 2);
        assert_eq!(history.undo(), Some("Change the title"));
        assert_eq!(history.present().title, "Exc");
        history.undo();
        assert_eq!(history.present().title, "");
        assert_eq!(history.undo(), None);
        assert!(history.is_saved());
        history.redo();
        assert_eq!(history.present().title, "Exc");
    }

    #[test]
    fn what_is_cancelled_was_never_typed_and_takes_nothing_else_with_it() {
        let mut history = History::new(titled("a"));
        history.record("first", titled("b"), Some(Gesture(1)));
        history.finish_step();
        history.record("second", titled("bc"), Some(Gesture(1)));
        history.record("second", titled("bcd"), Some(Gesture(1)));
        history.cancel(Gesture(1));
        assert_eq!((history.present().title.as_str(), history.redo_label()), ("b", None));
        history.record("nothing", titled("b"), Some(Gesture(2)));
        history.cancel(Gesture(2));
        assert_eq!(history.present().title, "b", "what did nothing has nothing to cancel");
        history.record("nothing", titled("b"), Some(Gesture(3)));
        history.record("third", titled("bx"), Some(Gesture(3)));
        assert_eq!(history.steps(), 2, "the step before stays");
    }

    #[test]
    fn what_was_taken_back_while_typing_leaves_no_step() {
        let mut history = History::new(titled("a"));
        history.record("x", titled("ab"), Some(Gesture(1)));
        history.record("x", titled("a"), Some(Gesture(1)));
        assert_eq!((history.steps(), history.redo_label()), (0, None));
        history.record("x", titled("a"), None);
        assert_eq!(history.steps(), 0);
    }

    #[test]
    fn a_note_is_no_step() {
        let mut history = History::new(titled("0"));
        history.record("one", titled("1"), None);
        history.record("two", titled("2"), None);
        history.mark_saved(&Arc::clone(history.present()));
        history.undo();
        let print = |project: &mut Project| Arc::make_mut(&mut project.print).printed.kinds = vec!["map".into()];
        history.annotate(print);
        assert_eq!((history.steps(), history.undo_label(), history.redo_label()), (1, Some("one"), Some("two")));
        assert!(!history.is_saved());
        history.redo();
        assert!(history.is_saved() && history.present().title == "2");
        while history.undo().is_some() {
            assert_eq!(history.present().print.printed.kinds, ["map"]);
        }
    }

    #[test]
    fn a_change_after_undo_forgets_what_could_be_redone() {
        let mut history = History::new(titled("0"));
        history.record("one", titled("1"), Some(Gesture(1)));
        history.record("two", titled("2"), None);
        history.undo();
        history.record("three", titled("3"), Some(Gesture(1)));
        assert_eq!(history.redo_label(), None);
        history.undo();
        assert_eq!(
            (history.present().title.as_str(), history.undo_label(), history.redo_label()),
            ("1", Some("one"), Some("three"))
        );
    }

    #[test]
    fn the_oldest_steps_are_forgotten_first() {
        let mut history = History::new(titled("start")).bounded(3, History::MOST_BYTES);
        for step in 0..10 {
            history.record(format!("step {step}"), titled(step.to_string()), None);
        }
        assert_eq!(history.steps(), 3);
        while history.undo().is_some() {}
        assert_eq!(history.present().title, "6");

        let long = |step: usize| titled(format!("{step}").repeat(1 << 20));
        let mut history = History::new(titled("start")).bounded(1000, 3 << 20);
        for step in 0..9 {
            history.record("step", long(step), None);
        }
        assert_eq!(history.steps(), 2, "two and a little more than a megabyte each fit into three");
        assert_eq!(*history.present().title, long(8).title);
    }
}
