//! Tests of the rules about forces and their set-up: starting places, holds and the counter mix.

use super::*;

#[test]
fn invaders_on_a_capital_do_not_defend_it() {
    let with = |raiders: Station, boat: Option<Station>| {
        examples::battle(|content| {
            examples::on(&mut content.scenarios, |scenario| {
                examples::on(&mut scenario.deployments, |deployment| deployment.stations[0].at = raiders);
                if let Some(locals) = scenario.deployments.get_mut(second()) {
                    locals.stations = boat.map(|at| Stationed { unit: first(), at }).into_iter().collect();
                }
            });
        })
    };
    let capital = Station::Sector(first(), Space::On(examples::moon()));
    let deep = Station::Sector(first(), Space::Deep(first()));
    let said = |content: &Content| messages(content, "capital-undefended");
    assert_eq!(said(&with(capital, Some(capital))), [""; 0]);
    let bare = "No unit in Home stands on its capital, a moon, or may be placed there.";
    assert_eq!(said(&with(capital, Some(deep))), [bare.replace("a moon", examples::body(Form::Moon(Sector::default())).label())]);
    assert_eq!(said(&with(capital, None)), ["Nobody defends Home."]);
}

#[test]
fn a_system_in_play_a_third_time_is_counted_in_words() {
    let with = |form, more: usize| {
        let content = examples::campaign(|content| {
            examples::on(&mut content.scenarios, |scenario| {
                scenario.form = form;
                for _ in 0..more {
                    let again = *scenario.systems.get(first()).expect("a system in play");
                    scenario.systems.add(again);
                }
            });
        });
        messages(&content, "same-system-twice")
    };
    assert_eq!(with(ScenarioForm::Double, 1), [""; 0]);
    assert_eq!(with(ScenarioForm::Double, 2), ["Campaign has System 1 in play for the 3rd time, and it can be in play twice."]);
    assert_eq!(with(ScenarioForm::Standard, 1), ["Campaign has System 1 in play for the 2nd time, and it can be in play once."]);
    assert_eq!(with(ScenarioForm::Free, 5), [""; 0]);
}

#[test]
fn two_vikings_on_a_table_with_one_set_share_it() {
    let with = |form| {
        let content = examples::campaign(|content| {
            let twin = content.forces.add(Force { name: "Twin".into(), ..examples::purchase() });
            if let Some(raiders) = content.units.get_mut(examples::RAIDERS) {
                raiders.count = Count::clamped(5);
            }
            examples::on(&mut content.scenarios, |scenario| {
                scenario.form = form;
                scenario.deployments.add(examples::deployment(twin.number(), [(1, Station::HomeBase)]));
            });
        });
        messages(&content, "counter-mix-exceeded")
    };
    assert_eq!(with(ScenarioForm::Standard), ["Campaign uses 6 counters of red RD, and the game holds 5."]);
    assert_eq!(with(ScenarioForm::Double), [""; 0]);
}

#[test]
fn what_the_last_credits_buy_is_loaded_where_there_is_room() {
    let content = examples::campaign(|content| {
        examples::on_force(content, 1, |force| force.budget = Points::new(66));
        if let Some(pod) = content.units.get_mut(examples::MISSILE_POD) {
            pod.cost = Count::new(3);
        }
        for id in [examples::FIGHTER, examples::RAIDERS] {
            if let Some(unit) = content.units.get_mut(id) {
                unit.count = Count::clamped(3);
            }
        }
    });
    let found = findings(&content, "unspent-credits");
    assert_eq!(found[0].message, "Raid has 3 mega-credits left of 66, which would buy MSL.");
    assert_eq!(broken(&fixed(&content, &found[0], 0)), [""; 0], "the pod is in the hold of the cruiser");
}

