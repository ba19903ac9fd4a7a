//! How fast pages are made: record sheets and a large map as PDF, the map as PNG, whole games, and modules for VASSAL. What other programs
//! take for the like is measured in `peers/`.

#[path = "support/map.rs"]
mod map;
mod support;

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use drydock::drawing::Page;
use drydock::drawing::ProgressMonitor;
use drydock::drawing::pdf::{Document, pdf};
use drydock::drawing::png::{Resolution, png};
use drydock::exchange::game::Position;
use drydock::exchange::vassal_module_file;
use drydock::project::{Game, Library, Project};
use drydock::rules::launch_fighters::Content;
use drydock::sheets::{self, Request, SheetKind, print, print_to_pdf};

/// The pages of a kind, laid out.
fn pages(project: &Project, request: &Request, kind: SheetKind) -> Vec<Page> {
    print(project, request).pages(kind).to_vec()
}

/// Times laying out, writing, and both together as they are when a project is printed.
fn printed(criterion: &mut Criterion, name: &str, project: &Project, request: &Request, kind: SheetKind) {
    let pages = pages(project, request, kind);
    let document = Document::new("Bench");
    let mut group = criterion.benchmark_group(name);
    group.sample_size(10);
    group.bench_function("lay out", |bencher| bencher.iter(|| print(black_box(project), request).sheets.len()));
    group.bench_function("pages to PDF", |bencher| bencher.iter(|| pdf(&document, black_box(&pages)).map(|bytes| bytes.len())));
    group.bench_function("project to PDF", |bencher| bencher.iter(|| written(black_box(project), request)));
    group.finish();
}

/// How many bytes the PDF files of a project have.
fn written(project: &Project, request: &Request) -> usize {
    let printed = print_to_pdf(project, request, ProgressMonitor::NONE);
    printed.map_or(0, |(files, _)| files.iter().map(|file| file.bytes.len()).sum())
}

fn record_sheets(criterion: &mut Criterion) {
    let mut project = support::project(200, 4);
    std::sync::Arc::make_mut(&mut project.print).record_sheets = project::RecordSheetLayout::One;
    let request = Request { only: vec![sheets::launch_fighters::RECORD_SHEETS], ..Request::default() };
    printed(criterion, "200 record sheets", &project, &request, sheets::launch_fighters::RECORD_SHEETS);
}

fn map_project() -> (Project, Request) {
    let content = Content { maps: [map::map(100)].into_iter().collect(), ..Content::default() };
    let request = Request { only: vec![sheets::launch_fighters::MAP], one_page: true, ..Request::default() };
    (Project::with_content(content.into(), "Bench"), request)
}

fn map(criterion: &mut Criterion) {
    let (project, request) = map_project();
    printed(criterion, "100 x 100 map as one page", &project, &request, sheets::launch_fighters::MAP);
    let pages = pages(&project, &request, sheets::launch_fighters::MAP);
    let resolution = Resolution::dots_per_inch(40.0).expect("a resolution");
    let mut group = criterion.benchmark_group("100 x 100 map as PNG");
    group.sample_size(10);
    group.bench_function("40 dots per inch", |bencher| {
        bencher.iter(|| png(black_box(&pages[0]), resolution).map(|bytes| bytes.len()));
    });
    group.finish();
}

/// Every sheet of the sample of Star Viking: tiles, counters, display, charts, records and papers, laid out and as PDF.
fn whole_game(criterion: &mut Criterion) {
    let project = Library::bundled().template(Game::StarViking, Library::SAMPLE).expect("the sample");
    let mut group = criterion.benchmark_group("the whole game of Star Viking");
    group.sample_size(10);
    group.bench_function("lay out", |bencher| bencher.iter(|| print(black_box(&project), &Request::default()).sheets.len()));
    group.bench_function("print as PDF", |bencher| bencher.iter(|| written(black_box(&project), &Request::default())));
    group.finish();
}

/// Every sheet of the campaign of Freedom in the Galaxy as PDF: star systems, map, counters, cards, charts and papers.
fn whole_galaxy(criterion: &mut Criterion) {
    let project = Library::bundled().template(Game::FreedomInTheGalaxy, "campaign").expect("the campaign");
    let mut group = criterion.benchmark_group("the whole galaxy");
    group.sample_size(10);
    group.bench_function("lay out", |bencher| bencher.iter(|| print(black_box(&project), &Request::default()).sheets.len()));
    group.bench_function("print as PDF", |bencher| bencher.iter(|| written(black_box(&project), &Request::default())));
    group.finish();
}

/// Modules for VASSAL: the sample of Launch Fighters!, the campaign of Freedom in the Galaxy, and a large map.
fn modules(criterion: &mut Criterion) {
    let template = |game, name| Library::bundled().template(game, name).expect("a template");
    let sample = template(Game::LaunchFighters, Library::SAMPLE);
    let campaign = template(Game::FreedomInTheGalaxy, "campaign");
    let mut group = criterion.benchmark_group("module for VASSAL");
    group.sample_size(10);
    for (name, project) in [("sample", sample), ("campaign of Freedom", campaign), ("100 x 100 map", map_project().0)] {
        group.bench_function(name, |bencher| {
            bencher.iter(|| vassal_module_file(black_box(&project), Position::Start(None)).map(|file| file.bytes.len()));
        });
    }
    group.finish();
}

criterion_group!(benches, record_sheets, map, whole_game, whole_galaxy, modules);
criterion_main!(benches);
