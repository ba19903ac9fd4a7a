//! Tests of cases that the examples in the rules' own files do not show: the second half of a rule, and rules that are silent because another rule
//! reports the fault.

use super::examples::{self, first, second};
use super::{RULES, check};
use crate::{
    Condition, Content, Entry, Finding, Fleet, FleetShip, Goal, Part, PlacedSquadron, Reinforcement, Reward, Scenario, SetUp,
    Ship, Side, TerrainKind,
};
use geometry::{Edge, Grid, Shape, Space};
use rules::{Count, Id, Points, Rule};

/// The names of the rules that these designs break: one name for each finding, so a name may occur twice.
fn broken(content: &Content) -> Vec<&'static str> {
    check(content).iter().map(|finding| finding.about.name).collect()
}

fn findings(content: &Content, rule: &str) -> Vec<Finding> {
    check(content).into_iter().filter(|finding| finding.about.name == rule).collect()
}

fn messages(content: &Content, rule: &str) -> Vec<String> {
    findings(content, rule).into_iter().map(|finding| finding.message).collect()
}

#[test]
fn the_register_is_in_order_and_every_rule_knows_its_examples() {
    Rule::prove(RULES, super::code);
}

#[test]
fn the_battle_from_which_examples_are_made_breaks_no_rule() {
    assert_eq!(broken(&examples::battle(|_| ())), [""; 0]);
}

#[test]
fn a_rule_speaks_once_for_each_thing_however_many_of_its_numbers_offend() {
    let ship = examples::ship("Leviathan").with(Part::Cannons, 11).with(Part::Defense, 12).with(Part::Missiles, 44);
    let long = messages(&examples::ships([ship]), "longer-than-the-printed-sheet");
    assert_eq!(
        long,
        [
            "Leviathan is longer than the printed sheet: cannons 11 for 10 boxes, defense 12 for 10 boxes, missiles 44 for 40 boxes."
        ]
    );
}

#[test]
fn a_ship_without_stats_or_price_is_not_spoken_of_twice() {
    assert_eq!(broken(&examples::ships([Ship::named("Hulk")])), ["ship-without-stats"]);
    let fast = Ship { stated_cost: Some(Points::new(9)), ..examples::ship("Comet").with(Part::Move, 6) };
    assert_eq!(broken(&examples::ships([fast])), ["move-without-price"]);
    let unarmed = examples::ship("Unarmed").with(Part::Missiles, 0);
    assert_eq!(broken(&examples::ships([unarmed])), ["launchers-without-missiles"]);
}

#[test]
fn a_fleet_is_measured_with_everything_aboard() {
    let content = examples::fleet(|fleet| fleet.budget = Points::new(10));
    let over = findings(&content, "fleet-over-budget");
    assert_eq!(over.len(), 1);
    assert_eq!(over[0].message, "Home Fleet costs 14 points, 4 points more than its budget of 10.");
    let titles: Vec<_> = over[0].fixes.iter().map(|fix| fix.title.as_str()).collect();
    assert_eq!(titles, ["Drop Lance 2 (7 points)", "Raise the budget to 14 points"], "the flagship stays");
}

#[test]
fn points_are_unspent_only_where_every_ship_has_a_price() {
    let rich = |change: fn(&mut Ship)| {
        let mut content = examples::fleet(|fleet| fleet.budget = Points::new(40));
        content.ships.add(examples::ship("Spare").with(Part::Cannons, 3));
        examples::on(&mut content.ships, change);
        findings(&content, "unspent-points")
    };
    assert_eq!(rich(|_| ())[0].message, "Home Fleet has 26 points left of 40, and the cheapest design costs 7.");
    assert_eq!(rich(|_| ())[0].fixes[0].title, "Add Spare (12 points)", "the dearest that fits comes nearest to the limit");
    assert!(rich(|ship| ship.set_amount(Part::Move, 6)).is_empty());
}

#[test]
fn a_ship_without_a_design_is_taken_out_of_fleet_and_scenario() {
    let mut content = examples::battle(|content| {
        examples::on(&mut content.fleets, |fleet| examples::on(&mut fleet.ships, |ship| ship.design = Id::new(9)));
    });
    let unknown = findings(&content, "fleet-names-unknown-ship");
    assert_eq!(unknown[0].message, "Ship 1 of Home Fleet is of a design that is not there.");
    assert!(!unknown[0].fixes[0].safe, "the ship has a place in its fleet");
    for edit in &unknown[0].fixes[0].edits {
        content.apply(edit).expect("fleet and scenario are there");
    }
    assert_eq!(broken(&content), ["fleet-without-flagship", "unspent-points"]);
}

