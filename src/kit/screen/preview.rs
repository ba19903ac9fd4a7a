//! Pages of a preview, which can be shown and clicked on. A limited number of them is kept; the others are laid out again when they come into view.

use std::sync::Arc;

use super::textures::is_heavier;
use drawing::{Page, ProgressMonitor, SheetSide, Stopped, Tag, hit};
use geometry::{Point, Size};
use paper::sheets::{self, Binder, FileHead, Leaf, Leaves, Request};
use project::{Finding, Place, Project};

/// The pages of a preview, which can be shown and clicked on.
#[derive(Clone, Debug, Default)]
pub struct Preview {
    /// The pages of the preview, in order.
    pub pages: Vec<PreviewPage>,
    /// The places that tags on the pages stand for.
    pub places: Arc<[Place]>,
    /// The findings about the pages themselves, such as text that does not fit.
    pub findings: Vec<Finding>,
}

/// A page of a preview, with the facts that are known about it even while it is not laid out.
#[derive(Clone, Debug)]
pub struct PreviewPage {
    /// The title of the page.
    pub title: String,
    /// The size of the paper.
    pub size: Size,
    /// The side of the sheet that the page is printed on.
    pub side: SheetSide,
    /// The tags on the page, each once.
    tags: Vec<Tag>,
    /// The contents of the page.
    pub(super) drawing: Drawing,
}

/// How the contents of a page are drawn.
#[derive(Clone, Debug)]
pub(super) enum Drawing {
    /// Contents that are kept as long as the preview.
    Kept(Arc<Page>),
    /// Contents that are laid out again whenever the page comes into view.
    Again(Arc<Leaf>),
}

/// The largest number of items in all kept pages of a preview together. The pages of most projects have fewer. So many items take about ten
/// megabytes.
const MOST_KEPT: usize = 20_000;

impl Preview {
    /// The pages that a project prints.
    ///
    /// # Errors
    ///
    /// If the work is stopped.
    pub fn print(project: &Project, request: &Request, monitor: ProgressMonitor) -> Result<Self, Stopped> {
        let mut gathered = Gathered { pages: Vec::new(), left: MOST_KEPT };
        let printout = sheets::print_into(&mut gathered, project, request, monitor)?;
        Ok(Self { pages: gathered.pages, places: printout.places.into(), findings: printout.findings })
    }

    /// Keeps only the pages that show a place, such as the papers of one side.
    #[must_use]
    pub fn about(mut self, place: &Place) -> Self {
        let Self { pages, places, .. } = &mut self;
        pages.retain(|page| page.tags.iter().any(|tag| places.get(tag.0 as usize) == Some(place)));
        self
    }

    /// Whether a page shows any place for which `is_wanted` returns true.
    #[must_use]
    pub fn shows(&self, page: &PreviewPage, is_wanted: impl Fn(&Place) -> bool) -> bool {
        page.tags.iter().any(|tag| self.place(*tag).is_some_and(&is_wanted))
    }

    /// A page as it prints. It is laid out again if it is not kept.
    #[must_use]
    pub fn page(&self, page: &PreviewPage) -> Page {
        match &page.drawing {
            Drawing::Kept(page) => Page::clone(page),
            Drawing::Again(leaf) => leaf.page(&self.places),
        }
    }

    /// The place that is drawn at a point of a page; `None` if no place is drawn there.
    #[must_use]
    pub fn place_at(&self, page: &Page, point: Point) -> Option<&Place> {
        self.place(hit::hit(page, point)?)
    }

    /// The place that a tag on a page stands for.
    #[must_use]
    pub fn place(&self, tag: Tag) -> Option<&Place> {
        self.places.get(tag.0 as usize)
    }
}

impl PreviewPage {
    fn new(page: &Page, drawing: Drawing) -> Self {
        let mut tags: Vec<Tag> = hit::tagged_bounds(page).into_iter().map(|(tag, _)| tag).collect();
        tags.sort_unstable_by_key(|tag| tag.0);
        tags.dedup();
        Self { title: page.title.clone(), size: page.size, side: page.side, tags, drawing }
    }

    /// Replaces each page that is equal to an earlier one by that earlier page, so that its texture stays valid.
    pub(super) fn keep_equal(&mut self, before: &Self) {
        if let (Drawing::Kept(page), Drawing::Kept(old)) = (&mut self.drawing, &before.drawing)
            && page == old
        {
            *page = Arc::clone(old);
        }
    }
}

