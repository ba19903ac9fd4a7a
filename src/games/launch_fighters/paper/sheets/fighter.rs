//! A fighter squadron: several small craft in formation, in the style of their fleet.
//!
//! A squadron has no facing, so no formation here is an arrowhead that points somewhere. Inactive squadrons show the same craft as bare outlines.

use super::silhouette::Look;
use super::silhouette::drafting::{Half, Palette, Pen, Sketch, bar, frame};
use drawing::{Color, Group};
use geometry::{Rect, Transform, Vector};
use launch_fighters::Hull;

/// An active squadron in the middle of a box. No part of it reaches beyond the box.
#[must_use]
pub fn squadron(look: Look, into: Rect) -> Group {
    formation(look, &craft(look)).fit(frame(17.0, -18.0, 18.0), into, 1.0)
}

/// An inactive squadron: outlines without paint.
#[must_use]
pub fn inactive_squadron(look: Look, into: Rect) -> Group {
    let ghost = craft(look).ghost(Color::gray(250), Color::gray(110));
    formation(look, &ghost).fit(frame(17.0, -18.0, 18.0), into, 1.0)
}

/// The craft of a style, arranged in its formation.
fn formation(look: Look, craft: &Sketch) -> Sketch {
    let places: &[(f64, f64)] = match look.hull {
        Hull::Wedge => &[(0.0, -12.0), (-11.5, 1.0), (11.5, 1.0), (0.0, 14.0)],
        Hull::Saucer => &[(-12.0, -9.0), (12.0, -9.0), (0.0, 11.0)],
        Hull::Slab => &[(-10.5, -12.0), (10.5, -12.0), (-10.5, 12.0), (10.5, 12.0)],
        Hull::Crescent => &[(-13.0, -10.0), (13.0, -10.0), (0.0, 10.0)],
        Hull::Needle => &[(-17.0, -8.0), (-8.5, 8.0), (0.0, -8.0), (8.5, 8.0), (17.0, -8.0)],
        Hull::Carapace => &[(-14.0, -13.0), (14.0, -13.0), (0.0, 1.0), (-14.0, 14.0), (14.0, 14.0)],
    };
    let mut all = Sketch::new(Palette::of(look));
    for (x, y) in places {
        all.add(craft.clone().moved(Transform::translate(Vector::new(*x, *y))));
    }
    all
}