#[test]
fn hosts_and_reinforcements_that_are_gone_are_leftovers_too() {
    let content = examples::first_side(|side| {
        side.squadrons.push(PlacedSquadron { host: Id::new(7), at: Space::new(9, 9) });
        side.reinforcements.push(Reinforcement {
            turn: Count::clamped(3),
            ships: vec![Id::new(7), Id::new(8)],
            entry: Entry::Edge(Edge::North),
        });
    });
    let unknown = messages(&content, "fleet-names-unknown-ship");
    assert_eq!(
        unknown,
        [
            "In Meeting, Home Fleet names ship 7, which its fleet does not have.",
            "In Meeting, Home Fleet names ship 8, which its fleet does not have."
        ]
    );
    assert_eq!(broken(&content).len(), 2, "no other rule looks at what is not there");
}

#[test]
fn a_scenario_without_a_map_is_spoken_of_once() {
    let content = examples::battle(|content| content.maps.retain(|_| false));
    assert_eq!(broken(&content), ["unit-off-map"]);
    assert_eq!(messages(&content, "unit-off-map"), ["Meeting places 4 units, and its map is gone."]);
}

#[test]
fn squadrons_share_a_space_with_nobody() {
    let content = examples::free_side(|side| {
        side.squadrons = [(12, 12), (9, 9), (9, 9)].map(|at| PlacedSquadron { host: first(), at: at.into() }).into();
    });
    let shared = messages(&content, "ships-share-a-space");
    assert_eq!(
        shared,
        [
            "A squadron of Lance 1 starts in space 1313, where Lance 1 stands.",
            "A squadron of Lance 1 starts in space 1010, where a squadron of Lance 1 stands."
        ]
    );
}

#[test]
fn a_map_is_named_for_its_areas_only() {
    let hold = |area| {
        examples::battle(|content| {
            examples::on(&mut content.maps, |map| {
                map.areas.add(examples::area([(3, 3)]));
            });
            examples::on(&mut content.scenarios, |scenario| {
                let goal = Goal::Hold { area, turns: Count::clamped(2) };
                scenario.conditions.add(Condition { side: first(), goal, reward: Reward::Victory });
                examples::on(&mut scenario.sides, |side| {
                    side.reinforcements.push(Reinforcement {
                        turn: Count::clamped(2),
                        ships: Vec::new(),
                        entry: Entry::Area(area),
                    });
                });
            });
        })
    };
    assert_eq!(broken(&hold(first())), [""; 0]);
    assert_eq!(
        messages(&hold(second()), "area-off-map"),
        [
            "In Meeting, condition 1 names area 2, which Deep Space does not have.",
            "In Meeting, reinforcement 1 of Home Fleet names area 2, which Deep Space does not have."
        ]
    );
}

#[test]
fn conditions_look_for_their_ship_on_the_right_side() {
    let condition = |side, goal| {
        let content = examples::scenario(|scenario| {
            scenario.conditions.add(Condition { side, goal, reward: Reward::Victory });
        });
        messages(&content, "victory-names-unknown-ship")
    };
    let gone = Id::new(9);
    assert!(condition(first(), Goal::Destroy { of: second(), ship: second() }).is_empty());
    assert!(condition(first(), Goal::Escape { edge: Edge::North, ship: None }).is_empty());
    assert_eq!(
        condition(first(), Goal::Destroy { of: second(), ship: gone }),
        ["Condition 1 of Meeting names ship 9, which Raiders does not have."]
    );
    assert_eq!(
        condition(first(), Goal::Protect { ship: gone }),
        ["Condition 1 of Meeting names ship 9, which Home Fleet does not have."]
    );
    assert_eq!(
        condition(Id::new(9), Goal::Escape { edge: Edge::North, ship: None }),
        ["Condition 1 of Meeting rewards side 9, which is not there."]
    );
    assert_eq!(
        condition(first(), Goal::Destroy { of: Id::new(9), ship: first() }),
        ["Condition 1 of Meeting names a ship of side 9, which is not there."]
    );
}

