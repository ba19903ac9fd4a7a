//! Converts items for a print with less ink.

use std::io::Cursor;
use std::sync::Arc;

use image::ImageFormat;

use super::patterns::Pattern;
use super::shades::{coverage, dark, faded, gray, negative};
use crate::path::Ground;
use crate::picture::{PictureCache, decode};
use crate::{Color, Group, Item, Items, Path, Picture, Stroke, TextRun};
use geometry::{Mm, Point, Rect};

/// A ground is left as it is if it takes less ink than this, as `coverage` measures it.
const LIGHT: f64 = 0.17;
/// A ground that is less bright than this counts as a night sky: dark items on it were meant as shades of light ones.
const NIGHT: f64 = 0.2;
/// The width of a ground's frame as a fraction of the ground's shorter side.
const FRAME: f64 = 0.02;
/// The least width of a ground's frame.
const THINNEST: Mm = Mm::new(0.2);
/// The greatest width of a ground's frame.
const THICKEST: Mm = Mm::new(0.5);
/// The width of the coloured frame just inside the outline of a side's piece, as a fraction of the piece's shorter side. The frame's colour
/// distinguishes the sides.
const SIDES_FRAME: f64 = 0.056;
/// In a print without hue, a colour that is less bright than this is darkened further.
const DEEP: f64 = 0.62;
/// How far the fill of a symbol on a ground is faded to save ink: 0 not at all, 1 to white.
const PALER: f64 = 0.5;
/// The opacity of the white that is laid over a picture from a file; 255 is opaque.
const VEIL: u8 = 150;

/// The ground on which an item is drawn, that is, the filled area behind the item, with the colour that the ground had before ink was saved.
#[derive(Clone, Copy)]
enum On {
    Paper,
    Ground(Color),
    /// A ground that is printed hatched or dotted.
    Patterned(Color),
    /// A ground that is printed dark even when ink is saved.
    Solid,
    Picture,
}

/// Converts items for a print with less ink, in colours or in black alone.
pub(super) struct Sparing {
    in_black: bool,
    grays: PictureCache<Option<Arc<[u8]>>>,
}

impl Sparing {
    pub fn in_colors() -> Self {
        Self { in_black: false, grays: PictureCache::new() }
    }

    pub fn in_black() -> Self {
        Self { in_black: true, ..Self::in_colors() }
    }

    /// Converts the items of a page.
    pub fn items(&mut self, items: Items) -> Items {
        self.within(items, On::Paper)
    }

    fn within(&mut self, items: Items, on: On) -> Items {
        // The grounds met so far in this list. An item lies on the last of them that contains the middle of the item.
        let mut grounds: Vec<(Rect, On)> = Vec::new();
        let mut less = Items::with_capacity(items.len());
        for (at, item) in items {
            let here = if grounds.is_empty() {
                on
            } else {
                let middle = item.bounds().map(|bounds| bounds.moved(at - Point::ORIGIN).middle());
                let below = grounds.iter().rev().find(|(bounds, _)| middle.is_some_and(|middle| bounds.contains(middle)));
                below.map_or(on, |(_, ground)| *ground)
            };
            match item {
                Item::Path(path) => match (path.ground, path.fill) {
                    (Some(Ground::Beyond), _) => {}
                    (Some(ground), Some(fill)) => {
                        let bounds = path.bounds().map(|bounds| bounds.moved(at - Point::ORIGIN));
                        let now = self.ground(path, (ground, fill), at, here, &mut less);
                        grounds.extend(bounds.map(|bounds| (bounds, now)));
                    }
                    (_, _) => less.push((at, self.figure(path, here).into())),
                },
                Item::Text(mut run) => {
                    run.color = self.words(run.color, here);
                    if matches!(here, On::Patterned(_)) {
                        less.push((at, plate(&run).into()));
                    }
                    less.push((at, run.into()));
                }
                Item::Image(picture) => {
                    let veil = Path::rect(Rect::new(Point::ORIGIN, picture.size)).filled(Color::WHITE.with_alpha(VEIL));
                    less.push((at, self.image(picture).into()));
                    less.push((at, veil.into()));
                }
                Item::Group(mut group) => {
                    let on = if group.is_picture { On::Picture } else { here };
                    group.items = self.within(group.items, on);
                    less.push((at, group.into()));
                }
            }
        }
        less
    }

