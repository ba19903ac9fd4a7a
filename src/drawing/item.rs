//! The four kinds of item that a page is made of.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::{Color, Face, Path};
use geometry::{Mm, Point, Rect, Size, Transform};

/// Something drawn; its position stands outside it, in the list that holds it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Item {
    /// An outline with a fill and a stroke.
    Path(Path),
    /// A line of text, its position being where its baseline begins.
    Text(TextRun),
    /// A picture, its position being its top left corner.
    Image(Picture),
    /// Several items drawn as one.
    Group(Group),
}

/// Items in drawing order, each with its position.
pub type Items = Vec<(Point, Item)>;

/// One line of text, already measured: no back end measures, wraps or substitutes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TextRun {
    /// The words, for searching, copying and reading aloud.
    pub text: String,
    /// Which of the embedded fonts.
    pub face: Face,
    /// The size of the letters, from one baseline to the next when set solid.
    pub size: Mm,
    /// The ink.
    pub color: Color,
    /// The glyphs from left to right, one for each character of the text.
    pub glyphs: Vec<Glyph>,
    /// The sum of the advances.
    pub width: Mm,
}

/// A glyph of a font and how far it moves the pen.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Glyph {
    /// The number of the glyph in its font.
    pub id: u16,
    /// How far the next glyph stands to the right.
    pub advance: Mm,
}

/// A picture as it was read from its file, PNG or JPEG.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Picture {
    /// The bytes of the file.
    pub bytes: Arc<[u8]>,
    /// How large it is drawn.
    pub size: Size,
    /// What it shows, in words.
    pub description: String,
}

/// A number that stands for a place: its index in the list of places of a printout.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Tag(pub u32);

/// Several items drawn as one: turned, cut off at a border, and standing for a place.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Group {
    /// How the items are turned, scaled and moved before the group's own position is added.
    pub transform: Transform,
    /// The border beyond which nothing is drawn, in the items' own coordinates.
    pub clip: Option<Path>,
    /// What the items stand for, so that a click on them can find it.
    pub tag: Option<Tag>,
    /// Whether the items show something as it looks, with light and shade of its own.
    pub is_picture: bool,
    /// The items.
    pub items: Items,
}

impl Group {
    /// A group of these items as they are.
    #[must_use]
    pub fn of(items: Items) -> Self {
        Self { items, ..Self::default() }
    }

    /// The same group turned, scaled and moved.
    #[must_use]
    pub fn with_transform(self, transform: Transform) -> Self {
        Self { transform, ..self }
    }

    /// The same group with everything outside this outline left out.
    #[must_use]
    pub fn clipped(self, clip: Path) -> Self {
        Self { clip: Some(clip), ..self }
    }

    /// The same group as a picture of something.
    #[must_use]
    pub fn as_picture(self) -> Self {
        Self { is_picture: true, ..self }
    }

    /// The same group standing for a place.
    #[must_use]
    pub fn tagged(self, tag: Tag) -> Self {
        Self { tag: Some(tag), ..self }
    }
}

impl From<Path> for Item {
    fn from(path: Path) -> Self {
        Self::Path(path)
    }
}

impl From<TextRun> for Item {
    fn from(text: TextRun) -> Self {
        Self::Text(text)
    }
}

impl From<Picture> for Item {
    fn from(picture: Picture) -> Self {
        Self::Image(picture)
    }
}

impl From<Group> for Item {
    fn from(group: Group) -> Self {
        Self::Group(group)
    }
}

/// # Measuring
impl Item {
    /// The upright rectangle around the item, relative to its position; none where it draws nothing.
    #[must_use]
    pub fn bounds(&self) -> Option<Rect> {
        match self {
            Self::Path(path) => path.bounds(),
            Self::Text(run) => {
                let (ascent, descent) = (run.face.ascent(run.size), run.face.descent(run.size));
                Some(Rect { min: Point::at(Mm::ZERO, -ascent), max: Point::at(run.width, descent) })
            }
            Self::Image(picture) => Some(Rect::new(Point::ORIGIN, picture.size)),
            Self::Group(group) => {
                let inside = bounds_of(&group.items)?;
                let visible = match group.clip.as_ref().map(Path::bounds) {
                    None => inside,
                    Some(clip) => overlap(inside, clip?)?,
                };
                Some(group.transform.apply_to_rect(visible))
            }
        }
    }
}

/// The upright rectangle around all items; none where they draw nothing.
#[must_use]
pub fn bounds_of(items: &Items) -> Option<Rect> {
    items.iter().filter_map(|(at, item)| Some(item.bounds()?.moved(*at - Point::ORIGIN))).reduce(Rect::union)
}

/// Where the ink of every line of text lies, from the feet of its letters to the top of its capitals.
#[must_use]
pub fn ink_of_words(items: &Items) -> Vec<Rect> {
    let mut found = Vec::new();
    collect_words(items, Transform::IDENTITY, &mut found);
    found
}

fn collect_words(items: &Items, above: Transform, found: &mut Vec<Rect>) {
    for (at, item) in items {
        let here = Transform::translate(*at - Point::ORIGIN).then(above);
        match item {
            Item::Text(run) => {
                let top = -run.face.cap_height(run.size);
                found.push(here.apply_to_rect(Rect { min: Point::at(Mm::ZERO, top), max: Point::at(run.width, Mm::ZERO) }));
            }
            Item::Group(group) => collect_words(&group.items, group.transform.then(here), found),
            Item::Path(_) | Item::Image(_) => {}
        }
    }
}

/// The part of one rectangle that lies in another.
pub(super) fn overlap(one: Rect, other: Rect) -> Option<Rect> {
    let min = Point::at(one.min.x.max(other.min.x), one.min.y.max(other.min.y));
    let max = Point::at(one.max.x.min(other.max.x), one.max.y.min(other.max.y));
    (min.x <= max.x && min.y <= max.y).then_some(Rect { min, max })
}
