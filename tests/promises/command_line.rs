//! Every command does its work without a window, and says what is wrong in one sentence.

#![allow(clippy::unwrap_used)] // In tests, a failure is to be loud.

use std::fs;
use std::path::PathBuf;
use std::process::Stdio;

use drydock::exchange::game;
use drydock::project::Game;
use serde_json::Value;

use crate::support::desk::{Desk, names, text};

impl Desk {
    fn write(&self, name: &str, text: &str) -> PathBuf {
        let path = self.path(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, text).unwrap();
        path
    }

    fn new_project(&self, name: &str, template: &str) {
        self.good(&format!("new --game launch-fighters --template {template} {name}"));
    }
}

/// A project with one ship whose launchers have no missiles.
const FAULTY: &str = "(format: 1, title: \"Faulty\", content: LaunchFighters((ships: (next: 2, things: [\
    (1, (name: \"Unarmed\", launchers: 2, defense: 1, move: 2))]))))";

#[test]
fn where_no_window_can_be_opened_there_is_a_sentence() {
    let desk = Desk::new();
    for words in ["", "my.drydock"] {
        let error = desk.bad(words);
        assert!(error.starts_with(if cfg!(feature = "window") {
            "There is no display"
        } else {
            "This drydock was built without"
        }));
        for command in ["new", "check", "price", "odds", "print", "explain", "export", "import", "library", "manual"] {
            assert!(error.contains(command), "{error}");
        }
    }
    assert!(desk.bad("chekc").contains("chekc"));
}

#[test]
fn help_and_version_are_no_errors() {
    let desk = Desk::new();
    assert!(desk.good("--help").contains("Usage"));
    assert!(desk.good("print --help").contains("--one-page"));
    assert_eq!((desk.good("help"), desk.good("help print")), (desk.good("--help"), desk.good("print --help")));
    assert!(desk.good("--version").starts_with("drydock "));
}

#[test]
fn misuse_is_one_sentence() {
    let desk = Desk::new();
    for (words, part) in [
        ("new x.drydock", "--game"),
        ("new --game star-vikings x.drydock", "star-vikings"),
        ("new --game launch-fighters --template nothing x.drydock", "choose breakout, empty"),
        ("x.drydock check x.drydock", "do not go together"),
        ("check", "FILE"),
        ("check --jason x", "--jason"),
        ("print --only posters", "No kind of sheet is called \"posters\": choose"),
        ("print --only tiles", "record-sheets"),
        ("print --paper a7", "a7"),
        ("print --scenario Nowhere", "Nowhere"),
        ("print --printer Office", "Office"),
        ("print --printer Office", "the window makes them: Print to PDF, Printer profiles"),
        ("print --thing harbour", "No thing is called \"harbour\": choose"),
        ("print --thing h", "No thing is called \"h\": choose"),
        ("explain ram", "drydock manual --search WORDS looks in the manual"),
        ("manual LF031", "LF031 is a rule and no page: see drydock explain LF031"),
        ("manual cutting", "drydock manual --search WORDS looks in them"),
        ("import ships.csv", "see drydock import --help"),
        ("play table", "see drydock play table --help"),
        ("explain LF999", "LF999"),
        ("export x.drydock --to pdf", "pdf"),
        ("price none.drydock", "no such file"),
        ("odds --dice 3", "--defense"),
        ("odds --dice 0 --defense 3", "1 to 198 dice"),
        ("odds --dice 199 --defense 3", "1 to 198 dice"),
        ("odds --dice many --defense 3", "1 to 198 dice"),
        ("odds --dice 3 --defense -1", "0 to 99"),
        ("odds --dice 3 --defense 100", "0 to 99"),
        ("odds --game star-viking --dice 3 --defense 3", "No question of Star Viking"),
        ("odds --dice 3 --defense 3 --near", "No question of Launch Fighters! or Star Viking"),
        ("odds --attack 3", "Star Viking: --ew, --defense and --target-ew are missing; Vikings: --defense is missing"),
        ("odds --shift 2", "Freedom in the Galaxy: --military is missing; Vikings: --attack and --defense are missing"),
        ("odds --attack 3 --defense 3 --near", "--ew and --target-ew are missing"),
        ("odds --attack 10000 --defense 3", "Vikings: --attack: a sum of values is a number from 0 to 9999"),
        ("odds --game vikings --attack -1 --defense 3", "--attack: a sum of values is a number from 0 to 9999"),
        ("odds --attack many --defense 3", "Vikings: a sum of values is a number from 0 to 9999"),
        ("odds --attack 3 --defense 3 --ew 1 --target-ew 100", "0 to 99"),
        ("--library nowhere library", "nowhere"),
    ] {
        let error = desk.bad(words);
        assert!(error.contains(part), "drydock {words}: {error}");
    }
}

