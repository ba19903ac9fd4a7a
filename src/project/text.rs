//! A project as text. It is RON, always written in the same way, and read within bounds.
//!
//! The format number is read first and alone, so that a newer file is reported as newer and not as having an unknown field. This file turns bytes
//! into projects and back; `files.rs` reads and writes the files. When there is a second format, the structs of the first will be frozen in a file of
//! their own, and [`read`] will convert them by `From`.

use std::fmt;
use std::path::Path;

use ron::error::SpannedError;
use ron::extensions::Extensions;
use ron::ser::PrettyConfig;
use serde::de::{DeserializeOwned, DeserializeSeed, Deserializer, MapAccess, Visitor};

use super::syntax::syntax;
use super::{Error, FileKind, FileSort, Project, mistaken};
use crate::Content;

/// How many bytes a project's file may have: 64 MB.
pub const MOST_BYTES: u64 = 64 << 20;

/// How many things a file may hold, counted as opening brackets: enough for fifty full maps of 40,000 spaces. A file of 64 MB could describe many
/// more things of a few bytes each, and these would take gigabytes of memory.
pub const MOST_THINGS: usize = 2_000_000;

/// How deep brackets may be nested in a file; in a project they are nested about fifteen deep.
const DEEPEST: usize = 64;

/// Reads a project from the bytes of a file; `file` is used only to name the file in errors.
///
/// # Errors
/// If the bytes are not text or not a project, or have a newer format.
pub fn read(bytes: &[u8], file: &Path) -> Result<Project, Error> {
    read_formatted(bytes, file, Project::FORMAT, "Drydock project")
        .map_err(|error| mistaken(bytes, file, "a project", &[FileKind::Project]).unwrap_or(error))
}

/// Reads a file in RON whose first field is its format; the format is read before the rest. `known` is the newest format that can be read, and
/// `what` names the expected thing in errors.
///
/// # Errors
/// If the text is not the expected thing, or is of a newer format.
pub fn read_formatted<T: DeserializeOwned>(bytes: &[u8], file: &Path, known: u32, what: &str) -> Result<T, Error> {
    let text = bounded(bytes, file)?;
    let format = read_format(text).map_err(|error| syntax(&error, text, file))?;
    match format {
        Some(format) if format > u64::from(known) => Err(Error::Newer { file: file.into(), format, known }),
        Some(1) => parse(text, file),
        _ => Err(Error::Syntax {
            file: file.into(),
            line: 1,
            column: 1,
            message: format!("this is no {what}, whose first field is `format: 1`"),
        }),
    }
}

/// Does what [`read_formatted`] does, but the text of the file may also be JSON, as reports for other programs are.
///
/// # Errors
/// If the text is not the expected thing, or is of a newer format.
pub fn read_formatted_or_json<T: DeserializeOwned>(bytes: &[u8], file: &Path, known: u32, what: &str) -> Result<T, Error> {
    let text = decode(bytes, file)?;
    if !text.trim_start().starts_with('{') {
        return read_formatted(bytes, file, known, what);
    }
    let wrong = |line: usize, column: usize, message: String| Error::Syntax { file: file.into(), line, column, message };
    if text.bytes().filter(|byte| matches!(byte, b'{' | b'[')).count() > MOST_THINGS {
        return Err(wrong(1, 1, format!("it holds more than {MOST_THINGS} things, and no file of Drydock's has so many")));
    }
    let at_fault = |error: &serde_json::Error| wrong(error.line(), error.column(), format!("this is no {what}: {error}"));
    let Format { format } = serde_json::from_str(text).map_err(|error| at_fault(&error))?;
    if format > u64::from(known) {
        return Err(Error::Newer { file: file.into(), format, known });
    }
    serde_json::from_str(text).map_err(|error| at_fault(&error))
}

/// The field of a JSON document that is read before the others.
#[derive(serde::Deserialize)]
struct Format {
    format: u64,
}

/// Reads a RON file that has no format number, such as a chapter of the blue book.
///
/// # Errors
/// If the bytes are not text or not the expected thing, or hold more things than a project may.
pub fn read_other<T: DeserializeOwned>(bytes: &[u8], file: &Path) -> Result<T, Error> {
    parse(bounded(bytes, file)?, file)
}

