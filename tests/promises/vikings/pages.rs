//! Counters at their true size with their backs, and rosters, charts and odds that print.

use drydock::drawing::Page;
use drydock::geometry::Point;
use drydock::project::{Content, Game, Library, Project};
use drydock::rules::vikings::boat::{KeelLength, Rows};
use drydock::rules::vikings::{self, BoatClass};
use drydock::sheets::vikings::counters::{State, faces_of};
use drydock::sheets::vikings::{
    BOARDS, BOATS, CHARTS, COUNTERS, LAYOUTS, MARKERS, ODDS_CHART, ROSTERS, SCENARIOS, SHIP_CHARTS, SIDES, SPEED_SLIPS, boats,
};
use drydock::sheets::{Request, SheetKind, print};

const KINDS: [SheetKind; 13] = [
    COUNTERS,
    BOATS,
    MARKERS,
    SHIP_CHARTS,
    ROSTERS,
    SCENARIOS,
    SIDES,
    SPEED_SLIPS,
    CHARTS,
    BOARDS,
    LAYOUTS,
    ODDS_CHART,
    SheetKind::CALIBRATION,
];

fn with_boats(boats: Vec<BoatClass>) -> Project {
    let content = vikings::Content { boats: boats.into_iter().collect(), ..vikings::Content::default() };
    Project::with_content(content.into(), "Boats")
}

fn book() -> Vec<BoatClass> {
    Library::bundled().chapter::<vikings::Content>("boats").expect("the boats").boats
}

#[test]
fn a_drakkar_is_200_by_72_and_cut_along_its_hull() {
    let drakkar = book().swap_remove(0);
    let page = boats::alone(&drakkar);
    assert_eq!((page.size.width.get().round(), page.size.height.get().round()), (200.0, 72.0));
    let printout = print(&with_boats(vec![drakkar]), &Request { only: vec![BOATS], ..Request::default() });
    let [sheet] = printout.pages(BOATS) else { panic!("one sheet") };
    let [outline] = sheet.knife.outlines.as_slice() else { panic!("one outline") };
    assert_eq!(outline.len(), 38, "the sides of 22 hexes that have water beside them");
    let side = |number: usize| (outline[(number + 1) % outline.len()] - outline[number]).length().get();
    assert!((0..outline.len()).all(|number| (side(number) - 25.0 / 3f64.sqrt()).abs() < 1e-6));
}

#[test]
fn a_boat_longer_than_the_paper_comes_in_parts() {
    let great = book().pop().expect("the great dragon");
    let printed = |boat: &BoatClass| print(&with_boats(vec![boat.clone()]), &Request { only: vec![BOATS], ..Request::default() });
    let printout = printed(&great);
    assert!(printout.findings.is_empty(), "{:?}", printout.findings);
    let outlines: usize = printout.pages(BOATS).iter().map(|page| page.knife.outlines.len()).sum();
    assert_eq!(outlines, 2);
    let huge = BoatClass { length: KeelLength::clamped(16), rows: Rows::Five, ..great };
    assert!(printed(&huge).findings.is_empty());
    let tiny = BoatClass { length: KeelLength::clamped(1), rows: Rows::One, ..huge };
    assert_eq!(printed(&tiny).pages(BOATS).len(), 1);
}

fn width(outline: &[Point]) -> f64 {
    (outline[1] - outline[0]).length().get().round()
}

#[test]
fn there_are_250_markers_and_a_gauge() {
    let project = Library::bundled().template(Game::Vikings, Library::EMPTY).expect("the empty one");
    let Content::Vikings(content) = &project.content else { panic!("a project for another game") };
    assert_eq!(content.tables.markers.total(), 250);
    let printout = print(&project, &Request { only: vec![MARKERS], ..Request::default() });
    let outlines: Vec<_> = printout.pages(MARKERS).iter().flat_map(|page| &page.knife.outlines).collect();
    assert_eq!(outlines.iter().filter(|outline| (width(outline) - 12.0).abs() < 0.1).count(), 250);
    assert_eq!(outlines.iter().filter(|outline| (width(outline) - 125.0).abs() < 0.1).count(), 1, "five hexes of rope");
    assert!(printout.findings.is_empty(), "{:?}", printout.findings);
}

#[test]
fn every_boat_of_the_book_has_a_chart_of_one_page() {
    let all = book();
    let printout = print(&with_boats(all.clone()), &Request { only: vec![SHIP_CHARTS], ..Request::default() });
    assert_eq!(printout.pages(SHIP_CHARTS).len(), all.len());
    assert!(printout.findings.is_empty(), "{:?}", printout.findings);
}

#[test]
fn counters_are_18_millimetres_and_a_horse_43() {
    let project = Library::bundled().template(Game::Vikings, Library::SAMPLE).expect("the sample");
    let Content::Vikings(content) = &project.content else { panic!("a project for another game") };
    let millimetres = |page: &Page| (page.size.width.get(), page.size.height.get());
    for (_, character) in content.characters.iter() {
        let faces = faces_of(content, character);
        assert_eq!(faces.len(), if character.values.is_rider() { 8 } else { 4 });
        for face in &faces {
            let long = matches!(face.state, State::Mounted | State::Horse | State::MountedWounded | State::DeadHorse);
            assert_eq!(millimetres(&face.page), if long { (18.0, 43.0) } else { (18.0, 18.0) });
        }
    }
    let first: Vec<_> = content.characters.iter().take(2).map(|(_, character)| faces_of(content, character)).collect();
    assert_ne!(first[0][0].page.items, first[1][0].page.items, "no two are drawn alike");
}

#[test]
fn every_kind_of_sheet_has_pages_and_nothing_is_cut() {
    let project = Library::bundled().template(Game::Vikings, Library::SAMPLE).expect("the sample");
    let printout = print(&project, &Request::default());
    assert_eq!(drydock::sheets::kinds(Game::Vikings), KINDS);
    for kind in drydock::sheets::kinds(Game::Vikings) {
        assert!(!printout.pages(kind).is_empty(), "the sample has no {kind}");
    }
    assert!(printout.findings.is_empty(), "{:?}", printout.findings);
    assert_eq!(printout.pages(ROSTERS).len(), 2, "a roster for each force");
    let shares = printout.shares.iter().find(|(kind, _)| *kind == SIDES).map(|(_, shares)| shares.len());
    assert_eq!(shares, Some(2), "each side has a sheet of its own");
}
