//! What the layout of every page depends on (its frame): the paper with its margins, and the user's request.

use std::cell::Cell;
use std::sync::Arc;

use super::binding::{Binder, FileHead, by_reader, file_names, has_backs, paired};
use super::draft::Draft;
use super::imposition::BLEED;
use super::later::Later;
use super::leaf::Leaves;
use super::letters::Letters;
use super::surround::{BARS, FOOTER, Surround};
use super::{Printout, Request, SheetKind, findings};
use drawing::stock::Orientation;
use drawing::{Knife, Progress, ProgressMonitor, SheetSide};
use geometry::{Mm, Point, Rect, Size, Vector};
use project::{Duplex, Finding, Place, PrintChoices, Project};

/// The paper, its margins and everything else that all pages of a printout have in common.
#[derive(Clone, Debug)]
pub struct Frame<'project> {
    /// The choices for printing that the project keeps.
    pub choices: &'project PrintChoices,
    /// The project that is printed; pages take its pictures from here.
    pub project: &'project Project,
    surround: Arc<Surround>,
    /// The player for whom pages are printed; `None` to print the pages of all players.
    reader: Option<String>,
    monitor: ProgressMonitor<'project>,
    /// How many pages have been laid out up to now.
    drawn: Cell<usize>,
    stopped: Cell<bool>,
    /// How many poster pages the maps of the kind that is being printed have taken up to now.
    poster_pages: Cell<u32>,
    /// The factor by which everything is set smaller on pages that are filled from top to bottom.
    scale: f64,
}

/// The contents of one page, before the frame is put around them.
#[derive(Clone, Debug)]
pub struct Body {
    /// The title of the page.
    pub title: String,
    /// The size of the whole sheet.
    pub size: Size,
    /// The side of the paper on which the page is printed.
    pub side: SheetSide,
    /// The only player who may see the page; `None` if all players may.
    pub reader: Option<String>,
    /// Whether the page has a foot with its title, its number, a fingerprint and check bars.
    pub has_foot: bool,
    /// A further note in the foot of the page; may be empty.
    pub note: String,
    /// The cuts and marks of a page that is cut into pieces.
    pub knife: Knife,
    /// The drawing, measured from the corner of the sheet.
    pub draft: Draft,
    /// A drawing on top of `draft` that is made only when the page is needed; `None` if there is none.
    pub later: Option<Later>,
}

impl Body {
    /// The front of a sheet of paper, which all players may see.
    #[must_use]
    pub fn front(title: impl Into<String>, size: Size, draft: Draft) -> Self {
        Self {
            title: title.into(),
            size,
            side: SheetSide::Front,
            reader: None,
            has_foot: true,
            note: String::new(),
            knife: Knife::default(),
            draft,
            later: None,
        }
    }

    /// Adds a drawing that is made only when the page is needed.
    #[must_use]
    pub fn with(self, later: Later) -> Self {
        Self { later: Some(later), ..self }
    }

    /// Makes the later drawing, if there is one, and adds it to the draft.
    #[must_use]
    pub fn drawn(mut self, printout: &mut Printout) -> Self {
        if let Some(later) = self.later.take() {
            self.draft.items.extend(later.draw(printout).items);
        }
        self
    }

    /// Removes the foot, for a page whose number would give a secret away.
    #[must_use]
    pub fn without_foot(self) -> Self {
        Self { has_foot: false, ..self }
    }

    /// Restricts the page to one player.
    #[must_use]
    pub fn for_reader(self, reader: &str) -> Self {
        Self { reader: Some(reader.to_owned()), ..self }
    }
}

/// The smallest width and height between the margins for which a page is laid out.
pub(super) const NARROWEST: Mm = Mm::new(10.0);
/// How many pages one kind of sheet can have at most.
const MOST_PAGES: usize = 2000;
/// How many poster pages all maps of one kind can have together: enough for two of the largest maps.
pub(super) const MOST_POSTER_PAGES: u32 = 1280;

impl<'project> Frame<'project> {
    /// The frame of a project's pages.
    #[must_use]
    pub fn new(project: &'project Project, request: &Request) -> Self {
        Self::with_progress(project, request, ProgressMonitor::NONE)
    }

    /// The frame of a project's pages. `monitor` is told how far the layout has come, and can stop the layout.
    #[must_use]
    pub fn with_progress(project: &'project Project, request: &Request, monitor: ProgressMonitor<'project>) -> Self {
        let surround = Arc::new(Surround::new(project, &request.printer));
        Self { reader: request.reader.clone(), monitor, ..Self::again(project, &surround) }
    }

    /// The frame for pages that are laid out a second time and are not counted again.
    pub(super) fn again(project: &'project Project, surround: &Arc<Surround>) -> Self {
        Self {
            choices: &project.print,
            project,
            surround: Arc::clone(surround),
            reader: None,
            monitor: ProgressMonitor::NONE,
            drawn: Cell::new(0),
            stopped: Cell::new(false),
            poster_pages: Cell::new(0),
            scale: 1.0,
        }
    }

    /// The same frame, for pages on which everything is set smaller by a factor.
    pub(super) fn smaller(&self, scale: f64) -> Self {
        Self { scale, ..self.clone() }
    }

    /// The factor by which everything is set smaller on pages that are filled from top to bottom.
    pub(super) const fn scale(&self) -> f64 {
        self.scale
    }

    /// Counts a page that was laid out, and returns whether to go on. If false, the caller has to discard all pages.
    pub fn drew_page(&self) -> bool {
        self.drawn.set(self.drawn.get() + 1);
        self.goes_on()
    }