#[test]
fn what_is_taken_out_of_a_full_hold_starts_at_the_home_base() {
    let content = examples::campaign(|content| {
        if let Some(cruiser) = content.units.get_mut(examples::CRUISER) {
            cruiser.capacity = Level::new(5);
        }
    });
    let found = findings(&content, "hold-overfull");
    assert_eq!(found[0].fixes[0].title, "Take RD 3 out of the hold");
    let fixed = fixed(&content, &found[0], 0);
    assert_eq!(broken(&fixed), ["stranded-at-home-base"]);
    let stations = &fixed.scenarios.get(first()).and_then(|scenario| scenario.deployments.get(first())).expect("red").stations;
    assert!(stations.contains(&Stationed { unit: Id::new(7), at: Station::HomeBase }));
}

#[test]
fn a_local_unit_in_a_system_records_which_it_defends() {
    let content = examples::battle(|content| {
        examples::on_force(content, 2, |force| examples::on(&mut force.units, |boat| boat.system = None));
    });
    let found = findings(&content, "local-unit-out-of-its-system");
    assert_eq!(found[0].message, "PB starts in Home, and no system is recorded that it defends.");
    assert_eq!(broken(&fixed(&content, &found[0], 0)), [""; 0]);
    let set_aside = examples::battle(|content| {
        examples::on_force(content, 2, |force| {
            force.units.add(ForceUnit::of(examples::PATROL_BOAT));
        });
    });
    assert_eq!(broken(&set_aside), [""; 0], "what stands nowhere is kept for construction");
}

#[test]
fn a_place_is_one_for_the_units_that_start_there() {
    let with = |unit: ForceUnit, color: Color, at: Station| {
        let content = examples::battle(|content| {
            examples::on_force(content, 2, |force| {
                force.color = color;
                force.units = [unit].into_iter().collect();
            });
            examples::on(&mut content.scenarios, |scenario| {
                if let Some(deployment) = scenario.deployments.get_mut(second()) {
                    deployment.stations[0].at = at;
                }
            });
        });
        messages(&content, "deployed-more-than-owned")
    };
    let blue = |unit, at| with(ForceUnit::of(unit), Color::Blue, at);
    assert_eq!(
        blue(examples::ESCORT, Station::HomeBase),
        ["Battle places FE of Locals, at a home base, where only Vikings start."]
    );
    assert_eq!(
        blue(examples::ESCORT, Station::OffTile(first())),
        ["Battle places FE of Locals, beside Home, which the Federation defends and only invaders enter."]
    );
    let red = |unit, at| with(ForceUnit::of(unit), Color::Red, at);
    assert_eq!(red(examples::CRUISER, Station::OffTile(first())), [""; 0]);
    assert_eq!(
        red(examples::FIGHTER, Station::OffTile(first())),
        ["Battle places FT of Locals, beside Home, which only code S enters, and its code is *P."]
    );
    assert_eq!(
        red(examples::CRUISER, Station::HomeBase),
        ["Battle places CR of Locals, at a home base, from which nobody comes into a battle."]
    );
    assert_eq!(
        blue(examples::QUADRANT_CAPITAL, Station::InSystem(first())),
        ["Battle places FD of Locals, in Home without a sector, and a fortress never moves into one."]
    );
    assert_eq!(blue(examples::QUADRANT_CAPITAL, Station::Sector(first(), Space::On(examples::moon()))), [""; 0]);
    let boat = ForceUnit { system: Some(first()), ..ForceUnit::of(examples::PATROL_BOAT) };
    assert_eq!(with(boat, Color::Green, Station::HomeBase), [""; 0], "it is out of its system");
}

#[test]
fn a_carrier_that_stays_on_its_body_takes_nobody_off_it() {
    let content = examples::battle(|content| {
        if let Some(troopers) = content.units.get_mut(examples::BLUE_TROOPERS) {
            troopers.capacity = Level::new(4);
        }
        examples::on_force(content, 2, |force| {
            force.color = Color::Blue;
            force.units = examples::loaded([(examples::BLUE_TROOPERS, None)]);
        });
    });
    assert_eq!(messages(&content, "garrison-that-cannot-leave"), ["No carrier in Home can take PT."]);
}

