//! How much time of the processor one pass of the window takes, from the state of the project to the triangles for the screen.

#[path = "support/map.rs"]
mod map;
mod support;

use std::path::PathBuf;

use criterion::{BatchSize, BenchmarkId, Criterion, criterion_group, criterion_main};
use drydock::drawing::ProgressMonitor;
use drydock::editor::settings::Settings;
use drydock::editor::{App, Launch};
use drydock::exchange;
use drydock::exchange::post::ReportFormat;
use drydock::project::{Game, Library, Project, files};
use drydock::rules::launch_fighters::{Content, Ship};
use egui::accesskit::Role;
use egui::{Key, Modifiers, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use tempfile::TempDir;

/// A window on a project, without a screen.
struct Window {
    harness: Harness<'static, App>,
    /// Its file and settings.
    _folder: TempDir,
}

impl Window {
    /// A window that has not had its first pass.
    fn new(project: &Project) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("bench.drydock");
        files::save(&file, project).expect("a saved file");
        Self::on(folder, file)
    }

    /// A window on a file in a folder, that has not had its first pass.
    fn on(folder: TempDir, file: PathBuf) -> Self {
        let app = App::new(Launch { file: Some(file), library: Library::bundled() }, Settings::load_from(folder.path()), false);
        let harness = Harness::builder()
            .with_size(Vec2::new(1920.0, 1080.0))
            .with_max_steps(60)
            .build_ui_state(|ui, app: &mut App| app.show(ui), app);
        Self { harness, _folder: folder }
    }

    /// A window that has come to rest.
    fn at_rest(project: &Project) -> Self {
        let mut window = Self::new(project);
        window.harness.run();
        window
    }

    /// One pass, and the triangles of what it shows.
    fn pass(&mut self) -> usize {
        self.harness.step();
        let output = self.harness.output();
        self.harness.ctx.tessellate(output.shapes.clone(), output.pixels_per_point).len()
    }

    fn click(&mut self, name: &str) {
        self.harness.get_by_role_and_label(Role::Button, name).click();
        self.harness.run();
    }

    fn press(&mut self, key: Key, times: usize) {
        for _ in 0..times {
            self.harness.key_press_modifiers(Modifiers::NONE, key);
            self.harness.run();
        }
    }
}

fn sample() -> Project {
    Library::bundled().template(Game::LaunchFighters, Library::SAMPLE).expect("the sample")
}

fn desks(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("a pass");
    let mut window = Window::at_rest(&sample());
    group.bench_function("over the ship designer", |bencher| bencher.iter(|| window.pass()));
    window.harness.get_by_role_and_label(Role::ListItem, "Hail on the Orchard Rocks").click();
    window.harness.run();
    group.bench_function("over a scenario's set-up", |bencher| bencher.iter(|| window.pass()));
    let map = Content { maps: [map::map(200)].into_iter().collect(), ..Content::default() };
    let mut window = Window::at_rest(&Project::with_content(map.into(), "Bench"));
    group.bench_function(BenchmarkId::new("over a 200 x 200 map", "seen whole"), |bencher| bencher.iter(|| window.pass()));
    window.harness.get_by_role(Role::GraphicsObject).focus();
    window.press(Key::Plus, 8);
    group.bench_function(BenchmarkId::new("over a 200 x 200 map", "seen near"), |bencher| bencher.iter(|| window.pass()));
    let mut window = Window::at_rest(&support::project(1000, 20));
    group.bench_function("with an outline of 1,000 ships", |bencher| bencher.iter(|| window.pass()));
    window.harness.key_press_modifiers(Modifiers::COMMAND, Key::Num3);
    window.harness.run();
    group.bench_function("over a table of 1,000 ships", |bencher| bencher.iter(|| window.pass()));
    // A ship without a name and without stats breaks two rules.
    let content = Content { ships: (0..500).map(|_| Ship::default()).collect(), ..Content::default() };
    let mut window = Window::at_rest(&Project::with_content(content.into(), "Bench"));
    assert!(window.harness.state().state().document.findings().len() >= 1000, "a thousand findings");
    group.bench_function("with a list of 1,000 problems", |bencher| bencher.iter(|| window.pass()));
    group.finish();
}

