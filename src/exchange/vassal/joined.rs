//! Several sheets on one board with one grid. Each sheet is a VASSAL zone that uses the grid of the board. Inside the zone, the spaces have the names
//! that the sheet gives them.

use std::collections::BTreeSet;

use geometry::{Grid, GridLayout, Point, Shape, Space};

use super::boards::{Counting, LETTERS, behind, counted, numbered, pixel, regular, steps};
use super::element::Element;
use super::module::{GridNames, Sheet};

/// The grid of the board with a zone for each sheet. VASSAL takes the first zone that contains a point, so the uppermost sheet comes first.
pub(super) fn grid(at: (GridLayout, Point), names: GridNames, sheets: &[Sheet], scale: f64) -> Element {
    zoned(at, names, sheets.iter().rev().flat_map(|sheet| zones(at, names, sheet, scale)), scale)
}

/// The grid of a board without sheets. If it has more columns than there are letters, it is divided into zones.
pub(super) fn alone((layout, corner): (GridLayout, Point), names: GridNames, scale: f64) -> Element {
    let whole = Sheet { name: String::new(), at: Space::default(), grid: layout.grid, is_turned: false };
    if whole.parts(names).len() == 1 {
        return regular(layout, corner, names, scale);
    }
    zoned((layout, corner), names, zones((layout, corner), names, &whole, scale).into_iter(), scale)
}

fn zoned((layout, corner): (GridLayout, Point), names: GridNames, zones: impl Iterator<Item = Element>, scale: f64) -> Element {
    let zoned = Element::module("map.boardPicker.board.ZonedGrid").holding_all(zones);
    let zoned = zoned.holding(regular(layout, corner, names, scale));
    // VASSAL adds this element if it is missing.
    zoned.holding(Element::module("map.boardPicker.board.mapgrid.ZonedGridHighlighter"))
}

/// The zones of a sheet. The zone with the most letters at the beginning of its names comes first, because VASSAL would take the additional letters
/// for a column in a zone whose names begin with fewer.
fn zones(at: (GridLayout, Point), names: GridNames, sheet: &Sheet, scale: f64) -> Vec<Element> {
    let of_sheet = if sheet.name.is_empty() { String::new() } else { format!(" of {}", sheet.name) };
    let part = |(part, letters): (Sheet, String)| {
        let (name, format) = match (letters.as_str(), sheet.name.as_str()) {
            ("", "") => ("Columns A to Z".to_owned(), "$gridLocation$".to_owned()),
            ("", name) => (name.to_owned(), "$gridLocation$ of $name$".to_owned()),
            (letters, _) => (format!("Columns {letters}A to {letters}Z{of_sheet}"), format!("{letters}$gridLocation${of_sheet}")),
        };
        zone(at, names, &part, (&name, &format), scale)
    };
    sheet.parts(names).into_iter().rev().map(part).collect()
}

fn zone(
    (layout, corner): (GridLayout, Point),
    names: GridNames,
    sheet: &Sheet,
    (name, format): (&str, &str),
    scale: f64,
) -> Element {
    let spaces: BTreeSet<Space> = sheet.grid.spaces().map(|own| sheet.lies(own)).collect();
    let ring = layout.rings(&spaces).into_iter().next().unwrap_or_default();
    let path: Vec<(i64, i64)> = ring.into_iter().map(|at| pixel(at + (corner - Point::ORIGIN), scale)).collect();
    let counting = if sheet.is_turned { turned(layout, sheet, &path, scale) } else { sheet.counting() };
    let own = GridLayout { grid: sheet.grid, ..layout };
    let path: Vec<String> = path.into_iter().map(|(x, y)| format!("{x},{y}")).collect();
    let zone = Element::module("map.boardPicker.board.mapgrid.Zone").with("name", name);
    let zone = zone.with("locationFormat", format).with("path", path.join(";"));
    let zone = zone.with("useParentGrid", "false").with("useHighlight", "false").with("highlightProperty", "");
    // The zone's grid begins where the board's grid does, so that both have the same spaces to the pixel.
    zone.holding(numbered(layout, corner, counted(own, names, counting), scale))
}

/// The numbering of the spaces of a half-turned sheet. VASSAL computes how many spaces fit into the zone, and counts down from that number.
fn turned(layout: GridLayout, sheet: &Sheet, path: &[(i64, i64)], scale: f64) -> Counting {
    let span = |of: fn(&(i64, i64)) -> i64| {
        let all = || path.iter().map(of);
        (all().max().unwrap_or_default() - all().min().unwrap_or_default()) as f64
    };
    let (right, down) = steps(layout, scale);
    // If hexes have a flat side at the top, VASSAL measures columns by the height of a hex, and rows by the distance between columns.
    let (right, down) = if layout.grid.shape == Shape::FlatHex { (down, right) } else { (right, down) };
    let room = |span: f64, step: f64| (span / step + 0.5).floor() as i64;
    let last = sheet.last();
    Counting {
        column: i64::from(sheet.at.column) + i64::from(last.column) - room(span(|at| at.0), right),
        row: i64::from(sheet.at.row) + i64::from(last.row) - room(span(|at| at.1), down),
        descends: true,
    }
}

