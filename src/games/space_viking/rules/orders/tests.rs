//! Tests the reading and writing of sheets as people, mail programs and machines write them.

mod any;

use super::grammar::{FORMS, Room};
use super::*;
use crate::{Aim, Mode};
use geometry::Space;
use rules::Level;

const SHEET: &str = "\
orders Ravenholt turn 3 key amber-7   # the third year
FLEET Raiders
    Commander \u{201c}Lucas Trask\u{201d}
  mode plunder
  ships 2 escort, Raven
  route Gram \u{2013} Xochitl (plunder) \u{2014} 0711 - wait - Asgard (conquer 2, install 1 outpost) - Gram (unload all) repeat
  cargo 3 troop, 40 IU
  break off at 50%
  target weakest
  with \"House Tharn\"
build 2 attack ship at Gram into Raiders
research Robot Ship Controls 15
pay 20 to Tharn
letter to Tharn \"Meet me at #7, (soon)\"
press \"Gram is ours.\"
message to Raiders by Swift
  route Gram
end message
";

fn parse(text: &str) -> Sheet {
    Sheet::parse(text.as_bytes())
}

/// The sheet as JSON, without the positions.
fn without_spots(sheet: &Sheet) -> serde_json::Value {
    fn forget(value: &mut serde_json::Value) {
        match value {
            serde_json::Value::Object(fields) => {
                if fields.get("at").is_some_and(|at| at.get("line").is_some()) {
                    fields.remove("at");
                }
                fields.values_mut().for_each(forget);
            }
            serde_json::Value::Array(list) => list.iter_mut().for_each(forget),
            _ => {}
        }
    }
    let mut value = serde_json::to_value(sheet).expect("a sheet is written");
    forget(&mut value);
    value
}

#[test]
fn a_sheet_is_read_as_a_hand_writes_it() {
    let sheet = parse(SHEET);
    assert_eq!(sheet.refused, []);
    let opening = &sheet.opening.as_ref().expect("opened").what;
    assert_eq!(
        (opening.player.text.as_str(), opening.turn, opening.key.text.as_str(), opening.version),
        ("Ravenholt", 3, "amber-7", 1)
    );
    let [block] = sheet.fleets.as_slice() else { panic!("one block") };
    let lines = &block.what.lines;
    let commander = lines.commander.as_ref().and_then(|line| line.what.as_ref()).expect("a commander");
    assert_eq!((commander.text.as_str(), commander.at), ("Lucas Trask", Spot { line: 3, column: 15 }));
    assert_eq!(lines.mode.map(|line| line.what), Some(Mode::Plunder));
    assert_eq!(lines.break_off.map(|line| line.what), Some(Some(Level::clamped(50))));
    assert_eq!(lines.aim.map(|line| line.what), Some(Aim::Weakest));
    let route = &lines.route.as_ref().expect("a route").what;
    assert!(route.repeat);
    assert_eq!(route.stops.len(), 6);
    assert_eq!(route.stops[2].what.to, Waypoint::Space(Space::new(6, 10)));
    assert_eq!(route.stops[3].what.to, Waypoint::Wait);
    assert_eq!(route.stops[4].what.acts.len(), 2);
    assert_eq!(route.stops[4].what.acts[0].what, Act::Conquer(2));
    assert_eq!(route.stops[5].what.acts[0].what, Act::Unload(Lot::All));
    let Order::Build(build) = &sheet.orders[0].what else { panic!("a building") };
    assert_eq!(
        (build.number, build.item.text.as_str(), build.into.as_ref().map(|into| into.text.as_str())),
        (2, "attack ship", Some("Raiders"))
    );
    let Order::Research { technology, iu } = &sheet.orders[1].what else { panic!("research") };
    assert_eq!((technology.text.as_str(), *iu), ("Robot Ship Controls", 15));
    let Order::Letter { text, .. } = &sheet.orders[3].what else { panic!("a letter") };
    assert_eq!(text, "Meet me at #7, (soon)");
    let Order::Message(message) = &sheet.orders[5].what else { panic!("a message") };
    assert_eq!((message.by.text.as_str(), message.lines.route.is_some()), ("Swift", true));
}

