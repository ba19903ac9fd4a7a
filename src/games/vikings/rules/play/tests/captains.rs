//! Tests how captains play: which captain wins against which, and that the rules of thumb do not make certain mistakes.

use super::*;
use rules::play::{AtRandom, Captain, Play, Player, Record, Roster, Sink, decide, fight};

/// The results of games between two captains, who change sides after each game: how many games the first captain won, lost and drew.
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
            series(&battle(template), [CaptainName::RuleOfThumb, CaptainName::Random], as_many(16, 1_000), &mut ());
        println!("{template}: won {won}, lost {lost}, drawn {drawn}");
        assert!(won * 100 >= (won + lost) * least, "{template}: won {won}, lost {lost}, drawn {drawn}");
    }
}

/// Counts the mistakes of the rules of thumb in a game against themselves: attacks at 1-1 although better odds against the same defender were
/// possible; effective shots that were not made; treasures left beside an idle character; and characters in armour who walk to where the water will
/// be deep, or stay there.
fn faults(battle: &Battle, game: u32) -> [u32; 4] {
    let mut faults = [0; 4];
    let record = Record::<(), Action>::new((), 17, game);
    let (mut dice, mut choices) = (record.dice(), record.captains_dice());
    let mut captains = [CaptainName::RuleOfThumb.captain(), CaptainName::RuleOfThumb.captain()];
    let mut state = battle.start(&mut dice, &mut ());
    let mut legal = Vec::new();
    let mut events = Vec::new();
    while let Some(player) = battle.to_act(&state) {
        let captain: &mut dyn Captain<Battle> = &mut captains[player.index()];
        let action = decide(battle, &state, Some(captain), &mut legal, &mut choices).expect("somebody is asked");
        let (public, position) = (battle.public(), &state.position);
        let question = position.question.expect("somebody is asked").1;
        match (question, action) {
            (Question::Join, Action::Strike) => {
                let clash = position.clash.as_ref().expect("an attack");
                if let ([defender], Some(1)) = (&clash.defenders[..], public.odds(position, &clash.attackers, &clash.defenders)) {
                    let mut group = clash.attackers.clone();
                    let others: Vec<ManNumber> =
                        public.strikers(position, *defender).filter(|man| !group.contains(man)).collect();
                    let better = others.into_iter().any(|man| {
                        group.push(man);
                        public.odds(position, &group, &[*defender]).is_some_and(|odds| odds > 1)
                    });
                    faults[0] += u32::from(better);
                }
            }
            (Question::Target(_) | Question::Reaction, Action::Done) => faults[1] += 1,
            // An archer may pass if only beasts are targets.
            (Question::Archer, Action::Done) => {
                let passed = legal
                    .iter()
                    .any(|action| matches!(action, Action::Pick(man) if public.targets(position, *man).next().is_some()));
                faults[1] += u32::from(passed);
            }
            (Question::Mover, Action::Done) => faults[2] += left_beside_idle_men(battle, &state, player),
            _ => {}
        }
        events.clear();
        let (phase, active) = (position.phase, position.active);
        battle.apply(&mut state, action, &mut dice, &mut events).expect("it is legal");
        if phase == Phase::Movement && state.position.phase != Phase::Movement {
            faults[3] += left_to_drown(battle, &state, active);
        }
    }
    faults
}

/// How many markers that may be treasures an idle character could pick up or step onto. A character is idle who has not moved, carries nothing, and
/// is not threatened by an enemy.
fn left_beside_idle_men(battle: &Battle, state: &State, player: Player) -> u32 {
    let (public, position) = (battle.public(), &state.position);
    let rewarded = |aim: &Aim| aim.player == player && aim.goal.what == crate::GoalKind::Treasure;
    if !public.goals().iter().any(rewarded) {
        return 0;
    }
    let idle = |man: ManNumber| {
        let own = position.man(man);
        let free = public.can_move(position, man) && own.is_here() && position.carried_by(man).is_none();
        free && !public.man(man).unarmed && !public.is_threatened(position, player, own.pose.spaces())
    };
    let reaches = |man: ManNumber, hex| {
        let mut steps = Vec::new();
        let own = position.man(man).pose;
        public.motions(position, man, own, public.allowance(position, man), &mut steps);
        own.hex == hex || steps.iter().any(|step| step.pose.hex == hex && public.can_end(position, man, step.pose))
    };
    let open = position.markers.iter().filter(|marker| marker.here && marker.carrier.is_none());
    open.filter(|marker| public.men_of(player).any(|(man, _)| idle(man) && reaches(man, marker.hex))).count() as u32
}