/// The name of a space of the board: its name on the uppermost sheet there, or on the grid of the board if no sheet is there.
pub(super) fn space_name(layout: GridLayout, names: GridNames, sheets: &[Sheet], space: Space) -> String {
    let on = |sheet: &Sheet| Some(format!("{} of {}", names.of(sheet.own(space)?), sheet.name));
    sheets.iter().rev().find_map(on).unwrap_or_else(|| behind(layout, names).of(space))
}

impl Sheet {
    /// Divides the sheet into parts with no more columns than there are letters. Each part comes with the letters that stand before the last letter
    /// in its columns' names.
    fn parts(&self, names: GridNames) -> Vec<(Self, String)> {
        let columns = self.grid.columns.get();
        if names == GridNames::Digits || columns <= LETTERS {
            return vec![(self.clone(), String::new())];
        }
        let part = |part: u16| {
            let first = part * LETTERS;
            let count = LETTERS.min(columns - first);
            let before = if self.is_turned { columns - first - count } else { first };
            let at = Space::new(self.at.column.saturating_add_unsigned(before), self.at.row);
            let letters = part.checked_sub(1).map(|part| Space::new(part.cast_signed(), 0).to_string());
            let grid = Grid::new(self.grid.shape, count, self.grid.rows.get());
            (Self { at, grid, ..self.clone() }, letters.unwrap_or_default().trim_end_matches('1').to_owned())
        };
        (0..columns.div_ceil(LETTERS)).map(part).collect()
    }

    /// The space of the board that lies under a space of the sheet, computed as if the sheet were not turned.
    fn lies(&self, own: Space) -> Space {
        Space::new(self.at.column.saturating_add(own.column), self.at.row.saturating_add(own.row))
    }

    /// The space of the sheet at a space of the board; `None` if the sheet does not cover that space.
    fn own(&self, space: Space) -> Option<Space> {
        let own = Space::new(space.column.saturating_sub(self.at.column), space.row.saturating_sub(self.at.row));
        let last = self.last();
        let turned = Space::new(last.column.saturating_sub(own.column), last.row.saturating_sub(own.row));
        self.grid.contains(own).then_some(if self.is_turned { turned } else { own })
    }

    /// The lower right space of the sheet.
    fn last(&self) -> Space {
        let last = |count: u16| i16::try_from(count).unwrap_or(i16::MAX) - 1;
        Space::new(last(self.grid.columns.get()), last(self.grid.rows.get()))
    }