#[test]
fn every_example_of_the_grammar_is_read_and_written_again() {
    for form in &FORMS {
        let text = match form.room {
            Room::Block if form.word() == "end" => "message to Raiders by Swift\nend message".to_owned(),
            Room::Opening | Room::Outside | Room::Block => form.example.to_owned(),
            Room::Line => format!("fleet Raiders\n{}", form.example),
            Room::Act => format!("fleet Raiders\nroute Gram ({})", form.example),
        };
        let sheet = parse(&text);
        assert_eq!(sheet.refused, [], "{}", form.example);
        let again = parse(&sheet.text());
        assert_eq!(without_spots(&again), without_spots(&sheet), "{}", sheet.text());
    }
}

#[test]
fn a_list_of_an_act_ends_where_the_next_act_begins() {
    let sheet =
        parse("fleet A\nroute Gram (take 2 escort, Raven, plunder 3, deliver 20 IU, 2 jump troop to Tharn, leave \"Trade\")");
    assert_eq!(sheet.refused, []);
    let acts = &sheet.fleets[0].what.lines.route.as_ref().expect("a route").what.stops[0].what.acts;
    assert_eq!(acts.len(), 4);
    assert!(matches!(&acts[0].what, Act::Take(things) if things.len() == 2));
    assert!(matches!(&acts[2].what, Act::Deliver { things, to } if things.len() == 2 && to.text == "Tharn"));
}

#[test]
fn what_is_not_understood_is_kept_with_its_spot_reason_and_nearest_word() {
    let sheet = parse(
        "orders Tharn turn 1 key amber\nfleet A\n  mdoe plunder\n  mode plundr\n  route Gram - Xochitl (conqer 2)\nfleet The Raiders\n  mode engage\nbuild 2 escort\n",
    );
    let told: Vec<_> = sheet.refused.iter().map(|line| (line.at.line, line.at.column, line.nearest.as_deref())).collect();
    let expected =
        [(3, 3, Some("mode")), (4, 8, Some("plunder")), (5, 25, Some("conquer")), (6, 11, None), (7, 3, None), (8, 15, None)];
    assert_eq!(told, expected);
    assert_eq!(&*sheet.refused[0].text, "  mdoe plunder");
    assert!(sheet.refused[3].reason.contains("quotes"), "{}", sheet.refused[3].reason);
    // The block continues after a misspelt line, but not after the opening of another block.
    assert_eq!(sheet.fleets.len(), 1);
    assert_eq!(sheet.fleets[0].what.lines, Lines::default());
}

#[test]
fn a_text_has_a_page_at_the_most() {
    let sheet = parse(&format!("press \"{}\"\npress \"{}\"\n", "\u{e9}".repeat(2_000), "\u{e9}".repeat(2_001)));
    assert_eq!(sheet.orders.len(), 1);
    assert_eq!((sheet.refused.len(), sheet.refused[0].at.line), (1, 2));
    assert!(sheet.refused[0].reason.contains("2000 letters at the most; this one has 2001"), "{}", sheet.refused[0].reason);
}

#[test]
fn a_block_ends_with_the_next_one_or_with_an_order_from_outside() {
    let sheet = parse(
        "fleet A\nmode engage\npay 5 to B\nmode plunder\nmessage to A by B\nmode engage\nfleet C\nmode passive\nmode engage\nend message",
    );
    assert_eq!((sheet.fleets.len(), sheet.orders.len()), (2, 2));
    assert_eq!(sheet.fleets[0].what.lines.mode.map(|line| line.what), Some(Mode::Engage));
    assert_eq!(sheet.fleets[1].what.lines.mode.map(|line| line.what), Some(Mode::Passive));
    assert_eq!(sheet.refused.iter().map(|line| line.at.line).collect::<Vec<_>>(), [4, 9, 10]);
}

#[test]
fn names_need_quotes_where_they_could_be_taken_for_something_else() {
    for name in ["The Raven", "Jump-3", "1234", "wait", "O'Hara"] {
        assert_eq!(parse(&format!("fleet {name}")).refused.len(), 1, "{name}");
        for text in [format!("fleet \"{name}\""), format!("fleet \u{201c}{name}\u{201d}")] {
            assert_eq!(parse(&text).fleets[0].what.name.text, name);
        }
    }
}

#[test]
fn numbers_have_bounds() {
    for line in ["pay 0 to A", "pay 1000000 to A", "pay 99999999999999999999 to A", "pay -5 to A", "build 0 escort at Gram"] {
        assert_eq!(parse(line).refused.len(), 1, "{line}");
    }
    for line in [
        "break off at 0%",
        "break off at 100%",
        "break off at 50",
        "break off at half",
        "route 071",
        "route 07110",
        "route Gram -",
        "route Gram (plunder",
    ] {
        assert_eq!(parse(&format!("fleet A\n{line}")).refused.len(), 1, "{line}");
    }
}

