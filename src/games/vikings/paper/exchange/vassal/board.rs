//! The boards of a scenario, joined as in the scenario's layout, as one board with one grid of hexes.

use crate::sheets::boards::{self, BoardDrawing};
use drawing::Page;
use exchange::vassal::{Board, GridNames, Sheet, Spaces};
use geometry::{Point, Rect, Space};
use vikings::{Content, Scenario, board};

/// The drawing of a scenario's ground. If the scenario has no layout, it is the first board of the project or, without one, an empty board.
pub fn drawing(content: &Content, scenario: &Scenario) -> BoardDrawing {
    let layout = scenario.layout(content).filter(|layout| layout.laid(&content.boards).next().is_some());
    layout.map_or_else(
        || {
            let first = content.boards.iter().next();
            first.map_or_else(
                || BoardDrawing::of_board(&board::Board::default(), None),
                |(_, board)| BoardDrawing::of_board(board, None),
            )
        },
        |layout| boards::of_layout(content, layout),
    )
}

/// The VASSAL board that shows this drawing. If the drawing has a single board, the name of a hex is that on the board; if it has several, it begins
/// with the name of the board on which it is printed.
pub fn board(content: &Content, scenario: &Scenario, drawing: &BoardDrawing) -> Board {
    let label = scenario.layout(content).map_or("Board", board::Layout::label);
    let mut page = Page::new(label, drawing.layout.size());
    page.items = drawing.part(Rect::new(Point::ORIGIN, page.size)).items;
    let (layout, corner, names) = (drawing.layout, Point::ORIGIN, GridNames::LetterNumber);
    let spaces = match drawing.sheets.as_slice() {
        [] => Spaces::Grid { layout, corner, names },
        [only] if only.at == Space::default() && !only.turned && only.grid == layout.grid => {
            Spaces::Grid { layout, corner, names }
        }
        _ => Spaces::Joined { layout, corner, names, sheets: sheets(drawing) },
    };
    Board { name: label.to_owned(), page, spaces }
}

/// The boards of a drawing. Boards with the same name get numbers.
fn sheets(drawing: &BoardDrawing) -> Vec<Sheet> {
    let mut sheets: Vec<Sheet> = Vec::new();
    for sheet in &drawing.sheets {
        let names = std::iter::once(sheet.name.clone()).chain((2..).map(|number| format!("{} {number}", sheet.name)));
        let name = names.into_iter().find(|name| sheets.iter().all(|known| known.name != *name)).unwrap_or_default();
        sheets.push(Sheet { name, at: sheet.at, grid: sheet.grid, is_turned: sheet.turned });
    }
    sheets
}
