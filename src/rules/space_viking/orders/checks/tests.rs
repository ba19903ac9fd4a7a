//! Every rule about sheets by itself, what errors drop, and that nothing is asked but what the player knows.

use super::*;
use crate::rules::space_viking::orders::{Order, Sheet};
use crate::rules::{AnyRule as _, Severity};

fn names(sheet: &Sheet, knowledge: &Knowledge) -> Vec<&'static str> {
    check(sheet, knowledge).iter().map(|finding| finding.about.name).collect()
}

#[test]
fn every_rule_has_its_code_and_its_examples() {
    for (rule, number) in RULES.iter().zip(201..) {
        assert_eq!(rule.about.code, code(number), "{}", rule.about.name);
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
