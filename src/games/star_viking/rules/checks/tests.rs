//! Tests of cases that the examples of the rules do not show: further cases of a rule, and cases about which a rule is silent because another one
//! reports them.

mod play;
mod set_ups;
mod values;

use super::examples::{self, first, second};
use super::{RULES, check};
use crate::{
    Color, Content, Deployment, DiceTable, Division, Edit, Effect, Finding, Force, ForceUnit, Form, Orbit, Outcome, Part,
    Scenario, ScenarioForm, Sector, Space, Spot, Station, Stationed, Table, Tables, Technology,
};
use rules::{Count, Id, Level, Origin, Points, Rule, Severity};

/// The names of the rules that the designs break; a name comes once for each finding.
fn broken(content: &Content) -> Vec<&'static str> {
    check(content).iter().map(|finding| finding.about.name).collect()
}

fn findings(content: &Content, rule: &str) -> Vec<Finding> {
    check(content).into_iter().filter(|finding| finding.about.name == rule).collect()
}

fn messages(content: &Content, rule: &str) -> Vec<String> {
    findings(content, rule).into_iter().map(|finding| finding.message).collect()
}

fn fixed(content: &Content, finding: &Finding, fix: usize) -> Content {
    let mut fixed = content.clone();
    for edit in &finding.fixes[fix].edits {
        fixed.apply(edit).expect("what the fix changes is there");
    }
    fixed
}

#[test]
fn the_register_is_in_order_and_every_rule_knows_its_examples() {
    Rule::prove(RULES, super::code);
}

#[test]
fn the_designs_from_which_examples_are_made_break_no_rule() {
    for content in [examples::campaign(|_| ()), examples::battle(|_| ()), examples::viking(|_| ()), examples::one_system(|_| ())]
    {
        assert_eq!(broken(&content), [""; 0]);
    }
}

#[test]
fn a_battle_is_asked_nothing_of_the_start_of_a_campaign() {
    let content = examples::battle(|content| {
        examples::on(&mut content.forces, |force| {
            force.budget = Points::new(10);
            force.units.add(ForceUnit { hold: Some(first()), ..ForceUnit::of(examples::BLUE_FIGHTER) });
        });
    });
    assert_eq!(broken(&content), [""; 0]);
    let alone = Content { scenarios: [].into_iter().collect(), ..content };
    assert_eq!(broken(&alone), ["viking-overspent", "side-buys-foreign-unit"], "a force that nothing deploys is being bought");
}

#[test]
fn a_side_speaks_of_foreign_units_once() {
    let with = |unit, hold: Option<u32>| {
        examples::campaign(|content| {
            examples::on_force(content, 2, |force| {
                force.units.add(ForceUnit { hold: hold.map(Id::new), ..ForceUnit::of(unit) });
            });
            if let Some(frigate) = content.units.get_mut(examples::FRIGATE) {
                frigate.capacity = Level::new(7);
            }
        })
    };
    let silent = |rule: &&str| !["federate-hold-not-full", "unit-not-placed"].contains(rule);
    let loud = |content: &Content| broken(content).into_iter().filter(|rule| silent(rule)).collect::<Vec<_>>();
    assert_eq!(loud(&with(examples::FIGHTER, Some(1))), ["federate-start-not-as-printed"]);
    assert_eq!(loud(&with(examples::FIGHTER, None)), ["side-buys-foreign-unit"]);
    assert_eq!(loud(&with(examples::BLUE_FIGHTER, Some(1))), [""; 0]);
    assert_eq!(loud(&with(examples::BLUE_FIGHTER, None)), ["federate-start-not-as-printed"]);
}

