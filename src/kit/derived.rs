//! The findings and the outline with its prices, which are derived from one state of the project.
//!
//! The outline always belongs to the present project. So do the findings, unless the project is so large that the window would stop while it is
//! checked. Then they belong to an older state until the check in the background is done. Whether a project is so large depends on the weight of its
//! designs, never on a clock, so that the same project behaves alike everywhere.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::things::{self, OutlineGroup, ThingsOf, outline};
use project::{Finding, Place, Project};
use rules::Severity;

/// Findings, names and outline of one state of the project.
#[derive(Clone, Debug)]
pub struct Derived {
    of: Arc<Project>,
    /// Everything that breaks a rule in the project, as of the state that was checked last.
    pub findings: Vec<Finding>,
    /// The place of each finding in words, in the order of the findings.
    pub paths: Vec<String>,
    /// For each thing, how many findings of each severity it has; the worst severity comes last.
    pub found: BTreeMap<Place, BTreeMap<Severity, usize>>,
    /// The name of each thing.
    pub names: BTreeMap<Place, String>,
    /// The things of the project, by kind.
    pub outline: Vec<OutlineGroup>,
    /// Whether the findings belong to exactly this state of the project.
    checked: bool,
    /// Whether the check of this state of the project has crashed, so that the findings belong to an older state.
    given_up: bool,
}

/// The findings of a check of one state of the project.
#[derive(Clone, Debug, PartialEq)]
pub struct Checked {
    of: Arc<Project>,
    findings: Vec<Finding>,
    paths: Vec<String>,
    found: BTreeMap<Place, BTreeMap<Severity, usize>>,
}

/// Designs that take more bytes than this are checked in the background: about a thousand ships, or a map with 30,000 spaces of terrain.
const HEAVY: usize = 256 << 10;

/// Whether checking a project takes so long that the window would stop for it.
#[must_use]
pub fn is_heavy(project: &Project) -> bool {
    project.content.weight() > HEAVY
}

impl Checked {
    /// Checks a project and returns the result.
    #[must_use]
    pub fn of(project: &Arc<Project>) -> Self {
        Self::found(project, project.check())
    }

    /// The result of a check that has found these findings.
    #[must_use]
    pub fn found(project: &Arc<Project>, findings: Vec<Finding>) -> Self {
        let names = project.content.paths();
        let paths = findings.iter().map(|finding| names.path(&finding.place)).collect();
        let mut found: BTreeMap<Place, BTreeMap<Severity, usize>> = BTreeMap::new();
        for finding in &findings {
            *found.entry(things::thing(&finding.place)).or_default().entry(finding.about.severity).or_default() += 1;
        }
        Self { of: Arc::clone(project), findings, paths, found }
    }
}

impl Derived {
    /// Derives the outline of a project and, unless it is heavy, its findings. A heavy project keeps the findings of `before` until its check is
    /// done.
    #[must_use]
    pub fn of(project: &Arc<Project>, before: Option<&Self>, things: ThingsOf) -> Self {
        let outline = outline(&project.content, things);
        let entries = outline.iter().flat_map(|group| &group.entries);
        let names = entries.map(|entry| (entry.place.clone(), entry.name.clone())).collect();
        let (findings, paths, found) =
            before.map(|before| (before.findings.clone(), before.paths.clone(), before.found.clone())).unwrap_or_default();
        let mut derived =
            Self { of: Arc::clone(project), findings, paths, found, names, outline, checked: false, given_up: false };
        if !is_heavy(project) {
            derived.accept(Checked::of(project));
        }
        derived
    }

    /// The worst severity of the findings in a thing; `None` if it has no findings.
    #[must_use]
    pub fn worst(&self, thing: &Place) -> Option<Severity> {
        self.found.get(thing)?.last_key_value().map(|(severity, _)| *severity)
    }

    /// The state of the project that this is derived from.
    #[must_use]
    pub const fn project(&self) -> &Arc<Project> {
        &self.of
    }

    /// Uses the result of a check in the background, unless it is for another state of the project.
    pub fn accept(&mut self, checked: Checked) {
        if self.is_of(&checked.of) {
            (self.findings, self.paths, self.found) = (checked.findings, checked.paths, checked.found);
            self.checked = true;
        }
    }

    /// Records that the check of this state of the project has crashed. The next state is checked again.
    pub fn give_up(&mut self, of: &Arc<Project>) {
        self.given_up |= self.is_of(of) && !self.checked;
    }

    /// Whether the check of this state of the project is still to be done.
    #[must_use]
    pub const fn awaits_check(&self) -> bool {
        !self.checked && !self.given_up
    }

    /// Whether the findings belong to the present project. If not, it is still to be checked, or its check has crashed.
    #[must_use]
    pub const fn is_checked(&self) -> bool {
        self.checked
    }

    /// Whether this is derived from exactly this state of the project.
    #[must_use]
    pub fn is_of(&self, project: &Arc<Project>) -> bool {
        Arc::ptr_eq(&self.of, project)
    }
}
