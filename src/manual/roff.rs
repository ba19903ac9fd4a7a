//! A page of the manual as a page for `man`, in the language `roff`.

use std::fmt::Write as _;

use super::block::{Block, Look, Span, plain};
use super::page::Page;

/// The page as a page of section 7 of `man`, which holds pages that describe no command.
#[must_use]
pub fn roff(page: &Page) -> String {
    let mut out = String::new();
    // A date would make the file differ each day.
    let _ = writeln!(out, ".TH drydock-{} 7 \" \" \"Drydock {}\" Drydock", page.name, env!("CARGO_PKG_VERSION"));
    for block in &page.blocks {
        put(&mut out, block, page);
    }
    out
}

fn put(out: &mut String, block: &Block, page: &Page) {
    let _ = match block {
        Block::Heading(1, words) => writeln!(out, ".SH NAME\ndrydock\\-{} \\- {}", escaped(&page.name), escaped(&plain(words))),
        Block::Heading(2, words) => writeln!(out, ".SH {}", escaped(&plain(words))),
        Block::Heading(_, words) => writeln!(out, ".SS {}", escaped(&plain(words))),
        Block::Paragraph(words) => writeln!(out, ".PP\n{}", line(words)),
        Block::Point { depth, sign, words } => {
            writeln!(out, ".IP \"{}\" {}\n{}", escaped(sign), 3 + 2 * depth, line(words))
        }
        Block::Lines(lines) => {
            writeln!(out, ".PP\n.nf\n.RS 4\n{}\n.RE\n.fi", lines.lines().map(guarded).collect::<Vec<_>>().join("\n"))
        }
        // A terminal shows no pictures.
        Block::Picture(_) => Ok(()),
        Block::Table { heads, rows } => {
            for row in rows {
                let cells = heads.iter().zip(row).filter(|(_, cell)| !cell.is_empty());
                let told: Vec<String> =
                    cells.map(|(head, cell)| format!("{}: {}", escaped(&plain(head)), inline(cell))).collect();
                let _ = writeln!(out, ".IP \"•\" 3\n{}", told.join("; "));
            }
            Ok(())
        }
    };
}

/// Words as one line of their own.
fn line(words: &[Span]) -> String {
    let line = inline(words);
    // A full stop or an apostrophe at the beginning of a line would make it a command.
    if line.starts_with(['.', '\'']) { format!("\\&{line}") } else { line }
}

/// Words with the marks that `roff` uses for their looks.
fn inline(words: &[Span]) -> String {
    let span = |span: &Span| match span.look {
        Look::Plain => escaped(&span.text),
        Look::Strong | Look::Typed => format!("\\fB{}\\fR", escaped(&span.text)),
        Look::Slanted => format!("\\fI{}\\fR", escaped(&span.text)),
    };
    words.iter().map(span).collect::<String>().split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A line to be printed exactly as it is.
fn guarded(line: &str) -> String {
    let line = escaped(line);
    if line.starts_with(['.', '\'']) { format!("\\&{line}") } else { line }
}

fn escaped(text: &str) -> String {
    text.replace('\\', "\\e").replace('-', "\\-").replace('"', "\\(dq")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{markdown, pages};

    #[test]
    fn looks_and_signs_are_told_apart() {
        let blocks = markdown::read(
            "# Cutting\n\n.5 mm *or* `--marks no`, \"so\"\n\n- one\n\n| A | B |\n|---|---|\n| 1 | 2 |\n\n    .x\n",
        );
        let page = Page { name: "cutting".into(), title: "Cutting".into(), blocks, is_list: false };
        let told = roff(&page);
        for expected in [
            ".TH drydock-cutting 7 ",
            ".SH NAME\ndrydock\\-cutting \\- Cutting\n",
            ".PP\n\\&.5 mm \\fIor\\fR \\fB\\-\\-marks no\\fR, \\(dqso\\(dq\n",
            ".IP \"•\" 3\none\n",
            ".IP \"•\" 3\nA: 1; B: 2\n",
            "\n\\&.x\n",
        ] {
            assert!(told.contains(expected), "{expected:?} in {told}");
        }
    }

    #[test]
    fn no_line_of_a_page_is_taken_for_a_command_that_it_is_not() {
        for page in pages() {
            for line in roff(page).lines().filter(|line| line.starts_with(['.', '\''])) {
                let command = line.split(' ').next().unwrap_or_default();
                assert!(
                    [".TH", ".SH", ".SS", ".PP", ".IP", ".nf", ".fi", ".RS", ".RE"].contains(&command),
                    "{}: {line}",
                    page.name
                );
            }
        }
    }
}