#[test]
fn no_game_is_played_for_a_report_that_cannot_be_written() {
    let desk = Desk::new();
    desk.new_project("x.drydock", "sample");
    // Games that would take hours.
    for words in ["--paper nowhere/report.pdf", "--shard 1/2 --out nowhere/part"] {
        let error = desk.bad(&format!("play x.drydock --games 1000000 {words}"));
        assert!(error.starts_with("Cannot write nowhere") && error.contains("there is no such file or folder"), "{error}");
    }
}

#[test]
fn a_file_that_is_no_text_or_was_cut_short_says_what_to_take_instead() {
    let desk = Desk::new();
    desk.new_project("x.drydock", "sample");
    let whole = fs::read(desk.path("x.drydock")).unwrap();
    fs::write(desk.path("sheet.xlsx"), b"PK\x03\x04\xff\xfe\x00").unwrap();
    let error = desk.bad("import sheet.xlsx --into x.drydock");
    assert!(error.contains("is a workbook and no text: save its sheet as CSV"), "{error}");
    desk.write("ships.csv", "name;Moves;defence;canons\nA;2;3;4\n");
    let error = desk.bad("import ships.csv --into x.drydock");
    assert!(error.contains("the columns of ships are"), "{error}");
    fs::write(desk.path("x.drydock.previous"), &whole).unwrap();
    fs::write(desk.path("x.drydock"), &whole[..whole.len() / 2]).unwrap();
    let error = desk.bad("check x.drydock");
    assert!(error.contains("x.drydock.previous is the version before it"), "{error}");
}

#[test]
fn new_starts_from_a_template_and_refuses_an_existing_file() {
    let desk = Desk::new();
    assert!(desk.good("new --game launch-fighters First.drydock").contains("First.drydock"));
    let first = fs::read_to_string(desk.path("First.drydock")).unwrap();
    assert!(first.starts_with("(\n  format: 1,\n  title: \"First\",\n"), "{first}");
    assert!(desk.bad("new --game launch-fighters First.drydock").contains("--force"));
    assert_eq!(fs::read_to_string(desk.path("First.drydock")).unwrap(), first);
    desk.good("new --game launch-fighters --template sample --force First.drydock");
    assert_eq!(fs::read_to_string(desk.path("First.drydock.previous")).unwrap(), first);
    desk.bad("new --game launch-fighters no/such/folder/x.drydock");
    for force in ["", "--force"] {
        assert!(desk.bad(&format!("new --game launch-fighters {force} .")).contains("folder"));
    }
}

#[test]
fn check_finds_errors_and_says_so_with_its_exit_code() {
    let desk = Desk::new();
    desk.new_project("empty.drydock", "empty");
    desk.write("faulty.drydock", FAULTY);
    desk.write("broken.drydock", "(format: 1,\n title: 3)");
    assert!(desk.good("check empty.drydock").contains("nothing to find fault with"));
    assert_eq!(desk.good("check --json empty.drydock"), "[]\n");

    let output = desk.run("check faulty.drydock");
    assert_eq!(output.status.code(), Some(1));
    for words in ["1 error", "LF002", "launchers-without-missiles", "ships/unarmed/missiles", "Add 2 missiles"] {
        assert!(text(&output.stdout).contains(words), "{words}: {}", text(&output.stdout));
    }

    let output = desk.run("check --json empty.drydock broken.drydock none.drydock faulty.drydock");
    assert_eq!(output.status.code(), Some(2));
    let errors = text(&output.stderr);
    assert_eq!(errors.lines().count(), 2);
    assert!(errors.contains("broken.drydock is wrong at line 2, column ") && errors.contains("none.drydock"), "{errors}");
    let told: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!((&told["error"]["file"], &told["error"]["line"]), (&Value::from("broken.drydock"), &Value::from(2)));
    let findings = told["files"][3]["findings"].as_array().unwrap();
    let finding = findings.iter().find(|finding| finding["code"] == "LF002").unwrap();
    assert_eq!(finding["file"], "faulty.drydock");
    assert_eq!(finding["rule"], "launchers-without-missiles");
    assert_eq!(finding["severity"], "error");
    assert_eq!(finding["place"], "ships/unarmed/missiles");
    assert!(finding["message"].as_str().unwrap().contains("no missiles"));
    assert!(finding["citation"].as_str().unwrap().starts_with("Launch Fighters!"));
    assert_eq!(finding["fixes"][0]["title"], "Add 2 missiles");
    assert_eq!(finding["fixes"][0]["safe"], true);
}

