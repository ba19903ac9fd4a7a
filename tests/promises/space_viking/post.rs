//! A game by post at the command line: it begins, takes sheets as they come, plays years, takes them back, and is what it says.

#![allow(clippy::unwrap_used)] // In tests, a failure is to be loud.

use std::fs;

use drydock::project::{Content, Game, Library};
use drydock::rules::space_viking::orders::grammar::FORMS;
use serde_json::Value;

use crate::support::desk::{Desk, names, text};

/// A game of the sample with the first reports.
fn begun() -> Desk {
    let desk = Desk::new();
    desk.good("new --game space-viking --template sample x.drydock");
    let told = desk.good("referee start x.drydock --seed 7316904455120983 --out by-post.game");
    assert!(told.contains("7 players") && told.contains("referee report by-post.game"), "{told}");
    desk.good("referee report by-post.game --out reports");
    desk
}

/// The sheet that a report ends with, with more lines.
fn sheet(desk: &Desk, turn: u32, house: &str, more: &str) -> String {
    let after = if turn == 0 { "start".to_owned() } else { format!("turn-{turn:02}") };
    let report = fs::read_to_string(desk.path(&format!("reports/{after}/{after}-{house}.txt"))).unwrap();
    let at = report.rfind("\norders ").expect("a sheet begun");
    format!("{}{more}\n", &report[at + 1..])
}

fn hand_in(desk: &Desk, turn: u32, file: &str, text: &str) {
    let folder = desk.path(&format!("sheets-{turn}"));
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join(file), text).unwrap();
}

#[test]
fn a_year_is_played_taken_back_and_played_again_with_a_late_sheet() {
    let desk = begun();
    hand_in(&desk, 1, "a.txt", &sheet(&desk, 0, "house-skarrow", "letter to \"House Ansgar\" \"a word of Bera's\""));
    let first = desk.good("referee turn by-post.game --orders sheets-1 --out reports");
    assert!(first.contains("Turn 1 is played: 1 sheet of 7 players counted."), "{first}");
    let reports = |name: &str| fs::read(desk.path("reports/turn-01").join(name)).unwrap();
    for ending in ["txt", "report", "json", "pdf"] {
        assert!(!reports(&format!("turn-01-house-ravenholt.{ending}")).is_empty());
    }
    let of = |house: &str| text(&reports(&format!("turn-01-{house}.txt")));
    assert!(of("house-ansgar").contains("a word of Bera's") && !of("house-vandermeer").contains("a word of Bera's"));
    let standings = text(&reports("turn-01-referee-standings.csv"));
    assert!(standings.starts_with("turn,player,points,subjects,iu,worlds,ships,technologies\n1,House Ravenholt,"), "{standings}");
    assert_eq!(standings.lines().count(), 8);
    assert!(text(&reports("turn-01-referee-ledger.txt")).contains("a word of Bera's"));
    assert!(desk.good("referee verify by-post.game").contains("The game is what it says."));

    let before = fs::read(desk.path("by-post.game")).unwrap();
    assert!(desk.good("referee undo by-post.game").contains("Turn 1 is taken back"));
    assert_eq!(fs::read(desk.path("by-post.game.previous")).unwrap(), before, "the version before stays beside it");
    assert!(desk.bad("referee undo by-post.game").contains("No turn"));
    // The same sheets lead to the same game; one more leads to another.
    desk.good("referee turn by-post.game --orders sheets-1 --out again");
    assert_eq!(fs::read(desk.path("by-post.game")).unwrap(), before);
    for file in ["turn-01-house-ansgar.pdf", "turn-01-house-skarrow.report", "turn-01-referee-ledger.txt"] {
        assert_eq!(fs::read(desk.path("again/turn-01").join(file)).unwrap(), reports(file), "{file}");
    }
    desk.good("referee undo by-post.game");
    hand_in(&desk, 1, "late.txt", &sheet(&desk, 0, "house-ansgar", "press \"too late\""));
    let late = desk.good("referee turn by-post.game --orders sheets-1 --out reports");
    assert!(late.contains("2 sheets of 7 players counted"), "{late}");
    assert!(desk.good("referee report by-post.game --player house-vandermeer").contains("too late"));
    let earlier =
        desk.good("referee report by-post.game --player \"HOUSE\" --turn 0".replace("\"HOUSE\"", "house-vandermeer").as_str());
    assert!(!earlier.contains("too late") && earlier.contains("Before the first of 20 turns."), "{earlier}");
    assert!(desk.bad("referee report by-post.game --player house-vandermeer --turn 2").contains("not played yet"));
    assert!(desk.bad("referee report by-post.game --player nobody").contains("House Skarrow"));
}

