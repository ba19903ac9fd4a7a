//! `dominated-item`: a ship that is in no way better than another costs less than that one.

use super::{book, code, examples};
use crate::{Content, Finding, InItem, Item, Place, Role};
use rules::{About, Count, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "dominated-item",
    code: code(35),
    severity: Severity::Advice,
    citation: book("Items"),
    says: "No ship costs no less than another that is nowhere worse.",
    because: "Nobody buys it, whatever it needs of technology.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let ships = || content.items.iter().filter(|(_, item)| item.is_ship());
    for (id, item) in ships() {
        if let Some((_, better)) = ships().find(|(other, better)| *other != id && dominates(content, better, item)) {
            let message = format!(
                "{} for {} IU is nowhere worse than {} for {}.",
                better.label(),
                content.price(better),
                item.label(),
                content.price(item)
            );
            findings.push(Finding::new(&ABOUT, Place::Item(id, InItem::Values), message));
        }
    }
}

/// Whether one ship costs no more than another, is in no respect worse, and is better in at least one.
fn dominates(content: &Content, one: &Item, other: &Item) -> bool {
    let takes_as_much = one.takes.is_none() || one.takes == other.takes || other.holds.get() == 0;
    let no_worse = content.price(one) <= content.price(other)
        && one.firepower >= other.firepower
        && one.damage >= other.damage
        && one.holds >= other.holds
        && takes_as_much
        && (one.drive || !other.drive)
        && (other.role != Role::Scout || one.role == Role::Scout);
    let better = content.price(one) < content.price(other)
        || one.firepower > other.firepower
        || one.damage > other.damage
        || one.holds > other.holds
        || one.drive && !other.drive;
    no_worse && better
}

fn failing() -> Content {
    examples::campaign(|content| {
        content.items.add(Item { name: "Hulk".into(), cost: Count::clamped(9), ..Item::default() });
    })
}

fn passing() -> Content {
    examples::campaign(|_| ())
}
