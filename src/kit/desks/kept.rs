//! A cache for kept games and playtests. Without it, every frame of the window would open a playtest or compute a fingerprint again.

use std::sync::Arc;

use paper::playtest::{KeptPlaytest, Report};
use project::{Kept, Project, designs_hash};

/// The cache for kept games and playtests.
#[derive(Default)]
pub struct KeptMemory {
    /// The reports of kept playtests that were opened, or the reason, as a sentence, why there is no report.
    reports: Vec<(Arc<Kept>, KeptReport)>,
    /// The fingerprint of the designs of one state of the project.
    designs: Option<(Arc<Project>, String)>,
}

/// The report of a kept playtest; the error is a sentence that says why there is no report.
pub type KeptReport = Result<Arc<Report>, String>;

/// How many reports are cached at most.
const MOST_REPORTS: usize = 8;

impl KeptMemory {
    /// The report of a kept playtest.
    ///
    /// # Errors
    /// If it cannot be opened.
    pub fn report(&mut self, kept: &Arc<Kept>) -> KeptReport {
        if let Some((_, report)) = self.reports.iter().find(|(known, _)| Arc::ptr_eq(known, kept)) {
            return report.clone();
        }
        let report = KeptPlaytest::read(kept).map(|own| Arc::new(own.report())).map_err(|error| error.to_string());
        if self.reports.len() == MOST_REPORTS {
            drop(self.reports.remove(0));
        }
        self.reports.push((Arc::clone(kept), report.clone()));
        report
    }

    /// Whether a kept game or playtest was played with the present designs of a project.
    pub fn is_of(&mut self, project: &Arc<Project>, kept: &Kept) -> bool {
        let known = self.designs.take().filter(|(known, _)| known.plays_like(project));
        let (_, designs) = self.designs.insert(match known {
            Some((_, designs)) => (Arc::clone(project), designs),
            None => (Arc::clone(project), designs_hash(&project.content)),
        });
        *designs == kept.designs
    }
}
