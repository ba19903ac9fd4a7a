//! How fast the rules engine is: prices by the thousand, a check of a large project, and what is seen and reached on a board.

mod support;

use std::hint::black_box;
use std::sync::Arc;

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use drydock::geometry::Space;
use drydock::project::{self, Game, Library};
use drydock::rules::launch_fighters::{Options, cost};
use drydock::rules::space_viking::orders::Sheet;
use drydock::rules::vikings::board::{Board, Laid, Layout, Lookout, Rider, Site, Standing, Step};
use drydock::rules::vikings::{Content, Tables};
use drydock::rules::{Shelf, freedom_in_the_galaxy as galaxy};

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

/// Scenarios of Vikings: a drakkar off two joined boards, and sixty characters with three goals on an island.
fn raids(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("check a scenario of Vikings");
    for name in [Library::SAMPLE, "isle-of-man"] {
        let project = Library::bundled().template(Game::Vikings, name).expect("the template");
        group.bench_function(BenchmarkId::from_parameter(name), |bencher| bencher.iter(|| black_box(&project).check().len()));
    }
    group.finish();
}

/// The whole galaxy of Freedom in the Galaxy: a check of the campaign, whom the domino of its throne moves, and a mission of three with every
/// event, fight and search on the way.
fn whole_galaxy(criterion: &mut Criterion) {
    let project = Library::bundled().template(Game::FreedomInTheGalaxy, "campaign").expect("the campaign");
    criterion.bench_function("check the campaign of Freedom in the Galaxy", |bencher| {
        bencher.iter(|| black_box(&project).check().len());
    });
    let project::Content::FreedomInTheGalaxy(content) = &project.content else { return };
    let planets: Vec<_> = content.planets.ids().collect();
    criterion.bench_function("three dominoes from each of 51 planets", |bencher| {
        bencher.iter(|| {
            let of = |planet| galaxy::Spark::ALL.map(|spark| galaxy::dominoes(content, planet, spark).len());
            planets.iter().map(|planet| of(*black_box(planet)).iter().sum::<usize>()).sum::<usize>()
        });
    });
    let member = |name: &str, possession: &str| {
        let (_, character) = content.characters.find(|found| found.name == name)?;
        Some((
            character,
            content.possessions.find(|found| found.name == possession).map(|(_, found)| found).into_iter().collect(),
        ))
    };
    let three = [("Rayner Derban", "Advisor Android"), ("Zina Adora", ""), ("Boccanegra", "")];
    let members: Option<Vec<_>> = three.into_iter().map(|(name, possession)| member(name, possession)).collect();
    let group = galaxy::odds::mission::Group::of(&members.expect("they are in the box"));
    let (id, planet) = content.planets.find(|planet| planet.name == "Solvia").expect("a planet");
    let (_, environ) = planet.environs.iter().next().expect("an environ");
    let (_, mission) = content.missions.find(|mission| mission.letter() == Some('D')).expect("a mission");
    let standing = galaxy::odds::mission::PlanetStanding::default();
    let mut setting = galaxy::odds::mission::Setting::on(content, (id, environ), mission, galaxy::Side::Rebel, standing);
    let squad = content.tables.squads.squad(5).expect("a squad");
    setting.enemy.units = Some((squad, 5));
    criterion.bench_function("a mission of three with events, fights and searches", |bencher| {
        bencher.iter(|| galaxy::odds::mission::prospect(black_box(&setting), &group).map(|found| found.success));
    });
}

/// A year's sheet of Space Viking with blocks, routes and a few lines that are not understood, over and over: a megabyte of it.
fn orders(criterion: &mut Criterion) {
    let block = "fleet Raiders  # of House Tharn\n  commander \"Lucas Trask\"\n  mode plunder\n  ships 2 escort, Raven\n  \
        route Gram - Xochitl (plunder) - 0711 - wait - Asgard (conquer 2, install 1 outpost) - Gram (unload all) repeat\n  \
        cargo 3 troop, 40 IU\n  brake off at 50%\nbuild 2 escort at Gram into Raiders\nresearch Jump-3 15\npay 20 to Tharn\n\n";
    let text = block.repeat((1 << 20) / block.len());
    let mut group = criterion.benchmark_group("read a sheet of orders");
    group.throughput(Throughput::Bytes(text.len() as u64));
    group.bench_function("1 MB", |bencher| bencher.iter(|| Sheet::parse(black_box(text.as_bytes())).fleets.len()));
    group.finish();
}

/// Two boards of the blue book side by side as one site of 864 hexes, and the tables of the book.
fn ground(names: [&str; 2]) -> (Site, Arc<Tables>) {
    let library = Library::bundled();
    let boards: Shelf<Board> = library.chapter::<Content>("boards").expect("the boards").boards.into_iter().collect();
    let laid = names.into_iter().zip([0, 24]).map(|(name, column)| Laid {
        board: boards.find(|board| board.name == name).map(|(id, _)| id),
        at: Space::new(column, 0),
        turned: false,
    });
    let layout = Layout { boards: laid.collect(), ..Layout::default() };
    let tables = library.chapter::<Content>("tables").expect("the tables").tables.expect("they are there");
    (Site::of_layout(&layout, &boards), tables)
}

/// Sight from one hex to all 864: over open water, along a coast, and out of a church.
fn sight(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("sight from one hex to 864");
    let cases = [
        (["Open Sea", "Grey Water"], Space::new(23, 9)),
        (["The Coast", "River Mouth"], Space::new(23, 7)),
        (["Village", "Abbey"], Space::new(35, 8)),
    ];
    for (names, from) in cases {
        let (site, tables) = ground(names);
        let standing = Standing::nobody(&site);
        let lookout = Lookout { site: &site, standing: &standing, grounds: &tables.grounds, short: tables.missiles.short.get() };
        let spaces: Vec<Space> = site.grid().spaces().collect();
        group.bench_function(BenchmarkId::from_parameter(names.join(", ")), |bencher| {
            bencher.iter(|| spaces.iter().filter(|to| lookout.look(black_box(from), **to, false).is_ok()).count());
        });
    }
    group.finish();
}

/// How far sixty characters come in a turn, ten of them mounted.
fn reach(criterion: &mut Criterion) {
    let (site, tables) = ground(["Village", "Abbey"]);
    let ways = Step { site: &site, grounds: &tables.grounds }.ways();
    criterion.bench_function("reach of sixty characters", |bencher| {
        bencher.iter(|| {
            let at = |number: i16| Space::new(number % 48, 2 + number / 5);
            let foot = (0..50).map(|number| ways.on_foot(number % 2 == 0, at(black_box(number)), 7, 1));
            let ridden = (0..10).map(|number| {
                let rider = Rider { front: at(black_box(number) * 2), facing: 2 };
                ways.riding(true, rider, &tables.riding, 15, 1)
            });
            foot.chain(ridden).map(|reach| reach.iter(&site).count()).sum::<usize>()
        });
    });
}

criterion_group!(benches, prices, checks, whole_game, whole_galaxy, raids, orders, sight, reach);
criterion_main!(benches);
