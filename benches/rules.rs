//! How fast the rules engine is: prices by the thousand, and a check of a large project.

mod support;

use std::hint::black_box;

use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use drydock::project::Library;
use drydock::rules::Game;
use drydock::rules::launch_fighters::{Options, cost};

fn prices(criterion: &mut Criterion) {
    let ships = support::ships(10_000);
    let options = Options::default();
    criterion.bench_function("price 10,000 random ships", |bencher| {
        bencher.iter(|| {
            ships.iter().filter_map(|ship| cost::price(black_box(ship), &options)).map(|price| price.total.get()).sum::<i64>()
        });
    });
}

fn checks(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("check a project");
    for (ships, fleets) in [(250, 5), (500, 10), (1000, 20), (2000, 40)] {
        let project = support::project(ships, fleets);
        let name = format!("{ships} ships, {fleets} fleets");
        group.bench_function(BenchmarkId::from_parameter(name), |bencher| bencher.iter(|| black_box(&project).check().len()));
    }
    group.finish();
}

/// The whole game of Star Viking: twelve systems, all forces, a scenario.
fn whole_game(criterion: &mut Criterion) {
    let project = Library::bundled().template(Game::StarViking, Library::SAMPLE).expect("the sample");
    criterion.bench_function("check the sample of Star Viking", |bencher| bencher.iter(|| black_box(&project).check().len()));
}

criterion_group!(benches, prices, checks, whole_game);
criterion_main!(benches);
