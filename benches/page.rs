//! The page in Chromium without a screen: how soon it opens, how long its passes take, and how fast its workers play.
//!
//! `DRYDOCK_PAGE` names the folder that `src/web/build` has built. What is measured is told in a line each; Chromium draws on the processor here, in
//! a process of its own whose time is not counted.

#![allow(clippy::unwrap_used)] // A bench that fails is to be loud.

#[expect(dead_code, reason = "a bench needs little of what tests share")]
#[path = "../tests/page/beside.rs"]
mod beside;
#[path = "../tests/page/browser.rs"]
mod browser;
#[expect(dead_code, reason = "a bench needs little of what tests share")]
#[path = "../tests/page/served.rs"]
mod served;
#[expect(dead_code, reason = "a bench needs little of what tests share")]
#[path = "../tests/support/mod.rs"]
mod support;
#[expect(dead_code, reason = "a bench needs little of what tests share")]
#[path = "../tests/page/tab.rs"]
mod tab;

use std::hint::black_box;
use std::num::NonZeroUsize;
use std::time::Instant;

use beside::Beside;
use drydock::playtest::{Crew, Playtest, PlaytestRequest};
use drydock::project::{Game, Library};
use drydock::workers::PoolControl;
use egui::accesskit::Role;
use egui::{Key, Modifiers, Pos2};
use served::{Served, served};

const SIZE: (u32, u32) = (1920, 1080);
const TURNS: usize = 5;
const GAMES: u32 = 1000;

fn main() {
    let Some(served) = served() else { return };
    wire(&served);
    opening(&served);
    let mut both = Beside::on_the_sample(served.open(SIZE), SIZE);
    for (desk, name) in [("Ship designer", "Kezzik"), ("Map", "The Orchard Rocks")] {
        both.press(Role::ListItem, name);
        passes(&mut both, desk);
    }
    playtest(&mut both);
}

/// How much a first visit fetches, as it comes over the wire.
fn wire(served: &Served) {
    let fetched = "performance.getEntriesByType('resource').reduce((sum, { transferSize }) => sum + transferSize, 0)";
    let bytes = served.open(SIZE).evaluate(fetched).as_f64().unwrap_or_default();
    println!("Over the wire at the first visit: {:.2} MB", bytes / 1e6);
}

/// From the call of the address to the first picture of the editor.
fn opening(served: &Served) {
    let mut times: Vec<f64> = (0..TURNS)
        .map(|_| {
            let began = Instant::now();
            let tab = served.open(SIZE);
            let took = began.elapsed().as_secs_f64();
            // The browser tells it more exactly than a test that asks it now and then.
            tab.evaluate("performance.now()")
                .as_f64()
                .map_or(took, |_| tab.evaluate("first_picture").as_f64().unwrap_or(took) / 1000.0)
        })
        .collect();
    println!("From the address to the first picture: {:.2} s", median(&mut times));
}

/// What a pass takes of the page's own thread up to its triangles while the pointer goes over a desk, and to hand them to what draws; and what it
/// takes of the window's.
fn passes(both: &mut Beside, desk: &str) {
    both.tab.evaluate("passes.length = drawn.length = 0");
    let mut here = Vec::new();
    for step in 0..200_u16 {
        let at = Pos2::new(400.0 + f32::from(step) * 3.0, 300.0 + f32::from(step % 50) * 6.0);
        both.tab.move_to(at);
        both.window.hover_at(at);
        let began = Instant::now();
        both.window.step();
        let output = both.window.output();
        black_box(both.window.ctx.tessellate(output.shapes.clone(), output.pixels_per_point));
        here.push(began.elapsed().as_secs_f64() * 1000.0);
    }
    let [mut times, mut drawn] =
        ["passes", "drawn"].map(|told| serde_json::from_value::<Vec<f64>>(both.tab.evaluate(told)).unwrap_or_default());
    let (there, drawn, here, count) = (median(&mut times), median(&mut drawn), median(&mut here), times.len());
    println!("{desk}: a pass of {there:.2} ms, of {count} passes, and {drawn:.2} ms to draw it; {here:.2} ms in a window");
}

/// A playtest of the sample with the captains that are suggested: by workers that have yet to come, by those that are there, and by one worker of
/// the desktop.
fn playtest(both: &mut Beside) {
    both.keys(Modifiers::NONE, Key::F9);
    for when in ["first", "again"] {
        both.tab.evaluate("answered = 0");
        let began = both.tab.evaluate("performance.now()").as_f64().unwrap_or_default();
        // The window beside it would play as well, and take a processor from the workers.
        both.press_in_tab(Role::Button, "Start");
        both.tab
            .wait(|| both.tab.evaluate("answered > 0 && performance.now() - answered > 3000") == true, "the games are played");
        let answered = both.tab.evaluate("answered").as_f64().unwrap_or_default();
        let workers = both.tab.evaluate("workers.length").as_f64().unwrap_or_default();
        let seconds = (answered - began) / 1000.0;
        let each = f64::from(GAMES) / seconds / workers;
        println!("{GAMES} games, {when}: {seconds:.2} s with {workers} workers, {each:.0} a second each");
    }
    let project = Library::bundled().template(Game::LaunchFighters, "sample").unwrap();
    let playtest = Playtest::new(&project, &PlaytestRequest::default()).unwrap();
    let control = PoolControl::new();
    let began = Instant::now();
    playtest.play(0..GAMES, &mut Crew { jobs: NonZeroUsize::MIN, control: &control, on_progress: &mut || {} }).unwrap();
    println!("{GAMES} games by one worker of the desktop: {:.0} a second", f64::from(GAMES) / began.elapsed().as_secs_f64());
}

fn median(times: &mut [f64]) -> f64 {
    times.sort_by(f64::total_cmp);
    times.get(times.len() / 2).copied().unwrap_or(f64::NAN)
}
