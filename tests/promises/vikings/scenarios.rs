//! Forces and scenarios: templates that check clean, tables of forces that come back, and paper for a scenario and each of its sides.

use drydock::drawing::dump;
use drydock::exchange;
use drydock::project::{self, Game, Library, Project};
use drydock::rules::vikings::board::{Board, Laid, Layout};
use drydock::rules::vikings::{BoatClass, Content, Player, Task, TokenKind};
use drydock::rules::{Change, Level, Severity};
use drydock::sheets::vikings::{BOARDS, BOATS, COUNTERS, LAYOUTS, SCENARIOS, SHIP_CHARTS, SIDES, SPEED_SLIPS};
use drydock::sheets::{Printout, Request, print};

use crate::support::printed::printed_for;

fn template(name: &str) -> Project {
    Library::bundled().template(Game::Vikings, name).expect("a template")
}

fn designs(project: &Project) -> &Content {
    let project::Content::Vikings(content) = &project.content else { panic!("a project for another game") };
    content
}

fn templates() -> Vec<String> {
    Library::bundled().templates(Game::Vikings).expect("templates")
}

#[test]
fn no_template_has_a_finding_above_advice() {
    for name in templates() {
        // Without those that a template means to have.
        let findings = template(&name).check();
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
        with_a_stranger.characters.add(vikings::Character { name, ..stranger.clone() });
    }
    let project = Project::with_content(with_a_stranger.into(), "Many");
    let only = vec![COUNTERS, SCENARIOS, SIDES, SPEED_SLIPS];
    let all = print(&project, &Request { only: only.clone(), everything: true, ..Request::default() });
    let used = print(&project, &Request { only: only.clone(), ..Request::default() });
    let wanted = Some(scenario.name.clone());
    let few = print(&project, &Request { only, scenario: wanted, ..Request::default() });
    assert!(few.pages(COUNTERS).len() < all.pages(COUNTERS).len(), "counters of the scenario only");
    let drawn = |printout: &Printout| printout.pages(COUNTERS).iter().map(|page| page.items.len()).collect::<Vec<_>>();
    assert_eq!(drawn(&used), drawn(&few), "no scenario can use the others");
    for kind in [SCENARIOS, SIDES, SPEED_SLIPS] {
        assert!(!few.pages(kind).is_empty(), "{kind}");
    }
    let readers = few.shares.iter().find(|(kind, _)| *kind == SIDES).map(|(_, shares)| shares.clone()).expect("shares");
    let names: Vec<_> = readers.into_iter().filter_map(|(reader, _)| reader).collect();
    assert_eq!(names, ["Raiders", "Men of the coast"]);
}

#[test]
fn a_scenario_prints_its_own_boards_and_boats() {
    let mut project = template("sample");
    let (name, mut content) = {
        let content = designs(&project);
        (content.scenarios.iter().next().expect("a scenario").1.name.clone(), content.clone())
    };
    let board = content.boards.iter().next().expect("a board").1.clone();
    let boat = content.boats.iter().next().expect("a boat").1.clone();
    let elsewhere = content.boards.add(Board { name: "Elsewhere".into(), ..board });
    content.boats.add(BoatClass { name: "Idle".into(), ..boat });
    let mut layout = Layout { name: "Far away".into(), ..Layout::default() };
    layout.boards.add(Laid { board: Some(elsewhere), ..Laid::default() });
    content.layouts.add(layout);
    project.content = content.into();
    let only = vec![BOARDS, LAYOUTS, BOATS, SHIP_CHARTS];
    let said = |scenario: Option<String>, everything: bool| -> String {
        let printout = print(&project, &Request { only: only.clone(), scenario, everything, ..Request::default() });
        let pages = printout.sheets.iter().flat_map(|(_, pages)| pages);
        pages.flat_map(|page| [page.title.clone(), " ".into(), dump::dump(page)]).collect()
    };
    let (all, own, used) = (said(None, true), said(Some(name), true), said(None, false));
    for words in ["Elsewhere", "Idle", "Far away"] {
        assert!(all.contains(words) && !own.contains(words) && !used.contains(words), "{words}");
    }
    for words in ["The Coast", "Sandy Strand", "Drakkar"] {
        assert!(own.contains(words) && used.contains(words), "{words}");
    }
}

