//! Sheets as seven players mail them: a referee puts the mails into a folder, and the turn is played as a person would read them.

#![allow(clippy::unwrap_used)] // In tests, a failure is to be loud.

use std::fs;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD as BASE64;
use serde_json::Value;

use crate::support::desk::{Desk, names, text};

const HOUSES: [&str; 7] = ["ravenholt", "skarrow", "vandermeer", "ansgar", "tharn", "lisle", "kasimir"];

/// A game of the sample with the first reports.
fn begun() -> Desk {
    let desk = Desk::new();
    desk.good("new --game space-viking --template sample x.drydock");
    desk.good(&[
        "referee",
        "start",
        "x.drydock",
        "--seed",
        "7316904455120983",
        "--deadline",
        "Sunday, 20:00",
        "--out",
        "by-post.game",
    ]);
    desk.good("referee report by-post.game --out post");
    desk
}

/// The name of the player's files that holds this word.
fn named(desk: &Desk, folder: &str, house: &str, ending: &str) -> String {
    names(&desk.path(folder)).into_iter().find(|name| name.contains(house) && name.ends_with(ending)).unwrap()
}

/// The text of a player's report after a turn, and the sheet that it ends with.
fn report(desk: &Desk, turn: u32, house: &str) -> (String, String) {
    let folder = if turn == 0 { "post/start".to_owned() } else { format!("post/turn-{turn:02}") };
    let name = named(desk, &folder, house, ".txt");
    let report = fs::read_to_string(desk.path(&folder).join(name)).unwrap();
    let sheet = report[report.rfind("\norders ").unwrap() + 1..].to_owned();
    (report, sheet)
}

fn quoted(text: &str) -> String {
    text.lines().flat_map(|line| ["> ", line, "\n"]).collect()
}

/// A mail of a house at an hour of a day in November, with this head and body.
fn mail(house: &str, hour: u32, head: &str, body: &str) -> String {
    format!(
        "Received: from mail.example.org\r\nFrom: {house} <{house}@example.org>\r\nTo: referee@example.org\r\n\
         Subject: Re: orders\r\nDate: Thu, 26 Nov 2026 {hour:02}:15:00 +0100\r\nMIME-Version: 1.0\r\n{head}\r\n\r\n{}",
        body.replace('\n', "\r\n")
    )
}

const PLAIN: &str = "Content-Type: text/plain; charset=utf-8";

/// Puts what seven players mail for a turn into a folder, each with a press that tells whose it is; and what is no sheet.
fn mails(desk: &Desk, turn: u32) {
    let folder = format!("mails-{turn}");
    fs::create_dir_all(desk.path(&folder)).unwrap();
    let put = |name: &str, bytes: &[u8]| fs::write(desk.path(&folder).join(name), bytes).unwrap();
    let of = |house: &str| report(desk, turn - 1, house);
    let press = |house: &str| format!("press \"{house} writes in turn {turn}\"");

    // In HTML, above what it answers.
    let (answered, sheet) = of("ravenholt");
    let block = |line: &str| ["<div>", &line.replace('"', "&quot;"), "</div>"].concat();
    let lines = |text: &str| text.lines().map(block).collect::<String>();
    let html = format!(
        "<html><body>{}{}<br><blockquote type=\"cite\">{}</blockquote></body></html>",
        lines(&sheet).replace("  ", "&nbsp; "),
        lines(&press("ravenholt")),
        lines(&answered)
    );
    put("1.eml", mail("ravenholt", 9, "Content-Type: text/html; charset=utf-8", &html).as_bytes());

    // From a phone, with its quotes and its last line, in quoted-printable.
    let (_, sheet) = of("skarrow");
    let typed = format!("{sheet}{}\n\nSent from my phone\n", press("skarrow"));
    let (mut is_open, mut curled) = (false, String::new());
    for letter in typed.chars() {
        match letter {
            '"' => {
                is_open = !is_open;
                curled += if is_open { "=E2=80=9C" } else { "=E2=80=9D" };
            }
            '=' => curled += "=3D",
            letter => curled.push(letter),
        }
    }
    put("2.eml", mail("skarrow", 9, &format!("{PLAIN}\r\nContent-Transfer-Encoding: quoted-printable"), &curled).as_bytes());

    // Below what it answers, with a greeting and a signature.
    let (answered, sheet) = of("vandermeer");
    let body = format!(
        "On Thu, 26 Nov 2026 at 08:00, Referee wrote:\n{}\nHello referee,\n\n{sheet}{}\n-- \nV.\n",
        quoted(&answered),
        press("vandermeer")
    );
    put("3.eml", mail("vandermeer", 9, PLAIN, &body).as_bytes());

    // Forwarded from another address, with the names of Windows' letters.
    let (_, sheet) = of("ansgar");
    let body = format!(
        "fyi\n\n---------- Forwarded message ---------\nFrom: A\nDate: Mon, 23 Nov 2026\nSubject: orders\n\n{sheet}{}\n",
        press("ansgar")
    );
    let mut bytes = mail("ansgar", 9, "Content-Type: text/plain; charset=windows-1252", &body).into_bytes();
    bytes.extend(b"# \x93G\xf6teborg\x94\r\n");
    put("4.eml", &bytes);

    // Attached, beside the report that is answered.
    let (answered, sheet) = of("tharn");
    let letters = BASE64.encode(format!("{sheet}{}\n", press("tharn")));
    let body = format!(
        "--part\n{PLAIN}\n\nOrders attached.\n\n{}\n--part\nContent-Type: application/octet-stream; name=\"t.orders\"\n\
         Content-Disposition: attachment; filename=\"t.orders\"\nContent-Transfer-Encoding: base64\n\n{letters}\n--part--\n",
        quoted(&answered)
    );
    put("5.eml", mail("tharn", 9, "Content-Type: multipart/mixed; boundary=part", &body).as_bytes());

    // Twice in a mailbox: of one version, the later mail counts.
    let (_, sheet) = of("lisle");
    let early = mail("lisle", 9, PLAIN, &format!("{sheet}press \"too early\"\n"));
    let late = mail(
        "lisle",
        11,
        "Content-Type: text/plain; format=flowed",
        &format!("{sheet}press \"lisle writes \nin turn {turn}\"\n"),
    );
    put("6.mbox", format!("From l Thu Nov 26 09:15:00 2026\n{early}\nFrom l Thu Nov 26 11:15:00 2026\n{late}\n").as_bytes());

    // As a file, once more with a second version, and the sheet of the turn before.
    let (_, sheet) = of("kasimir");
    put("7.txt", format!("{sheet}press \"changed my mind\"\n").as_bytes());
    let opening = sheet.lines().next().unwrap();
    let second = sheet.replacen(opening, &format!("{opening} version 2"), 1);
    put("7-again.orders", format!("{second}{}\n", press("kasimir")).as_bytes());
    if turn > 1 {
        let (_, old) = report(desk, turn - 2, "kasimir");
        put("7-old.txt", old.as_bytes());
    }

    for (name, bytes) in [
        (".hidden.orders", opening.as_bytes()),
        ("orders", opening.as_bytes()),
        ("lisle.rtf", b"{\\rtf1 orders}"),
        ("form.pdf", b"%PDF-1.7"),
        ("report.txt", answered.as_bytes()),
        ("hello.eml", mail("lisle", 12, PLAIN, "When is the deadline?\n").as_bytes()),
    ] {
        put(name, bytes);
    }
}