#[test]
fn sheets_are_checked_alike_with_the_game_and_with_the_report() {
    let desk = begun();
    let sheets = [
        sheet(&desk, 0, "house-skarrow", "research Jump-3 5"),
        sheet(
            &desk,
            0,
            "house-skarrow",
            "reserch Jump-3 5\nfleet Nowhere\n  route Gram - Nergal (plunder)\nbuild 9 dreadnought at Gram",
        ),
        sheet(&desk, 0, "house-skarrow", "").replace("turn 1", "turn 2"),
        sheet(&desk, 0, "house-skarrow", "").replace("key ", "key x"),
        "no orders at all".to_owned(),
        String::new(),
    ];
    for (sheet, number) in sheets.iter().zip(0..) {
        let file = format!("sheet-{number}.txt");
        fs::write(desk.path(&file), sheet).unwrap();
        let answers = ["by-post.game", "reports/start/start-house-skarrow.report"].map(|known| {
            let output = desk.run(&format!("referee check {known} {file} --json"));
            assert_eq!(text(&output.stderr), "");
            (output.status.code(), text(&output.stdout))
        });
        assert_eq!(answers[0], answers[1], "{sheet}");
        assert_eq!(answers[0].0, Some(i32::from(number > 0)), "{sheet}{}", answers[0].1);
        let told: Value = serde_json::from_str(&answers[0].1).unwrap();
        assert_eq!(told[0]["file"], file.as_str());
    }
}

#[test]
fn of_two_sheets_the_higher_version_counts_and_of_equal_ones_neither() {
    let desk = begun();
    let first = sheet(&desk, 0, "house-skarrow", "press \"first\"");
    let second = sheet(&desk, 0, "house-skarrow", "press \"second\"");
    let line = second.lines().next().unwrap().to_owned();
    hand_in(&desk, 1, "a.txt", &second.replace(&line, &format!("{line} version 2")));
    hand_in(&desk, 1, "b.txt", &first);
    hand_in(&desk, 1, "c.orders", "\u{0}\u{1}orders");
    hand_in(&desk, 1, "notes.md", "no sheet");
    let told = desk.good("referee turn by-post.game --orders sheets-1 --out reports");
    assert!(told.contains("1 sheet of 7 players counted") && told.contains("has a higher version"), "{told}");
    let report = desk.good("referee report by-post.game --player house-ansgar");
    assert!(report.contains("second") && !report.contains("first\n"), "{report}");
    desk.good("referee undo by-post.game");
    hand_in(&desk, 1, "a.txt", &second);
    let told = desk.good("referee turn by-post.game --orders sheets-1 --out reports");
    assert!(told.contains("0 sheets of 7 players counted") && told.contains("neither counts"), "{told}");
}