#[test]
fn the_double_game_has_twice_of_everything() {
    let double = examples::campaign(|content| {
        examples::on(&mut content.scenarios, |scenario| {
            scenario.form = ScenarioForm::Double;
            let again: Vec<_> = scenario.systems.iter().map(|(_, played)| *played).collect();
            for played in again {
                scenario.systems.add(played);
            }
        });
        if let Some(frigate) = content.units.get_mut(examples::FRIGATE) {
            frigate.count = Count::clamped(2);
        }
    });
    let advice = |finding: &Finding| finding.about.severity == Severity::Advice;
    let loud: Vec<_> = check(&double).into_iter().filter(|finding| !advice(finding)).map(|finding| finding.message).collect();
    let missing =
        ["Squadron has 3 of the 6 FF and 3 of the 6 FE that are allowed.", "Campaign has 1 Viking, and a double game needs 2."];
    assert_eq!(loud, missing);
    assert_eq!(messages(&double, "capital-undefended").len(), 9, "nobody stands in the second tiles");
    let standard = examples::campaign(|content| {
        if let Some(frigate) = content.units.get_mut(examples::FRIGATE) {
            frigate.count = Count::clamped(2);
        }
    });
    assert_eq!(messages(&standard, "counter-mix-exceeded"), ["Campaign uses 3 counters of blue FF, and the game holds 2."]);
}

#[test]
fn units_that_carry_each_other_round_in_a_ring_are_two_loaded_carriers() {
    let content = examples::battle(|content| {
        if let Some(cruiser) = content.units.get_mut(examples::CRUISER) {
            cruiser.size = Level::new(4);
        }
        examples::on(&mut content.forces, |force| {
            force.units = examples::loaded([(examples::CRUISER, Some(2)), (examples::CRUISER, Some(1))]);
        });
        examples::on(&mut content.scenarios, |scenario| {
            examples::on(&mut scenario.deployments, |deployment| deployment.stations.clear());
        });
    });
    assert_eq!(broken(&content), ["loaded-carrier-as-cargo"; 2]);
    let found = findings(&content, "loaded-carrier-as-cargo");
    assert!(findings(&fixed(&content, &found[0], 1), "loaded-carrier-as-cargo").is_empty());
}

#[test]
fn a_set_up_places_each_unit_once_and_somewhere() {
    let with = |unit: u32, at: Station| {
        let content = examples::battle(|content| {
            examples::on(&mut content.scenarios, |scenario| {
                examples::on(&mut scenario.deployments, |deployment| {
                    deployment.stations.push(Stationed { unit: Id::new(unit), at });
                });
            });
        });
        messages(&content, "deployed-more-than-owned")
    };
    assert_eq!(with(1, Station::HomeBase), ["Battle places CR of Raid, which is placed already."]);
    assert_eq!(with(2, Station::HomeBase), ["Battle places FT 1 of Raid, which is in a hold."]);
    assert_eq!(with(9, Station::HomeBase), ["Battle places unit 9 of Raid, which the force does not have."]);
    let at = |at| {
        let content = examples::battle(|content| {
            examples::on(&mut content.scenarios, |scenario| {
                examples::on(&mut scenario.deployments, |deployment| deployment.stations[0].at = at);
            });
        });
        messages(&content, "deployed-more-than-owned")
    };
    assert_eq!(at(Station::InSystem(second())), ["Battle places CR of Raid, in a system that is not in play."]);
    let gone = Spot { part: Part::North, ..examples::moon() };
    assert_eq!(at(Station::Sector(first(), Space::On(gone))), ["Battle places CR of Raid, in a sector that Home does not have."]);
}

#[test]
fn forces_that_are_gone_or_come_twice_are_found() {
    let with = |force| {
        let content = examples::battle(|content| {
            examples::on(&mut content.scenarios, |scenario| {
                scenario.deployments.add(Deployment { force: Some(Id::new(force)), ..Deployment::default() });
            });
        });
        messages(&content, "deployed-more-than-owned")
    };
    assert_eq!(with(1), ["Battle deploys Raid a second time."]);
    assert_eq!(with(7), ["Battle deploys a force that is not there."]);
}

#[test]
fn ten_local_units_are_set_aside() {
    let with = |count| {
        let content = examples::campaign(|content| {
            for id in [examples::PATROL_BOAT, examples::MILITIA] {
                if let Some(unit) = content.units.get_mut(id) {
                    unit.count = Count::clamped(if id == examples::MILITIA { 0 } else { count });
                }
            }
        });
        messages(&content, "deployed-more-than-owned")
    };
    assert_eq!(with(13), [""; 0]);
    assert_eq!(with(12), ["Campaign places 3 local units, and of the 12 in the game 10 are set aside."]);
}

