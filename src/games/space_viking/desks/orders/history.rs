//! The steps in which the user wrote a sheet of orders, so that they can be undone.

use std::sync::Arc;

/// How many steps are kept at most.
const MOST: usize = 1_000;
/// How long, in seconds, the user has to pause in typing before more typing counts as another step.
const REST: f64 = 1.5;

/// A text with its earlier versions.
pub struct History {
    now: Arc<str>,
    past: Vec<Step>,
    /// The undone steps, of which the one undone last is the last.
    future: Vec<Step>,
    /// The time at which the user last typed, in seconds; `None` if another step came after it.
    typed: Option<f64>,
}

/// A step: the text on its other side, which undo or redo brings back, and what the step did.
struct Step {
    text: Arc<str>,
    label: String,
}

impl History {
    /// A text without earlier versions.
    pub fn new(text: Arc<str>) -> Self {
        Self { now: text, past: Vec::new(), future: Vec::new(), typed: None }
    }

    /// The text as it is now.
    pub const fn now(&self) -> &Arc<str> {
        &self.now
    }

    /// Changes the text, as a step of its own.
    pub fn change(&mut self, text: Arc<str>, label: impl Into<String>) {
        self.typed = None;
        self.step(text, label.into());
    }

    /// Changes the text by typing, at this time in seconds. Typing without a longer pause is one step.
    pub fn typed(&mut self, text: Arc<str>, at: f64) {
        if self.typed.is_some_and(|before| at - before < REST) {
            self.now = text;
        } else {
            self.step(text, "typing".to_owned());
        }
        self.typed = Some(at);
    }

    fn step(&mut self, text: Arc<str>, label: String) {
        if text == self.now {
            return;
        }
        self.future.clear();
        let before = std::mem::replace(&mut self.now, text);
        self.past.push(Step { text: before, label });
        if self.past.len() > MOST {
            self.past.remove(0);
        }
    }

    /// The label of the step that undo would take back; `None` if there is no such step.
    pub fn undo_label(&self) -> Option<&str> {
        self.past.last().map(|step| step.label.as_str())
    }

    /// The label of the step that redo would bring back; `None` if there is no such step.
    pub fn redo_label(&self) -> Option<&str> {
        self.future.last().map(|step| step.label.as_str())
    }

    /// Undoes the last step.
    pub fn undo(&mut self) {
        self.typed = None;
        let Some(Step { text, label }) = self.past.pop() else { return };
        let text = std::mem::replace(&mut self.now, text);
        self.future.push(Step { text, label });
    }

    /// Redoes the step that was undone last.
    pub fn redo(&mut self) {
        self.typed = None;
        let Some(Step { text, label }) = self.future.pop() else { return };
        let text = std::mem::replace(&mut self.now, text);
        self.past.push(Step { text, label });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_run_of_typing_is_one_step_and_steps_go_back_and_forth() {
        let mut history = History::new("a".into());
        history.typed("ab".into(), 1.0);
        history.typed("abc".into(), 2.0);
        history.change("abc\n".into(), "add a fleet");
        history.typed("abc\nd".into(), 2.1);
        assert_eq!(history.undo_label(), Some("typing"));
        history.undo();
        assert_eq!((&**history.now(), history.undo_label()), ("abc\n", Some("add a fleet")));
        history.undo();
        history.undo();
        assert_eq!((&**history.now(), history.undo_label(), history.redo_label()), ("a", None, Some("typing")));
        history.redo();
        assert_eq!(&**history.now(), "abc");
        history.change("x".into(), "fix");
        assert_eq!(history.redo_label(), None, "what was taken back is gone");
    }
}
