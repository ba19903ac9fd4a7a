//! Everything that Drydock brings along loads, checks clean, and prints.

use drydock::project::{Game, Library, Project, text};
use drydock::rules::Severity;
use drydock::rules::launch_fighters::{self, Content, cost};
use drydock::sheets::{Request, print};

fn library() -> Library {
    Library::bundled()
}

/// Every template of every game.
fn templates() -> Vec<(String, Project)> {
    Game::ALL.into_iter().flat_map(of_game).collect()
}

fn of_game(game: Game) -> Vec<(String, Project)> {
    let library = library();
    let names = library.templates(game).expect("a list of templates");
    let template = |name: &str| library.template(game, name).unwrap_or_else(|error| panic!("{error}"));
    names.into_iter().map(|name| (format!("{game}/{name}"), template(&name))).collect()
}

fn chapters() -> Vec<(String, launch_fighters::Chapter)> {
    let library = library();
    let names = library.chapters(Game::LaunchFighters).expect("a list of chapters");
    let chapter = |name: &str| library.chapter::<Content>(name).unwrap_or_else(|error| panic!("{error}"));
    names.into_iter().map(|name| (name.clone(), chapter(&name))).collect()
}

#[test]
fn every_game_has_an_empty_template_and_a_sample() {
    for game in Game::ALL {
        let names = library().templates(game).expect("a list of templates");
        assert!(names.iter().any(|name| name == "empty") && names.iter().any(|name| name == "sample"), "{game}: {names:?}");
    }
    let one_scenario = |(_, project): &&(String, Project)| content(project).scenarios.len() == 1;
    assert!(of_game(Game::LaunchFighters).iter().filter(one_scenario).count() >= 3);
}

#[test]
fn every_template_checks_clean() {
    for (name, project) in templates() {
        let loud: Vec<_> = project.check().into_iter().filter(|finding| finding.about.severity > Severity::Advice).collect();
        assert!(loud.is_empty(), "{name}: {:?}", loud.iter().map(|finding| &finding.message).collect::<Vec<_>>());
    }
}

#[test]
fn every_template_is_written_as_it_was_read() {
    for (name, project) in templates() {
        let written = text::write(&project).expect("a project can be written");
        let again = text::read(written.as_bytes(), std::path::Path::new(&name)).expect("what was written can be read");
        assert_eq!(again, project, "{name}");
        assert_eq!(text::write(&again).expect("a project can be written"), written, "{name}");
        let file = format!(
            "{}/templates/{}.drydock",
            env!("CARGO_MANIFEST_DIR"),
            name.replacen("launch-", "launch_", 1).replacen("star-", "star_", 1).replacen("space-", "space_", 1).replacen(
                "freedom-in-the-galaxy",
                "freedom_in_the_galaxy",
                1
            )
        );
        let bytes = std::fs::read_to_string(&file).expect("the template's file").replace("\r\n", "\n");
        assert!(bytes == written, "{name} is not written as Drydock writes");
    }
}

#[test]
fn the_sample_is_a_scenario_of_two_fleets_of_200_points_and_every_kind_of_sheet_prints() {
    let sample = library().template(Game::LaunchFighters, Library::SAMPLE).expect("the sample");
    let designs = content(&sample);
    let (_, scenario) = designs.scenarios.iter().next().expect("a scenario");
    assert_eq!(scenario.sides.len(), 2);
    for (_, side) in scenario.sides.iter() {
        let fleet = side.fleet.and_then(|fleet| designs.fleets.get(fleet)).expect("a fleet");
        assert_eq!(fleet.budget.get(), 200);
        assert!(fleet.spent(&designs.ships, &designs.options).get() > 180);
    }
    let printout = print(&sample, &Request::default());
    for kind in drydock::sheets::kinds(Game::LaunchFighters) {
        assert!(!printout.pages(kind).is_empty(), "the sample has no {kind}");
    }
}

#[test]
fn every_template_prints_without_a_finding_above_advice() {
    for (name, project) in templates() {
        let printout = print(&project, &Request::default());
        let loud: Vec<_> = printout.findings.iter().filter(|finding| finding.about.severity > Severity::Advice).collect();
        assert!(loud.is_empty(), "{name}: {:?}", loud.iter().map(|finding| &finding.message).collect::<Vec<_>>());
    }
}

#[test]
fn the_blue_book_has_six_fleets_of_eight_ships_priced_exactly() {
    let chapters = chapters();
    let styled: Vec<_> = chapters.iter().filter(|(_, chapter)| chapter.style.is_some()).collect();
    assert_eq!(styled.len(), 6);
    for (name, chapter) in &chapters {
        for ship in &chapter.ships {
            let price = cost::price(ship, &launch_fighters::Options::default()).map(|price| price.total);
            assert!(
                price.is_some() && price == ship.stated_cost,
                "{name}: {} is stated at {:?} and costs {price:?}",
                ship.name,
                ship.stated_cost
            );
        }
    }
    for (name, chapter) in styled {
        assert_eq!(chapter.ships.len(), 8, "{name}");
        assert!(chapter.ships.iter().any(|ship| ship.kind.contains("Carrier")), "{name} has no carrier");
        for budget in [100, 200] {
            assert!(chapter.fleets.iter().any(|fleet| fleet.budget.get() == budget), "{name} has no fleet of {budget} points");
        }
    }
    let mut hulls: Vec<_> =
        chapters.iter().filter_map(|(_, chapter)| Some(format!("{:?}", chapter.style.as_ref()?.hull))).collect();
    hulls.sort();
    hulls.dedup();
    assert_eq!(hulls.len(), 6, "every fleet has a hull style of its own");
}

#[test]
fn everything_of_the_blue_book_checks_clean_in_a_project_of_its_own() {
    for (name, chapter) in chapters() {
        let mut content = Content::default();
        let mut copy = |edits: Vec<launch_fighters::Edit>| {
            for edit in edits {
                content.apply(&edit).expect("a copy of the blue book applies");
            }
            content.clone()
        };
        let mut state = Content::default();
        for fleet in &chapter.fleets {
            state = copy(
                chapter.copy_fleet(&fleet.name, &state).unwrap_or_else(|| panic!("{name}: {} names an unknown ship", fleet.name)),
            );
        }
        let known = |state: &Content, name: &str| state.ships.find(|ship| ship.name == name).is_some();
        for ship in &chapter.ships {
            if !known(&state, &ship.name) {
                state = copy(chapter.copy_ship(&ship.name, &state).expect("a ship of the chapter"));
            }
        }
        assert_eq!(state.ships.len(), chapter.ships.len(), "{name}: a ship was copied twice");
        let findings = launch_fighters::checks::check(&state);
        let loud: Vec<_> = findings.iter().filter(|finding| finding.about.severity > Severity::Advice).collect();
        assert!(loud.is_empty(), "{name}: {:?}", loud.iter().map(|finding| &finding.message).collect::<Vec<_>>());
    }
}

fn content(project: &Project) -> &Content {
    let project::Content::LaunchFighters(content) = &project.content else { panic!("a project for another game") };
    content
}