#[test]
fn an_empty_system_is_advice_and_a_bare_capital_a_warning() {
    let empty = examples::campaign(|content| {
        examples::on(&mut content.scenarios, |scenario| {
            if let Some(locals) = scenario.deployments.get_mut(Id::new(3)) {
                locals.stations.pop();
            }
        });
    });
    let found = findings(&empty, "capital-undefended");
    assert_eq!(
        (found.len(), found[0].about.severity, found[0].message.as_str()),
        (1, Severity::Advice, "Nobody defends System 9.")
    );
    let bare = (RULES.iter().find(|rule| rule.about.name == "capital-undefended").expect("the rule").failing)();
    assert_eq!(findings(&bare, "capital-undefended")[0].about.severity, Severity::Warning);
}

#[test]
fn a_local_unit_aboard_a_starship_leaves_its_system() {
    let content = examples::battle(|content| {
        examples::on(&mut content.forces, |force| {
            let boat = ForceUnit { hold: Some(first()), system: Some(first()), ..ForceUnit::of(examples::MILITIA) };
            force.units.add(boat);
        });
        if let Some(militia) = content.units.get_mut(examples::MILITIA) {
            militia.technology = Technology::C;
        }
    });
    assert_eq!(messages(&content, "local-unit-out-of-its-system"), ["MI defends Home and starts beside Home."]);
}

#[test]
fn a_cut_planet_keeps_its_capital() {
    let content = examples::one_system(|system| {
        examples::on(&mut system.orbits, |orbit| {
            let planet = Form::Planet(Division::Whole(Sector { atmosphere: true, ..examples::vacuum() }));
            orbit.bodies = [examples::body(planet), examples::body(Form::Moon(examples::vacuum()))].into_iter().collect();
        });
    });
    let found = findings(&content, "lone-atmospheric-sector");
    let cut = fixed(&content, &found[0], 0);
    assert_eq!(broken(&cut), [""; 0]);
    let capital = cut.systems.get(first()).and_then(|system| system.capital);
    assert_eq!(capital.map(|capital| capital.part), Some(Part::North));
}

#[test]
fn air_at_both_poles_is_joined_by_an_equator_with_air() {
    let with = |air: [bool; 5]| {
        let sector = |atmosphere| Sector { atmosphere, ..Sector::default() };
        let [north, equator @ .., south] = air.map(sector);
        examples::one_more_body(Form::Planet(Division::Caps { north, equator: equator.to_vec(), south }))
    };
    let poles = with([true, false, false, false, true]);
    let found = findings(&poles, "lone-atmospheric-sector");
    assert_eq!(found.len(), 1, "a rule speaks once of a body");
    assert!(found[0].message.ends_with("has air in north and south, which touches no other air."), "{}", found[0].message);
    assert_eq!(messages(&fixed(&poles, &found[0], 0), "lone-atmospheric-sector"), [""; 0]);
    assert_eq!(messages(&with([true, true, false, false, false]), "lone-atmospheric-sector"), [""; 0]);
    assert_eq!(messages(&with([false, true, true, false, false]), "lone-atmospheric-sector"), [""; 0]);
    assert_eq!(messages(&with([true, false, false, false, false]), "lone-atmospheric-sector").len(), 1);
}

#[test]
fn a_rule_speaks_once_for_each_thing_however_many_of_its_numbers_offend() {
    let content = examples::one_unit(|unit| {
        unit.ew = Level::clamped(12);
        unit.attack = Level::clamped(11);
        unit.defense = Level::clamped(0);
    });
    let found = findings(&content, "value-out-of-range");
    assert_eq!(found.len(), 1);
    assert_eq!(found[0].message, "The red CR has EW 12, attack 11 and defense 0.");
    assert_eq!(broken(&fixed(&content, &found[0], 0)), [""; 0]);
}

