//! What the sides hear of a battle: dice and shots are open, what is done in a hidden stack is not.

use drydock::playtest::Replay;
use drydock::project::{Content, Game, Library};
use drydock::rules::Id;
use drydock::rules::play::{AtRandom, Captain, Play as _, Player, Record, fight};
use drydock::rules::star_viking::Scenario;
use drydock::rules::star_viking::play::{Contest, Event};

fn battle() -> Contest {
    let project = Library::bundled().template(Game::StarViking, "sanakht").expect("the battle is bundled");
    let Content::StarViking(content) = &project.content else { panic!("designs of another game") };
    Contest::of(content, content.scenarios.ids().next().expect("a scenario")).expect("it can be played")
}

#[test]
fn a_side_hears_of_dice_and_shots_and_not_of_what_is_done_in_hidden_stacks() {
    let battle = battle();
    let (viking, federation) = (Player::new(0), battle.public().federation());
    let (mut shots, mut unheard) = (0, 0);
    for game in 0..20 {
        let mut record = Record::new(Id::<Scenario>::new(1), 5, game);
        let mut random = [AtRandom, AtRandom];
        let mut captains: Vec<&mut dyn Captain<Contest>> = random.iter_mut().map(|captain| captain as _).collect();
        let end = fight(&battle, &mut captains, &mut record, &mut ());
        let mut replay = Replay::new(&battle, record).expect("the game that was played");
        for past in replay.events() {
            let hears = |player: Player| past.heard_by.has(player);
            match past.event {
                Event::Die(..) | Event::Shot { .. } | Event::Round(_) => {
                    assert!(hears(viking) && hears(federation), "{:?}", past.event);
                    shots += u32::from(matches!(past.event, Event::Shot { .. }));
                }
                Event::Moved(unit, ..) => {
                    let own = battle.units_at_start()[usize::from(unit.0)].owner;
                    assert!(hears(own), "{:?}", past.event);
                    // The defender sees every stack.
                    assert!(hears(federation), "{:?}", past.event);
                }
                // What is lost in a hold is seen by its owner alone.
                Event::Destroyed(_) | Event::Expended(_) | Event::ThrownOut(_) => unheard += u32::from(!hears(federation)),
                _ => {}
            }
        }
        // Phases begin in order, each with other words than the one before.
        let phases = replay.phases();
        assert!(phases.windows(2).all(|pair| pair[0].after < pair[1].after && pair[0].words != pair[1].words));
        let end_at = replay.len();
        replay.go_to(&battle, end_at);
        assert_eq!((replay.state(), battle.to_act(replay.state())), (&end, None));
    }
    assert!(shots > 0 && unheard > 0, "{shots} shots, {unheard} losses that the Federation does not hear of");
}
