//! Boards and layouts: the blue book's twelve, the joined coast of the sample, tables that go out and come in, and boards of any size.

use std::path::Path;

use drydock::drawing::dump::dump;
use drydock::exchange;
use drydock::geometry::Space;
use drydock::project::{self, Game, Library, Project, text};
use drydock::rules::vikings::board::{
    Barrier, Board, Hexes, Hexside, Laid, Layout, Lookout, Reach, Site, Standing, Step, Surface, joints,
};
use drydock::rules::vikings::{Chapter, Content};
use drydock::rules::{Severity, Shelf};
use drydock::sheets::vikings::{BOARDS, LAYOUTS};
use drydock::sheets::{Request, print};

fn sample() -> Project {
    Library::bundled().template(Game::Vikings, Library::SAMPLE).expect("the sample")
}

fn designs(project: &Project) -> &Content {
    let project::Content::Vikings(content) = &project.content else { panic!("a project for another game") };
    content
}

fn chapter() -> Chapter {
    Library::bundled().chapter::<Content>("boards").expect("the boards")
}

#[test]
fn the_blue_book_has_twelve_boards_that_check_clean() {
    let chapter = chapter();
    let sizes: Vec<_> = chapter.boards.iter().map(|board| (board.grid().columns.get(), board.grid().rows.get())).collect();
    assert_eq!((sizes.len(), sizes.iter().filter(|size| **size == (12, 18)).count()), (12, 2), "two small coasts");
    assert!(sizes.iter().all(|size| [(24, 18), (12, 18)].contains(size)));
    let has = |board: &Board, wanted: Surface| board.hexes.iter().any(|(_, surface)| surface == wanted);
    let seas = chapter.boards.iter().filter(|board| board.hexes.iter().all(|(_, surface)| surface == Surface::Sea));
    assert_eq!(seas.count(), 2, "two boards of sea alone");
    assert!(has(chapter.board("The Coast").expect("it is named by the book"), Surface::Rock), "with its rocks");
    let mut edges: Vec<_> = chapter
        .boards
        .iter()
        .flat_map(|board| {
            let edges = board.edges;
            [edges.north, edges.east, edges.south, edges.west]
        })
        .collect();
    edges.sort_unstable();
    edges.dedup();
    assert_eq!(edges.len(), 48, "every edge has a number of its own");
    let content = Content { boards: chapter.boards.iter().cloned().collect(), ..Content::default() };
    let loud: Vec<_> = project::Content::from(content).check();
    assert!(loud.is_empty(), "{:?}", loud.iter().map(|finding| &finding.message).collect::<Vec<_>>());
}

/// Coasts of one size join side by side, with the sea on the same side, and half-turned from below as well.
#[test]
fn the_coasts_match_each_other_and_the_sea() {
    let chapter = chapter();
    let boards: Shelf<Board> = chapter.boards.iter().cloned().collect();
    let id = |name: &str| boards.find(|board| board.name == name).map(|(id, _)| id);
    let laid = |name: &str, column, row, turned| Laid { board: id(name), at: Space::new(column, row), turned };
    let cases = [
        vec![laid("The Coast", 0, 0, false), laid("River Mouth", 24, 0, false)],
        vec![laid("River Mouth", 0, 0, false), laid("Sandy Strand", 24, 0, false), laid("Little Cove", 36, 0, false)],
        vec![laid("The Coast", 0, 0, true), laid("Little Cove", 24, 0, true)],
        vec![laid("The Coast", 0, 0, false), laid("Open Sea", 0, 18, false), laid("River Mouth", 0, 36, true)],
        vec![laid("River Bend", 0, 0, false), laid("River Mouth", 0, 18, false)],
        vec![laid("Village", 0, 0, false), laid("The Coast", 0, 18, false), laid("Grey Water", 0, 36, true)],
        vec![laid("Fjord", 0, 0, false), laid("Island", 0, 18, false), laid("Open Sea", 24, 18, false)],
    ];
    for boards_laid in cases {
        let layout = Layout { name: "Bay".into(), boards: boards_laid.into_iter().collect() };
        let (overlap, joints) = joints(&layout, &boards);
        assert!(overlap.is_empty() && joints.len() + 1 >= layout.boards.len());
        let content = Content { boards: boards.clone(), layouts: [layout].into_iter().collect(), ..Content::default() };
        let said: Vec<_> = project::Content::from(content).check().into_iter().map(|finding| finding.message).collect();
        assert!(said.len() <= 1 && said.iter().all(|words| words.contains("Fjord")), "{said:?}");
    }
}

#[test]
fn the_sample_joins_two_boards_and_prints_them() {
    let project = sample();
    let content = designs(&project);
    let (_, layout) = content.layouts.iter().next().expect("a layout");
    assert_eq!((content.boards.len(), layout.boards.len()), (2, 2));
    let site = Site::of_layout(layout, &content.boards);
    assert_eq!((site.grid().columns.get(), site.grid().rows.get()), (36, 18));
    let request = Request { only: vec![BOARDS, LAYOUTS], ..Request::default() };
    let printout = print(&project, &request);
    assert!(printout.findings.is_empty(), "{:?}", printout.findings);
    let (_, first) = content.boards.iter().next().expect("a board");
    assert_eq!(printout.pages(LAYOUTS).len(), 1);
    assert!(printout.pages(BOARDS).len() > 6, "plans and pages");
    let words: String = printout.pages(BOARDS).iter().map(dump).collect();
    assert!(words.contains(first.label()) && words.contains("assembly plan"));
    let paper = first.layout().size();
    assert!((paper.width.get() - 612.5).abs() < 0.01, "25 mm across flats");
}

