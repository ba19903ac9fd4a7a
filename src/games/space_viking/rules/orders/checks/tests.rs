//! Tests each rule about sheets by itself, which parts are dropped because of errors, and that the rules use nothing but what the player knows.

use super::*;
use crate::orders::grammar::Verb;
use crate::orders::{Order, Sheet};
use rules::AnyRule as _;
use rules::Severity;

fn names(sheet: &Sheet, knowledge: &Knowledge) -> Vec<&'static str> {
    check(sheet, knowledge).iter().map(|finding| finding.about.name).collect()
}

#[test]
fn every_rule_has_its_code_and_its_examples() {
    // A rule that came later has the next code, wherever it stands in the register.
    let codes: std::collections::BTreeSet<_> = RULES.iter().map(|rule| rule.about.code).collect();
    assert_eq!(codes, (201..).take(RULES.len()).map(code).collect());
    for rule in RULES {
        let (failing, knowledge) = (rule.failing)();
        assert!(names(&failing, &knowledge).contains(&rule.about.name), "{} is silent", rule.about.name);
        let (passing, knowledge) = (rule.passing)();
        assert!(!names(&passing, &knowledge).contains(&rule.about.name), "{} speaks", rule.about.name);
    }
}

#[test]
fn every_rule_speaks_in_sentences() {
    for rule in RULES {
        let about = rule.about;
        assert!(
            about.says.ends_with('.') && about.because.ends_with('.') && about.citation.to_string().len() > 12,
            "{}",
            about.name
        );
        for example in rule.example() {
            assert!(example.message.ends_with('.') && !example.place.is_empty(), "{}: {}", about.name, example.message);
        }
    }
    assert!(RULES.windows(2).all(|pair| pair[0].about.severity >= pair[1].about.severity), "errors, then warnings, then advice");
}

#[test]
fn errors_drop_something_and_nothing_else_does() {
    for rule in RULES {
        assert_eq!(rule.drops == Drops::Nothing, rule.about.severity != Severity::Error, "{}", rule.about.name);
    }
}

#[test]
fn nothing_is_found_in_a_plain_sheet() {
    let (sheet, knowledge) = examples::sheet(
        "fleet Raiders\n  commander Otto\n  mode plunder\n  route Gram - 0606 - Gram\nbuild 2 escort at Gram into Raiders\n",
    );
    assert_eq!(check(&sheet, &knowledge), []);
}

#[test]
fn an_error_drops_its_line_its_block_or_the_sheet() {
    let (sheet, knowledge) = examples::sheet(
        "fleet Raiders\n mode plunder\n route Gram - 9901\nfleet Rangers\n mode engage\nfleet raiders\n mode engage\npay 5 to Nobodyknows\npay 5 to Lucas\n",
    );
    let kept = carried_out(&sheet, &check(&sheet, &knowledge)).expect("the sheet counts");
    let [block] = kept.fleets.as_slice() else { panic!("one block is left: {kept:?}") };
    assert!(block.what.lines.mode.is_some() && block.what.lines.route.is_none());
    assert!(matches!(kept.orders.as_slice(), [order] if matches!(&order.what, Order::Pay { to, .. } if to.text == "Lucas")));
    let (late, knowledge) = examples::opened("orders Angus turn 2 key amber\nfleet Raiders\nmode plunder");
    assert_eq!(carried_out(&late, &check(&late, &knowledge)), None);
}

#[test]
fn a_fix_puts_the_nearest_word_where_the_wrong_one_stood() {
    let text =
        "orders Angus turn 3 key amber\nfleet Raiders\n  mdoe plunder # all of it\n  route Gram - Xochitle\n  with \"Lukas\"\n";
    let (_, knowledge) = examples::sheet("");
    let mut fixed = text.to_owned();
    for finding in check(&Sheet::parse(text.as_bytes()), &knowledge) {
        if let Some(fix) = finding.fixes.first() {
            fixed = fix.applied(&fixed);
        }
    }
    assert_eq!(fixed, text.replace("mdoe", "mode").replace("Xochitle", "Xochitl").replace("\"Lukas\"", "Lucas"));
    let is_error = |finding: &SheetFinding| finding.is_error();
    assert!(!check(&Sheet::parse(fixed.as_bytes()), &knowledge).iter().any(is_error));
}

#[test]
fn spots_are_those_of_the_words() {
    let (sheet, knowledge) = examples::sheet("fleet Raiders\n  route Gram - Xochitl (conquer 1, trade)");
    let found = check(&sheet, &knowledge);
    let finding = found.iter().find(|finding| finding.about.name == "act-of-another-sovereign").expect("found");
    assert_eq!((finding.at.line, finding.at.column), (3, 36));
}

