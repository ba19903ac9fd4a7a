//! The words on a map: labels and the names of areas. All of them stay on the board.

use super::MapDrawing;
use super::areas::ink;
use drawing::text::{self, Style};
use drawing::{Color, Face, Ground, Path};
use geometry::{Mm, Point, Rect, Size, Space, Vector};
use launch_fighters::{Area, Label};
use sheets::draft::Draft;
use sheets::look::INK;

/// The size of letters in a small picture of the map, in millimetres on paper.
const IN_A_PICTURE: f64 = 2.1;
/// The largest number of labels and names in a small picture; more would not make it clearer.
const MOST_IN_A_PICTURE: usize = 60;

/// A label, with the rectangle that it covers on the board.
pub struct Plate<'map> {
    /// The rectangle that the label covers.
    pub room: Rect,
    words: &'map str,
    style: Style,
}

/// The labels of a map, in letters that are at least as large as `least`. Each label stands in the middle of its space, or a little above or below
/// the middle if it would otherwise cover a part of a space's number.
pub fn plates<'map>(drawing: &MapDrawing<'map>, least: Mm) -> Vec<Plate<'map>> {
    let size = drawing.layout.space_size;
    let letters = (size * 0.3).max(Draft::SMALLEST);
    let style = Style::new(Face::Italic, letters.max(least.min(letters * MOST_ENLARGED)).get()).colored(INK).centred();
    let labels =
        drawing.map.labels.iter().filter(|(_, label)| drawing.map.grid.contains(label.at) && !label.text.trim().is_empty());
    let areas = area_rooms(drawing);
    let plate = |(_, label): (_, &'map Label)| {
        let centre = drawing.layout.centre(label.at);
        let step = Vector::at(Mm::ZERO, size * STEP);
        let rooms = (0..=2 * STEPS).map(|index| {
            let steps = f64::from((index + 1) / 2) * if index % 2 == 0 { 1.0 } else { -1.0 };
            room(drawing, &label.text, style, centre + step * steps)
        });
        let rooms: Vec<Rect> = rooms.collect();
        let near = rooms.iter().copied().reduce(Rect::union).unwrap_or_default();
        let numbers: Vec<Rect> = drawing.numbered(near.inset(-size)).map(|(_, ink, _)| ink.inset(size * -0.01)).collect();
        // A number that is covered is left out, which does little harm, but the name of an area that is covered would be lost.
        let covers = |room: &Rect| {
            let names = areas.iter().filter(|name| overlap(*room, **name)).count();
            (names, numbers.iter().filter(|ink| overlap(*room, **ink)).count())
        };
        let best = rooms.into_iter().min_by_key(covers);
        Plate { room: best.unwrap_or_default(), words: &label.text, style }
    };
    labels.map(plate).collect()
}

/// The greatest factor by which a screen enlarges labels.
const MOST_ENLARGED: f64 = 2.2;
/// The step by which a label is moved, as a part of the width of a space.
const STEP: f64 = 0.02;
/// The largest number of steps by which a label is moved up or down.
const STEPS: i32 = 25;

/// Draws the labels that reach into a part of the board.
pub fn labels(draft: &mut Draft, drawing: &MapDrawing, plates: &[Plate], part: Rect) {
    let size = drawing.layout.space_size;
    for plate in plates.iter().filter(|plate| overlap(plate.room, part)) {
        draft.path(Path::rounded_rect(plate.room, size * 0.1).filled(Color::WHITE.with_alpha(200)).as_ground(Ground::Plain));
        draft.line(plate.words, plate.style, plate.room);
    }
}

/// Writes the name of every area into its topmost space, unless a label names the area.
pub fn area_names(draft: &mut Draft, drawing: &MapDrawing, part: Rect) {
    for (name, style, room) in named_areas(drawing) {
        if overlap(room, part) {
            draft.line(name, style, room);
        }
    }
}

/// The rectangles of the board that the names of areas cover.
pub fn area_rooms(drawing: &MapDrawing) -> Vec<Rect> {
    named_areas(drawing).map(|(.., room)| room).collect()
}

fn named_areas<'map>(drawing: &MapDrawing<'map>) -> impl Iterator<Item = (&'map str, Style, Rect)> {
    let unit = drawing.layout.space_size;
    let is_labelled = |area: &Area| {
        let mut labels = drawing.map.labels.iter().filter(|(_, label)| drawing.map.grid.contains(label.at));
        labels.any(|(_, label)| label.text.trim() == area.name.trim() && area.spaces.contains(&label.at))
    };
    drawing.map.areas.iter().filter(move |(_, area)| !is_labelled(area)).filter_map(move |(_, area)| {
        let at = topmost(drawing, area)?;
        let size = (unit * 0.14).max(Draft::SMALLEST);
        let style = Style::new(Face::Bold, size.get()).colored(ink(area.purpose)).centred();
        Some((area.name.as_str(), style, room(drawing, &area.name, style, at + Vector::at(Mm::ZERO, unit * -0.27))))
    })
}

