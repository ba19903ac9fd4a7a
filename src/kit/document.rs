//! The open project: its history, its file, the selected place, and what the rules say about it.
//!
//! Findings, prices and the outline are worked out once for each state of the project, not in every frame. The findings of a large project are worked
//! out in the background. Nothing here knows a screen.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::derived::{Checked, Derived};
use super::file_version::{FileVersion, WatchedFile};
use super::things::{self, AnyThings, ThingsOf};
use project::{Finding, Gesture, History, LastPrinted, Place, Project, file_name, files};
use rules::{Severity, slug};

/// The open project.
#[derive(Clone, Debug)]
pub struct Document {
    history: History,
    path: Option<PathBuf>,
    /// The version of the file that this window last read or wrote.
    version: Option<FileVersion>,
    /// The version that another program has written after that; `None` if there is no such version, or the user has already decided what to do about
    /// it.
    newer: Option<FileVersion>,
    /// Whether the file holds other contents that the user has chosen not to load.
    differs: bool,
    place: Place,
    derived: Derived,
    things: ThingsOf,
}

/// Functions that read the state of the open project.
impl Document {
    /// A project that was just opened. `path` is its file, or `None` if it comes from a template.
    #[must_use]
    pub fn new(project: impl Into<Arc<Project>>, path: Option<PathBuf>, things: ThingsOf) -> Self {
        let history = History::new(project);
        let place = things::first_place(&history.present().content);
        let derived = Derived::of(history.present(), None, things);
        Self { history, path, version: None, newer: None, differs: false, place, derived, things }
    }

    /// A project that an earlier session left unsaved; it has no file and nothing to undo.
    #[must_use]
    pub fn recovered(project: &Arc<Project>, things: ThingsOf) -> Self {
        Self { differs: true, ..Self::new(Arc::clone(project), None, things) }
    }

    /// The present project.
    #[must_use]
    pub fn project(&self) -> &Arc<Project> {
        self.history.present()
    }

    /// What the game of the project knows about its kinds of thing: how things are listed, named, added and removed.
    #[must_use]
    pub fn things(&self) -> &'static dyn AnyThings {
        (self.things)(self.project().content.game())
    }

    /// The function that returns what any game knows about its things.
    #[must_use]
    pub const fn things_of(&self) -> ThingsOf {
        self.things
    }

    /// The file from which the project was opened or in which it was last saved; `None` if there is none.
    #[must_use]
    pub fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    /// Whether the file holds the present project. A project that comes from a template and was not changed counts as saved.
    #[must_use]
    pub fn is_saved(&self) -> bool {
        !self.differs && self.history.is_saved()
    }

    /// The file name to suggest for the project.
    #[must_use]
    pub fn suggested_name(&self) -> String {
        file_name::fitted(&file_name::plain(&slug(&self.project().title)), &format!(".{}", files::EXTENSION))
    }

    /// The file, with the version of it that this window may replace: the one that it last read or wrote, or that the user has agreed to replace.
    #[must_use]
    pub fn known(&self) -> WatchedFile {
        self.path.clone().zip(self.version)
    }

    /// The file, with the version that was noticed last. A watcher compares it with the file on disk to see whether that has changed.
    #[must_use]
    pub fn watched(&self) -> WatchedFile {
        self.path.clone().zip(self.newer.or(self.version))
    }

    /// The version that another program has written into the file, until the user has decided what to do about it.
    #[must_use]
    pub const fn newer(&self) -> Option<FileVersion> {
        self.newer
    }

    /// The selected place, which always exists.
    #[must_use]
    pub const fn place(&self) -> &Place {
        &self.place
    }

    /// Whether a place is selected.
    #[must_use]
    pub fn is_selected(&self, place: impl Into<Place>) -> bool {
        self.place == place.into()
    }

    /// The findings and the outline of the project.
    #[must_use]
    pub const fn derived(&self) -> &Derived {
        &self.derived
    }

    /// Everything that breaks a rule.
    #[must_use]
    pub fn findings(&self) -> &[Finding] {
        &self.derived.findings
    }

    /// The number of findings of a severity.
    #[must_use]
    pub fn count(&self, severity: Severity) -> usize {
        self.derived.findings.iter().filter(|finding| finding.about.severity == severity).count()
    }

    /// Whether the findings belong to the present project. Otherwise they belong to an older state, until a check in the background is done.
    #[must_use]
    pub const fn is_checked(&self) -> bool {
        self.derived.is_checked()
    }

    /// Whether the present project still has to be checked; false too if its check has crashed.
    #[must_use]
    pub const fn awaits_check(&self) -> bool {
        self.derived.awaits_check()
    }

    /// Whether a finding has a safe fix; false while the project is being checked.
    #[must_use]
    pub fn has_safe_fixes(&self) -> bool {
        self.is_checked() && self.derived.findings.iter().flat_map(|finding| &finding.fixes).any(|fix| fix.safe)
    }

    /// The label of the step that undo would take back; `None` if there is none.
    #[must_use]
    pub fn undo_label(&self) -> Option<&str> {
        self.history.undo_label()
    }

    /// The labels of the steps that undo would take back, the last step first.
    pub fn undo_labels(&self) -> impl Iterator<Item = &str> {
        self.history.undo_labels()
    }

    /// The labels of the steps that redo would bring back, the next step first.
    pub fn redo_labels(&self) -> impl Iterator<Item = &str> {
        self.history.redo_labels()
    }

    /// The project as it would be after undo; `None` if there is nothing to undo.
    #[must_use]
    pub fn before(&self) -> Option<&Arc<Project>> {
        self.history.before()
    }

    /// The project as it would be after redo; `None` if there is nothing to redo.
    #[must_use]
    pub fn after(&self) -> Option<&Arc<Project>> {
        self.history.after()
    }

    /// How many steps can be undone.
    #[must_use]
    pub const fn steps(&self) -> usize {
        self.history.steps()
    }

    /// The label of the step that redo would bring back; `None` if there is none.
    #[must_use]
    pub fn redo_label(&self) -> Option<&str> {
        self.history.redo_label()
    }
}