#[test]
fn a_file_that_was_changed_or_is_something_else_is_told_in_a_sentence() {
    let desk = begun();
    desk.good(&format!("referee turn by-post.game --turn 1 --orders {} --out reports", {
        fs::create_dir_all(desk.path("none")).unwrap();
        "none"
    }));
    let path = desk.path("by-post.game");
    let good = fs::read_to_string(&path).unwrap();
    // Another seed gives other dice, and years that lead elsewhere.
    fs::write(&path, good.replace("seed: 7316904455120983", "seed: 7316904455120984")).unwrap();
    let output = desk.run("referee verify by-post.game");
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stdout).contains("another state"));
    let error = desk.bad("referee turn by-post.game --turn 2 --orders none --out reports");
    assert!(error.contains("turn 1 was edited"), "{error}");
    fs::write(&path, &good[..good.len() / 2]).unwrap();
    assert!(desk.bad("referee verify by-post.game").contains("line"));
    fs::write(&path, good.replacen("format: 1", "format: 9", 1)).unwrap();
    assert!(desk.bad("referee undo by-post.game").contains("newer Drydock"));
    assert!(desk.bad("referee verify x.drydock").contains("x.drydock"));
    assert!(desk.bad("referee verify reports/start/start-house-skarrow.report").contains("report"));
    assert!(desk.bad("check by-post.game").contains("by-post.game"));
    desk.good("new --game vikings v.drydock");
    assert!(desk.bad("referee start v.drydock --seed 1 --out v.game").contains("not played by post"));
    assert!(desk.bad("referee start x.drydock --seed 1 --out by-post.game").contains("by-post.game"));
    assert!(desk.bad("referee start x.drydock --campaign nothing --seed 1 --out y.game").contains("nothing"));
}

#[test]
fn a_turn_is_written_whole_or_not_at_all() {
    let desk = begun();
    // Where the folder of the turn would go stands a file of somebody's, which is kept beside it.
    fs::create_dir_all(desk.path("out")).unwrap();
    fs::write(desk.path("out/turn-01"), "mine").unwrap();
    let before = fs::read(desk.path("by-post.game")).unwrap();
    let told = desk.good("referee turn by-post.game --turn 1 --out out");
    assert!(told.contains("the folder of that name is kept as turn-01.previous"), "{told}");
    assert_eq!(names(&desk.path("out")), ["turn-01", "turn-01.previous"]);
    assert_eq!(names(&desk.path("out/turn-01")).len(), 35 + 5);
    // Where the game cannot be written, its papers are not there either.
    fs::write(desk.path("by-post.game"), &before).unwrap();
    fs::remove_file(desk.path("by-post.game.previous")).unwrap();
    fs::create_dir(desk.path("by-post.game.previous")).unwrap();
    desk.bad("referee turn by-post.game --turn 1 --out other");
    assert_eq!(fs::read(desk.path("by-post.game")).unwrap(), before);
    assert!(!desk.path("other").exists());
}

/// A command that sets something right, or takes that back.
fn correct<'a>(words: &[&'a str]) -> Vec<&'a str> {
    ["referee", "correct", "by-post.game"].into_iter().chain(words.iter().copied()).collect()
}

#[test]
fn what_the_referee_sets_right_is_told_to_whom_it_is_and_played_again() {
    let desk = begun();
    let words = "Nothing is set right before turn 1.";
    assert!(desk.good("referee correct by-post.game").contains(words));
    let told = desk.good(&correct(&["treasury", "House Ansgar", "40", "--reason", "The bank had it twice."])[..]);
    assert!(told.contains("1: treasury \"House Ansgar\" 40 (before turn 1): The bank had it twice."), "{told}");
    desk.good(&correct(&["natives", "Beowulf", "3", "--reason", "A plague."])[..]);
    let listed: Value = serde_json::from_str(&desk.good("referee correct by-post.game --json")).unwrap();
    assert_eq!((listed["turn"].as_u64(), listed["corrections"][1]["words"][1].as_str()), (Some(1), Some("Beowulf")));
    assert!(!desk.good("referee correct by-post.game --drop 2").contains("plague"));
    for (words, why) in [
        (&["treasury", "House Ansgar", "40"][..], "--reason"),
        (&["treasury", "House Ansgar", "40", "--reason", " "][..], "needs a reason"),
        (&["treasury", "House Ansgar", "-40", "--reason", "x"][..], "-40"),
        (&["treasury", "House Nobody", "40", "--reason", "x"][..], "House Skarrow"),
        (&["--drop", "2"][..], "no correction 2"),
    ] {
        let error = desk.bad(&correct(words)[..]);
        assert!(error.contains(why), "{error}");
    }

    fs::create_dir_all(desk.path("none")).unwrap();
    desk.good("referee turn by-post.game --turn 1 --orders none --out reports");
    let of = |house: &str| fs::read_to_string(desk.path(&format!("reports/turn-01/turn-01-{house}.txt"))).unwrap();
    assert!(of("house-ansgar").contains("40 IU in the treasury. The bank had it twice."));
    assert!(!of("house-skarrow").contains("The bank had it twice."), "it is nobody else's business");
    assert!(
        fs::read_to_string(desk.path("reports/turn-01/turn-01-referee-ledger.txt"))
            .unwrap()
            .contains("The bank had it twice. [Referee]")
    );
    let verified: Value = serde_json::from_str(&desk.good("referee verify by-post.game --json")).unwrap();
    assert_eq!((verified["same"].as_bool(), verified["years"][0]["turn"].as_u64()), (Some(true), Some(1)));

    // Undone, it lies in the game again; forgotten, it does not.
    let undone: Value = serde_json::from_str(&desk.good("referee undo by-post.game --json")).unwrap();
    assert_eq!((undone["turn"].as_u64(), undone["corrections"].as_u64()), (Some(1), Some(1)));
    assert!(desk.good("referee correct by-post.game").contains("The bank had it twice."));
    desk.good("referee turn by-post.game --turn 1 --out again");
    assert_eq!(
        fs::read(desk.path("again/turn-01/turn-01-house-ansgar.report")).unwrap(),
        fs::read(desk.path("reports/turn-01/turn-01-house-ansgar.report")).unwrap()
    );
    desk.good("referee undo by-post.game --forget");
    assert!(desk.good("referee correct by-post.game").contains(words));
}

