//! What is wrong with the letters on finished pages: those that no font has a shape for, and those that are too small to be read.

use std::collections::BTreeSet;

use super::draft::Draft;
use super::findings::{LETTERS_WITHOUT_A_SHAPE, TEXT_TOO_SMALL};
use super::{Printout, SheetKind};
use crate::drawing::{Item, Items, Page, Tag, TextRun};
use crate::geometry::{Mm, Transform};
use crate::rules::{Finding, Place};

/// A text that is this much smaller than five points is as good as five points large.
const HAIR: Mm = Mm::new(0.002);
/// More things than this are counted and not named.
const MOST_NAMED: usize = 20;

/// Notes what is wrong with the letters of a kind of sheets: of each thing once.
pub(super) fn note_letters(printout: &mut Printout, kind: SheetKind, pages: &[Page]) {
    let mut texts = Vec::new();
    for page in pages {
        collect(&page.items, Transform::IDENTITY, None, &mut texts);
    }
    note_missing(printout, kind, &texts);
    note_small(printout, kind, &texts);
}

/// A text with the size that it has on paper, and what it stands for.
struct Said<'page> {
    run: &'page TextRun,
    size: Mm,
    tag: Option<Tag>,
}

fn collect<'page>(items: &'page Items, above: Transform, tag: Option<Tag>, texts: &mut Vec<Said<'page>>) {
    for (_, item) in items {
        match item {
            Item::Text(run) => {
                let scale = (above.a * above.d - above.b * above.c).abs().sqrt();
                texts.push(Said { run, size: run.size * scale, tag });
            }
            Item::Group(group) => collect(&group.items, group.transform.then(above), group.tag.or(tag), texts),
            Item::Path(_) | Item::Image(_) => {}
        }
    }
}

/// Names each thing whose words have letters that are printed as empty boxes.
fn note_missing(printout: &mut Printout, kind: SheetKind, texts: &[Said]) {
    let mut found: Vec<(Place, &str, BTreeSet<char>)> = Vec::new();
    for said in texts {
        let missing: BTreeSet<char> = said.run.text.chars().filter(|letter| said.run.face.glyph(*letter).is_none()).collect();
        if missing.is_empty() {
            continue;
        }
        let place = said.tag.and_then(|tag| printout.place(tag)).cloned().unwrap_or(Place::Project);
        match found.iter_mut().find(|(other, ..)| *other == place) {
            Some((.., letters)) => letters.extend(missing),
            None => found.push((place, &said.run.text, missing)),
        }
    }
    // A thing stands on several kinds of sheets, and has one name.
    let known = |place: &Place| {
        printout.findings.iter().any(|finding| finding.about.name == LETTERS_WITHOUT_A_SHAPE.name && finding.place == *place)
    };
    found.retain(|(place, ..)| !known(place));
    let more = found.len().saturating_sub(MOST_NAMED);
    for (index, (place, words, missing)) in found.into_iter().take(MOST_NAMED).enumerate() {
        let letters: Vec<String> = missing.iter().take(6).map(|letter| format!("{letter:?}")).collect();
        let others = if index + 1 == MOST_NAMED && more > 0 {
            format!(", and {more} more things have such letters")
        } else {
            String::new()
        };
        let message = format!("{}: the fonts have no shape for {} in {words:?}{others}.", kind.label(), letters.join(", "));
        printout.findings.push(Finding::new(&LETTERS_WITHOUT_A_SHAPE, place, message));
    }
}

/// Says which text is smallest where some are too small, and how many more there are.
fn note_small(printout: &mut Printout, kind: SheetKind, texts: &[Said]) {
    let small = || texts.iter().filter(|said| said.size < Draft::SMALLEST - HAIR && !said.run.text.trim().is_empty());
    let Some(smallest) = small().reduce(|one, other| if other.size < one.size { other } else { one }) else { return };
    let place = smallest.tag.and_then(|tag| printout.place(tag)).cloned().unwrap_or(Place::Project);
    let others = match small().count() - 1 {
        0 => String::new(),
        1 => ", and one more text is smaller than 5".to_owned(),
        more => format!(", and {more} more texts are smaller than 5"),
    };
    let points = smallest.size / Mm::points(1.0);
    let message = format!("{}: {:?} is set in letters of {points:.1} points{others}.", kind.label(), smallest.run.text);
    printout.findings.push(Finding::new(&TEXT_TOO_SMALL, place, message));
}