#[test]
fn price_itemises_projects_and_tables() {
    let desk = Desk::new();
    desk.write(
        "ships.csv",
        "name,cannons,launchers,bays,defense,move,missiles\nExcelsior,3,5,0,6,3,28\nOtox Gol 79b,4,1,0,6,2,4\nNone,1,0,0,1,6,0\nHulk,,,,,,\n",
    );
    let priced: Value = serde_json::from_str(&desk.good("price --json ships.csv")).unwrap();
    let priced = priced.as_array().unwrap();
    let costs: Vec<_> =
        priced.iter().map(|ship| (ship["name"].as_str().unwrap(), ship["cost"].as_i64(), ship["multiplier"].as_i64())).collect();
    assert_eq!(
        costs,
        [("Excelsior", Some(80), Some(4)), ("Otox Gol 79b", Some(40), Some(2)), ("None", None, None), ("Hulk", Some(0), Some(1))]
    );
    for ship in priced.iter().filter(|ship| !ship["cost"].is_null()) {
        let lines = ship["breakdown"].as_array().unwrap();
        let sum: i64 = lines.iter().map(|line| line["points"].as_i64().unwrap()).sum();
        assert_eq!(Some(sum), ship["cost"].as_i64());
        assert!(lines.iter().all(|line| line["what"].is_string()));
    }
    let unpriced = priced[2]["breakdown"].as_array().unwrap();
    let movement = unpriced.iter().find(|line| line["what"] == "move").unwrap();
    assert!(movement["points"].is_null() && unpriced.len() == 3);

    let text = desk.good("price ships.csv");
    for words in ["Excelsior: 80 points", "move paid for 4 times", "0 points left in the bracket", "None: no price"] {
        assert!(text.contains(words), "{words}: {text}");
    }
    desk.new_project("sample.drydock", "sample");
    assert!(desk.good("price sample.drydock").contains(" points"));
    let sample: Value = serde_json::from_str(&desk.good("price sample.drydock --json")).unwrap();
    assert!(!sample.as_array().unwrap().is_empty());

    desk.write("bad.csv", "name,cannons\nA,many\nB,2\nC,-3\n");
    let error = desk.bad("price bad.csv");
    assert!(error.contains("row 2, column cannons") && error.contains("row 4, column cannons"), "{error}");
}