    /// Whether to go on laying out pages; false once the user has stopped the work.
    pub fn goes_on(&self) -> bool {
        if !self.stopped.get() && self.monitor.report(Progress::pages(self.drawn.get())).is_err() {
            self.stopped.set(true);
        }
        !self.stopped.get()
    }

    /// The size of the chosen paper in this orientation.
    #[must_use]
    pub fn paper(&self, orientation: Orientation) -> Size {
        orientation.page(self.choices.paper)
    }

    /// The area of a page of this size that can be drawn on: between the margins and above the footer.
    #[must_use]
    pub fn area(&self, page: Size) -> Rect {
        let inside = self.choices.margins.inside(page);
        // If there is no room even for the footer, the area is empty, and not negative.
        Rect { min: inside.min, max: inside.max - Vector::at(Mm::ZERO, FOOTER.min(inside.height())) }
    }

    /// The area of a page of this size in which pieces to be cut out may lie. It leaves room in the drawing area for the bleed and the marks around
    /// them.
    #[must_use]
    pub fn pieces_area(&self, page: Size) -> Rect {
        self.area(page).inset(BLEED + self.choices.registration.clearance())
    }

    /// The outlines of the marks for a cutting machine on a page of this size.
    #[must_use]
    pub fn registration_marks(&self, page: Size) -> Vec<Vec<Point>> {
        self.choices.registration.marks(self.area(page))
    }

    /// Whether the margins leave enough of the chosen paper to lay out a page, both in portrait and in landscape.
    #[must_use]
    pub fn has_room(&self) -> bool {
        Orientation::ALL.into_iter().all(|orientation| {
            let area = self.area(self.paper(orientation));
            area.width() >= NARROWEST && area.height() >= NARROWEST
        })
    }

    /// What is drawn around each page: the footer, the check bars and the correction for the printer.
    pub(super) const fn surround(&self) -> &Arc<Surround> {
        &self.surround
    }

    /// The size of a page that is made to fit a drawing: the drawing's size, and the margins and the footer.
    #[must_use]
    pub fn around(&self, drawing: Size) -> Size {
        let margins = &self.choices.margins;
        Size::of(margins.left + drawing.width + margins.right, margins.top + drawing.height + FOOTER + margins.bottom)
    }

    /// Whether the back of a sheet is the front mirrored left to right; if false, it is mirrored top to bottom.
    #[must_use]
    pub fn back_is_mirrored_across(&self, page: Size) -> bool {
        (page.width <= page.height) == (self.choices.duplex == Duplex::LongEdge)
    }

    /// Counts the poster pages of a map. Returns whether all maps of the kind together still stay within the limit.
    pub(super) fn has_room_for(&self, pages: u32) -> bool {
        let all = self.poster_pages.get().saturating_add(pages);
        let fits = all <= MOST_POSTER_PAGES;
        if fits {
            self.poster_pages.set(all);
        }
        fits
    }

    /// Puts the frame around the bodies of a kind of sheet, and hands the pages one by one to the binder.
    ///
    /// The pages of each reader (a player who alone may see them) are grouped and numbered separately, because they become a file of their own.
    pub fn bind(&self, printout: &mut Printout, binder: &mut dyn Binder, kind: SheetKind, bodies: Vec<Body>) {
        self.poster_pages.set(0);
        if bodies.len() > MOST_PAGES {
            let message = format!(
                "{} would take {} pages, and {MOST_PAGES} are the most: print one scenario at a time, or have fewer things.",
                kind.label(),
                bodies.len()
            );
            printout.findings.push(Finding::new(&findings::TOO_MANY_PAGES, Place::Project, message));
            return;
        }
        let readers = by_reader(bodies);
        let is_share = readers.len() > 1 || self.reader.is_some();
        // The files are named before any of them is left out, so that a file's name does not depend on which other files are printed.
        let names = file_names(kind, &printout.kinds, readers.iter().map(|(reader, _)| reader.as_deref().filter(|_| is_share)));
        let mut files: Vec<_> = readers.into_iter().zip(names).collect();
        if let Some(wanted) = &self.reader {
            files.retain(|((reader, _), _)| reader.as_ref().is_none_or(|reader| reader == wanted));
        }
        if files.is_empty() {
            return;
        }
        if files.iter().flat_map(|((_, bodies), _)| bodies).any(|body| self.choices.margins.inside(body.size).width() < BARS) {
            // One finding is enough, because it would be the same for every kind of sheet.
            let message = format!("Pages of {} have no room for check bars.", self.choices.paper.label());
            let finding = Finding::new(&findings::NO_ROOM_FOR_CHECK_BARS, Place::Project, message);
            if !printout.findings.contains(&finding) {
                printout.findings.push(finding);
            }
        }
        let mut letters = Letters::default();
        let files: Vec<_> = files.into_iter().map(|((reader, bodies), file)| (reader, paired(bodies), file)).collect();
        let pages_of_kind = files.iter().map(|(_, bodies, _)| bodies.len()).sum();
        for (reader, bodies, file) in files {
            let has_backs = has_backs(&bodies);
            // The name of the file tells the user at the printer how to turn the sheets.
            let mut name = kind.label().to_owned();
            if has_backs {
                name = format!("{name}: {}", self.choices.duplex.words());
            }
            let mut leaves = Leaves::new(self, &name, bodies, &mut letters, printout);
            let reader = reader.filter(|_| is_share);
            binder.bind(&FileHead { kind, name: file, reader, is_share, has_backs, pages_of_kind }, &mut leaves);
        }
        letters.tell(printout, kind);
    }
}
