//! The four kinds of item that a page is made of.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::{Color, Face, Path};
use geometry::{Mm, Point, Rect, Size, Transform};

/// A thing that is drawn. Its position is stored beside it, in the list that contains it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Item {
    /// An outline with a fill and a stroke.
    Path(Path),
    /// A line of text; its position is the start of its baseline.
    Text(TextRun),
    /// A picture; its position is its top left corner.
    Image(Picture),
    /// Several items drawn as one.
    Group(Group),
}

/// Items in drawing order, each with its position.
pub type Items = Vec<(Point, Item)>;

/// One line of text that is already measured: no back end measures, wraps or substitutes anything.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TextRun {
    /// The words, for searching, copying and reading aloud.
    pub text: String,
    /// The embedded font.
    pub face: Face,
    /// The size of the letters (the em).
    pub size: Mm,
    /// The colour of the letters.
    pub color: Color,
    /// The glyphs from left to right, one for each character of the text.
    pub glyphs: Vec<Glyph>,
    /// The width of the line, which is the sum of the advances.
    pub width: Mm,
}

/// A glyph of a font, and the distance by which it moves the pen.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Glyph {
    /// The glyph's number in its font.
    pub id: u16,
    /// The distance from the start of this glyph to the start of the next.
    pub advance: Mm,
}

/// A picture in the form of its file, PNG or JPEG.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Picture {
    /// The bytes of the file.
    pub bytes: Arc<[u8]>,
    /// The size at which the picture is drawn.
    pub size: Size,
    /// A description of what the picture shows, in words.
    pub description: String,
}

/// A number that stands for a place in the project: the index in a printout's list of places.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Tag(pub u32);

/// Several items drawn as one. The group can be transformed, clipped, and tagged with a place.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Group {
    /// The transform that is applied to the items before the group's own position is added.
    pub transform: Transform,
    /// The border outside which nothing is drawn, in the coordinates of the items.
    pub clip: Option<Path>,
    /// The place for which the items stand, so that a click on them can find it.
    pub tag: Option<Tag>,
    /// Whether the items are a picture of something, with light and shade of its own.
    pub is_picture: bool,
    /// The items of the group.
    pub items: Items,
}

impl Group {
    /// A plain group of these items.
    #[must_use]
    pub fn of(items: Items) -> Self {
        Self { items, ..Self::default() }
    }

    /// The group with this transform.
    #[must_use]
    pub fn with_transform(self, transform: Transform) -> Self {
        Self { transform, ..self }
    }

    /// The group with this outline as its clip.
    #[must_use]
    pub fn clipped(self, clip: Path) -> Self {
        Self { clip: Some(clip), ..self }
    }

    /// The group as a picture of something.
    #[must_use]
    pub fn as_picture(self) -> Self {
        Self { is_picture: true, ..self }
    }

    /// The group tagged with a place.
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

/// Measurements of an item on its page.
impl Item {
    /// The smallest axis-aligned rectangle around the item, relative to its position; `None` if the item draws nothing.
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

/// The smallest axis-aligned rectangle around all items; `None` if they draw nothing.
#[must_use]
pub fn bounds_of(items: &Items) -> Option<Rect> {
    items.iter().filter_map(|(at, item)| Some(item.bounds()?.moved(*at - Point::ORIGIN))).reduce(Rect::union)
}

/// For each line of text, the rectangle that its ink covers, from the bottom of its letters to the top of its capitals.
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

/// The part of one rectangle that lies in the other; `None` if they do not overlap.
pub(super) fn overlap(one: Rect, other: Rect) -> Option<Rect> {
    let min = Point::at(one.min.x.max(other.min.x), one.min.y.max(other.min.y));
    let max = Point::at(one.max.x.min(other.max.x), one.max.y.min(other.max.y));
    (min.x <= max.x && min.y <= max.y).then_some(Rect { min, max })
}
