//! How much time of the processor one pass of the window takes: a map of 200 by 200, seen whole and near.

mod support;

use criterion::{Criterion, criterion_group, criterion_main};
use drydock::editor::settings::Settings;
use drydock::editor::{App, Launch};
use drydock::project::{Library, Project, files};
use drydock::rules::launch_fighters::Content;
use egui::{Key, Modifiers, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;

fn map(criterion: &mut Criterion) {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("bench.drydock");
    let content = Content { maps: [support::map(200)].into_iter().collect(), ..Content::default() };
    files::save(&file, &Project::with_content(content.into(), "Bench")).expect("a saved file");
    let app = App::new(Launch { file: Some(file), library: Library::bundled() }, Settings::load_from(folder.path()), false);
    let mut window = Harness::builder()
        .with_size(Vec2::new(1920.0, 1080.0))
        .with_max_steps(60)
        .build_ui_state(|ui, app: &mut App| app.show(ui), app);
    // Until every tile is painted.
    window.run();
    let mut group = criterion.benchmark_group("a pass over a 200 x 200 map");
    group.bench_function("seen whole", |bencher| bencher.iter(|| window.step()));
    window.get_by_role(egui::accesskit::Role::Canvas).focus();
    for _ in 0..8 {
        window.key_press_modifiers(Modifiers::NONE, Key::Plus);
        window.run();
    }
    group.bench_function("seen near", |bencher| bencher.iter(|| window.step()));
    group.finish();
}

criterion_group!(benches, map);
criterion_main!(benches);