/// The desks of Star Viking, over the sample.
fn star_viking(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("a pass over Star Viking");
    let sample = Library::bundled().template(Game::StarViking, Library::SAMPLE).expect("the sample");
    let mut window = Window::at_rest(&sample);
    for (thing, name) in [
        ("Sanakht", "tile desk"),
        ("Twilight of the Outrim", "set-up"),
        ("Local defenses", "force desk, 44 local units"),
        ("Combat", "table of 209 shots"),
    ] {
        window.harness.get_by_role_and_label(Role::TextInput, "Search outline").focus();
        window.harness.run();
        window.harness.key_press_modifiers(Modifiers::COMMAND, Key::A);
        window.harness.get_by_role_and_label(Role::TextInput, "Search outline").type_text(thing);
        window.harness.run();
        window.harness.get_by_role_and_label(Role::ListItem, thing).click();
        window.harness.run();
        group.bench_function(name, |bencher| bencher.iter(|| window.pass()));
        if name == "tile desk" {
            window.harness.key_press_modifiers(Modifiers::COMMAND, Key::Num3);
            window.harness.run();
            group.bench_function("wall of 12 tiles", |bencher| bencher.iter(|| window.pass()));
        }
    }
    group.finish();
}

/// The table of Vikings, over games that have begun: ashore and afloat.
fn vikings_table(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("a pass over Vikings");
    for template in ["the-hall", "drakkar-in-sight"] {
        let project = Library::bundled().template(Game::Vikings, template).expect("the template");
        let mut window = Window::at_rest(&project);
        window.harness.key_press_modifiers(Modifiers::COMMAND, Key::Num4);
        window.harness.run();
        window.click("Start the game");
        group.bench_function(format!("a game of {template}"), |bencher| bencher.iter(|| window.pass()));
    }
}

/// A game of Freedom in the Galaxy, over the display with all counters of the start.
fn freedom_in_the_galaxy(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("a pass over Freedom in the Galaxy");
    let varu = Library::bundled().template(Game::FreedomInTheGalaxy, "varu").expect("the template");
    let mut window = Window::at_rest(&varu);
    window.harness.key_press_modifiers(Modifiers::COMMAND, Key::Num4);
    window.harness.run();
    window.click("Start the game");
    group.bench_function("over a game", |bencher| bencher.iter(|| window.pass()));
    group.finish();
}

/// The order desk of Space Viking, over the first report of the sample with a sheet of forty orders.
fn order_desk(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("a pass over Space Viking");
    let sample = Library::bundled().template(Game::SpaceViking, Library::SAMPLE).expect("the sample");
    let post = exchange::game::of(Game::SpaceViking).post().expect("a game by post");
    let begun = post.start(&sample, None, Some(7)).expect("a game");
    let replayed = post.replay(&begun, None).expect("a game");
    let reports = replayed.reports(Some("House Skarrow"), &[ReportFormat::Ron], ProgressMonitor::NONE);
    let report = reports.expect("reports").remove(0).files.remove(0);
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join(&report.name);
    std::fs::write(&file, &report.bytes).expect("a file");
    let mut window = Window::on(folder, file);
    window.harness.run();
    let text = "press \"a word\"\n".repeat(40);
    window.harness.get_by_role_and_label(Role::MultilineTextInput, "Orders").focus();
    window.harness.run();
    window.harness.get_by_role_and_label(Role::MultilineTextInput, "Orders").type_text(&text);
    window.harness.run();
    assert!(window.harness.state().state().is_at_post(), "the desk is open");
    group.bench_function("order desk", |bencher| bencher.iter(|| window.pass()));
    group.finish();
}

/// The passes that are shown while games are played in the background: each shows the results so far, and some take in others.
fn playtest(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("a pass");
    let mut window = Window::at_rest(&sample());
    window.press(Key::F9, 1);
    window.click("Start");
    let playtest = window.harness.state().state().view.playtest.clone().expect("a playtest");
    assert!(playtest.report().is_some(), "its results are there");
    group.bench_function("with the results of a playtest", |bencher| bencher.iter(|| window.pass()));
    window.harness.key_press_modifiers(Modifiers::COMMAND, Key::Num4);
    window.harness.run();
    window.click("Start the game");
    group.bench_function("over a game", |bencher| bencher.iter(|| window.pass()));
    group.finish();
}

fn start(criterion: &mut Criterion) {
    let sample = sample();
    criterion.bench_function("the first frame of the sample", |bencher| {
        bencher.iter_batched_ref(
            || (),
            |()| {
                let mut window = Window::new(&sample);
                window.pass();
                window
            },
            BatchSize::PerIteration,
        );
    });
}

criterion_group!(benches, desks, star_viking, freedom_in_the_galaxy, vikings_table, order_desk, playtest, start);
criterion_main!(benches);