/// One craft about the origin, some 20 drafting lengths long (the unit in which ships are drawn before they are scaled).
fn craft(look: Look) -> Sketch {
    let mut sketch = Sketch::new(Palette::of(look));
    let palette = sketch.palette;
    let exhaust = |sketch: &mut Sketch, x: f64, y: f64, width: f64| {
        let flame = Half::from(x - width, y).line(x + width, y).line(x, y + 4.2 * width).closed();
        sketch.put(flame.filled(palette.fire.mix(Color::WHITE, 0.25)));
    };
    match look.hull {
        Hull::Wedge => {
            exhaust(&mut sketch, 0.0, 8.0, 1.4);
            let wing = Half::through(&[
                (0.0, -10.0),
                (1.3, -7.0),
                (2.2, 0.0),
                (8.0, 6.0),
                (8.0, 8.6),
                (2.0, 7.2),
                (1.6, 8.8),
                (0.0, 8.8),
            ]);
            sketch.plate(&wing, palette.base, Pen::Outline);
            sketch.pair(&Half::through(&[(4.6, 4.2), (6.6, 6.0), (6.6, 7.4), (4.6, 7.0)]).closed(), palette.accent, Pen::Joint);
            sketch.put(Half::through(&[(0.0, -5.0), (1.0, -2.0), (0.9, 1.6), (0.0, 2.2)]).whole().filled(palette.glass));
        }
        Hull::Saucer => {
            exhaust(&mut sketch, 0.0, 7.4, 1.5);
            sketch.pair(&bar(6.6, -1.0, 2.0, 9.0), palette.accent, Pen::Edge);
            sketch.plate(&Half::disc(0.0, 7.4, 7.8), palette.base, Pen::Outline);
            sketch.plate(&Half::disc(0.0, 4.6, 4.9), palette.light, Pen::Edge);
            sketch.put(Half::disc(-0.6, 2.0, 2.2).whole().filled(palette.glass));
        }
        Hull::Slab => {
            exhaust(&mut sketch, 2.6, 8.6, 1.2);
            exhaust(&mut sketch, -2.6, 8.6, 1.2);
            sketch.pair(&bar(6.6, -5.0, 2.6, 11.0), palette.shade, Pen::Edge);
            let body = Half::through(&[(0.0, -9.6), (3.2, -9.6), (4.6, -7.0), (4.6, 6.6), (3.4, 9.0), (0.0, 9.0)]);
            sketch.plate(&body, palette.base, Pen::Outline);
            sketch.shape(bar(0.0, -7.6, 6.0, 2.0), palette.accent, Pen::Joint);
            sketch.put(bar(0.0, -3.6, 4.4, 1.8).filled(palette.glass));
            sketch.shape(bar(0.0, 1.0, 4.8, 5.0), palette.light, Pen::Joint);
        }
        Hull::Crescent => {
            exhaust(&mut sketch, 0.0, 6.6, 1.4);
            let body =
                Half::from(0.0, -1.6).curve((3.6, -1.8), (7.4, -4.0), (6.6, -10.0)).curve((12.4, -4.0), (10.6, 6.6), (0.0, 7.4));
            sketch.plate(&body, palette.base, Pen::Outline);
            let tip =
                Half::from(6.6, -10.0).curve((8.8, -7.4), (9.8, -5.2), (9.9, -3.0)).curve((8.6, -4.0), (7.0, -5.0), (6.6, -10.0));
            sketch.pair(&tip.closed(), palette.accent, Pen::Joint);
            sketch.plate(&Half::disc(2.2, 2.6, 3.2), palette.pale, Pen::Edge);
            sketch.put(Half::disc(1.4, 1.4, 1.5).whole().filled(palette.glass));
        }
        Hull::Needle => {
            exhaust(&mut sketch, 0.0, 9.0, 1.2);
            sketch.shape(bar(0.0, 1.6, 8.6, 1.7), palette.accent, Pen::Edge);
            let body =
                Half::from(0.0, -11.0).curve((1.0, -7.0), (1.8, -4.0), (1.8, 0.0)).line(1.8, 6.0).line(1.2, 9.2).line(0.0, 9.2);
            sketch.plate(&body, palette.light, Pen::Outline);
            sketch.pair(&bar(4.3, -2.4, 1.5, 8.4), palette.base, Pen::Edge);
            sketch.put(Half::disc(-2.6, 0.9, 2.2).whole().filled(palette.glass));
        }
        Hull::Carapace => {
            exhaust(&mut sketch, 0.0, 7.6, 1.3);
            let leg =
                Half::from(2.6, -3.0).curve((6.0, -5.0), (8.2, -7.0), (6.0, -10.4)).curve((10.4, -7.6), (9.4, -1.0), (3.0, 1.4));
            sketch.pair(&leg.closed(), palette.accent, Pen::Edge);
            let hind = Half::from(2.6, 2.0).curve((6.4, 2.4), (7.6, 5.4), (6.4, 9.4)).curve((6.2, 6.4), (5.0, 5.6), (2.6, 5.4));
            sketch.pair(&hind.closed(), palette.shade, Pen::Edge);
            sketch.plate(&Half::disc(2.0, 4.4, 6.2), palette.base, Pen::Outline);
            sketch.plate(&Half::disc(-3.8, 3.2, 3.4), palette.light, Pen::Edge);
            sketch.pair(&Half::disc(-4.8, 0.9, 1.1).closed(), palette.glass, Pen::Joint);
        }
    }
    sketch
}

#[cfg(test)]
mod tests {
    use super::*;
    use drawing::bounds_of;
    use geometry::Mm;

    #[test]
    fn a_squadron_stays_in_its_box() {
        for hull in Hull::ALL {
            let look = Look { hull, ..Look::default() };
            for into in [Rect::at(1.0, 2.0, 9.0, 9.0), Rect::at(0.0, 0.0, 30.0, 4.0), Rect::at(0.0, 0.0, 3.0, 50.0)] {
                for group in [squadron(look, into), inactive_squadron(look, into)] {
                    let ink = bounds_of(&group.items).expect("something is drawn");
                    assert!(into.inset(Mm::new(-1e-9)).encloses(ink), "{hull:?} leaves {into:?}");
                    assert!(group.items.len() <= 120);
                }
            }
        }
    }

    #[test]
    fn an_inactive_squadron_has_no_colour() {
        for hull in Hull::ALL {
            let look = Look { hull, primary: Color::rgb(200, 30, 30), secondary: Color::rgb(30, 30, 200), side: 0 };
            let items = inactive_squadron(look, Rect::at(0.0, 0.0, 9.0, 9.0)).items;
            let inks = items.iter().flat_map(|(_, item)| match item {
                drawing::Item::Path(path) => [path.fill, path.stroke.as_ref().map(|stroke| stroke.color)],
                _ => [None; 2],
            });
            assert!(inks.flatten().all(|Color { rgb: [red, green, blue], .. }| red == green && green == blue));
        }
    }
}
