//! What may fail beside the page: the network, and a worker.

use egui::accesskit::Role;
use egui::{Key, Modifiers};

use crate::beside::Beside;
use crate::served::served;

const SIZE: (u32, u32) = (1280, 800);

#[test]
fn the_page_opens_without_a_network_from_its_second_visit_on() {
    let Some(mut served) = served() else { return };
    let tab = served.open(SIZE);
    tab.evaluate("navigator.serviceWorker.ready.then(() => true)");
    drop(tab);
    served.stop();
    let tab = served.open(SIZE);
    assert_eq!(tab.evaluate("fetch('nowhere').then(() => true, () => false)"), false, "nobody serves it");
}

#[test]
fn a_worker_that_dies_ends_its_playtest_and_nothing_else() {
    let Some(served) = served() else { return };
    let mut both = Beside::on_the_sample(served.open(SIZE), SIZE);
    both.tab.press(Modifiers::NONE, Key::F9);
    both.window.key_press(Key::F9);
    both.window.run();
    both.press_in_tab(Role::Button, "Start");
    both.tab.break_workers();
    // What was begun has ended, and can be begun anew.
    both.press(Role::Button, "Start");
    both.assert_alike("after it was started again");
}

/// Asks a worker of no program for four errands, and has one that waits and one that is under way dismissed; then one is done, and the last breaks
/// down. Tells what the asker has heard, and which errands each worker was given.
const DISMISSALS: &str = r"(async () => {
    const { Helpers } = await import('./helpers.js');
    const [called, heard, real] = [[], [], Worker];
    globalThis.Worker = class {
        given = [];
        constructor() { called.push(this); }
        postMessage({ errand }) { errand && this.given.push(errand[0]); }
        terminate() {}
    };
    const helpers = new Helpers(() => {});
    const ids = [1, 2, 3, 4].map((number) => helpers.ask(90, new Uint8Array([number]),
        (done) => heard.push(`${number}: ${done} done`), (bytes, why) => heard.push(`${number}: ${bytes ? 'all done' : why}`)));
    const answer = { data: { answer: [new Uint8Array(1), null] } };
    const dismiss = async (id) => { helpers.dismiss(id); await null; };
    await dismiss(ids[2]);
    await dismiss(ids[0]);
    called[0].onmessage?.(answer);
    called[1].onmessage({ data: { progress: [5] } });
    called[1].onmessage(answer);
    await dismiss(ids[1]);
    called[1].onerror();
    await null;
    globalThis.Worker = real;
    return [heard, called.map((worker) => worker.given.join())];
})()";

#[test]
fn an_errand_that_is_stopped_leaves_those_that_wait_to_another_worker() {
    let Some(served) = served() else { return };
    let told = served.open(SIZE).evaluate(DISMISSALS);
    let broken = "4: A worker of this page has broken down; try again.";
    let heard = ["3: It was stopped.", "1: It was stopped.", "2: 5 done", "2: all done", broken];
    assert_eq!(told, serde_json::json!([heard, ["1", "2,4"]]));
}
