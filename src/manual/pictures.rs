//! The pictures of the manual. They are taken from the gallery; a test compares the gallery with what the program draws.

use std::sync::{Arc, LazyLock};

use drawing::{Page, Picture as Item};
use geometry::{Mm, Point, Size};

/// A picture of the gallery, with the words that stand for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// The index of the picture in the gallery.
    number: usize,
    /// A description of the picture.
    pub words: String,
}

/// Each picture that a page shows: the name of its file, and the bytes.
static GALLERY: [(&str, &[u8]); 10] = [
    ("record-sheets.png", include_bytes!("../../exports/gallery/record-sheets.png")),
    ("star-viking-tiles.png", include_bytes!("../../exports/gallery/star-viking-tiles.png")),
    ("freedom-in-the-galaxy-star-system.png", include_bytes!("../../exports/gallery/freedom-in-the-galaxy-star-system.png")),
    ("vikings-board.png", include_bytes!("../../exports/gallery/vikings-board.png")),
    ("space-viking-sector.png", include_bytes!("../../exports/gallery/space-viking-sector.png")),
    ("launch-fighters-play.png", include_bytes!("../../exports/gallery/launch-fighters-play.png")),
    ("star-viking-play.png", include_bytes!("../../exports/gallery/star-viking-play.png")),
    ("freedom-in-the-galaxy-play.png", include_bytes!("../../exports/gallery/freedom-in-the-galaxy-play.png")),
    ("vikings-play.png", include_bytes!("../../exports/gallery/vikings-play.png")),
    ("space-viking-play.png", include_bytes!("../../exports/gallery/space-viking-play.png")),
];

/// Each picture of the gallery, as a page that shows nothing else.
static PAGES: LazyLock<Vec<Arc<Page>>> = LazyLock::new(|| {
    let page = |number| {
        let picture = Picture { number, words: String::new() };
        let item = picture.fitted(Size::of(WIDE, WIDE * 9.0));
        let mut page = Page::new(picture.file(), item.size);
        page.items.push((Point::ORIGIN, item.into()));
        Arc::new(page)
    };
    (0..GALLERY.len()).map(page).collect()
});

/// The width of the page of a picture.
const WIDE: Mm = Mm::new(100.0);

impl Picture {
    /// The picture in the gallery's file with this name; `None` if there is no such file.
    pub(super) fn named(file: &str, words: String) -> Option<Self> {
        let number = GALLERY.iter().position(|(name, _)| *name == file)?;
        Some(Self { number, words })
    }

    /// The name of the picture's file.
    #[must_use]
    pub fn file(&self) -> &'static str {
        GALLERY[self.number].0
    }

    /// The picture as a page that shows nothing else, for a screen.
    #[must_use]
    pub fn page(&self) -> Arc<Page> {
        Arc::clone(&PAGES[self.number])
    }

    /// The picture, as large as it can be within `room`.
    #[must_use]
    pub fn fitted(&self, room: Size) -> Item {
        let (wide, high) = self.pixels();
        let scale = (room.width / f64::from(wide)).min(room.height / f64::from(high));
        let size = Size::of(scale * f64::from(wide), scale * f64::from(high));
        Item { bytes: self.bytes().into(), size, description: self.words.clone() }
    }

    /// The bytes of the picture's file, a PNG.
    #[must_use]
    pub fn bytes(&self) -> &'static [u8] {
        GALLERY[self.number].1
    }

    /// The width and height of the picture in pixels, read from the beginning of its file.
    #[must_use]
    pub fn pixels(&self) -> (u32, u32) {
        let number =
            |at: usize| self.bytes().get(at..at + 4).and_then(|bytes| bytes.try_into().ok()).map_or(1, u32::from_be_bytes);
        (number(16), number(20))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Block, pages};
    use project::Game;

    #[test]
    fn the_page_of_each_game_shows_pictures_and_no_picture_is_carried_in_vain() {
        let mut shown = Vec::new();
        for page in pages() {
            let own =
                page.blocks.iter().filter_map(|block| if let Block::Picture(picture) = block { Some(picture) } else { None });
            let before = shown.len();
            for picture in own {
                let (wide, high) = picture.pixels();
                assert!(
                    (100..4000).contains(&wide) && (100..4000).contains(&high) && !picture.words.is_empty(),
                    "{}",
                    picture.file()
                );
                shown.push(picture.file());
            }
            let is_game = Game::ALL.iter().any(|game| game.slug() == page.name);
            assert!(!is_game || shown.len() > before, "{} shows no picture", page.name);
        }
        assert!(GALLERY.iter().all(|(file, _)| shown.contains(file)), "{shown:?}");
    }
}