#[test]
fn fortresses_of_three_technologies_are_told_apart() {
    let content = examples::battle(|content| {
        let fortress = content.units.get(examples::QUADRANT_CAPITAL).cloned().expect("a fortress");
        let other = content.units.add(crate::UnitType { technology: Technology::C, ..fortress });
        examples::on_force(content, 2, |force| {
            force.units = examples::loaded([(examples::QUADRANT_CAPITAL, None), (other, None), (examples::PATROL_BOAT, None)]);
        });
    });
    let force = content.forces.get(second()).expect("the force");
    let labels: Vec<_> = force.units.ids().map(|unit| force.unit_label(unit, &content.units)).collect();
    assert_eq!(labels, ["FD 1", "FD 2", "PB"]);
}

#[test]
fn a_fortress_that_is_moved_keeps_to_a_sector() {
    let at = |at: Station| {
        examples::battle(|content| {
            examples::on_force(content, 2, |force| {
                force.color = Color::Blue;
                force.units = examples::loaded([(examples::QUADRANT_CAPITAL, None)]);
            });
            examples::on(&mut content.scenarios, |scenario| {
                if let Some(deployment) = scenario.deployments.get_mut(second()) {
                    deployment.stations[0].at = at;
                }
            });
        })
    };
    for (place, rule) in [
        (Station::Sector(first(), Space::Deep(first())), "ground-unit-in-deep-space"),
        (Station::InSystem(first()), "deployed-more-than-owned"),
    ] {
        let content = at(place);
        let found = findings(&content, rule);
        assert_eq!(found[0].fixes[0].title, "Place it on the capital");
        assert_eq!(broken(&fixed(&content, &found[0], 0)), [""; 0], "{rule}");
    }
}

#[test]
fn a_tile_without_a_system_is_spoken_of_once() {
    let content = examples::battle(|content| {
        examples::on(&mut content.scenarios, |scenario| {
            examples::on(&mut scenario.systems, |played| played.system = Id::new(9));
        });
    });
    assert_eq!(broken(&content), ["too-few-systems"]);
}

#[test]
fn the_vikings_of_a_campaign_start_at_home() {
    let at = |form, at| {
        examples::campaign(|content| {
            examples::on(&mut content.scenarios, |scenario| {
                scenario.form = form;
                examples::on(&mut scenario.deployments, |deployment| deployment.stations[0].at = at);
            });
        })
    };
    for (station, place) in [
        (Station::OffTile(first()), "beside System 1"),
        (Station::InSystem(first()), "in System 1"),
        (Station::Sector(first(), Space::Deep(first())), "in System 1"),
    ] {
        let content = at(ScenarioForm::Standard, station);
        let found = findings(&content, "deployed-more-than-owned");
        assert_eq!(found.len(), 1);
        let said = format!("Campaign places CR of Raid, {place}, and the Vikings of a campaign start at their home base.");
        assert_eq!(found[0].message, said);
        assert_eq!(found[0].fixes[0].title, "Place it at the home base");
        assert_eq!(broken(&fixed(&content, &found[0], 0)), [""; 0]);
        assert_eq!(messages(&at(ScenarioForm::Free, station), "deployed-more-than-owned"), [""; 0]);
    }
}

#[test]
fn a_federate_ship_beside_a_tile_goes_into_the_system() {
    let content = examples::campaign(|content| {
        examples::on(&mut content.scenarios, |scenario| {
            if let Some(squadron) = scenario.deployments.get_mut(second()) {
                squadron.stations[0].at = Station::OffTile(first());
            }
        });
    });
    let found = findings(&content, "deployed-more-than-owned");
    assert_eq!(found[0].fixes[0].title, "Let its player choose the sector");
    assert_eq!(broken(&fixed(&content, &found[0], 0)), [""; 0]);
}

#[test]
fn militia_left_in_a_system_without_air_are_found_and_not_hidden() {
    let at = |at| {
        let mut content = examples::one_more_local(examples::MILITIA, at);
        if let Some(militia) = content.units.get_mut(examples::MILITIA) {
            militia.technology = Technology::C;
        }
        content
    };
    let left = at(Station::InSystem(first()));
    let found = findings(&left, "air-unit-in-vacuum");
    assert_eq!(found[0].message, "MI starts in Home, which has no sector with air, and its code is A.");
    for content in [left, at(Station::Sector(first(), Space::On(examples::moon())))] {
        let found = findings(&content, "air-unit-in-vacuum");
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].fixes[0].title, "Do not place MI");
        assert_eq!(messages(&fixed(&content, &found[0], 0), "air-unit-in-vacuum"), [""; 0]);
    }
}