#[test]
fn a_sheet_comes_through_any_mail() {
    let plain = without_spots(&parse(SHEET));
    let quoted: String = SHEET.lines().flat_map(|line| ["> > ", line, "\r\n"]).collect();
    let old = SHEET.replace('\n', "\r");
    let marked = format!("\u{feff}{SHEET}");
    for text in [quoted, old, marked] {
        assert_eq!(without_spots(&parse(&text)), plain);
    }
    let wide: Vec<u8> = [0xff, 0xfe].into_iter().chain(SHEET.encode_utf16().flat_map(u16::to_le_bytes)).collect();
    assert_eq!(without_spots(&Sheet::parse(&wide)), plain);
}

#[test]
fn bytes_that_are_no_text_cost_their_line_alone() {
    let sheet = Sheet::parse(b"orders A turn 1 key k\npress \"caf\xe9\"\npress \"a\0b\"\nfleet B\nmode engage");
    assert_eq!(sheet.refused.iter().map(|line| line.at.line).collect::<Vec<_>>(), [2, 3]);
    assert!(sheet.opening.is_some() && sheet.fleets[0].what.lines.mode.is_some());
    let cut: Vec<Sheet> = (0..SHEET.len()).map(|end| Sheet::parse(&SHEET.as_bytes()[..end])).collect();
    assert!(cut.iter().all(|sheet| sheet.refused.len() <= 1), "only the last line is ever cut");
}

#[test]
fn behind_the_opening_of_a_second_sheet_nothing_counts() {
    let sheet = parse("orders A turn 2 key new\npress \"hail\"\n> orders A turn 1 key old\n> pay 5 to B\n");
    assert_eq!((sheet.orders.len(), sheet.refused.len()), (1, 2));
    assert_eq!(sheet.opening.map(|opening| opening.what.turn), Some(2));
}

#[test]
fn huge_sheets_are_read_as_far_as_a_sheet_goes() {
    let fleets: String =
        (0..5_000).flat_map(|number| ["fleet F".to_owned(), number.to_string(), "\n  mode engage\n".into()]).collect();
    let full = parse(&fleets);
    assert_eq!((full.fleets.len(), full.refused.len()), (5_000, 0));
    let sheet = parse(&format!("{fleets}pay 5 to B\npay 5 to B\n"));
    assert_eq!((sheet.fleets.len(), sheet.orders.len(), sheet.refused.len()), (5_000, 0, 1));
    assert_eq!((sheet.refused[0].at.line, sheet.refused[0].reason.contains("10000 lines")), (10_001, true));
    let line = "what is this all about then, ".repeat(8);
    let sheet = parse(&format!("{line}\n").repeat((10 << 20) / line.len()));
    assert_eq!(sheet.refused.len(), 10_001);
    let stops = vec!["Gram"; 200_000].join(" - ");
    let long = parse(&format!("fleet A\nroute {stops}"));
    assert_eq!(long.fleets[0].what.lines.route.as_ref().map(|route| route.what.stops.len()), Some(200_000));
    assert_eq!(parse(&"(".repeat(1 << 20)).refused.len(), 1);
}

#[test]
fn a_sheet_is_opened_by_any_name_between_its_words() {
    for name in ["House Ravenholt", "\"House Ravenholt\"", "house  ravenholt", "\u{201c}House   Ravenholt \u{201d}"] {
        let sheet = Sheet::parse(format!("orders {name} turn 1 key amber version 2").as_bytes());
        let opening = sheet.opening.unwrap_or_else(|| panic!("{name}: {:?}", sheet.refused)).what;
        assert!(opening.player.is("House Ravenholt"), "{}", opening.player.text);
        assert_eq!((opening.turn, opening.key.text.as_str(), opening.version), (1, "amber", 2));
    }
}

