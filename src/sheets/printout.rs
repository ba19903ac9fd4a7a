//! What printing a project results in: pages by kind of sheet, the places that the tags on the pages stand for, and findings about the pages.

use std::collections::BTreeMap;

use super::SheetKind;
use super::binding::{Binder, FileHead, file_names};
use super::leaf::Leaves;
use drawing::{Page, SheetSide, Tag, hit};
use project::{Finding, Place, PrinterProfile};

/// The user's request for one print, in addition to the choices that the project keeps.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Request {
    /// The kinds of sheet to print; all kinds if empty.
    pub only: Vec<SheetKind>,
    /// The name of the only scenario to print, with its fleets and map; `None` for the whole project.
    pub scenario: Option<String>,
    /// Whether to print things that no scenario can use. If false, they are left out, unless there is no scenario.
    pub everything: bool,
    /// Whether a map is printed on one page of its own size, instead of several pages to be glued together.
    pub one_page: bool,
    /// The player whose pages are printed, by the name that the game gives its readers; `None` for the pages of all players.
    pub reader: Option<String>,
    /// The corrections for the user's printer.
    pub printer: PrinterProfile,
}

/// How many pages one reader has: the only player who may see them (`None` if all players may), and the number of pages.
pub type Share = (Option<String>, usize);

/// Finished pages, grouped by kind.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Printout {
    /// The kinds of sheet that the project's game has. The file of any other kind must not have the name of one of these.
    pub kinds: Vec<SheetKind>,
    /// The pages of each kind that has any pages, in the order of printing.
    pub sheets: Vec<(SheetKind, Vec<Page>)>,
    /// For each kind that has pages for one player only: how many pages each player has, in the order of the pages. Kinds without such pages are not
    /// listed.
    pub shares: Vec<(SheetKind, Vec<Share>)>,
    /// The places that the tags on the pages stand for: tag n stands for the place at index n.
    pub places: Vec<Place>,
    /// The index of each place in `places`; filled when it is first needed.
    pub numbers: BTreeMap<Place, u32>,
    /// The findings about the pages.
    pub findings: Vec<Finding>,
}

/// The pages that become one file.
#[derive(Clone, Debug, PartialEq)]
pub struct PrintedFile<'pages> {
    /// The kind of the pages.
    pub kind: SheetKind,
    /// The name of the file, without an ending.
    pub name: String,
    /// The only player who may see the pages; `None` if all players may.
    pub reader: Option<&'pages str>,
    /// The pages of the file, in order.
    pub pages: &'pages [Page],
}

impl<'pages> PrintedFile<'pages> {
    /// The file with all pages of a kind, which all players may see.
    #[must_use]
    pub fn whole(kind: SheetKind, pages: &'pages [Page]) -> Self {
        Self { kind, name: kind.slug().to_owned(), reader: None, pages }
    }

    /// The head of the file: what is known about it without its pages.
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
    /// Whether the user wants the pages of a kind printed.
    #[must_use]
    pub fn wants(&self, kind: SheetKind) -> bool {
        self.only.is_empty() || self.names(kind)
    }

    /// Whether the request names this kind.
    #[must_use]
    pub fn names(&self, kind: SheetKind) -> bool {
        self.only.contains(&kind)
    }
}

impl Printout {
    /// Returns the tag that stands for a place; a new place is added to `places`.
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

    /// The place that a tag stands for; `None` if the tag is not from this printout.
    #[must_use]
    pub fn place(&self, tag: Tag) -> Option<&Place> {
        self.places.get(tag.0 as usize)
    }

    /// The pages of a kind.
    #[must_use]
    pub fn pages(&self, kind: SheetKind) -> &[Page] {
        self.sheets.iter().find(|(found, _)| *found == kind).map_or(&[], |(_, pages)| pages)
    }

    /// Keeps only those pages that have a tag for whose place `is_wanted` returns true.
    pub fn keep_only(&mut self, is_wanted: impl Fn(&Place) -> bool) {
        let wanted: Vec<bool> = self.places.iter().map(is_wanted).collect();
        let is_about = |page: &Page| {
            let tags = hit::tagged_bounds(page).into_iter().map(|(tag, _)| tag.0 as usize);
            tags.into_iter().any(|tag| wanted.get(tag).copied().unwrap_or_default())
        };
        for (kind, pages) in &mut self.sheets {
            let kept: Vec<bool> = pages.iter().map(is_about).collect();
            // How many pages each player has is corrected as well.
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

    /// The files that the pages become: one for each kind, or one for each player if some pages are for one player only.
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

/// Pages that are kept in memory to be shown, grouped by kind of sheet.
#[derive(Default)]
pub struct KeptPages {
    /// The pages of each kind.
    pub sheets: Vec<(SheetKind, Vec<Page>)>,
    /// For each kind that has pages for one player only: how many pages each player has.
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
