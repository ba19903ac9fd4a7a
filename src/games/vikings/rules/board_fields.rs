//! The fields of boards and layouts: a board with the numbers of its edges, its ground with a row for each terrain, its barriers with a row for each
//! kind of barrier, and a layout with a row for each of its boards.

use std::collections::BTreeSet;

use super::board::{Barrier, Board, Edges, Hexside, Laid, Layout, Surface};
use super::{Content, Edit, InBoard, InLayout, Place, book};
use geometry::{GridSize, Space};
use rules::kind::{Field, Holds, Home, Kind, KindFacts, Link, Listed, Rows, Same, holds, on_shelf};
use rules::{Id, Origin};

/// The shelf that holds the boards.
pub const BOARDS_HOME: Home<Content, Board, InBoard> = on_shelf!(boards: Edit::Board, Place::Board, InBoard::Whole, name);

/// The kind of thing "board", with its fields.
pub const BOARDS: Kind<Content, Board, Board, InBoard> =
    Kind::of(facts("board", "Boards", "board", "boards", &["name"]), BOARDS_HOME, Rows::things(), FIELDS, |board| Board {
        hexes: board.hexes.clone(),
        sides: board.sides.clone(),
        ..Board::default()
    })
    .listed(Listed {
        name: InBoard::Name,
        new: "Board",
        make: |content, name| {
            // The edges of a new board get the numbers that follow those of the existing boards.
            let last = content.boards.iter().map(|(_, board)| board.edges.west.get().max(board.edges.south.get())).max();
            Board { name, edges: Edges::from_first(last.unwrap_or_default() + 1), ..Board::default() }
        },
        copied: |_| (),
        label: |board| board.label().to_owned(),
        remark: |_, _, board| format!("{} × {}", board.grid().columns.get(), board.grid().rows.get()),
        given: false,
        rest: "hexes",
    });

/// The ground of a board: a row for each terrain, which lists all hexes with that terrain.
pub const BOARD_GROUND: Kind<Content, Board, OfSurface, InBoard> = Kind::of(
    facts("terrain of a board", "Ground of boards", "board", "board-ground", &["ground"]),
    BOARDS_HOME,
    Rows::Viewed {
        parts: |_| Surface::ALL.into_iter().filter(|surface| *surface != Surface::Flat).map(InBoard::Surface).collect(),
        get: |board, part| {
            let InBoard::Surface(surface) = part else { return None };
            if surface == Surface::Flat {
                return None;
            }
            let spaces = board.hexes.iter().filter(|(_, known)| *known == surface).map(|(space, _)| space).collect();
            Some(OfSurface { surface, spaces })
        },
        set: |board, part, row| {
            let InBoard::Surface(surface) = part else { return };
            let spaces: Vec<Space> = board.grid().spaces().collect();
            for space in spaces {
                match (board.hexes.get(space) == Some(surface), row.spaces.contains(&space)) {
                    (true, false) => board.hexes.set(space, Surface::Flat),
                    (false, true) => board.hexes.set(space, surface),
                    (true, true) | (false, false) => {}
                }
            }
        },
        owns: |board| board.origin = Origin::Own,
    },
    GROUND_FIELDS,
    |row| OfSurface { surface: row.surface, ..OfSurface::default() },
);

/// The barriers of a board: a row for each kind of barrier, which lists all sides with that barrier.
pub const BOARD_SIDES: Kind<Content, Board, OfBarrier, InBoard> = Kind::of(
    facts("kind of hexside", "Hexsides of boards", "board", "board-sides", &["stands"]),
    BOARDS_HOME,
    Rows::Viewed {
        parts: |_| Barrier::ALL.map(InBoard::Barrier).into(),
        get: |board, part| {
            let InBoard::Barrier(barrier) = part else { return None };
            let words = board.sides.of(barrier).map(|side| side.to_string()).collect();
            Some(OfBarrier { barrier, words })
        },
        set: |board, part, row| {
            let InBoard::Barrier(barrier) = part else { return };
            let sides: BTreeSet<Hexside> = row.words.iter().filter_map(|word| word.parse().ok()).collect();
            let gone: Vec<Hexside> = board.sides.of(barrier).filter(|side| !sides.contains(side)).collect();
            for side in gone {
                board.sides.set(side, None);
            }
            for side in sides {
                board.sides.set(side, Some(barrier));
            }
        },
        owns: |board| board.origin = Origin::Own,
    },
    SIDE_FIELDS,
    |row| OfBarrier { barrier: row.barrier, ..OfBarrier::default() },
)
.refuse(|row| {
    let is_none = |word: &String| word.parse::<Hexside>().is_err();
    row.words.iter().any(is_none).then_some(("sides", "a side of a hex is written like C5-NE"))
});