#[test]
fn the_odds_of_a_shot_are_found_by_their_numbers_and_answered_by_the_tables_of_a_file() {
    let desk = Desk::new();
    let odds = |words: &str| -> Value { serde_json::from_str(&desk.good(&format!("odds {words} --json"))).unwrap() };
    let is = |shown: &Value, differential: i64, ways: [u32; 3]| {
        assert_eq!(shown["differential"], differential, "{shown}");
        for (key, ways) in ["miss", "hit", "critical"].into_iter().zip(ways) {
            assert!((shown[key].as_f64().unwrap() - f64::from(ways) / 36.0).abs() < 1e-12, "{key}: {shown}");
        }
    };
    // The missile pod of the book's battle at the escort, and the escort back at the cruiser that unloads.
    is(&odds("--attack 7 --ew 5 --defense 5 --target-ew 2"), 5, [0, 30, 6]);
    is(&odds("--attack 5 --ew 2 --defense 8 --target-ew 5 --unloading"), -5, [33, 3, 0]);
    is(&odds("--game star-viking --attack 5 --ew 2 --defense 8 --target-ew 5 --evading"), -8, [36, 0, 0]);
    is(&odds("--attack 4 --ew 0 --defense 8 --target-ew 4 --near --primitive"), -7, [35, 1, 0]);
    is(&odds("--attack 0 --ew 9 --defense 1 --target-ew 0"), 8, [36, 0, 0]);
    let text = desk.good("odds --attack 7 --ew 5 --defense 5 --target-ew 2");
    assert!(text.starts_with("Differential +5: +2 attack less defense, +3 EW\n"), "{text}");
    assert!(text.contains("critical  6 of 36, 16.7 %"), "{text}");
    desk.good("new --game star-viking x.drydock");
    let from_file = odds("x.drydock --attack 7 --ew 5 --defense 5 --target-ew 2");
    is(&from_file, 5, [0, 30, 6]);
    fs::write(desk.path("combat.csv"), "differential,roll-7\n5,h\n").unwrap();
    desk.good("import combat.csv --into x.drydock --replace");
    is(&odds("x.drydock --attack 7 --ew 5 --defense 5 --target-ew 2"), 5, [0, 36, 0]);
    let refused = desk.bad("odds x.drydock --dice 3 --defense 3");
    assert!(refused.contains("No question of Star Viking"), "{refused}");
}

#[test]
fn without_numbers_the_questions_are_listed_with_how_they_are_asked() {
    let desk = Desk::new();
    let list = desk.good("odds");
    for game in Game::ALL {
        assert_eq!(list.contains(&format!("--game {}:", game.slug())), !game::of(game).questions().is_empty(), "{list}");
    }
    let vikings: Value = serde_json::from_str(&desk.good("odds --game vikings --json")).unwrap();
    assert_eq!(vikings.as_object().unwrap().keys().collect::<Vec<_>>(), ["vikings"]);
    let asked = vikings["vikings"].as_array().unwrap().iter().map(|question| question["options"].as_str().unwrap());
    assert_eq!(asked.filter(|options| options.starts_with("--range HEXES [--cover COVER]")).count(), 1);
    assert!(desk.good("odds --help").contains("--throw N [--weak]"));
    assert!(desk.bad("odds --range 3 --cover thick").contains("light, medium or heavy"));
    assert!(desk.bad("odds --jump 0 --navigation 3").contains("1 to 999"));
    assert!(desk.good("odds --game vikings --attack 8 --defense 3 --shift -3").starts_with("Odds 2-1, shifted by -3: no attack"));
    assert!(desk.good("odds --game vikings --attack 45 --defense 3").starts_with("Odds 12-1 and better"));
}

#[test]
fn odds_are_counted_and_told_to_people_and_programs() {
    let desk = Desk::new();
    let odds = |dice: u32, defense: u32| -> Value {
        serde_json::from_str(&desk.good(&format!("odds --dice {dice} --defense {defense} --json"))).unwrap()
    };
    let shown = odds(2, 3);
    // Of 36 rolls 3 add up to no more than 3, and 21 to more than 6.
    assert_eq!(
        shown,
        serde_json::json!({ "miss": 3.0 / 36.0, "hit": 12.0 / 36.0, "direct_hit": 21.0 / 36.0, "best_split": [1, 1], "expected_hits": 1.0 })
    );
    assert_eq!(odds(5, 4)["best_split"], serde_json::json!([2, 2, 1]));
    assert_eq!(
        odds(1, 6),
        serde_json::json!({ "miss": 1.0, "hit": 0.0, "direct_hit": 0.0, "best_split": [1], "expected_hits": 0.0 })
    );
    // Nothing that 2 dice do reaches 12; the fewest barrages are taken where none can hit.
    assert_eq!(odds(2, 12)["best_split"], serde_json::json!([2]));
    assert_eq!(odds(198, 99)["best_split"].as_array().unwrap().iter().map(|size| size.as_u64().unwrap()).sum::<u64>(), 198);

    let text = desk.good("odds --dice 5 --defense 4");
    for words in ["against defense 4", "     2     16.7     55.6        27.8", "2 + 2 + 1", "2.00 hits", "cannons", "missiles"] {
        assert!(text.contains(words), "{words}: {text}");
    }
}

