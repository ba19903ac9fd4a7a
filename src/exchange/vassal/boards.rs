//! The boards of a window, and their grids in whole pixels, as VASSAL measures them.

use drawing::png::PngError;
use geometry::{GridLayout, Point, Shape, Space};

use super::element::Element;
use super::joined;
use super::module::{Board, GridNames, Spaces, Spot, Table};
use super::pictures::Pictures;

/// The element with the window's boards and their arrangement at the start.
///
/// # Errors
/// If a board cannot be drawn.
pub(super) fn picker(table: &Table, pictures: &mut Pictures) -> Result<Element, PngError> {
    let picker = Element::module("map.BoardPicker").with_all(&[
        ("title", "Choose boards"),
        ("addRowText", "Add row"),
        ("addColumnText", "Add column"),
        ("boardPrompt", "Select board"),
        ("slotScale", "0.2"),
        ("slotHeight", "125"),
        ("slotWidth", "350"),
    ]);
    let places = table.boards.iter().enumerate().flat_map(|(row, boards)| {
        // In a sequence of VASSAL, `/` separates parts, so it is escaped in a name.
        let place = move |(column, board): (usize, &Board)| [board.name.replace('/', "\\/"), column.to_string(), row.to_string()];
        boards.iter().enumerate().flat_map(place)
    });
    let setup: Vec<String> = std::iter::once(format!("{}BoardPicker", table.name)).chain(places).collect();
    let setup = setup.join("\t");
    let boards = table.boards.iter().flatten().map(|board| element(board, pictures)).collect::<Result<Vec<_>, _>>()?;
    Ok(picker.holding(Element::named("setup").saying(setup)).holding_all(boards))
}

fn element(board: &Board, pictures: &mut Pictures) -> Result<Element, PngError> {
    let picture = pictures.add_board(&board.name, &board.page)?;
    let element = Element::module("map.boardPicker.Board").with("name", &board.name);
    let element = element.with("image", picture).with("reversible", "false");
    Ok(element.holding_all(grid(&board.spaces, pictures.scale())))
}

/// The pixel at a point of a board; `scale` is how many pixels make a millimetre.
pub(super) fn pixel(at: Point, scale: f64) -> (i64, i64) {
    let whole = |length: f64| (length * scale).round() as i64;
    (whole(at.x.get()), whole(at.y.get()))
}

fn grid(spaces: &Spaces, scale: f64) -> Option<Element> {
    match spaces {
        Spaces::None => None,
        Spaces::Grid { layout, corner, names } => Some(joined::alone((*layout, *corner), *names, scale)),
        Spaces::NamedGrid { layout, corner, names, places } => {
            let zones = places.iter().map(|(space, name)| zone(*layout, *corner, (*space, name), scale));
            let grid = Element::module("map.boardPicker.board.ZonedGrid").holding_all(zones);
            let grid = grid.holding(regular(*layout, *corner, *names, scale));
            // VASSAL adds this element if it is missing.
            Some(grid.holding(Element::module("map.boardPicker.board.mapgrid.ZonedGridHighlighter")))
        }
        Spaces::Joined { layout, corner, names, sheets } => Some(joined::grid((*layout, *corner), *names, sheets, scale)),
        Spaces::Named(places) => {
            let region = |(name, at): &(String, Point)| {
                let (x, y) = pixel(*at, scale);
                let region = Element::module("map.boardPicker.board.Region");
                region.with("name", name).with("originx", x).with("originy", y)
            };
            let grid = Element::module("map.boardPicker.board.RegionGrid");
            let grid = grid.with_all(&[("snapto", "true"), ("visible", "false"), ("fontsize", "9")]);
            Some(grid.holding_all(places.iter().map(region)))
        }
    }
}

/// A zone for a space with a name, in front of a grid. Pieces in it go to the middle of the space.
fn zone(layout: GridLayout, corner: Point, (space, name): (Space, &str), scale: f64) -> Element {
    let corners = layout.corners(space).into_iter().map(|at| pixel(at + (corner - Point::ORIGIN), scale));
    let path: Vec<String> = corners.map(|(x, y)| format!("{x},{y}")).collect();
    let zone = Element::module("map.boardPicker.board.mapgrid.Zone").with("name", name).with("locationFormat", "$name$");
    zone.with("path", path.join(";")).with_all(&[("useParentGrid", "true"), ("useHighlight", "false"), ("highlightProperty", "")])
}