#[test]
fn three_turns_of_seven_players_are_played_from_their_mails() {
    let desk = begun();
    for turn in 1..=3 {
        mails(&desk, turn);
        let command = format!("referee turn by-post.game --turn {turn} --orders mails-{turn} --out post --json");
        let played: Value = serde_json::from_str(&desk.good(&command)).unwrap();
        let counted: Vec<&str> = played["sheets"]
            .as_array()
            .unwrap()
            .iter()
            .filter(|sheet| sheet["refused"].is_null())
            .map(|sheet| sheet["player"].as_str().unwrap())
            .collect();
        assert_eq!(counted.len(), 7, "{played:#}");
        for sheet in played["sheets"].as_array().unwrap().iter().filter(|sheet| sheet["refused"].is_null()) {
            let errors = sheet["findings"].as_array().unwrap().iter().filter(|finding| finding["severity"] == "error").count();
            assert_eq!(errors, 0, "{sheet:#}");
        }
        let gazette = fs::read_to_string(desk.path(&format!("post/turn-{turn:02}/turn-{turn:02}-gazette.txt"))).unwrap();
        for house in HOUSES {
            assert!(gazette.contains(&format!("{house} writes in turn {turn}")), "{house}: {gazette}");
        }
        assert!(!gazette.contains("too early") && !gazette.contains("changed my mind"), "{gazette}");
        let passed_over: Vec<&str> =
            played["passed_over"].as_array().unwrap().iter().map(|other| other["file"].as_str().unwrap()).collect();
        for name in [".hidden.orders", "orders", "lisle.rtf", "form.pdf", "report.txt", "hello.eml"] {
            assert!(passed_over.contains(&name), "{name}: {passed_over:?}");
        }
    }
    assert!(desk.good("referee verify by-post.game").contains("The game is what it says."));
    // A mail with the next report goes to where each player has mailed from.
    desk.good("referee mail by-post.game --out mails");
    let name = named(&desk, "mails", "skarrow", ".eml");
    let mail = text(&fs::read(desk.path("mails").join(name)).unwrap());
    assert!(mail.starts_with("To: skarrow@example.org\r\nSubject: "), "{mail}");
    for attached in ["skarrow.pdf", "skarrow.report", "skarrow.html"] {
        assert!(mail.contains(attached), "{attached}");
    }
}

