//! The colours of a print with less ink.

use crate::{Color, Item, Items};

/// The greatest brightness, from 0 (black) to 1 (white), that words on white paper may have.
const BRIGHTEST: f64 = 0.42;
/// How far a picture is faded: 0 not at all, 1 to white.
const FADED: f64 = 0.6;

/// The colour with its lightness inverted and its hue kept.
pub fn negative(color: Color) -> Color {
    let [red, green, blue] = color.rgb.map(i16::from);
    let shift = 255 - red.max(green).max(blue) - red.min(green).min(blue);
    let moved = |channel: i16| (channel + shift).clamp(0, 255) as u8;
    Color { rgb: [moved(red), moved(green), moved(blue)], alpha: color.alpha }
}

/// The colour, darkened if it is too bright for words.
pub fn dark(color: Color) -> Color {
    let brightness = color.brightness();
    if brightness > BRIGHTEST { color.mix(Color::BLACK.with_alpha(color.alpha), 1.0 - BRIGHTEST / brightness) } else { color }
}

/// The colour, faded as pictures are in a print that saves ink.
pub fn faded(color: Color) -> Color {
    color.mix(Color::WHITE.with_alpha(color.alpha), FADED)
}

/// The gray that is as bright as the colour.
pub fn gray(color: Color) -> Color {
    Color::gray((color.brightness() * 255.0).round() as u8).with_alpha(color.alpha)
}

/// The amount of ink in a colour, from 0 (paper) to 3 (three inks in full): cyan, magenta and yellow, plus the black that they share.
pub fn coverage(color: Color) -> f64 {
    let [red, green, blue] = color.rgb.map(f64::from);
    let most = red.max(green).max(blue);
    let inks = if most > 0.0 { (3.0 * most - red - green - blue) / most } else { 0.0 };
    (inks + 1.0 - most / 255.0) * f64::from(color.alpha) / 255.0
}

/// Changes every colour of the items, except in pictures.
pub fn recolored(items: Items, change: &impl Fn(Color) -> Color) -> Items {
    let item = |item: Item| match item {
        Item::Path(mut path) => {
            path.fill = path.fill.map(change);
            if let Some(stroke) = &mut path.stroke {
                stroke.color = change(stroke.color);
            }
            Item::Path(path)
        }
        Item::Text(mut run) => {
            run.color = change(run.color);
            Item::Text(run)
        }
        Item::Image(picture) => Item::Image(picture),
        Item::Group(group) if group.is_picture => Item::Group(group),
        Item::Group(mut group) => {
            group.items = recolored(group.items, change);
            Item::Group(group)
        }
    };
    items.into_iter().map(|(at, old)| (at, item(old))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_negative_keeps_the_hue_and_undoes_itself() {
        for color in [Color::rgb(10, 12, 22), Color::rgb(222, 188, 96), Color::WHITE, Color::rgb(200, 0, 0).with_alpha(70)] {
            assert_eq!(negative(negative(color)), color);
        }
        assert_eq!(negative(Color::WHITE), Color::BLACK);
        assert_eq!(negative(Color::rgb(238, 72, 52)), Color::rgb(203, 37, 17));
    }

    #[test]
    fn ink_is_counted_as_a_printer_mixes_it() {
        assert!(coverage(Color::WHITE).abs() < 1e-9 && (coverage(Color::BLACK) - 1.0).abs() < 1e-9);
        assert!((coverage(Color::rgb(255, 0, 0)) - 2.0).abs() < 1e-9);
        assert!((coverage(Color::BLACK.with_alpha(51)) - 0.2).abs() < 1e-9);
    }
}
