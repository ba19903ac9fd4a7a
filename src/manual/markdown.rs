//! Reads Markdown as blocks, with the crate `pulldown-cmark`. Parts of Markdown that the manual does not use, such as HTML, are left out.

use std::ffi::OsStr;
use std::path::Path;

use pulldown_cmark::{CodeBlockKind, Event, HeadingLevel, Options, Parser, Tag, TagEnd};

use super::block::{Block, Look, Span, Words, plain};
use super::pictures::Picture;

/// Reads a page of the manual.
#[must_use]
pub fn read(source: &str) -> Vec<Block> {
    let mut reader = Reader::default();
    for event in Parser::new_ext(source, Options::ENABLE_TABLES) {
        reader.take(event);
    }
    reader.blocks
}

/// The blocks that are already read, and the parts that are still open.
#[derive(Default)]
struct Reader {
    blocks: Vec<Block>,
    words: Words,
    /// The lists that are open, the innermost last: for each the number of its next point, or `None` for a list without numbers.
    lists: Vec<Option<u64>>,
    /// The sign of the point whose words come next. `None` outside a point; empty once the sign has been written.
    sign: Option<String>,
    looks: Vec<Look>,
    leads_to: Option<String>,
    /// The file of the picture whose description comes next; `None` outside a picture.
    picture: Option<String>,
    lines: Option<String>,
    heads: Vec<Words>,
    rows: Vec<Vec<Words>>,
}

impl Reader {
    fn take(&mut self, event: Event) {
        match event {
            Event::Start(tag) => self.start(tag),
            Event::End(tag) => self.end(tag),
            Event::Text(text) => self.text(&text, None),
            Event::Code(text) => self.text(&text, Some(Look::Typed)),
            Event::SoftBreak | Event::HardBreak => self.text(" ", None),
            _ => {}
        }
    }

    fn start(&mut self, tag: Tag) {
        match tag {
            Tag::Strong => self.looks.push(Look::Strong),
            Tag::Emphasis => self.looks.push(Look::Slanted),
            Tag::Image { dest_url, .. } => self.picture = Some(file_name(&dest_url)),
            Tag::Link { dest_url, .. } => self.leads_to = Some(leads_to(&dest_url)),
            Tag::List(first) => {
                self.close_point();
                self.lists.push(first);
            }
            Tag::Item => self.sign = Some(self.next_sign()),
            Tag::CodeBlock(CodeBlockKind::Fenced(_) | CodeBlockKind::Indented) => {
                self.close_point();
                self.lines = Some(String::new());
            }
            Tag::TableRow => self.rows.push(Vec::new()),
            _ => {}
        }
    }

    fn end(&mut self, tag: TagEnd) {
        match tag {
            TagEnd::Strong | TagEnd::Emphasis => drop(self.looks.pop()),
            TagEnd::Link => self.leads_to = None,
            TagEnd::Image => {
                // In the manual, a picture is always a paragraph of its own.
                let words = plain(&std::mem::take(&mut self.words));
                let picture = self.picture.take().and_then(|file| Picture::named(&file, words));
                self.blocks.extend(picture.map(Block::Picture));
            }
            TagEnd::Heading(level) => {
                let words = std::mem::take(&mut self.words);
                self.blocks.push(Block::Heading(depth_of(level), words));
            }
            TagEnd::Paragraph if self.words.is_empty() => {}
            TagEnd::Paragraph if self.sign.is_none() => {
                let words = std::mem::take(&mut self.words);
                self.blocks.push(Block::Paragraph(words));
            }
            TagEnd::Paragraph => self.close_point(),
            TagEnd::Item => {
                self.close_point();
                self.sign = None;
            }
            TagEnd::List(_) => drop(self.lists.pop()),
            TagEnd::CodeBlock => {
                let lines = self.lines.take().unwrap_or_default();
                self.blocks.push(Block::Lines(lines.trim_end().to_owned()));
            }
            TagEnd::TableCell => {
                let cell = std::mem::take(&mut self.words);
                self.rows.last_mut().unwrap_or(&mut self.heads).push(cell);
            }
            TagEnd::Table => {
                let (heads, rows) = (std::mem::take(&mut self.heads), std::mem::take(&mut self.rows));
                self.blocks.push(Block::Table { heads, rows });
            }
            _ => {}
        }
    }

