//! A board for the things that are not on the other boards when the game starts, because they are destroyed, gone, or aboard something. Each thing
//! has a place on it.

use std::collections::BTreeSet;

use super::{Board, Spaces, Spot, Stack, Standing};
use drawing::{Page, Path};
use geometry::{Mm, Point, Rect, Size, Vector};
use sheets::Draft;
use sheets::look::{HEADING, RULE, TEXT, THIN};

/// A group of places under one heading.
#[derive(Clone, Debug)]
pub struct Group {
    /// The heading, such as "Destroyed".
    pub heading: String,
    /// The name of each place, and the pieces on it, the lowest first.
    pub places: Vec<(String, Vec<Standing>)>,
}

/// How many places of a group are side by side on the board.
const COLUMNS: usize = 4;
/// The distance of places from the edges of the board, and the distance between groups, in millimetres.
const GAP: f64 = 3.0;
/// The height of a group's heading.
const HEAD: Mm = Mm::new(6.0);
/// The height of the name above a place.
const NAME: Mm = Mm::new(4.5);
/// The size of the letters of a place's name.
const WORDS: Mm = Mm::new(2.4);

/// A board with these groups, one below the other, and the stacks on it. Each place is as large as a piece. If two places have the same name, the
/// later one gets a number.
#[must_use]
pub fn beside(name: &str, piece: Size, groups: Vec<Group>) -> (Board, Vec<Stack>) {
    let mut draft = Draft::new();
    let cell = Size::of(piece.width.max(Mm::new(24.0)), piece.height + NAME);
    let width = cell.width * COLUMNS as f64;
    let (mut taken, mut spots, mut stacks) = (BTreeSet::new(), Vec::new(), Vec::new());
    let mut corner = Point::new(GAP, GAP);
    for Group { heading, places } in groups {
        draft.line(&heading, HEADING, Rect::new(corner, Size::of(width, HEAD)));
        corner += Vector::at(Mm::ZERO, HEAD);
        let rows = places.len().div_ceil(COLUMNS);
        for (number, (place, pieces)) in places.into_iter().enumerate() {
            let (column, row) = (number % COLUMNS, number / COLUMNS);
            let step = Vector::at(cell.width * column as f64, cell.height * row as f64);
            let (words, room) = Rect::new(corner + step, cell).cut_top(NAME);
            let numbers = std::iter::once(place.clone()).chain((2..).map(|number| format!("{place} ({number})")));
            let place = numbers.into_iter().find(|name| taken.insert(name.clone())).unwrap_or_default();
            draft.path(Path::rect(room.inset(Mm::new(0.5))).stroked(RULE, THIN));
            draft.line(&place, TEXT.sized(WORDS), words.inset(Mm::new(0.3)));
            spots.push((place.clone(), room.middle()));
            if !pieces.is_empty() {
                stacks.push(Stack { name: place.clone(), board: name.to_owned(), at: Spot::Named(place), pieces });
            }
        }
        corner += Vector::at(Mm::ZERO, cell.height * rows as f64 + Mm::new(GAP));
    }
    let page = Page { items: draft.items, ..Page::new(name, Size::of(width + Mm::new(2.0 * GAP), corner.y)) };
    (Board { name: name.to_owned(), page, spaces: Spaces::Named(spots) }, stacks)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::vassal::{Module, Piece};

    #[test]
    fn every_place_lies_on_the_board_and_has_a_name_of_its_own() {
        let names = ["Kestrel", "Kestrel", "Heron", "Swift", "Wren", "Robin"];
        let piece = Module::new("", "").add(Piece::new("Kestrel", "Ship", Page::new("", Size::new(20.0, 20.0))));
        let places = || {
            let lies = |number: usize| if number == 0 { vec![Standing::new(piece)] } else { Vec::new() };
            names.iter().enumerate().map(|(number, name)| ((*name).to_owned(), lies(number))).collect()
        };
        let group = |heading: &str| Group { heading: heading.into(), places: places() };
        let (board, stacks) = beside("Beside the map", Size::new(20.0, 20.0), vec![group("Destroyed"), group("Gone")]);
        let at: Vec<_> = stacks.iter().map(|stack| stack.name.as_str()).collect();
        assert_eq!(at, ["Kestrel", "Kestrel (3)"]);
        let Spaces::Named(spots) = &board.spaces else { panic!("{:?}", board.spaces) };
        let names: BTreeSet<&String> = spots.iter().map(|(name, _)| name).collect();
        assert_eq!(names.len(), 12, "{names:?}");
        assert!(names.contains(&"Kestrel (4)".to_owned()), "{names:?}");
        let page = Rect::new(Point::ORIGIN, board.page.size);
        for (at, (name, spot)) in spots.iter().enumerate() {
            assert!(page.encloses(Rect::around(*spot, Size::new(20.0, 20.0))), "{name} at {spot:?}");
            assert!(spots[..at].iter().all(|(_, other)| (*other - *spot).length() >= Mm::new(20.0)), "{name}");
        }
    }
}
