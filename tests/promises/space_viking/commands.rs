//! Prices and odds of Space Viking at the command line.

use serde_json::{Value, json};

use crate::support::desk::Desk;

fn read(desk: &Desk, command: &str) -> Value {
    serde_json::from_str(&desk.good(&format!("{command} --json"))).expect("one document")
}

#[test]
fn openings_are_priced_line_by_line() {
    let desk = Desk::new();
    desk.good("new --game space-viking --template sample x.drydock");
    let told = read(&desk, "price x.drydock");
    let players = told["players"].as_array().expect("players");
    assert_eq!(players.len(), 7);
    for player in players {
        let lines = player["breakdown"].as_array().expect("lines");
        let sum: i64 = lines.iter().filter_map(|line| line["cost"].as_i64()).sum();
        assert_eq!((sum, &player["cost"], &player["left"]), (50, &json!(50), &json!(0)), "{}", player["name"]);
    }
    assert!(desk.good("price x.drydock").contains("House Skarrow (Pirate): 50 IU, 0 left"));
}

#[test]
fn a_fleet_is_weighed_against_a_fleet_and_against_a_world() {
    let desk = Desk::new();
    desk.good("new --game space-viking --template sample x.drydock");
    // Two lone escorts, each under its own sovereign: all shots are at once.
    let even = read(&desk, "odds x.drydock --fleet plumb-line --against first-whisper");
    assert_eq!(
        (&even["exact"], &even["wins"], &even["loses"], &even["both_lost"]),
        (&json!(true), &json!(0.4), &json!(0.4), &json!(0.2))
    );
    let first = read(&desk, "odds x.drydock --fleet plumb-line --against long-wharf");
    assert_eq!((&first["wins"], &first["both_lost"]), (&json!(0.6), &json!(0.0)));
    let world = read(&desk, "odds x.drydock --fleet pilgrims --against beowulf");
    assert_eq!((&world["landing"]["screens"], &world["landing"]["defenders"]), (&json!(0), &json!(7)));
    let outlives = world["landing"]["outlive"][0].as_f64().expect("a chance");
    // Prior Ansgar leads it: two troops with fours and a ship with twos fire first, at one defender each, and those who fall do not shoot.
    let expected = (112.0 / 243.0 + 7.0 * 48.0 / 81.0 + 11.0 * 20.0 / 27.0 + 5.0 * 8.0 / 9.0) / 24.0;
    assert!((outlives - expected).abs() < 1e-9, "{outlives}");
    assert!(desk.bad("odds x.drydock --fleet nobody --against beowulf").contains("no fleet \"nobody\""));
    assert!(desk.bad("odds x.drydock --fleet pilgrims").contains("--against is missing"));
}

/// The template of the book's two examples gives their numbers.
#[test]
fn the_two_landings_of_the_book_come_out_as_it_tells_them() {
    let desk = Desk::new();
    desk.good("new --game space-viking --template beowulf x.drydock");
    let told = desk.good("odds x.drydock --fleet Dreadloque --against Beowulf");
    assert!(told.contains("2 units against 7; 0 screened") && told.contains("46.09 %"), "{told}");
    let told = desk.good("odds x.drydock --fleet golden-mead --against amaterasu");
    assert!(told.contains("6 units against 6; 1 screened, 1 of them ships"), "{told}");
    desk.good("new --game space-viking --template duel y.drydock");
    let told = desk.good("referee start y.drydock --seed 7 --out y.game");
    assert!(told.contains("The Eight Years, 2 players"), "{told}");
}
