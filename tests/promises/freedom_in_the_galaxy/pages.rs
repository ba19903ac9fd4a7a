//! What a scenario prints.

use std::sync::Arc;

use drydock::drawing::stock::Paper;
use drydock::drawing::{Page, dump};
use drydock::project::{Content, Game, Library, Project, text};
use drydock::rules::freedom_in_the_galaxy::PlayedStar;
use drydock::sheets::freedom_in_the_galaxy::{CARDS, GALAXY, GUIDE, SEQUENCE, SOLITAIRE_TABLE, STAR_SYSTEMS};
use drydock::sheets::{Printout, Request, print};

#[test]
fn a_scenario_prints_the_stars_that_it_plays_and_their_routes() {
    let mut project = Library::bundled().template(Game::FreedomInTheGalaxy, Library::SAMPLE).expect("the sample");
    let Content::FreedomInTheGalaxy(content) = &mut project.content else { panic!("a project for another game") };
    let (played, scenario) = content.scenarios.iter().next().expect("a scenario");
    let name = scenario.name.clone();
    let printed = |project: &Project, scenario: Option<&str>| {
        let everything = scenario.is_none();
        print(project, &Request { scenario: scenario.map(str::to_owned), everything, one_page: true, ..Request::default() })
    };
    let star = |project: &Project, printout: &Printout| {
        let Content::FreedomInTheGalaxy(content) = &project.content else { panic!("a project for another game") };
        let said: String = printout.pages(GALAXY).iter().map(dump::dump).collect();
        content.stars.iter().filter(|(_, star)| said.contains(&star.label().to_uppercase())).count()
    };
    // Nobody travels in a game about one star system.
    let mut province = project.clone();
    let alone = printed(&project, Some(&name));
    assert_eq!((alone.pages(STAR_SYSTEMS).len(), alone.pages(GALAXY)), (1, &[] as &[Page]));
    let whole = printed(&project, None);
    assert_eq!(star(&project, &whole), whole.pages(STAR_SYSTEMS).len());
    let Content::FreedomInTheGalaxy(content) = &mut province.content else { panic!("a project for another game") };
    let stars: Vec<_> = content.stars.ids().take(3).collect();
    let scenario = content.scenarios.get_mut(played).expect("the scenario");
    scenario.stars = stars.into_iter().map(|star| PlayedStar { star }).collect();
    let own = printed(&province, Some(&name));
    assert_eq!((own.pages(STAR_SYSTEMS).len(), star(&province, &own)), (3, 3));
}

/// The tracks stand on the map as far as it has room, at true size, and on the sequence of play in any case.
#[test]
fn the_map_of_the_campaign_has_its_tracks() {
    let project = Library::bundled().template(Game::FreedomInTheGalaxy, "campaign").expect("the campaign");
    let printed = print(&project, &Request { only: vec![GALAXY, SEQUENCE], one_page: true, ..Request::default() });
    let said = |kind| printed.pages(kind).iter().map(dump::dump).collect::<String>();
    for title in
        ["Turns", "Stages of a turn", "Phases", "Force Points of the Imperial player", "Force Points of the Rebel player"]
    {
        assert!(said(GALAXY).contains(title) && said(SEQUENCE).contains(title), "{title}");
    }
}

/// A guide of a few planets tells who lives on each, whatever the paper.
#[test]
fn a_guide_tells_the_same_on_any_paper() {
    for template in ["backdoor", "orlog", Library::SAMPLE] {
        let mut project = Library::bundled().template(Game::FreedomInTheGalaxy, template).expect("the template");
        let said = [Paper::A4, Paper::Letter].map(|paper| {
            Arc::make_mut(&mut project.print).paper = paper;
            let printed = print(&project, &Request { only: vec![GUIDE], ..Request::default() });
            let said: String = printed.pages(GUIDE).iter().map(dump::dump).collect();
            ["Races", "Creatures", "Planets"].map(|heading| said.contains(heading))
        });
        assert_eq!(said, [[true; 3]; 2], "{template}");
    }
}

