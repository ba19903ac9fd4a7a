//! What a scenario prints.

use drydock::drawing::{Page, dump};
use drydock::project::{Content, Game, Library, Project, text};
use drydock::rules::freedom_in_the_galaxy::PlayedStar;
use drydock::sheets::freedom_in_the_galaxy::{GALAXY, SEQUENCE, STAR_SYSTEMS};
use drydock::sheets::{Printout, Request, print};

#[test]
fn a_scenario_prints_the_stars_that_it_plays_and_their_routes() {
    let mut project = Library::bundled().template(Game::FreedomInTheGalaxy, Library::SAMPLE).expect("the sample");
    let Content::FreedomInTheGalaxy(content) = &mut project.content else { panic!("a project for another game") };
    let (played, scenario) = content.scenarios.iter().next().expect("a scenario");
    let name = scenario.name.clone();
    let printed = |project: &Project, scenario: Option<&str>| {
        print(project, &Request { scenario: scenario.map(str::to_owned), one_page: true, ..Request::default() })
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