#[test]
fn designs_that_are_not_begun_break_no_rule() {
    assert_eq!(broken(&Content::default()), [""; 0]);
    let mut begun = Content::default();
    for edit in [
        Edit::Force(rules::Change::Add(Force { color: Color::Red, ..Force::default() })),
        Edit::Scenario(rules::Change::Add(Scenario { form: ScenarioForm::Free, ..Scenario::default() })),
    ] {
        begun.apply(&edit).expect("additions apply");
    }
    assert_eq!(broken(&begun), [""; 0]);
}

#[test]
fn ten_thousand_findings_about_one_force_stay_small() {
    let lost = ForceUnit { hold: Some(Id::new(1_000_000)), ..ForceUnit::of(first()) };
    let force = Force { units: (0..10_000).map(|_| lost).collect(), ..Force::default() };
    let content = Content { forces: [force].into_iter().collect(), ..Content::default() };
    let found = findings(&content, "cargo-in-a-unit-without-hold");
    let fixes = found.iter().filter(|finding| !finding.fixes.is_empty()).count();
    assert_eq!(found.len(), 10_000);
    assert!((1..100).contains(&fixes), "{fixes} copies of a force of ten thousand");
}

#[test]
fn five_orbits_of_cut_planets_are_too_many_for_a_tile() {
    let crowded = |orbits: u32| {
        let content = examples::one_system(|system| {
            for _ in 1..orbits {
                let half = Sector { atmosphere: true, ..Sector::default() };
                let planet = examples::body(Form::Planet(Division::Halves { north: half, south: half }));
                system.orbits.add(Orbit { bodies: [planet].into_iter().collect() });
            }
        });
        messages(&content, "tile-too-crowded")
    };
    assert_eq!(crowded(3), [""; 0]);
    assert_eq!(crowded(5), ["Home has 5 orbits, which need 133 mm of the 101 mm of its tile's height."]);
}

#[test]
fn each_viking_of_a_double_game_has_one_red_set() {
    let content = examples::campaign(|content| {
        if let Some(raiders) = content.units.get_mut(examples::RAIDERS) {
            raiders.count = Count::clamped(2);
        }
        examples::on(&mut content.scenarios, |scenario| scenario.form = ScenarioForm::Double);
    });
    assert_eq!(messages(&content, "counter-mix-exceeded"), ["Raid uses 3 counters of red RD, and the game holds 2."]);
}

#[test]
fn the_squadrons_of_a_double_game_share_six_frigates() {
    let with = |second: usize| {
        examples::campaign(|content| {
            let mut other = Force { name: "Second".into(), color: Color::Blue, ..Force::default() };
            for _ in 0..second {
                other.units.add(ForceUnit::of(examples::FRIGATE));
            }
            let force = Some(content.forces.add(other));
            examples::on(&mut content.scenarios, |scenario| {
                scenario.form = ScenarioForm::Double;
                scenario.deployments.add(Deployment { force, ..Deployment::default() });
            });
        })
    };
    let said = |content: &Content, rule, words| messages(content, rule).into_iter().filter(|said| said.contains(words)).count();
    let more = |content: &Content| said(content, "federate-start-not-as-printed", "FF, and");
    let fewer = |content: &Content| said(content, "federate-hold-not-full", " FF");
    assert_eq!(more(&with(3)), 0);
    assert_eq!(more(&with(4)), 1, "the seventh, once");
    assert_eq!(more(&with(5)), 2);
    assert!(fewer(&with(2)) > fewer(&with(3)), "five");
}

#[test]
fn a_table_that_a_designer_changed_is_no_longer_reconstructed() {
    let with = |origin| {
        examples::tables(|tables| {
            for table in Table::ALL {
                tables.set_origin(table, origin);
            }
        })
    };
    assert_eq!(broken(&with(Origin::Reconstructed)), ["reconstructed-value"; 7]);
    assert_eq!(broken(&with(Origin::Own)), [""; 0]);
}

#[test]
fn a_combat_table_without_cells_is_empty_wherever_its_columns_would_begin() {
    let mut content = examples::campaign(|_| ());
    let mut tables = Tables::clone(&content.tables);
    tables.combat.rows = Default::default();
    content.tables = tables.into();
    assert!(broken(&content).contains(&"needed-table-empty"));
}