/// A grid of hexes or squares. VASSAL measures hexes from the middle of the first one, in multiples of the distance between columns or rows. If hexes
/// have a corner at the top, VASSAL swaps the horizontal and the vertical direction.
pub(super) fn regular(layout: GridLayout, corner: Point, names: GridNames, scale: f64) -> Element {
    numbered(layout, corner, numbering(layout, names), scale)
}

/// A grid of hexes or squares with this numbering.
pub(super) fn numbered(layout: GridLayout, corner: Point, numbering: Element, scale: f64) -> Element {
    let from = |space: Space| layout.centre(space) + (corner - Point::ORIGIN);
    let (x0, y0) = pixel(from(Space::new(0, 0)), scale);
    let (right, down) = steps(layout, scale);
    let shape = layout.grid.shape;
    let (class, across) = match shape {
        Shape::FlatHex => ("HexGrid", Some(("false", x0, y0, right, down))),
        Shape::PointedHex => ("HexGrid", Some(("true", y0, x0, down, right))),
        Shape::Square => ("SquareGrid", None),
    };
    let grid = Element::module(&format!("map.boardPicker.board.{class}"));
    // VASSAL writes these numbers with a decimal fraction, even if they are whole.
    let real = |number: f64| format!("{number:?}");
    let grid = match across {
        Some((sideways, x0, y0, dx, dy)) => {
            grid.with("sideways", sideways).with("x0", x0).with("y0", y0).with("dx", real(dx)).with("dy", real(dy))
        }
        None => grid.with("x0", x0).with("y0", y0).with("dx", real(right)).with("dy", real(down)).with("range", "Metric"),
    };
    let grid = grid.with_all(&[
        ("snapTo", "true"),
        ("edgesLegal", "false"),
        ("cornersLegal", "false"),
        ("visible", "false"),
        ("dotsVisible", "false"),
        ("color", "0,0,0"),
    ]);
    grid.holding(numbering)
}

/// The distances in pixels between two columns and between two rows.
pub(super) fn steps(layout: GridLayout, scale: f64) -> (f64, f64) {
    // Measured over two steps, since every second column or row is shifted.
    let two = layout.centre(Space::new(2, 2)) - layout.centre(Space::new(0, 0));
    (two.x.get() * scale / 2.0, two.y.get() * scale / 2.0)
}

/// How the spaces of a grid are numbered.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Counting {
    /// What is added to the index of a column, counted from 0, to get the number that names the column.
    pub column: i64,
    /// What is added to the index of a row, counted from 0, to get the number that names the row.
    pub row: i64,
    /// Whether columns and rows are counted from the far end of the grid.
    pub descends: bool,
}

fn numbering(layout: GridLayout, names: GridNames) -> Element {
    counted(layout, names, Counting::default())
}

/// The element that names the spaces of a grid.
pub(super) fn counted(layout: GridLayout, names: GridNames, counting: Counting) -> Element {
    let letters = behind(layout, names);
    let class = if layout.grid.shape == Shape::Square { "SquareGridNumbering" } else { "HexGridNumbering" };
    // For columns and rows: the kind of name, how many zeros stand before a single digit, and the number from which they are counted, 0 for letters
    // and 1 for digits.
    let (digits, number, letter) = (("N", "1", 1), ("N", "0", 1), ("A", "0", 0));
    let (column, row) = match letters {
        GridNames::Digits => (digits, digits),
        GridNames::LetterNumber => (letter, number),
    };
    // If hexes have a corner at the top, VASSAL swaps the horizontal and the vertical direction, and with them the two parts of a name.
    let first = if layout.grid.shape == Shape::PointedHex { "V" } else { "H" };
    let (column, row) = ((column, counting.column), (row, counting.row));
    let (across, down) = if layout.grid.shape == Shape::PointedHex { (row, column) } else { (column, row) };
    let (((h, h_leading, h_first), h_more), ((v, v_leading, v_first), v_more)) = (across, down);
    let (h_off, v_off) = ((h_first + h_more).to_string(), (v_first + v_more).to_string());
    let descends = counting.descends.to_string();
    let numbering = Element::module(&format!("map.boardPicker.board.mapgrid.{class}")).with_all(&[
        ("first", first),
        ("sep", ""),
        ("hType", h),
        ("hLeading", h_leading),
        ("hOff", &h_off),
        ("hDescend", &descends),
        ("vType", v),
        ("vLeading", v_leading),
        ("vOff", &v_off),
        ("vDescend", &descends),
        ("locationFormat", "$gridLocation$"),
        ("visible", "false"),
        ("fontSize", "9"),
        ("color", "0,0,0"),
        ("rotateText", "0"),
        ("hDrawOff", "0"),
        ("vDrawOff", "0"),
    ]);
    if layout.grid.shape == Shape::Square { numbering } else { numbering.with("stagger", "false") }
}