/// How many characters in armour stand, after their side's movement, on a hex where the water will be deep in the next turn. They count only if they
/// moved there or could have left.
fn left_to_drown(battle: &Battle, state: &State, player: Player) -> u32 {
    let (public, position) = (battle.public(), &state.position);
    let deep = |pose: Pose| pose.spaces().any(|hex| public.ground(position.turn + 1).water(hex) == Some(Depth::Deep));
    let at_fault = |man: ManNumber| {
        let own = position.man(man);
        let mut steps = Vec::new();
        public.motions(position, man, own.pose, public.allowance(position, man), &mut steps);
        let could = steps.iter().any(|step| !deep(step.pose) && public.can_end(position, man, step.pose));
        own.stands() && deep(own.pose) && (own.used.moved && !own.used.still || could)
    };
    public.men_of(player).filter(|(man, fighter)| fighter.armour && at_fault(*man)).count() as u32
}

#[test]
fn rules_of_thumb_commit_no_fault_that_is_counted() {
    for template in ["shield-wall", "the-hall"] {
        let battle = battle(template);
        for game in 0..as_many(5, 1_000) {
            assert_eq!(faults(&battle, game), [0; 4], "{template}, game {game}");
        }
    }
}

/// The number that an environment variable holds, or a default.
fn named(name: &str, other: u32) -> u32 {
    std::env::var(name).ok().and_then(|number| number.parse().ok()).unwrap_or(other)
}

/// Measures captains on the template `TEMPLATE`, with the head starts `HEADS` (such as `0,5`) and the seed `SEED`. It is run by hand. It prints the
/// results of `GAMES` games between rules of thumb, of `LOOKS` games of looking ahead with a `BUDGET` against rules of thumb, and of `CHANCES` games
/// of rules of thumb against random play. The last two series begin with game `FROM`. It does not measure time.
#[test]
#[ignore = "measures many games in a release build"]
fn measure() {
    let template = std::env::var("TEMPLATE").unwrap_or_else(|_| "shield-wall".to_owned());
    let heads = std::env::var("HEADS").ok();
    let battle = changed(designs(&template), |scenario| {
        if let Some((one, other)) = heads.as_deref().and_then(|heads| heads.split_once(',')) {
            scenario.head_starts = [one, other].map(|points| rules::Count::clamped(points.parse().expect("points")));
        }
    });
    let (seed, budget) = (named("SEED", 6), named("BUDGET", LookingAhead::BUDGET));
    let play = |captains: &mut [&mut dyn Captain<Battle>; 2], game| {
        let state = fight(&battle, captains, &mut Record::new((), u64::from(seed), game), &mut ());
        battle.outcome(&state).expect("it is over")
    };
    let mut wins = [0; 3];
    let mut margins = Vec::new();
    for game in 0..named("GAMES", 0) {
        let (mut one, mut other) = (RuleOfThumb::default(), RuleOfThumb::default());
        let outcome = play(&mut [&mut one, &mut other], game);
        wins[outcome.winner.map_or(2, Player::index)] += 1;
        margins.push((outcome.half_points[0] - outcome.half_points[1]) / 2);
    }
    margins.sort_unstable();
    let at = |tenth: usize| margins.get(margins.len() * tenth / 10);
    let mean = f64::from(margins.iter().sum::<i32>()) / (margins.len().max(1) as f64);
    println!("{template}: A, B, nobody: {wins:?}; A's lead {mean:.1} in the mean, in tenths {:?}", [1, 3, 5, 7, 9].map(at));
    let from = named("FROM", 0);
    for (what, games) in
        [("looking ahead against rules of thumb", named("LOOKS", 0)), ("rules of thumb against chance", named("CHANCES", 0))]
    {
        let mut ends = [[0; 3]; 2];
        for game in from..from + games {
            let (mut looks, mut thumb, mut random) = (LookingAhead::new(budget), RuleOfThumb::default(), AtRandom);
            let [own, rival]: [&mut dyn Captain<Battle>; 2] =
                if what.starts_with("looking") { [&mut looks, &mut thumb] } else { [&mut thumb, &mut random] };
            let side = (game % 2) as usize;
            let outcome = if side == 0 { play(&mut [own, rival], game) } else { play(&mut [rival, own], game) };
            ends[side][outcome.winner.map_or(2, |player| usize::from(player.index() != side))] += 1;
        }
        println!("{template}: {what}, as A and as B: won, lost, drew {ends:?}");
    }
}