/// The bytes as text; an error if it holds more things than a file may.
fn bounded<'a>(bytes: &'a [u8], file: &Path) -> Result<&'a str, Error> {
    let text = decode(bytes, file)?;
    if things(text) > MOST_THINGS {
        let message = format!("it holds more than {MOST_THINGS} things, and no file of Drydock's has so many");
        return Err(Error::Syntax { file: file.into(), line: 1, column: 1, message });
    }
    Ok(text)
}

/// The text of a project's file. The same project gives the same text on every machine.
///
/// # Errors
/// If the text would be longer than a file may be.
pub fn write(project: &Project) -> Result<String, Error> {
    let mut text = String::new();
    write_into(&mut text, project).map_err(Error::unwritten("The project", "written"))?;
    if text.len() as u64 > MOST_BYTES {
        return Err(Error::Overgrown { what: "The project", limit: MOST_BYTES, advice: "take out a picture" });
    }
    if things(&text) > MOST_THINGS {
        return Err(Error::TooManyThings { most: MOST_THINGS });
    }
    Ok(text)
}

/// Counts the things in a text by its opening brackets, since nearly every thing has one.
fn things(text: &str) -> usize {
    text.bytes().filter(|byte| *byte == b'(').count()
}

/// Writes any value as the text of a RON file, in the same layout as a project.
///
/// # Errors
/// If the value cannot be written in RON.
pub fn write_other<T: serde::Serialize>(thing: &T) -> Result<String, Error> {
    let mut text = String::new();
    write_any(&mut text, thing, usize::MAX).map_err(Error::unwritten("The file", "written"))?;
    Ok(text)
}

/// Writes any value on a single line of RON, for use inside another file.
///
/// # Errors
/// If the value cannot be written in RON.
pub fn write_line<T: serde::Serialize>(thing: &T) -> Result<String, Error> {
    let mut text = String::new();
    write_any(&mut text, thing, 0).map_err(Error::unwritten("It", "written down"))?;
    text.truncate(text.trim_end().len());
    Ok(text)
}

pub(super) fn write_designs_into(out: &mut dyn fmt::Write, content: &Content) -> ron::Result<()> {
    write_any(out, content, FLAT_BEYOND)
}

pub(super) fn write_into(out: &mut dyn fmt::Write, project: &Project) -> ron::Result<()> {
    write_any(out, project, FLAT_BEYOND)
}

/// The only function that writes RON. It is not generic over the writer or the written type, so that the code of [`ron`] is compiled once and not for
/// every type of a project.
fn write_any(out: &mut dyn fmt::Write, thing: &dyn erased_serde::Serialize, flat_beyond: usize) -> ron::Result<()> {
    ron::Options::default().to_writer_pretty(&mut *out, thing, hand(flat_beyond))?;
    out.write_char('\n')?;
    Ok(())
}

/// How many levels of brackets in a project's text are indented; deeper levels are written on one line.
const FLAT_BEYOND: usize = 7;

/// The layout of written files, the same on every system.
fn hand(flat_beyond: usize) -> PrettyConfig {
    PrettyConfig::new().new_line("\n").indentor("  ").depth_limit(flat_beyond).extensions(Extensions::empty())
}

fn options() -> ron::Options {
    ron::Options::default().with_recursion_limit(DEEPEST)
}

/// The bytes as text, without the byte order mark that some editors put at the beginning.
///
/// # Errors
/// If the bytes are not UTF-8.
pub fn decode<'a>(bytes: &'a [u8], file: &Path) -> Result<&'a str, Error> {
    let text = str::from_utf8(bytes).map_err(|error| {
        let good = String::from_utf8_lossy(&bytes[..error.valid_up_to()]);
        let line = good.split('\n').count();
        let column = good.rsplit('\n').next().map_or(0, |last| last.chars().count()) + 1;
        Error::NotText { file: file.into(), line, column }
    })?;
    Ok(text.strip_prefix('\u{feff}').unwrap_or(text))
}

fn parse<T: DeserializeOwned>(text: &str, file: &Path) -> Result<T, Error> {
    options().from_str(text).map_err(|error| syntax(&error, text, file))
}

/// The number after `format:`; `None` if that is not the first field.
fn read_format(text: &str) -> Result<Option<u64>, SpannedError> {
    let mut deserializer = ron::Deserializer::from_str_with_options(text, &options())?;
    let mut head = Head::default();
    // This call always ends in an error, because the rest is left unread. Only the fields that were read before the error count.
    let stopped = HeadSeed(&mut head).deserialize(&mut deserializer);
    match (head.format, stopped) {
        (None, Err(error)) if error != ron::Error::Message(STOPPED.into()) => Err(deserializer.span_error(error)),
        (format, _) => Ok(format),
    }
}