/// How many columns have a name of a single letter. After Z, VASSAL goes on with AA and BB, but the names on a sheet go on with AA and AB.
pub(super) const LETTERS: u16 = 26;

/// How the spaces of a grid that is not divided into zones are named. If it has more columns than there are letters, its columns are named by digits.
pub(super) fn behind(layout: GridLayout, names: GridNames) -> GridNames {
    if layout.grid.columns.get() > LETTERS { GridNames::Digits } else { names }
}

/// The position of a spot on a board: its name if it has one, and its pixel.
pub(super) fn spot(board: &Board, at: &Spot, scale: f64) -> (Option<String>, (i64, i64)) {
    let middle = |layout: &GridLayout, corner: &Point, space| pixel(layout.centre(space) + (*corner - Point::ORIGIN), scale);
    match (at, &board.spaces) {
        (Spot::Space(space), Spaces::Grid { layout, corner, names }) => (Some(names.of(*space)), middle(layout, corner, *space)),
        (Spot::Space(space), Spaces::NamedGrid { layout, corner, names, places }) => {
            let own = places.iter().find(|(known, _)| known == space).map(|(_, name)| name.clone());
            (Some(own.unwrap_or_else(|| behind(*layout, *names).of(*space))), middle(layout, corner, *space))
        }
        (Spot::Named(name), Spaces::NamedGrid { layout, corner, places, .. }) => {
            let space = places.iter().find(|(_, known)| known == name).map_or(Space::new(0, 0), |(space, _)| *space);
            (Some(name.clone()), middle(layout, corner, space))
        }
        (Spot::Space(space), Spaces::Joined { layout, corner, names, sheets }) => {
            let middle = layout.centre(*space) + (*corner - Point::ORIGIN);
            (Some(joined::space_name(*layout, *names, sheets, *space)), pixel(middle, scale))
        }
        (Spot::Named(name), Spaces::Named(places)) => {
            let at = places.iter().find(|(known, _)| known == name).map_or(Point::ORIGIN, |(_, at)| *at);
            (Some(name.clone()), pixel(at, scale))
        }
        (Spot::Point(at), _) => (None, pixel(*at, scale)),
        (Spot::Space(_) | Spot::Named(_), _) => (None, (0, 0)),
    }
}

