//! Tests of the rules about where pieces of a set-up may stand, with which other pieces and how many, and of the fixes that these rules offer.

use super::deployed::{self, deployed, entering};
use super::examples::{self, first, second};
use super::{check, set_ups};
use crate::cards::Mission;
use crate::set_up::{Piece, Placed, PlanetStart, Spot};
use crate::{Content, Environ, PossessionKind, Route, RulesLevel, Scenario, Side, Standing};
use rules::{Count, Id, Level};

/// The messages of the findings of one rule about a design.
fn said(content: &Content, rule: &str) -> Vec<String> {
    check(content).into_iter().filter(|finding| finding.about.name == rule).map(|finding| finding.message).collect()
}

/// The design after the first fix of the first finding of a rule has been applied to it.
fn fixed(content: &Content, rule: &str) -> Content {
    let finding = check(content).into_iter().find(|finding| finding.about.name == rule).expect(rule);
    let mut fixed = content.clone();
    for edit in &finding.fixes.first().expect("a fix").edits {
        fixed.apply(edit).expect("it applies");
    }
    assert_eq!(said(&fixed, rule), [""; 0], "the fix leaves nothing to say");
    fixed
}

/// The example designs, with these terms added to the scenario and with the rows that the caller adds to its set-up.
fn with(terms: &[&str], rows: impl FnOnce(&mut Scenario)) -> Content {
    deployed(|_, scenario| {
        say(scenario, terms);
        rows(scenario);
    })
}

fn say(scenario: &mut Scenario, terms: &[&str]) {
    for term in terms {
        let (provision, limit) = (rules::kind::hear(term), rules::kind::hear(term));
        assert!(provision.is_some() || limit.is_some(), "{term}");
        scenario.provisions.extend(provision);
        scenario.limits.extend(limit);
    }
}

const AGAINST: &str = "placed-against-the-scenario";

#[test]
fn characters_start_in_orbit_or_in_environs_as_the_scenario_says() {
    let at = |term: &str, row: fn(Piece, u32) -> Placed| {
        said(
            &with(&[term], |scenario| {
                scenario.set_up.add(row(deployed::PILOT, 1));
            }),
            AGAINST,
        )
        .len()
    };
    let (orbit, environs) =
        ("characters of the Rebel player start in orbit boxes", "characters of the Rebel player start in environs");
    assert_eq!([at(orbit, deployed::in_orbit), at(orbit, deployed::placed)], [0, 1]);
    assert_eq!([at(environs, deployed::in_orbit), at(environs, deployed::placed)], [1, 0]);
}

#[test]
fn groups_stand_apart_or_together_as_the_scenario_says() {
    let two = |term: &str, other: Placed| {
        let content = with(&[term], |scenario| {
            scenario.set_up.add(deployed::placed(deployed::PILOT, 1));
            scenario.set_up.add(other);
        });
        said(&content, AGAINST).len()
    };
    let [here, there] = [deployed::placed(deployed::SCOUT, 1), deployed::on_second(deployed::SCOUT, 1)];
    let apart = "groups of the Rebel player start on different planets";
    assert_eq!([two(apart, here), two(apart, there)], [1, 0]);
    for together in ["characters of the Rebel player start together in one environ", "Pilot starts in the same environ as Scout"]
    {
        assert_eq!([two(together, here), two(together, there)], [0, 1], "{together}");
    }
}

#[test]
fn round_one_star_characters_start_in_one_environ_that_their_side_controls() {
    let one_star = |planet: fn(Piece, u32) -> Placed, free: bool| {
        let content = deployed(|_, scenario| {
            (scenario.rules, scenario.free) = (RulesLevel::StarSystem, free);
            deployed::start_at(scenario, Some(Standing::RebelControl));
            scenario.set_up.add(planet(deployed::PILOT, 1));
            scenario.set_up.add(deployed::placed(deployed::SCOUT, 1));
        });
        said(&content, AGAINST)
    };
    assert_eq!(one_star(deployed::placed, false), [""; 0]);
    assert_eq!(one_star(deployed::on_second, false), ["Pilot starts on Planet 121, which the Imperial player controls."]);
    assert_eq!(one_star(deployed::on_second, true), [""; 0], "a free scenario puts anybody anywhere");
}