#[test]
fn orders_for_a_fleet_that_nobody_has_are_none_unless_they_list_its_ships() {
    for (written, nearest) in
        [("Raider", "Write Raiders"), ("\"Wat\u{200b}h\"", "Write Watch"), ("\"Rai ders\"", "Write Raiders")]
    {
        let (sheet, knowledge) = examples::sheet(&format!("fleet {written}\nroute Gram - Xochitl - Gram\nmode plunder"));
        let found = check(&sheet, &knowledge);
        let [finding] = found.iter().filter(|finding| finding.is_error()).collect::<Vec<_>>()[..] else { panic!("{found:?}") };
        assert_eq!((finding.about.name, finding.fixes[0].title.as_str()), ("unknown-name", nearest));
        assert!(carried_out(&sheet, &found).expect("the sheet").fleets.is_empty(), "the block is not carried out");
    }
    let (sheet, knowledge) = examples::sheet("fleet Raider\nships 1 escort\nroute Gram - Xochitl - Gram");
    assert!(!names(&sheet, &knowledge).contains(&"unknown-name"), "a fleet may be founded under any name");
    // Names that differ only in invisible characters count as the same.
    let (sheet, knowledge) = examples::sheet("fleet \" Raid\u{200d}ers \"\nmode plunder");
    assert_eq!(check(&sheet, &knowledge), []);
}

#[test]
fn a_name_is_missed_by_a_word_of_it_as_by_a_letter() {
    let mut knowledge = examples::sheet("").1;
    knowledge.houses[1].name = "House  Tharn".into();
    let found = |more: &str| check(&Sheet::parse(format!("orders Angus turn 3 key amber\n{more}").as_bytes()), &knowledge);
    assert_eq!(found("pay 3 to Tharn")[0].fixes[0].title, "Write \"House  Tharn\"");
    assert_eq!(found("pay 3 to \"House   Tharn\""), []);
    let text = "orders Angus turn 3 key amber\npay 3 to \"House    Than\" # so\n";
    let findings = check(&Sheet::parse(text.as_bytes()), &knowledge);
    assert_eq!(findings[0].fixes[0].applied(text), text.replace("House    Than", "House  Tharn"));
}

#[test]
fn what_is_developed_is_not_paid_for_again() {
    let (sheet, mut knowledge) = examples::sheet("research Jump-4 10");
    assert!(!names(&sheet, &knowledge).contains(&"level-not-reached"));
    let id = knowledge.posted.technologies.find(|technology| technology.name == "Jump-4").map(|(id, _)| id).expect("it");
    knowledge.own.technologies.push(id);
    let found = check(&sheet, &knowledge);
    let about = |finding: &&SheetFinding| finding.at.line == 2;
    let messages: Vec<&str> = found.iter().filter(about).map(|finding| finding.message.as_str()).collect();
    assert_eq!(messages, ["Jump-4 is developed already."]);
}

#[test]
fn blocks_together_take_no_more_ships_than_there_are() {
    // Two escorts of the Raiders and one of the Watch stand at Gram.
    for (more, found) in [
        ("fleet Raiders\nships 2 escort\nfleet Watch\nships 1 escort", 0),
        ("fleet Raiders\nships 2 escort\nfleet Watch\nships 2 escort", 1),
        ("fleet Raiders\nships Raven, Owl\nfleet Watch\nships 2 escort", 1),
        ("fleet Raiders\nships 3 escort\nfleet Watch\nships Owl", 1),
        ("fleet Raiders\nships 3 escort\nfleet New\nships 1 escort\nroute Gram", 1),
    ] {
        let (sheet, knowledge) = examples::sheet(more);
        let findings = check(&sheet, &knowledge);
        let taken = findings.iter().filter(|finding| finding.about.name == "ship-in-two-fleets");
        let parts: Vec<InSheet> = taken.map(|finding| finding.part).collect();
        assert_eq!(parts, vec![InSheet::FleetLine(1, Verb::Ships); found], "{more}: {findings:?}");
    }
}

#[test]
fn a_person_commands_one_fleet_and_nobody_pays_himself() {
    let (sheet, knowledge) = examples::sheet("fleet Raiders\ncommander Otto\nfleet Watch\ncommander otto\npay 5 to Angus");
    let found: Vec<_> = check(&sheet, &knowledge).into_iter().filter(SheetFinding::is_error).collect();
    let parts: Vec<(&str, InSheet)> = found.iter().map(|finding| (finding.about.name, finding.part)).collect();
    let expected = [("unknown-name", InSheet::Order(0)), ("person-elsewhere", InSheet::FleetLine(1, Verb::Commander))];
    assert_eq!(parts, expected, "{found:?}");
    assert_eq!(found[0].message, "Angus is yourself: a payment names another player.");
}