#[test]
fn three_flagships_are_linked_by_straight_tens() {
    let third = |column, row| {
        examples::battle(|content| {
            let fleet = content.fleets.get(first()).cloned().unwrap_or_default();
            let fleet = content.fleets.add(Fleet { name: "Third".into(), style: None, ..fleet });
            examples::on(&mut content.maps, |map| map.grid = Grid::new(Shape::Square, 25, 25));
            examples::on(&mut content.scenarios, |scenario| {
                let ships = vec![examples::placed(first(), column, row)];
                scenario.sides.add(Side { fleet: Some(fleet), ships, ..Side::default() });
            });
        })
    };
    // The other two flagships stand at (12, 12) and (12, 2). A diagonal of squares is a straight line too.
    assert_eq!(broken(&third(2, 12)), [""; 0]);
    assert_eq!(broken(&third(22, 22)), [""; 0]);
    let apart = findings(&third(22, 9), "flagships-not-ten-apart");
    assert_eq!(
        apart.iter().map(|finding| finding.message.as_str()).collect::<Vec<_>>(),
        [
            "Lance 1, the flagship of Third, stands 10 spaces from that of Home Fleet, and is not linked with the others by exactly 10 in a straight line."
        ]
    );
    assert_eq!(apart[0].fixes[0].title, "Move it to space 2313");
    assert!(messages(&third(16, 7), "flagships-not-ten-apart")[0].contains("stands 5 spaces from that of "));
}

#[test]
fn a_fleet_that_finds_no_room_beside_its_flagship_hangs_together() {
    // Seven ships fill the ring around the flagship; the eighth stands beside one of them.
    let crowd = |last: (i16, i16), planetoid: bool| {
        examples::battle(|content| {
            examples::on(&mut content.fleets, |fleet| {
                fleet.ships = (0..8).map(|_| FleetShip::of(first())).collect();
                fleet.budget = Points::new(60);
            });
            let grid = Grid::new(Shape::FlatHex, 25, 25);
            examples::on(&mut content.maps, |map| {
                if planetoid {
                    map.terrain.add(examples::terrain(TerrainKind::Planetoid, [(12, 11)]));
                }
            });
            examples::on(&mut content.scenarios, |scenario| {
                examples::on(&mut scenario.sides, |side| {
                    let flagship = Space::new(12, 12);
                    let ring = grid.neighbours(flagship).filter(|near| !planetoid || *near != Space::new(12, 11));
                    let spaces = [flagship].into_iter().chain(ring).chain([Space::from(last)]);
                    side.ships = (1..).zip(spaces).map(|(ship, at)| examples::placed(Id::new(ship), at.column, at.row)).collect();
                });
            });
        })
    };
    assert_eq!(broken(&crowd((12, 14), false)), [""; 0]);
    assert_eq!(broken(&crowd((12, 15), false)), ["ship-away-from-its-fleet"]);
    assert_eq!(broken(&crowd((12, 14), true)), [""; 0], "a planetoid is no room");
}

#[test]
fn a_set_up_that_is_free_is_asked_nothing_of_the_book() {
    let content = examples::battle(|content| {
        examples::on(&mut content.fleets, |fleet| fleet.flagship = None);
        examples::on(&mut content.scenarios, |scenario| {
            scenario.set_up = SetUp::Free;
            examples::on(&mut scenario.sides, |side| {
                side.ships = vec![examples::placed(first(), 3, 3), examples::placed(second(), 20, 20)];
                side.squadrons = vec![PlacedSquadron { host: first(), at: Space::new(8, 8) }];
            });
        });
    });
    assert_eq!(broken(&content), [""; 0]);
}

#[test]
fn ten_thousand_findings_about_one_fleet_stay_small() {
    let content = Content {
        fleets: [Fleet { ships: (0..10_000).map(|_| FleetShip::of(Id::new(5))).collect(), ..Fleet::default() }]
            .into_iter()
            .collect(),
        scenarios: [Scenario::default()].into_iter().collect(),
        ..Content::default()
    };
    let unknown = findings(&content, "fleet-names-unknown-ship");
    let fixes = unknown.iter().filter(|finding| !finding.fixes.is_empty()).count();
    assert_eq!(unknown.len(), 10_000);
    assert!((1..100).contains(&fixes), "{fixes} copies of a fleet of ten thousand");
}