#[test]
fn a_captain_in_a_seat_writes_where_no_sheet_comes() {
    let desk = begun();
    let told = desk.good(&correct(&["captain", "House Ansgar", "rule-of-thumb", "--reason", "He has moved away."])[..]);
    assert!(told.contains("1: captain \"House Ansgar\" rule-of-thumb (before turn 1)"), "{told}");
    let error = desk.bad(&correct(&["captain", "House Ansgar", "admiral", "--reason", "x"])[..]);
    assert!(error.contains("planner, nobody"), "{error}");
    fs::create_dir_all(desk.path("none")).unwrap();
    for turn in 1..=2 {
        let told = desk.good(&format!("referee turn by-post.game --turn {turn} --orders none --out reports"));
        assert!(told.contains(&format!("Turn {turn} is played: 1 sheet of 7 players counted")), "{told}");
    }
    let of = |house: &str| fs::read_to_string(desk.path(&format!("reports/turn-01/turn-01-{house}.txt"))).unwrap();
    assert!(of("house-ansgar").contains("the captain rule-of-thumb writes where no sheet comes. He has moved away."));
    assert!(!of("house-skarrow").contains("rule-of-thumb"), "it is nobody else's business");
    // What the player wrote lies in the game as if it had been sent, and is played again without them.
    let game = fs::read_to_string(desk.path("by-post.game")).unwrap();
    assert_eq!(game.matches("house-ansgar-by-rule-of-thumb.orders").count(), 2, "{game}");
    let verified: Value = serde_json::from_str(&desk.good("referee verify by-post.game --json")).unwrap();
    assert_eq!(verified["same"].as_bool(), Some(true));
    // A sheet that comes after all counts in the place of the captain's.
    desk.good("referee undo by-post.game");
    hand_in(&desk, 2, "late.txt", &sheet(&desk, 1, "house-ansgar", "press \"Back again\""));
    let told = desk.good("referee turn by-post.game --orders sheets-2 --out reports");
    assert!(told.contains("1 sheet of 7 players counted"), "{told}");
    assert!(desk.good("referee report by-post.game --player house-skarrow").contains("Back again"));
    // And nobody sits there any more once that is said.
    desk.good(&correct(&["captain", "House Ansgar", "nobody", "--reason", "He is back."])[..]);
    let told = desk.good("referee turn by-post.game --turn 3 --orders none --out reports");
    assert!(told.contains("0 sheets of 7 players counted"), "{told}");
}

