//! Counters at their true size with their backs, and rosters, charts and odds that print.

use drydock::drawing::Page;
use drydock::project::Library;
use drydock::rules::{Content, Game};
use drydock::sheets::vikings::counters::{State, faces_of};
use drydock::sheets::vikings::{BOARDS, CHARTS, COUNTERS, LAYOUTS, ODDS_CHART, ROSTERS};
use drydock::sheets::{Request, SheetKind, print};

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
    assert_eq!(SheetKind::of(Game::Vikings), [COUNTERS, ROSTERS, CHARTS, BOARDS, LAYOUTS, ODDS_CHART, SheetKind::CALIBRATION]);
    for kind in SheetKind::of(Game::Vikings) {
        assert!(!printout.pages(kind).is_empty(), "the sample has no {kind}");
    }
    assert!(printout.findings.is_empty(), "{:?}", printout.findings);
    assert_eq!(printout.pages(ROSTERS).len(), 2, "a roster for each people");
}
