//! Tests the reading of sheets that arrive by mail.

use super::{Name, Sheet};

#[test]
fn what_a_mail_says_above_its_sheet_is_no_order_and_is_not_told() {
    let sheet = Sheet::parse(b"Dear referee,\n(here they are)\nbuild two\norders A turn 1 key x\nfleet B\n  Cheers");
    let refused: Vec<u32> = sheet.refused.iter().map(|line| line.at.line).collect();
    assert_eq!((refused, sheet.fleets.len()), (vec![3, 6], 1), "what looks like an order is told, and what stands below");
    let by_lines = Sheet::parse_by_lines(b"Dear referee,\norders A turn 1 key x");
    assert_eq!(by_lines.refused.len(), 1, "as games were played before they had secrets");
}

#[test]
fn an_accent_is_the_same_whether_or_not_it_is_part_of_its_letter() {
    let name = Name::from("E\u{301}cole Nationale");
    assert!(name.is("\u{e9}COLE  nationale") && name.folded() == Name::from("\u{c9}cole Nationale").folded());
    assert!(!name.is("Ecole Nationale"));
    // A hyphen at which mail programs do not break a line.
    let hyphen = Name::from("Jump\u{2011}3");
    assert!(hyphen.is("Jump-3") && hyphen.folded() == "jump-3");
}
