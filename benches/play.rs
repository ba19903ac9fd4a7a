//! How fast Launch Fighters! plays: two fleets of 200 points with captains who choose at random, who play by rules of thumb and who look
//! ahead, the dice alone beside them, and what a captain who looks ahead asks most often; beside them a game of one star of Freedom in the Galaxy,
//! and of Vikings ten men a side in the open, and thirty a side with ships.

use std::hint::black_box;
use std::num::NonZeroUsize;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use drydock::playtest::{Crew, Playtest, PlaytestRequest};
use drydock::project::{Content, Game, Library};
use drydock::rules::Id;
use drydock::rules::launch_fighters::play::{Battle, CaptainName, Record, State};
use drydock::rules::play::{Captain, Dice, Play, Roster, Seeded, Sink, fight};
use drydock::workers::PoolControl;

/// The scenario of the sample: two fleets of 200 points.
fn sample() -> Battle {
    let project = Library::bundled().template(Game::LaunchFighters, "sample").expect("the sample");
    let Content::LaunchFighters(content) = &project.content else { panic!("designs of another game") };
    Battle::new(content, Id::new(1)).expect("a scenario that can be played")
}

fn game(battle: &Battle, number: u32, sink: &mut impl Sink<<Battle as Play>::Event>) -> (Record, State) {
    game_of(CaptainName::Random, battle, number, sink)
}

fn game_of(name: CaptainName, battle: &Battle, number: u32, sink: &mut impl Sink<<Battle as Play>::Event>) -> (Record, State) {
    let mut record = Record::new(Id::new(1), 1, number);
    let (mut one, mut two) = (name.captain(), name.captain());
    let mut captains: [&mut dyn Captain<Battle>; 2] = [&mut one, &mut two];
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
        dice += events.iter().filter(|event| matches!(event, launch_fighters::play::Event::Die(..))).count() as u64;
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

/// The aim is 10,000 games in ten seconds on two cores: 500 a second on each.
fn captains(criterion: &mut Criterion) {
    let battle = sample();
    let mut group = criterion.benchmark_group("captains of two fleets of 200 points");
    group.sample_size(10);
    for (name, games) in [(CaptainName::Random, GAMES), (CaptainName::RuleOfThumb, GAMES), (CaptainName::LookingAhead, 1)] {
        group.throughput(Throughput::Elements(u64::from(games)));
        group.bench_function(format!("games, {}", name.slug()), |bencher| {
            bencher.iter(|| (0..games).map(|number| game_of(name, &battle, number, &mut ()).1.turn()).max());
        });
    }
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

/// Playtests of samples with the captain that is taken when none is named, by one worker and by two.
fn playtests(criterion: &mut Criterion) {
    playtests_of(criterion, (Game::LaunchFighters, Library::SAMPLE), "playtest two fleets of 200 points", PLAYTEST);
    playtests_of(criterion, (Game::FreedomInTheGalaxy, Library::SAMPLE), "playtest a flight to Egrix", PLAYTEST);
    // The aim is 10,000 games in sixty seconds on two cores: 83 a second on each.
    playtests_of(criterion, (Game::Vikings, "shield-wall"), "playtest ten men a side behind shields", PLAYTEST);
    // The aim is 1,000 games of thirty a side with two ships in sixty seconds on two cores: 8.3 a second on each. Here there are three boats.
    playtests_of(criterion, (Game::Vikings, "isle-of-man"), "playtest thirty men a side with ships", PLAYTEST / 10);
}

fn playtests_of(criterion: &mut Criterion, (game, template): (Game, &str), title: &str, games: u32) {
    let project = Library::bundled().template(game, template).expect("a template");
    let playtest = Playtest::new(&project, &PlaytestRequest::default()).expect("a playtest");
    let mut group = criterion.benchmark_group(title);
    group.sample_size(10).throughput(Throughput::Elements(games.into()));
    for jobs in [1, 2] {
        let workers = NonZeroUsize::new(jobs).expect("a worker");
        group.bench_function(format!("games, --jobs {jobs}"), |bencher| {
            bencher.iter(|| {
                let control = PoolControl::new();
                let mut crew = Crew { jobs: workers, control: &control, on_progress: &mut || {} };
                playtest.play(0..games, &mut crew).map(|tally| tally.games())
            });
        });
    }
    group.finish();
}

/// How many games a playtest has that is measured.
const PLAYTEST: u32 = 400;

criterion_group!(benches, games, captains, looking_ahead, playtests);
criterion_main!(benches);