/// The second field of a file, after its format. It shows what the file is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum SecondField {
    /// The title of a project.
    Title,
    /// The sort of a file that is not a project.
    Sort(FileSort),
}

/// The second field of a RON file; `None` if it is not a field that Drydock writes. The rest of the file may be missing.
pub(super) fn second_field(text: &str) -> Option<SecondField> {
    let mut deserializer = ron::Deserializer::from_str_with_options(text, &options()).ok()?;
    let mut head = Head::default();
    // This call always ends in an error, because the rest is left unread.
    let _ = HeadSeed(&mut head).deserialize(&mut deserializer);
    head.second
}

const STOPPED: &str = "no more is needed";

/// The fields that were read from the beginning of a file.
#[derive(Default)]
struct Head {
    format: Option<u64>,
    second: Option<SecondField>,
}

struct HeadSeed<'a>(&'a mut Head);

impl<'de> DeserializeSeed<'de> for HeadSeed<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_struct("Project", &["format"], self)
    }
}

impl<'de> Visitor<'de> for HeadSeed<'_> {
    type Value = ();

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("a Drydock project")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<(), A::Error> {
        if fields.next_key::<String>()?.as_deref() == Some("format") {
            self.0.format = Some(fields.next_value()?);
            // The format is known even if the file ends here, or continues in an unknown way.
            self.0.second = match fields.next_key::<String>().ok().flatten().as_deref() {
                Some("title") => Some(SecondField::Title),
                Some("sort") => fields.next_value().ok().map(SecondField::Sort),
                _ => None,
            };
        }
        Err(serde::de::Error::custom(STOPPED))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Game;

    fn parse(text: &str) -> Result<Project, String> {
        read(text.as_bytes(), Path::new("x.drydock")).map_err(|error| error.to_string())
    }

    #[test]
    fn what_is_written_is_read_again() {
        let project = Project::new(Game::LaunchFighters, "A \"title\"\nof – two lines");
        let text = write(&project).unwrap();
        assert!(text.starts_with("(\n  format: 1,\n"), "{text}");
        assert_eq!(parse(&text).unwrap(), project);
        assert_eq!(parse(&format!("\u{feff}// a comment\n{}", text.replace('\n', "\r\n"))).unwrap(), project);
    }

    #[test]
    fn a_newer_file_is_told_newer_whatever_it_holds() {
        for text in ["(format: 2, colour: [(((", "Project(format: 99999999999, x: 1)", "#![enable(implicit_some)](format:2)"] {
            assert!(parse(text).unwrap_err().contains("newer Drydock"), "{text}");
        }
    }

    #[test]
    fn what_is_no_project_says_where() {
        for (text, words) in [
            ("", "line 1, column 1: it is empty"),
            ("hello", "nothing that Drydock has written"),
            ("hello there", "nothing that Drydock has written"),
            ("{\"format\": 1", "nothing that Drydock has written"),
            ("(title: \"x\")", "no Drydock project"),
            ("(format: 0)", "no Drydock project"),
            ("(format: x)", "line 1, column 10: "),
            ("(format: 1, title: \"x\", content: LaunchFighters(()), colour: 3)", "`colour`"),
            ("(format: 1,\n title: \"x\", content: LaunchFighters((ships: (next: 1, thongs: []))))", "line 2, column"),
            ("(format: 1, title: \"x\"", "the file ends too early"),
            ("(format: 1, title: \"x", "does not end"),
            ("(format: 1, title: \"x\", content: LaunchFighters((ships: (next: 2, things: [\n", "the file ends too early"),
        ] {
            let error = parse(text).unwrap_err();
            assert!(error.contains(words), "{text}: {error}");
        }
        let error = read(b"(format: 1,\n title: \"\xff", Path::new("x")).unwrap_err().to_string();
        assert!(error.contains("line 2, column 10"), "{error}");
    }

    #[test]
    fn ten_thousand_brackets_are_no_trouble() {
        for bracket in ["[", "(", "{", "Some(", "/*", "(format: 1, title: \"x\", content: "] {
            assert!(parse(&bracket.repeat(10_000)).is_err());
            assert!(
                parse(&format!("(format: 1, title: \"x\", content: LaunchFighters((ships: {}", bracket.repeat(10_000))).is_err()
            );
        }
    }
}