/// The shelf that holds the layouts.
pub const LAYOUTS_HOME: Home<Content, Layout, InLayout> = on_shelf!(layouts: Edit::Layout, Place::Layout, InLayout::Whole, name);

/// The kind of thing "layout", with its fields.
pub const LAYOUTS: Kind<Content, Layout, Layout, InLayout> = Kind::of(
    facts("layout", "Layouts", "layout", "layouts", &["layout"]),
    LAYOUTS_HOME,
    Rows::things(),
    &[Field::new("Name", Holds::Line(|layout: &Layout| &layout.name, |layout: &mut Layout, name| layout.name = name))
        .spoken("Layout name")
        .hint("Name of the layout")
        .column("layout")
        .part(InLayout::Name)],
    |layout| Layout { boards: layout.boards.clone(), ..Layout::default() },
)
.listed(Listed {
    name: InLayout::Name,
    new: "Layout",
    make: |_, name| Layout { name, ..Layout::default() },
    copied: |_| (),
    label: |layout| layout.label().to_owned(),
    remark: |_, _, layout| rules::counted(layout.boards.len(), "board"),
    given: false,
    rest: "boards",
});

/// The boards of a layout, one row for each.
pub const LAID: Kind<Content, Layout, Laid, InLayout> = Kind::of(
    facts("laid board", "Boards of layouts", "layout", "layout-boards", &["board", "column", "row"]),
    LAYOUTS_HOME,
    Rows::List {
        shelf: |layout| &layout.boards,
        shelf_mut: |layout| &mut layout.boards,
        part: InLayout::Board,
        id: |part| if let InLayout::Board(id) = part { Some(id) } else { None },
        order: |layout| layout.boards.ids().collect(),
        blank: Laid::default,
        misfit: |_| None,
    },
    LAID_FIELDS,
    |_| Laid::default(),
);

/// All hexes of a board that have one terrain.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OfSurface {
    surface: Surface,
    spaces: BTreeSet<Space>,
}

/// All sides of a board that have one kind of barrier, written as in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OfBarrier {
    barrier: Barrier,
    words: Vec<String>,
}

impl Default for OfBarrier {
    fn default() -> Self {
        Self { barrier: Barrier::Wall, words: Vec::new() }
    }
}

type BoardField = Field<Content, Board, InBoard>;

const FIELDS: &[BoardField] = &[
    BoardField::new("Name", holds!(Line, name)).spoken("Board name").hint("Name of the board").column("name").part(InBoard::Name),
    size(
        "Columns",
        |board| board.grid().columns.get().into(),
        |board, count| {
            board.resize(grid_size(count), board.grid().rows.get());
        },
    )
    .column("columns"),
    size(
        "Rows",
        |board| board.grid().rows.get().into(),
        |board, count| {
            board.resize(board.grid().columns.get(), grid_size(count));
        },
    )
    .column("rows"),
    edge("North edge", holds!(Level, edges.north)).column("north"),
    edge("East edge", holds!(Level, edges.east)).column("east"),
    edge("South edge", holds!(Level, edges.south)).column("south"),
    edge("West edge", holds!(Level, edges.west)).column("west"),
    BoardField::new("Where the board comes from", holds!(Choice<Board, Origin>, origin))
        .spoken("Origin of the board")
        .folded()
        .help("A change makes it your own; say so if you have it from elsewhere.")
        .part(InBoard::Whole),
];

const fn size(caption: &'static str, get: fn(&Board) -> i64, set: fn(&mut Board, i64)) -> BoardField {
    let (least, most) = (GridSize::MIN.get() as i64, GridSize::MAX.get() as i64);
    BoardField::new(caption, Holds::Number(GridSize::WHAT, least, most, get, set))
        .help("What is cut off is gone; what is new is flat. An even number of rows keeps them when the board is half-turned.")
        .cites(book("1.2"))
        .part(InBoard::Size)
}

