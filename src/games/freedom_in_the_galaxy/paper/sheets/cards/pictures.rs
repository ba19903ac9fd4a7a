//! Pictures above the text of a card, if the text leaves room for one.

use super::flow::{self, Block, EASY};
use super::front::Measures;
use crate::sheets::art::{self, Scene};
use drawing::Path;
use geometry::{Mm, Rect, Seed, Vector};
use sheets::Draft;
use sheets::look::{INK, LINE};

/// The smallest height of a picture on a large card, in millimetres; a lower picture is called a strip.
const PICTURE: f64 = 11.0;
/// The smallest height of a strip on a large card, in millimetres.
const STRIP: f64 = 4.6;
/// The greatest height of a picture on a large card, in millimetres.
const GREATEST: f64 = 40.0;

/// Divides an area between a picture and text, and returns the area of each. The text takes the first of these sizes of letters that leaves enough
/// height for a picture, or else for a strip. If no size leaves enough, the picture is `None` and the text has the whole area. Sizes are in
/// millimetres on a large card.
pub fn pictured(measures: &Measures, blocks: &[Block], sizes: &[f64], area: Rect) -> (Option<Rect>, Rect) {
    let left = |size: &f64| area.height() - flow::height(blocks, measures.mm(*size), area.width()) - measures.mm(2.4);
    let first = |least: f64, smallest: Mm| {
        let readable = sizes.iter().filter(|size| Mm::new(**size) >= smallest);
        readable.map(left).find(|spare| *spare >= measures.mm(least))
    };
    // Letters of an easily readable size matter more than a picture.
    let Some(spare) = first(PICTURE, EASY).or_else(|| first(STRIP, Mm::ZERO)) else { return (None, area) };
    let (picture, words) = area.cut_top(spare.min(measures.mm(GREATEST)));
    (Some(picture), Rect { min: words.min + Vector::at(Mm::ZERO, measures.mm(2.4)), max: words.max })
}

/// Draws a scene in a frame.
pub fn framed(draft: &mut Draft, scene: Scene, seed: Seed, field: Rect) {
    art::scene(draft, scene, seed, field);
    draft.path(Path::rect(field).stroked(INK, LINE));
}

/// Draws the sentences of a card, and above them one of these scenes if there is room.
pub fn told(draft: &mut Draft, measures: &Measures, name: &str, scenes: &[Scene], sentences: Vec<String>) {
    let blocks = [Block { heading: "", sentences }];
    let (picture, words) = pictured(measures, &blocks, &[3.5, 3.0, 2.6, 2.3], measures.body);
    if let Some(picture) = picture {
        let seed = Seed::of(name);
        framed(draft, scenes[seed.one_of(40, scenes.len() as u64) as usize], seed, measures.flush(picture));
    }
    flow::blocks(draft, &blocks, measures.mm(3.7), words);
}