#[test]
fn what_is_dealt_is_counted_by_group_and_bearer_and_no_ship_is_dealt() {
    let given = ["the Rebel player starts with Pilot", "the Rebel player starts with Twin"];
    let deal = |term: &str, rows: fn(&mut Scenario)| said(&with(&[&given[..], &[term]].concat(), rows), AGAINST);
    let content = deal("the Rebel player is dealt 2 characters for the group of Pilot", |scenario| {
        let pilot = scenario.set_up.add(deployed::placed(deployed::PILOT, 1));
        scenario.set_up.add(deployed::along(deployed::SCOUT, pilot));
        scenario.set_up.add(deployed::along(deployed::AIDE, pilot));
    });
    assert_eq!(content, [""; 0]);
    let content = with(
        &[
            "the Rebel player is dealt 1 characters for the group of Pilot",
            "the Rebel player is dealt 1 characters for the group of Twin",
            given[0],
            given[1],
        ],
        |scenario| {
            let pilot = scenario.set_up.add(deployed::placed(deployed::PILOT, 1));
            scenario.set_up.add(deployed::placed(deployed::TWIN, 1));
            scenario.set_up.add(deployed::along(deployed::SCOUT, pilot));
            scenario.set_up.add(deployed::along(deployed::AIDE, pilot));
        },
    );
    assert_eq!(said(&content, AGAINST), ["The group of Pilot has 2 characters that the scenario does not name, and is dealt 1."]);
    // A ship does not count as dealt, even if the scenario does not name it.
    let ship = deal("the Rebel player is dealt 2 possessions other than ships", |scenario| {
        let pilot = scenario.set_up.add(deployed::placed(deployed::PILOT, 1));
        scenario.set_up.add(deployed::along(deployed::SHIP, pilot));
    });
    assert_eq!(ship, ["The Rebel player starts with 1 ship that the scenario does not give, and is dealt 0."]);
    let bearers = |second: Piece| {
        let terms = [
            given[0],
            given[1],
            "the Rebel player is dealt 2 possessions other than ships",
            "possessions dealt to the Rebel player go to different characters",
        ];
        let content = deployed(|content, scenario| {
            examples::change(&mut content.possessions, second_ship(), |found| found.kind = PossessionKind::Object);
            say(scenario, &terms);
            let pilot = scenario.set_up.add(deployed::placed(deployed::PILOT, 1));
            let twin = scenario.set_up.add(deployed::placed(deployed::TWIN, 1));
            scenario.set_up.add(deployed::along(deployed::FRIEND, pilot));
            scenario.set_up.add(deployed::along(deployed::SPARE_SHIP, if second == deployed::TWIN { twin } else { pilot }));
        });
        said(&content, AGAINST).len()
    };
    assert_eq!([bearers(deployed::PILOT), bearers(deployed::TWIN)], [1, 0]);
}

const fn second_ship() -> Id<crate::Possession> {
    Id::new(2)
}

#[test]
fn as_many_counters_of_a_ship_are_given_as_the_scenario_says() {
    let ships = |given: &str, placed: u32| {
        let content = deployed(|content, scenario| {
            examples::on(&mut content.possessions, |ship| ship.count = Count::clamped(3));
            say(scenario, &["the Rebel player starts with Pilot", given]);
            let pilot = scenario.set_up.add(deployed::placed(deployed::PILOT, 1));
            for _ in 0..placed {
                scenario.set_up.add(deployed::along(deployed::SHIP, pilot));
            }
        });
        said(&content, AGAINST).len()
    };
    assert_eq!([2, 3].map(|placed| ships("the Rebel player starts with 2 counters of Ship", placed)), [0, 1]);
    assert_eq!(ships("the Rebel player starts with Ship", 3), 0, "where it does not say how many");
    let named = with(&["the Rebel player starts with Pilot", "the Rebel player starts with 2 counters of Ship"], |_| ());
    let scenario = named.scenarios.get(first()).expect("a scenario");
    let placed = crate::set_up::placed_by_the_book(&named, scenario).expect("something is missing");
    assert_eq!(placed.set_up.iter().filter(|(_, row)| row.piece == deployed::SHIP).count(), 2);
}

#[test]
fn somebody_is_with_the_stack_that_is_strongest_in_space() {
    let with_fleet = |planet: fn(Piece, u32) -> Placed| {
        let content = with(&["Pilot starts with the stack of province 1 that has the most strength in space"], |scenario| {
            deployed::start_at(scenario, Some(Standing::RebelControl));
            scenario.set_up.add(planet(deployed::PILOT, 1));
            scenario.set_up.add(deployed::placed(deployed::GOOD_REBELS, 1));
        });
        said(&content, AGAINST).len()
    };
    assert_eq!([with_fleet(deployed::placed), with_fleet(deployed::on_second)], [0, 1]);
}