/// Writes labels and names of areas into a picture that is scaled down by this factor. One that would cover another, or one of the rectangles in
/// `taken`, is left out.
pub fn in_a_picture(draft: &mut Draft, drawing: &MapDrawing, scale: f64, mut taken: Vec<Rect>) {
    let size = IN_A_PICTURE / scale;
    let label = Style::new(Face::Italic, size).colored(INK).centred();
    let layout = &drawing.layout;
    let labels = drawing.map.labels.iter().filter(|(_, label)| layout.grid.contains(label.at));
    let labels = labels.map(|(_, found)| (found.text.trim(), layout.centre(found.at), label));
    let area = |color| Style::new(Face::Bold, size).colored(color).centred();
    let areas = drawing.map.areas.iter();
    let areas = areas.filter_map(|(_, found)| Some((found.name.trim(), topmost(drawing, found)?, area(ink(found.purpose)))));
    let mut said = Vec::new();
    for (words, at, style) in areas.chain(labels).filter(|(words, ..)| !words.is_empty()).take(MOST_IN_A_PICTURE) {
        // Nothing is written twice, because an area is often labelled with its own name.
        if said.contains(&words) || text::width(words, style.face, style.size) > layout.size().width {
            continue;
        }
        let line = Vector::at(Mm::ZERO, style.size * 1.3);
        let rooms = [0.0, -1.0, 1.0, -2.0, 2.0].map(|lines| room(drawing, words, style, at + line * lines));
        if let Some(room) = rooms.into_iter().find(|room| !taken.iter().any(|other| overlap(*room, *other))) {
            draft.path(Path::rounded_rect(room, style.size * 0.3).filled(Color::WHITE.with_alpha(190)).as_ground(Ground::Plain));
            draft.items.extend(text::fit_line(words, style, room, style.size).items);
            taken.push(room);
            said.push(words);
        }
    }
}

/// The middle of an area's topmost space; `None` if the area has no name or no spaces.
fn topmost(drawing: &MapDrawing, area: &Area) -> Option<Point> {
    let on_board = area.spaces.iter().filter(|space| drawing.layout.grid.contains(**space) && !area.name.trim().is_empty());
    on_board.min_by_key(|space: &&Space| (space.row, space.column)).map(|space| drawing.layout.centre(*space))
}

/// The rectangle that words around a point cover, moved so that it lies on the board, and no wider than the board.
fn room(drawing: &MapDrawing, words: &str, style: Style, at: Point) -> Rect {
    let board = drawing.layout.size();
    let wide = text::width(words, style.face, style.size) + style.size * 0.7;
    let size = Size::of(wide.min(board.width), (style.size * 1.4).min(board.height));
    let within = |at: Mm, size: Mm, board: Mm| at.max(size * 0.5).min(board - size * 0.5);
    Rect::around(Point::at(within(at.x, size.width, board.width), within(at.y, size.height, board.height)), size)
}

/// Whether two rectangles overlap.
pub(super) fn overlap(one: Rect, other: Rect) -> bool {
    one.min.x < other.max.x && other.min.x < one.max.x && one.min.y < other.max.y && other.min.y < one.max.y
}

#[cfg(test)]
mod tests {
    use super::*;
    use drawing::bounds_of;
    use geometry::{Grid, Shape};
    use launch_fighters::Map;

    fn map(labels: impl IntoIterator<Item = (String, Space)>) -> Map {
        let labels = labels.into_iter().map(|(text, at)| Label { text, at }).collect();
        Map { grid: Grid::new(Shape::FlatHex, 12, 9), labels, ..Map::default() }
    }

    #[test]
    fn the_longest_label_stays_on_the_board() {
        for words in ["Reef".to_owned(), "W".repeat(200), "The farthest corner of all ".repeat(3)] {
            for at in [Space::new(0, 0), Space::new(11, 8), Space::new(0, 8), Space::new(5, 4)] {
                let map = map([(words.clone(), at)]);
                let drawing = MapDrawing::new(&map, None);
                let board = Rect::new(Point::ORIGIN, drawing.layout.size());
                let mut draft = Draft::new();
                labels(&mut draft, &drawing, &plates(&drawing, Mm::ZERO), board);
                let ink = bounds_of(&draft.items).expect("the label is drawn");
                assert!(board.inset(Mm::new(-1e-6)).encloses(ink), "{words:?} at {at:?}: {ink:?}");
            }
        }
    }

    #[test]
    fn a_picture_names_the_places_and_covers_nothing() {
        let places = [("North", 2, 2), ("South", 2, 2), ("Rocks", 9, 6)].map(|(name, x, y)| (name.to_owned(), Space::new(x, y)));
        let map = map(places);
        let drawing = MapDrawing::new(&map, None);
        let token = drawing.layout.bounds(Space::new(9, 6));
        let mut draft = Draft::new();
        in_a_picture(&mut draft, &drawing, 0.2, vec![token]);
        let texts = draft.items.iter().filter_map(|(at, item)| match item {
            drawing::Item::Text(run) => Some((run.text.clone(), *at)),
            _ => None,
        });
        let texts: Vec<_> = texts.collect();
        assert_eq!(texts.iter().map(|(text, _)| text.as_str()).collect::<Vec<_>>(), ["North", "South", "Rocks"]);
        assert!(texts[0].1 != texts[1].1 && !token.contains(texts[2].1));
    }
}
