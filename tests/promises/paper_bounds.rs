//! Paper has bounds: whatever paper, margins, spaces and map somebody chooses, pages are laid out in a moment or it is said why not.

use std::sync::Arc;

use assert_cmd::cargo::cargo_bin_cmd;
use drydock::drawing::ProgressMonitor;
use drydock::drawing::stock::{Margins, Paper};
use drydock::geometry::{Grid, Mm, Shape, Size};
use drydock::project::{self, Game, Library, PrintChoices, Project, files};
use drydock::rules::launch_fighters::{Content, Map};
use drydock::rules::{self, Severity};
use drydock::sheets::poster::PosterPlan;
use drydock::sheets::{self, Binder, FileHead, Leaves, Printout, Request, SheetKind};
use proptest::prelude::*;

use crate::support::{heavy, wide};

fn mapped(map: Map) -> Project {
    Project::with_content(Content { maps: [map].into_iter().collect(), ..Content::default() }.into(), "Bounds")
}

fn print(project: &Project, only: &[SheetKind]) -> Printout {
    sheets::print(project, &Request { only: only.to_vec(), ..Request::default() })
}

fn rules(printout: &Printout) -> Vec<&'static str> {
    printout.findings.iter().map(|finding| finding.about.name).collect()
}

#[test]
fn a_poster_of_more_pages_than_anybody_glues_is_a_finding_that_says_what_to_change() {
    let huge = Map { space_size: Mm::LONGEST, ..wide::map(200) };
    let printout = print(&mapped(huge.clone()), &[sheets::launch_fighters::MAP]);
    assert_eq!(rules(&printout), ["too-many-poster-pages"]);
    assert!(printout.sheets.is_empty() && printout.findings[0].about.severity == Severity::Error);
    let message = &printout.findings[0].message;
    assert!(message.contains("spaces of 28 mm take") && message.contains("640 are the most"), "{message}");
    // What it advises can be printed.
    let advised = Map { space_size: Mm::new(28.0), terrain: rules::Shelf::default(), ..huge };
    let pages = print(&mapped(advised), &[sheets::launch_fighters::MAP]);
    assert!(!rules(&pages).contains(&"too-many-poster-pages") && pages.pages(sheets::launch_fighters::MAP).len() > 500);
}

/// Takes no page, so that none is drawn.
struct Nobody;

impl Binder for Nobody {
    fn bind(&mut self, _: &FileHead, _: &mut Leaves<'_>) {}
}

/// What is found while nothing is drawn.
fn planned(project: &Project, only: &[SheetKind]) -> Printout {
    let request = Request { only: only.to_vec(), ..Request::default() };
    sheets::print_into(&mut Nobody, project, &request, ProgressMonitor::NONE).expect("a printout")
}

#[test]
fn more_maps_than_anybody_glues_are_refused_before_they_are_drawn() {
    let grid = Grid::new(Shape::FlatHex, 200, 200);
    let map = |number: usize| Map { name: format!("Map {number}"), grid, space_size: Mm::new(25.4), ..Map::default() };
    let many = Project::with_content(Content { maps: (1..=5).map(map).collect(), ..Content::default() }.into(), "Bounds");
    let printout = planned(&many, &[sheets::launch_fighters::MAP]);
    let refused: Vec<&str> = printout.findings.iter().map(|finding| finding.message.as_str()).collect();
    assert!(rules(&printout).iter().all(|rule| *rule == "too-many-pages"), "{refused:?}");
    assert!((2..5).contains(&refused.len()) && refused[0].contains("1280, which are the most"), "{refused:?}");
}

#[test]
fn a_kind_of_thousands_of_pages_is_refused_and_the_others_are_not() {
    let ships = heavy::content(9_000);
    let project = Project::with_content(ships.into(), "Bounds");
    let printout = planned(&project, &[sheets::launch_fighters::RECORD_SHEETS, sheets::launch_fighters::STEP_CHART]);
    assert_eq!(rules(&printout), ["too-many-pages"], "{:?}", printout.findings);
    let message = &printout.findings[0].message;
    assert!(message.starts_with("Record sheets would take") && message.contains("2000 are the most"), "{message}");
}

#[test]
fn the_largest_map_in_spaces_of_an_inch_has_room_on_every_usual_paper() {
    for paper in Paper::NAMED {
        for shape in Shape::ALL {
            let mut project = mapped(Map { grid: Grid::new(shape, 200, 200), ..Map::default() });
            Arc::make_mut(&mut project.print).paper = paper;
            let frame = sheets::frame::Frame::new(&project, &Request::default());
            let project::Content::LaunchFighters(content) = &project.content else { panic!("designs of another game") };
            let (_, map) = content.maps.iter().next().expect("the map");
            let pages = PosterPlan::new(&frame, map.layout().size()).pages();
            assert!(pages <= PosterPlan::MOST_PAGES, "{pages} pages of {}", paper.label());
        }
    }
}

#[test]
fn margins_that_leave_nothing_are_a_finding_and_an_error_of_the_command_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("narrow.drydock");
    let mut sample = Library::bundled().template(Game::LaunchFighters, Library::SAMPLE).expect("the sample");
    for margin in [500.0, 150.0, 104.0, 100.5] {
        Arc::make_mut(&mut sample.print).margins = Margins::all(Mm::new(margin));
        let printout = print(&sample, &[]);
        assert_eq!(rules(&printout), ["margins-leave-no-room"], "{margin}");
        assert!(printout.sheets.is_empty());
        files::save(&file, &sample).expect("a saved file");
        for arguments in [vec![], vec!["--only", "map"], vec!["--one-page", "--only", "map"]] {
            let mut command = cargo_bin_cmd!("drydock");
            let out = folder.path().join("out");
            let ended = command.arg("print").arg(&file).args(&arguments).arg("--out").arg(&out).assert().code(2);
            let said = String::from_utf8_lossy(&ended.get_output().stderr).into_owned();
            assert!(said.contains("leave no room on A4 paper") && said.trim_end().lines().count() == 1, "{said}");
            assert!(!out.exists(), "something was written");
        }
    }
    for (rule, words) in [("PR008", "at most 640"), ("margins-leave-no-room", "at least 10 mm")] {
        let explained = cargo_bin_cmd!("drydock").args(["explain", rule]).assert().success();
        assert!(String::from_utf8_lossy(&explained.get_output().stdout).contains(words), "{rule}");
    }
}

