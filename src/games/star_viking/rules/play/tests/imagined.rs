//! Tests that imagined worlds agree with the view from which they are imagined: the side must see the same in them, and the same actions must be
//! legal.

use super::*;
use crate::Purchases;

/// Imagines a world from every `every`-th position of random games, until there are `wanted` worlds. All these tests together imagine 6,600 worlds,
/// or 10,000 if long tests are asked for.
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
            let captain = [CaptainName::Random, CaptainName::RuleOfThumb][game as usize % 2];
            if positions % every == 0 {
                imagined += 1;
                let view = contest.view(&state, player);
                let (other, world) = imagine(contest.public(), &view, &mut visions);
                assert_eq!(other.view(&world, player), view, "of {:?}", state.question);
                other.legal(&world, &mut possible);
                assert_eq!(possible, legal, "at {:?}", state.question);
                let odds =
                    |contest: &Contest, state: &State| legal.iter().map(|shot| contest.planned(state, *shot)).collect::<Vec<_>>();
                assert_eq!(odds(&other, &world), odds(contest, &state), "no pod tells of itself before it counts");
                let ahead = u32::from(imagined % 16 == 0) * as_many(20, 60);
                let captains = [CaptainName::Random, CaptainName::ByDice, CaptainName::RuleOfThumb].map(Roster::captain);
                let captains = captains.into_iter().chain([LookingAhead::new(ahead).into()]);
                for captain in captains.filter(|_| legal.len() > 1) {
                    let chosen = |contest: &Contest, state: &State| {
                        captain.clone().choose(contest.public(), contest.view(state, player), &legal, &mut choices.clone())
                    };
                    assert_eq!(chosen(&other, &world), chosen(contest, &state));
                }
                if imagined % 16 == 0 {
                    play_on(&other, world, &mut visions);
                }
            }
            let action = captain.captain().choose(contest.public(), contest.view(&state, player), &legal, &mut choices);
            contest.apply_listed(&mut state, action, &mut dice, &mut ());
        }
    }
}

/// Plays a few more random actions in an imagined world.
fn play_on(contest: &Contest, mut world: State, dice: &mut Seeded) {
    let (mut legal, mut choices) = (Vec::new(), dice.clone());
    for _ in 0..300 {
        contest.legal(&world, &mut legal);
        let Some(player) = contest.to_act(&world) else { return };
        let view = contest.view(&world, player);
        let action = Captain::<Contest>::choose(&mut AtRandom, contest.public(), view, &legal, &mut choices);
        contest.apply_listed(&mut world, action, dice, &mut ());
    }
}

#[test]
fn imagined_battles_agree_with_what_is_seen() {
    imagine_in(&sanakht(), as_many(3_000, 4_000), 1);
}

#[test]
fn imagined_campaigns_agree_with_what_is_seen() {
    imagine_in(&changed(designs("sample"), |_| ()), as_many(1_200, 2_000), 7);
    imagine_in(&changed(designs("double"), |_| ()), as_many(1_200, 2_000), 11);
}

#[test]
fn imagined_campaigns_that_are_dealt_and_bought_agree_with_what_is_seen() {
    let dealt = |scenario: &mut Scenario| {
        scenario.dealt_anew = true;
        scenario.purchases = Purchases::SixtyAndADie;
    };
    imagine_in(&changed(designs("sample"), dealt), as_many(1_200, 2_000), 7);
}
