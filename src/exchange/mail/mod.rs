//! Opens what players have sent for a game by post: finds the sheets of orders in files, some of which are mails.
//!
//! A sheet from a mail is kept as the text that a person would read: decoded, with the date and the sender of the mail above it, and with `>` before
//! the parts that the mail answers or forwards. A file that holds no sheet is reported with its name and the reason, and never skipped silently.
//!
//! Reading order: this file, `message.rs`, `plain.rs`, `html.rs`, `quoted.rs`; `draft.rs` is for outgoing mails.

mod draft;
mod html;
mod message;
mod plain;
mod quoted;

pub use draft::Draft;
pub use message::sender;

use std::path::Path;

use mail_parser::mailbox::mbox::MessageIterator;
use serde::Serialize;

use project::files::SentFiles;
use project::{FileKind, SentSheet};

/// The sheets that were found in the files that came in, and everything else that was in the files.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Mailbag {
    /// Every sheet, in the order of the files. A sheet from a mail has the name of the mail; a sheet that was attached to a mail also has the name of
    /// the attachment.
    pub sheets: Vec<SentSheet>,
    /// The files, mails and attachments that hold no sheet.
    pub others: Vec<NoSheet>,
}

/// A file, a mail or an attachment that holds no sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct NoSheet {
    /// The name of the file, mail or attachment.
    pub file: String,
    /// The reason why the file holds no sheet, as a clause.
    pub why: String,
}

/// The endings of files that word processors write.
const WORD_PROCESSORS: [&str; 8] = ["rtf", "doc", "docx", "odt", "pages", "htm", "html", "pdf"];

/// The reason why a file or a mail of more than 16 MB is not read.
pub const TOO_LARGE: &str = "it is larger than 16 MB";

const NO_OPENING: &str = "no line says whose orders these are";

/// Finds the sheets in files that players have sent. The game supplies `opens`, which says whether a text has a line that begins a sheet or is meant
/// to begin one.
#[must_use]
pub fn open(files: SentFiles, opens: &dyn Fn(&[u8]) -> bool) -> Mailbag {
    let mut bag = Mailbag::default();
    for file in files.too_large {
        bag.pass_over(file, TOO_LARGE);
    }
    for file in files.read {
        bag.take_in(file, opens);
    }
    bag
}

impl Mailbag {
    fn take_in(&mut self, file: SentSheet, opens: &dyn Fn(&[u8]) -> bool) {
        if let Some(why) = misnamed(&file.name) {
            return self.pass_over(file.name, why);
        }
        if has_ending(&file.name, &SentSheet::MAIL_ENDINGS[1..])
            || file.bytes.starts_with(b"From ") && message::is_mail(after_line(&file.bytes))
        {
            let mails = MessageIterator::new(file.bytes.as_slice()).filter_map(Result::ok);
            for (mail, number) in mails.zip(1..) {
                let name = format!("{}, mail {number}", file.name);
                if mail.contents().len() as u64 > SentSheet::MOST_BYTES {
                    self.pass_over(name, TOO_LARGE);
                } else {
                    self.read_mail(&name, mail.contents(), opens);
                }
            }
        } else if has_ending(&file.name, &SentSheet::MAIL_ENDINGS) || message::is_mail(&file.bytes) {
            self.read_mail(&file.name, &file.bytes, opens);
        } else {
            self.take_in_text(file.name, plain::readable(file.bytes), opens);
        }
    }

    fn read_mail(&mut self, name: &str, bytes: &[u8], opens: &dyn Fn(&[u8]) -> bool) {
        match message::Mail::read(bytes) {
            Some(mail) => self.take_in_mail(name, &mail, opens),
            None => self.pass_over(name.to_owned(), "it cannot be read as a mail"),
        }
    }

    fn take_in_mail(&mut self, name: &str, mail: &message::Mail, opens: &dyn Fn(&[u8]) -> bool) {
        let before = self.sheets.len();
        let (attached, mut others) = mail.attachments(name);
        let body = mail.body();
        let mut is_attached = false;
        for SentSheet { name, bytes } in attached {
            if !opens(&bytes) {
                others.push(NoSheet { file: name, why: not_a_sheet(&bytes).to_owned() });
            } else if !quoted::contains(&body, &String::from_utf8_lossy(&bytes)) {
                // If the text of the mail contains a copy of the attached sheet, the sheet counts only once.
                is_attached = true;
                self.sheets.push(SentSheet { name, bytes: mail.headed(&String::from_utf8_lossy(&bytes)) });
            }
        }
        // If a sheet is attached, quoted text does not count as another sheet.
        let body = if is_attached { quoted::without(&body) } else { body };
        if opens(body.as_bytes()) {
            self.sheets.push(SentSheet { name: name.to_owned(), bytes: mail.headed(&body) });
        }
        for (forwarded, number) in mail.forwarded().zip(1..) {
            self.take_in_mail(&format!("{name}, forwarded mail {number}"), &forwarded, opens);
        }
        if self.sheets.len() == before {
            others.push(NoSheet { file: name.to_owned(), why: NO_OPENING.to_owned() });
        }
        self.others.extend(others);
    }

    fn take_in_text(&mut self, name: String, bytes: Vec<u8>, opens: &dyn Fn(&[u8]) -> bool) {
        match is_something_else(&bytes) {
            Some(why) => self.pass_over(name, why),
            None if opens(&bytes) => self.sheets.push(SentSheet { name, bytes }),
            None => self.pass_over(name, NO_OPENING),
        }
    }

    fn pass_over(&mut self, file: String, why: &str) {
        self.others.push(NoSheet { file, why: why.to_owned() });
    }
}

/// Why a file with this name holds no sheet; `None` if it may hold one.
fn misnamed(name: &str) -> Option<&'static str> {
    if name.contains(char::REPLACEMENT_CHARACTER) {
        Some("its name is not in UTF-8: rename it")
    } else if name.starts_with('.') {
        Some("it is hidden")
    } else if has_ending(name, &SentSheet::TEXT_ENDINGS) || has_ending(name, &SentSheet::MAIL_ENDINGS) {
        None
    } else if has_ending(name, &["pdf"]) {
        Some("it is a form on paper or a report: type the sheet")
    } else if has_ending(name, &WORD_PROCESSORS) {
        Some("a word processor has written it: save it as plain text, with .txt behind its name")
    } else {
        Some("its name ends in none of .orders, .txt, .eml and .mbox")
    }
}

fn has_ending(name: &str, endings: &[&str]) -> bool {
    let own = Path::new(name).extension().map(|own| own.to_string_lossy().to_lowercase());
    own.is_some_and(|own| endings.contains(&own.as_str()))
}

/// Why a file with these contents holds no sheet, namely because it is a file of another sort; `None` if it may hold a sheet.
fn is_something_else(bytes: &[u8]) -> Option<&'static str> {
    Some(match FileKind::of(bytes)? {
        FileKind::Report | FileKind::ReportText => "it is a report: cut the sheet out of it that it ends with",
        FileKind::Pdf => "it is a form on paper or a report: type the sheet",
        FileKind::Project | FileKind::GameInProgress | FileKind::Part | FileKind::Picture | FileKind::Table => "it is no text",
        FileKind::Sheet => return None,
    })
}

fn not_a_sheet(bytes: &[u8]) -> &'static str {
    is_something_else(bytes).unwrap_or(NO_OPENING)
}

/// The bytes after the first line.
fn after_line(bytes: &[u8]) -> &[u8] {
    bytes.iter().position(|byte| *byte == b'\n').map_or(&[], |end| &bytes[end + 1..])
}

#[cfg(test)]
mod tests;