#[test]
fn what_has_no_room_is_named_though_the_rest_is_printed() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("small.drydock");
    let mut sample = Library::bundled().template(Game::StarViking, Library::SAMPLE).expect("the sample");
    Arc::make_mut(&mut sample.print).paper = Paper::Custom(Size::new(100.0, 150.0));
    files::save(&file, &sample).expect("a saved file");
    for [command, only] in [["print", "--only"], ["export", "--to=svg"]] {
        let mut program = cargo_bin_cmd!("drydock");
        let words = if command == "print" { vec![only, "tiles,charts"] } else { vec![only, "--only", "tiles,charts"] };
        let out = folder.path().join(command);
        let ended = program.arg(command).arg(&file).args(words).arg("--out").arg(&out).assert().code(2);
        let said = String::from_utf8_lossy(&ended.get_output().stderr).into_owned();
        assert!(said.contains("The tile of") && said.contains("(PR002)") && said.trim_end().lines().count() == 1, "{said}");
        assert!(out.read_dir().expect("a folder").count() > 0, "the charts are printed");
    }
}

fn length(least: f64, most: f64) -> impl Strategy<Value = Mm> {
    prop_oneof![least..=most, Just(least), Just(most)].prop_map(Mm::new)
}

fn paper() -> impl Strategy<Value = Paper> {
    let custom = (length(50.0, 5080.0), length(50.0, 5080.0)).prop_map(|(width, height)| Paper::Custom(Size::of(width, height)));
    prop_oneof![proptest::sample::select(Paper::NAMED.to_vec()), custom]
}

fn margins() -> impl Strategy<Value = Margins> {
    let side = || prop_oneof![4 => length(0.0, 30.0), 1 => length(0.0, 500.0)];
    (side(), side(), side(), side()).prop_map(|(top, right, bottom, left)| Margins { top, right, bottom, left })
}

fn map() -> impl Strategy<Value = Map> {
    let side = || prop_oneof![1_u16..=40, Just(200)];
    let size = prop_oneof![3 => length(-1.0, 60.0), 1 => length(-10_000.0, 10_000.0)];
    (side(), side(), size, proptest::sample::select(Shape::ALL.to_vec())).prop_map(|(columns, rows, space_size, shape)| Map {
        name: "Any".into(),
        grid: Grid::new(shape, columns, rows),
        space_size,
        ..Map::default()
    })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(48) })]

    #[test]
    fn no_choice_of_paper_breaks_printing(
        (paper, margins) in (paper(), margins()),
        map in map(),
        space_size in proptest::option::of(length(-10_000.0, 10_000.0)),
        overlap in length(-10_000.0, 10_000.0),
        one_page in any::<bool>(),
    ) {
        let mut sample = Library::bundled().template(Game::LaunchFighters, Library::SAMPLE).expect("the sample");
        let project::Content::LaunchFighters(content) = &mut sample.content else { panic!("designs of another game") };
        content.maps = [map].into_iter().collect();
        sample.print = Arc::new(PrintChoices { paper, margins, space_size, overlap, ..PrintChoices::default() });
        let printout = sheets::print(&sample, &Request { one_page, ..Request::default() });
        let refused = rules(&printout).contains(&"margins-leave-no-room");
        prop_assert_eq!(printout.sheets.is_empty(), refused);
        let pages = printout.pages(sheets::launch_fighters::MAP);
        prop_assert!(pages.len() <= PosterPlan::MOST_PAGES as usize + 1);
        let too_many = rules(&printout).contains(&"too-many-poster-pages");
        prop_assert_eq!(pages.is_empty(), refused || too_many);
        for (_, pages) in &printout.sheets {
            for page in pages {
                prop_assert!(page.size.width.get().is_finite() && page.size.width <= Paper::LONGEST + Mm::new(1e-6));
            }
        }
    }
}