#[test]
fn a_late_sheet_alone_is_played_with_those_that_lie_in_the_game() {
    let desk = begun();
    hand_in(&desk, 1, "a.txt", &sheet(&desk, 0, "house-skarrow", "press \"in time\""));
    desk.good("referee turn by-post.game --orders sheets-1 --out reports");
    let told = desk.good("referee undo by-post.game");
    assert!(told.contains("referee turn by-post.game --orders DIR"), "{told}");
    // Another player's file of the same name stands beside it, and the same sheet again is the same.
    fs::create_dir_all(desk.path("late")).unwrap();
    fs::write(desk.path("late/a.txt"), sheet(&desk, 0, "house-ansgar", "press \"too late\"")).unwrap();
    fs::copy(desk.path("sheets-1/a.txt"), desk.path("late/b.txt")).unwrap();
    let told = desk.good("referee turn by-post.game --orders late --out reports");
    assert!(told.contains("2 sheets of 7 players counted"), "{told}");
    let report = desk.good("referee report by-post.game --player house-vandermeer");
    assert!(report.contains("in time") && report.contains("too late"), "{report}");
}

#[test]
fn an_order_that_is_not_carried_out_is_cited_in_its_own_words() {
    let desk = begun();
    let name = {
        let report = fs::read_to_string(desk.path("reports/start/start-house-skarrow.txt")).unwrap();
        let line = report.lines().find(|line| line.starts_with("fleet ")).expect("a fleet that hears orders");
        line.trim_start_matches("fleet ").to_owned()
    };
    let more = format!("pay 999 to \"House Ansgar\"\nfleet {name}\n  route Gram (unload 900 IU) repeat\nreserch Jump-3 5");
    let text = sheet(&desk, 0, "house-skarrow", "");
    let opening = text.lines().next().unwrap();
    hand_in(&desk, 1, "a.txt", &format!("{opening}\n{more}\n"));
    desk.good("referee turn by-post.game --orders sheets-1 --out reports");
    let report = fs::read_to_string(desk.path("reports/turn-01/turn-01-house-skarrow.txt")).unwrap();
    assert!(report.contains("line 2 of the orders, pay 999 to \"House Ansgar\": The treasury could not pay that."), "{report}");
    assert!(report.contains("Line 5, reserch Jump-3 5: "), "{report}");
    // What a fleet goes on with stands in no sheet of the next year.
    fs::create_dir_all(desk.path("none")).unwrap();
    desk.good("referee turn by-post.game --turn 2 --orders none --out reports");
    let next = fs::read_to_string(desk.path("reports/turn-02/turn-02-house-skarrow.txt")).unwrap();
    assert!(!next.contains("of the orders"), "{next}");
}

#[test]
fn a_report_is_one_json_document_or_the_files_that_were_written() {
    let desk = begun();
    let report: Value = serde_json::from_str(&desk.good("referee report by-post.game --player house-ansgar --json")).unwrap();
    assert_eq!(report["sort"], "report");
    let files: Value = serde_json::from_str(&desk.good("referee report by-post.game --out all --json")).unwrap();
    assert_eq!((files["turn"].as_u64(), files["files"].as_array().unwrap().len()), (Some(0), 35));
}

#[test]
fn a_sheet_is_put_on_paper_as_a_form_that_is_filled_in() {
    let desk = begun();
    fs::write(desk.path("mine.orders"), sheet(&desk, 0, "house-skarrow", "research Jump-3 5")).unwrap();
    let told = desk.good("referee check reports/start/start-house-skarrow.report mine.orders --forms forms");
    assert!(told.contains("mine.pdf") && told.contains("counts"), "{told}");
    assert!(fs::read(desk.path("forms/mine.pdf")).unwrap().starts_with(b"%PDF"));
}

#[test]
fn a_turn_has_a_gazette_and_a_ledger_as_text_and_on_paper() {
    let desk = begun();
    hand_in(&desk, 1, "a.txt", &sheet(&desk, 0, "house-skarrow", "press \"The Skarrows are at sea.\""));
    desk.good("referee turn by-post.game --orders sheets-1 --out reports");
    let gazette = fs::read_to_string(desk.path("reports/turn-01/turn-01-gazette.txt")).unwrap();
    assert!(gazette.contains("House Skarrow writes: The Skarrows are at sea.") && gazette.contains("STANDINGS"), "{gazette}");
    for paper in ["gazette", "referee-ledger"] {
        assert!(fs::read(desk.path(&format!("reports/turn-01/turn-01-{paper}.pdf"))).unwrap().starts_with(b"%PDF"), "{paper}");
    }
}

