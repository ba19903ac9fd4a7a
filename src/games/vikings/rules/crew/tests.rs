//! Tests that the crews chosen for the book's boats break no rule.

use super::super::boat::Rowing;
use super::*;
use crate::{Chapter, checks};

/// The book's boats, with this many warriors and women who have no place yet, and one boat of the class that is called `class`.
fn harbour(class: &str, men: usize, women: usize) -> (Content, Force, Id<Vessel>) {
    let chapter: Chapter = ron::from_str(include_str!("../../../../../blue_book/vikings/boats.ron")).expect("a chapter");
    let mut content = Content { boats: chapter.boats.into_iter().collect(), ..Content::default() };
    let mut force = Force { name: "Crew".into(), ..Force::default() };
    for number in 0..men + women {
        let kind = if number < men { Person::Man } else { Person::Woman };
        let name = format!("Hand {number}");
        let character = content.characters.add(Character { name, people: "Vikings".into(), kind, ..Character::default() });
        force.members.add(Member { character: Some(character), ..Member::default() });
    }
    let class = content.boats.find(|known| known.name == class).map(|(id, _)| id);
    let boat = force.boats.add(Vessel { name: "Stag".into(), class, speed: 90, ..Vessel::default() });
    (content, force, boat)
}

fn class<'a>(content: &'a Content, force: &Force, boat: Id<Vessel>) -> &'a BoatClass {
    let class = force.boats.get(boat).and_then(|boat| boat.class).expect("a class");
    content.boats.get(class).expect("it is there")
}

fn doing(force: &Force, task: Task) -> usize {
    force.members.iter().filter(|(_, member)| member.task == task).count()
}

#[test]
fn a_crew_in_one_press_breaks_no_rule_whatever_the_boat_and_whoever_is_there() {
    for name in ["Drakkar", "Galiote", "Rowboat"] {
        for (men, women) in [(0, 0), (1, 0), (2, 2), (3, 0), (9, 3), (30, 4)] {
            let (mut content, mut force, boat) = harbour(name, men, women);
            force.man_lawfully(&content, boat);
            let class = class(&content, &force, boat).clone();
            let hexes: BTreeSet<Option<Space>> = force.aboard(boat).map(|(_, member)| member.start.hex()).collect();
            assert_eq!(hexes.len(), (men + women).min(class.size()), "{name}, {men} and {women}: each has a hex");
            let best = class.best_speeds(0)[1].min(class.rowed_speed(force.rowing(boat, &class, &content)));
            assert_eq!(u32::try_from(force.boats.get(boat).expect("it is there").speed), Ok(best));
            content.forces.add(force);
            let codes = ["VK017", "VK018", "VK019", "VK020", "VK021", "VK022", "VK023", "VK049"];
            let broken: Vec<_> = checks::check(&content).into_iter().map(|found| found.about.code.to_string()).collect();
            assert!(broken.iter().all(|code| !codes.contains(&code.as_str())), "{name}, {men} and {women}: {broken:?}");
        }
    }
}

#[test]
fn all_seats_are_taken_where_there_are_hands_enough() {
    let (content, mut force, boat) = harbour("Drakkar", 20, 1);
    force.man_lawfully(&content, boat);
    let class = class(&content, &force, boat);
    assert_eq!(force.rowing(boat, class, &content), Rowing { pairs: 7, vikings: true });
    assert_eq!((doing(&force, Task::Oars), doing(&force, Task::Helm), doing(&force, Task::Boarding)), (14, 1, 6));
    let helmsman = force.members.iter().find(|(_, member)| member.task == Task::Helm).expect("somebody steers");
    let kind = helmsman.1.character.and_then(|id| content.characters.get(id)).map(|character| character.kind);
    assert_eq!(kind, Some(Person::Woman), "who does not row steers");
    // A second call changes nothing.
    let before = force.clone();
    force.man_lawfully(&content, boat);
    assert_eq!(doing(&force, Task::Oars), doing(&before, Task::Oars));
}

#[test]
fn whoever_is_put_on_a_taken_hex_changes_places() {
    let (content, mut force, boat) = harbour("Galiote", 3, 0);
    let class = class(&content, &force, boat);
    let ids: Vec<_> = force.members.ids().collect();
    let (stern, rail) = (class.stern(), class.rail().next().expect("a rail"));
    force.embark(&content, ids[0], boat, stern);
    force.embark(&content, ids[1], boat, rail);
    let at = |force: &Force, id| force.members.get(id).map(|member: &Member| (member.boat, member.start.hex(), member.task));
    assert_eq!(at(&force, ids[0]), Some((Some(boat), Some(class.deck_place(stern)), Task::Helm)));
    assert_eq!(at(&force, ids[1]), Some((Some(boat), Some(class.deck_place(rail)), Task::Oars)));
    // The two characters exchange hexes, and each takes the task of the new hex.
    force.embark(&content, ids[1], boat, stern);
    assert_eq!(at(&force, ids[1]), Some((Some(boat), Some(class.deck_place(stern)), Task::Helm)));
    assert_eq!(at(&force, ids[0]), Some((Some(boat), Some(class.deck_place(rail)), Task::Oars)));
    // A character from ashore displaces the other one, who goes ashore.
    force.embark(&content, ids[2], boat, rail);
    assert_eq!(at(&force, ids[0]), Some((None, None, Task::None)));
    force.disembark(ids[1]);
    assert_eq!(force.aboard(boat).map(|(id, _)| id).collect::<Vec<_>>(), [ids[2]]);
}