fn grid_size(count: i64) -> u16 {
    GridSize::clamped(u16::try_from(count).unwrap_or_default()).get()
}

const fn edge(caption: &'static str, holds: Holds<Content, Board>) -> BoardField {
    BoardField::new(caption, holds)
        .help("The number of the edge, by which layouts are told.")
        .cites(book("1.2"))
        .part(InBoard::Edges)
}

const GROUND_FIELDS: &[Field<Content, OfSurface, InBoard>] = &[
    Field::new("Ground", Holds::InWords(|_, _, row: &OfSurface| row.surface.label().to_owned())).column("ground"),
    Field::new("Hexes", Holds::Spaces(|row: &OfSurface| &row.spaces, |row: &mut OfSurface, spaces| row.spaces = spaces))
        .help("Where it is: letters for columns and numbers for rows, such as C5 C6 D5. What none of the rows names is flat.")
        .cites(book("1.2"))
        .column("spaces")
        .special(),
];

const SIDE_FIELDS: &[Field<Content, OfBarrier, InBoard>] = &[
    Field::new("Stands", Holds::InWords(|_, _, row: &OfBarrier| row.barrier.label().to_owned())).column("stands"),
    Field::new("Sides", Holds::Words(|row: &OfBarrier| &row.words, |row: &mut OfBarrier, words| row.words = words))
        .help("Where it stands: a hex and the direction of its side, such as C5-NE; of a lip the slope, of an opening the room.")
        .cites(book("1.2"))
        .column("sides")
        .special()
        .follow(|_, _, row| {
            let wrong = row.words.iter().any(|word| word.parse::<Hexside>().is_err());
            if wrong { Err("a side of a hex is written like C5-NE") } else { Ok(()) }
        }),
];

const LAID_FIELDS: &[Field<Content, Laid, InLayout>] = &[
    Field::new(
        "Board",
        Holds::Link(BOARD, |laid: &Laid| laid.board.map(Id::number), |laid: &mut Laid, id| laid.board = id.map(Id::new)),
    )
    .help("Which board lies there.")
    .cites(book("1.2"))
    .column("board"),
    Field::new(
        "Column",
        Holds::Number(
            "a column of the layout",
            FARTHEST.0,
            FARTHEST.1,
            |laid: &Laid| i64::from(laid.at.column) + 1,
            |laid: &mut Laid, column| laid.at.column = from_one(column),
        ),
    )
    .spoken("Column of the laid board")
    .help("The column of the layout in which its upper left hex lies.")
    .column("column"),
    Field::new(
        "Row",
        Holds::Number(
            "a row of the layout",
            FARTHEST.0,
            FARTHEST.1,
            |laid: &Laid| i64::from(laid.at.row) + 1,
            |laid: &mut Laid, row| laid.at.row = from_one(row),
        ),
    )
    .spoken("Row of the laid board")
    .help("The row of the layout in which its upper left hex lies; an odd one, so that rows go on.")
    .column("row"),
    Field::new("Half-turned", Holds::Switch("no", |laid: &Laid| laid.turned, |laid: &mut Laid, on| laid.turned = on))
        .help("Whether it lies upside down.")
        .cites(book("1.2"))
        .column("turned"),
];

/// The lowest and the highest number for the column and the row at which a board of a layout may lie, counted from 1.
const FARTHEST: (i64, i64) = (-999, 1000);

fn from_one(number: i64) -> i16 {
    i16::try_from(number - 1).unwrap_or_default()
}

/// A link to a board, for fields that name a board or stay empty.
const BOARD: Link<Content> = Link {
    things: |content| content.boards.iter().map(|(id, board)| (id.number(), board.name.clone())).collect(),
    one: "board",
    nothing: Some("no board"),
    make: None,
};

const fn facts(
    one: &'static str,
    heading: &'static str,
    thing: &'static str,
    table: &'static str,
    in_columns: &'static [&'static str],
) -> KindFacts {
    KindFacts { one, heading, thing, table: Some(table), same: Same { in_columns, then: None, once: false } }
}