#[test]
fn a_sheet_that_does_not_count_is_told_to_the_referee_and_to_whose_it_is() {
    let desk = begun();
    let whole = sheet(&desk, 0, "house-skarrow", "press \"we sail\"");
    let opening = whole.lines().next().unwrap().to_owned();
    let key = opening.split(' ').next_back().unwrap().to_owned();
    let other = |line: &str| whole.replacen(&opening, line, 1);
    hand_in(&desk, 1, "a.txt", &other("orders House Skarrow turn 1"));
    hand_in(&desk, 1, "b.txt", &other(&format!("orders Skarrow turn 1 key {key}")));
    hand_in(&desk, 1, "c.txt", &other("orders Tharn turn 1 key guessed"));
    let told = desk.good("referee turn by-post.game --turn 1 --orders sheets-1 --out reports");
    assert!(told.contains("0 sheets of 7 players counted"), "{told}");
    assert!(told.contains("The opening line has no key") && !told.contains("no line says whose orders these are"), "{told}");
    assert!(told.contains("the nearest is \"House Tharn\""), "{told}");
    let of = |name: &str| text(&fs::read(desk.path("reports/turn-01").join(name)).unwrap());
    let ledger = of("turn-01-referee-ledger.txt");
    assert!(ledger.contains("The opening line has no key") && ledger.contains("it names Tharn"), "{ledger}");
    let report = of("turn-01-house-skarrow.txt");
    assert!(report.contains("The opening line has no key") && report.contains("the nearest is \"House Skarrow\""), "{report}");
    assert!(!of("turn-01-house-tharn.txt").contains("it names Tharn"), "a stranger's sheet is told to nobody");
    desk.good("referee undo by-post.game");
    // Without its quotes the name is what stands between the words.
    hand_in(&desk, 2, "d.txt", &other(&format!("orders House Skarrow turn 1 key {key} version 3")));
    assert!(desk.good("referee turn by-post.game --orders sheets-2 --out reports").contains("1 sheet of 7 players counted"));
}

#[test]
fn the_examples_of_the_reference_name_who_plays_the_sample() {
    let sample = Library::bundled().template(Game::SpaceViking, Library::SAMPLE).unwrap();
    let Content::SpaceViking(content) = &sample.content else { panic!("another game") };
    let mut named = 0;
    for form in &FORMS {
        for house in ["Ravenholt", "Tharn"].into_iter().filter(|house| form.example.contains(house)) {
            let name = format!("House {house}");
            assert!(form.example.contains(&format!("\"{name}\"")), "{}", form.example);
            assert!(content.players.iter().any(|(_, player)| player.name == name), "{name}");
            named += 1;
        }
    }
    assert!(named > 5, "{named}");
}

#[test]
fn a_project_is_no_game_and_a_game_is_not_begun_over_another() {
    let desk = begun();
    for words in ["referee turn x.drydock", "referee check x.drydock x.drydock", "referee verify x.drydock"] {
        let told = desk.bad(words);
        assert!(told.contains("x.drydock is a project, not a game by post") && told.contains("drydock referee start"), "{told}");
    }
    for words in ["check by-post.game", "print by-post.game", "price by-post.game", "play by-post.game"] {
        let told = desk.bad(words);
        assert!(told.contains("by-post.game is a game by post, not a project: drydock referee turn plays it"), "{told}");
    }
    let reports: Vec<String> = names(&desk.path("reports/start")).into_iter().filter(|name| !name.contains("gazette")).collect();
    let ending = |ending: &str| reports.iter().find(|name| name.ends_with(ending)).unwrap();
    // A file is known by what stands in it, and not by its name.
    fs::copy(desk.path("reports/start").join(ending(".report")), desk.path("mine.drydock")).unwrap();
    let told = desk.bad("check mine.drydock");
    assert!(told.contains("mine.drydock is a player's report of a game by post, not a project"), "{told}");
    let told = desk.bad(&format!("referee check reports/start/{} x.drydock", ending(".txt")));
    assert!(told.contains("is a player's report as text") && told.contains("name the .report"), "{told}");
    let told = desk.bad(&format!("price reports/start/{}", ending(".txt")));
    assert!(told.contains("is a player's report as text, not a table"), "{told}");
    let told = desk.bad("referee check by-post.game x.drydock");
    assert!(told.contains("x.drydock is a project, not a sheet of orders"), "{told}");
    let told = desk.bad("referee start x.drydock --seed 8 --out by-post.game");
    assert!(told.contains("give the game another name") && !told.contains("--force"), "{told}");
}