#[test]
fn groups_that_enter_are_large_enough_and_come_by_as_many_doors() {
    let worth = |points: u32| {
        let content = entering(|_, scenario| {
            let limit = format!("units of the Rebel player enter on turn 2 from each star with {points} Force Points at least");
            scenario.limits.extend(rules::kind::hear(&limit));
        });
        said(&content, "entry-off-the-routes").len()
    };
    assert_eq!([worth(8), worth(9)], [0, 1], "a 4-3 for 7 and a 1-0 for 1");
    // Adds a second star that is not in play. If `joined`, a route joins it to the same star in play as the first one.
    let doors = |joined: bool| {
        let content = entering(|content, scenario| {
            let outside = content.stars.get(Id::new(3)).cloned().expect("a star outside");
            let star = content.stars.add(crate::Star { name: "Beyond".into(), number: Level::clamped(22), ..outside });
            content.routes.add(Route { from: Some(if joined { second() } else { first() }), to: Some(star), ..Route::default() });
            let known = content.planets.get(second()).cloned().expect("a planet");
            let beyond = crate::Planet { name: "Planet 221".into(), number: Count::clamped(221), star: Some(star), ..known };
            let planet = Some(content.planets.add(beyond));
            say(
                scenario,
                &[
                    "units of the Rebel player enter by any route into the stars in play",
                    "units of the Rebel player enter by 2 routes on turn 2",
                ],
            );
            let row = Placed {
                planet,
                spot: Spot::FromSpace,
                turn: Level::clamped(2),
                ..Placed::of(Side::Rebel, deployed::GOOD_REBELS)
            };
            scenario.set_up.add(row);
        });
        said(&content, "entry-off-the-routes").len()
    };
    assert_eq!([doors(true), doors(false)], [1, 0]);
}

#[test]
fn units_that_cannot_jump_enter_with_as_many_that_carry_them() {
    let entering = |immobile: u32| {
        let content = entering(|_, scenario| {
            let row = scenario.set_up.iter().find(|(_, row)| row.piece == deployed::REBELS).map(|(id, _)| id).expect("a row");
            scenario.set_up.get_mut(row).expect("a row").count = Count::clamped(immobile);
        });
        said(&content, "stranded-in-orbit")
    };
    assert_eq!(entering(1), [""; 0]);
    assert_eq!(entering(2), ["2 units that cannot move by themselves and 1 unit that carry enter from Outside on turn 2."]);
}

#[test]
fn who_may_not_fly_a_ship_is_told() {
    let flown = |owner: Option<Piece>, kind: PossessionKind, starts: bool| {
        let content = deployed(|content, scenario| {
            examples::on(&mut content.possessions, |ship| {
                ship.kind = kind;
                ship.owner = owner.and_then(|owner| if let Piece::Character(id) = owner { Some(id) } else { None });
            });
            let scout = scenario.set_up.add(deployed::placed(deployed::SCOUT, 1));
            if starts {
                scenario.set_up.add(deployed::placed(deployed::PILOT, 1));
            }
            scenario.set_up.add(deployed::along(deployed::SHIP, scout));
        });
        said(&content, "ship-without-pilot").len()
    };
    let (ship, imperial) = (PossessionKind::Ship, PossessionKind::ImperialShip);
    assert_eq!([flown(None, ship, true), flown(Some(deployed::SCOUT), ship, true)], [0, 0]);
    assert_eq!([flown(Some(deployed::PILOT), ship, true), flown(Some(deployed::PILOT), ship, false)], [1, 0]);
    assert_eq!(flown(Some(deployed::PILOT), imperial, false), 1, "nobody else ever flies that of a Knight");
}

#[test]
fn a_base_has_three_levels_however_it_comes_to_them() {
    let level = |change: fn(&mut Scenario)| said(&deployed(|_, scenario| change(scenario)), "base-above-its-levels");
    assert_eq!(level(|scenario| scenario.bases = Level::clamped(3)).len(), 1);
    let start = |base| PlanetStart { base: Some(Level::clamped(base)), ..PlanetStart::of(first()) };
    assert_eq!(
        said(
            &deployed(|_, scenario| {
                scenario.planets.add(start(3));
            }),
            "base-above-its-levels"
        ),
        ["Planet 111 has a base of level 3."]
    );
    let raised = |by| {
        deployed(|_, scenario| {
            scenario.bases = Level::clamped(1);
            scenario.set_up.add(deployed::placed(deployed::BASE_LEVEL, by));
        })
    };
    assert_eq!([raised(1), raised(2)].map(|content| said(&content, "base-above-its-levels").len()), [0, 1]);
    let mended = fixed(&deployed(|_, scenario| scenario.bases = Level::clamped(9)), "base-above-its-levels");
    assert_eq!(mended.scenarios.get(first()).map(|scenario| scenario.bases), Some(Level::clamped(2)));
}

