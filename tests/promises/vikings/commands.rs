//! The odds and the prices of Vikings at the command line.

use serde_json::{Value, json};

use crate::support::desk::Desk;

fn odds(desk: &Desk, words: &str) -> Value {
    serde_json::from_str(&desk.good(&format!("odds --game vikings {words} --json"))).expect("one document")
}

#[test]
fn a_fight_is_told_as_programs_read_it() {
    let desk = Desk::new();
    let shown = odds(&desk, "--attack 8 --defense 3 --attackers 2");
    let outcomes = json!({
        "nothing": 1, "attacker_wounded": 1, "attacker_retreats": 1, "defender_retreats": 4, "stunned": 2, "wounded": 1, "killed": 0
    });
    assert_eq!(shown, json!({ "ratio": "2-1", "column": "3-1", "outcomes": outcomes }));
    let plain = odds(&desk, "--attack 8 --defense 3");
    assert_eq!(
        (&plain["column"], &plain["outcomes"]["nothing"], &plain["outcomes"]["wounded"]),
        (&json!("2-1"), &json!(2), &json!(1))
    );
    let armour = odds(&desk, "--attack 8 --defense 3 --armour");
    assert_eq!((&armour["outcomes"]["nothing"], &armour["outcomes"]["wounded"]), (&json!(3), &json!(0)));
    let rider = odds(&desk, "--attack 8 --defense 3 --mounted");
    assert_eq!((&rider["outcomes"]["nothing"], &rider["outcomes"]["both_killed"]), (&json!(4), &json!(0)));
    let shifted = odds(&desk, "--attack 12 --defense 3 --shift -1");
    assert_eq!((&shifted["ratio"], &shifted["column"]), (&json!("4-1"), &json!("3-1")));
    let none = odds(&desk, "--attack 3 --defense 8");
    assert_eq!(none, json!({ "ratio": "1-3", "column": null, "outcomes": null }));
    let text = desk.good("odds --game vikings --attack 3 --defense 8");
    assert_eq!(text, "Odds 1-3: no attack is allowed under 1-1.\n");
    // Without a name the numbers are those of the only game to which they are enough.
    assert_eq!(desk.good("odds --attack 8 --defense 3"), desk.good("odds --game vikings --attack 8 --defense 3"));
    assert!(desk.bad("odds --game vikings --attack 8").contains("--defense is missing"));
}

#[test]
fn arrows_paths_swims_and_hooks_have_their_chances() {
    let desk = Desk::new();
    let arrow = odds(&desk, "--range 10");
    assert_eq!(arrow, json!({ "modifier": 0, "outcomes": { "nothing": 5, "retreats": 2, "wounded": 2, "killed": 1 } }));
    assert_eq!(odds(&desk, "--range 10 --boat")["outcomes"]["nothing"], 6);
    assert_eq!(odds(&desk, "--range 51"), json!({ "modifier": null, "outcomes": null }));
    let near = |value: &Value, expected: f64| assert!((value.as_f64().unwrap() - expected).abs() < 1e-9, "{value}");
    near(&odds(&desk, "--challenges 2")["unhurt"], 0.49);
    near(&odds(&desk, "--turns-in-deep-water 1")["afloat"], 0.8);
    near(&odds(&desk, "--range 5 --arrows 2")["killed"], 0.1 + 0.9 * 0.1 + 0.2 * 0.2);
    near(&odds(&desk, "--cuts 1")["cut"], 0.3);
    assert_eq!(odds(&desk, "--speed-factor 10")[1], json!({ "damage": 2, "tenths": 6 }));
    near(&odds(&desk, "--attack 12 --defense 5 --berserk")["fights"], 1.538_461_538);
    near(&odds(&desk, "--each 2 --defense 3 --stunned-defense 1 --wounded-defense 2")["unhurt"], 1.0);
    for (hexes, holds) in [(1, 0.9), (2, 0.7), (3, 0.5), (4, 0.3), (5, 0.1), (6, 0.0)] {
        near(&odds(&desk, &format!("--throw {hexes}"))["holds"], holds);
    }
}

