//! The benches: a mission or a fight among characters is put together from who is there, and what comes of it is worked out in the background.
//!
//! No project holds what is asked. Reading order: this file, `answered.rs` (what is worked out once, and can be given up), `group.rs` (who goes
//! together), `shown.rs` (bars and fates), `mission.rs`, `fight.rs`, `fleet.rs` (what tables alone answer).

mod answered;
pub mod fight;
pub mod fleet;
mod group;
pub mod mission;
mod shown;

use serde::{Deserialize, Serialize};

use freedom_in_the_galaxy::Content;
use kit::job_status::JobStatus;
use kit::jobs::Asked;
use project::text;

/// What can be asked on a bench.
#[derive(Serialize, Deserialize)]
enum Question {
    /// What comes of a mission.
    Mission(mission::Question),
    /// How a fight ends.
    Fight(fight::Question),
}

/// What comes of a question that was put into words for a worker, in words as well; none where it is no question.
pub fn answer(content: &Content, question: &str, status: &JobStatus) -> Option<String> {
    match Asked::read(question.as_bytes()).ok()? {
        Question::Mission(asked) => text::write_line(&answered::answer(content, &asked, status)).ok(),
        Question::Fight(asked) => text::write_line(&answered::answer(content, &asked, status)).ok(),
    }
}