#[test]
fn letters_environs_and_routes_are_told_apart() {
    let rule = "same-number-twice";
    let letters = examples::galaxy(|content| {
        for name in ["Diplomacy", "Dispute"] {
            content.missions.add(Mission { name: name.into(), letter: "D".into(), ..Mission::default() });
        }
    });
    assert_eq!(said(&letters, rule), ["Dispute has the letter D, as Diplomacy has."]);
    let environs = examples::galaxy(|content| {
        examples::on(&mut content.planets, |planet| {
            planet.environs.add(Environ::default());
        });
    });
    assert_eq!(said(&environs, rule), ["Planet 111 has a second urban environ."]);
    let routes = examples::galaxy(|content| {
        content.routes.add(Route { from: Some(second()), to: Some(first()), ..Route::default() });
    });
    assert_eq!(said(&routes, rule), ["A second route joins Far and Near."]);
}

#[test]
fn fixes_mend_what_they_are_offered_for() {
    let garrison = deployed(|_, scenario| {
        say(scenario, &["the Imperial player has a unit on every planet in play"]);
        scenario.set_up.add(deployed::placed(deployed::LINE, 1));
    });
    let mended = fixed(&garrison, "planet-without-garrison");
    let (_, board) = set_ups::boards(&mended).next().expect("a board");
    assert!(board.units().any(|(_, row, _, at)| row.piece == deployed::MILITIA && at.planet == Some(second())));
    fixed(&examples::province(|content| examples::on(&mut content.planets, |planet| planet.capital = false)), "not-one-capital");
    let two = examples::province(|content| examples::change(&mut content.planets, second(), |planet| planet.capital = true));
    assert!(fixed(&two, "not-one-capital").planets.get(first()).is_some_and(|planet| planet.capital));
    let crowd = |rows: &[u32]| {
        deployed(|_, scenario| {
            for count in rows {
                scenario.set_up.add(deployed::placed(deployed::MILITIA, *count));
            }
        })
    };
    for rows in [&[5][..], &[3, 1], &[2, 2]] {
        let left: u32 = fixed(&crowd(rows), "environ-overstacked")
            .scenarios
            .iter()
            .flat_map(|(_, scenario)| scenario.set_up.iter())
            .map(|(_, row)| row.count.get())
            .sum();
        assert_eq!(left, 3, "{rows:?}");
    }
    let two_ships = deployed(|_, scenario| {
        let pilot = scenario.set_up.add(deployed::placed(deployed::PILOT, 1));
        scenario.set_up.add(deployed::along(deployed::SHIP, pilot));
        scenario.set_up.add(deployed::along(deployed::SPARE_SHIP, pilot));
    });
    fixed(&two_ships, "two-ships-or-companions");
}

#[test]
fn each_group_is_dealt_its_own_and_nobody_twice() {
    let content = with(
        &[
            "the Rebel player starts with Pilot",
            "the Rebel player starts with Ship",
            "the Rebel player is dealt 2 characters for the group of Pilot",
            "the Rebel player is dealt 1 characters",
        ],
        |scenario| {
            let pilot = scenario.set_up.add(deployed::placed(deployed::PILOT, 1));
            scenario.set_up.add(deployed::along(deployed::SHIP, pilot));
        },
    );
    let scenario = content.scenarios.get(first()).expect("a scenario");
    let dealt = crate::set_up::dealt(&content, scenario, 3);
    let mut people: Vec<Piece> =
        dealt.set_up.iter().map(|(_, row)| row.piece).filter(|piece| matches!(piece, Piece::Character(_))).collect();
    people.sort_unstable();
    assert_eq!(people, [deployed::PILOT, deployed::SCOUT, deployed::TWIN, deployed::AIDE]);
    let aboard = dealt.set_up.iter().filter(|(_, row)| row.with == Some(Id::new(2))).count();
    assert_eq!(aboard, 2, "two go aboard the ship of the group");
    let again = crate::set_up::dealt(&content, &dealt, 4);
    assert_eq!(again.set_up.len(), dealt.set_up.len());
}

#[test]
fn pieces_that_go_with_each_other_in_a_ring_and_games_without_turns_are_told() {
    let ring = deployed(|_, scenario| {
        let pilot = scenario.set_up.add(deployed::placed(deployed::PILOT, 1));
        let ship = scenario.set_up.add(deployed::along(deployed::SHIP, pilot));
        scenario.set_up.get_mut(pilot).expect("the pilot").with = Some(ship);
    });
    let told = said(&ring, "scenario-names-unknown-thing");
    assert_eq!(told.len(), 2, "{told:?}");
    assert!(told[0].contains("goes with it in the end"), "{told:?}");
    let turns = |turns: u32| deployed(|_, scenario| scenario.turns = Some(Count::clamped(turns)));
    let told = said(&turns(0), "nobody-can-win");
    assert!(told[0].contains("over before its first turn"), "{told:?}");
    let before = said(&turns(1), "nobody-can-win");
    assert_eq!(told.len(), before.len() + 1, "{before:?}");
}
