//! A question that a desk sends to a worker, which shares no memory with the desk. Only the desk or its game knows the format of question and answer.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use project::{Error, Project, text};

/// A question, sent to a worker as an errand. Question and answer are text.
#[derive(Serialize, Deserialize)]
pub enum Asked {
    /// A question about the designs of a project.
    OfProject {
        /// The question, in a format that the game chooses.
        question: String,
        /// The project, as the text of its file.
        project: String,
    },
    /// A question about a game by post; the text contains that game.
    OfPost(String),
}

impl Asked {
    /// A question about the designs of a project, as bytes.
    ///
    /// # Errors
    /// If project or question cannot be written as text.
    pub fn of_project(project: &Project, question: &impl Serialize) -> Result<Vec<u8>, Error> {
        let question = text::write_line(question)?;
        text::write_line(&Self::OfProject { question, project: text::write(project)? }).map(String::into_bytes)
    }

    /// A question about a game by post, as bytes.
    ///
    /// # Errors
    /// If the question cannot be written as text.
    pub fn of_post(question: &impl Serialize) -> Result<Vec<u8>, Error> {
        text::write_line(&Self::OfPost(text::write_line(question)?)).map(String::into_bytes)
    }

    /// Reads a question or an answer from a text that the same desk has written.
    ///
    /// # Errors
    /// If the text is not of that form.
    pub fn read<T: DeserializeOwned>(words: &[u8]) -> Result<T, Error> {
        ron::de::from_bytes(words).map_err(Error::misread("What a worker is asked or answers"))
    }
}
