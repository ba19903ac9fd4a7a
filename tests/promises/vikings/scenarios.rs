//! Forces and scenarios: templates that check clean, tables of forces that come back, and paper for a scenario and each of its sides.

use drydock::exchange;
use drydock::project::{Library, Project};
use drydock::rules::vikings::{Content, TokenKind};
use drydock::rules::{self, Game, Severity};
use drydock::sheets::vikings::{COUNTERS, SCENARIOS, SIDES, SPEED_SLIPS};
use drydock::sheets::{Request, print};

fn template(name: &str) -> Project {
    Library::bundled().template(Game::Vikings, name).expect("a template")
}

fn designs(project: &Project) -> &Content {
    let rules::Content::Vikings(content) = &project.content else { panic!("a project for another game") };
    content
}

fn templates() -> Vec<String> {
    Library::bundled().templates(Game::Vikings).expect("templates")
}

#[test]
fn no_template_has_a_finding_above_advice() {
    for name in templates() {
        let findings = template(&name).content.check();
        let worse: Vec<_> = findings.iter().filter(|finding| finding.about.severity != Severity::Advice).collect();
        assert!(worse.is_empty(), "{name}: {worse:?}");
    }
}

#[test]
fn forces_go_out_under_the_columns_of_the_issue() {
    let tables = exchange::tables(&template("sample")).expect("tables");
    let forces = tables.iter().find(|table| table.name == "forces.csv").expect("the forces");
    let text = String::from_utf8(forces.bytes.clone()).expect("text");
    let mut lines = text.lines();
    assert!(lines.next().expect("a header").starts_with("side,name,boat,place,task,turn"));
    assert_eq!(lines.next(), Some("Raiders,Svein,Sea Stag,B1,helm,,E"));
}

#[test]
fn a_scenario_prints_its_own_counters_and_a_sheet_for_each_side_alone() {
    let project = template("sample");
    let content = designs(&project);
    let (_, scenario) = content.scenarios.iter().next().expect("a scenario");
    assert_eq!(scenario.lying(TokenKind::Treasure).count(), 3);
    let mut with_a_stranger = content.clone();
    let stranger = with_a_stranger.characters.iter().next().map(|(_, character)| character.clone()).expect("a character");
    for number in 0..200 {
        let name = format!("Stranger {number}");
        with_a_stranger.characters.add(rules::vikings::Character { name, ..stranger.clone() });
    }
    let project = Project::with_content(with_a_stranger.into(), "Many");
    let only = vec![COUNTERS, SCENARIOS, SIDES, SPEED_SLIPS];
    let all = print(&project, &Request { only: only.clone(), ..Request::default() });
    let wanted = Some(scenario.name.clone());
    let few = print(&project, &Request { only, scenario: wanted, ..Request::default() });
    assert!(few.pages(COUNTERS).len() < all.pages(COUNTERS).len(), "counters of the scenario only");
    for kind in [SCENARIOS, SIDES, SPEED_SLIPS] {
        assert!(!few.pages(kind).is_empty(), "{kind}");
    }
    let readers = few.shares.iter().find(|(kind, _)| *kind == SIDES).map(|(_, shares)| shares.clone()).expect("shares");
    let names: Vec<_> = readers.into_iter().filter_map(|(reader, _)| reader).collect();
    assert_eq!(names, ["Raiders", "Men of the coast"]);
}