/// Functions that change the project, the selection, and what is known of the file.
impl Document {
    /// Records a new state of the project as an undo step.
    pub fn record(&mut self, label: impl Into<String>, project: Project, gesture: Option<Gesture>) {
        self.leave();
        self.history.record(label, project, gesture);
        self.refresh();
    }

    /// Records which pages were printed last. This does not count as a change of the project, and cannot be undone.
    pub fn printed(&mut self, printed: &LastPrinted) {
        if self.project().print.printed != *printed {
            self.history.annotate(|project| Arc::make_mut(&mut project.print).printed = printed.clone());
            self.refresh();
        }
    }

    /// Ends a typing session or a drag, so that the next change is a step of its own.
    pub const fn finish_step(&mut self) {
        self.history.finish_step();
    }

    /// Undoes everything that the typing session or drag that is still going on has done.
    pub fn cancel(&mut self, gesture: Gesture) {
        self.history.cancel(gesture);
        self.refresh();
    }

    /// Uses the result of a check in the background.
    pub fn accept(&mut self, checked: Checked) {
        self.derived.accept(checked);
    }

    /// Records that the check of this state of the project has crashed.
    pub fn give_up_check(&mut self, of: &Arc<Project>) {
        self.derived.give_up(of);
    }

    /// Undoes the last step. If that brings back a thing, the thing is selected as it was before.
    pub fn undo(&mut self) {
        self.go(|history| {
            history.undo();
        });
    }

    /// Redoes the step that was undone last.
    pub fn redo(&mut self) {
        self.go(|history| {
            history.redo();
        });
    }

    fn leave(&mut self) {
        self.history.leave(self.place.clone());
    }

    /// Goes a step back or forward. If that brings back a thing, the thing is selected as it was before.
    fn go(&mut self, step: fn(&mut History)) {
        self.leave();
        let from = Arc::clone(self.project());
        step(&mut self.history);
        self.refresh();
        let back = self
            .history
            .left()
            .filter(|left| things::is_there(&self.project().content, left) && !things::is_there(&from.content, left));
        if let Some(place) = back.cloned() {
            self.place = place;
        }
    }

    /// Selects a place, or the nearest place that exists.
    pub fn select(&mut self, place: &Place) {
        self.place = things::nearest(&self.project().content, place);
    }

    /// Records that this state of the project was saved in a file.
    pub fn saved(&mut self, project: &Arc<Project>, path: PathBuf) {
        self.history.mark_saved(project);
        self.path = Some(path);
        self.differs = false;
    }

    /// Records which version of the file was last read or written.
    pub const fn seen(&mut self, version: Option<FileVersion>) {
        (self.version, self.newer) = (version, None);
    }

    /// Records that another program has written this version into the file. The program asks the user before it replaces that version.
    pub const fn outdated(&mut self, newer: FileVersion) {
        self.newer = Some(newer);
    }

    /// Records that the file holds something else than the project, or is gone.
    pub const fn differ(&mut self) {
        self.differs = true;
    }

    /// Records that the next save may replace the version that another program has written.
    pub const fn keep_own(&mut self) {
        if let Some(newer) = self.newer.take() {
            self.version = Some(newer);
        }
        self.differs = true;
    }

    fn refresh(&mut self) {
        if !self.derived.is_of(self.history.present()) {
            let derived = Derived::of(self.history.present(), Some(&self.derived), self.things);
            self.place = things::neighbour(&self.derived.project().content, &self.project().content, &self.place);
            self.derived = derived;
        }
    }
}
