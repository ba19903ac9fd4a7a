//! A page as text for a terminal.

use super::block::{Block, Look, Words, plain};

/// The narrowest terminal for which lines are broken.
const NARROWEST: usize = 40;
/// The widest lines, which are still easy to read.
const WIDEST: usize = 100;

/// Blocks as text, their lines no longer than `width` letters where words can be parted.
#[must_use]
pub fn text(blocks: &[Block], width: usize) -> String {
    let width = width.clamp(NARROWEST, WIDEST);
    let mut out = String::new();
    let mut was_point = false;
    for block in blocks {
        let is_point = matches!(block, Block::Point { .. });
        if !(out.is_empty() || was_point && is_point) {
            out.push('\n');
        }
        was_point = is_point;
        match block {
            Block::Heading(depth, words) => heading(&mut out, *depth, &plain(words)),
            Block::Paragraph(words) => lines(&mut out, &shown(words), "", "", width),
            Block::Point { depth, sign, words } => {
                let before = format!("{}{sign:<3}", "  ".repeat(*depth));
                let after = " ".repeat(before.chars().count());
                lines(&mut out, &shown(words), &before, &after, width);
            }
            Block::Lines(typed) => typed.lines().for_each(|line| push(&mut out, &format!("    {line}"))),
            Block::Picture(picture) => lines(&mut out, &format!("[Picture: {}]", picture.words), "", "", width),
            Block::Table { heads, rows } => table(&mut out, heads, rows, width),
        }
    }
    out
}

/// Words as a terminal shows them: what is typed stands in the signs that Markdown has for it.
fn shown(words: &Words) -> String {
    let span = |span: &super::Span| match span.look {
        Look::Typed => format!("`{}`", span.text),
        Look::Plain | Look::Strong | Look::Slanted => span.text.clone(),
    };
    words.iter().map(span).collect()
}

fn push(out: &mut String, line: &str) {
    out.push_str(line.trim_end());
    out.push('\n');
}

fn heading(out: &mut String, depth: u8, words: &str) {
    push(out, words);
    let sign = match depth {
        1 => "=",
        2 => "-",
        _ => return,
    };
    push(out, &sign.repeat(words.chars().count()));
}

/// Words broken into lines, with `before` in front of the first and `after` in front of the others.
fn lines(out: &mut String, words: &str, before: &str, after: &str, width: usize) {
    let mut line = before.to_owned();
    let mut is_fresh = true;
    for word in words.split_whitespace() {
        if !is_fresh && line.chars().count() + 1 + word.chars().count() > width {
            push(out, &line);
            after.clone_into(&mut line);
            is_fresh = true;
        }
        if !is_fresh {
            line.push(' ');
        }
        line.push_str(word);
        is_fresh = false;
    }
    push(out, &line);
}

/// A table whose columns are as wide as their longest cell, the last one as wide as what is left; where that is too little, a point for each row.
fn table(out: &mut String, heads: &[Words], rows: &[Vec<Words>], width: usize) {
    let all: Vec<Vec<String>> =
        std::iter::once(heads).chain(rows.iter().map(Vec::as_slice)).map(|row| row.iter().map(shown).collect()).collect();
    let longest = |column: usize| all.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max();
    let widths: Vec<usize> = (0..heads.len()).map(|column| longest(column).unwrap_or_default() + 2).collect();
    let first: usize = widths.iter().rev().skip(1).sum();
    if first + NARROWEST / 2 > width {
        for row in all.iter().skip(1) {
            let cells: Vec<String> = row.iter().filter(|cell| !cell.is_empty()).cloned().collect();
            lines(out, &cells.join("; "), "•  ", "   ", width);
        }
        return;
    }
    for (number, row) in all.iter().enumerate() {
        let cells = row.iter().zip(&widths).take(heads.len().saturating_sub(1)).map(|(cell, wide)| format!("{cell:<wide$}"));
        let before = cells.collect::<Vec<_>>().concat();
        let last = row.get(heads.len().saturating_sub(1)).map_or("", String::as_str);
        lines(out, last, &before, &" ".repeat(first), width);
        if number == 0 {
            push(
                out,
                &"-".repeat(
                    all.iter()
                        .map(|row| row.last().map_or(0, |cell| cell.chars().count()))
                        .max()
                        .unwrap_or_default()
                        .min(width - first)
                        + first,
                ),
            );
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::markdown;

    #[test]
    fn lines_are_broken_between_words_and_points_are_set_in() {
        let blocks = markdown::read(
            "# Boats\n\nA boat has a keel of so and so many hexes in rows.\n\n- one point that is far too long for a line\n- two\n",
        );
        assert_eq!(
            text(&blocks, 40),
            "Boats\n=====\n\nA boat has a keel of so and so many\nhexes in rows.\n\n•  one point that is far too long for a\n   line\n•  two\n"
        );
    }

    #[test]
    fn no_line_of_a_page_is_wider_than_it_may_be() {
        for page in crate::pages() {
            for line in text(&page.blocks, 100).lines() {
                let is_typed = line.starts_with("    ") || !line.trim().contains(' ');
                assert!(is_typed || line.chars().count() <= 100, "{}: {line}", page.name);
            }
        }
    }

    #[test]
    fn a_table_has_its_columns_below_one_another() {
        let blocks = markdown::read("| Key | Does |\n|---|---|\n| A | adds |\n| Delete | takes away |\n");
        assert_eq!(text(&blocks, 60), "Key     Does\n------------------\nA       adds\nDelete  takes away\n");
    }
}
