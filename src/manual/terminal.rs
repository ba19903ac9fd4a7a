//! A page as text for a terminal.

use super::block::{Block, Look, Words, plain};
use super::page::page;
use super::places::GLOSSARY;

/// The narrowest width, in letters, to which lines are broken. In a narrower terminal they are too long.
const NARROWEST: usize = 40;
/// How long a line is at most, in letters, so that lines are easy to read.
const WIDEST: usize = 100;

/// Blocks as text, with lines of at most `width` letters unless a word is longer.
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

/// Words as a terminal shows them. Text to be typed stands in backticks, and after a link comes the name of the page to which it leads.
fn shown(words: &Words) -> String {
    let span = |span: &super::Span| match span.look {
        Look::Typed => format!("`{}`", span.text),
        Look::Plain | Look::Strong | Look::Slanted => span.text.clone() + &asked_for(span),
    };
    words.iter().map(span).collect()
}

/// The name of the page to which words link, in brackets. Empty if the words are that name, if they link to the glossary, or if they link to no page.
fn asked_for(span: &super::Span) -> String {
    let led = span.leads_to.as_deref().and_then(page).filter(|led| led.name != GLOSSARY);
    led.filter(|led| !led.name.eq_ignore_ascii_case(&span.text)).map_or_else(String::new, |led| format!(" (`{}`)", led.name))
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

/// Breaks words into lines, with `before` at the beginning of the first line and `after` at the beginning of the others.
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

/// How many blanks stand between two columns.
const BETWEEN: usize = 2;

/// Writes a table. If all columns together are too wide, the text of cells is broken into lines. If even that does not fit, the cells of each row
/// stand below each other with their headings.
fn table(out: &mut String, heads: &[Words], rows: &[Vec<Words>], width: usize) {
    let all: Vec<Vec<String>> =
        std::iter::once(heads).chain(rows.iter().map(Vec::as_slice)).map(|row| row.iter().map(shown).collect()).collect();
    let Some(widths) = widths(&all, heads.len(), width) else { return below_each_other(out, &all, width) };
    for (number, row) in all.iter().enumerate() {
        let cells: Vec<Vec<String>> = row.iter().zip(&widths).map(|(cell, wide)| broken(cell, *wide)).collect();
        for line in 0..cells.iter().map(Vec::len).max().unwrap_or_default() {
            let part = |(cell, wide): (&Vec<String>, &usize)| {
                format!("{:<wide$}", cell.get(line).map_or("", String::as_str), wide = wide + BETWEEN)
            };
            push(out, &cells.iter().zip(&widths).map(part).collect::<String>());
        }
        if number == 0 {
            push(out, &"-".repeat(widths.iter().sum::<usize>() + BETWEEN * widths.len().saturating_sub(1)));
        }
    }
}

/// The width of each column. It is the width of the column's longest cell, or less if all columns together are too wide, but never less than the
/// column's longest word. `None` if even that is too wide.
fn widths(rows: &[Vec<String>], columns: usize, room: usize) -> Option<Vec<usize>> {
    let longest = |column: usize, length: &dyn Fn(&str) -> usize| {
        rows.iter().filter_map(|row| row.get(column)).map(|cell| length(cell)).max().unwrap_or_default()
    };
    let word = |cell: &str| cell.split_whitespace().map(|word| word.chars().count()).max().unwrap_or_default();
    let least: Vec<usize> = (0..columns).map(|column| longest(column, &word)).collect();
    let mut widths: Vec<usize> = (0..columns).map(|column| longest(column, &|cell| cell.chars().count())).collect();
    while widths.iter().sum::<usize>() + BETWEEN * columns.saturating_sub(1) > room {
        let widest = (0..columns).filter(|column| widths[*column] > least[*column]).max_by_key(|column| widths[*column])?;
        widths[widest] -= 1;
    }
    Some(widths)
}

/// Breaks words into lines of at most this many letters.
fn broken(words: &str, width: usize) -> Vec<String> {
    let mut text = String::new();
    lines(&mut text, words, "", "", width);
    text.lines().map(str::to_owned).collect()
}

/// Writes the rows of a table that is too wide. Each row becomes a point: its first cell stands alone, and each other cell stands behind its heading.
fn below_each_other(out: &mut String, all: &[Vec<String>], width: usize) {
    let Some((heads, rows)) = all.split_first() else { return };
    for row in rows {
        for (number, (cell, head)) in row.iter().zip(heads).enumerate().filter(|(_, (cell, _))| !cell.is_empty()) {
            match number {
                0 => lines(out, cell, "•  ", "   ", width),
                _ => lines(out, &format!("{head}: {cell}"), "   ", "     ", width),
            }
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

    #[test]
    fn cells_break_where_columns_are_too_wide_and_stand_behind_their_headings_where_nothing_else_helps() {
        let table = markdown::read(
            "| Game | By captains | By hand |\n|---|---|---|\n| Vikings | ashore and afloat, whatever the weather | yes |\n",
        );
        let row = |cells: [&str; 3]| format!("{:<9}{:<28}{}", cells[0], cells[1], cells[2]).trim_end().to_owned() + "\n";
        let [heads, first, second] =
            [["Game", "By captains", "By hand"], ["Vikings", "ashore and afloat,", "yes"], ["", "whatever the weather", ""]]
                .map(row);
        assert_eq!(text(&table, 44), format!("{heads}{}\n{first}{second}", "-".repeat(44)));
        let long = "o".repeat(30);
        let table = markdown::read(&format!("| Game | Name |\n|---|---|\n| {long} | {long} |\n"));
        assert_eq!(text(&table, 40), format!("•  {long}\n   Name: {long}\n"));
    }

    #[test]
    fn a_link_says_by_which_name_its_page_is_asked_for() {
        let blocks =
            markdown::read("A game stands under [by mail](by-post.md), and [printing](printing.md) is [levelled](words.md).\n");
        assert_eq!(text(&blocks, 100), "A game stands under by mail (`by-post`), and printing is levelled.\n");
    }
}