#[test]
fn print_without_a_file_puts_the_sample_into_exports() {
    let desk = Desk::new();
    let said = desk.good("print");
    let files = names(&desk.path("exports"));
    assert!(!files.is_empty());
    for file in &files {
        assert!(said.contains(&format!("exports{}{file}: ", std::path::MAIN_SEPARATOR)), "{file}: {said}");
        assert!(fs::read(desk.path("exports").join(file)).unwrap().starts_with(b"%PDF-"), "{file}");
    }
    assert_eq!(desk.good("print"), said);
}

#[test]
fn print_takes_only_what_is_asked_for() {
    let desk = Desk::new();
    desk.good("print --only calibration --paper letter --out here");
    assert_eq!(names(&desk.path("here")), ["calibration.pdf"]);
    let empty = desk.path("empty.drydock");
    desk.new_project("empty.drydock", "empty");
    assert!(desk.bad("print empty.drydock --only counters --out there").contains("nothing to write"));
    assert!(empty.exists() && !desk.path("there").exists());
    desk.write("file", "");
    assert!(desk.bad("print --only calibration --out file").contains("file"));
}

#[test]
fn print_takes_only_the_pages_that_show_a_thing() {
    let desk = Desk::new();
    desk.new_project("fleets.drydock", "sample");
    let all = desk.good("print fleets.drydock --only record-sheets --out all");
    let one = desk.good("print fleets.drydock --only record-sheets --thing kezzik --out one");
    assert!(all.contains("2 pages") && one.contains("1 page"), "{all}{one}");
    assert_eq!(names(&desk.path("one")), ["record-sheets.pdf"]);
    desk.good("print fleets.drydock --only record-sheets,map --thing Kezzik --thing Morrowlight --out two");
    assert_eq!(names(&desk.path("two")), ["record-sheets.pdf"]);
    assert!(desk.bad("print fleets.drydock --thing Kezzzik --out none").contains("Kezzik"));
    assert!(desk.bad("print fleets.drydock --only map --thing Kezzik --out none").contains("no page of those kinds shows it"));
    assert!(!desk.path("none").exists());
}

#[cfg(target_os = "linux")]
#[test]
fn a_printer_profile_comes_from_the_settings() {
    let desk = Desk::new();
    desk.write("config/drydock/settings.ron", "(theme: dark, printers: [(name: \"Office\", scale_across: 1.01)])");
    desk.good("print --only calibration --printer Office");
    assert!(desk.bad("print --only calibration --printer Home").contains("Office"));
    desk.write("config/drydock/settings.ron", "(printers: [(name: \"Office\", scale_across: NaN)])");
    assert!(desk.bad("print --only calibration --printer Office").contains("0.8 to 1.25"));
}

#[test]
fn explain_knows_every_rule_by_name_and_code_in_any_case() {
    let desk = Desk::new();
    let all = desk.good("explain");
    assert!(all.contains("LF002 launchers-without-missiles") && all.contains("PJ001") && all.contains("PR001"), "{all}");
    let by_name = desk.good("explain Launchers-Without-Missiles");
    assert_eq!(by_name, desk.good("explain lf002"));
    for words in ["LF002", "(error)", "Why: ", "From: Launch Fighters!", "For example", "Fix: Add 2 missiles"] {
        assert!(by_name.contains(words), "{words}: {by_name}");
    }
    for line in all.lines() {
        let code = line.split(' ').next().unwrap();
        assert!(desk.good(&format!("explain {code}")).starts_with(code));
    }
}

#[test]
fn tables_go_out_and_come_in() {
    let desk = Desk::new();
    desk.new_project("sample.drydock", "sample");
    desk.new_project("copy.drydock", "empty");
    let said = desk.good("export sample.drydock --to csv --out out");
    assert!(said.contains("ships.csv: ") && said.contains("fleets.csv: "), "{said}");
    assert!(desk.good("import out/ships.csv --into copy.drydock").contains("added"));
    assert!(desk.good("import out/fleets.csv --into copy.drydock").contains("added"));
    desk.good("export copy.drydock --to csv --out again");
    for table in ["ships.csv", "fleets.csv"] {
        let read = |folder: &str| fs::read_to_string(desk.path(folder).join(table)).unwrap();
        assert_eq!(read("out"), read("again"), "{table}");
    }
    assert!(desk.good("import out/ships.csv --into copy.drydock --replace").contains("updated"));

    let before = fs::read(desk.path("copy.drydock")).unwrap();
    desk.write("bad.csv", "name,cannons\nGood,1\nBad,x\n");
    assert!(desk.bad("import bad.csv --into copy.drydock").contains("row 3, column cannons"));
    assert_eq!(fs::read(desk.path("copy.drydock")).unwrap(), before);
}

