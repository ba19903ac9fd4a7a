//! `flagships-not-ten-apart`: checks the flagships that stand on the map in a scenario set up by the book.
//!
//! The first player's flagship must be placed at the centre. Each further flagship must be placed exactly ten spaces, in a straight line, from one
//! placed before it, and at least ten spaces from all others. A scenario does not record the order of placement, so the rule checks what must be true
//! after any order: the flagships, linked by straight lines of ten spaces, form one group, and no two are nearer than ten. Each flagship that is
//! nearer than ten to an earlier one, or outside the largest group, gives a finding. With more than six sides, which another rule reports, this rule
//! is silent.

use super::super::field::{Field, Unit, fields_by_the_book};
use super::{book, code, counted, examples};
use crate::placement::{TEN, linked, straight_tens};
use crate::{Content, Finding, Fix, Scenario};
use geometry::{Grid, Space};
use rules::{About, FixBudget, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "flagships-not-ten-apart",
    code: code(17),
    severity: Severity::Error,
    citation: book("Setup: Placement on the Map"),
    says: "In a set-up by the book, every flagship stands exactly ten spaces in a straight line from another, and no nearer than ten to any.",
    because: "The distance keeps every fleet out of range at first and gives each the same way to its enemies.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let fix_budget = FixBudget::new();
    for field in fields_by_the_book(content).filter(|field| field.sides.len() <= Scenario::MOST_SIDES) {
        let Some((_, map)) = field.map else { continue };
        let (grid, flagships) = (map.grid, field.flagships());
        let group = largest_group(grid, &flagships);
        for (index, unit) in flagships.iter().enumerate() {
            let distance = |other: &&&Unit| grid.distance(unit.at, other.at);
            let near = flagships[..index].iter().filter(|other| distance(other) < TEN).min_by_key(distance);
            let others = || flagships.iter().filter(|other| !std::ptr::eq(**other, *unit));
            let words = |other: &Unit| {
                let spaces = counted(grid.distance(unit.at, other.at), "space");
                format!("{spaces} from that of {}", field.sides[other.side].label())
            };
            let trouble = match (near, others().min_by_key(distance)) {
                (Some(near), _) => format!("{}, and flagships stand no nearer than {TEN}", words(near)),
                (None, Some(nearest)) if !group.contains(&index) => {
                    format!("{}, and is not linked with the others by exactly {TEN} in a straight line", words(nearest))
                }
                _ => continue,
            };
            let message = format!("{}, the flagship of {}, stands {trouble}.", field.name(unit), field.sides[unit.side].label());
            let linked = || flagships.iter().enumerate().filter(|(other, _)| *other != index && group.contains(other));
            let others: Vec<Space> = others().map(|other| other.at).collect();
            let fix = || fix_of(&field, grid, unit, linked().map(|(_, other)| other.at), &others);
            findings.push(Finding::new(&ABOUT, field.place(unit), message).with_fixes(fix_budget.offer(fix)));
        }
    }
}

/// The indices of the flagships in the largest group whose members are linked by straight lines of ten spaces. If two groups are equally large, the
/// one with the earlier flagship is chosen.
fn largest_group(grid: Grid, flagships: &[&Unit]) -> Vec<usize> {
    let mut largest = Vec::new();
    for start in 0..flagships.len() {
        let mut group = vec![start];
        let mut next = 0;
        while let Some(from) = group.get(next).copied() {
            let more: Vec<_> = (0..flagships.len())
                .filter(|to| !group.contains(to) && linked(grid, flagships[from].at, flagships[*to].at))
                .collect();
            group.extend(more);
            next += 1;
        }
        if group.len() > largest.len() {
            largest = group;
        }
    }
    largest
}

/// A fix that moves a flagship to the nearest free space that lies ten spaces in a straight line from a flagship of the group and at least ten from
/// every other flagship; `None` if there is no such space.
fn fix_of(field: &Field, grid: Grid, unit: &Unit, group: impl Iterator<Item = Space>, others: &[Space]) -> Option<Fix> {
    let spaces = straight_tens(grid, group, others).filter(|space| field.enterable(*space) && !field.is_taken(*space));
    let to = spaces.min_by_key(|space| (grid.distance(unit.at, *space), *space))?;
    field.move_to(unit, to)
}

fn failing() -> Content {
    second_flagship_in_row(3)
}

fn passing() -> Content {
    second_flagship_in_row(2)
}

fn second_flagship_in_row(row: i16) -> Content {
    examples::scenario(|scenario| {
        if let Some(side) = scenario.sides.get_mut(examples::second()) {
            side.ships = vec![examples::placed(examples::first(), 12, row)];
        }
    })
}