#[test]
fn a_fortress_that_is_sent_home_keeps_to_a_sector() {
    let content = examples::campaign(|content| {
        let fortress = content.units.get(examples::QUADRANT_CAPITAL).cloned().expect("a fortress");
        let green = crate::UnitType { color: Color::Green, technology: Technology::B, ..fortress };
        let green = content.units.add(green);
        examples::on_force(content, 3, |force| {
            force.units = [ForceUnit { system: Some(Id::new(8)), ..ForceUnit::of(green) }].into_iter().collect();
        });
        examples::on(&mut content.scenarios, |scenario| {
            if let Some(locals) = scenario.deployments.get_mut(Id::new(3)) {
                locals.stations = vec![Stationed { unit: first(), at: Station::Sector(Id::new(7), Space::On(examples::moon())) }];
            }
        });
    });
    let found = findings(&content, "local-unit-out-of-its-system");
    assert_eq!(found[0].fixes[0].title, "Place it in System 8");
    let fixed = fixed(&content, &found[0], 0);
    assert_eq!(broken(&fixed).iter().filter(|rule| **rule != "capital-undefended").count(), 0);
    let stations =
        &fixed.scenarios.get(first()).and_then(|scenario| scenario.deployments.get(Id::new(3))).expect("green").stations;
    assert_eq!(stations[0].at, Station::Sector(Id::new(8), Space::On(examples::moon())));
}

#[test]
fn a_standard_game_has_one_quadrant_capital_and_a_double_game_two() {
    let with = |form, more: usize| {
        let content = examples::campaign(|content| {
            examples::on_force(content, 2, |force| {
                for _ in 0..more {
                    force.units.add(ForceUnit::of(examples::QUADRANT_CAPITAL));
                }
            });
            examples::on(&mut content.scenarios, |scenario| scenario.form = form);
        });
        messages(&content, "federate-start-not-as-printed")
    };
    assert_eq!(with(ScenarioForm::Standard, 0), [""; 0]);
    assert_eq!(with(ScenarioForm::Standard, 1), ["FD 2 of Squadron is one Quadrant Capital too many, and the force may have 1."]);
    assert_eq!(with(ScenarioForm::Double, 1), [""; 0]);
    assert_eq!(with(ScenarioForm::Double, 2).len(), 1);
}

#[test]
fn a_quadrant_capital_in_a_hold_is_not_moved_alone() {
    let with = |hold: Option<Id<ForceUnit>>| {
        let content = examples::campaign(|content| {
            if let Some(system) = content.systems.get_mut(second()) {
                system.technology = Technology::A;
            }
            examples::on_force(content, 2, |force| {
                if let Some(capital) = force.units.get_mut(Id::new(7)) {
                    capital.hold = hold;
                }
            });
        });
        findings(&content, "quadrant-capital-on-low-technology").iter().map(|finding| finding.fixes.len()).collect::<Vec<_>>()
    };
    assert_eq!(with(None), [1]);
    assert_eq!(with(Some(Id::new(1))), [0], "it starts where its carrier does");
}

#[test]
fn no_battlecruiser_starts_in_a_hold() {
    let content = examples::campaign(|content| {
        let frigate = content.units.get(examples::FRIGATE).cloned().expect("a frigate");
        let battlecruiser = crate::UnitType { letters: "BC".into(), size: Level::new(1), ..frigate };
        let battlecruiser = content.units.add(battlecruiser);
        examples::on_force(content, 2, |force| {
            if let Some(fighter) = force.units.get_mut(Id::new(8)) {
                fighter.unit = battlecruiser;
            }
        });
    });
    assert_eq!(
        messages(&content, "federate-start-not-as-printed"),
        ["BC of Squadron is a starship in a hold, and neither a frigate nor an escort."]
    );
}
