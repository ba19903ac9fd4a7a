//! What somebody does for the window who shares no memory with it is what the window would have done.

use std::sync::Arc;

use drydock::drawing::ProgressMonitor;
use drydock::editor::action::Report;
use drydock::editor::applier::Effect;
use drydock::editor::applier::fixing::fix_all;
use drydock::editor::derived::Checked;
use drydock::editor::effects::{Errand, Errands, errand};
use drydock::editor::job_status::JobStatus;
use drydock::project::{Game, Project};

use super::models::failing;

/// What a worker reports of an effect.
fn by_worker(effect: &Effect) -> Vec<Report> {
    let Errand { bytes, wanted, .. } = errand(effect).expect("an errand").expect("bytes");
    let status = JobStatus::default();
    let answer = Errands::default().answer(&bytes, &status).expect("an answer");
    wanted.reports(Ok(answer), &status)
}

#[test]
fn a_worker_finds_and_fixes_what_the_window_would_in_every_game() {
    let mut fixes = 0;
    for game in Game::ALL {
        for (about, content) in failing(game) {
            let project = Arc::new(Project { content, ..Project::new(game, about.name) });
            let checked = Report::Checked(Box::new(Checked::of(&project)));
            assert_eq!(by_worker(&Effect::Check(Arc::clone(&project))), [checked], "{}", about.name);
            let fixed = fix_all(&project, ProgressMonitor::NONE).expect("nobody stops it");
            fixes += fixed.fixes;
            assert_eq!(by_worker(&Effect::WorkOutFixes(project)), [Report::Fixed(fixed)], "{}", about.name);
        }
    }
    assert!(fixes >= 10, "{fixes} safe fixes");
}