    fn text(&mut self, text: &str, look: Option<Look>) {
        if let Some(lines) = &mut self.lines {
            lines.push_str(text);
            return;
        }
        let look = look.or_else(|| self.looks.last().copied()).unwrap_or_default();
        match self.words.last_mut() {
            Some(last) if last.look == look && last.leads_to == self.leads_to => last.text.push_str(text),
            _ => self.words.push(Span { text: text.to_owned(), look, leads_to: self.leads_to.clone() }),
        }
    }

    /// The sign of the next point of the innermost list.
    fn next_sign(&mut self) -> String {
        match self.lists.last_mut() {
            Some(Some(number)) => {
                let sign = format!("{number}.");
                *number += 1;
                sign
            }
            _ => "•".to_owned(),
        }
    }

    /// Ends a point: adds a block with the words that were read for it.
    fn close_point(&mut self) {
        if let Some(sign) = &mut self.sign
            && !self.words.is_empty()
        {
            let (words, sign) = (std::mem::take(&mut self.words), std::mem::take(sign));
            self.blocks.push(Block::Point { depth: self.lists.len().saturating_sub(1), sign, words });
        }
    }
}

/// The target of a link. An address on the web stays as it is. A link to a source file becomes the name of the page made from that file; the page of
/// a game is named after the folder of its file.
fn leads_to(url: &str) -> String {
    if url.starts_with("https://") {
        return url.to_owned();
    }
    let path = Path::new(url);
    let name = |part: Option<&OsStr>| part.map(|part| part.to_string_lossy().into_owned()).unwrap_or_default();
    match name(path.file_stem()) {
        stem if stem == "manual" => name(path.parent().and_then(Path::file_name)).replace('_', "-"),
        stem => stem,
    }
}

/// The last part of a path.
fn file_name(url: &str) -> String {
    Path::new(url).file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}

/// The manual has headings of three depths; deeper ones count as the third.
const fn depth_of(level: HeadingLevel) -> u8 {
    match level {
        HeadingLevel::H1 => 1,
        HeadingLevel::H2 => 2,
        _ => 3,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_lead_to_pages_by_the_files_of_their_sources() {
        assert_eq!(leads_to("printing.md"), "printing");
        assert_eq!(leads_to("../../blue_book/star_viking/manual.md"), "star-viking");
        assert_eq!(leads_to("https://vassalengine.org"), "https://vassalengine.org");
    }

    #[test]
    fn headings_lists_lines_and_tables_are_told_apart() {
        let blocks = read(
            "# Title\n\nA *first* line\nwith [more](printing.md) and `code`.\n\n1. One\n   - Inner\n2. Two\n\n```sh\na\n b\n```\n\n| A | B |\n|---|---|\n| 1 | **2** |\n",
        );
        let signs: Vec<_> = blocks
            .iter()
            .filter_map(|block| match block {
                Block::Point { depth, sign, words } => Some((*depth, sign.as_str(), plain(words))),
                _ => None,
            })
            .collect();
        assert_eq!(signs, [(0, "1.", "One".into()), (1, "•", "Inner".into()), (0, "2.", "Two".into())]);
        let Block::Paragraph(words) = &blocks[1] else { panic!("{blocks:?}") };
        assert_eq!(plain(words), "A first line with more and code.");
        assert_eq!(words[1].look, Look::Slanted);
        assert_eq!(words[3].leads_to.as_deref(), Some("printing"));
        assert!(blocks.contains(&Block::Lines("a\n b".into())));
        let Some(Block::Table { heads, rows }) = blocks.last() else { panic!("{blocks:?}") };
        assert_eq!((heads.len(), rows.len()), (2, 1));
        assert_eq!(rows[0][1], [Span::new("2", Look::Strong)]);
    }
}