#[test]
fn a_captain_who_is_nearly_a_person_of_ones_own_is_asked_about() {
    let (sheet, knowledge) = examples::sheet("fleet Raiders\nships 1 escort\ncommander Oto");
    let found = check(&sheet, &knowledge);
    let tempted = found.iter().find(|finding| finding.about.name == "treachery-tempts").expect("asked");
    assert_eq!((tempted.at.line, tempted.fixes[0].title.as_str()), (4, "Write Otto"));
    let (sheet, knowledge) = examples::sheet("fleet Raiders\nships 1 escort\ncommander Lothar");
    assert!(!names(&sheet, &knowledge).contains(&"treachery-tempts"));
}

#[test]
fn ships_under_nobody_have_an_unnamed_captain_unless_they_need_none() {
    let route = "route Gram - Xochitl - Gram repeat";
    let tempted = |more: &str, change: &dyn Fn(&mut Knowledge)| {
        let (sheet, mut knowledge) = examples::sheet(more);
        knowledge.own.fleets[0].commander = String::new();
        change(&mut knowledge);
        let found = check(&sheet, &knowledge);
        found.iter().find(|finding| finding.about.name == "treachery-tempts").map(|finding| finding.message.clone())
    };
    let nothing = |_: &mut Knowledge| {};
    for block in [format!("fleet Raiders\n{route}"), format!("fleet New\nships Owl\n{route}")] {
        let message = tempted(&block, &nothing).expect("told");
        assert!(message.contains("an unnamed captain is tempted"), "{message}");
    }
    let message = tempted(&format!("fleet Raiders\ncommander nobody\n{route}"), &nothing).expect("told");
    assert!(message.starts_with("These ships need a commander."), "{message}");
    let unmanned = |knowledge: &mut Knowledge| knowledge.own.fleets[0].ships.iter_mut().for_each(|ship| ship.is_unmanned = true);
    assert_eq!(tempted(&format!("fleet Raiders\n{route}"), &unmanned), None);
    let aboard = |knowledge: &mut Knowledge| knowledge.own.persons[1].aboard = Some("Raiders".into());
    assert_eq!(tempted(&format!("fleet Raiders\n{route}"), &aboard), None);
}

#[test]
fn who_plunders_by_mode_is_warned_as_who_is_told_to() {
    let told = |sheet: &str| {
        let (sheet, knowledge) = examples::sheet(sheet);
        names(&sheet, &knowledge).into_iter().filter(|name| name.starts_with("raid-")).collect::<Vec<_>>()
    };
    let warned = ["raid-without-room", "raid-cannot-be-screened"];
    assert_eq!(told("fleet Raiders\ncargo 2 troop\nroute Xochitl (plunder)"), warned);
    assert_eq!(told("fleet Raiders\ncargo 2 troop\nmode plunder\nroute Xochitl"), warned);
    assert!(
        told("fleet Raiders\ncargo 2 troop\nmode plunder\nroute Gram - Cinder").is_empty(),
        "neither home nor without people"
    );
    assert!(told("fleet Raiders\ncargo 2 troop\nmode passive\nroute Xochitl").is_empty());
}

#[test]
fn money_in_holds_pays_for_nothing_at_the_end_of_the_year() {
    // Angus has 100 IU in the treasury, and 20 million subjects pay 20 IU in taxes.
    let overdrawn = |lines: &str| {
        let (sheet, knowledge) = examples::sheet(lines);
        names(&sheet, &knowledge).contains(&"treasury-overdrawn")
    };
    assert!(!overdrawn("pay 100 to Lucas\nfleet Raiders\ncargo 10 IU\nroute Gram (load 10 IU) - Xochitl"));
    assert!(overdrawn("pay 101 to Lucas\nfleet Raiders\ncargo 10 IU\nroute Gram (load 10 IU) - Xochitl"));
    assert!(overdrawn("pay 111 to Lucas\nfleet Raiders\ncargo 10 IU"));
}

#[test]
fn factories_that_a_dropped_line_would_build_do_not_stand() {
    let industry = |knowledge: &mut Knowledge| knowledge.own.technologies.push(rules::Id::new(6));
    let (sheet, knowledge) =
        examples::sheet_of(industry, "build 21 factory at Gram\nbuild 20 factory at Gram\nbuild 1 factory at Gram");
    let found: Vec<u32> = check(&sheet, &knowledge)
        .iter()
        .filter(|finding| finding.about.name == "too-many-factories")
        .map(|finding| finding.at.line)
        .collect();
    assert_eq!(found, [2, 4], "the second line is carried out, and fills the world");
}

#[test]
fn a_hidden_world_may_stand_where_no_chart_shows_one() {
    let (sheet, knowledge) = examples::sheet("fleet Raiders\nroute Gram - 0707 (plunder) - Gram");
    assert!(!names(&sheet, &knowledge).contains(&"act-without-a-world"));
    let (sheet, knowledge) = examples::sheet("fleet Raiders\nroute Gram - Cinder (plunder) - Gram");
    assert!(names(&sheet, &knowledge).contains(&"act-without-a-world"));
}
