//! Counters at their true size with their backs, and rosters, charts and odds that print.

use std::sync::Arc;

use drydock::drawing::stock::Paper;
use drydock::drawing::{Page, dump};
use drydock::geometry::Point;
use drydock::project::{Content, Game, Library, Project};
use drydock::rules::Change;
use drydock::rules::vikings::boat::{KeelLength, Rows};
use drydock::rules::vikings::{self, BoatClass, TokenKind};
use drydock::sheets::frame::Frame;
use drydock::sheets::vikings::counters::{State, faces_of};
use drydock::sheets::vikings::{
    BOARDS, BOATS, CHARTS, COUNTERS, LAYOUTS, MARKERS, ODDS_CHART, ROSTERS, SCENARIOS, SHIP_CHARTS, SIDES, SOLITAIRE_TABLE,
    SPEED_SLIPS, boats, scenarios, speed_slips,
};
use drydock::sheets::{Printout, Request, SheetKind, print};

const KINDS: [SheetKind; 14] = [
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
    SOLITAIRE_TABLE,
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

/// The project of a template.
fn template(name: &str) -> Project {
    Library::bundled().template(Game::Vikings, name).expect("a template")
}

#[test]
fn every_boat_of_a_scenario_is_printed_with_a_chart_and_its_name() {
    let fleets: [(&str, &[&str]); 4] = [
        ("viking-against-viking", &["Long Serpent", "Fafnir"]),
        ("last-bend-before-the-sea", &["Otter", "Teal", "Coot", "Skiff", "Pike"]),
        ("isle-of-man", &["Long Serpent", "Fafnir", "Saint Maughold"]),
        ("when-the-mist-clears", &["Wave Treader", "Sea Stag", "Saint Cuthbert", "Saint Oswald", "Saint Bede"]),
    ];
    for (name, boats) in fleets {
        let project = template(name);
        let Content::Vikings(content) = &project.content else { panic!("a project for another game") };
        let scenario = content.scenarios.iter().next().map(|(_, scenario)| scenario.name.clone());
        let printout = print(&project, &Request { only: vec![BOATS, SHIP_CHARTS], scenario, ..Request::default() });
        assert!(printout.findings.is_empty(), "{name}: {:?}", printout.findings);
        let outlines: usize = printout.pages(BOATS).iter().map(|page| page.knife.outlines.len()).sum();
        assert_eq!(outlines, boats.len(), "{name}");
        let [said, charts] = [BOATS, SHIP_CHARTS].map(|kind| printout.pages(kind).iter().map(dump::dump).collect::<String>());
        for boat in boats {
            assert!(said.contains(boat) && charts.contains(boat), "{name}: {boat}");
        }
        // Two to a page, but no page for both sides.
        let forces = || content.forces.iter().map(|(_, force)| force.boats.len().div_ceil(2));
        assert_eq!(printout.pages(SHIP_CHARTS).len(), forces().sum::<usize>(), "{name}");
    }
}

#[test]
fn beasts_have_counters() {
    let counters = |project: &Project| -> usize {
        let printout = print(project, &Request { only: vec![COUNTERS], ..Request::default() });
        assert!(printout.findings.is_empty(), "{:?}", printout.findings);
        printout.pages(COUNTERS).iter().map(|page| page.knife.outlines.len()).sum()
    };
    let with = template("last-bend-before-the-sea");
    let Content::Vikings(content) = &with.content else { panic!("a project for another game") };
    let beasts = |content: &vikings::Content| -> usize {
        let (_, scenario) = content.scenarios.iter().next().expect("a scenario");
        [TokenKind::Pig, TokenKind::Goat, TokenKind::Horse].map(|kind| scenario.lying(kind).count()).iter().sum()
    };
    let mut bare = content.clone();
    let (id, scenario) = bare.scenarios.iter().next().map(|(id, scenario)| (id, scenario.clone())).expect("a scenario");
    let scenario = vikings::Scenario { tokens: drydock::rules::Shelf::default(), ..scenario };
    bare.scenarios.apply(Change::Set(id, scenario), "scenarios").expect("a change");
    assert!(beasts(content) > 0 && beasts(&bare) == 0);
    assert_eq!(counters(&with), counters(&Project::with_content(bare.into(), "Bare")) + beasts(content));
}

#[test]
fn charts_tell_how_tasks_and_openings_place_a_fighter_and_what_is_assumed() {
    let project = template(Library::EMPTY);
    let printout = print(&project, &Request { only: vec![CHARTS, ODDS_CHART], ..Request::default() });
    assert!(printout.findings.is_empty(), "{:?}", printout.findings);
    let said = |kind: SheetKind| -> String { printout.pages(kind).iter().map(dump::dump).collect() };
    let charts = said(CHARTS);
    for words in ["see 4.86", "ready to board, against another boat (4.81)", "on the other side of a doorway (2.74)"] {
        assert!(charts.contains(words), "{words}");
    }
    assert_eq!((printout.pages(CHARTS).len(), printout.pages(ODDS_CHART).len()), (2, 1));
    let mut letter = project.clone();
    Arc::make_mut(&mut letter.print).paper = Paper::Letter;
    let smaller = print(&letter, &Request { only: vec![ODDS_CHART], ..Request::default() });
    assert_eq!((smaller.pages(ODDS_CHART).len(), smaller.findings.len()), (1, 0), "on smaller paper too");
    assert!(said(ODDS_CHART).contains("the defender wears no armour, defends with 2 stunned"));
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
fn two_boats_of_the_book_have_their_charts_on_one_page() {
    let all = book();
    let printout = print(&with_boats(all.clone()), &Request { only: vec![SHIP_CHARTS], ..Request::default() });
    assert_eq!(printout.pages(SHIP_CHARTS).len(), all.len().div_ceil(2));
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
    let rims = |people: &str| {
        let of = content.characters.iter().filter(move |(_, character)| character.people.trim() == people);
        let mut rims: Vec<_> = of.map(|(_, character)| faces_of(content, character)[0].page.beyond).collect();
        rims.dedup();
        rims
    };
    let peoples: Vec<_> = content.peoples().iter().map(|people| rims(people)).collect();
    assert!(peoples.len() == 2 && peoples.iter().all(|rims| rims.len() == 1), "each people has a rim of its own: {peoples:?}");
    assert_ne!(peoples[0], peoples[1], "and goes on in its colour beyond the cut");
}

/// Where both sides are of one people, the colours of troop types tell nobody apart.
#[test]
fn crews_of_one_people_have_rims_of_their_own() {
    let project = template("viking-against-viking");
    let Content::Vikings(content) = &project.content else { panic!("a project for another game") };
    let rim = |force: &vikings::Force| {
        let (_, member) = force.members.iter().next().expect("a member");
        let character = member.character.and_then(|id| content.characters.get(id)).expect("a character");
        faces_of(content, character)[0].page.beyond
    };
    let rims: Vec<_> = content.forces.iter().map(|(_, force)| rim(force)).collect();
    assert!(content.peoples().len() == 1 && rims.len() == 2 && rims[0] != rims[1], "{rims:?}");
}

#[test]
fn every_kind_of_sheet_has_pages_and_nothing_is_cut() {
    let project = Library::bundled().template(Game::Vikings, Library::SAMPLE).expect("the sample");
    let printout = print(&project, &Request::default());
    assert_eq!(drydock::sheets::kinds(Game::Vikings), KINDS);
    for kind in drydock::sheets::kinds(Game::Vikings) {
        assert_eq!(printout.pages(kind).is_empty(), kind == SOLITAIRE_TABLE, "{kind}");
    }
    assert!(printout.findings.is_empty(), "{:?}", printout.findings);
    assert_eq!(printout.pages(ROSTERS).len(), 2, "a roster for each force");
    let shares = printout.shares.iter().find(|(kind, _)| *kind == SIDES).map(|(_, shares)| shares.len());
    assert_eq!(shares, Some(2), "each side has a sheet of its own");
}

#[test]
fn the_pages_of_scenarios_take_no_memory_until_they_are_needed() {
    let project = Library::bundled().template(Game::Vikings, Library::SAMPLE).expect("the sample");
    let Content::Vikings(content) = &project.content else { panic!("designs of another game") };
    let (frame, mut printout) = (Frame::new(&project, &Request::default()), Printout::default());
    for bodies in [
        scenarios::scenario_sheets(content, None, &frame, &mut printout),
        scenarios::side_sheets(content, None, &frame, &mut printout),
        speed_slips::speed_slips(content, None, &frame, &mut printout),
    ] {
        assert!(!bodies.is_empty());
        for body in bodies {
            assert!(body.draft.items.is_empty() && body.later.is_some(), "{} is kept", body.title);
            assert!(!body.drawn(&mut printout).draft.items.is_empty());
        }
    }
}
