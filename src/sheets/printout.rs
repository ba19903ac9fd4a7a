//! The result of printing a project: pages by kind, the places that their tags stand for, and findings about the pages.

use std::collections::BTreeMap;

use super::SheetKind;
use super::binding::{Binder, FileHead, file_names};
use super::leaf::Leaves;
use drawing::{Page, SheetSide, Tag, hit};
use project::{Finding, Place, PrinterProfile};

/// What to print, beyond the choices kept in the project.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Request {
    /// Only these kinds; all if empty.
    pub only: Vec<SheetKind>,
    /// Only the scenario of this name, with its fleets and map; none for the whole project.
    pub scenario: Option<String>,
    /// Whether things that cannot appear in any scenario are printed too; if not, they are left out, unless there is no scenario.
    pub everything: bool,
    /// Whether a map is one page of its own size instead of pages to be put together.
    pub one_page: bool,
    /// Only what this player may see, spelled as the game's readers are; none for everything.
    pub reader: Option<String>,
    /// What the printer does to a page.
    pub printer: PrinterProfile,
}

/// The only player who may see some pages, or none if all may, and the number of those pages.
pub type Share = (Option<String>, usize);

/// Finished pages, by kind.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Printout {
    /// The kinds that the game of the project has; no file of another kind may take their names.
    pub kinds: Vec<SheetKind>,
    /// The pages of each kind that has any, in the order of printing.
    pub sheets: Vec<(SheetKind, Vec<Page>)>,
    /// The kinds of which some pages are for one player only: for which player and how many, in the order of the pages. Kinds that all may see are
    /// not listed.
    pub shares: Vec<(SheetKind, Vec<Share>)>,
    /// The places that the tags on the pages stand for: tag n is the nth.
    pub places: Vec<Place>,
    /// The number of each place, worked out from them when it is needed.
    pub numbers: BTreeMap<Place, u32>,
    /// What is wrong with the pages.
    pub findings: Vec<Finding>,
}

/// Pages that become one file.
#[derive(Clone, Debug, PartialEq)]
pub struct PrintedFile<'pages> {
    /// Their kind.
    pub kind: SheetKind,
    /// What the file is called, without an ending.
    pub name: String,
    /// The one player who may see them; none where all may.
    pub reader: Option<&'pages str>,
    /// The pages.
    pub pages: &'pages [Page],
}

impl<'pages> PrintedFile<'pages> {
    /// The one file of a kind that all may see.
    #[must_use]
    pub fn whole(kind: SheetKind, pages: &'pages [Page]) -> Self {
        Self { kind, name: kind.slug().to_owned(), reader: None, pages }
    }

    /// Its head: what is known without its pages.
    #[must_use]
    pub fn head(&self) -> FileHead {
        let has_backs = self.pages.iter().any(|page| page.side == SheetSide::Back);
        FileHead {
            kind: self.kind,
            name: self.name.clone(),
            reader: self.reader.map(str::to_owned),
            is_share: self.reader.is_some(),
            has_backs,
            pages_of_kind: self.pages.len(),
        }
    }
}

impl Request {
    /// Whether a kind is wanted.
    #[must_use]
    pub fn wants(&self, kind: SheetKind) -> bool {
        self.only.is_empty() || self.names(kind)
    }

    /// Whether a kind is asked for by its name.
    #[must_use]
    pub fn names(&self, kind: SheetKind) -> bool {
        self.only.contains(&kind)
    }
}

impl Printout {
    /// The tag that stands for a place, which is remembered.
    pub fn tag(&mut self, place: impl Into<Place>) -> Tag {
        if self.numbers.len() != self.places.len() {
            self.numbers = self.places.iter().cloned().zip(0..).collect();
        }
        let next = self.places.len() as u32;
        Tag(*self.numbers.entry(place.into()).or_insert_with_key(|place| {
            self.places.push(place.clone());
            next
        }))
    }

    /// The place that a tag stands for.
    #[must_use]
    pub fn place(&self, tag: Tag) -> Option<&Place> {
        self.places.get(tag.0 as usize)
    }

    /// The pages of a kind.
    #[must_use]
    pub fn pages(&self, kind: SheetKind) -> &[Page] {
        self.sheets.iter().find(|(found, _)| *found == kind).map_or(&[], |(_, pages)| pages)
    }

    /// Removes every page without a tag whose place `is_wanted` accepts.
    pub fn keep_only(&mut self, is_wanted: impl Fn(&Place) -> bool) {
        let wanted: Vec<bool> = self.places.iter().map(is_wanted).collect();
        let is_about = |page: &Page| {
            let tags = hit::tagged_bounds(page).into_iter().map(|(tag, _)| tag.0 as usize);
            tags.into_iter().any(|tag| wanted.get(tag).copied().unwrap_or_default())
        };
        for (kind, pages) in &mut self.sheets {
            let kept: Vec<bool> = pages.iter().map(is_about).collect();
            // The numbers of pages for each player change with it.
            let mut from = 0;
            for (_, count) in self.shares.iter_mut().filter(|(shared, _)| shared == kind).flat_map(|(_, shares)| shares) {
                let theirs = &kept[from..(from + *count).min(kept.len())];
                from += *count;
                *count = theirs.iter().filter(|kept| **kept).count();
            }
            let mut kept = kept.into_iter();
            pages.retain(|_| kept.next().unwrap_or_default());
        }
        self.sheets.retain(|(_, pages)| !pages.is_empty());
    }

    /// The files that the pages become: one for a kind, or one for each player who may see a part of it.
    #[must_use]
    pub fn files(&self) -> Vec<PrintedFile<'_>> {
        let mut files = Vec::new();
        for (kind, pages) in &self.sheets {
            let Some((_, shares)) = self.shares.iter().find(|(shared, _)| shared == kind) else {
                files.push(PrintedFile::whole(*kind, pages));
                continue;
            };
            let names = file_names(*kind, &self.kinds, shares.iter().map(|(reader, _)| reader.as_deref()));
            let mut rest = pages.as_slice();
            for ((reader, count), name) in shares.iter().zip(names) {
                let (theirs, later) = rest.split_at(*count);
                files.push(PrintedFile { kind: *kind, name, reader: reader.as_deref(), pages: theirs });
                rest = later;
            }
        }
        files
    }
}

/// Pages that are kept to be shown: those of each kind together, and how many of them are for which player.
#[derive(Default)]
pub struct KeptPages {
    /// The pages of each kind.
    pub sheets: Vec<(SheetKind, Vec<Page>)>,
    /// How many pages of each kind are for which player.
    pub shares: Vec<(SheetKind, Vec<Share>)>,
}

impl Binder for KeptPages {
    fn bind(&mut self, file: &FileHead, pages: &mut Leaves<'_>) {
        if file.is_share {
            let share = (file.reader.clone(), pages.len());
            match self.shares.iter_mut().find(|(kind, _)| *kind == file.kind) {
                Some((_, shares)) => shares.push(share),
                None => self.shares.push((file.kind, vec![share])),
            }
        }
        match self.sheets.iter_mut().find(|(kind, _)| *kind == file.kind) {
            Some((_, known)) => known.extend(pages),
            None => self.sheets.push((file.kind, pages.collect())),
        }
    }
}
