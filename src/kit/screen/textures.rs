//! Pages as textures. A page is painted once for each size at which it is shown; its texture is kept until it is no longer shown.
//!
//! A page of many items is painted in the background. Until it is ready, a stand-in is shown: the same page at another size, or the page that was in
//! its place before. If there is neither, nothing is shown.

use std::mem;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, TryRecvError, channel};

use egui::{ColorImage, Context, TextureHandle, TextureId, TextureOptions};

use crate::job_status::JobStatus;
use crate::jobs::Work;
use drawing::{Item, Items, Page, ProgressMonitor, png};
use geometry::Size;

/// The finished textures, and those that are being painted.
#[derive(Default)]
pub struct Textures {
    painted: Vec<Painted>,
    painting: Vec<Painting>,
}

/// The texture of a page, or its stand-in.
pub enum PageTexture {
    /// The page itself, at the size at which it is shown.
    Fresh(TextureId),
    /// Another picture that looks much the same, while the page itself is being painted.
    StandIn(TextureId),
    /// No picture, since the page is still being painted.
    Pending,
    /// No picture, since the program failed to paint the page.
    Nothing,
}

struct Painted {
    page: Arc<Page>,
    pixels: [usize; 2],
    texture: TextureHandle,
    /// Whether the texture has been shown since the last frame ended.
    shown: bool,
}

struct Painting {
    page: Arc<Page>,
    pixels: [usize; 2],
    status: JobStatus,
    finished: Receiver<ColorImage>,
    /// Whether the program has failed to paint the page. It does not try again while the page is shown.
    failed: bool,
    /// Whether the texture has been asked for since the last frame ended.
    asked: bool,
}

impl Painted {
    fn stand_in(&mut self) -> PageTexture {
        self.shown = true;
        PageTexture::StandIn(self.texture.id())
    }
}

/// A page with more items than this is painted in the background. An ordinary printed page has hundreds of items.
const HEAVY: usize = 2_500;
/// An outline takes about as long to paint as one item for each group of this many of its segments.
const SEGMENTS: usize = 16;

impl Textures {
    /// The texture of a page at this size in pixels, or its stand-in; and, if the page is to be painted in the background, the work that paints it.
    pub fn of(&mut self, context: &Context, page: &Arc<Page>, pixels: [usize; 2]) -> (PageTexture, Option<Work>) {
        self.collect_finished(context);
        let fits = |painted: &&mut Painted| painted.pixels == pixels && Arc::ptr_eq(&painted.page, page);
        if let Some(painted) = self.painted.iter_mut().find(fits) {
            painted.shown = true;
            return (PageTexture::Fresh(painted.texture.id()), None);
        }
        let known = |painting: &&mut Painting| painting.pixels == pixels && Arc::ptr_eq(&painting.page, page);
        if let Some(painting) = self.painting.iter_mut().find(known) {
            painting.asked = true;
            let failed = painting.failed;
            return (if failed { PageTexture::Nothing } else { self.stand_in(page) }, None);
        }
        if !is_heavier(&page.items, &mut HEAVY.clone()) {
            let Some(image) = image(page, pixels, ProgressMonitor::NONE) else { return (PageTexture::Nothing, None) };
            return (PageTexture::Fresh(self.keep(context, page, pixels, image)), None);
        }
        let (sender, finished) = channel();
        let status = JobStatus::default();
        let (own, told) = (Arc::clone(page), status.clone());
        self.painting.push(Painting { page: Arc::clone(page), pixels, status, finished, failed: false, asked: true });
        let work = Work::once(move || {
            let on_progress = |progress| told.report(progress);
            if let Some(image) = image(&own, pixels, ProgressMonitor::new(&on_progress)) {
                // If the texture is no longer wanted, nothing receives it, and it is dropped.
                let _ = sender.send(image);
            }
        });
        (self.stand_in(page), Some(work))
    }

    /// Whether textures are being painted.
    pub fn are_pending(&self) -> bool {
        self.painting.iter().any(|painting| !painting.failed)
    }

    /// Drops the textures that were not shown in this frame, and stops painting those that were not asked for in it.
    pub fn end_pass(&mut self) {
        self.painted.retain(|painted| painted.shown);
        for painted in &mut self.painted {
            painted.shown = false;
        }
        for painting in self.painting.extract_if(.., |painting| !painting.asked) {
            painting.status.stop();
        }
        for painting in &mut self.painting {
            painting.asked = false;
        }
    }

    fn keep(&mut self, context: &Context, page: &Arc<Page>, pixels: [usize; 2], image: ColorImage) -> TextureId {
        let texture = context.load_texture(page.title.clone(), image, TextureOptions::LINEAR);
        let id = texture.id();
        self.painted.push(Painted { page: Arc::clone(page), pixels, texture, shown: true });
        id
    }