#[test]
fn the_public_sheet_tells_treasures_and_dummies_alike() {
    let project = template("drakkar-in-sight");
    let printed = |project: &Project| -> String {
        print(project, &Request { only: vec![SCENARIOS], ..Request::default() }).pages(SCENARIOS).iter().map(dump::dump).collect()
    };
    let plain = printed(&project);
    assert_eq!(plain.matches("Treasure marker, face down").count(), 1);
    let mut swapped = designs(&project).clone();
    let (id, mut scenario) = swapped.scenarios.iter().next().map(|(id, scenario)| (id, scenario.clone())).expect("a scenario");
    assert!(scenario.lying(TokenKind::Dummy).next().is_some());
    for token in scenario.tokens.ids().collect::<Vec<_>>() {
        let token = scenario.tokens.get_mut(token).expect("a token");
        token.what = if token.what == TokenKind::Dummy { TokenKind::Treasure } else { TokenKind::Dummy };
    }
    swapped.scenarios.apply(Change::Set(id, scenario), "scenarios").expect("a change");
    let swapped = printed(&Project { content: swapped.into(), ..project.clone() });
    let without_print = |text: &str| text.lines().filter(|line| !line.contains('#')).map(str::to_owned).collect::<Vec<_>>();
    assert!(without_print(&swapped) == without_print(&plain), "nothing on it tells which markers are treasures");
}

/// Changes everything that one side keeps from the other: its remarks, its treasures and hooks, and who does what aboard. Where people stand
/// everybody sees, as dots without a name.
fn change_what_is_secret(content: &mut Content, player: Player, remark: &str) {
    let (_, scenario) = content.scenarios.iter().next().expect("a scenario");
    let id = scenario.sides[player as usize].expect("a side");
    let mut force = content.forces.get(id).expect("a force").clone();
    remark.clone_into(&mut force.notes);
    for boat in force.boats.ids().collect::<Vec<_>>() {
        let mut vessel = force.boats.get(boat).expect("a boat").clone();
        (vessel.hooks, vessel.treasures) = (Vec::new(), Level::clamped(7));
        force.boats.apply(Change::Set(boat, vessel), "boats").expect("a change");
    }
    for member in force.members.ids().collect::<Vec<_>>() {
        let mut known = force.members.get(member).expect("a member").clone();
        if known.boat.is_some() {
            known.task = Task::None;
            force.members.apply(Change::Set(member, known), "members").expect("a change");
        }
    }
    content.forces.apply(Change::Set(id, force), "forces").expect("a change");
}

#[test]
fn a_side_prints_its_own_secrets_and_nothing_that_hangs_on_the_others() {
    for name in ["sample", "viking-against-viking"] {
        let plain = template(name);
        let (_, scenario) = designs(&plain).scenarios.iter().next().expect("a scenario");
        for player in Player::ALL {
            let (reader, other) = (scenario.side_label(player, designs(&plain)), player.other());
            let mut changed = designs(&plain).clone();
            change_what_is_secret(&mut changed, other, "Zyxomma lies in wait.");
            let changed = Project { content: changed.into(), ..plain.clone() };
            let (before, after) = (printed_for(&plain, &reader), printed_for(&changed, &reader));
            assert!(before == after, "{name}: what {reader} prints hangs on what the other side keeps to itself");
            assert!(before.iter().all(|file| file.reader.as_ref().is_none_or(|of| *of == reader)), "{name}: {reader}");
            let mut own = designs(&plain).clone();
            change_what_is_secret(&mut own, player, "Zyxomma is ours.");
            let own = printed_for(&Project { content: own.into(), ..plain.clone() }, &reader);
            let telling = own.iter().filter(|file| file.words.contains("Zyxomma"));
            assert_eq!(telling.map(|file| file.reader.is_some()).collect::<Vec<_>>(), [true], "{name}: {reader}");
        }
    }
}

#[test]
fn sides_of_one_name_are_readers_of_their_own() {
    let mut content = designs(&template("sample")).clone();
    for (player, name) in Player::ALL.into_iter().zip(["Rus", "RUS!"]) {
        change_what_is_secret(&mut content, player, &format!("Zyxomma of {name}"));
        let (_, scenario) = content.scenarios.iter().next().expect("a scenario");
        let id = scenario.sides[player as usize].expect("a side");
        let force = vikings::Force { name: name.to_owned(), ..content.forces.get(id).expect("a force").clone() };
        content.forces.apply(Change::Set(id, force), "forces").expect("a change");
    }
    let project = Project::with_content(content.into(), "Twins");
    for (reader, own, others) in
        [("Rus (player A)", "Zyxomma of Rus", "Zyxomma of RUS!"), ("RUS! (player B)", "Zyxomma of RUS!", "Zyxomma of Rus")]
    {
        let words: String = printed_for(&project, reader).into_iter().map(|file| file.words).collect();
        assert!(words.contains(own) && !words.contains(others), "{reader}");
    }
    let readers = drydock::sheets::game::of(Game::Vikings).readers(&project.content, None);
    assert_eq!(readers, ["Rus (player A)", "RUS! (player B)"]);
}
