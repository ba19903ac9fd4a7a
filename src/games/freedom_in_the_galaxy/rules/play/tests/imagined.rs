//! Checks that imagined worlds agree with the view from which they are made, and that views hide the other side's hand.

use super::*;
use rules::play::Roster;

/// Imagines a world at every `every`-th position of random games, until it has imagined `wanted` worlds.
fn imagine_in(contest: &Contest, wanted: u32, every: u32) {
    let (mut positions, mut imagined) = (0_u32, 0);
    let (mut legal, mut possible) = (Vec::new(), Vec::new());
    for game in 0.. {
        let (mut dice, mut choices, mut visions) = (Seeded::new(24, game), Seeded::new(25, game), Seeded::new(26, game));
        let mut state = contest.start(&mut dice, &mut ());
        while let Some(player) = contest.to_act(&state) {
            if imagined >= wanted {
                return;
            }
            contest.legal(&state, &mut legal);
            positions += 1;
            let view = contest.view(&state, player);
            if positions % every == 0 {
                imagined += 1;
                let (other, world) = imagine(contest.public(), &view, &mut visions);
                assert_eq!(other.view(&world, player), view, "of {:?}", state.asked);
                other.legal(&world, &mut possible);
                assert_eq!(possible, legal, "at {:?}", state.asked);
                if imagined % 16 == 0 {
                    play_on(&other, world, &mut visions);
                }
            }
            let action = Captain::<Contest>::choose(&mut AtRandom, contest.public(), view, &legal, &mut choices);
            contest.apply_listed(&mut state, action, &mut dice, &mut ());
        }
    }
}

/// Plays a world at random to its end.
fn play_on(contest: &Contest, mut world: State, dice: &mut Seeded) {
    let (mut legal, mut choices) = (Vec::new(), dice.clone());
    while let Some(player) = contest.to_act(&world) {
        contest.legal(&world, &mut legal);
        let view = contest.view(&world, player);
        let action = Captain::<Contest>::choose(&mut AtRandom, contest.public(), view, &legal, &mut choices);
        contest.apply_listed(&mut world, action, dice, &mut ());
    }
    assert!(contest.outcome(&world).is_some());
}

#[test]
fn imagined_worlds_agree_with_what_is_seen() {
    imagine_in(&of("sample"), as_many(400, 4_000), 3);
    imagine_in(&of("varu"), as_many(400, 4_000), 5);
    imagine_in(&open_egrix(), as_many(250, 2_000), 7);
}

#[test]
fn views_hide_types_that_lie_face_down_and_possessions_that_nobody_has_shown() {
    let contest = of("sample");
    let mut state = contest.start(&mut Seeded::new(1, 0), &mut ());
    let (rebel, imperial) = (player_of(Side::Rebel), player_of(Side::Imperial));
    let before = state.clone();
    // A Line and a Patrol are on Angoff, and a Patrol is on Quibron, all face down. For all that the Rebel knows, the Line may as well be on Quibron.
    let kind =
        |name: &str| contest.public.kinds().find(|kind| contest.public.unit(*kind).kind.name == name).expect("the unit").index();
    let place = |name: &str| {
        contest.public.places().find(|place| contest.public.environ(*place).name == name).expect("the environ").index()
    };
    let (line, patrol) = (kind("Line"), kind("Patrol"));
    state.imperial.face_down[place("Angoff")][line] -= 1;
    state.imperial.face_down[place("Angoff")][patrol] += 1;
    state.imperial.face_down[place("Quibron")][patrol] -= 1;
    state.imperial.face_down[place("Quibron")][line] += 1;
    assert_ne!(before, state);
    assert_eq!(contest.view(&before, rebel), contest.view(&state, rebel));
    assert_ne!(contest.view(&before, imperial), contest.view(&state, imperial));
    let mut legal = Vec::new();
    contest.legal(&before, &mut legal);
    for name in [CaptainName::RuleOfThumb, CaptainName::LookingAhead] {
        let chosen =
            |state: &State| name.captain().choose(contest.public(), contest.view(state, rebel), &legal, &mut Seeded::new(7, 0));
        assert_eq!(chosen(&before), chosen(&state), "{name:?}");
    }
    let other = before.clone();
    let mut held = before;
    held.rebel.bearers[15] = Some(CharacterNumber(3));
    assert_eq!(contest.view(&other, imperial), contest.view(&held, imperial));
    assert_ne!(contest.view(&other, rebel), contest.view(&held, rebel));
    assert!(contest.hears([&contest.view(&held, rebel); 2], &Event::Possession(PossessionNumber(3))));
    assert!(!contest.hears([&contest.view(&held, imperial); 2], &Event::Possession(PossessionNumber(3))));
}