    /// Prints a ground as paper with a frame, or in the pattern of its side; returns the ground that later items lie on.
    fn ground(&self, path: Path, (ground, fill): (Ground, Color), at: Point, on: On, less: &mut Items) -> On {
        let stroke = path.stroke.clone().map(|stroke| Stroke { color: self.line(stroke.color, on), ..stroke });
        let bare = Path { fill: None, stroke: None, ground: None, ..path };
        // In a print without hue, only the pattern shows the side, so even a light ground gets its pattern.
        let is_told = self.in_black && matches!(ground, Ground::Side(_));
        if coverage(fill) < LIGHT && !is_told {
            less.push((at, Path { fill: Some(self.printed(fill)), stroke, ..bare }.into()));
            return On::Ground(fill);
        }
        let pattern = match ground {
            Ground::Side(side) if self.in_black => Pattern::of(side),
            Ground::Side(_) | Ground::Plain | Ground::Sky | Ground::Plate | Ground::Beyond => Pattern::White,
        };
        less.push((at, bare.clone().filled(pattern.paper()).into()));
        less.extend(pattern.over(&bare).map(|over| (at, over)));
        // If a ground has the same colour as the ground around it, its edge was not visible, so it gets no frame.
        let goes_on =
            matches!(on, On::Ground(around) | On::Patterned(around) if (around.brightness() - fill.brightness()).abs() < 0.05);
        match stroke {
            Some(stroke) => {
                if matches!(ground, Ground::Side(_)) && !self.in_black {
                    let wide = bare.bounds().map_or(Mm::ZERO, |bounds| bounds.width().min(bounds.height()) * SIDES_FRAME);
                    less.push((at, self.frame(bare.clone(), fill, wide)));
                }
                less.push((at, bare.with_stroke(stroke).into()));
            }
            None if ground == Ground::Sky || (goes_on && ground != Ground::Plate) => {}
            None => {
                let wide = self.wide(&bare, fill);
                less.extend(wide.map(|wide| (at, self.frame(bare, fill, wide))));
            }
        }
        match pattern {
            Pattern::White => On::Ground(fill),
            Pattern::Hatched | Pattern::Dotted => On::Patterned(fill),
            Pattern::Solid => On::Solid,
        }
    }

    /// The width of a ground's frame. In a print in black alone, only very dark grounds get a frame of full width.
    fn wide(&self, outline: &Path, fill: Color) -> Option<Mm> {
        let bounds = outline.bounds()?;
        let wide = (bounds.width().min(bounds.height()) * FRAME).max(THINNEST).min(THICKEST);
        Some(if self.in_black && fill.brightness() > NIGHT { wide * 0.4 } else { wide })
    }

    /// A line of this width along the inside of an outline.
    fn frame(&self, outline: Path, fill: Color, wide: Mm) -> Item {
        let line = outline.clone().with_stroke(Stroke::new(self.printed(dark(fill)), wide * 2.0));
        Group::of(vec![(Point::ORIGIN, line.into())]).clipped(outline).into()
    }

    fn figure(&self, path: Path, on: On) -> Path {
        let fill = path.fill.map(|fill| match on {
            On::Picture => self.printed(faded(fill)),
            // Symbols are large enough to be seen even if they are a little paler.
            On::Ground(_) if !self.in_black => self.line(fill, on).mix(Color::WHITE.with_alpha(fill.alpha), PALER),
            On::Paper | On::Ground(_) | On::Patterned(_) | On::Solid => self.line(fill, on),
        });
        let stroke = path.stroke.map(|stroke| Stroke { color: self.line(stroke.color, on), ..stroke });
        Path { fill, stroke, ..path }
    }

    fn line(&self, color: Color, on: On) -> Color {
        let changed = match on {
            On::Paper | On::Picture => color,
            On::Ground(ground) | On::Patterned(ground) => {
                let light = color.brightness() > ground.brightness() || ground.brightness() < NIGHT;
                let changed = if light { negative(color) } else { color };
                // Without hue a colour has to be darker to stand out.
                let deep = self.in_black && changed.brightness() < DEEP;
                if deep { changed.mix(Color::BLACK.with_alpha(changed.alpha), 0.6) } else { changed }
            }
            On::Solid => Color::WHITE.with_alpha(color.alpha),
        };
        self.printed(changed)
    }

    fn words(&self, color: Color, on: On) -> Color {
        match on {
            On::Solid => self.line(color, on),
            On::Paper | On::Ground(_) | On::Patterned(_) | On::Picture => self.printed(dark(self.line(color, on))),
        }
    }

    fn printed(&self, color: Color) -> Color {
        if self.in_black { gray(color) } else { color }
    }

    /// A picture from a file. In a print in black alone it loses its hue, unless the file cannot be read.
    fn image(&mut self, picture: Picture) -> Picture {
        if !self.in_black {
            return picture;
        }
        let bytes = self.grays.get(&picture, |_| in_gray(&picture.bytes)).clone();
        Picture { bytes: bytes.unwrap_or_else(|| Arc::clone(&picture.bytes)), ..picture }
    }
}

/// A white plate beneath words that would be unreadable on a pattern.
fn plate(run: &TextRun) -> Path {
    let air = run.size * 0.1;
    let low = Point::at(run.width + air, air);
    let room = Rect { min: Point::at(-air, -run.face.cap_height(run.size) - air), max: low };
    Path::rounded_rect(room, air * 2.0).filled(Color::WHITE)
}

/// A picture file converted to gray, with white in place of transparency; `None` if it cannot be read.
fn in_gray(bytes: &[u8]) -> Option<Arc<[u8]>> {
    let pixels = decode(bytes)?.pixels.into_luma_alpha8();
    let flat = image::GrayImage::from_fn(pixels.width(), pixels.height(), |x, y| {
        let [level, alpha] = pixels.get_pixel(x, y).0.map(u32::from);
        image::Luma([((level * alpha + 255 * (255 - alpha)) / 255) as u8])
    });
    let mut file = Cursor::new(Vec::new());
    flat.write_to(&mut file, ImageFormat::Png).ok()?;
    Some(file.into_inner().into())
}