/// By night the map is light on a dark sky, and by day it is as it always was, on paper and in the file.
#[test]
fn a_galaxy_by_night_has_a_dark_sky() {
    let printed = |night: bool| {
        let mut project = Library::bundled().template(Game::FreedomInTheGalaxy, "campaign").expect("the campaign");
        let Content::FreedomInTheGalaxy(content) = &mut project.content else { panic!("a project for another game") };
        content.night = night;
        let request = Request { only: vec![GALAXY], one_page: true, ..Request::default() };
        (dump::dump(&print(&project, &request).pages(GALAXY)[0]), text::write(&project).expect("a text"))
    };
    let ((day, by_day), (night, by_night)) = (printed(false), printed(true));
    assert!(night.contains("#0a0c16") && !day.contains("#0a0c16"));
    // A knight is another matter.
    assert!(by_night.contains(" night: true") && !by_day.contains(" night:"));
}

/// What cannot appear in a scenario of the project is on no page, unless everything is asked for.
#[test]
fn a_project_prints_what_its_scenarios_can_use() {
    let pages = |name: &str, everything: bool, only: &[drydock::sheets::SheetKind]| {
        let project = Library::bundled().template(Game::FreedomInTheGalaxy, name).expect("a template");
        let printed = print(&project, &Request { only: only.to_vec(), everything, ..Request::default() });
        printed.sheets.iter().flat_map(|(_, pages)| pages).map(dump::dump).collect::<Vec<_>>()
    };
    // Backs included.
    let (egrix, all) = (pages("sample", false, &[]), pages("sample", true, &[]));
    assert!(egrix.len() <= 40 && all.len() > 80, "{} and {}", egrix.len(), all.len());
    let cards = |name: &str, everything: bool| pages(name, everything, &[CARDS]).concat();
    // One star has neither galactic events nor secrets, and its scavengers may find anything.
    let (few, whole) = (cards("sample", false), cards("sample", true));
    assert!(!few.contains("GALACTIC EVENT") && whole.contains("GALACTIC EVENT") && whole.contains("PLANET SECRET"));
    assert!(["CHARACTER", "POSSESSION", "MISSION", "ACTION", "CREATURE"].into_iter().all(|foot| few.contains(foot)));
    // The Back Door has the map of its province alone.
    let map = pages("backdoor", false, &[GALAXY]);
    assert!(map.len() <= 4, "{} pages", map.len());
    assert!(map.concat().contains("PHISARIA") && !map.concat().contains("VARU"));
    assert!(pages("backdoor", true, &[GALAXY]).len() > map.len());
    assert_eq!(pages("campaign", false, &[GALAXY]), pages("campaign", true, &[GALAXY]));
}

/// A turn is played in the order of the book.
#[test]
fn the_sequence_of_play_is_that_of_the_book() {
    let said = |name: &str| {
        let project = Library::bundled().template(Game::FreedomInTheGalaxy, name).expect("a template");
        let printed = print(&project, &Request { only: vec![SEQUENCE], ..Request::default() });
        printed.pages(SEQUENCE).iter().map(dump::dump).collect::<String>().replace("\"\n", " ")
    };
    let in_order = |said: &str, words: &[&str]| {
        let mut at = 0;
        for word in words {
            at += said[at..].find(word).unwrap_or_else(|| panic!("{word} comes not in its turn in {said}"));
        }
    };
    in_order(&said("sample"), &["Move units and", "The other player may react", "may fight", "searches", "groups and their"]);
    let province = ["Fight in orbit", "Move characters", "Move units from", "may react", "may fight", "Order the stacks"];
    in_order(&said("backdoor"), &province);
    let campaign = said("campaign");
    in_order(
        &campaign,
        &["galactic event", "Fight in orbit", "Move characters", "After each Imperial", "At any time", "last turn"],
    );
    assert!(!said("backdoor").contains("After each Imperial"));
}

#[test]
fn the_tables_for_playing_alone_are_printed_where_they_are_asked_for() {
    let project = Library::bundled().template(Game::FreedomInTheGalaxy, "varu").expect("the template");
    let kind = SOLITAIRE_TABLE;
    assert!(print(&project, &Request::default()).pages(kind).is_empty(), "only on request");
    let printout = print(&project, &Request { only: vec![kind], ..Request::default() });
    assert_eq!(printout.pages(kind).len(), 2, "a page for each side");
    assert!(printout.findings.is_empty(), "{:?}", printout.findings);
    let said: String = printout.pages(kind).iter().map(dump::dump).collect::<String>().replace("\"\n", " ");
    for words in ["a table plays the Empire", "A rebellion is stopped", "A rebellion starts at Unrest", "characters search from"]
    {
        assert!(said.contains(words), "{words}");
    }
}