impl GridNames {
    /// The name of a space.
    pub(super) fn of(self, space: Space) -> String {
        let (column, row) = space.counted_from_one();
        match self {
            Self::Digits => format!("{column:02}{row:02}"),
            Self::LetterNumber => space.to_string(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use drawing::Page;
    use geometry::{Grid, GridSize, Mm, Size};

    /// The middle of a space as VASSAL computes it from the attributes of a grid.
    fn middle(grid: &Element, shape: Shape, space: Space) -> (f64, f64) {
        let number = |name: &str| grid.attribute(name).and_then(|value| value.parse::<f64>().ok()).expect("a number");
        let (dx, dy, x0, y0) = (number("dx"), number("dy"), number("x0"), number("y0"));
        let (column, row) = (f64::from(space.column), f64::from(space.row));
        let hex = |nx: f64, ny: f64| {
            let shift = if nx as i64 % 2 == 1 { (dy / 2.0).trunc() } else { 0.0 };
            ((dx * nx).trunc() + x0, (dy * ny).trunc() + y0 + shift)
        };
        match shape {
            Shape::FlatHex => hex(column, row),
            Shape::PointedHex => {
                let (y, x) = hex(row, column);
                (x, y)
            }
            Shape::Square => ((dx * column).trunc() + x0, (dy * row).trunc() + y0),
        }
    }

    #[test]
    fn every_space_of_every_grid_lies_where_it_is_drawn() {
        let scale = 110.0 / 25.4;
        let size = |count| GridSize::new(count).expect("a size");
        for shape in Shape::ALL {
            let grid = Grid { shape, columns: size(30), rows: size(200) };
            for (width, corner) in [(25.4, 0.0), (12.0, 7.3)] {
                let layout = GridLayout::new(grid, Mm::new(width));
                let corner = Point::at(Mm::new(corner), Mm::new(corner));
                let element = regular(layout, corner, GridNames::Digits, scale);
                for space in grid.spaces() {
                    let drawn = layout.centre(space) + (corner - Point::ORIGIN);
                    let (x, y) = middle(&element, shape, space);
                    let off = (x - drawn.x.get() * scale).abs().max((y - drawn.y.get() * scale).abs());
                    assert!(off <= 2.0, "{shape:?} {space}: {off} pixels off");
                }
            }
        }
    }

    #[test]
    fn spaces_are_named_as_they_print() {
        let size = |count| GridSize::new(count).expect("a size");
        for (shape, first) in [(Shape::FlatHex, "H"), (Shape::PointedHex, "V"), (Shape::Square, "H")] {
            let grid = Grid { shape, columns: size(20), rows: size(40) };
            let layout = GridLayout::new(grid, Mm::new(20.0));
            assert_eq!(GridNames::Digits.of(Space::new(2, 10)), "0311");
            assert_eq!(GridNames::LetterNumber.of(Space::new(28, 10)), "AC11");
            // The names on the grid behind zones must not use letters beyond Z.
            let wide = GridLayout::new(Grid { columns: size(30), ..grid }, Mm::new(20.0));
            assert_eq!(behind(wide, GridNames::LetterNumber), GridNames::Digits);
            let numbers = numbering(layout, GridNames::LetterNumber);
            assert_eq!(numbers.attribute("first"), Some(first));
            let letters = if first == "H" { "hType" } else { "vType" };
            assert_eq!(numbers.attribute(letters), Some("A"));
        }
    }

    #[test]
    fn a_space_with_a_name_is_a_zone_of_its_own() {
        let layout = GridLayout::new(Grid::new(Shape::Square, 4, 3), Mm::new(10.0));
        let corner = Point::new(5.0, 5.0);
        let places = vec![(Space::new(1, 0), "Gram".to_owned())];
        let spaces = Spaces::NamedGrid { layout, corner, names: GridNames::Digits, places };
        let grid = grid(&spaces, 2.0).expect("a grid");
        let file = String::from_utf8(grid.into_file().expect("a file")).expect("text");
        // The square in the second column and the first row, in pixels.
        let mut corners: Vec<&str> =
            file.split("path=\"").nth(1).and_then(|rest| rest.split('"').next()).expect("a path").split(';').collect();
        corners.sort_unstable();
        assert_eq!(corners, ["30,10", "30,30", "50,10", "50,30"]);
        let order = ["ZonedGrid>", "mapgrid.Zone ", "SquareGrid ", "ZonedGridHighlighter"].map(|part| file.find(part));
        assert!(order.is_sorted() && order.iter().all(Option::is_some), "{file}");
        let board = Board { name: "Map".into(), page: Page::new("Map", Size::new(50.0, 40.0)), spaces };
        let told = |at: Spot| spot(&board, &at, 2.0);
        assert_eq!(told(Spot::Space(Space::new(1, 0))), (Some("Gram".into()), (40, 20)));
        assert_eq!(told(Spot::Named("Gram".into())), (Some("Gram".into()), (40, 20)));
        assert_eq!(told(Spot::Space(Space::new(2, 1))), (Some("0302".into()), (60, 40)));
    }
}
