//! A board that is painted in square tiles in the background; the tiles are kept as textures. Only what is visible is painted, at the present zoom,
//! and only where it has changed. Until a tile is ready, older tiles are shown in its place.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, channel};

use egui::{Color32, ColorImage, Painter, Pos2, TextureHandle, TextureOptions, Vec2};

use super::viewport::pixels;
use super::{Drawn, Placed};
use crate::jobs::Work;
use crate::screen::ground;
use crate::theme;
use drawing::{Page, png};
use geometry::{Mm, Point, Rect, Size};

/// The painted tiles of a board.
#[derive(Default)]
pub struct Tiles {
    painted: BTreeMap<Key, Tile>,
    /// How often the picture has changed.
    version: u64,
    painting: Option<Painting>,
    /// The tiles of the whole board at a small size, and the version of the picture that they show.
    whole: Option<(u64, Box<Self>)>,
}

/// The key of a tile: the zoom step, and the tile's index counted from the left and from the top.
type Key = (i32, i32, i32);

struct Tile {
    texture: TextureHandle,
    /// The tile is up to date if it shows this version of the picture or a later one.
    needs: u64,
    /// The version of the picture that the tile shows.
    of: u64,
}

struct Painting {
    step: i32,
    version: u64,
    cancelled: Arc<AtomicBool>,
    finished: Receiver<(Key, ColorImage)>,
}

/// The length of a tile's side, in pixels.
const SIDE: i32 = 256;
/// How many tiles a job paints before it continues with the latest picture.
const BATCH: usize = 16;
/// How many tiles that are out of view are kept at most.
const MOST: usize = 120;

impl Tile {
    const fn is_fresh(&self) -> bool {
        self.of >= self.needs
    }
}

impl Tiles {
    /// The tiles of the whole board at a small size. They are so few that any change of the picture makes all of them out of date.
    pub(super) fn whole(&mut self) -> &mut Self {
        let (of, whole) = self.whole.get_or_insert_with(|| (self.version, Box::default()));
        if *of != self.version {
            *of = self.version;
            whole.change_all();
        }
        whole
    }

    /// Records that any part of the board may look different from now on.
    pub fn change_all(&mut self) {
        self.version += 1;
        for tile in self.painted.values_mut() {
            tile.needs = self.version;
        }
    }

    /// Records that these parts of the board look different now.
    pub fn change(&mut self, parts: &[Rect]) {
        self.version += 1;
        for (key, tile) in &mut self.painted {
            let own = part(*key);
            let met = |other: &Rect| {
                own.min.x <= other.max.x && other.min.x <= own.max.x && own.min.y <= other.max.y && other.min.y <= own.max.y
            };
            if parts.iter().any(met) {
                tile.needs = self.version;
            }
        }
    }

    /// Shows the board, and adds to `work` a job that paints the missing tiles.
    pub fn paint(&mut self, painter: &Painter, placed: &Placed, drawn: &Arc<impl Drawn>, work: &mut Vec<Work>) {
        let context = painter.ctx();
        self.collect_finished(context);
        let on_paper = placed.on_screen(Rect::new(Point::ORIGIN, drawn.size())).intersect(placed.rect);
        if !on_paper.is_positive() {
            return;
        }
        let painter = painter.with_clip_rect(on_paper.intersect(painter.clip_rect()));
        // Only white paper is dimmed in the dark theme. A board of another colour suits the dark theme as it is.
        let tint = if drawn.ground() == theme::PAPER { theme::sheet(context).0 } else { theme::AS_IT_IS };
        painter.rect_filled(on_paper, 0, if drawn.ground() == theme::PAPER { tint } else { drawn.ground() });
        let seen = seen(placed, on_paper);
        let missing: Vec<Key> = seen.iter().copied().filter(|key| !self.is_fresh(*key)).collect();
        // Until a tile is painted, tiles of other zoom steps are shown in its place, the coarsest at the bottom.
        for (key, tile) in self.painted.iter().filter(|(key, _)| key.0 != placed.step) {
            if !missing.is_empty() {
                show(&painter, placed, *key, (tile, tint));
            }
        }
        for key in &seen {
            if let Some(tile) = self.painted.get(key) {
                show(&painter, placed, *key, (tile, tint));
            }
        }
        if missing.is_empty() {
            let crowded = self.painted.len() > MOST;
            self.painted.retain(|key, _| key.0 == placed.step && (!crowded || seen.contains(key)));
        }
        self.start(context, placed, missing, drawn, work);
    }

    fn is_fresh(&self, key: Key) -> bool {
        self.painted.get(&key).is_some_and(Tile::is_fresh)
    }