impl From<Arc<Page>> for PreviewPage {
    fn from(page: Arc<Page>) -> Self {
        Self::new(&Arc::clone(&page), Drawing::Kept(page))
    }
}

impl From<Page> for PreviewPage {
    fn from(page: Page) -> Self {
        Arc::new(page).into()
    }
}

/// Gathers the pages of a preview, and keeps their contents up to the limit.
struct Gathered {
    pages: Vec<PreviewPage>,
    /// How many more items may be kept.
    left: usize,
}

impl Binder for Gathered {
    fn bind(&mut self, _: &FileHead, leaves: &mut Leaves<'_>) {
        while let Some((page, leaf)) = leaves.next_with_leaf() {
            let mut left = self.left;
            self.pages.push(if is_heavier(&page.items, &mut left) {
                PreviewPage::new(&page, Drawing::Again(Arc::new(leaf)))
            } else {
                self.left = left;
                page.into()
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use geometry::{Grid, Shape};
    use launch_fighters::{Content, Map, Part, Ship};
    use launch_fighters_paper::sheets::{MAP, RECORD_SHEETS};
    use paper::sheets::SheetKind;

    fn maps(count: usize) -> Content {
        let map = |number| Map { name: format!("Map {number}"), grid: Grid::new(Shape::FlatHex, 50, 50), ..Map::default() };
        Content { maps: (0..count).map(map).collect(), ..Content::default() }
    }

    fn ships(count: usize) -> Content {
        let armed = |number| {
            let ship = Ship::named(format!("Ship {number}")).with(Part::Cannons, 9).with(Part::Launchers, 9);
            ship.with(Part::Defense, 9).with(Part::Move, 5).with(Part::Missiles, 60).with(Part::Fighters, 9)
        };
        Content { ships: (0..count).map(armed).collect(), ..Content::default() }
    }

    fn preview(content: Content, kind: SheetKind) -> Preview {
        let project = Project::with_content(content.into(), "Large");
        Preview::print(&project, &Request { only: vec![kind], ..Request::default() }, ProgressMonitor::NONE).expect("pages")
    }

    /// How many items there are on the kept pages of a preview.
    fn kept(preview: &Preview) -> usize {
        let kept = preview.pages.iter().filter_map(|page| match &page.drawing {
            Drawing::Kept(page) => Some(page),
            Drawing::Again(_) => None,
        });
        let mut left = usize::MAX;
        for page in kept {
            is_heavier(&page.items, &mut left);
        }
        usize::MAX - left
    }

    #[test]
    fn what_is_kept_does_not_grow_with_the_project() {
        let [few, many] = [4, 16].map(|count| preview(maps(count), MAP));
        assert_eq!(many.pages.len(), few.pages.len() * 4);
        assert!(kept(&many) <= MOST_KEPT && kept(&few) <= MOST_KEPT, "{} and {}", kept(&few), kept(&many));
        let sheets = preview(ships(400), RECORD_SHEETS);
        assert!(kept(&sheets) <= MOST_KEPT && sheets.pages.len() >= 100, "{} of {}", kept(&sheets), sheets.pages.len());
    }

    #[test]
    fn a_page_is_laid_out_again_as_it_was_and_its_place_is_known_meanwhile() {
        let content = Content { maps: maps(16).maps, ..ships(400) };
        let project = Project::with_content(content.into(), "Large");
        for kind in [MAP, RECORD_SHEETS] {
            let request = Request { only: vec![kind], ..Request::default() };
            let printed = sheets::print(&project, &request);
            let preview = Preview::print(&project, &request, ProgressMonitor::NONE).expect("pages");
            assert_eq!(&*preview.places, &printed.places[..]);
            let pages = printed.pages(kind);
            assert_eq!(preview.pages.len(), pages.len());
            let mut again = 0;
            for (shown, page) in preview.pages.iter().zip(pages) {
                let laid_out = match &shown.drawing {
                    Drawing::Kept(kept) => Arc::clone(kept),
                    Drawing::Again(leaf) => {
                        again += 1;
                        Arc::new(leaf.page(&preview.places))
                    }
                };
                assert!(*laid_out == *page && shown.title == page.title && shown.size == page.size, "{}", page.title);
                for (tag, _) in hit::tagged_bounds(page) {
                    assert!(preview.shows(shown, |place| Some(place) == printed.place(tag)));
                }
            }
            assert!(again > 10, "{again} pages of {kind}");
        }
    }
}
