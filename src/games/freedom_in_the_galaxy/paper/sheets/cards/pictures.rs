//! Pictures above the words of a card, where the words leave room for one.

use super::flow::{self, Block};
use super::front::Measures;
use crate::sheets::art::{self, Scene};
use drawing::Path;
use geometry::{Mm, Rect, Seed, Vector};
use sheets::Draft;
use sheets::look::{INK, LINE};

/// The least and the greatest height of a picture above words, on a large card.
const PICTURE: (f64, f64) = (4.6, 40.0);

/// The room for a picture in what words in letters of one of some sizes leave of an area, and the room for the words: the first size that leaves
/// enough, in millimetres on a large card. None where all leave too little.
pub fn pictured(measures: &Measures, blocks: &[Block], sizes: &[f64], area: Rect) -> (Option<Rect>, Rect) {
    let left = |size: &f64| area.height() - flow::height(blocks, measures.mm(*size), area.width()) - measures.mm(2.4);
    let Some(spare) = sizes.iter().map(left).find(|spare| *spare >= measures.mm(PICTURE.0)) else { return (None, area) };
    let (picture, words) = area.cut_top(spare.min(measures.mm(PICTURE.1)));
    (Some(picture), Rect { min: words.min + Vector::at(Mm::ZERO, measures.mm(2.4)), max: words.max })
}

/// Draws a scene in a frame.
pub fn framed(draft: &mut Draft, scene: Scene, seed: Seed, field: Rect) {
    art::scene(draft, scene, seed, field);
    draft.path(Path::rect(field).stroked(INK, LINE));
}

/// Draws the sentences of a card below one of these scenes, where there is room.
pub fn told(draft: &mut Draft, measures: &Measures, name: &str, scenes: &[Scene], sentences: Vec<String>) {
    let blocks = [Block { heading: "", sentences }];
    let (picture, words) = pictured(measures, &blocks, &[3.5, 3.0, 2.6, 2.3], measures.body);
    if let Some(picture) = picture {
        let seed = Seed::of(name);
        framed(draft, scenes[seed.one_of(40, scenes.len() as u64) as usize], seed, measures.flush(picture));
    }
    flow::blocks(draft, &blocks, measures.mm(3.7), words);
}
