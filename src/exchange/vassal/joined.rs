//! Several sheets on the one grid of a board: each is a zone of VASSAL with the grid of the board, in which spaces have the names of the sheet.

use std::collections::BTreeSet;

use geometry::{GridLayout, Point, Shape, Space};

use super::boards::{Counting, counted, numbered, pixel, regular, space_name as name_on, steps};
use super::element::Element;
use super::module::{GridNames, Sheet};

/// The zones of the sheets on the grid of the board. VASSAL takes the first zone that has a point, so the uppermost sheet comes first.
pub(super) fn grid((layout, corner): (GridLayout, Point), names: GridNames, sheets: &[Sheet], scale: f64) -> Element {
    let zones = sheets.iter().rev().map(|sheet| zone((layout, corner), names, sheet, scale));
    let zoned = Element::module("map.boardPicker.board.ZonedGrid").holding_all(zones);
    let zoned = zoned.holding(regular(layout, corner, names, scale));
    // VASSAL adds it if it is not there.
    zoned.holding(Element::module("map.boardPicker.board.mapgrid.ZonedGridHighlighter"))
}

fn zone((layout, corner): (GridLayout, Point), names: GridNames, sheet: &Sheet, scale: f64) -> Element {
    let spaces: BTreeSet<Space> = sheet.grid.spaces().map(|own| sheet.lies(own)).collect();
    let ring = layout.rings(&spaces).into_iter().next().unwrap_or_default();
    let path: Vec<(i64, i64)> = ring.into_iter().map(|at| pixel(at + (corner - Point::ORIGIN), scale)).collect();
    let counting = if sheet.is_turned { turned(layout, sheet, &path, scale) } else { sheet.counting() };
    let own = GridLayout { grid: sheet.grid, ..layout };
    let path: Vec<String> = path.into_iter().map(|(x, y)| format!("{x},{y}")).collect();
    let zone = Element::module("map.boardPicker.board.mapgrid.Zone").with("name", &sheet.name);
    let zone = zone.with("locationFormat", "$gridLocation$ of $name$").with("path", path.join(";"));
    let zone = zone.with("useParentGrid", "false").with("useHighlight", "false").with("highlightProperty", "");
    // The grid begins where that of the board does, so that both have the same spaces to the pixel.
    zone.holding(numbered(layout, corner, counted(own, names, counting), scale))
}

/// How the spaces of a half-turned sheet are counted: VASSAL counts them down from the number of spaces for which it takes the zone to have room.
fn turned(layout: GridLayout, sheet: &Sheet, path: &[(i64, i64)], scale: f64) -> Counting {
    let span = |of: fn(&(i64, i64)) -> i64| {
        let all = || path.iter().map(of);
        (all().max().unwrap_or_default() - all().min().unwrap_or_default()) as f64
    };
    let (right, down) = steps(layout, scale);
    // With flat sides on top it measures columns by the height of a hex, and rows by the step between columns.
    let (right, down) = if layout.grid.shape == Shape::FlatHex { (down, right) } else { (right, down) };
    let room = |span: f64, step: f64| (span / step + 0.5).floor() as i64;
    let last = sheet.last();
    Counting {
        column: i64::from(sheet.at.column) + i64::from(last.column) - room(span(|at| at.0), right),
        row: i64::from(sheet.at.row) + i64::from(last.row) - room(span(|at| at.1), down),
        descends: true,
    }
}

/// The name of a space of the board: on the uppermost sheet that has it, or else on the grid of the board.
pub(super) fn space_name(layout: GridLayout, names: GridNames, sheets: &[Sheet], space: Space) -> String {
    let on = |sheet: &Sheet| {
        let own = GridLayout { grid: sheet.grid, ..layout };
        Some(format!("{} of {}", name_on(own, names, sheet.own(space)?), sheet.name))
    };
    sheets.iter().rev().find_map(on).unwrap_or_else(|| name_on(layout, names, space))
}

impl Sheet {
    /// The space of the board on which a space of the sheet lies before it is turned.
    fn lies(&self, own: Space) -> Space {
        Space::new(self.at.column.saturating_add(own.column), self.at.row.saturating_add(own.row))
    }

    /// The space of the sheet at a space of the board.
    fn own(&self, space: Space) -> Option<Space> {
        let own = Space::new(space.column.saturating_sub(self.at.column), space.row.saturating_sub(self.at.row));
        let last = self.last();
        let turned = Space::new(last.column.saturating_sub(own.column), last.row.saturating_sub(own.row));
        self.grid.contains(own).then_some(if self.is_turned { turned } else { own })
    }

    /// Its lower right space.
    fn last(&self) -> Space {
        let last = |count: u16| i16::try_from(count).unwrap_or(i16::MAX) - 1;
        Space::new(last(self.grid.columns.get()), last(self.grid.rows.get()))
    }

    /// How its spaces are counted if it is not turned.
    fn counting(&self) -> Counting {
        Counting { column: -i64::from(self.at.column), row: -i64::from(self.at.row), descends: false }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use geometry::{Grid, Mm, Vector};

    const SCALE: f64 = 150.0 / 25.4;

    /// The name that VASSAL gives a point of the page on the grid of a zone: it rounds to whole steps, and counts down from the room of the zone.
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
        if numbering.attribute("first") == Some("H") { h + &v } else { v + &h }
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
                    assert_eq!(format!("{} of {}", named(zone, middle), sheet.name), of_sheet, "{shape:?}");
                    let near = middle + Vector::at(layout.space_size * 0.3, layout.space_size * 0.3);
                    assert_eq!(named(zone, near), named(zone, middle));
                }
            }
            let name = |column, row| space_name(layout, GridNames::LetterNumber, &sheets, Space::new(column, row));
            assert_eq!([name(0, 0), name(15, 7)], ["A1 of Coast", "B2 of Fjord"]);
            // A half-turned sheet counts from its lower right, and the uppermost is named.
            assert_eq!([name(2, 12), name(23, 19), name(18, 8)], ["J12 of Hills", "A1 of Island", "F12 of Island"]);
            assert_eq!(name(0, 29), "0130", "there are 40 columns where no sheet lies");
        }
    }
}
