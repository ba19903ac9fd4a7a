//! The benches, which are forms for trying out parts of the game: the user puts together a mission, a fight or a combat of fleets, and its chances
//! are worked out in the background.
//!
//! The choices on a bench are not part of the project. Reading order: this file, `answered.rs` (a calculation that runs once and can be aborted),
//! `group.rs` (the characters of a group), `shown.rs` (bars and fates), `mission.rs`, `fight.rs`, `fleet.rs` (answers that need only the tables).

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

/// A question that a worker can answer.
#[derive(Serialize, Deserialize)]
enum Question {
    /// A question about the prospect of a mission.
    Mission(mission::Question),
    /// A question about the ends of a fight.
    Fight(fight::Question),
}

/// Answers a question that was written as text to be sent to a worker; the answer is text too. `None` if the text is not a question.
pub fn answer(content: &Content, question: &str, status: &JobStatus) -> Option<String> {
    match Asked::read(question.as_bytes()).ok()? {
        Question::Mission(asked) => text::write_line(&answered::answer(content, &asked, status)).ok(),
        Question::Fight(asked) => text::write_line(&answered::answer(content, &asked, status)).ok(),
    }
}