#[test]
fn pages_go_out_as_pictures() {
    let desk = Desk::new();
    desk.new_project("sample.drydock", "sample");
    desk.good("export sample.drydock --to svg --out svg");
    desk.good("export sample.drydock --to png --resolution 20 --out png");
    let (vectors, bitmaps) = (names(&desk.path("svg")), names(&desk.path("png")));
    assert!(!vectors.is_empty() && vectors.len() == bitmaps.len());
    for (vector, bitmap) in vectors.iter().zip(&bitmaps) {
        assert!(vector.strip_suffix(".svg").is_some_and(|name| bitmap.strip_suffix(".png") == Some(name)), "{vector} {bitmap}");
        assert!(fs::read_to_string(desk.path("svg").join(vector)).unwrap().contains("<svg"), "{vector}");
        let bytes = fs::read(desk.path("png").join(bitmap)).unwrap();
        let mut reader = png::Decoder::new(std::io::Cursor::new(&bytes)).read_info().unwrap();
        let resolution = reader.info().pixel_dims.unwrap();
        assert_eq!((resolution.xppu, resolution.yppu), (787, 787), "20 dots per inch are 787 per metre");
        reader.finish().unwrap();
    }
    assert!(desk.bad("export sample.drydock --to png --resolution 1 --out none").contains("dots per inch"));
    assert!(!desk.path("none").exists());
}

#[test]
fn the_library_shows_what_it_holds() {
    let desk = Desk::new();
    let shown: Value = serde_json::from_str(&desk.good("library --json")).unwrap();
    let game = &shown[0];
    assert_eq!(game["game"], "launch-fighters");
    let templates: Vec<_> =
        game["templates"].as_array().unwrap().iter().map(|template| template["name"].as_str().unwrap()).collect();
    assert!(templates.contains(&"empty") && templates.contains(&"sample"));
    let ships = || game["chapters"].as_array().unwrap().iter().flat_map(|chapter| chapter["ships"].as_array().unwrap());
    assert!(ships().any(|ship| ship["name"] == "Excelsior" && ship["cost"] == 80));
    assert!(desk.good("library").contains("Excelsior"));

    desk.write("own/blue_book/launch_fighters/mine.ron", "(ships: [(name: \"Mine\", cannons: 2)])");
    desk.write("own/templates/launch_fighters/empty.drydock", FAULTY);
    assert!(desk.good("library --library own").contains("Mine, 3 points"));
    desk.good("--library own new --game launch-fighters x.drydock");
    assert_eq!(desk.run("check x.drydock").status.code(), Some(1));
    desk.write("own/blue_book/launch_fighters/bad.ron", "(ships: [\n(nome: \"Mine\")])");
    let error = desk.bad("library --library own");
    assert!(error.contains("bad.ron is wrong at line 2") && error.contains("`nome`"), "{error}");
}

#[test]
fn names_that_hold_line_breaks_leave_a_sentence_one_line() {
    let desk = Desk::new();
    let output = desk.command().args(["check", "two\nlines\u{1b}[31m.drydock"]).output().unwrap();
    assert_eq!(text(&output.stderr).lines().count(), 1);
    assert!(text(&output.stderr).contains("two\\nlines\\u{1b}[31m"), "{}", text(&output.stderr));
    desk.write("ships.csv", "name,cannons,move\n\"Two\nlines\",1,1\n");
    assert!(desk.good("price ships.csv").starts_with("Two\\nlines: 2 points\n"));
}

#[test]
fn a_folder_for_pages_that_is_a_file_stays_one() {
    let desk = Desk::new();
    desk.write("mine", "keep this");
    for command in ["print --only step-chart --out mine", "print --only step-chart --out mine/sub"] {
        assert!(desk.bad(command).contains("Cannot write mine"), "{command}");
    }
    assert!(desk.bad("print --only step-chart --out mine").contains("a file of that name is there already"));
    assert_eq!(fs::read_to_string(desk.path("mine")).unwrap(), "keep this");
}

