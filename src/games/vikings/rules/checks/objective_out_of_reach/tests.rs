//! Tests the rule with paces, tides, moored boats and captives, and with every kind of goal that requires movement.

use super::*;
use crate::board::{Board, Laid, Layout};
use crate::{Chapter, Force, Member, Options, Pace, Purpose, Scenario, Start, Token, Vessel};
use geometry::Edge;
use rules::Id;

const HERO: Id<crate::Character> = examples::first();
const FARMER: Id<crate::Character> = examples::OFFA;

/// The findings of the rule on a board of these rows in a game of this many turns. On the first of the two hexes stands a sound warrior of player A
/// in armour, with a movement of 6; on the second stands a farmer of player B. `change` changes the designs first.
fn meeting(rows: &str, [hero, farmer]: [Space; 2], turns: u32, change: impl FnOnce(&mut Content)) -> Vec<String> {
    let mut content = examples::with(|_| ());
    let book: Chapter = ron::from_str(include_str!("../../../../../../blue_book/vikings/tables.ron")).expect("a chapter");
    content.tables = book.tables.expect("the tables");
    let boats: Chapter = ron::from_str(include_str!("../../../../../../blue_book/vikings/boats.ron")).expect("a chapter");
    content.boats = boats.boats.into_iter().collect();
    let board = content.boards.add(Board { hexes: ron::from_str(rows).expect("rows"), ..Board::default() });
    let laid = Laid { board: Some(board), ..Laid::default() };
    let layout = content.layouts.add(Layout { name: "Ground".into(), boards: [laid].into_iter().collect() });
    let side = |name: &str, character, space| {
        let member = Member { character: Some(character), start: Start::on(space), ..Member::default() };
        Force { name: name.into(), members: [member].into_iter().collect(), ..Force::default() }
    };
    let forces = [side("Raiders", HERO, hero), side("Farmers", FARMER, farmer)];
    let sides = forces.map(|force| Some(content.forces.add(force)));
    content.scenarios.add(Scenario { layout: Some(layout), sides, turns: Some(Count::clamped(turns)), ..Scenario::default() });
    change(&mut content);
    let mut findings = Vec::new();
    check(&content, &mut findings);
    findings.into_iter().map(|finding| finding.message).collect()
}

/// Changes the one scenario of the designs.
fn scenario(content: &mut Content, change: impl FnOnce(&mut Scenario)) {
    change(content.scenarios.get_mut(examples::first()).expect("a scenario"));
}

/// Adds the goal for player A to hold a hex at the end of the game.
fn hold(content: &mut Content, space: Space) {
    scenario(content, |scenario| {
        let area = scenario.areas.add(Area { name: "Knoll".into(), spaces: [space].into(), ..Area::default() });
        scenario.goals.add(Goal { what: GoalKind::Held, area: Some(area), ..Goal::default() });
    });
}

fn aim(content: &mut Content, what: GoalKind, character: Option<Id<crate::Character>>) {
    scenario(content, |scenario| _ = scenario.goals.add(Goal { what, character, ..Goal::default() }));
}

/// The rows of a board of open ground only.
fn field() -> String {
    format!("{:?}", vec!["....................".to_owned(); 12])
}

/// The rows of a board with a spit of land in the west, sea in the middle, and land in the east.
fn strait() -> String {
    format!("{:?}", vec!["~~..~~~~~~~~~~~~~~~~...".to_owned(); 12])
}

const FAR: Space = Space::new(18, 10);

#[test]
fn a_pace_counts_instead_of_the_counter_both_ways() {
    let found = |cells: i16, pace: Option<u32>| {
        meeting(&field(), [Space::new(2, 5), FAR], 1, |content| {
            hold(content, Space::new(2 + cells, 5));
            scenario(content, |scenario| {
                let pace = pace.map(|movement| Pace { character: Some(HERO), movement: Level::clamped(movement) });
                scenario.paces = pace.into_iter().collect();
            });
        })
    };
    assert_eq!((found(6, None), found(8, Some(8)), found(3, Some(3))), (vec![], vec![], vec![]));
    let late = ["Raiders takes 2 turns to Knoll, and the last is turn 1."];
    assert_eq!(
        (found(7, None), found(9, Some(8)), found(4, Some(3))),
        (late.map(String::from).into(), late.map(String::from).into(), late.map(String::from).into())
    );
}

#[test]
fn armour_walks_over_a_sandbar_while_the_tide_is_low() {
    let found = |low: Option<u32>, bar: std::ops::Range<i16>| {
        let rows = format!("{:?}", ["~~~~~~~~~~~~", "~~.~~~~~~..~", "~~~~~~~~~~~~", "~~~~~~~~~~~~"]);
        meeting(&rows, [Space::new(2, 1), Space::new(10, 1)], 20, |content| {
            hold(content, Space::new(9, 1));
            scenario(content, |scenario| {
                let spaces = bar.map(|column| Space::new(column, 1)).collect();
                scenario.areas.add(Area { name: "Bar".into(), purpose: Purpose::Tide, spaces });
                scenario.options = Options { low_tide: low.map(Count::clamped), ..Options::default() };
            });
        })
    };
    assert_eq!(found(Some(11), 3..9), Vec::<String>::new());
    let never = ["Nobody of Raiders comes to Knoll by turn 20, the last."];
    assert_eq!(found(None, 3..9), never);
    // From the end of a sandbar in the water, the warrior can wade one more hex, through shallow water.
    assert_eq!(found(Some(11), 3..8), Vec::<String>::new());
    assert_eq!(found(Some(11), 3..7), never);
    // The warrior needs two turns for six hexes of beach and one of land; the sea closes in the third turn.
    assert_eq!(found(Some(1), 3..9), Vec::<String>::new());
}