#[test]
fn what_comes_in_is_answered_and_who_is_missing_is_reminded() {
    let desk = begun();
    mails(&desk, 1);
    for number in [1, 2, 4, 5] {
        fs::create_dir_all(desk.path("some")).unwrap();
        fs::copy(desk.path(&format!("mails-1/{number}.eml")), desk.path(&format!("some/{number}.eml"))).unwrap();
    }
    let told = desk.good("referee receive by-post.game some mails-1/hello.eml --out answers");
    assert!(told.contains("Turn 1 waits for House Vandermeer, House Lisle, The Moon Kasimir."), "{told}");
    assert!(told.contains("hello.eml: no sheet, for no line says whose orders these are"), "{told}");
    assert!(told.contains("Deadline: Sunday, 20:00"), "{told}");
    assert_eq!(names(&desk.path("answers")).len(), 4);
    let answer = text(&fs::read(desk.path("answers/turn-01-answer-01.eml")).unwrap());
    assert!(answer.starts_with("To: ravenholt@example.org\r\n"), "{answer}");
    // A sheet that comes on another evening is answered beside those.
    desk.good("referee receive by-post.game mails-1/3.eml --out answers");
    assert_eq!(names(&desk.path("answers")).len(), 5);
    assert_eq!(text(&fs::read(desk.path("answers/turn-01-answer-01.eml")).unwrap()), answer);
    // Nothing is played before everybody has delivered, where that is asked for.
    let waiting = desk.run("referee turn by-post.game --when-complete --out post");
    assert_eq!(waiting.status.code(), Some(1));
    assert!(text(&waiting.stdout).contains("Turn 1 waits for House Lisle"), "{}", text(&waiting.stdout));
    let told = desk.good("referee mail by-post.game --reminders --out reminders");
    assert!(told.contains("reminder to House Lisle") && names(&desk.path("reminders")).len() == 2, "{told}");
    desk.good("referee receive by-post.game mails-1");
    assert!(desk.good("referee turn by-post.game --when-complete --out post").contains("Turn 1 is played: 7 sheets of 7"));
}

#[test]
fn a_turn_is_not_played_by_accident() {
    let desk = begun();
    mails(&desk, 1);
    assert!(desk.bad("referee turn by-post.game --out post").contains("No sheet is there for turn 1"));
    fs::create_dir_all(desk.path("strange")).unwrap();
    fs::write(desk.path("strange/a.txt"), "orders \"House Lisle\" turn 1 key zzz\n").unwrap();
    let told = desk.bad("referee turn by-post.game --orders strange --out post");
    assert!(told.contains("No sheet for turn 1 counts, the first since its key is not"), "{told}");
    assert!(desk.bad("referee turn by-post.game --turn 2 --orders mails-1 --out post").contains("Turn 2 cannot be played yet"));
    desk.good("referee turn by-post.game --orders mails-1 --out post");
    let told = desk.bad("referee turn by-post.game --orders mails-1 --out post");
    assert!(told.contains("for another turn") && told.contains("--turn 2"), "{told}");
    assert!(desk.bad("referee turn by-post.game --turn 1 --orders mails-1 --out post").contains("Turn 1 was played already"));
    // Of two at once one comes first; the other looks at the game as it is then, and has nothing to play.
    desk.good("referee undo by-post.game --forget");
    let begin = || desk.spawn("referee turn by-post.game --orders mails-1 --out twice");
    let both = [begin(), begin()].map(|mut child| child.wait().unwrap().success());
    assert_eq!(both.iter().filter(|success| **success).count(), 1, "{both:?}");
    assert!(desk.good("referee verify by-post.game").contains("Turn 1: as it was"));
    assert!(!desk.good("referee verify by-post.game").contains("Turn 2"));
}

#[test]
fn a_game_is_not_begun_with_errors_unless_told_so() {
    let desk = Desk::new();
    desk.good("new --game space-viking --template sample x.drydock");
    let file = desk.path("x.drydock");
    let project = fs::read_to_string(&file).unwrap();
    fs::write(&file, project.replacen("name: \"House Tharn\"", "name: \"House #Tharn\"", 1)).unwrap();
    let refused = desk.run("referee start x.drydock --seed 1 --out y.game");
    assert_eq!(refused.status.code(), Some(1));
    assert!(text(&refused.stdout).contains("--all-the-same") && !desk.path("y.game").exists(), "{}", text(&refused.stdout));
    desk.good("referee start x.drydock --seed 1 --all-the-same --out y.game");
}

#[test]
fn papers_of_a_turn_are_whole_whenever_it_is_killed() {
    let desk = begun();
    mails(&desk, 1);
    let game = fs::read(desk.path("by-post.game")).unwrap();
    for pause in [5, 20, 60, 120, 200, 300, 400, 600] {
        fs::write(desk.path("by-post.game"), &game).unwrap();
        let _ = fs::remove_dir_all(desk.path("killed"));
        let mut child = desk.spawn("referee turn by-post.game --orders mails-1 --out killed");
        std::thread::sleep(std::time::Duration::from_millis(pause));
        let _ = child.kill();
        child.wait().unwrap();
        let folder = desk.path("killed/turn-01");
        assert!(!folder.exists() || names(&folder).len() == 35 + 5, "after {pause} ms: {:?}", names(&folder));
        let is_played = fs::read(desk.path("by-post.game")).unwrap() != game;
        assert!(folder.exists() || !is_played, "a turn whose papers are not there was not played");
    }
}
