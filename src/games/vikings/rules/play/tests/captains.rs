//! How captains play: who wins against whom, and faults that the rules of thumb do not commit.

use super::*;
use rules::play::{Captain, Play, Player, Record, Roster, Sink, fight};

/// Games of one captain against another, who change sides after each: won, lost, and drawn by the first.
fn series(battle: &Battle, names: [CaptainName; 2], games: u32, sink: &mut impl Sink<Event>) -> [u32; 3] {
    let mut ends = [0; 3];
    for game in 0..games {
        let swapped = usize::from(game % 2 == 1);
        let mut first = names[swapped].captain();
        let mut second = names[1 - swapped].captain();
        let mut captains: [&mut dyn Captain<Battle>; 2] = [&mut first, &mut second];
        let state = fight(battle, &mut captains, &mut Record::new((), 5, game), sink);
        let outcome = battle.outcome(&state).expect("it is over");
        ends[match outcome.winner {
            Some(player) if player.index() == swapped => 0,
            Some(_) => 1,
            None => 2,
        }] += 1;
    }
    ends
}

#[test]
fn rules_of_thumb_beat_chance() {
    for (template, least) in [("shield-wall", 90), ("the-hall", 90)] {
        let [won, lost, drawn] =
            series(&battle(template), [CaptainName::RuleOfThumb, CaptainName::Random], as_many(40, 1_000), &mut ());
        println!("{template}: won {won}, lost {lost}, drawn {drawn}");
        assert!(won * 100 >= (won + lost) * least, "{template}: won {won}, lost {lost}, drawn {drawn}");
    }
}

/// Measures, by hand.
#[test]
#[ignore = "measures a thousand games in a release build"]
fn measure() {
    let games = std::env::var("GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(1_000);
    for template in ["shield-wall", "the-hall"] {
        let battle = battle(template);
        for names in [[CaptainName::RuleOfThumb, CaptainName::Random], [CaptainName::RuleOfThumb; 2]] {
            let before = std::time::Instant::now();
            let mut events = Vec::new();
            let [won, lost, drawn] = series(&battle, names, games, &mut events);
            let time = before.elapsed();
            let [mut kills, mut strikes] = [0_u32; 2];
            for event in &events {
                match event {
                    Event::Harmed { harm: Harm::Kill | Harm::KillBoth, .. } => kills += 1,
                    Event::Struck { .. } => strikes += 1,
                    _ => {}
                }
            }
            println!(
                "{template} {names:?}: won {won}, lost {lost}, drawn {drawn}; {:.2} ms a game, {:.1} killed, {:.1} blows",
                time.as_secs_f64() * 1_000.0 / f64::from(games),
                f64::from(kills) / f64::from(games),
                f64::from(strikes) / f64::from(games)
            );
        }
        let mut events = Vec::new();
        let mut record = Record::new((), 1, 0);
        let mut captains = [CaptainName::RuleOfThumb.captain(), CaptainName::RuleOfThumb.captain()];
        let [one, other] = &mut captains;
        let state = fight(&battle, &mut [one, other], &mut record, &mut events);
        println!("{} decisions, {:?}", record.actions.len(), battle.outcome(&state));
        if std::env::var_os("TELL").is_some() {
            use rules::play::Told;
            for event in &events {
                if !matches!(event, Event::Die(..) | Event::Phase(..)) {
                    println!("{}", battle.tell(&[*event]));
                }
            }
        }
        let _ = Player::new(0);
    }
}