    /// A texture that looks much the same as a page: the page at another size, or one of the same title and size.
    fn stand_in(&mut self, page: &Arc<Page>) -> PageTexture {
        match self.painted.iter_mut().rfind(|painted| Arc::ptr_eq(&painted.page, page)) {
            Some(painted) => painted.stand_in(),
            None => self.stand_in_of(&page.title, page.size),
        }
    }

    /// A texture that looks much the same as a page of this title and size.
    pub fn stand_in_of(&mut self, title: &str, size: Size) -> PageTexture {
        let alike = |painted: &&mut Painted| painted.page.title == title && painted.page.size == size;
        self.painted.iter_mut().rfind(alike).map_or(PageTexture::Pending, Painted::stand_in)
    }

    fn collect_finished(&mut self, context: &Context) {
        for mut painting in mem::take(&mut self.painting) {
            match painting.finished.try_recv() {
                Ok(image) => {
                    self.keep(context, &painting.page, painting.pixels, image);
                }
                Err(TryRecvError::Empty) => self.painting.push(painting),
                Err(TryRecvError::Disconnected) => {
                    painting.failed = true;
                    self.painting.push(painting);
                }
            }
        }
    }
}

fn image(page: &Page, pixels: [usize; 2], monitor: ProgressMonitor) -> Option<ColorImage> {
    let raster = png::raster_with_progress(page, pixels[0] as f64 / page.size.width.get(), monitor).ok()?;
    Some(ColorImage::from_rgba_premultiplied([raster.width as usize, raster.height as usize], &raster.rgba))
}

/// Whether there are more than `left` items; also subtracts the number of items from `left`.
pub(super) fn is_heavier(items: &Items, left: &mut usize) -> bool {
    items.iter().any(|(_, item)| {
        let own = match item {
            Item::Path(path) => 1 + path.segments.len() / SEGMENTS,
            Item::Text(_) | Item::Image(_) | Item::Group(_) => 1,
        };
        let Some(fewer) = left.checked_sub(own) else { return true };
        *left = fewer;
        match item {
            Item::Group(group) => is_heavier(&group.items, left),
            Item::Path(_) | Item::Text(_) | Item::Image(_) => false,
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use drawing::{Color, Path};
    use geometry::{Point, Rect};

    fn page(items: usize) -> Arc<Page> {
        let mut page = Page::new("Page", Size::new(20.0, 20.0));
        let square = |_| (Point::ORIGIN, Path::rect(Rect::at(1.0, 1.0, 5.0, 5.0)).filled(Color::BLACK).into());
        page.items = (0..items).map(square).collect();
        Arc::new(page)
    }

    const SMALL: [usize; 2] = [20, 20];

    #[test]
    fn a_light_page_is_there_at_once_and_a_heavy_one_later() {
        let (mut textures, context) = (Textures::default(), Context::default());
        assert!(matches!(textures.of(&context, &page(10), SMALL), (PageTexture::Fresh(_), None)));
        let heavy = page(HEAVY + 1);
        let before = textures.of(&context, &page(10), [40, 40]);
        assert!(matches!(before, (PageTexture::Fresh(_), None)));
        // The page that looks most like the heavy page stands in for it, and is kept while it does so.
        let (page_texture, work) = textures.of(&context, &heavy, SMALL);
        assert!(matches!(page_texture, PageTexture::StandIn(_)) && textures.are_pending());
        textures.end_pass();
        assert!(matches!(textures.of(&context, &heavy, SMALL), (PageTexture::StandIn(_), None)));
        work.expect("work").run();
        assert!(matches!(textures.of(&context, &heavy, SMALL), (PageTexture::Fresh(_), None)));
        textures.end_pass();
        assert!(!textures.are_pending());
        // The page at its earlier size stands in for the same page at another size.
        assert!(matches!(textures.of(&context, &heavy, [30, 30]), (PageTexture::StandIn(_), Some(_))));
    }

    #[test]
    fn what_is_not_shown_any_more_is_not_painted() {
        let (mut textures, context, heavy) = (Textures::default(), Context::default(), page(HEAVY + 1));
        let (page_texture, work) = textures.of(&context, &heavy, SMALL);
        assert!(matches!(page_texture, PageTexture::Pending));
        textures.end_pass();
        textures.end_pass();
        assert!(!textures.are_pending());
        work.expect("work").run();
        assert!(matches!(textures.of(&context, &heavy, SMALL), (PageTexture::Pending, Some(_))), "it was stopped");
    }

    #[test]
    fn an_outline_of_very_many_segments_is_heavy_too() {
        let corners: Vec<Point> = (0..HEAVY * SEGMENTS + 16).map(|number| Point::new(number as f64, 0.0)).collect();
        let items: Items = vec![(Point::ORIGIN, Path::line(&corners).into())];
        assert!(is_heavier(&items, &mut HEAVY.clone()));
        assert!(!is_heavier(&page(HEAVY).items, &mut HEAVY.clone()));
    }
}
