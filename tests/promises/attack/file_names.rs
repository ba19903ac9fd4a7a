//! Every file of a set has a name of its own, which any platform takes.

use std::collections::BTreeSet;
use std::fs;

use drydock::drawing::{Knife, Page};
use drydock::exchange::{cut, pages};
use drydock::geometry::{Mm, Point, Size};
use drydock::project::{Content, Error, Game, Library, Project};
use drydock::sheets::{Printout, Request};

use crate::support::desk::{Desk, names};

/// The sample of a game by post, in which some players are called so.
fn campaign(called: &[&str]) -> Project {
    let mut project = Library::bundled().template(Game::SpaceViking, Library::SAMPLE).unwrap();
    let Content::SpaceViking(content) = &mut project.content else { panic!("another game") };
    let ids: Vec<_> = content.players.ids().collect();
    for (id, name) in ids.into_iter().zip(called) {
        (*name).clone_into(&mut content.players.get_mut(id).unwrap().name);
    }
    project
}

#[test]
fn every_player_has_reports_of_his_own() {
    let long = "a".repeat(250);
    let called = ["House Skarrow", "House-Skarrow", "Gazette", &long, "Referee ledger", "con"];
    let desk = Desk::new();
    desk.save("x.drydock", &campaign(&called));
    desk.good("referee start x.drydock --seed 7 --all-the-same --out by-post.game");
    for (command, count) in
        [("referee report by-post.game --out first", 35), ("referee turn by-post.game --turn 1 --out second", 35 + 5)]
    {
        let said = desk.good(command);
        let folder = desk.path(command.split(' ').next_back().unwrap()).join(if count == 35 { "start" } else { "turn-01" });
        let written = names(&folder);
        assert_eq!(written.len(), count, "{said}");
        assert!(written.iter().all(|name| said.contains(name.as_str())), "{said}");
        let folded: BTreeSet<String> = written.iter().map(|name| name.to_lowercase()).collect();
        assert_eq!(folded.len(), count);
        assert!(written.iter().all(|name| name.len() + ".previous".len() <= 240), "{written:?}");
    }
    // Before the first turn a report is called for the start, and each holds a key of its own.
    let report = |name: &str| fs::read_to_string(desk.path("first/start").join(name)).unwrap();
    let (one, other) = (report("start-house-skarrow.txt"), report("start-house-skarrow-2.txt"));
    assert!(
        one.contains("\norders \"House Skarrow\" turn 1 ") && other.contains("\norders House-Skarrow turn 1 ")
            || other.contains("\norders \"House-Skarrow\" turn 1 ")
    );
    assert!(
        desk.path("second/turn-01/turn-01-gazette.txt").is_file() && desk.path("second/turn-01/turn-01-gazette-2.txt").is_file()
    );
    assert!(fs::read_to_string(desk.path("second/turn-01/turn-01-gazette-2.txt")).unwrap().contains("report for Gazette"));
    // Who asks for one player's report gets that player's, in a file of the same name.
    for (player, file) in [
        ("House-Skarrow", "turn-01-house-skarrow-2.txt"),
        ("house skarrow", "turn-01-house-skarrow.txt"),
        ("house-skarrow-2", "turn-01-house-skarrow-2.txt"),
    ] {
        desk.good(&["referee", "report", "by-post.game", "--player", player, "--out", "one"]);
        assert_eq!(
            fs::read(desk.path("one/turn-01").join(file)).unwrap(),
            fs::read(desk.path("second/turn-01").join(file)).unwrap(),
            "{player}"
        );
    }
    assert!(desk.bad(&["referee", "report", "by-post.game", "--player", "House, Skarrow"]).contains("2 players are called like"));
}

#[test]
fn captains_of_players_who_are_called_alike_write_a_sheet_each() {
    let desk = Desk::new();
    desk.save("x.drydock", &campaign(&["House Skarrow", "House-Skarrow"]));
    desk.good("referee start x.drydock --seed 7 --all-the-same --out by-post.game");
    for player in ["House Skarrow", "House-Skarrow"] {
        desk.good(&["referee", "correct", "by-post.game", "captain", player, "rule-of-thumb", "--reason", "Away."]);
    }
    let said = desk.good("referee turn by-post.game --turn 1 --out out");
    assert!(
        said.contains("house-skarrow-by-rule-of-thumb.orders") && said.contains("house-skarrow-2-by-rule-of-thumb.orders"),
        "{said}"
    );
}

#[test]
fn every_sheet_has_a_form_of_its_own() {
    let desk = Desk::new();
    desk.save("x.drydock", &campaign(&[]));
    desk.good("referee start x.drydock --seed 7 --all-the-same --out by-post.game");
    for (folder, name) in [("a", "s.txt"), ("b", "s.txt"), ("b", "S.orders"), ("a", "con.txt"), ("a", "House Skarrow.orders")] {
        fs::create_dir_all(desk.path(folder)).unwrap();
        fs::write(desk.path(folder).join(name), format!("# of {folder}\n")).unwrap();
    }
    let sheets = ["a/s.txt", "b/s.txt", "b/S.orders", "a/con.txt", "a/House Skarrow.orders"];
    let output = desk.run(&[&["referee", "check", "by-post.game"][..], &sheets, &["--forms", "f"]].concat()[..]);
    assert_eq!(output.status.code(), Some(1), "none of them counts");
    assert_eq!(names(&desk.path("f")), ["House Skarrow.pdf", "S-3.pdf", "file-con.pdf", "s-2.pdf", "s.pdf"]);
}

#[test]
fn pages_are_numbered_with_as_many_digits_as_they_need() {
    let page = || {
        let mut page = Page::new("A page", Size::new(50.0, 50.0));
        let outline = [(5.0, 5.0), (20.0, 5.0), (20.0, 20.0), (5.0, 20.0)].map(|(x, y)| Point::new(x, y));
        page.knife = Knife { outlines: vec![outline.to_vec()], ..Knife::default() };
        page
    };
    for (count, first, last) in [(99, "counters-01", "counters-99"), (100, "counters-001", "counters-100")] {
        let kind = drydock::sheets::kind_named(Game::LaunchFighters, "counters").unwrap();
        let printout = Printout { sheets: vec![(kind, (0..count).map(|_| page()).collect())], ..Printout::default() };
        let pages: Vec<pages::Picture> = pages::of_printout(printout).collect();
        let cuts: Vec<_> = pages.iter().flat_map(cut::cut_files).collect();
        assert_eq!((&*cuts[0].name, &*cuts[2 * count - 1].name), (&*format!("{first}-cut.svg"), &*format!("{last}-cut.dxf")));
        let names: Vec<String> = pages.into_iter().map(|(name, _)| name).collect();
        assert_eq!((&*names[0], &*names[count - 1]), (first, last));
        assert!(names.is_sorted());
    }
    // The same where pages are drawn and dropped one by one.
    let mut project = Library::bundled().template(Game::LaunchFighters, Library::SAMPLE).unwrap();
    let small = Size::of(Mm::new(70.0), Mm::new(80.0));
    std::sync::Arc::make_mut(&mut project.print).paper = drawing::stock::Paper::custom(small).unwrap();
    let request = Request { only: vec![drydock::sheets::kind_named(Game::LaunchFighters, "map").unwrap()], ..Request::default() };
    let mut named = Vec::new();
    drydock::exchange::pictures(&project, &request, drawing::ProgressMonitor::NONE, &mut |(name, _)| {
        named.push(name);
        Ok::<_, Error>(())
    })
    .unwrap();
    assert!(named.len() > 99 && named[0] == "map-001" && named.is_sorted(), "{}: {:?}", named.len(), named.first());
}