#[test]
fn a_moored_boat_carries_whoever_comes_to_it() {
    let found = |column: Option<i16>, turns: u32| {
        meeting(&strait(), [Space::new(2, 5), Space::new(22, 10)], turns, |content| {
            hold(content, Space::new(20, 5));
            let rowboat = content.boats.iter().find(|(_, boat)| boat.name == "Rowboat").map(|(id, _)| id);
            let Some(column) = column else { return };
            let start = Start::on(Space::new(column, 5));
            let force = content.forces.get_mut(examples::first()).expect("a force");
            force.boats.add(Vessel { name: "Otter".into(), class: rowboat, start, ..Vessel::default() });
        })
    };
    let never = |turns: u32| vec![format!("Nobody of Raiders comes to Knoll by turn {turns}, the last.")];
    assert_eq!(found(None, 20), never(20), "he wears armour");
    assert_eq!(found(Some(5), 20), Vec::<String>::new(), "one oarsman rows it a hex a phase");
    assert_ne!(found(Some(5), 5), Vec::<String>::new());
    assert_eq!(found(Some(13), 20), never(20), "it lies out of his reach");
}

#[test]
fn a_treasure_is_taken_up_in_a_turn_after_and_carried_off() {
    let found = |turns: u32, treasure: Space| {
        meeting(&field(), [Space::new(2, 5), FAR], turns, |content| {
            aim(content, GoalKind::Treasure, None);
            scenario(content, |scenario| {
                scenario.tokens.add(Token { what: TokenKind::Treasure, spaces: [treasure].into() });
            });
        })
    };
    let late = |turns: u32, last: u32| {
        vec![format!("Raiders takes {turns} turns to carry off 1 treasure, and the last is turn {last}.")]
    };
    // The warrior begins beside the treasure, two hexes from the edge.
    assert_eq!(found(1, Space::new(3, 5)), late(2, 1));
    assert_eq!(found(2, Space::new(3, 5)), Vec::<String>::new());
    assert_eq!(found(1, Space::new(2, 5)), Vec::<String>::new(), "he stands on it");
    // While the warrior carries the treasure to the edge, they move only four hexes a turn.
    assert_eq!(found(3, Space::new(9, 5)), late(4, 3));
}

#[test]
fn a_captive_is_met_where_he_stands() {
    let found = |turns: u32, task: Task| {
        meeting(&field(), [Space::new(2, 5), Space::new(10, 5)], turns, |content| {
            aim(content, GoalKind::Taken, Some(FARMER));
            scenario(content, |scenario| scenario.options.captives = true);
            let farmers = content.forces.get_mut(Id::new(2)).expect("a force");
            farmers.members.get_mut(examples::first()).expect("a member").task = task;
        })
    };
    assert_eq!(found(1, Task::None), ["Raiders takes 2 turns to come beside Offa, and the last is turn 1."]);
    assert_eq!((found(2, Task::None), found(1, Task::Captive)), (vec![], vec![]));
}

#[test]
fn one_escapes_over_an_edge_that_he_can_come_to() {
    let found = |turns: u32, who: Option<Id<crate::Character>>| {
        meeting(&field(), [Space::new(10, 6), FAR], turns, |content| {
            aim(content, GoalKind::Escaped, who);
            let osric = crate::Character { name: "Osric".into(), ..examples::characters()[0].clone() };
            let osric = content.characters.add(osric);
            let raiders = content.forces.get_mut(examples::first()).expect("a force");
            raiders.members.add(Member { character: Some(osric), start: Start::by(Edge::North), ..Member::default() });
            raiders.members.get_mut(examples::first()).expect("a member").heading = crate::Heading::E;
        })
    };
    assert_eq!(found(1, None), Vec::<String>::new(), "somebody begins at an edge");
    let slow = meeting(&field(), [Space::new(10, 6), FAR], 1, |content| {
        aim(content, GoalKind::Escaped, Some(HERO));
        scenario(content, |scenario| {
            scenario.paces = [Pace { character: Some(HERO), movement: Level::clamped(4) }].into_iter().collect();
        });
    });
    assert_eq!(slow, ["Raiders takes 2 turns to get Hallstein off the boards, and the last is turn 1."]);
    assert_eq!(found(1, Some(HERO)), Vec::<String>::new());
}

#[test]
fn whoever_is_led_comes_nowhere_for_his_side() {
    let found = |task: Task| {
        meeting(&field(), [Space::new(2, 5), FAR], 1, |content| {
            hold(content, Space::new(3, 5));
            let osric = crate::Character { name: "Osric".into(), ..examples::characters()[0].clone() };
            let osric = content.characters.add(osric);
            let raiders = content.forces.get_mut(examples::first()).expect("a force");
            raiders.members.add(Member { character: Some(osric), start: Start::on(Space::new(12, 5)), ..Member::default() });
            raiders.members.get_mut(examples::first()).expect("a member").task = task;
        })
    };
    assert_eq!(found(Task::None), Vec::<String>::new());
    assert_eq!(found(Task::Captive), ["Raiders takes 2 turns to Knoll, and the last is turn 1."]);
}
