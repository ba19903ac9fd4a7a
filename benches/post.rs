//! How fast a game by post is: a year of eight players and of a hundred, sheets as they are read, and reports on paper.

#[path = "support/numbers.rs"]
mod numbers;

use std::hint::black_box;
use std::sync::Arc;

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use drydock::geometry::GridSize;
use drydock::project::{self, Game, Library};
use drydock::rules::space_viking::orders::Sheet;
use drydock::rules::space_viking::play::{Knowledge, Post, turn};
use drydock::rules::space_viking::{Content, Fleet, Item, Mode, Player, Sector, Ship, Sovereign, WantedWorlds, random_worlds};
use drydock::rules::{Id, Origin, Shelf};
use drydock::sheets::space_viking::report;

use numbers::Numbers;

/// A campaign of so many players with so many fleets each, on so many worlds, with the tables of the sample.
fn campaign(players: usize, fleets: usize, worlds: usize) -> Content {
    let project = Library::bundled().template(Game::SpaceViking, Library::SAMPLE).expect("the sample");
    let project::Content::SpaceViking(sample) = project.content else { panic!("designs of another game") };
    let across = ((worlds * 10) as f64).sqrt().ceil() as u16;
    let (columns, rows) = (GridSize::clamped(across), GridSize::clamped(across));
    let sector = Sector { columns, rows, ..sample.sector.clone() };
    let mut content = Content { sector, worlds: Shelf::default(), players: Shelf::default(), fleets: Shelf::default(), ..sample };
    let wanted = WantedWorlds { density: 10, ..WantedWorlds::default() };
    content.worlds = random_worlds(&content, &wanted, 5).into_iter().take(worlds).collect();
    assert_eq!(content.worlds.len(), worlds);
    let homes: Vec<_> = content.worlds.ids().collect();
    let item = |name: &str| content.items.find(|item: &Item| item.name == name).map(|(id, _)| id);
    let ships: [(Option<Id<Item>>, &str); 3] =
        [(item("Escort"), ""), (item("Attack Ship"), "2 Troop"), (item("Escort"), "1 Troop")];
    assert!(ships.iter().all(|(item, _)| item.is_some()));
    let kinds = [Sovereign::Pirate, Sovereign::Merchant, Sovereign::EmpireBuilder, Sovereign::Zealot, Sovereign::Schemer];
    for number in 0..players {
        let player = content.players.add(Player {
            name: format!("House {number}"),
            sovereign: format!("Sovereign {number}"),
            kind: kinds[number % kinds.len()],
            cronies: [format!("Left {number}"), format!("Right {number}")],
            home: Some(homes[number * homes.len() / players]),
            origin: Origin::Own,
            ..Player::default()
        });
        for fleet in 0..fleets {
            let ship =
                |(item, cargo): &(Option<Id<Item>>, &str)| Ship { name: String::new(), item: *item, cargo: (*cargo).to_owned() };
            content.fleets.add(Fleet {
                name: format!("Fleet {fleet} of {number}"),
                player: Some(player),
                commander: if fleet == 0 { format!("Sovereign {number}") } else { format!("Captain {fleet}") },
                mode: [Mode::Passive, Mode::Plunder, Mode::Engage][fleet % 3],
                ships: ships.iter().map(ship).collect(),
                ..Fleet::default()
            });
        }
    }
    content
}

/// A sheet with a route for every fleet that orders reach.
fn sheet(known: &Knowledge, numbers: &mut Numbers) -> String {
    let begun = known.begun();
    let mut text = format!("{}\n", begun.lines().next().unwrap_or_default());
    let worlds: Vec<&str> = known.worlds.iter().map(|world| world.name.as_str()).filter(|name| !name.is_empty()).collect();
    let mut world = || worlds[numbers.below(worlds.len() as u32) as usize];
    for fleet in &known.own.fleets {
        let (there, then) = (world(), world());
        let route = format!("\"{there}\" (plunder, slay 1) - \"{then}\" (load all) repeat");
        text.extend(["fleet \"", &fleet.name, "\"\n  route ", &route, "\n"]);
    }
    text + "research Jump-3 2\nletter to \"House 1\" \"well met\"\n"
}

/// A game in its second year, with the sheets of all players.
fn begun(content: Content) -> (Post, Vec<String>) {
    let campaign = content.campaigns.ids().next().expect("a campaign");
    let mut post = Post::begin(Arc::new(content), campaign, 77);
    let mut numbers = Numbers::new(3);
    let sheets = |post: &Post, numbers: &mut Numbers| -> Vec<String> {
        post.knowledge().iter().map(|known| sheet(known, numbers)).collect()
    };
    let first = sheets(&post, &mut numbers);
    post.play(first.iter().map(String::as_bytes), &[]);
    let second = sheets(&post, &mut numbers);
    (post, second)
}

fn years(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("a year by post");
    group.sample_size(20);
    for (name, players, fleets, worlds) in
        [("8 players, 32 fleets, 44 worlds", 8, 4, 44), ("100 players, 1,000 fleets, 300 worlds", 100, 10, 300)]
    {
        let (post, texts) = begun(campaign(players, fleets, worlds));
        let sheets: Vec<(Id<Player>, Sheet)> =
            post.knowledge().iter().zip(&texts).map(|(known, text)| (known.player, Sheet::parse(text.as_bytes()))).collect();
        group.bench_function(format!("played, {name}"), |bencher| {
            bencher.iter(|| turn(post.content(), black_box(post.state()), &sheets, &[]).events.len());
        });
        group.bench_function(format!("with sheets checked and all reports as text, {name}"), |bencher| {
            let year = |mut post: Post| {
                post.play(texts.iter().map(String::as_bytes), &[]);
                post.knowledge().iter().map(|known| known.report().len()).sum::<usize>()
            };
            bencher.iter_batched(|| post.clone(), year, BatchSize::LargeInput);
        });
    }
    group.finish();
}

fn reading(criterion: &mut Criterion) {
    let (post, _) = begun(campaign(8, 4, 44));
    let mut numbers = Numbers::new(9);
    let block = sheet(&post.knowledge()[0], &mut numbers);
    let (opening, block) = block.split_once('\n').expect("a first line");
    let mut text = format!("{opening}\n");
    while text.len() < 10 << 20 {
        text += block;
    }
    let mut group = criterion.benchmark_group("sheets of orders");
    group.sample_size(10).throughput(Throughput::Bytes(text.len() as u64));
    group.bench_function("read 10 MB", |bencher| bencher.iter(|| Sheet::parse(black_box(text.as_bytes())).fleets.len()));
    let nonsense = "this is no order, and neither is what follows # at all\n".repeat((10 << 20) / 55);
    group.bench_function("read 10 MB that nobody understands", |bencher| {
        bencher.iter(|| Sheet::parse(black_box(nonsense.as_bytes())).refused.len());
    });
    group.finish();
}

fn reports(criterion: &mut Criterion) {
    let (mut post, texts) = begun(campaign(100, 10, 300));
    post.play(texts.iter().map(String::as_bytes), &[]);
    let mut group = criterion.benchmark_group("reports on paper");
    group.sample_size(10);
    group.bench_function("100 reports to PDF", |bencher| {
        bencher.iter(|| post.knowledge().iter().map(|known| report::pdf(known).map_or(0, |bytes| bytes.len())).sum::<usize>());
    });
    group.finish();
}

criterion_group!(benches, years, reading, reports);
criterion_main!(benches);
