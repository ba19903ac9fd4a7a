//! Pages as textures, painted by the same back end that makes PNG files, so that the preview shows the very page
//! that prints.
//!
//! A page is painted once for each size at which it is shown and kept until it is not shown any more (`textures.rs`); the pages themselves are
//! kept until the project changes (`previews.rs`). A page that came out the same keeps its texture. What takes little — the record sheet of one
//! ship — is drawn in the pass that asks for it, and what can take long is drawn in the background: who asks says which it is.

mod keys;
mod previews;
mod textures;

use std::sync::Arc;

use egui::{Align2, Context, Pos2, Rect, Vec2};

use super::action::PrintDraft;
use super::jobs::Work;
use super::theme;
use crate::drawing::{Page, ProgressMonitor, Stopped, Tag, hit};
use crate::geometry::{self, Mm, Point};
use crate::project::Project;
use crate::rules::{Finding, Place};
use crate::sheets::{Printout, SheetKind};
pub use keys::{DESK_KEYS, PAGE_BEFORE, PAGE_FIRST, PAGE_FITTING, PAGE_LARGER, PAGE_LAST, PAGE_NEXT, PAGE_SMALLER};
pub use previews::PendingPreview;
use previews::Previews;
use textures::{PageTexture, Textures};

/// The pages on screen, and what has been painted of them.
#[derive(Default)]
pub struct Screen {
    previews: Previews,
    textures: Textures,
    /// What is to be done in the background after the pass.
    work: Vec<Work>,
}

/// What a preview is of.
#[derive(Clone, Debug, PartialEq)]
pub enum Subject {
    /// A thing by itself.
    Thing(Place),
    /// Something of the blue book.
    Book {
        /// The name of its chapter.
        chapter: String,
        /// Its name in the chapter.
        name: String,
    },
    /// The pages of a kind.
    Sheets(SheetKind),
    /// The pages that the print dialog would print.
    Draft(Box<PrintDraft>),
}

/// Finished pages to be looked at and clicked on.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Preview {
    /// The pages.
    pub pages: Vec<Arc<Page>>,
    /// The places that tags on the pages stand for.
    pub places: Vec<Place>,
    /// What is wrong with the pages.
    pub findings: Vec<Finding>,
}

impl Preview {
    /// The preview of a printout's pages.
    #[must_use]
    pub fn of(printout: Printout) -> Self {
        let pages = printout.sheets.into_iter().flat_map(|(_, pages)| pages).map(Arc::new).collect();
        Self { pages, places: printout.places, findings: printout.findings }
    }

    /// The pages on which a place stands, such as the papers of one side.
    #[must_use]
    pub fn about(mut self, place: &Place) -> Self {
        let Self { pages, places, .. } = &mut self;
        pages.retain(|page| hit::tagged_bounds(page).iter().any(|(tag, _)| places.get(tag.0 as usize) == Some(place)));
        self
    }

    /// Whether something on a page stands for a place of which this is true.
    #[must_use]
    pub fn shows(&self, page: &Page, is_wanted: impl Fn(&Place) -> bool) -> bool {
        hit::tagged_bounds(page).into_iter().any(|(tag, _)| self.place(tag).is_some_and(&is_wanted))
    }

    /// The place under a point of a page.
    #[must_use]
    pub fn place_at(&self, page: &Page, point: Point) -> Option<&Place> {
        self.place(hit::hit(page, point)?)
    }

    /// The place that a tag stands for.
    #[must_use]
    pub fn place(&self, tag: Tag) -> Option<&Place> {
        self.places.get(tag.0 as usize)
    }
}

impl Screen {
    /// The preview of a subject, made anew in this very pass when the project has changed: for what takes little.
    pub fn preview(&mut self, subject: Subject, project: &Arc<Project>, make: impl FnOnce(&Project) -> Preview) -> Arc<Preview> {
        self.previews.at_once(subject, project, make)
    }

    /// The preview of a subject as far as it is there, made anew in the background when the project has changed: for what may take long.
    pub fn preview_in_background(
        &mut self,
        subject: Subject,
        project: &Arc<Project>,
        make: impl FnOnce(&Project, ProgressMonitor) -> Result<Preview, Stopped> + Send + 'static,
    ) -> PendingPreview {
        let (pending, work) = self.previews.in_background(subject, project, Box::new(make));
        self.work.extend(work);
        pending
    }

    /// Paints a page into a rectangle of its proportions, with the shadow of paper round it.
    pub fn paint(&mut self, painter: &egui::Painter, page: &Arc<Page>, rect: Rect, shadow: egui::Color32) {
        let shade = egui::Shadow { offset: [0, 2], blur: 10, spread: 0, color: shadow };
        painter.add(shade.as_shape(rect, 2));
        let context = painter.ctx();
        let density = context.pixels_per_point();
        let most = context.input(|input| input.max_texture_side) as f32;
        let shrink = (most / (rect.size().max_elem() * density)).min(1.0);
        let pixels = [rect.width(), rect.height()].map(|side| (side * density * shrink).round().max(1.0) as usize);
        let (page_texture, work) = self.textures.of(context, page, pixels);
        self.work.extend(work);
        match page_texture {
            PageTexture::Fresh(texture) | PageTexture::StandIn(texture) => {
                let whole = Rect::from_min_max(Pos2::ZERO, Pos2::new(1.0, 1.0));
                painter.image(texture, rect, whole, theme::AS_IT_IS);
            }
            PageTexture::Pending => {
                painter.rect_filled(rect, 0, theme::PAPER);
                let font = theme::regular(theme::BODY);
                painter.text(rect.center(), Align2::CENTER_CENTER, "Drawing…", font, theme::ON_PAPER);
            }
            PageTexture::Nothing => {}
        }
    }

    /// What is to be done in the background after the pass.
    pub fn take_work(&mut self) -> Vec<Work> {
        std::mem::take(&mut self.work)
    }

    /// Lets go of what this pass has not shown, and has the window look again soon while something is on its way.
    pub fn end_pass(&mut self, context: &Context) {
        self.previews.end_pass();
        self.textures.end_pass();
        if self.previews.are_pending() || self.textures.are_pending() {
            context.request_repaint_after(super::REPAINT_INTERVAL);
        }
    }
}

/// How large a page is on screen when it is this wide.
#[must_use]
pub fn size_of(page: &Page, width: f32) -> Vec2 {
    Vec2::new(width, width * (page.size.height / page.size.width) as f32)
}

/// The point of a page that is shown at a place of the screen.
#[must_use]
pub fn to_page(page: &Page, rect: Rect, at: Pos2) -> Point {
    let scale = page.size.width.get() / f64::from(rect.width());
    let step = at - rect.min;
    Point::at(Mm::new(f64::from(step.x) * scale), Mm::new(f64::from(step.y) * scale))
}

/// Where a rectangle of a page is shown on the screen.
#[must_use]
pub fn to_screen(page: &Page, rect: Rect, part: geometry::Rect) -> Rect {
    let scale = f64::from(rect.width()) / page.size.width.get();
    let at = |point: Point| rect.min + Vec2::new((point.x.get() * scale) as f32, (point.y.get() * scale) as f32);
    Rect::from_min_max(at(part.min), at(part.max))
}