/// A project in which everything costs nothing whose line begins with one of these words.
fn free(desk: &Desk, template: &str, fields: &[&str]) {
    desk.good(format!("new --game space-viking --template {template} free.drydock").as_str());
    let file = desk.path("free.drydock");
    let text = fs::read_to_string(&file).unwrap();
    let line = |line: &str| match fields.iter().find(|field| line.trim_start().starts_with(&format!("{field}: "))) {
        Some(_) if line.contains("None") => line.to_owned(),
        Some(field) => {
            let nothing = if line.contains("Some(") { "Some(0)" } else { "0" };
            format!("{}{field}: {nothing},", &line[..line.len() - line.trim_start().len()])
        }
        None => line.to_owned(),
    };
    let free: Vec<String> = text.lines().map(line).collect();
    assert_ne!(free.join("\n"), text.trim_end(), "nothing was changed");
    fs::write(&file, free.join("\n")).unwrap();
}

#[test]
fn captains_come_to_an_end_where_nothing_costs_anything() {
    for fields in [&["cost"][..], &["cost_without", "cost_with"], &["cost_without"]] {
        let desk = Desk::new();
        free(&desk, "duel", fields);
        let told = desk.good("play free.drydock --games 2 --captain rule-of-thumb");
        assert!(told.contains('2'), "{told}");
    }
}

/// What stands in a game's file, with some words for others.
fn edit(desk: &Desk, file: &str, from: &str, to: &str) {
    let text = fs::read_to_string(desk.path(file)).unwrap();
    assert!(text.contains(from), "{file} has no {from}");
    fs::write(desk.path(file), text.replacen(from, to, 1)).unwrap();
}

#[test]
fn a_game_draws_a_secret_and_one_of_a_seed_is_not_for_post() {
    let desk = Desk::new();
    desk.good("new --game space-viking --template sample x.drydock");
    let told = ["one.game", "two.game"].map(|game| desk.good(&format!("referee start x.drydock --out {game}")));
    assert!(!told[0].contains("Not for post"), "{}", told[0]);
    let keys = ["one.game", "two.game"].map(|game| {
        let report = desk.good(&format!("referee report {game} --player house-skarrow"));
        assert!(!report.contains("Not for post"), "{report}");
        report.lines().find(|line| line.starts_with("orders ")).unwrap().to_owned()
    });
    assert_ne!(keys[0], keys[1], "no two games have one secret");
    let text = fs::read_to_string(desk.path("one.game")).unwrap();
    let secret = text.split("secret: \"").nth(1).and_then(|rest| rest.split('"').next()).unwrap().to_owned();
    assert_eq!(secret.len(), 32);
    assert!(desk.good("referee start x.drydock --seed 5 --out chosen.game").contains("Not for post"));
    desk.good("referee turn chosen.game --turn 1 --out chosen");
    let report = fs::read_to_string(desk.path("chosen/turn-01/turn-01-house-skarrow.txt")).unwrap();
    assert!(report.lines().nth(1).unwrap().contains("Not for post"), "{report}");
    // Nothing that is written tells the secret.
    desk.good("referee turn one.game --turn 1 --out one");
    for file in fs::read_dir(desk.path("one/turn-01")).unwrap() {
        let bytes = fs::read(file.unwrap().path()).unwrap();
        assert!(!bytes.windows(secret.len()).any(|part| part == secret.as_bytes()));
    }
}