#[test]
fn boards_go_through_tables_and_come_back() {
    let project = sample();
    let tables = exchange::tables(&project).expect("tables");
    let table = |name: &str| tables.iter().find(|table| table.name == name).unwrap_or_else(|| panic!("no {name}"));
    let line = |name: &str| String::from_utf8(table(name).bytes.clone()).expect("text").lines().next().map(str::to_owned);
    assert_eq!(line("boards.csv").as_deref(), Some("name,columns,rows,north,east,south,west"));
    assert_eq!(line("board-ground.csv").as_deref(), Some("board,ground,spaces"));
    assert_eq!(line("board-sides.csv").as_deref(), Some("board,stands,sides"));
    assert_eq!(line("layouts.csv").as_deref(), Some("layout"));
    assert_eq!(line("layout-boards.csv").as_deref(), Some("layout,board,column,row,turned"));
    let mut empty = Library::bundled().template(Game::Vikings, "empty").expect("the empty one");
    for name in ["boards.csv", "board-ground.csv", "board-sides.csv", "layouts.csv", "layout-boards.csv"] {
        let import = exchange::import_table(&table(name).bytes, Path::new(name), &empty, true);
        for edit in import.unwrap_or_else(|error| panic!("{name}: {error}")).edits {
            empty.content.apply(&edit).expect("it applies");
        }
    }
    let (before, after) = (designs(&project), designs(&empty));
    let plain = |content: &Content| {
        content.boards.iter().map(|(_, board)| (board.hexes.clone(), board.sides.clone())).collect::<Vec<_>>()
    };
    assert_eq!(plain(before), plain(after));
    let joined = |content: &Content| {
        content.layouts.iter().map(|(_, layout)| Site::of_layout(layout, &content.boards)).collect::<Vec<_>>()
    };
    assert_eq!(joined(before), joined(after));
    let wrong = b"board,stands,sides\nThe Coast,wall,C5-NX\n";
    assert!(
        exchange::import_table(wrong, Path::new("board-sides.csv"), &project, false)
            .is_err_and(|error| error.to_string().contains("C5-NE"))
    );
}

#[test]
fn a_table_that_names_hexes_beyond_a_board_tells_how_many_were_left_out() {
    let project = sample();
    let read = |table: &str| {
        let import = exchange::import_table(table.as_bytes(), Path::new("board-ground.csv"), &project, true);
        import.unwrap_or_else(|error| panic!("{table}: {error}")).summary
    };
    assert_eq!(
        read("board,ground,spaces\nSandy Strand,tree,C5 C6 ZZ1 C99\n"),
        "1 board updated; 2 spaces left out, which the board does not have"
    );
    assert_eq!(read("board,ground,spaces\nSandy Strand,tree,C5 C6\n"), "1 board updated");
}

/// The largest layout there is loads, is asked, and is a finding where it cannot be printed; nothing else is wrong with it.
#[test]
fn boards_of_200_by_200_load_and_are_asked() {
    let mut board = Board { name: "World".into(), hexes: Hexes::new(200, 200), ..Board::default() };
    for space in board.grid().spaces().collect::<Vec<_>>() {
        let surface = Surface::ALL[usize::try_from((space.column * 7 + space.row * 3) % 8).unwrap_or_default()];
        board.hexes.set(space, surface);
        if surface == Surface::Slope {
            board.sides.set(Hexside::new(space, 1), Some(Barrier::Lip));
        }
    }
    let boards: Shelf<Board> = [board].into_iter().collect();
    let laid = Laid { board: boards.ids().next(), ..Laid::default() };
    let layout = Layout { name: "World".into(), boards: [laid].into_iter().collect() };
    let content = Content { boards, layouts: [layout].into_iter().collect(), ..Content::default() };
    let project = Project::with_content(content.into(), "World");
    let written = text::write(&project).expect("it is written");
    let again = text::read(written.as_bytes(), Path::new("world.drydock")).expect("it is read");
    assert_eq!(again, project);
    assert!(again.check().iter().all(|finding| finding.about.severity < Severity::Error));
    let content = designs(&again);
    let (_, layout) = content.layouts.iter().next().expect("a layout");
    let site = Site::of_layout(layout, &content.boards);
    assert_eq!((site.grid().columns.get(), site.grid().rows.get()), (200, 200));
    let (standing, tables) = (Standing::nobody(&site), &content.tables);
    let lookout = Lookout { site: &site, standing: &standing, grounds: &tables.grounds, short: 10 };
    assert!(lookout.look(Space::new(0, 0), Space::new(199, 199), false).is_err());
    let shown: Reach = Step { site: &site, grounds: &tables.grounds }.ways().on_foot(false, Space::new(100, 100), 6, 400);
    assert!(shown.at(&site, Space::new(100, 100)).is_some());
}