#[cfg(target_os = "linux")]
#[test]
fn what_is_done_is_not_denied_when_nobody_can_be_told() {
    let desk = Desk::new();
    let mut process = std::process::Command::new(env!("CARGO_BIN_EXE_drydock"));
    process.current_dir(desk.folder()).args(["new", "--game", "launch-fighters", "x.drydock"]);
    let output = process.stdout(fs::File::create("/dev/full").unwrap()).stderr(Stdio::piped()).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    let error = text(&output.stderr);
    assert!(error.contains("standard output") && !error.contains("nothing was changed"), "{error}");
    assert!(desk.path("x.drydock").exists());
}

#[cfg(unix)]
#[test]
fn a_reader_who_stops_listening_is_no_panic() {
    let desk = Desk::new();
    let mut process = std::process::Command::new(env!("CARGO_BIN_EXE_drydock"));
    process.current_dir(desk.folder()).arg("explain").stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut process = process.spawn().unwrap();
    drop(process.stdout.take());
    let output = process.wait_with_output().unwrap();
    assert!(output.status.success());
    assert_eq!(text(&output.stderr), "");
}

#[test]
fn tables_are_of_the_whole_project_and_no_project_themselves() {
    let desk = Desk::new();
    desk.good("new --game launch-fighters --template sample p.drydock");
    for choice in ["--only map", "--one-page"] {
        assert!(desk.bad(&format!("export p.drydock --to csv {choice}")).starts_with("Tables are of the whole project"));
    }
    desk.good("export p.drydock --to csv --out tables");
    for command in ["check", "play"] {
        let told = desk.bad(&format!("{command} tables/ships.csv"));
        assert!(
            told.contains(
                "ships.csv is a table, not a project: File, Import a table takes it into a project, as drydock import does"
            ),
            "{told}"
        );
    }
}

#[test]
fn the_second_game_goes_through_every_command() {
    let desk = Desk::new();
    assert!(desk.good("new --game star-viking --template sanakht raid.drydock").contains("Star Viking"));
    assert!(desk.good("check raid.drydock").starts_with("raid.drydock: 4 pieces of advice\n"));
    assert!(desk.good("explain SV001").starts_with("SV001 orbit-without-bodies (error)\n"));
    assert!(desk.good("explain").lines().filter(|line| line.starts_with("SV")).count() == 56);
    assert!(desk.good("price raid.drydock").contains("Viking raiders (red): 64 mega-credits, 0 left"));
    desk.good("export raid.drydock --to csv --out tables");
    let tables = ["combat-modifiers.csv", "combat.csv", "dice-tables.csv", "economy.csv", "forces.csv", "hit-markers.csv"];
    let more = ["plunder.csv", "politics.csv", "repairs.csv", "systems.csv", "units.csv"];
    assert_eq!(names(&desk.path("tables")), [&tables[..], &more].concat());
    let table = fs::read_to_string(desk.path("tables/units.csv"))
        .unwrap()
        .replace("red,CR,Cruiser,A,S,4,7,8,8", "red,CR,Cruiser,A,S,4,7,8,3");
    desk.write("units.csv", &table);
    assert!(desk.good("import units.csv --into raid.drydock --replace").contains("36 unit types updated"));
    let found: Value = serde_json::from_slice(&desk.run("check --json raid.drydock").stdout).unwrap();
    let overfull = found.as_array().unwrap().iter().find(|finding| finding["rule"] == "hold-overfull").unwrap();
    assert_eq!((&overfull["place"], &overfull["code"]), (&Value::from("forces/viking-raiders/units/cr"), &Value::from("SV010")));
    assert_eq!(desk.run("check raid.drydock").status.code(), Some(1));
    let library: Value = serde_json::from_str(&desk.good("library --json")).unwrap();
    let viking = library.as_array().unwrap().iter().find(|shelf| shelf["game"] == "star-viking").unwrap();
    let systems = viking["chapters"].as_array().unwrap().iter().map(|chapter| chapter["systems"].as_array().unwrap().len());
    assert_eq!((systems.sum::<usize>(), viking["templates"].as_array().unwrap().len()), (12, 4));
    assert!(desk.bad("import units.csv --into raid.drydock --replace --nothing").contains("--nothing"));
}
