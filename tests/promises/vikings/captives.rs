//! Captains keep the captives that they have taken: they strike none but where a berserker has to, and seldom walk away from one.

use drydock::project::{Content, Game, Library};
use drydock::rules::play::{Captain, Play, Player, Record, Roster as _, decide};
use drydock::rules::vikings::play::{Action, Battle, CaptainName, Event, ManNumber, Phase, Position};

/// What became of captives in games of a template.
#[derive(Debug, Default)]
struct Fates {
    /// How often somebody became a captive, counted once a side's phase.
    held: u32,
    /// How many attacks a side began on a captive that it held, without having to.
    struck: u32,
    /// How many captives were let go in a phase of the side that held them.
    let_go: u32,
    /// How many were led off the board.
    led_off: u32,
}

fn captives(battle: &Battle, position: &Position, holder: Player) -> Vec<ManNumber> {
    let public = battle.public();
    position
        .numbered()
        .map(|(man, _)| man)
        .filter(|man| public.man(*man).player != holder && public.is_captive(position, *man))
        .collect()
}

/// Plays games of a template by rule of thumb on both sides.
fn played(template: &str, games: u32) -> Fates {
    let project = Library::bundled().template(Game::Vikings, template).expect("the template");
    let Content::Vikings(content) = &project.content else { panic!("a project of Vikings") };
    let battle = Battle::of(content, content.scenarios.ids().next().expect("a scenario")).expect("it can be played");
    let mut fates = Fates::default();
    for game in 0..games {
        let record = Record::<(), Action>::new((), 11, game);
        let (mut dice, mut choices) = (record.dice(), record.captains_dice());
        let mut captains = [CaptainName::RuleOfThumb.captain(), CaptainName::RuleOfThumb.captain()];
        let mut state = battle.start(&mut dice, &mut ());
        let (mut legal, mut events) = (Vec::new(), Vec::new());
        let mut held: Option<(Player, Vec<ManNumber>)> = None;
        while let Some(player) = battle.to_act(&state) {
            let captain: &mut dyn Captain<Battle> = &mut captains[player.index()];
            let action = decide(&battle, &state, Some(captain), &mut legal, &mut choices).expect("somebody is asked");
            // A berserker has to strike every enemy in contact (3.1).
            if let Action::Open(attacker, defender) = action
                && !battle.public().man(attacker).berserk
            {
                fates.struck += u32::from(captives(&battle, &state.position, player).contains(&defender));
            }
            let before = (state.position.phase, state.position.active);
            events.clear();
            battle.apply(&mut state, action, &mut dice, &mut events).expect("it is legal");
            fates.led_off += events.iter().filter(|event| matches!(event, Event::LedOff(_))).count() as u32;
            let now = (state.position.phase, state.position.active);
            if now == before {
                continue;
            }
            if now.0 == Phase::Movement {
                let those = captives(&battle, &state.position, now.1);
                fates.held += those.len() as u32;
                held = Some((now.1, those));
            } else if let Some((holder, those)) = held.take_if(|(holder, _)| (Phase::Movement, *holder) == before) {
                let still = captives(&battle, &state.position, holder);
                let gone = those.iter().filter(|man| state.position.man(**man).is_here() && !still.contains(man));
                fates.let_go += gone.count() as u32;
            }
        }
    }
    fates
}

#[test]
fn captains_keep_their_captives() {
    for template in ["the-hall", "princess-of-donegal"] {
        let fates = played(template, 24);
        println!("{template}: {fates:?}");
        assert!(fates.held > 0, "{template}: {fates:?}");
        assert_eq!(fates.struck, 0, "{template}: {fates:?}");
        assert!(fates.let_go * 5 <= fates.held, "{template}: {fates:?}");
    }
}
