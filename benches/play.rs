//! How fast Launch Fighters! plays: two fleets of 200 points with captains who choose at random, the dice alone beside them, and what a
//! captain who looks ahead asks most often.

use std::hint::black_box;
use std::num::NonZeroUsize;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use drydock::playtest::pool::Watch;
use drydock::playtest::{Crew, Playtest, Wish};
use drydock::project::Library;
use drydock::rules::launch_fighters::play::{Battle, Record, State};
use drydock::rules::play::{AtRandom, Captain, Dice, Play, Seeded, Sink, fight};
use drydock::rules::{Content, Game, Id};

/// The scenario of the sample: two fleets of 200 points.
fn sample() -> Battle {
    let project = Library::bundled().template(Game::LaunchFighters, "sample").expect("the sample");
    let Content::LaunchFighters(content) = &project.content else { panic!("these are no designs for Launch Fighters!") };
    Battle::new(content, Id::new(1)).expect("a scenario that can be played")
}

fn game(battle: &Battle, number: u32, sink: &mut impl Sink<<Battle as Play>::Event>) -> (Record, State) {
    let mut record = Record::new(Id::new(1), 1, number);
    let mut captains = [AtRandom; 2];
    let [one, two] = &mut captains;
    let mut captains: [&mut dyn Captain<Battle>; 2] = [one, two];
    let state = fight(battle, &mut captains, &mut record, sink);
    (record, state)
}

const GAMES: u32 = 32;

fn games(criterion: &mut Criterion) {
    let battle = sample();
    let (mut positions, mut dice) = (0_u64, 0_u64);
    for number in 0..GAMES {
        let mut events = Vec::new();
        positions += game(&battle, number, &mut events).0.actions.len() as u64;
        dice +=
            events.iter().filter(|event| matches!(event, drydock::rules::launch_fighters::play::Event::Die(..))).count() as u64;
    }
    let mut group = criterion.benchmark_group("play two fleets of 200 points at random");
    group.throughput(Throughput::Elements(positions));
    group.bench_function("positions", |bencher| {
        bencher.iter(|| (0..GAMES).map(|number| game(&battle, number, &mut ()).1.turn()).max());
    });
    group.bench_function("positions, everything heard", |bencher| {
        let mut events = Vec::new();
        bencher.iter(|| {
            events.clear();
            (0..GAMES).map(|number| game(&battle, number, &mut events).1.turn()).max()
        });
    });
    group.throughput(Throughput::Elements(u64::from(GAMES)));
    group.bench_function("games", |bencher| {
        bencher.iter(|| (0..GAMES).map(|number| game(&battle, number, &mut ()).1.turn()).max());
    });
    group.throughput(Throughput::Elements(dice));
    group.bench_function("their dice alone", |bencher| {
        bencher.iter(|| {
            let mut from = Seeded::new(1, 0);
            (0..dice).map(|_| u64::from(from.die())).sum::<u64>()
        });
    });
    group.finish();
}

fn looking_ahead(criterion: &mut Criterion) {
    let battle = sample();
    let mut dice = Seeded::new(1, 0);
    let state = battle.start(&mut dice, &mut ());
    let mut legal = Vec::new();
    battle.legal(&state, &mut legal);
    let mut group = criterion.benchmark_group("look ahead");
    group.bench_function("list the legal actions", |bencher| bencher.iter(|| battle.legal(black_box(&state), &mut legal)));
    let mut copy = state.clone();
    group.bench_function("copy a state", |bencher| bencher.iter(|| copy.clone_from(black_box(&state))));
    group.bench_function("copy a state and act", |bencher| {
        bencher.iter(|| {
            copy.clone_from(black_box(&state));
            battle.apply_listed(&mut copy, legal[0], &mut dice, &mut ());
        });
    });
    group.finish();
}

/// Playtests of the sample with the captain that is taken when none is named, by one worker and by two.
fn playtests(criterion: &mut Criterion) {
    let project = Library::bundled().template(Game::LaunchFighters, "sample").expect("the sample");
    let playtest = Playtest::new(&project, &Wish::default()).expect("a playtest");
    let mut group = criterion.benchmark_group("playtest two fleets of 200 points");
    group.sample_size(10).throughput(Throughput::Elements(PLAYTEST.into()));
    for jobs in [1, 2] {
        let workers = NonZeroUsize::new(jobs).expect("a worker");
        group.bench_function(format!("games, --jobs {jobs}"), |bencher| {
            bencher.iter(|| {
                let watch = Watch::new();
                let mut crew = Crew { jobs: workers, watch: &watch, tell: &mut || {} };
                playtest.play(0..PLAYTEST, &mut crew).map(|tally| tally.games())
            });
        });
    }
    group.finish();
}

/// How many games a playtest has that is measured.
const PLAYTEST: u32 = 400;

criterion_group!(benches, games, looking_ahead, playtests);
criterion_main!(benches);
