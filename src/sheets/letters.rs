//! Findings about the letters on finished pages: letters for which the fonts have no shape, and letters that are too small to be read.

use std::collections::BTreeSet;

use super::draft::Draft;
use super::findings::{LETTERS_WITHOUT_A_SHAPE, TEXT_TOO_SMALL};
use super::{Printout, SheetKind};
use drawing::{Item, Items, Page, Tag, TextRun};
use geometry::{Mm, Point, Transform};
use project::{Finding, Place};

/// If a text is smaller than five points by no more than this, it counts as five points.
pub(super) const HAIR: Mm = Mm::new(0.002);
/// How many things findings name at most; further things are only counted.
const MOST_NAMED: usize = 20;

/// The problems with the letters on the pages of a kind of sheet. They are gathered page by page, because each page is dropped afterwards.
#[derive(Default)]
pub(super) struct Letters {
    missing: Vec<Missing>,
    smallest: Option<Small>,
    small: usize,
}

/// Letters without a shape in the texts about one thing.
struct Missing {
    tag: Option<Tag>,
    words: String,
    letters: BTreeSet<char>,
}

/// A text whose letters are too small.
struct Small {
    tag: Option<Tag>,
    words: String,
    size: Mm,
}

impl Letters {
    /// Gathers the problems with the letters on a page.
    pub fn note(&mut self, page: &Page) {
        self.items(&page.items, Transform::IDENTITY, None);
    }

    /// Turns the problems into findings, one for each thing.
    pub fn tell(self, printout: &mut Printout, kind: SheetKind) {
        tell_missing(printout, kind, self.missing);
        if let Some(smallest) = self.smallest {
            tell_small(printout, kind, &smallest, self.small - 1);
        }
    }

    fn items(&mut self, items: &Items, above: Transform, tag: Option<Tag>) {
        for (_, item) in items {
            match item {
                Item::Text(run) => self.run(run, run.size * above.mean_scale(), tag),
                Item::Group(group) => self.items(&group.items, group.transform.then(above), group.tag.or(tag)),
                Item::Path(_) | Item::Image(_) => {}
            }
        }
    }

    /// Checks a text whose letters have the size `size` on paper.
    fn run(&mut self, run: &TextRun, size: Mm, tag: Option<Tag>) {
        let mut missing = run.text.chars().filter(|letter| run.face.glyph(*letter).is_none()).peekable();
        if missing.peek().is_some() {
            let known = self.missing.iter_mut().find(|missing| missing.tag == tag);
            match known {
                Some(known) => known.letters.extend(missing),
                None => self.missing.push(Missing { tag, words: run.text.clone(), letters: missing.collect() }),
            }
        }
        if size < Draft::SMALLEST - HAIR && !run.text.trim().is_empty() {
            self.small += 1;
            if self.smallest.as_ref().is_none_or(|smallest| size < smallest.size) {
                self.smallest = Some(Small { tag, words: run.text.clone(), size });
            }
        }
    }
}

/// The place that a tag stands for; the whole project if there is no tag.
fn place(printout: &Printout, tag: Option<Tag>) -> Place {
    tag.and_then(|tag| printout.place(tag)).cloned().unwrap_or(Place::Project)
}

/// Adds a finding for each thing whose texts have letters that are printed as empty boxes.
fn tell_missing(printout: &mut Printout, kind: SheetKind, missing: Vec<Missing>) {
    let mut found: Vec<(Place, Missing)> = missing.into_iter().map(|missing| (place(printout, missing.tag), missing)).collect();
    // A thing can be on several kinds of sheet, but one finding about it is enough.
    let known = |place: &Place| {
        printout.findings.iter().any(|finding| finding.about.name == LETTERS_WITHOUT_A_SHAPE.name && finding.place == *place)
    };
    found.retain(|(place, _)| !known(place));
    let more = found.len().saturating_sub(MOST_NAMED);
    for (index, (place, missing)) in found.into_iter().take(MOST_NAMED).enumerate() {
        let letters: Vec<String> = missing.letters.iter().take(6).map(|letter| format!("{letter:?}")).collect();
        let others = if index + 1 == MOST_NAMED && more > 0 {
            format!(", and {more} more things have such letters")
        } else {
            String::new()
        };
        let words = missing.words;
        let message = format!("{}: the fonts have no shape for {} in {words:?}{others}.", kind.label(), letters.join(", "));
        printout.findings.push(Finding::new(&LETTERS_WITHOUT_A_SHAPE, place, message));
    }
}

/// Adds a finding about the smallest of the texts that are too small. The finding says how many other texts are too small.
fn tell_small(printout: &mut Printout, kind: SheetKind, smallest: &Small, others: usize) {
    let others = match others {
        0 => String::new(),
        1 => ", and one more text is smaller than 5".to_owned(),
        more => format!(", and {more} more texts are smaller than 5"),
    };
    let points = smallest.size / Mm::points(1.0);
    let message = format!("{}: {:?} is set in letters of {points:.1} points{others}.", kind.label(), smallest.words);
    let place = place(printout, smallest.tag);
    printout.findings.push(Finding::new(&TEXT_TOO_SMALL, place, message));
}

/// The size of the smallest letters in these items, as they are on paper; `None` if there is no text.
pub(super) fn smallest(items: &Items, above: Transform) -> Option<Mm> {
    let of = |(_, item): &(Point, Item)| match item {
        Item::Text(run) => Some(run.size * above.mean_scale()),
        Item::Group(group) => smallest(&group.items, group.transform.then(above)),
        Item::Path(_) | Item::Image(_) => None,
    };
    items.iter().filter_map(of).reduce(Mm::min)
}
