//! Pages as textures, painted by the same back end that makes PNG files, so that the preview shows what prints.
//!
//! A page is painted once for each size at which it is shown; its texture is kept until it is no longer shown (`textures.rs`). The pages themselves
//! are kept until the project changes (`previews.rs`), up to a limit (`preview.rs`); pages beyond the limit are kept only while they are in view
//! (`laid_out.rs`). Pieces that lie on a board are transparent around their outlines (`cut_out.rs`). If a page is laid out again and is the same as
//! before, it keeps its texture. Small drawings, such as the record sheet of one ship, are made in the frame that asks for them, and drawings that
//! can take long are made in the background; the code that asks for a drawing says which of the two it wants.

mod cut_out;
mod keys;
mod laid_out;
mod preview;
mod previews;
mod textures;

use std::sync::Arc;

use egui::emath::GuiRounding as _;
use egui::{Align2, Color32, Context, Pos2, Rect, Stroke, StrokeKind, Ui, Vec2};

use super::action::PrintDraft;
use super::jobs::Work;
use super::theme;
pub use cut_out::cut_out;
use drawing::{Item, Page, Path, ProgressMonitor, Stopped};
use geometry::{Mm, Point, Size};
pub use keys::{DESK_KEYS, PAGE_BEFORE, PAGE_FIRST, PAGE_FITTING, PAGE_LARGER, PAGE_LAST, PAGE_NEXT, PAGE_SMALLER};
use laid_out::LaidOut;
use paper::sheets::SheetKind;
use preview::Drawing;
pub use preview::{Preview, PreviewPage};
pub use previews::PendingPreview;
use previews::Previews;
use project::{Place, Project};
use textures::{PageTexture, Textures};

/// The pages on the screen, and their textures.
#[derive(Default)]
pub struct Screen {
    previews: Previews,
    laid_out: LaidOut,
    textures: Textures,
    /// Pages that are painted over a background colour of their own, the latest first.
    grounded: Vec<Grounded>,
    /// The jobs to start in the background after the frame is drawn.
    work: Vec<Work>,
}

/// A page with the background colour that it is painted over.
struct Grounded {
    of: Arc<Page>,
    color: Color32,
    shown: Arc<Page>,
}

/// How many pages with a background colour are kept at most.
const MOST_GROUNDED: usize = 64;
/// In the dark theme, a page at least this wide has a line around it; in points of the screen.
const FRAMED: f32 = 160.0;

/// What a preview shows.
#[derive(Clone, Debug, PartialEq)]
pub enum Subject {
    /// A thing of the project by itself.
    Thing(Place),
    /// A thing of the blue book.
    Book {
        /// The name of the chapter.
        chapter: String,
        /// The name of the thing in the chapter.
        name: String,
    },
    /// The pages of one kind of sheet.
    Sheets(SheetKind),
    /// The pages that the print dialog would print.
    Draft(Box<PrintDraft>),
}

impl Screen {
    /// The preview of a subject, for small drawings. If the project has changed, the preview is made again in this frame.
    pub fn preview(&mut self, subject: Subject, project: &Arc<Project>, make: impl FnOnce(&Project) -> Preview) -> Arc<Preview> {
        self.previews.at_once(subject, project, make)
    }

    /// The preview of a subject, for drawings that may take long. If the project has changed, the preview is made again in the background; until it
    /// is ready, the previous preview is returned.
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

    /// A page of a preview, if it is laid out. If it is not, begins to lay it out and returns `None`.
    pub fn page(&mut self, preview: &Preview, page: &PreviewPage) -> Option<Arc<Page>> {
        match &page.drawing {
            Drawing::Kept(page) => Some(Arc::clone(page)),
            Drawing::Again(leaf) => {
                let (page, work) = self.laid_out.of(leaf, &preview.places);
                self.work.extend(work);
                page
            }
        }
    }

    /// Paints a page into a rectangle that has the page's proportions, with the shadow of paper around it.
    pub fn paint(&mut self, painter: &egui::Painter, page: &Arc<Page>, rect: Rect, shadow: Color32) {
        let context = painter.ctx();
        let density = context.pixels_per_point();
        let most = context.input(|input| input.max_texture_side) as f32;
        let shrink = (most / (rect.size().max_elem() * density)).min(1.0);
        let pixels = [rect.width(), rect.height()].map(|side| (side * density * shrink).round().max(1.0) as usize);
        let (texture, work) = self.textures.of(context, page, pixels);
        self.work.extend(work);
        paint_texture(painter, &texture, rect, shadow);
    }

