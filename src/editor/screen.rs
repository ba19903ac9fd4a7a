//! The screen's ink: pages as textures, painted by the same back end that makes PNG files, so that the preview shows the very page
//! that prints.
//!
//! A page is painted once for each size at which it is shown and kept until it is not shown any more; the pages themselves are kept
//! until the project changes. A page that came out the same keeps its texture.

use std::sync::Arc;

use egui::{ColorImage, Context, Pos2, Rect, TextureHandle, TextureOptions, Vec2};

use super::state::Drafted;
use super::theme;
use crate::drawing::{Page, Tag, hit, png};
use crate::geometry::{self, Mm, Point};
use crate::project::Project;
use crate::rules::{Finding, Place};
use crate::sheets::{Printout, SheetKind};

/// The ink for pages, and what it has painted.
#[derive(Default)]
pub struct Screen {
    previews: Vec<Kept>,
    textures: Vec<Painted>,
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
    Draft(Box<Drafted>),
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

struct Kept {
    subject: Subject,
    project: Arc<Project>,
    preview: Arc<Preview>,
}

struct Painted {
    page: Arc<Page>,
    pixels: [usize; 2],
    texture: TextureHandle,
    /// Whether it was shown since the textures were last looked through.
    shown: bool,
}

/// How many previews are kept: those of the things between which a designer goes to and fro.
const MOST_PREVIEWS: usize = 6;

impl Preview {
    /// The preview of a printout's pages.
    #[must_use]
    pub fn of(printout: Printout) -> Self {
        let pages = printout.sheets.into_iter().flat_map(|(_, pages)| pages).map(Arc::new).collect();
        Self { pages, places: printout.places, findings: printout.findings }
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
    /// The preview of a subject, made anew only when the project has changed.
    pub fn preview(&mut self, subject: Subject, project: &Arc<Project>, make: impl FnOnce(&Project) -> Preview) -> Arc<Preview> {
        let known = self.previews.iter().position(|kept| kept.subject == subject);
        let before = known.map(|index| self.previews.remove(index));
        let preview = match before {
            Some(kept) if Arc::ptr_eq(&kept.project, project) => kept.preview,
            Some(kept) => Arc::new(keep_equal(make(project), &kept.preview)),
            None => Arc::new(make(project)),
        };
        self.previews.push(Kept { subject, project: Arc::clone(project), preview: Arc::clone(&preview) });
        if self.previews.len() > MOST_PREVIEWS {
            self.previews.remove(0);
        }
        preview
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
        let Some(texture) = self.texture(context, page, pixels) else { return };
        let whole = Rect::from_min_max(Pos2::ZERO, Pos2::new(1.0, 1.0));
        painter.image(texture, rect, whole, theme::AS_IT_IS);
    }

    fn texture(&mut self, context: &Context, page: &Arc<Page>, pixels: [usize; 2]) -> Option<egui::TextureId> {
        let known = self.textures.iter_mut().find(|painted| painted.pixels == pixels && Arc::ptr_eq(&painted.page, page));
        if let Some(painted) = known {
            painted.shown = true;
            return Some(painted.texture.id());
        }
        let raster = png::raster(page, pixels[0] as f64 / page.size.width.get()).ok()?;
        let image = ColorImage::from_rgba_premultiplied([raster.width as usize, raster.height as usize], &raster.rgba);
        let texture = context.load_texture(page.title.clone(), image, TextureOptions::LINEAR);
        let id = texture.id();
        self.textures.push(Painted { page: Arc::clone(page), pixels, texture, shown: true });
        Some(id)
    }

    /// Lets go of the textures that this pass has not shown.
    pub fn end_pass(&mut self) {
        self.textures.retain(|painted| painted.shown);
        for painted in &mut self.textures {
            painted.shown = false;
        }
    }
}

/// The new preview, with the old pages wherever they came out the same, so that their textures still hold.
fn keep_equal(mut preview: Preview, before: &Preview) -> Preview {
    for (page, old) in preview.pages.iter_mut().zip(&before.pages) {
        if page == old {
            *page = Arc::clone(old);
        }
    }
    preview
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