#[test]
fn a_sheet_that_is_opened_wrongly_is_told_what_its_opening_lacks() {
    for (line, lacks) in [
        ("orders House Ravenholt turn 1", "The opening line has no key"),
        ("orders House Ravenholt turn 1 key", "Here should stand the key"),
        ("orders Ravenholt key amber", "The opening line has no turn"),
        ("orders Ravenholt turn 1 key amber version two", "The version of the opening line is no number"),
        ("order Ravenholt turn 1 key amber", "No order begins with this word."),
    ] {
        let sheet = Sheet::parse(format!("# ours\n{line}\nmode engage").as_bytes());
        let (refused, name) = sheet.opening_refused().unwrap_or_else(|| panic!("{line}: {sheet:?}"));
        assert!(refused.reason.starts_with(lacks), "{line}: {}", refused.reason);
        assert_eq!((refused.at.line, name.is_some_and(|name| name.text.ends_with("Ravenholt"))), (2, true), "{line}");
    }
    assert_eq!(Sheet::parse(b"mode engage").opening_refused(), None);
}

#[test]
fn what_mail_quotes_counts_only_where_nothing_unquoted_opens_the_same_sheet() {
    let answered =
        "Here is mine:\norders A turn 2 key new\npress \"hail\"\n> You wrote:\n> orders A turn 2 key old\n> pay 5 to B\n";
    let sheets = Sheet::parse_all(answered.as_bytes());
    assert_eq!((sheets.len(), sheets[0].orders.len()), (1, 1), "{sheets:?}");
    let begun = "> orders A turn 2 key new\nfleet F\n  mode engage\n> pay 5 to B\n";
    let sheets = Sheet::parse_all(begun.as_bytes());
    assert_eq!((sheets.len(), sheets[0].fleets.len(), sheets[0].orders.len()), (1, 1, 1), "{sheets:?}");
}

#[test]
fn sheets_of_several_houses_in_one_file_are_each_their_own() {
    let text = "orders A turn 2 key a\npress \"of A\"\norders B turn 2 key b\nnonsense of B\norders C turn two\npay 1 to A\n";
    let sheets = Sheet::parse_all(text.as_bytes());
    let names: Vec<Option<&str>> =
        sheets.iter().map(|sheet| sheet.opening.as_ref().map(|opening| opening.what.player.text.as_str())).collect();
    assert_eq!(names, [Some("A"), Some("B"), None]);
    assert_eq!(sheets.iter().map(|sheet| sheet.refused.len()).collect::<Vec<_>>(), [0, 1, 1]);
    assert_eq!((sheets[1].refused[0].at.line, sheets[2].orders.len()), (4, 1));
}

#[test]
fn a_text_runs_on_to_its_closing_mark_and_not_into_an_order() {
    let sheet = parse("letter to B \"Leave Xochitl\nto me,\n\nand go.\" \npress \"never\n closed\npay 5 to B\n");
    let Order::Letter { text, .. } = &sheet.orders[0].what else { panic!("{sheet:?}") };
    assert_eq!(text.split_whitespace().collect::<Vec<_>>().join(" "), "Leave Xochitl to me, and go.");
    assert_eq!((sheet.orders.len(), sheet.refused.len(), sheet.refused[0].at.line), (2, 1, 5), "{:?}", sheet.refused);
    assert!(sheet.refused[0].reason.contains("closing mark"), "{}", sheet.refused[0].reason);
}

#[test]
fn what_mail_has_wrapped_is_one_line_where_it_is_an_order() {
    let long = "  route Gram - Xochitl - Gram - Xochitl - Gram - Xochitl - Gram -";
    let sheet = parse(&format!("fleet A\n{long}\nXochitl (plundr)\n"));
    assert_eq!((sheet.refused.len(), sheet.wrapped.len()), (1, 0), "neither is carried out: {sheet:?}");
    let sheet = parse(&format!("fleet A\n{long}\n  Xochitl (plunder)\n"));
    let route = sheet.fleets[0].what.lines.route.as_ref().expect("a route");
    assert_eq!(
        (route.what.stops.len(), sheet.refused.len(), sheet.wrapped.as_slice()),
        (8, 0, &[Spot { line: 2, column: 1 }][..])
    );
    let Waypoint::World(last) = &route.what.stops[7].what.to else { panic!("{route:?}") };
    assert_eq!(last.at, Spot { line: 3, column: 3 }, "words stand where they were written");
    // A short line has not been wrapped, and a line that begins with an order does not continue another line.
    assert_eq!(parse("fleet A\nroute Gram\nXochitl").refused.len(), 1);
    assert_eq!(parse(&format!("fleet A\n{long} Gram\nmode engage")).refused.len(), 0);
}
