//! The chances that the command line tells.

use std::process::Command;

fn chances(arguments: &[&str]) -> serde_json::Value {
    let output = Command::new(env!("CARGO_BIN_EXE_drydock"))
        .args(["odds", "--game", "freedom-in-the-galaxy", "--json"])
        .args(arguments)
        .output()
        .expect("it runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let document: serde_json::Value = serde_json::from_slice(&output.stdout).expect("one document");
    document["chances"].clone()
}

fn chance(chances: &serde_json::Value, outcome: &str) -> f64 {
    chances[outcome].as_f64().unwrap_or_else(|| panic!("{outcome} in {chances}"))
}

fn is(found: f64, wanted: f64) {
    assert!((found - wanted).abs() < 1e-12, "{found} is not {wanted}");
}

#[test]
fn military_combat_is_told_by_losses_and_shifts_either_way() {
    let even = chances(&["--military", "12:5"]);
    is(chance(&even, "2/2"), 4.0 / 36.0);
    is(chance(&even, "3/4"), 1.0 / 36.0);
    assert_eq!(chances(&["--military", "12:5", "--shift", "-1"]), chances(&["--military", "5:5"]));
    assert_eq!(chances(&["--military", "12:5", "--shift", "2"]), chances(&["--military", "4:1"]));
}

#[test]
fn leaders_shift_a_combat_and_lead_better_where_their_title_is_of() {
    let shifted = |shift: &str| chances(&["--military", "9:5", "--shift", shift]);
    let led = |leaders: &[&str]| chances(&[&["--military", "9:5"], leaders].concat());
    let zina = ["--led-by", "Zina Adora"];
    assert_eq!(led(&zina), shifted("2"), "by her leadership (10.4)");
    // The Princess of Adare leads better there and nowhere else, and nobody leads in orbit who has no leadership in space (26.0).
    for (rest, shift) in [(["--fought-on", "Adare"], "3"), (["--fought-on", "Orlog"], "2")] {
        assert_eq!(led(&[zina, rest].concat()), shifted(shift), "{rest:?}");
    }
    assert_eq!(led(&[&zina[..], &["--fought-on", "Adare", "--in-orbit"]].concat()), shifted("0"));
    let orlog = ["--against-leader", "Thysa Kymbo", "--fought-on", "Orlog"];
    assert_eq!(led(&[&zina[..], &orlog].concat()), shifted("0"), "the Princess of Orlog leads with 2 at home (10.41)");
    assert_eq!(led(&[&orlog[..], &["--in-orbit"]].concat()), shifted("-2"));
}

#[test]
fn detection_search_and_jumps_are_told_by_what_becomes_of_it() {
    let angoff = chances(&["--detect", "7", "--base", "2"]);
    is(chance(&angoff, "undetected"), 2.0 / 6.0);
    is(chance(&angoff, "detected"), 3.0 / 6.0);
    is(chance(&angoff, "damaged"), 1.0 / 6.0);
    is(chance(&chances(&["--detect", "7"]), "undetected"), 4.0 / 6.0);
    assert_eq!(chances(&["--detect", "7", "--space", "8"]), angoff);
    is(chance(&chances(&["--detect", "0", "--base", "down"]), "undetected"), 1.0);
    // Nobody rolls, so that those who are detected stay so (9.32).
    is(chance(&chances(&["--detect", "0", "--base", "down", "--detected"]), "detected"), 1.0);
    // What lies in orbit sees without a base (20.7).
    for (space, seen) in [("4", 0.0), ("5", 2.0), ("8", 3.0), ("14", 5.0)] {
        let fleet = chances(&["--detect", "7", "--base", "down", "--space", space]);
        is(1.0 - chance(&fleet, "undetected"), seen / 6.0);
    }
    is(chance(&chances(&["--search", "5", "--hiding", "2"]), "found"), 2.0 / 6.0);
    assert_eq!(chances(&["--search", "5", "--hiding", "-2"]), chances(&["--search", "5", "--hiding", "0"]));
    let jump = chances(&["--jump", "2", "--navigation", "1"]);
    is(chance(&jump, "arrives"), 4.0 / 6.0);
    is(chance(&jump, "drift"), 1.0 / 6.0);
    is(chance(&jump, "drift-two"), 1.0 / 6.0);
}

#[test]
fn assaults_raking_fights_in_orbit_and_jumps_of_stacks_are_told() {
    let assault = chances(&["--military", "12:5", "--assault"]);
    let plain = chances(&["--military", "12:5", "--shift", "-2"]);
    let doubled: Vec<String> = plain
        .as_object()
        .expect("chances")
        .keys()
        .map(|losses| {
            let double = |points: &str| (2 * points.parse::<u32>().expect("points")).to_string();
            let (own, other) = losses.split_once('/').expect("two sides");
            format!("{}/{}", double(own), double(other))
        })
        .collect();
    assert!(
        doubled.iter().all(|losses| assault[losses].is_number()) && assault.as_object().expect("chances").len() == doubled.len()
    );
    let raked = chances(&["--rake", "2", "--units", "5,2"]);
    is(chance(&raked, "loses 2"), 4.0 / 6.0);
    is(chance(&raked, "loses 5"), 2.0 / 6.0);
    let fight = chances(&["--orbit-fight", "5", "--shields", "2"]);
    assert_eq!(["safe", "damaged", "destroyed"].map(|end| (chance(&fight, end) * 36.0).round() as u32), [12, 12, 12]);
    let stands = chances(&["--orbit-fight", "5", "--shields", "2", "--no-break-off"]);
    assert_eq!(["safe", "damaged", "destroyed"].map(|end| (chance(&stands, end) * 36.0).round() as u32), [6, 18, 12]);
    // Five units lose 2 of navigation, and led 1.
    let jump = |navigation, more: &[&str]| chances(&[&["--jump", "4", "--navigation", navigation][..], more].concat());
    assert_eq!(jump("4", &["--stack", "5"]), jump("2", &["--stack", "1"]));
    assert_eq!(jump("4", &["--stack", "5", "--led"]), jump("3", &["--stack", "1"]));
    assert!(chance(&chances(&["--jump", "9", "--navigation", "1", "--stack", "5"]), "drift-two-lost, 3 units lost") > 0.0);
}

#[test]
fn a_quest_counts_the_letters_of_the_whole_card() {
    is(1.0 - chance(&chances(&["--mission", "J", "--draws", "1"]), "0"), 0.1);
    let ten = 1.0 - 6840.0 / 24360.0;
    is(1.0 - chance(&chances(&["--mission", "J", "--draws", "10", "--environ", "wild"]), "0"), ten);
    let quest = ["--mission", "J", "--group", "Boccanegra+Planetary Privateer", "--planet", "Diomas"];
    assert!((1.0 - chance(&chances(&quest), "0") - ten).abs() < 1e-9);
}

#[test]
fn a_mission_knows_its_planet_its_people_and_who_is_against_it() {
    let rafa = |more: &[&str]| chances(&[&["--mission", "D", "--group", "Agan Rafa", "--planet", "Solvia"][..], more].concat());
    let round = |odds: &serde_json::Value| ["0", "1", "2"].map(|letters| (chance(odds, letters) * 1000.0).round() as u32);
    assert_eq!(round(&rafa(&["--loyalty", "A"])), [623, 328, 48]);
    assert_eq!(rafa(&["--loyalty", "dissent"]), rafa(&["--loyalty", "A"]));
    assert_eq!(rafa(&[]), rafa(&["--loyalty", "S"]), "the sample does not play that star");
    // A leader and elite units make a squad stronger.
    let fight = |more: &[&str]| chance(&chances(&[&["--characters", "Boccanegra", "--squad", "2"][..], more].concat()), "1");
    assert!(fight(&["--elite"]) < fight(&[]) && fight(&["--leader", "Barca"]) < fight(&[]));
}

#[test]
fn what_the_mission_cards_forbid_says_so_instead_of_odds() {
    for (mission, group, planet, words) in [
        ("C", "Rayner Derban", "Tsipa", "no coup rating"),
        ("R", "Agan Rafa", "Diomas", "the planet is at Patriotic"),
        ("P", "Barca", "Tsipa", "a mission of the Rebel player"),
        ("B", "Agan Rafa", "Charkhan", "the planet is at"),
    ] {
        let mut arguments =
            vec!["odds", "--game", "freedom-in-the-galaxy", "--mission", mission, "--group", group, "--planet", planet];
        if mission == "B" {
            arguments.extend(["--loyalty", "Dissent"]);
        }
        let output = Command::new(env!("CARGO_BIN_EXE_drydock")).args(arguments).output().expect("it runs");
        let said = String::from_utf8_lossy(&output.stdout);
        assert!(output.status.success() && said.contains(words) && said.ends_with("(13.2).\n"), "{said}");
    }
}

#[test]
fn a_mission_is_told_by_the_letters_that_are_drawn() {
    let diplomacy = chances(&["--mission", "D", "--environ", "urban", "--draws", "7"]);
    is(1.0 - chance(&diplomacy, "0"), 530.0 / 783.0);
    is(1.0 - chance(&diplomacy, "0") - chance(&diplomacy, "1"), 293.0 / 1305.0);
    assert_eq!(chances(&["--mission", "d", "--draws", "7"]), diplomacy);
    assert_eq!(
        chances(&["--mission", "S", "--environ", "liquid", "--draws", "4"]),
        chances(&["--mission", "S", "--environ", "special", "--draws", "4"])
    );
}

#[test]
fn a_fight_is_told_by_who_is_free_at_its_end() {
    let odds = chances(&["--characters", "Rayner Derban+Norrocks,Zina Adora", "--creature", "Sekekers"]);
    let sum: f64 = ["0", "1", "2"].into_iter().map(|number| chance(&odds, number)).sum();
    assert!((sum - 1.0).abs() < 1e-9 && chance(&odds, "2") > 0.3, "{odds}");
    let squad = chances(&["--characters", "Zina Adora", "--squad", "5", "--capture"]);
    assert!(chance(&squad, "0") > 0.1, "{squad}");
}

#[test]
fn a_mission_of_a_group_is_told_with_all_that_can_happen() {
    let group = ["--mission", "D", "--group", "Rayner Derban+Advisor Android,Scott Rubel", "--planet", "Lonica"];
    let odds = chances(&group);
    // Extra draws are all made, so that they may show more letters than are wanted.
    let sum: f64 = odds.as_object().expect("chances").values().filter_map(serde_json::Value::as_f64).sum();
    assert!((sum - 1.0).abs() < 1e-9, "{odds}");
    let hunted = chances(&[&group[..], &["--squad", "8", "--enemies", "Redjac,Barca"]].concat());
    assert!(chance(&hunted, "0") > chance(&odds, "0"), "{hunted}");
    let five = "Rayner Derban,Scott Rubel,Zina Adora,Boccanegra,Ly Mantok";
    let played = chances(&["--mission", "D", "--group", five, "--planet", "Lonica", "--environ", "wild"]);
    assert!(chance(&played, "0") < 1.0);
}

#[test]
fn what_cannot_be_asked_is_refused_with_a_reason() {
    for (arguments, words) in [
        (&["--military", "12"][..], "12:5"),
        (&["--detect", "7", "--base", "3"], "0, 1, 2 or down"),
        (&["--military", "2:1", "--assault"], "strength 3 or more"),
        (&["--shift", "2"], "--military is missing"),
        (&["--search", "3"], "--hiding is missing"),
        (&["--mission", "D"], "--draws is missing"),
        (&["--mission", "DI", "--draws", "3"], "such as D"),
        (&["--mission", "D", "--draws", "3", "--environ", "swamp"], "urban, wild"),
        (&["--characters", "Zina Adora"], "force attacks"),
        (&["--characters", "Nobody", "--squad", "3"], "character \"Nobody\""),
        (&["--characters", "Zina Adora+Axe", "--squad", "3"], "possession \"Axe\""),
        (&["--characters", "Zina Adora,Redjac", "--squad", "3"], "other side"),
        (&["--mission", "D", "--group", "Zina Adora", "--planet", "Nowhere"], "planet \"Nowhere\""),
        (&["--mission", "Z", "--draws", "3"], "has the letter Z.\n"),
        (&["--rake", "0", "--units", "3"], "level 1 and 2"),
        (&["--rake", "2", "--units", "3,x"], "such as 5,2"),
        (&["--characters", "Zina Adora", "--enemies", "Redjac", "--elite"], "--squad is missing"),
        (&["--mission", "D", "--group", "Zina Adora", "--planet", "Lonica", "--loyalty", "calm"], "Patriotic, Loyal"),
    ] {
        let output = Command::new(env!("CARGO_BIN_EXE_drydock"))
            .args(["odds", "--game", "freedom-in-the-galaxy"])
            .args(arguments)
            .output()
            .expect("it runs");
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.code() == Some(2) && said.contains(words), "{arguments:?}: {said}");
    }
}