    /// The numbering of the spaces of a sheet that is not turned.
    fn counting(&self) -> Counting {
        Counting { column: -i64::from(self.at.column), row: -i64::from(self.at.row), descends: false }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use geometry::{Mm, Vector};

    const SCALE: f64 = 150.0 / 25.4;

    /// The name that VASSAL gives to a point of the page on the grid of a zone, computed in VASSAL's way: VASSAL rounds to whole steps and, if the
    /// numbering descends, counts down from the number of steps in the zone.
    fn named(zone: &Element, at: Point) -> String {
        let path = zone.attribute("path").expect("a path").split(';');
        let corners: Vec<(i64, i64)> =
            path.filter_map(|corner| corner.split_once(',')).map(|(x, y)| (x.parse().unwrap(), y.parse().unwrap())).collect();
        let span =
            |of: fn(&(i64, i64)) -> i64| (corners.iter().map(of).max().unwrap() - corners.iter().map(of).min().unwrap()) as f64;
        let grid = &zone.children()[0];
        let numbering = &grid.children()[0];
        let real = |name: &str| grid.attribute(name).unwrap().parse::<f64>().unwrap();
        let (dx, dy) = (real("dx"), real("dy"));
        let is_sideways = grid.attribute("sideways") == Some("true");
        let (x, y) = pixel(at, SCALE);
        let (x, y) = if is_sideways { (y, x) } else { (x, y) };
        let nx = ((x as f64 - real("x0")) / dx).round();
        let shift = if nx % 2.0 == 0.0 { 0.0 } else { dy / 2.0 };
        let ny = ((y as f64 - real("y0") - shift) / dy).round();
        let (rows, columns) = ((span(|at| at.1) / dx + 0.5).floor(), (span(|at| at.0) / dy + 0.5).floor());
        let is = |name: &str| numbering.attribute(name) == Some("true");
        let (column, row) = match (is_sideways, is("hDescend"), is("vDescend")) {
            (_, false, false) => (nx, ny),
            (false, true, true) => (columns - nx, rows - ny),
            (true, true, true) => (rows - nx, columns - ny),
            _ => panic!("half of it descends"),
        };
        let word = |axis: &str, number: f64| {
            let number = number as i64 + numbering.attribute(&format!("{axis}Off")).unwrap().parse::<i64>().unwrap();
            let is_letter = numbering.attribute(&format!("{axis}Type")) == Some("A");
            if is_letter { char::from(b'A' + u8::try_from(number).unwrap()).to_string() } else { number.to_string() }
        };
        let (h, v) = (word("h", column), word("v", row));
        let own = if numbering.attribute("first") == Some("H") { h + &v } else { v + &h };
        zone.attribute("locationFormat")
            .unwrap()
            .replace("$gridLocation$", &own)
            .replace("$name$", zone.attribute("name").unwrap())
    }

    #[test]
    fn columns_beyond_z_have_the_letters_that_sheets_print() {
        for (shape, is_turned) in [(Shape::FlatHex, false), (Shape::PointedHex, true), (Shape::FlatHex, true)] {
            let (layout, corner) = (GridLayout::new(Grid::new(shape, 62, 12), Mm::new(20.0)), Point::ORIGIN);
            let sheet = Sheet { name: "Wide".into(), at: Space::new(2, 2), grid: Grid::new(shape, 57, 9), is_turned };
            let zoned = grid((layout, corner), GridNames::LetterNumber, std::slice::from_ref(&sheet), SCALE);
            let (wide, behind) = zoned.children().split_at(3);
            assert!(behind.iter().all(|element| element.attribute("path").is_none()), "three zones");
            for own in sheet.grid.spaces() {
                let space = sheet.lies(if is_turned { Space::new(56 - own.column, 8 - own.row) } else { own });
                // The zones go from the last columns to the first.
                let zone = &wide[2 - usize::try_from(own.column).unwrap() / usize::from(LETTERS)];
                assert_eq!(named(zone, layout.centre(space)), format!("{own} of Wide"), "{shape:?} {is_turned}");
                assert_eq!(
                    space_name(layout, GridNames::LetterNumber, std::slice::from_ref(&sheet), space),
                    format!("{own} of Wide")
                );
            }
        }
        let layout = GridLayout::new(Grid::new(Shape::FlatHex, 30, 5), Mm::new(20.0));
        let zoned = alone((layout, Point::ORIGIN), GridNames::LetterNumber, SCALE);
        let names: Vec<String> =
            [29, 3].map(|column| named(&zoned.children()[usize::from(column < 26)], layout.centre(Space::new(column, 4)))).into();
        assert_eq!(names, ["AD5", "D5"]);
    }

    #[test]
    fn spaces_have_the_names_that_their_sheets_print() {
        for shape in [Shape::PointedHex, Shape::FlatHex] {
            let (layout, corner) =
                (GridLayout::new(Grid::new(shape, 40, 30), Mm::new(25.0)), Point::at(Mm::new(3.0), Mm::new(5.0)));
            let sheet = |name: &str, at, columns, is_turned| Sheet {
                name: name.into(),
                at,
                grid: Grid::new(shape, columns, 12),
                is_turned,
            };
            let sheets = [
                sheet("Coast", Space::new(0, 0), 14, false),
                sheet("Fjord", Space::new(14, 6), 24, false),
                sheet("Hills", Space::new(2, 12), 10, true),
                sheet("Island", Space::new(18, 8), 6, true),
            ];
            let zoned = grid((layout, corner), GridNames::LetterNumber, &sheets, SCALE);
            for (zone, sheet) in zoned.children().iter().zip(sheets.iter().rev()) {
                assert_eq!(zone.attribute("name"), Some(sheet.name.as_str()));
                for own in sheet.grid.spaces() {
                    let space = sheet.lies(own);
                    let middle = layout.centre(space) + (corner - Point::ORIGIN);
                    let of_sheet = space_name(layout, GridNames::LetterNumber, std::slice::from_ref(sheet), space);
                    assert_eq!(named(zone, middle), of_sheet, "{shape:?}");
                    let near = middle + Vector::at(layout.space_size * 0.3, layout.space_size * 0.3);
                    assert_eq!(named(zone, near), named(zone, middle));
                }
            }
            let name = |column, row| space_name(layout, GridNames::LetterNumber, &sheets, Space::new(column, row));
            assert_eq!([name(0, 0), name(15, 7)], ["A1 of Coast", "B2 of Fjord"]);
            // A half-turned sheet must count from its lower right, and the uppermost sheet must name the space.
            assert_eq!([name(2, 12), name(23, 19), name(18, 8)], ["J12 of Hills", "A1 of Island", "F12 of Island"]);
            assert_eq!(name(0, 29), "0130", "there are 40 columns where no sheet lies");
        }
    }
}