/// The fixture was written by the version before secrets: eight turns of seven rules of thumb.
#[test]
fn a_game_of_before_secrets_comes_out_as_it_did_and_gets_one_with_its_next_turn() {
    let desk = Desk::new();
    let fixture = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fixtures/before-secrets.game");
    fs::copy(fixture, desk.path("old.game")).unwrap();
    let told = desk.good("referee verify old.game");
    assert!(told.contains("can be worked out") && told.contains("The game is what it says."), "{told}");
    assert_eq!(told.matches("as it was").count(), 8, "{told}");
    let told = desk.good("referee turn old.game --turn 9 --out reports");
    assert!(told.contains("Turn 9 is played: 7 sheets of 7") && told.contains("has a secret from this turn on"), "{told}");
    let told = desk.good("referee verify old.game");
    assert!(!told.contains("can be worked out") && told.contains("The game is what it says."), "{told}");
    assert!(desk.good("referee undo old.game").contains("Turn 9 is taken back"));
    assert!(desk.bad("referee undo old.game").contains("before the game got its secret"));
    desk.good("referee turn old.game --turn 9 --out again");
    for file in ["turn-09-house-lisle.txt", "turn-09-house-ansgar.report"] {
        let [one, other] = ["reports", "again"].map(|folder| fs::read(desk.path(folder).join("turn-09").join(file)).unwrap());
        assert!(one == other, "{file}: the secret is the same");
    }
    // What was played before the secret is under its fingerprints too.
    edit(&desk, "old.game", "build 2 Escort at Gram", "build 3 Escort at Gram");
    let told = desk.bad("referee turn old.game --turn 10 --out more");
    assert!(told.contains("turn 1 was edited"), "{told}");
}

#[test]
fn whatever_is_edited_in_a_game_is_told() {
    let desk = begun();
    hand_in(&desk, 1, "a.txt", &sheet(&desk, 0, "house-skarrow", "letter to \"House Ansgar\" \"a word of Bera's\""));
    desk.good("referee turn by-post.game --orders sheets-1 --out reports");
    desk.good(&["referee", "correct", "by-post.game", "treasury", "House Lisle", "40", "--reason", "by hand"][..]);
    let whole = fs::read(desk.path("by-post.game")).unwrap();
    let edits = [
        ("a word of Bera", "a word of Sven"),
        ("The Sword-Worlds", "The Sward-Worlds"),
        ("reason: \"by hand\"", "reason: \"by band\""),
        ("name: \"a.txt\"", "name: \"b.txt\""),
        ("cost: 40", "cost: 4"),
    ];
    for (from, to) in edits {
        edit(&desk, "by-post.game", from, to);
        let told = text(&desk.run("referee verify by-post.game").stdout);
        assert!(told.contains("was edited since") && told.contains("The game is not what it says."), "{from}: {told}");
        assert!(
            desk.bad("referee turn by-post.game --turn 2 --out reports --force").contains("The game is not what it says"),
            "{from}"
        );
        fs::write(desk.path("by-post.game"), &whole).unwrap();
    }
    assert!(desk.good("referee verify by-post.game").contains("The game is what it says."));
}

#[test]
fn a_sheet_of_hundreds_of_thousands_of_lines_is_answered_in_short() {
    let desk = begun();
    hand_in(&desk, 1, "a.txt", &sheet(&desk, 0, "house-skarrow", &"fleet F\nmode egnage\n".repeat(100_000)));
    desk.good("referee turn by-post.game --orders sheets-1 --out reports");
    let report = fs::read_to_string(desk.path("reports/turn-01/turn-01-house-skarrow.txt")).unwrap();
    assert!(report.contains("errors like these, which are not told one by one.") && report.len() < 50_000, "{}", report.len());
    let told = text(&desk.run("referee check by-post.game sheets-1/a.txt").stdout);
    assert!(told.lines().count() < 300, "{}", told.lines().count());
}