#[test]
fn a_way_back_is_asked_for_and_four_together_leave_none() {
    let desk = Desk::new();
    let killed = |more: &str| {
        let words = format!("--each 8 --defense 5 --stunned-defense 2 --wounded-defense 3 {more}");
        (odds(&desk, &words)["killed"].as_f64().expect("a chance") * 1000.0).round() / 10.0
    };
    assert_eq!((killed("--attackers 4"), killed("--attackers 4 --way-back yes")), (33.6, 33.6));
    assert_eq!((killed("--attackers 4 --way-back no"), killed("--attackers 6")), (83.6, 100.0));
    let refused = desk.bad("odds --game vikings --each 8 --defense 5 --stunned-defense 2 --wounded-defense 3 --way-back perhaps");
    assert!(refused.contains("yes or no"), "{refused}");
}

#[test]
fn arrows_at_a_rider_are_counted_to_the_last_and_no_rider_has_heavy_cover_or_an_axe() {
    let desk = Desk::new();
    let near = |value: &Value, expected: f64| assert!((value.as_f64().unwrap() - expected).abs() < 1e-9, "{value}");
    let two = odds(&desk, "--range 5 --arrows 2 --mounted");
    near(&two["killed"], 0.11);
    near(&two["stunned"], 0.12);
    assert_eq!(odds(&desk, "--range 5 --mounted")["outcomes"]["horse_killed"], 1);
    for (words, why) in [("--cover heavy", "a rider has no heavy cover"), ("--axe", "a rider swings no axe")] {
        for arrows in ["", "--arrows 3"] {
            let refused = desk.bad(&format!("odds --game vikings --range 5 --mounted {words} {arrows}"));
            assert!(refused.contains(why), "{refused}");
        }
    }
}

#[test]
fn a_hull_that_rams_suffers_only_where_its_bow_is_damaged_already() {
    let desk = Desk::new();
    assert_eq!(odds(&desk, "--speed-factor 10 --rammer"), json!([{ "damage": 0, "tenths": 10 }]));
    let damaged = odds(&desk, "--speed-factor 10 --rammer --bow-damaged");
    let points = [(0, 1), (1, 6), (2, 3)].map(|(damage, tenths)| json!({ "damage": damage, "tenths": tenths }));
    assert_eq!(damaged, json!(points));
    assert!(desk.bad("odds --game vikings --speed-factor 10 --bow-damaged").contains("--rammer"));
}

#[test]
fn characters_and_boats_are_priced_out_of_projects_and_tables() {
    let desk = Desk::new();
    desk.good("new --game vikings --template sample x.drydock");
    let prices: Value = serde_json::from_str(&desk.good("price x.drydock --json")).unwrap();
    let wulfric = prices.as_array().unwrap().iter().find(|one| one["name"] == "Wulfric").expect("he is there");
    assert_eq!((&wulfric["cost"], &wulfric["type"]), (&json!(44), &json!("Thane")));
    assert_eq!(wulfric["breakdown"][0], json!({ "what": "attack", "amount": 18, "points": 18 }));
    std::fs::write(desk.path("c.csv"), "name,people,type,attack,defense,move,axe\nKnut,Danes,Jarl,15,9,6,yes\n").unwrap();
    let text = desk.good("price c.csv");
    assert!(text.starts_with("Knut (Danes, Jarl): 38 points\n") && text.contains("Axe"), "{text}");
    let drakkar = prices.as_array().unwrap().iter().find(|one| one["class"] == "Drakkar").expect("it is there");
    assert_eq!(
        (&drakkar["cost"], &drakkar["breakdown"][1]),
        (&json!(50), &json!({ "what": "speed", "amount": 8, "points": 16 }))
    );
    std::fs::write(desk.path("b.csv"), "class,length,rows,seats,forwards,hull\nKarve,5,3,8,5,10\n").unwrap();
    assert!(desk.good("price b.csv").starts_with("Karve: 28 points\n"));
    std::fs::write(desk.path("ships.csv"), "name,move,cannons\nLance,2,1\n").unwrap();
    assert!(desk.good("price ships.csv").starts_with("Lance: "), "a table of ships is still one");
}
