//! What is worked out about a value of the project: findings, and the outline with its prices.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::desks;
use crate::project::Project;
use crate::rules::{Finding, Place, Severity};

/// What is worked out about one value of the project.
#[derive(Clone, Debug)]
pub struct Derived {
    of: Arc<Project>,
    /// Everything that breaks a rule.
    pub findings: Vec<Finding>,
    /// Where each finding stands, in words.
    pub paths: Vec<String>,
    /// The worst severity of the findings in each thing.
    pub worst: BTreeMap<Place, Severity>,
    /// What each thing is called.
    pub names: BTreeMap<Place, String>,
    /// The things of the project, by kind.
    pub outline: Vec<OutlineGroup>,
}

/// The things of one kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutlineGroup {
    /// What they are, such as "Ships".
    pub label: &'static str,
    /// What one of them is, in lower case.
    pub one: &'static str,
    /// The things in order.
    pub entries: Vec<OutlineEntry>,
}

/// A thing of the project.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutlineEntry {
    /// Where it is.
    pub place: Place,
    /// What it is called.
    pub name: String,
    /// A word or number beside it, such as its price.
    pub remark: String,
}

impl Derived {
    /// Works everything out.
    #[must_use]
    pub fn of(project: &Arc<Project>) -> Self {
        let findings = project.check();
        let names = project.content.paths();
        let paths = findings.iter().map(|finding| names.path(&finding.place)).collect();
        let mut worst: BTreeMap<Place, Severity> = BTreeMap::new();
        for finding in &findings {
            let entry = worst.entry(desks::thing(&finding.place)).or_insert(finding.about.severity);
            *entry = (*entry).max(finding.about.severity);
        }
        let outline = desks::outline(&project.content);
        let entries = outline.iter().flat_map(|group| &group.entries);
        let names = entries.map(|entry| (entry.place.clone(), entry.name.clone())).collect();
        Self { of: Arc::clone(project), findings, paths, worst, names, outline }
    }

    /// Whether it was worked out about this very value.
    #[must_use]
    pub fn is_of(&self, project: &Arc<Project>) -> bool {
        Arc::ptr_eq(&self.of, project)
    }
}