    /// Paints a page that does not stand for a sheet of paper, over a background of this colour.
    pub fn paint_on(&mut self, painter: &egui::Painter, page: &Arc<Page>, rect: Rect, color: Color32) {
        let is_known = |known: &Grounded| Arc::ptr_eq(&known.of, page) && known.color == color;
        let shown = if let Some(at) = self.grounded.iter().position(is_known) {
            Arc::clone(&self.grounded[at].shown)
        } else {
            // The background is a little larger than the page, so that it also fills the outermost pixels.
            let ground = ground(geometry::Rect::new(Point::ORIGIN, page.size).inset(Mm::new(-1.0)), color);
            let items = std::iter::once(ground).chain(page.items.iter().cloned()).collect();
            let shown = Arc::new(Page { items, ..Page::clone(page) });
            self.grounded.truncate(MOST_GROUNDED - 1);
            self.grounded.insert(0, Grounded { of: Arc::clone(page), color, shown: Arc::clone(&shown) });
            shown
        };
        self.paint(painter, &shown, rect, theme::NOTHING);
    }

    /// Paints a page in the middle of a rectangle, as large as fits.
    pub fn paint_small(&mut self, ui: &Ui, page: &Arc<Page>, rect: Rect) {
        let proportion = (page.size.height / page.size.width) as f32;
        let width = rect.width().min(rect.height() / proportion);
        let rect = Rect::from_center_size(rect.center(), Vec2::new(width, width * proportion));
        self.paint(ui.painter(), page, rect.round_to_pixels(ui.pixels_per_point()), theme::Palette::of(ui).shadow);
    }

    /// Paints a stand-in for a page that is not laid out yet: the picture that looks most like the page.
    pub fn paint_stand_in(&mut self, painter: &egui::Painter, page: &PreviewPage, rect: Rect, shadow: Color32) {
        let texture = self.textures.stand_in_of(&page.title, page.size);
        paint_texture(painter, &texture, rect, shadow);
    }

    /// The jobs to start in the background after the frame is drawn. Each job is returned only once.
    pub fn take_work(&mut self) -> Vec<Work> {
        std::mem::take(&mut self.work)
    }

    /// Drops everything that was not shown in this frame, and asks for another frame soon while something is being made.
    pub fn end_pass(&mut self, context: &Context) {
        self.previews.end_pass();
        self.laid_out.end_pass();
        self.textures.end_pass();
        if self.previews.are_pending() || self.laid_out.are_pending() || self.textures.are_pending() {
            context.request_repaint_after(super::REPAINT_INTERVAL);
        }
    }
}

/// Paints the texture of a page, or its stand-in, with the shadow of paper around it.
fn paint_texture(painter: &egui::Painter, texture: &PageTexture, rect: Rect, shadow: Color32) {
    let shade = egui::Shadow { offset: [0, 2], blur: 10, spread: 0, color: shadow };
    painter.add(shade.as_shape(rect, 2));
    match texture {
        PageTexture::Fresh(texture) | PageTexture::StandIn(texture) => {
            let whole = Rect::from_min_max(Pos2::ZERO, Pos2::new(1.0, 1.0));
            // A page without a shadow does not stand for a sheet of paper.
            let is_sheet = shadow != theme::NOTHING;
            let (tint, frame) = if is_sheet { theme::sheet(painter.ctx()) } else { (theme::AS_IT_IS, Stroke::NONE) };
            painter.image(*texture, rect, whole, tint);
            if rect.width() >= FRAMED {
                painter.rect_stroke(rect, 0, frame, StrokeKind::Outside);
            }
        }
        PageTexture::Pending => {
            painter.rect_filled(rect, 0, theme::PAPER);
            let font = theme::regular(theme::BODY);
            painter.text(rect.center(), Align2::CENTER_CENTER, "Drawing…", font, theme::ON_PAPER);
        }
        PageTexture::Nothing => {}
    }
}

/// An item that fills a part of a page with a colour. It must come before all other items, so that they lie over it.
#[must_use]
pub fn ground(part: geometry::Rect, color: Color32) -> (Point, Item) {
    let [red, green, blue, _] = color.to_array();
    (Point::ORIGIN, Path::rect(part).filled(drawing::Color::rgb(red, green, blue)).into())
}

/// The size on the screen of a page that is `width` points wide there, in points.
#[must_use]
pub fn size_of(page: Size, width: f32) -> Vec2 {
    Vec2::new(width, width * (page.height / page.width) as f32)
}

/// The point of a page that is shown at a point of the screen; `rect` is where the page is.
#[must_use]
pub fn to_page(page: &Page, rect: Rect, at: Pos2) -> Point {
    let scale = page.size.width.get() / f64::from(rect.width());
    let step = at - rect.min;
    Point::at(Mm::new(f64::from(step.x) * scale), Mm::new(f64::from(step.y) * scale))
}

/// The rectangle of the screen that shows a part of a page; `rect` is where the page is.
#[must_use]
pub fn to_screen(page: &Page, rect: Rect, part: geometry::Rect) -> Rect {
    let scale = f64::from(rect.width()) / page.size.width.get();
    let at = |point: Point| rect.min + Vec2::new((point.x.get() * scale) as f32, (point.y.get() * scale) as f32);
    Rect::from_min_max(at(part.min), at(part.max))
}