    fn start(
        &mut self,
        context: &egui::Context,
        placed: &Placed,
        missing: Vec<Key>,
        drawn: &Arc<impl Drawn>,
        work: &mut Vec<Work>,
    ) {
        if let Some(painting) = &self.painting {
            if painting.step != placed.step {
                painting.cancelled.store(true, Ordering::Relaxed);
            }
            return;
        }
        if missing.is_empty() {
            return;
        }
        let (sender, finished) = channel();
        let cancelled = Arc::new(AtomicBool::new(false));
        self.painting = Some(Painting { step: placed.step, version: self.version, cancelled: Arc::clone(&cancelled), finished });
        let middle = placed.to_board(placed.rect.center());
        let mut wanted = missing;
        let far = |key: &Key| (part(*key).middle() - middle).length().get();
        wanted.sort_by(|one, other| far(one).total_cmp(&far(other)));
        wanted.truncate(BATCH);
        let (drawn, waker) = (Arc::clone(drawn), context.clone());
        work.push(Work::in_slices(move || {
            let mut wanted = wanted.into_iter();
            move || {
                let Some(key) = wanted.next().filter(|_| !cancelled.load(Ordering::Relaxed)) else {
                    return ControlFlow::Break(());
                };
                if let Some(image) = image(&*drawn, key) {
                    // If the board no longer exists, nobody receives the tile, which does not matter.
                    let _ = sender.send((key, image));
                    waker.request_repaint();
                }
                ControlFlow::Continue(())
            }
        }));
    }

    /// Collects the tiles that were painted since the last frame.
    fn collect_finished(&mut self, context: &egui::Context) {
        let Some(painting) = &self.painting else { return };
        let of = painting.version;
        loop {
            match painting.finished.try_recv() {
                Ok((key, image)) => {
                    // The picture may have changed while the tile was painted. So the tile is up to date only if it shows the version that is needed
                    // now.
                    let needs = self.painted.get(&key).map_or(self.version, |tile| tile.needs);
                    let name = format!("board {} {} {}", key.0, key.1, key.2);
                    let texture = context.load_texture(name, image, TextureOptions::LINEAR);
                    self.painted.insert(key, Tile { texture, needs, of });
                }
                Err(std::sync::mpsc::TryRecvError::Empty) => return,
                Err(std::sync::mpsc::TryRecvError::Disconnected) => break,
            }
        }
        self.painting = None;
    }
}

/// The part of the board that a tile shows.
fn part((step, column, row): Key) -> Rect {
    let side = Mm::new(f64::from(SIDE) / pixels(step));
    Rect::new(Point::at(side * f64::from(column), side * f64::from(row)), Size::of(side, side))
}

/// The visible tiles of a board.
fn seen(placed: &Placed, on_paper: egui::Rect) -> Vec<Key> {
    let side = f64::from(SIDE) / placed.pixels;
    let (min, max) = (placed.to_board(on_paper.min), placed.to_board(on_paper.max));
    let number = |length: Mm| (length.get() / side).floor() as i32;
    let rows = number(min.y)..=number(max.y);
    rows.flat_map(|row| (number(min.x)..=number(max.x)).map(move |column| (placed.step, column, row))).collect()
}

fn show(painter: &Painter, placed: &Placed, key: Key, (tile, tint): (&Tile, Color32)) {
    let own = part(key);
    let rect = egui::Rect::from_min_max(placed.to_screen(own.min), placed.to_screen(own.max));
    if rect.intersects(painter.clip_rect()) {
        let whole = egui::Rect::from_min_size(Pos2::ZERO, Vec2::splat(1.0));
        painter.image(tile.texture.id(), rect, whole, tint);
    }
}

fn image(drawn: &impl Drawn, key: Key) -> Option<ColorImage> {
    let part = part(key);
    let mut page = Page::new("part of a board", Size::of(part.max.x, part.max.y));
    page.items = drawn.part(part, pixels(key.0));
    if drawn.ground() != theme::PAPER {
        page.items.insert(0, ground(part, drawn.ground()));
    }
    let raster = png::raster_part(&page, part, pixels(key.0)).ok()?;
    Some(ColorImage::from_rgba_premultiplied([raster.width as usize, raster.height as usize], &raster.rgba))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_painted_of_an_older_picture_is_painted_again() {
        let context = egui::Context::default();
        let (sender, finished) = channel();
        let mut tiles = Tiles::default();
        let key = (0, 0, 0);
        let image = ColorImage::filled([4, 4], theme::PAPER);
        tiles.painting = Some(Painting { step: 0, version: 0, cancelled: Arc::default(), finished });
        // The whole picture changes while the tile is being painted.
        tiles.change_all();
        sender.send((key, image.clone())).expect("somebody waits for it");
        drop(sender);
        tiles.collect_finished(&context);
        assert!(!tiles.is_fresh(key) && tiles.painting.is_none());

        let (sender, finished) = channel();
        tiles.painting = Some(Painting { step: 0, version: 1, cancelled: Arc::default(), finished });
        sender.send((key, image)).expect("somebody waits for it");
        drop(sender);
        tiles.collect_finished(&context);
        assert!(tiles.is_fresh(key));
    }
}
