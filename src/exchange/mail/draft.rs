//! A mail that is ready to be sent. The referee opens its file in a mail program and looks at it before sending it; Drydock itself sends nothing.

use std::fmt::Write as _;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD as BASE64;

use crate::NamedFile;

/// A draft of a mail to one player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft<'a> {
    /// The player's address; `None` if the referee has to fill it in.
    pub to: Option<&'a str>,
    /// The subject of the mail, on one line.
    pub subject: &'a str,
    /// The text of the mail.
    pub text: &'a str,
    /// The files that are attached to the mail.
    pub attached: &'a [NamedFile],
}

/// The boundary between the parts of the mail. It cannot occur in Base64, which has no underscore.
const BOUNDARY: &str = "=_part_of_a_mail";
/// The largest number of letters in a line of Base64 (RFC 2045).
const WIDTH: usize = 76;
/// How many bytes of a subject go into one encoded word (RFC 2047). With this many, the word's line, with the name of the field, has at most 76
/// letters.
const WORD: usize = 39;

impl Draft<'_> {
    /// The bytes of the mail's file (RFC 5322). The same mail gives the same bytes.
    #[must_use]
    pub fn write(&self) -> Vec<u8> {
        let mut mail = String::new();
        // Only an address may stand in this line, never a name, because players choose their names.
        let is_address =
            |to: &&str| to.is_ascii() && to.contains('@') && !to.contains(|sign: char| sign.is_control() || sign == ' ');
        if let Some(to) = self.to.filter(is_address) {
            let _ = writeln!(mail, "To: {to}\r");
        }
        // This line tells mail programs that the mail has not been sent yet.
        let _ = writeln!(mail, "Subject: {}\r\nX-Unsent: 1\r\nMIME-Version: 1.0\r", subject(self.subject));
        if self.attached.is_empty() {
            mail += &part("text/plain; charset=utf-8", None, self.text.replace('\n', "\r\n").as_bytes());
            return mail.into_bytes();
        }
        let _ = writeln!(mail, "Content-Type: multipart/mixed; boundary=\"{BOUNDARY}\"\r\n\r");
        let text = part("text/plain; charset=utf-8", None, self.text.replace('\n', "\r\n").as_bytes());
        let files = self.attached.iter().map(|file| part(kind(&file.name), Some(&file.name), &file.bytes));
        for part in [text].into_iter().chain(files) {
            let _ = write!(mail, "--{BOUNDARY}\r\n{part}");
        }
        let _ = writeln!(mail, "--{BOUNDARY}--\r");
        mail.into_bytes()
    }
}

/// A part of a mail with its headers.
fn part(kind: &str, name: Option<&str>, bytes: &[u8]) -> String {
    let mut part = format!("Content-Type: {kind}\r\nContent-Transfer-Encoding: base64\r\n");
    if let Some(name) = name {
        // The names of files are slugs (lower-case letters, digits and hyphens), which need no encoding.
        let name: String = name.chars().filter(|letter| letter.is_ascii_graphic() && *letter != '"').collect();
        let _ = writeln!(part, "Content-Disposition: attachment; filename=\"{name}\"\r");
    }
    part += "\r\n";
    let letters = BASE64.encode(bytes);
    for line in letters.as_bytes().chunks(WIDTH) {
        part.extend(line.iter().map(|letter| char::from(*letter)));
        part += "\r\n";
    }
    part
}

/// The media type of a file, by the ending of its name.
fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("pdf") => "application/pdf",
        Some("html") => "text/html; charset=utf-8",
        Some("txt" | "orders") => "text/plain; charset=utf-8",
        Some("json") => "application/json",
        _ => "application/octet-stream",
    }
}

/// A subject, encoded for the header of a mail.
fn subject(words: &str) -> String {
    let words = words.replace(char::is_control, " ");
    if words.bytes().all(|byte| byte.is_ascii_graphic() || byte == b' ') {
        return words;
    }
    let mut encoded = Vec::new();
    let mut rest = words.as_str();
    while !rest.is_empty() {
        let end = rest.char_indices().map(|(at, letter)| at + letter.len_utf8()).take_while(|end| *end <= WORD).last();
        let (word, behind) = rest.split_at(end.unwrap_or(rest.len()));
        encoded.push(format!("=?UTF-8?B?{}?=", BASE64.encode(word)));
        rest = behind;
    }
    encoded.join("\r\n ")
}

#[cfg(test)]
mod tests {
    use mail_parser::{MessageParser, MimeHeaders as _};

    use super::*;

    #[test]
    fn a_draft_is_read_by_a_mail_program_as_it_was_meant() {
        let subject = "Turn 3 of \u{201c}The Twenty Years\u{201d}: report for the house of Sm\u{f6}rg\u{e5}s and of many more";
        let attached = [
            NamedFile { name: "turn-03-a.pdf".into(), bytes: vec![0, 255, 10, 13, 61], holds: String::new() },
            NamedFile { name: "turn-03-a.report".into(), bytes: b"(format: 1)".repeat(40), holds: String::new() },
        ];
        let draft =
            Draft { to: Some("a@example.org"), subject, text: "orders \u{201c}A\u{201d}\n\nfleet B\n", attached: &attached };
        let bytes = draft.write();
        assert_eq!(bytes, draft.write(), "the same mail is the same file");
        assert!(bytes.split(|byte| *byte == b'\n').all(|line| line.len() <= 78 && line.is_ascii()));
        let mail = MessageParser::default().parse(&bytes).expect("a mail");
        assert_eq!(mail.subject(), Some(subject));
        assert_eq!(mail.to().and_then(|to| to.first()?.address()), Some("a@example.org"));
        assert_eq!(mail.body_text(0).as_deref(), Some("orders \u{201c}A\u{201d}\r\n\r\nfleet B\r\n"));
        let files: Vec<_> = mail.attachments().map(|part| (part.attachment_name(), part.contents())).collect();
        assert_eq!(
            files,
            [(Some("turn-03-a.pdf"), attached[0].bytes.as_slice()), (Some("turn-03-a.report"), attached[1].bytes.as_slice())]
        );
    }

    #[test]
    fn nobody_writes_a_line_into_the_head_of_a_mail() {
        let draft = Draft { to: Some("a@example.org\r\nBcc: all"), subject: "x\r\nBcc: b@example.org", text: "", attached: &[] };
        let text = String::from_utf8(draft.write()).expect("text");
        assert!(text.starts_with("Subject: x  Bcc: b@example.org\r\nX-Unsent: 1\r\n"), "{text}");
    }
}
