//! `shieldwall-too-short`: a wall of shields must have at least three characters in a row who face the same way.

use super::{book, code, examples, muster};
use crate::{Content, Finding, Fix, Heading, Member, SetUp, Task};
use geometry::Hex;
use rules::{About, Rule, Severity};
use std::collections::BTreeMap;

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "shieldwall-too-short",
    code: code(24),
    severity: Severity::Error,
    citation: book("3.2"),
    says: "A character who begins in a wall of shields has at least two more beside in one row who look the same way, to one side of the row, and the \
           type can form one.",
    because: "Two shields are no wall.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (_, set_up) in SetUp::all(content) {
        let standing = || set_up.men.iter().filter(|man| man.member.task == Task::Shieldwall);
        let wall: BTreeMap<_, _> = standing()
            .filter(|man| man.hull.is_none())
            .filter_map(|man| Some((set_up.grid.hex(man.space?), man.member.heading)))
            .collect();
        for man in standing() {
            let hex = man.space.filter(|_| man.hull.is_none()).map(|space| set_up.grid.hex(space));
            let can = content.troop_of(man.character).is_some_and(|troop| troop.shield_wall);
            let beside = |step: Hex, hex: Hex| {
                (1..SHIELDS as i32).take_while(|n| wall.get(&(hex + step * *n)) == Some(&man.member.heading)).count()
            };
            // The front is a corner: it consists of the side of the hex that the heading names and the side to its left. A row that runs through
            // either of these sides is no wall.
            let fronts = |axis: usize| (man.member.heading as usize + 3 - axis) % 3 == 2;
            let row = |axis: usize| {
                let (hex, step) = (hex?, Hex::NEIGHBOURS[axis]);
                Some((1 + beside(step, hex) + beside(step * -1, hex), axis))
            };
            let rows: Vec<(usize, usize)> = (0..3).filter_map(row).collect();
            let is_wall = |(length, axis): &(usize, usize)| *length >= SHIELDS && fronts(*axis);
            if can && rows.iter().any(is_wall) {
                continue;
            }
            let name = man.character.label();
            let edit =
                |change: &dyn Fn(&mut Member)| muster::member_edit(man.force.0, man.force.1, man.id, |member| change(member));
            let mut fixes = Vec::new();
            let message = if !can {
                format!("{name} is to stand in a wall of shields, and the type forms none.")
            } else if man.hull.is_some() {
                format!("{name} is to stand in a wall of shields aboard a boat; walls are formed ashore.")
            } else if let Some((length, axis)) = rows.iter().find(|(length, _)| *length >= SHIELDS) {
                // The two headings that point across the row, one to each side of it.
                let across = [2, 5].map(|turned| Heading::ALL[(axis + turned) % Heading::ALL.len()]);
                for heading in across {
                    let edit = edit(&|member| member.heading = heading);
                    fixes.extend(edit.map(|edit| Fix::choice(format!("Have {name} look {}", heading.label()), [edit])));
                }
                format!(
                    "{name} stands in a row of {length}, and the front is {}, of which one side looks along the row; whoever looks {} or {} has it on one side.",
                    man.member.heading.front(),
                    across[0].label(),
                    across[1].label()
                )
            } else {
                let length = rows.iter().map(|(length, _)| *length).max().unwrap_or(1);
                format!("{name} stands in a row of {length} who look the same way; a wall takes {SHIELDS}.")
            };
            let free = edit(&|member| member.task = Task::None);
            fixes.extend(free.map(|edit| Fix::choice(format!("Let {name} stand free"), [edit])));
            findings.push(Finding::new(&ABOUT, muster::of_man(man), message).with_fixes(fixes));
        }
    }
}

/// How many characters a wall of shields needs.
const SHIELDS: usize = 3;

fn failing() -> Content {
    examples::member(examples::SAXONS, |member| member.task = Task::Shieldwall)
}

fn passing() -> Content {
    examples::raid(|_| ())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Character, Start};
    use geometry::Space;

    /// How many findings there are for three Saxons in a row along an axis, all with this heading.
    fn found(axis: usize, heading: Heading) -> usize {
        let mut content = examples::raid(|_| ());
        let offa = content.characters.get(examples::OFFA).cloned().expect("he is there");
        if let Some(troop) = content.troops.get_mut(examples::CEORLS) {
            troop.shield_wall = true;
        }
        let others = ["Edmund", "Edward"].map(|name| content.characters.add(Character { name: name.into(), ..offa.clone() }));
        let grid = SetUp::all(&content).next().expect("a scenario").1.grid;
        let row = (0..).map(|number| Start::on(grid.space(grid.hex(Space::new(13, 4)) + Hex::NEIGHBOURS[axis] * number)));
        let force = content.forces.get_mut(examples::SAXONS).expect("a force");
        let first = force.members.ids().next().expect("he is there");
        for (start, character) in row.zip([examples::OFFA].into_iter().chain(others)) {
            let member = Member { character: Some(character), start, heading, task: Task::Shieldwall, ..Member::default() };
            if character == examples::OFFA {
                *force.members.get_mut(first).expect("he is there") = member;
            } else {
                force.members.add(member);
            }
        }
        let mut findings = Vec::new();
        check(&content, &mut findings);
        findings.len()
    }

    #[test]
    fn the_front_of_a_wall_is_a_corner_to_one_side_of_its_row() {
        let walls = |axis: usize| Heading::ALL.into_iter().filter(|heading| found(axis, *heading) == 0).collect::<Vec<_>>();
        assert_eq!(walls(0), [Heading::E, Heading::W], "a row from north-west to south-east");
        assert_eq!(walls(1), [Heading::Nw, Heading::Se], "a row from north-east to south-west");
        assert_eq!(walls(2), [Heading::Ne, Heading::Sw], "a row from west to east");
        assert_eq!(found(2, Heading::Nw), 3);
    }
}
