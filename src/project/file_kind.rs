//! Recognises the kind of a file that is not of the expected kind. It looks at the contents of the file and not at its name.
//!
//! Only the beginning of the file is read, so that a file that was cut short is still recognised.

use std::path::Path;

use super::{Error, FileSort, text};

/// The kinds of file that Drydock knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileKind {
    /// A project of Drydock.
    Project,
    /// A game by post, which only its referee may see.
    GameInProgress,
    /// A report, for a program to read: what one player of a game by post knows.
    Report,
    /// A report as text, for a person to read.
    ReportText,
    /// A player's sheet of orders for a game by post.
    Sheet,
    /// The sums of one part of a playtest that was divided among several runs.
    Part,
    /// A PDF.
    Pdf,
    /// A picture.
    Picture,
    /// A table; only the ending of its name shows that it is one.
    Table,
}

impl FileKind {
    /// The kind of file that these bytes are; `None` if they do not show it. The bytes of a table never do.
    #[must_use]
    pub fn of(bytes: &[u8]) -> Option<Self> {
        if bytes.starts_with(b"%PDF-") {
            return Some(Self::Pdf);
        }
        if bytes.starts_with(b"\x89PNG") || bytes.starts_with(b"\xff\xd8\xff") {
            return Some(Self::Picture);
        }
        let text = text::decode(bytes, Path::new("")).ok()?.trim_start();
        if text.starts_with('{') {
            return Self::of_json(text);
        }
        if text.starts_with("<svg") || text.starts_with("<?xml") && text.contains("<svg") {
            return Some(Self::Picture);
        }
        match text::second_field(text) {
            Some(text::SecondField::Title) => return Some(Self::Project),
            Some(text::SecondField::Sort(FileSort::GameInProgress)) => return Some(Self::GameInProgress),
            Some(text::SecondField::Sort(FileSort::Report)) => return Some(Self::Report),
            None => {}
        }
        let first = text.lines().next().unwrap_or_default().to_lowercase();
        if first.contains(": report for ") && text.contains("\nTHE SHEET OF TURN ") {
            return Some(Self::ReportText);
        }
        (first.starts_with("orders ") && first.contains(" turn ")).then_some(Self::Sheet)
    }

    /// The kind of file that a text in JSON is. A report is one document; a part of a playtest has a document in each line.
    fn of_json(text: &str) -> Option<Self> {
        #[derive(serde::Deserialize)]
        struct Head {
            sort: Option<FileSort>,
            shard: Option<serde::de::IgnoredAny>,
            sha256: Option<serde::de::IgnoredAny>,
        }
        let head: Head = serde_json::Deserializer::from_str(text).into_iter().next()?.ok()?;
        match head {
            Head { sort: Some(FileSort::GameInProgress), .. } => Some(Self::GameInProgress),
            Head { sort: Some(FileSort::Report), .. } => Some(Self::Report),
            Head { shard: Some(_), sha256: Some(_), .. } => Some(Self::Part),
            _ => None,
        }
    }

    /// The name of the kind in a sentence, with its article.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Project => "a project",
            Self::GameInProgress => "a game by post",
            Self::Report => "a player's report of a game by post",
            Self::ReportText => "a player's report as text",
            Self::Sheet => "a sheet of orders",
            Self::Part => "a part of a playtest",
            Self::Pdf => "a PDF",
            Self::Picture => "a picture",
            Self::Table => "a table",
        }
    }

    /// What the user can do with such a file instead, as a clause.
    #[must_use]
    pub const fn instead(self) -> &'static str {
        match self {
            Self::Project => {
                "drydock check, price, print and play take it, and drydock referee start begins a game by post with it"
            }
            Self::GameInProgress => "drydock referee turn plays it",
            Self::Report => "drydock opens it to write orders, and drydock referee check checks sheets by it",
            Self::ReportText => "name the .report that was written with it",
            Self::Sheet => "drydock referee check checks it, and drydock referee turn plays it, with the game that it is of",
            Self::Part => "drydock play merge puts it together with the others",
            Self::Pdf => "Drydock writes PDFs and reads none; name the project that it was printed from",
            Self::Picture => "a project takes it in the window, as the picture of a design",
            Self::Table => "File, Import a table takes it into a project, as drydock import does, and drydock price prices it",
        }
    }
}

/// The error that a file is not of the wanted kind; `None` if its kind is unknown or is one of those in `fit`.
#[must_use]
pub fn mistaken(bytes: &[u8], file: &Path, wanted: &'static str, fit: &[FileKind]) -> Option<Error> {
    let ending = file.extension().map(|ending| ending.to_string_lossy().to_lowercase());
    let table = || matches!(ending.as_deref(), Some("csv" | "tsv")).then_some(FileKind::Table);
    let kind = FileKind::of(bytes).or_else(table).filter(|kind| !fit.contains(kind))?;
    Some(Error::Mistaken { file: file.into(), kind, wanted })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_known_by_what_stands_in_it() {
        for (text, kind) in [
            ("(format: 1, title: \"A\"", Some(FileKind::Project)),
            ("\u{feff}// mine\n(\n  format: 1,\n  title: \"A\", ", Some(FileKind::Project)),
            ("(format: 1, sort: game_in_progress, ga", Some(FileKind::GameInProgress)),
            ("(format: 1, sort: report, game: ", Some(FileKind::Report)),
            ("{\"format\": 1, \"sort\": \"report\"}", Some(FileKind::Report)),
            ("{\"format\":2,\"shard\":{},\"run\":{},\"sha256\":\"\"}\n{}\n", Some(FileKind::Part)),
            ("A: report for B\nYear 1\n\nTHE SHEET OF TURN 2, BEGUN\n", Some(FileKind::ReportText)),
            ("orders \"House A\" turn 1 key x\n", Some(FileKind::Sheet)),
            ("%PDF-1.7\n\u{0}", Some(FileKind::Pdf)),
            ("<svg xmlns=\"\"/>", Some(FileKind::Picture)),
            ("name,cannons\nA,3\n", None),
            ("{\"format\": 1}", None),
            ("(title: 3)", None),
            ("", None),
        ] {
            assert_eq!(FileKind::of(text.as_bytes()), kind, "{text}");
        }
        assert_eq!(FileKind::of(b"\x89PNG\r\n"), Some(FileKind::Picture));
    }
}
